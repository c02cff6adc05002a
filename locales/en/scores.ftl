# Leaving, ending, and the leaderboard.

leave-ask = Leave the game for good? A computer player takes your seat, and the result still counts for you.
leave-yes = Leave
leave-done = You have left. A computer player takes your seat.
end-ask = End this table for everybody? A game that is not played to its end counts for nobody.
end-yes = End the table
end-done = The table is ended.
confirm-no = Play on
confirm-kept = Nothing has changed.
lobby-left = You gave up your seat.

board-title = Leaderboard · { $game }
board-period-all-time = all time
board-period-month = the last thirty days
board-by-wins = by games won
board-by-points = by points a game, from the third game
board-by-precision = by predictions exactly met, from the third game
board-by-games = by games played
board-empty = Nobody stands here yet. Play a game to its end: `/wizard play`.
board-empty-third = Nobody has played three games yet: that is where averages begin.
board-page = Page { $page } of { $pages } · { $people ->
    [one] one person
   *[other] { $people } people
}
board-previous = Previous
board-next = Next
board-head-games = games
board-head-wins = won
board-head-points = mean
board-head-exact = hit
