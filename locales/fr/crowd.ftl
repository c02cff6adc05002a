# Ce que devine qui regarde : la prédiction de qui sera correcte.
guess-ask = Qui va réussir ?
guess-nobody = Personne ne réussit
guess-now = Manche { $round }, ton pronostic : { $count ->
    [0] personne ne réussit.
    [one] { $names } réussit.
   *[other] { $names } réussissent.
}
guess-until = { $game ->
    [dice] Tu peux en changer jusqu’à ce que quelqu’un décide du premier lancer.
   *[cards] Tu peux en changer jusqu’à ce que le premier pli soit remporté.
}
guess-hits = Manche { $round } : { $right ->
    [one] { $right } pronostic juste
   *[other] { $right } pronostics justes
} sur { $of }{ $has-more ->
    [yes] , dans toute la partie { $all } sur { $all-of }.
   *[no] .
}
crowd-round = Le public : { $right } sur { $of }
crowd-first = 👥 { crowd-round }
crowd-brief = 👥 { $right }/{ $of }
crowd-game = **Le public.** { $right ->
    [one] { $right } pronostic juste
   *[other] { $right } pronostics justes
} sur { $of }{ $best-of ->
    [0] .
   *[other]  ; le meilleur score est de { $best } sur { $best-of }.
}
refusal-no-guess-now = Rien à deviner pour l’instant : les pronostics se font dès la première prédiction d’une manche, jusqu’à ce que son premier pli soit remporté ou que quelqu’un décide de son premier lancer.
refusal-plays-here = Tu as une place ici : les pronostics sont pour qui regarde.
