# Perintah permainan ini.
command-roll-name = kocok
command-roll = Kocok lagi semua dadu yang boleh dikocok
command-keep-name = simpan
command-keep = Simpan sebagian dadu dan kocok sisanya, atau simpan semua lalu berhenti

option-keep-dice-name = dadu
option-keep-dice = Tempat dadu yang kamu simpan, misalnya 1 3 4

keep-all = semua
