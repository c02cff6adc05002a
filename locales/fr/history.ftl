# Les parties terminées : leurs listes, les revoir, et vérifier hasard et règles.

history-title = Parties jouées
history-title-of = Parties jouées · { $name }
history-line = **#{ $table }** · { $when } · { $game }, à { $seats }
    { $ended }{ $place ->
        [none] {""}
       *[other] {" "}· rang { $place }
    }
history-game-cards = cartes
history-game-dice = dés
history-won = { $count ->
    [one] 🏆 **{ $names }** { $total }
   *[other] 🏆 **{ $names }** à égalité, { $total }
}
history-stopped = terminée avant la fin
history-empty = Aucune partie n’est encore allée jusqu’au bout ici. Ouvre la première avec `/wizard { command-play.name }`.
history-empty-of = Cette personne n’a encore fini aucune partie ici. Invite-la : `/wizard { command-play.name }`.
history-empty-own = Tu n’as encore fini aucune partie ici : `/wizard { command-play.name }` ouvre un lobby.
history-empty-page = Il n’y a pas de partie plus ancienne.
history-legend = Clique sur un numéro pour revoir cette partie. Celles d’autres salons ne s’ouvrent que pour qui y a joué.
history-page = Page { $page } sur { $pages }
history-previous = Plus récent
history-next = Plus ancien
history-games = Parties
history-mine = Mes parties
history-all = Toutes les parties

replay-title = Revoir la partie #{ $table } · étape { $step } sur { $steps }
replay-by-seat = vue : { $name }
replay-decisive = ⚡ Moment décisif : les chances de gagner ont le plus changé à la manche { $round }.
replay-pick-above = Vue d’ensemble
replay-about-above = Toutes les cartes et prédictions, même cachées à ce moment-là.
replay-pick-seat = { $name }
replay-about-seat = Ce qu’on voyait de cette place à ce moment-là, et rien d’autre.
replay-hand = Ses cartes
replay-hand-of = { $name }
replay-hand-of-said = { $name } · annoncé { $said }
replay-covered = Prédictions cachées
replay-covered-by = { $name } { $said }
replay-boxes = Ses cases
replay-round-back = « Manche
replay-previous = ‹ Retour
replay-next = Suite ›
replay-round-on = Manche »
replay-decisive-button = Moment décisif
replay-record = Journal
replay-verify = Vérifier le hasard
replay-button = Revoir

