# Los comandos de este juego.
command-play-name = jugar
command-play = Jugar una carta de tu mano y, si hace falta, decir contra quién
command-discard-name = descartar
command-discard = Descartar cartas de tu mano
command-respond-name = responder
command-respond = Responder fuera de tu turno, con una carta o sin ella

option-card-name = carta
option-card = La carta, por ejemplo ¡Ataque! 7♧, o terminar el turno
option-target-name = contra
option-target = Contra quién la juegas: un nombre o el número del asiento
option-take-name = tomar
option-take = Qué carta del otro jugador: una en juego, o la mano
option-discard-cards-name = cartas
option-discard-cards = Las cartas que descartas; si son varias, con comas
option-respond-with-name = con
option-respond-with = Lo que respondes
