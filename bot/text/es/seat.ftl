seat-none = No tienes asiento en esta mesa; estás mirando.
seat-in-lobby = Ocupas el asiento { $seat }. La mesa todavía no ha empezado.
seat-out = Estás fuera de la partida. Puedes seguir mirando.
seat-bot-plays = Un bot juega en tu asiento porque se acabó el tiempo varias veces. Recupéralo cuando quieras.
seat-waiting = Ahora mismo no tienes nada que hacer. { $status }.
seat-until = ⏳ Tu tiempo se acaba { $when }.
seat-shut = ✖ { $option }: { $reason }

orders-title = ### 📌 Órdenes permanentes
orders-how = Deadeye responde por ti un momento después de la pregunta, y tarda lo mismo puedas o no puedas hacer algo. Donde no puedas, no se hace nada.
ordered-ask = Preguntarme
ordered-always = Siempre que pueda
ordered-never = Nunca
ordered-at-1 = Solo si me queda un punto de vida
ordered-at-2 = Solo si me quedan dos puntos de vida o menos
ordered-at-3 = Solo si me quedan tres puntos de vida o menos

hand-over-whom = ¿Quién ocupará tu asiento? Tiene que aceptar, y no podrás volver a esta mesa.
hand-over-where = Un asiento se cede en el servidor: allí con /ceder, o desde *Mi asiento* en la mesa.
hand-over-menu = Elige a una persona
offer-made = { $to }: { $name } te ofrece el asiento { $seat } de la mesa { $table }.
offer-terms = Quien lo ocupe sigue jugando desde aquí, con todo lo que corresponde al asiento.
leave-sure = ¿Irte para siempre? Un bot sigue jugando en tu lugar, no podrás volver a esta mesa y te cuenta como derrota.
button-leave-sure = Irse para siempre

settings-seat = Tu asiento en la mesa { $table }
settings-yours = Los cambios valen solo para ti.
cast-title = Quién es quién en la mesa { $table }
cast-nobody = Aquí nadie ha recibido un personaje.
