# Die Woche eines Servers: was gespielt wurde, und die Abstimmung über die Vorlage der nächsten Woche.

week-title = Die Woche · { $from } bis { $to }
week-so-far-title = Diese Woche bisher · { $from } bis { $to }
week-nobody = Niemand hat eine Partie beendet.
week-line = { $place } **{ $name }** · { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
} in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
week-figures = { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
} · { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
week-climber = 📈 **Aufstieg:** **{ $name }**, Rating { $from } → { $to } ({ $gain }) im { $game ->
    [dice] Würfelspiel
   *[cards] Kartenspiel
}
week-rivalry = ⚔️ **Rivalität:** **{ $name }** { $ahead } : { $behind } **{ $other }** in { $games } gemeinsamen Partien
week-luckiest = 🍀 **Am meisten Glück:** **{ $name }**, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} durch Glück in Partie #{ $table }
# Unter der Zeile davor.
week-luck = Glück: was sich ein Meister nicht durch Karten, Würfel oder Entscheidungen erklären kann.

week-winner = **Vorlage dieser Woche:** { $preset }. In einer Lobby ist sie unter **{ lobby-settings }** markiert.
week-vote = **Welche Vorlage nächste Woche?** Eine Stimme pro Person, die sich ändern lässt; die Abstimmung endet { $closes }.
# A button, with its votes.
week-choice = { $preset } · { $votes }
# Eine Vorlage der Regelbücher.
week-preset = { $game ->
    [dice] Würfel
   *[cards] Karten
}, { $preset }
week-so-far = Diese Woche bisher
week-vote-over = Diese Abstimmung ist vorbei.
