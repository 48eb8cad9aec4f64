# Kenapa sesuatu tidak bisa dilakukan. Kunci: error-<alasan>.
error-card-in-play = Ada kartu yang sedang dimainkan: kartu itu harus dikalahkan atau diselesaikan dulu.
error-die-spent = Sudah terpakai di giliran ini.
error-first-card = Kartu pertama dalam satu giliran harus diselesaikan dulu.
error-no-cards = Tidak ada lagi kartu yang bisa dibuka.
error-nothing-to-attack = Sekarang kamu tidak sedang diminta menyerang; *Kursiku* menunjukkan pertanyaan untukmu.
error-no-such-colour = Tidak ada dadu berwarna: { $word }
error-other-game-explore = Perintah itu bukan untuk permainan ini. Di sini kamu bisa mengetik /serang, /berhenti, /peluang, dan /pilih.
