end-winners = { DRAWN("cup", "🏆") } { $names }
end-won = { $who }, you won.
end-lost = { $who }, you lost.
end-lost-why = { $who }, you lost: { $why }.
end-won-together = Won: { $names }
end-lost-together = Lost: { $names }
end-drawn = { $names }: nobody won.
end-winner = { DRAWN("cup", "🏆") } { $name } — { $was }
end-other = ▫️ { $name } — { $was }
end-last = **Turn { $turn }** { $told }
end-rated = **Rated**
end-not-rated = **Not rated** { $why ->
    [draw] nobody won
    [one] one person only
    [two] two persons only
   *[few] fewer than three people played from the deal to the end
}
end-foot = table { $table } · { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, { $minutes } min · /fair
course-seat = { $number }. { $name }, { $was }{ $won ->
    [yes] , won
   *[no] {""}
}: { $start } at the deal
course-step = , { $value } after turn { $turn }

void-nobody-left = everybody left.
void-lobby-closed = it was not started in time.
void-ended-by-host = the host ended it.
void-ended-by-moderator = a moderator ended it.
void-channel-deleted = its channel is gone.
void-channel-lost = its channel could not be reached for a day.
void-bot-removed = Deadeye was removed from the server.
void-rematch-made = there was a rematch already.
