# Los módulos de Old Saloon y Undead or Alive: sus nombres, dados, fichas y lo que pasa con ellos.
module-saloon-dice = Bocazas y Cobarde
module-chief-arrow = Flecha del Jefe Indio
module-special-roles = Roles especiales
module-mixed-roles = Roles mezclados
module-saloon-characters = Personajes del Saloon
module-ghost = Fantasma
module-rage = Cartas de Furia
module-duel-dice = Dados de Duelo
module-undead-characters = Personajes no muertos
module-boneyard = Cementerio
module-legacy = Herencia

module-note-saloon-dice = Cambia un dado por otro más salvaje o más prudente, en cada turno de nuevo
module-note-chief-arrow = Una décima flecha que vale por dos; quien más flechas tiene se libra
module-note-special-roles = Cada rol tiene un poder de un solo uso; 4 jugadores o más
module-note-mixed-roles = Roles especiales y normales mezclados; 4 jugadores o más
module-note-saloon-characters = Ocho personajes más
module-note-ghost = El primero en quedar fuera sigue como Fantasma; 5 jugadores o más
module-note-rage = Quien pierde dos puntos de vida en un turno roba una carta que ayuda o perjudica
module-note-duel-dice = Whisky, duelos y heridas que duran un turno; necesita las cartas de Furia
module-note-undead-characters = Ocho personajes más
module-note-boneyard = Los muertos vuelven como zombis; 4 jugadores o más
module-note-legacy = Varias partidas seguidas, cada una con lo que dejó la anterior

module-about-saloon-dice = **Bocazas y Cobarde.** Antes de su turno, cada jugador puede cambiar un dado básico por uno de los dos dados Saloon, para ese turno. El Bocazas dispara el doble y puede traer una bala, que te cuesta enseguida un punto de vida. El Cobarde tiene cerveza y la flecha rota, que devuelve enseguida al centro una flecha de cualquiera.
module-about-chief-arrow = **La Flecha del Jefe Indio** está con las demás flechas. Quien toma una flecha puede tomar esta en su lugar. En un ataque de los indios cuesta dos puntos de vida; pero quien la tiene y perdería más que nadie no pierde nada.
module-about-special-roles = **Roles especiales.** El rol de cada jugador tiene un poder que se usa una vez en la partida, en su propio momento. Para usarlo, muestra tu rol. En esos momentos la mesa espera un poco, tenga alguien ese rol o no.
module-about-mixed-roles = **Roles mezclados.** Como con los roles especiales, pero se barajan también roles normales sin poder, así que nadie sabe qué poderes hay.
module-about-saloon-characters = **Personajes del Saloon.** Pueden repartirse ocho personajes más; los que necesitan un módulo con el que no se juega no entran.
module-about-ghost = **El Fantasma.** El primero en quedar fuera sigue jugando para el mismo bando; un Renegado juega para los Forajidos o los Alguaciles. En el turno del Fantasma se lanzan dos dados, hasta tres veces, y la ficha de una cara se da a otro jugador, que tiene que empezar su siguiente turno con un dado de esa cara. Dos caras iguales dan la ficha con el x2, que gira dos dados. Al Fantasma no se le puede herir y no ocupa ningún puesto.
module-about-rage = **Cartas de Furia.** Quien pierde dos puntos de vida o más en un turno roba al final de este una carta de Furia. Tus cartas se muestran al empezar tu siguiente turno, y sus símbolos se suman a tus dados. Las cartas que hay son un conjunto nuestro: tres de cada símbolo.
module-about-duel-dice = **Dados de Duelo.** Dos de tus cinco dados son dados de Duelo. El whisky te da un punto de vida y devuelve una herida, o bien trae una carta de Furia. Por cada cara de Duelo desafías a otro jugador; se lanza el dado por turnos, empezando por el otro, hasta que uno no saca Duelo: pierde un punto de vida y roba una ficha de Herida. En tu siguiente turno la ficha anula un resultado igual; una dinamita en ella cuenta como una más.
module-about-undead-characters = **Personajes no muertos.** Pueden repartirse ocho personajes más; los que necesitan un módulo con el que no se juega no entran.
module-about-boneyard = **Cementerio.** Quien queda fuera destapa enseguida una carta de Cementerio, y otra en lugar de cada turno. Cuando hay más manos a la vista que jugadores con vida, llega el brote: todos los muertos vuelven como zombis, con tantos puntos de vida como jugadores con vida hay, y los roles ya no deciden. Un Renegado con vida los dirige. Los zombis lanzan tres dados y nunca ganan vida. Desde entonces solo luchan zombis y supervivientes, hasta el último.
module-about-legacy = **Herencia.** Tras una partida, **Revancha** continúa con lo que dejó: un Sheriff que ha sobrevivido nombra al siguiente; si no, el siguiente es quien mató al Sheriff. Los supervivientes pueden conservar su personaje; los demás pueden elegir uno.

