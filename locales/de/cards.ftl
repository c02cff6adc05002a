# Das Kartenspiel: der Tisch, eine Hand, der Block der Wahrheit.

# Der Tisch
cards-title = Runde { $round } von { $rounds } · { $trump }
cards-trump-suit = Trumpf { $suit } ({ $turned } aufgedeckt)
cards-trump-named = Trumpf { $suit }, bestimmt von { $name }
cards-trump-none-jester = kein Trumpf (Narr aufgedeckt)
cards-trump-none-last = kein Trumpf (keine Karte mehr zum Aufdecken)
cards-trump-open = Zauberer aufgedeckt: { $name } bestimmt die Trumpffarbe
cards-trump-unicolore = Einfarbig, kein Trumpf
cards-waits-trump = **{ $names }** bestimmt die Trumpffarbe
cards-waits-predict = { $count ->
    [one] **{ $names }** sagt vorher
   *[other] Vorhersage fehlt noch: **{ $names }**
}
cards-waits-play = **{ $names }** ist dran
cards-waits-lead = **{ $names }** spielt aus
cards-clairvoyant = 🔮 Hellsehen: Alle sehen alle Karten außer den eigenen.
cards-predicting = { $cards ->
    [one] Je eine Karte: Wer gewinnt den Stich?
   *[other] Je { $cards } Karten: Wer gewinnt wie viele Stiche?
}
cards-trick-empty = **Stich { $trick } von { $cards }**: { $names } spielt aus
cards-trick = **Stich { $trick } von { $cards }**: { $plays }
cards-play = { $name }{"\u00A0"}**{ $card }**
cards-play-leading = { $name }{"\u00A0"}**{ $card }**{"\u00A0"}★
cards-taken = **{ $name } macht den Stich**: { $plays }
cards-before = Davor: { $taken }
cards-last-trick = Letzter Stich: { $taken }
cards-head-said = Tipp
cards-head-won = hat
cards-head-total = Summe
cards-sum-over = { $said } angesagt bei { $cards ->
    [one] einem Stich
   *[other] { $cards } Stichen
}: { $over } zu viel
cards-sum-under = { $said } angesagt bei { $cards ->
    [one] einem Stich
   *[other] { $cards } Stichen
}: { $free } übrig
cards-sum-even = { $said } angesagt bei { $cards ->
    [one] einem Stich
   *[other] { $cards } Stichen
}: geht auf
cards-sum-none = Noch keine Vorhersagen
cards-sum-so-far = Bisher { $said } von { $cards ->
    [one] einem Stich
   *[other] { $cards } Stichen
} angesagt
cards-sum-over-already = Bisher { $said } angesagt bei { $cards ->
    [one] einem Stich
   *[other] { $cards } Stichen
}: schon { $over } zu viel
cards-sum-secret = Die Vorhersagen werden nach der Runde gezeigt
cards-sum-covered = Die Vorhersagen bleiben verdeckt, bis alle fertig sind
cards-last-round = Runde { $round }: { $lines }
cards-last-round-exact = **{ $name } { SIGNED($points) }** (angesagt und gewonnen: { $said })
cards-last-round-missed = { $name } { SIGNED($points) } (angesagt { $said }, gewonnen { $won })
cards-legend-leading = ★ liegt vorn
cards-owner = { $suit }{"\u00A0"}{ $name }
cards-suits = Farben: { $lines }

cards-my-hand = Meine Hand
cards-scores = Punkte

# Was neben einem Bild des Tisches zu sagen ist
cards-trick-number = Stich { $trick } von { $cards }
cards-took = **{ $name }** macht den Stich.
cards-took-exact = **{ $name }** macht den Stich und hat jetzt genau { $won }.
cards-took-over = **{ $name }** macht den Stich: { $over ->
    [one] einer
   *[other] { $over }
} zu viel.
cards-decisive = Daran hing die letzte Vorhersage.
cards-has-all = { $said ->
    [one] { $name } hat den angesagten Stich
   *[other] { $name } hat die { $said } angesagten Stiche
}: Jeder weitere ist einer zu viel.
round-brief-hit = **{ $name } { $result }**
round-brief-miss = { $name } { $result }

