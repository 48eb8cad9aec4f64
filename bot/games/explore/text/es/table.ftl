# The Walking Dead: The Dice Game: lo que hay sobre la mesa.
game-explore = The Walking Dead: The Dice Game

explore-colour-yellow = amarillo
explore-colour-orange = naranja
explore-colour-red = rojo
explore-colour-black = negro

explore-blue-bite = Mordisco
explore-blue-x2 = X2
explore-blue-plus-1 = +1
explore-blue-plus-2 = +2
explore-blue-cancel = Anular un Mordisco
explore-blue-reroll = Relanzar

explore-dice = { $emoji } { $count } { $colour }{ $count ->
    [one] {""}
   *[other] s
}
explore-rolled = { $emoji } { $colour } { $pips ->
    [0] en blanco
   *[other] { $pips }
}
explore-supplies = { $count ->
    [0] nada
    [one] 1 provisión
   *[other] { $count } provisiones
}

explore-seat = { $name } — 🎒 Reserva { $stash }
explore-seat-exploring = { $name } — 🎒 Reserva { $stash } · { $front } delante
explore-seat-watching = { $name } — 🎒 Reserva { $stash } · mira el desempate

explore-location = 🃏 **{ $card }** · combate { $fight } · mordiscos { $bites } · provisiones { $supplies }
explore-location-hurt = 🃏 **{ $card }** · combate { $fight } ({ $left ->
    [one] falta 1
   *[other] faltan { $left }
}) · mordiscos { $bites } · provisiones { $supplies }
explore-event = 🃏 **{ $card }** · suceso
explore-no-card = 🃏 No hay ninguna carta en juego.
explore-placed = 🎯 En la carta: { $dice }
explore-thrown = 🎲 Tirada: { $dice } · 🔵 dado azul: { $blue }
explore-left = 🎲 Dados que quedan: { $dice }
explore-left-none = 🎲 No quedan dados
explore-cubes = 🩸 Cubos de Herida que quedan: { $cubes } de { $most }
explore-front = 🥫 Delante de { $name }: { $cards }. Por guardar: { $supplies }
explore-front-none = 🥫 Todavía no hay nada delante de { $name }.
explore-front-card = { $card } { $supplies }
explore-deck = 🂠 Mazo { $deck } · descartes { $discards }
explore-final = 🏁 Última ronda: { $closer } tiene { $stash }. Faltan por jugar: { $names }
explore-tiebreak = ⚖️ Desempate: siguen jugando { $names }.

explore-status-next = { $name } decide: seguir o parar
explore-status-attack = { $name } ataca en { $card }
explore-status-choosing = { $name } tiene que elegir

