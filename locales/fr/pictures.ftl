# Les mots sur les images, et leurs descriptions.

picture-round = Manche { $round }
picture-trump = atout
picture-no-trump = pas d’atout
picture-roll = Lancer
picture-points = X, pts

# La description d’une image pour qui ne peut pas la voir : sans Markdown.
alt-name-and = { $name } { $what }
alt-computers = Ordinateurs : { $names }.
alt-best = { $play } (en tête)

# Une table de cartes
alt-round = Manche { $round } sur { $rounds }.
alt-trump-suit = Atout { $suit }, carte retournée : { $turned }.
alt-trump-named = Atout { $suit }, déterminé par { $name }.
alt-trump-open = Un Zarbi est retourné : { $name } détermine l’atout.
alt-trump-none = Pas d’atout.
alt-trump-none-jester = Pas d’atout, un Naze est retourné.
alt-trump-unicolore = Unicolore, pas d’atout.
alt-suits = Couleurs : { $owners }.
alt-dealer = { $name } distribue.
alt-trick = Pli { $trick } sur { $cards } : { $plays }.
alt-taken = { $name } remporte le pli : { $plays }.
alt-waits-lead = À { $names } d’entamer.
alt-waits-play = À { $names } de jouer.
alt-waits-trump = À { $names } de déterminer l’atout.
alt-waits-predict = Prédictions attendues : { $names }.
alt-seat = { $name } : annoncé { $said }, fait { $won }, total { $total }.
alt-seat-covered = { $name } : prédiction cachée, fait { $won }, total { $total }.
alt-seat-silent = { $name } : pas encore de prédiction, total { $total }.

# Une table de dés
alt-dice-round = Manche { $round }, Voyant : { $seer }.
alt-wizards-open = La couleur des Zarbis n’est pas encore déterminée.
alt-wizards-color = Couleur des Zarbis : { $color }.
alt-wizards-every = Les Zarbis comptent pour chaque couleur.
alt-wizards-nothing = Les Zarbis ne comptent pas.
alt-magic = Carte magique : { $name }.
alt-not-rolled = Les dés ne sont pas encore lancés.
alt-roll = Lancer { $roll } sur { $rolls } : { $dice }.
alt-roll-open = Lancer { $roll } : { $dice }.
alt-seers-dice = Dés qui comptent pour { $seer } : { $dice }.
alt-die-blank = pas lancé
alt-die-stuck = { $face } (figé)
alt-waits = On attend : { $names }.
alt-dice-seat = { $name } : { $parts }.
alt-said = annonce { $number } { $color }{ $number ->
    [one] {""}
   *[other] s
}
alt-said-nothing = pas encore de prédiction
alt-said-covered = prédiction cachée
alt-now = en a maintenant { $count }
alt-stays = reste
alt-rolls = lance
alt-scores = marque
alt-left-minus = sort avec { $minus }
alt-left-xs = sort avec { $xs ->
    [one] un X
   *[other] { $xs } X
}
alt-left-jester = sort avec 0 et un score Naze ×{ $jesters }
alt-left-both = sort avec un X et un score Naze ×{ $jesters }
alt-xs = { $xs ->
    [one] { $xs } X
   *[other] { $xs } X
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
}

# Le cours des points d’une partie
alt-race = Points après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, ✓ pour une prédiction correcte{ $jesters ->
    [0] {""}
   *[other] , { letter-jester } pour un score Naze
}.
alt-runner = { $name } { $total } { $total ->
    [one] point
   *[other] points
}, prédictions correctes : { $hits } sur { $rounds }.
alt-course = { $name } : { $course }.
# Le total après une manche.
alt-course-hit = { $total } ✓
alt-course-jester = { $total } { letter-jester }

# À qui gère le serveur, une fois par salon.
pictures-not-permitted =
    Les tables de ce salon s’affichent sans images : je ne peux pas joindre de fichiers ici. Avec la permission *Joindre des fichiers*, chaque table en montre une.
pictures-not-taken =
    Les tables de ce salon s’affichent sans images pour l’instant : Discord n’en a pas accepté ici. Je réessaie dans une heure.
