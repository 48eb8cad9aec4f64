# Penjelasan BANG! The Dice Game, dengan kata-kata sendiri.
dice-help-goal = **Siapa yang menang.** Semua punya peran rahasia; hanya peran Sheriff yang terbuka. Para Outlaw ingin Sheriff tersingkir. Sheriff dan para Deputy ingin semua Outlaw dan semua Renegade tersingkir. Renegade ingin jadi satu-satunya yang masih hidup. Satu pihak menang bersama, termasuk yang sudah tersingkir.
dice-help-turn = **Satu giliran.** Lempar kelima dadu, lalu lempar ulang dadu mana pun sampai dua kali, atau berhenti lebih awal. Dinamit langsung terkunci begitu muncul. Panah langsung diambil, di setiap lemparan yang memunculkannya. Setelah lemparan terakhir, semua hasil harus dipakai.
dice-help-order = **Urutannya.**
    1. 🏹 Panah: ambil satu dari tengah untuk tiap panah, langsung setelah melempar; siapa yang mengambil panah terakhir mendatangkan Indian, dan semua kehilangan satu nyawa untuk tiap panah miliknya, lalu semua panah kembali ke tengah.
    2. 🧨 Dinamit: tiga atau lebih menghentikan lemparan dan mengurangi satu nyawa.
    3. 1️⃣ 2️⃣ Bull's eye: tentukan satu pemain untuk tiap dadu, pada jarak satu atau dua di kiri atau kanan; lalu semua tembakan kena bersamaan. Kalau tinggal dua atau tiga pemain, siapa pun bisa kena.
    4. 🍺 Bir: pemain pilihanmu mendapat satu nyawa, tidak pernah melebihi jumlah awalnya.
    5. 🔫 Gatling: tiga atau lebih mengurangi satu nyawa semua pemain lain dan mengembalikan panahmu sendiri.
dice-help-typed = **Kalau mengetik:** /kocok melempar ulang semua dadu yang boleh dilempar, /simpan menyimpan sebagian dan melempar sisanya.
dice-help-end = **Tersingkir.** Siapa yang nyawanya habis tersingkir dan membuka perannya; panahnya kembali ke tengah. Kehilangan nyawa pada saat yang sama, seperti semua tembakan dalam satu giliran atau satu serangan Indian, terjadi sekaligus, lalu Deadeye memeriksa apakah sudah ada yang menang. Kalau semua jatuh bersamaan, para Outlaw menang.
dice-help-three = **Tiga pemain.** Satu Deputy, satu Outlaw, dan satu Renegade, semuanya terbuka. Deputy memburu Renegade, Renegade memburu Outlaw, Outlaw memburu Deputy. Siapa yang menghabisi nyawa terakhir sasarannya menang; kalau sasarannya jatuh dengan cara lain, yang terakhir hidup menang.

dice-order-title = Urutan penyelesaian dadu
dice-symbol-arrow = 🏹 **Panah.** Langsung ambil satu panah dari tengah. Dadunya boleh dilempar ulang, tetapi panahnya tetap padamu. Siapa yang mengambil panah terakhir mendatangkan Indian: semua kehilangan satu nyawa untuk tiap panah miliknya, dan semua panah kembali ke tengah.
dice-symbol-dynamite = 🧨 **Dinamit.** Terkunci dan tidak bisa dilempar ulang. Tiga atau lebih menghentikan lemparanmu dan mengurangi satu nyawamu; dadu lainnya tetap berlaku.
dice-symbol-be1 = 1️⃣ **Bull's eye 1.** Pemain tepat di kiri atau kananmu kehilangan satu nyawa. Tentukan dulu semua sasaran; lalu semua tembakan kena bersamaan.
dice-symbol-be2 = 2️⃣ **Bull's eye 2.** Pemain pada jarak dua di kiri atau kananmu kehilangan satu nyawa. Kalau tinggal dua atau tiga pemain, berlaku seperti bull's eye 1, dan siapa pun bisa kena.
dice-symbol-beer = 🍺 **Bir.** Pemain pilihanmu, boleh dirimu sendiri, mendapat satu nyawa. Nyawa tidak pernah melebihi jumlah awal; bir untuk yang nyawanya penuh terbuang percuma.
dice-symbol-gatling = 🔫 **Gatling.** Tiga atau lebih menembakkan Gatling: semua pemain lain kehilangan satu nyawa, dan panahmu sendiri kembali ke tengah. Paling banyak sekali dalam satu giliran.
dice-card = **{ $character }**, { $life } nyawa. { $ability }
dice-cast = { $name }: **{ $character }**. { $ability }
