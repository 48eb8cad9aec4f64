# BANG! El juego de dados: lo que ha pasado, una frase por suceso.
dice-event-role-dealt = { $name } recibe un rol: { $role }.
dice-event-character-dealt = { $name } juega con { $character } y { $life } puntos de vida.
dice-event-turn-began = Turno { $turn }: { $name }.
dice-event-dice-rolled = { $name } sacó { $faces }.
dice-event-dice-rolled-again = { $name } volvió a lanzar { $count ->
    [one] un dado
   *[other] { $count } dados
}: { $faces } (tirada { $roll } de { $rolls }).
dice-event-stopped = { $name } paró con { $faces }.
dice-event-arrows-taken = { $name } tomó { $count ->
    [one] una flecha
   *[other] { $count } flechas
}; { $pile ->
    [0] no queda ninguna en el centro.
    [one] queda una en el centro.
   *[other] quedan { $pile } en el centro.
}
dice-event-indians-attacked = Se acabaron las flechas: ¡los indios atacan!
dice-event-all-arrows-returned = Las { $pile } flechas vuelven al centro.
dice-event-shots-fired = { $name } disparó: { $shots }.
dice-event-shot = { $face } a { $name }
dice-several = { $what } ({ $count }×)
dice-event-shot-double = { $face }, doble, a { $name }
dice-event-beers-given = { $name } sirvió cerveza a { $names }.
dice-event-gatling-fired = { $name } disparó la Gatling contra todos los demás con { $count } gatlings.
dice-event-life-lost = { $name } perdió { $points ->
    [one] un punto de vida
   *[other] { $points } puntos de vida
} por { $cause ->
    [indians] los indios
    [dynamite] la dinamita
    [bulls-eye] puntos de mira
    [bullet] una bala
    [duel] un duelo
    [paid] decisión propia
   *[gatling] la Gatling
}: vida { $life }.
dice-event-loss-avoided = { $character } le ahorró a { $name } { $points ->
    [one] un punto de vida
   *[other] { $points } puntos de vida
}.
dice-event-arrows-taken-instead = { $name } tomó { $count ->
    [one] una flecha
   *[other] { $count } flechas
} en lugar de perder vida.
dice-event-penalty-arrow-taken = { $name } tomó una flecha por herir a { $hurt }.
dice-event-arrows-returned = { $name } devolvió { $count ->
    [one] una flecha
   *[other] { $count } flechas
}.
dice-event-arrows-returned-by = { $by } devolvió { $count ->
    [one] una flecha
   *[other] { $count } flechas
} de { $name }.
dice-event-life-gained = { $name } ganó { $points ->
    [one] un punto de vida
   *[other] { $points } puntos de vida
} ({ $why }): vida { $life }.
dice-event-life-wasted = { $name } ya tiene la vida al máximo, así que no sirvió de nada ({ $why }).
dice-event-eliminated = { $name } queda fuera por los disparos de { $by }: ¡{ $role ->
    [sheriff] el Sheriff
    [deputy] un Alguacil
    [outlaw] un Forajido
   *[renegade] un Renegado
}!
dice-event-eliminated-by-nobody = { $name } queda fuera por { $cause ->
    [indians] los indios
    [bullet] una bala
    [duel] un duelo
    [paid] decisión propia
   *[dynamite] la dinamita
}: ¡{ $role ->
    [sheriff] el Sheriff
    [deputy] un Alguacil
    [outlaw] un Forajido
   *[renegade] un Renegado
}!
dice-event-won = Victoria de { $names }: { $why }
dice-event-nobody-won = No ganó nadie: { $why }

# El turno en curso, en breve.
dice-told-rolled = **{ $turn } { $name }** tirada { $roll } de { $rolls }: { $faces }
dice-told-stopped = **{ $turn } { $name }** paró tras la tirada { $roll } de { $rolls }
dice-told-lost = { $cause } { $name } −{ $points }: vida { $life }
dice-told-indians = Indios:
dice-told-gained = { $why } { $name } +{ $points }: vida { $life }
dice-told-wasted = { $why } { $name }: sin efecto
dice-told-arrows = { DRAWN("arrow_token", "🏹") } { $name } +{ $count }
dice-told-arrows-back = { DRAWN("arrow_token", "🏹") } { $name } −{ $count }
dice-told-spared = { $name } se ahorra { $points } ({ $character })
dice-told-fell = { DRAWN("skull", "💀") } **{ $name }** cayó: { $role }
dice-told-paid = decisión propia
