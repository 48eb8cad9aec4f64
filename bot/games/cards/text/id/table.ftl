# BANG!: The Walking Dead, permainan kartu: yang ada di meja.
game-cards = BANG!: The Walking Dead

cards-kind-attack = Serang!
cards-kind-missed = Meleset!
cards-kind-first-aid = Pertolongan Pertama
cards-kind-medical-supplies = Obat-obatan
cards-kind-ammo-crate = Peti Peluru
cards-kind-weapons-cache = Simpanan Senjata
cards-kind-supplies = Perbekalan
cards-kind-surprise-attack = Serangan Mendadak
cards-kind-walker = Walker
cards-kind-grenade = Granat
cards-kind-herd-of-walkers = Kawanan Walker
cards-kind-duel = Duel
cards-kind-rv = Mobil Karavan
cards-kind-scope = Teropong
cards-kind-riot-gear = Rompi Antihuru-hara
cards-kind-captured = Tertangkap
cards-kind-contagion = Wabah
cards-kind-machine-gun = Senapan Mesin
cards-kind-pistol = Pistol
cards-kind-rifle = Senapan
cards-kind-assault-rifle = Senapan Serbu
cards-kind-sniper-rifle = Senapan Runduk
cards-kind-hatchet = Kapak

cards-role-leader = Pemimpin
cards-role-survivor = Penyintas
cards-role-savior = Savior
cards-role-loner = Penyendiri Hilltop

cards-role = { $emoji } { $role }
cards-card = { $kind } { $corner }
cards-used-as = { $card } (sebagai { $kind })
cards-count = { $count } kartu
cards-none = kosong

cards-who = { $name } { $role }
cards-seat = { $name } — { $character } · nyawa { $life }/{ $most } · kartu { $hand }
cards-seat-out = { $name } ✖ tersingkir — { $character }
cards-weapon = { $weapon }, jangkauan { $reach }
cards-needs = perlu { $needs } nyawa sekarang juga
cards-middle = 🂠 Tumpukan: { $deck } · buangan: { $discards }, teratas: { $top }
cards-laid = Dibuka di meja: { $cards }
cards-settling = Sedang berlaku: { $card } dari { $by }, sekarang pada { $name }
cards-settling-own = Sedang berlaku: { $card } pada { $name }

cards-status-draw = { $name } memulai giliran
cards-status-play = { $name } memainkan kartu
cards-status-discard = { $name } mengakhiri giliran
cards-status-asked = { $names }, jawablah

# Memilih.
cards-ask-cards-play = Giliranmu: mainkan satu kartu, atau akhiri giliran.
cards-ask-cards-target = { $card }: siapa sasarannya?
cards-ask-cards-pick = { $card } ke { $target }: kartu yang mana?
cards-ask-cards-attacked = { $by } menyerangmu dengan { $settling }. { $missed ->
    [1] Satu Meleset! menggagalkannya; kalau tidak, kamu kehilangan satu nyawa.
   *[other] Perlu { $missed } Meleset! untuk menggagalkannya; kalau tidak, kamu kehilangan satu nyawa.
}
cards-ask-cards-herd = { $by } memainkan { $settling }: buang satu Serang!, atau kehilangan satu nyawa?
cards-ask-cards-duel = { $settling } dari { $by }: buang satu Serang!, atau kehilangan satu nyawa?
cards-ask-cards-dying = { $settling } mengambil nyawa terakhirmu. Pulihkan { $needs } nyawa sekarang, kalau tidak kamu tersingkir.
cards-ask-cards-supplies = { $name }: kartu mana dari Perbekalan yang kamu ambil?
cards-ask-cards-discard = Kamu boleh menyimpan { $keep } kartu. { $most ->
    [1] Kartu mana yang dibuang?
   *[other] { $most } kartu mana yang dibuang?
}
cards-ask-hershel-cards = Dua kartu mana yang kamu buang untuk satu nyawa?
cards-ask-eugene-put-back = Kartu mana yang kembali ke atas tumpukan? Sisanya untukmu.
cards-ask-glenn-draw = { $name } (Glenn): dari mana kartu pertamanya?
cards-ask-negan-draw = { $name } (Negan): dari mana kartu pertamanya?
cards-ask-ezekiel-riot-gear = { $name } (Ezekiel): kartu mana yang berlaku untuk Rompi Antihuru-hara?
cards-ask-ezekiel-captured = { $name } (Ezekiel): kartu mana yang berlaku untuk Tertangkap?
cards-ask-ezekiel-contagion = { $name } (Ezekiel): kartu mana yang berlaku untuk Wabah?

