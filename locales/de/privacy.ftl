# Was über eine Person gespeichert ist, die Kopie davon, und das Löschen.

former-player = Gelöschtes Profil

privacy-title = Was ich über dich speichere
privacy-name = Deine Discord-ID und der Name, den ich zuletzt sah: **{ $name }**.
privacy-tables = { $tables ->
    [0] Du hattest an keinem Tisch einen Platz.
    [one] Dein Platz an einem Tisch: welches Spiel es war, wer dort saß, was wann gespielt wurde.
   *[other] Deine Plätze an { $tables } Tischen, auf { $servers ->
        [one] einem Server
       *[other] { $servers } Servern
    }: welche Spiele es waren, wer dort saß, was wann gespielt wurde.
}
privacy-results = { $results ->
    [0] Für dich hat noch keine Partie gezählt.
    [one] Das Ergebnis einer Partie und deine Ränge in den Bestenlisten.
   *[other] Die Ergebnisse von { $results } Partien und deine Ränge in den Bestenlisten.
}
privacy-cuts = { $cuts ->
    [one] Die Wörter, mit denen du einmal abgehoben hast.
   *[other] Die Wörter, mit denen du { $cuts }-mal abgehoben hast.
}
privacy-tablets = { $tablets ->
    [one] { $tablets } Block der Wahrheit mit deinem Platz, oder von dir geführt.
   *[other] { $tablets } Blöcke der Wahrheit mit deinem Platz, oder von dir geführt.
}
# Rows of the database that concern nobody else, by their tables.
privacy-rows-daily-game = { $rows ->
    [one] Deine eine Partie des Tages: was gespielt wurde, und deine Punkte.
   *[other] Deine { $rows } Partien des Tages: was gespielt wurde, und deine Punkte.
}
privacy-rows-bell = { $rows ->
    [one] Ein Server, auf dem ich dich rufe, wenn jemand spielen will.
   *[other] { $rows } Server, auf denen ich dich rufe, wenn jemand spielen will.
}
privacy-rows-called = Wann ich dich zuletzt gerufen habe, auf welchem Server auch immer.
privacy-rows-challenge = { $rows ->
    [one] Eine nachgespielte Partie: was gespielt wurde, und deine Punkte.
   *[other] { $rows } nachgespielte Partien: was gespielt wurde, und deine Punkte.
}
privacy-rows-daily-reminder = { $rows ->
    [one] Dein Wunsch, in der Nachricht des Tages erwähnt zu werden, auf einem Server.
   *[other] Dein Wunsch, in der Nachricht des Tages erwähnt zu werden, auf { $rows } Servern.
}
privacy-rows-mute = { $rows ->
    [one] Eine Person, deren Reaktionen du nicht sehen willst.
   *[other] { $rows } Personen, deren Reaktionen du nicht sehen willst.
}
privacy-rows-next-player = { $rows ->
    [one] Dass du an einem Tisch beim nächsten Spiel dabei bist.
   *[other] Dass du an { $rows } Tischen beim nächsten Spiel dabei bist.
}
privacy-rows-title = { $rows ->
    [one] Der Titel, den du auf einem Server gewählt hast.
   *[other] Die Titel, die du auf { $rows } Servern gewählt hast.
}
privacy-rows-week-vote = { $rows ->
    [one] Deine Stimme zur Vorlage einer Woche.
   *[other] Deine Stimmen zu den Vorlagen von { $rows } Wochen.
}
privacy-likes-text = Deine Wahl, private Nachrichten nur als Text zu bekommen.
privacy-wants-hints = Deine Wahl, Hinweise zu bekommen, wo ein Tisch sie erlaubt.
privacy-language = Die Sprache, die du für meine Antworten gewählt hast.
privacy-zone = Die Zeitzone, die du genannt hast: { $zone }.
privacy-why = Ich behalte es, damit Spiele nach einem Neustart weitergehen, zählen und geprüft werden können. Wer einen Kanal sehen kann, hat Tische und Ergebnisse dort gesehen; wer den Bot betreibt, kann alles lesen. Nachrichten lese ich nicht.
privacy-export = Exportieren
privacy-delete = Alles über mich löschen
privacy-nothing = Ich speichere nichts über dich. Das beginnt, wenn du spielst, etwas für dich wählst, eine Stimme abgibst, einen Block führst oder auf einem erwähnt wirst.
privacy-elsewhere = Ich habe mehrere Datenbanken, jede für einige Server, und hier geht es um die Datenbank dieses Servers. Tipp `/wizard { command-privacy.name }` auch auf deinen anderen Servern ein.
privacy-told-elsewhere = Ich habe mehrere Datenbanken, jede für einige Server, und hier geht es um die Datenbank dieses Servers; was in den anderen steht, siehst du mit `/wizard { command-privacy.name }` auf deinen anderen Servern. Eine Löschung erreicht von selbst alle, genau wie das, was du für alle Server wählst.

privacy-exported = Hier ist es: eine JSON-Datei, die nur du siehst. PRIVACY.md im Projekt des Bots erklärt ihre Teile.
privacy-too-large = Für eine Datei auf Discord sind es zu viele Daten. Wer den Bot betreibt, kann sie dir geben.

# Ganz gleich, welche Datei es war.
file-refused = Discord nimmt die Datei hier nicht an: Vielleicht darf ich in diesem Kanal keine Dateien anhängen. Bitte versuch es in einem anderen.

privacy-delete-title = Alles über dich löschen?
privacy-delete-open = { $open ->
    [0] Du sitzt gerade an keinem Tisch.
    [one] **Du verlässt den Tisch, an dem du sitzt, endgültig:** Ein Computer spielt für dich weiter.
   *[other] **Du verlässt die { $open } Tische, an denen du sitzt, endgültig:** Computer spielen für dich weiter.
}
privacy-delete-goes = **Was verschwindet:** deine ID, dein Name, deine Ränge in den Bestenlisten. Zurückholen lässt sich das nicht; wenn du wieder spielst, fängst du von vorn an.
privacy-delete-stays = **Was bleibt:**
    - die Partien, die andere mit dir gespielt haben, Züge und Punkte, damit ihre Ergebnisse weiter stimmen und der Zufall prüfbar bleibt; statt deines Namens steht dort „Gelöschtes Profil“;
    - die Wörter, mit denen du in diesen Partien abgehoben hast;
    - Nachrichten auf Discord: Ich ändere nur die von Tischen, um die ich mich noch kümmere.
privacy-delete-yes = Endgültig löschen
privacy-deleted = Alles über dich ist gelöscht. Spätestens nach zehn Minuten ist in meinen Dateien nichts mehr davon; nächtliche Sicherungen behalten es höchstens sieben Tage.
privacy-not-deleted = Das Löschen ging nicht, alles ist noch da. Tische, die du inzwischen verlassen hast, bleiben verlassen. Bitte versuch es gleich noch einmal: `/wizard { command-privacy.name }`.
