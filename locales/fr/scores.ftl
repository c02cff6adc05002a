# Partir, terminer, et le classement.

leave-ask = Partir pour l’instant (un ordinateur prend le relais jusqu’à ton retour) ou pour de bon (il garde ta place ; le résultat compte quand même pour toi) ?
leave-ask-last = Il n’y a plus que toi ici. Partir pour l’instant (la partie t’attend) ou pour de bon (la partie se termine et ne compte pour personne) ?
leave-ask-alone = Tous les autres sont partis pour l’instant. Partir pour l’instant aussi (la partie attend que quelqu’un revienne) ou pour de bon (un ordinateur garde ta place, la partie attend les autres, et le résultat compte quand même pour toi) ?
leave-for-now = Pour l’instant
leave-for-good = Pour de bon
leave-done = Tu as quitté la partie.
end-ask = Terminer cette table pour tout le monde ? Une partie inachevée ne compte pour personne.
end-yes = Terminer la table
end-done = La table est fermée.
lobby-left = Tu as rendu ta place.

board-period-all-time = depuis le début
board-period-month = 30 derniers jours
board-by-wins = par victoires
board-by-points = par moyenne de points, dès la troisième partie
board-by-precision = par prédictions exactes, dès la troisième partie
board-by-games = par parties jouées
board-empty = Le classement est encore vide. Finis une partie : `/wizard { command-play.name }`.
board-empty-third = Les moyennes comptent à partir de trois parties ; personne n’en a encore joué autant.
board-page = Page { $page } sur { $pages }
board-people = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
board-previous = Précédent
board-next = Suivant
board-head-games = part.
board-head-wins = gag
board-head-points = moy
board-head-exact = exact
