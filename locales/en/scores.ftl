# Leaving, ending, and the leaderboard.

leave-ask = Leave for now (a computer sits in until you are back) or for good (it keeps your seat; the result still counts for you)?
leave-ask-last = You are the last person here. Leave for now (the game waits for you) or for good (the game ends and counts for nobody)?
leave-ask-alone = Everyone else is away. Leave for now (the game waits until one of you comes back) or for good (a computer keeps your seat, the game waits for the others, and the result still counts for you)?
leave-for-now = For now
leave-for-good = For good
leave-done = You have left.
end-ask = End this table for everyone? An unfinished game counts for nobody.
end-yes = End the table
end-done = The table is closed.
lobby-left = You gave up your seat.

board-period-all-time = all time
board-period-month = the last thirty days
board-by-wins = by games won
board-by-points = by points per game, from the third game
board-by-precision = by exact predictions, from the third game
board-by-games = by games played
board-empty = Nobody is listed yet. Finish a game: `/wizard { command-play.name }`.
board-empty-third = Averages start at three games; nobody has played that many yet.
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
