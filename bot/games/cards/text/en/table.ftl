# BANG!: The Walking Dead, the card game: what lies on the table.
game-cards = BANG!: The Walking Dead

cards-kind-attack = Attack!
cards-kind-missed = Missed!
cards-kind-first-aid = First Aid
cards-kind-medical-supplies = Medical Supplies
cards-kind-ammo-crate = Ammo Crate
cards-kind-weapons-cache = Weapons Cache
cards-kind-supplies = Supplies
cards-kind-surprise-attack = Surprise Attack
cards-kind-walker = Walker
cards-kind-grenade = Grenade
cards-kind-herd-of-walkers = Herd of Walkers
cards-kind-duel = Duel
cards-kind-rv = RV
cards-kind-scope = Scope
cards-kind-riot-gear = Riot Gear
cards-kind-captured = Captured
cards-kind-contagion = Contagion
cards-kind-machine-gun = Machine Gun
cards-kind-pistol = Pistol
cards-kind-rifle = Rifle
cards-kind-assault-rifle = Assault Rifle
cards-kind-sniper-rifle = Sniper Rifle
cards-kind-hatchet = Hatchet

cards-role-leader = Leader
cards-role-survivor = Survivor
cards-role-savior = Savior
cards-role-loner = Hilltop Loner

cards-role = { $emoji } { $role }
cards-card = { $kind } { $corner }
cards-used-as = { $card } (as { $kind })
cards-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
cards-none = none

cards-who = { $name } { $role }
cards-seat = { $name } — { $character } · life { $life }/{ $most } · hand { $hand }
cards-seat-out = { $name } ✖ out — { $character }
cards-weapon = { $weapon }, reach { $reach }
cards-needs = needs { $needs ->
    [one] one life point
   *[other] { $needs } life points
} at once
cards-middle = 🂠 Deck: { $deck } · discards: { $discards }, on top: { $top }
cards-laid = Laid out: { $cards }
cards-settling = Being settled: { $card } of { $by }, now at { $name }
cards-settling-own = Being settled: { $card } of { $name }

cards-status-draw = { $name } begins the turn
cards-status-play = { $name } plays cards
cards-status-discard = { $name } ends the turn
cards-status-asked = { $names }, your answer

# Choosing.
cards-ask-cards-play = Your turn: play a card, or end your turn.
cards-ask-cards-target = { $card }: at whom?
cards-ask-cards-pick = { $card } at { $target }: which card?
cards-ask-cards-attacked = { $by } attacks you with { $settling }. { $missed ->
    [one] A Missed! cancels it; otherwise you lose a life point.
   *[other] It takes { $missed } Missed! to cancel it; otherwise you lose a life point.
}
cards-ask-cards-herd = { $by } played { $settling }: discard an Attack!, or lose a life point?
cards-ask-cards-duel = { $settling } of { $by }: discard an Attack!, or lose a life point?
cards-ask-cards-dying = { $settling } took your last life point. Recover { $needs ->
    [one] one life point
   *[other] { $needs } life points
} now, or you are out.
cards-ask-cards-supplies = { $name }: which card of the Supplies do you take?
cards-ask-cards-discard = You may keep { $keep ->
    [one] one card
   *[other] { $keep } cards
}. Which { $most ->
    [one] card goes?
   *[other] { $most } go?
}
cards-ask-hershel-cards = Which two cards do you discard for a life point?
cards-ask-eugene-put-back = Which card goes back on top of the deck? The others are yours.
cards-ask-glenn-draw = { $name } (Glenn): where does the first card come from?
cards-ask-negan-draw = { $name } (Negan): where does the first card come from?
cards-ask-ezekiel-riot-gear = { $name } (Ezekiel): which card counts for Riot Gear?
cards-ask-ezekiel-captured = { $name } (Ezekiel): which card counts for Captured?
cards-ask-ezekiel-contagion = { $name } (Ezekiel): which card counts for Contagion?

cards-option-end-turn = End turn
cards-option-recover = Two cards for a life point
cards-option-decline = Do nothing
cards-option-from-deck = From the deck
cards-option-from-discards = { $card } from the discards
cards-option-from-hand = { $name } · { $count ->
    [one] one card
   *[other] { $count } cards
}
cards-option-turn-up = { $gear ->
    [jesus] Draw! (Jesus)
   *[riot-gear] Draw! (Riot Gear)
}
cards-option-player = { $name } · { $distance } away · life { $life }
cards-option-hand = From the hand, unseen ({ $count ->
    [one] one card
   *[other] { $count } cards
})
cards-hand-word = hand
cards-mark = { $card }: { $marked ->
    [yes] discard
   *[no] keep
}
cards-commit = Discard { $count ->
    [one] one card
   *[other] { $count } cards
}
cards-fresh = No card is marked yet.

