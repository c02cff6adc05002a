# Was errät, wer zuschaut: wessen Vorhersage sich erfüllt.
guess-ask = Wer schafft es?
guess-nobody = Niemand schafft es
guess-now = Runde { $round }, du glaubst: { $count ->
    [0] Niemand schafft es.
    [one] { $names } schafft es.
   *[other] { $names } schaffen es.
}
guess-until = { $game ->
    [dice] Ändern kannst du das, bis jemand über den ersten Wurf entscheidet.
   *[cards] Ändern kannst du das, bis der erste Stich gewonnen ist.
}
guess-hits = Runde { $round }: { $right } von { $of } richtig geraten{ $has-more ->
    [yes] , im ganzen Spiel { $all } von { $all-of }.
   *[no] .
}
crowd-round = Publikum: { $right } von { $of }
crowd-first = 👥 { crowd-round }
crowd-brief = 👥 { $right }/{ $of }
crowd-game = **Publikum.** { $right } von { $of } richtig geraten{ $best-of ->
    [0] .
   *[other] ; am besten riet jemand mit { $best } von { $best-of }.
}
refusal-no-guess-now = Gerade gibt es nichts zu raten: Geraten wird ab der ersten Vorhersage einer Runde, bis ihr erster Stich gewonnen ist oder jemand über ihren ersten Wurf entscheidet.
refusal-plays-here = Du hast hier einen Platz: Nur wer zuschaut, rät, wer es schafft.
