# Por qué algo no puede hacerse. Claves: error-<motivo>.
error-card-in-play = Hay una carta en juego: antes hay que superarla o resolverla.
error-die-spent = Ya gastado en este turno.
error-first-card = Antes hay que resolver la primera carta del turno.
error-no-cards = No queda ninguna carta que destapar.
error-nothing-to-attack = Ahora mismo no se te pide un ataque; *Mi asiento* muestra lo que se te pregunta.
error-no-such-colour = No hay dados de este color: { $word }
error-other-game-explore = Ese comando no es de este juego. Aquí puedes escribir /atacar, /parar, /probabilidades y /elegir.
