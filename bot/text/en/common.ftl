# Words that many screens share.
game-all = all games
title-table = { $game } · table { $table }
title-turn = { $game } · table { $table } · turn { $turn }

language-en = English
language-id = Bahasa Indonesia

pace-fast = fast
pace-normal = normal
pace-slow = slow

former-player = a former player
name-with-seat = { $name } (seat { $seat })
name-bot = { $name } (bot)
name-host = { $name } (host)
name-away = { $name } (a bot plays)

button-join = Join
button-leave = Leave
button-add-bot = Add a bot
button-remove-bot = Remove a bot
button-start = Start
button-seat = My seat
button-help = Help
button-odds = Odds
button-series = Next of a series
button-rematch = Rematch
button-story = What happened
button-board = Leaderboard
button-hand-over = Hand over my seat
button-accept = Take this seat
button-retake = Take my seat back
button-look-again = Look again
button-orders = Standing orders
button-back-to-seat = Back to my seat
button-reminders = { $on ->
    [yes] Reminders: on
   *[no] Reminders: off
}
button-dms = { $on ->
    [yes] Private messages: on
   *[no] Private messages: off
}
button-previous = Back
button-newer = Newer
button-older = Older
button-next = Next
button-take-back = Take back
yes = Yes
no = No
