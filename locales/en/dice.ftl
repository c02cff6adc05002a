# The dice game: its table, and a Page of Prediction.

# The Magic Cards
dice-magic = { $mark } **{ $name }**: { $sentence }
magic-name-every-color = Every Color
magic-name-stuck-jesters = Frozen Jesters
magic-name-roll-first = First Roll
magic-name-turn-two = Two Rotated Dice
magic-name-extra-die = Extra Die
magic-name-own-color-jesters = Your Color Jesters
magic-name-cross-out = Cross Out
magic-name-seers-number = The Seer’s Number
magic-name-same-column = Same Column
magic-name-secret = Secret Predictions
magic-every-color = Wizards count as every color. Predictions score double: two Xs, or twice the difference.
magic-stuck-jesters = Jesters cannot be re-rolled. Predictions score double: two Xs, or twice the difference.
magic-roll-first = Roll 1 comes before the predictions. Roll 2 must be made, with at least three dice; only then may anyone leave.
magic-turn-two = Instead of Roll 1, the Seer rotates two dice as they like. After the predictions, the other five are rolled; only then may anyone leave.
magic-extra-die = Score as if there were one extra die of each color.
magic-own-color-jesters = Jesters also count as the color of your own prediction. A Jester Score is still possible.
magic-cross-out = Before the first roll you may cross out one box with negative points in the color of your prediction: it then counts 0.
magic-seers-number = The Seer may roll as many times as the number they predicted. Wizards are ignored.
magic-same-column = If you use a Jester Score in the column of your prediction, put an X in both boxes, even if your prediction came true.
magic-secret = After the Seer, everyone else predicts at the same time and in secret. You may not repeat the Seer’s prediction, unless it is your only free box, but may match each other’s.

# In a line beside the picture of the table: about 35 characters
magic-brief-every-color = Wizards fit all; predictions score double
magic-brief-stuck-jesters = Jesters stay; predictions score double
magic-brief-roll-first = Roll 1 comes before the predictions
magic-brief-turn-two = two dice rotated, then five rolled
magic-brief-extra-die = one extra die of each color counts
magic-brief-own-color-jesters = Jesters count as your color, too
magic-brief-cross-out = you may cross out a minus of your color
magic-brief-seers-number = that many rolls; Wizards ignored
magic-brief-same-column = Jester Score in your column: X in both
magic-brief-secret = all but the Seer predict unseen

# An example of each, worked out by the rules: a prediction, how many dice count for it, its result, that of a Jester Score.
magic-example-every-color = { $dice }: { $said } counts { $count }, { $result }. { $other } counts { $other-count }, { $other-result }. A Jester Score would not be doubled.
magic-example-stuck-jesters = { $dice }: the Jesters cannot be re-rolled. { $said } counts { $count }, { $result }. { $other } counts { $other-count }, { $other-result }; or { $other-jester-score }.
magic-example-roll-first = Roll 1 shows { $dice }. Seeing that, the Seer predicts { $said }. Then the Seer re-rolls three dice or more. After that roll, and one more, you may leave as usual.
magic-example-turn-two = The Seer rotates two dice to { $die } { $die } and predicts { $said }. When everyone has predicted, the other five are rolled, and the seven show { $dice }. With { $wizards } as the Wizard Color, { $said } counts { $count }, { $result }. One more roll may follow, with any of the seven.
magic-example-extra-die = { $dice }, Wizard Color { $wizards }: { $said } counts { $count }, { $result }. { $other } counts { $other-count }, { $other-result }.
magic-example-own-color-jesters = { $dice }, Wizard Color { $wizards }: { $said } counts { $count }, { $result }. { $other } counts { $other-count }, { $other-result }.
magic-example-cross-out = You predict { $said }. In your box { $other }, of the same color, there is { $miss }: cross it out, and your page is worth { $after } instead of { $before }. You cannot cross out an X.
magic-example-seers-number = The Seer predicts { $other }: up to { $rolls } rolls. The last one is { $dice }. { $other } counts { $other-count }, { $other-result }. { $said } counts { $count }, { $result }.
magic-example-same-column = { $dice }: { $said } counts { $count }, so { $result } or { $jester-score }. { $other } counts { $other-count }, so { $other-result } or { $other-jester-score }.
magic-example-secret = The Seer predicts { $other }, so nobody else may. Two players both predict { $said }, unseen: that is allowed. They have an equal claim to be the next Seer: it is the first of them clockwise from the Seer.

# The table
dice-title = Round { $round } · { $seer } is the Seer
dice-wizards-color = Wizards are { $color }
dice-wizards-every = Wizards are every color
dice-wizards-nothing = Wizards count for nothing
dice-roll = **Roll { $roll } of { $rolls }**
dice-roll-open = **Roll { $roll }**
dice-not-rolled = The dice have not been rolled yet.
dice-head-said = said
dice-head-count = now
dice-head-xs = Xs
dice-head-points = pts
dice-state-in = in
dice-state-scores = scores
dice-state-chooses = picks
dice-state-stays = stays
dice-state-rolls = rolls
dice-state-left = roll { $roll }
dice-legend = now: dice that count, or the result a player left with
last-round-none = No round has been scored yet.
dice-last-round-brief = Round { $round }: { $lines }
dice-roll-jesters = { $jesters } Jesters in one roll!
dice-roll-all = All seven dice show { $face }!
dice-last-round = Round { $round } ended with { $dice }
dice-last-hit = **{ $name }** said { $said }: { $count } on roll { $roll }, **{ $result }**
dice-last-miss = **{ $name }** said { $said }: { $count } on roll { $roll }, { $result }
dice-result-jester = { $mark } and a Jester Score, X at ×{ $jesters }
dice-crossed-out = Crossed out: { $lines }
dice-crossed-out-by = { $said } by { $name }
dice-waits-rotate = **{ $names }** rotates two dice
dice-waits-predict = { $count ->
    [one] **{ $names }** to predict
   *[other] Still to predict: **{ $names }**
}
dice-waits-cross-out = Cross out or not: **{ $names }**
dice-waits-color = **{ $names }** names the Wizard Color
dice-waits-roll = **{ $names }** marks dice and rolls
dice-waits-roll-or-score = **{ $names }** rolls again or leaves
dice-waits-decide = Score or stay: **{ $names }**
dice-waits-score = Choosing a score: **{ $names }**

