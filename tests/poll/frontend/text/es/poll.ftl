game-poll = Una pequeña votación
command-poll-name = votar
command-poll = Votar en la pequeña votación
option-vote-name = voto
option-vote = A favor o en contra
error-nothing-to-vote = Ahora mismo no se te pide el voto.
error-other-game-poll = Ese comando no es de este juego. Aquí puedes escribir /votar y /elegir.
error-not-in-hand = no la tienes.
order-poll-vote = Cuando hay una votación
ordered-yes = A favor
ordered-no = En contra
poll-status = { $name } preside
poll-seat = { $name } · puntos { $points } · cartas { $cards }
poll-round = Ronda { $round }
poll-ask-vote = ¿Sí o no?
poll-ask-drop = ¿Soltar una carta?
poll-ask-guess = ¿Con qué carta adivinas?
poll-ask-veto = ¿Anulas la ronda?
poll-vote-yes = A favor
poll-vote-no = En contra
poll-veto = Anular la ronda
poll-card = Carta { $number }
poll-mark = { $option }: { $marked ->
    [yes] soltar
   *[no] guardar
}
poll-holder = Tienes el veto.
poll-no-holder = No tienes el veto.
poll-hand = Tus cartas: { $cards }
poll-voted = { $yes } a favor.
poll-vetoed = { $name } anuló la ronda.
poll-guessed = { $name } adivinó con la carta { $card }.
poll-discarded = { $name } soltó { $count }.
poll-dealt = { $name } recibió cartas.
poll-dealt-secret = Recibiste { $cards }.
poll-won = { $names }: quien más puntos reunió
poll-over = La última ronda ha terminado.
