# The card game: what happened, one sentence an event.
cards-event-role-dealt = { $name } is dealt a role: { $role }.
cards-event-character-dealt = { $name } plays { $character } with { $life } life points.
cards-event-character-kept = { $name } stays { $character }, with { $life } life points.
cards-event-turn-began = Turn { $turn }: { $name }.
cards-event-turn-skipped = { $name } has to sit this turn out.
cards-event-dealt = { $name } is dealt { $what }.
cards-event-drawn = { $name } draws { $what }.
cards-event-drawn-for = { $name } draws { $what } ({ $why }).
cards-event-card-shown = { $name } (Abraham) shows { $card }: { $more ->
    [yes] red, so one more card.
   *[no] not red.
}
cards-event-discard-taken = { $name } (Glenn) takes { $card } from the discards.
cards-event-looked-at = { $name } (Eugene) looks at { $what } on top of the deck.
cards-event-put-back = { $name } (Eugene) puts back { $what }.
cards-event-reshuffled = The deck ran out; the { $deck } discards were shuffled and are the deck now.
cards-event-played = { $emoji } { $name } plays { $card }.
cards-event-played-at = { $emoji } { $name } plays { $card } at { $target }.
cards-event-answered = { $emoji } { $name } answers with { $card }.
cards-event-attack-cancelled = The attack of { $by } misses { $name }.
cards-event-duel-lost = { $name } gives up the Duel.
cards-event-turned-up = 🎴 { $name } draws! for { $kind }: { $card }. { $outcome }
cards-event-turned-up-of = 🎴 { $name } draws! for { $kind }: { $cards }, and { $card } counts. { $outcome }
cards-event-turned-up-none = 🎴 { $name } should draw! for { $kind }, but no card is left. { $outcome }
cards-outcome-riot-gear = { $matched ->
    [yes] Hearts: as good as a Missed!
   *[no] Not hearts: no help.
}
cards-outcome-captured = { $matched ->
    [yes] Hearts: free again.
   *[no] Not hearts: no escape this turn.
}
cards-outcome-contagion = { $matched ->
    [yes] Spades from 2 to 9: it breaks out.
   *[no] Not spades from 2 to 9: it goes on.
}
cards-event-taken-from-hand = { $name } takes { $what } from the hand of { $owner } ({ $why }).
cards-event-taken-from-play = { $name } takes { $card }, which lay in front of { $owner } ({ $why }).
cards-event-taken-over = { $name } (Dwight) takes over what { $owner } had: { $what }.
cards-event-discarded = { $name } discards { $cards }.
cards-event-discarded-for = { $name } discards { $cards } ({ $why }).
cards-event-contagion-stays = Contagion stays with { $name }.
cards-event-contagion-passed = Contagion goes from { $name } to { $to }.
cards-event-supplies = Laid out: { $cards }.
cards-event-supplies-taken = { $name } takes { $card }.
cards-event-life-lost = { $name } loses { $points ->
    [one] one life point
   *[other] { $points } life points
} ({ $cause }): life { $life }.
cards-event-life-lost-fatal = { $name } loses { $points ->
    [one] the last life point
   *[other] { $points } life points
} ({ $cause }) and needs { $needs ->
    [one] one
   *[other] { $needs }
} at once.
cards-event-life-gained = { $name } recovers a life point ({ $why }): life { $life }.
cards-event-life-gained-short = { $name } recovers a life point ({ $why }) and needs { $needs ->
    [one] one more
   *[other] { $needs } more
}.
cards-event-life-wasted = { $name } gains nothing from it ({ $why }).
cards-event-eliminated = ☠️ { $name } is out ({ $cause } of { $by }): { $role ->
    [leader] the Leader
    [survivor] a Survivor
    [savior] a Savior
   *[loner] the Hilltop Loner
}!
cards-event-eliminated-by-oneself = ☠️ { $name } is out ({ $cause }, their own): { $role ->
    [leader] the Leader
    [survivor] a Survivor
    [savior] a Savior
   *[loner] the Hilltop Loner
}!
cards-event-eliminated-by-nobody = ☠️ { $name } is out ({ $cause }): { $role ->
    [leader] the Leader
    [survivor] a Survivor
    [savior] a Savior
   *[loner] the Hilltop Loner
}!
cards-event-won = { $names } won: { $why }
cards-for-reward = reward for a Savior
cards-for-penalty = penalty: the Leader shot a Survivor
cards-for-eliminated = out of the game
cards-for-replaced = a new weapon

# Turns in short sentences.
cards-told-skipped = { $name } stays captured
cards-told-played = { $emoji } { $kind }
cards-told-played-at = { $emoji } → { $name }
cards-told-cancelled = { $emoji } { $name } got away
cards-told-turned-up = { $kind }: { $outcome }
cards-told-taken = { $name } takes a card of { $owner }
cards-told-taken-from-play = { $name } takes { $emoji } of { $owner }
cards-told-laid-out = laid out: { $cards }
cards-told-lost = { $name } −{ $points }: life { $life }
cards-told-dying = { $name } −{ $points }: needs { $needs } at once
cards-told-gained = { $name } +{ $points }: life { $life }
cards-told-wasted = { $name }: wasted
cards-told-fell = { DRAWN("skull", "💀") } **{ $name }** fell: { $role }

# What is left to whoever fell, in words that stay true.
cards-fall-survivor = { $role } wins with { $head }, even when out.
cards-fall-savior = { $role } wins when { $head } falls, even when out.
cards-fall-loner = { $role } cannot win when out.
