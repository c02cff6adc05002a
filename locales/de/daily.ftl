# The deal of the day: everybody's message, one's own game, yesterday's with all hands, and its luck.

daily-title = ☀️ Partie des Tages · { $number }
daily-about = { $game ->
    [dice] Fünf Runden mit Würfeln, etwa vier Minuten. Dieselben Würfel und dieselben drei Erzmagier für alle. Ein Versuch, und nur du siehst ihn.
   *[cards] Fünf Runden mit Karten, etwa vier Minuten. Dieselben Karten und dieselben drei Erzmagier für alle. Ein Versuch, und nur du siehst ihn.
}
# A hit or a miss for each round, the points, and the days in a row.
daily-line = { $place } **{ $name }** { $strip } **{ $points }** · { $days ->
    [one] neu
   *[other] { $days } Tage
}
daily-nobody = Noch niemand ist fertig.
daily-par = zum Vergleich: ein Meister machte { $points }
daily-people = { $people ->
    [one] { $people } Person ist fertig
   *[other] { $people } sind fertig
}
daily-server-streak = Serie dieses Servers: { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
daily-best-of-yesterday = gestern gewann { $name } mit { $points }
daily-reminder = { $people }: Die heutige Partie ist da.

daily-play = Partie des Tages spielen
daily-yesterday = Gestern, offen
daily-remind = Erinnere mich
daily-remind-no-more = Nicht mehr erinnern
daily-luck-button = Fairer Zufall

daily-against-par = { $side ->
    [below] { $points } weniger als ein Meister
    [above] { $points } mehr als ein Meister
   *[on] so viel wie ein Meister
}
daily-made = { $strip } **{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}**, { $against-par }: Ein Meister machte { $par }.
daily-rounds = Nach Runden: { $rounds }.
daily-place = Bisher bist du Nummer { $place } von { $people } auf diesem Server.
daily-streak = { $days ->
    [one] { $days } Tag in Folge.
   *[other] { $days } Tage in Folge.
}
daily-next = Die nächste Partie kommt { $next }. Diese wird { $opens } geöffnet: Dann ist nichts mehr davon verborgen.
daily-struck = Du hast diese Partie zuerst auf einem anderen Server beendet. Jene zählt, diese nicht.
daily-too-late = Partie { $number } ist vorbei: Was begonnen ist, kann bis eine Stunde nach Mitternacht (UTC) beendet werden.
daily-other-version = Deine heutige Partie begann in einer anderen Version des Bots und kann nicht weitergehen. Morgen gibt es eine neue.
daily-none = Hier gibt es keine Partie des Tages. Wer den Bot betreibt, kann sie einrichten.
daily-no-yesterday = Noch ist keine frühere Partie offen.
daily-not-open = Diese Partie ist noch nicht offen.

daily-reminded = Wenn die Nachricht des Tages hier erscheint, erwähne ich dich. Drück noch einmal, um das zu beenden.
daily-not-reminded = Ich erwähne dich nicht mehr, wenn die Nachricht des Tages erscheint.

daily-yesterday-title = **Partie des Tages · { $number }**, Runde { $round } von { $rounds }, alles offen
daily-round = Runde { $round }
daily-a-master = Ein Meister
daily-record = Das Protokoll der Partie { $number }: `henge verify` prüft Zufall und Züge.

daily-luck-title = Der Zufall der Tage
daily-sealed = Partie { $number } ist versiegelt: Tisch { $table }, `{ $commitment }`
daily-opened = Partie { $number } ist offen. Ihr Geheimnis: `{ $secret }`
daily-luck-why = Ein Siegel zeigt, dass seither niemand die Partie verändert hat. Der SHA-256 jedes Geheimnisses ist das Geheimnis des Tages davor; so gehören alle Server und alle Tage zu einer Kette.
