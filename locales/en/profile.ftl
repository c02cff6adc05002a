# A player’s profile on a server.

profile-title = { $name }{ $titled ->
    [yes] {" "}· { $title }
   *[no] {""}
} · { $shown }
profile-none-own = You have not finished a game on this server yet: your profile begins with the first. `/wizard { command-play.name }` opens a lobby.
profile-elsewhere = Outside of servers you have finished { $games ->
    [one] one more game
   *[other] { $games } more games
}: `/wizard { command-profile.name }` shows them in direct messages with me.
profile-none = There is nothing to show: they have not finished a game on this server yet. Computer players and bots have no profile.
profile-cards = Card game
profile-dice = Dice game
profile-achievements = Achievements
profile-achievements-rest = More achievements
profile-page-empty = { $page }: none yet
profile-share = Show to all
profile-text-only = Text only
profile-with-picture = With picture

# The head and the rows of the table: at most 7 columns wide.
profile-head = players
profile-head-all = all
profile-row-games = games
profile-row-wins = won
profile-row-points = average
profile-row-best = best
profile-row-exact = exact

profile-places = Places: { $places }
profile-count = { $medal } { $count }
profile-rating = Rating: { $last }, at first { $first }, lowest { $lowest }, highest { $highest }
profile-mean = Average points per game: { $last }, at first { $first }, lowest { $lowest }, highest { $highest }
profile-streaks = In a row: { $exact ->
    [one] one exact prediction
   *[other] { $exact } exact predictions
} (now { $exact-now }), { $wins ->
    [one] one win
   *[other] { $wins } wins
} (now { $wins-now })
profile-last = Last games, oldest first, with exact predictions: { $games }
profile-last-game = { $medal } { $exact }%
profile-beaten = Beats most: { $rivals }
profile-unbeaten = Beaten most by: { $rivals }
profile-rival = { $name }{"\u00A0"}{ $won }–{ $lost }
profile-stood-in = { $games ->
    [one] A computer player finished one of these games.
   *[other] A computer player finished { $games } of these games.
}

# Achievements: each has a name and a sentence that says what for.
profile-had = Achievements, { $had } of { $all }: { $names }
profile-had-none = Achievements: none of { $all } yet
profile-count-achieved = { $had } of { $all } earned
profile-achieved = 🏅 **{ $name }** · { $sentence }
profile-not-achieved = ▫️ **{ $name }** · { $done } of { $of } · { $sentence }
achievement-first-win = Keystone
achievement-first-win-why = Win a game.
achievement-five-exact = Sharp eye
achievement-five-exact-why = Make five exact predictions in a row.
achievement-below-zero = Underground
achievement-below-zero-why = Finish a game below zero.
achievement-no-exact = Called it
achievement-no-exact-why = Finish a game of five predictions or more with none exact.
achievement-ten-games = Regular
achievement-ten-games-why = Play ten games to their end.
achievement-from-last = From the ashes
achievement-from-last-why = Win right after coming last at the same game.
achievement-both-games = Two crafts
achievement-both-games-why = Win at cards and at dice.
achievement-shared-win = Side by side
achievement-shared-win-why = Share a first place.
achievement-five-second = So close
achievement-five-second-why = Come second five times.
achievement-three-wins = Three stones
achievement-three-wins-why = Win three games in a row.
achievement-by-a-hair = By a hair
achievement-by-a-hair-why = Win by the smallest margin: ten points at cards, one at dice, or none.
achievement-thousand-points = Dwarves’ hoard
achievement-thousand-points-why = Score a thousand points at cards, in games above zero.
achievement-ten-exact = Clear sight
achievement-ten-exact-why = Make ten exact predictions in a row.
achievement-full-circle = Full circle
achievement-full-circle-why = Play at a full table: six at cards, five at dice.
achievement-every-table = At every table
achievement-every-table-why = Win at cards with three, four, five and six players.
achievement-every-page = Every circle
achievement-every-page-why = Win at dice with two, three, four and five players.
achievement-hundred-exact = Word and deed
achievement-hundred-exact-why = Make a hundred exact predictions.
achievement-ten-dice = The Seer’s hand
achievement-ten-dice-why = Win ten games of dice.
achievement-ten-last = Foundation stone
achievement-ten-last-why = Come last ten times: somebody has to carry the rest.
achievement-hundred-games = Part of the henge
achievement-hundred-games-why = Play a hundred games to their end.
achievement-all-exact = Oracle
achievement-all-exact-why = Make every prediction of a game exact.
achievement-giants-fall = The giant’s fall
achievement-giants-fall-why = Win against someone rated far above you.

# Beside a name: the title that its owner has chosen.
titled = { $name } *{ $title }*
profile-select-title = Title: { $name }
profile-no-title = Title: none
profile-about-title = Nothing is shown beside your name.

# On its picture
picture-games = { $games ->
    [one] game
   *[other] games
}
picture-wins = { $wins ->
    [one] win
   *[other] wins
}
picture-exact = exact
picture-streak = in a row
picture-rating = rating
picture-mean = mean
picture-place = place

# The description of its picture
alt-profile = { $name } { $game ->
    [dice] at dice
   *[cards] at cards
}: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won, { $exact }% of the predictions exact, at most { $streak } in a row.
alt-profile-rating = Rating from { $first } to { $last }, between { $lowest } and { $highest }.
alt-profile-mean = Average points per game from { $first } to { $last }, between { $lowest } and { $highest }.
alt-profile-last = The last games, oldest first, place and share of exact predictions: { $games }.
alt-profile-game = { $place } ({ $exact }%)
