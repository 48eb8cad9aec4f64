# Special roles: the cards, the moments of their powers, and what they do.
dice-power-the-bear = The Bear
dice-power-the-good = The Good
dice-power-the-doc = The Doc
dice-power-the-judge = The Judge
dice-power-the-gambler = The Gambler
dice-power-the-bad = The Bad
dice-power-the-ugly = The Ugly
dice-power-the-right-hand = The Right Hand of the Devil
dice-power-the-left-hand = The Left Hand of the Devil
dice-short-the-bear = Bear
dice-short-the-good = Good
dice-short-the-doc = Doc
dice-short-the-judge = Judge
dice-short-the-gambler = Gambler
dice-short-the-bad = Bad
dice-short-the-ugly = Ugly
dice-short-the-right-hand = Right Hand
dice-short-the-left-hand = Left Hand
dice-does-the-bear = Sheriff. You begin with one life point more than another Sheriff.
dice-does-the-good = Deputy. At the start of your turn, show this card: you and the Sheriff swap roles.
dice-does-the-doc = Deputy. After any roll of anybody, show this card and turn one die to any side.
dice-does-the-judge = Deputy. When somebody shows a special role to use it, show this card: its power has no effect and is used up.
dice-does-the-gambler = Outlaw. After another player's last roll, show this card: all the dice are rolled once more, and that roll stays.
dice-does-the-bad = Outlaw. When somebody else is about to gain life, show this card: one player gains nothing.
dice-does-the-ugly = Outlaw. At the start of your turn, show this card: two players swap all their arrows.
dice-does-the-right-hand = Renegade. At the end of your turn, show this card and take another turn at once.
dice-does-the-left-hand = Renegade. When somebody would be out, also yourself, show this card: that player stays in the game with two life points and may put all arrows back.
dice-power-topic = **{ $card }.** { $does }
dice-you-hold = **{ $card }**{ $used ->
    [yes] {" "}(used)
   *[no] {""}
}: { $does }

dice-window-powers-start = Whoever holds a power for the start of a turn may show it now.
dice-window-powers-roll = Whoever holds a power for a roll may show it now.
dice-window-powers-last = Whoever holds a power for the last roll may show it now.
dice-window-powers-gain = Whoever holds a power against a gain of life may show it now.
dice-window-powers-fall = Whoever can save a life may show it now.
dice-window-powers-judge = Whoever can stop this power may show it now.
dice-window-powers-end = Whoever holds a power for the end of a turn may show it now.

dice-ask-powers-start = Show your role at the start of your turn?
dice-ask-powers-roll = Show your role, and change this roll?
dice-ask-powers-last = Show your role, and have all the dice rolled again?
dice-ask-powers-gain = Show your role, and stop a gain of life?
dice-ask-powers-fall = Show your role, and save somebody?
dice-ask-powers-judge = Show your role, and stop the power of { $other }?
dice-ask-powers-end = Show your role, and take another turn?
dice-reveal = Show { $card }
dice-ask-doc-die = { $name }, the Doc: which die to turn?
dice-ask-doc-side = { $name }, the Doc: turn it to which side?
dice-ask-bad-gain = { $name }, the Bad: who gains nothing?
dice-ask-left-save = { $name }, the Left Hand of the Devil: who stays in the game?
dice-ask-left-arrows = { $name }: put all your arrows back?
dice-ask-ugly-swap = { $name }, the Ugly: which two players swap all their arrows?
dice-mark-ugly-swap = { $option }: { $marked ->
    [yes] swaps
   *[no] does not
}
dice-commit-ugly-swap = Swap the arrows of { $count } players

dice-event-card-dealt = The role of { $name } is { $card }.
dice-event-power-revealed = { $name } showed { $card }: { $role }.
dice-event-power-judged = { $by } stopped the power of { $name }.
dice-event-roll-forced = { $by } makes { $name } roll all dice once more.
dice-event-gain-stopped = { $by } stopped { $name } from gaining { $points ->
    [one] one life point
   *[other] { $points } life points
}.
dice-event-badge-changed = { $name } is the Sheriff now, and { $other } a Deputy.
dice-event-arrows-swapped = { $by } had { $name } and { $other } swap arrows: { $one } and { $two } now.
dice-event-saved = { $by } saved { $name }: life { $life }.
dice-event-turn-added = { $name } has another turn at once.

# Standing orders.
order-dice-the-good = The Good: swap roles with the Sheriff
order-dice-the-judge = The Judge: stop a power
order-dice-the-gambler = The Gambler: have all dice rolled again
order-dice-the-bad = The Bad: stop a gain of life
order-dice-the-ugly = The Ugly: have arrows swapped
order-dice-the-right-hand = The Right Hand of the Devil: take another turn
order-dice-the-left-hand = The Left Hand of the Devil: save a player
ordered-next-turn = In my next turn
ordered-me = When I would be out
ordered-anybody = Whoever it is
ordered-enemy = Only an enemy's
ordered-sheriff = Only the Sheriff's
