# Por qué algo no puede hacerse. Claves: error-<motivo>.
error-already-attacked = Ya has jugado un ¡Ataque! en este turno.
error-at-maximum = La vida nunca pasa de la que se tenía al principio.
error-characters-do-not-fit = Los personajes que continúan no encajan en esta mesa.
error-first-aid-two-left = Los Primeros Auxilios no tienen efecto cuando quedan dos jugadores.
error-has-no-cards = No tiene cartas.
error-never-the-leader = Al Líder no se le puede capturar.
error-no-such-leader = El asiento que iba a ser el Líder no existe.
error-no-target = No hay nadie contra quien puedas jugarla.
error-not-a-missed = Cuando te atacan, solo sirve un ¡Fallaste!
error-not-an-attack = Aquí solo cuenta un ¡Ataque!
error-not-first-aid = Contra un golpe mortal solo sirven los Primeros Auxilios.
error-only-in-answer = Un ¡Fallaste! es para cuando te atacan.
error-out-of-reach = A { $distance ->
    [one] 1 puesto
   *[other] { $distance } puestos
} de distancia; tu { $weapon ->
    [hatchet] Hacha
    [machine-gun] Ametralladora
    [pistol] Pistola
    [rifle] Rifle
    [assault-rifle] Fusil de Asalto
   *[sniper-rifle] Rifle de Francotirador
} alcanza { $reach }.
error-same-name-in-play = Ya hay ahí una carta con ese nombre.
error-too-far = A { $distance } puestos de distancia; esta alcanza 1.
error-two-cards-needed = Hacen falta dos cartas.
error-nothing-to-play = Ahora mismo no te toca jugar una carta.
error-card-is-chosen = Ya has elegido una carta: sigue con /elegir o en *Mi asiento*, o deshazlo allí.
error-nothing-to-discard = Ahora mismo no tienes cartas que descartar.
error-nothing-to-respond = Ahora mismo nada pide una respuesta tuya.
error-no-such-card = No tienes esa carta: { $card }
error-several-targets = { $target } puede ser cualquiera de estos: { $players }. Elige uno de la lista.
error-no-such-target = En esta mesa no hay ningún jugador llamado así: { $target }
error-target-yourself = No puedes jugarla contra ti.
error-target-out = Ese jugador está fuera de la partida.
error-needs-no-target = Esta carta se juega sin decir contra quién.
error-nothing-to-take = No hay ninguna carta del otro jugador que elegir.
error-other-game-cards = Ese comando no es de este juego. Aquí puedes escribir /jugar, /descartar, /responder, /ordenes y /elegir.
