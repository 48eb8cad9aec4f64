# BANG! El juego de dados: The Walking Dead explicado con nuestras propias palabras.
dice-help-goal = **Quién gana.** Cada jugador tiene un rol secreto; solo el del Líder está a la vista. Los Salvadores quieren dejar fuera al Líder. El Líder y los Supervivientes quieren dejar fuera a todos los Salvadores y Solitarios. Los Solitarios, el de Hilltop y, con ocho jugadores, también el del Reino, no son un equipo: cada uno quiere ser el último con vida. Cada bando gana unido, también quienes ya están fuera.
dice-help-turn = **Un turno.** Lanza los cinco dados y vuelve a lanzar los que quieras hasta dos veces, o para antes. Una Infección queda bloqueada en cuanto sale. Los caminantes se toman enseguida, en cada tirada en que salga alguno. Tras la última tirada hay que usar todo lo que se ve.
dice-help-order = **En este orden.**
    1. 🧟 Caminantes: uno del centro por cada cara, justo después de la tirada; quien toma el último provoca un Asalto contra todos: cada jugador pierde un punto de salud por cada caminante suyo; después, todos los caminantes vuelven al centro.
    2. ☣️ Infecciones: tres o más acaban con las tiradas y cuestan un punto de salud.
    3. 1️⃣ 2️⃣ Alcance: nombra a un jugador por cada uno, a uno o dos puestos de distancia a cualquier lado; después aciertan todos a la vez. Los jugadores que están fuera no cuentan como puestos. Cuando quedan dos o tres jugadores, se puede atacar a cualquiera.
    4. 🩹 Primeros Auxilios: quien tú nombres gana un punto de salud, nunca por encima de los que tenía al principio.
    5. 💣 Granadas: tres o más quitan un punto de salud a todos los demás y devuelven tus caminantes al centro.
dice-help-end = **Fuera de la partida.** Quien se queda sin puntos de salud está fuera y muestra su rol; sus caminantes vuelven al centro. Las pérdidas de un mismo momento, como todos los dados de Alcance de un turno o un Asalto, llegan a la vez, y después Deadeye mira si alguien ha ganado. Si caen todos a la vez, ganan los Salvadores.
dice-help-three = **Tres jugadores.** Un Superviviente, un Salvador y el Solitario de Hilltop, todos boca arriba. El Superviviente persigue al Solitario; el Solitario, al Salvador; el Salvador, al Superviviente. Gana quien le quita el último punto de salud a su objetivo; si el objetivo cae de otra manera, gana el último con vida.

dice-symbol-arrow = 🧟 **Caminante.** Toma enseguida un caminante del centro. Puedes volver a lanzar el dado, pero el caminante se queda contigo. Quien toma el último provoca un Asalto contra todos: cada jugador pierde un punto de salud por cada caminante suyo, y todos los caminantes vuelven al centro.
dice-symbol-dynamite = ☣️ **Infección.** Queda bloqueada y no se puede volver a lanzar. Tres o más acaban con tus tiradas y te cuestan un punto de salud; los demás dados siguen contando.
dice-symbol-be1 = 1️⃣ **Alcance 1.** El primer jugador a tu izquierda o a tu derecha pierde un punto de salud. Primero dices a quién va cada uno; después aciertan todos a la vez.
dice-symbol-be2 = 2️⃣ **Alcance 2.** Un jugador a dos puestos de distancia a tu izquierda o a tu derecha pierde un punto de salud; los jugadores que están fuera no se cuentan. Cuando quedan dos o tres jugadores funciona como Alcance 1, y se puede atacar a cualquiera.
dice-symbol-beer = 🩹 **Primeros Auxilios.** El jugador que nombres, que puedes ser tú, gana un punto de salud. Nadie pasa de los que tenía al principio; para quien tiene la salud al máximo no sirven de nada.
dice-symbol-gatling = 💣 **Granada.** Tres o más se lanzan: todos los demás pierden un punto de salud y tus caminantes vuelven al centro. Ocurre una vez por turno como mucho.
dice-card = **{ $character }**, { $life } puntos de salud. { $ability }
