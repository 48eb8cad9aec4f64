# BANG! El juego de dados explicado con nuestras propias palabras.
dice-help-goal = **Quién gana.** Cada jugador tiene un rol secreto; solo el del Sheriff está a la vista. Los Forajidos quieren dejar fuera al Sheriff. El Sheriff y los Alguaciles quieren dejar fuera a todos los Forajidos y Renegados. Un Renegado quiere ser el último con vida. Cada bando gana unido, también quienes ya están fuera.
dice-help-turn = **Un turno.** Lanza los cinco dados y vuelve a lanzar los que quieras hasta dos veces, o para antes. La dinamita queda bloqueada en cuanto sale. Las flechas se toman enseguida, en cada tirada en que salga alguna. Tras la última tirada hay que usar todo lo que se ve.
dice-help-order = **En este orden.**
    1. 🏹 Flechas: una del centro por cada cara, justo después de la tirada; quien toma la última atrae a los indios y cada jugador pierde un punto de vida por cada flecha suya; después, todas las flechas vuelven al centro.
    2. 🧨 Dinamita: tres o más acaban con las tiradas y cuestan un punto de vida.
    3. 1️⃣ 2️⃣ Puntos de mira: por cada punto de mira nombra a un jugador, a uno o dos puestos de distancia a cualquier lado; después aciertan todos a la vez. Cuando quedan dos o tres jugadores, se puede disparar a cualquiera.
    4. 🍺 Cerveza: quien tú nombres gana un punto de vida, nunca por encima de los que tenía al principio.
    5. 🔫 Gatling: tres o más quitan un punto de vida a todos los demás y devuelven tus flechas al centro.
dice-help-typed = **Escribiendo:** /lanzar vuelve a lanzar todo lo que se pueda; /guardar guarda algunos dados y lanza los demás.
dice-help-end = **Fuera de la partida.** Quien se queda sin puntos de vida está fuera y muestra su rol; sus flechas vuelven al centro. Las pérdidas de un mismo momento, como todos los disparos de un turno o un ataque de los indios, llegan a la vez, y después Deadeye mira si alguien ha ganado. Si caen todos a la vez, ganan los Forajidos.
dice-help-three = **Tres jugadores.** Un Alguacil, un Forajido y un Renegado, todos boca arriba. El Alguacil persigue al Renegado; el Renegado, al Forajido; el Forajido, al Alguacil. Gana quien le quita el último punto de vida a su objetivo; si el objetivo cae de otra manera, gana el último con vida.

dice-order-title = Orden de resolución
dice-symbol-arrow = 🏹 **Flecha.** Toma enseguida una flecha del centro. Puedes volver a lanzar el dado, pero la flecha se queda contigo. Quien toma la última flecha atrae a los indios: cada jugador pierde un punto de vida por cada flecha suya, y todas las flechas vuelven al centro.
dice-symbol-dynamite = 🧨 **Dinamita.** Queda bloqueada y no se puede volver a lanzar. Tres o más acaban con tus tiradas y te cuestan un punto de vida; los demás dados siguen contando.
dice-symbol-be1 = 1️⃣ **Punto de mira 1.** El primer jugador a tu izquierda o a tu derecha pierde un punto de vida. Primero dices a quién va cada disparo; después aciertan todos a la vez.
dice-symbol-be2 = 2️⃣ **Punto de mira 2.** Un jugador a dos puestos de distancia a tu izquierda o a tu derecha pierde un punto de vida. Cuando quedan dos o tres jugadores funciona como el punto de mira 1, y se puede disparar a cualquiera.
dice-symbol-beer = 🍺 **Cerveza.** El jugador que nombres, que puedes ser tú, gana un punto de vida. Nadie pasa de la vida que tenía al principio; una cerveza para quien tiene la vida al máximo no sirve de nada.
dice-symbol-gatling = 🔫 **Gatling.** Tres o más disparan la ametralladora Gatling: todos los demás pierden un punto de vida y tus flechas vuelven al centro. Dispara una vez por turno como mucho.
dice-card = **{ $character }**, { $life } puntos de vida. { $ability }
dice-cast = { $name }: **{ $character }**. { $ability }
