# Le lobby : on prend place.

game-cards = Wizard · le jeu de cartes
game-dice = Wizard · le jeu de dés

lobby-title = { $name } veut jouer à { $game }
lobby-seat = { $gate } **{ $name }**{ $titled ->
    [yes] {" "}· *{ $title }*
   *[no] {""}
}{ $who ->
    [host] {" "}(hôte)
    [computer] , ordinateur ({ $level })
   *[person] {""}
}
lobby-free = { $gates } { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}, table de { $fewest } à { $most }
lobby-options = **Jeu** · { $options }
lobby-length-cards = **Durée** · { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}, environ { $minutes } minutes à { $players } personnes, { $alone } en solo avec des ordinateurs
lobby-length-dice = **Durée** · { $count } manches au plus, environ 20 minutes entre personnes, 5 en solo avec des ordinateurs
lobby-last-time = **La dernière fois** · { $when } : { $standings }
lobby-joining = **Nouveaux ordinateurs** · { $level }
lobby-joining-as-host = **Nouveaux ordinateurs** · aussi forts que l’hôte : { $level }
lobby-hints = **Conseils** · on peut demander ce qu’un maître choisirait ; partie sans cote
lobby-hindrance = ⚠️ { $sentence }
lobby-begins = L’hôte lance la partie ; l’ordre de jeu est alors tiré au sort.

lobby-sit = Prendre place
lobby-seated = Tu as une place dans le lobby : { $link }
lobby-stand = Quitter la table
lobby-add = Ajouter un ordi
lobby-remove = Retirer un ordi
lobby-settings = Options
lobby-begin = Commencer
lobby-fill = Compléter et commencer
lobby-luck = Hasard scellé
lobby-cut = Couper

# Les coupes : des mots que chacun mêle au hasard. Titre et étiquette : 45 signes au plus.
cut-title = Couper : mêle tes mots au hasard
cut-label = Des mots à toi, que tout le monde verra
cut-placeholder = abracadabra
cut-by = ✂️ **{ $name }** coupe : « { $words } »
cut-done = Tes mots sont mêlés au hasard : tout le monde peut les lire dans le lobby.

level-random = aléatoire
level-beginner = débutant
level-novice = novice
level-apprentice = apprenti
level-journeyman = compagnon
level-adept = adepte
level-conjurer = enchanteur
level-mage = mage
level-master = maître
level-grandmaster = grand maître
level-archmage = archimage
level-between = entre { $below } et { $above }
level-and-character = { $level }, { $character }

character-bold = aime le risque
character-careful = aime la prudence
character-spoiler = aime gêner les autres
character-collector = aime collectionner

rules-button = Règles
back-button = Retour

# Les choix des jeux en mots ; ce qui va de soi n’en a pas.
chosen-bidding-open = paris ouverts
chosen-bidding-covered = paris cachés, révélés avant le premier pli
chosen-bidding-secret = paris secrets, révélés après la manche
chosen-plus-minus-one-strict = plus ou moins 1 : la somme des paris n’égale jamais le nombre de plis
chosen-plus-minus-one-tournament = plus ou moins 1, sauf dans les manches à une carte
chosen-plus-minus-one-late = plus ou moins 1 dès la quatrième manche
chosen-plus-minus-one-canadian = plus ou moins 1 seulement si la dernière personne à parier mène sans partage ; 0 toujours permis
chosen-clairvoyance-first-round = clairvoyance à la première manche
chosen-clairvoyance-every-round = clairvoyance à chaque manche
chosen-unicolore-true = unicolore : à chacun sa couleur, sans atout
chosen-rounds-all = toutes les manches
chosen-rounds-tournament = les dix manches de tournoi
chosen-rounds-short = cinq manches
chosen-ties-tournament = égalités : prédictions exactes, puis meilleure manche
chosen-target-9 = jusqu’à neuf X
chosen-target-12 = jusqu’à douze X, pour experts
chosen-magic-cards-true = avec les cartes magiques
chosen-magic-cards-false = sans cartes magiques
chosen-first-seer-drawn = premier Voyant : tirage au sort
chosen-first-seer = premier Voyant : { $name }
chosen-first-seer-player-1 = premier Voyant : place 1 du lobby
chosen-first-seer-player-2 = premier Voyant : place 2 du lobby
chosen-first-seer-player-3 = premier Voyant : place 3 du lobby
chosen-first-seer-player-4 = premier Voyant : place 4 du lobby
chosen-first-seer-player-5 = premier Voyant : place 5 du lobby
