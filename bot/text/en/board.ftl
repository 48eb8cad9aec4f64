board-title = ### 🏆 Leaderboard · this server · { $game } · { $period }
board-page = Page { $page } of { $pages } · { $people ->
    [one] one person
   *[other] { $people } people
}
board-line-rated = { $rank }\. { $name } · **{ $rating }** · { $wins } of { $games } won
board-line = { $rank }\. { $name } · { $wins } of { $games } won
board-mine = You: { $line }
board-empty = Nobody here yet. Finish a game!
board-order-all = -# By rating, then wins, then fewer games.
board-order-month = -# By wins, then fewer games.
button-board-all = All time
button-board-month = This month
button-board-games = All games

stats-title = ### Games of { $name } on this server
stats-none = No finished game here yet.
stats-game = **{ $game }**: { $wins } of { $games } won
stats-rating = Rating: { $rating }
stats-unrated = No rating yet: a table counts for it when at least three seats were held by different people from the deal to the end.
stats-by-role = By role: { $all }
stats-by-character = By character: { $all }
stats-one = { $what } { $wins }/{ $games }
