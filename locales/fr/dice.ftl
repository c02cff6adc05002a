# Le jeu de dés : sa table, et une feuille de prédiction.

# Les cartes magiques
dice-magic = { $mark } **{ $name }** : { $sentence }
magic-name-every-color = Toutes les couleurs
magic-name-stuck-jesters = Nazes figés
magic-name-roll-first = D’abord lancer
magic-name-turn-two = Deux dés tournés
magic-name-extra-die = Un dé de plus
magic-name-own-color-jesters = Nazes à ta couleur
magic-name-cross-out = Rature
magic-name-seers-number = Le nombre du Voyant
magic-name-same-column = Même colonne
magic-name-secret = Prédictions secrètes
magic-every-color = les Zarbis comptent pour toutes les couleurs. Les prédictions comptent double : deux X, ou le double de la différence.
magic-stuck-jesters = un Naze ne se relance pas. Les prédictions comptent double : deux X, ou le double de la différence.
magic-roll-first = le 1er lancer précède les prédictions. Le 2e est obligatoire, avec trois dés au moins ; on ne sort qu’ensuite.
magic-turn-two = au lieu du 1er lancer, le Voyant tourne deux dés à son gré. Après les prédictions, on lance les cinq autres ; on ne sort qu’ensuite.
magic-extra-die = on compte comme s’il y avait un dé de plus de chaque couleur.
magic-own-color-jesters = les Nazes comptent aussi pour la couleur de ta prédiction. Un score Naze reste possible.
magic-cross-out = avant le 1er lancer, tu peux barrer une case à points négatifs de la couleur de ta prédiction : elle compte alors 0.
magic-seers-number = le nombre prédit par le Voyant est aussi celui des lancers permis. Les Zarbis ne comptent pas.
magic-same-column = un score Naze dans la colonne de ta prédiction met un X dans les deux cases, même si ta prédiction est correcte.
magic-secret = après le Voyant, tous les autres prédisent en même temps et en secret. On ne peut pas répéter la prédiction du Voyant, sauf si c’est sa seule case libre, mais celles des autres peuvent être identiques entre elles.

# Sur une ligne à côté de l’image de la table : environ 35 signes
magic-brief-every-color = Zarbis de toute couleur ; prédictions ×2
magic-brief-stuck-jesters = Nazes figés ; prédictions ×2
magic-brief-roll-first = le 1er lancer précède les prédictions
magic-brief-turn-two = deux dés tournés, puis cinq lancés
magic-brief-extra-die = un dé de plus dans chaque couleur
magic-brief-own-color-jesters = les Nazes sont aussi de ta couleur
magic-brief-cross-out = tu peux barrer un moins de ta couleur
magic-brief-seers-number = autant de lancers ; Zarbis sans effet
magic-brief-same-column = score Naze de ta colonne : X aux 2 cases
magic-brief-secret = tous sauf le Voyant prédisent en secret

# Un exemple de chacune, calculé par les règles : une prédiction, combien de dés comptent pour elle, son résultat, celui d’un score Naze.
magic-example-every-color = { $dice } : { $said } compte { $count }, { $result }. { $other } compte { $other-count }, { $other-result }. Un score Naze ne serait pas doublé.
magic-example-stuck-jesters = { $dice } : les Nazes ne se relancent pas. { $said } compte { $count }, { $result }. { $other } compte { $other-count }, { $other-result } ; ou { $other-jester-score }.
magic-example-roll-first = Le 1er lancer donne { $dice }. Au vu de ce lancer, le Voyant prédit { $said }, puis relance au moins trois dés. Après ce lancer-là, puis après un autre encore, on peut sortir comme d’habitude.
magic-example-turn-two = Le Voyant tourne deux dés, { $die } { $die }, et prédit { $said }. Quand tous ont prédit, on lance les cinq autres, et les sept montrent { $dice }. Couleur des Zarbis { $wizards } : { $said } compte { $count }, { $result }. Un lancer de plus est possible, avec n’importe lesquels des sept dés.
magic-example-extra-die = { $dice }, couleur des Zarbis { $wizards } : { $said } compte { $count }, { $result }. { $other } compte { $other-count }, { $other-result }.
magic-example-own-color-jesters = { $dice }, couleur des Zarbis { $wizards } : { $said } compte { $count }, { $result }. { $other } compte { $other-count }, { $other-result }.
magic-example-cross-out = Tu prédis { $said }. Ta case { $other }, de la même couleur, contient { $miss } : barre-la, et ta feuille vaut { $after } au lieu de { $before }. Un X ne se barre pas.
magic-example-seers-number = Le Voyant prédit { $other } : jusqu’à { $rolls } lancers. Le dernier donne { $dice }. { $other } compte { $other-count }, { $other-result }. { $said } compte { $count }, { $result }.
magic-example-same-column = { $dice } : { $said } compte { $count }, donc { $result } ou { $jester-score }. { $other } compte { $other-count }, donc { $other-result } ou { $other-jester-score }.
magic-example-secret = Le Voyant prédit { $other } : personne d’autre ne le peut. Deux personnes prédisent { $said }, chacune en secret : c’est permis. Égalité pour la carte du Voyant : elle va à la première des deux dans le sens horaire à partir du Voyant.

