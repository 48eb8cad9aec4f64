# BANG! The Dice Game: what lies on the table.
game-dice = BANG! The Dice Game
game-walkers-dice = BANG! The Dice Game: The Walking Dead

dice-face-arrow = arrow
dice-face-dynamite = dynamite
dice-face-be1 = bull's eye 1
dice-face-be2 = bull's eye 2
dice-face-beer = beer
dice-face-gatling = gatling

dice-emoji-arrow = { DRAWN("arrow", "🏹") }
dice-emoji-dynamite = { DRAWN("dynamite", "🧨") }
dice-emoji-be1 = { DRAWN("bulls_eye_1", "1️⃣") }
dice-emoji-be2 = { DRAWN("bulls_eye_2", "2️⃣") }
dice-emoji-beer = { DRAWN("beer", "🍺") }
dice-emoji-gatling = { DRAWN("gatling", "🔫") }
dice-emoji-sheriff = { DRAWN("sheriff", "⭐") }
dice-emoji-deputy = { DRAWN("deputy", "🛡️") }
dice-emoji-outlaw = { DRAWN("outlaw", "💰") }
dice-emoji-renegade = { DRAWN("renegade", "🎭") }

dice-role-sheriff = Sheriff
dice-role-deputy = Deputy
dice-role-outlaw = Outlaw
dice-role-renegade = Renegade

dice-role = { $emoji } { $role }

dice-middle = { DRAWN("arrow_token", "🏹") } { $pile } left in the middle
dice-hand = 🎲 { $dice }
dice-shown = { $emoji } { $face }
dice-shown-locked = { $emoji } { $face } (locked)

dice-status-start = { $name } begins the turn
dice-status-legacy = { $name } begins the next game of the series
dice-status-rolling = { $name } rolls the dice
dice-status-resolving = { $name } uses the dice
dice-status-asked = { $names } is asked

# Choosing.
dice-ask-dice-reroll = Which dice again?
dice-ask-dice-shoot = { $faces } Who loses a life point?
dice-ask-dice-beer = { $faces } { $left ->
    [one] Who drinks it?
   *[other] { $named ->
        [0] Who drinks the first?
       *[other] Who drinks the next?
    }
}
dice-ask-bart-arrows = { $character }: { $due ->
    [one] an arrow instead of losing a life point?
   *[other] arrows instead of losing { $due } life points?
}
dice-ask-pedro-arrows = { $character }: how many arrows go back?
dice-ask-sid-gain = { $character }: who gains one life point?
dice-ask-kit-arrows = { $character }: which arrows go back, { $most } at most?
dice-target = { $name } · { $life }
dice-number = { $count ->
    [0] No arrow
    [one] 1 arrow
   *[other] { $count } arrows
}
dice-arrow = { $name }, arrow { $number }
dice-mark-kit-arrows = { $option }: { $marked ->
    [yes] put back
   *[no] leave
}
dice-commit-kit-arrows = { $count ->
    [0] Put none back
    [one] Put 1 arrow back
   *[other] Put { $count } arrows back
}

