# The deal of the day: everybody's message, one's own game, yesterday's with all hands, and its luck.

daily-title = ☀️ Partie du jour · { $number }
daily-about = { $game ->
    [dice] Cinq manches aux dés, environ quatre minutes. Les mêmes dés et les trois mêmes archimages pour tout le monde. Un seul essai, visible pour toi seulement.
   *[cards] Cinq manches aux cartes, environ quatre minutes. Les mêmes cartes et les trois mêmes archimages pour tout le monde. Un seul essai, visible pour toi seulement.
}
# A hit or a miss for each round, the points, and the days in a row.
daily-line = { $place } **{ $name }** { $strip } **{ $points }** · { $days ->
    [one] nouveau
   *[other] { $days } jours
}
daily-nobody = Personne ne l’a encore terminée.
daily-par = pour comparer : un maître a fait { $points }
daily-people = { $people ->
    [one] { $people } personne a terminé
   *[other] { $people } personnes ont terminé
}
daily-server-streak = série de ce serveur : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
daily-best-of-yesterday = hier { $name } a gagné avec { $points }
daily-reminder = { $people } : la partie du jour est là.

daily-play = Jouer la partie du jour
daily-yesterday = Hier, à découvert
daily-remind = Rappelle-moi
daily-remind-no-more = Plus de rappel
daily-luck-button = Hasard scellé

daily-against-par = { $side ->
    [below] { $points } de moins qu’un maître
    [above] { $points } de plus qu’un maître
   *[on] autant qu’un maître
}
daily-made = { $strip } **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}**, { $against-par } : un maître en a fait { $par }.
daily-rounds = Par manche : { $rounds }.
daily-place = Pour l’instant tu es numéro { $place } sur { $people } sur ce serveur.
daily-streak = { $days ->
    [one] { $days } jour d’affilée.
   *[other] { $days } jours d’affilée.
}
daily-next = La prochaine partie arrive { $next }. Celle-ci sera découverte { $opens } : rien n’y sera plus caché.
daily-struck = Tu as d’abord terminé cette partie sur un autre serveur. C’est celle-là qui compte, pas celle-ci.
daily-too-late = La partie { $number } est close : une partie commencée peut être terminée jusqu’à une heure après minuit (UTC).
daily-other-version = Ta partie du jour a été commencée dans une autre version du bot et ne peut pas continuer. Demain il y en aura une nouvelle.
daily-none = Il n’y a pas de partie du jour ici. Qui héberge le bot peut la mettre en place.
daily-no-yesterday = Aucune partie précédente n’est encore découverte.
daily-not-open = Cette partie n’est pas encore découverte.

daily-reminded = Quand le message du jour paraîtra ici, je te mentionnerai. Appuie encore une fois pour arrêter.
daily-not-reminded = Je ne te mentionne plus quand le message du jour paraît.

daily-yesterday-title = **Partie du jour · { $number }**, manche { $round } sur { $rounds }, tout à découvert
daily-round = Manche { $round }
daily-a-master = Un maître
daily-record = Le journal de la partie { $number } : `henge verify` en vérifie le hasard et les coups.

daily-luck-title = Le hasard des jours
daily-sealed = La partie { $number } est scellée : table { $table }, `{ $commitment }`
daily-opened = La partie { $number } est découverte. Son secret : `{ $secret }`
daily-luck-why = Un sceau montre que personne n’a changé la partie depuis. Le SHA-256 de chaque secret est le secret de la veille ; ainsi tous les serveurs et tous les jours forment une seule chaîne.
