# Ce que peut presser qui regarde : *J’en suis pour la prochaine*, et *Prendre la place* d’un ordinateur.
next-button = J’en suis pour la prochaine
next-take-back = Je n’en suis plus
next-in = Tu en es pour la prochaine partie : quand quelqu’un clique ici sur **Revanche**, tu as une place dans le lobby.
next-out = Tu n’en es pas pour la prochaine partie.
next-who = { $people ->
    [one] Y demande une place : { $names }.
   *[other] Y demandent une place, dans cet ordre : { $names }.
}
next-plays-already = Tu joues dans cette partie. Quand elle sera terminée, **Revanche** ouvrira la prochaine.
newcomer-button = Remplacer { $computer }
newcomer-in = Dès la prochaine manche, tu joues à la place de l’ordinateur **{ $computer }** : ta main apparaîtra toute seule. Ton résultat ne compte pas, et la partie est sans cote.
newcomer-out = Tu ne remplaces personne : tu regardes.
newcomer-take-back = Je préfère regarder

# Regarder avec les yeux de quelqu’un qui le permet.
eyes-open = Qui regarde peut voir ceci.
eyes-title = Ce que voit **{ $name }**. Personne d’autre ne reçoit ceci. Tu as regardé : tu ne peux donc plus remplacer personne dans cette partie.
eyes-look = Voir ce que voit { $name }
eyes-cost = Qui a regardé ne peut plus remplacer personne dans cette partie.
more-eyes = Laisser le public voir mon jeu
more-eyes-about = Qui regarde voit mes cartes ou ma feuille, jusqu’à nouvel ordre ou la fin de la partie.
more-no-eyes = Ne plus laisser voir mon jeu
more-no-eyes-about = On ne voit alors que ce que tout le monde voit.
refusal-no-eyes = Ce n’est pas possible ici : dans une partie qui peut être cotée, et pour qui joue, ce qui est caché le reste.
refusal-eyes-closed = Cette vue n’est pas ouverte, ou ne l’est plus.
refusal-has-looked = Dans cette partie, tu as vu ce que voit quelqu’un d’autre : tu ne peux donc remplacer personne. **{ next-button }** reste possible.
