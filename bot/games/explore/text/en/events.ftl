# Explore: what happened, one sentence an event.
explore-event-turn-began = Turn { $turn }: { $name }.
explore-event-deck-reshuffled = The deck is empty: the discards are shuffled into a new one of { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
explore-event-location-found = { $name } found { $card }: fight { $fight }, bites { $bites }, supplies { $supplies }.
explore-event-event-met = Event for { $name }: { $card }.
explore-event-supplies-found = { $name } found { $card }, nobody there to fight: { $supplies ->
    [one] one supply
   *[other] { $supplies } supplies
}, { $in_front } in front now.
explore-event-attack-rolled = { $name } attacked: { $dice }; blue die: { $blue }.
explore-event-blue-ignored = The blue die's { $blue } does not count here.
explore-event-die-rolled-again = { $name } rolled the { $colour } die again: { $before } became { $after }.
explore-event-die-had-to-be-rolled-again = The card had the { $colour } die rolled again: { $before } became { $after }.
explore-event-nothing-rolled-again = { $name } rolled nothing again.
explore-event-die-doubled = X2: the { $colour } die counts { $pips } more.
explore-event-card-defeated = ⚔️ { $name } defeated { $card }, { $score } against { $fight }: { $supplies ->
    [one] one supply
   *[other] { $supplies } supplies
}, { $in_front } in front now.
explore-event-attack-failed = { $card } holds out, { $score } against { $fight }: { $left } left to beat.
explore-event-dice-placed = On the card: { $dice }.
explore-event-bite-cancelled = The blue die cancelled a Bite.
explore-event-cubes-lost = 🩸 { $name } lost { $cubes ->
    [one] one Wound Cube
   *[other] { $cubes } Wound Cubes
} to { $why ->
    [blue] the blue die
    [card] the card
   *[event] the event
}: { $left } left.
explore-event-cube-regained = { $name } got a Wound Cube back: { $left } left.
explore-event-dice-lost = { $name } lost { $dice } for this turn.
explore-event-dice-regained = { $name } got { $dice } back.
explore-event-card-dropped = { $name } lost { $card } with { $supplies ->
    [one] one supply
   *[other] { $supplies } supplies
}, { $in_front } in front now.
explore-event-nothing-happened = Nothing came of it.
explore-event-knocked-out = 💥 { $name } is Knocked Out, with no { $why ->
    [cubes] Wound Cubes
   *[dice] dice
} left: { $supplies ->
    [0] there was nothing to lose.
    [one] one supply is lost.
   *[other] { $supplies } supplies are lost.
}
explore-event-banked = 🎒 { $name } stopped and banked { $supplies ->
    [0] nothing
    [one] one supply
   *[other] { $supplies } supplies
}: Stash { $stash }.
explore-event-final-round-began = 🏁 { $name } has a Stash of { $stash }: the final round begins, and everybody else has one more turn.
explore-event-tiebreak-began = ⚖️ { $names } are level at { $stash } and play one more turn each.
explore-event-won = 🏆 { $name } won with a Stash of { $stash }{ $why ->
    [tiebreak] , after a tiebreak.
   *[most-supplies] .
}

# Turns in short sentences.
explore-told-won = { $card } { $supplies ->
    [0] beaten
   *[other] +{ $supplies }
}
explore-told-failed = { $card } holds out: { $left } left
explore-told-met = { $card }
explore-told-dropped = { $card } −{ $supplies }
explore-told-cubes-lost = { DRAWN("wound", "🩸") } −{ $cubes }
explore-told-cube-regained = { DRAWN("wound", "🩸") } +1
explore-told-dice-lost = lost { $dice }
explore-told-dice-regained = got back { $dice }
explore-told-knocked-out = { $supplies ->
    [0] **knocked out**
   *[other] **knocked out**, { DRAWN("supply", "🥫") } −{ $supplies }
}
explore-told-banked = { DRAWN("stash", "🎒") } +{ $supplies }: Stash { $stash }
explore-told-final-round = the **final round** begins
explore-told-tiebreak = **tiebreak** of { $names }
explore-since-banked = { $name } { $before }→{ $stash }
explore-since-knocked-out = { $name } knocked out
explore-told-rolled = Rolled { $dice }, { $blue }
