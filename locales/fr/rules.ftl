# Les règles en bref, un sujet après l’autre, avec des exemples : pour qui ne connaît pas les jeux.
#
# Un sujet donne les règles du livret ou celles d’une table. { $of } : books ou table. Chaque choix du jeu a son nom dans un
# journal : { $bidding }, { $unicolore }, { $target } … { $round } : la manche qui se joue à la table, 0 s’il n’y en a pas.
# Un paragraphe qui ne dit rien sous ces règles est omis.

rules-title = { $game } · { $topic }
rules-link = Règles : { $topic }
rules-elsewhere = { $sentence } (`/wizard { command-rules.name }` : { $topic })
rules-other-cards = Le jeu de cartes
rules-other-dice = Le jeu de dés

# Quelles manches se jouent, et combien de temps cela prend à six secondes par décision.
rounds-here = • { $count } manches, de { $sizes } cartes : environ { $minutes } minutes
rounds-of-players = • À { $players } : { $count } manches, de { $sizes } cartes : environ { $minutes } minutes
rounds-run = { $first } à { $last }

# Le jeu de cartes
topic-cards-goal = Le but
topic-cards-goal-about = De quoi il s’agit, les cartes, une manche du début à la fin
topic-cards-goal-text =
    À chaque manche, tu prédis combien de plis tu remporteras. Tombe **exactement** juste et tu marques des points ; un pli de trop ne vaut pas mieux qu’un pli manquant.

    ▸ **Les cartes** · 60 cartes : quatre couleurs, les Humains ({ $blue }), les Elfes ({ $green }), les Nains ({ $red }) et les Géants ({ $yellow }), chacune avec des cartes de 1 à 13, le 13 étant la carte la plus forte ; quatre Zarbis { $wizard }, qui battent toutes les cartes ; quatre Nazes { $jester }, qui perdent contre toutes. { $b9 } est le 9 bleu.

    ▸ **Une manche**
    { $unicolore ->
        [true] 1. Chacun pioche le même nombre de cartes dans son paquet de 15 : une couleur, un Zarbi et un Naze.
        2. Il n’y a ni atout ni couleur demandée.
       *[false] 1. On distribue le même nombre de cartes à chacun.
        2. On retourne la carte suivante : sa couleur est l’atout de cette manche.
    }
    3. { $bidding ->
        [covered] Tous prédisent en même temps, sans voir les paris des autres ; puis toutes les prédictions sont révélées.
        [secret] Tous prédisent en même temps, sans voir les paris des autres ; les prédictions sont révélées à la fin de la manche.
       *[open] On prédit à tour de rôle, dans le sens horaire, en commençant à gauche du donneur.
    }
    4. La personne à gauche du donneur entame le premier pli : chacun joue une carte, dans le sens horaire. Qui remporte un pli entame le suivant.

    ▸ **La partie** · { $of ->
        [table] À cette table, on joue :
       *[books] Selon le livret, on joue :
    }
    { $played }
    { $round ->
        [0] Le plus grand total gagne.
       *[other] C’est la manche { $round }, avec { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } chacun. Le plus grand total gagne.
    }

topic-cards-predicting = Prédire
topic-cards-predicting-about = Combien de plis vas-tu remporter ?
topic-cards-predicting-text =
    Avant le premier pli, tu prédis un nombre, de 0 au nombre de cartes que tu as reçues. Il ne change plus ensuite.

    { $bidding ->
        [covered] Tous prédisent en même temps, sans voir les paris des autres. Toutes les prédictions sont révélées avant le premier pli.
        [secret] Tous prédisent en même temps, sans voir les paris des autres. Jusqu’à la fin de la manche, tu ne vois que ta propre prédiction.
       *[open] On prédit à tour de rôle, dans le sens horaire, en commençant à gauche du donneur ; le donneur est donc le dernier.
    }

    { rule-plus-minus-one }

    { rule-clairvoyance }

    { $unicolore ->
        [true] Compte ce qui devrait gagner : ton Zarbi, si tu l’as pioché, et tes plus hautes cartes. Il n’y a pas d’atout.
       *[false] Compte ce qui devrait gagner : chaque { $wizard }, les gros atouts, peut-être un 12 ou un 13 d’une autre couleur. Dans les longues manches, les petits atouts perdent plus souvent contre de plus gros, et les 12 et 13 des autres couleurs gagnent plus souvent.

        ▸ **Exemple** · L’atout est bleu, et tu as { $wizard } { $b11 } { $r3 } { $jester }. Le Zarbi remporte un pli, { $b11 } sans doute un autre, { $r3 } et le Naze aucun : annonce 2.
    }

    0 est une prédiction comme une autre : elle rapporte { $zero } points.

