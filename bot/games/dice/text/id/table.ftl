# BANG! The Dice Game: yang ada di meja.
game-dice = BANG! The Dice Game
game-walkers-dice = BANG! The Dice Game: The Walking Dead

dice-face-arrow = panah
dice-face-dynamite = dinamit
dice-face-be1 = bull's eye 1
dice-face-be2 = bull's eye 2
dice-face-beer = bir
dice-face-gatling = gatling

dice-emoji-arrow = { DRAWN("arrow", "🏹") }
dice-emoji-dynamite = { DRAWN("dynamite", "🧨") }
dice-emoji-be1 = { DRAWN("bulls_eye_1", "1️⃣") }
dice-emoji-be2 = { DRAWN("bulls_eye_2", "2️⃣") }
dice-emoji-beer = { DRAWN("beer", "🍺") }
dice-emoji-gatling = { DRAWN("gatling", "🔫") }
dice-emoji-sheriff = { DRAWN("sheriff", "⭐") }
dice-emoji-deputy = { DRAWN("deputy", "🛡️") }
dice-emoji-outlaw = { DRAWN("outlaw", "💰") }
dice-emoji-renegade = { DRAWN("renegade", "🎭") }

dice-role-sheriff = Sheriff
dice-role-deputy = Deputy
dice-role-outlaw = Outlaw
dice-role-renegade = Renegade

dice-role = { $emoji } { $role }

dice-middle = { DRAWN("arrow_token", "🏹") } { $pile } tersisa di tengah
dice-hand = 🎲 { $dice }
dice-shown = { $emoji } { $face }
dice-shown-locked = { $emoji } { $face } (terkunci)

dice-status-start = { $name } memulai giliran
dice-status-legacy = { $name } memulai permainan berikutnya dalam seri ini
dice-status-rolling = { $name } melempar dadu
dice-status-resolving = { $name } memakai dadunya
dice-status-asked = { $names } sedang ditanya

# Memilih.
dice-ask-dice-reroll = Dadu mana lagi?
dice-ask-dice-shoot = { $faces } Siapa kehilangan nyawa?
dice-ask-dice-beer = { $faces } { $left ->
    [1] Siapa yang minum?
   *[other] { $named ->
        [0] Siapa yang minum dulu?
       *[other] Siapa berikutnya?
    }
}
dice-ask-bart-arrows = { $character }: { $due ->
    [1] ambil panah supaya tidak kehilangan satu nyawa?
   *[other] ambil berapa panah supaya tidak kehilangan { $due } nyawa?
}
dice-ask-pedro-arrows = { $character }: berapa panah yang dikembalikan?
dice-ask-sid-gain = { $character }: siapa yang mendapat satu nyawa?
dice-ask-kit-arrows = { $character }: panah mana yang dikembalikan, paling banyak { $most }?
dice-target = { $name } · { $life }
dice-number = { $count ->
    [0] Tanpa panah
   *[other] { $count } panah
}
dice-arrow = { $name }, panah { $number }
dice-mark-kit-arrows = { $option }: { $marked ->
    [yes] kembalikan
   *[no] biarkan
}
dice-commit-kit-arrows = { $count ->
    [0] Jangan kembalikan
   *[other] Kembalikan { $count } panah
}

# Kursiku.
dice-about-sheriff = Tujuanmu: semua Outlaw dan semua Renegade tersingkir.
dice-about-deputy = Tujuanmu: menjaga Sheriff tetap hidup. Kamu menang kalau Sheriff menang, walaupun kamu sendiri sudah tersingkir.
dice-about-outlaw = Tujuanmu: Sheriff tersingkir. Semua Outlaw menang bersama, termasuk yang sudah tersingkir.
dice-about-renegade = Tujuanmu: jadi satu-satunya yang masih hidup, jadi Sheriff harus jatuh paling akhir.
dice-goal-three = { $emoji } { $role }: buru { $target } { $name }
dice-secret = Pemain lain tidak tahu peranmu.
dice-known = Semua pemain tahu peranmu.
dice-you-play = **{ $character }** { $life }
dice-rolls-left = sisa { $count } lemparan
dice-odds = { $count } dadu lagi: tiga dinamit { $dynamite }%, serangan Indian { $attack }%.