cards-option-end-turn = Akhiri giliran
cards-option-recover = Dua kartu untuk satu nyawa
cards-option-decline = Jangan lakukan apa-apa
cards-option-from-deck = Dari tumpukan
cards-option-from-discards = { $card } dari buangan
cards-option-from-hand = { $name } · { $count } kartu
cards-option-turn-up = { $gear ->
    [jesus] Buka kartu! (Jesus)
   *[riot-gear] Buka kartu! (Rompi)
}
cards-option-player = { $name } · jarak { $distance } · nyawa { $life }
cards-option-hand = Dari tangan, acak ({ $count } kartu)
cards-hand-word = tangan
cards-mark = { $card }: { $marked ->
    [yes] buang
   *[no] simpan
}
cards-commit = Buang { $count } kartu
cards-fresh = Belum ada kartu yang ditandai.

# Kursiku.
cards-you-are = ### { $emoji } Kamu adalah { $role ->
    [leader] Pemimpin
    [survivor] Penyintas
    [savior] Savior
   *[loner] Penyendiri Hilltop
}
cards-goal-leader = Tujuanmu: semua Savior dan Penyendiri Hilltop tersingkir.
cards-goal-survivor = Tujuanmu: Pemimpin bertahan sampai semua Savior dan Penyendiri Hilltop tersingkir. Kamu menang bersama Pemimpin, walaupun kamu sendiri sudah tersingkir.
cards-goal-savior = Tujuanmu: Pemimpin tersingkir. Semua Savior menang bersama, termasuk yang sudah tersingkir. Siapa pun yang menyingkirkan seorang Savior mengambil tiga kartu, jadi jangan terlalu percaya siapa pun.
cards-goal-loner = Tujuanmu: jadi satu-satunya yang masih hidup, jadi Pemimpin harus jatuh paling akhir.
cards-secret = Pemain lain tidak tahu peranmu.
cards-known = Semua pemain tahu peranmu.
cards-you-play = **{ $character }**, nyawa { $life } dari { $most }: { $ability }
cards-hand = **Kartu di tanganmu** ({ $count }):
cards-hand-empty = **Tidak ada kartu** di tanganmu.
cards-hand-line = { $emoji } { $kind } { $corners } — { $effect }
cards-hand-plain = { $emoji } { $kind } { $corners }
cards-your-reach = Jangkauan { $weapon }-mu { $reach }. Pemain lain, searah jarum jam dari kursimu:
cards-seen = { $name }: jarak { $distance } · nyawa { $life }/{ $most } · kartu { $hand }
cards-warning = ⚠️ { $card } sekarang tidak ada gunanya: { $why }

# Akhir permainan.
cards-won-order-restored = Pemimpin dan para Penyintas menang
cards-won-leader-alone = Pemimpin menang
cards-won-leader-eliminated = Para Savior menang
cards-won-loner-alone = { $name } menang, sang Penyendiri Hilltop
cards-why-order-restored = Semua Savior dan Penyendiri Hilltop tersingkir.
cards-why-leader-eliminated = Pemimpin tersingkir.
cards-why-loner-alone = Pemimpin tersingkir, dan hanya Penyendiri Hilltop yang masih hidup.
cards-was = { $role } ({ $character })
cards-was-out = { $role } ({ $character }), tersingkir

