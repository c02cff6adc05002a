# A master’s hint: what a master would do, and why.

hints-button = 🎓 Hint
hints-line = 🎓 A master would { $move }, because { $why }.
hints-line-alone = 🎓 A master would { $move }.

# Why. Each is a clause. Facts of a card follow the number of tricks that are wanted.
why-play = { $aim }; { $fact }
why-none-wanted = you want no trick
why-enough = you have all the tricks you predicted
why-too-many = you already have too many tricks
why-missing = { $missing ->
    [one] you need one more trick
   *[other] you need { $missing } more tricks
}
why-ducks = { $best } stays below { $below }
why-gets-rid = this trick is lost anyway, so { $best } can go
why-wins = { $best } is certain to win this trick
why-gives-up = this trick is lost anyway, and { $done } is better kept than { $best }
why-beaten = { $side ->
    [more] more
   *[fewer] fewer
} hidden cards can beat { $best } ({ $of-best }) than { $done } ({ $of-done })
why-waits = nothing beats { $done } when you lead it, so it can wait
why-contested = { $wizards ->
    [one] a Wizard is
   *[other] { $wizards } Wizards are
} still hidden, and { $needy ->
    [one] somebody else needs
   *[other] { $needy } others need
} tricks
why-longer-trump = you hold { $of-best } × { $best } and only { $of-done } × { $done }
why-no-trump = you hold neither a trump nor a Wizard
why-strong = you hold { $strong ->
    [0] no strong card
    [one] one strong card
   *[other] { $strong } strong cards
} (Wizard, trump from 8, other suit from 12){ $side ->
    [less] , too few for { $said }
   *[more] , more than { $said }
}
why-crowded = the others have already said { $said } of { $cards } tricks
why-unclaimed = the others have said only { $said } of { $cards } tricks
why-long-suit = you hold { $count } × { $suit }: high cards of so long a suit are often trumped
why-wizards = you hold { $wizards ->
    [one] a Wizard, which wins
   *[other] { $wizards } Wizards, which win
} almost always
why-forced = nothing else is allowed
why-equal = everything else is about as good
why-out-of-reach = your prediction cannot come true anymore, and this costs least
why-unlikely = your prediction will hardly come true, and this costs least
why-chance = your prediction then comes true in about { $chance } of 100 cases
why-worth = that comes true in about { $chance } of 100 cases, and is then worth { $points ->
    [one] a point
   *[other] { $points } points
}
why-box = { $box } then comes true in about { $chance } of 100 cases
why-hit = that is exact now, and after another roll only in about { $chance } of 100 cases
why-hit-last = that is exact
why-miss = another roll would make it exact in only about { $chance } of 100 cases
why-miss-last = this was the last roll
why-jester-score = that costs nothing, and without it you would lose { $minus ->
    [one] a point
   *[other] { $minus } points
}
why-minus = that box costs you { $minus ->
    [one] a point
   *[other] { $minus } points
}
