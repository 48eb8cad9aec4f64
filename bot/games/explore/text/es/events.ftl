# Explore: lo que ha pasado, una frase por suceso.
explore-event-turn-began = Turno { $turn }: { $name }.
explore-event-deck-reshuffled = El mazo está vacío: los descartes se barajan y forman uno nuevo de { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
explore-event-location-found = { $name } encontró { $card }: combate { $fight }, mordiscos { $bites }, provisiones { $supplies }.
explore-event-event-met = Suceso para { $name }: { $card }.
explore-event-supplies-found = { $name } encontró { $card }, sin nadie contra quien luchar: { $supplies ->
    [one] una provisión
   *[other] { $supplies } provisiones
}; ahora tiene { $in_front } delante.
explore-event-attack-rolled = { $name } atacó: { $dice }; dado azul: { $blue }.
explore-event-blue-ignored = El resultado del dado azul, { $blue }, no cuenta aquí.
explore-event-die-rolled-again = { $name } volvió a lanzar el dado { $colour }: de { $before } a { $after }.
explore-event-die-had-to-be-rolled-again = La carta hizo volver a lanzar el dado { $colour }: de { $before } a { $after }.
explore-event-nothing-rolled-again = { $name } no volvió a lanzar nada.
explore-event-die-doubled = X2: el dado { $colour } suma { $pips } más.
explore-event-card-defeated = ⚔️ { $name } superó { $card }, { $score } contra { $fight }: { $supplies ->
    [one] una provisión
   *[other] { $supplies } provisiones
}; ahora tiene { $in_front } delante.
explore-event-attack-failed = { $card } resiste, { $score } contra { $fight }: { $left ->
    [one] falta 1
   *[other] faltan { $left }
}.
explore-event-dice-placed = En la carta: { $dice }.
explore-event-bite-cancelled = El dado azul anuló un Mordisco.
explore-event-cubes-lost = 🩸 { $name } perdió { $cubes ->
    [one] un cubo de Herida
   *[other] { $cubes } cubos de Herida
} por { $why ->
    [blue] el dado azul
    [card] la carta
   *[event] el suceso
}: { $left ->
    [one] le queda 1
   *[other] le quedan { $left }
}.
explore-event-cube-regained = { $name } recuperó un cubo de Herida: { $left ->
    [one] le queda 1
   *[other] le quedan { $left }
}.
explore-event-dice-lost = { $name } perdió { $dice } para este turno.
explore-event-dice-regained = { $name } recuperó { $dice }.
explore-event-card-dropped = { $name } perdió { $card } con { $supplies ->
    [one] una provisión
   *[other] { $supplies } provisiones
}; ahora tiene { $in_front } delante.
explore-event-nothing-happened = No pasó nada.
explore-event-knocked-out = 💥 { $name } queda fuera de combate, sin { $why ->
    [cubes] cubos de Herida
   *[dice] dados
}: { $supplies ->
    [0] no había nada que perder.
    [one] se pierde una provisión.
   *[other] se pierden { $supplies } provisiones.
}
explore-event-banked = 🎒 { $name } paró y guardó { $supplies ->
    [0] nada
    [one] una provisión
   *[other] { $supplies } provisiones
}: Reserva { $stash }.
explore-event-final-round-began = 🏁 { $name } tiene una Reserva de { $stash }: empieza la última ronda, con un turno más para cada uno de los demás.
explore-event-tiebreak-began = ⚖️ Empate a { $stash } entre { $names }: un turno más para cada uno.
explore-event-won = 🏆 { $name } ganó con una Reserva de { $stash }{ $why ->
    [tiebreak] , tras un desempate.
   *[most-supplies] .
}

# Los turnos en frases cortas.
explore-told-won = { $card } { $supplies ->
    [0] con éxito
   *[other] +{ $supplies }
}
explore-told-failed = { $card } resiste: { $left ->
    [one] falta 1
   *[other] faltan { $left }
}
explore-told-met = { $card }
explore-told-dropped = { $card } −{ $supplies }
explore-told-cubes-lost = { DRAWN("wound", "🩸") } −{ $cubes }
explore-told-cube-regained = { DRAWN("wound", "🩸") } +1
explore-told-dice-lost = pierde { $dice }
explore-told-dice-regained = recupera { $dice }
explore-told-knocked-out = { $supplies ->
    [0] **fuera de combate**
   *[other] **fuera de combate**, { DRAWN("supply", "🥫") } −{ $supplies }
}
explore-told-banked = { DRAWN("stash", "🎒") } +{ $supplies }: Reserva { $stash }
explore-told-final-round = empieza la **última ronda**
explore-told-tiebreak = **desempate** de { $names }
explore-since-banked = { $name } { $before }→{ $stash }
explore-since-knocked-out = { $name } fuera de combate
explore-told-rolled = Lanzó { $dice }, { $blue }