# Akhir permainan.
dice-won-law-restored = Sheriff dan para Deputy menang
dice-won-sheriff = Sheriff menang
dice-won-sheriff-eliminated = Para Outlaw menang
dice-won-renegade-alone = { $name } menang, sang Renegade
dice-won-target-eliminated = { $name } menang
dice-won-last-alive = { $name } menang
dice-won-nobody-left = Tidak ada yang menang
dice-why-law-restored = Semua Outlaw dan semua Renegade tersingkir.
dice-why-sheriff-eliminated = Sheriff tersingkir.
dice-why-renegade-alone = Sheriff tersingkir, dan hanya Renegade yang masih hidup.
dice-why-target-eliminated = Pemenangnya menghabisi sendiri nyawa terakhir sasarannya.
dice-why-last-alive = Hanya tinggal satu orang yang hidup.
dice-why-nobody-left = Tidak ada yang masih hidup, jadi seri.
dice-was = { $role } ({ $character })
dice-was-out = { $role } ({ $character }), tersingkir

# Baris kursi, kalau tidak ada gambar.
dice-two-be1 = { DRAWN("two_bulls_eyes_1", "2×") }
dice-two-be2 = { DRAWN("two_bulls_eyes_2", "2×") }
dice-skull = { DRAWN("skull", "💀") }
dice-heart = { DRAWN("life", "❤️") }
dice-life = { DRAWN("life", "❤️") } { $life }/{ $most }
dice-arrows = { DRAWN("arrow_token", "🏹") } { $count }
dice-player = **{ $name }**
dice-times = { $count }×
dice-out = { DRAWN("skull", "💀") } tersingkir
dice-badge-sheriff = { DRAWN("sheriff", "Sheriff") }
dice-badge-deputy = { DRAWN("deputy", "Deputy") }
dice-badge-outlaw = { DRAWN("outlaw", "Outlaw") }
dice-badge-renegade = { DRAWN("renegade", "Renegade") }
dice-hidden = **Tersembunyi** { $roles }
dice-mix = **Peran untuk { $seats }** { $roles }
dice-mix-role = { $role }{ $count ->
    [1] {""}
   *[other] {" "}{ $count }
}
dice-dealt-head = { DRAWN("sheriff", "⭐") } **{ $name }** menjadi Sheriff dan mulai dulu.
dice-dealt-hidden = Tersembunyi: { $roles }
dice-dealt-open = { $role } { $name }
dice-count-deputy = { DRAWN("deputy", "🛡️") } { $count } Deputy
dice-count-outlaw = { DRAWN("outlaw", "💰") } { $count } Outlaw
dice-count-renegade = { DRAWN("renegade", "🎭") } { $count } Renegade

# Siapa yang ditanya, dan untuk apa.
dice-act-other = { $name }, pilihanmu
dice-act-dice-reroll = { $name }, giliranmu melempar
dice-act-dice-shoot = { $name }, { $count ->
    [1] tembakanmu
   *[other] { $count } tembakanmu
}
dice-act-dice-beer = { $name }, { $count ->
    [1] birmu
   *[other] { $count } birmu
}
dice-act-bart-arrows = { $name }, nyawa atau panah?
dice-act-pedro-arrows = { $name }, panahmu
dice-act-sid-gain = { $name }, satu nyawa untuk diberikan
dice-act-kit-arrows = { $name }, panah yang dikembalikan