topic-cards-following = La couleur demandée
topic-cards-following-about = Quelle carte on peut jouer
topic-cards-following-text =
    { $unicolore ->
        [true] À l’unicolore, aucune couleur n’est demandée : joue ce que tu veux.
       *[false] Dans un pli, la première carte qui n’est pas un Naze fixe **la couleur demandée**. Si tu en as, tu dois en jouer, ou alors jouer un Zarbi ou un Naze. Si tu n’en as pas, joue ce que tu veux.

        ▸ **Exemple** · On entame avec { $g8 }, et tu as { $g4 } { $r12 } { $wizard } : joue { $g4 } ou { $wizard }, mais pas { $r12 }. Sans { $g4 }, tu pourrais jouer n’importe laquelle.

        ▸ **Exemple** · On entame avec { $jester }, puis on joue { $y5 } : la couleur demandée est le jaune.

        Si cette première carte est un Zarbi, aucune couleur n’est demandée dans ce pli : chacun joue ce qu’il veut. Un Zarbi ou un Naze joué plus tard ne change pas la couleur demandée.

        Les cartes que tu ne peux pas jouer à ce moment sont grisées dans ta main.
    }

    La dernière carte d’une manche se joue toute seule : il n’y a plus rien à choisir.

topic-cards-wizards-and-jesters = Zarbis et Nazes
topic-cards-wizards-and-jesters-about = Ce qui bat tout, et ce qui ne bat rien
topic-cards-wizards-and-jesters-text =
    Tu peux jouer l’un ou l’autre à tout moment, quelle que soit la couleur demandée.

    • **{ $wizard } Zarbi** · Le premier Zarbi d’un pli le remporte, quoi qu’on joue d’autre.
    • **{ $jester } Naze** · Il perd. Un Naze ne l’emporte que si toutes les cartes du pli sont des Nazes, ce qui n’est possible qu’à 3 ou 4 personnes : le premier joué remporte alors le pli.

    { $unicolore ->
        [true] Le pli va donc au premier Zarbi ; sinon, à la plus haute carte, quelle que soit sa couleur ; entre cartes égales, à la première jouée.

        ▸ **Exemple** · Dans { $b11 } { $r11 } { $jester }, { $b11 } l’emporte, jouée avant { $r11 }.
       *[false] Le pli va donc au premier Zarbi ; sinon, au plus gros atout ; sinon encore, à la plus haute carte de la couleur demandée.

        ▸ **Exemple** · L’atout est rouge. Dans { $y13 } { $r3 } { $wizard } { $wizard }, la troisième carte l’emporte : c’est le premier Zarbi joué. Sans les Zarbis, ce serait { $r3 }.

        ▸ **Exemple** · Aucun atout joué. Dans { $g8 } { $y13 } { $jester }, { $g8 } l’emporte, car la couleur demandée est le vert.
    }

