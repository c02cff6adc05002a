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
move-box = { $number } { $color }{ $number ->
    [one] {""}
   *[other] s
}
move-score = marquer
move-jester-score = marquer avec un score Naze
move-stay = rester
move-order-always = consigne : toujours me demander
move-order-close = consigne : me demander si c’est serré
move-order-never = consigne : ne jamais me demander
move-order-holds = en vigueur

# The form for a move.
move-form-title = Ton coup, avec des mots
move-form-label = Comme tu le dirais à une table
move-form-placeholder = rouge 7 / prédire 2 / marquer

# Ce qui a été tapé ne veut rien dire, ou trop de choses.
move-not-asked = « { $typed } » : tu n’as rien à faire maintenant.
move-unclear = Je ne comprends pas « { $typed } ». Tu peux { $possible }.
move-several = « { $typed } » peut vouloir dire plusieurs choses. À toi de préciser : { $possible }.
move-and-more = { $list }, ou choisir une autre proposition

# Avant son tour. « D’avance » : ce qu’on voulait se lit comme « jouer bleu 11 ».
move-ahead = ✓ Prêt : { $action } · le même bouton annule
move-ahead-not-allowed = Tu voulais { $action } : pas permis maintenant.
move-ahead-predict = Les autres prédisent : choisis d’avance

# Ce qu’on tape aussi. Chaque paire est un mot, et le mot d’une action qu’il veut dire, sans espace. Elle ne sert que si
# rien ne convient sans elle.
typed-meanings =
    aucun=0 zéro=0 un=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11
    douze=12 treize=13 quatorze=14 quinze=15 seize=16 dixsept=17 dixhuit=18 dixneuf=19 vingt=20
    annonce=prédire annoncer=prédire pari=prédire parie=prédire parier=prédire prédis=prédire pose=jouer
    poser=jouer mets=jouer
    mettre=jouer relancer=lancer relance=lancer jeter=lancer jette=lancer sortir=marquer sors=marquer
    arrêter=marquer stop=marquer
    continuer=rester continue=rester rayer=barrer raye=barrer choisir=déterminer choisis=déterminer
    mienne=Voyant ma=Voyant
    bleue=bleu bleus=bleu bleues=bleu verte=vert verts=vert vertes=vert rouges=rouge jaunes=jaune
    humain=bleu humains=bleu elfe=vert elfes=vert nain=rouge nains=rouge géant=jaune géants=jaune
    magicien=Zarbi sorcier=Zarbi enchanteur=Zarbi mage=Zarbi Zarbis=Zarbi bouffon=Naze fou=Naze Nazes=Naze
    lune=bleu arbre=vert feu=rouge soleil=jaune pivoter=tourner
    aucune=rien dis=prédire dire=prédire mise=prédire miser=prédire pense=prédire crois=prédire tente=prédire
    demande=prédire gagne=prédire remporte=prédire prends=prédire prédiction=prédire coche=prédire cocher=prédire
    entame=jouer entamer=jouer jeu=jouer balance=jouer lâche=jouer coupe=jouer couper=jouer défausse=jouer
    défausser=jouer donne=jouer donner=jouer rejoue=lancer rejouer=lancer arrête=marquer fini=marquer finir=marquer
    terminé=marquer terminer=marquer points=marquer compter=marquer compte=marquer passe=rester passer=rester
    attendre=rester attends=rester suivant=rester supprime=barrer supprimer=barrer enlève=barrer enlever=barrer
    biffe=barrer biffer=barrer retourne=tourner retourner=tourner magiciens=Zarbi sorciers=Zarbi bouffons=Naze
    fous=Naze
    prends=jouer prends=déterminer prends=marquer jette=jouer jeter=jouer aucun=rien passe=rien passer=rien
# Ce qu’on tape et qui ne change rien.
typed-needless =
    ai allez avec carte case comme couleur de des du dé dés en est et exactement faire fais ferai fois il j je l la le
    les levée levées ma mon n no numéro on plaît pli plis propre sont stp sur svp te un une vais veux vous x à
# Un nombre à côté d’un de ces mots compte des dés : « 2 dés » n’est pas le dé 2.
typed-counting = dé dés encore fois x
# Des mots pour tous les dés, et pour ceux qu’on garde : « garde 1 3 » lance les autres.
typed-all = tout tous
typed-keep = garde garder garderai

# La forme en texte seul, pour qui écoute : cartes et dés en toutes lettres, et chaque question nomme ses réponses.
words-ask = { $what } : { $answers }.
words-predict = { $cards ->
    [one] Prédis combien de plis tu remporteras, 0 ou 1
   *[other] Prédis combien de plis tu remporteras sur { $cards }, de 0 à { $cards }
}{ $forbidden ->
    [-1] {""}
   *[other] , mais pas { $forbidden }
}.
words-trump = { $cards } (atout)
words-since = Entre-temps : { $things }.
words-said = { $name } prédit { $said }
words-took = { $name } a remporté le dernier pli
words-played = { $name } joue { $card }
words-winning = { $name } est en tête
words-left = { $name } sort avec { $result }
words-not-rolled = pas lancé
words-frozen = { $face }, figé
words-first-die = premier dé { $face }
words-next = { $list } ; { $next }
words-roll = { $roll } : { $dice }
words-wait = La partie attend les autres
