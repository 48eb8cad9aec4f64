# Yang dibaca orang kalau sesuatu tidak bisa dilakukan. Kunci: error-<alasan>.
error-not-asked = Sekarang bukan kamu yang ditanya.
error-moved-on = Permainan di meja ini sudah berlanjut; begini keadaannya sekarang.
error-no-such-option = Itu tidak ada di antara pilihannya.
error-too-few-chosen = Pilih paling sedikit { $least }.
error-too-many-chosen = Pilih paling banyak { $most }.
error-hit-a-fault = Langkah ini kena kesalahan di Deadeye dan dibatalkan; silakan pilih yang lain.
error-no-such-table = Meja itu sudah tidak ada.
error-already-started = Permainan di meja ini sudah dimulai.
error-already-joined = Kamu sudah ikut di meja ini.
error-too-many-lobbies = Kamu sudah jadi tuan rumah { $most } meja yang belum dimulai di server ini. Mulai atau tinggalkan salah satunya dulu.
error-table-full = Meja sudah penuh: hanya ada { $most } kursi.
error-not-seated = Kamu tidak punya kursi di meja ini.
error-only-host = Hanya tuan rumah yang bisa melakukan itu.
error-no-bot-here = Tidak ada bot yang bisa dikeluarkan.
error-no-such-module = Permainan ini tidak punya modul bernama { $module }.
error-wrong-number-of-seats = Permainan ini untuk { $least } sampai { $most } pemain.
error-seats-missing = Masih kurang { $missing } pemain.
error-not-playing = Meja ini sedang tidak dimainkan.
error-bot-not-playing = Tidak ada bot yang memainkan kursimu.
error-once-seated = Kamu sudah pernah duduk di kursi lain di meja ini, jadi tidak bisa mengambil kursi kedua.
error-handover-to-self = Kursi itu memang sudah milikmu.
error-handover-to-bot = Kursi hanya bisa diserahkan kepada orang.
error-not-offered = Kursi ini tidak ditawarkan kepadamu.
error-may-not-end = Hanya tuan rumah atau moderator yang bisa mengakhiri meja ini.
error-moderators-end = Di server ini hanya moderator yang bisa mengakhiri meja.
error-table-over = Permainan di meja ini sudah selesai.
error-rematch-made = Tanding ulang untuk meja ini sudah dibuka.
error-already-out = Kamu sudah tersingkir dan tidak bisa melepas kursimu lagi.
error-refused-by-discord = Discord sedang tidak mengizinkan Deadeye melakukan itu di sini. Tidak ada yang hilang; coba lagi sebentar lagi.
error-not-ended = Permainan di meja ini belum selesai.
error-table-halted = Meja ini terhenti karena kesalahan di Deadeye dan akan berlanjut dengan versi yang lebih baru.
error-die-locked = Dadu yang terkunci tidak bisa dilempar ulang.
error-last-arrow-stays = Yang terakhir di tengah tidak boleh diambil untuk ini.
error-places-away = Jaraknya { $places }.
error-already-attacked = Kamu sudah memainkan Serang! dalam giliran ini.
error-at-maximum = Nyawa tidak pernah melebihi jumlah awalnya.
error-characters-do-not-fit = Karakter yang dibawa dari permainan sebelumnya tidak cocok dengan meja ini.
error-first-aid-two-left = Pertolongan Pertama tidak ada gunanya kalau tinggal dua pemain.
error-has-no-cards = Tidak punya kartu.
error-never-the-leader = Pemimpin tidak bisa Tertangkap.
error-no-such-leader = Kursi yang seharusnya jadi Pemimpin tidak ada.
error-no-target = Tidak ada yang bisa jadi sasarannya.
error-not-a-missed = Kalau diserang, hanya Meleset! yang menolong.
error-not-an-attack = Di sini hanya Serang! yang berlaku.
error-not-first-aid = Hanya Pertolongan Pertama yang menolong saat nyawa terakhir hilang.
error-only-in-answer = Meleset! dipakai saat kamu diserang.
error-out-of-reach = Jaraknya { $distance }; jangkauan { $weapon ->
    [hatchet] Kapak
    [machine-gun] Senapan Mesin
    [pistol] Pistol
    [rifle] Senapan
    [assault-rifle] Senapan Serbu
   *[sniper-rifle] Senapan Runduk
}-mu hanya { $reach }.
error-same-name-in-play = Kartu dengan nama ini sudah ada di sana.
error-too-far = Jaraknya { $distance }; jangkauannya hanya 1.
error-two-cards-needed = Perlu dua kartu.
error-card-in-play = Ada kartu yang sedang dimainkan: kartu itu harus dikalahkan atau diselesaikan dulu.
error-die-spent = Sudah terpakai di giliran ini.
error-first-card = Kartu pertama dalam satu giliran harus diselesaikan dulu.
error-no-cards = Tidak ada lagi kartu yang bisa dibuka.
error-no-odds = Di permainan ini tidak ada peluang untuk dilihat; *Kursiku* menunjukkan apa yang boleh kamu lakukan.
error-no-such-order = Tidak ada perintah tetap seperti itu di permainan ini.
