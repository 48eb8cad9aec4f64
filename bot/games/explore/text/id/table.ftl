# The Walking Dead: The Dice Game: yang ada di meja.
game-explore = The Walking Dead: The Dice Game

explore-colour-yellow = kuning
explore-colour-orange = oranye
explore-colour-red = merah
explore-colour-black = hitam

explore-blue-bite = Gigitan
explore-blue-x2 = X2
explore-blue-plus-1 = +1
explore-blue-plus-2 = +2
explore-blue-cancel = Batal satu gigitan
explore-blue-reroll = Lempar ulang

explore-dice = { $emoji } { $count } { $colour }
explore-rolled = { $emoji } { $colour } { $pips ->
    [0] kosong
   *[other] { $pips }
}
explore-supplies = { $count ->
    [0] tidak ada perbekalan
   *[other] { $count } perbekalan
}

explore-seat = { $name } — 🎒 simpanan { $stash }
explore-seat-exploring = { $name } — 🎒 simpanan { $stash } · { $front } di depannya
explore-seat-watching = { $name } — 🎒 simpanan { $stash } · menonton giliran penentu

explore-location = 🃏 **{ $card }** · kekuatan { $fight } · gigitan { $bites } · perbekalan { $supplies }
explore-location-hurt = 🃏 **{ $card }** · kekuatan { $fight } (tersisa { $left }) · gigitan { $bites } · perbekalan { $supplies }
explore-event = 🃏 **{ $card }** · kejadian
explore-no-card = 🃏 Tidak ada kartu yang sedang dimainkan.
explore-placed = 🎯 Di atas kartu: { $dice }
explore-thrown = 🎲 Hasil lemparan: { $dice } · 🔵 dadu biru: { $blue }
explore-left = 🎲 Sisa dadu: { $dice }
explore-left-none = 🎲 Dadunya habis
explore-cubes = 🩸 Sisa kubus luka: { $cubes } dari { $most }
explore-front = 🥫 Di depan { $name }: { $cards }. Bisa disimpan sekarang: { $supplies }
explore-front-none = 🥫 Belum ada kartu di depan { $name }.
explore-front-card = { $card } { $supplies }
explore-deck = 🂠 Tumpukan { $deck } · buangan { $discards }
explore-final = 🏁 Babak terakhir: { $closer } punya { $stash }. Masih main: { $names }
explore-tiebreak = ⚖️ Giliran penentu: { $names } sama kuat dan main terus.

explore-status-next = { $name } memilih: lanjut atau berhenti
explore-status-attack = { $name } menyerang { $card }
explore-status-choosing = { $name } harus memilih

# Memilih.
explore-ask-next = Jelajah lagi, atau berhenti?
explore-ask-attack = Dadu mana yang menyerang { $card }?
explore-ask-reroll = { $name }: dadumu bernilai { $score }, yang diperlukan { $left }. Dadu mana yang dilempar ulang?
explore-ask-double = { $name }: dadumu bernilai { $score }, yang diperlukan { $left }. Dadu mana yang dihitung dua kali?
explore-ask-lose-die = { $name }, { $card }: dadu mana yang kamu relakan?
explore-ask-regain-die = { $name }, { $card }: dadu mana yang kamu ambil kembali?
explore-ask-drop-card = { $name }, { $card }: kartu mana yang kamu relakan?
explore-ask-toll = { $name }, { $card }: kamu bayar dengan apa?
explore-next = Jelajah lagi
explore-stop = { $supplies ->
    [0] Berhenti tanpa simpanan
   *[other] Berhenti dan simpan { $supplies }
}
explore-die = { $colour } #{ $number }
explore-thrown-die = { $colour }: { $pips ->
    [0] kosong
   *[other] nilai { $pips }
}
explore-one-of = { $colour }, sisa { $count }
explore-keep = Biarkan semua
explore-taken-card = { $card } · { $supplies }
explore-pay-cubes = { $count } kubus luka
explore-pay-dice = { $count } dadu terlemah
explore-typed = { $count } { $colour }
explore-suggestion = { $dice } · { $now }%

# Kursiku.
explore-you = ### 🎒 Simpananmu: { $stash }
explore-you-exploring = Sekarang giliranmu: di depanmu { $supplies }.
explore-goal = Siapa yang mengakhiri giliran dengan simpanan { $enough } atau lebih memulai babak terakhir; simpanan terbanyak menang.
explore-lead = Simpanan terbanyak: { $names } dengan { $stash }.

