# Partien, die vorbei sind: Listen, Nachspielen, und die Prüfung von Zufall und Regeln.

history-title = Gespielte Partien
history-title-of = Gespielte Partien · { $name }
history-line = **#{ $table }** · { $when } · { $game }, { $seats } am Tisch
    { $ended }{ $place ->
        [none] {""}
       *[other] {" "}· Rang { $place }
    }
history-game-cards = Karten
history-game-dice = Würfel
history-won = { $count ->
    [one] 🏆 **{ $names }** { $total }
   *[other] 🏆 **{ $names }** je { $total }
}
history-stopped = vorzeitig beendet
history-empty = Hier wurde noch keine Partie zu Ende gespielt. Mit `/wizard { command-play.name }` öffnest du die erste.
history-empty-of = Diese Person hat hier noch keine Partie zu Ende gespielt. Lad sie ein: `/wizard { command-play.name }`.
history-empty-own = Du hast hier noch keine Partie zu Ende gespielt: `/wizard { command-play.name }` öffnet eine Lobby.
history-empty-page = Ältere Partien gibt es nicht.
history-legend = Drück eine Nummer, um die Partie nachzuspielen. Partien aus anderen Kanälen öffnen sich nur für die, die mitgespielt haben.
history-page = Seite { $page } von { $pages }
history-previous = Neuer
history-next = Älter
history-games = Partien
history-mine = Meine Partien
history-all = Alle Partien

replay-title = Partie #{ $table } nachgespielt · Schritt { $step } von { $steps }
replay-by-seat = mit den Augen: { $name }
replay-decisive = ⚡ Der entscheidende Moment: In Runde { $round } änderten sich die Siegchancen am meisten.
replay-pick-above = Von oben
replay-about-above = Alle Karten und Vorhersagen, auch was damals verborgen war.
replay-pick-seat = { $name }
replay-about-seat = Was damals von diesem Platz aus zu sehen war, und sonst nichts.
replay-hand = Eigene Karten
replay-hand-of = { $name }
replay-hand-of-said = { $name } · angesagt { $said }
replay-covered = Verdeckte Vorhersagen
replay-covered-by = { $name } { $said }
replay-boxes = Eigene Felder
replay-round-back = « Runde
replay-previous = ‹ Zurück
replay-next = Weiter ›
replay-round-on = Runde »
replay-decisive-button = Entscheidender Moment
replay-record = Protokoll
replay-verify = Zufall prüfen
replay-button = Nachspielen

