# Peran khusus: kartunya, saat kekuatannya, dan apa yang terjadi.
dice-power-the-bear = The Bear
dice-power-the-good = The Good
dice-power-the-doc = The Doc
dice-power-the-judge = The Judge
dice-power-the-gambler = The Gambler
dice-power-the-bad = The Bad
dice-power-the-ugly = The Ugly
dice-power-the-right-hand = The Right Hand of the Devil
dice-power-the-left-hand = The Left Hand of the Devil
dice-short-the-bear = Bear
dice-short-the-good = Good
dice-short-the-doc = Doc
dice-short-the-judge = Judge
dice-short-the-gambler = Gambler
dice-short-the-bad = Bad
dice-short-the-ugly = Ugly
dice-short-the-right-hand = Right Hand
dice-short-the-left-hand = Left Hand
dice-does-the-bear = Sheriff. Kamu mulai dengan satu nyawa lebih banyak dari Sheriff lain.
dice-does-the-good = Deputy. Di awal giliranmu, buka kartu ini: kamu dan Sheriff bertukar peran.
dice-does-the-doc = Deputy. Setelah lemparan siapa pun, buka kartu ini dan balik satu dadu ke sisi mana pun.
dice-does-the-judge = Deputy. Kalau seseorang membuka peran khusus untuk memakainya, buka kartu ini: kekuatannya tidak berlaku dan habis terpakai.
dice-does-the-gambler = Outlaw. Setelah lemparan terakhir pemain lain, buka kartu ini: semua dadunya dilempar sekali lagi, dan hasil itu tetap.
dice-does-the-bad = Outlaw. Kalau pemain lain akan mendapat nyawa, buka kartu ini: satu pemain tidak mendapat apa pun.
dice-does-the-ugly = Outlaw. Di awal giliranmu, buka kartu ini: dua pemain bertukar semua panah.
dice-does-the-right-hand = Renegade. Di akhir giliranmu, buka kartu ini dan langsung mainkan satu giliran lagi.
dice-does-the-left-hand = Renegade. Kalau seseorang akan tersingkir, juga kamu sendiri, buka kartu ini: pemain itu tetap bermain dengan dua nyawa dan boleh mengembalikan semua panahnya.
dice-power-topic = **{ $card }.** { $does }
dice-you-hold = **{ $card }**{ $used ->
    [yes] {" "}(sudah dipakai)
   *[no] {""}
}: { $does }

dice-window-powers-start = Siapa yang punya kekuatan untuk awal giliran boleh membukanya sekarang.
dice-window-powers-roll = Siapa yang punya kekuatan untuk lemparan boleh membukanya sekarang.
dice-window-powers-last = Siapa yang punya kekuatan untuk lemparan terakhir boleh membukanya sekarang.
dice-window-powers-gain = Siapa yang bisa mencegah nyawa bertambah boleh membuka kekuatannya sekarang.
dice-window-powers-fall = Siapa yang bisa menyelamatkan pemain boleh membuka kekuatannya sekarang.
dice-window-powers-judge = Siapa yang bisa menghentikan kekuatan ini boleh membukanya sekarang.
dice-window-powers-end = Siapa yang punya kekuatan untuk akhir giliran boleh membukanya sekarang.

dice-ask-powers-start = Buka peranmu di awal giliranmu?
dice-ask-powers-roll = Buka peranmu dan ubah lemparan ini?
dice-ask-powers-last = Buka peranmu dan minta semua dadu dilempar ulang?
dice-ask-powers-gain = Buka peranmu dan cegah nyawa bertambah?
dice-ask-powers-fall = Buka peranmu dan selamatkan seseorang?
dice-ask-powers-judge = Buka peranmu dan hentikan kekuatan { $other }?
dice-ask-powers-end = Buka peranmu dan mainkan satu giliran lagi?
dice-reveal = Buka { $card }
dice-ask-doc-die = { $name }, the Doc: dadu mana yang dibalik?
dice-ask-doc-side = { $name }, the Doc: balik ke sisi mana?
dice-ask-bad-gain = { $name }, the Bad: siapa yang tidak mendapat apa pun?
dice-ask-left-save = { $name }, the Left Hand of the Devil: siapa yang tetap bermain?
dice-ask-left-arrows = { $name }: kembalikan semua panahmu?
dice-ask-ugly-swap = { $name }, the Ugly: dua pemain mana yang bertukar semua panah?
dice-mark-ugly-swap = { $option }: { $marked ->
    [yes] bertukar
   *[no] tidak
}
dice-commit-ugly-swap = Tukar panah { $count } pemain

dice-event-card-dealt = Peran { $name }: { $card }.
dice-event-power-revealed = { $name } membuka { $card }: { $role }.
dice-event-power-judged = { $by } menghentikan kekuatan { $name }.
dice-event-roll-forced = { $by } membuat { $name } melempar semua dadu sekali lagi.
dice-event-gain-stopped = { $by } mencegah { $name } mendapat { $points } nyawa.
dice-event-badge-changed = Sekarang { $name } Sheriff, dan { $other } Deputy.
dice-event-arrows-swapped = { $by } membuat { $name } dan { $other } bertukar panah: sekarang { $one } dan { $two }.
dice-event-saved = { $by } menyelamatkan { $name }: nyawa { $life }.
dice-event-turn-added = { $name } langsung mendapat giliran lagi.

# Standing orders.
order-dice-the-good = The Good: bertukar peran dengan Sheriff
order-dice-the-judge = The Judge: hentikan kekuatan
order-dice-the-gambler = The Gambler: minta semua dadu dilempar ulang
order-dice-the-bad = The Bad: cegah nyawa bertambah
order-dice-the-ugly = The Ugly: tukar panah
order-dice-the-right-hand = The Right Hand of the Devil: mainkan satu giliran lagi
order-dice-the-left-hand = The Left Hand of the Devil: selamatkan pemain
ordered-next-turn = Pada giliranku berikutnya
ordered-me = Kalau aku akan tersingkir
ordered-anybody = Siapa pun
ordered-enemy = Hanya milik lawan
ordered-sheriff = Hanya milik Sheriff