topic-cards-trump = L’atout
topic-cards-trump-about = La couleur qui bat les trois autres
topic-cards-trump-text =
    { $unicolore ->
        [true] L’unicolore n’a pas d’atout : on ne retourne aucune carte, et la plus haute remporte le pli, quelle que soit sa couleur.
       *[false] Une fois les cartes d’une manche distribuées, on retourne la suivante. Sa couleur est **l’atout** : chacune de ses cartes bat toutes celles des trois autres couleurs.

        • { $jester } est retourné : pas d’atout cette manche.
        • { $wizard } est retourné : { $clairvoyance ->
            [first-round] le donneur détermine la couleur d’atout, à la première manche en voyant toutes les cartes sauf les siennes, ensuite en voyant sa main.
            [every-round] le donneur détermine la couleur d’atout, en voyant toutes les cartes sauf les siennes.
           *[off] le donneur regarde sa main et détermine la couleur d’atout.
        }
        • À la dernière manche, les 60 cartes sont distribuées. Il n’en reste aucune à retourner, donc pas d’atout.

        ▸ **Exemple** · L’atout est vert : { $g4 } bat { $r12 } et { $y13 } ; { $g8 } bat { $g4 }. Un Zarbi les bat toutes.

        Si une autre couleur est demandée, tu ne peux jouer atout (couper) que si tu n’as aucune carte de cette couleur.
    }

topic-cards-scoring = Points
topic-cards-scoring-about = Ce que vaut une prédiction
topic-cards-scoring-text =
    Prédiction exacte : 20 points, plus 10 par pli remporté. Sinon : −10 pour chaque pli en plus ou en moins.

    ▸ **Exemples**
    • Annoncé 0, fait 0 : +20
    • Annoncé 2, fait 2 : +40
    • Annoncé 2, fait 1 ou 3 : −10
    • Annoncé 2, fait 4 : −20

    { $ties ->
        [tournament] À égalité de points, le plus de prédictions exactes l’emporte, puis la meilleure manche ; si l’égalité persiste, le rang est partagé.
       *[shared] À égalité de points, le rang est partagé.
    }

topic-cards-dealer = Le donneur, et prédire en dernier
topic-cards-dealer-about = Qui commence, et ce qu’on ne peut pas annoncer en dernier
topic-cards-dealer-text =
    Le premier donneur est tiré au sort ; puis la donne passe à gauche à chaque manche. La personne à gauche du donneur entame le premier pli.

    { $bidding ->
        [open] C’est aussi elle qui prédit en premier. Le donneur prédit donc en dernier, et sait ce que tous les autres ont annoncé.
       *[other] Tous prédisent en même temps : personne ne prédit en dernier.
    }

    { $plus-minus-one ->
        [off] { $of ->
            [books] ▸ **Plus ou moins 1**, une variante · Qui prédit en dernier doit éviter que la somme des prédictions égale le nombre de plis : ainsi, tout le monde ne peut pas avoir juste.
           *[table] Cette table joue sans plus ou moins 1 : tu peux prédire n’importe quel nombre.
        }
       *[on] { rule-plus-minus-one }
    }

    { $plus-minus-one ->
        [off] { $of ->
            [books] { rule-plus-minus-one-example }
           *[table] {""}
        }
       *[on] { rule-plus-minus-one-example }
    }

rule-plus-minus-one = { $plus-minus-one ->
    [strict] ▸ **Plus ou moins 1** · Qui prédit en dernier doit éviter que la somme des prédictions égale le nombre de plis : ainsi, tout le monde ne peut pas avoir juste.
    [tournament] ▸ **Plus ou moins 1**, sauf dans les manches à une carte · Qui prédit en dernier doit éviter que la somme des prédictions égale le nombre de plis : ainsi, tout le monde ne peut pas avoir juste.
    [late] ▸ **Plus ou moins 1**, dès la quatrième manche · Qui prédit en dernier doit éviter que la somme des prédictions égale le nombre de plis : ainsi, tout le monde ne peut pas avoir juste.
    [canadian] ▸ **Plus ou moins 1**, à la canadienne · Si la dernière personne à prédire mène sans partage, elle doit éviter que la somme des prédictions égale le nombre de plis ; 0 est toujours permis.
   *[off] {""}
}
rule-plus-minus-one-example = { $plus-minus-one ->
    [canadian] ▸ **Exemple** · 5 plis, le donneur est seul en tête, et les autres ont annoncé 2, 0 et 1, soit 3 : le donneur peut tout annoncer sauf 2.
   *[other] ▸ **Exemple** · 5 plis, et les autres ont annoncé 2, 0 et 1, soit 3 : le donneur peut tout annoncer sauf 2.
}
rule-clairvoyance = { $clairvoyance ->
    [first-round] ▸ **Clairvoyance** · À la première manche, tu prédis en voyant toutes les cartes sauf les tiennes. Les tiennes apparaissent quand tout le monde a prédit.
    [every-round] ▸ **Clairvoyance** · À chaque manche, tu prédis en voyant toutes les cartes sauf les tiennes. Les tiennes apparaissent quand tout le monde a prédit.
   *[off] {""}
}

