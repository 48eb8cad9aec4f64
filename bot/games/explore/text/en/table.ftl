# The Walking Dead: The Dice Game: what lies on the table.
game-explore = The Walking Dead: The Dice Game

explore-colour-yellow = yellow
explore-colour-orange = orange
explore-colour-red = red
explore-colour-black = black

explore-blue-bite = Bite
explore-blue-x2 = X2
explore-blue-plus-1 = +1
explore-blue-plus-2 = +2
explore-blue-cancel = Cancel a Bite
explore-blue-reroll = Re-roll

explore-dice = { $emoji } { $count } { $colour }
explore-rolled = { $emoji } { $colour } { $pips ->
    [0] blank
   *[other] { $pips }
}
explore-supplies = { $count ->
    [0] nothing
    [one] 1 supply
   *[other] { $count } supplies
}

explore-seat = { $name } — 🎒 Stash { $stash }
explore-seat-exploring = { $name } — 🎒 Stash { $stash } · { $front } in front
explore-seat-watching = { $name } — 🎒 Stash { $stash } · watches the tiebreak

explore-location = 🃏 **{ $card }** · fight { $fight } · bites { $bites } · supplies { $supplies }
explore-location-hurt = 🃏 **{ $card }** · fight { $fight } ({ $left } left) · bites { $bites } · supplies { $supplies }
explore-event = 🃏 **{ $card }** · event
explore-no-card = 🃏 No card is in play.
explore-placed = 🎯 On the card: { $dice }
explore-thrown = 🎲 Rolled: { $dice } · 🔵 blue die: { $blue }
explore-left = 🎲 Dice left: { $dice }
explore-left-none = 🎲 No dice left
explore-cubes = 🩸 Wound Cubes left: { $cubes } of { $most }
explore-front = 🥫 In front of { $name }: { $cards }. To bank now: { $supplies }
explore-front-none = 🥫 Nothing lies in front of { $name } yet.
explore-front-card = { $card } { $supplies }
explore-deck = 🂠 Deck { $deck } · discards { $discards }
explore-final = 🏁 Final round: { $closer } has { $stash }. Still to play: { $names }
explore-tiebreak = ⚖️ Tiebreak: { $names } are level and play on.

explore-status-next = { $name } decides: on, or stop
explore-status-attack = { $name } attacks { $card }
explore-status-choosing = { $name } has a choice to make

# Choosing.
explore-ask-next = Explore on, or stop?
explore-ask-attack = Which dice attack { $card }?
explore-ask-reroll = { $name }: your dice score { $score }, { $left } are needed. Which die do you roll again?
explore-ask-double = { $name }: your dice score { $score }, { $left } are needed. Which die counts twice?
explore-ask-lose-die = { $name }, { $card }: which die do you lose?
explore-ask-regain-die = { $name }, { $card }: which die do you get back?
explore-ask-drop-card = { $name }, { $card }: which card do you lose?
explore-ask-toll = { $name }, { $card }: what do you pay with?
explore-next = Explore on
explore-stop = { $supplies ->
    [0] Stop and bank nothing
   *[other] Stop and bank { $supplies }
}
explore-die = { $colour } #{ $number }
explore-thrown-die = { $colour }: { $pips ->
    [0] blank
    [one] 1 pip
   *[other] { $pips } pips
}
explore-one-of = { $colour }, { $count } left
explore-keep = Keep all
explore-taken-card = { $card } · { $supplies }
explore-pay-cubes = { $count ->
    [one] 1 Wound Cube
   *[other] { $count } Wound Cubes
}
explore-pay-dice = { $count ->
    [one] The weakest die
   *[other] The { $count } weakest dice
}
explore-typed = { $count } { $colour }
explore-suggestion = { $dice } · { $now }%

# My seat.
explore-you = ### 🎒 Your Stash: { $stash }
explore-you-exploring = It is your turn: { $supplies } in front of you.
explore-goal = Whoever ends a turn with { $enough } or more starts the final round; the largest Stash wins.
explore-lead = Largest Stash: { $names } with { $stash }.

# Odds.
explore-odds-nothing = Nothing is to be reckoned just now.
explore-odds-these = Odds with { $dice }: { $now }% to defeat the card in this attack, { $end }% in the end if you play on as well as can be.
explore-odds-all = Best play defeats this card in { $best }% of all cases. *Odds* shows every choice of dice.
explore-odds-attack = **The chance to defeat { $card } in this attack** ({ $left } to beat, { $cubes ->
    [one] 1 Wound Cube
   *[other] { $cubes } Wound Cubes
} left), with re-roll and X2 played best. Behind it the chance in the end, if best play follows.
explore-odds-with = With { $count ->
    [one] one die
   *[other] { $count } dice
}:
explore-odds-pick = • { $dice }: **{ $now }%** · { $end }%
explore-odds-best = **With best play to the end of this card: { $best }%**, beginning with { $dice }.
explore-odds-cost = A Knock Out costs { $supplies }; the Stash is safe.
explore-odds-reroll = • { $die } again: **{ $chance }%**
explore-odds-keep = • Keep all: **{ $chance }%**
explore-odds-rerolls = **The chance to defeat { $card } in the end**, with best play from here:
explore-odds-double = X2 is worth most on the die with the most pips.
explore-odds-next = **Exploring on:** the next card is a Knock Out in { $risk }% of all cases, even with best play.

# The end.
explore-won = { $name } wins with { $stash }
explore-why-most-supplies = The final round is over, and nobody has a larger Stash.
explore-why-tiebreak = The final round left several players level; further turns decided.
explore-was = Stash { $stash }

# The picture in words.
explore-picture-seat = { $number }. { $name }: Stash { $stash }{ $state ->
    [turn] , whose turn it is
    [waits] , has no further turn
   *[plays] {""}
}.
explore-picture-card = { $card }: fight { $fight }, { $left } left, bites { $bites }, supplies { $supplies }.
explore-picture-event = { $card }: event.
explore-picture-placed = On the card: { $dice }.
explore-picture-thrown = Rolled: { $dice }; blue die: { $blue }.
explore-picture-die = { $colour } { $pips }
explore-picture-left = Dice left: { $dice }. Wound Cubes: { $cubes } of { $most }.
explore-picture-front = Supplies in front: { $front }. Deck: { $deck }.

# One button for each colour of dice.
explore-emoji-yellow = { DRAWN("yellow_die", "🟡") }
explore-emoji-orange = { DRAWN("orange_die", "🟠") }
explore-emoji-red = { DRAWN("red_die", "🔴") }
explore-emoji-black = { DRAWN("black_die", "⚫") }
explore-act-next = { $name }, on or stop?
explore-act-attack = { $name }, attack { $card }
explore-act-choosing = { $name }, your choice
explore-beside-attack = { $left } to beat, up to { $most }
explore-beside-next = { $supplies } in front
explore-chosen = Chosen { $dice }
explore-chosen-none = Chosen none
explore-chosen-odds = Chosen { $dice } · **{ $now }%**, in the end { $end }%
explore-attack = Attack
explore-attack-odds = Attack: { $now }%
explore-none = None
explore-best = Best: { $dice } { $now }%
explore-on = Explore on: { $chance }%
explore-home = Stop: { $stash }→{ $home }

# The end: what somebody had, and who did most of something.
explore-had = your Stash is { $stash }
explore-most-defeated = **Fiercest** { $name } beat { $count } cards
explore-most-cubes = **Most bitten** { $name }, { $count } cubes lost
explore-most-knocked-out = **Boldest** { $name } was knocked out { $count } times