# Die Überschrift einer Hand, während andere dran sind. „Vorab“: bevor man selbst dran ist.
wait-trump = { $names } bestimmt die Trumpffarbe
wait-predicted = Andere sagen vorher
wait-play = Andere spielen: vorab wählen
wait-played = Andere spielen

# Wer dran ist, für jemanden, der zu früh gedrückt hat.
turn-many = Vorhersage fehlt noch: { $names }. Deine steht.
turn-trump = { $names } gibt und bestimmt jetzt die Trumpffarbe, dann sagt ihr alle vorher.
turn-predict = { $names } sagt jetzt vorher; { $steps ->
    [1] danach bist du dran.
   *[other] vor dir sind noch { $steps } dran.
}
turn-predicted = { $names } sagt jetzt vorher; deine Vorhersage steht schon.
turn-play = { $names } ist dran; { $steps ->
    [1] danach kommst du.
   *[other] vor dir sind noch { $steps } dran.
}
turn-played = { $names } ist dran; deine Karte in diesem Stich liegt schon.

# Die Hand: eine Überschrift sagt, was zu tun ist, ein Satz, wie es steht.
hand-last-round = Runde { $round }: { $said } angesagt, { $won } gewonnen, { SIGNED($points) }.
hand-last-card = Deine Karte war { $card }.
hand-trump-ask = Bestimme die Trumpffarbe
hand-predict-ask = { $cards ->
    [one] Gewinnst du den Stich?
   *[other] Wie viele von { $cards } gewinnst du?
}
hand-predict-forbidden = { $forbidden } geht nicht: Die Summe wäre { $cards } (plus/minus eins).
hand-predict-forbidden-canadian = { $forbidden } geht nicht: Die Summe wäre { $cards } und du führst allein (plus/minus eins).
hand-lead = Du spielst aus
hand-follow = Bediene { $suit }
hand-cannot-follow = Kein { $suit }: Spiel, was du willst
hand-free = Spiel, was du willst
hand-progress-all = Angesagt **{ $said }**, gewonnen **{ $won }**: { $left ->
    [one] den letzten gewinnen
    [2] beide übrigen gewinnen
   *[other] alle { $left } übrigen gewinnen
}
hand-progress = Angesagt **{ $said }**, gewonnen **{ $won }**: noch { $needed } nötig, { $left } übrig
hand-progress-exact = Angesagt **{ $said }**, gewonnen **{ $won }** ✓: { $left ->
    [one] den letzten abgeben
   *[other] die letzten { $left } abgeben
}
hand-progress-over = Angesagt **{ $said }**, gewonnen **{ $won }**: { $over } zu viel, noch { $left } zu spielen
hand-progress-short = Angesagt **{ $said }**, gewonnen **{ $won }**: nur noch { $left ->
    [one] einer übrig
   *[other] { $left } übrig
}
hand-said = Du hast **{ $said }** angesagt.
hand-cards = Deine Karten: { $cards }
hand-outward-of = { $name }: { $cards }
last-trick-none = Noch kein Stich gespielt.
card-wizard = Zauberer
card-jester = Narr

# Der Block der Wahrheit
sheet-title = Block der Wahrheit
sheet-empty = Noch keine Runde gewertet.
sheet-legend = Je Runde: Stiche angesagt/gewonnen, dann Punkte. R Runde, Σ Summe.
sheet-round = R
sheet-total = Σ

# Das Ende
cards-earned = { $rounds ->
    [one] { $exact } von 1 Vorhersage genau
   *[other] { $exact } von { $rounds } Vorhersagen genau
}
cards-ties-shared = Bei gleicher Summe wird der Rang geteilt.
cards-ties-tournament = Bei Gleichstand entscheidet die Zahl der genauen Vorhersagen, dann die beste Runde.
final-bold = **Mutigster Treffer.** { $name } in Runde { $round }: { $said } angesagt, { $said } gewonnen.
final-in-round = { $name } sagte { $said } an und gewann { $won }
final-costly = **Am teuersten.** { $name } verlor { $points } Punkte in Runde { $round }.
