# The words on pictures, and their descriptions.

picture-round = Round { $round }
picture-trump = trump
picture-no-trump = no trump
picture-roll = Roll
picture-points = X, pts

# The description of a picture for people who cannot see it: no Markdown.
alt-name-and = { $name } { $what }
alt-computers = Played by computers: { $names }.
alt-best = { $play } (best so far)

# A table at cards
alt-round = Round { $round } of { $rounds }.
alt-trump-suit = Trump is { $suit }, { $turned } was turned up.
alt-trump-named = Trump is { $suit }, named by { $name }.
alt-trump-open = A Wizard was turned up: { $name } names the trump suit.
alt-trump-none = No trump.
alt-trump-none-jester = No trump, a Jester was turned up.
alt-trump-unicolore = Unicolore, no trump.
alt-suits = Suits: { $owners }.
alt-dealer = { $name } deals.
alt-trick = Trick { $trick } of { $cards }: { $plays }.
alt-taken = { $name } took the trick: { $plays }.
alt-waits-lead = { $names } to lead.
alt-waits-play = { $names } to play.
alt-waits-trump = { $names } to name the trump suit.
alt-waits-predict = Still to predict: { $names }.
alt-seat = { $name } said { $said }, won { $won }, total { $total }.
alt-seat-covered = { $name } has a hidden prediction, won { $won }, total { $total }.
alt-seat-silent = { $name } has not predicted yet, total { $total }.

# A table at dice
alt-dice-round = Round { $round }, { $seer } is the Seer.
alt-wizards-open = The Wizard Color has not been named yet.
alt-wizards-color = Wizards count as { $color }.
alt-wizards-every = Wizards count as every color.
alt-wizards-nothing = Wizards count for nothing.
alt-magic = Magic Card: { $name }.
alt-not-rolled = The dice have not been rolled yet.
alt-roll = Roll { $roll } of { $rolls }: { $dice }.
alt-roll-open = Roll { $roll }: { $dice }.
alt-seers-dice = Dice that count for { $seer }: { $dice }.
alt-die-blank = not rolled
alt-die-stuck = { $face } (locked)
alt-waits = Waiting for { $names }.
alt-dice-seat = { $name }: { $parts }.
alt-said = said { $number } { $color }
alt-said-nothing = has not predicted yet
alt-said-covered = has a hidden prediction
alt-now = now { $count }
alt-stays = stays
alt-rolls = rolls
alt-scores = scores
alt-left-minus = left with { $minus }
alt-left-xs = left with { $xs ->
    [one] an X
   *[other] { $xs } Xs
}
alt-left-jester = left with 0 and a Jester Score for { $jesters }
alt-left-both = left with an X and a Jester Score for { $jesters }
alt-xs = { $xs ->
    [one] one X
   *[other] { $xs } Xs
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
}

# How the points of a game went
alt-race = Points after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, ✓ where a prediction came true{ $jesters ->
    [0] {""}
   *[other] , { letter-jester } at a Jester Score
}.
alt-runner = { $name } { $total } { $total ->
    [one] point
   *[other] points
}, { $hits } of { $rounds } true.
alt-course = { $name }: { $course }.
# The points after one round in it.
alt-course-hit = { $total } ✓
alt-course-jester = { $total } { letter-jester }

# To people who manage the server, once per channel.
pictures-not-permitted =
    Tables in this channel are shown without pictures: I may not attach files here. With the permission *Attach Files*, each table shows one.
pictures-not-taken =
    Tables in this channel are shown without pictures for now: Discord did not accept one here. I’ll try again in an hour.
