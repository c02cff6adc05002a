# Les paramètres d’un serveur.

settings-title = Paramètres de ce serveur
settings-not-yours = Il faut la permission Gérer le serveur pour les changer. Voici les paramètres :

settings-game = **Jeu** : { $what }
settings-game-cards = jeu de cartes
settings-game-dice = jeu de dés
settings-clock = **Temps** : { $what }
settings-clock-none = sans limite
settings-clock-live = en direct, une minute par décision
settings-clock-relaxed = tranquille, dix minutes par décision
settings-clock-slow = au long cours, un jour par décision
settings-level = **Ordinateurs** : { $what }
settings-place = **Une table s’ouvre** : { $what }
settings-place-here = dans le salon
settings-place-thread = dans son propre fil
settings-channels = **Salons des tables** : { $what }
settings-every-channel = tous les salons
settings-look = **Affichage** : { $what }
settings-look-pictures = en images
settings-look-text = en texte seul
settings-language = **Langue des tables** : { $what }
settings-enders = **Fin de partie** : { $what }
settings-enders-host = l’hôte, ou qui a la permission Gérer le serveur ; les autres votent
settings-enders-nobody = un vote, ou qui a la permission Gérer le serveur
settings-limits = **Limites** : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} ici, { $lobbies ->
    [one] { $lobbies } lobby
   *[other] { $lobbies } lobbys
} par personne
settings-zone = **Fuseau horaire** : { $what }
settings-bell = **Appel pour une nouvelle table** : { $what }
settings-no-bell-role = seulement les personnes qui l’ont demandé
settings-weekly = **La semaine** : { $what }
settings-weekly-off = pas de message
settings-weekly-on = un message sur la semaine précédente, après la première partie de chaque semaine
settings-reactions = **Réactions et public** : { $what }
settings-reactions-on = personnes et ordinateurs réagissent à la table ; qui regarde devine qui va réussir, et voit le jeu que quelqu’un laisse voir
settings-reactions-off = ni réactions, ni pronostics, ni regard sur le jeu d’autrui
settings-turn-reactions-off = Désactiver réactions, pronostics et regards
settings-turn-reactions-on = Activer réactions, pronostics et regards
settings-presets = **Formules enregistrées** : { $what }
settings-no-preset = aucune

settings-page-tables = Nouvelles tables
settings-page-places = Salons
settings-page-limits = Limites
settings-page-presets = Formules
settings-page-bell = Cloche, semaine
settings-page-reset = Valeurs par défaut

settings-about-tables = Les nouvelles tables commencent ainsi, sauf si l’hôte choisit autre chose.
settings-about-places = Les tables ne s’ouvrent que dans ces salons et leurs fils ; vide la liste pour les permettre tous. Celles déjà ouvertes ailleurs restent.
settings-about-places-all = Les tables s’ouvrent dans tout salon où je peux écrire ; choisis des salons pour ne permettre que ceux-là. Les tables déjà ouvertes ailleurs restent.
settings-about-limits = Qui peut terminer une partie sans demander, et combien de tables il peut y avoir. Avec la permission Gérer le serveur, on peut toujours en terminer une.
settings-about-presets = Pour enregistrer une formule, ouvre un lobby dans ce salon, choisis ses options, et reviens ici.
settings-about-presets-here = Tu peux enregistrer la table de ce salon comme formule : { $what }
settings-about-bell = Une nouvelle table appelle ce rôle, au plus une fois en deux heures ; je peux le mentionner si tout le monde le peut, ou si j’en ai le droit. Qui veut un appel personnel active sa cloche. Le fuseau horaire vaut pour qui n’a pas choisi le sien. Le message de la semaine propose un vote sur la prochaine formule.
settings-bell-everyone = Une nouvelle table n’appelle jamais tout le monde : choisis un rôle que les gens ont demandé.
settings-pick-bell-role = Nouvelle table, rôle appelé : aucun
settings-about-reset = Tout ce qui est ci-dessus reprend sa valeur par défaut. Les formules enregistrées restent.
settings-really-delete = Vraiment supprimer « { $name } » ? Les tables qui s’en servent gardent leurs options.

