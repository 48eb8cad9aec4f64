# Modul-modul Old Saloon dan Undead or Alive: nama, dadu, token, dan apa yang terjadi.
module-saloon-dice = Loudmouth dan Coward
module-chief-arrow = Panah Kepala Suku
module-special-roles = Peran khusus
module-mixed-roles = Peran campuran
module-saloon-characters = Karakter Saloon
module-ghost = Hantu
module-rage = Kartu Amarah
module-duel-dice = Dadu Duel
module-undead-characters = Karakter Undead
module-boneyard = Kuburan
module-legacy = Warisan

module-note-saloon-dice = Tukar satu dadumu dengan yang lebih ganas atau lebih aman, tiap giliran
module-note-chief-arrow = Panah kesepuluh, dihitung dua; yang punya terbanyak malah selamat
module-note-special-roles = Tiap peran punya kekuatan, dipakai sekali; 4 pemain atau lebih
module-note-mixed-roles = Peran khusus dan peran biasa dikocok bersama; 4 pemain atau lebih
module-note-saloon-characters = Delapan karakter lagi
module-note-ghost = Yang pertama tersingkir terus bermain sebagai Hantu; 5 pemain atau lebih
module-note-rage = Yang terluka dua kali dalam satu giliran mengambil kartu, baik atau buruk
module-note-duel-dice = Wiski, duel, dan luka selama satu giliran; perlu kartu Amarah
module-note-undead-characters = Delapan karakter lagi
module-note-boneyard = Yang mati kembali sebagai zombi; 4 pemain atau lebih
module-note-legacy = Beberapa permainan berturut-turut, masing-masing dengan warisan sebelumnya

module-about-saloon-dice = **Loudmouth dan Coward.** Sebelum gilirannya, pemain boleh menukar satu dadu dasar dengan salah satu dari dua dadu Saloon, untuk giliran itu. Loudmouth menembak dua kali lipat dan bisa membawa peluru, yang langsung mengurangi satu nyawamu. Coward punya bir dan panah patah, yang langsung mengembalikan satu panah milik siapa saja.
module-about-chief-arrow = **Panah Kepala Suku** ada di antara panah lain. Siapa yang mengambil panah boleh mengambil yang ini. Dalam serangan Indian, panah ini mengurangi dua nyawa; tetapi kalau pemiliknya akan kehilangan lebih banyak dari semua yang lain, ia tidak kehilangan apa pun.
module-about-special-roles = **Peran khusus.** Peran semua pemain punya kekuatan, yang dipakai sekali dalam permainan pada saatnya sendiri. Untuk memakainya, buka peranmu. Pada saat seperti itu meja menunggu sebentar, ada atau tidak ada yang punya peran itu.
module-about-mixed-roles = **Peran campuran.** Seperti peran khusus, tetapi peran biasa tanpa kekuatan ikut dikocok, jadi tidak ada yang tahu kekuatan apa saja yang ada.
module-about-saloon-characters = **Karakter Saloon.** Delapan karakter lagi bisa dibagikan; yang memerlukan modul yang tidak dimainkan tidak ikut.
module-about-ghost = **Hantu.** Pemain pertama yang tersingkir terus bermain untuk pihaknya; Renegade bermain untuk para Outlaw atau para Deputy. Dalam giliran Hantu dua dadu dilempar, sampai tiga kali, dan token dari satu sisinya diberikan kepada pemain lain, yang harus memulai giliran berikutnya dengan dadu bersisi itu. Dua sisi yang sama memberi token dengan x2, yang membalik dua dadu. Hantu tidak bisa terluka dan tidak dihitung sebagai tempat.
module-about-rage = **Kartu Amarah.** Siapa yang kehilangan dua nyawa atau lebih dalam satu giliran mengambil kartu Amarah di akhir giliran itu. Kartumu dibuka di awal giliranmu berikutnya, dan simbolnya ditambahkan ke dadumu. Isi kartunya adalah set buatan sendiri: tiga untuk tiap simbol.
module-about-duel-dice = **Dadu Duel.** Dua dari lima dadumu adalah dadu Duel. Wiski memberi satu nyawa dan mengembalikan satu luka, atau kalau tidak ada, memberi kartu Amarah. Untuk tiap sisi Duel kamu menantang pemain lain; dadunya dilempar bergantian, yang ditantang lebih dulu, sampai ada yang gagal melempar Duel: ia kehilangan satu nyawa dan mengambil token Luka Duel. Dalam giliranmu berikutnya token itu membatalkan satu hasil yang sama; dinamit di token dihitung satu lagi.
module-about-undead-characters = **Karakter Undead.** Delapan karakter lagi bisa dibagikan; yang memerlukan modul yang tidak dimainkan tidak ikut.
module-about-boneyard = **Kuburan.** Siapa yang tersingkir langsung membuka satu kartu Kuburan, dan satu lagi sebagai ganti tiap gilirannya. Begitu tangan yang terlihat lebih banyak dari pemain yang hidup, datanglah wabah zombi: semua yang mati kembali sebagai zombi dengan nyawa sebanyak pemain yang hidup, dan peran tidak menentukan lagi. Seorang Renegade yang hidup memimpin mereka. Zombi melempar tiga dadu dan tidak pernah mendapat nyawa. Sejak itu hanya zombi dan penyintas yang bertarung, sampai habis.
module-about-legacy = **Warisan.** Setelah satu permainan, **Main lagi** melanjutkan dengan warisannya: Sheriff yang selamat menunjuk Sheriff berikutnya, kalau tidak, pembunuhnya yang menggantikan. Yang selamat boleh menyimpan karakternya, yang lain boleh memilih satu.

