# The Walking Dead: The Dice Game explicado con nuestras propias palabras.
explore-help-goal = **El objetivo.** Por turnos, explora hasta donde te atrevas y lleva Provisiones a casa. Quien termina un turno con una Reserva de { $enough } o más abre la última ronda; después gana la mayor Reserva.
explore-help-turn = **Un turno.** Empiezas con 12 dados de Ataque (6 amarillos, 3 naranjas, 2 rojos, 1 negro), el dado azul y { $cubes } cubos de Herida. Destapa una carta. Un Suceso se cumple y se descarta; un Lugar sin nadie contra quien luchar se toma; con cualquier otro Lugar hay que luchar hasta superarlo o quedar fuera de combate. Después de cada carta sigues explorando, o paras y guardas las Provisiones de todas las cartas que tienes delante. La primera carta de un turno es obligatoria.
explore-help-attack = **Un ataque.** Elige de uno a tres de los dados de Ataque que aún tienes; el dado azul se lanza con ellos. Si los puntos sumados llegan al Valor de Combate de la carta, esta queda superada, delante de ti, y los dados de la lucha quedan gastados para este turno.
explore-help-blue = **El dado azul.** *Mordisco*: pierdes un cubo de Herida, aunque ganes. *X2*: un dado de tu elección cuenta dos veces. *+1* y *+2*: tantos puntos más. *Anular un Mordisco*: si el ataque falla, te ahorras un Mordisco de la carta. *Relanzar*: puedes volver a lanzar un dado; ningún dado se vuelve a lanzar dos veces en un ataque, y lo que una carta hace volver a lanzar va primero.
explore-help-fail = **Si un ataque falla,** pierdes un cubo de Herida por cada Mordisco de la carta. Los dados que puntuaron se quedan en la carta con sus puntos reales y rebajan su Valor de Combate durante el resto del turno; los dados en blanco se pierden. Después tienes que atacar otra vez.
explore-help-out = **Fuera de combate.** Sin cubos de Herida, o sin dados mientras hay que luchar con una carta, tu turno termina enseguida y no trae nada: se descartan todas sus cartas. Tu Reserva está a salvo, y la próxima vez juegas como siempre.
explore-help-end = **El final.** En la última ronda cada uno de los demás tiene un turno más, llegue a lo que llegue. Si hay empate en cabeza, solo siguen los empatados, un turno cada uno, hasta que alguien se adelante. Un mazo vacío se rehace con los descartes.
explore-help-typed = **Escribiendo:** /atacar lanza dados como *2 amarillos 1 rojo*, /parar guarda, /probabilidades dice tus probabilidades en privado.
explore-help-set = **Un conjunto de la casa.** Lo que llevan impreso los dados y las cartas de la caja no está publicado, así que Deadeye juega con caras y 40 cartas de su propia invención. Quien tenga el juego puede escribir las suyas en un archivo, y quien administra Deadeye lo indica en `EXPLORE_SET`.
explore-help-own-set = **Un conjunto propio.** Quien administra Deadeye ha puesto sus propios dados y cartas; /reglas muestra cada uno.

explore-title-turn = Un turno de exploración
explore-title-attack = Ataque
explore-title-blue = Dado azul
explore-title-fail = Ataque fallido
explore-title-out = Fuera de combate
explore-title-end = Última ronda y desempate
explore-title-dice = 🎲 Dados de exploración
explore-title-set = Conjunto de la casa: de quién son los dados y las cartas

explore-faces = **Los dados y sus caras:**
explore-faces-of = { $emoji } { $count } { $colour }: { $faces }
explore-faces-of-blue = 🔵 1 azul: { $faces }
explore-topic-location = 🃏 **{ $card }**, Lugar, { $copies } en el mazo: combate { $fight }, mordiscos { $bites }, provisiones { $supplies }.
explore-topic-find = 🃏 **{ $card }**, Lugar, { $copies } en el mazo: provisiones { $supplies }, sin nadie contra quien luchar.
explore-topic-event = 🃏 **{ $card }**, Suceso, { $copies } en el mazo.