# My seat.
dice-about-sheriff = Your goal: every Outlaw and every Renegade is out.
dice-about-deputy = Your goal: keep the Sheriff alive. You win when the Sheriff wins, even if you are out by then.
dice-about-outlaw = Your goal: the Sheriff is out. All Outlaws win together, those who are out as well.
dice-about-renegade = Your goal: be the last one alive, so the Sheriff has to fall last.
dice-goal-three = { $emoji } { $role }: hunt { $target } { $name }
dice-secret = Nobody else knows your role.
dice-known = Everybody knows your role.
dice-you-play = **{ $character }** { $life }
dice-rolls-left = { $count ->
    [one] 1 roll left
   *[other] { $count } rolls left
}
dice-odds = { $count ->
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

# The lines of the seats, where there is no picture.
dice-two-be1 = { DRAWN("two_bulls_eyes_1", "2×") }
dice-two-be2 = { DRAWN("two_bulls_eyes_2", "2×") }
dice-skull = { DRAWN("skull", "💀") }
dice-heart = { DRAWN("life", "❤️") }
dice-life = { DRAWN("life", "❤️") } { $life }/{ $most }
dice-arrows = { DRAWN("arrow_token", "🏹") } { $count }
dice-player = **{ $name }**
dice-times = { $count }×
dice-out = { DRAWN("skull", "💀") } out
dice-badge-sheriff = { DRAWN("sheriff", "Sheriff") }
dice-badge-deputy = { DRAWN("deputy", "Deputy") }
dice-badge-outlaw = { DRAWN("outlaw", "Outlaw") }
dice-badge-renegade = { DRAWN("renegade", "Renegade") }
dice-hidden = **Still hidden** { $roles }
dice-mix = **Roles for { $seats }** { $roles }
dice-mix-role = { $role }{ $count ->
    [one] {""}
   *[other] {" "}{ $count }
}
dice-dealt-head = { DRAWN("sheriff", "⭐") } **{ $name }** is the Sheriff and begins.
dice-dealt-hidden = Hidden: { $roles }
dice-dealt-open = { $role } { $name }
dice-count-deputy = { DRAWN("deputy", "🛡️") } { $count ->
    [one] 1 Deputy
   *[other] { $count } Deputies
}
dice-count-outlaw = { DRAWN("outlaw", "💰") } { $count ->
    [one] 1 Outlaw
   *[other] { $count } Outlaws
}
dice-count-renegade = { DRAWN("renegade", "🎭") } { $count ->
    [one] 1 Renegade
   *[other] { $count } Renegades
}

# Whoever is asked, and for what.
dice-act-other = { $name }, your choice
dice-act-dice-reroll = { $name }, your roll
dice-act-dice-shoot = { $name }, your { $count ->
    [one] shot
   *[other] shots
}
dice-act-dice-beer = { $name }, your { $count ->
    [one] beer
   *[other] beers
}
dice-act-bart-arrows = { $name }, life or arrows?
dice-act-pedro-arrows = { $name }, your arrows
dice-act-sid-gain = { $name }, one life point to give
dice-act-kit-arrows = { $name }, arrows to put back

# The dice of a roll, and giving results to players.
dice-facts = { DRAWN("gatling", "🔫") } { $gatlings } of { $need } · { DRAWN("dynamite", "🧨") } { $dynamites } of { $most }
dice-die-kept = keep
dice-die-again = again
dice-die-locked = locked
dice-again = Roll { $count } again
dice-stop = Stop
dice-all = Roll all
dice-none = None
dice-me = Me
dice-wasted = { $life }/{ $most } (wasted)
dice-target-double = { $name } · { $life } · doubled by a beer
dice-named = **Named** { $named }
dice-named-nobody = **Named** nobody yet
dice-named-then = then { $faces }
dice-more-both = More: { $count }× to one, full life
dice-more-alike = More: { $count }× to one
dice-more-full = More: full life
dice-foot-shoot = all land together

dice-goal-sheriff = { $emoji } { $role }: all Outlaws and Renegades out
dice-goal-deputy = { $emoji } { $role }: keep { $target } { $name } alive
dice-goal-outlaw = { $emoji } { $role }: get { $target } { $name } out
dice-goal-renegade = { $emoji } { $role }: be the last one alive
dice-goal-more-sheriff = The Deputies win with you.
dice-goal-more-deputy = You win with the Sheriff, even if you are out.
dice-goal-more-outlaw = All Outlaws win together, even those who are out.
dice-goal-more-renegade = The Sheriff has to fall last.
dice-goal-more-three = Take the last life point yourself. If somebody else does, be the last one alive.
dice-odds-none = No dice are being rolled.
dice-odds-safe = With the dice that are left neither three dynamites nor an Indian attack can come.

# The picture in words.
dice-picture-seat = { $number }. { $name } ({ $character }{ $role }): life { $life }/{ $most }, arrows { $arrows }{ $reached }{ $turn }.
dice-picture-out = { $number }. { $name } ({ $character }{ $role }): out.
dice-picture-turn = , whose turn it is
dice-picture-reached = , reached by { $eyes }
dice-picture-middle = Arrows left: { $pile }. Rolls: { $roll } of { $rolls }.
dice-picture-dice = Dice: { $dice }.
dice-picture-locked = { $face } (locked)
dice-picture-shot = { $by } hit { $lost }.
dice-picture-lost = Lost: { $lost }.

dice-since-life = { DRAWN("life", "life") } { $before }→{ $life }
dice-since-arrows = { DRAWN("arrow_token", "arrows") } { $count ->
    [one] +1
   *[other] +{ $count }
}

dice-won-zombies-left = The zombies win
dice-won-zombies-destroyed = The survivors win
dice-why-zombies-left = No survivor is left.
dice-why-zombies-destroyed = No zombie is left.

# The end: what a role needs, and who did most of something.
dice-needs-sheriff = { $role } needs every Outlaw and Renegade out
dice-needs-deputy = { $role } needs { $head } alive
dice-needs-outlaw = { $role } needs { $head } out
dice-needs-renegade = { $role } must be the last one alive
dice-needs-three = with three players only who hits the target, or lives last, wins
dice-most-shots = **Sharpest** { $name }, { $count } shots{ $times ->
    [0] {""}
   *[other] , { $times } of them at { $target }
}
dice-most-given = **Kindest** { $name }, { $count } life given{ $times ->
    [0] {""}
   *[other] , { $times } of it to { $target }
}
dice-most-lost = **Toughest** { $name }, { $count } life lost and still alive
dice-most-arrows = **Arrows** { $name } took { $count }
