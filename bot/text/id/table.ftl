table-private-asked = Menunggu { $names }, secara rahasia: pakai *Kursiku*.
table-window = Siapa pun boleh menyela
table-halted = ⚠️ Meja ini terhenti: semua langkah berikutnya kena kesalahan di Deadeye. Tidak ada yang hilang; versi baru akan melanjutkannya dari sini, atau tuan rumah bisa mengakhirinya dengan /akhiri.
table-void = Meja ini ditutup dan tidak ada hasil yang dicatat: { $why }

note-time-ran-out = Waktu { $name } habis; Deadeye mengambil pilihan yang netral.
note-started-again = Deadeye diperbarui di tengah giliran ini, jadi giliran ini diulang dari awal.
note-hit-a-fault = Langkah { $name } kena kesalahan di Deadeye dan dibatalkan.
note-seat-left = Pemain di kursi { $seat } keluar untuk seterusnya; bot { $name } melanjutkan.
note-bot-plays = Bot bermain untuk { $name } sampai ia kembali.
note-person-back = { $name } sudah kembali.
note-seat-handed-over = Kursi { $seat } berpindah tangan: { $name } yang melanjutkan.

table-seat = { $number }\. { $seat }
table-seat-active = ▸ { $number }\. { $seat }
table-prompt = **{ $prompt }**
log-line = • { $sentence }
marks-commit = { $count ->
    [0] Tidak memilih apa-apa
   *[other] Pilih { $count }
}
marks-menu = Tandai di sini, lalu tekan tombol di bawah
marks-too-many = Tandai paling banyak { $most }
marks-too-few = Tandai { $least } dulu

call-asked = 🔔 { $names }, ada pertanyaan untukmu di meja { $table }: { $question }
call-reminder = ⏰ { $names }, meja { $table } menunggumu: { $question }
fall-watching = Kamu tetap bisa menonton.
call-private = buka *Kursiku* untuk melihat pertanyaannya.

place-closed = Pilihanmu tetap tercatat. Namun Deadeye tidak boleh lagi menulis di saluran ini, jadi tidak ada yang dipanggil. Semua waktu berhenti sampai boleh lagi; setelah sehari meja ditutup dan tidak ada yang dicatat.
not-shown = Tersimpan, tetapi Discord sedang tidak mengizinkan Deadeye menampilkannya di sini. Tidak ada yang hilang; /meja menampilkan mejanya lagi.
thread-shut = Deadeye tidak bisa lagi menampilkan meja { $table } di { $thread }: utas itu dikunci, atau Deadeye tidak boleh menulis di sana. Setiap jawaban tersimpan, dan meja ditampilkan lagi begitu diizinkan.

turn-line = **{ $turn } { $name }**
turn-nothing = tidak terjadi apa-apa
replaced-turn = **Giliran { $turn }**
replaced-turns = **Giliran { $first } sampai { $last }**
replaced-further = *[meja { $table } ada di bawah]({ $link })*
since-own-turn = **Sejak giliranmu** { $told }
turns-older = … { $count } giliran lagi
