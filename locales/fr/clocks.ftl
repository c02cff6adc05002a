# Le temps de réflexion, et qui n’est pas là.

# Après les noms de qui la partie attend ; Discord compte à rebours tout seul (« dans 40 secondes »).
clock-due = échéance { $moment }
# Au-dessus de la question, sur son propre message.
clock-due-for-you = À toi de jouer, au plus tard { $moment }.
clock-ran-out = { $times ->
    [1] Temps écoulé pour { $name } : un ordinateur a décidé.
   *[other] Temps de nouveau écoulé pour { $name } : un ordinateur a décidé. Encore une fois, et il prend le relais.
}
clock-reminder = { $people } { $count ->
    [one] à toi de jouer.
   *[other] à vous de jouer.
}
clock-given-back = J’étais hors ligne ; ce temps est rendu.
clock-given-back-unseen = Je ne pouvais pas montrer la table ; ce temps est rendu.
away-sits-in = { $name } n’est plus là ; un ordinateur ({ $level }) prend le relais.
newcomer-waits = Dès la prochaine manche, { $name } joue à la place de l’ordinateur { $computer }.
left-plays-on = { $name } a quitté la partie ; un ordinateur ({ $level }) continue à sa place.
away-came-back = { $name } est là de nouveau.
table-pauses = La partie attend : plus personne n’est là. Elle reprend dès que quelqu’un clique.
table-unseen = La partie attend que je puisse de nouveau montrer la table. Le temps est arrêté.
table-unseen-missing = Je ne peux pas montrer la table ici : il me manque { $count ->
    [one] la permission
   *[other] les permissions
} **{ $permissions }** dans ce salon. La partie attend ; le temps est arrêté.
table-unseen-why = Je ne peux pas montrer la table ici : le salon est peut-être verrouillé ou archivé, ou le message de la table supprimé (`/wizard { command-board.name }` le ramène). La partie attend ; le temps est arrêté.

# Dans le lobby.
clock-live = une minute par décision
clock-relaxed = dix minutes par décision
clock-slow = un jour par décision
lobby-clock = **Temps** · { $clock }

# À qui est parti pour l’instant.
away-done = Un ordinateur prend le relais. Clique sur n’importe quel bouton de cette table pour reprendre ta place.
away-back = Reprendre ma place

# À qui revient après une absence, ou trop tard.
away-welcome = Te revoilà.
late-welcome = Ton temps est écoulé.
decided-for-you = { $times ->
    [one] Un ordinateur a décidé une fois pour toi.
   *[other] Un ordinateur a décidé { $times } fois pour toi.
}
away-done-for-you = Pendant ton absence, à ta place, un ordinateur a { $done }{ $more ->
    [0] .
    [one] {" "}et décidé encore { $more } fois.
   *[other] {" "}et décidé encore { $more } fois.
}
late-done-for-you = Ton temps est écoulé : à ta place, un ordinateur a { $done }{ $more ->
    [0] .
    [one] {" "}et décidé encore { $more } fois.
   *[other] {" "}et décidé encore { $more } fois.
}

# Ce qui a été fait à une place : les coups d’une même sorte, à la suite, sont dits ensemble. Toujours un participe après « avoir ».
done-name-trump = déterminé l’atout : { $things }
done-predict = prédit { $things }
done-play = joué { $things }
done-rotate = tourné deux dés : { $things }
done-cross-out = barré { $things }
done-cross-out-nothing = choisi de ne rien barrer
done-wizard-color = déterminé la couleur des Zarbis : { $things }
done-own-color = pris la couleur du Voyant comme couleur des Zarbis
done-roll = lancé { $times ->
    [one] les dés
   *[other] les dés { $times } fois
}
done-score = marqué
done-jester-score = marqué avec un score Naze
done-stay = choisi de rester{ $times ->
    [one] {""}
   *[other] {" "}{ $times } fois
}
