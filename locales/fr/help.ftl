# Ce qu’on peut faire ici en ce moment.

help-title = Ce que tu peux faire ici
help-what = **Wizard** est un jeu de prédictions exactes. Aux cartes, tu annonces à chaque manche combien de plis tu remporteras ; aux dés, combien des sept dés montreront ta couleur. Tu ne gagnes des points que si tu tombes juste.
help-no-table = Il n’y a pas de table dans ce salon. Ouvre un lobby : les autres prennent place d’un clic, et des ordinateurs complètent la table. Tu découvres Wizard ? Une première partie de trois courtes manches te montre comment on joue ; elle n’est visible que pour toi.
help-missing = Il n’y a pas de table dans ce salon, et je ne peux pas en ouvrir : il me faut ici { $count ->
    [one] la permission
   *[other] les permissions
} **{ $permissions }**. La première partie, visible pour toi seulement, marche quand même.
help-elsewhere = Ta partie est dans { $channel }, et ta main aussi. Il n’y a pas de table dans ce salon.
help-astray = Le salon de ta partie n’existe plus. Amène la partie ici pour continuer.
help-lobby = Un lobby est ouvert ici : clique sur **Prendre place** sous son message, ou ramène d’abord ce message en bas.
help-lobby-seated = Tu as une place dans le lobby ici. L’hôte lance la partie ; ta main apparaîtra alors toute seule.
help-lobby-host = Tu es l’hôte du lobby ici. Son message a **Options**, **Ajouter un ordi** et **Commencer** ; quand la partie commence, ta main apparaît toute seule.
help-my-turn = **C’est ton tour.** Ouvre ta main ou ta feuille : tu y verras quoi faire.
help-waiting = Tu joues ici, et ce n’est pas ton tour. Ta main ou ta feuille montre qui la partie attend.
help-paused = La partie est en pause ici. **Reprendre** sur le message de la table, ou n’importe quel coup, y met fin.
help-away = Un ordinateur joue à ta place. Ouvre ta main pour la reprendre.
help-onlooker = Une partie se joue ici, et tu la regardes : scores et règles te sont ouverts. Pour jouer, prends un autre salon ou un fil.
help-elsewhere-too = Tu joues dans { $channel }.
help-commands = **Commandes**
    { $play } ouvre un lobby
    { $hand } montre ta main, à toi seulement
    { $board } ramène la table en bas
    { $scores } montre la feuille de scores
    { $leave } te fait quitter la table, pour l’instant ou pour de bon
    { $rules } explique un sujet
    { $tutorial } est une première partie
    { $daily } est la partie du jour, la même pour tout le monde
    { $bell } t’appelle quand quelqu’un veut jouer
    { $tablet } note les points d’une partie avec de vraies cartes ou de vrais dés
    Il y en a d’autres : tape `/wizard` pour tout voir.
    Sous un résultat, **Même donne** offre à tous les autres les mêmes cartes ou les mêmes dés
    Dans le menu d’une personne, **Applications** propose *{ user-command-challenge }*

help-play-cards = Ouvrir une table : cartes
help-play-dice = Ouvrir une table : dés
help-play-thread = Ouvrir dans un fil
help-tutorial-cards = 1re partie : cartes
help-tutorial-dice = 1re partie : dés
help-hand = Ma main ou ma feuille
help-hand-back = Reprendre ma place
help-scores = Scores
help-board = Montrer la table ici
help-leave = Partir …
help-rules-cards = Règles : cartes
help-rules-dice = Règles : dés

# The message with buttons that stays in a channel.
help-panel-title = Ici, on joue à Wizard
help-panel = Appuie sur un bouton : personne n’a besoin de taper une commande. Ouvre une table, et les autres la rejoignent avec **Prendre place** ; des ordinateurs occupent les places libres. La première partie et la partie du jour se jouent en solo, à toute heure.
help-panel-managers = Seules les personnes qui gèrent ce serveur peuvent afficher le panneau. L’**aide** montre ce que tu peux faire ici.
help-bell = Appelle-moi …
help-help = Aide
help-profile = Mon profil
help-leaderboard-cards = Classement : cartes
help-leaderboard-dice = Classement : dés
help-privacy = Mes données
