# Por qué algo no puede hacerse. Claves: error-<motivo>.
error-die-locked = Los dados bloqueados no se pueden volver a lanzar.
error-last-arrow-stays = La última del centro no puede tomarse para esto.
error-places-away = { $places ->
    [one] A 1 puesto de distancia.
   *[other] A { $places } puestos de distancia.
}
error-nothing-to-roll = Ahora mismo no tienes dados que lanzar.
error-no-such-die = Los dados tienen los lugares del 1 al { $most }.
error-other-game-dice = Ese comando no es de este juego. Aquí puedes escribir /lanzar, /guardar y /elegir.
error-other-game-walkers-dice = Ese comando no es de este juego. Aquí puedes escribir /lanzar, /guardar y /elegir.
error-module-players = { $module }: hacen falta al menos { $least } jugadores.
error-module-needs = { $module } necesita { $other }.
error-module-clash = { $module } y { $other } no son compatibles.
error-three-dynamites = Tres dinamitas se quedan como están.
error-duel-same-player = A cada jugador se le desafía una sola vez.
error-heritage-does-not-fit = Lo que dejó la última partida no encaja en esta mesa.
