# The Walking Dead: what happened, one sentence an event.
dice-event-character-dealt = { $name } plays { $character } with { $life } Health.
dice-event-arrows-taken = { $name } took { $count ->
    [one] one Walker
   *[other] { $count } Walkers
}; { $pile ->
    [0] none is left in the middle.
    [one] one is left in the middle.
   *[other] { $pile } are left in the middle.
}
dice-event-indians-attacked = The last Walker is gone: everybody is Overrun!
dice-event-all-arrows-returned = All { $pile } Walkers are back in the middle.
dice-event-shots-fired = { $name } attacked: { $shots }.
dice-event-beers-given = { $name } gave First Aid to { $names }.
dice-event-gatling-fired = { $name } threw { $count } Grenades at everybody else.
dice-event-life-lost = { $name } lost { $points } Health to { $cause ->
    [indians] the Overrun
    [dynamite] Infection
    [bulls-eye] the attack
   *[gatling] the Grenades
}: Health { $life }.
dice-event-loss-avoided = { $character } spared { $name } { $points } Health.
dice-event-arrows-taken-instead = { $name } took { $count ->
    [one] one Walker
   *[other] { $count } Walkers
} instead of losing Health.
dice-event-penalty-arrow-taken = { $name } took a Walker for hurting { $hurt }.
dice-event-arrows-returned = { $name } put { $count ->
    [one] one Walker
   *[other] { $count } Walkers
} back.
dice-event-arrows-returned-by = { $by } put { $count ->
    [one] one Walker
   *[other] { $count } Walkers
} of { $name } back.
dice-event-life-gained = { $name } gained { $points } Health ({ $why }): Health { $life }.
dice-event-life-wasted = { $name } already has full Health, so it was wasted ({ $why }).
dice-event-eliminated = ☠️ { $name } is out, killed by { $by }: { $role ->
    [sheriff] the Leader
    [deputy] a Survivor
    [outlaw] a Savior
    [rival] the Kingdom Loner
   *[renegade] the Hilltop Loner
}!
dice-event-eliminated-by-nobody = ☠️ { $name } is out, killed by { $cause ->
    [indians] Walkers
   *[dynamite] Infection
}: { $role ->
    [sheriff] the Leader
    [deputy] a Survivor
    [outlaw] a Savior
    [rival] the Kingdom Loner
   *[renegade] the Hilltop Loner
}!
dice-told-lost = { $cause } { $name } −{ $points }: Health { $life }
dice-told-gained = { $why } { $name } +{ $points }: Health { $life }
dice-told-indians = Overrun:
dice-told-arrows = { DRAWN("walker_token", "🧟") } { $name } +{ $count }
dice-told-arrows-back = { DRAWN("walker_token", "🧟") } { $name } −{ $count }

# The end.
dice-needs-sheriff = { $role } needs every Savior and Loner out
dice-most-lost = **Toughest** { $name }, { $count } Health lost and still alive
dice-most-given = **Kindest** { $name }, { $count } Health given{ $times ->
    [0] {""}
   *[other] , { $times } of it to { $target }
}
dice-most-arrows = **Walkers** { $name } took { $count }
