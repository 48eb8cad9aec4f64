table-private-asked = Se espera a { $names }, en privado: usa *Mi asiento*.
table-window = Cualquiera puede intervenir
table-halted = ⚠️ Esta mesa se ha detenido: cualquier camino choca con un fallo de Deadeye. No se ha perdido nada; una versión más nueva seguirá desde aquí, o quien dirige la mesa puede terminarla con /terminar.
table-void = Esta mesa se ha cerrado y no se ha anotado nada: { $why }

note-time-ran-out = Se acabó el tiempo de { $name }; Deadeye eligió lo neutral.
note-started-again = Deadeye se actualizó en mitad de este turno, así que el turno se pregunta otra vez desde el principio.
note-hit-a-fault = Una jugada de { $name } chocó con un fallo de Deadeye y se deshizo.
note-seat-left = Quien ocupaba el asiento { $seat } se fue para siempre; sigue un bot: { $name }.
note-bot-plays = Un bot juega por { $name } hasta su vuelta.
note-person-back = { $name } está de vuelta.
note-seat-handed-over = El asiento { $seat } ha cambiado de manos: sigue { $name }.

table-seat = { $number }\. { $seat }
table-seat-active = ▸ { $number }\. { $seat }
table-prompt = **{ $prompt }**
log-line = • { $sentence }
log-line-rule = • { $sentence } `{ $rule }`
marks-commit = { $count ->
    [0] No elegir nada
   *[other] Elegir { $count }
}
marks-menu = Marca aquí y pulsa abajo
marks-too-many = { $most ->
    [one] Marca 1 como mucho
   *[other] Marca { $most } como mucho
}
marks-too-few = { $least ->
    [one] Marca antes 1
   *[other] Marca antes { $least }
}

call-asked = 🔔 { $names }, hay una pregunta en la mesa { $table }: { $question }
call-reminder = ⏰ { $names }, la mesa { $table } está esperando: { $question }
call-private = abre *Mi asiento* para ver tu pregunta.

place-closed = Lo que has pulsado cuenta. Pero Deadeye ya no puede escribir en este canal, así que no se avisa a nadie. Todos los relojes están parados hasta que pueda de nuevo; al cabo de un día la mesa se cierra y no se anota nada.
not-shown = Guardado, pero Discord no deja que Deadeye lo muestre aquí ahora mismo. No se ha perdido nada; /mesa muestra otra vez la mesa.
thread-shut = Deadeye ya no puede mostrar la mesa { $table } en { $thread }: el hilo está bloqueado o Deadeye no puede escribir en él. Todas las respuestas se guardan, y la mesa se mostrará otra vez en cuanto se permita.

turn-line = **{ $turn } { $name }**
turn-nothing = no pasó nada
replaced-turn = **Turno { $turn }**
replaced-turns = **Turnos { $first } a { $last }**
replaced-further = *[la mesa { $table } está más abajo]({ $link })*
since-own-turn = **Desde tu turno** { $told }
turns-older = { $count ->
    [one] … un turno más
   *[other] … { $count } turnos más
}
