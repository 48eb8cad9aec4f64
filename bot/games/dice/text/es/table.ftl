# BANG! El juego de dados: lo que hay sobre la mesa.
game-dice = BANG! El juego de dados
game-walkers-dice = BANG! El juego de dados: The Walking Dead

dice-face-arrow = flecha
dice-face-dynamite = dinamita
dice-face-be1 = punto de mira 1
dice-face-be2 = punto de mira 2
dice-face-beer = cerveza
dice-face-gatling = gatling

dice-emoji-arrow = { DRAWN("arrow", "🏹") }
dice-emoji-dynamite = { DRAWN("dynamite", "🧨") }
dice-emoji-be1 = { DRAWN("bulls_eye_1", "1️⃣") }
dice-emoji-be2 = { DRAWN("bulls_eye_2", "2️⃣") }
dice-emoji-beer = { DRAWN("beer", "🍺") }
dice-emoji-gatling = { DRAWN("gatling", "🔫") }
dice-emoji-sheriff = { DRAWN("sheriff", "⭐") }
dice-emoji-deputy = { DRAWN("deputy", "🛡️") }
dice-emoji-outlaw = { DRAWN("outlaw", "💰") }
dice-emoji-renegade = { DRAWN("renegade", "🎭") }

dice-role-sheriff = Sheriff
dice-role-deputy = Alguacil
dice-role-outlaw = Forajido
dice-role-renegade = Renegado

dice-role = { $emoji } { $role }

dice-middle = { DRAWN("arrow_token", "🏹") } { $pile } en el centro
dice-hand = 🎲 { $dice }
dice-shown = { $emoji } { $face }
dice-shown-locked = { $emoji } { $face } (dado bloqueado)

dice-status-start = Empieza el turno de { $name }
dice-status-legacy = { $name } empieza la siguiente partida de la serie
dice-status-rolling = { $name } lanza los dados
dice-status-resolving = { $name } usa los dados
dice-status-asked = Pregunta para { $names }

# Elegir.
dice-ask-dice-reroll = ¿Qué dados otra vez?
dice-ask-dice-shoot = { $faces } ¿Quién pierde un punto de vida?
dice-ask-dice-beer = { $faces } { $left ->
    [one] ¿Quién la bebe?
   *[other] { $named ->
        [0] ¿Quién bebe la primera?
       *[other] ¿Quién bebe la siguiente?
    }
}
dice-ask-bart-arrows = { $character }: { $due ->
    [one] ¿una flecha en lugar de perder un punto de vida?
   *[other] ¿flechas en lugar de perder { $due } puntos de vida?
}
dice-ask-pedro-arrows = { $character }: ¿cuántas flechas vuelven al centro?
dice-ask-sid-gain = { $character }: ¿quién gana un punto de vida?
dice-ask-kit-arrows = { $character }: ¿qué flechas vuelven al centro? { $most } como mucho
dice-target = { $name } · { $life }
dice-number = { $count ->
    [0] Ninguna flecha
    [one] 1 flecha
   *[other] { $count } flechas
}
dice-arrow = { $name }, flecha { $number }
dice-mark-kit-arrows = { $option }: { $marked ->
    [yes] devolver
   *[no] dejar
}
dice-commit-kit-arrows = { $count ->
    [0] No devolver ninguna
    [one] Devolver 1 flecha
   *[other] Devolver { $count } flechas
}

# Mi asiento.
dice-about-sheriff = Tu objetivo: que todos los Forajidos y Renegados queden fuera.
dice-about-deputy = Tu objetivo: que el Sheriff siga con vida. Ganas cuando gana el Sheriff, aunque ya estés fuera.
dice-about-outlaw = Tu objetivo: que el Sheriff quede fuera. Todos los Forajidos ganan juntos, también los que ya están fuera.
dice-about-renegade = Tu objetivo: ser el último con vida; por eso el Sheriff tiene que caer al final.
dice-goal-three = { $emoji } { $role }: persigue a { $target } { $name }
dice-secret = Nadie más conoce tu rol.
dice-known = Todo el mundo conoce tu rol.
dice-you-play = **{ $character }** { $life }
dice-rolls-left = { $count ->
    [one] Queda 1 tirada
   *[other] Quedan { $count } tiradas
}
dice-odds = Al lanzar { $count ->
    [one] 1 dado
   *[other] { $count } dados
}: tres dinamitas { $dynamite } %, ataque de los indios { $attack } %.

# El final.
dice-won-law-restored = Ganan el Sheriff y los Alguaciles
dice-won-sheriff = Gana el Sheriff
dice-won-sheriff-eliminated = Ganan los Forajidos
dice-won-renegade-alone = Gana { $name }, el Renegado
dice-won-target-eliminated = Gana { $name }
dice-won-last-alive = Gana { $name }
dice-won-nobody-left = No gana nadie
dice-why-law-restored = Todos los Forajidos y Renegados están fuera.
dice-why-sheriff-eliminated = El Sheriff está fuera.
dice-why-renegade-alone = El Sheriff está fuera, y solo el Renegado sigue con vida.
dice-why-target-eliminated = Quien gana le quitó a su objetivo el último punto de vida.
dice-why-last-alive = Solo queda un jugador con vida.
dice-why-nobody-left = No queda nadie con vida, así que es un empate.
dice-was = { $role } ({ $character })
dice-was-out = { $role } ({ $character }), fuera

