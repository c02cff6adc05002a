# Was nicht geht, und was ginge.

refusal-not-seated = Du schaust zu: An diesem Tisch hast du keinen Platz.
refusal-not-seated-lobby = Du hast an diesem Tisch noch keinen Platz: Drück **Platz nehmen**.
refusal-has-left = Du hast dieses Spiel verlassen, ein Computer spielt für dich weiter. `/wizard { command-play.name }` in einem anderen Kanal öffnet ein neues.
refusal-seated = Du hast hier schon einen Platz.
refusal-full = Alle Plätze sind besetzt; schau zu, oder öffne mit `/wizard { command-play.name }` einen Tisch in einem anderen Kanal.
refusal-not-host = Das darf nur der Host: { $name }.
refusal-too-few = Das Spiel braucht mindestens { $needed } Leute. Warte auf weitere, oder drück **Auffüllen und beginnen**.
refusal-begun = Das Spiel hat begonnen; hier ist der Stand.
refusal-cut-begun = Das Spiel hat begonnen, sein Zufall steht fest: Abheben geht nicht mehr. Deine Wörter sind nicht eingemischt.
refusal-cut-blank = Zum Abheben braucht es sichtbare Wörter: Ein Buchstabe genügt.
refusal-cut-long = Zum Abheben sind höchstens 100 Zeichen erlaubt.
refusal-not-begun = Das Spiel hat noch nicht begonnen: Der Host startet es in der Lobby.
refusal-over = Dieses Spiel ist aus. Mit **Revanche**, unter dem Ergebnis, spielt ihr noch einmal; `/wizard { command-play.name }` öffnet ein anderes.
refusal-stale = Am Tisch ging es schon weiter; hier ist der Stand.
refusal-played-already = Schon gespielt: Du warst dran, bevor du es zurückgenommen hast.
refusal-set-aside = Was ich zu diesem Tisch gespeichert habe, ist nicht zu lesen, also habe ich es beiseitegelegt; wer den Bot betreibt, findet den Grund im Log. `/wizard { command-play.name }` öffnet einen neuen.
refusal-no-table = In diesem Kanal läuft kein Spiel. `/wizard { command-play.name }` öffnet eines.
refusal-table-elsewhere = In diesem Kanal läuft kein Spiel: Deines ist in { $channel }. Falls es den Kanal nicht mehr gibt, gib hier gleich noch einmal `/wizard { command-board.name }` ein.
refusal-channel-gone = Den Kanal deines Spiels gibt es nicht mehr: `/wizard { command-board.name }` holt das Spiel hierher.
refusal-channel-taken = In diesem Kanal steht schon ein Tisch: Sieh ihn dir an, oder spiel in einem anderen Kanal.
refusal-channel-taken-by-you = In diesem Kanal steht schon ein Tisch: Spiel die Partie zu Ende, oder beende den Tisch.
refusal-many-lobbies = { $most ->
    [one] Du hast auf diesem Server schon eine offene Lobby, mehr geht pro Person nicht: Beginne oder schließe sie zuerst.
   *[other] Du hast auf diesem Server schon { $most } offene Lobbys, mehr geht pro Person nicht: Beginne oder schließe zuerst eine davon.
}
refusal-many-tables = { $most ->
    [one] Auf diesem Server ist schon ein Tisch offen, mehr geht nicht: Warte, bis er fertig ist.
   *[other] Auf diesem Server sind schon { $most } Tische offen, mehr geht nicht: Warte, bis einer davon fertig ist.
}
refusal-not-there = Dieser Platz ist inzwischen aufgegeben.
refusal-last-round = Das ist die letzte Runde: Es kommt keine mehr, in der du mitspielen könntest.
refusal-no-computer = Auf diesem Platz sitzt kein Computer.
refusal-forged = Dieser Knopf geht nicht mehr. `/wizard { command-board.name }` holt den Tisch hierher.
refusal-unknown-command = Diesen Befehl gibt es nicht oder nicht mehr. Gib `/wizard` ein, um alle zu sehen.
refusal-other-game = „{ $option }“ gehört zum anderen Spiel: Lass es weg, oder wähle das andere Spiel.
refusal-no-such-value = „{ $option }“ kann nicht „{ $value }“ sein. Wähle einen der Werte, die beim Tippen angeboten werden.
refusal-guild-only = Das gibt es auf Servern, die mich hinzugefügt haben: Versuch es dort.
refusal-other-process = Auf diesem Server bin ich nicht, also kann ich hier nicht spielen: Spiel in einer Direktnachricht mit mir oder auf einem Server, der mich hinzugefügt hat.
refusal-permission = Ich darf hier nichts senden. In diesem Kanal { $count ->
    [one] fehlt mir die Berechtigung
   *[other] fehlen mir die Berechtigungen
} **{ $permissions }**.
refusal-permission-elsewhere = In { $channel } darf ich alles, was ich brauche.
refusal-not-alone = Hier spielen auch andere: `/wizard { command-end.name }` fragt sie.
refusal-agreed = Du hast schon zugestimmt; jede Stimme zählt einmal.
refusal-not-proposer = Zurückziehen darf nur, wer es vorgeschlagen hat.
refusal-vote-over = Diese Abstimmung ist vorbei. `/wizard { command-pause.name }` oder `/wizard { command-end.name }` beginnt eine neue.
refusal-paused = Das Spiel pausiert schon: **Weiter** auf der Nachricht des Tisches oder irgendein Zug beendet die Pause.
refusal-not-paused = Das Spiel pausiert gerade nicht.
refusal-not-playing = Beenden darf nur, wer an diesem Tisch spielt oder den Server verwalten darf.

