# The Walking Dead: what lies on the table.
dice-emoji-arrow = 🧟
dice-emoji-dynamite = ☣️
dice-emoji-beer = 🩹
dice-emoji-gatling = 💣
dice-emoji-outlaw = 💀
dice-emoji-renegade = 🐺
dice-emoji-rival = 🐯

dice-face-arrow = Walker
dice-face-dynamite = Infection
dice-face-be1 = Range 1
dice-face-be2 = Range 2
dice-face-beer = First Aid
dice-face-gatling = Grenade
dice-faces-both = Range 1 or 2

dice-role-sheriff = Leader
dice-role-deputy = Survivor
dice-role-outlaw = Savior
dice-role-renegade = Hilltop Loner
dice-role-rival = Kingdom Loner

dice-seat = { $name } — { $character } · Health { $life }/{ $most } · Walkers { $arrows }
dice-seat-known = { $name } { $role } — { $character } · Health { $life }/{ $most } · Walkers { $arrows }
dice-middle = 🧟 Walkers in the middle: { $pile }

dice-ask-dice-shoot = Die { $die }, { $face }: who loses a Health?
dice-ask-dice-beer = Die { $die }, { $face }: who gets it?
dice-ask-bart-arrows = { $name } ({ $character }): { $due ->
    [one] a Walker instead of losing a Health?
   *[other] Walkers instead of losing { $due } Health?
}
dice-ask-pedro-arrows = { $name } ({ $character }): how many Walkers go back?
dice-ask-sid-gain = { $name } ({ $character }): who gains one Health?
dice-ask-kit-arrows = { $name } ({ $character }): which Walkers go back, { $most } at most?
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
dice-fresh-kit-arrows = No Walker is marked yet.

dice-you-are = ### { $emoji } You are { $role ->
    [sheriff] the Leader
    [deputy] a Survivor
    [outlaw] a Savior
    [rival] the Loner of the Kingdom
   *[renegade] the Loner of the Hilltop
}
dice-goal-sheriff = Your goal: every Savior and every Loner is out.
dice-goal-deputy = Your goal: keep the Leader alive. You win when the Leader wins, even if you are out by then.
dice-goal-outlaw = Your goal: the Leader is out. All Saviors win together, those who are out as well.
dice-goal-renegade = Your goal: be the last one alive, so the Leader has to fall last. If there is a second Loner, from the Kingdom, you are no team.
dice-goal-rival = Your goal: be the last one alive, so the Leader has to fall last. The other Loner, from the Hilltop, is no friend of yours.
dice-goal-three = Your goal: take the last Health of the { $target } ({ $name }) yourself. If your target falls to somebody else, be the last one alive.
dice-you-play = **{ $character }**, Health { $life } of { $most }, Walkers { $arrows }: { $ability }
dice-odds = Odds of rolling { $count ->
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