coach-field = 🎓 { $judge ->
    [search] Der Coach
   *[master] Ein Meister
}
coach-as-good = **{ $name }** hat { $done }: so gut wie { $judge ->
    [search] alles, was der Coach versucht hat{ $is-exact ->
        [yes] {""}
       *[no] {" "}({ $points } Punkte)
    }
   *[master] die Wahl eines Meisters
}.
coach-better = **{ $name }** hat { $done }. { $judge ->
    [search] Der Coach
   *[master] Ein Meister
} hätte { $best }{"\u2060"}: { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr wert.
coach-kept = { $things } behalten und den Rest neu geworfen
coach-rolled-all = alle Würfel neu geworfen
coach-button = 🎓 Coach
coach-title = 🎓 Analyse der Partie #{ $table } · { $name }
coach-account =
    - An diesem Tisch mit beliebigen { $game ->
        [dice] Würfeln
       *[cards] Karten
    } zu erwarten: { $expected }
    - Glück { $game ->
        [dice] der ersten Würfe
       *[cards] beim Geben
    }: { $deal }
    - { $count ->
        [one] Eine Entscheidung
       *[other] { $count } Entscheidungen
    }: { $cost }
    - Glück im Spiel: { $play }
    - Erreichte Punkte: **{ $made }**
coach-costliest = **Teuerste Entscheidung.** In Runde { $round } hat { $name } { $done }. { $judge ->
    [search] Der Coach
   *[master] Ein Meister
} hätte { $best }{"\u2060"}: { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr wert.
coach-flawless = Keine Entscheidung kostete Nennenswertes: { $judge ->
    [search] Der Coach fand nichts, was sicher besser war.
   *[master] Ein Meister hat nichts hinzuzufügen.
}
coach-legend = { $judge ->
    [search] Der Coach wusste nur, was von diesem Platz aus zu sehen war. Er hat andere Entscheidungen an Hunderten Verteilungen versucht, die dazu passen und die Meister zu Ende spielten, und die Karten mit tausend anderen verglichen. ± ist der Standardfehler; was weniger als zwei davon kostet, ist ebenso gut. Es zählt auch, was anderen entging. Die Zeile am Ende der Partie ist die erste Schätzung eines Meisters und kann anders lauten.
   *[master] Ein Meister sieht nur, was von diesem Platz aus zu sehen war, und urteilt gut, aber nicht vollkommen. Es zählt auch, was anderen entging.
}
coach-thinking = 🎓 Der Coach denkt über Partie #{ $table } nach{ $before ->
    [0] {""}
    [one] {""}, nach einer anderen
   *[other] {""}, nach { $before } anderen
}. Eine Partie dauert etwa eine Minute, oder länger, wenn viele spielen. Dann zeigt diese Nachricht die Analyse; schließt du sie, drück später noch einmal.
coach-full = 🎓 Es warten schon zu viele Partien auf den Coach: Drück in einigen Minuten noch einmal.
coach-failed = 🎓 Diese Analyse ist misslungen: Drück noch einmal, und sag es dem Betreiber des Bots, wenn sie wieder misslingt.
coach-look-again = Noch einmal ansehen
coach-about-seat = Was der Coach von diesem Spiel hält.
coach-show = Diesen Moment zeigen
coach-none = In dieser Partie wurde keine Runde gewertet: Der Coach hat nichts dazu zu sagen.

replay-none = Eine solche fertige Partie gibt es hier nicht. Was noch läuft, lässt sich nicht nachspielen; `/wizard { command-history.name }` zeigt, was geht.
replay-none-here = In diesem Kanal ging noch keine Partie zu Ende. `/wizard { command-history.name }` zeigt die Partien des ganzen Servers.
replay-other-channel = Diese Partie lief in einem anderen Kanal: Öffne sie dort. Von hier aus öffnet sie sich nur für die, die mitgespielt haben.
replay-beyond = Diesen Schritt oder Platz gibt es darin nicht.

record-done = Das Protokoll der Partie #{ $table }: jede Karte, jeder Wurf und jede Entscheidung, je eine Zeile. Alle können es prüfen, ohne diesem Bot zu trauen: `henge verify`.

verify-title = Partie #{ $table } · Zufall und Regeln
verify-holds =
    ✅ **Bewiesen:**
    - Der Zufall stand fest, bevor jemand Platz nahm, und { $game ->
        [dice] jeder Wurf
       *[other] jede Karte
    } kam daraus genau so, wie es sein muss.
    - Alle { $events } Zeilen des Protokolls{ $stopped ->
        [yes] , bis zum vorzeitigen Ende,
       *[no] {""}
    } folgen den Regeln.

    ❓ **Nicht bewiesen:** dass niemand den Zufall vorher angesehen{ $cuts ->
        [yes] {" "}hat. Wer diesen Bot betreibt, könnte es getan haben. Aber einige haben abgehoben: Wenn du auch nur einer Person davon traust, kann niemand den Zufall ausgesucht haben.
       *[no] {" "}oder Lobbys geöffnet hat, bis der Zufall gefiel. Wer diesen Bot betreibt, könnte es getan haben. **Abheben**, unter **Fairer Zufall** in der Lobby, mischt eigene Wörter ein und schließt das aus.
    }
verify-elsewhere = Du musst dem Bot nicht glauben: **Protokoll** ist eine Datei, die `henge verify` auf jedem Computer prüft.
verify-fails = ❌ Diese Partie besteht die Prüfung nicht: Ab Zeile { $line } ihres Protokolls sind Zufall oder Züge nicht, wie sie sein müssten. Entweder wurde sie nachträglich geändert oder mit einer anderen Version des Bots gespielt; eine Prüfung des Protokolls anderswo zeigt, was zutrifft.