# Peluang.
explore-odds-nothing = Saat ini tidak ada yang perlu dihitung.
explore-odds-these = Peluang dengan { $dice }: { $now }% mengalahkan kartunya di serangan ini, { $end }% pada akhirnya kalau selanjutnya main sebaik mungkin.
explore-odds-all = Dengan main sebaik mungkin, kartu ini kalah dalam { $best }% kemungkinan. *Peluang* menunjukkan semua pilihan dadu.
explore-odds-attack = **Peluang mengalahkan { $card } di serangan ini** (perlu { $left }, sisa kubus luka { $cubes }), dengan lempar ulang dan X2 dipakai sebaik mungkin. Di belakangnya peluang pada akhirnya, kalau selanjutnya main sebaik mungkin.
explore-odds-with = Dengan { $count } dadu:
explore-odds-pick = • { $dice }: **{ $now }%** · { $end }%
explore-odds-best = **Main sebaik mungkin sampai kartu ini selesai: { $best }%**, mulai dengan { $dice }.
explore-odds-cost = Kalau tumbang, yang hilang: { $supplies }; simpanan tetap aman.
explore-odds-reroll = • { $die } dilempar ulang: **{ $chance }%**
explore-odds-keep = • Biarkan semua: **{ $chance }%**
explore-odds-rerolls = **Peluang mengalahkan { $card } pada akhirnya**, kalau dari sini main sebaik mungkin:
explore-odds-double = X2 paling berguna untuk dadu dengan nilai tertinggi.
explore-odds-next = **Jelajah lagi:** kartu berikutnya membuat tumbang dalam { $risk }% kemungkinan, walaupun main sebaik mungkin.

# Akhir permainan.
explore-won = { $name } menang dengan { $stash }
explore-why-most-supplies = Babak terakhir selesai, dan tidak ada simpanan yang lebih banyak.
explore-why-tiebreak = Setelah babak terakhir beberapa pemain sama kuat; giliran tambahan yang menentukan.
explore-was = simpanan { $stash }

# Gambar dalam kata-kata.
explore-picture-seat = { $number }. { $name }: simpanan { $stash }{ $state ->
    [turn] , sedang bermain
    [waits] , tidak bermain lagi
   *[plays] {""}
}.
explore-picture-card = { $card }: kekuatan { $fight }, sisa { $left }, gigitan { $bites }, perbekalan { $supplies }.
explore-picture-event = { $card }: kejadian.
explore-picture-placed = Di atas kartu: { $dice }.
explore-picture-thrown = Hasil lemparan: { $dice }; dadu biru: { $blue }.
explore-picture-die = { $colour } { $pips }
explore-picture-left = Sisa dadu: { $dice }. Kubus luka: { $cubes } dari { $most }.
explore-picture-front = Perbekalan di depan: { $front }. Tumpukan: { $deck }.

# Satu tombol untuk setiap warna dadu.
explore-emoji-yellow = { DRAWN("yellow_die", "🟡") }
explore-emoji-orange = { DRAWN("orange_die", "🟠") }
explore-emoji-red = { DRAWN("red_die", "🔴") }
explore-emoji-black = { DRAWN("black_die", "⚫") }
explore-act-next = { $name }, lanjut atau berhenti?
explore-act-attack = { $name }, serang { $card }
explore-act-choosing = { $name }, pilihlah
explore-beside-attack = perlu { $left }, paling banyak { $most }
explore-beside-next = { $supplies } di depan
explore-chosen = Dipilih { $dice }
explore-chosen-none = Belum ada yang dipilih
explore-chosen-odds = Dipilih { $dice } · **{ $now }%**, pada akhirnya { $end }%
explore-attack = Serang
explore-attack-odds = Serang: { $now }%
explore-none = Kosongkan
explore-best = Terbaik: { $dice } { $now }%
explore-on = Jelajah lagi: { $chance }%
explore-home = Berhenti: { $stash }→{ $home }

# Akhir: yang dimiliki seseorang, dan siapa yang paling banyak berbuat sesuatu.
explore-had = simpananmu { $stash }
explore-most-defeated = **Paling garang** { $name } mengalahkan { $count } kartu
explore-most-cubes = **Paling banyak digigit** { $name }, kehilangan { $count } kubus
explore-most-knocked-out = **Paling nekat** { $name } tumbang { $count } kali