# Elegir.
explore-ask-next = ¿Seguir explorando o parar?
explore-ask-attack = { $card }: ¿qué dados atacan?
explore-ask-reroll = { $name }: tus dados suman { $score } y { $left ->
    [one] hace falta 1
   *[other] hacen falta { $left }
}. ¿Qué dado vuelves a lanzar?
explore-ask-double = { $name }: tus dados suman { $score } y { $left ->
    [one] hace falta 1
   *[other] hacen falta { $left }
}. ¿Qué dado cuenta dos veces?
explore-ask-lose-die = { $name }, { $card }: ¿qué dado pierdes?
explore-ask-regain-die = { $name }, { $card }: ¿qué dado recuperas?
explore-ask-drop-card = { $name }, { $card }: ¿qué carta pierdes?
explore-ask-toll = { $name }, { $card }: ¿con qué pagas?
explore-next = Seguir explorando
explore-stop = { $supplies ->
    [0] Parar sin guardar nada
   *[other] Parar y guardar { $supplies }
}
explore-die = { $colour } #{ $number }
explore-thrown-die = { $colour }: { $pips ->
    [0] en blanco
    [one] 1 punto
   *[other] { $pips } puntos
}
explore-one-of = { $colour }, { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
explore-keep = Dejarlos como están
explore-taken-card = { $card } · { $supplies }
explore-pay-cubes = { $count ->
    [one] 1 cubo de Herida
   *[other] { $count } cubos de Herida
}
explore-pay-dice = { $count ->
    [one] El dado más débil
   *[other] Los { $count } dados más débiles
}
explore-typed = { $count } { $colour }{ $count ->
    [one] {""}
   *[other] s
}
explore-suggestion = { $dice } · { $now } %

# Mi asiento.
explore-you = ### 🎒 Tu Reserva: { $stash }
explore-you-exploring = Es tu turno: { $supplies } delante de ti.
explore-goal = Quien termina un turno con { $enough } o más abre la última ronda; gana la mayor Reserva.
explore-lead = Mayor Reserva: { $names }, con { $stash }.

# Probabilidades.
explore-odds-nothing = Ahora mismo no hay nada que calcular.
explore-odds-these = Probabilidad con { $dice }: { $now } % de superar la carta en este ataque, { $end } % al final si se sigue jugando lo mejor posible.
explore-odds-all = Jugando lo mejor posible, esta carta se supera en el { $best } % de los casos. *Probabilidades* muestra todas las selecciones de dados.
explore-odds-attack = **La probabilidad de superar { $card } en este ataque** ({ $left ->
    [one] falta 1
   *[other] faltan { $left }
}, { $cubes ->
    [one] queda 1 cubo de Herida
   *[other] quedan { $cubes } cubos de Herida
}), usando Relanzar y X2 lo mejor posible. Detrás, la probabilidad al final si se sigue jugando lo mejor posible.
explore-odds-with = Con { $count ->
    [one] un dado
   *[other] { $count } dados
}:
explore-odds-pick = • { $dice }: **{ $now } %** · { $end } %
explore-odds-best = **Jugando lo mejor posible hasta el final de esta carta: { $best } %**, empezando con { $dice }.
explore-odds-cost = Quedar fuera de combate cuesta { $supplies }; la Reserva está a salvo.
explore-odds-reroll = • { $die } otra vez: **{ $chance } %**
explore-odds-keep = • Dejarlos como están: **{ $chance } %**
explore-odds-rerolls = **La probabilidad de superar { $card } al final**, jugando desde aquí lo mejor posible:
explore-odds-double = X2 rinde más en el dado con más puntos.
explore-odds-next = **Seguir explorando:** la próxima carta deja fuera de combate en el { $risk } % de los casos, aun jugando lo mejor posible.

# El final.
explore-won = Gana { $name } con { $stash }
explore-why-most-supplies = La última ronda ha terminado y nadie tiene una Reserva mayor.
explore-why-tiebreak = La última ronda dejó un empate en cabeza; lo decidieron más turnos.
explore-was = Reserva { $stash }

# La imagen en palabras.
explore-picture-seat = { $number }. { $name }: Reserva { $stash }{ $state ->
    [turn] , le toca
    [waits] , sin más turnos
   *[plays] {""}
}.
explore-picture-card = { $card }: combate { $fight }, { $left ->
    [one] falta 1
   *[other] faltan { $left }
}, mordiscos { $bites }, provisiones { $supplies }.
explore-picture-event = { $card }: suceso.
explore-picture-placed = En la carta: { $dice }.
explore-picture-thrown = Tirada: { $dice }; dado azul: { $blue }.
explore-picture-die = { $colour } { $pips }
explore-picture-left = Dados que quedan: { $dice }. Cubos de Herida: { $cubes } de { $most }.
explore-picture-front = Provisiones delante: { $front }. Mazo: { $deck }.

# Un botón para cada color de dados.
explore-emoji-yellow = { DRAWN("yellow_die", "🟡") }
explore-emoji-orange = { DRAWN("orange_die", "🟠") }
explore-emoji-red = { DRAWN("red_die", "🔴") }
explore-emoji-black = { DRAWN("black_die", "⚫") }
explore-act-next = { $name }, ¿seguir o parar?
explore-act-attack = { $name }, ataca en { $card }
explore-act-choosing = { $name }, te toca elegir
explore-beside-attack = { $left ->
    [one] falta 1
   *[other] faltan { $left }
}, hasta { $most ->
    [one] 1 dado
   *[other] { $most } dados
}
explore-beside-next = { $supplies } delante
explore-chosen = Elegidos { $dice }
explore-chosen-none = Ninguno elegido
explore-chosen-odds = Elegidos { $dice } · **{ $now } %**, al final { $end } %
explore-attack = Atacar
explore-attack-odds = Atacar: { $now } %
explore-none = Ninguno
explore-best = Mejor: { $dice } { $now } %
explore-on = Seguir: { $chance } %
explore-home = Parar: { $stash }→{ $home }
