# The Walking Dead: lo que hay sobre la mesa.
dice-emoji-arrow = { DRAWN("walker", "🧟") }
dice-emoji-dynamite = { DRAWN("infection", "☣️") }
dice-emoji-beer = { DRAWN("first_aid", "🩹") }
dice-emoji-gatling = { DRAWN("grenade", "💣") }
dice-emoji-outlaw = { DRAWN("savior", "💀") }
dice-emoji-renegade = { DRAWN("loner", "🐺") }
dice-emoji-rival = { DRAWN("rival", "🐯") }

dice-face-arrow = caminante
dice-face-dynamite = Infección
dice-face-be1 = Alcance 1
dice-face-be2 = Alcance 2
dice-face-beer = Primeros Auxilios
dice-face-gatling = Granada

dice-role-sheriff = Líder
dice-role-deputy = Superviviente
dice-role-outlaw = Salvador
dice-role-renegade = Solitario de Hilltop
dice-role-rival = Solitario del Reino

dice-middle = { DRAWN("walker_token", "🧟") } { $pile } en el centro

dice-ask-dice-shoot = { $faces } ¿Quién pierde un punto de salud?
dice-ask-dice-beer = { $faces } { $left ->
    [one] ¿Para quién?
   *[other] { $named ->
        [0] ¿Para quién son los primeros?
       *[other] ¿Para quién son los siguientes?
    }
}
dice-ask-bart-arrows = { $character }: { $due ->
    [one] ¿un caminante en lugar de perder un punto de salud?
   *[other] ¿caminantes en lugar de perder { $due } puntos de salud?
}
dice-ask-pedro-arrows = { $character }: ¿cuántos caminantes vuelven al centro?
dice-ask-sid-gain = { $character }: ¿quién gana un punto de salud?
dice-ask-kit-arrows = { $character }: ¿qué caminantes vuelven al centro? { $most } como mucho
dice-target-double = { $name } · { $life } · doble con Primeros Auxilios
dice-number = { $count ->
    [0] Ningún caminante
    [one] 1 caminante
   *[other] { $count } caminantes
}
dice-arrow = { $name }, caminante { $number }
dice-commit-kit-arrows = { $count ->
    [0] No devolver ninguno
    [one] Devolver 1 caminante
   *[other] Devolver { $count } caminantes
}

dice-about-sheriff = Tu objetivo: que todos los Salvadores y Solitarios queden fuera.
dice-about-deputy = Tu objetivo: que el Líder siga con vida. Ganas cuando gana el Líder, aunque ya estés fuera.
dice-about-outlaw = Tu objetivo: que el Líder quede fuera. Todos los Salvadores ganan juntos, también los que ya están fuera.
dice-about-renegade = Tu objetivo: ser el último con vida; por eso el Líder tiene que caer al final. Si hay un segundo Solitario, el del Reino, no es de tu equipo.
dice-about-rival = Tu objetivo: ser el último con vida; por eso el Líder tiene que caer al final. El otro Solitario, el de Hilltop, no es amigo tuyo.
dice-odds = Al lanzar { $count ->
    [one] 1 dado
   *[other] { $count } dados
}: tres Infecciones { $dynamite } %, Asalto { $attack } %.

dice-won-law-restored = Ganan el Líder y los Supervivientes
dice-won-sheriff = Gana el Líder
dice-won-sheriff-eliminated = Ganan los Salvadores
dice-won-renegade-alone = Gana { $name }, un Solitario
dice-why-law-restored = Todos los Salvadores y Solitarios están fuera.
dice-why-sheriff-eliminated = El Líder está fuera.
dice-why-renegade-alone = El Líder está fuera, y solo un Solitario sigue con vida.
dice-why-target-eliminated = Quien gana le quitó a su objetivo el último punto de salud.
dice-emoji-sheriff = { DRAWN("leader", "⭐") }
dice-emoji-deputy = { DRAWN("survivor", "🛡️") }
dice-arrows = { DRAWN("walker_token", "🧟") } { $count }
dice-badge-sheriff = { DRAWN("leader", "Líder") }
dice-badge-deputy = { DRAWN("survivor", "Superviviente") }
dice-badge-outlaw = { DRAWN("savior", "Salvador") }
dice-badge-renegade = { DRAWN("loner", "Solitario de Hilltop") }
dice-badge-rival = { DRAWN("rival", "Solitario del Reino") }
dice-dealt-head = { DRAWN("leader", "⭐") } **{ $name }** es el Líder y empieza.
dice-count-deputy = { DRAWN("survivor", "🛡️") } { $count ->
    [one] 1 Superviviente
   *[other] { $count } Supervivientes
}
dice-count-outlaw = { DRAWN("savior", "💀") } { $count ->
    [one] 1 Salvador
   *[other] { $count } Salvadores
}
dice-count-renegade = { DRAWN("loner", "🐺") } { $count ->
    [one] 1 Solitario de Hilltop
   *[other] { $count } Solitarios de Hilltop
}
dice-count-rival = { DRAWN("rival", "🐯") } { $count ->
    [one] 1 Solitario del Reino
   *[other] { $count } Solitarios del Reino
}
dice-act-dice-beer = { $name }, { $count ->
    [one] tus Primeros Auxilios
   *[other] tus Primeros Auxilios
}
dice-act-bart-arrows = { $name }, ¿salud o caminantes?
dice-act-pedro-arrows = { $name }, tus caminantes
dice-act-sid-gain = { $name }, un punto de salud que dar
dice-act-kit-arrows = { $name }, caminantes que devolver
dice-facts = { DRAWN("grenade", "💣") } { $gatlings } de { $need } · { DRAWN("infection", "☣️") } { $dynamites } de { $most }
dice-more-both = Más: { $count }× al mismo, salud completa
dice-more-full = Más: salud completa
dice-goal-sheriff = { $emoji } { $role }: que caigan todos los Salvadores y Solitarios
dice-goal-more-sheriff = Los Supervivientes ganan contigo.
dice-goal-more-deputy = Ganas con el Líder, aunque estés fuera.
dice-goal-more-outlaw = Todos los Salvadores ganan juntos, también los que están fuera.
dice-goal-more-renegade = El Líder tiene que caer al final. Un segundo Solitario no es amigo tuyo.
dice-goal-more-three = Quítale tú el último punto de salud. Si lo hace otro, tienes que ser el último con vida.
dice-odds-safe = Con los dados que quedan no pueden salir tres Infecciones ni llegar un Asalto.
dice-picture-seat = { $number }. { $name } ({ $character }{ $role }): salud { $life }/{ $most }, caminantes { $arrows }{ $reached }{ $turn }.
dice-picture-middle = Caminantes en el centro: { $pile }. Tiradas: { $roll } de { $rolls }.
