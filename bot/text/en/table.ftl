table-private-asked = Waiting for { $names }, in private: use *My seat*.
table-window = Anyone may step in
table-halted = ⚠️ This table has stopped: every way on ran into a fault in Deadeye. Nothing is lost; a newer version will go on from here, or the host can end it with /end.
table-void = This table was closed and nothing was booked: { $why }

note-time-ran-out = Time ran out for { $name }; Deadeye made the neutral choice.
note-started-again = Deadeye was updated in the middle of this turn, so the turn is asked again from its start.
note-hit-a-fault = A move of { $name } ran into a fault in Deadeye and was taken back.
note-seat-left = The person in seat { $seat } left for good; a bot, { $name }, plays on.
note-bot-plays = A bot plays for { $name } until they come back.
note-person-back = { $name } is back.
note-seat-handed-over = Seat { $seat } has changed hands: { $name } plays on.

table-seat = { $number }\. { $seat }
table-seat-active = ▸ { $number }\. { $seat }
table-prompt = **{ $prompt }**
log-line = • { $sentence }
marks-commit = { $count ->
    [0] Choose none
   *[other] Choose { $count }
}
marks-menu = Mark here, then press below
marks-too-many = { $most ->
    [one] Mark one at most
   *[other] Mark { $most } at most
}
marks-too-few = { $least ->
    [one] Mark one first
   *[other] Mark { $least } first
}

call-asked = 🔔 { $names }, you are asked at table { $table }: { $question }
call-reminder = ⏰ { $names }, table { $table } is waiting for you: { $question }
fall-watching = You keep watching.
call-private = open *My seat* for your question.

place-closed = What you pressed counts. But Deadeye may not write in this channel any more, so nobody is called. All clocks stand still until it may again; after a day the table closes and nothing is booked.
not-shown = Saved, but Discord does not let Deadeye show it here just now. Nothing is lost; /table shows the table again.
thread-shut = Deadeye cannot show table { $table } in { $thread } any more: the thread is locked, or Deadeye may not write there. Every answer is saved, and the table is shown again as soon as that is allowed.

turn-line = **{ $turn } { $name }**
turn-nothing = nothing happened
replaced-turn = **Turn { $turn }**
replaced-turns = **Turns { $first } to { $last }**
replaced-further = *[table { $table } is further down]({ $link })*
since-own-turn = **Since your turn** { $told }
turns-older = { $count ->
    [one] … one more turn
   *[other] … { $count } more turns
}
