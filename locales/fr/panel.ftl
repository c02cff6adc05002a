# Les options, aux mains de l’hôte. Une liste n’a pas de titre : chaque valeur dit de quoi elle est la valeur.

panel-title = Options · { $game }
panel-begun = La partie a commencé ; ses options ne changent plus.
panel-page-game = Jeu
panel-page-variants = Variantes
panel-page-more-variants = Autres variantes
panel-page-seats = Places
panel-nobody-else = Personne d’autre n’a encore pris place.
panel-seat-about = Pourra reprendre place.
panel-sent-away = Personne retirée ; elle peut reprendre place.
panel-first-seer = Premier Voyant : { $name }

pick-seat-nobody = Retirer quelqu’un …
about-seat-nobody = Tout le monde garde sa place.

pick-game-cards = Le jeu de cartes
about-game-cards = De trois à six : prédire combien de plis on remportera.
pick-game-dice = Le jeu de dés
about-game-dice = De deux à cinq : prédire ce que montreront sept dés.

pick-preset-classic = Formule : classique
about-preset-classic = Comme dans le livret de règles, sans variantes.
pick-preset-quick = Formule : rapide
about-preset-quick = Cinq manches, réparties sur toute la partie.
pick-preset-tournament = Formule : tournoi
about-preset-tournament = Dix manches, plus ou moins 1 sauf à une carte, égalités selon les prédictions exactes.
pick-preset-week = { $preset } · formule de la semaine
pick-preset-own = Formule : choix libre
about-preset-own = Les variantes de ton choix.

pick-clock-none = Temps : sans limite
about-clock-none = Chacun prend son temps.
pick-clock-live = Temps : en direct
about-clock-live = Une minute par décision ; ensuite, un ordinateur décide.
pick-clock-relaxed = Temps : tranquille
about-clock-relaxed = Dix minutes par décision ; après cinq, rappel à qui n’a pas encore regardé.
pick-clock-slow = Temps : au long cours
about-clock-slow = Un jour par décision : pour une partie en marge du reste.

pick-level-random = Nouveaux ordinateurs : aléatoire
about-level-random = Joue n’importe quel coup permis.
pick-level-beginner = Nouveaux ordinateurs : débutant
about-level-beginner = Pour une première partie : fait des erreurs de débutant.
pick-level-novice = Nouveaux ordinateurs : novice
about-level-novice = Connaît le jeu, mais se trompe encore souvent.
pick-level-apprentice = Nouveaux ordinateurs : apprenti
about-level-apprentice = Espère trop et oublie beaucoup.
pick-level-journeyman = Nouveaux ordinateurs : compagnon
about-level-journeyman = Espère un peu trop et oublie certaines choses.
pick-level-adept = Nouveaux ordinateurs : adepte
about-level-adept = De l’expérience, mais oublie des cartes jouées.
pick-level-conjurer = Nouveaux ordinateurs : enchanteur
about-level-conjurer = Aux cartes, aussi exact que des gens en finale.
pick-level-mage = Nouveaux ordinateurs : mage
about-level-mage = Se trompe rarement.
pick-level-master = Nouveaux ordinateurs : maître
about-level-master = Retient chaque carte et connaît les probabilités.
pick-level-grandmaster = Nouveaux ordinateurs : grand maître
about-level-grandmaster = Un maître qui prévoit un peu.
pick-level-archmage = Nouveaux ordinateurs : archimage
about-level-archmage = Un maître qui prévoit plusieurs coups.
pick-level-host = Nouveaux ordinateurs : aussi forts que moi
about-level-host = Ils suivent tes résultats d’une partie à l’autre, jamais en cours de partie.

pick-bidding-open = Paris : ouverts
about-bidding-open = À tour de rôle, au vu de tous.
pick-bidding-covered = Paris : cachés
about-bidding-covered = Tous à la fois, sans voir les autres paris ; tous révélés avant le premier pli.
pick-bidding-secret = Paris : secrets
about-bidding-secret = Tous à la fois, sans voir les autres paris ; tous révélés à la fin de la manche.