# Dadu dan sisi.
dice-kind-base = Dadu dasar
dice-kind-loudmouth = Loudmouth
dice-kind-coward = Coward
dice-kind-duel = Dadu Duel
dice-made-base = **Dadu dasar.** Panah, dinamit, bull's eye 1, bull's eye 2, bir, gatling.
dice-made-loudmouth = **Loudmouth.** Panah, dinamit, peluru, dua bull's eye 1, dua bull's eye 2, dua gatling.
dice-made-coward = **Coward.** Panah, dinamit, panah patah, bull's eye 1, bir, dua bir.
dice-made-duel = **Dadu Duel.** Panah, dinamit, wiski, gatling, dan Berduel dua kali.
dice-face-bullet = peluru
dice-face-broken = panah patah
dice-face-be1x2 = dua bull's eye 1
dice-face-be2x2 = dua bull's eye 2
dice-face-beerx2 = dua bir
dice-face-gatlingx2 = dua gatling
dice-face-whiskey = wiski
dice-face-duel = Berduel
dice-emoji-bullet = 💥
dice-emoji-broken = ✂️
dice-emoji-be1x2 = ⏸️
dice-emoji-be2x2 = ⏩
dice-emoji-beerx2 = 🍻
dice-emoji-gatlingx2 = 💣
dice-emoji-whiskey = 🥃
dice-emoji-duel = ⚔️
dice-symbol-bullet = 💥 **Peluru.** Kamu langsung kehilangan satu nyawa, setelah panah dari lemparan itu.
dice-symbol-broken = ✂️ **Panah patah.** Langsung setelah panah dari lemparan itu, kamu mengembalikan satu panah milik siapa saja ke tengah, tidak pernah Panah Kepala Suku.
dice-symbol-be1x2 = ⏸️ **Dua bull's eye 1.** Dua hasil; masing-masing boleh mengenai pemain lain.
dice-symbol-be2x2 = ⏩ **Dua bull's eye 2.** Dua hasil; masing-masing boleh mengenai pemain lain.
dice-symbol-beerx2 = 🍻 **Dua bir.** Dua hasil; masing-masing boleh untuk pemain lain.
dice-symbol-gatlingx2 = 💣 **Dua gatling.** Dua hasil di satu dadu.
dice-symbol-whiskey = 🥃 **Wiski.** Kamu mendapat satu nyawa, dan satu token Luka Duel milikmu kembali; kalau tidak punya, kamu mengambil kartu Amarah.
dice-symbol-duel = ⚔️ **Berduel.** Tantang pemain lain, pada jarak berapa pun; dua sisi Berduel menantang dua pemain yang berbeda. Dadunya dilempar bergantian, yang ditantang lebih dulu. Siapa yang gagal melempar Berduel kehilangan satu nyawa dan mengambil token Luka Duel.

