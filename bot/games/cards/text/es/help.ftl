# El juego de cartas explicado con nuestras propias palabras.
cards-help-goal = **Quién gana.** Cada jugador tiene un rol secreto; solo se conoce el del Líder. Los Salvadores quieren dejar fuera al Líder. El Líder y los Supervivientes quieren dejar fuera a todos los Salvadores y al Solitario de Hilltop. El Solitario quiere ser el último con vida. Cada bando gana unido, incluidos los que están fuera.
cards-help-turn = **Un turno.** Roba dos cartas. Juega todas las que quieras, pero un solo ¡Ataque! Después descarta hasta no tener más cartas que puntos de vida. Las cartas de borde marrón hacen efecto y se descartan; las de borde azul se quedan en juego, nunca dos del mismo nombre delante de un jugador, y un arma nueva sustituye a la anterior.
cards-help-attack = **¡Ataque!** le cuesta un punto de vida a un jugador al alcance de tu arma, salvo que lo anule un ¡Fallaste! (o el Equipo Antidisturbios). Cada jugador empieza con un Hacha, que alcanza un puesto.
cards-help-distance = **Distancia.** Cuenta los puestos hasta un jugador por el camino más corto; los que están fuera no cuentan. A la Autocaravana y a Dale se los ve un puesto más lejos; con la Mira y con Andrea se ve a todos uno más cerca; una distancia nunca baja de 1. Las armas llegan más lejos y no cambian ninguna distancia.
cards-help-draw = **¡Desenfunda!** significa: destapa la carta de lo alto del mazo y mira su esquina. Corazones para el Equipo Antidisturbios son un ¡Fallaste!, corazones para Capturado te liberan, y picas del 2 al 9 para el Contagio cuestan tres puntos de vida. El as es alto.
cards-help-out = **Fuera.** Quien pierde su último punto de vida y no puede recuperarlo enseguida con Primeros Auxilios queda fuera, muestra su rol y descarta todo. Quien elimina a un Salvador roba tres cartas; un Líder que elimina a un Superviviente descarta todo.
cards-help-typed = **Tu mano** está en *Mi asiento*, solo para ti; lo que allí se te pregunta se responde allí. Escribiendo: /jugar juega una carta contra alguien en una línea, /responder responde fuera de turno, /descartar descarta.
cards-help-orders = **Las órdenes permanentes** responden por ti cuando te atacan, llega una Horda de Caminantes, estás en un Duelo o pierdes tu último punto de vida: siempre que puedas, nunca, o solo cuando te queda poca vida. Tardan lo mismo en responder tengas o no tengas la carta adecuada. Se dan en *Mi asiento*.

cards-title-turn = Un turno del juego de cartas
cards-title-distance = Distancia y alcance
cards-title-draw = ¡Desenfunda!
cards-title-out = Fuera del juego de cartas
cards-title-orders = Órdenes permanentes

cards-effect-attack = un jugador a tu alcance pierde un punto de vida, salvo que lo anule un ¡Fallaste!
cards-effect-missed = solo como respuesta: anula un ¡Ataque! contra ti
cards-effect-first-aid = recupera un punto de vida; también como respuesta a un golpe mortal
cards-effect-medical-supplies = todos recuperan un punto de vida
cards-effect-ammo-crate = roba dos cartas
cards-effect-weapons-cache = roba tres cartas
cards-effect-supplies = se pone sobre la mesa una carta por jugador; eliges antes que nadie
cards-effect-surprise-attack = toma una carta de un jugador a un puesto de distancia
cards-effect-walker = cualquier jugador pierde una carta
cards-effect-grenade = un ataque contra todos los demás
cards-effect-herd-of-walkers = todos los demás descartan un ¡Ataque! o pierden un punto de vida
cards-effect-duel = contra otro jugador: por turnos se descarta un ¡Ataque!; quien para pierde un punto de vida
cards-effect-rv = se queda: te ven un puesto más lejos
cards-effect-scope = se queda: ves a todos los demás un puesto más cerca
cards-effect-riot-gear = cuando te atacan puedes ¡desenfundar!: corazones son un ¡Fallaste!
cards-effect-captured = se pone a otro: sin corazones al ¡desenfundar! pierde su siguiente turno
cards-effect-contagion = te la pones a ti: con picas del 2 al 9 cuesta tres puntos de vida; si no, pasa a la izquierda
cards-effect-machine-gun = arma, alcance 1: todos los ¡Ataque! que quieras por turno
cards-effect-pistol = arma, alcance 2
cards-effect-rifle = arma, alcance 3
cards-effect-assault-rifle = arma, alcance 4
cards-effect-sniper-rifle = arma, alcance 5

