# The Walking Dead: lo que ha pasado, una frase por suceso.
dice-event-character-dealt = { $name } juega con { $character } y { $life } puntos de salud.
dice-event-arrows-taken = { $name } tomó { $count ->
    [one] un caminante
   *[other] { $count } caminantes
}; { $pile ->
    [0] no queda ninguno en el centro.
    [one] queda uno en el centro.
   *[other] quedan { $pile } en el centro.
}
dice-event-indians-attacked = Se acabaron los caminantes del centro: ¡Asalto contra todos!
dice-event-all-arrows-returned = Los { $pile } caminantes vuelven al centro.
dice-event-shots-fired = { $name } atacó: { $shots }.
dice-event-beers-given = { $name } dio Primeros Auxilios a { $names }.
dice-event-gatling-fired = { $name } lanzó { $count } Granadas contra todos los demás.
dice-event-life-lost = { $name } perdió { $points ->
    [one] un punto de salud
   *[other] { $points } puntos de salud
} por { $cause ->
    [indians] el Asalto
    [dynamite] la Infección
    [bulls-eye] el ataque
   *[gatling] las Granadas
}: salud { $life }.
dice-event-loss-avoided = { $character } le ahorró a { $name } { $points ->
    [one] un punto de salud
   *[other] { $points } puntos de salud
}.
dice-event-arrows-taken-instead = { $name } tomó { $count ->
    [one] un caminante
   *[other] { $count } caminantes
} en lugar de perder salud.
dice-event-penalty-arrow-taken = { $name } tomó un caminante por herir a { $hurt }.
dice-event-arrows-returned = { $name } devolvió { $count ->
    [one] un caminante
   *[other] { $count } caminantes
}.
dice-event-arrows-returned-by = { $by } devolvió { $count ->
    [one] un caminante
   *[other] { $count } caminantes
} de { $name }.
dice-event-life-gained = { $name } ganó { $points ->
    [one] un punto de salud
   *[other] { $points } puntos de salud
} ({ $why }): salud { $life }.
dice-event-life-wasted = { $name } ya tiene la salud al máximo, así que no sirvió de nada ({ $why }).
dice-event-eliminated = { $name } queda fuera por el ataque de { $by }: ¡{ $role ->
    [sheriff] el Líder
    [deputy] un Superviviente
    [outlaw] un Salvador
    [rival] el Solitario del Reino
   *[renegade] el Solitario de Hilltop
}!
dice-event-eliminated-by-nobody = { $name } queda fuera por { $cause ->
    [indians] los caminantes
   *[dynamite] la Infección
}: ¡{ $role ->
    [sheriff] el Líder
    [deputy] un Superviviente
    [outlaw] un Salvador
    [rival] el Solitario del Reino
   *[renegade] el Solitario de Hilltop
}!
dice-told-lost = { $cause } { $name } −{ $points }: salud { $life }
dice-told-gained = { $why } { $name } +{ $points }: salud { $life }
dice-told-indians = Asalto:
dice-told-arrows = { DRAWN("walker_token", "🧟") } { $name } +{ $count }
dice-told-arrows-back = { DRAWN("walker_token", "🧟") } { $name } −{ $count }
