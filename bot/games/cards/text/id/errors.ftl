# Kenapa sesuatu tidak bisa dilakukan. Kunci: error-<alasan>.
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
error-nothing-to-play = Sekarang bukan saatnya kamu memainkan kartu.
error-card-is-chosen = Kamu sudah memilih kartu: lanjutkan dengan /pilih atau di *Kursiku*, atau batalkan di sana.
error-nothing-to-discard = Sekarang tidak ada kartu yang perlu kamu buang.
error-nothing-to-respond = Sekarang tidak ada yang perlu kamu jawab.
error-no-such-card = Kartu itu tidak ada di tanganmu: { $card }
error-several-targets = { $target } bisa berarti siapa saja dari ini: { $players }. Pilih salah satu dari daftar.
error-no-such-target = Pemain itu tidak ada di meja ini: { $target }
error-target-yourself = Kamu sendiri tidak bisa jadi sasarannya.
error-target-out = Pemain itu sudah tersingkir.
error-needs-no-target = Kartu ini dimainkan tanpa sasaran.
error-nothing-to-take = Tidak ada kartu milik sasaran yang perlu dipilih.
error-other-game-cards = Perintah itu bukan untuk permainan ini. Di sini kamu bisa mengetik /mainkan, /buang, /balas, /perintah, dan /pilih.
