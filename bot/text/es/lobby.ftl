lobby-opened = { $count } de { $least } a { $most } asientos · { $time } · { $language }
lobby-seat = { $number }\. { $name }
lobby-person = **{ $name }**
lobby-host = **{ $name }**, dirige la mesa
lobby-bot = { $name }, bot
lobby-roles-from = Roles a partir de { $least } asientos
lobby-closes = ⏳ se cierra { $when }
lobby-luck = azar fijado como { $commitment }

set-up-title = Preparar la mesa { $table }
set-up-host = Solo quien dirige la mesa puede cambiar esto, hasta el comienzo.
set-up-bots = { $count ->
    [one] Bots: 1, quitarlo
   *[other] Bots: { $count }, quitar uno
}
set-up-remove = Quitar a { $name }
set-up-pace = Ritmo: { $pace } ({ $time })

dealt-begun = **La mesa { $table } ha empezado** · { $game }
dealt-secret = { DRAWN("my_seat", "🎭") } Los roles están repartidos. Pulsa **Mi asiento**: el tuyo solo lo ves tú.
dealt-luck = [La mesa]({ $link }) · azar { $commitment }, véase /azar


lobby-modules = **Módulos** { $modules }
lobby-modules-none = **Módulos** ninguno
button-modules = Módulos
modules-title = **Módulos de la mesa { $table }**
modules-how = Solo quien dirige la mesa puede cambiar esto, hasta el comienzo.
modules-menu = ¿Qué módulos?
modules-added = Se añade porque hace falta: { $modules }.
modules-dropped = Se quita porque ya no está lo que necesita: { $modules }.
