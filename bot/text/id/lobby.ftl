lobby-opened = { $host } membuka meja · { $least } sampai { $most } pemain · tempo { $pace }, { $time } per pilihan · { $language }
lobby-closes = Ditutup { $when } kalau belum dimulai.
lobby-ready = Siap: tuan rumah bisa memulai.
lobby-fairness = -# Seed undian sudah ditetapkan sejak sekarang: SHA-256 `{ $commitment }` (lihat /adil)
lobby-seat = { $number }\. { $name }
