# The same deal as in a game that is over: the invitation, one's own game, and both results.

challenge-play = Same deal
challenge-dare = Challenge everyone here
challenge-title = Same deal · game #{ $table }
challenge-to = { $named ->
    [yes] { $whom }, **{ $by }** challenges you
   *[no] **{ $by }** challenges you all
}: { $own ->
    [yes] I { $points ->
        [one] made { $points } point
       *[other] made { $points } points
    }
   *[no] { $of } { $points ->
        [one] made { $points } point
       *[other] made { $points } points
    }
} in game #{ $table }. Who makes more with the same { $game ->
    [dice] dice
   *[cards] cards
}?
challenge-known = You were in game #{ $table }, so you know what was dealt. But others can press *Same deal* and try to beat it.
challenge-elsewhere = Others may play this deal only in the channel in which the game was played: challenge them there.
challenge-none = This deal cannot be played again: nobody whose seat you could take played it to its end, or another version of the bot dealt it.
challenge-other-version = Your game with this deal was begun in another version of the bot and cannot go on.

# Above one's own hand or page.
challenge-seat = you play the seat of { $of }{ $people ->
    [0] {""}
   *[other] , and masters play for { $others }
}
challenge-against = { $side ->
    [behind] { $points } behind { $of }
    [ahead] { $points } ahead of { $of }
   *[level] level with { $of }
}

challenge-made = { $side ->
    [behind] **{ $of }** stays ahead with **{ $theirs }**: you made **{ $own }**.
    [ahead] You beat **{ $of }** with **{ $own }** to **{ $theirs }**!
   *[level] A draw: you and **{ $of }** both made **{ $own }**.
}
challenge-rounds = Rounds { $first } to { $last }
challenge-unrated = It counts for no rating and no leaderboard: what was dealt could be known.
challenge-replay = Replay { $of }’s game
challenge-record = The record of your game with the deal of game #{ $table }: `henge verify` checks its luck and its moves.

# On the result of the game.
challenge-result = **Same deal.** { $people }

# The answers to a person who cannot challenge the one whom they have chosen.
challenge-oneself = You know what was dealt: choose someone else to challenge.
challenge-bot = Bots do not take challenges. Choose a person.
challenge-absent = { $name } is not on this server, or cannot see this channel.
challenge-no-game = You have not played a game to its end on this server. Once you have, you can challenge others to play its deal.
challenge-known-to = { $name } had a seat in your last game, and so knows what was dealt. None of your last ten games can be a challenge to them here.
challenge-played-by = { $name } has already played the deal of your last game. None of your last ten games can be a challenge to them here.
challenge-other-channel = Your last game was played in { $channel }, and others may play its deal only there: challenge them there.
challenge-again = { $name } was challenged a moment ago, and nobody is challenged more than once an hour. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
challenge-too-many = You may challenge one person every ten minutes. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