# Token.
dice-token-name-chief = Panah Kepala Suku
dice-token-name-ghost = token Hantu
dice-token-name-twice = token Hantu x2
dice-token-name-rage = kartu Amarah
dice-token-name-wound = token Luka Duel
dice-token-chief = **Panah Kepala Suku.** Dihitung dua dalam serangan Indian. Pemiliknya tidak kehilangan apa pun kalau ia akan kehilangan lebih banyak dari semua yang lain.
dice-token-ghost = **Token Hantu**, satu untuk tiap sisi dadu dasar. Pemegangnya memulai giliran berikutnya dengan satu dadu yang dibalik ke sisi itu; dadu itu dianggap dilempar, dan boleh dilempar ulang seperti yang lain.
dice-token-twice = **x2.** Ikut dengan token dari sisi yang dilempar Hantu dua kali: dua dadu dibalik ke sisi itu.
dice-token-rage = **Kartu Amarah.** Diambil siapa yang kehilangan dua nyawa atau lebih dalam satu giliran, dan karena wiski oleh siapa yang tidak punya luka. Simbolnya ditambahkan ke dadu giliran berikutnya.
dice-token-wound = **Token Luka Duel.** Dalam giliranmu berikutnya token ini membatalkan satu hasil bersimbol sama di dadumu; dinamit dihitung satu lagi. Kamu tidak pernah punya dua dengan simbol yang sama. Token kembali di akhir giliranmu.
dice-rage-title = Kartu Amarah: { $face }
dice-rage-topic = **Kartu Amarah: { $face }.** { $count } dari 18 kartu. { $symbol }
dice-wound-title = Token Luka Duel: { $face }
dice-wound-topic = **Token Luka Duel: { $face }.** { $count } dari { $all } token.
dice-ghost-title = Token Hantu: { $face }

# Meja.
dice-middle-chief = 🏹 Panah Kepala Suku ada di tengah
dice-middle-ghost = 👻 { $ghost } menghantui { $name }: { $face }{ $twice ->
    [yes] {" "}x2
   *[no] {""}
}
dice-middle-piles = Kartu Amarah: { $rage } di tumpukan, { $worn } di buangan
dice-middle-open = 💢 Kartu Amarah yang terbuka: { $cards }
dice-middle-wounds = Token Luka Duel di tumpukan: { $count }
dice-middle-duel = ⚔️ Duel: { $name } melawan { $other }
dice-middle-challenged = ⚔️ Ditantang: { $names }
dice-middle-boneyard = 🪦 Kuburan: { $hands } tangan terlihat, { $living } hidup, { $count } kartu tersisa
dice-middle-blocked = 🪦 Kartu tanpa tangan menahan wabah zombi selama giliran ini
dice-middle-due = 🧟 Wabah zombi datang pada giliran berikutnya
dice-middle-outbreak = 🧟 Wabah zombi: zombi melawan penyintas
dice-middle-powers = Kekuatan yang belum dibuka: { $count }
dice-middle-gaining = Akan mendapat nyawa: { $names }
dice-middle-gain = { $name } { $points }
dice-middle-judged = { $name } membuka kekuatannya; masih bisa dihentikan
dice-seat-chief = Panah Kepala Suku
dice-seat-rage = Amarah { $count }
dice-seat-wounds = luka: { $faces }
dice-seat-token = token Hantu
dice-seat-power = { $card }{ $used ->
    [yes] {" "}(sudah dipakai)
   *[no] {""}
}
dice-seat-also = { $line } · { $more }
dice-seat-ghost = { $name } 👻 Hantu, { $role } — bermain untuk { $side }
dice-seat-zombie = { $line } · 🧟 zombi
dice-seat-master = { $line } · 🧟 memimpin para zombi
dice-seat-undecided = { $name } — belum ditentukan
dice-side-sheriff = Sheriff
dice-side-deputy = para Deputy
dice-side-outlaw = para Outlaw
dice-side-renegade = Renegade
dice-shown-rage = { $emoji } { $face } (kartu Amarah)
dice-shown-kind = { $kind }: { $die }