coach-field = 🎓 { $judge ->
    [search] Le coach
   *[master] Un maître
} : { $mark }
# The marks of a choice, by what it cost.
choice-best = le meilleur choix
choice-good = bon choix
choice-slip = imprécision
choice-mistake = erreur
choice-blunder = grosse erreur
coach-as-good = **{ $name }** a { $done } ; { $judge ->
    [search] rien de ce que le coach a essayé ne vaut mieux{ $is-exact ->
        [yes] {""}
       *[no] {" "}({ $points } points)
    }
   *[master] un maître n’aurait pas fait mieux
}.
coach-better = **{ $name }** a { $done }. { $judge ->
    [search] Le coach
   *[master] Un maître
} aurait { $best }{"\u2060"}, soit { $count ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
coach-kept = gardé { $things } et relancé le reste
coach-rolled-all = relancé tous les dés
coach-button = 🎓 Coach
coach-title = 🎓 Analyse de la partie #{ $table } · { $name }
review-accuracy = **Précision :** { $parts }
review-predictions = prédictions **{ $percent }**
review-play = jeu **{ $percent }**
review-marks = { $best ->
    [one] { $best } meilleur choix
   *[other] { $best } meilleurs choix
} · { $good ->
    [one] { $good } bon
   *[other] { $good } bons
} · { $slips ->
    [one] { $slips } imprécision
   *[other] { $slips } imprécisions
} · { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
} · { $blunders ->
    [one] { $blunders } grosse erreur
   *[other] { $blunders } grosses erreurs
}
review-sum = Points marqués : **{ $made }**. Attendu ici avec n’importe { $game ->
    [dice] quels dés
   *[cards] quelles cartes
} { $expected }, { $game ->
    [dice] { $judge ->
        [search] lancers
       *[master] premiers lancers
    }
   *[cards] cartes
} { $deal }, choix { $cost }, chance { $play }.
review-unsure = Marges d’erreur : attendu ± { $expected }, { $game ->
    [dice] lancers
   *[cards] cartes
} ± { $deal }, choix ± { $cost }, chance ± { $play }.{ $good ->
    [0] {""}
    [one] {" "}Pour { $good } choix, autre chose valait peut-être un peu mieux ; le coach ne peut pas le dire.
   *[other] {" "}Pour { $good } choix, autre chose valait peut-être un peu mieux ; le coach ne peut pas le dire.
}
review-estimate = Tout cela est l’estimation d’un maître ; sa marge d’erreur n’est pas connue.
review-chances = Chances de victoire de { $name } : { $first } au début, puis manche après manche { $after }.
review-mistakes = { $count ->
    [one] Erreurs à la manche { $rounds }.
   *[other] Erreurs aux manches { $rounds }.
}
review-blunders = { $count ->
    [one] Grosses erreurs à la manche { $rounds }.
   *[other] Grosses erreurs aux manches { $rounds }.
}
review-moment = { $place }. Manche { $round } : { $mark }, { $count ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
}
review-better = { $name } a { $done }. { $judge ->
    [search] Le coach
   *[master] Un maître
} aurait { $best }.
review-retry = { $place } : réessayer
next-mistake = Erreur suivante

# A decision of a finished game, to be tried again.
again-button = Réessayer
again-review = Analyse
again-title = **🎓 Réessayer** · partie #{ $table }, manche { $round }, vue par { $name }
again-ask = Que ferais-tu ? Rien de tout cela ne compte.
again-answer = 🎓 Ta réponse
again-best = ✓ **{ $move }** : { $judge ->
    [search] le meilleur choix que le coach a trouvé.
   *[master] le choix d’un maître.
}
again-as-good = ✓ **{ $move }** : aussi bien que le meilleur choix, pour autant que { $judge ->
    [search] le coach
   *[master] un maître
} puisse le dire.
again-worse = ✗ **{ $move }** : { $count ->
    [one] { $points } point
   *[other] { $points } points
} de moins que le meilleur choix.
again-unknown = **{ $move }** : ce choix n’a pas été comparé au meilleur.

# Why another choice was better. Facts of a card follow the number of tricks that were wanted.
reason = *Pourquoi :* { $reason }
reason-play = { $aim } : { $fact }.
reason-none-wanted = Aucun pli n’était prédit
reason-enough = Tous les plis prédits étaient déjà remportés
reason-too-many = Plus de plis que prédit étaient déjà remportés
reason-missing = { $missing ->
    [one] Il manquait encore { $missing } pli
   *[other] Il manquait encore { $missing } plis
}
reason-ducks = { $best } reste sous { $below }
reason-gets-rid = ce pli était perdu de toute façon, une occasion de se défaire de { $best }
reason-wins = { $best } remportait ce pli à coup sûr
reason-gives-up = ce pli était perdu de toute façon, et { $done } est plus fort que { $best }
reason-beaten = cartes cachées qui pouvaient battre { $best } : { $of-best } ; { $done } : { $of-done }
reason-waits = à l’entame, rien ne bat { $done }, qui pouvait attendre
reason-contested = { $wizards ->
    [one] { $wizards } Zarbi était encore caché
   *[other] { $wizards } Zarbis étaient encore cachés
}, et { $needy ->
    [one] une autre personne avait
   *[other] { $needy } autres avaient
} encore besoin de plis
reason-longer-trump = Cartes en main : { $of-best } { $best }, { $of-done } { $done }.
reason-no-trump = Il n’y avait en main ni atout ni Zarbi.
reason-strong = Zarbis, atouts à partir de 8 et autres cartes à partir de 12 en main : { $strong }. Prédit : { $said }.
reason-crowded = Sur { $cards } plis, les autres en avaient déjà annoncé { $said }.
reason-unclaimed = Sur { $cards } plis, les autres n’en avaient annoncé que { $said } en tout.
reason-long-suit = { $suit } : { $count } cartes de la main. Les cartes fortes d’une couleur si longue sont souvent coupées.
reason-wizards = En main : { $wizards ->
    [one] { $wizards } Zarbi
   *[other] { $wizards } Zarbis
}. Prédit : { $said }.

# The judge, and what is said while it thinks.
coach-flawless = Aucun choix n’a coûté grand-chose : { $judge ->
    [search] le coach n’a rien trouvé qui soit sûrement meilleur.
   *[master] un maître n’a rien à ajouter.
}
coach-legend = { $judge ->
    [search] Le coach savait seulement ce qui se voyait de cette place. { $game ->
        [dice] Il a essayé d’autres choix avec des milliers d’autres lancers, avec un jeu solide pour tous jusqu’à la fin de la partie, et comparé les lancers à des milliers d’autres.
       *[cards] Il a essayé d’autres choix dans des centaines de donnes qui y correspondent, que des maîtres ont jouées jusqu’au bout, et comparé les cartes à mille autres donnes.
    } ± est l’erreur type ; ce qui coûte moins de deux fois l’erreur vaut autant. Les points refusés aux autres comptent aussi. La ligne à la fin de la partie est la première estimation d’un maître, et peut dire autre chose.
   *[master] Un maître voit ce qui se voyait de cette place, et juge bien, mais pas sans faute. Les points refusés aux autres comptent aussi.
}
coach-thinking = 🎓 Le coach réfléchit à la partie #{ $table }{ $before ->
    [0] {""}
    [one] {" "}après une autre partie
   *[other] {" "}après { $before } autres parties
}. Il lui faut environ une minute par partie, ou plus quand beaucoup de monde joue. Ce message montrera ensuite l’analyse ; si tu le fermes, appuie de nouveau plus tard.
coach-full = 🎓 Trop de parties attendent déjà le coach : appuie de nouveau dans quelques minutes.
coach-failed = 🎓 Cette analyse a échoué : appuie de nouveau, et préviens qui fait tourner le bot si elle échoue encore.
coach-look-again = Regarder de nouveau
coach-about-seat = Ce que le coach pense de cette partie.
coach-show = Montrer ce choix
coach-none = Aucune manche de cette partie n’a été comptée : le coach n’a rien à en dire.

