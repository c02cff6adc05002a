# The card game: its table, and a hand.

suit-blue = blue
suit-green = green
suit-red = red
suit-yellow = yellow

# The table
cards-title = Round { $round } of { $rounds } · { $trump }
cards-trump-suit = trump { $symbol } { $suit } ({ $turned } turned up)
cards-trump-named = trump { $symbol } { $suit }, named by { $name }
cards-trump-none-jester = no trump (a Jester turned up)
cards-trump-none-last = no trump (nothing left to turn up)
cards-trump-open = { $name } names the trump suit
cards-trump-unicolore = unicolore, no trump
cards-waits-trump = **{ $name }** names the trump suit
cards-waits-predict = **{ $name }** to predict
cards-waits-predict-all = Still to predict: { $names }
cards-waits-play = **{ $name }** to play
cards-waits-lead = **{ $name }** to lead
cards-clairvoyant = 🔮 Clairvoyance: everybody sees the others' cards, and not their own.
cards-predicting = { $cards ->
    [one] One card each: will the trick be yours?
   *[other] { $cards } cards each: how many tricks will be yours?
}
cards-trick-empty = **Trick { $trick } of { $cards }**: no card yet
cards-trick = **Trick { $trick } of { $cards }**: { $plays }
cards-play = { $name }{"\u00A0"}**{ $card }**
cards-before = Before: { $plays }, taken by **{ $winner }**
cards-before-round = Last trick of round { $round }: { $plays }, taken by **{ $winner }**
cards-head-said = said
cards-head-won = won
cards-head-total = total
cards-sum-over = { $said } predicted for { $cards ->
    [one] one trick
   *[other] { $cards } tricks
}: { $over } too many
cards-sum-under = { $said } predicted for { $cards ->
    [one] one trick
   *[other] { $cards } tricks
}: { $under } left over
cards-sum-even = { $said } predicted for { $cards ->
    [one] one trick
   *[other] { $cards } tricks
}: it adds up
cards-sum-so-far = { $said } of { $cards } predicted so far
cards-sum-hidden = What was predicted is shown when the round is over.
cards-sum-covered = Predictions are covered until everybody has made one.
cards-last-round = Round { $round }: { $lines }
cards-last-round-hit = **{ $name } { $points }** ({ $said })
cards-last-round-miss = { $name } { $points } ({ $said } said, { $won } won)
cards-legend = * computer
cards-suits = Suits: { $lines }

cards-my-hand = My hand
cards-scores = Scores
cards-rules = Rules

# The hand
hand-title = { $name } · your hand
hand-trump-ask = Name the trump suit.
hand-predict-ask = How many tricks will you win? Say 0 to { $cards }.
hand-predict-forbidden = { $forbidden } would make the predictions add up to { $cards }: not allowed (plus/minus one).
hand-lead = You lead. You { $progress }.
hand-follow = Follow { $suit } { $symbol }. You { $progress }.
hand-cannot-follow = No { $suit } { $symbol } to follow: play what you like. You { $progress }.
hand-free = Play what you like. You { $progress }.
hand-progress = said { $said } and have { $won }, { $left ->
    [one] one trick to go
   *[other] { $left } tricks to go
}
hand-said = You said { $said }.
hand-waiting = Waiting for { $names }.
hand-over = The game is over.
hand-empty = no cards left
hand-outward = Your own cards are hidden from you until everybody has predicted.
hand-outward-of = { $name }: { $cards }
hand-refresh = Refresh
hand-sort-rank = Sort by rank
hand-sort-suit = Sort by suit
hand-trick = Trick: { $plays }

# The score sheet
sheet-title = Score sheet
sheet-empty = No round has been scored yet.
sheet-legend = Totals after each round; * is an exact prediction.
sheet-round = R

# The end
final-title = The game is over
final-stopped = The table was ended before the game was
final-place = { $medal } **{ $name }** { $total } · { $earned }{ $by ->
    [computer] {" "}· computer
    [stand-in] {" "}· a computer played on
   *[person] {""}
}
cards-earned = { $exact } of { $rounds } predictions exact
final-standing = { $name } { $total }
final-bold = Boldest: **{ $name }** said { $said } in round { $round } and made it.
final-costly = Costliest: **{ $name }** lost { $points } points in round { $round }.
final-winner = { $count ->
    [one] 🏆 **{ $names }** wins with { $total } points.
   *[other] 🏆 **{ $names }** share the win with { $total } points.
}
final-seal = The seal is open
final-luck =
    All luck was fixed before play: `henge record { $table } | henge verify -` recomputes it.
    -# Table { $table }, sealed as `{ $commitment }`
    -# Seed `{ $seed }`
    -# Record `{ $fingerprint }`
final-rematch = Rematch
final-unscored = A game that is not played to its end counts for nobody.
