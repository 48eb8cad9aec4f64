# BANG! The Dice Game: what lies on the table.
game-dice = BANG! The Dice Game
game-walkers-dice = BANG! The Dice Game: The Walking Dead

dice-face-arrow = arrow
dice-face-dynamite = dynamite
dice-face-be1 = bull's eye 1
dice-face-be2 = bull's eye 2
dice-face-beer = beer
dice-face-gatling = gatling

dice-emoji-arrow = 🏹
dice-emoji-dynamite = 🧨
dice-emoji-be1 = 1️⃣
dice-emoji-be2 = 2️⃣
dice-emoji-beer = 🍺
dice-emoji-gatling = 🔫
dice-emoji-sheriff = ⭐
dice-emoji-deputy = 🛡️
dice-emoji-outlaw = 💰
dice-emoji-renegade = 🎭

dice-role-sheriff = Sheriff
dice-role-deputy = Deputy
dice-role-outlaw = Outlaw
dice-role-renegade = Renegade

dice-role = { $emoji } { $role }

dice-seat = { $name } — { $character } · life { $life }/{ $most } · arrows { $arrows }
dice-seat-known = { $name } { $role } — { $character } · life { $life }/{ $most } · arrows { $arrows }
dice-seat-out = { $name } ✖ out, { $role } — { $character }

dice-middle = 🏹 Arrows in the middle: { $pile }
dice-hand = 🎲 Dice, roll { $roll } of { $rolls }: { $dice }
dice-shown = { $emoji } { $face }
dice-shown-locked = { $emoji } { $face } (locked)
dice-plan = 🎯 Named so far: { $plan }
dice-plan-one = { $face } for { $name }
dice-plan-double = { $face }, doubled, for { $name }

dice-status-start = { $name } begins the turn
dice-status-legacy = { $name } begins the next game of the series
dice-status-rolling = { $name } rolls · roll { $roll } of { $rolls }
dice-status-resolving = { $name } uses the dice
dice-status-asked = { $names } is asked · turn of { $active }

# Choosing.
dice-ask-dice-reroll = { $name }: which dice to roll again?
dice-ask-dice-shoot = Die { $die }, { $face }: who loses a life point?
dice-ask-dice-beer = Die { $die }, { $face }: who drinks it?
dice-ask-bart-arrows = { $name } ({ $character }): { $due ->
    [one] an arrow instead of losing a life point?
   *[other] arrows instead of losing { $due } life points?
}
dice-ask-pedro-arrows = { $name } ({ $character }): how many arrows go back?
dice-ask-sid-gain = { $name } ({ $character }): who gains one life point?
dice-ask-kit-arrows = { $name } ({ $character }): which arrows go back, { $most } at most?
dice-target = { $name } · { $life }
dice-target-double = { $name } · { $life } · doubled by a beer
dice-number = { $count ->
    [0] No arrow
    [one] 1 arrow
   *[other] { $count } arrows
}
dice-arrow = { $name }, arrow { $number }
dice-mark-dice-reroll = { $option }: { $marked ->
    [yes] re-roll
    [no] keep
   *[shut] locked
}
dice-mark-kit-arrows = { $option }: { $marked ->
    [yes] put back
   *[no] leave
}
dice-commit-dice-reroll = { $count ->
    [0] Stop here
    [one] Roll 1 die
   *[other] Roll { $count } dice
}
dice-commit-kit-arrows = { $count ->
    [0] Put none back
    [one] Put 1 arrow back
   *[other] Put { $count } arrows back
}
dice-fresh-dice-reroll = Every die is kept unless you mark it to re-roll.
dice-fresh-kit-arrows = No arrow is marked yet.

# My seat.
dice-you-are = ### { $emoji } You are { $role ->
    [sheriff] the Sheriff
    [deputy] a Deputy
    [outlaw] an Outlaw
   *[renegade] a Renegade
}
dice-goal-sheriff = Your goal: every Outlaw and every Renegade is out.
dice-goal-deputy = Your goal: keep the Sheriff alive. You win when the Sheriff wins, even if you are out by then.
dice-goal-outlaw = Your goal: the Sheriff is out. All Outlaws win together, those who are out as well.
dice-goal-renegade = Your goal: be the last one alive, so the Sheriff has to fall last.
dice-goal-three = Your goal: take the last life point of the { $target } ({ $name }) yourself. If your target falls to somebody else, be the last one alive.
dice-secret = The table does not know your role.
dice-known = The table knows your role.
dice-you-play = **{ $character }**, life { $life } of { $most }, arrows { $arrows }: { $ability }
dice-rolls-left = { $count ->
    [0] No roll is left.
    [one] One roll is left.
   *[other] { $count } rolls are left.
}
dice-reach = With { $face } you can hit { $names }.
dice-reach-not = Out of reach of { $face }: { $names }.
dice-faces-both = bull's eye 1 or 2
dice-reach-one = { $name } ({ $places ->
    [one] 1 place
   *[other] { $places } places
} away)
dice-odds = Odds of rolling { $count ->
    [one] 1 die
   *[other] { $count } dice
} again: three dynamites { $dynamite }%, Indian attack { $attack }%.

# The end.
dice-won-law-restored = The Sheriff and the Deputies win
dice-won-sheriff = The Sheriff wins
dice-won-sheriff-eliminated = The Outlaws win
dice-won-renegade-alone = { $name } wins, the Renegade
dice-won-target-eliminated = { $name } wins
dice-won-last-alive = { $name } wins
dice-won-nobody-left = Nobody wins
dice-why-law-restored = Every Outlaw and every Renegade is out.
dice-why-sheriff-eliminated = The Sheriff is out.
dice-why-renegade-alone = The Sheriff is out, and only the Renegade is alive.
dice-why-target-eliminated = The winner took the last life point of the target.
dice-why-last-alive = Only one is still alive.
dice-why-nobody-left = Nobody is left alive, so it is a draw.
dice-was = { $role } ({ $character })
dice-was-out = { $role } ({ $character }), out
dice-won-zombies-left = The zombies win
dice-won-zombies-destroyed = The survivors win
dice-why-zombies-left = No survivor is left.
dice-why-zombies-destroyed = No zombie is left.
