# Leaderboards: by rating, by season, by number of players, and one's own line.

board-title = Leaderboard · { $game ->
    [dice] dice game
   *[cards] card game
}
board-title-players = { board-title } with { $players } players
board-by-rating = by rating, from the third game with other people
board-head-rating = rating
board-empty-rating = Ratings start at three games with other people; nobody has played that many yet.
# Below one of the sentences that say why nobody is listed.
board-missing = **{ $name }** has { $missing } to go.
board-unlisted-rating = **{ $name }** is not listed yet: ratings start at three games with other people; { $missing } to go.
board-unlisted-third = **{ $name }** is not listed yet: averages start at three games; { $missing } to go.
board-unlisted = **{ $name }** has no finished game here yet.
board-season = { $quarter ->
    [1] January to March
    [2] April to June
    [3] July to September
   *[4] October to December
} { $year }

# Above the figures, where a winner would have a medal.
board-medal = { $medal } **{ $name }**{ $titled ->
    [yes] {" "}· *{ $title }*
   *[no] {""}
}
board-no-win = { $people ->
    [1] **{ $name }** is the first on this leaderboard, and the first win is still to come.
   *[other] Nobody has won yet: the first win is still to come.
}

# What the values of the two selects mean, in one line.
board-about-rating = Strength by places in games with other people, from the third
board-about-wins = First places, including shared ones
board-about-points = Average of all games, from the third
board-about-precision = Share of exact predictions, from the third game
board-about-games = Games played to their end
board-about-all-time = Every game on this server
board-about-month = Up to now
board-about-season = A season that is over
