# Los comandos de este juego.
command-roll-name = lanzar
command-roll = Volver a lanzar todos los dados que se pueda
command-keep-name = guardar
command-keep = Guardar algunos dados y volver a lanzar los demás, o guardarlos todos y parar

option-keep-dice-name = dados
option-keep-dice = Los lugares de los dados que guardas, por ejemplo 1 3 4

keep-all = todos
