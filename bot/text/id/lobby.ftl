lobby-opened = { $host } membuka meja · { $least } sampai { $most } pemain · tempo { $pace }, { $time } per pilihan · { $language }
lobby-closes = Ditutup { $when } kalau belum dimulai.
lobby-ready = Siap: tuan rumah bisa memulai.
lobby-fairness = -# Seed undian sudah ditetapkan sejak sekarang: SHA-256 `{ $commitment }` (lihat /adil)
lobby-seat = { $number }\. { $name }

lobby-modules = **Modul** { $modules }
lobby-modules-none = **Modul** tidak ada
button-modules = Modul
modules-title = **Modul meja { $table }**
modules-how = Hanya tuan rumah yang bisa mengubahnya, sampai permainan dimulai.
modules-menu = Modul mana?
modules-added = Ditambahkan, karena diperlukan: { $modules }.
modules-dropped = Dikeluarkan, karena yang diperlukannya tidak ada: { $modules }.