# Memilih.
dice-ask-saloon-die = { $name }: tukar satu dadu dasar dengan dadu Saloon di giliran ini?
dice-ask-saloon-broken = Panah patah: panah siapa yang kembali?
dice-ask-chief-take = { $name }: ambil Panah Kepala Suku?
dice-ask-chief-return = { $name }: kembalikan Panah Kepala Suku?
dice-ask-apache-take = { $name } ({ $character }): ambil Panah Kepala Suku dari { $other }?
dice-ask-elena-give = { $name } ({ $character }): siapa yang mengambil satu panahnya?
dice-ask-elena-chief = { $name } ({ $character }): berikan Panah Kepala Suku?
dice-ask-molly-take = { $name } ({ $character }): nyawa mana yang kamu tanggung untuk yang lain, paling banyak { $most }?
dice-ask-ghost-face = { $name }, sang Hantu: token yang mana?
dice-ask-ghost-give = { $name }, sang Hantu: siapa yang mendapat token?
dice-ask-duel-opponent = { $name }: siapa yang ditantang berduel?
dice-ask-duel-order = { $name }: duel mana yang lebih dulu?
dice-ask-whiskey-token = { $name }: token Luka Duel mana yang kembali?
dice-ask-belle-turn = { $name } ({ $character }): balik satu dinamit menjadi gatling?
dice-ask-chuck-die = { $name } ({ $character }): kehilangan satu nyawa untuk membalik satu dadu?
dice-ask-chuck-side = { $name } ({ $character }): balik dadunya ke sisi mana?
dice-ask-pat-from = { $name } ({ $character }): kartu Amarah siapa yang pindah?
dice-ask-pat-to = { $name } ({ $character }): siapa yang mendapat kartu Amarah itu?
dice-ask-pat-card = { $name } ({ $character }): kartu Amarah yang mana?
dice-ask-pixie-keep = { $name } ({ $character }): kartu Amarah mana yang kamu simpan?
dice-ask-sam-gain = { $name } ({ $character }): siapa yang mendapat satu nyawa?
dice-ask-sean-again = { $name } ({ $character }): lempar ulang satu dadu Duel?
dice-ask-sean-duel = { $name } ({ $character }): lempar ulang dadu duelnya?
dice-ask-legacy-sheriff = { $name }: siapa Sheriff berikutnya?
dice-ask-legacy-keep = { $name }: simpan karaktermu?
dice-ask-legacy-character = { $name }: karakter mana yang kamu mainkan?
dice-nothing-elena-give = Jangan berikan
dice-nothing-belle-turn = Jangan dibalik
dice-nothing-chuck-die = Jangan dibalik
dice-nothing-sean-again = Jangan dilempar
dice-nothing-pat-from = Jangan pindahkan
dice-nothing-sam-gain = Tidak ada
dice-nothing-legacy-keep = Yang lain, secara acak
dice-nothing-legacy-character = Yang mana saja, secara acak
dice-point = { $name }, nyawa ke-{ $number }
dice-mark-molly-take = { $option }: { $marked ->
    [yes] kutanggung
   *[no] biarkan
}
dice-commit-molly-take = { $count ->
    [0] Tidak menanggung
   *[other] Tanggung { $count } nyawa
}

