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
}: { $mark }
# The marks of a choice, by what it cost.
choice-best = beste Wahl
choice-good = gute Wahl
choice-slip = Ungenauigkeit
choice-mistake = Fehler
choice-blunder = grober Fehler
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
} hätte { $best }{"\u2060"}: { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr wert.
coach-kept = { $things } behalten und den Rest neu geworfen
coach-rolled-all = alle Würfel neu geworfen
coach-button = 🎓 Coach
coach-title = 🎓 Analyse der Partie #{ $table } · { $name }
review-accuracy = **Genauigkeit:** { $parts }
review-predictions = Vorhersagen **{ $percent }**
review-play = Spiel **{ $percent }**
review-marks = { $best } beste · { $good } gute · { $slips ->
    [one] { $slips } Ungenauigkeit
   *[other] { $slips } Ungenauigkeiten
} · { $mistakes } Fehler · { $blunders ->
    [one] { $blunders } grober Fehler
   *[other] { $blunders } grobe Fehler
}
review-sum = Erreichte Punkte: **{ $made }**. Mit beliebigen { $game ->
    [dice] Würfeln
   *[cards] Karten
} hier zu erwarten { $expected }, { $game ->
    [dice] { $judge ->
        [search] Würfe
       *[master] erste Würfe
    }
   *[cards] Karten
} { $deal }, Entscheidungen { $cost }, Glück { $play }.
review-unsure = So ungenau ist das: Erwartung ± { $expected }, { $game ->
    [dice] Würfe
   *[cards] Karten
} ± { $deal }, Entscheidungen ± { $cost }, Glück ± { $play }.{ $good ->
    [0] {""}
    [one] {" "}Bei einer Entscheidung war vielleicht etwas anderes ein wenig besser; der Coach weiß es nicht.
   *[other] {" "}Bei { $good } Entscheidungen war vielleicht etwas anderes ein wenig besser; der Coach weiß es nicht.
}
review-estimate = Das alles ist die Schätzung eines Meisters; wie weit sie danebenliegt, ist nicht bekannt.
review-chances = Aussicht auf den Sieg für { $name }: zu Beginn { $first }, dann Runde für Runde { $after }.
review-mistakes = { $count ->
    [one] Fehler in Runde { $rounds }.
   *[other] Fehler in den Runden { $rounds }.
}
review-blunders = { $count ->
    [one] Grobe Fehler in Runde { $rounds }.
   *[other] Grobe Fehler in den Runden { $rounds }.
}
review-moment = { $place }. Runde { $round }: { $mark }, { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} verloren
review-better = { $name } hat { $done }. { $judge ->
    [search] Der Coach
   *[master] Ein Meister
} hätte { $best }.
review-retry = { $place }: noch einmal
next-mistake = Nächster Fehler

# A decision of a finished game, to be tried again.
again-button = Noch einmal versuchen
again-review = Analyse
again-title = **🎓 Noch einmal versuchen** · Partie #{ $table }, Runde { $round }, wie { $name } sie sah
again-ask = Was würdest du tun? Nichts davon zählt.
again-answer = 🎓 Deine Antwort
again-best = ✓ **{ $move }**: { $judge ->
    [search] das Beste, was der Coach gefunden hat.
   *[master] die Wahl eines Meisters.
}
again-as-good = ✓ **{ $move }**: so gut wie das Beste, soweit { $judge ->
    [search] der Coach
   *[master] ein Meister
} das sagen kann.
again-worse = ✗ **{ $move }**: { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} schlechter als das Beste.
again-unknown = **{ $move }**: Das wurde nicht mit dem Besten verglichen.

# Why another choice was better. Facts of a card follow the number of tricks that were wanted.
reason = *Warum:* { $reason }
reason-play = { $aim }: { $fact }.
reason-none-wanted = Es war kein Stich vorhergesagt
reason-enough = Alle vorhergesagten Stiche waren schon gewonnen
reason-too-many = Es waren schon mehr Stiche gewonnen als vorhergesagt
reason-missing = { $missing ->
    [one] Ein Stich fehlte noch
   *[other] { $missing } Stiche fehlten noch
}
reason-ducks = { $best } bleibt unter { $below }
reason-gets-rid = Dieser Stich war ohnehin verloren, also eine Gelegenheit, { $best } loszuwerden
reason-wins = { $best } hätte diesen Stich sicher gewonnen
reason-gives-up = Dieser Stich war ohnehin verloren, und { $done } ist stärker als { $best }
reason-beaten = Verborgene Karten, die { $best } schlagen konnten: { $of-best }; { $done }: { $of-done }
reason-waits = { $done } ist beim Ausspielen nicht zu schlagen und konnte warten
reason-contested = { $wizards ->
    [one] Ein Zauberer war
   *[other] { $wizards } Zauberer waren
} noch verborgen, und { $needy ->
    [one] jemand anderes brauchte
   *[other] { $needy } andere brauchten
} noch Stiche
reason-longer-trump = Karten auf der Hand: { $of-best } { $best }, { $of-done } { $done }.
reason-no-trump = Auf der Hand war weder ein Trumpf noch ein Zauberer.
reason-strong = Zauberer, Trümpfe ab 8 und andere Karten ab 12 auf der Hand: { $strong }. Vorhergesagt: { $said }.
reason-crowded = Von { $cards } Stichen hatten die anderen schon { $said } angesagt.
reason-unclaimed = Von { $cards } Stichen hatten die anderen zusammen nur { $said } angesagt.
reason-long-suit = { $count } Karten der Hand waren { $suit }: Hohe Karten einer so langen Farbe werden oft mit Trumpf gestochen.
reason-wizards = Auf der Hand: { $wizards ->
    [one] ein Zauberer
   *[other] { $wizards } Zauberer
}. Vorhergesagt: { $said }.

# The judge, and what is said while it thinks.
coach-flawless = Keine Entscheidung kostete Nennenswertes: { $judge ->
    [search] Der Coach fand nichts, was sicher besser war.
   *[master] Ein Meister hat nichts hinzuzufügen.
}
coach-legend = { $judge ->
    [search] Der Coach wusste nur, was von diesem Platz aus zu sehen war. { $game ->
        [dice] Er hat andere Entscheidungen mit Tausenden anderen Würfen versucht, wobei für alle solide zu Ende gespielt wurde, und die Würfe mit Tausenden anderen verglichen.
       *[cards] Er hat andere Entscheidungen an Hunderten Verteilungen versucht, die dazu passen und die Meister zu Ende spielten, und die Karten mit tausend anderen verglichen.
    } ± ist der Standardfehler; was weniger als zwei davon kostet, ist ebenso gut. Es zählt auch, was anderen entging. Die Zeile am Ende der Partie ist die erste Schätzung eines Meisters und kann anders lauten.
   *[master] Ein Meister sieht nur, was von diesem Platz aus zu sehen war, und urteilt gut, aber nicht vollkommen. Es zählt auch, was anderen entging.
}
coach-thinking = 🎓 Der Coach denkt über Partie #{ $table } nach{ $before ->
    [0] {""}
    [one] {""}, nach einer anderen
   *[other] {""}, nach { $before } anderen
}. Eine Partie dauert etwa eine Minute, oder länger, wenn viele spielen. Dann zeigt diese Nachricht die Analyse; schließt du sie, drück später noch einmal.
coach-full = 🎓 Es warten schon zu viele Partien auf den Coach: Drück in einigen Minuten noch einmal.
coach-failed = 🎓 Diese Analyse ist misslungen: Drück noch einmal, und sag es denen, die den Bot betreiben, wenn sie wieder misslingt.
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