replay-none = Il n’y a pas ici de partie finie avec ce numéro. Une partie en cours ne se revoit pas ; `/wizard { command-history.name }` donne la liste de celles qui se revoient.
replay-none-here = Aucune partie n’est encore finie dans ce salon. `/wizard { command-history.name }` donne celles de tout le serveur.
replay-other-channel = Cette partie s’est jouée dans un autre salon : ouvre-la là-bas. D’ici, elle ne s’ouvre que pour qui y a joué.
replay-beyond = Pas d’étape ni de place avec ce numéro.

record-done = Le journal de la partie #{ $table } : chaque carte, chaque lancer et chaque décision, un par ligne. Tout le monde peut le vérifier sans se fier à ce bot : `henge verify`.

verify-title = Partie #{ $table } · hasard et règles
verify-holds =
    ✅ **Prouvé :**
    - Le hasard était fixé avant que quiconque prenne place, et { $game ->
        [dice] chaque lancer
       *[other] chaque carte
    } en découle exactement comme il faut.
    - Les { $events } lignes du journal{ $stopped ->
        [yes] , jusqu’à l’arrêt avant la fin,
       *[no] {""}
    } respectent les règles.

    ❓ **Non prouvé :** que personne n’a regardé le hasard d’avance{ $cuts ->
        [yes] . Qui fait tourner ce bot l’aurait pu. Mais il y a eu des coupes : si tu fais confiance à l’une des personnes qui ont coupé, personne n’a pu choisir le hasard.
       *[no] , ni ouvert lobby après lobby jusqu’à trouver un hasard à son goût. Qui fait tourner ce bot l’aurait pu. **Couper**, sous **Hasard scellé** dans le lobby, mêle tes propres mots au hasard et l’exclut donc.
    }
verify-elsewhere = Inutile de croire le bot sur parole : **Journal** donne un fichier que `henge verify` vérifie sur n’importe quel ordinateur.
verify-fails = ❌ Cette partie ne passe pas la vérification : à partir de la ligne { $line } du journal, le hasard ou les coups ne sont pas ce qu’ils devraient être. Elle a été modifiée après coup, ou jouée avec une autre version du bot ; vérifier le journal ailleurs dira ce qu’il en est.
