# The Walking Dead: what lies on the table.
dice-emoji-arrow = { DRAWN("walker", "🧟") }
dice-emoji-dynamite = { DRAWN("infection", "☣️") }
dice-emoji-beer = { DRAWN("first_aid", "🩹") }
dice-emoji-gatling = { DRAWN("grenade", "💣") }
dice-emoji-outlaw = { DRAWN("savior", "💀") }
dice-emoji-renegade = { DRAWN("loner", "🐺") }
dice-emoji-rival = { DRAWN("rival", "🐯") }

dice-face-arrow = Walker
dice-face-dynamite = Infection
dice-face-be1 = Range 1
dice-face-be2 = Range 2
dice-face-beer = First Aid
dice-face-gatling = Grenade

dice-role-sheriff = Leader
dice-role-deputy = Survivor
dice-role-outlaw = Savior
dice-role-renegade = Hilltop Loner
dice-role-rival = Kingdom Loner

dice-middle = { DRAWN("walker_token", "🧟") } { $pile } left in the middle

dice-ask-dice-shoot = { $faces } Who loses a Health?
dice-ask-dice-beer = { $faces } { $left ->
    [one] Who gets it?
   *[other] { $named ->
        [0] Who gets the first?
       *[other] Who gets the next?
    }
}
dice-ask-bart-arrows = { $character }: { $due ->
    [one] a Walker instead of losing a Health?
   *[other] Walkers instead of losing { $due } Health?
}
dice-ask-pedro-arrows = { $character }: how many Walkers go back?
dice-ask-sid-gain = { $character }: who gains one Health?
dice-ask-kit-arrows = { $character }: which Walkers go back, { $most } at most?
dice-target-double = { $name } · { $life } · doubled by First Aid
dice-number = { $count ->
    [0] No Walker
    [one] 1 Walker
   *[other] { $count } Walkers
}
dice-arrow = { $name }, Walker { $number }
dice-commit-kit-arrows = { $count ->
    [0] Put none back
    [one] Put 1 Walker back
   *[other] Put { $count } Walkers back
}

dice-about-sheriff = Your goal: every Savior and every Loner is out.
dice-about-deputy = Your goal: keep the Leader alive. You win when the Leader wins, even if you are out by then.
dice-about-outlaw = Your goal: the Leader is out. All Saviors win together, those who are out as well.
dice-about-renegade = Your goal: be the last one alive, so the Leader has to fall last. If there is a second Loner, from the Kingdom, you are no team.
dice-about-rival = Your goal: be the last one alive, so the Leader has to fall last. The other Loner, from the Hilltop, is no friend of yours.
dice-odds = { $count ->
    [one] 1 die
   *[other] { $count } dice
} again: three Infections { $dynamite }%, Overrun { $attack }%.

dice-won-law-restored = The Leader and the Survivors win
dice-won-sheriff = The Leader wins
dice-won-sheriff-eliminated = The Saviors win
dice-won-renegade-alone = { $name } wins, a Loner
dice-why-law-restored = Every Savior and every Loner is out.
dice-why-sheriff-eliminated = The Leader is out.
dice-why-renegade-alone = The Leader is out, and only one Loner is alive.
dice-why-target-eliminated = The winner took the last Health of the target.
dice-emoji-sheriff = { DRAWN("leader", "⭐") }
dice-emoji-deputy = { DRAWN("survivor", "🛡️") }
dice-arrows = { DRAWN("walker_token", "🧟") } { $count }
dice-badge-sheriff = { DRAWN("leader", "Leader") }
dice-badge-deputy = { DRAWN("survivor", "Survivor") }
dice-badge-outlaw = { DRAWN("savior", "Savior") }
dice-badge-renegade = { DRAWN("loner", "Hilltop Loner") }
dice-badge-rival = { DRAWN("rival", "Kingdom Loner") }
dice-dealt-head = { DRAWN("leader", "⭐") } **{ $name }** is the Leader and begins.
dice-count-deputy = { DRAWN("survivor", "🛡️") } { $count ->
    [one] 1 Survivor
   *[other] { $count } Survivors
}
dice-count-outlaw = { DRAWN("savior", "💀") } { $count ->
    [one] 1 Savior
   *[other] { $count } Saviors
}
dice-count-renegade = { DRAWN("loner", "🐺") } { $count ->
    [one] 1 Hilltop Loner
   *[other] { $count } Hilltop Loners
}
dice-count-rival = { DRAWN("rival", "🐯") } { $count ->
    [one] 1 Kingdom Loner
   *[other] { $count } Kingdom Loners
}
dice-act-dice-beer = { $name }, your { $count ->
    [one] First Aid
   *[other] First Aid
}
dice-act-bart-arrows = { $name }, Health or Walkers?
dice-act-pedro-arrows = { $name }, your Walkers
dice-act-sid-gain = { $name }, one Health to give
dice-act-kit-arrows = { $name }, Walkers to put back
dice-facts = { DRAWN("grenade", "💣") } { $gatlings } of { $need } · { DRAWN("infection", "☣️") } { $dynamites } of { $most }
dice-more-both = More: { $count }× to one, full Health
dice-more-full = More: full Health
dice-goal-sheriff = { $emoji } { $role }: all Saviors and Loners out
dice-goal-more-sheriff = The Survivors win with you.
dice-goal-more-deputy = You win with the Leader, even if you are out.
dice-goal-more-outlaw = All Saviors win together, even those who are out.
dice-goal-more-renegade = The Leader has to fall last. A second Loner is no friend of yours.
dice-goal-more-three = Take the last Health yourself. If somebody else does, be the last one alive.
dice-odds-safe = With the dice that are left neither three Infections nor an Overrun can come.
dice-picture-seat = { $number }. { $name } ({ $character }{ $role }): Health { $life }/{ $most }, Walkers { $arrows }{ $reached }{ $turn }.
dice-picture-middle = Walkers left: { $pile }. Rolls: { $roll } of { $rolls }.