# Yang terjadi.
dice-event-die-taken = { $name } { $added ->
    [yes] menambah { $kind }
   *[no] menukar satu dadu dengan { $kind }
}.
dice-event-chief-moved = Panah Kepala Suku ada pada { $name }.
dice-event-chief-returned = Panah Kepala Suku kembali ke tengah.
dice-event-chief-spared = Berkat Panah Kepala Suku, { $name } tidak jadi kehilangan { $points } nyawa.
dice-event-chief-taken = { $name } mengambil Panah Kepala Suku dari { $other }.
dice-event-arrow-given = { $name } memberi { $other } { $chief ->
    [yes] Panah Kepala Suku
   *[no] satu panah
}.
dice-event-loss-taken = { $name } menanggung { $points } nyawa untuk { $other }.
dice-event-ghost-rose = { $name } menjadi Hantu dan bermain untuk { $side }.
dice-event-token-given = Hantu { $name } memberi { $other } token { $face }{ $twice ->
    [yes] {" "}dengan x2
   *[no] {""}
}.
dice-event-dice-turned = { $name } harus mulai dengan { $count } dadu yang dibalik ke { $face }.
dice-event-tokens-returned = Token Hantu pada { $name } kembali.
dice-event-rage-drawn = { $name } mengambil satu kartu Amarah.
dice-event-rage-drawn-seen = { $name } mengambil kartu Amarah: { $face }.
dice-event-rage-returned = { $name } mengembalikan satu kartu Amarah.
dice-event-rage-returned-seen = { $name } mengembalikan kartu Amarah: { $face }.
dice-event-rage-revealed = { $name } membuka kartu Amarah: { $faces }.
dice-event-rage-discarded = { $count } kartu Amarah milik { $name } masuk buangan.
dice-event-rage-shifted = { $by } memindahkan satu kartu Amarah dari { $name } ke { $other }.
dice-event-rage-shifted-seen = { $by } memindahkan kartu Amarah dari { $name } ke { $other }: { $face }.
dice-event-challenged = { $name } menantang { $other } berduel.
dice-event-duel-rolled = { $name } melempar { $face } dalam duel dengan { $other }.
dice-event-duel-rolled-again = { $name } melempar ulang dalam duel dengan { $other }: { $face }.
dice-event-wound-taken = { $name } mengambil token Luka Duel: { $face }.
dice-event-wound-dropped = { $name } mengambil token Luka Duel, { $face }, tetapi sudah punya yang sama; token itu kembali.
dice-event-wounds-returned = Token Luka Duel milik { $name } kembali: { $faces }.
dice-event-die-turned = { $name } membalik dadu ke-{ $die } menjadi { $face }.
dice-event-sheriff-settled = { $by } menunjuk { $name } sebagai Sheriff berikutnya.
dice-event-sheriff-heir = { $name } membunuh Sheriff dan menggantikannya.
dice-event-character-settled = { $name } { $how ->
    [kept] tetap memainkan
    [drawn] mendapat
   *[picked] memilih
} { $character }.

# Kursiku.
dice-you-ghost = 👻 Kamu Hantu dan bermain untuk { $side }. Di giliranmu kamu melempar dua dadu dan memberi token kepada pemain lain.
dice-you-zombie = 🧟 Kamu zombi: tiga dadu, tanpa kemampuan, dan tidak bisa mendapat nyawa. Kamu menang kalau tidak ada penyintas yang tersisa.
dice-you-master = 🧟 Kamu memimpin para zombi: kamu menang kalau tidak ada penyintas yang tersisa.
dice-you-survivor = 🧟 Wabah zombi sudah datang: kamu menang kalau tidak ada zombi yang tersisa.
dice-you-gone = Kamu tersingkir, tetapi masih membuka kartu Kuburan dan bisa kembali sebagai zombi.
dice-you-rage = Kartu Amarahmu: { $cards }
dice-you-undecided = Peran dan karaktermu untuk permainan ini belum ditentukan.

dice-token-name-hands = kartu Kuburan
dice-token-hands = **Kartu Kuburan.** Dibuka oleh siapa yang tersingkir, langsung dan sebagai ganti tiap gilirannya. Begitu tangan yang terlihat lebih banyak dari pemain yang hidup, yang mati kembali sebagai zombi. Kartu tanpa tangan menahan wabah zombi selama giliran itu, lalu kembali.
dice-event-card-revealed = { $name } membuka kartu Kuburan { $hands ->
    [0] tanpa tangan
   *[other] dengan { $hands } tangan
}: { $total } terlihat, { $living } hidup.
dice-event-outbreak-began = Wabah zombi! { $names } kembali sebagai zombi dengan { $life } nyawa.
dice-event-master-rose = { $name } seorang Renegade dan memimpin para zombi.

# Paket modul.
preset-classic = Klasik
preset-saloon = Saloon
preset-powers = Kekuatan
preset-old-saloon = Old Saloon
preset-undead = Undead
preset-undead-or-alive = Undead or Alive
preset-everything = Semuanya
