# Perintah permainan ini.
command-attack-name = serang
command-attack = Serang kartu yang dimainkan dengan satu sampai tiga dadu
command-stop-name = berhenti
command-stop = Akhiri giliranmu dan simpan perbekalan di depanmu
command-odds-name = peluang
command-odds = Peluang setiap pilihan dadu; hanya kamu yang melihat

option-attack-dice-name = dadu
option-attack-dice = Dadu yang dilempar, misalnya 2 kuning 1 merah
