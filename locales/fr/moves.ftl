# Les coups en mots : ce que `/wizard move` propose et lit. À un même moment, il n’y en a pas deux pareils, et ce qui est
# entre parenthèses ne fait qu’expliquer. Tous sont à l’infinitif et commencent par une consonne (« choisirait de … »).

move-noted = { $text } ({ $note })

# Le jeu de cartes
move-name-trump = déterminer l’atout : { $suit }
move-predict-tricks = prédire { $tricks }
move-play = jouer { $card }
move-card = { $suit } { $rank }
move-wizard = Zarbi
move-jester = Naze
move-trump = atout

# Le jeu de dés
move-rotate = tourner deux dés : { $first } et { $second }
move-predict = prédire { $number } { $color }
move-cross-out = barrer { $number } { $color }
move-cross-out-nothing = ne rien barrer
move-wizard-color = déterminer la couleur des Zarbis : { $color }
move-own-color = prendre la couleur du Voyant
move-roll = lancer { $dice }
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
move-several = « { $typed } » peut vouloir dire plusieurs choses. Tu peux { $possible }.
move-and-more = { $list }, ou autre chose parmi les propositions

# Avant son tour. « D’avance » : ce qu’on voulait se lit comme « jouer bleu 11 ».
move-ahead = ✓ Quand ce sera ton tour : { $action }. Le même bouton l’annule.
move-ahead-not-allowed = Tu voulais { $action } : ce n’est pas permis maintenant.
move-ahead-predict = Les autres prédisent : choisis d’avance
