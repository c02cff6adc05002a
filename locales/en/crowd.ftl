# The guesses of those who watch: whose prediction comes true.
guess-ask = Who makes it?
guess-nobody = Nobody makes it
guess-now = Round { $round }, your guess: { $count ->
    [0] nobody makes it.
    [one] { $names } makes it.
   *[other] { $names } make it.
}
guess-until = { $game ->
    [dice] You may change it until someone decides about the first roll.
   *[cards] You may change it until the first trick is taken.
}
guess-hits = Round { $round }: you had { $right } of { $of } right{ $has-more ->
    [yes] , in the whole game { $all } of { $all-of }.
   *[no] .
}
crowd-round = The crowd: { $right } of { $of }
crowd-first = 👥 { crowd-round }
crowd-brief = 👥 { $right }/{ $of }
crowd-game = **The crowd.** { $right } of { $of } right{ $best-of ->
    [0] .
   *[other] ; the best guesser had { $best } of { $best-of }.
}
refusal-no-guess-now = There is nothing to guess now: guesses are taken from the first prediction of a round until its first trick is taken, or until someone decides about its first roll.
refusal-plays-here = You have a seat here: only those who watch guess who makes it.
