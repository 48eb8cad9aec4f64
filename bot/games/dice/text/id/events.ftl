# BANG! The Dice Game: apa yang terjadi, satu kalimat untuk satu kejadian.
dice-event-role-dealt = { $name } mendapat peran: { $role }.
dice-event-character-dealt = { $name } memainkan { $character } dengan { $life } nyawa.
dice-event-turn-began = Giliran ke-{ $turn }: { $name }.
dice-event-dice-rolled = { $name } melempar { $faces }.
dice-event-dice-rolled-again = { $name } melempar ulang { $count } dadu: { $faces } (lemparan { $roll } dari { $rolls }).
dice-event-stopped = { $name } berhenti dengan { $faces }.
dice-event-arrows-taken = { $name } mengambil { $count } panah; { $pile ->
    [0] di tengah tidak ada yang tersisa.
   *[other] di tengah tersisa { $pile }.
}
dice-event-indians-attacked = Panah terakhir sudah diambil: Indian menyerang!
dice-event-all-arrows-returned = Semua panah ({ $pile }) kembali ke tengah.
dice-event-shots-fired = { $name } menembak: { $shots }.
dice-event-shot = { $face } ke { $name }
dice-several = { $what } ({ $count }×)
dice-event-shot-double = { $face }, dua kali lipat, ke { $name }
dice-event-beers-given = { $name } memberi bir kepada { $names }.
dice-event-gatling-fired = Dengan { $count } gatling, { $name } menembakkan Gatling ke semua pemain lain.
dice-event-life-lost = { $name } kehilangan { $points } nyawa karena { $cause ->
    [indians] Indian
    [dynamite] dinamit
    [bulls-eye] bull's eye
    [bullet] peluru
    [duel] duel
    [paid] pilihan sendiri
   *[gatling] Gatling
}: nyawa { $life }.
dice-event-loss-avoided = Berkat { $character }, { $name } tidak jadi kehilangan { $points } nyawa.
dice-event-arrows-taken-instead = { $name } mengambil { $count } panah sebagai ganti kehilangan nyawa.
dice-event-penalty-arrow-taken = { $name } mengambil satu panah karena melukai { $hurt }.
dice-event-arrows-returned = { $name } mengembalikan { $count } panah.
dice-event-arrows-returned-by = { $by } mengembalikan { $count } panah milik { $name }.
dice-event-life-gained = { $name } mendapat { $points } nyawa ({ $why }): nyawa { $life }.
dice-event-life-wasted = Nyawa { $name } sudah penuh, jadi terbuang percuma ({ $why }).
dice-event-eliminated = ☠️ { $name } tersingkir, ditembak { $by }: ternyata { $role ->
    [sheriff] Sheriff
    [deputy] Deputy
    [outlaw] Outlaw
   *[renegade] Renegade
}!
dice-event-eliminated-by-nobody = ☠️ { $name } tersingkir karena { $cause ->
    [indians] Indian
    [bullet] peluru
    [duel] duel
    [paid] pilihan sendiri
   *[dynamite] dinamit
}: ternyata { $role ->
    [sheriff] Sheriff
    [deputy] Deputy
    [outlaw] Outlaw
   *[renegade] Renegade
}!
dice-event-won = { $names } menang: { $why }
dice-event-nobody-won = Tidak ada yang menang: { $why }

# Giliran yang sedang berjalan, secara ringkas.
dice-told-rolled = **{ $turn } { $name }** lemparan { $roll } dari { $rolls }: { $faces }
dice-told-stopped = **{ $turn } { $name }** berhenti setelah lemparan { $roll } dari { $rolls }
dice-told-lost = { $cause } { $name } −{ $points }: sisa nyawa { $life }
dice-told-indians = Indian:
dice-told-gained = { $why } { $name } +{ $points }: nyawanya kini { $life }
dice-told-wasted = { $why } { $name }: percuma
dice-told-arrows = { DRAWN("arrow_token", "🏹") } { $name } +{ $count }
dice-told-arrows-back = { DRAWN("arrow_token", "🏹") } { $name } −{ $count }
dice-told-spared = { $name } selamat dari { $points } ({ $character })
dice-told-fell = { DRAWN("skull", "💀") } **{ $name }** tersingkir: { $role }
dice-told-paid = pilihan sendiri

# Yang masih mungkin bagi yang tersingkir, dengan kata-kata yang tetap benar.
dice-fall-deputy = { $role } menang bersama { $head }, meski tersingkir.
dice-fall-outlaw = { $role } menang bila { $head } tersingkir, meski tersingkir sendiri.
dice-fall-renegade = { $role } tidak bisa menang bila tersingkir.
dice-fall-three = Dalam permainan tiga orang, yang tersingkir tidak bisa menang.
dice-fall-outbreak = Dalam wabah zombi, yang tersingkir kembali sebagai zombi.
