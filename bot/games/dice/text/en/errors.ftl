# Why something cannot be done. Keys: error-<reason>.
error-die-locked = Locked dice cannot be rolled again.
error-last-arrow-stays = The last one in the middle may not be taken for this.
error-places-away = { $places ->
    [one] 1 place away.
   *[other] { $places } places away.
}
error-nothing-to-roll = You have no dice to roll just now.
error-no-such-die = The dice have the places 1 to { $most }.
error-other-game-dice = That command is not for this game. Here you can type /roll, /keep and /choose.
error-other-game-walkers-dice = That command is not for this game. Here you can type /roll, /keep and /choose.
error-module-players = { $module } needs at least { $least } players.
error-module-needs = { $module } needs { $other }.
error-module-clash = { $module } and { $other } do not go together.
