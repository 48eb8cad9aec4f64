help-title = ## { $title }: cara bermain
help-cast = **Siapa jadi siapa di sini.**
help-play = **Memakai Deadeye.** Tekan tombol di bawah meja, atau ketik: /pilih menjawab pertanyaan apa pun, /meja menampilkan meja lagi di paling bawah.
help-seat = **Kursiku** menunjukkan siapa kamu, apa tujuanmu, dan apa yang bisa kamu lakukan sekarang, hanya kepadamu. Di sana kamu juga bisa menyerahkan kursi atau keluar.
help-bots = **Waktu.** Setiap pertanyaan punya batas waktu dan satu pengingat. Kalau waktunya habis, Deadeye mengambil pilihan yang netral; setelah beberapa kali, bot memainkan kursimu sampai kamu mengambilnya lagi. Keluar untuk seterusnya dihitung kalah.
help-rated = **Rating.** Setiap permainan yang selesai dihitung sebagai dimainkan. Ratingnya berubah kalau paling sedikit tiga kursi dipegang orang yang berbeda dari pembagian kartu sampai selesai: semua pemenang lawan semua yang kalah, atau, kalau semua main sendiri-sendiri, peringkat lawan peringkat; bot dihitung dengan rating pemain baru. Yang dimenangkan sebagian sama dengan yang hilang dari yang lain, jadi pemain yang sama kuat tetap di sekitar 1500. Hasil seri dan meja yang ditutup tidak dihitung.
help-fair = **Undian yang jujur.** Sidik jari seed untuk semua lemparan dan kocokan diumumkan sebelum yang pertama, seed-nya sendiri di akhir; cara memeriksanya ada di /adil. Aturan apa pun bisa dicari dengan /aturan.

odds-title = ### 📊 Peluang · { $title }

story-deal = Jalannya permainan · pembagian
story-turn = Giliran { $turn } dari { $turns } · { $name }{ $more ->
    [yes] , lanjutan
   *[no] {""}
}
story-line = { $number }\. { $sentence }
story-why-menu = Mengapa? Pilih satu baris
story-why = **Mengapa { $number }?** { $sentence }
story-base-game = permainan dasar
story-another-rule = aturan lain
story-before = ‹ { $turn ->
    [0] Pembagian
   *[other] Giliran { $turn }
}
story-after = Giliran { $turn } ›
story-own = Giliranku

fair-title = ### Undian yang jujur · { $title }
fair-commitment = Sebelum lobi dibuka, Deadeye mengundi seed rahasia sepanjang 32 byte dan mengumumkan SHA-256-nya: `{ $commitment }`
fair-hidden = Seed-nya tetap rahasia sampai permainan di meja ini selesai, karena siapa yang memilikinya tahu semua lemparan dan kocokan berikutnya.
fair-seed = Seed-nya: `{ $seed }`
fair-how = **Cara memeriksa.** Pertama: SHA-256 dari byte seed harus sama dengan sidik jari di atas. Lalu undian nomor *k* (dihitung dari 0 sepanjang permainan, termasuk pembagian kartu) dengan *n* kemungkinan hasil: x adalah HMAC-SHA256 dengan seed sebagai kunci dan teks `deadeye/1 k a` sebagai pesan, dibaca sebagai bilangan big-endian; mulai dari a = 0, dan pakai a berikutnya selama x tidak di bawah 2^256 − (2^256 mod n). Hasilnya x mod n. Setelah permainan selesai, /adil memberi daftar k, n, dan hasil untuk semua undian.
fair-proves = **Yang terbukti:** semua lemparan dan kocokan sudah tetap sebelum siapa pun duduk, dan tidak ada yang mengubahnya sesudah itu.
fair-proves-not = **Yang tidak terbukti:** bahwa yang menjalankan Deadeye tidak mengintip seed-nya, atau tidak membuang meja sebelum dibuka.

rules-nothing = Tidak ditemukan apa-apa. Coba nama karakter, nama kartu, simbol seperti bir, atau aturan seperti DG-ARROW-1.
rules-of-game = { $title } · { $game }
rules-others = Ditemukan juga:
rules-row = **{ $id }** { $rule }
rules-ruling = -# { $ruling }
