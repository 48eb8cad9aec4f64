# The modules of Old Saloon and Undead or Alive: their names, dice, tokens, and what happens with them.
module-saloon-dice = Loudmouth and Coward
module-chief-arrow = Indian Chief's Arrow
module-special-roles = Special roles
module-mixed-roles = Mixed roles
module-saloon-characters = Saloon characters
module-ghost = Ghost
module-rage = Rage cards
module-duel-dice = Duel dice
module-undead-characters = Undead characters
module-boneyard = Boneyard
module-legacy = Legacy

module-note-saloon-dice = Swap one of your dice for a wilder or a safer one, every turn anew
module-note-chief-arrow = A tenth arrow that counts as two; who has most arrows is spared
module-note-special-roles = Every role has a power, to be used once; 4 players or more
module-note-mixed-roles = Special and normal roles shuffled together; 4 players or more
module-note-saloon-characters = Eight more characters
module-note-ghost = The first player out plays on as the Ghost; 5 players or more
module-note-rage = Whoever is hurt twice in a turn draws a card that helps or harms
module-note-duel-dice = Whiskey, duels, and wounds that stay for a turn; needs Rage cards
module-note-undead-characters = Eight more characters
module-note-boneyard = The dead come back as zombies; 4 players or more
module-note-legacy = Several games in a row, each with what the last one has left

module-about-saloon-dice = **Loudmouth and Coward.** Before a turn its player may swap a base die for one of the two Saloon dice, for this turn. The Loudmouth shoots twice as much and may bring a bullet, which costs you a life point at once. The Coward has beer and the broken arrow, which puts one arrow of anybody back at once.
module-about-chief-arrow = **The Indian Chief's Arrow** lies with the other arrows. Whoever takes an arrow may take this one instead. In an Indian attack it costs two life points; but whoever has it and would lose more than anybody else loses nothing at all.
module-about-special-roles = **Special roles.** Everybody's role has a power, to be used once in the game at its own moment. To use it, show your role. At such a moment the table waits a little, whether or not somebody has such a role.
module-about-mixed-roles = **Mixed roles.** As with special roles, but normal roles without a power are shuffled in, so nobody knows which powers are there.
module-about-saloon-characters = **Saloon characters.** Eight characters more may be dealt; those that need a module which is not played stay out.
module-about-ghost = **The Ghost.** The first player out goes on playing for the same side; a Renegade plays for the Outlaws or the Deputies. In a Ghost's turn two dice are rolled, up to three times, and the token of one face is given to another player, who has to begin the next turn with a die of that face. Two faces alike give the token with the x2, which turns two dice. The Ghost cannot be hurt and holds no place.
module-about-rage = **Rage cards.** Whoever loses two life points or more in one turn draws a Rage card when it ends. Your cards are revealed as your next turn begins, and their symbols count on top of your dice. Which cards there are is a set of our own: three of each symbol.
module-about-duel-dice = **Duel dice.** Two of your five dice are Duel dice. Whiskey gives you a life point and puts a wound back, or else brings a Rage card. For each Duel face you challenge another player; you roll the die in turn, the other one first, until one fails to roll Duel and loses a life point and draws a Duel Wound token. In your next turn the token cancels one result like it; a dynamite on it counts as one more.
module-about-undead-characters = **Undead characters.** Eight characters more may be dealt; those that need a module which is not played stay out.
module-about-boneyard = **Boneyard.** Whoever is out turns up a Boneyard card at once, and one more in place of each turn. When more hands are in view than players are alive, the outbreak comes: all the dead are back as zombies with as many life points as players are alive, and roles no longer decide. A living Renegade leads them. Zombies roll three dice and never gain life. Then only zombies and survivors fight, to the last.
module-about-legacy = **Legacy.** After a game **Rematch** goes on with what it left: a Sheriff who has survived names the next one, else whoever killed the Sheriff is the next one. Survivors may keep their character, the others may pick one.