topic-cards-rounds = Les manches, et leur durée
topic-cards-rounds-about = Combien de manches, avec combien de cartes
topic-cards-rounds-text =
    { $of ->
        [table] ▸ **Cette table** joue :
        { $played }
       *[books] ▸ **La partie du livret** · Une carte de plus à chaque manche, jusqu’à distribuer les 60 :
        { $played-all }
    }
    { $round ->
        [0] {""}
       *[other] C’est la manche { $round }, avec { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } chacun.
    }

    { $of ->
        [table] {""}
       *[books] ▸ **Tournoi** · Les dix manches des tournois de l’éditeur :
        { $played-tournament }

        ▸ **Cinq manches** (la formule **rapide**) :
        { $played-short }

        ▸ **Unicolore** · Toutes les manches, ou cinq :
        { $played-unicolore }
        { $played-unicolore-short }
    }

    Ces durées supposent six secondes par décision. Tu prends une décision par carte reçue : une prédiction, puis chaque carte sauf la dernière de la manche. Le livret donne environ 45 minutes pour une partie autour d’une vraie table.

topic-cards-by-itself = Ce qui se fait tout seul
topic-cards-by-itself-about = La dernière carte, le temps, les absences
topic-cards-by-itself-text =
    • **La dernière carte** de chaque manche se joue toute seule : chacun n’en a qu’une, il n’y a rien à choisir. Dans une manche à une carte, tu ne fais que prédire.
    { rule-time-is-up }
    { rule-away }

# Ce que font les deux jeux pour qui tarde ou n’est plus là. { $clock } vaut any quand on ne parle d’aucune table.
rule-time-is-up = { $clock ->
    [none] • **Temps** · Cette table joue sans limite : prends tout ton temps, personne ne décide pour toi.
   *[any] • **Temps écoulé**{ $clock ->
        [any] {", si la table a un temps de réflexion"}
       *[running] {""}
    } · Un ordinateur décide pour toi, cette fois-là seulement. Après { $missed } fois de suite, il prend le relais jusqu’à ton prochain clic à la table.
}
rule-away = • **Absence** · Si tu pars pour l’instant, un ordinateur prend le relais jusqu’à ton prochain clic. Si tu pars pour de bon, il garde ta place, et le résultat compte quand même pour toi. S’il n’y a plus que toi, la partie t’attend, ou elle se termine et ne compte pour personne.

topic-cards-variants = Variantes
topic-cards-variants-about = Ce qui se choisit dans le lobby
topic-cards-variants-text =
    { $of ->
        [table] ▸ **Cette table** · { $options }
       *[books] {""}
    }

    `/wizard { command-play.name }` et **Options** dans le lobby proposent :
    • Paris **cachés** : tous prédisent en même temps, sans voir les paris des autres ; tout est révélé avant le premier pli. **Secrets** : tout est révélé à la fin de la manche.
    • **Plus ou moins 1** (avec des paris ouverts seulement) : qui prédit en dernier doit éviter que la somme des prédictions égale le nombre de plis. Strict : à chaque manche. Tournoi : sauf dans les manches à une carte. Tardif : dès la quatrième manche. Canadien : seulement si la dernière personne à prédire mène sans partage ; 0 est toujours permis.
    • **Clairvoyance**, à la première manche ou à chacune : tu prédis en voyant toutes les cartes sauf les tiennes. Le donneur qui détermine l’atout n’a pas vu les siennes non plus.
    • **Unicolore** (à 3 ou 4) : à chacun sa couleur, sans atout ni couleur demandée.
    • **Rapide** : cinq manches. **Tournoi** : dix manches, plus ou moins 1 sauf dans les manches à une carte, et les égalités départagées par les prédictions exactes. Le sujet **{ topic-cards-rounds }** dit quelles manches.
    • **Égalités** : rang partagé, ou bien le plus de prédictions exactes l’emporte, puis la meilleure manche.

