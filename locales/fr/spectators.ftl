# Ce que peut presser qui regarde : *J’en suis pour la prochaine*, et *Prendre la place* d’un ordinateur.
next-button = J’en suis pour la prochaine
next-take-back = Je n’en suis plus
next-in = Tu en es pour la prochaine partie : quand quelqu’un clique ici sur **Revanche**, tu as une place dans le lobby.
next-out = Tu n’en es pas pour la prochaine partie.
next-who = { $people ->
    [0] Personne n’y a encore demandé de place.
    [one] Y demande une place : { $names }.
   *[other] Y demandent une place, dans cet ordre : { $names }.
}
next-plays-already = Tu joues dans cette partie. Quand elle sera terminée, **Revanche** ouvrira la prochaine.
newcomer-button = Remplacer { $computer }
newcomer-in = Dès la prochaine manche, tu joues à la place de l’ordinateur **{ $computer }** : ta main apparaîtra toute seule. Ton résultat ne compte pas, et la partie est sans cote.
newcomer-out = Tu ne remplaces personne : tu regardes.
newcomer-take-back = Je préfère regarder