settings-reset = Réinitialiser
settings-save = Enregistrer la formule
settings-delete = Supprimer la formule
settings-saved = « { $name } » : formule enregistrée. Choisis-la dans les options d’un lobby, ou avec `/wizard { command-play.name } { option-saved.name }:`.
settings-deleted = La formule est supprimée.
settings-are-reset = Tous les paramètres ont leur valeur par défaut ; les formules enregistrées restent.
settings-name-label = Nom
settings-name-placeholder = Vendredi soir

settings-pick-options = Jeu : { $game }, { $preset }
settings-pick-channels = Salons des tables : tous
settings-preset-classic = classique
settings-preset-quick = rapide
settings-preset-tournament = tournoi
settings-preset-own = choix libre

pick-preset-saved = Formule : { $name }

pick-place-here = Ouverture : dans le salon
about-place-here = Un salon tient une seule table à la fois.
pick-place-thread = Ouverture : dans son propre fil
about-place-thread = Le salon reste libre ; une ligne y dit comment la partie a fini.

pick-look-pictures = Affichage : en images
about-look-pictures = Là où Discord les accepte, sauf si qui héberge le bot les a désactivées.
pick-look-text = Affichage : en texte seul
about-look-text = Rien ne manque. Les tables ouvertes changent tout de suite.

pick-enders-host = Peut terminer une partie : l’hôte
about-enders-host = Ou qui a la permission Gérer le serveur ; les autres proposent et votent.
pick-enders-nobody = Peut terminer une partie : un vote
about-enders-nobody = Ou qui a la permission Gérer le serveur ; l’hôte aussi demande aux autres.

settings-pick-tables = Tables à la fois : { $number }
settings-pick-tables-about = Lobbys et parties sur tout le serveur.
settings-pick-lobbies = Lobbys par personne : { $number }
settings-pick-lobbies-about = Un lobby compte jusqu’à ce que sa partie commence ou qu’il se ferme.

pick-weekly-off = La semaine : pas de message
about-weekly-off = Rien n’est publié sur les semaines, et personne ne vote.
pick-weekly-on = La semaine : un message
about-weekly-on = Tableau de la semaine précédente et vote sur la formule, après la première partie.

pick-delete-none = Supprimer une formule …
about-delete-none = Une confirmation sera demandée.

refusal-not-in-this-channel = Aucune table ne peut s’ouvrir dans ce salon. Sur ce serveur, elles s’ouvrent dans { $channels }.
refusal-name-blank = Il faut à une formule un nom visible : une lettre suffit.
refusal-name-long = Le nom d’une formule a 32 caractères au plus.
refusal-name-taken = Une formule s’appelle déjà « { $name } » : choisis un autre nom, ou supprime d’abord celle-là.
refusal-saved-already = Ces options sont déjà la formule « { $name } ».
refusal-many-presets = { $most } formules sont enregistrées, et c’est la limite : supprimes-en une d’abord.
refusal-no-such-preset = Aucune formule ne s’appelle « { $name } » ici. Formules enregistrées : { $saved }.
refusal-no-presets = Aucune formule ne s’appelle « { $name } » ici : ce serveur n’en a encore enregistré aucune.
refusal-two-presets = Choisis `{ option-preset.name }` ou `{ option-saved.name }`, pas les deux.

# Chaque langue par son propre nom.
language-en = English
language-de = Deutsch
language-fr = Français
language-nl = Nederlands
# To people who manage the server, once, when its first lobby has settled the language.
settled-language = La langue de mes tables sur ce serveur est maintenant : { $language }. Pour en choisir une autre : { $settings }, **{ settings-page-places }**.
settings-pick-language = Langue des tables : { $language }
settings-pick-language-about = Ce que tous lisent : tables, résultats et classements.
settings-own-language = Ma langue : { $language }
settings-own-language-about = Ma main, mes paramètres et ce qui ne s’affiche que pour moi, sur chaque serveur.
pick-own-language-discord = Ma langue : comme dans mon Discord
about-own-language-discord = La langue de ton Discord, si je la parle ; sinon celle du serveur.
