lobby-opened = { $host } opened a table · { $least } to { $most } players · { $pace } pace, { $time } a choice · { $language }
lobby-closes = Closes { $when } unless it starts.
lobby-ready = Ready: the host can start.
lobby-fairness = -# The luck of this table is already committed to: SHA-256 `{ $commitment }` (/fair explains)
lobby-seat = { $number }\. { $name }

lobby-modules = **Modules** { $modules }
lobby-modules-none = **Modules** none
button-modules = Modules
modules-title = **Modules of table { $table }**
modules-how = Only the host can change this, until the start.
modules-menu = Which modules?
modules-added = Added, because it is needed: { $modules }.
modules-dropped = Taken out, because what it needs is gone: { $modules }.