topic-cards-unicolore = Unicolore
topic-cards-unicolore-about = Une variante : à chacun sa couleur, ni atout ni couleur demandée
topic-cards-unicolore-text =
    { $of ->
        [table] { $unicolore ->
            [true] Cette table joue à l’unicolore.
           *[false] Une variante pour 3 ou 4 personnes. Cette table ne la joue pas.
        }
       *[books] Une variante pour 3 ou 4 personnes.
    }

    • Chacun a ses 15 cartes : les 13 cartes d’une couleur, un Zarbi et un Naze. Les couleurs sont tirées au sort au début de la partie, et tout le monde voit qui a laquelle. À 3, une couleur est écartée.
    • À chaque manche, chacun pioche au hasard parmi ses 15 cartes : dans une partie complète, 4 à la première, puis 5, et ainsi de suite jusqu’à 15. À la manche suivante, les 15 sont de nouveau là.
    • Il n’y a ni atout ni couleur demandée : joue ce que tu veux.
    • La plus haute carte remporte le pli : un Zarbi dépasse le 13, un Naze est sous le 1. Entre cartes égales, la première jouée l’emporte.
    • La donne passe à gauche. Prédictions et points sont les mêmes que d’habitude.

    ▸ **Exemple** · Dans { $g8 } { $b11 } { $r11 }, { $b11 } l’emporte, jouée avant { $r11 }.

    ▸ **Exemple** · Dans { $b11 } { $wizard } { $wizard }, la deuxième carte l’emporte : c’est le premier Zarbi joué.

    ▸ **Manches**
    { $unicolore ->
        [true] { $played }
       *[false] { $played-unicolore }
        { $played-unicolore-short }
    }

topic-cards-words = Les mots du livret
topic-cards-words-about = Pli, atout, entamer, Scribe, et ce qu’ils veulent dire
topic-cards-words-text =
    • **Pli** · Une carte de chacun. Une seule personne le remporte.
    • **Entamer** · Jouer la première carte d’un pli.
    • **Couleur demandée** (appelée) · La couleur à jouer si tu en as ; un Zarbi ou un Naze reste permis.
    • **Atout** · La couleur qui bat les trois autres pendant la manche.
    • **Prédiction** (pari) · Combien de plis tu annonces.
    • **Manche** · Une donne, ses prédictions, ses plis et ses points.
    • **Humains, Elfes, Nains, Géants** · Le bleu, le vert, le rouge et le jaune.
    • **Zarbi** · La carte marquée Z du jeu imprimé ; en anglais, Wizard. Il bat tout atout, mais rien n’oblige à le jouer quand l’atout est demandé.
    • **Naze** · La carte marquée N du jeu imprimé ; en anglais, Jester.
    • **Points d’expérience** · Les points de la feuille de scores.
    • **Scribe** · Qui tient les scores ; ici, c’est le bot.
    • **Bloc score** · La feuille de scores : clique sur **Scores**.
    • **Plus ou moins 1** · Une variante : la somme des prédictions ne doit pas égaler le nombre de plis.
    • **Cachés, secrets** · Des paris faits sans voir ceux des autres, révélés avant ou après les plis.
    • **Clairvoyance** · Prédire en voyant toutes les cartes sauf les siennes.

