# The Walking Dead: apa yang terjadi, satu kalimat untuk satu kejadian.
dice-event-arrows-taken = { $name } mengambil { $count } Walker; { $pile ->
    [0] di tengah tidak ada yang tersisa.
   *[other] di tengah tersisa { $pile }.
}
dice-event-indians-attacked = Walker terakhir sudah diambil: semua diserbu!
dice-event-all-arrows-returned = Semua Walker ({ $pile }) kembali ke tengah.
dice-event-shots-fired = { $name } menyerang: { $shots }.
dice-event-beers-given = { $name } memberi Pertolongan Pertama kepada { $names }.
dice-event-gatling-fired = { $name } melempar { $count } Granat ke semua pemain lain.
dice-event-life-lost = { $name } kehilangan { $points } nyawa karena { $cause ->
    [indians] Serbuan Walker
    [dynamite] Infeksi
    [bulls-eye] serangan itu
   *[gatling] Granat
}: nyawa { $life }.
dice-event-arrows-taken-instead = { $name } mengambil { $count } Walker sebagai ganti kehilangan nyawa.
dice-event-penalty-arrow-taken = { $name } mengambil satu Walker karena melukai { $hurt }.
dice-event-arrows-returned = { $name } mengembalikan { $count } Walker.
dice-event-arrows-returned-by = { $by } mengembalikan { $count } Walker milik { $name }.
dice-event-eliminated = ☠️ { $name } tersingkir, dibunuh { $by }: ternyata { $role ->
    [sheriff] Pemimpin
    [deputy] Penyintas
    [outlaw] Savior
    [rival] Penyendiri Kingdom
   *[renegade] Penyendiri Hilltop
}!
dice-event-eliminated-by-nobody = ☠️ { $name } tersingkir karena { $cause ->
    [indians] Walker
   *[dynamite] Infeksi
}: ternyata { $role ->
    [sheriff] Pemimpin
    [deputy] Penyintas
    [outlaw] Savior
    [rival] Penyendiri Kingdom
   *[renegade] Penyendiri Hilltop
}!
dice-told-indians = Serbuan:
dice-told-arrows = { DRAWN("walker_token", "🧟") } { $name } +{ $count }
dice-told-arrows-back = { DRAWN("walker_token", "🧟") } { $name } −{ $count }

# Akhir.
dice-needs-sheriff = { $role } butuh semua Savior dan Penyendiri tersingkir
dice-most-arrows = **Walker** { $name } mengambil { $count }
