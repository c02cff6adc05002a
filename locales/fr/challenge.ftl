# The same deal as in a game that is over: the invitation, one's own game, and both results.

challenge-play = Même donne
challenge-dare = Défier tout le monde ici
challenge-title = Même donne · partie #{ $table }
challenge-to = { $named ->
    [yes] { $whom }, **{ $by }** te défie
   *[no] **{ $by }** défie tout le monde
} : { $own ->
    [yes] j’ai fait
   *[no] { $of } a fait
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans la partie #{ $table }. Qui fait mieux avec { $game ->
    [dice] les mêmes dés
   *[cards] les mêmes cartes
} ?
challenge-known = Tu as joué la partie #{ $table }, donc tu sais ce qui vient. Mais les autres peuvent appuyer sur *Même donne* et essayer de faire mieux.
challenge-elsewhere = Les autres ne peuvent jouer cette donne que dans le salon où la partie a eu lieu : défie-les là-bas.
challenge-none = Cette donne ne peut pas être rejouée : la partie n’est pas allée jusqu’au bout, il n’y avait personne dont tu puisses prendre la place, ou une autre version du bot l’a donnée.
challenge-other-version = Ta partie a été commencée dans une autre version du bot et ne peut pas continuer.

# Above one's own hand or page.
challenge-seat = tu joues à la place de { $of }{ $people ->
    [0] {""}
   *[other] , et des maîtres jouent pour { $others }
}
challenge-against = { $side ->
    [behind] { $points } derrière { $of }
    [ahead] { $points } devant { $of }
   *[level] à égalité avec { $of }
}

challenge-made = { $side ->
    [behind] **{ $of }** reste devant avec **{ $theirs }** : tu as fait **{ $own }**.
    [ahead] Tu bats **{ $of }** avec **{ $own }** à **{ $theirs }** !
   *[level] Égalité : comme **{ $of }**, tu as fait **{ $own }**.
}
challenge-rounds = Manches { $first } à { $last }
challenge-unrated = Cela ne compte ni pour la cote ni pour le classement : on pouvait savoir ce qui vient.
challenge-replay = Revoir la partie de { $of }
challenge-record = Le journal de ta partie avec la donne de la partie #{ $table } : `henge verify` vérifie le hasard et les coups.

# On the result of the game.
challenge-result = **Même donne.** { $people }

# The answers to a person who cannot challenge the one whom they have chosen.
challenge-oneself = Tu sais ce qui vient : défie quelqu’un d’autre.
challenge-bot = Les bots ne relèvent pas de défi. Choisis une personne.
challenge-absent = { $name } n’est pas sur ce serveur, ou ne voit pas ce salon.
challenge-no-game = Tu n’as pas encore joué de partie jusqu’au bout sur ce serveur. Après, tu pourras défier les autres de jouer la même donne.
challenge-known-to = { $name } avait une place dans ta dernière partie, et sait donc ce qui vient. Aucune de tes dix dernières parties ne peut lui servir de défi ici.
challenge-played-by = { $name } a déjà joué la donne de ta dernière partie. Aucune de tes dix dernières parties ne peut lui servir de défi ici.
challenge-other-channel = Ta dernière partie a eu lieu dans { $channel }, et les autres ne peuvent en jouer la donne que là-bas : défie-les là-bas.
challenge-again = { $name } vient de recevoir un défi, et personne n’en reçoit plus d’un par heure. Réessaie dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
challenge-too-many = Tu peux défier une personne toutes les dix minutes. Réessaie dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
