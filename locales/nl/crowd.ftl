# Wat raadt wie toekijkt: wiens voorspelling juist is.
guess-ask = Wie haalt het?
guess-nobody = Niemand haalt het
guess-now = Ronde { $round }, je gok: { $count ->
    [0] niemand haalt het.
    [one] { $names } haalt het.
   *[other] { $names } halen het.
}
guess-until = { $game ->
    [dice] Je kunt dat veranderen tot iemand over de eerste worp beslist.
   *[cards] Je kunt dat veranderen tot de eerste slag gewonnen is.
}
guess-hits = Ronde { $round }: { $right } van { $of } goed geraden{ $has-more ->
    [yes] , in het hele spel { $all } van { $all-of }.
   *[no] .
}
crowd-round = Het publiek: { $right } van { $of }
crowd-first = 👥 { crowd-round }
crowd-brief = 👥 { $right }/{ $of }
crowd-game = **Het publiek.** { $right } van { $of } goed geraden{ $best-of ->
    [0] .
   *[other] ; wie het best raadde, had { $best } van { $best-of }.
}
refusal-no-guess-now = Er valt nu niets te raden: raden kan vanaf de eerste voorspelling van een ronde, tot de eerste slag gewonnen is of iemand over de eerste worp beslist.
refusal-plays-here = Je hebt hier een plaats: alleen wie toekijkt, raadt wie het haalt.