# Dice and faces.
dice-kind-base = Base die
dice-kind-loudmouth = Loudmouth
dice-kind-coward = Coward
dice-kind-duel = Duel die
dice-made-base = **Base die.** Arrow, dynamite, bull's eye 1, bull's eye 2, beer, gatling.
dice-made-loudmouth = **Loudmouth.** Arrow, dynamite, bullet, two bull's eyes 1, two bull's eyes 2, two gatlings.
dice-made-coward = **Coward.** Arrow, dynamite, broken arrow, bull's eye 1, beer, two beers.
dice-made-duel = **Duel die.** Arrow, dynamite, whiskey, gatling, and Duel twice.
dice-face-bullet = bullet
dice-face-broken = broken arrow
dice-face-be1x2 = two bull's eyes 1
dice-face-be2x2 = two bull's eyes 2
dice-face-beerx2 = two beers
dice-face-gatlingx2 = two gatlings
dice-face-whiskey = whiskey
dice-face-duel = Duel
dice-emoji-bullet = 💥
dice-emoji-broken = ✂️
dice-emoji-be1x2 = ⏸️
dice-emoji-be2x2 = ⏩
dice-emoji-beerx2 = 🍻
dice-emoji-gatlingx2 = 💣
dice-emoji-whiskey = 🥃
dice-emoji-duel = ⚔️
dice-symbol-bullet = 💥 **Bullet.** You lose a life point at once, right after the arrows of the roll.
dice-symbol-broken = ✂️ **Broken arrow.** Right after the arrows of the roll you put one arrow of any player back in the middle, never the Chief's.
dice-symbol-be1x2 = ⏸️ **Two bull's eyes 1.** Two results; each may hit another player.
dice-symbol-be2x2 = ⏩ **Two bull's eyes 2.** Two results; each may hit another player.
dice-symbol-beerx2 = 🍻 **Two beers.** Two results; each may go to another player.
dice-symbol-gatlingx2 = 💣 **Two gatlings.** Two results on one die.
dice-symbol-whiskey = 🥃 **Whiskey.** You gain a life point, and one of your Duel Wound tokens goes back; if you have none, you draw a Rage card.
dice-symbol-duel = ⚔️ **Duel.** Challenge another player, at any distance; two Duel faces challenge two different players. You roll the die in turn, the other one first. Whoever fails to roll Duel loses a life point and draws a Duel Wound token.

# Tokens.
dice-token-name-chief = Indian Chief's Arrow
dice-token-name-ghost = Ghost tokens
dice-token-name-twice = Ghost token x2
dice-token-name-rage = Rage card
dice-token-name-wound = Duel Wound token
dice-token-chief = **Indian Chief's Arrow.** It counts as two in an Indian attack. Whoever has it and would lose more than anybody else loses nothing.
dice-token-ghost = **Ghost tokens**, one for each face of a base die. Whoever has one begins the next turn with a die turned to that face; it counts as rolled, and it may be rolled again like any other.
dice-token-twice = **x2.** It comes with the token of a face that the Ghost rolled twice: two dice are turned to it.
dice-token-rage = **Rage card.** Drawn by whoever has lost two life points or more in one turn, and for a whiskey by whoever has no wound. Its symbol counts on top of the dice of the next turn.
dice-token-wound = **Duel Wound token.** In your next turn it cancels one result of its symbol on your dice; dynamite counts as one more. You never have two of one symbol. It goes back at the end of your turn.
dice-rage-title = Rage card: { $face }
dice-rage-topic = **Rage card: { $face }.** { $count } of 18 cards. { $symbol }
dice-wound-title = Duel Wound token: { $face }
dice-wound-topic = **Duel Wound token: { $face }.** { $count } of { $all } tokens.
dice-ghost-title = Ghost token: { $face }

