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
name-away = { $name } { DRAWN("bot", "🤖") }

button-join = Join
button-leave = Leave
button-add-bot = Add a bot
button-start = Start
button-seat = My seat
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
button-next = Next
button-take-back = Take back
yes = Yes
no = No
button-set-up = Set up
button-start-missing = { $missing ->
    [0] Not yet
    [one] 1 more seat
   *[other] { $missing } more seats
}
button-cast = Who is who
button-words = In words
button-leave-for-good = Leave for good

foot-table = table { $table }
foot-turn = table { $table }, turn { $turn }
foot-until = ⏳ { $when } · { $where }
foot-next = next { $names }

# Drawings of controls, each with the sign that stands there without it.
icon-seat = { DRAWN("my_seat", "🎭") }
icon-story = { DRAWN("story", "📜") }
icon-odds = { DRAWN("odds", "📊") }
icon-help = { DRAWN("help", "❔") }
icon-take-back = { DRAWN("take_back", "↩️") }
icon-set-up = { DRAWN("gear", "⚙️") }
icon-settings = { DRAWN("gear", "⚙️") }
icon-rematch = { DRAWN("rematch", "🔁") }
icon-board = { DRAWN("cup", "🏆") }
picture-seat = Seat { $seat }
