# Perintah permainan ini.
command-play-name = mainkan
command-play = Mainkan satu kartu dari tanganmu, beserta sasarannya kalau perlu
command-discard-name = buang
command-discard = Buang kartu dari tanganmu
command-respond-name = balas
command-respond = Jawab di luar giliran, dengan kartu atau tanpa kartu

option-card-name = kartu
option-card = Kartunya, misalnya Serang! 7♧, atau akhiri giliran
option-target-name = sasaran
option-target = Siapa sasarannya: nama atau nomor kursi
option-take-name = ambil
option-take = Kartu mana milik sasaran: yang ada di depannya, atau tangan
option-discard-cards-name = kartu
option-discard-cards = Kartu yang dibuang; kalau beberapa, pisahkan dengan koma
option-respond-with-name = dengan
option-respond-with = Jawabanmu
