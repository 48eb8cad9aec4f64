# The Walking Dead: yang ada di meja.
dice-emoji-arrow = 🧟
dice-emoji-dynamite = ☣️
dice-emoji-beer = 🩹
dice-emoji-gatling = 💣
dice-emoji-outlaw = 💀
dice-emoji-renegade = 🐺
dice-emoji-rival = 🐯

dice-face-arrow = Walker
dice-face-dynamite = Infeksi
dice-face-be1 = Jangkauan 1
dice-face-be2 = Jangkauan 2
dice-face-beer = Pertolongan Pertama
dice-face-gatling = Granat
dice-faces-both = Jangkauan 1 atau 2

dice-role-sheriff = Pemimpin
dice-role-deputy = Penyintas
dice-role-outlaw = Savior
dice-role-renegade = Penyendiri Hilltop
dice-role-rival = Penyendiri Kingdom

dice-seat = { $name } — { $character } · nyawa { $life }/{ $most } · Walker { $arrows }
dice-seat-known = { $name } { $role } — { $character } · nyawa { $life }/{ $most } · Walker { $arrows }
dice-middle = 🧟 Walker di tengah: { $pile }

dice-ask-dice-shoot = Dadu ke-{ $die }, { $face }: siapa yang kehilangan satu nyawa?
dice-ask-dice-beer = Dadu ke-{ $die }, { $face }: siapa yang ditolong?
dice-ask-bart-arrows = { $name } ({ $character }): { $due ->
    [1] ambil Walker supaya tidak kehilangan satu nyawa?
   *[other] ambil berapa Walker supaya tidak kehilangan { $due } nyawa?
}
dice-ask-pedro-arrows = { $name } ({ $character }): berapa Walker yang dikembalikan?
dice-ask-sid-gain = { $name } ({ $character }): siapa yang mendapat satu nyawa?
dice-ask-kit-arrows = { $name } ({ $character }): Walker mana yang dikembalikan, paling banyak { $most }?
dice-target-double = { $name } · { $life } · dua kali lipat dengan Pertolongan Pertama
dice-number = { $count ->
    [0] Tanpa Walker
   *[other] { $count } Walker
}
dice-arrow = { $name }, Walker { $number }
dice-commit-kit-arrows = { $count ->
    [0] Jangan kembalikan
   *[other] Kembalikan { $count } Walker
}
dice-fresh-kit-arrows = Belum ada Walker yang ditandai.

dice-you-are = ### { $emoji } Kamu adalah { $role ->
    [sheriff] Pemimpin
    [deputy] Penyintas
    [outlaw] Savior
    [rival] Penyendiri dari Kingdom
   *[renegade] Penyendiri dari Hilltop
}
dice-goal-sheriff = Tujuanmu: semua Savior dan semua Penyendiri tersingkir.
dice-goal-deputy = Tujuanmu: menjaga Pemimpin tetap hidup. Kamu menang kalau Pemimpin menang, walaupun kamu sendiri sudah tersingkir.
dice-goal-outlaw = Tujuanmu: Pemimpin tersingkir. Semua Savior menang bersama, termasuk yang sudah tersingkir.
dice-goal-renegade = Tujuanmu: jadi satu-satunya yang masih hidup, jadi Pemimpin harus jatuh paling akhir. Kalau ada Penyendiri kedua, dari Kingdom, kalian bukan satu tim.
dice-goal-rival = Tujuanmu: jadi satu-satunya yang masih hidup, jadi Pemimpin harus jatuh paling akhir. Penyendiri yang lain, dari Hilltop, bukan kawanmu.
dice-goal-three = Tujuanmu: habisi sendiri nyawa terakhir { $target } ({ $name }). Kalau sasaranmu jatuh oleh orang lain, jadilah yang terakhir hidup.
dice-you-play = **{ $character }**, nyawa { $life } dari { $most }, Walker { $arrows }: { $ability }
dice-reach-not = Di luar { $face }: { $names }.
dice-odds = Peluang kalau { $count } dadu dilempar ulang: tiga Infeksi { $dynamite }%, Serbuan { $attack }%.

dice-won-law-restored = Pemimpin dan para Penyintas menang
dice-won-sheriff = Pemimpin menang
dice-won-sheriff-eliminated = Para Savior menang
dice-won-renegade-alone = { $name } menang, seorang Penyendiri
dice-why-law-restored = Semua Savior dan semua Penyendiri tersingkir.
dice-why-sheriff-eliminated = Pemimpin tersingkir.
dice-why-renegade-alone = Pemimpin tersingkir, dan hanya satu Penyendiri yang masih hidup.
dice-why-target-eliminated = Pemenangnya menghabisi sendiri nyawa terakhir sasarannya.
