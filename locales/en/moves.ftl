# Moves in words: what `/wizard move` offers and reads. No two of a moment are the same, and what stands in
# brackets only explains.

move-noted = { $text } ({ $note })

# The card game
move-name-trump = name trump { $thing }
move-predict-tricks = predict { $thing }
move-play = play { $thing }
move-card = { $suit } { $rank }
move-wizard = Wizard
face-wizard = Wizard
move-jester = Jester
move-trump = trump

# The dice game
move-rotate = rotate to { $thing }
move-predict = predict { $thing }
move-cross-out = cross out { $thing }
move-cross-out-nothing = cross out nothing
move-wizard-color = name Wizard Color { $thing }
move-own-color = name the color of my prediction
move-roll = roll { $thing }
# A box in these moves.
move-box = { $number } { $color }
move-score = score
move-jester-score = score with a Jester Score
move-stay = stay
move-order-always = autopilot: always ask me
move-order-close = autopilot: ask me when it is close
move-order-never = autopilot: never ask me
move-order-holds = in use

# What was typed means nothing, or too much.
move-not-asked = “{ $typed }”: you have nothing to do now.
move-unclear = “{ $typed }” is not possible now. You may { $possible }.
move-several = “{ $typed }” could mean several things. You may { $possible }.
move-and-more = { $list }, or anything else offered as you type

# Before one's turn. "Ahead": in advance. What was wanted is as in "play blue 11".
move-ahead = ✓ When it’s your turn: { $action }. The same button takes it back.
move-ahead-not-allowed = You wanted to { $action }: that is not allowed now.
move-ahead-predict = Others predict: choose ahead
