# Explore: apa yang terjadi, satu kalimat untuk satu kejadian.
explore-event-turn-began = Giliran ke-{ $turn }: { $name }.
explore-event-deck-reshuffled = Tumpukan habis: kartu buangan dikocok jadi tumpukan baru berisi { $cards } kartu.
explore-event-location-found = { $name } menemukan { $card }: kekuatan { $fight }, gigitan { $bites }, perbekalan { $supplies }.
explore-event-event-met = Kejadian untuk { $name }: { $card }.
explore-event-supplies-found = { $name } menemukan { $card }, tidak ada yang perlu dilawan: { $supplies } perbekalan, sekarang { $in_front } di depannya.
explore-event-attack-rolled = { $name } menyerang: { $dice }; dadu biru: { $blue }.
explore-event-blue-ignored = Hasil dadu biru ({ $blue }) tidak berlaku di sini.
explore-event-die-rolled-again = { $name } melempar ulang dadu { $colour }: { $before } menjadi { $after }.
explore-event-die-had-to-be-rolled-again = Karena kartunya, dadu { $colour } dilempar ulang: { $before } menjadi { $after }.
explore-event-nothing-rolled-again = { $name } tidak melempar ulang dadu mana pun.
explore-event-die-doubled = X2: dadu { $colour } menambah { $pips } lagi.
explore-event-card-defeated = ⚔️ { $name } mengalahkan { $card }, { $score } lawan { $fight }: { $supplies } perbekalan, sekarang { $in_front } di depannya.
explore-event-attack-failed = { $card } masih bertahan, { $score } lawan { $fight }: tersisa { $left }.
explore-event-dice-placed = Di atas kartu: { $dice }.
explore-event-bite-cancelled = Dadu biru membatalkan satu gigitan.
explore-event-cubes-lost = 🩸 { $name } kehilangan { $cubes } kubus luka karena { $why ->
    [blue] dadu biru
    [card] kartunya
   *[event] kejadian itu
}: tersisa { $left }.
explore-event-cube-regained = { $name } mendapat kembali satu kubus luka: sekarang { $left }.
explore-event-dice-lost = { $name } kehilangan { $dice } untuk giliran ini.
explore-event-dice-regained = { $name } mendapat kembali { $dice }.
explore-event-card-dropped = { $name } kehilangan { $card } dengan { $supplies } perbekalan, sekarang { $in_front } di depannya.
explore-event-nothing-happened = Tidak terjadi apa-apa.
explore-event-knocked-out = 💥 { $name } tumbang, { $why ->
    [cubes] kubus lukanya
   *[dice] dadunya
} habis: { $supplies ->
    [0] tidak ada yang hilang.
   *[other] { $supplies } perbekalan hilang.
}
explore-event-banked = 🎒 { $name } berhenti { $supplies ->
    [0] tanpa menyimpan apa-apa
   *[other] dan menyimpan { $supplies } perbekalan
}: simpanan { $stash }.
explore-event-final-round-began = 🏁 Simpanan { $name } sudah { $stash }: babak terakhir dimulai, dan semua pemain lain mendapat satu giliran lagi.
explore-event-tiebreak-began = ⚖️ { $names } sama kuat dengan { $stash } dan masing-masing mendapat satu giliran lagi.
explore-event-won = 🏆 { $name } menang dengan simpanan { $stash }{ $why ->
    [tiebreak] , lewat giliran penentu.
   *[most-supplies] .
}

# Giliran dalam kalimat pendek.
explore-told-won = { $card } { $supplies ->
    [0] dikalahkan
   *[other] +{ $supplies }
}
explore-told-failed = { $card } bertahan: sisa { $left }
explore-told-met = { $card }
explore-told-dropped = { $card } −{ $supplies }
explore-told-cubes-lost = { DRAWN("wound", "🩸") } −{ $cubes }
explore-told-cube-regained = { DRAWN("wound", "🩸") } +1
explore-told-dice-lost = kehilangan { $dice }
explore-told-dice-regained = mendapat kembali { $dice }
explore-told-knocked-out = { $supplies ->
    [0] **tumbang**
   *[other] **tumbang**, { DRAWN("supply", "🥫") } −{ $supplies }
}
explore-told-banked = { DRAWN("stash", "🎒") } +{ $supplies }: simpanan { $stash }
explore-told-final-round = **babak terakhir** dimulai
explore-told-tiebreak = **giliran penentu** { $names }
explore-since-banked = { $name } { $before }→{ $stash }
explore-since-knocked-out = { $name } tumbang
explore-told-rolled = Hasil { $dice }, { $blue }