# Dados y caras.
dice-kind-base = Dado básico
dice-kind-loudmouth = Bocazas
dice-kind-coward = Cobarde
dice-kind-duel = Dado de Duelo
dice-made-base = **Dado básico.** Flecha, dinamita, punto de mira 1, punto de mira 2, cerveza, gatling.
dice-made-loudmouth = **Bocazas.** Flecha, dinamita, bala, dos puntos de mira 1, dos puntos de mira 2, dos gatlings.
dice-made-coward = **Cobarde.** Flecha, dinamita, flecha rota, punto de mira 1, cerveza, dos cervezas.
dice-made-duel = **Dado de Duelo.** Flecha, dinamita, whisky, gatling y dos veces Duelo.
dice-face-bullet = bala
dice-face-broken = flecha rota
dice-face-be1x2 = dos puntos de mira 1
dice-face-be2x2 = dos puntos de mira 2
dice-face-beerx2 = dos cervezas
dice-face-gatlingx2 = dos gatlings
dice-face-whiskey = whisky
dice-face-duel = Duelo
dice-emoji-bullet = 💥
dice-emoji-broken = ✂️
dice-emoji-be1x2 = ⏸️
dice-emoji-be2x2 = ⏩
dice-emoji-beerx2 = 🍻
dice-emoji-gatlingx2 = 💣
dice-emoji-whiskey = 🥃
dice-emoji-duel = ⚔️
dice-symbol-bullet = 💥 **Bala.** Pierdes enseguida un punto de vida, justo después de las flechas de la tirada.
dice-symbol-broken = ✂️ **Flecha rota.** Justo después de las flechas de la tirada devuelves al centro una flecha de cualquier jugador, nunca la del Jefe.
dice-symbol-be1x2 = ⏸️ **Dos puntos de mira 1.** Dos resultados; cada uno puede alcanzar a un jugador distinto.
dice-symbol-be2x2 = ⏩ **Dos puntos de mira 2.** Dos resultados; cada uno puede alcanzar a un jugador distinto.
dice-symbol-beerx2 = 🍻 **Dos cervezas.** Dos resultados; cada una puede ser para un jugador distinto.
dice-symbol-gatlingx2 = 💣 **Dos gatlings.** Dos resultados en un solo dado.
dice-symbol-whiskey = 🥃 **Whisky.** Ganas un punto de vida y devuelves una de tus fichas de Herida; si no tienes ninguna, robas una carta de Furia.
dice-symbol-duel = ⚔️ **Duelo.** Desafía a otro jugador, a cualquier distancia; dos caras de Duelo desafían a dos jugadores distintos. El dado se lanza por turnos, empezando por el otro. Quien no saca Duelo pierde un punto de vida y roba una ficha de Herida.

