# Roles especiales: las cartas, los momentos de sus poderes y lo que hacen.
dice-power-the-bear = El Oso
dice-power-the-good = El Bueno
dice-power-the-doc = El Doctor
dice-power-the-judge = El Juez
dice-power-the-gambler = El Tahúr
dice-power-the-bad = El Malo
dice-power-the-ugly = El Feo
dice-power-the-right-hand = La Mano Derecha del Diablo
dice-power-the-left-hand = La Mano Izquierda del Diablo
dice-short-the-bear = Oso
dice-short-the-good = Bueno
dice-short-the-doc = Doctor
dice-short-the-judge = Juez
dice-short-the-gambler = Tahúr
dice-short-the-bad = Malo
dice-short-the-ugly = Feo
dice-short-the-right-hand = Mano Derecha
dice-short-the-left-hand = Mano Izquierda
dice-does-the-bear = Sheriff. Empiezas con un punto de vida más que otro Sheriff.
dice-does-the-good = Alguacil. Al empezar tu turno, muestra esta carta: intercambias tu rol con el Sheriff.
dice-does-the-doc = Alguacil. Después de cualquier tirada de cualquiera, muestra esta carta y gira un dado a la cara que quieras.
dice-does-the-judge = Alguacil. Cuando alguien muestre un rol especial para usarlo, muestra esta carta: su poder no tiene efecto y queda gastado.
dice-does-the-gambler = Forajido. Después de la última tirada de otro jugador, muestra esta carta: todos los dados se lanzan una vez más, y esa tirada se queda.
dice-does-the-bad = Forajido. Cuando otro esté por ganar vida, muestra esta carta: un jugador no gana nada.
dice-does-the-ugly = Forajido. Al empezar tu turno, muestra esta carta: dos jugadores intercambian todas sus flechas.
dice-does-the-right-hand = Renegado. Al terminar tu turno, muestra esta carta y juega enseguida otro turno.
dice-does-the-left-hand = Renegado. Cuando alguien vaya a caer, también si eres tú, muestra esta carta: ese jugador sigue en la partida con dos puntos de vida y puede devolver todas sus flechas.
dice-power-topic = **{ $card }.** { $does }
dice-you-hold = **{ $card }**{ $used ->
    [yes] {" "}(usado)
   *[no] {""}
}: { $does }

dice-window-powers-start = Quien tenga un poder para el comienzo de un turno puede mostrarlo ahora.
dice-window-powers-roll = Quien tenga un poder para una tirada puede mostrarlo ahora.
dice-window-powers-last = Quien tenga un poder para la última tirada puede mostrarlo ahora.
dice-window-powers-gain = Quien tenga un poder contra ganar vida puede mostrarlo ahora.
dice-window-powers-fall = Quien pueda salvar una vida puede mostrarlo ahora.
dice-window-powers-judge = Quien pueda impedir este poder puede mostrarlo ahora.
dice-window-powers-end = Quien tenga un poder para el final de un turno puede mostrarlo ahora.

dice-ask-powers-start = ¿Muestras tu rol al empezar tu turno?
dice-ask-powers-roll = ¿Muestras tu rol y cambias esta tirada?
dice-ask-powers-last = ¿Muestras tu rol y haces volver a lanzar todos los dados?
dice-ask-powers-gain = ¿Muestras tu rol e impides que alguien gane vida?
dice-ask-powers-fall = ¿Muestras tu rol y salvas a alguien?
dice-ask-powers-judge = ¿Muestras tu rol e impides el poder de { $other }?
dice-ask-powers-end = ¿Muestras tu rol y juegas otro turno?
dice-reveal = Mostrar { $card }
dice-ask-doc-die = { $name }, el Doctor: ¿qué dado giras?
dice-ask-doc-side = { $name }, el Doctor: ¿a qué cara giras el dado?
dice-ask-bad-gain = { $name }, el Malo: ¿quién no gana nada?
dice-ask-left-save = { $name }, la Mano Izquierda del Diablo: ¿quién sigue en la partida?
dice-ask-left-arrows = { $name }: ¿devuelves todas tus flechas?
dice-ask-ugly-swap = { $name }, el Feo: ¿qué dos jugadores intercambian todas sus flechas?
dice-mark-ugly-swap = { $option }: { $marked ->
    [yes] intercambia
   *[no] no
}
dice-commit-ugly-swap = Intercambiar las flechas de { $count } jugadores

dice-event-card-dealt = El rol de { $name } es { $card }.
dice-event-power-revealed = { $name } mostró { $card }: { $role }.
dice-event-power-judged = { $by } impidió el poder de { $name }.
dice-event-roll-forced = { $by } hace que { $name } lance todos los dados una vez más.
dice-event-gain-stopped = { $by } impidió que { $name } ganara { $points ->
    [one] un punto de vida
   *[other] { $points } puntos de vida
}.
dice-event-badge-changed = Ahora { $name } es el Sheriff, y { $other }, un Alguacil.
dice-event-arrows-swapped = { $by } hizo que { $name } y { $other } intercambiaran flechas: ahora { $one } y { $two }.
dice-event-saved = { $by } salvó a { $name }: vida { $life }.
dice-event-turn-added = { $name } juega enseguida otro turno.

# Órdenes permanentes.
order-dice-the-good = El Bueno: intercambiar roles con el Sheriff
order-dice-the-judge = El Juez: impedir un poder
order-dice-the-gambler = El Tahúr: hacer volver a lanzar todos los dados
order-dice-the-bad = El Malo: impedir que alguien gane vida
order-dice-the-ugly = El Feo: hacer intercambiar flechas
order-dice-the-right-hand = La Mano Derecha del Diablo: jugar otro turno
order-dice-the-left-hand = La Mano Izquierda del Diablo: salvar a un jugador
ordered-next-turn = En mi próximo turno
ordered-me = Cuando yo vaya a caer
ordered-anybody = Sea quien sea
ordered-enemy = Solo si es de un enemigo
ordered-sheriff = Solo si es del Sheriff
