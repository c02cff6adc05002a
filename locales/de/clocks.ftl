# Bedenkzeiten, und wer weg ist.

# Nach den Namen derer, auf die das Spiel wartet; Discord zählt selbst herunter („in 40 Sekunden“).
clock-due = fällig { $moment }
# Über der Frage, auf der eigenen Nachricht.
clock-due-for-you = Deine Entscheidung ist { $moment } fällig.
clock-ran-out = { $times ->
    [1] Zeit abgelaufen für { $name }: Ein Computer hat entschieden.
   *[other] Zeit wieder abgelaufen für { $name }: Ein Computer hat entschieden. Beim nächsten Mal springt er ganz ein.
}
clock-reminder = { $people } { $count ->
    [one] du bist dran.
   *[other] ihr seid dran.
}
clock-given-back = Ich war offline; die Zeit gibt es zurück.
clock-given-back-unseen = Ich konnte den Tisch nicht zeigen; die Zeit gibt es zurück.
away-sits-in = { $name } ist weg; ein Computer ({ $level }) springt ein.
newcomer-waits = { $name } spielt ab der nächsten Runde statt { $computer }.
left-plays-on = { $name } ist gegangen; ein Computer ({ $level }) spielt weiter.
away-came-back = { $name } ist wieder da.
table-pauses = Das Spiel wartet: Gerade ist niemand hier. Es geht weiter, sobald jemand von euch etwas drückt.
table-unseen = Das Spiel wartet, bis ich den Tisch wieder zeigen kann. Die Uhr steht.
table-unseen-missing = Ich kann den Tisch hier nicht zeigen: In diesem Kanal { $count ->
    [one] fehlt mir die Berechtigung
   *[other] fehlen mir die Berechtigungen
} **{ $permissions }**. Das Spiel wartet; die Uhr steht.
table-unseen-why = Ich kann den Tisch hier nicht zeigen: Vielleicht ist der Kanal gesperrt oder archiviert, oder die Nachricht des Tisches wurde gelöscht (`/wizard { command-board.name }` holt sie zurück). Das Spiel wartet; die Uhr steht.

# In der Lobby.
clock-live = eine Minute pro Entscheidung
clock-relaxed = zehn Minuten pro Entscheidung
clock-slow = ein Tag pro Entscheidung
lobby-clock = **Bedenkzeit** · { $clock }

# An jemanden, der vorerst gegangen ist.
away-done = Ein Computer springt für dich ein. Drück irgendetwas an diesem Tisch, um deinen Platz zurückzunehmen.
away-back = Platz zurücknehmen

# An jemanden, der weg oder zu spät war und wieder da ist.
away-welcome = Du bist wieder dabei.
late-welcome = Deine Zeit ist abgelaufen.
decided-for-you = { $times ->
    [one] Ein Computer hat einmal für dich entschieden.
   *[other] Ein Computer hat { $times }-mal für dich entschieden.
}
away-done-for-you = Während du weg warst, hat ein Computer für dich { $done }{ $more ->
    [0] .
    [one] {" "}und noch einmal entschieden.
   *[other] {" "}und noch { $more }-mal entschieden.
}
late-done-for-you = Deine Zeit ist abgelaufen: Ein Computer hat für dich { $done }{ $more ->
    [0] .
    [one] {" "}und noch einmal entschieden.
   *[other] {" "}und noch { $more }-mal entschieden.
}

# Was auf einem Platz getan wurde: Gleiches hintereinander wird zusammen gesagt.
done-name-trump = { $things } zum Trumpf bestimmt
done-predict = { $things } vorhergesagt
done-play = { $things } gespielt
done-rotate = zwei Würfel auf { $things } gedreht
done-cross-out = { $things } gestrichen
done-cross-out-nothing = nichts gestrichen
done-wizard-color = { $things } zur Wizardfarbe bestimmt
done-own-color = die Farbe der Vorhersage zur Wizardfarbe bestimmt
done-roll = { $times ->
    [one] gewürfelt
   *[other] { $times }-mal gewürfelt
}
done-score = gewertet
done-jester-score = eine Narrenwertung gemacht
done-stay = { $times ->
    [one] abgewartet
   *[other] { $times }-mal abgewartet
}
