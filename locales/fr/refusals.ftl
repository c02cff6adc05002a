# Ce qui n’est pas possible, et ce qui le serait.

refusal-not-seated = Tu regardes : tu n’as pas de place à cette table.
refusal-not-seated-lobby = Tu n’as pas encore de place à cette table : clique sur **Prendre place**.
refusal-has-left = Tu as quitté cette partie, et un ordinateur continue à ta place. `/wizard play` dans un autre salon en ouvre une nouvelle.
refusal-seated = Tu as déjà une place ici.
refusal-full = Toutes les places sont prises ; regarde la table, ou ouvres-en une dans un autre salon avec `/wizard play`.
refusal-not-host = Seul l’hôte, { $name }, peut faire ça.
refusal-too-few = Il faut être { $needed } pour jouer. Attends du monde, ou clique sur **Compléter et commencer**.
refusal-begun = La partie a commencé ; voici où elle en est.
refusal-cut-begun = La partie a commencé et son hasard est fixé : on ne peut plus couper. Tes mots n’y sont pas mêlés.
refusal-cut-blank = Pour couper, tape des mots visibles : une lettre suffit.
refusal-cut-long = Pour couper, tape 100 caractères au plus.
refusal-not-begun = La partie n’a pas encore commencé : à l’hôte de cliquer sur **Commencer**.
refusal-over = Cette partie est terminée. **Revanche**, sous le résultat, la rejoue ; `/wizard play` en ouvre une autre.
refusal-stale = La table a avancé ; voici où elle en est.
refusal-set-aside = Je n’arrive plus à lire ce que je gardais de cette table, je l’ai donc mise de côté ; qui héberge le bot trouvera la raison dans le journal du bot. `/wizard play` en ouvre une nouvelle.
refusal-no-table = Pas de partie dans ce salon. `/wizard play` en ouvre une.
refusal-table-elsewhere = Pas de partie dans ce salon : la tienne est dans { $channel }. Si ce salon n’existe plus, tape de nouveau `/wizard board` ici dans un instant.
refusal-channel-gone = Le salon de ta partie n’existe plus : `/wizard board` amène la partie ici.
refusal-channel-taken = Ce salon a déjà une table : joue dans un autre salon, ou regarde celle-ci avec `/wizard board`.
refusal-channel-taken-by-you = Ce salon a déjà une table : finis la partie, ou termine-la avec `/wizard end`. `/wizard board` la ramène en bas ici.
refusal-many-lobbies = { $most ->
    [one] Tu as déjà un lobby ouvert sur ce serveur, et c’est la limite par personne : commence ou ferme-le d’abord.
   *[other] Tu as déjà { $most } lobbys ouverts sur ce serveur, et c’est la limite par personne : commences-en ou fermes-en un d’abord.
}
refusal-many-tables = { $most ->
    [one] Une table est ouverte sur ce serveur, et c’est la limite : attends qu’elle se termine.
   *[other] { $most } tables sont ouvertes sur ce serveur, et c’est la limite : attends que l’une d’elles se termine.
}
refusal-not-there = Cette personne n’a plus de place ici.
refusal-last-round = C’est la dernière manche : il n’y en a plus d’autre où jouer.
refusal-no-computer = Aucun ordinateur ne joue à cette place.
refusal-forged = Ce bouton ne marche plus. `/wizard board` ramène la table en bas.
refusal-unknown-command = Cette commande n’existe pas, ou plus. Tape `/wizard` pour voir toutes les commandes.
refusal-other-game = « { $option } » est une option de l’autre jeu : enlève-la, ou choisis ce jeu.
refusal-no-such-value = « { $option } » ne peut pas valoir « { $value } ». Choisis parmi les valeurs proposées pendant que tu tapes.
refusal-guild-only = Wizard se joue dans les salons d’un serveur : essaie là-bas.
refusal-permission = Je ne peux pas écrire ici. Il me faut { $count ->
    [one] la permission
   *[other] les permissions
} { $permissions } dans ce salon.
refusal-not-alone = Tu ne joues pas seulement contre des ordinateurs : `/wizard end` demande aux autres.
refusal-agreed = Tu as déjà donné ton accord ; chaque voix compte une fois.
refusal-not-proposer = Seule la personne qui l’a proposé peut le retirer.
refusal-vote-over = Ce vote est clos. `/wizard pause` ou `/wizard end` en ouvre un nouveau.
refusal-paused = La partie est déjà en pause : **Reprendre** sur le message de la table, ou n’importe quel coup, y met fin.
refusal-not-paused = La partie n’est pas en pause.
refusal-not-playing = Seul qui joue à cette table, ou a la permission Gérer le serveur, peut y mettre fin.

permission-view = Voir le salon
permission-send = Envoyer des messages
permission-send-in-threads = Envoyer des messages dans les fils
permission-start-threads = Créer des fils publics
permission-embed = Intégrer des liens

rule-over = La partie est terminée.
rule-name-trump = D’abord, détermine la couleur d’atout.
rule-predict = D’abord, annonce combien de plis tu remporteras.
rule-play = Maintenant, joue une carte.
rule-more-than-cards = { $cards ->
    [one] Il y a un seul pli : annonce 0 ou 1.
   *[other] Il y a { $cards } plis : annonce de 0 à { $cards }.
}
rule-adds-up = La somme des prédictions ferait { $cards }, et plus ou moins 1 l’interdit : annonce un autre nombre.
rule-not-in-hand = Tu n’as pas { $card } en main : joue une de tes cartes.
rule-follow = Joue la couleur demandée ({ $suit }) : tu as { $cards }.
rule-follow-or = Joue la couleur demandée ({ $suit }) : tu as { $cards }, ou joue { $instead }.
rule-your-wizard = { $count ->
    [one] ton Zarbi
   *[other] un Zarbi
}
rule-your-jester = { $count ->
    [one] ton Naze
   *[other] un Naze
}

unplayable-seats = Le jeu de cartes se joue de 3 à 6.
unplayable-dice-seats = Le jeu de dés se joue de 2 à 5 : retire quelqu’un, ou choisis le jeu de cartes.
unplayable-nobody-last = Plus ou moins 1 demande des paris ouverts : avec des paris cachés ou secrets, personne ne parie en dernier. Choisis les paris ouverts, ou enlève plus ou moins 1.
unplayable-unicolore-seats = L’unicolore se joue à 3 ou 4, une couleur chacun. Enlève-le, ou retire quelqu’un.
unplayable-unicolore-rounds = L’unicolore n’a pas de manches de tournoi : choisis toutes les manches ou cinq, ou enlève l’unicolore.

busy = Trop de monde d’un coup, rien ne s’est passé. Réessaie dans un instant.
fault = Une erreur est survenue de mon côté, et rien n’a changé. Réessaie dans un instant.
posted-below = Voir plus bas.
