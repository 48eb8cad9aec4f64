game-poll = A small poll
command-poll-name = poll
command-poll = Vote in the small poll
option-vote-name = vote
option-vote = In favour or against
error-nothing-to-vote = You are not asked for a vote just now.
error-other-game-poll = That command is not for this game. Here you can type /poll and /choose.
error-not-in-hand = you do not hold it.
order-poll-vote = When there is a vote
ordered-yes = In favour
ordered-no = Against
poll-status = { $name } has the chair
poll-seat = { $name } · points { $points } · cards { $cards }
poll-round = Round { $round }
poll-ask-vote = Yes or no?
poll-ask-drop = Drop a card?
poll-ask-guess = Which card do you guess with?
poll-ask-veto = Do you cancel the round?
poll-vote-yes = In favour
poll-vote-no = Against
poll-veto = Cancel the round
poll-card = Card { $number }
poll-mark = { $option }: { $marked ->
    [yes] drop
   *[no] keep
}
poll-holder = You hold the veto.
poll-no-holder = You do not hold the veto.
poll-hand = Your cards: { $cards }
poll-voted = { $yes } in favour.
poll-vetoed = { $name } cancelled the round.
poll-guessed = { $name } guessed with card { $card }.
poll-discarded = { $name } dropped { $count }.
poll-dealt = { $name } was dealt cards.
poll-dealt-secret = You were dealt { $cards }.
poll-won = { $names } had the most points
poll-over = The last round is over.
