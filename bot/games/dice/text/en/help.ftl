# BANG! The Dice Game explained, in our own words.
dice-help-goal = **Who wins.** Everybody has a secret role; only the Sheriff's lies open. The Outlaws want the Sheriff out. The Sheriff and the Deputies want every Outlaw and every Renegade out. A Renegade wants to be the last one alive. A side wins together, those who are out as well.
dice-help-turn = **A turn.** Roll all five dice, then roll any of them again up to twice, or stop earlier. Dynamite is locked as soon as it shows. An arrow is taken at once, with every roll that shows one. After the last roll everything that shows has to be used.
dice-help-order = **In this order.**
    1. 🏹 Arrows: one from the middle for each, right after the roll; whoever takes the last one brings the Indians, and everybody loses a life point for each of their arrows, then all arrows go back.
    2. 🧨 Dynamite: three or more end the rolling and cost one life point.
    3. 1️⃣ 2️⃣ Bull's eyes: name a player for each, one or two places away to either side; then all hit together. With two or three players left anybody can be hit.
    4. 🍺 Beer: anybody you name gains one life point, never above the number at the start.
    5. 🔫 Gatling: three or more take one life point from everybody else and put your own arrows back.
dice-help-typed = **Typed:** /roll rolls again whatever may be rolled, /keep keeps some dice and rolls the others.
dice-help-end = **Out of the game.** Whoever has no life point left is out and shows the role; their arrows go back to the middle. Losses of one moment, such as all shots of a turn or one Indian attack, come at once, and then Deadeye looks whether somebody has won. If all fall at the same time, the Outlaws win.
dice-help-three = **Three players.** A Deputy, an Outlaw and a Renegade, all face up. The Deputy hunts the Renegade, the Renegade the Outlaw, the Outlaw the Deputy. Whoever takes the last life point of their target wins; if the target falls some other way, the last one alive wins.

dice-order-title = Order of resolution
dice-symbol-arrow = 🏹 **Arrow.** Take an arrow from the middle at once. You may roll the die again, but the arrow stays with you. Whoever takes the last arrow brings the Indians: everybody loses a life point for each of their arrows, and all arrows go back to the middle.
dice-symbol-dynamite = 🧨 **Dynamite.** It is locked and cannot be rolled again. Three or more end your rolling and cost you one life point; the other dice still count.
dice-symbol-be1 = 1️⃣ **Bull's eye 1.** The next player on your left or on your right loses one life point. You name all targets first; then all shots hit together.
dice-symbol-be2 = 2️⃣ **Bull's eye 2.** A player two places away on your left or on your right loses one life point. With two or three players left it works like bull's eye 1, and anybody can be hit.
dice-symbol-beer = 🍺 **Beer.** A player you name, perhaps yourself, gains one life point. Nobody gets more life than at the start; a beer for somebody with full life is wasted.
dice-symbol-gatling = 🔫 **Gatling.** Three or more fire the Gatling Gun: everybody else loses one life point, and your own arrows go back to the middle. It fires once a turn at most.
dice-card = **{ $character }**, { $life } life points. { $ability }
dice-cast = { $name }: **{ $character }**. { $ability }