# Le jeu de dés
topic-dice-goal = Le but
topic-dice-goal-about = De quoi il s’agit, les dés, une manche du début à la fin
topic-dice-goal-text =
    À chaque manche, tu prédis combien des sept dés montreront une couleur, **exactement**. Si c’est correct, tu mets un X sur ta feuille. Les X dans les colonnes des grands nombres font gagner.

    ▸ **Les dés** · Sept dés à six faces : { $blue-die } { $green-die } { $red-die } { $yellow-die }, un Zarbi { $wizard-die }, un Naze { $jester-die }.
    ▸ **Ta feuille** · Une case par couleur et par nombre (1 à 5), et une ligne de cinq cases Naze. Chaque case ne sert qu’une fois.

    ▸ **Une manche**
    1. Une personne a la carte du Voyant. À partir d’elle, dans le sens horaire, chacun prédit, par exemple « 3 verts ».
    2. Le Voyant détermine la couleur des Zarbis : chaque Zarbi compte pour cette couleur.
    3. Le Voyant lance les dés, trois fois au plus. Après chaque lancer, chacun peut sortir de la manche avec ce résultat, ou rester.
    4. Quand tu sors, tu marques les dés tels qu’ils sont.

    { $magic-cards ->
        [true] ▸ **Cartes magiques** · Au début de chaque manche, on retourne une carte magique, qui change les règles de cette manche.
       *[false] {""}
    }

    ▸ **La fin** · La partie se termine après une manche où quelqu’un a { $of ->
        [books] 9 X, ou 12 dans la partie pour experts
       *[table] { $target } X
    }. Le plus grand total gagne. Le livret donne environ 20 minutes pour une partie.

topic-dice-seer = Le Voyant
topic-dice-seer-about = Qui lance pour tout le monde, et qui sera le prochain
topic-dice-seer-text =
    Qui a la carte du Voyant prédit en premier, détermine la couleur des Zarbis, et lance les dés **pour tout le monde**. La couleur de sa prédiction est la **couleur du Voyant**.

    ▸ **Le prochain Voyant** · La carte passe à qui a prédit le plus grand nombre dans une autre couleur que celle du Voyant ; à nombre égal, à la première de ces personnes dans le sens horaire à partir du Voyant. Si tout le monde a prédit la couleur du Voyant, la carte reste où elle est.

    ▸ **Exemple** · Le Voyant a annoncé 5 verts, Ben 2 bleus, Di 2 rouges : la carte passe à Ben, qui a annoncé 2 avant Di.

    { $first-seer ->
        [last-played] Le premier Voyant d’une partie est la personne de la table qui a joué à Wizard en dernier sur ce serveur, cartes ou dés. Si plusieurs d’entre vous ont joué cette dernière partie, on tire au sort entre ces personnes ; si personne parmi vous n’a encore joué, entre tout le monde.{ $of ->
            [books] {" "}Dans le lobby, l’hôte peut aussi demander un tirage au sort ou choisir une personne.
           *[table] {""}
        }
        [drawn] Le premier Voyant de cette partie est tiré au sort entre tout le monde.
       *[chosen] Le premier Voyant de cette partie est la personne que l’hôte a choisie dans le lobby. Si elle part avant le début, c’est la personne de la table qui a joué à Wizard en dernier sur ce serveur.
    }

topic-dice-predicting = Prédire
topic-dice-predicting-about = Combien de dés montreront une couleur ?
topic-dice-predicting-text =
    Annonce un nombre de 1 à 5 et une couleur : autant de dés la montreront à la fin. Il faut une case libre de ta feuille, que personne n’a annoncée cette manche. On ne peut prédire ni Zarbis ni Nazes.

    Si les autres ont pris toutes tes cases libres, tu peux répéter une de leurs prédictions. S’il ne reste qu’une case possible, elle est prédite pour toi.

    Au premier lancer, une couleur sort environ une fois ; avec ses Zarbis, environ deux. Le Voyant garde les dés qu’il lui faut, et atteint donc de plus grands nombres que les autres.

    ▸ **Exemple** · { $red-die } { $red-die } { $wizard-die } { $blue-die } { $green-die } { $jester-die } { $yellow-die }, et les Zarbis comptent pour rouge : il y a trois rouges. La prédiction « 3 rouges » est correcte, « 2 rouges » a un dé d’écart.