# La table
dice-title = Manche { $round } · Voyant : { $seer }
dice-wizards-color = Zarbis : { $color }
dice-wizards-every = Zarbis : toutes les couleurs
dice-wizards-nothing = Les Zarbis ne comptent pas
dice-roll = **Lancer { $roll } sur { $rolls }**
dice-roll-open = **Lancer { $roll }**
dice-not-rolled = Les dés ne sont pas encore lancés.
dice-head-said = pari
dice-head-count = dés
dice-head-xs = X
dice-head-points = pts
dice-state-in = en jeu
dice-state-scores = marque
dice-state-chooses = choix
dice-state-stays = reste
dice-state-rolls = lance
dice-state-left = { $roll ->
    [1] au 1er
   *[other] au { $roll }e
}
dice-legend = dés : ceux qui comptent, ou le résultat à la sortie
last-round-none = Aucune manche n’a encore été comptée.
dice-last-round-brief = Manche { $round } : { $lines }
dice-roll-jesters = { $jesters } Nazes en un seul lancer !
dice-roll-all = Les sept dés montrent { $face } !
dice-last-round = Fin de la manche { $round } : { $dice }
dice-last-hit = **{ $name }** annonce { $said } : { $count } au lancer { $roll }, **{ $result }**
dice-last-miss = **{ $name }** annonce { $said } : { $count } au lancer { $roll }, { $result }
dice-result-jester = { $mark } et un score Naze, X en ×{ $jesters }
dice-crossed-out = Barré : { $lines }
dice-crossed-out-by = { $said } par { $name }
dice-waits-rotate = À **{ $names }** de tourner deux dés
dice-waits-predict = { $count ->
    [one] À **{ $names }** de prédire
   *[other] Prédictions attendues : **{ $names }**
}
dice-waits-cross-out = Barrer ou non : **{ $names }**
dice-waits-color = À **{ $names }** de déterminer la couleur des Zarbis
dice-waits-roll = À **{ $names }** de choisir des dés et de lancer
dice-waits-roll-or-score = À **{ $names }** de relancer ou de sortir
dice-waits-decide = Marquer ou rester : **{ $names }**
dice-waits-score = Choix du score : **{ $names }**

# Ce qu’on demande à qui joue
ask-rotate = Tourne deux dés : choisis le premier
ask-rotate-second = Premier dé : { $face } ; choisis le second
ask-predict = Prédis une case libre
ask-predict-double = Prédis une case libre : compte double
ask-cross-out = Barre une case ({ $color }), ou aucune
ask-color = Détermine la couleur des Zarbis
ask-roll = Choisis { $count ->
    [one] des dés
   *[other] au moins { $count } dés
} et lance
ask-roll-or-score = Relance ou sors
ask-stay-or-score = Marque ce lancer ou reste
ask-score = Dernier lancer : choisis ton score

# Boutons
dice-my-page = Ma feuille
dice-all-pages = Les feuilles
dice-own-color = Ma couleur : { $color }
dice-cross-out-nothing = Ne rien barrer
dice-rotate-back = Revenir au premier dé
dice-roll-dice = Lancer { $count ->
    [one] ce dé
   *[other] ces { $count } dés
}
dice-rolls = ✓ Lancer { $count ->
    [one] ce dé
   *[other] ces { $count } dés
}
dice-leave = Sortir : { $mark }
dice-leave-jester-score = Sortir : score Naze
dice-score = Marquer : { $mark }
dice-jester-score = Score Naze
dice-stay = Rester