pick-plus-minus-one-off = Plus ou moins 1 : non
about-plus-minus-one-off = Chacun prédit le nombre qu’il veut.
pick-plus-minus-one-strict = Plus ou moins 1 : strict
about-plus-minus-one-strict = La somme des paris n’égale jamais le nombre de plis.
pick-plus-minus-one-tournament = Plus ou moins 1 : tournoi
about-plus-minus-one-tournament = La somme des paris n’égale jamais le nombre de plis, sauf dans les manches à une carte.
pick-plus-minus-one-late = Plus ou moins 1 : tardif
about-plus-minus-one-late = Dès la quatrième manche, la somme des paris n’égale jamais le nombre de plis.
pick-plus-minus-one-canadian = Plus ou moins 1 : canadien
about-plus-minus-one-canadian = Seulement si la dernière personne à parier mène sans partage ; 0 toujours permis.

pick-clairvoyance-off = Clairvoyance : non
about-clairvoyance-off = On voit ses propres cartes pour prédire.
pick-clairvoyance-first-round = Clairvoyance : 1re manche
about-clairvoyance-first-round = À la première manche, on prédit en voyant toutes les cartes sauf les siennes.
pick-clairvoyance-every-round = Clairvoyance : chaque manche
about-clairvoyance-every-round = À chaque manche, on prédit en voyant toutes les cartes sauf les siennes.

pick-unicolore-false = Unicolore : non
about-unicolore-false = On distribue les quatre couleurs à tous, comme d’habitude.
pick-unicolore-true = Unicolore : oui
about-unicolore-true = À chacun sa couleur, sans atout ; à 3 ou 4.

pick-rounds-all = Manches : toutes
about-rounds-all = Une carte de plus à chaque manche, jusqu’à distribuer tout le paquet.
pick-rounds-tournament = Manches : tournoi
about-rounds-tournament = Les dix manches des tournois de l’éditeur.
pick-rounds-short = Manches : cinq
about-rounds-short = Cinq manches, réparties sur toute la partie.

pick-ties-shared = Égalités : rang partagé
about-ties-shared = À égalité de points, le rang est partagé.
pick-ties-tournament = Égalités : tournoi
about-ties-tournament = Le plus de prédictions exactes, puis la meilleure manche.

pick-target-9 = Jusqu’à neuf X
about-target-9 = La partie finit quand quelqu’un a neuf X.
pick-target-12 = Jusqu’à douze X
about-target-12 = La partie finit quand quelqu’un a douze X : pour experts.

pick-magic-cards-false = Cartes magiques : non
about-magic-cards-false = Chaque manche suit les mêmes règles.
pick-magic-cards-true = Cartes magiques : oui
about-magic-cards-true = À chaque manche, une carte magique change les règles.

pick-first-seer-last-played = Premier Voyant : qui a joué en dernier
about-first-seer-last-played = Qui a joué en dernier sur ce serveur ; si c’est plusieurs d’entre vous ou personne, tirage au sort.
pick-first-seer-drawn = Premier Voyant : tirage au sort
about-first-seer-drawn = Tirage au sort entre tout le monde.
pick-first-seer-player-1 = Premier Voyant : place 1
about-first-seer-player-1 = La première personne du lobby.
pick-first-seer-player-2 = Premier Voyant : place 2
about-first-seer-player-2 = La deuxième personne du lobby, s’il y en a une.
pick-first-seer-player-3 = Premier Voyant : place 3
about-first-seer-player-3 = La troisième personne du lobby, s’il y en a une.
pick-first-seer-player-4 = Premier Voyant : place 4
about-first-seer-player-4 = La quatrième personne du lobby, s’il y en a une.
pick-first-seer-player-5 = Premier Voyant : place 5
about-first-seer-player-5 = La cinquième personne du lobby, s’il y en a une.

pick-hints-off = Conseils : non
about-hints-off = Pas de conseils dans cette partie.
pick-hints-on = Conseils : oui
about-hints-on = On peut demander ce qu’un maître choisirait ; partie sans cote.

pick-tempo-usual = Rythme : habituel
about-tempo-usual = Rapide en solo avec des ordinateurs, calme sinon. On peut le changer en jeu.
pick-tempo-calm = Rythme : calme
about-tempo-calm = Tout reste affiché assez longtemps pour en parler.
pick-tempo-fast = Rythme : rapide
about-tempo-fast = Les ordinateurs jouent vite ; seul ce qui décide d’une manche reste plus longtemps.