# Dadu sebuah lemparan, dan memberikan hasilnya kepada pemain.
dice-facts = { DRAWN("gatling", "🔫") } { $gatlings } dari { $need } · { DRAWN("dynamite", "🧨") } { $dynamites } dari { $most }
dice-die-kept = simpan
dice-die-again = ulang
dice-die-locked = terkunci
dice-again = Ulang { $count }
dice-stop = Stop
dice-all = Ulang semua
dice-none = Kosongkan
dice-me = Aku
dice-wasted = { $life }/{ $most } (penuh)
dice-target-double = { $name } · { $life } · dua kali lipat dengan bir
dice-named = **Ditentukan** { $named }
dice-named-nobody = **Ditentukan** belum ada
dice-named-then = lalu { $faces }
dice-more-both = Lain: { $count }× ke satu, penuh
dice-more-alike = Lain: { $count }× ke satu
dice-more-full = Lain: nyawa penuh
dice-foot-shoot = kena bersamaan

dice-goal-sheriff = { $emoji } { $role }: singkirkan semua Outlaw dan Renegade
dice-goal-deputy = { $emoji } { $role }: jaga { $target } { $name } tetap hidup
dice-goal-outlaw = { $emoji } { $role }: singkirkan { $target } { $name }
dice-goal-renegade = { $emoji } { $role }: jadi yang terakhir hidup
dice-goal-more-sheriff = Para Deputy menang bersamamu.
dice-goal-more-deputy = Kamu menang bersama Sheriff, walaupun sudah tersingkir.
dice-goal-more-outlaw = Semua Outlaw menang bersama, juga yang sudah tersingkir.
dice-goal-more-renegade = Sheriff harus jatuh paling akhir.
dice-goal-more-three = Habisi sendiri nyawa terakhirnya. Kalau orang lain yang melakukannya, jadilah yang terakhir hidup.
dice-odds-none = Tidak ada dadu yang sedang dilempar.
dice-odds-safe = Dengan dadu yang tersisa tidak mungkin keluar tiga dinamit atau serangan Indian.

# Gambarnya dalam kata-kata.
dice-picture-seat = { $number }. { $name } ({ $character }{ $role }): nyawa { $life }/{ $most }, panah { $arrows }{ $reached }{ $turn }.
dice-picture-out = { $number }. { $name } ({ $character }{ $role }): tersingkir.
dice-picture-turn = , sedang giliran
dice-picture-reached = , terjangkau { $eyes }
dice-picture-middle = Sisa panah: { $pile }. Lemparan: { $roll } dari { $rolls }.
dice-picture-dice = Dadu: { $dice }.
dice-picture-locked = { $face } (terkunci)
dice-picture-shot = { $by } mengenai { $lost }.
dice-picture-lost = Berkurang: { $lost }.

dice-since-life = { DRAWN("life", "nyawa") } { $before }→{ $life }
dice-since-arrows = { DRAWN("arrow_token", "panah") } +{ $count }

dice-won-zombies-left = Para zombi menang
dice-won-zombies-destroyed = Para penyintas menang
dice-why-zombies-left = Tidak ada penyintas yang tersisa.
dice-why-zombies-destroyed = Tidak ada zombi yang tersisa.

# Akhir: yang dibutuhkan sebuah peran, dan siapa yang paling banyak berbuat sesuatu.
dice-needs-sheriff = { $role } butuh semua Outlaw dan Renegade tersingkir
dice-needs-deputy = { $role } butuh { $head } tetap hidup
dice-needs-outlaw = { $role } butuh { $head } tersingkir
dice-needs-renegade = { $role } harus hidup paling akhir
dice-needs-three = dalam permainan tiga orang hanya yang menembak sasarannya, atau hidup paling akhir, yang menang
dice-most-shots = **Penembak terjitu** { $name }, { $count } tembakan{ $times ->
    [0] {""}
   *[other] , { $times } di antaranya ke { $target }
}
dice-most-given = **Paling baik hati** { $name }, memberi { $count } nyawa{ $times ->
    [0] {""}
   *[other] , { $times } di antaranya kepada { $target }
}
dice-most-lost = **Paling tangguh** { $name }, kehilangan { $count } nyawa dan tetap hidup
dice-most-arrows = **Panah** { $name } mengambil { $count }