# La feuille
page-title = { $name } · Feuille de prédiction
page-standing = **{ $xs } X{ $reached ->
    [yes] {""}
   *[no] {" "}sur { $target }
} · { $total } { $total ->
    [one] point
   *[other] points
}**{ $bonus ->
    [0] {""}
   *[other] {" "}(dont { $bonus } points bonus)
}
page-said = Tu as annoncé { $said }.
page-said-now = Tu as annoncé { $said } ; { $count ->
    [0] aucun dé ne compte
    [one] { $count } dé compte
   *[other] { $count } dés comptent
}.
page-jester-score = Score Naze : X dans la case Naze ×{ $jesters }, { $mark } pour ta prédiction.
page-stays = Tu restes. Tu peux changer d’avis jusqu’au prochain lancer.
page-scores = Tu marques ce lancer : { $result }. Tu peux changer d’avis jusqu’au prochain lancer.
page-rolls = Tu lanceras { $dice } quand tout le monde aura répondu. D’ici là, tu peux changer d’avis.
page-left = Tu as marqué au lancer { $roll } : { $result }.
page-boxes-legend = * ta prédiction de cette manche.

# La consigne
order-title = Ma consigne après un lancer
order-holds = **✓ { $name }** : { $text } (En vigueur.)
order-other = **{ $name }** : { $text }
order-always = Toujours demander
order-always-text = me demander après chaque lancer.
order-close = Demander si c’est serré
order-close-text = demander s’il s’en faut d’un dé ou si un score Naze est possible ; sinon, sortir si ma prédiction est correcte, et rester si elle est fausse.
order-never = Ne jamais demander
order-never-text = sortir si ma prédiction est correcte ; sinon, rester.

# Les feuilles de tout le monde
pages-title = Feuilles de prédiction
pages-line = **{ $name }** : { $xs } X{ $reached ->
    [yes] {""}
   *[no] {" "}sur { $target }
}, { $total } { $total ->
    [one] point
   *[other] points
}
pages-legend = X : correcte · −2 : points négatifs · 0 : avec un score Naze · / : barrée · N : les cases Naze

# La fin
dice-earned = { $earned } pour les X{ $minus ->
    [0] {""}
    [one] {" "}− { $minus } point négatif
   *[other] {" "}− { $minus } points négatifs
}{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } points bonus
}{ $jesters ->
    [0] {""}
    [one] {" "}· { $jesters } score Naze
   *[other] {" "}· { $jesters } scores Naze
}
dice-final-valuable = **Case la plus payante.** { $name } avec { $mark } en { $said }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
dice-final-costly = **Perte la plus lourde.** { $name } avec { $mark } en { $said }.

dice-final-in-round = { $name } { SIGNED($points) }

# Refus
dice-only-seer = Seul le Voyant, { $name }, peut faire ça. { $waits }.
dice-has-left = Tu as marqué au lancer { $roll } ({ $result }) ; tu reviens à la prochaine manche. { $waits }.
dice-not-your-turn = Ce n’est pas ton tour : à **{ $names }** de prédire, { $count ->
    [one] puis à toi
   *[other] et à toi après { $count } prédictions
}.
dice-not-asked = Tu n’as rien à faire maintenant. { $waits }.
dice-other-question = À toi maintenant : **{ $ask }**
dice-box-used = { $said } est déjà pris sur ta feuille : choisis une case libre.
dice-box-taken = { $said } est déjà pris cette manche par { $name } : choisis une autre case libre.
dice-nothing-to-cross-out = Tu peux barrer { $boxes } : les cases à points négatifs de la couleur de ta prédiction.
dice-too-few = Il faut lancer au moins { $count ->
    [one] un dé
   *[other] { $count } dés
} : choisis-en d’autres.
dice-frozen = Les Nazes ne se relancent pas : choisis d’autres dés.
dice-no-jester-box = Un score Naze demande de un à cinq Nazes, et il y en a { $jesters } : marque ta prédiction.
dice-jester-used = Ta case Naze ×{ $jesters } est prise : marque ta prédiction.
dice-hit = Ta prédiction est correcte : marque son X.
