# La cloche : être appelé quand quelqu’un veut jouer. Et les fuseaux horaires, que Discord ne dit pas.

bell-title = Appelle-moi quand quelqu’un veut jouer
bell-off = **La cloche est désactivée.** Personne ne t’appelle sur ce serveur.
bell-about = Active-la, et je te mentionne quand quelqu’un ouvre une table ici : pour les jeux que tu choisis, jamais pendant tes heures calmes, et au plus une fois toutes les deux heures sur tous les serveurs ensemble.
bell-turn-on = Appelle-moi
bell-turn-off = Ne m’appelle plus
bell-rings = { $games ->
    [cards] **La cloche est activée :** je te mentionne quand quelqu’un ouvre ici une table pour le jeu de cartes.
    [dice] **La cloche est activée :** je te mentionne quand quelqu’un ouvre ici une table pour le jeu de dés.
   *[both] **La cloche est activée :** je te mentionne quand quelqu’un ouvre une table ici, pour les cartes ou les dés.
}
bell-quiet = Jamais entre { $from } et { $to }.
bell-never-quiet = À toute heure.
bell-seldom = Au plus une fois toutes les deux heures.
# D’abord les mentions, de gens ou d’un rôle.
bell-call = { $people } { $host } veut jouer { $game ->
    [dice] au jeu de dés.
   *[cards] au jeu de cartes.
} Avec { $bell }, tu choisis quand je t’appelle.

pick-called-for-both = Appelle-moi pour les cartes et les dés
about-called-for-both = Pour chaque table que quelqu’un ouvre ici.
pick-called-for-cards = Appelle-moi pour les cartes
about-called-for-cards = Seulement quand quelqu’un veut jouer aux cartes.
pick-called-for-dice = Appelle-moi pour les dés
about-called-for-dice = Seulement quand quelqu’un veut jouer aux dés.
pick-quiet-never = Pas d’heures calmes
about-quiet-never = Je t’appelle à toute heure.
pick-quiet-from = Calme dès { $hour }
about-quiet-from = À partir de là, je ne t’appelle pas.
pick-quiet-to = Calme jusqu’à { $hour }
about-quiet-to = À partir de là, je t’appelle de nouveau.

zone-own = Ton fuseau horaire est **{ $city }** : il y est { $time }. Ton Discord affiche { $here } ; en cas d’écart, choisis-en un autre.
zone-of-server = Les heures ci-dessous suivent le fuseau horaire du serveur, **{ $city }** : il y est { $time }. Ton Discord affiche { $here } ; en cas d’écart, choisis ton propre fuseau.
zone-other = Autre fuseau horaire …
zone-form-title = Fuseau horaire
zone-form-label = Une ville, ou un nom comme Europe/Lisbon
zone-form-placeholder = Lisbon
zone-unknown = Je ne connais pas de fuseau horaire « { $typed } ». Écris en anglais la plus grande ville près de toi, comme Lisbon ou Auckland, ou choisis-en un ci-dessous. Rien n’a changé.
pick-zone = Fuseau horaire : { $city }
about-zone = Il y est maintenant { $time } ({ $name }).
