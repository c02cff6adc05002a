# Le conseil d’un maître : ce qu’un maître choisirait, et pourquoi.

hints-button = 🎓 Conseil
hints-line = 🎓 Un maître préférerait { $move }, car { $why }.
hints-line-alone = 🎓 Un maître préférerait { $move }.

# Pourquoi : une proposition qui suit « car ». Ce qui parle pour une carte suit le nombre de plis qui manquent.
why-play = { $aim } ; { $fact }
why-none-wanted = tu ne veux aucun pli
why-enough = tu as tous les plis que tu as prédits
why-too-many = tu as déjà trop de plis
why-missing = { $missing ->
    [one] il te faut encore { $missing } pli
   *[other] il te faut encore { $missing } plis
}
why-ducks = { $best } reste sous { $below }
why-gets-rid = ce pli est perdu de toute façon : autant te défaire de { $best }
why-wins = { $best } remporte ce pli à coup sûr
why-gives-up = ce pli est perdu de toute façon, et { $done } servira mieux plus tard que { $best }
why-beaten = { $side ->
    [more] plus
   *[fewer] moins
} de cartes cachées peuvent battre { $best } ({ $of-best }) que { $done } ({ $of-done })
why-waits = à l’entame, rien ne bat { $done }, qui peut attendre
why-contested = { $wizards ->
    [one] { $wizards } Zarbi est encore caché
   *[other] { $wizards } Zarbis sont encore cachés
}, et { $needy ->
    [one] une autre personne a
   *[other] { $needy } autres ont
} encore besoin de plis
why-longer-trump = tu as { $of-best } × { $best } et seulement { $of-done } × { $done }
why-no-trump = tu n’as ni atout ni Zarbi
why-strong = { $strong ->
    [0] tu n’as aucune carte forte
    [one] tu as { $strong } carte forte
   *[other] tu as { $strong } cartes fortes
} (Zarbi, atout à partir de 8, autre couleur à partir de 12){ $side ->
    [less] , trop peu pour { $said }
   *[more] , plus que { $said }
}
why-crowded = sur { $cards } plis, les autres en ont déjà annoncé { $said }
why-unclaimed = sur { $cards } plis, les autres n’en ont annoncé que { $said }
why-long-suit = tu as { $count } × { $suit } : les cartes fortes d’une couleur si longue sont souvent coupées
why-wizards = tu as { $wizards ->
    [one] { $wizards } Zarbi, qui gagne
   *[other] { $wizards } Zarbis, qui gagnent
} presque toujours
why-forced = rien d’autre n’est permis
why-equal = tout le reste se vaut à peu près
why-out-of-reach = ta prédiction ne peut plus se réaliser, et c’est ce qui coûte le moins
why-unlikely = ta prédiction a peu de chances de se réaliser, et c’est ce qui coûte le moins
why-chance = ta prédiction se réalise alors environ { $chance } fois sur 100
why-worth = cela se réalise environ { $chance } fois sur 100, et rapporte alors { $points ->
    [one] { $points } point
   *[other] { $points } points
}
why-box = { $box } se réalise alors environ { $chance } fois sur 100
why-hit = le compte y est, et après un autre lancer il n’y serait qu’environ { $chance } fois sur 100
why-hit-last = le compte y est
why-miss = un autre lancer ne donnerait le compte qu’environ { $chance } fois sur 100
why-miss-last = c’était le dernier lancer
why-jester-score = cela ne coûte rien, et sinon tu perds { $minus ->
    [one] { $minus } point
   *[other] { $minus } points
}
why-minus = cette case te coûte { $minus ->
    [one] { $minus } point
   *[other] { $minus } points
}
