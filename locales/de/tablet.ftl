# Der Block der Wahrheit: die Punkte eines Spiels mit echten Karten oder echten Würfeln.

tablet-title = Block der Wahrheit
tablet-names-label = Wer spielt, der Reihe nach; zuerst, wer gibt
tablet-names-placeholder = Ada, Ben, Cy, Di
tablet-round = { $game ->
    [dice] Runde { $round }
   *[cards] Runde { $round } von { $rounds }: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
}
tablet-order-predictions = **{ $dealer }** gibt, **{ $first }** sagt zuerst vorher.
tablet-order-tricks = **{ $dealer }** hat gegeben, **{ $first }** spielt aus.
tablet-plus-minus-one = Die Vorhersagen dürfen zusammen nicht { $cards } ergeben: { $name } sagt zuletzt vorher.
tablet-draw-first = Zieh die Zauberkarte der Runde, oder wähl die, die ihr am Tisch gezogen habt.
tablet-seer-predictions = **{ $name }** hat die Seherkarte und sagt zuerst vorher.
tablet-seer-results = **{ $name }** hat die Seherkarte und würfelt.
tablet-cross-out = Ein Feld streichst du mit x und seiner Zahl: `{ $example }`.
tablet-item = { $name } { $shown }
tablet-said = Angesagt: { $said }{ $has-sum ->
    [yes] { " " }(zusammen { $sum })
   *[no] { "" }
}
tablet-own = Bisher eingetragen: { $own }
tablet-kept = { $name } führt diesen Block. Er zählt für kein Rating.
tablet-won = { $winners ->
    [one] { $names } gewinnt mit { $total }
   *[other] { $names } gewinnen gemeinsam mit { $total }
}
tablet-empty = Es wurde keine Runde gewertet
tablet-place = { $medal } { $name }: { $total }

tablet-enter-predictions = Vorhersagen
tablet-enter-tricks = Stiche
tablet-enter-results = Ergebnisse
tablet-mine = Meine eigenen
tablet-undo = Rückgängig
tablet-end = Hier beenden
tablet-draw = Zauberkarte ziehen
tablet-again = Noch einmal mit denselben Leuten
tablet-magic-drawn = Welche Karte habt ihr gezogen?
tablet-magic-drawn-about = Für eine Zauberkarte, die ihr am echten Tisch gezogen habt.

tablet-form-predictions = { $game ->
    [dice] Zahl und Farbe ({ $letters }), Runde { $round }
   *[cards] Vorhersagen, Runde { $round } ({ $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    })
}
tablet-form-tricks = Stiche, Runde { $round } ({ $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
})
tablet-form-results = Treffer, oder N und die Zahl der Narren

tablet-alt = { $rounds ->
    [0] Der Block eines Spiels an einem echten Tisch. Noch keine Runde ist gewertet.
    [one] Der Block eines Spiels an einem echten Tisch nach { $rounds } Runde.
   *[other] Der Block eines Spiels an einem echten Tisch nach { $rounds } Runden.
}
tablet-alt-total = { $name } hat { $total }.
tablet-alt-said = { $name } hat { $said } angesagt.

tablet-not-the-scribe = { $name } führt diesen Block und trägt die Zeilen ein. Mit **Meine eigenen** trägst du ein, was deins ist, wenn du einen Platz hast.
tablet-no-seat = Du hast keinen Platz auf diesem Block. { $name } führt ihn und trägt die Zeilen ein.
tablet-players-refused = { $game ->
    [dice] Das Würfelspiel ist für { $fewest } bis { $most } Leute
   *[cards] Das Kartenspiel ist mit diesen Optionen für { $fewest } bis { $most } Leute
}, und du hast { $typed } genannt. Setz Kommas zwischen die Namen, etwa so: Ada, Ben, Cy.
tablet-continued = Der nächste Block dieser Leute ist schon offen.
tablet-gone = Diesen Block gibt es nicht mehr: Einen Monat nach dem letzten Eintrag ist er gelöscht.
tablet-moved-on = Das ist schon eingetragen oder zurückgenommen: Nichts hat sich geändert. So steht der Block jetzt.
tablet-refused-names = Genannt hast du { $list }.
tablet-refused-line = Du hast geschrieben: { $line }. Nichts ist eingetragen; drück noch einmal auf den Knopf, um es zu ändern.
tablet-not-understood = Diese Zeile kann ich nicht lesen. Schreib für jeden Platz eine Angabe, der Reihe nach und mit Leerzeichen dazwischen, wie im Beispiel.
tablet-wrong-count = { $wanted ->
    [one] Hierher gehört nur { $wanted } Angabe
   *[other] Ihr seid { $wanted }
}, und du hast { $typed ->
    [one] { $typed } Angabe
   *[other] { $typed } Angaben
} gemacht.
tablet-more-than-cards = { $name } hat mehr als { $cards }: So viele Karten hat diese Runde.
tablet-adds-up = Die Vorhersagen ergeben zusammen { $cards }, genau wie die Stiche. { $name } sagt zuletzt vorher und muss etwas anderes sagen.
tablet-wrong-sum = { $cards ->
    [one] In dieser Runde gibt es { $cards } Stich
   *[other] In dieser Runde gibt es { $cards } Stiche
}, und deine ergeben zusammen { $sum }.
tablet-box-used = { $name } hat das Feld { $said } schon benutzt.
tablet-box-taken = { $name } kann nicht { $said } vorhersagen: Das hat { $by } vorhergesagt.
tablet-nothing-to-strike = { $name } kann dieses Feld nicht streichen: Dazu braucht es die Zauberkarte, und Minuspunkte in der Farbe der Vorhersage.
tablet-more-than-dice = { $name } hat mehr Treffer, als es Würfel gibt.
tablet-jester-box-used = { $name } hat das Narrenfeld ×{ $jesters } schon benutzt.