# What a seat is asked, said to the player in it
ask-rotate = Rotate two dice: mark the first
ask-rotate-second = The first shows { $face }: mark the second
ask-predict = Predict a free box
ask-predict-double = Predict a free box: counts double
ask-cross-out = Cross out a { $color } box, or none
ask-color = Name the Wizard Color
ask-roll = Mark { $count ->
    [one] dice
   *[other] { $count } dice or more
} and roll
ask-roll-or-score = Roll again or leave
ask-stay-or-score = Score this roll or stay
ask-score = The last roll: choose your score

# Buttons
dice-my-page = My page
dice-all-pages = All pages
dice-own-color = My color: { $color }
dice-cross-out-nothing = Cross out nothing
dice-rotate-back = Back to the first die
dice-roll-dice = { $count ->
    [one] Roll this one
   *[other] Roll these { $count }
}
dice-rolls = ✓ { $count ->
    [one] Roll this one
   *[other] Roll these { $count }
}
dice-leave = Leave: { $mark }
dice-leave-jester-score = Leave: Jester Score
dice-score = Score: { $mark }
dice-jester-score = Jester Score
dice-stay = Stay

# The page
page-title = { $name } · Page of Prediction
page-standing = **{ $reached ->
    [yes] { $xs }
   *[no] { $xs } of { $target }
} Xs · { $total } { $total ->
    [one] point
   *[other] points
}**{ $bonus ->
    [0] {""}
   *[other] {" "}(with { $bonus } bonus points)
}
page-said = You said { $said }.
page-said-now = You said { $said }; now { $count ->
    [one] one counts
   *[other] { $count } count
}.
page-jester-score = Jester Score: X in Jester box ×{ $jesters }, { $mark } for your prediction.
page-stays = You stay. You may change this until the next roll.
page-scores = You score this roll: { $result }. You may change this until the next roll.
page-rolls = You roll { $dice } once everyone has answered. You may change this until then.
page-left = You left on roll { $roll } with { $result }.
page-boxes-legend = * is your prediction in this round.

# The order
order-title = What happens to me after a roll
order-holds = **✓ { $name }**: { $text } (In use.)
order-other = **{ $name }**: { $text }
order-always = Always ask me
order-always-text = Ask me after each roll.
order-close = Ask me when it is close
order-close-text = Ask me if I am one off or can take a Jester Score; otherwise, leave if my prediction comes true, and stay if not.
order-never = Never ask me
order-never-text = Leave if my prediction comes true; if not, stay.

# The pages of all players
pages-title = Pages of Prediction
pages-line = **{ $name }**: { $reached ->
    [yes] { $xs }
   *[no] { $xs } of { $target }
} Xs, { $total } { $total ->
    [one] point
   *[other] points
}
pages-legend = X: it came true · −2: negative points · 0: with a Jester Score · /: crossed out · J: the Jester boxes

# The end
dice-earned = { $earned } for Xs{ $minus ->
    [0] {""}
    [one] {" "}− 1 negative point
   *[other] {" "}− { $minus } negative points
}{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } bonus points
}{ $jesters ->
    [0] {""}
    [one] {" "}· 1 Jester Score
   *[other] {" "}· { $jesters } Jester Scores
}
dice-final-valuable = **Most valuable.** { $name } with { $mark } at { $said }, { $points ->
    [one] one point
   *[other] { $points } points
}.
dice-final-costly = **Costliest.** { $name } with { $mark } at { $said }.

dice-final-in-round = { $name } { SIGNED($points) }

# Refusals
dice-only-seer = Only the Seer, { $name }, may do that. { $waits }.
dice-has-left = You left this round on roll { $roll } with { $result }; you are back next round. { $waits }.
dice-not-your-turn = It’s not your turn: **{ $names }** predicts now, { $count ->
    [one] and then you do
   *[other] and you do after { $count } predictions
}.
dice-not-asked = You have nothing to do now. { $waits }.
dice-other-question = Your task now: { $ask }.
dice-box-used = { $said } is used on your page: choose a free box.
dice-box-taken = { $said } is taken this round by { $name }: choose another free box.
dice-nothing-to-cross-out = You may cross out { $boxes }: boxes with negative points in the color of your prediction.
dice-too-few = At least { $count ->
    [one] one die
   *[other] { $count } dice
} must be rolled: mark more.
dice-frozen = Jesters cannot be re-rolled: mark other dice.
dice-no-jester-box = A Jester Score needs one to five Jesters, and { $jesters } lie there: score your prediction.
dice-jester-used = Your Jester box ×{ $jesters } is used: score your prediction.
dice-hit = Your prediction came true: score its X.