# The table.
dice-middle-chief = 🏹 The Chief's Arrow lies in the middle
dice-middle-ghost = 👻 { $ghost } haunts { $name }: { $face }{ $twice ->
    [yes] {" "}x2
   *[no] {""}
}
dice-middle-piles = Rage cards: { $rage } in the pile, { $worn } discarded
dice-middle-open = 💢 Open Rage cards: { $cards }
dice-middle-wounds = Duel Wound tokens in the pile: { $count }
dice-middle-duel = ⚔️ Duel: { $name } against { $other }
dice-middle-challenged = ⚔️ Challenged: { $names }
dice-middle-boneyard = 🪦 Boneyard: { $hands } hands in view, { $living } alive, { $count } cards left
dice-middle-blocked = 🪦 A card without hands keeps the outbreak away this turn
dice-middle-due = 🧟 The outbreak comes with the next turn
dice-middle-outbreak = 🧟 Outbreak: zombies against survivors
dice-middle-powers = Powers not shown yet: { $count }
dice-middle-gaining = Is about to gain life: { $names }
dice-middle-gain = { $name } { $points }
dice-middle-judged = { $name } has shown a power; it may still be stopped
dice-seat-chief = the Chief's Arrow
dice-seat-rage = Rage { $count }
dice-seat-wounds = wounds: { $faces }
dice-seat-token = Ghost token
dice-seat-power = { $card }{ $used ->
    [yes] {" "}(used)
   *[no] {""}
}
dice-seat-also = { $line } · { $more }
dice-seat-ghost = { $name } 👻 the Ghost, { $role } — plays for the { $side }
dice-seat-zombie = { $line } · 🧟 zombie
dice-seat-master = { $line } · 🧟 leads the zombies
dice-seat-undecided = { $name } — not settled yet
dice-side-sheriff = Sheriff
dice-side-deputy = Deputies
dice-side-outlaw = Outlaws
dice-side-renegade = Renegade
dice-shown-rage = { $emoji } { $face } (Rage card)
dice-shown-kind = { $kind }: { $die }

# Choosing.
dice-ask-saloon-die = { $name }: swap a base die for a Saloon die this turn?
dice-ask-saloon-broken = Broken arrow: whose arrow goes back?
dice-ask-chief-take = { $name }: take the Indian Chief's Arrow?
dice-ask-chief-return = { $name }: put back the Indian Chief's Arrow?
dice-ask-apache-take = { $name } ({ $character }): take the Chief's Arrow from { $other }?
dice-ask-elena-give = { $name } ({ $character }): who takes one of the arrows?
dice-ask-elena-chief = { $name } ({ $character }): give the Chief's Arrow?
dice-ask-molly-take = { $name } ({ $character }): which life points to lose in place of others, { $most } at most?
dice-ask-ghost-face = { $name }, the Ghost: which token?
dice-ask-ghost-give = { $name }, the Ghost: who gets the token?
dice-ask-duel-opponent = { $name }: whom to challenge to a duel?
dice-ask-duel-order = { $name }: which duel first?
dice-ask-whiskey-token = { $name }: which Duel Wound token goes back?
dice-ask-belle-turn = { $name } ({ $character }): turn a dynamite to a gatling?
dice-ask-chuck-die = { $name } ({ $character }): lose a life point to turn a die?
dice-ask-chuck-side = { $name } ({ $character }): turn the die to which side?
dice-ask-pat-from = { $name } ({ $character }): whose Rage card moves?
dice-ask-pat-to = { $name } ({ $character }): who gets the Rage card?
dice-ask-pat-card = { $name } ({ $character }): which Rage card?
dice-ask-pixie-keep = { $name } ({ $character }): which Rage card do you keep?
dice-ask-sam-gain = { $name } ({ $character }): who gains one life point?
dice-ask-sean-again = { $name } ({ $character }): roll a Duel die once more?
dice-ask-sean-duel = { $name } ({ $character }): roll the die of the duel once more?
dice-ask-legacy-sheriff = { $name }: who is the next Sheriff?
dice-ask-legacy-keep = { $name }: keep your character?
dice-ask-legacy-character = { $name }: which character do you play?
dice-nothing-elena-give = Give none
dice-nothing-belle-turn = Turn none
dice-nothing-chuck-die = Turn none
dice-nothing-sean-again = Roll none
dice-nothing-pat-from = Move none
dice-nothing-sam-gain = Nobody
dice-nothing-legacy-keep = Another one at random
dice-nothing-legacy-character = Any at random
dice-point = { $name }, life point { $number }
dice-mark-molly-take = { $option }: { $marked ->
    [yes] taken
   *[no] leave
}
dice-commit-molly-take = { $count ->
    [0] Take none
    [one] Take 1 life point
   *[other] Take { $count } life points
}

