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

# The form for a move.
move-form-title = Your move in words
move-form-label = As you would say it at a table
move-form-placeholder = red 7 / predict 2 / score

# What was typed means nothing, or too much.
move-not-asked = “{ $typed }”: you have nothing to do now.
move-unclear = I don’t understand “{ $typed }”. You may { $possible }.
move-several = “{ $typed }” could mean several things. Do you want to { $possible }?
move-and-more = { $list }, or anything else offered as you type

# Before one's turn. "Ahead": in advance. What was wanted is as in "play blue 11".
move-ahead = ✓ Ready: { $action } · press again to undo
move-ahead-not-allowed = You wanted to { $action }: not allowed now.
move-ahead-predict = Others predict: choose ahead

# What people also type. Each pair is a word and the word of a move that it means, without spaces; it is looked up only
# if nothing fits without it. Write down what players of your language say: inflected forms, other verbs, numbers.
typed-meanings =
    none=0 zero=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12
    thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20
    bid=predict call=predict say=predict guess=predict lead=play lay=play put=play throw=roll reroll=roll
    leave=score stop=score take=score finish=score continue=stay pass=stay wait=stay strike=cross turn=rotate
    choose=name pick=name mine=my own=my fool=jester fools=jester jesters=jester wizards=wizard
    blues=blue greens=green reds=red yellows=yellow
    human=blue humans=blue elf=green elves=green dwarf=red dwarves=red giant=yellow giants=yellow
    moon=blue tree=green fire=red sun=yellow
    prediction=predict bidding=predict saying=predict think=predict bet=predict get=predict mark=predict
    discard=play drop=play dump=play toss=play use=play follow=play playing=play played=play done=score finished=score
    enough=score scoring=score end=score points=score cash=score next=stay staying=stay waiting=stay
    remove=cross delete=cross flip=rotate colour=color seer=prediction trumps=trump mage=wizard magician=wizard
    sorcerer=wizard wizzard=wizard clown=jester elfs=green my=my dwarfs=red
    take=play take=predict take=name take=score throw=play none=nothing pass=nothing nope=nothing
# Words that people type and that change nothing.
typed-needless =
    a again an and are box boxes card cards dice die exactly for go going i in is it let ll make my number of off
    please suit the them times to trick tricks want will win with x
# A number beside one of these counts dice: “2 dice” are not die 2.
typed-counting = dice die more time times x
# Words for all dice, and for dice that are kept: “keep 1 3” rolls the others.
typed-all = all everything
typed-keep = keep hold

# The text-only form, for people who listen: cards and dice are in words, and a question names its answers.
words-ask = { $what }: { $answers }.
words-predict = { $cards ->
    [one] Predict how many tricks you will win, 0 or 1
   *[other] Predict how many of { $cards } tricks you will win, 0 to { $cards }
}{ $forbidden ->
    [-1] {""}
   *[other] , but not { $forbidden }
}.
words-trump = { $cards } (trump)
words-since = Meanwhile: { $things }.
words-said = { $name } predicted { $said }
words-took = { $name } took the last trick
words-played = { $name } played { $card }
words-winning = { $name } is winning
words-left = { $name } left with { $result }
words-not-rolled = not rolled
words-frozen = { $face }, frozen
words-first-die = first die { $face }
words-next = { $list }; { $next }
words-roll = { $roll }: { $dice }
words-wait = The game waits for others
