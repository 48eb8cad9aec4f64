# BANG!: The Walking Dead, el juego de cartas: lo que hay sobre la mesa.
game-cards = BANG!: The Walking Dead

cards-kind-attack = ¡Ataque!
cards-kind-missed = ¡Fallaste!
cards-kind-first-aid = Primeros Auxilios
cards-kind-medical-supplies = Suministros Médicos
cards-kind-ammo-crate = Caja de Munición
cards-kind-weapons-cache = Arsenal Oculto
cards-kind-supplies = Provisiones
cards-kind-surprise-attack = Ataque Sorpresa
cards-kind-walker = Caminante
cards-kind-grenade = Granada
cards-kind-herd-of-walkers = Horda de Caminantes
cards-kind-duel = Duelo
cards-kind-rv = Autocaravana
cards-kind-scope = Mira
cards-kind-riot-gear = Equipo Antidisturbios
cards-kind-captured = Capturado
cards-kind-contagion = Contagio
cards-kind-machine-gun = Ametralladora
cards-kind-pistol = Pistola
cards-kind-rifle = Rifle
cards-kind-assault-rifle = Fusil de Asalto
cards-kind-sniper-rifle = Rifle de Francotirador
cards-kind-hatchet = Hacha

cards-role-leader = Líder
cards-role-survivor = Superviviente
cards-role-savior = Salvador
cards-role-loner = Solitario de Hilltop

cards-role = { $emoji } { $role }
cards-card = { $kind } { $corner }
cards-used-as = { $card } (como { $kind })
cards-count = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
cards-none = ninguna

cards-who = { $name } { $role }
cards-seat = { $name } — { $character } · vida { $life }/{ $most } · mano { $hand }
cards-seat-out = { $name } ✖ fuera — { $character }
cards-weapon = { $weapon }, alcance { $reach }
cards-needs = necesita { $needs ->
    [one] un punto de vida
   *[other] { $needs } puntos de vida
} enseguida
cards-middle = 🂠 Mazo: { $deck } · descartes: { $discards }, encima: { $top }
cards-laid = Sobre la mesa: { $cards }
cards-settling = Se resuelve: { $card } de { $by }, le toca a { $name }
cards-settling-own = Se resuelve: { $card } de { $name }

cards-status-draw = Empieza el turno de { $name }
cards-status-play = { $name } juega cartas
cards-status-discard = Termina el turno de { $name }
cards-status-asked = { $names }, tu respuesta

# Elegir.
cards-ask-cards-play = Tu turno: juega una carta o termina tu turno.
cards-ask-cards-target = { $card }: ¿contra quién?
cards-ask-cards-pick = { $card } contra { $target }: ¿qué carta?
cards-ask-cards-attacked = { $by } te ataca con { $settling }. { $missed ->
    [one] Un ¡Fallaste! lo anula; si no, pierdes un punto de vida.
   *[other] Hacen falta { $missed } ¡Fallaste! para anularlo; si no, pierdes un punto de vida.
}
cards-ask-cards-herd = { $by } jugó { $settling }: ¿descartas un ¡Ataque! o pierdes un punto de vida?
cards-ask-cards-duel = { $settling } de { $by }: ¿descartas un ¡Ataque! o pierdes un punto de vida?
cards-ask-cards-dying = { $settling } te quitó tu último punto de vida. Recupera { $needs ->
    [one] un punto de vida
   *[other] { $needs } puntos de vida
} ahora, o quedas fuera.
cards-ask-cards-supplies = { $name }: ¿qué carta de las Provisiones tomas?
cards-ask-cards-discard = Puedes quedarte { $keep ->
    [one] una carta
   *[other] { $keep } cartas
}. { $most ->
    [one] ¿Cuál descartas?
   *[other] ¿Qué { $most } descartas?
}
cards-ask-hershel-cards = ¿Qué dos cartas descartas por un punto de vida?
cards-ask-eugene-put-back = ¿Qué carta vuelve a lo alto del mazo? Las demás son tuyas.
cards-ask-glenn-draw = { $name } (Glenn): ¿de dónde sale la primera carta?
cards-ask-negan-draw = { $name } (Negan): ¿de dónde sale la primera carta?
cards-ask-ezekiel-riot-gear = { $name } (Ezekiel): ¿qué carta cuenta para el Equipo Antidisturbios?
cards-ask-ezekiel-captured = { $name } (Ezekiel): ¿qué carta cuenta para Capturado?
cards-ask-ezekiel-contagion = { $name } (Ezekiel): ¿qué carta cuenta para el Contagio?

cards-option-end-turn = Terminar el turno
cards-option-recover = Dos cartas por un punto de vida
cards-option-decline = No hacer nada
cards-option-from-deck = Del mazo
cards-option-from-discards = { $card } de los descartes
cards-option-from-hand = { $name } · { $count ->
    [one] una carta
   *[other] { $count } cartas
}
cards-option-turn-up = { $gear ->
    [jesus] ¡Desenfundar! (Jesus)
   *[riot-gear] ¡Desenfundar! (Antidisturbios)
}
cards-option-player = { $name } · a { $distance } · vida { $life }
cards-option-hand = De la mano, sin verla ({ $count ->
    [one] una carta
   *[other] { $count } cartas
})
cards-hand-word = mano
cards-mark = { $card }: { $marked ->
    [yes] descartar
   *[no] guardar
}
cards-commit = Descartar { $count ->
    [one] una carta
   *[other] { $count } cartas
}
cards-fresh = Aún no hay ninguna carta marcada.