topic-dice-rolling = Lancer
topic-dice-rolling-about = Trois lancers au plus, avec les dés qu’on veut
topic-dice-rolling-text =
    Il y a trois lancers au plus. Le premier se fait avec les sept dés. Ensuite, le Voyant choisit n’importe lesquels des sept, un au moins, et les relance ; les autres dés restent tels quels.

    Entre deux lancers, tous les autres marquent le lancer ou restent. Le lancer suivant se fait quand tous ont choisi.

    ▸ **Exemple** · Le Voyant a annoncé 4 bleus et lancé { $blue-die } { $blue-die } { $wizard-die } { $red-die } { $green-die } { $green-die } { $jester-die } ; les Zarbis comptent pour bleu, donc trois dés comptent. Le Voyant les garde et relance les quatre autres, en espérant exactement un de plus.

topic-dice-wizard-color = La couleur des Zarbis
topic-dice-wizard-color-about = Pour quoi comptent les Zarbis
topic-dice-wizard-color-text =
    Quand tout le monde a prédit, le Voyant détermine une des quatre couleurs. Cette manche, chaque Zarbi { $wizard-die } compte comme un dé de cette couleur, **pour tout le monde**. Sans choix, c’est la couleur du Voyant, celle de sa propre prédiction.

    ▸ **Exemple** · La couleur des Zarbis est le vert : { $green-die } { $wizard-die } { $wizard-die } font trois dés verts. Tant mieux pour qui a prédit 3 verts, tant pis pour qui a prédit 1 vert.

topic-dice-scoring = Sortir et marquer
topic-dice-scoring-about = Quand prendre un lancer, et ce qu’il vaut
topic-dice-scoring-text =
    Après chaque lancer, tu peux **sortir** : tu marques les dés tels qu’ils sont, et cette manche est finie pour toi. Ou tu **restes** pour le lancer suivant. Quand le Voyant sort, et après le dernier lancer, toutes les personnes encore en jeu marquent.

    • Exactement autant de dés que prédit : un **X** dans ta case.
    • Sinon, la différence s’y inscrit en points négatifs.

    ▸ **Exemples**
    • Prédit 4, et 2 comptent : −2
    • Prédit 1, et 2 comptent : −1

    À la fin, un X vaut sa colonne : 1 point dans la colonne 1, jusqu’à 5 points dans la colonne 5.

    Tu peux rester même si ta prédiction est correcte. Le plus souvent, le lancer suivant ne peut que te l’enlever.

topic-dice-jester-score = Le score Naze
topic-dice-jester-score-about = À quoi servent les Nazes
topic-dice-jester-score-text =
    Si ta prédiction est fausse et qu’il y a de 1 à 5 Nazes, tu peux prendre un score Naze : un X dans ta case Naze de ce nombre, si elle est libre, et 0 dans ta case prédite.

    ▸ **Exemple** · Tu as prédit 2 rouges et aucun ne compte, mais il y a { $jester-die } { $jester-die } : au lieu de −2, tu prends 0, et un X en case Naze ×2.

    Ces X comptent parmi les { $of ->
        [books] neuf (douze pour les experts)
       *[table] { $target }
    } qui terminent la partie, mais ne rapportent pas de points. À égalité de points, le moins de scores Naze l’emporte.

topic-dice-magic-cards = Cartes magiques
topic-dice-magic-cards-about = Une variante : à chaque manche, une carte change les règles
topic-dice-magic-cards-text =
    { $of ->
        [table] { $magic-cards ->
            [true] { $drawn-card }
           *[false] Cette table joue sans cartes magiques.
        }
       *[books] {""}
    }

    { $magic-cards ->
        [true] Au début de chaque manche, on retourne une carte magique pour cette manche.
       *[false] Une variante, à choisir dans le lobby : au début de chaque manche, on retourne une carte magique pour cette manche.
    } Il y en a dix, et aucune ne revient avant que les dix aient servi ; on les mélange alors toutes. Là où les prédictions comptent double, les scores Naze ne doublent pas.

    { $ten-cards }

    Le sujet **{ topic-dice-magic-examples }** donne un exemple de chacune.

