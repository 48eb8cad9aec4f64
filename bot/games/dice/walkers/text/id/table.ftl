# The Walking Dead: yang ada di meja.
dice-emoji-arrow = { DRAWN("walker", "🧟") }
dice-emoji-dynamite = { DRAWN("infection", "☣️") }
dice-emoji-beer = { DRAWN("first_aid", "🩹") }
dice-emoji-gatling = { DRAWN("grenade", "💣") }
dice-emoji-outlaw = { DRAWN("savior", "💀") }
dice-emoji-renegade = { DRAWN("loner", "🐺") }
dice-emoji-rival = { DRAWN("rival", "🐯") }

dice-face-arrow = Walker
dice-face-dynamite = Infeksi
dice-face-be1 = Jangkauan 1
dice-face-be2 = Jangkauan 2
dice-face-beer = Pertolongan Pertama
dice-face-gatling = Granat

dice-role-sheriff = Pemimpin
dice-role-deputy = Penyintas
dice-role-outlaw = Savior
dice-role-renegade = Penyendiri Hilltop
dice-role-rival = Penyendiri Kingdom

dice-middle = { DRAWN("walker_token", "🧟") } { $pile } tersisa di tengah

dice-ask-dice-shoot = { $faces } Siapa kehilangan nyawa?
dice-ask-dice-beer = { $faces } { $left ->
    [1] Siapa yang ditolong?
   *[other] { $named ->
        [0] Siapa yang ditolong dulu?
       *[other] Siapa berikutnya?
    }
}
dice-ask-bart-arrows = { $character }: { $due ->
    [1] ambil Walker supaya tidak kehilangan satu nyawa?
   *[other] ambil berapa Walker supaya tidak kehilangan { $due } nyawa?
}
dice-ask-pedro-arrows = { $character }: berapa Walker yang dikembalikan?
dice-ask-sid-gain = { $character }: siapa yang mendapat satu nyawa?
dice-ask-kit-arrows = { $character }: Walker mana yang dikembalikan, paling banyak { $most }?
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

dice-about-sheriff = Tujuanmu: semua Savior dan semua Penyendiri tersingkir.
dice-about-deputy = Tujuanmu: menjaga Pemimpin tetap hidup. Kamu menang kalau Pemimpin menang, walaupun kamu sendiri sudah tersingkir.
dice-about-outlaw = Tujuanmu: Pemimpin tersingkir. Semua Savior menang bersama, termasuk yang sudah tersingkir.
dice-about-renegade = Tujuanmu: jadi satu-satunya yang masih hidup, jadi Pemimpin harus jatuh paling akhir. Kalau ada Penyendiri kedua, dari Kingdom, kalian bukan satu tim.
dice-about-rival = Tujuanmu: jadi satu-satunya yang masih hidup, jadi Pemimpin harus jatuh paling akhir. Penyendiri yang lain, dari Hilltop, bukan kawanmu.
dice-odds = { $count } dadu lagi: tiga Infeksi { $dynamite }%, Serbuan { $attack }%.

dice-won-law-restored = Pemimpin dan para Penyintas menang
dice-won-sheriff = Pemimpin menang
dice-won-sheriff-eliminated = Para Savior menang
dice-won-renegade-alone = { $name } menang, seorang Penyendiri
dice-why-law-restored = Semua Savior dan semua Penyendiri tersingkir.
dice-why-sheriff-eliminated = Pemimpin tersingkir.
dice-why-renegade-alone = Pemimpin tersingkir, dan hanya satu Penyendiri yang masih hidup.
dice-why-target-eliminated = Pemenangnya menghabisi sendiri nyawa terakhir sasarannya.
dice-emoji-sheriff = { DRAWN("leader", "⭐") }
dice-emoji-deputy = { DRAWN("survivor", "🛡️") }
dice-arrows = { DRAWN("walker_token", "🧟") } { $count }
dice-badge-sheriff = { DRAWN("leader", "Pemimpin") }
dice-badge-deputy = { DRAWN("survivor", "Penyintas") }
dice-badge-outlaw = { DRAWN("savior", "Savior") }
dice-badge-renegade = { DRAWN("loner", "Penyendiri Hilltop") }
dice-badge-rival = { DRAWN("rival", "Penyendiri Kingdom") }
dice-dealt-head = { DRAWN("leader", "⭐") } **{ $name }** menjadi Pemimpin dan mulai dulu.
dice-count-deputy = { DRAWN("survivor", "🛡️") } { $count } Penyintas
dice-count-outlaw = { DRAWN("savior", "💀") } { $count } Savior
dice-count-renegade = { DRAWN("loner", "🐺") } { $count } Penyendiri Hilltop
dice-count-rival = { DRAWN("rival", "🐯") } { $count } Penyendiri Kingdom
dice-act-dice-beer = { $name }, { $count ->
    [1] Pertolongan Pertamamu
   *[other] { $count } Pertolongan Pertamamu
}
dice-act-bart-arrows = { $name }, nyawa atau Walker?
dice-act-pedro-arrows = { $name }, Walker-mu
dice-act-sid-gain = { $name }, satu nyawa untuk diberikan
dice-act-kit-arrows = { $name }, Walker yang dikembalikan
dice-facts = { DRAWN("grenade", "💣") } { $gatlings } dari { $need } · { DRAWN("infection", "☣️") } { $dynamites } dari { $most }
dice-goal-sheriff = { $emoji } { $role }: singkirkan semua Savior dan Penyendiri
dice-goal-more-sheriff = Para Penyintas menang bersamamu.
dice-goal-more-deputy = Kamu menang bersama Pemimpin, walaupun sudah tersingkir.
dice-goal-more-outlaw = Semua Savior menang bersama, juga yang sudah tersingkir.
dice-goal-more-renegade = Pemimpin harus jatuh paling akhir. Penyendiri kedua bukan kawanmu.
dice-goal-more-three = Habisi sendiri nyawa terakhirnya. Kalau orang lain yang melakukannya, jadilah yang terakhir hidup.
dice-odds-safe = Dengan dadu yang tersisa tidak mungkin keluar tiga Infeksi atau Serbuan.
dice-picture-seat = { $number }. { $name } ({ $character }{ $role }): nyawa { $life }/{ $most }, Walker { $arrows }{ $reached }{ $turn }.
dice-picture-middle = Sisa Walker: { $pile }. Lemparan: { $roll } dari { $rolls }.
