lobby-opened = { $count } of { $least } to { $most } seats · { $time } · { $language }
lobby-seat = { $number }\. { $name }
lobby-person = **{ $name }**
lobby-host = **{ $name }**, host
lobby-bot = { $name }, bot
lobby-roles-from = Roles from { $least } seats
lobby-closes = ⏳ closes { $when }
lobby-luck = luck fixed as { $commitment }

set-up-title = Set up table { $table }
set-up-host = Only the host can change this, until the start.
set-up-bots = { $count ->
    [one] Bots: 1, remove it
   *[other] Bots: { $count }, remove one
}
set-up-remove = Remove { $name }
set-up-pace = Pace: { $pace }, { $time } a choice

dealt-begun = **Table { $table } has begun** · { $game }
dealt-secret = { DRAWN("my_seat", "🎭") } Roles are dealt. Press **My seat**: only you see yours.
dealt-luck = [The table]({ $link }) · luck { $commitment }, see /fair


lobby-modules = **Modules** { $modules }
lobby-modules-none = **Modules** none
button-modules = Modules
modules-title = **Modules of table { $table }**
modules-how = Only the host can change this, until the start.
modules-menu = Which modules?
modules-added = Added, because it is needed: { $modules }.
modules-dropped = Taken out, because what it needs is gone: { $modules }.