topic-dice-magic-examples = Cartes magiques : exemples
topic-dice-magic-examples-about = Ce que change chacune des dix, avec des dés
topic-dice-magic-examples-text =
    Chaque carte magique dans une manche à elle. « Compte 3 » veut dire que trois dés comptent pour la prédiction.

topic-dice-end = La fin
topic-dice-end-about = Quand la partie est finie, et qui gagne
topic-dice-end-text =
    La partie se termine après une manche où quelqu’un a { $of ->
        [books] neuf X (douze pour les experts)
       *[table] { $target } X
    }, X des scores Naze compris ; ou après la manche 20, quand les 20 cases de couleur de chacun sont remplies.

    Tes points : chaque X d’une couleur vaut le numéro de sa colonne, et les points négatifs se retirent. Qui a au moins { $of ->
        [books] neuf X (douze)
       *[table] { $target } X
    } reçoit { $bonus } points bonus.

    Le plus de points gagne. À égalité, le moins de scores Naze l’emporte ; si l’égalité persiste, le rang est partagé.

    ▸ **Exemple**, une partie à neuf X · Des X dans les colonnes 5, 4, 4, 3, 2 et 1 font 19 points. Avec trois X de scores Naze, cela fait neuf X, donc 3 de plus. Avec −2 et −1 dans deux cases, le total est de 19.

topic-dice-by-itself = Ce qui se fait tout seul
topic-dice-by-itself-about = Ta consigne, le temps, les absences
topic-dice-by-itself-text =
    • **Une seule case** possible : elle est prédite pour toi.
    • **Après le dernier lancer**, on ne te demande ton choix que si un score Naze est possible. Sinon, ta prédiction est marquée.
    • **Quand quelqu’un d’autre lance** · Clique sur **{ more-order }** sur ta feuille pour dire ce que tu fais après chaque lancer :
    « { order-close } » (sauf autre choix de ta part) : { order-close-text }
    « { order-always } » : { order-always-text }
    « { order-never } » : { order-never-text }
    { rule-time-is-up }{ $clock ->
        [none] {""}
       *[any] {" "}Quand il décide ainsi, la couleur des Zarbis est celle du Voyant, rien n’est barré, et de deux résultats, celui qui vaut le plus sur le moment est marqué.
    }
    { rule-away }

topic-dice-words = Les mots du livret
topic-dice-words-about = Couleur du Voyant, feuille de prédiction, score Naze : ce qu’ils veulent dire
topic-dice-words-text =
    • **Voyant** · Qui lance pour tout le monde cette manche.
    • **Carte du Voyant** · Montre qui est le Voyant.
    • **Couleur du Voyant** · La couleur de la prédiction du Voyant.
    • **Couleur des Zarbis** · La couleur pour laquelle les Zarbis comptent cette manche.
    • **Feuille de prédiction** · Ta feuille : une case par couleur et par nombre, et cinq cases Naze.
    • **Colonne** · Les cases d’un même nombre, de 1 à 5.
    • **Prédiction correcte** · Il y a exactement autant de dés que prédit : un X.
    • **Points négatifs** · La différence, si la prédiction est fausse.
    • **Score Naze** · Un X dans une case Naze et un 0 dans ta case prédite.
    • **Sortir de la manche** · Marquer les dés tels qu’ils sont.
    • **Relancer** · Lancer de nouveau un ou plusieurs dés.
    • **Tourner un dé** · Lui faire montrer la face de ton choix.
    • **Barrer** · Rayer des points négatifs de ta feuille.
    • **Points bonus** · { $bonus } pour qui a assez de X à la fin.
    • **Carte magique** · Change les règles d’une manche.
    • **Experts** · La partie à douze X.
