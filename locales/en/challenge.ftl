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
challenge-elsewhere = Others can play this deal only in the channel in which the game was played: challenge them there.
challenge-none = This game was not played to its end by anyone whose seat you could take.
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
challenge-unrated = It counts for no score: what was dealt could be known.
challenge-replay = Replay { $of }’s game
challenge-record = The record of your game with the deal of game #{ $table }: `henge verify` checks its luck and its moves.

# On the result of the game.
challenge-result = Same deal: { $people }
