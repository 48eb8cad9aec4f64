# El juego de cartas: lo que ha pasado, una frase por suceso.
cards-event-role-dealt = { $name } recibe un rol: { $role }.
cards-event-character-dealt = { $name } juega con { $character } y { $life } puntos de vida.
cards-event-character-kept = { $name } sigue con { $character } y { $life } puntos de vida.
cards-event-turn-began = Turno { $turn }: { $name }.
cards-event-turn-skipped = { $name } pierde este turno.
cards-event-dealt = { $name } recibe { $what }.
cards-event-drawn = { $name } roba { $what }.
cards-event-drawn-for = { $name } roba { $what } ({ $why }).
cards-event-card-shown = { $name } (Abraham) muestra { $card }: { $more ->
    [yes] es roja, así que una carta más.
   *[no] no es roja.
}
cards-event-discard-taken = { $name } (Glenn) toma { $card } de los descartes.
cards-event-looked-at = { $name } (Eugene) mira { $what } de lo alto del mazo.
cards-event-put-back = { $name } (Eugene) devuelve { $what }.
cards-event-reshuffled = Se acabó el mazo; los { $deck } descartes se barajan y son ahora el mazo.
cards-event-played = { $emoji } { $name } juega { $card }.
cards-event-played-at = { $emoji } { $name } juega { $card } contra { $target }.
cards-event-answered = { $emoji } { $name } responde con { $card }.
cards-event-attack-cancelled = El ataque de { $by } no alcanza a { $name }.
cards-event-duel-lost = { $name } se rinde en el Duelo.
cards-event-turned-up = 🎴 { $name } ¡desenfunda! por { $kind }: { $card }. { $outcome }
cards-event-turned-up-of = 🎴 { $name } ¡desenfunda! por { $kind }: { $cards }, y cuenta { $card }. { $outcome }
cards-event-turned-up-none = 🎴 { $name } tendría que ¡desenfundar! por { $kind }, pero no quedan cartas. { $outcome }
cards-outcome-riot-gear = { $matched ->
    [yes] Corazones: vale como un ¡Fallaste!
   *[no] No son corazones: no sirve.
}
cards-outcome-captured = { $matched ->
    [yes] Corazones: libre otra vez.
   *[no] No son corazones: este turno no escapa.
}
cards-outcome-contagion = { $matched ->
    [yes] Picas del 2 al 9: estalla.
   *[no] No son picas del 2 al 9: sigue su camino.
}
cards-event-taken-from-hand = { $name } toma { $what } de la mano de { $owner } ({ $why }).
cards-event-taken-from-play = { $name } toma { $card }, que tenía delante { $owner } ({ $why }).
cards-event-taken-over = { $name } (Dwight) se queda con lo que tenía { $owner }: { $what }.
cards-event-discarded = { $name } descarta { $cards }.
cards-event-discarded-for = { $name } descarta { $cards } ({ $why }).
cards-event-contagion-stays = El Contagio se queda con { $name }.
cards-event-contagion-passed = El Contagio pasa de { $name } a { $to }.
cards-event-supplies = Sobre la mesa: { $cards }.
cards-event-supplies-taken = { $name } toma { $card }.
cards-event-life-lost = { $name } pierde { $points ->
    [one] un punto de vida
   *[other] { $points } puntos de vida
} ({ $cause }): vida { $life }.
cards-event-life-lost-fatal = { $name } pierde { $points ->
    [one] su último punto de vida
   *[other] { $points } puntos de vida
} ({ $cause }) y necesita { $needs ->
    [one] uno
   *[other] { $needs }
} enseguida.
cards-event-life-gained = { $name } recupera un punto de vida ({ $why }): vida { $life }.
cards-event-life-gained-short = { $name } recupera un punto de vida ({ $why }) y necesita { $needs ->
    [one] uno más
   *[other] { $needs } más
}.
cards-event-life-wasted = A { $name } no le sirve de nada ({ $why }).
cards-event-eliminated = ☠️ { $name } queda fuera ({ $cause } de { $by }): ¡{ $role ->
    [leader] el Líder
    [survivor] un Superviviente
    [savior] un Salvador
   *[loner] el Solitario de Hilltop
}!
cards-event-eliminated-by-oneself = ☠️ { $name } queda fuera ({ $cause }, por su propia mano): ¡{ $role ->
    [leader] el Líder
    [survivor] un Superviviente
    [savior] un Salvador
   *[loner] el Solitario de Hilltop
}!
cards-event-eliminated-by-nobody = ☠️ { $name } queda fuera ({ $cause }): ¡{ $role ->
    [leader] el Líder
    [survivor] un Superviviente
    [savior] un Salvador
   *[loner] el Solitario de Hilltop
}!
cards-event-won = Victoria de { $names }: { $why }
cards-for-reward = recompensa por un Salvador
cards-for-penalty = castigo: el Líder mató a un Superviviente
cards-for-eliminated = fuera de la partida
cards-for-replaced = un arma nueva

# Los turnos en frases cortas.
cards-told-skipped = { $name } sigue en cautiverio
cards-told-played = { $emoji } { $kind }
cards-told-played-at = { $emoji } → { $name }
cards-told-cancelled = { $emoji } { $name } se libra
cards-told-turned-up = { $kind }: { $outcome }
cards-told-taken = { $name } toma una carta de { $owner }
cards-told-taken-from-play = { $name } toma { $emoji } de { $owner }
cards-told-laid-out = sobre la mesa: { $cards }
cards-told-lost = { $name } −{ $points }: vida { $life }
cards-told-dying = { $name } −{ $points }: necesita { $needs } enseguida
cards-told-gained = { $name } +{ $points }: vida { $life }
cards-told-wasted = { $name }: sin efecto
cards-told-fell = { DRAWN("skull", "💀") } **{ $name }** cayó: { $role }
