# The card game explained, in our own words.
cards-help-goal = **Who wins.** Everybody has a secret role; only the Leader's is known. The Saviors want the Leader out. The Leader and the Survivors want every Savior and the Hilltop Loner out. The Loner wants to be the last one alive. A side wins together, those who are out included.
cards-help-turn = **A turn.** Draw two cards. Play as many as you like, but one Attack! only. Then discard until you hold no more cards than you have life points. Brown cards take effect and are discarded; blue cards stay in play, never two of one name in front of one player, and a new weapon replaces the old one.
cards-help-attack = **Attack!** costs a player within reach of your weapon one life point, unless a Missed! (or Riot Gear) cancels it. Everybody starts with a Hatchet, which reaches one place.
cards-help-distance = **Distance.** Count the places to a player the shorter way round; those who are out do not count. RV and Dale are seen one place farther away, Scope and Andrea see everybody one nearer; a distance is never below 1. Weapons reach farther and change no distance.
cards-help-draw = **Draw!** means: turn up the top card of the deck and look at its corner. Hearts for Riot Gear are a Missed!, hearts for Captured set you free, spades from 2 to 9 for Contagion cost three life points. The ace is high.
cards-help-out = **Out.** Whoever loses the last life point and cannot recover it at once with First Aid is out, shows the role and discards everything. Whoever eliminates a Savior draws three cards; a Leader who eliminates a Survivor discards everything.
cards-help-typed = **Your hand** is on *My seat*, for you alone; what is asked of you there is answered there. Typed: /play plays a card at a target in one line, /respond answers out of turn, /discard discards.
cards-help-orders = **Standing orders** answer for you when you are attacked, meet a Herd of Walkers, stand in a Duel or lose your last life point: whenever you can, never, or only when your life is low. They take as long to answer whether or not you hold the right card. You give them on *My seat*.

cards-title-turn = A turn of the card game
cards-title-distance = Distance and reach
cards-title-draw = Draw!
cards-title-out = Out of the card game
cards-title-orders = Standing orders

cards-effect-attack = a player within reach loses a life point, unless a Missed! cancels it
cards-effect-missed = only in answer: cancels an Attack! at you
cards-effect-first-aid = recover a life point; also in answer to a fatal hit
cards-effect-medical-supplies = everybody recovers a life point
cards-effect-ammo-crate = draw two cards
cards-effect-weapons-cache = draw three cards
cards-effect-supplies = a card for everybody is laid out; you choose first
cards-effect-surprise-attack = take a card of a player one place away
cards-effect-walker = any player loses a card
cards-effect-grenade = an attack at everybody else
cards-effect-herd-of-walkers = everybody else discards an Attack! or loses a life point
cards-effect-duel = you and a player discard Attack! in turn; who stops loses a life point
cards-effect-rv = stays: you are seen one place farther away
cards-effect-scope = stays: you see everybody one place nearer
cards-effect-riot-gear = when attacked you may draw!: hearts are a Missed!
cards-effect-captured = put on somebody else: without hearts on a draw! the next turn is lost
cards-effect-contagion = put on yourself: on spades 2 to 9 it costs three life points, else it goes left
cards-effect-machine-gun = weapon, reach 1: any number of Attack! a turn
cards-effect-pistol = weapon, reach 2
cards-effect-rifle = weapon, reach 3
cards-effect-assault-rifle = weapon, reach 4
cards-effect-sniper-rifle = weapon, reach 5

cards-about-attack = You play it at a player no farther away than your weapon reaches. The target loses one life point unless a Missed! cancels it. One a turn, unless a Machine Gun or Carl says otherwise.
cards-about-missed = You play it when you are attacked, and the attack misses. It helps against every attack, the Grenade included, but not against a Herd of Walkers or in a Duel. In your own turn it has no use.
cards-about-first-aid = You recover one life point, never more than you had at the start. You may play it in your turn, or at the moment a hit takes your last life point. It does nothing when only two players are left.
cards-about-medical-supplies = Everybody who is alive recovers one life point, you included. It never helps against a fatal hit.
cards-about-ammo-crate = You draw two cards from the deck.
cards-about-weapons-cache = You draw three cards from the deck.
cards-about-supplies = As many cards as there are players alive are laid out for all to see. Beginning with you, clockwise, everybody takes one.
cards-about-surprise-attack = You take a card from a player at distance 1: one of the hand, unseen, or one in play that you choose. RV and Scope count, weapons do not.
cards-about-walker = Any other player, however far away, loses a card: one of the hand, unseen, or one in play that you choose. It is discarded.
cards-about-grenade = It attacks everybody else, however far away, one after the other; each may answer with a Missed! or Riot Gear. It does not count as your Attack! of the turn.
cards-about-herd-of-walkers = Everybody else, one after the other, discards an Attack! or loses a life point. Missed! and Riot Gear do not help.
cards-about-duel = You challenge any player, however far away. Beginning with the challenged one, you discard an Attack! in turn; whoever stops first loses a life point. Nothing cancels a Duel, and it does not count as your Attack! of the turn.
cards-about-rv = As long as it lies in front of you, everybody sees you one place farther away.
cards-about-scope = As long as it lies in front of you, you see everybody one place nearer, never nearer than 1.
cards-about-riot-gear = As long as it lies in front of you, you may draw! once for each attack at you: hearts count as a Missed!. Whatever comes, you may still play a Missed!.
cards-about-captured = You put it in front of another player, never the Leader. At the start of the next turn that player must draw!: with hearts the turn goes on, without it is lost. Either way Captured is discarded then.
cards-about-contagion = You put it in front of yourself. At the start of a turn the player who has it must draw!: spades from 2 to 9 cost three life points and Contagion is discarded; anything else passes it to the left.
cards-about-machine-gun = A weapon that reaches one place. Its owner may play any number of Attack! cards in a turn.
cards-about-pistol = A weapon that reaches two places.
cards-about-rifle = A weapon that reaches three places.
cards-about-assault-rifle = A weapon that reaches four places.
cards-about-sniper-rifle = A weapon that reaches five places.

cards-topic = { $emoji } **{ $kind }** ({ $colour ->
    [blue] stays in play
   *[brown] discarded when played
}). { $about }
    { $count ->
    [one] One in the deck
   *[other] { $count } in the deck
}: { $corners }
cards-character = **{ $character }**, { $life } life points. { $ability }
cards-cast = { $name }: **{ $character }**. { $ability }

# Standing orders.
order-cards-attacked = When I am attacked: answer with a Missed! (Riot Gear is always tried first)
order-cards-herd = When a Herd of Walkers comes: discard an Attack!
order-cards-duel = In a Duel: discard an Attack!
order-cards-dying = When a hit is fatal: use First Aid