# What happened.
dice-event-die-taken = { $name } { $added ->
    [yes] added the { $kind }
   *[no] swapped a die for the { $kind }
}.
dice-event-chief-moved = { $name } has the Indian Chief's Arrow.
dice-event-chief-returned = The Indian Chief's Arrow is back in the middle.
dice-event-chief-spared = The Chief's Arrow spared { $name } { $points ->
    [one] one life point
   *[other] { $points } life points
}.
dice-event-chief-taken = { $name } took the Chief's Arrow from { $other }.
dice-event-arrow-given = { $name } gave { $other } { $chief ->
    [yes] the Chief's Arrow
   *[no] an arrow
}.
dice-event-loss-taken = { $name } takes { $points ->
    [one] one life point
   *[other] { $points } life points
} in place of { $other }.
dice-event-ghost-rose = { $name } is the Ghost and plays for the { $side }.
dice-event-token-given = The Ghost { $name } gave { $other } the token { $face }{ $twice ->
    [yes] {" "}with the x2
   *[no] {""}
}.
dice-event-dice-turned = { $name } has to begin with { $count ->
    [one] a die
   *[other] { $count } dice
} turned to { $face }.
dice-event-tokens-returned = The Ghost's token of { $name } went back.
dice-event-rage-drawn = { $name } drew a Rage card.
dice-event-rage-drawn-seen = { $name } drew a Rage card: { $face }.
dice-event-rage-returned = { $name } put a Rage card back.
dice-event-rage-returned-seen = { $name } put a Rage card back: { $face }.
dice-event-rage-revealed = { $name } revealed Rage: { $faces }.
dice-event-rage-discarded = { $count ->
    [one] A Rage card
   *[other] { $count } Rage cards
} of { $name } went to the discards.
dice-event-rage-shifted = { $by } moved a Rage card from { $name } to { $other }.
dice-event-rage-shifted-seen = { $by } moved a Rage card from { $name } to { $other }: { $face }.
dice-event-challenged = { $name } challenged { $other } to a duel.
dice-event-duel-rolled = { $name } rolled { $face } in the duel with { $other }.
dice-event-duel-rolled-again = { $name } rolled again in the duel with { $other }: { $face }.
dice-event-wound-taken = { $name } drew a Duel Wound token: { $face }.
dice-event-wound-dropped = { $name } drew a Duel Wound token, { $face }, but has such a one; it went back.
dice-event-wounds-returned = Duel Wound tokens of { $name } went back: { $faces }.
dice-event-die-turned = { $name } turned die { $die } to { $face }.
dice-event-sheriff-settled = { $by } named { $name } the next Sheriff.
dice-event-sheriff-heir = { $name } killed the Sheriff and is the next one.
dice-event-character-settled = { $name } { $how ->
    [kept] keeps
    [drawn] drew
   *[picked] picked
} { $character }.

# My seat.
dice-you-ghost = 👻 You are the Ghost and play for the { $side }. In your turn you roll two dice and give a token to another player.
dice-you-zombie = 🧟 You are a zombie: three dice, no ability, and no gain of life. You win when no survivor is left.
dice-you-master = 🧟 You lead the zombies: you win when no survivor is left.
dice-you-survivor = 🧟 The outbreak has come: you win when no zombie is left.
dice-you-gone = You are out, but you turn up Boneyard cards and may come back as a zombie.
dice-you-rage = Your Rage cards: { $cards }
dice-you-undecided = Your role and your character for this game are not settled yet.

dice-token-name-hands = Boneyard card
dice-token-hands = **Boneyard card.** Turned up by whoever is out, at once and in place of each turn. With more hands in view than players alive, the dead come back as zombies. A card without hands keeps the outbreak away for this turn and then goes back.
dice-event-card-revealed = { $name } turned up a Boneyard card with { $hands ->
    [0] no hands
    [one] one hand
   *[other] { $hands } hands
}: { $total } in view, { $living } alive.
dice-event-outbreak-began = Outbreak! { $names } are back as zombies with { $life ->
    [one] one life point
   *[other] { $life } life points
}.
dice-event-master-rose = { $name } is a Renegade and leads the zombies.

# Sets of modules.
preset-classic = Classic
preset-saloon = Saloon
preset-powers = Powers
preset-old-saloon = Old Saloon
preset-undead = Undead
preset-undead-or-alive = Undead or Alive
preset-everything = Everything
