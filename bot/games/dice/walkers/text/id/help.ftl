# Penjelasan BANG! The Dice Game: The Walking Dead, dengan kata-kata sendiri.
dice-help-goal = **Siapa yang menang.** Semua punya peran rahasia; hanya peran Pemimpin yang terbuka. Para Savior ingin Pemimpin tersingkir. Pemimpin dan para Penyintas ingin semua Savior dan semua Penyendiri tersingkir. Para Penyendiri, dari Hilltop dan kalau berdelapan juga Kingdom, bukan satu tim: masing-masing ingin jadi yang terakhir hidup. Satu pihak menang bersama, termasuk yang sudah tersingkir.
dice-help-turn = **Satu giliran.** Lempar kelima dadu, lalu lempar ulang dadu mana pun sampai dua kali, atau berhenti lebih awal. Infeksi langsung terkunci begitu muncul. Walker langsung diambil, di setiap lemparan yang memunculkannya. Setelah lemparan terakhir, semua hasil harus dipakai.
dice-help-order = **Urutannya.**
    1. 🧟 Walker: langsung ambil satu dari tengah untuk masing-masing; yang mengambil Walker terakhir membuat semua diserbu: semua kehilangan satu nyawa untuk tiap Walker miliknya, lalu semua Walker kembali.
    2. ☣️ Infeksi: tiga atau lebih menghentikan lemparan dan mengurangi satu nyawa.
    3. 1️⃣ 2️⃣ Jangkauan: tentukan satu pemain untuk tiap dadu, pada jarak satu atau dua di kiri atau kanan; lalu semuanya kena bersamaan. Yang sudah tersingkir tidak dihitung. Kalau tinggal dua atau tiga pemain, siapa pun bisa kena.
    4. 🩹 Pertolongan Pertama: pemain pilihanmu mendapat satu nyawa, tidak pernah melebihi jumlah awalnya.
    5. 💣 Granat: tiga atau lebih mengurangi satu nyawa semua pemain lain dan mengembalikan Walker-mu sendiri.
dice-help-end = **Tersingkir.** Siapa yang nyawanya habis tersingkir, membuka perannya, dan mengembalikan Walker-nya. Kehilangan nyawa pada saat yang sama terjadi sekaligus, baru kemudian dilihat apakah sudah ada yang menang. Kalau semua jatuh bersamaan, para Savior menang.
dice-help-three = **Tiga pemain.** Penyintas, Savior, dan Penyendiri Hilltop, semuanya terbuka. Penyintas memburu Penyendiri, Penyendiri memburu Savior, Savior memburu Penyintas. Siapa yang menghabisi nyawa terakhir sasarannya menang; kalau sasarannya jatuh dengan cara lain, yang terakhir hidup menang.

dice-symbol-arrow = 🧟 **Walker.** Langsung ambil satu Walker dari tengah. Dadunya boleh dilempar ulang, tetapi Walker-nya tetap padamu. Siapa yang mengambil Walker terakhir membuat semua diserbu: semua kehilangan satu nyawa untuk tiap Walker miliknya, dan semua Walker kembali ke tengah.
dice-symbol-dynamite = ☣️ **Infeksi.** Terkunci dan tidak bisa dilempar ulang. Tiga atau lebih menghentikan lemparanmu dan mengurangi satu nyawamu; dadu lainnya tetap berlaku.
dice-symbol-be1 = 1️⃣ **Jangkauan 1.** Pemain tepat di kiri atau kananmu kehilangan satu nyawa. Tentukan dulu semua sasaran; lalu semuanya kena bersamaan.
dice-symbol-be2 = 2️⃣ **Jangkauan 2.** Pemain pada jarak dua di kiri atau kananmu kehilangan satu nyawa; yang sudah tersingkir tidak dihitung. Kalau tinggal dua atau tiga pemain, berlaku seperti Jangkauan 1, dan siapa pun bisa kena.
dice-symbol-beer = 🩹 **Pertolongan Pertama.** Pemain pilihanmu, boleh dirimu sendiri, mendapat satu nyawa. Nyawa tidak pernah melebihi jumlah awal; untuk yang nyawanya penuh, hasil ini terbuang percuma.
dice-symbol-gatling = 💣 **Granat.** Tiga atau lebih dilemparkan: semua pemain lain kehilangan satu nyawa, dan Walker-mu sendiri kembali ke tengah. Paling banyak sekali dalam satu giliran.
