# The Walking Dead: The Dice Game explained, in our own words.
explore-help-goal = **The goal.** Take turns to explore as far as you dare and bring Supplies home. Whoever ends a turn with a Stash of { $enough } or more starts the final round; then the largest Stash wins.
explore-help-turn = **A turn.** You begin with 12 Attack Dice (6 yellow, 3 orange, 2 red, 1 black), the blue die and { $cubes } Wound Cubes. Turn over a card. An Event is followed and discarded; a Location where nobody is to be fought is taken; any other Location has to be fought until it is defeated or you are Knocked Out. After each card you explore on, or stop and bank the Supplies of all cards in front of you. The first card of a turn is a must.
explore-help-attack = **An attack.** Choose one to three of the Attack Dice you still have; the blue die is rolled with them. If the pips together reach the Fight Value of the card, it is defeated and lies in front of you, and the dice of the fight are gone for this turn.
explore-help-blue = **The blue die.** *Bite*: lose a Wound Cube, even if you win. *X2*: one die of your choice counts twice. *+1* and *+2*: so much more. *Cancel a Bite*: one Bite of the card is spared if the attack fails. *Re-roll*: you may roll one die again; no die is rolled again twice in one attack, and what a card has rolled again comes first.
explore-help-fail = **If an attack fails,** you lose a Wound Cube for each Bite of the card. Dice that scored stay on the card with their real pips and lower its Fight Value for the rest of the turn; blank dice are lost. Then you have to attack again.
explore-help-out = **Knocked Out.** Without Wound Cubes, or without dice while a card has to be fought, your turn is over at once and brings nothing: all its cards are discarded. Your Stash is safe, and next time you play as usual.
explore-help-end = **The end.** In the final round everybody else has one more turn, whatever they reach. If the leaders are level, they alone play on, a turn each, until one is ahead. An empty deck is made anew from the discards.
explore-help-typed = **Typed:** /attack rolls dice such as *2 yellow 1 red*, /stop banks, /odds tells your chances in private.
explore-help-set = **A house set.** What is printed on the dice and cards of the box is not published, so Deadeye plays with faces and 40 cards of its own making. Whoever owns the game can type their own into a file, and the host of Deadeye names it in `EXPLORE_SET`.
explore-help-own-set = **An own set.** The host of Deadeye has put in dice and cards of their own; /rules shows each of them.

explore-title-turn = A turn of exploring
explore-title-attack = Attack
explore-title-blue = Blue die
explore-title-fail = Failed attack
explore-title-out = Knocked Out
explore-title-end = Final round and tiebreak
explore-title-dice = 🎲 Dice of exploring
explore-title-set = House set: whose dice and cards these are

explore-faces = **The dice and their faces:**
explore-faces-of = { $emoji } { $count } { $colour }: { $faces }
explore-faces-of-blue = 🔵 1 blue: { $faces }
explore-topic-location = 🃏 **{ $card }**, Location, { $copies } in the deck: fight { $fight }, bites { $bites }, supplies { $supplies }.
explore-topic-find = 🃏 **{ $card }**, Location, { $copies } in the deck: supplies { $supplies }, nobody there to fight.
explore-topic-event = 🃏 **{ $card }**, Event, { $copies } in the deck.
