# Das Ende eines Tisches: das Ergebnis, der Nachweis des Zufalls, und was dort bleibt, wo er stand.

final-title = Das Spiel ist aus
final-stopped = Der Tisch wurde vorzeitig beendet
final-left = Eine Woche lang hat hier niemand gezogen, also endet das Spiel. Es zählt für niemanden.
final-stopped-by = **{ $name }** hat den Tisch vorzeitig beendet.
final-stopped-together = **{ $name }** schlug vor, den Tisch vorzeitig zu beenden; Zustimmung kam von { $others }.
final-won = 🏆 **{ $name }** { $how ->
    [without-points] gewinnt mit { $total }: ein Abend zum Vergessen
    [exact] gewinnt, jede Vorhersage genau, mit { $total } zu { $second }
    [stolen] gewinnt mit dem letzten Stich, { $total } zu { $second }
    [from-last] kommt vom letzten auf den ersten Rang, mit { $total } zu { $second }
    [from-behind] holt { $behind } Punkte auf und gewinnt mit { $total } zu { $second }
    [revenge] gelingt die Revanche gegen { $loser }, mit { $total } zu { $second }
    [late] gewinnt in der letzten Runde, mit { $total } zu { $second }
    [overtaking] geht in Runde { $round } in Führung und gewinnt mit { $total } zu { $second }
    [throughout] führt von der ersten bis zur letzten Runde, mit { $total } zu { $second }
   *[plain] gewinnt mit { $total } zu { $second }
}
final-shared = 🏆 **{ $names }** teilen sich den Sieg mit je { $total } { $total ->
    [one] Punkt
   *[other] Punkten
}
final-turning = **Wendepunkt.** Runde { $round }: { $happened }. Siegchance für { $name }: { $before }{"\u00A0"}% → { $after }{"\u00A0"}%.
final-tonight = **Heute Abend.** { $series }
final-guesser = **Treffsicher.** { $names }, { $exact } von { $predictions } genau.
final-earns = 🏅 { $person } erringt **{ $name }**: { $sentence }
final-earned = { $person } erringt { $names }
final-earned-name = **{ $name }**
final-all-earned = 🏅 { $earned }{ $more ->
    [0] {""}
   *[other] {" "}· und { $more } mehr
}
final-place = { $medal } **{ $name }**{ $titled ->
    [yes] {" "}· *{ $title }* ·
   *[no] {""}
} { $total } · { $earned }{ $by ->
    [computer] {" "}· Computer ({ $level })
    [stand-in] {" "}· ein Computer ({ $level }) spielte weiter
    [newcomer] {" "}· für einen Computer eingesprungen
    [was-away] {" "}· zeitweise von einem Computer vertreten
   *[person] {""}
}
final-place-beside = { $medal } **{ $name }**{ $titled ->
    [yes] {" "}· *{ $title }*
   *[no] {""}
}{ $by ->
    [computer] {" "}(Computer, { $level })
    [stand-in] {" "}(ein Computer, { $level }, spielte weiter)
    [newcomer] {" "}(für einen Computer eingesprungen)
    [was-away] {" "}(zeitweise von einem Computer vertreten)
   *[person] {""}
}
final-rating = Rating { $rating }
final-rating-changed = Rating { $rating } ({ SIGNED($change) })
final-standing = { $name } { $total }
final-unscored = Ein unfertiges Spiel zählt für niemanden.
final-rematch = Revanche{ $people ->
    [0] {""}
    [one] {" "}· { $names } ist dabei
    [2] {" "}· { $names } sind dabei
   *[other] {" "}· { $people } sind dabei
}
final-review = Spiel analysieren
final-luck-button = Zufall nachweisen
final-more = Mehr
final-details = Das Spiel im Einzelnen

# An eine einzelne Person, auf ihrer eigenen Nachricht.
own-end = **Rang { $place } von { $seats }** mit **{ $total } { $total ->
    [one] Punkt
   *[other] Punkten
}**{ $best ->
    [now] {" "}· dein neuer Rekord in so einem Spiel (bisher { $before })
    [before] {" "}· dein Rekord in so einem Spiel: { $before }
   *[first] {""}
}
own-end-breakdown = { $game ->
    [dice] Würfel
   *[cards] Karten
} **{ SIGNED($worth) }** · Entscheidungen **{ SIGNED($choices) }** · Glück **{ SIGNED($luck) }**
own-end-costliest = **Teuerste Entscheidung.** In Runde { $round } hast du { $done }. Ein Meister hätte { $best }{"\u2060"}: { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr wert.
own-end-earned = 🏅 **{ $name }** · { $sentence }
own-end-next = Als Nächstes: **{ $name }** · { $sentence }{ $done ->
    [0] {""}
   *[other] {" "}Bisher { $done } von { $of }.
}
own-end-stopped = Du hattest { $total } { $total ->
    [one] Punkt
   *[other] Punkte
}; ein unfertiges Spiel zählt für niemanden.

luck-title = Nachweis des Zufalls
luck-sealed =
    Beim Öffnen dieser Lobby, bevor jemand Platz nahm, wurde ein Geheimnis versiegelt. Zusammen mit den Knopfdrücken und dem Abheben in dieser Lobby bestimmt es jede Karte und jeden Wurf; ändern kann das jetzt niemand mehr. Nach dem Spiel wird es hier gezeigt, und alle können es prüfen.
    Tisch { $table }, versiegelt als `{ $commitment }`
luck-cuts = Abgehoben, in dieser Reihenfolge in den Zufall gemischt:
luck-open =
    Beim Öffnen der Lobby, bevor jemand Platz nahm, wurde ein Geheimnis versiegelt. Zusammen mit den Knopfdrücken und dem Abheben in der Lobby bestimmte es jede Karte und jeden Wurf. Tisch { $table } war versiegelt als
    `{ $commitment }`
    und der Zufall kam aus dem Startwert
    `{ $seed }`
    Das Protokoll des Spiels hat den Fingerabdruck (SHA-256 seiner Ereigniszeilen)
    `{ $fingerprint }`
    Zum Prüfen: **Zufall prüfen** rechnet das Siegel, jedes Austeilen und jeden Wurf, jeden Zug und alle Punkte nach und sagt, was das beweist. **Protokoll** gibt dir die Datei mit allem; `henge verify` prüft sie auch anderswo.


table-over = Das Spiel ist aus: **{ $names }** { $count ->
    [one] hat
   *[other] haben
} gewonnen, siehe unten.
table-is-over = Das Spiel ist aus.
table-left = Eine Woche lang hat niemand gezogen, also ist das Spiel zu Ende: siehe unten.
table-ended = **{ $name }** hat den Tisch vorzeitig beendet: siehe unten.
table-ended-together = **{ $name }** schlug vor, den Tisch vorzeitig zu beenden; Zustimmung kam von { $others }. Siehe unten.
table-moved = Der Tisch steht jetzt weiter unten.
lobby-closed = Diese Lobby wurde vor Spielbeginn geschlossen. Mit `/wizard { command-play.name }` öffnest du eine neue.
lobby-closed-by = **{ $name }** hat diese Lobby vor Spielbeginn geschlossen. Mit `/wizard { command-play.name }` öffnest du eine neue.
