# Penjelasan The Walking Dead: The Dice Game, dengan kata-kata sendiri.
explore-help-goal = **Tujuannya.** Bergiliran menjelajah sejauh kamu berani dan bawa pulang perbekalan. Siapa yang mengakhiri giliran dengan simpanan { $enough } atau lebih memulai babak terakhir; lalu simpanan terbanyak menang.
explore-help-turn = **Satu giliran.** Kamu mulai dengan 12 dadu serang (6 kuning, 3 oranye, 2 merah, 1 hitam), dadu biru, dan { $cubes } kubus luka. Buka satu kartu. Kejadian dijalankan lalu dibuang; Lokasi tanpa lawan langsung kamu ambil; Lokasi lain harus dilawan sampai kalah atau kamu tumbang. Setelah tiap kartu kamu menjelajah lagi, atau berhenti dan menyimpan perbekalan dari semua kartu di depanmu. Kartu pertama dalam satu giliran wajib dibuka.
explore-help-attack = **Satu serangan.** Pilih satu sampai tiga dadu serang yang masih kamu punya; dadu biru ikut dilempar. Kalau jumlah nilainya mencapai kekuatan kartu, kartu itu kalah dan diletakkan di depanmu, dan dadu yang dipakai melawannya habis untuk giliran ini.
explore-help-blue = **Dadu biru.** *Gigitan*: kehilangan satu kubus luka, walaupun menang. *X2*: satu dadu pilihanmu dihitung dua kali. *+1* dan *+2*: tambah sekian. *Batal satu gigitan*: satu gigitan kartu tidak berlaku kalau serangan gagal. *Lempar ulang*: kamu boleh melempar ulang satu dadu; tidak ada dadu yang dilempar ulang dua kali dalam satu serangan, dan lemparan ulang karena kartu didahulukan.
explore-help-fail = **Kalau serangan gagal,** kamu kehilangan satu kubus luka untuk tiap gigitan kartu. Dadu yang bernilai tetap di atas kartu dengan nilai aslinya dan mengurangi kekuatannya sampai giliran ini selesai; dadu kosong hilang. Lalu kamu harus menyerang lagi.
explore-help-out = **Tumbang.** Kalau kubus lukamu habis, atau dadumu habis padahal ada kartu yang harus dilawan, giliranmu langsung selesai tanpa hasil: semua kartunya dibuang. Simpananmu aman, dan giliran berikutnya kamu main seperti biasa.
explore-help-end = **Akhir permainan.** Di babak terakhir semua pemain lain mendapat satu giliran lagi, berapa pun hasilnya. Kalau yang teratas sama kuat, hanya mereka yang main terus, masing-masing satu giliran, sampai ada yang unggul. Kalau tumpukan habis, kartu buangan jadi tumpukan baru.
explore-help-typed = **Kalau mengetik:** /serang melempar dadu seperti *2 kuning 1 merah*, /berhenti menyimpan, /peluang memberi tahu peluangmu secara pribadi.
explore-help-set = **Set buatan sendiri.** Yang tercetak di dadu dan kartu aslinya tidak diterbitkan, jadi Deadeye memakai sisi dadu dan 40 kartu buatannya sendiri. Yang punya permainannya bisa mengetik isinya ke dalam berkas, dan pengelola Deadeye menyebut berkas itu di `EXPLORE_SET`.
explore-help-own-set = **Set milik sendiri.** Pengelola Deadeye memasang dadu dan kartunya sendiri; /aturan menunjukkan semuanya.

explore-title-turn = Satu giliran menjelajah
explore-title-attack = Serangan
explore-title-blue = Dadu biru
explore-title-fail = Serangan gagal
explore-title-out = Tumbang
explore-title-end = Babak terakhir dan giliran penentu
explore-title-dice = 🎲 Dadu penjelajahan
explore-title-set = Set buatan sendiri: dadu dan kartu milik siapa

explore-faces = **Dadu dan sisi-sisinya:**
explore-faces-of = { $emoji } { $count } { $colour }: { $faces }
explore-faces-of-blue = 🔵 1 biru: { $faces }
explore-topic-location = 🃏 **{ $card }**, Lokasi, { $copies } di tumpukan: kekuatan { $fight }, gigitan { $bites }, perbekalan { $supplies }.
explore-topic-find = 🃏 **{ $card }**, Lokasi, { $copies } di tumpukan: perbekalan { $supplies }, tidak ada yang perlu dilawan.
explore-topic-event = 🃏 **{ $card }**, Kejadian, { $copies } di tumpukan.
