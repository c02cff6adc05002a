# Le jeu de cartes : sa table, une main, la feuille de scores.

# La table
cards-title = Manche { $round } sur { $rounds } · { $trump }
cards-trump-suit = atout { $suit } ({ $turned } retournée)
cards-trump-named = atout { $suit }, déterminé par { $name }
cards-trump-none-jester = pas d’atout (Naze retourné)
cards-trump-none-last = pas d’atout (plus de carte à retourner)
cards-trump-open = Zarbi retourné : { $name } détermine l’atout
cards-trump-unicolore = unicolore, pas d’atout
cards-waits-trump = À **{ $names }** de déterminer l’atout
cards-waits-predict = { $count ->
    [one] À **{ $names }** de prédire
   *[other] Prédictions attendues : **{ $names }**
}
cards-waits-play = À **{ $names }** de jouer
cards-waits-lead = À **{ $names }** d’entamer
cards-clairvoyant = 🔮 Clairvoyance : chacun voit toutes les cartes, sauf les siennes.
cards-predicting = { $cards ->
    [one] Une carte chacun : qui remportera le pli ?
   *[other] { $cards } cartes chacun : qui fera combien de plis ?
}
cards-trick-empty = **Pli { $trick } sur { $cards }** : { $names } entame
cards-trick = **Pli { $trick } sur { $cards }** : { $plays }
cards-play = { $name }{"\u00A0"}**{ $card }**
cards-play-leading = { $name }{"\u00A0"}**{ $card }**{"\u00A0"}★
cards-taken = **{ $name } l’emporte** : { $plays }
cards-before = Juste avant · { $taken }
cards-last-trick = Dernier pli · { $taken }
cards-head-said = pari
cards-head-won = plis
cards-head-total = total
cards-sum-over = Annoncé : { $said } pour { $cards ->
    [one] 1 pli
   *[other] { $cards } plis
}, { $over } de trop
cards-sum-under = Annoncé : { $said } pour { $cards ->
    [one] 1 pli
   *[other] { $cards } plis
}, il en reste { $free }
cards-sum-even = Annoncé : { $said } pour { $cards ->
    [one] 1 pli
   *[other] { $cards } plis
}, le compte est bon
cards-sum-none = Pas encore de prédiction
cards-sum-so-far = Annoncé jusqu’ici : { $said } sur { $cards ->
    [one] 1 pli
   *[other] { $cards } plis
}
cards-sum-over-already = Annoncé jusqu’ici : { $said } pour { $cards ->
    [one] 1 pli
   *[other] { $cards } plis
}, déjà { $over } de trop
cards-sum-secret = Prédictions révélées à la fin de la manche
cards-sum-covered = Prédictions cachées tant qu’il en manque
cards-last-round = Manche { $round } : { $lines }
cards-last-round-exact = **{ $name } { SIGNED($points) }** (annoncé et fait { $said })
cards-last-round-missed = { $name } { SIGNED($points) } (annoncé { $said }, fait { $won })
cards-legend-leading = ★ en tête du pli
cards-owner = { $suit }{"\u00A0"}{ $name }
cards-suits = Couleurs : { $lines }

cards-my-hand = Ma main
cards-scores = Scores

# Ce qui mérite d’être dit à côté d’une image de la table
cards-trick-number = pli { $trick } sur { $cards }
cards-took = **{ $name }** remporte le pli.
cards-took-exact = **{ $name }** remporte le pli et en a exactement { $won }.
cards-took-over = **{ $name }** remporte le pli : { $over ->
    [one] un
   *[other] { $over }
} de trop.
cards-decisive = La dernière prédiction en dépendait.
cards-has-all = { $name } a déjà { $said ->
    [one] le pli annoncé
   *[other] les { $said } plis annoncés
} : chaque pli de plus est de trop.
round-brief-hit = **{ $name } { $result }**
round-brief-miss = { $name } { $result }

# Le titre d’une main pendant que d’autres ont à choisir. « D’avance » : avant son tour.
wait-trump = { $names } détermine l’atout
wait-predicted = Les autres prédisent
wait-play = Les autres jouent : choisis d’avance
wait-played = Les autres jouent

# À qui c’est de jouer, pour qui a cliqué trop tôt.
turn-many = Prédictions attendues : { $names }. Tu as déjà prédit.
turn-trump = C’est à { $names } de déterminer l’atout ; ensuite, tout le monde prédit.
turn-predict = C’est à { $names } de prédire ; { $steps ->
    [1] ensuite, c’est à toi.
   *[other] il reste { $steps } prédictions avant la tienne.
}
turn-predicted = C’est à { $names } de prédire ; tu as déjà prédit.
turn-play = C’est à { $names } de jouer ; { $steps ->
    [1] ensuite, c’est à toi.
   *[other] il reste { $steps } cartes à jouer avant la tienne.
}
turn-played = C’est à { $names } de jouer ; tu as déjà joué dans ce pli.

# La main : un titre dit quoi faire, une phrase où l’on en est.
hand-last-round = Manche { $round } : tu as annoncé { $said }, fait { $won }, { SIGNED($points) }.
hand-last-card = Ta carte : { $card }.
hand-trump-ask = Détermine la couleur d’atout
hand-predict-ask = { $cards ->
    [one] Vas-tu remporter le pli ?
   *[other] Combien de plis feras-tu sur { $cards } ?
}
hand-predict-forbidden = { $forbidden } n’est pas permis : la somme ferait { $cards } (plus ou moins 1).
hand-predict-forbidden-canadian = { $forbidden } n’est pas permis : la somme ferait { $cards }, et tu mènes sans partage (plus ou moins 1).
hand-lead = À toi d’entamer
hand-follow = Couleur demandée : { $suit }
hand-cannot-follow = Pas de { $suit } : joue ce que tu veux
hand-free = Joue ce que tu veux
hand-progress-all = Annoncé **{ $said }**, fait **{ $won }** : { $left ->
    [one] remporte le dernier
    [2] remporte les deux derniers
   *[other] remporte les { $left } restants
}
hand-progress = Annoncé **{ $said }**, fait **{ $won }** : encore { $needed } à faire sur les { $left } qui restent
hand-progress-exact = Annoncé **{ $said }**, fait **{ $won }** ✓ : { $left ->
    [one] perds le dernier
   *[other] perds les { $left } restants
}
hand-progress-over = Annoncé **{ $said }**, fait **{ $won }** : { $over } de trop, encore { $left } à jouer
hand-progress-short = Annoncé **{ $said }**, fait **{ $won }** : il n’en reste que { $left }
hand-said = Tu as annoncé **{ $said }**.
hand-cards = Tes cartes : { $cards }
hand-outward-of = { $name } : { $cards }
last-trick-none = Aucun pli n’a encore été remporté.
card-wizard = Zarbi
card-jester = Naze

# La feuille de scores
sheet-title = Feuille de scores
sheet-empty = Aucune manche n’a encore été comptée.
sheet-legend = Par manche : plis annoncés/faits, puis points. M manche, Σ total.
sheet-round = M
sheet-total = Σ

# La fin
cards-earned = prédictions exactes : { $exact } sur { $rounds }
cards-ties-shared = À égalité de points, le rang est partagé.
cards-ties-tournament = À égalité, le plus de prédictions exactes l’emporte, puis la meilleure manche.
final-bold = **Pari réussi le plus osé.** Manche { $round } : { $name } annonce et fait { $said }.
final-in-round = { $name } annonce { $said } et fait { $won }
final-costly = **Perte la plus lourde.** { $name } perd { $points } points à la manche { $round }.