# Fichas.
dice-token-name-chief = Flecha del Jefe Indio
dice-token-name-ghost = Fichas de Fantasma
dice-token-name-twice = Ficha de Fantasma x2
dice-token-name-rage = Carta de Furia
dice-token-name-wound = Ficha de Herida
dice-token-chief = **Flecha del Jefe Indio.** Vale por dos en un ataque de los indios. Quien la tiene y perdería más que nadie no pierde nada.
dice-token-ghost = **Fichas de Fantasma**, una por cada cara de un dado básico. Quien tiene una empieza su siguiente turno con un dado girado a esa cara; cuenta como lanzado y se puede volver a lanzar como cualquier otro.
dice-token-twice = **x2.** Acompaña a la ficha de una cara que el Fantasma sacó dos veces: se giran dos dados a ella.
dice-token-rage = **Carta de Furia.** La roba quien ha perdido dos puntos de vida o más en un turno y, por un whisky, quien no tiene ninguna herida. Su símbolo se suma a los dados del siguiente turno.
dice-token-wound = **Ficha de Herida.** En tu siguiente turno anula en tus dados un resultado de su símbolo; la dinamita cuenta como una más. Nunca tienes dos del mismo símbolo. Se devuelve al final de tu turno.
dice-rage-title = Carta de Furia: { $face }
dice-rage-topic = **Carta de Furia: { $face }.** { $count } de 18 cartas. { $symbol }
dice-wound-title = Ficha de Herida: { $face }
dice-wound-topic = **Ficha de Herida: { $face }.** { $count } de { $all } fichas.
dice-ghost-title = Ficha de Fantasma: { $face }

# La mesa.
dice-middle-chief = 🏹 La Flecha del Jefe está en el centro
dice-middle-ghost = 👻 { $ghost } acecha a { $name }: { $face }{ $twice ->
    [yes] {" "}x2
   *[no] {""}
}
dice-middle-piles = Cartas de Furia: { $rage } en el mazo, { $worn } en los descartes
dice-middle-open = 💢 Cartas de Furia a la vista: { $cards }
dice-middle-wounds = Fichas de Herida en la pila: { $count }
dice-middle-duel = ⚔️ Duelo: { $name } contra { $other }
dice-middle-challenged = ⚔️ Con desafío pendiente: { $names }
dice-middle-boneyard = 🪦 Cementerio: manos a la vista: { $hands }, con vida: { $living }, cartas por destapar: { $count }
dice-middle-blocked = 🪦 Una carta sin manos impide el brote en este turno
dice-middle-due = 🧟 El brote llega con el siguiente turno
dice-middle-outbreak = 🧟 Brote: zombis contra supervivientes
dice-middle-powers = Poderes sin mostrar: { $count }
dice-middle-gaining = Está por ganar vida: { $names }
dice-middle-gain = { $name } { $points }
dice-middle-judged = { $name } ha mostrado un poder; todavía se puede impedir
dice-seat-chief = la Flecha del Jefe
dice-seat-rage = Furia { $count }
dice-seat-wounds = heridas: { $faces }
dice-seat-token = ficha de Fantasma
dice-seat-power = { $card }{ $used ->
    [yes] {" "}(usado)
   *[no] {""}
}
dice-seat-also = { $line } · { $more }
dice-seat-ghost = { $name } 👻 el Fantasma, { $role } — juega para: { $side }
dice-seat-zombie = { $line } · 🧟 zombi
dice-seat-master = { $line } · 🧟 dirige a los zombis
dice-seat-undecided = { $name } — aún sin decidir
dice-side-sheriff = Sheriff
dice-side-deputy = Alguaciles
dice-side-outlaw = Forajidos
dice-side-renegade = Renegado
dice-shown-rage = { $emoji } { $face } (carta de Furia)
dice-shown-kind = { $kind }: { $die }

