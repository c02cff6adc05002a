# Moves in words: what `/wizard move` offers and reads. No two of a moment are the same, and what stands in
# brackets only explains.

move-noted = { $text } ({ $note })

# The card game
move-name-trump = name trump { $suit }
move-predict-tricks = predict { $tricks }
move-play = play { $card }
move-card = { $suit } { $rank }
move-wizard = Wizard
move-jester = Jester
move-trump = trump

# The dice game
move-rotate = rotate to { $first } and { $second }
move-predict = predict { $number } { $color }
move-cross-out = cross out { $number } { $color }
move-cross-out-nothing = cross out nothing
move-wizard-color = name Wizard Color { $color }
move-own-color = name the color of my prediction
move-roll = roll { $dice }
move-score = score
move-jester-score = score with a Jester Score
move-stay = stay
move-order-always = order: ask always
move-order-close = order: ask when it is close
move-order-never = order: never ask
move-order-holds = this holds

# What was typed means nothing, or too much.
move-not-asked = “{ $typed }”: nothing is asked of you now.
move-unclear = You cannot do “{ $typed }” now. You may { $possible }.
move-several = “{ $typed }” may mean several things. You may { $possible }.
move-and-more = { $list } or what else is offered as you type

# Before one's turn. "Ahead": in advance. What was wanted is as in "play blue 11".
move-ahead = ✓ As soon as it is your turn: { $action }. The same button takes it back.
move-ahead-not-allowed = You wanted to { $action }: that is not allowed now.
move-ahead-predict = Others predict: choose ahead
