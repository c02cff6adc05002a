# Das Würfelspiel: der Tisch und ein Blatt der Vorhersage.

# Die Zauberkarten
dice-magic = { $mark } **{ $name }**: { $sentence }
magic-name-every-color = Alle Farben
magic-name-stuck-jesters = Festgefrorene Narren
magic-name-roll-first = Erst der Wurf
magic-name-turn-two = Zwei gedrehte Würfel
magic-name-extra-die = Ein Würfel mehr
magic-name-own-color-jesters = Narren bekennen Farbe
magic-name-cross-out = Streichen
magic-name-seers-number = Die Zahl des Sehers
magic-name-same-column = Gleiche Spalte
magic-name-secret = Geheime Vorhersagen
magic-every-color = Wizards zählen als jede Farbe. Vorhersagen werden doppelt gewertet: zwei X oder doppelte Differenz.
magic-stuck-jesters = Narren dürfen nicht neu geworfen werden. Vorhersagen werden doppelt gewertet: zwei X oder doppelte Differenz.
magic-roll-first = Der 1. Wurf kommt vor den Vorhersagen. Der 2. ist Pflicht, mit mindestens drei Würfeln; erst dann darf man aussteigen.
magic-turn-two = Statt des 1. Wurfs werden zwei Würfel nach Wahl des Sehers gedreht. Nach den Vorhersagen werden die anderen fünf geworfen; erst dann darf man aussteigen.
magic-extra-die = Gewertet wird, als läge von jeder Farbe ein Würfel mehr da.
magic-own-color-jesters = Narren zählen auch als die Farbe deiner Vorhersage. Eine Narrenwertung bleibt möglich.
magic-cross-out = Vor dem 1. Wurf darfst du ein Feld mit Minuspunkten in der Farbe deiner Vorhersage streichen. Es zählt dann 0.
magic-seers-number = Die vorhergesagte Zahl des Sehers ist die Höchstzahl der Würfe. Wizards zählen nicht.
magic-same-column = Eine Narrenwertung in der Spalte deiner Vorhersage bringt in beiden Feldern ein X, auch wenn die Vorhersage erfüllt ist.
magic-secret = Nach dem Seher sagen alle anderen gleichzeitig und geheim vorher: nicht dasselbe wie der Seher, außer es ist das einzige freie Feld; untereinander darf es gleich sein.

# In einer Zeile neben dem Bild des Tisches: etwa 35 Zeichen
magic-brief-every-color = Wizards passen immer, Vorhersagen doppelt
magic-brief-stuck-jesters = Narren bleiben, Vorhersagen doppelt
magic-brief-roll-first = 1. Wurf vor den Vorhersagen
magic-brief-turn-two = zwei Würfel gedreht, dann fünf geworfen
magic-brief-extra-die = von jeder Farbe zählt ein Würfel mehr
magic-brief-own-color-jesters = Narren zählen auch als deine Farbe
magic-brief-cross-out = ein Minus deiner Farbe darf weg
magic-brief-seers-number = so viele Würfe; Wizards zählen nicht
magic-brief-same-column = Narrenwertung deiner Spalte: X in beiden
magic-brief-secret = alle außer dem Seher sagen geheim vorher

# Je ein Beispiel, nach den Regeln berechnet: eine Vorhersage, wie viele Würfel für sie zählen, ihr Ergebnis, das einer
# Narrenwertung.
magic-example-every-color = { $dice }: { $said } zählt { $count }, { $result }. { $other } zählt { $other-count }, { $other-result }. Eine Narrenwertung würde nicht verdoppelt.
magic-example-stuck-jesters = { $dice }: Die Narren dürfen nicht neu geworfen werden. { $said } zählt { $count }, { $result }. { $other } zählt { $other-count }, { $other-result }; oder { $other-jester-score }.
magic-example-roll-first = Der 1. Wurf zeigt { $dice }. Danach sagt der Seher { $said } vorher und wirft drei oder mehr Würfel neu. Von diesem Wurf an darfst du wie üblich aussteigen; noch einer darf folgen.
magic-example-turn-two = Der Seher dreht zwei Würfel auf { $die } { $die } und sagt { $said } vorher. Nach allen Vorhersagen werden die anderen fünf geworfen, und alle sieben zeigen { $dice }. Wizardfarbe ist { $wizards }: { $said } zählt { $count }, { $result }. Ein weiterer Wurf darf folgen, mit beliebigen der sieben.
magic-example-extra-die = { $dice }, Wizardfarbe { $wizards }: { $said } zählt { $count }, { $result }. { $other } zählt { $other-count }, { $other-result }.
magic-example-own-color-jesters = { $dice }, Wizardfarbe { $wizards }: { $said } zählt { $count }, { $result }. { $other } zählt { $other-count }, { $other-result }.
magic-example-cross-out = Du sagst { $said } vorher. In deinem Feld { $other }, in derselben Farbe, steht { $miss }: Wenn du es streichst, ist dein Blatt { $after } statt { $before } wert. Ein X kannst du nicht streichen.
magic-example-seers-number = Der Seher sagt { $other } vorher: bis zu { $rolls } Würfe. Der letzte ist { $dice }. { $other } zählt { $other-count }, { $other-result }. { $said } zählt { $count }, { $result }.
magic-example-same-column = { $dice }: { $said } zählt { $count }, also { $result } oder { $jester-score }. { $other } zählt { $other-count }, also { $other-result } oder { $other-jester-score }.
magic-example-secret = Der Seher sagt { $other } vorher, also darf das sonst niemand. Zwei andere sagen geheim beide { $said } vorher: Das ist erlaubt. Auf die Seherkarte haben beide den gleichen Anspruch: Sie bekommt, wer vom Seher aus im Uhrzeigersinn zuerst kommt.