# Mi asiento.
cards-you-are = ### { $emoji } Eres { $role ->
    [leader] el Líder
    [survivor] un Superviviente
    [savior] un Salvador
   *[loner] el Solitario de Hilltop
}
cards-goal-leader = Tu objetivo: que todos los Salvadores y el Solitario de Hilltop queden fuera.
cards-goal-survivor = Tu objetivo: que el Líder sobreviva a todos los Salvadores y al Solitario de Hilltop. Ganas con el Líder, aunque ya estés fuera.
cards-goal-savior = Tu objetivo: que el Líder quede fuera. Todos los Salvadores ganan juntos, también los que ya están fuera. Quien elimina a un Salvador roba tres cartas, así que no te fíes demasiado de nadie.
cards-goal-loner = Tu objetivo: ser el último con vida; por eso el Líder tiene que caer al final.
cards-secret = La mesa no conoce tu rol.
cards-known = La mesa conoce tu rol.
cards-you-play = **{ $character }**, vida { $life } de { $most }: { $ability }
cards-hand = **Tu mano** ({ $count ->
    [one] una carta
   *[other] { $count } cartas
}):
cards-hand-empty = **Tu mano** está vacía.
cards-hand-line = { $emoji } { $kind } { $corners } — { $effect }
cards-hand-plain = { $emoji } { $kind } { $corners }
cards-your-reach = Alcance con { $weapon }: { $reach ->
    [one] un puesto
   *[other] { $reach } puestos
}. Los demás, desde tu izquierda:
cards-seen = { $name }: { $distance ->
    [one] a 1 puesto
   *[other] a { $distance } puestos
} · vida { $life }/{ $most } · mano { $hand }
cards-warning = ⚠️ { $card } no haría nada ahora: { $why }

# El final.
cards-won-order-restored = Ganan el Líder y los Supervivientes
cards-won-leader-alone = Gana el Líder
cards-won-leader-eliminated = Ganan los Salvadores
cards-won-loner-alone = Gana { $name }, el Solitario de Hilltop
cards-why-order-restored = Todos los Salvadores y el Solitario de Hilltop están fuera.
cards-why-leader-eliminated = El Líder está fuera.
cards-why-loner-alone = El Líder está fuera, y solo el Solitario de Hilltop sigue con vida.
cards-was = { $role } ({ $character })
cards-was-out = { $role } ({ $character }), fuera

# Dibujos, y lo que hay en su lugar cuando no se pueden ver.
cards-emoji-attack = { DRAWN("attack", "💥") }
cards-emoji-missed = { DRAWN("missed", "💨") }
cards-emoji-first-aid = { DRAWN("first_aid_card", "🩹") }
cards-emoji-medical-supplies = { DRAWN("medical_supplies", "💊") }
cards-emoji-ammo-crate = { DRAWN("ammo_crate", "📦") }
cards-emoji-weapons-cache = { DRAWN("weapons_cache", "🧰") }
cards-emoji-supplies = { DRAWN("supply", "🥫") }
cards-emoji-surprise-attack = { DRAWN("surprise_attack", "🫳") }
cards-emoji-walker = { DRAWN("walker", "🧟") }
cards-emoji-grenade = { DRAWN("grenade_card", "💣") }
cards-emoji-herd-of-walkers = { DRAWN("herd", "👥") }
cards-emoji-duel = { DRAWN("duel_card", "⚔️") }
cards-emoji-rv = { DRAWN("rv", "🚐") }
cards-emoji-scope = { DRAWN("scope", "🔭") }
cards-emoji-riot-gear = { DRAWN("riot_gear", "🦺") }
cards-emoji-captured = { DRAWN("captured", "⛓️") }
cards-emoji-contagion = { DRAWN("contagion", "☣️") }
cards-emoji-machine-gun = { DRAWN("machine_gun", "🔫") }
cards-emoji-pistol = { DRAWN("weapon", "🔫") }
cards-emoji-rifle = { DRAWN("rifle", "🔫") }
cards-emoji-assault-rifle = { DRAWN("assault_rifle", "🔫") }
cards-emoji-sniper-rifle = { DRAWN("sniper_rifle", "🔫") }
cards-emoji-hatchet = { DRAWN("hatchet", "🪓") }
cards-badge-leader = { DRAWN("leader", "Líder") }
cards-badge-survivor = { DRAWN("survivor", "Superviviente") }
cards-badge-savior = { DRAWN("savior", "Salvador") }
cards-badge-loner = { DRAWN("loner", "Solitario de Hilltop") }

cards-hidden = **Aún ocultos** { $roles }
cards-dealt-head = { DRAWN("leader", "⭐") } **{ $name }** es el Líder y empieza.
cards-since-life = { DRAWN("life", "vida") } { $before }→{ $life }

# La imagen en palabras.
cards-picture-seat = { $number }. { $name } ({ $character }{ $role ->
    [none] {""}
   *[other] , { $role }
}): vida { $life }/{ $most }, { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
}, { $weapon } { $reach }{ $play }{ $away }{ $state ->
    [turn] , le toca
    [asked] , debe responder
   *[plays] {""}
}.
cards-picture-out = { $number }. { $name } ({ $character }, { $role }): fuera.
cards-picture-away = , a { $away }
cards-picture-middle = Mazo: { $deck }.
cards-picture-top = Descartes: { $card }.
cards-picture-settling = { $card } de { $by }, le toca a { $at }.
cards-picture-settling-own = { $card } de { $at }.
cards-act-draw = { $name }, tu turno
cards-act-play = { $name }, juega tus cartas
cards-act-discard = { $name }, termina tu turno
