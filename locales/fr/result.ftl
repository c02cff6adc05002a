# La fin d’une table : son résultat, la preuve de son hasard, et ce qui reste à l’endroit où elle était.

final-title = La partie est terminée
final-stopped = Partie terminée avant la fin
final-left = Personne n’a joué ici depuis une semaine : la partie se termine. Elle ne compte pour personne.
final-stopped-by = **{ $name }** met fin à la partie.
final-stopped-together = **{ $name }** propose d’arrêter la partie, avec l’accord de : { $others }.
final-won = 🏆 **{ $name }** { $how ->
    [without-points] gagne avec { $total } : soirée catastrophe
    [exact] gagne sur un sans-faute, { $total } à { $second }
    [stolen] gagne au dernier pli, { $total } à { $second }
    [from-last] passe du dernier rang au premier, { $total } à { $second }
    [from-behind] remonte { $behind } points de retard et gagne, { $total } à { $second }
    [revenge] prend sa revanche sur { $loser }, { $total } à { $second }
    [late] l’emporte à la dernière manche, { $total } à { $second }
    [overtaking] prend la tête à la manche { $round } et gagne, { $total } à { $second }
    [throughout] mène de la première à la dernière manche, { $total } à { $second }
   *[plain] gagne, { $total } à { $second }
}
final-shared = 🏆 **{ $names }** se partagent la victoire, à { $total } { $total ->
    [one] point
   *[other] points
}
final-turning = **Tournant.** Manche { $round } : { $happened }. { $name }, chances de gagner : { $before } % → { $after } %.
final-tonight = **Ce soir.** { $series }
final-guesser = **Le plus de prédictions exactes.** { $names } : { $exact } sur { $predictions }.
final-earns = 🏅 { $person } obtient **{ $name }** : { $sentence }
final-earned = { $person } obtient { $names }
final-earned-name = **{ $name }**
final-all-earned = 🏅 { $earned }{ $more ->
    [0] {""}
   *[other] {" "}· et { $more } de plus
}
final-place = { $medal } **{ $name }**{ $titled ->
    [yes] {" "}· *{ $title }* ·
   *[no] {""}
} { $total } · { $earned }{ $by ->
    [computer] {" "}· ordinateur ({ $level })
    [stand-in] {" "}· un ordinateur ({ $level }) a continué à sa place
    [newcomer] {" "}· a pris la place d’un ordinateur
    [was-away] {" "}· un ordinateur a joué un moment
   *[person] {""}
}
final-place-beside = { $medal } **{ $name }**{ $titled ->
    [yes] {" "}· *{ $title }*
   *[no] {""}
}{ $by ->
    [computer] {" "}(ordinateur, { $level })
    [stand-in] {" "}(un ordinateur, { $level }, a continué à sa place)
    [newcomer] {" "}(a pris la place d’un ordinateur)
    [was-away] {" "}(un ordinateur a joué un moment)
   *[person] {""}
}
final-rating = cote { $rating }
final-rating-changed = cote { $rating } ({ SIGNED($change) })
final-standing = { $name } { $total }
final-unscored = Une partie inachevée ne compte pour personne.
final-rematch = Revanche{ $people ->
    [0] {""}
    [one] {" "}· { $names } en est
    [2] {" "}· { $names } en sont
   *[other] {" "}· { $people } en sont
}
final-review = Analyser ma partie
final-luck-button = Preuve du hasard
final-more = Plus
final-details = La partie en détail

# À une personne, sur son propre message.
own-end = **{ $place ->
    [1] 1er
   *[other] { $place }e
} rang sur { $seats }** avec **{ $total } { $total ->
    [one] point
   *[other] points
}**{ $best ->
    [now] {" "}· nouveau record pour toi dans ce genre de partie (avant : { $before })
    [before] {" "}· ton record dans ce genre de partie : { $before }
   *[first] {""}
}
own-end-breakdown = { $game ->
    [dice] Dés
   *[cards] Cartes
} **{ SIGNED($worth) }** · choix **{ SIGNED($choices) }** · chance **{ SIGNED($luck) }**
own-end-costliest = **Choix le plus coûteux.** À la manche { $round }, tu as { $done }. Un maître aurait { $best }{"\u2060"}, soit { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
own-end-earned = 🏅 **{ $name }** · { $sentence }
own-end-next = Prochain succès : **{ $name }** · { $sentence }{ $done ->
    [0] {""}
   *[other] {" "}{ $done } sur { $of } pour l’instant.
}
own-end-stopped = Tu avais { $total } { $total ->
    [one] point
   *[other] points
} ; une partie inachevée ne compte pour personne.

luck-title = Preuve du hasard
luck-sealed =
    Un secret a été scellé à l’ouverture de ce lobby, avant que quiconque prenne place. Avec les clics et les coupes de ce lobby, il décide de chaque carte et de chaque lancer ; personne ne peut plus le changer. La partie terminée, il s’affiche ici, et tout le monde peut le vérifier.
    Table { $table }, scellée sous `{ $commitment }`
luck-cuts = Les coupes, mêlées au hasard dans cet ordre :
luck-open =
    Un secret a été scellé à l’ouverture du lobby, avant que quiconque prenne place. Avec les clics et les coupes du lobby, il a décidé de chaque carte et de chaque lancer. La table { $table } a été scellée sous
    `{ $commitment }`
    et le hasard tiré de la graine
    `{ $seed }`
    Le journal de la partie a pour empreinte (SHA-256 de ses lignes)
    `{ $fingerprint }`
    Pour vérifier : **Vérifier le hasard** recalcule le sceau, chaque donne et chaque lancer, chaque coup et chaque score, et dit ce que cela prouve. **Journal** te donne le fichier complet, que `henge verify` vérifie n’importe où ailleurs.


table-over = Partie terminée, { $count ->
    [one] gagnée
   *[other] gagnée à égalité
} par **{ $names }** : voir plus bas.
table-is-over = La partie est terminée.
table-left = Personne n’a joué depuis une semaine, la partie est terminée : voir plus bas.
table-ended = **{ $name }** met fin à la partie : voir plus bas.
table-ended-together = **{ $name }** propose d’arrêter la partie, avec l’accord de : { $others } ; voir plus bas.
table-moved = La table continue plus bas.
lobby-closed = Ce lobby s’est fermé avant le début d’une partie. Ouvres-en un autre avec `/wizard { command-play.name }`.
lobby-closed-by = **{ $name }** a fermé ce lobby avant le début d’une partie. Ouvres-en un autre avec `/wizard { command-play.name }`.
