# Penjelasan permainan kartu, dengan kata-kata sendiri.
cards-help-goal = **Siapa yang menang.** Semua punya peran rahasia; hanya peran Pemimpin yang terbuka. Para Savior ingin Pemimpin tersingkir. Pemimpin dan para Penyintas ingin semua Savior dan Penyendiri Hilltop tersingkir. Penyendiri ingin jadi satu-satunya yang masih hidup. Satu pihak menang bersama, termasuk yang sudah tersingkir.
cards-help-turn = **Satu giliran.** Ambil dua kartu. Mainkan sebanyak yang kamu mau, tetapi hanya satu Serang! Lalu buang sampai kartumu tidak lebih banyak dari nyawamu. Kartu cokelat langsung berlaku dan dibuang; kartu biru tetap di meja, tidak pernah dua yang namanya sama di depan satu pemain, dan senjata baru menggantikan yang lama.
cards-help-attack = **Serang!** mengurangi satu nyawa pemain yang terjangkau senjatamu, kecuali digagalkan dengan Meleset! (atau Rompi Antihuru-hara). Semua mulai dengan Kapak, yang menjangkau satu tempat.
cards-help-distance = **Jarak.** Hitung tempat sampai ke seorang pemain lewat sisi yang lebih pendek; yang tersingkir tidak dihitung. Mobil Karavan dan Dale membuat pemiliknya terlihat satu tempat lebih jauh, Teropong dan Andrea melihat semua satu tempat lebih dekat; jarak tidak pernah di bawah 1. Senjata menjangkau lebih jauh tetapi tidak mengubah jarak.
cards-help-draw = **Buka kartu!** artinya: buka kartu teratas tumpukan dan lihat sudutnya. Hati untuk Rompi Antihuru-hara sama dengan Meleset!, hati untuk Tertangkap membebaskanmu, sekop 2 sampai 9 untuk Wabah mengurangi tiga nyawa. As paling tinggi.
cards-help-out = **Tersingkir.** Siapa yang nyawanya habis dan tidak bisa langsung memulihkannya dengan Pertolongan Pertama tersingkir, membuka perannya, dan membuang semua kartunya. Siapa yang menyingkirkan seorang Savior mengambil tiga kartu; Pemimpin yang menyingkirkan Penyintas membuang semua kartunya.
cards-help-typed = **Kartumu** ada di *Kursiku*, hanya untukmu; pertanyaan untukmu dijawab di sana juga. Kalau mau mengetik: /mainkan memainkan kartu beserta sasarannya dalam satu baris, /balas menjawab di luar giliran, /buang membuang.
cards-help-orders = **Perintah tetap** menjawab untukmu kalau kamu diserang, didatangi Kawanan Walker, berduel, atau kehilangan nyawa terakhir: kalau bisa, tidak pernah, atau hanya kalau nyawamu tinggal sedikit. Jawabannya sama lamanya, entah kartunya ada di tanganmu atau tidak. Perintah ini diatur di *Kursiku*.

cards-title-turn = Satu giliran permainan kartu
cards-title-distance = Jarak dan jangkauan
cards-title-draw = Buka kartu!
cards-title-out = Tersingkir dari permainan kartu
cards-title-orders = Perintah tetap

cards-effect-attack = pemain dalam jangkauan kehilangan satu nyawa, kecuali digagalkan Meleset!
cards-effect-missed = hanya sebagai jawaban: menggagalkan serangan kepadamu
cards-effect-first-aid = memulihkan satu nyawamu; juga saat nyawa terakhirmu hilang
cards-effect-medical-supplies = semua pemain memulihkan satu nyawa
cards-effect-ammo-crate = ambil dua kartu
cards-effect-weapons-cache = ambil tiga kartu
cards-effect-supplies = satu kartu untuk tiap pemain dibuka; kamu memilih dulu
cards-effect-surprise-attack = ambil satu kartu pemain pada jarak satu
cards-effect-walker = pemain mana pun kehilangan satu kartu
cards-effect-grenade = serangan ke semua pemain lain
cards-effect-herd-of-walkers = semua pemain lain membuang Serang! atau kehilangan satu nyawa
cards-effect-duel = kamu dan satu pemain bergantian membuang Serang!; yang berhenti kehilangan nyawa
cards-effect-rv = tetap di meja: kamu terlihat satu tempat lebih jauh
cards-effect-scope = tetap di meja: kamu melihat semua satu tempat lebih dekat
cards-effect-riot-gear = kalau diserang boleh buka kartu!: hati sama dengan Meleset!
cards-effect-captured = untuk pemain lain: tanpa hati saat buka kartu!, giliran berikutnya hilang
cards-effect-contagion = untukmu sendiri: sekop 2 sampai 9 mengurangi tiga nyawa, selain itu pindah ke kiri
cards-effect-machine-gun = senjata, jangkauan 1: Serang! sebanyak apa pun dalam satu giliran
cards-effect-pistol = senjata, jangkauan 2
cards-effect-rifle = senjata, jangkauan 3
cards-effect-assault-rifle = senjata, jangkauan 4
cards-effect-sniper-rifle = senjata, jangkauan 5

