# La semaine d’un serveur : ce qui a été joué, et le vote sur la formule de la semaine suivante.

week-title = La semaine · du { $from } au { $to }
week-so-far-title = Cette semaine jusqu’ici · du { $from } au { $to }
week-nobody = Personne n’a terminé de partie.
week-line = { $place } **{ $name }** · { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
week-figures = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
} · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
week-climber = 📈 **Progression :** **{ $name }**, cote { $from } → { $to } ({ $gain }) au { $game ->
    [dice] jeu de dés
   *[cards] jeu de cartes
}
week-rivalry = ⚔️ **Rivalité :** **{ $name }** { $ahead } : { $behind } **{ $other }** en { $games } parties ensemble
week-luckiest = 🍀 **Plus grande chance :** **{ $name }**, { $points ->
    [one] { $points } point
   *[other] { $points } points
} de chance dans la partie #{ $table }
# Sous la ligne précédente.
week-luck = Chance : ce qu’un maître n’explique ni par les cartes, ni par les dés, ni par les choix.

week-winner = **Formule de cette semaine :** { $preset }. Elle est marquée dans les **{ lobby-settings }** d’un lobby.
week-vote = **Quelle formule la semaine prochaine ?** Une voix par personne, que l’on peut changer ; le vote se termine { $closes }.
# A button, with its votes.
week-choice = { $preset } · { $votes }
# Une formule des livrets de règles.
week-preset = { $game ->
    [dice] Dés
   *[cards] Cartes
}, { $preset }
week-so-far = Cette semaine jusqu’ici
week-vote-over = Ce vote est terminé.
