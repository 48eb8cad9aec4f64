# Permainan kartu: apa yang terjadi, satu kalimat untuk satu kejadian.
cards-event-role-dealt = { $name } mendapat peran: { $role }.
cards-event-character-dealt = { $name } memainkan { $character } dengan { $life } nyawa.
cards-event-character-kept = { $name } tetap { $character }, dengan { $life } nyawa.
cards-event-turn-began = Giliran ke-{ $turn }: { $name }.
cards-event-turn-skipped = { $name } kehilangan giliran ini.
cards-event-dealt = { $name } mendapat { $what }.
cards-event-drawn = { $name } mengambil { $what }.
cards-event-drawn-for = { $name } mengambil { $what } ({ $why }).
cards-event-card-shown = { $name } (Abraham) memperlihatkan { $card }: { $more ->
    [yes] merah, jadi satu kartu lagi.
   *[no] bukan merah.
}
cards-event-discard-taken = { $name } (Glenn) mengambil { $card } dari buangan.
cards-event-looked-at = { $name } (Eugene) melihat { $what } teratas dari tumpukan.
cards-event-put-back = { $name } (Eugene) mengembalikan { $what }.
cards-event-reshuffled = Tumpukan habis; { $deck } kartu buangan dikocok menjadi tumpukan baru.
cards-event-played = { $emoji } { $name } memainkan { $card }.
cards-event-played-at = { $emoji } { $name } memainkan { $card } ke { $target }.
cards-event-answered = { $emoji } { $name } menjawab dengan { $card }.
cards-event-attack-cancelled = Serangan { $by } tidak mengenai { $name }.
cards-event-duel-lost = { $name } menyerah dalam Duel.
cards-event-turned-up = 🎴 { $name } buka kartu! untuk { $kind }: { $card }. { $outcome }
cards-event-turned-up-of = 🎴 { $name } buka kartu! untuk { $kind }: { $cards }, dan yang berlaku { $card }. { $outcome }
cards-event-turned-up-none = 🎴 { $name } harus buka kartu! untuk { $kind }, tetapi kartunya habis. { $outcome }
cards-outcome-riot-gear = { $matched ->
    [yes] Hati: sama dengan satu Meleset!
   *[no] Bukan hati: tidak menolong.
}
cards-outcome-captured = { $matched ->
    [yes] Hati: bebas lagi.
   *[no] Bukan hati: giliran ini tidak bisa lolos.
}
cards-outcome-contagion = { $matched ->
    [yes] Sekop 2 sampai 9: wabahnya pecah.
   *[no] Bukan sekop 2 sampai 9: wabahnya pindah.
}
cards-event-taken-from-hand = { $name } mengambil { $what } dari tangan { $owner } ({ $why }).
cards-event-taken-from-play = { $name } mengambil { $card } yang ada di depan { $owner } ({ $why }).
cards-event-taken-over = { $name } (Dwight) mengambil alih milik { $owner }: { $what }.
cards-event-discarded = { $name } membuang { $cards }.
cards-event-discarded-for = { $name } membuang { $cards } ({ $why }).
cards-event-contagion-stays = Wabah tetap pada { $name }.
cards-event-contagion-passed = Wabah pindah dari { $name } ke { $to }.
cards-event-supplies = Dibuka di meja: { $cards }.
cards-event-supplies-taken = { $name } mengambil { $card }.
cards-event-life-lost = { $name } kehilangan { $points } nyawa ({ $cause }): nyawa { $life }.
cards-event-life-lost-fatal = { $name } kehilangan { $points ->
    [1] nyawa terakhirnya
   *[other] { $points } nyawa
} ({ $cause }) dan perlu { $needs } nyawa sekarang juga.
cards-event-life-gained = { $name } memulihkan satu nyawa ({ $why }): nyawa { $life }.
cards-event-life-gained-short = { $name } memulihkan satu nyawa ({ $why }) dan masih perlu { $needs }.
cards-event-life-wasted = { $name } tidak mendapat apa-apa darinya ({ $why }).
cards-event-eliminated = ☠️ { $name } tersingkir ({ $cause } dari { $by }): ternyata { $role ->
    [leader] Pemimpin
    [survivor] Penyintas
    [savior] Savior
   *[loner] Penyendiri Hilltop
}!
cards-event-eliminated-by-oneself = ☠️ { $name } tersingkir ({ $cause } miliknya sendiri): ternyata { $role ->
    [leader] Pemimpin
    [survivor] Penyintas
    [savior] Savior
   *[loner] Penyendiri Hilltop
}!
cards-event-eliminated-by-nobody = ☠️ { $name } tersingkir ({ $cause }): ternyata { $role ->
    [leader] Pemimpin
    [survivor] Penyintas
    [savior] Savior
   *[loner] Penyendiri Hilltop
}!
cards-event-won = { $names } menang: { $why }
cards-for-reward = hadiah untuk seorang Savior
cards-for-penalty = hukuman: Pemimpin menyingkirkan Penyintas
cards-for-eliminated = tersingkir
cards-for-replaced = senjata baru

# Giliran dalam kalimat pendek.
cards-told-skipped = { $name } tetap tertangkap
cards-told-played = { $emoji } { $kind }
cards-told-played-at = { $emoji } → { $name }
cards-told-cancelled = { $emoji } { $name } lolos
cards-told-turned-up = { $kind }: { $outcome }
cards-told-taken = { $name } mengambil satu kartu { $owner }
cards-told-taken-from-play = { $name } mengambil { $emoji } { $owner }
cards-told-laid-out = dibuka: { $cards }
cards-told-lost = { $name } −{ $points }: sisa nyawa { $life }
cards-told-dying = { $name } −{ $points }: perlu { $needs } sekarang juga
cards-told-gained = { $name } +{ $points }: nyawanya kini { $life }
cards-told-wasted = { $name }: percuma
cards-told-fell = { DRAWN("skull", "💀") } **{ $name }** tersingkir: { $role }

# Yang masih mungkin bagi yang tersingkir, dengan kata-kata yang tetap benar.
cards-fall-survivor = { $role } menang bersama { $head }, meski tersingkir.
cards-fall-savior = { $role } menang bila { $head } tersingkir, meski tersingkir sendiri.
cards-fall-loner = { $role } tidak bisa menang bila tersingkir.