# Las líneas de los asientos, donde no hay imagen.
dice-two-be1 = { DRAWN("two_bulls_eyes_1", "2×") }
dice-two-be2 = { DRAWN("two_bulls_eyes_2", "2×") }
dice-skull = { DRAWN("skull", "💀") }
dice-heart = { DRAWN("life", "❤️") }
dice-life = { DRAWN("life", "❤️") } { $life }/{ $most }
dice-arrows = { DRAWN("arrow_token", "🏹") } { $count }
dice-player = **{ $name }**
dice-times = { $count }×
dice-out = { DRAWN("skull", "💀") } fuera
dice-badge-sheriff = { DRAWN("sheriff", "Sheriff") }
dice-badge-deputy = { DRAWN("deputy", "Alguacil") }
dice-badge-outlaw = { DRAWN("outlaw", "Forajido") }
dice-badge-renegade = { DRAWN("renegade", "Renegado") }
dice-hidden = **Aún ocultos** { $roles }
dice-mix = **Roles para { $seats }** { $roles }
dice-mix-role = { $role }{ $count ->
    [one] {""}
   *[other] {" "}{ $count }
}
dice-dealt-head = { DRAWN("sheriff", "⭐") } **{ $name }** es el Sheriff y empieza.
dice-dealt-hidden = Ocultos: { $roles }
dice-dealt-open = { $role } { $name }
dice-count-deputy = { DRAWN("deputy", "🛡️") } { $count ->
    [one] 1 Alguacil
   *[other] { $count } Alguaciles
}
dice-count-outlaw = { DRAWN("outlaw", "💰") } { $count ->
    [one] 1 Forajido
   *[other] { $count } Forajidos
}
dice-count-renegade = { DRAWN("renegade", "🎭") } { $count ->
    [one] 1 Renegado
   *[other] { $count } Renegados
}

# A quién se pregunta y para qué.
dice-act-other = { $name }, te toca elegir
dice-act-dice-reroll = { $name }, tu tirada
dice-act-dice-shoot = { $name }, { $count ->
    [one] tu disparo
   *[other] tus disparos
}
dice-act-dice-beer = { $name }, { $count ->
    [one] tu cerveza
   *[other] tus cervezas
}
dice-act-bart-arrows = { $name }, ¿vida o flechas?
dice-act-pedro-arrows = { $name }, tus flechas
dice-act-sid-gain = { $name }, un punto de vida que dar
dice-act-kit-arrows = { $name }, flechas que devolver

# Los dados de una tirada, y repartir resultados entre los jugadores.
dice-facts = { DRAWN("gatling", "🔫") } { $gatlings } de { $need } · { DRAWN("dynamite", "🧨") } { $dynamites } de { $most }
dice-die-kept = guardar
dice-die-again = lanzar
dice-die-locked = fijo
dice-again = Lanzar { $count }
dice-stop = Parar
dice-all = Lanzar todos
dice-none = Ninguno
dice-me = Yo
dice-wasted = { $life }/{ $most } (inútil)
dice-target-double = { $name } · { $life } · doble con una cerveza
dice-named = **A quién** { $named }
dice-named-nobody = **A quién** aún nadie
dice-named-then = después { $faces }
dice-more-both = Más: { $count }× al mismo, vida completa
dice-more-alike = Más: { $count }× al mismo
dice-more-full = Más: vida completa
dice-foot-shoot = todo acierta a la vez

dice-goal-sheriff = { $emoji } { $role }: que caigan todos los Forajidos y Renegados
dice-goal-deputy = { $emoji } { $role }: que siga con vida { $target } { $name }
dice-goal-outlaw = { $emoji } { $role }: que caiga { $target } { $name }
dice-goal-renegade = { $emoji } { $role }: ser el último con vida
dice-goal-more-sheriff = Los Alguaciles ganan contigo.
dice-goal-more-deputy = Ganas con el Sheriff, aunque estés fuera.
dice-goal-more-outlaw = Todos los Forajidos ganan juntos, también los que están fuera.
dice-goal-more-renegade = El Sheriff tiene que caer al final.
dice-goal-more-three = Quítale tú el último punto de vida. Si lo hace otro, tienes que ser el último con vida.
dice-odds-none = No se está lanzando ningún dado.
dice-odds-safe = Con los dados que quedan no pueden salir tres dinamitas ni llegar un ataque de los indios.

# La imagen en palabras.
dice-picture-seat = { $number }. { $name } ({ $character }{ $role }): vida { $life }/{ $most }, flechas { $arrows }{ $reached }{ $turn }.
dice-picture-out = { $number }. { $name } ({ $character }{ $role }): fuera.
dice-picture-turn = , le toca
dice-picture-reached = , al alcance de { $eyes }
dice-picture-middle = Flechas en el centro: { $pile }. Tiradas: { $roll } de { $rolls }.
dice-picture-dice = Dados: { $dice }.
dice-picture-locked = { $face } (dado bloqueado)
dice-picture-shot = { $by } alcanzó a { $lost }.
dice-picture-lost = Pérdidas: { $lost }.

dice-since-life = { DRAWN("life", "vida") } { $before }→{ $life }
dice-since-arrows = { DRAWN("arrow_token", "flechas") } { $count ->
    [one] +1
   *[other] +{ $count }
}

dice-won-zombies-left = Ganan los zombis
dice-won-zombies-destroyed = Ganan los supervivientes
dice-why-zombies-left = No queda ningún superviviente.
dice-why-zombies-destroyed = No queda ningún zombi.