cards-about-attack = Dimainkan ke pemain yang jaraknya tidak melebihi jangkauan senjatamu. Sasaran kehilangan satu nyawa, kecuali menggagalkannya dengan Meleset! Sekali dalam satu giliran, kecuali dengan Senapan Mesin atau kalau kamu Carl.
cards-about-missed = Dimainkan saat kamu diserang, dan serangannya gagal. Berlaku untuk semua serangan, termasuk Granat, tetapi tidak untuk Kawanan Walker dan Duel. Dalam giliranmu sendiri tidak ada gunanya.
cards-about-first-aid = Kamu memulihkan satu nyawa, tidak pernah melebihi jumlah awal. Boleh dalam giliranmu, atau tepat saat nyawa terakhirmu hilang. Tidak ada gunanya kalau tinggal dua pemain.
cards-about-medical-supplies = Semua yang masih hidup memulihkan satu nyawa, termasuk kamu. Tidak pernah menolong saat nyawa terakhir hilang.
cards-about-ammo-crate = Kamu mengambil dua kartu dari tumpukan.
cards-about-weapons-cache = Kamu mengambil tiga kartu dari tumpukan.
cards-about-supplies = Kartu sebanyak pemain yang masih hidup dibuka di meja. Mulai dari kamu, searah jarum jam, tiap pemain mengambil satu.
cards-about-surprise-attack = Kamu mengambil satu kartu dari pemain pada jarak 1: acak dari tangannya, atau kartu di depannya yang kamu pilih. Mobil Karavan dan Teropong berpengaruh, senjata tidak.
cards-about-walker = Pemain lain mana pun, sejauh apa pun, kehilangan satu kartu: acak dari tangannya, atau kartu di depannya yang kamu pilih. Kartu itu dibuang.
cards-about-grenade = Menyerang semua pemain lain, sejauh apa pun, satu per satu; masing-masing boleh menjawab dengan Meleset! atau Rompi Antihuru-hara. Tidak dihitung sebagai Serang! dalam giliranmu.
cards-about-herd-of-walkers = Semua pemain lain, satu per satu, membuang satu Serang! atau kehilangan satu nyawa. Meleset! dan Rompi Antihuru-hara tidak menolong.
cards-about-duel = Kamu menantang pemain mana pun, sejauh apa pun. Mulai dari yang ditantang, kalian bergantian membuang satu Serang!; yang berhenti lebih dulu kehilangan satu nyawa. Duel tidak bisa digagalkan, dan tidak dihitung sebagai Serang! dalam giliranmu.
cards-about-rv = Selama ada di depanmu, semua pemain lain melihatmu satu tempat lebih jauh.
cards-about-scope = Selama ada di depanmu, kamu melihat semua pemain lain satu tempat lebih dekat, tidak pernah kurang dari 1.
cards-about-riot-gear = Selama ada di depanmu, sekali untuk tiap serangan kepadamu kamu boleh buka kartu!: hati sama dengan Meleset! Apa pun hasilnya, kamu masih boleh memainkan Meleset!
cards-about-captured = Ditaruh di depan pemain lain, tidak pernah di depan Pemimpin. Di awal giliran berikutnya pemain itu harus buka kartu!: dengan hati gilirannya berlanjut, tanpa hati gilirannya hilang. Setelah itu Tertangkap dibuang.
cards-about-contagion = Ditaruh di depanmu sendiri. Di awal giliran, pemain yang memilikinya harus buka kartu!: sekop 2 sampai 9 mengurangi tiga nyawa dan Wabah dibuang; selain itu Wabah pindah ke pemain di kiri.
cards-about-machine-gun = Senjata yang menjangkau satu tempat. Pemiliknya boleh memainkan Serang! sebanyak apa pun dalam satu giliran.
cards-about-pistol = Senjata yang menjangkau dua tempat.
cards-about-rifle = Senjata yang menjangkau tiga tempat.
cards-about-assault-rifle = Senjata yang menjangkau empat tempat.
cards-about-sniper-rifle = Senjata yang menjangkau lima tempat.

cards-topic = { $emoji } **{ $kind }** ({ $colour ->
    [blue] tetap di meja
   *[brown] dibuang setelah dimainkan
}). { $about }
    Ada { $count } di tumpukan: { $corners }
cards-character = **{ $character }**, { $life } nyawa. { $ability }
cards-cast = { $name }: **{ $character }**. { $ability }

# Perintah tetap.
order-cards-attacked = Kalau aku diserang: jawab dengan Meleset! (Rompi Antihuru-hara selalu dicoba dulu)
order-cards-herd = Kalau Kawanan Walker datang: buang satu Serang!
order-cards-duel = Dalam Duel: buang satu Serang!
order-cards-dying = Kalau nyawa terakhirku hilang: pakai Pertolongan Pertama
