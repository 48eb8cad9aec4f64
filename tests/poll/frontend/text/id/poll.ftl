game-poll = Pemungutan suara kecil
command-poll-name = suara
command-poll = Beri suara di pemungutan suara kecil
option-vote-name = suara
option-vote = Setuju atau tidak setuju
error-nothing-to-vote = Sekarang kamu tidak sedang diminta memberi suara.
error-other-game-poll = Perintah itu bukan untuk permainan ini. Di sini kamu bisa mengetik /suara dan /pilih.
error-not-in-hand = kamu tidak memegangnya.
order-poll-vote = Kalau ada pemungutan suara
ordered-yes = Setuju
ordered-no = Tidak setuju
poll-status = { $name } memegang kursi ketua
poll-seat = { $name } · poin { $points } · kartu { $cards }
poll-round = Ronde { $round }
poll-ask-vote = Ya atau tidak?
poll-ask-drop = Buang satu kartu?
poll-ask-guess = Kartu mana untuk menebak?
poll-ask-veto = Batalkan ronde ini?
poll-vote-yes = Setuju
poll-vote-no = Tidak setuju
poll-veto = Batalkan ronde
poll-card = Kartu { $number }
poll-mark = { $option }: { $marked ->
    [yes] buang
   *[no] simpan
}
poll-holder = Kamu memegang hak veto.
poll-no-holder = Kamu tidak memegang hak veto.
poll-hand = Kartumu: { $cards }
poll-voted = { $yes } suara setuju.
poll-vetoed = { $name } membatalkan ronde.
poll-guessed = { $name } menebak dengan kartu { $card }.
poll-discarded = { $name } membuang { $count }.
poll-dealt = { $name } mendapat kartu.
poll-dealt-secret = Kamu mendapat { $cards }.
poll-won = { $names } punya poin terbanyak
poll-over = Ronde terakhir selesai.
