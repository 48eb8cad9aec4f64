# Meja di perambanmu (python -m bot play).
pace-alone = tanpa buru-buru
local-server = Deadeye
local-channel = meja
local-topic = Kamu adalah { $person }. Bot memegang kursi lainnya. Hanya ada saluran ini: tanpa utas, dan pesan pribadi dianggap tertutup, jadi tekan Kursiku.
local-open = Mejamu siap: { $address }
    Kamu adalah { $person }, tuan rumah: tekan Mulai, lalu Kursiku untuk melihat peranmu. Ketik / untuk perintah; halaman ini mengikuti dengan sendirinya.
    Hanya ada satu saluran, tanpa utas, dan pesan pribadi dianggap tertutup. Ctrl+C mengakhirinya, dan tidak ada yang disimpan.
local-closed = Meja ditutup.
