# Los comandos de este juego.
command-attack-name = atacar
command-attack = Atacar en la carta en juego con uno a tres dados
command-stop-name = parar
command-stop = Terminar tu turno y guardar las Provisiones que tienes delante
command-odds-name = probabilidades
command-odds = La probabilidad de cada selección de dados; solo la ves tú

option-attack-dice-name = dados
option-attack-dice = Los dados que lanzas, por ejemplo 2 amarillos 1 rojo
