lobby-opened = { $count } dari { $least } sampai { $most } kursi · { $time } · { $language }
lobby-seat = { $number }\. { $name }
lobby-person = **{ $name }**
lobby-host = **{ $name }**, tuan rumah
lobby-bot = { $name }, bot
lobby-roles-from = Peran mulai { $least } kursi
lobby-closes = ⏳ ditutup { $when }
lobby-luck = undian ditetapkan: { $commitment }

set-up-title = Atur meja { $table }
set-up-host = Hanya tuan rumah yang bisa mengubahnya, sampai permainan dimulai.
set-up-bots = Bot: { $count }, keluarkan satu
set-up-remove = Keluarkan { $name }
set-up-pace = Tempo: { $pace }, { $time } per pilihan

dealt-begun = **Meja { $table } dimulai** · { $game }
dealt-secret = { DRAWN("my_seat", "🎭") } Peran sudah dibagikan. Tekan **Kursiku**: hanya kamu yang melihat peranmu.
dealt-luck = [Mejanya]({ $link }) · undian { $commitment }, lihat /adil


lobby-modules = **Modul** { $modules }
lobby-modules-none = **Modul** tidak ada
button-modules = Modul
modules-title = **Modul meja { $table }**
modules-how = Hanya tuan rumah yang bisa mengubahnya, sampai permainan dimulai.
modules-menu = Modul mana?
modules-added = Ditambahkan, karena diperlukan: { $modules }.
modules-dropped = Dikeluarkan, karena yang diperlukannya tidak ada: { $modules }.
