# Palabras que comparten muchas pantallas.
game-all = todos los juegos
title-table = { $game } · mesa { $table }
title-turn = { $game } · mesa { $table } · turno { $turn }

language-en = English
language-id = Bahasa Indonesia
language-es = Español

pace-fast = rápido
pace-normal = normal
pace-slow = lento

former-player = alguien que ya no juega
name-with-seat = { $name } (asiento { $seat })
name-bot = { $name } (bot)
name-away = { $name } { DRAWN("bot", "🤖") }

button-join = Unirse
button-leave = Salir
button-add-bot = Añadir un bot
button-start = Empezar
button-seat = Mi asiento
button-series = Siguiente de la serie
button-rematch = Revancha
button-story = Qué ha pasado
button-board = Clasificación
button-hand-over = Ceder mi asiento
button-accept = Ocupar este asiento
button-retake = Recuperar mi asiento
button-look-again = Mirar otra vez
button-orders = Órdenes permanentes
button-back-to-seat = Volver a mi asiento
button-reminders = { $on ->
    [yes] Recordatorios: sí
   *[no] Recordatorios: no
}
button-dms = { $on ->
    [yes] Mensajes directos: sí
   *[no] Mensajes directos: no
}
button-previous = Atrás
button-newer = Más recientes
button-older = Más antiguos
button-next = Siguiente
button-take-back = Deshacer
yes = Sí
no = No
button-set-up = Preparar
button-start-missing = { $missing ->
    [0] Aún no
    [one] Falta 1 asiento
   *[other] Faltan { $missing } asientos
}
button-cast = Quién es quién
button-words = En palabras
button-leave-for-good = Irse para siempre

foot-table = mesa { $table }
foot-turn = mesa { $table }, turno { $turn }
foot-until = ⏳ { $when } · { $where }
foot-next = después { $names }

# Dibujos de los controles, cada uno con el signo que lo sustituye.
icon-seat = { DRAWN("my_seat", "🎭") }
icon-story = { DRAWN("story", "📜") }
icon-odds = { DRAWN("odds", "📊") }
icon-help = { DRAWN("help", "❔") }
icon-take-back = { DRAWN("take_back", "↩️") }
icon-set-up = { DRAWN("gear", "⚙️") }
icon-settings = { DRAWN("gear", "⚙️") }
icon-rematch = { DRAWN("rematch", "🔁") }
icon-board = { DRAWN("cup", "🏆") }
picture-seat = Asiento { $seat }
