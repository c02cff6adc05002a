# Die Wörter auf Bildern, und ihre Beschreibungen.

picture-round = Runde { $round }
picture-trump = Trumpf
picture-no-trump = kein Trumpf
picture-roll = Wurf
picture-points = X, Pkt

# Die Beschreibung eines Bildes für alle, die es nicht sehen können: ohne Markdown.
alt-name-and = { $name } { $what }
alt-computers = Von Computern gespielt: { $names }.
alt-best = { $play } (liegt vorn)

# Ein Tisch mit Karten
alt-round = Runde { $round } von { $rounds }.
alt-trump-suit = Trumpf ist { $suit }, aufgedeckt wurde { $turned }.
alt-trump-named = Trumpf ist { $suit }, bestimmt von { $name }.
alt-trump-open = Ein Zauberer wurde aufgedeckt: { $name } bestimmt die Trumpffarbe.
alt-trump-none = Kein Trumpf.
alt-trump-none-jester = Kein Trumpf, ein Narr wurde aufgedeckt.
alt-trump-unicolore = Einfarbig, kein Trumpf.
alt-suits = Farben: { $owners }.
alt-dealer = { $name } gibt.
alt-trick = Stich { $trick } von { $cards }: { $plays }.
alt-taken = { $name } macht den Stich: { $plays }.
alt-waits-lead = { $names } spielt aus.
alt-waits-play = { $names } ist dran.
alt-waits-trump = { $names } bestimmt die Trumpffarbe.
alt-waits-predict = Vorhersage fehlt noch: { $names }.
alt-seat = { $name }: angesagt { $said }, gewonnen { $won }, Summe { $total }.
alt-seat-covered = { $name }: Vorhersage verdeckt, gewonnen { $won }, Summe { $total }.
alt-seat-silent = { $name }: noch keine Vorhersage, Summe { $total }.

# Ein Tisch mit Würfeln
alt-dice-round = Runde { $round }, { $seer } hat die Seherkarte.
alt-wizards-open = Die Wizardfarbe ist noch nicht bestimmt.
alt-wizards-color = Wizards zählen als { $color }.
alt-wizards-every = Wizards zählen als jede Farbe.
alt-wizards-nothing = Wizards zählen nicht.
alt-magic = Zauberkarte: { $name }.
alt-not-rolled = Es wurde noch nicht gewürfelt.
alt-roll = Wurf { $roll } von { $rolls }: { $dice }.
alt-roll-open = Wurf { $roll }: { $dice }.
alt-seers-dice = Würfel, die für { $seer } zählen: { $dice }.
alt-die-blank = nicht geworfen
alt-die-stuck = { $face } (fest)
alt-waits = Gewartet wird auf { $names }.
alt-dice-seat = { $name }: { $parts }.
alt-said = angesagt { $number } { $color }
alt-said-nothing = noch keine Vorhersage
alt-said-covered = Vorhersage verdeckt
alt-now = nun { $count }
alt-stays = bleibt
alt-rolls = wirft
alt-scores = wertet
alt-left-minus = ausgestiegen mit { $minus }
alt-left-xs = ausgestiegen mit { $xs ->
    [one] einem X
   *[other] { $xs } X
}
alt-left-jester = ausgestiegen mit 0 und einer Narrenwertung für { $jesters ->
    [one] einen Narren
   *[other] { $jesters } Narren
}
alt-left-both = ausgestiegen mit einem X und einer Narrenwertung für { $jesters ->
    [one] einen Narren
   *[other] { $jesters } Narren
}
alt-xs = { $xs } X, { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}

# Wie die Punkte eines Spiels verliefen
alt-race = Punkte nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}, ✓ bei erfüllter Vorhersage{ $jesters ->
    [0] {""}
   *[other] , { letter-jester } bei einer Narrenwertung
}.
alt-runner = { $name }: { $total } { $total ->
    [one] Punkt
   *[other] Punkte
}, { $hits } von { $rounds } erfüllt.
alt-course = { $name }: { $course }.
# Der Stand nach einer Runde darin.
alt-course-hit = { $total } ✓
alt-course-jester = { $total } { letter-jester }

# An Leute, die den Server verwalten, einmal pro Kanal.
pictures-not-permitted =
    Tische in diesem Kanal haben keine Bilder: Ich darf hier keine Dateien anhängen. Mit der Berechtigung *Dateien anhängen* zeigt jeder Tisch eines.
pictures-not-taken =
    Tische in diesem Kanal haben vorerst keine Bilder: Discord hat hier eines nicht angenommen. In einer Stunde versuche ich es wieder.
