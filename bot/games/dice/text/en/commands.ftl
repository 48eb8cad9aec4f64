# Slash commands of this game.
command-roll-name = roll
command-roll = Roll every die again that may be rolled
command-keep-name = keep
command-keep = Keep some dice and roll the others again, or keep all of them and stop

option-keep-dice-name = dice
option-keep-dice = The places of the dice you keep, such as 1 3 4

keep-all = all
