# Ce qui est gardé sur une personne, sa copie, et son effacement.

former-player = profil supprimé

privacy-title = Ce que je garde sur toi
privacy-name = Ton identifiant Discord, et le dernier nom que j’ai vu : **{ $name }**.
privacy-tables = { $tables ->
    [0] Tu n’as pris place à aucune table.
    [one] Ta place à une table : quel jeu c’était, qui y jouait, ce qui a été joué et quand.
   *[other] Tes places à { $tables } tables, sur { $servers ->
        [one] { $servers } serveur
       *[other] { $servers } serveurs
    } : quels jeux c’étaient, qui y jouait, ce qui a été joué et quand.
}
privacy-results = { $results ->
    [0] Aucune partie n’a encore compté pour toi.
    [one] Le résultat d’une partie, et ta place dans les classements.
   *[other] Les résultats de { $results } parties, et tes places dans les classements.
}
privacy-cuts = { $cuts ->
    [one] Les mots de ta seule coupe.
   *[other] Les mots de tes { $cuts } coupes.
}
privacy-tablets = { $tablets ->
    [one] { $tablets } bloc score avec ta place, ou que tu tiens.
   *[other] { $tablets } blocs score avec ta place, ou que tu tiens.
}
# Rows of the database that concern nobody else, by their tables.
privacy-rows-daily-game = { $rows ->
    [one] Ta seule partie du jour : ce qui a été joué, et tes points.
   *[other] Tes { $rows } parties du jour : ce qui a été joué, et tes points.
}
privacy-rows-bell = { $rows ->
    [one] { $rows } serveur sur lequel je t’appelle quand quelqu’un veut jouer.
   *[other] { $rows } serveurs sur lesquels je t’appelle quand quelqu’un veut jouer.
}
privacy-rows-called = Mon dernier appel à ton intention, quel que soit le serveur.
privacy-rows-challenge = { $rows ->
    [one] Une partie avec la même donne qu’une autre : ce qui a été joué, et tes points.
   *[other] { $rows } parties avec la même donne qu’une autre : ce qui a été joué, et tes points.
}
privacy-rows-daily-reminder = { $rows ->
    [one] Ton souhait d’avoir une mention dans le message du jour, sur un serveur.
   *[other] Ton souhait d’avoir une mention dans le message du jour, sur { $rows } serveurs.
}
privacy-rows-mute = { $rows ->
    [one] Une personne dont tu ne veux pas voir les réactions.
   *[other] { $rows } personnes dont tu ne veux pas voir les réactions.
}
privacy-rows-next-player = { $rows ->
    [one] Que tu en es pour la prochaine partie, à une table.
   *[other] Que tu en es pour la prochaine partie, à { $rows } tables.
}
privacy-rows-title = { $rows ->
    [one] Le titre que tu as choisi, sur un serveur.
   *[other] Les titres que tu as choisis, sur { $rows } serveurs.
}
privacy-rows-week-vote = { $rows ->
    [one] Ton vote sur la formule d’une semaine.
   *[other] Tes votes sur les formules de { $rows } semaines.
}
privacy-likes-text = Ton choix de messages privés en texte seul.
privacy-wants-hints = Ton choix d’avoir des conseils là où la table les permet.
privacy-language = La langue que tu as choisie pour mes réponses.
privacy-zone = Le fuseau horaire que tu as choisi : { $zone }.
privacy-why = Je le garde pour que les parties reprennent après un redémarrage, comptent, et puissent être vérifiées. Qui voit un salon y a vu les tables et les résultats ; qui héberge le bot peut tout lire. Je ne lis aucun message.
privacy-export = Exporter
privacy-delete = Effacer tout ce qui me concerne
privacy-nothing = Je ne garde rien sur toi. Cela commence quand tu joues, choisis quelque chose, votes, tiens un bloc score ou qu’on te mentionne sur l’un d’eux.
privacy-elsewhere = J’ai plusieurs bases de données, chacune pour quelques serveurs, et il s’agit ici de celle de ce serveur. Tape aussi `/wizard { command-privacy.name }` sur tes autres serveurs.
privacy-told-elsewhere = J’ai plusieurs bases de données, chacune pour quelques serveurs, et il s’agit ici de celle de ce serveur ; pour voir les autres, tape `/wizard { command-privacy.name }` sur tes autres serveurs. Un effacement les atteint toutes de lui-même, comme les choix que tu fais pour tous les serveurs.

privacy-exported = Voilà : un fichier JSON, visible pour toi seulement. Le PRIVACY.md du bot en explique les parties.
privacy-too-large = C’est trop pour que Discord l’accepte en un seul fichier. Demande-le à qui héberge le bot.

# Quel que soit le fichier.
file-refused = Discord n’accepte pas le fichier ici : peut-être n’ai-je pas le droit de joindre des fichiers dans ce salon. Essaie un autre salon.

privacy-delete-title = Effacer tout ce qui te concerne ?
privacy-delete-open = { $open ->
    [0] Tu n’as pas de place à une table en ce moment.
    [one] **Tu quittes pour de bon la table où tu joues :** un ordinateur continue à ta place.
   *[other] **Tu quittes pour de bon les { $open } tables où tu joues :** des ordinateurs continuent à ta place.
}
privacy-delete-goes = **Ce qui part :** ton identifiant, ton nom, tes places dans les classements. C’est définitif ; si tu rejoues, tu repars de zéro.
privacy-delete-stays = **Ce qui reste :**
    - les parties que d’autres ont jouées avec toi, coups et points, pour que leurs résultats restent vrais et que le hasard se vérifie ; ton nom y devient « profil supprimé » ;
    - les mots de tes coupes dans ces parties ;
    - les messages sur Discord : je ne change que ceux des tables dont je m’occupe encore.
privacy-delete-yes = Effacer pour de bon
privacy-deleted = Tout ce que je gardais sur toi est effacé. D’ici dix minutes, il n’en reste rien dans mes fichiers ; les sauvegardes de nuit le gardent sept jours au plus.
privacy-not-deleted = L’effacement n’a pas marché : tout est encore là. Les tables que tu as quittées entre-temps le restent. Réessaie dans un instant : `/wizard { command-privacy.name }`.
