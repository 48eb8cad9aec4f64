# What a person reads when something cannot be done. Keys: error-<reason>.
error-not-asked = You are not being asked right now.
error-moved-on = The table has moved on; here is how it stands now.
error-no-such-option = That is not one of the choices.
error-too-few-chosen = { $least ->
    [one] Choose at least one.
   *[other] Choose at least { $least }.
}
error-too-many-chosen = { $most ->
    [one] Choose one at most.
   *[other] Choose { $most } at most.
}
error-hit-a-fault = This move ran into a fault in Deadeye and was taken back; please choose another one.
error-no-such-table = There is no such table any more.
error-already-started = This table has already started.
error-already-joined = You are already at this table.
error-too-many-lobbies = You host { $most } tables in this server that have not started. Start or leave one of them first.
error-table-full = The table is full: it has { $most } seats.
error-not-seated = You have no seat at this table.
error-only-host = Only the host can do that.
error-no-bot-here = There is no bot to remove.
error-no-such-module = This game has no module called { $module }.
error-wrong-number-of-seats = This game takes { $least } to { $most } players.
error-seats-missing = { $missing ->
    [one] One more seat has to be filled.
   *[other] { $missing } more seats have to be filled.
}
error-not-playing = This table is not being played right now.
error-bot-not-playing = No bot is playing your seat.
error-once-seated = You have held another seat at this table and cannot take a second one.
error-handover-to-self = You already have that seat.
error-handover-to-bot = A seat can only be handed to a person.
error-not-offered = This seat has not been offered to you.
error-may-not-end = Only the host or a moderator can end this table.
error-moderators-end = In this server only moderators can end a table.
error-table-over = This table is over.
error-rematch-made = There is already a rematch of this table.
error-already-out = You are out of the game and cannot leave your seat any more.
error-refused-by-discord = Discord does not let Deadeye do that here just now. Nothing is lost; please try again in a moment.
error-database-away = Deadeye cannot reach its database just now. Please try again in a moment.
error-not-ended = This table has not ended yet.
error-table-halted = This table has stopped at a fault in Deadeye and goes on with a newer version.
error-no-odds = There are no odds to look up in this game; *My seat* tells what you may do.
error-no-such-order = There is no such standing order in this game.
error-no-such-pace = There is no such pace.
error-stands-still = The clock of this table stands still until its place can be reached again.
