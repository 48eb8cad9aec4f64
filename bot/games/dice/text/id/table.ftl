# BANG! The Dice Game: yang ada di meja.
game-dice = BANG! The Dice Game
game-walkers-dice = BANG! The Dice Game: The Walking Dead

dice-face-arrow = panah
dice-face-dynamite = dinamit
dice-face-be1 = bull's eye 1
dice-face-be2 = bull's eye 2
dice-face-beer = bir
dice-face-gatling = gatling

dice-emoji-arrow = 🏹
dice-emoji-dynamite = 🧨
dice-emoji-be1 = 1️⃣
dice-emoji-be2 = 2️⃣
dice-emoji-beer = 🍺
dice-emoji-gatling = 🔫
dice-emoji-sheriff = ⭐
dice-emoji-deputy = 🛡️
dice-emoji-outlaw = 💰
dice-emoji-renegade = 🎭

dice-role-sheriff = Sheriff
dice-role-deputy = Deputy
dice-role-outlaw = Outlaw
dice-role-renegade = Renegade

dice-role = { $emoji } { $role }

dice-seat = { $name } — { $character } · nyawa { $life }/{ $most } · panah { $arrows }
dice-seat-known = { $name } { $role } — { $character } · nyawa { $life }/{ $most } · panah { $arrows }
dice-seat-out = { $name } ✖ tersingkir, { $role } — { $character }

dice-middle = 🏹 Panah di tengah: { $pile }
dice-hand = 🎲 Dadu, lemparan { $roll } dari { $rolls }: { $dice }
dice-shown = { $emoji } { $face }
dice-shown-locked = { $emoji } { $face } (terkunci)
dice-plan = 🎯 Sudah ditentukan: { $plan }
dice-plan-one = { $face } untuk { $name }
dice-plan-double = { $face }, dua kali lipat, untuk { $name }

dice-status-start = { $name } memulai giliran
dice-status-legacy = { $name } memulai permainan berikutnya dalam seri ini
dice-status-rolling = { $name } melempar dadu · lemparan { $roll } dari { $rolls }
dice-status-resolving = { $name } memakai hasil dadunya
dice-status-asked = { $names } sedang ditanya · giliran { $active }

# Memilih.
dice-ask-dice-reroll = { $name }: dadu mana yang dilempar ulang?
dice-ask-dice-shoot = Dadu ke-{ $die }, { $face }: siapa yang kehilangan satu nyawa?
dice-ask-dice-beer = Dadu ke-{ $die }, { $face }: siapa yang meminumnya?
dice-ask-bart-arrows = { $name } ({ $character }): { $due ->
    [1] ambil panah supaya tidak kehilangan satu nyawa?
   *[other] ambil berapa panah supaya tidak kehilangan { $due } nyawa?
}
dice-ask-pedro-arrows = { $name } ({ $character }): berapa panah yang dikembalikan?
dice-ask-sid-gain = { $name } ({ $character }): siapa yang mendapat satu nyawa?
dice-ask-kit-arrows = { $name } ({ $character }): panah mana yang dikembalikan, paling banyak { $most }?
dice-target = { $name } · { $life }
dice-target-double = { $name } · { $life } · dua kali lipat dengan bir
dice-number = { $count ->
    [0] Tanpa panah
   *[other] { $count } panah
}
dice-arrow = { $name }, panah { $number }
dice-mark-dice-reroll = { $option }: { $marked ->
    [yes] lempar ulang
    [no] simpan
   *[shut] terkunci
}
dice-mark-kit-arrows = { $option }: { $marked ->
    [yes] kembalikan
   *[no] biarkan
}
dice-commit-dice-reroll = { $count ->
    [0] Cukup, berhenti
   *[other] Lempar { $count } dadu
}
dice-commit-kit-arrows = { $count ->
    [0] Jangan kembalikan
   *[other] Kembalikan { $count } panah
}
dice-fresh-dice-reroll = Semua dadu disimpan, kecuali yang kamu tandai untuk dilempar ulang.
dice-fresh-kit-arrows = Belum ada panah yang ditandai.

# Kursiku.
dice-you-are = ### { $emoji } Kamu adalah { $role ->
    [sheriff] Sheriff
    [deputy] Deputy
    [outlaw] Outlaw
   *[renegade] Renegade
}
dice-goal-sheriff = Tujuanmu: semua Outlaw dan semua Renegade tersingkir.
dice-goal-deputy = Tujuanmu: menjaga Sheriff tetap hidup. Kamu menang kalau Sheriff menang, walaupun kamu sendiri sudah tersingkir.
dice-goal-outlaw = Tujuanmu: Sheriff tersingkir. Semua Outlaw menang bersama, termasuk yang sudah tersingkir.
dice-goal-renegade = Tujuanmu: jadi satu-satunya yang masih hidup, jadi Sheriff harus jatuh paling akhir.
dice-goal-three = Tujuanmu: habisi sendiri nyawa terakhir { $target } ({ $name }). Kalau sasaranmu jatuh oleh orang lain, jadilah yang terakhir hidup.
dice-secret = Pemain lain tidak tahu peranmu.
dice-known = Semua pemain tahu peranmu.
dice-you-play = **{ $character }**, nyawa { $life } dari { $most }, panah { $arrows }: { $ability }
dice-rolls-left = { $count ->
    [0] Tidak ada lemparan lagi.
   *[other] Masih ada { $count } lemparan.
}
dice-reach = Dengan { $face } kamu bisa mengenai { $names }.
dice-reach-not = Di luar jangkauan { $face }: { $names }.
dice-faces-both = bull's eye 1 atau 2
dice-reach-one = { $name } (jarak { $places })
dice-odds = Peluang kalau { $count } dadu dilempar ulang: tiga dinamit { $dynamite }%, serangan Indian { $attack }%.

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
dice-won-zombies-left = Para zombi menang
dice-won-zombies-destroyed = Para penyintas menang
dice-why-zombies-left = Tidak ada penyintas yang tersisa.
dice-why-zombies-destroyed = Tidak ada zombi yang tersisa.
