# Slash commands of this game.
command-attack-name = attack
command-attack = Attack the card in play with one to three dice
command-stop-name = stop
command-stop = End your turn and bank the Supplies in front of you
command-odds-name = odds
command-odds = The chance of every choice of dice, for your eyes only

option-attack-dice-name = dice
option-attack-dice = The dice to roll, such as 2 yellow 1 red
