# The same deal as in a game that is over: the invitation, one's own game, and both results.

challenge-play = Dieselbe Partie
challenge-dare = Alle hier herausfordern
challenge-title = Dieselbe Partie · #{ $table }
challenge-to = { $named ->
    [yes] { $whom }, **{ $by }** fordert dich heraus
   *[no] **{ $by }** fordert euch alle heraus
}: { $own ->
    [yes] Ich habe
   *[no] { $of } hat
} in Partie #{ $table } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} gemacht. Wer macht mehr mit { $game ->
    [dice] denselben Würfeln
   *[cards] denselben Karten
}?
challenge-known = Du hast in Partie #{ $table } mitgespielt und weißt, was kommt. Aber andere können *Dieselbe Partie* drücken und versuchen, mehr zu machen.
challenge-elsewhere = Andere können diese Partie nur in dem Kanal spielen, in dem sie lief: Fordere sie dort heraus.
challenge-none = Diese Partie kann niemand nachspielen: Sie wurde nicht zu Ende gespielt, niemand war dabei, dessen Platz du einnehmen könntest, oder eine andere Version des Bots hat gegeben.
challenge-other-version = Dein Spiel begann in einer anderen Version des Bots und kann nicht weitergehen.

# Above one's own hand or page.
challenge-seat = du spielst am Platz von { $of }{ $people ->
    [0] {""}
   *[other] , und Meister spielen für { $others }
}
challenge-against = { $side ->
    [behind] { $points } hinter { $of }
    [ahead] { $points } vor { $of }
   *[level] gleichauf mit { $of }
}

challenge-made = { $side ->
    [behind] **{ $of }** bleibt vorn mit **{ $theirs }**: Du hast **{ $own }** gemacht.
    [ahead] Du schlägst **{ $of }** mit **{ $own }** zu **{ $theirs }**!
   *[level] Unentschieden: Du hast wie **{ $of }** **{ $own }** gemacht.
}
challenge-rounds = Runden { $first } bis { $last }
challenge-unrated = Es zählt für kein Rating und keine Bestenliste: Was kommt, konnte bekannt sein.
challenge-replay = Partie von { $of } nachspielen
challenge-record = Das Protokoll deines Spiels mit Partie #{ $table }: `henge verify` prüft Zufall und Züge.

# On the result of the game.
challenge-result = **Dieselbe Partie.** { $people }

# The answers to a person who cannot challenge the one whom they have chosen.
challenge-oneself = Du weißt, was kommt: Fordere jemand anderen heraus.
challenge-bot = Bots nehmen keine Herausforderung an. Wähle einen Menschen.
challenge-absent = { $name } ist nicht auf diesem Server oder sieht diesen Kanal nicht.
challenge-no-game = Du hast auf diesem Server noch keine Partie zu Ende gespielt. Danach kannst du andere herausfordern, dieselbe zu spielen.
challenge-known-to = { $name } saß in deiner letzten Partie mit am Tisch und weiß, was kommt. Mit keiner deiner letzten zehn Partien geht hier eine Herausforderung.
challenge-played-by = { $name } hat deine letzte Partie schon nachgespielt. Mit keiner deiner letzten zehn Partien geht hier eine Herausforderung.
challenge-other-channel = Deine letzte Partie lief in { $channel }, und nur dort können andere sie spielen: Fordere sie dort heraus.
challenge-again = { $name } wurde gerade erst herausgefordert, und niemand wird öfter als einmal in der Stunde herausgefordert. Versuche es wieder in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
challenge-too-many = Du kannst alle zehn Minuten eine Person herausfordern. Versuche es wieder in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