# Elegir.
dice-ask-saloon-die = { $name }: ¿cambias un dado básico por un dado Saloon en este turno?
dice-ask-saloon-broken = Flecha rota: ¿de quién es la flecha que vuelve al centro?
dice-ask-chief-take = { $name }: ¿tomas la Flecha del Jefe Indio?
dice-ask-chief-return = { $name }: ¿devuelves la Flecha del Jefe Indio?
dice-ask-apache-take = { $name } ({ $character }): ¿le quitas la Flecha del Jefe a { $other }?
dice-ask-elena-give = { $name } ({ $character }): ¿quién toma una de las flechas?
dice-ask-elena-chief = { $name } ({ $character }): ¿entregas la Flecha del Jefe?
dice-ask-molly-take = { $name } ({ $character }): ¿qué puntos de vida pierdes en lugar de otros? { $most } como mucho
dice-ask-ghost-face = { $name }, el Fantasma: ¿qué ficha?
dice-ask-ghost-give = { $name }, el Fantasma: ¿quién recibe la ficha?
dice-ask-duel-opponent = { $name }: ¿a quién desafías a un duelo?
dice-ask-duel-order = { $name }: ¿qué duelo va primero?
dice-ask-whiskey-token = { $name }: ¿qué ficha de Herida devuelves?
dice-ask-belle-turn = { $name } ({ $character }): ¿conviertes una dinamita en gatling?
dice-ask-chuck-die = { $name } ({ $character }): ¿pierdes un punto de vida para girar un dado?
dice-ask-chuck-side = { $name } ({ $character }): ¿a qué cara giras el dado?
dice-ask-pat-from = { $name } ({ $character }): ¿de quién es la carta de Furia que pasa a otro?
dice-ask-pat-to = { $name } ({ $character }): ¿quién recibe la carta de Furia?
dice-ask-pat-card = { $name } ({ $character }): ¿qué carta de Furia?
dice-ask-pixie-keep = { $name } ({ $character }): ¿qué carta de Furia te quedas?
dice-ask-sam-gain = { $name } ({ $character }): ¿quién gana un punto de vida?
dice-ask-sean-again = { $name } ({ $character }): ¿vuelves a lanzar un dado de Duelo?
dice-ask-sean-duel = { $name } ({ $character }): ¿vuelves a lanzar el dado del duelo?
dice-ask-legacy-sheriff = { $name }: ¿quién será el próximo Sheriff?
dice-ask-legacy-keep = { $name }: ¿conservas tu personaje?
dice-ask-legacy-character = { $name }: ¿con qué personaje juegas?
dice-nothing-elena-give = No dar ninguna
dice-nothing-belle-turn = No convertir ninguna
dice-nothing-chuck-die = No girar ninguno
dice-nothing-sean-again = No lanzar ninguno
dice-nothing-pat-from = No pasar ninguna
dice-nothing-sam-gain = Nadie
dice-nothing-legacy-keep = Otro al azar
dice-nothing-legacy-character = Cualquiera al azar
dice-point = { $name }, punto de vida { $number }
dice-mark-molly-take = { $option }: { $marked ->
    [yes] lo pierdo yo
   *[no] no
}
dice-commit-molly-take = { $count ->
    [0] No perder ninguno
    [one] Perder 1 punto de vida
   *[other] Perder { $count } puntos de vida
}