# Gambar, dan yang tertulis tanpanya.
cards-emoji-attack = { DRAWN("attack", "💥") }
cards-emoji-missed = { DRAWN("missed", "💨") }
cards-emoji-first-aid = { DRAWN("first_aid_card", "🩹") }
cards-emoji-medical-supplies = { DRAWN("medical_supplies", "💊") }
cards-emoji-ammo-crate = { DRAWN("ammo_crate", "📦") }
cards-emoji-weapons-cache = { DRAWN("weapons_cache", "🧰") }
cards-emoji-supplies = { DRAWN("supply", "🥫") }
cards-emoji-surprise-attack = { DRAWN("surprise_attack", "🫳") }
cards-emoji-walker = { DRAWN("walker", "🧟") }
cards-emoji-grenade = { DRAWN("grenade_card", "💣") }
cards-emoji-herd-of-walkers = { DRAWN("herd", "👥") }
cards-emoji-duel = { DRAWN("duel_card", "⚔️") }
cards-emoji-rv = { DRAWN("rv", "🚐") }
cards-emoji-scope = { DRAWN("scope", "🔭") }
cards-emoji-riot-gear = { DRAWN("riot_gear", "🦺") }
cards-emoji-captured = { DRAWN("captured", "⛓️") }
cards-emoji-contagion = { DRAWN("contagion", "☣️") }
cards-emoji-machine-gun = { DRAWN("machine_gun", "🔫") }
cards-emoji-pistol = { DRAWN("weapon", "🔫") }
cards-emoji-rifle = { DRAWN("rifle", "🔫") }
cards-emoji-assault-rifle = { DRAWN("assault_rifle", "🔫") }
cards-emoji-sniper-rifle = { DRAWN("sniper_rifle", "🔫") }
cards-emoji-hatchet = { DRAWN("hatchet", "🪓") }
cards-badge-leader = { DRAWN("leader", "Pemimpin") }
cards-badge-survivor = { DRAWN("survivor", "Penyintas") }
cards-badge-savior = { DRAWN("savior", "Savior") }
cards-badge-loner = { DRAWN("loner", "Penyendiri Hilltop") }

cards-hidden = **Tersembunyi** { $roles }
cards-dealt-head = { DRAWN("leader", "⭐") } **{ $name }** menjadi Pemimpin dan mulai dulu.
cards-since-life = { DRAWN("life", "nyawa") } { $before }→{ $life }

# Gambar dalam kata-kata.
cards-picture-seat = { $number }. { $name } ({ $character }{ $role ->
    [none] {""}
   *[other] , { $role }
}): nyawa { $life }/{ $most }, { $hand } kartu, { $weapon } { $reach }{ $play }{ $away }{ $state ->
    [turn] , gilirannya
    [asked] , ditanya
   *[plays] {""}
}.
cards-picture-out = { $number }. { $name } ({ $character }, { $role }): tersingkir.
cards-picture-away = , jarak { $away }
cards-picture-middle = Tumpukan: { $deck }.
cards-picture-top = Buangan: { $card }.
cards-picture-settling = { $card } dari { $by } pada { $at }.
cards-picture-settling-own = { $card } pada { $at }.
cards-act-draw = { $name }, giliranmu
cards-act-play = { $name }, mainkan kartumu
cards-act-discard = { $name }, akhiri giliranmu

# Akhir: yang dibutuhkan sebuah peran, dan siapa yang paling banyak berbuat sesuatu.
cards-needs-leader = { $role } butuh semua Savior dan Penyendiri tersingkir
cards-needs-survivor = { $role } butuh { $head } tetap hidup
cards-needs-savior = { $role } butuh { $head } tersingkir
cards-needs-loner = { $role } harus hidup paling akhir
cards-most-attacks = **Paling garang** { $name }, { $count } serangan{ $times ->
    [0] {""}
   *[other] , { $times } di antaranya ke { $target }
}
cards-most-cancelled = **Paling gesit** { $name } menggagalkan { $count } serangan{ $times ->
    [0] {""}
   *[other] , { $times } dari { $target }
}
cards-most-healed = **Paling pulih** { $name }, memulihkan { $count } nyawa
cards-most-lost = **Paling tangguh** { $name }, kehilangan { $count } nyawa dan tetap hidup