# Der Tisch
dice-title = Runde { $round } · Seherkarte: { $seer }
dice-wizards-color = Wizards zählen als { $color }
dice-wizards-every = Wizards zählen als jede Farbe
dice-wizards-nothing = Wizards zählen nicht
dice-roll = **Wurf { $roll } von { $rolls }**
dice-roll-open = **Wurf { $roll }**
dice-not-rolled = Es wurde noch nicht gewürfelt.
dice-head-said = Tipp
dice-head-count = nun
dice-head-xs = X
dice-head-points = Pkt
dice-state-in = drin
dice-state-scores = wertet
dice-state-chooses = wählt
dice-state-stays = bleibt
dice-state-rolls = wirft
dice-state-left = Wurf { $roll }
dice-legend = nun: zählende Würfel oder das Ergebnis beim Aussteigen
last-round-none = Noch keine Runde gewertet.
dice-last-round-brief = Runde { $round }: { $lines }
dice-roll-jesters = { $jesters } Narren in einem Wurf!
dice-roll-all = Alle sieben Würfel: { $face }!
dice-last-round = Runde { $round } endete mit { $dice }
dice-last-hit = **{ $name }** sagte { $said } an: { $count } bei Wurf { $roll }, **{ $result }**
dice-last-miss = **{ $name }** sagte { $said } an: { $count } bei Wurf { $roll }, { $result }
dice-result-jester = { $mark } und Narrenwertung, X bei ×{ $jesters }
dice-crossed-out = Gestrichen: { $lines }
dice-crossed-out-by = { $said } von { $name }
dice-waits-rotate = **{ $names }** dreht zwei Würfel
dice-waits-predict = { $count ->
    [one] **{ $names }** sagt vorher
   *[other] Vorhersage fehlt noch: **{ $names }**
}
dice-waits-cross-out = Streichen oder nicht: **{ $names }**
dice-waits-color = **{ $names }** bestimmt die Wizardfarbe
dice-waits-roll = **{ $names }** markiert Würfel und wirft
dice-waits-roll-or-score = **{ $names }** wirft neu oder steigt aus
dice-waits-decide = Werten oder bleiben: **{ $names }**
dice-waits-score = Wertung fehlt noch: **{ $names }**

# Was ein Platz gefragt wird, zu der Person darauf gesagt
ask-rotate = Drehen: Markiere den ersten Würfel
ask-rotate-second = Der erste zeigt { $face }: Markiere den zweiten
ask-predict = Sag ein freies Feld vorher
ask-predict-double = Sag ein Feld vorher: zählt doppelt
ask-cross-out = Streich ein Feld in { $color } oder keines
ask-color = Bestimme die Wizardfarbe
ask-roll = { $count ->
    [one] Markiere Würfel und wirf
   *[other] Markiere mindestens { $count } Würfel und wirf
}
ask-roll-or-score = Wirf neu oder steig aus
ask-stay-or-score = Werte diesen Wurf oder bleib
ask-score = Letzter Wurf: Wähle deine Wertung

# Knöpfe
dice-my-page = Mein Blatt
dice-all-pages = Alle Blätter
dice-own-color = Meine Farbe: { $color }
dice-cross-out-nothing = Nichts streichen
dice-rotate-back = Zurück zum ersten
dice-roll-dice = { $count } werfen
dice-rolls = ✓ { $count } werfen
dice-leave = Aussteigen: { $mark }
dice-leave-jester-score = Aussteigen: Narrenwertung
dice-score = Werten: { $mark }
dice-jester-score = Narrenwertung
dice-stay = Bleiben

