# Là où le bot n’est pas : messages privés, groupes, et serveurs qui ne l’ont pas ajouté.
elsewhere-goes-on = 15 minutes sans clic ? Un bouton me réveille.
elsewhere-lobby = Je ne suis pas membre ici : il n’y a ni limite de temps, ni cote, ni classement. Quand la partie commence, chacun clique pour voir sa main.
elsewhere-proposed = C’est proposé. Les autres acceptent de la même façon.
elsewhere-newcomer = Dès la prochaine manche, tu joues à la place de l’ordinateur **{ $computer }** : clique alors pour voir ta main. Ton résultat ne compte pas.
elsewhere-profile = Parties en messages privés, dans des groupes, et sur des serveurs qui ne m’ont pas ajouté
elsewhere-profile-of-another = Ici, tu ne vois que ton propre profil. Ceux des autres sont visibles sur les serveurs.
elsewhere-no-profile = Tu n’as pas encore terminé de partie hors des serveurs : ton profil commence ici avec la première. `/wizard { command-play.name }` ouvre un lobby.
elsewhere-help = Je ne suis pas membre ici : je réponds aux clics, et rien d’autre. Il n’y a ni limite de temps, ni cote, ni classement, et seul un clic t’apporte ta main.
elsewhere-help-seated = Tu as une place dans le lobby ici. Dès que l’hôte a lancé la partie, le message de la table a un bouton pour ta main.
elsewhere-help-host = Tu es l’hôte du lobby ici. Son message a **Options**, **Ajouter un ordi** et **Commencer** ; quand la partie commence, il a un bouton pour ta main.
elsewhere-commands = **Commandes**
    { $play } ouvre un lobby
    { $hand } montre ta main, à toi seulement
    { $board } ramène la table en bas
    { $scores } montre la feuille de scores
    { $leave } te fait quitter la table, pour l’instant ou pour de bon
    { $rules } explique un sujet
    { $tutorial } est une première partie
    { $daily } est la partie du jour, la même pour tout le monde
    Il y en a d’autres : tape `/wizard` pour tout voir.
