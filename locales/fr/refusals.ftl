# Ce qui n’est pas possible, et ce qui le serait.

refusal-not-seated = Tu regardes : tu n’as pas de place à cette table.
refusal-not-seated-lobby = Tu n’as pas encore de place à cette table : clique sur **Prendre place**.
refusal-has-left = Tu as quitté cette partie, et un ordinateur continue à ta place. `/wizard { command-play.name }` dans un autre salon en ouvre une nouvelle.
refusal-seated = Tu as déjà une place ici.
refusal-full = Toutes les places sont prises ; regarde la table, ou ouvres-en une dans un autre salon avec `/wizard { command-play.name }`.
refusal-not-host = Seul l’hôte, { $name }, peut faire ça.
refusal-too-few = Il faut être au moins { $needed } pour jouer. Attends du monde, ou clique sur **Compléter et commencer**.
refusal-begun = La partie a commencé ; voici où elle en est.
refusal-cut-begun = La partie a commencé et son hasard est fixé : on ne peut plus couper. Tes mots n’y sont pas mêlés.
refusal-cut-blank = Pour couper, tape des mots visibles : une lettre suffit.
refusal-cut-long = Pour couper, tape 100 caractères au plus.
refusal-not-begun = La partie n’a pas encore commencé : à l’hôte de la lancer dans le lobby.
refusal-over = Cette partie est terminée. Pour rejouer, clique sur **Revanche**, sous le résultat ; `/wizard { command-play.name }` ouvre une autre partie.
refusal-stale = La partie a avancé entre-temps ; voici où elle en est.
refusal-played-already = Déjà joué : ton tour est venu avant que tu l’annules.
refusal-set-aside = Je n’arrive plus à lire ce que je gardais de cette table, je l’ai donc mise de côté ; la raison est dans le journal technique du bot, pour qui l’héberge. `/wizard { command-play.name }` ouvre une nouvelle table.
refusal-no-table = Pas de partie dans ce salon. `/wizard { command-play.name }` en ouvre une.
refusal-table-elsewhere = Pas de partie dans ce salon : la tienne est dans { $channel }. Si ce salon n’existe plus, tape de nouveau `/wizard { command-board.name }` ici dans un instant.
refusal-channel-gone = Le salon de ta partie n’existe plus : `/wizard { command-board.name }` amène la partie ici.
refusal-channel-taken = Ce salon a déjà une table : regarde-la, ou joue dans un autre salon.
refusal-channel-taken-by-you = Ce salon a déjà une table : joue la partie jusqu’au bout, ou termine-la.
refusal-many-lobbies = { $most ->
    [one] Tu as déjà un lobby ouvert sur ce serveur, et c’est la limite par personne : lance-le ou ferme-le d’abord.
   *[other] Tu as déjà { $most } lobbys ouverts sur ce serveur, et c’est la limite par personne : lance ou ferme d’abord l’un d’eux.
}
refusal-many-tables = { $most ->
    [one] Une table est ouverte sur ce serveur, et c’est la limite : attends qu’elle se termine.
   *[other] { $most } tables sont ouvertes sur ce serveur, et c’est la limite : attends que l’une d’elles se termine.
}
refusal-not-there = Cette personne n’a plus de place ici.
refusal-last-round = C’est la dernière manche : il n’y en a plus d’autre où jouer.
refusal-no-computer = Aucun ordinateur ne joue à cette place.
refusal-forged = Ce bouton ne marche plus. `/wizard { command-board.name }` ramène la table en bas.
refusal-unknown-command = Cette commande n’existe pas, ou plus. Tape `/wizard` pour voir toutes les commandes.
refusal-other-game = « { $option } » est une option de l’autre jeu : enlève-la, ou choisis cet autre jeu.
refusal-no-such-value = « { $option } » ne peut pas valoir « { $value } ». Choisis parmi les valeurs proposées pendant que tu tapes.
refusal-guild-only = C’est réservé aux serveurs qui m’ont ajouté : essaie là-bas.
refusal-other-process = Je ne suis pas membre de ce serveur, je ne peux donc pas y jouer : joue en message privé avec moi, ou sur un serveur qui m’a ajouté.
refusal-permission = Je ne peux pas écrire ici. Il me faut { $count ->
    [one] la permission
   *[other] les permissions
} **{ $permissions }** dans ce salon.
refusal-permission-elsewhere = Dans { $channel }, j’ai toutes les permissions qu’il me faut.
refusal-not-alone = D’autres personnes jouent ici : `/wizard { command-end.name }` leur demande leur accord.
refusal-agreed = Tu as déjà donné ton accord ; chaque voix compte une fois.
refusal-not-proposer = Seule la personne qui l’a proposé peut le retirer.
refusal-vote-over = Ce vote est clos. `/wizard { command-pause.name }` ou `/wizard { command-end.name }` en ouvre un nouveau.
refusal-paused = La partie est déjà en pause : **Reprendre** sur le message de la table, ou n’importe quel coup, y met fin.
refusal-not-paused = La partie n’est pas en pause.
refusal-not-playing = Pour terminer cette partie, il faut y jouer, ou avoir la permission Gérer le serveur.

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
rule-follow = Tu as { $cards } : joue la couleur demandée ({ $suit }).
rule-follow-or = Tu as { $cards } : joue la couleur demandée ({ $suit }), ou bien { $instead }.
rule-your-wizard = { $count ->
    [one] ton Zarbi
   *[other] un Zarbi
}
rule-your-jester = { $count ->
    [one] ton Naze
   *[other] un Naze
}

unplayable-seats = Le jeu de cartes est fait pour 3 à 6 personnes.
unplayable-dice-seats = Le jeu de dés est fait pour 2 à 5 personnes : retire quelqu’un, ou choisis le jeu de cartes.
unplayable-nobody-last = Plus ou moins 1 demande des paris ouverts : avec des paris cachés ou secrets, personne ne parie en dernier. Choisis les paris ouverts, ou enlève plus ou moins 1.
unplayable-unicolore-seats = L’unicolore se joue à 3 ou 4, chacun sa couleur. Enlève-le, ou retire quelqu’un.
unplayable-unicolore-rounds = L’unicolore n’a pas de manches de tournoi : choisis toutes les manches ou cinq, ou enlève l’unicolore.

busy = Trop de monde d’un coup : rien n’a été fait. Réessaie dans un instant.
fault = Une erreur est survenue de mon côté, et rien n’a changé. Réessaie dans un instant.
posted-below = Voir plus bas.
