# Le profil d’une personne sur un serveur.

profile-title = { $name }{ $titled ->
    [yes] {" "}· { $title }
   *[no] {""}
} · { $shown }
profile-none-own = Tu n’as encore fini aucune partie sur ce serveur : ton profil commence avec la première. `/wizard { command-play.name }` ouvre un lobby.
profile-elsewhere = Hors des serveurs, tu as fini { $games ->
    [one] { $games } autre partie
   *[other] { $games } autres parties
} : `/wizard { command-profile.name }` les montre en messages privés avec moi.
profile-none = Rien à montrer : pas encore de partie finie sur ce serveur. Les ordinateurs et les bots n’ont pas de profil.
profile-cards = Jeu de cartes
profile-dice = Jeu de dés
profile-achievements = Succès
profile-achievements-rest = Autres succès
profile-page-empty = { $page } : encore rien
profile-share = Montrer à tous
profile-text-only = Texte seul
profile-with-picture = Avec image

# La tête et les lignes du tableau : 7 colonnes de large au plus.
profile-head = joueurs
profile-head-all = tout
profile-row-games = parties
profile-row-wins = gagnées
profile-row-points = moyenne
profile-row-best = record
profile-row-exact = exactes

profile-places = Rangs : { $places }
profile-count = { $medal } { $count }
profile-rating = Cote : { $last }, au début { $first }, minimum { $lowest }, maximum { $highest }
profile-mean = Points par partie, en moyenne : { $last }, au début { $first }, minimum { $lowest }, maximum { $highest }
profile-streaks = De suite : { $exact ->
    [one] { $exact } prédiction exacte
   *[other] { $exact } prédictions exactes
} (en ce moment { $exact-now }), { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} (en ce moment { $wins-now })
profile-last = Dernières parties, la plus ancienne d’abord, avec les prédictions exactes : { $games }
profile-last-game = { $medal } { $exact } %
profile-beaten = Bat le plus souvent : { $rivals }
profile-unbeaten = Perd le plus souvent contre : { $rivals }
profile-rival = { $name }{"\u00A0"}{ $won }–{ $lost }
profile-stood-in = { $games ->
    [one] Un ordinateur a terminé { $games } de ces parties.
   *[other] Un ordinateur a terminé { $games } de ces parties.
}

# Les succès : chacun a un nom et une phrase qui dit pourquoi.
profile-had = Succès, { $had } sur { $all } : { $names }
profile-had-none = Succès : encore aucun sur { $all }
profile-count-achieved = { $had } succès sur { $all }
profile-achieved = 🏅 **{ $name }** · { $sentence }
profile-not-achieved = ▫️ **{ $name }** · { $done } sur { $of } · { $sentence }
achievement-first-win = Clé de voûte
achievement-first-win-why = Gagner une partie.
achievement-five-exact = Œil vif
achievement-five-exact-why = Réussir cinq prédictions exactes de suite.
achievement-below-zero = Sous terre
achievement-below-zero-why = Finir une partie sous zéro.
achievement-no-exact = Je l’avais dit
achievement-no-exact-why = Finir une partie d’au moins cinq prédictions sans une seule exacte.
achievement-ten-games = Pilier du cercle
achievement-ten-games-why = Jouer dix parties jusqu’au bout.
achievement-from-last = Phénix
achievement-from-last-why = Gagner juste après une dernière place au même jeu.
achievement-both-games = Deux arts
achievement-both-games-why = Gagner aux cartes et aux dés.
achievement-shared-win = Côte à côte
achievement-shared-win-why = Partager une première place.
achievement-five-second = Si près
achievement-five-second-why = Finir cinq fois à la deuxième place.
achievement-three-wins = Trois pierres
achievement-three-wins-why = Gagner trois parties de suite.
achievement-by-a-hair = D’un cheveu
achievement-by-a-hair-why = Gagner avec le plus petit écart : dix points aux cartes, un aux dés, ou zéro.
achievement-thousand-points = Trésor des Nains
achievement-thousand-points-why = Marquer mille points aux cartes, dans des parties au-dessus de zéro.
achievement-ten-exact = Regard clair
achievement-ten-exact-why = Réussir dix prédictions exactes de suite.
achievement-full-circle = Cercle complet
achievement-full-circle-why = Jouer à une table complète : six aux cartes, cinq aux dés.
achievement-every-table = À toutes les tables
achievement-every-table-why = Gagner aux cartes à trois, quatre, cinq et six.
achievement-every-page = Dans tous les cercles
achievement-every-page-why = Gagner aux dés à deux, trois, quatre et cinq.
achievement-hundred-exact = Parole tenue
achievement-hundred-exact-why = Réussir cent prédictions exactes.
achievement-ten-dice = Main du Voyant
achievement-ten-dice-why = Gagner dix parties de dés.
achievement-ten-last = Pierre de fondation
achievement-ten-last-why = Finir dix fois à la dernière place : il faut bien porter les autres.
achievement-hundred-games = Une pierre du cercle
achievement-hundred-games-why = Jouer cent parties jusqu’au bout.
achievement-all-exact = Oracle
achievement-all-exact-why = Réussir toutes les prédictions d’une partie.
achievement-giants-fall = La chute du géant
achievement-giants-fall-why = Gagner contre quelqu’un à la cote bien plus haute.

# À côté d’un nom : le titre choisi par la personne.
titled = { $name } *{ $title }*
profile-select-title = Titre : { $name }
profile-no-title = Titre : aucun
profile-about-title = Rien n’accompagne ton nom.

# Sur son image
picture-games = { $games ->
    [one] partie
   *[other] parties
}
picture-wins = { $wins ->
    [one] victoire
   *[other] victoires
}
picture-exact = exactes
picture-streak = de suite
picture-rating = cote
picture-mean = moyenne
picture-place = rang

# La description de son image
alt-profile = { $name } { $game ->
    [dice] aux dés
   *[cards] aux cartes
} : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, victoires : { $wins }, prédictions exactes : { $exact } %, au plus { $streak } de suite.
alt-profile-rating = Cote de { $first } à { $last }, entre { $lowest } et { $highest }.
alt-profile-mean = Points par partie, en moyenne, de { $first } à { $last }, entre { $lowest } et { $highest }.
alt-profile-last = Les dernières parties, la plus ancienne d’abord, rang et part de prédictions exactes : { $games }.
alt-profile-game = { $place } ({ $exact }{"\u00A0"}%)
