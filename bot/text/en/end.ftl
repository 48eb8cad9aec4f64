end-title = { $headline } · table { $table } · { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
end-winner = 🏆 { $name } — { $was }
end-other = ▫️ { $name } — { $was }
end-fairness = -# The luck was committed to as SHA-256 `{ $commitment }`; the seed is `{ $seed }` (/fair shows how to check).

void-nobody-left = everybody left.
void-lobby-closed = it was not started in time.
void-ended-by-host = the host ended it.
void-ended-by-moderator = a moderator ended it.
void-channel-deleted = its channel is gone.
void-channel-lost = its channel could not be reached for a day.
void-bot-removed = Deadeye was removed from the server.
void-rematch-made = there was a rematch already.