permission-view = Kanal ansehen
permission-send = Nachrichten senden
permission-send-in-threads = Nachrichten in Threads senden
permission-start-threads = Öffentliche Threads erstellen
permission-embed = Links einbetten

rule-over = Das Spiel ist aus.
rule-name-trump = Bestimme zuerst die Trumpffarbe.
rule-predict = Sag zuerst vorher, wie viele Stiche du gewinnst.
rule-play = Spiel jetzt eine Karte.
rule-more-than-cards = { $cards ->
    [one] Es gibt einen Stich: Sag 0 oder 1.
   *[other] Es gibt { $cards } Stiche: Sag 0 bis { $cards }.
}
rule-adds-up = Damit wäre die Summe der Vorhersagen { $cards }, und plus/minus eins verbietet das: Sag eine andere Zahl.
rule-not-in-hand = { $card } ist nicht auf deiner Hand: Spiel eine Karte, die du hast.
rule-follow = Bediene { $suit }: Du hast { $cards }.
rule-follow-or = Bediene { $suit }: Du hast { $cards }. Oder spiel { $instead }.
rule-your-wizard = { $count ->
    [one] deinen Zauberer
   *[other] einen Zauberer
}
rule-your-jester = { $count ->
    [one] deinen Narren
   *[other] einen Narren
}

unplayable-seats = Das Kartenspiel ist für 3 bis 6 Personen.
unplayable-dice-seats = Das Würfelspiel ist für 2 bis 5 Personen: Spielt mit weniger Leuten, oder wähle das Kartenspiel.
unplayable-nobody-last = Plus/minus eins braucht offene Vorhersagen: Bei verdeckten oder geheimen sagt niemand zuletzt vorher. Wähle offene Vorhersagen, oder schalte plus/minus eins aus.
unplayable-unicolore-seats = Einfarbig ist für 3 oder 4 Personen, je eine Farbe. Schalte es aus, oder spielt mit weniger Leuten.
unplayable-unicolore-rounds = Einfarbig hat keine Turnierrunden: Wähle alle oder fünf Runden, oder schalte Einfarbig aus.

busy = Gerade ist zu viel los, also ist nichts passiert. Versuch es gleich noch einmal.
fault = Da ging bei mir etwas schief; geändert hat sich nichts. Bitte versuch es gleich noch einmal.
posted-below = Siehe unten.
