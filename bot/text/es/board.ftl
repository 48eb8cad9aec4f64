board-title = ### 🏆 Clasificación · este servidor · { $game } · { $period }
board-page = Página { $page } de { $pages } · { $people ->
    [one] una persona
   *[other] { $people } personas
}
board-line-rated = { $rank }\. { $name } · **{ $rating }** · { $wins } de { $games } ganadas
board-line = { $rank }\. { $name } · { $wins } de { $games } ganadas
board-mine = Tu puesto: { $line }
board-empty = Todavía no hay nadie. ¡Termina una partida!
board-order-all = -# Por puntuación; después, por victorias y por menos partidas.
board-order-month = -# Por victorias y después por menos partidas.
button-board-all = Siempre
button-board-month = Este mes
button-board-games = Todos los juegos

stats-title = ### Partidas de { $name } en este servidor
stats-none = Aquí todavía no hay ninguna partida terminada.
stats-game = **{ $game }**: { $wins } de { $games } ganadas
stats-rating = Puntuación: { $rating }
stats-unrated = Aún sin puntuación: una mesa cuenta para ella cuando al menos tres asientos fueron de personas distintas desde el reparto hasta el final.
stats-by-role = Por rol: { $all }
stats-by-character = Por personaje: { $all }
stats-one = { $what } { $wins }/{ $games }
