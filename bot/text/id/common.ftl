# Kata-kata yang dipakai di banyak layar.
game-all = semua permainan
title-table = { $game } · meja { $table }
title-turn = { $game } · meja { $table } · giliran ke-{ $turn }

language-en = English
language-id = Bahasa Indonesia

pace-fast = cepat
pace-normal = sedang
pace-slow = santai

former-player = mantan pemain
name-with-seat = { $name } (kursi { $seat })
name-bot = { $name } (bot)
name-away = { $name } { DRAWN("bot", "🤖") }

button-join = Ikut
button-leave = Keluar
button-add-bot = Tambah bot
button-start = Mulai
button-seat = Kursiku
button-series = Lanjut seri
button-rematch = Tanding ulang
button-story = Jalannya permainan
button-board = Papan peringkat
button-hand-over = Serahkan kursiku
button-accept = Ambil kursi ini
button-retake = Ambil lagi kursiku
button-look-again = Lihat lagi
button-orders = Perintah tetap
button-back-to-seat = Kembali ke kursiku
button-reminders = { $on ->
    [yes] Pengingat: nyala
   *[no] Pengingat: mati
}
button-dms = { $on ->
    [yes] Pesan pribadi: nyala
   *[no] Pesan pribadi: mati
}
button-previous = Kembali
button-next = Berikutnya
button-take-back = Batalkan
yes = Ya
no = Tidak
button-set-up = Atur
button-start-missing = { $missing ->
    [0] Belum bisa
   *[other] { $missing } kursi lagi
}
button-cast = Siapa siapa
button-words = Dalam kata
button-leave-for-good = Keluar seterusnya

foot-table = meja { $table }
foot-turn = meja { $table }, giliran { $turn }
foot-until = ⏳ { $when } · { $where }
foot-next = lalu { $names }

# Gambar pada tombol, dengan tanda penggantinya.
icon-seat = { DRAWN("my_seat", "🎭") }
icon-story = { DRAWN("story", "📜") }
icon-odds = { DRAWN("odds", "📊") }
icon-help = { DRAWN("help", "❔") }
icon-take-back = { DRAWN("take_back", "↩️") }
icon-set-up = { DRAWN("gear", "⚙️") }
icon-settings = { DRAWN("gear", "⚙️") }
icon-rematch = { DRAWN("rematch", "🔁") }
icon-board = { DRAWN("cup", "🏆") }
picture-seat = Kursi { $seat }