# My seat.
cards-you-are = ### { $emoji } You are { $role ->
    [leader] the Leader
    [survivor] a Survivor
    [savior] a Savior
   *[loner] the Hilltop Loner
}
cards-goal-leader = Your goal: every Savior and the Hilltop Loner are out.
cards-goal-survivor = Your goal: the Leader outlives every Savior and the Hilltop Loner. You win with the Leader, even if you are out by then.
cards-goal-savior = Your goal: the Leader is out. All Saviors win together, those who are out as well. Whoever eliminates a Savior draws three cards, so trust nobody too far.
cards-goal-loner = Your goal: be the last one alive, so the Leader has to fall last.
cards-secret = The table does not know your role.
cards-known = The table knows your role.
cards-you-play = **{ $character }**, life { $life } of { $most }: { $ability }
cards-hand = **Your hand** ({ $count ->
    [one] one card
   *[other] { $count } cards
}):
cards-hand-empty = **Your hand** is empty.
cards-hand-line = { $emoji } { $kind } { $corners } — { $effect }
cards-hand-plain = { $emoji } { $kind } { $corners }
cards-your-reach = Your { $weapon } reaches { $reach ->
    [one] one place
   *[other] { $reach } places
}. The others, clockwise from you:
cards-seen = { $name }: { $distance ->
    [one] 1 place away
   *[other] { $distance } places away
} · life { $life }/{ $most } · hand { $hand }
cards-warning = ⚠️ { $card } would do nothing now: { $why }

# The end.
cards-won-order-restored = The Leader and the Survivors win
cards-won-leader-alone = The Leader wins
cards-won-leader-eliminated = The Saviors win
cards-won-loner-alone = { $name } wins, the Hilltop Loner
cards-why-order-restored = Every Savior and the Hilltop Loner are out.
cards-why-leader-eliminated = The Leader is out.
cards-why-loner-alone = The Leader is out, and only the Hilltop Loner is alive.
cards-was = { $role } ({ $character })
cards-was-out = { $role } ({ $character }), out

# Drawings, and what stands there without them.
cards-emoji-attack = { DRAWN("attack", "💥") }
cards-emoji-missed = { DRAWN("missed", "💨") }
cards-emoji-first-aid = { DRAWN("first_aid_card", "🩹") }
cards-emoji-medical-supplies = { DRAWN("medical_supplies", "💊") }
cards-emoji-ammo-crate = { DRAWN("ammo_crate", "📦") }
cards-emoji-weapons-cache = { DRAWN("weapons_cache", "🧰") }
cards-emoji-supplies = { DRAWN("supply", "🥫") }
cards-emoji-surprise-attack = { DRAWN("surprise_attack", "🫳") }
cards-emoji-walker = { DRAWN("walker", "🧟") }
cards-emoji-grenade = { DRAWN("grenade_card", "💣") }
cards-emoji-herd-of-walkers = { DRAWN("herd", "👥") }
cards-emoji-duel = { DRAWN("duel_card", "⚔️") }
cards-emoji-rv = { DRAWN("rv", "🚐") }
cards-emoji-scope = { DRAWN("scope", "🔭") }
cards-emoji-riot-gear = { DRAWN("riot_gear", "🦺") }
cards-emoji-captured = { DRAWN("captured", "⛓️") }
cards-emoji-contagion = { DRAWN("contagion", "☣️") }
cards-emoji-machine-gun = { DRAWN("machine_gun", "🔫") }
cards-emoji-pistol = { DRAWN("weapon", "🔫") }
cards-emoji-rifle = { DRAWN("rifle", "🔫") }
cards-emoji-assault-rifle = { DRAWN("assault_rifle", "🔫") }
cards-emoji-sniper-rifle = { DRAWN("sniper_rifle", "🔫") }
cards-emoji-hatchet = { DRAWN("hatchet", "🪓") }
cards-badge-leader = { DRAWN("leader", "Leader") }
cards-badge-survivor = { DRAWN("survivor", "Survivor") }
cards-badge-savior = { DRAWN("savior", "Savior") }
cards-badge-loner = { DRAWN("loner", "Hilltop Loner") }

cards-hidden = **Still hidden** { $roles }
cards-dealt-head = { DRAWN("leader", "⭐") } **{ $name }** is the Leader and begins.
cards-since-life = { DRAWN("life", "life") } { $before }→{ $life }

# The picture in words.
cards-picture-seat = { $number }. { $name } ({ $character }{ $role ->
    [none] {""}
   *[other] , { $role }
}): life { $life }/{ $most }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}, { $weapon } { $reach }{ $play }{ $away }{ $state ->
    [turn] , whose turn it is
    [asked] , is asked
   *[plays] {""}
}.
cards-picture-out = { $number }. { $name } ({ $character }, { $role }): out.
cards-picture-away = , { $away } away
cards-picture-middle = Deck: { $deck }.
cards-picture-top = Discards: { $card }.
cards-picture-settling = { $card } of { $by } at { $at }.
cards-picture-settling-own = { $card } at { $at }.
cards-act-draw = { $name }, your turn
cards-act-play = { $name }, play your cards
cards-act-discard = { $name }, end your turn

# The end: what a role needs, and who did most of something.
cards-needs-leader = { $role } needs every Savior and the Loner out
cards-needs-survivor = { $role } needs { $head } alive
cards-needs-savior = { $role } needs { $head } out
cards-needs-loner = { $role } must be the last one alive
cards-most-attacks = **Fiercest** { $name }, { $count } attacks{ $times ->
    [0] {""}
   *[other] , { $times } of them at { $target }
}
cards-most-cancelled = **Nimblest** { $name } dodged { $count } attacks{ $times ->
    [0] {""}
   *[other] , { $times } of { $target }
}
cards-most-healed = **Best healed** { $name }, { $count } life recovered
cards-most-lost = **Toughest** { $name }, { $count } life lost and still alive
