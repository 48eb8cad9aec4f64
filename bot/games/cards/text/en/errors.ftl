# Why something cannot be done. Keys: error-<reason>.
error-already-attacked = You have already played an Attack! this turn.
error-at-maximum = Life never goes above what it was at the start.
error-characters-do-not-fit = The characters that carry over do not fit this table.
error-first-aid-two-left = First Aid has no effect with two players left.
error-has-no-cards = Has no cards.
error-never-the-leader = The Leader cannot be Captured.
error-no-such-leader = The seat that was to lead does not exist.
error-no-target = There is nobody you could play it at.
error-not-a-missed = Only a Missed! helps when you are attacked.
error-not-an-attack = Only an Attack! counts here.
error-not-first-aid = Only First Aid helps against a fatal hit.
error-only-in-answer = A Missed! is for when you are attacked.
error-out-of-reach = { $distance ->
    [one] 1 place
   *[other] { $distance } places
} away; your { $weapon ->
    [hatchet] Hatchet
    [machine-gun] Machine Gun
    [pistol] Pistol
    [rifle] Rifle
    [assault-rifle] Assault Rifle
   *[sniper-rifle] Sniper Rifle
} reaches { $reach }.
error-same-name-in-play = A card of this name lies there already.
error-too-far = { $distance } places away; this reaches 1.
error-two-cards-needed = It takes two cards.
error-nothing-to-play = It is not for you to play a card just now.
error-card-is-chosen = You have already chosen a card: go on with /choose or in *My seat*, or take it back there.
error-nothing-to-discard = You have no cards to discard just now.
error-nothing-to-respond = Nothing asks for an answer of yours just now.
error-no-such-card = You hold no such card: { $card }
error-several-targets = { $target } may be any of these: { $players }. Choose one of them from the list.
error-no-such-target = There is no such player at this table: { $target }
error-target-yourself = You cannot be the target yourself.
error-target-out = That player is out of the game.
error-needs-no-target = This card is played without a target.
error-nothing-to-take = There is no card of the target to choose.
error-other-game-cards = That command is not for this game. Here you can type /play, /discard, /respond, /orders and /choose.