# Das Blatt
page-title = { $name } · Blatt der Vorhersage
page-standing = **{ $reached ->
    [yes] { $xs }
   *[no] { $xs } von { $target }
} X · { $total } { $total ->
    [one] Punkt
   *[other] Punkte
}**{ $bonus ->
    [0] {""}
   *[other] {" "}(mit { $bonus } Bonuspunkten)
}
page-said = Du hast { $said } angesagt.
page-said-now = Du hast { $said } angesagt; jetzt { $count ->
    [0] zählt keiner
    [one] zählt einer
   *[other] zählen { $count }
}.
page-jester-score = Narrenwertung: X im Narrenfeld ×{ $jesters }, { $mark } für deine Vorhersage.
page-stays = Du bleibst. Bis zum nächsten Wurf kannst du das ändern.
page-scores = Du wertest diesen Wurf: { $result }. Bis zum nächsten Wurf kannst du das ändern.
page-rolls = Du wirfst { $dice }, sobald alle geantwortet haben. Bis dahin kannst du das ändern.
page-left = Bei Wurf { $roll } ausgestiegen mit { $result }.
page-boxes-legend = * ist deine Vorhersage in dieser Runde.

# Die Automatik
order-title = Was nach einem Wurf für mich gilt
order-holds = **✓ { $name }**: { $text } (Gilt gerade.)
order-other = **{ $name }**: { $text }
order-always = Immer fragen
order-always-text = Nach jedem Wurf fragen.
order-close = Fragen, wenn es knapp ist
order-close-text = Fragen bei Differenz 1 oder möglicher Narrenwertung; sonst aussteigen, wenn die Vorhersage erfüllt ist, und bleiben, wenn nicht.
order-never = Nie fragen
order-never-text = Aussteigen, wenn die Vorhersage erfüllt ist; sonst bleiben.

# Alle Blätter
pages-title = Blätter der Vorhersage
pages-line = **{ $name }**: { $reached ->
    [yes] { $xs }
   *[no] { $xs } von { $target }
} X, { $total } { $total ->
    [one] Punkt
   *[other] Punkte
}
pages-legend = X: erfüllt · −2: Minuspunkte · 0: mit Narrenwertung · /: gestrichen · N: die Narrenfelder

# Das Ende
dice-earned = { $earned } für X{ $minus ->
    [0] {""}
    [one] {" "}− 1 Minuspunkt
   *[other] {" "}− { $minus } Minuspunkte
}{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } Bonuspunkte
}{ $jesters ->
    [0] {""}
    [one] {" "}· 1 Narrenwertung
   *[other] {" "}· { $jesters } Narrenwertungen
}
dice-final-valuable = **Am wertvollsten.** { $name } mit { $mark } bei { $said }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
dice-final-costly = **Am teuersten.** { $name } mit { $mark } bei { $said }.

dice-final-in-round = { $name } { SIGNED($points) }

# Was nicht geht
dice-only-seer = Das darf nur, wer die Seherkarte hat: { $name }. { $waits }.
dice-has-left = Du bist bei Wurf { $roll } ausgestiegen, mit { $result }; nächste Runde bist du wieder dabei. { $waits }.
dice-not-your-turn = Du bist noch nicht dran: Jetzt sagt **{ $names }** vorher, { $count ->
    [one] danach du
   *[other] nach { $count } Vorhersagen du
}.
dice-not-asked = Für dich ist gerade nichts zu tun. { $waits }.
dice-other-question = Jetzt für dich zu tun: { $ask }.
dice-box-used = { $said } ist auf deinem Blatt schon belegt: Wähle ein freies Feld.
dice-box-taken = { $said } hat { $name } in dieser Runde schon angesagt: Wähle ein anderes freies Feld.
dice-nothing-to-cross-out = Streichen darfst du { $boxes }: Felder mit Minuspunkten in der Farbe deiner Vorhersage.
dice-too-few = Mindestens { $count ->
    [one] ein Würfel muss
   *[other] { $count } Würfel müssen
} geworfen werden: Markiere mehr.
dice-frozen = Narren dürfen nicht neu geworfen werden: Markiere andere Würfel.
dice-no-jester-box = Eine Narrenwertung braucht ein bis fünf Narren, und { $jesters ->
    [0] es liegt keiner da
    [one] es liegt einer da
   *[other] es liegen { $jesters } da
}: Werte deine Vorhersage.
dice-jester-used = Dein Narrenfeld ×{ $jesters } ist belegt: Werte deine Vorhersage.
dice-hit = Deine Vorhersage ist erfüllt: Werte das X.
