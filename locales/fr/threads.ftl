# Les tables dans un fil à elles.

thread-opens = 🧵 **{ $name }** veut jouer à { $game }.
thread-name = Wizard · { $game ->
    [dice] dés
   *[cards] cartes
} · { $name }
thread-seats = Places prises, { $taken } sur { $most } : { $names }
thread-join = Prendre place
thread-plays = 🧵 { $names } jouent à { $game } dans { $thread }.
thread-report = { $ending }
    Partie jouée dans { $thread }.
thread-locked = Ce fil est verrouillé, je ne peux pas mettre la table à jour. Ton clic compte ; la table revient quand le fil est déverrouillé et que quelqu’un clique ici.

refusal-thread-taken = Il y a maintenant une autre table dans ce fil.
refusal-no-thread = Je ne peux pas ouvrir de table dans un fil ici. Il me faut les permissions **Créer des fils publics** et **Envoyer des messages dans les fils**. Sans fil, `/wizard { command-play.name }` fonctionne dans ce salon.
