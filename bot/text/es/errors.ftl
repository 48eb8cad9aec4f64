# Lo que se lee cuando algo no puede hacerse. Claves: error-<motivo>.
error-not-asked = Ahora mismo no se te pregunta nada.
error-moved-on = La mesa ha seguido adelante; así está ahora.
error-no-such-option = Eso no está entre las opciones.
error-too-few-chosen = { $least ->
    [one] Elige al menos una cosa.
   *[other] Elige al menos { $least }.
}
error-too-many-chosen = { $most ->
    [one] Elige una sola cosa.
   *[other] Elige { $most } como mucho.
}
error-hit-a-fault = Esta jugada chocó con un fallo de Deadeye y se ha deshecho; elige otra.
error-no-such-table = Esa mesa ya no existe.
error-already-started = Esta mesa ya ha empezado.
error-already-joined = Ya tienes un asiento en esta mesa.
error-too-many-lobbies = Diriges { $most } mesas de este servidor que no han empezado. Empieza o deja antes una de ellas.
error-table-full = La mesa está llena: tiene { $most } asientos.
error-not-seated = No tienes asiento en esta mesa.
error-only-host = Eso solo puede hacerlo quien dirige la mesa.
error-no-bot-here = No hay ningún bot que quitar.
error-no-such-module = Este juego no tiene ningún módulo llamado { $module }.
error-wrong-number-of-seats = A este juego juegan de { $least } a { $most } personas.
error-seats-missing = { $missing ->
    [one] Falta ocupar un asiento más.
   *[other] Falta ocupar { $missing } asientos más.
}
error-not-playing = En esta mesa no se está jugando ahora mismo.
error-bot-not-playing = Ningún bot juega en tu asiento.
error-once-seated = Ya ocupaste otro asiento en esta mesa y no puedes ocupar un segundo.
error-handover-to-self = Ese asiento ya es tuyo.
error-handover-to-bot = Un asiento solo puede cederse a una persona.
error-not-offered = Este asiento no se te ha ofrecido.
error-may-not-end = Esta mesa solo puede terminarla quien la dirige o alguien de moderación.
error-moderators-end = En este servidor solo la moderación puede terminar una mesa.
error-table-over = Esta mesa ha terminado.
error-rematch-made = Ya hay una revancha de esta mesa.
error-already-out = Estás fuera de la partida y ya no puedes dejar tu asiento.
error-refused-by-discord = Discord no deja a Deadeye hacer eso aquí ahora mismo. No se ha perdido nada; inténtalo otra vez dentro de un momento.
error-database-away = Deadeye no llega a su base de datos ahora mismo. Inténtalo otra vez dentro de un momento.
error-not-ended = Esta mesa todavía no ha terminado.
error-table-halted = Esta mesa se ha detenido por un fallo de Deadeye y seguirá con una versión más nueva.
error-no-odds = En este juego no hay probabilidades que consultar; *Mi asiento* dice lo que puedes hacer.
error-no-such-order = En este juego no existe esa orden permanente.
error-no-such-pace = No existe ese ritmo.
error-stands-still = El reloj de esta mesa está parado hasta que se pueda volver a llegar a su canal.
