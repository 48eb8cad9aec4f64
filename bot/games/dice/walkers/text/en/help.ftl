# BANG! The Dice Game: The Walking Dead explained, in our own words.
dice-help-goal = **Who wins.** Everybody has a secret role; only the Leader's lies open. The Saviors want the Leader out. The Leader and the Survivors want every Savior and every Loner out. The Loners, from the Hilltop and with eight players from the Kingdom too, are no team: each wants to be the last one alive. A side wins together, those who are out as well.
dice-help-turn = **A turn.** Roll all five dice, then roll any of them again up to twice, or stop earlier. An Infection is locked as soon as it shows. A Walker is taken at once, with every roll that shows one. After the last roll everything that shows has to be used.
dice-help-order = **In this order.**
    1. 🧟 Walkers: one from the middle for each, right after the roll; whoever takes the last one gets everybody Overrun: all lose a Health for each of their Walkers, then all Walkers go back.
    2. ☣️ Infections: three or more end the rolling and cost one Health.
    3. 1️⃣ 2️⃣ Range: name a player for each, one or two places away to either side; then all hit together. Players who are out do not count as places. With two or three players left anybody can be hit.
    4. 🩹 First Aid: anybody you name gains one Health, never above the number at the start.
    5. 💣 Grenades: three or more take one Health from everybody else and put your own Walkers back.
dice-help-end = **Out of the game.** Whoever has no Health left is out and shows the role; their Walkers go back to the middle. Losses of one moment, such as all Range dice of a turn or one Overrun, come at once, and then Deadeye looks whether somebody has won. If all fall at the same time, the Saviors win.
dice-help-three = **Three players.** A Survivor, a Savior and the Hilltop Loner, all face up. The Survivor hunts the Loner, the Loner the Savior, the Savior the Survivor. Whoever takes the last Health of their target wins; if the target falls some other way, the last one alive wins.

dice-symbol-arrow = 🧟 **Walker.** Take a Walker from the middle at once. You may roll the die again, but the Walker stays with you. Whoever takes the last one gets everybody Overrun: all lose a Health for each of their Walkers, and all Walkers go back to the middle.
dice-symbol-dynamite = ☣️ **Infection.** It is locked and cannot be rolled again. Three or more end your rolling and cost you one Health; the other dice still count.
dice-symbol-be1 = 1️⃣ **Range 1.** The next player on your left or on your right loses one Health. You name all targets first; then all are hit together.
dice-symbol-be2 = 2️⃣ **Range 2.** A player two places away on your left or on your right loses one Health; players who are out are not counted. With two or three players left it works like Range 1, and anybody can be hit.
dice-symbol-beer = 🩹 **First Aid.** A player you name, perhaps yourself, gains one Health. Nobody gets more than at the start; First Aid for somebody with full Health is wasted.
dice-symbol-gatling = 💣 **Grenade.** Three or more are thrown: everybody else loses one Health, and your own Walkers go back to the middle. That happens once a turn at most.
dice-card = **{ $character }**, { $life } Health. { $ability }
