seat-none = You have no seat at this table; you are watching.
seat-in-lobby = You sit in seat { $seat }. The table has not started yet.
seat-out = You are out of the game. You keep watching.
seat-bot-plays = A bot plays your seat because time ran out several times. Take it back whenever you like.
seat-waiting = Nothing to do for you just now. { $status }.
seat-until = ⏳ Your time runs out { $when }.
seat-shut = ✖ { $option }: { $reason }

orders-title = ### 📌 Standing orders
orders-how = Deadeye answers for you, a moment after the question, which takes as long whether or not you can do anything. Where you cannot, nothing is done.
ordered-ask = Ask me
ordered-always = Whenever I can
ordered-never = Never
ordered-at-1 = Only with one life point left
ordered-at-2 = Only with two life points or fewer
ordered-at-3 = Only with three life points or fewer

hand-over-whom = Who shall take your seat? They have to accept, and you cannot come back to this table.
hand-over-where = A seat is handed over in the server: with /handover there, or from *My seat* at the table.
hand-over-menu = Choose a person
offer-made = { $to }: { $name } offers you seat { $seat } at table { $table }.
offer-terms = Whoever takes it plays on from here, with everything that belongs to the seat.
leave-sure = Leave for good? A bot plays on in your place, you cannot come back to this table, and it counts as a loss for you.
button-leave-sure = Leave for good

settings-seat = Your seat at table { $table }
settings-yours = Changes count for you alone.
cast-title = Who is who at table { $table }
cast-nobody = Nobody has been dealt a character here.
