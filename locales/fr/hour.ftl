# L’heure à laquelle un lobby commence tout seul. Chacun lit { $hour } et { $countdown } dans son fuseau horaire.

lobby-hour = Commencer à …
hour-title = Commencer à heure fixe
hour-about = Chacun lit l’heure dans son propre fuseau horaire. À ce moment, j’appelle toutes les personnes qui ont une place ici.
hour-none = Aucune heure n’est fixée : tu lances la partie.
hour-named = **Commence à { $hour }**, { $countdown }, avec toutes les personnes présentes (au moins { $fewest }).
hour-missed = **La partie devait commencer à { $hour }** et n’a pas pu : il faut au moins { $fewest } personnes et des options qui vont ensemble. L’hôte lance la partie, ou choisit une autre heure.
hour-or-host = L’hôte peut lancer la partie plus tôt ; l’ordre de jeu est alors tiré au sort.
hour-other = Autre heure …
hour-form-label = Heure à { $city }, au plus un jour à l’avance
hour-form-placeholder = 20:30
hour-unknown = « { $typed } » n’est pas une heure. Écris-la comme 20:30 ou 20 h. Rien n’a changé.
# D’abord les mentions de gens.
hour-call = { $people } Il est { $hour } : la partie commence.
pick-hour-never = Pas d’heure
about-hour-never = L’hôte lance la partie.
pick-hour = Commencer à { $time }
about-hour = { $day ->
    [today] Aujourd’hui ({ $city })
   *[tomorrow] Demain ({ $city })
}

refusal-wrong-hour = Cette heure est passée, ou à plus d’un jour d’ici. Choisis-en une autre.
