# Meja di peramban Anda (python -m bot play).
pace-alone = tanpa buru-buru
local-server = Deadeye
local-channel = meja
local-topic = Anda adalah { $person }. Bot memegang kursi lainnya. Hanya ada saluran ini: tanpa utas, dan pesan pribadi dianggap tertutup, jadi tekan Kursi saya.
local-open = Meja Anda siap: { $address }
    Anda adalah { $person }, tuan rumah: tekan Mulai, lalu Kursi saya untuk melihat peran Anda. Ketik / untuk perintah; halaman ini mengikuti dengan sendirinya.
    Hanya ada satu saluran, tanpa utas, dan pesan pribadi dianggap tertutup. Ctrl+C mengakhirinya, dan tidak ada yang disimpan.
local-closed = Meja ditutup.
