lobby-opened = { $host } opened a table · { $least } to { $most } players · { $pace } pace, { $time } a choice · { $language }
lobby-closes = Closes { $when } unless it starts.
lobby-ready = Ready: the host can start.
lobby-fairness = -# The luck of this table is already committed to: SHA-256 `{ $commitment }` (/fair explains)
lobby-seat = { $number }\. { $name }
