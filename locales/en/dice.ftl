# The dice game: its table, and a Page of Prediction.

game-dice = Wizard · the dice game

color-blue = blue
color-green = green
color-red = red
color-yellow = yellow

target-nine = to nine Xs
target-twelve = to twelve Xs
magic-cards-on = with Magic Cards
magic-cards-off = without Magic Cards

magic-every-color = Every Wizard counts as all four colors. Predictions score double.
magic-stuck-jesters = Jesters may not be rolled again. Predictions score double.
magic-roll-first = The first roll comes before the predictions; the second must be made, with at least three dice.
magic-turn-two = The Seer turns two dice instead of the first roll; the other five are rolled after the predictions.
magic-extra-die = One more die of each color is counted than lies there.
magic-own-color-jesters = Jesters also count as the color of your own prediction.
magic-cross-out = After the predictions you may strike one box with minus points, in the color of your prediction.
magic-seers-number = The Seer rolls up to as many times as they predicted. Wizards count for nothing.
magic-same-column = A Jester Score in the column of your prediction puts an X in both boxes.
magic-secret = Everybody but the Seer predicts at once and unseen.

# The table
dice-title = Round { $round } · { $seer } is the Seer
dice-title-color = Round { $round } · { $seer } is the Seer · Wizard Color { $color }
dice-title-every = Round { $round } · { $seer } is the Seer · Wizards are every color
dice-title-none = Round { $round } · { $seer } is the Seer · Wizards count for nothing
dice-magic = ✨ { $sentence }
dice-roll = **Roll { $roll } of { $rolls }**
dice-roll-open = **Roll { $roll }**
dice-not-rolled = The seven dice have not been rolled yet.
dice-head-said = said
dice-head-count = now
dice-head-xs = Xs
dice-head-points = pts
dice-in = in
dice-wants-score = scores
dice-wants-choice = picks
dice-wants-stay = stays
dice-wants-roll = rolls
dice-last-round = Round { $round } ended with { $dice }
dice-last-wizards = Wizards { $color }
dice-last-hit = **{ $name } { $said } { $mark }**
dice-last-miss = { $name } { $said } { $mark }
dice-mark-jester = { $mark } + J{ $jesters } X
dice-waits-turn = **{ $names }** turns two dice: what shall the first one show?
dice-waits-predict = { $count ->
    [one] **{ $names }** to predict
   *[other] Still to predict: **{ $names }**
}
dice-waits-strike = May strike a box: **{ $names }**
dice-waits-color = **{ $names }** names the Wizard Color
dice-waits-roll = **{ $names }** chooses dice and rolls
dice-waits-roll-or-score = **{ $names }** rolls again or stops
dice-waits-decide = Score or stay: **{ $names }**
dice-waits-score = How to score: **{ $names }**

# What a seat is asked, said to who sits there
ask-turn = Turn two dice: press a face below the dice.
ask-predict = Predict a free box: an X gives its column's points.
ask-predict-double = Predict a free box: this round a hit is two Xs, a miss counts twice.
ask-strike = Strike a box with minus points, or press Strike nothing below the dice.
ask-color = Name the Wizard Color below the dice.
ask-roll = Mark dice and roll, below the dice: nobody may leave before this roll.
ask-roll-or-score = Mark dice below the table and roll again, or stop (your box ◎): then all who are still in score this roll.
ask-stay-or-score = Score this roll, here or below the dice, or stay.
ask-score = Choose how to score: your box ◎, or the Jester box.

dice-my-page = My page
dice-all-pages = All pages
dice-roll-button = Roll { $count }
dice-end-button = Stop and score
dice-score-button = Score this roll
dice-stay-button = Stay
dice-order-button = Standing order
dice-strike-nothing = Strike nothing
dice-seer-color = As my prediction
dice-order-on = Your standing order is on: after each roll you leave on a hit, else you stay. You may still say otherwise before the next roll.
dice-order-off = Your standing order is off: from the next roll on you say yourself whether you score it.
dice-order-switch-on = Switch it on
dice-order-switch-off = Switch it off

# The page
page-title = { $name } · Page of Prediction
page-xs = { $xs } of { $target } Xs · { $points } points
page-look = You said { $said }
page-offer = As the dice lie: { $mark } in your box.
page-offer-jester = As the dice lie: { $mark } in your box, or a Jester Score: X at ×{ $jesters } and { $other } in your box.
page-taken = Taken: { $lines }
page-taken-by = { $said } by { $name }
page-score-ask = How do you score this roll?
page-score-plain = { $mark } in my box
page-score-jester = Jester Score: X at ×{ $jesters }, { $mark } in my box
choice-scored = Your choice is made; until the next roll you may make another below the dice.
choice-stale = That question is settled. Your page shows how it stands.
choice-turned = The two dice are turned.
page-turn-second = The first of the two dice will show { $face }. What shall the second one show?
pages-title = Pages of Prediction
pages-line = { $name }: { $xs } of { $target } Xs, { $points } points
pages-legend = X a hit, a number minus points, / struck, J the Jester boxes.

# The end
dice-earned = { $earned } for { $xs } { $xs ->
    [one] X
   *[other] Xs
} − { $minus }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}{ $jesters ->
    [0] {""}
    [one] {" "}· 1 Jester Score
   *[other] {" "}· { $jesters } Jester Scores
}
dice-final-bold = Highest X: **{ $name }** at { $said }.
dice-final-costly = Costliest box: **{ $name }** at { $said }, { $mark }.

# Refusals
dice-only-seer = Only the Seer, { $name }, may do that.
dice-has-left = You have scored this round; wait for the next one.
dice-box-used = { $said } is used on your page: choose a free box.
dice-box-taken = { $said } is taken this round by { $name }.
dice-nothing-to-strike = Strike only a box with minus points in the color of your prediction: { $boxes }.
dice-too-few = At least { $count ->
    [one] one die
   *[other] { $count } dice
} must be rolled: mark more.
dice-stuck = Jesters may not be rolled again in this round.
dice-no-jester-box = A Jester Score needs one to five Jesters; { $jesters } lie there.
dice-jester-used = Your Jester box ×{ $jesters } is used: score your prediction.
dice-hit = Your prediction is hit: it scores its X.
dice-not-the-question = That is not asked now.
refusal-other-game = That option belongs to the other game.
unplayable-dice-seats = The dice game is for 2 to 5 players.

rules-dice-title = The dice game in short
rules-dice-predict = Predictions
rules-dice-predict-text = From the Seer clockwise everybody predicts a number, 1 to 5, and a color: how many dice will show it. Nobody repeats a prediction of the round, or a box used on their own page. The Seer then names the Wizard Color: Wizards count as it.
rules-dice-roll = Rolls
rules-dice-roll-text = The Seer rolls up to three times, all seven dice first, then as many as they like. After each roll everybody may score it and leave. When the Seer leaves, or after the last roll, all who are still in score it.
rules-dice-score = Scoring
rules-dice-score-text = Exactly as predicted: an X. Otherwise the difference counts minus. Instead, with 1 to 5 Jesters lying there and that Jester box free: an X in it, and 0 in the predicted box.
rules-dice-seer = The next Seer
rules-dice-seer-text = Who predicted the highest number in another color than the Seer's; of equals the first.
rules-dice-magic = The ten Magic Cards, one a round, if they are played
rules-dice-end = The end
rules-dice-end-text = After a round in which somebody has nine Xs (or twelve). An X gives its column's points, differences count minus, who has the Xs gets 3 more. Equal: fewer Jester Scores.
