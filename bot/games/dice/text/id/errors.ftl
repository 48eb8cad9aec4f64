# Kenapa sesuatu tidak bisa dilakukan. Kunci: error-<alasan>.
error-die-locked = Dadu yang terkunci tidak bisa dilempar ulang.
error-last-arrow-stays = Yang terakhir di tengah tidak boleh diambil untuk ini.
error-places-away = Jaraknya { $places }.
error-nothing-to-roll = Kamu tidak punya dadu untuk dikocok sekarang.
error-no-such-die = Dadu punya tempat 1 sampai { $most }.
error-other-game-dice = Perintah itu bukan untuk permainan ini. Di sini kamu bisa mengetik /kocok, /simpan, dan /pilih.
error-other-game-walkers-dice = Perintah itu bukan untuk permainan ini. Di sini kamu bisa mengetik /kocok, /simpan, dan /pilih.
error-module-players = { $module } perlu setidaknya { $least } pemain.
error-module-needs = { $module } perlu { $other }.
error-module-clash = { $module } dan { $other } tidak bisa dimainkan bersama.
