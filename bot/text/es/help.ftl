help-title = ## { $title }: cómo se juega
help-cast = **Quién es quién aquí.**
help-play = **Usar Deadeye.** Pulsa los botones de debajo de la mesa o escribe: /elegir responde a cualquier pregunta, /mesa muestra otra vez la mesa al final.
help-seat = **Mi asiento** muestra, solo a ti, quién eres, con qué objetivo juegas y qué puedes hacer ahora. Desde allí también puedes ceder tu asiento o irte.
help-bots = **Tiempo.** Cada pregunta tiene un plazo y un recordatorio. Cuando se acaba el tiempo, Deadeye elige lo neutral; tras varias veces, un bot juega en tu asiento hasta que lo recuperes. Irse para siempre cuenta como derrota.
help-rated = **Puntuación.** Toda partida terminada cuenta como jugada. Puntúa cuando al menos tres asientos fueron de personas distintas desde el reparto hasta el final: quienes ganan contra quienes pierden o, donde cada cual juega por su cuenta, un puesto contra otro; los bots cuentan con la puntuación de quien empieza. Lo que unos ganan lo pierden otros, así que quienes juegan igual de bien se quedan cerca de 1500. Los empates y las mesas cerradas no puntúan.
help-fair = **Azar limpio.** Antes de la primera tirada se publica una huella de la semilla aleatoria de todas las tiradas y barajados, y al final la propia semilla; /azar explica cómo comprobarlo. /reglas busca cualquier regla.

odds-title = ### 📊 Probabilidades · { $title }

story-title = ### Qué ha pasado · { $title } · página { $page } de { $pages }
story-rules = -# Detrás de cada línea está la regla que la causó: búscala con /reglas.

fair-title = ### Azar limpio · { $title }
fair-commitment = Antes de abrir la mesa, Deadeye sacó una semilla secreta de 32 bytes y publicó su SHA-256: `{ $commitment }`
fair-hidden = La semilla es secreta hasta que esta mesa termine, pues quien la tenga conoce todas las tiradas y barajados por venir.
fair-seed = La semilla: `{ $seed }`
fair-how = **Cómo comprobarlo.** Primero: el SHA-256 de los bytes de la semilla debe ser la huella de arriba. Después, para el sorteo número *k* (contado desde 0 en toda la mesa, incluido el reparto) con *n* resultados posibles: x es el HMAC-SHA256 con la semilla como clave y el texto `deadeye/1 k a` como mensaje, leído como número big-endian; empieza con a = 0 y toma el siguiente a mientras x no esté por debajo de 2^256 − (2^256 mod n). El resultado es x mod n. Cuando la mesa ha terminado, /azar da una lista de k, n y resultado de cada sorteo.
fair-proves = **Lo que esto demuestra:** todas las tiradas y barajados estaban fijados antes de que nadie ocupara un asiento, y nadie ha cambiado ninguno desde entonces.
fair-proves-not = **Lo que no demuestra:** que quien administra Deadeye no haya mirado la semilla, o que no haya descartado una mesa antes de abrirla.

rules-nothing = No se ha encontrado nada. Prueba con un personaje, una carta, un símbolo como la cerveza o una regla como DG-ARROW-1.
rules-of-game = { $title } · { $game }
rules-others = También se ha encontrado:
rules-row = **{ $id }** { $rule }
rules-ruling = -# { $ruling }
