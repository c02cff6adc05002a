# Les classements : par cote, par saison, par nombre de places, et sa propre ligne.

board-title = Classement · { $game ->
    [dice] jeu de dés
   *[cards] jeu de cartes
}
board-title-players = { board-title } à { $players }
board-by-rating = par cote, dès la troisième partie avec d’autres personnes
board-head-rating = cote
board-empty-rating = La cote commence à trois parties avec d’autres personnes ; personne n’en a encore joué autant.
# Sous l’une des phrases qui disent pourquoi le classement est vide.
board-missing = **{ $name }** : encore { $missing } à jouer.
board-unlisted-rating = **{ $name }** n’y figure pas encore : la cote commence à trois parties avec d’autres personnes ; encore { $missing } à jouer.
board-unlisted-third = **{ $name }** n’y figure pas encore : les moyennes comptent à partir de trois parties ; encore { $missing } à jouer.
board-unlisted = **{ $name }** n’a encore fini aucune partie ici.
board-season = { $quarter ->
    [1] janvier à mars
    [2] avril à juin
    [3] juillet à septembre
   *[4] octobre à décembre
} { $year }

# Au-dessus des chiffres, là où qui gagne aurait une médaille.
board-medal = { $medal } **{ $name }**{ $titled ->
    [yes] {" "}· *{ $title }*
   *[no] {""}
}
board-no-win = { $people ->
    [1] **{ $name }** inaugure ce classement ; la première victoire reste à prendre.
   *[other] Personne n’a encore gagné : la première victoire reste à prendre.
}

# Ce que veulent dire les valeurs des deux listes, en une ligne.
board-about-rating = Force d’après les rangs contre d’autres personnes, dès la troisième partie
board-about-wins = Premières places, partagées comprises
board-about-points = Moyenne de toutes les parties, dès la troisième
board-about-precision = Part de prédictions exactes, dès la troisième partie
board-about-games = Parties jouées jusqu’au bout
board-about-all-time = Toutes les parties de ce serveur
board-about-month = Jusqu’à aujourd’hui
board-about-season = Une saison terminée
