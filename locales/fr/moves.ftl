# Les coups en mots : ce que `/wizard move` propose et lit. À un même moment, il n’y en a pas deux pareils, et ce qui est
# entre parenthèses ne fait qu’expliquer. Tous sont à l’infinitif (« Tu peux … », « Un maître préférerait … »).

move-noted = { $text } ({ $note })

# Le jeu de cartes
move-name-trump = déterminer l’atout : { $thing }
move-predict-tricks = prédire { $thing }
move-play = jouer { $thing }
move-card = { $suit } { $rank }
move-wizard = Zarbi
face-wizard = Zarbi
move-jester = Naze
move-trump = atout

# Le jeu de dés
move-rotate = tourner deux dés : { $thing }
move-predict = prédire { $thing }
move-cross-out = barrer { $thing }
move-cross-out-nothing = ne rien barrer
move-wizard-color = déterminer la couleur des Zarbis : { $thing }
move-own-color = prendre la couleur du Voyant
move-roll = lancer { $thing }
# Une case dans ces coups.
move-box = { $number } { $color }
move-score = marquer
move-jester-score = marquer avec un score Naze
move-stay = rester
move-order-always = consigne : toujours me demander
move-order-close = consigne : me demander si c’est serré
move-order-never = consigne : ne jamais me demander
move-order-holds = en vigueur

# Ce qui a été tapé ne veut rien dire, ou trop de choses.
move-not-asked = « { $typed } » : tu n’as rien à faire maintenant.
move-unclear = « { $typed } » n’est pas possible maintenant. Tu peux { $possible }.
move-several = « { $typed } » peut vouloir dire plusieurs choses. À toi de préciser : { $possible }.
move-and-more = { $list }, ou choisir une autre proposition

# Avant son tour. « D’avance » : ce qu’on voulait se lit comme « jouer bleu 11 ».
move-ahead = ✓ Quand ce sera ton tour : { $action }. Le même bouton l’annule.
move-ahead-not-allowed = Tu voulais { $action } : ce n’est pas permis maintenant.
move-ahead-predict = Les autres prédisent : choisis d’avance
