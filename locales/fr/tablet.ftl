# Le bloc score : les points d’une partie avec de vraies cartes ou de vrais dés.

tablet-title = Bloc score
tablet-names-label = Qui joue, dans l’ordre ; d’abord qui donne
tablet-names-placeholder = Ada, Ben, Cy, Di
tablet-round = { $game ->
    [dice] Manche { $round }
   *[cards] Manche { $round } sur { $rounds } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
}
tablet-order-predictions = **{ $dealer }** donne, **{ $first }** prédit en premier.
tablet-order-tricks = **{ $dealer }** a donné, **{ $first }** entame.
tablet-plus-minus-one = La somme des prédictions ne peut pas être { $cards } : { $name } prédit en dernier.
tablet-draw-first = Tire la carte magique de la manche, ou choisis celle que vous avez tirée à table.
tablet-seer-predictions = **{ $name }** a la carte du Voyant et prédit en premier.
tablet-seer-results = **{ $name }** a la carte du Voyant et lance les dés.
tablet-cross-out = Pour barrer une case, ajoute x et son nombre : `{ $example }`.
tablet-item = { $name } { $shown }
tablet-said = Annoncé : { $said }{ $has-sum ->
    [yes] { " " }({ $sum } en tout)
   *[no] { "" }
}
tablet-own = Déjà noté : { $own }
tablet-kept = { $name } tient ce bloc. Il ne compte pour aucune cote.
tablet-won = { $winners ->
    [one] { $names } gagne avec { $total }
   *[other] { $names } gagnent ensemble avec { $total }
}
tablet-empty = Aucune manche n’a été comptée
tablet-place = { $medal } { $name } : { $total }

tablet-enter-predictions = Prédictions
tablet-enter-tricks = Plis
tablet-enter-results = Résultats
tablet-mine = Pour moi
tablet-undo = Annuler
tablet-end = Finir ici
tablet-draw = Tirer une carte magique
tablet-again = Rejouer avec les mêmes
tablet-magic-drawn = Quelle carte avez-vous tirée ?
tablet-magic-drawn-about = Pour une carte magique tirée à votre table.

tablet-form-predictions = { $game ->
    [dice] Nombre, couleur ({ $letters }), manche { $round }
   *[cards] Prédictions, manche { $round } ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    })
}
tablet-form-tricks = Plis, manche { $round } ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
})
tablet-form-results = Dés justes, ou N et le nombre de Nazes

tablet-alt = { $rounds ->
    [0] Le bloc d’une partie à une vraie table. Aucune manche n’a encore été comptée.
    [one] Le bloc d’une partie à une vraie table après { $rounds } manche.
   *[other] Le bloc d’une partie à une vraie table après { $rounds } manches.
}
tablet-alt-total = { $name } a { $total }.
tablet-alt-said = { $name } a annoncé { $said }.

tablet-not-the-scribe = { $name } tient ce bloc et note les lignes. Avec **Pour moi**, tu notes ce qui est à toi, si tu as une place.
tablet-no-seat = Tu n’as pas de place sur ce bloc. { $name } le tient et note les lignes.
tablet-players-refused = { $game ->
    [dice] Le jeu de dés se joue de { $fewest } à { $most } personnes
   *[cards] Avec ces options, le jeu de cartes se joue de { $fewest } à { $most } personnes
}, et tu as donné { $typed ->
    [one] { $typed } nom
   *[other] { $typed } noms
}. Mets des virgules entre les noms, comme ceci : Ada, Ben, Cy.
tablet-continued = Le bloc suivant de ce groupe est déjà ouvert.
tablet-gone = Ce bloc n’existe plus : un mois après la dernière ligne, il est effacé.
tablet-moved-on = C’est déjà noté, ou annulé : rien n’a changé. Voici le bloc tel qu’il est.
tablet-refused-names = Tu as nommé { $list }.
tablet-refused-line = Tu as écrit : { $line }. Rien n’est noté ; clique à nouveau sur le bouton pour corriger.
tablet-not-understood = Je ne peux pas lire cette ligne. Écris une réponse par place, dans l’ordre, avec des espaces entre elles, comme dans l’exemple.
tablet-wrong-count = { $wanted ->
    [one] Il faut { $wanted } réponse
   *[other] Vous êtes { $wanted }
}, et tu as écrit { $typed ->
    [one] { $typed } réponse
   *[other] { $typed } réponses
}.
tablet-more-than-cards = { $name } a plus de { $cards } : c’est le nombre de cartes de cette manche.
tablet-adds-up = La somme des prédictions est { $cards }, comme celle des plis. { $name } prédit en dernier et doit dire autre chose.
tablet-wrong-sum = { $cards ->
    [one] Cette manche a { $cards } pli
   *[other] Cette manche a { $cards } plis
}, et la somme des tiens est { $sum }.
tablet-box-used = { $name } a déjà pris la case { $said }.
tablet-box-taken = { $name } ne peut pas prédire { $said } : { $by } l’a déjà prédit.
tablet-nothing-to-strike = { $name } ne peut pas barrer cette case : il faut la carte magique, et des points négatifs dans la couleur de la prédiction.
tablet-more-than-dice = { $name } a plus de dés justes qu’il n’y a de dés.
tablet-jester-box-used = { $name } a déjà pris la case Naze ×{ $jesters }.
