# Why something cannot be done. Keys: error-<reason>.
error-card-in-play = A card is in play: it has to be defeated or dealt with first.
error-die-spent = Spent for this turn.
error-first-card = The first card of a turn has to be dealt with first.
error-no-cards = There is no card left to turn over.
error-nothing-to-attack = You are not asked for an attack just now; *My seat* shows what you are asked.
error-no-such-colour = There are no dice of this colour: { $word }
error-other-game-explore = That command is not for this game. Here you can type /attack, /stop, /odds and /choose.
