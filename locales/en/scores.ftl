# Leaving, ending, and the leaderboard.

leave-ask = Leave for now, and a computer player sits in until you press something here? Or for good: it keeps your seat, and the result still counts for you.
leave-ask-last = You are the last person here. Leave for now, and the game waits for you? Or for good: the game ends with you and counts for nobody.
leave-ask-alone = Everybody else is away. Leave for now, and the game waits for the first of you who comes back? Or for good: a computer player keeps your seat, the game waits for the others, and the result still counts for you.
leave-for-now = For now
leave-for-good = For good
leave-done = You have left.
end-ask = End this table for everybody? A game that is not played to its end counts for nobody.
end-yes = End the table
end-done = The table is ended.
lobby-left = You gave up your seat.

board-period-all-time = all time
board-period-month = the last thirty days
board-by-wins = by games won
board-by-points = by points a game, from the third game
board-by-precision = by predictions that came true, from the third game
board-by-games = by games played
board-empty = Nobody stands here yet. Play a game to its end: `/wizard play`.
board-empty-third = Nobody has played three games yet: that is where averages begin.
board-page = Page { $page } of { $pages }
board-people = { $people ->
    [one] one person
   *[other] { $people } people
}
board-previous = Previous
board-next = Next
board-head-games = games
board-head-wins = won
board-head-points = avg
board-head-exact = exact
