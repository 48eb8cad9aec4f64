# BANG! The Dice Game: what happened, one sentence an event.
dice-event-role-dealt = { $name } is dealt a role: { $role }.
dice-event-character-dealt = { $name } plays { $character } with { $life } life points.
dice-event-turn-began = Turn { $turn }: { $name }.
dice-event-dice-rolled = { $name } rolled { $faces }.
dice-event-dice-rolled-again = { $name } rolled { $count ->
    [one] one die
   *[other] { $count } dice
} again: { $faces } (roll { $roll } of { $rolls }).
dice-event-stopped = { $name } stopped with { $faces }.
dice-event-arrows-taken = { $name } took { $count ->
    [one] one arrow
   *[other] { $count } arrows
}; { $pile ->
    [0] none is left in the middle.
    [one] one is left in the middle.
   *[other] { $pile } are left in the middle.
}
dice-event-indians-attacked = The last arrow is gone: the Indians attack!
dice-event-all-arrows-returned = All { $pile } arrows are back in the middle.
dice-event-shots-fired = { $name } shot: { $shots }.
dice-event-shot = { $face } at { $name }
dice-several = { $what } ({ $count }×)
dice-event-shot-double = { $face }, doubled, at { $name }
dice-event-beers-given = { $name } served beer to { $names }.
dice-event-gatling-fired = { $name } fired the Gatling Gun at everybody else with { $count } gatlings.
dice-event-life-lost = { $name } lost { $points ->
    [one] one life point
   *[other] { $points } life points
} to { $cause ->
    [indians] the Indians
    [dynamite] the dynamite
    [bulls-eye] bull's eyes
    [bullet] a bullet
    [duel] a duel
    [paid] an own choice
   *[gatling] the Gatling Gun
}: life { $life }.
dice-event-loss-avoided = { $character } spared { $name } { $points ->
    [one] one life point
   *[other] { $points } life points
}.
dice-event-arrows-taken-instead = { $name } took { $count ->
    [one] one arrow
   *[other] { $count } arrows
} instead of losing life.
dice-event-penalty-arrow-taken = { $name } took an arrow for hurting { $hurt }.
dice-event-arrows-returned = { $name } put { $count ->
    [one] one arrow
   *[other] { $count } arrows
} back.
dice-event-arrows-returned-by = { $by } put { $count ->
    [one] one arrow
   *[other] { $count } arrows
} of { $name } back.
dice-event-life-gained = { $name } gained { $points ->
    [one] one life point
   *[other] { $points } life points
} ({ $why }): life { $life }.
dice-event-life-wasted = { $name } already has full life, so it was wasted ({ $why }).
dice-event-eliminated = ☠️ { $name } is out, shot by { $by }: { $role ->
    [sheriff] the Sheriff
    [deputy] a Deputy
    [outlaw] an Outlaw
   *[renegade] a Renegade
}!
dice-event-eliminated-by-nobody = ☠️ { $name } is out, killed by { $cause ->
    [indians] the Indians
    [bullet] a bullet
    [duel] a duel
    [paid] an own choice
   *[dynamite] dynamite
}: { $role ->
    [sheriff] the Sheriff
    [deputy] a Deputy
    [outlaw] an Outlaw
   *[renegade] a Renegade
}!
dice-event-won = { $names } won: { $why }
dice-event-nobody-won = Nobody won: { $why }

# The turn in play in short.
dice-told-rolled = **{ $turn } { $name }** roll { $roll } of { $rolls }: { $faces }
dice-told-stopped = **{ $turn } { $name }** stopped after roll { $roll } of { $rolls }
dice-told-lost = { $cause } { $name } −{ $points }: life { $life }
dice-told-indians = Indians:
dice-told-gained = { $why } { $name } +{ $points }: life { $life }
dice-told-wasted = { $why } { $name }: wasted
dice-told-arrows = { DRAWN("arrow_token", "🏹") } { $name } +{ $count }
dice-told-arrows-back = { DRAWN("arrow_token", "🏹") } { $name } −{ $count }
dice-told-spared = { $name } is spared { $points } ({ $character })
dice-told-fell = { DRAWN("skull", "💀") } **{ $name }** fell: { $role }
dice-told-paid = own choice

# What is left to whoever fell, in words that stay true.
dice-fall-deputy = { $role } wins with { $head }, even when out.
dice-fall-outlaw = { $role } wins when { $head } falls, even when out.
dice-fall-renegade = { $role } cannot win when out.
dice-fall-three = With three players nobody wins who is out.
dice-fall-outbreak = In the outbreak whoever is out comes back as a zombie.
