# The card game: its table, a hand, the score sheet.

# The table
cards-title = Round { $round } of { $rounds } · { $trump }
cards-trump-suit = trump { $suit } ({ $turned } turned up)
cards-trump-named = trump { $suit }, named by { $name }
cards-trump-none-jester = no trump (a Jester was turned up)
cards-trump-none-last = no trump (no card was left to turn up)
cards-trump-open = a Wizard was turned up: { $name } names the trump suit
cards-trump-unicolore = unicolore, no trump
cards-waits-trump = **{ $names }** to name the trump suit
cards-waits-predict = { $count ->
    [one] **{ $names }** to predict
   *[other] Still to predict: **{ $names }**
}
cards-waits-play = **{ $names }** to play
cards-waits-lead = **{ $names }** to lead
cards-clairvoyant = 🔮 Clairvoyance: everyone sees all cards but their own.
cards-predicting = { $cards ->
    [one] One card each: who will win the trick?
   *[other] { $cards } cards each: who will win how many tricks?
}
cards-trick-empty = **Trick { $trick } of { $cards }**: { $names } leads
cards-trick = **Trick { $trick } of { $cards }**: { $plays }
cards-play = { $name }{"\u00A0"}**{ $card }**
cards-play-leading = { $name }{"\u00A0"}**{ $card }**{"\u00A0"}★
cards-taken = **{ $name } took it**: { $plays }
cards-before = Before: { $taken }
cards-last-trick = Last trick: { $taken }
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
}: { $free } left over
cards-sum-even = { $said } predicted for { $cards ->
    [one] one trick
   *[other] { $cards } tricks
}: it adds up
cards-sum-none = No predictions yet
cards-sum-so-far = { $said } of { $cards ->
    [one] the one trick
   *[other] { $cards } tricks
} predicted so far
cards-sum-over-already = { $said } predicted so far for { $cards ->
    [one] one trick
   *[other] { $cards } tricks
}: { $over } too many already
cards-sum-secret = Predictions are shown when the round is over
cards-sum-covered = Predictions stay covered until everyone has made one
cards-last-round = Round { $round }: { $lines }
cards-last-round-exact = **{ $name } { SIGNED($points) }** (said and won { $said })
cards-last-round-missed = { $name } { SIGNED($points) } (said { $said }, won { $won })
cards-legend-leading = ★ winning so far
cards-owner = { $suit }{"\u00A0"}{ $name }
cards-suits = Suits: { $lines }

cards-my-hand = My hand
cards-scores = Scores

# What is worth saying beside a picture of the table
cards-trick-number = trick { $trick } of { $cards }
cards-took = **{ $name }** took the trick.
cards-took-exact = **{ $name }** took the trick and now has exactly { $won }.
cards-took-over = **{ $name }** took the trick: { $over ->
    [one] one
   *[other] { $over }
} too many.
cards-decisive = The last prediction hung on it.
cards-has-all = { $name } has { $said ->
    [one] that one trick
   *[other] all { $said }
}: every further trick is one too many.
round-brief-hit = **{ $name } { $result }**
round-brief-miss = { $name } { $result }

# The heading of a hand while others are asked. "Ahead": before one's own turn.
wait-trump = { $names } names the trump suit
wait-predicted = Others predict
wait-play = Others play: choose ahead
wait-played = Others play

# Whose turn it is, to a player who has pressed too early.
turn-many = Still to predict: { $names }. You have predicted.
turn-trump = It’s { $names }’s turn: the dealer names the trump suit, then you all predict.
turn-predict = It’s { $names }’s turn to predict; { $steps ->
    [1] you are next.
    [2] you are second in line.
   *[other] { $steps } players come before you.
}
turn-predicted = It’s { $names }’s turn to predict; you have predicted.
turn-play = It’s { $names }’s turn; { $steps ->
    [1] you are next.
    [2] you are second in line.
   *[other] { $steps } players come before you.
}
turn-played = It’s { $names }’s turn; you have played to this trick.

# The hand: a heading says what to do, a sentence how the player is doing.
hand-last-round = Round { $round }: you said { $said }, won { $won }, { SIGNED($points) }.
hand-last-card = Your card was { $card }.
hand-trump-ask = Name the trump suit
hand-predict-ask = { $cards ->
    [one] Will you win the trick?
   *[other] How many of { $cards } will you win?
}
hand-predict-forbidden = { $forbidden } is not allowed: the sum would be { $cards } (plus/minus one).
hand-predict-forbidden-canadian = { $forbidden } is not allowed: the sum would be { $cards } while you are in the lead alone (plus/minus one).
hand-lead = You lead
hand-follow = Follow { $suit }
hand-cannot-follow = No { $suit }: play any card
hand-free = Play any card
hand-progress-all = Said **{ $said }**, won **{ $won }**: win { $left ->
    [one] the last one
    [2] both that are left
   *[other] all { $left } that are left
}
hand-progress = Said **{ $said }**, won **{ $won }**: { $needed } more of the { $left } left
hand-progress-exact = Said **{ $said }**, won **{ $won }** ✓: { $left ->
    [one] lose the last one
   *[other] lose the { $left } left
}
hand-progress-over = Said **{ $said }**, won **{ $won }**: { $over } too many, { $left } to go
hand-progress-short = Said **{ $said }**, won **{ $won }**: only { $left ->
    [one] one is left
   *[other] { $left } are left
}
hand-said = You said **{ $said }**.
hand-cards = Your cards: { $cards }
hand-outward-of = { $name }: { $cards }
last-trick-none = No trick has been taken yet.
card-wizard = Wizard
card-jester = Jester

# The score sheet
sheet-title = Score sheet
sheet-empty = No round has been scored yet.
sheet-legend = Each round: tricks said/won, then its points. R round, Σ total.
sheet-round = R
sheet-total = Σ

# The end
cards-earned = { $rounds ->
    [one] { $exact } of 1 prediction exact
   *[other] { $exact } of { $rounds } predictions exact
}
cards-ties-shared = Players with equal totals share the place.
cards-ties-tournament = Ties go to the player with more exact predictions, then to the one with the better best round.
final-bold = **Boldest hit.** { $name } said { $said } in round { $round } and won { $said }.
final-in-round = { $name } said { $said } and won { $won }
final-costly = **Costliest.** { $name } lost { $points } points in round { $round }.
