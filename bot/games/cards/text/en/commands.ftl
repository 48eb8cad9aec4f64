# Slash commands of this game.
command-play-name = play
command-play = Play a card of your hand, at a target if it needs one
command-discard-name = discard
command-discard = Discard cards of your hand
command-respond-name = respond
command-respond = Answer out of turn, with a card or without

option-card-name = card
option-card = The card, such as Attack! 7♧, or end turn
option-target-name = target
option-target = Whom you play it at: a name or the number of the seat
option-take-name = take
option-take = Which card of the target: one in play, or hand
option-discard-cards-name = cards
option-discard-cards = The cards that go; several with commas between
option-respond-with-name = with
option-respond-with = What you answer
