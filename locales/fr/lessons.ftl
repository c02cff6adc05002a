# Une première partie : trois leçons pour chaque jeu, et ce que dit le coach au-dessus de la main ou de la feuille.

lesson-title = **Première partie · leçon { $number } sur { $lessons } : { $name }**
lesson-name-predicting = prédire
lesson-name-following = la couleur demandée
lesson-name-naming-trump = l’atout, quand tu distribues
lesson-name-seer = le Voyant lance
lesson-name-wizard-color = à toi la carte du Voyant
lesson-name-jester-score = le score Naze
lesson-skip = Passer
lesson-next = Suite : { $name }
lesson-once-more = Encore une fois
lesson-result = La fin de la manche
# Sous le titre d’une leçon, avant la première décision.
lesson-stars-rule = ★★★ exact · ★★ à un près · ★ sinon
lesson-stars-rule-jester-score = ★★★ exact ou score Naze · ★★ à un près · ★ sinon
# A star that was earned, and one that was not.
lesson-star = ★
lesson-no-star = ☆
lesson-done = { $marks } Et voilà : { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
lesson-stars = { $stars ->
    [3] **Trois étoiles !**
    [2] **Deux étoiles :** il s’en est fallu de peu.
   *[1] **Une étoile,** pour l’audace.
}
# Plaisanteries après trois étoiles, par leçon. Merlin et Morgana sont les ordinateurs.
lesson-joke-predicting = Merlin dit qu’il le savait depuis le début.
lesson-joke-following = Morgana voudrait revoir ça, au ralenti.
lesson-joke-naming-trump = Merlin demande qu’on recompte les cartes.
lesson-joke-seer = Les dés ont obéi. Merlin fait comme s’il le leur avait ordonné.
lesson-joke-wizard-color = Pour une fois, quelqu’un avait vraiment tout vu venir.
lesson-joke-jester-score = Même les Nazes applaudissent.
# Après un 0 qui a quand même remporté le pli.
lesson-joke-accident = Tu as gagné par accident. En magie, on n’avoue jamais ça.
lesson-joke-missed = Merlin regarde poliment ailleurs.
lesson-graduated = C’était ta première partie : { $stars } étoiles sur { $most }
lesson-what-next = Une vraie partie est plus longue. Essaies-en une contre des ordinateurs, ou la partie du jour.
lesson-again = Cette leçon a changé depuis que tu l’as commencée : elle reprend au début.

# Cartes : ce qu’il faut décider.
coach-predict-predicting = Une carte chacun, donc un pli à remporter. Tu as { $card }, une carte haute, et l’atout est { $trump } : il bat les trois autres couleurs. Va-t-elle l’emporter ? Clique sur **1** pour oui, **0** pour non. Merlin a prévu ta réponse, bien sûr. Il dit toujours ça.
coach-predict-following = Quatre cartes, quatre plis. { $wizard } est un Zarbi : il bat toutes les cartes. { $jester } est un Naze : il perd contre toutes. Combien de plis vas-tu remporter ? **1** ou **2** serait raisonnable.
coach-predict-naming-trump = Tu distribues, donc tu prédis en dernier : les autres ont annoncé { $said } en tout pour { $cards } plis. Un atout remporte le plus souvent son pli. Combien en feras-tu ?
coach-name-trump = Tu distribues, et un Zarbi est retourné : à toi de déterminer la couleur d’atout, qui bat les trois autres. Prends celle dont tu as le plus de cartes.
coach-short-trump = Audacieux : tu en as { $held }, et { $most } d’une autre couleur.
coach-lead = Tu entames : joue ce que tu veux. Si ta carte a une couleur, ce sera la couleur demandée : qui en a doit en jouer.
coach-jester-led = Il n’y a que des Nazes : aucune couleur n’est encore demandée. Joue ce que tu veux.
coach-wizard-led = { $name } a joué un Zarbi avant toute couleur : aucune couleur n’est demandée. Joue ce que tu veux.
coach-follow = { $name } a joué { $card } ; couleur demandée : { $suit }. Toutes tes cartes sont permises.
coach-follow-dim = { $name } a joué { $card } : tu as du { $suit } et dois en jouer. Seul un Zarbi ou un Naze peut le remplacer ; les autres cartes sont grisées.
coach-cannot-follow = { $name } a joué { $card }, et tu n’as pas de { $suit } : joue ce que tu veux.
coach-cannot-follow-but-trump = { $name } a joué { $card }, et tu n’as pas de { $suit } : joue ce que tu veux. Un atout l’emporte, à moins d’un atout plus fort ou d’un Zarbi.
coach-aim-some = Il t’en faut encore { $wanted } sur les { $left } plis restants.
coach-aim-all = Il te faut tous les plis restants : { $wanted }.
coach-aim-none = Tu en as autant qu’annoncé : n’en prends plus. Les petites cartes et les Nazes t’y aident.
coach-aim-beyond = C’est déjà plus qu’annoncé ; chaque pli de plus coûte encore 10 points.
coach-aim-lost = Ton annonce est hors de portée ; chaque pli remporté sauve quand même 10 points.

# Cartes : ce qu’une décision a donné.
coach-you-took = ✓ Ta carte, { $card }, remporte le pli.
coach-they-took = { $name } remporte le pli avec { $card }.
coach-exact = ✓ Annoncé { $said }, fait { $won }, exactement : **{ SIGNED($points) }** (20, plus 10 par pli).
coach-too-few = Annoncé { $said }, fait { $won } : il en manque { $off }, **{ SIGNED($points) }** (10 par pli d’écart).
coach-too-many = Annoncé { $said }, fait { $won } : { $off } de trop, **{ SIGNED($points) }** (10 par pli d’écart).
coach-learned-predicting = Avec une seule carte, rien à choisir : elle s’est jouée toute seule, comme la dernière carte de chaque manche. Maintenant, tu en auras plus.
coach-learned-following = À retenir : si tu as la couleur demandée, joues-en, ou bien joue un Zarbi ou un Naze ; sinon, joue ce que tu veux.
coach-learned-naming-trump = À retenir : à chaque manche, la donne passe à gauche, et le donneur prédit en dernier.

# Dés : ce qu’il faut décider.
coach-predict-seer = { $seer } a la carte du Voyant et voit tout, sauf le prochain lancer de ces sept dés. Combien montreront une même couleur à la fin ? Clique sur un nombre dans une couleur : 1 ou 2 est probable, 5 est osé et rapporte le plus. Ce que d’autres ont annoncé cette manche est pris.
coach-predict-wizard-color = Maintenant, la carte du Voyant est à toi : tu prédis en premier, et tu lances. Tu peux garder les dés qu’il te faut : 3 est donc raisonnable.
coach-predict-jester-score = { $seer } a de nouveau la carte du Voyant. Prédis ce que tu veux. Ensuite, guette les Nazes.
coach-wizard-color = Détermine la couleur des Zarbis : chaque Zarbi obtenu compte comme un dé de cette couleur, pour tout le monde. La tienne t’aide le plus.
coach-roll-exact = Exactement { $said }. **Sortir** : un X pour toi, et toutes les personnes encore en jeu marquent ces dés. Relancer ne pourrait que tout gâcher.
coach-roll-off = Tu as annoncé { $said } et tu en as { $count }. Les dés qui ne comptent pas sont choisis ; clique sur un dé pour le choisir ou le laisser, puis sur **Lancer**.
coach-roll-jester = Tu as annoncé { $said } et tu en as { $count }. Les dés qui ne comptent pas sont choisis : clique sur **Lancer**. Il y a aussi de quoi sortir avec un score Naze.
coach-stay-exact = { $said } : le compte y est. **Marquer** prend le X maintenant ; si tu restes, le prochain lancer peut tout gâcher.
coach-stay-off = Tu as annoncé { $said }, et il y en a { $count } : si tu marques maintenant, ton écart est de { $off }. Si tu choisis **Rester**, { $seer } peut relancer des dés, ou sortir : tu marques alors ce qui est là.
coach-stay-jester = { $jesters ->
    [one] Il y a { $jesters } Naze.
   *[other] Il y a { $jesters } Nazes.
} Un **score Naze** met un X dans ta case Naze ×{ $jesters }, et 0 au lieu de −{ $off } dans ta case prédite. Ou reste en espérant { $said }.
coach-score-exact = { $said } : le compte y est.
coach-score-off = C’était le dernier lancer, et ton écart est de { $off }.
coach-score-jester = C’était le dernier lancer, et ton écart est de { $off }. Un **score Naze** met un X dans ta case Naze ×{ $jesters }, et 0 au lieu de −{ $off } dans ta case prédite.

# Dés : ce qu’une décision a donné.
coach-hit = ✓ { $said }, et il y en a exactement { $count } : un **X** dans cette case, qui vaut { $number ->
    [one] { $number } point
   *[other] { $number } points
} à la fin.
coach-miss = { $said }, et il y en a { $count } : **−{ $off }** dans cette case.
coach-took-jester = ✓ Un score Naze : un **X** en case Naze ×{ $jesters }, et 0 au lieu de −{ $off } pour { $said }. Il compte parmi les neuf X qui terminent la partie, mais ne rapporte pas de points.
coach-learned-seer = À retenir : sans la carte du Voyant, tu choisis après chaque lancer de marquer ou de rester. La prochaine fois, c’est toi qui lances.
coach-learned-wizard-color = À retenir : la carte du Voyant passe à qui a prédit le plus grand nombre dans une autre couleur que celle du Voyant.
coach-learned-jester-score = À retenir : chaque case ne sert qu’une fois. Prédis donc ce qui est libre sur ta feuille, et vise les colonnes des grands nombres : un X dans la colonne 5 vaut 5.
