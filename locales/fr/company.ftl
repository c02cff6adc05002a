# Ce que font les gens autour d’une table à côté du jeu : les réactions, sur le message privé et à la table.

more-bravo = ⭐ Bien joué
more-bravo-about = Pour tous, jusqu’au prochain pli ou lancer.
more-laugh = 😂 Ha !
more-laugh-about = Pour tous, jusqu’au prochain pli ou lancer.
more-wow = 😮 Oh !
more-wow-about = Pour tous, jusqu’au prochain pli ou lancer.
more-sigh = 😩 Oh non
more-sigh-about = Pour tous, jusqu’au prochain pli ou lancer.
more-smirk = 😏 Comme prévu
more-smirk-about = Pour tous, jusqu’au prochain pli ou lancer.
more-mutes = Ignorer …
more-mutes-about = Les personnes dont je ne veux pas voir les réactions.
reaction = { $name } : { $what }
reaction-shown = Montré à la table.
refusal-reacted-just-now = Tu viens de réagir : une réaction en cinq secondes suffit.
refusal-no-reactions = Sur ce serveur, il n’y a ni réactions, ni pronostics, ni regard sur le jeu d’autrui : tout cela y est désactivé.
mutes-about = La table est la même pour tous. Tant que tu joues ici, personne ne voit les réactions des personnes que tu ignores, et rien ne le leur dit.
mutes-now = { $count ->
    [0] Tu n’ignores personne ici.
   *[other] Tu ignores : { $names }.
}
mutes-mute = Ignorer { $name }
mutes-unmute = Ne plus ignorer { $name }