cards-about-attack = La juegas contra un jugador que no esté más lejos de lo que alcanza tu arma. Ese jugador pierde un punto de vida, salvo que lo anule un ¡Fallaste! Una por turno, salvo que una Ametralladora o Carl digan otra cosa.
cards-about-missed = La juegas cuando te atacan, y el ataque falla. Sirve contra cualquier ataque, también la Granada, pero no contra una Horda de Caminantes ni en un Duelo. En tu propio turno no sirve para nada.
cards-about-first-aid = Recuperas un punto de vida, nunca más de los que tenías al principio. Puedes jugarla en tu turno o en el momento en que un golpe te quita tu último punto de vida. No hace nada cuando solo quedan dos jugadores.
cards-about-medical-supplies = Todos los jugadores con vida recuperan un punto de vida, también tú. Nunca sirve contra un golpe mortal.
cards-about-ammo-crate = Robas dos cartas del mazo.
cards-about-weapons-cache = Robas tres cartas del mazo.
cards-about-supplies = Se ponen sobre la mesa, a la vista, tantas cartas como jugadores con vida haya. Empezando por ti y en el sentido de las agujas del reloj, cada jugador toma una.
cards-about-surprise-attack = Tomas una carta de un jugador a distancia 1: una de su mano, sin verla, o una en juego que elijas. La Autocaravana y la Mira cuentan; las armas, no.
cards-about-walker = Cualquier otro jugador, por lejos que esté, pierde una carta: una de su mano, sin verla, o una en juego que elijas. Se descarta.
cards-about-grenade = Ataca a todos los demás, por lejos que estén, uno tras otro; cada uno puede responder con un ¡Fallaste! o el Equipo Antidisturbios. No cuenta como tu ¡Ataque! del turno.
cards-about-herd-of-walkers = Todos los demás, uno tras otro, descartan un ¡Ataque! o pierden un punto de vida. ¡Fallaste! y el Equipo Antidisturbios no sirven.
cards-about-duel = Desafías a cualquier jugador, por lejos que esté. Empezando por el desafiado, se descarta un ¡Ataque! por turnos; quien para antes pierde un punto de vida. Nada anula un Duelo, y no cuenta como tu ¡Ataque! del turno.
cards-about-rv = Mientras la tengas delante, todos los demás te ven un puesto más lejos.
cards-about-scope = Mientras la tengas delante, ves a todos los demás un puesto más cerca, nunca a menos de 1.
cards-about-riot-gear = Mientras lo tengas delante, puedes ¡desenfundar! una vez por cada ataque contra ti: corazones cuentan como un ¡Fallaste! Salga lo que salga, todavía puedes jugar un ¡Fallaste!
cards-about-captured = La pones delante de otro jugador, nunca del Líder. Al empezar su siguiente turno, ese jugador tiene que ¡desenfundar!: con corazones el turno sigue; si no, lo pierde. En ambos casos, Capturado se descarta entonces.
cards-about-contagion = La pones delante de ti. Al empezar su turno, el jugador que la tiene tiene que ¡desenfundar!: picas del 2 al 9 cuestan tres puntos de vida y el Contagio se descarta; con cualquier otra carta pasa a la izquierda.
cards-about-machine-gun = Un arma que alcanza un puesto. Con ella se pueden jugar en un turno todos los ¡Ataque! que se quiera.
cards-about-pistol = Un arma que alcanza dos puestos.
cards-about-rifle = Un arma que alcanza tres puestos.
cards-about-assault-rifle = Un arma que alcanza cuatro puestos.
cards-about-sniper-rifle = Un arma que alcanza cinco puestos.

cards-topic = { $emoji } **{ $kind }** ({ $colour ->
    [blue] se queda en juego
   *[brown] se descarta al jugarla
}). { $about }
    { $count ->
    [one] Una en el mazo
   *[other] { $count } en el mazo
}: { $corners }
cards-character = **{ $character }**, { $life } puntos de vida. { $ability }
cards-cast = { $name }: **{ $character }**. { $ability }

# Órdenes permanentes.
order-cards-attacked = Cuando me atacan: responder con un ¡Fallaste! (antes, el Equipo Antidisturbios)
order-cards-herd = Cuando llega una Horda de Caminantes: descartar un ¡Ataque!
order-cards-duel = En un Duelo: descartar un ¡Ataque!
order-cards-dying = Cuando un golpe es mortal: usar Primeros Auxilios
