seat-none = Kamu tidak punya kursi di meja ini; kamu sedang menonton.
seat-in-lobby = Kamu duduk di kursi { $seat }. Permainannya belum dimulai.
seat-out = Kamu sudah tersingkir. Kamu tetap bisa menonton.
seat-bot-plays = Kursimu dimainkan bot karena waktumu beberapa kali habis. Ambil lagi kapan pun kamu mau.
seat-waiting = Belum ada yang perlu kamu lakukan. { $status }.
seat-until = ⏳ Waktumu habis { $when }.
seat-shut = ✖ { $option }: { $reason }

orders-title = ### 📌 Perintah tetap
orders-how = Deadeye menjawab untukmu, sesaat setelah pertanyaannya muncul; lamanya sama, entah kamu bisa melakukan sesuatu atau tidak. Kalau tidak bisa, tidak ada yang dilakukan.
ordered-ask = Tanya aku
ordered-always = Kalau bisa, selalu
ordered-never = Tidak pernah
ordered-at-1 = Hanya kalau nyawaku tinggal satu
ordered-at-2 = Hanya kalau nyawaku tinggal dua atau kurang
ordered-at-3 = Hanya kalau nyawaku tinggal tiga atau kurang

hand-over-whom = Siapa yang akan mengambil kursimu? Ia harus menerimanya dulu, dan kamu tidak bisa kembali ke meja ini.
hand-over-where = Kursi diserahkan di server: dengan /serahkan di sana, atau dari *Kursiku* di mejanya.
hand-over-menu = Pilih orangnya
offer-made = { $to }: { $name } menawarkan kursi { $seat } di meja { $table } kepadamu.
offer-terms = Siapa yang mengambilnya melanjutkan dari sini, dengan semua yang ada di kursi itu.
leave-sure = Keluar untuk seterusnya? Bot akan melanjutkan menggantikanmu, kamu tidak bisa kembali ke meja ini, dan ini dihitung kalah untukmu.
button-leave-sure = Ya, keluar

settings-seat = Kursimu di meja { $table }
settings-yours = Perubahan hanya berlaku untukmu.
cast-title = Siapa siapa di meja { $table }
cast-nobody = Di sini belum ada yang mendapat tokoh.