# Lo que ha pasado.
dice-event-die-taken = { $name } { $added ->
    [yes] añadió el dado { $kind }
   *[no] cambió un dado por el { $kind }
}.
dice-event-chief-moved = { $name } tiene la Flecha del Jefe Indio.
dice-event-chief-returned = La Flecha del Jefe Indio vuelve al centro.
dice-event-chief-spared = La Flecha del Jefe le ahorró a { $name } { $points ->
    [one] un punto de vida
   *[other] { $points } puntos de vida
}.
dice-event-chief-taken = { $name } le quitó la Flecha del Jefe a { $other }.
dice-event-arrow-given = { $name } le dio a { $other } { $chief ->
    [yes] la Flecha del Jefe
   *[no] una flecha
}.
dice-event-loss-taken = { $name } pierde { $points ->
    [one] un punto de vida
   *[other] { $points } puntos de vida
} en lugar de { $other }.
dice-event-ghost-rose = { $name } es el Fantasma y juega para: { $side }.
dice-event-token-given = El Fantasma { $name } le dio a { $other } la ficha { $face }{ $twice ->
    [yes] {" "}con el x2
   *[no] {""}
}.
dice-event-dice-turned = { $name } tiene que empezar con { $count ->
    [one] un dado
   *[other] { $count } dados
} en { $face }.
dice-event-tokens-returned = La ficha de Fantasma de { $name } se devuelve.
dice-event-rage-drawn = { $name } robó una carta de Furia.
dice-event-rage-drawn-seen = { $name } robó una carta de Furia: { $face }.
dice-event-rage-returned = { $name } devolvió una carta de Furia.
dice-event-rage-returned-seen = { $name } devolvió una carta de Furia: { $face }.
dice-event-rage-revealed = { $name } mostró Furia: { $faces }.
dice-event-rage-discarded = { $count ->
    [one] Una carta de Furia de { $name } va a los descartes.
   *[other] { $count } cartas de Furia de { $name } van a los descartes.
}
dice-event-rage-shifted = { $by } pasó una carta de Furia de { $name } a { $other }.
dice-event-rage-shifted-seen = { $by } pasó una carta de Furia de { $name } a { $other }: { $face }.
dice-event-challenged = { $name } desafió a { $other } a un duelo.
dice-event-duel-rolled = { $name } sacó { $face } en el duelo con { $other }.
dice-event-duel-rolled-again = { $name } volvió a lanzar en el duelo con { $other }: { $face }.
dice-event-wound-taken = { $name } robó una ficha de Herida: { $face }.
dice-event-wound-dropped = { $name } robó una ficha de Herida, { $face }, pero ya tiene una igual; se devolvió.
dice-event-wounds-returned = Se devuelven las fichas de Herida de { $name }: { $faces }.
dice-event-die-turned = { $name } giró el dado { $die } a { $face }.
dice-event-sheriff-settled = { $by } nombró a { $name } para ser el próximo Sheriff.
dice-event-sheriff-heir = { $name } mató al Sheriff y será el próximo.
dice-event-character-settled = { $name } { $how ->
    [kept] conserva a
    [drawn] recibió al azar a
   *[picked] eligió a
} { $character }.

# Mi asiento.
dice-you-ghost = 👻 Eres el Fantasma y juegas para: { $side }. En tu turno lanzas dos dados y das una ficha a otro jugador.
dice-you-zombie = 🧟 Eres un zombi: tres dados, sin habilidad y sin ganar vida. Ganas cuando no queda ningún superviviente.
dice-you-master = 🧟 Diriges a los zombis: ganas cuando no queda ningún superviviente.
dice-you-survivor = 🧟 Ha llegado el brote: ganas cuando no queda ningún zombi.
dice-you-gone = Estás fuera, pero destapas cartas de Cementerio y puedes volver como zombi.
dice-you-rage = Tus cartas de Furia: { $cards }
dice-you-undecided = Tu rol y tu personaje para esta partida aún no están decididos.

dice-token-name-hands = Carta de Cementerio
dice-token-hands = **Carta de Cementerio.** La destapa quien está fuera, enseguida y en lugar de cada turno. Con más manos a la vista que jugadores con vida, los muertos vuelven como zombis. Una carta sin manos impide el brote en este turno y después se devuelve.
dice-event-card-revealed = { $name } destapó una carta de Cementerio con { $hands ->
    [0] ninguna mano
    [one] una mano
   *[other] { $hands } manos
}: { $total } a la vista, { $living } con vida.
dice-event-outbreak-began = ¡Brote! Vuelven como zombis, con { $life ->
    [one] un punto de vida
   *[other] { $life } puntos de vida
}: { $names }.
dice-event-master-rose = { $name } es un Renegado y dirige a los zombis.

# Conjuntos de módulos.
preset-classic = Clásico
preset-saloon = Saloon
preset-powers = Poderes
preset-old-saloon = Old Saloon
preset-undead = No muertos
preset-undead-or-alive = Undead or Alive
preset-everything = Todo
