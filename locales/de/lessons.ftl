# Eine erste Partie: drei Lektionen für jedes Spiel, und was der Coach über der Hand oder dem Blatt sagt.

lesson-title = **Erste Partie · Lektion { $number } von { $lessons }: { $name }**
lesson-name-predicting = vorhersagen
lesson-name-following = Farbe bedienen
lesson-name-naming-trump = Trumpf bestimmen
lesson-name-seer = der Seher wirft
lesson-name-wizard-color = du bist der Seher
lesson-name-jester-score = die Narrenwertung
lesson-skip = Überspringen
lesson-next = Weiter: { $name }
lesson-once-more = Noch einmal
lesson-result = Wie die Runde ausging
# Unter dem Titel einer Lektion, vor der ersten Entscheidung.
lesson-stars-rule = ★★★ genau richtig · ★★ eins daneben · ★ alles andere
lesson-stars-rule-jester-score = ★★★ genau richtig oder Narrenwertung · ★★ eins daneben · ★ sonst
# Ein Stern, den es gab, und einer, den es nicht gab.
lesson-star = ★
lesson-no-star = ☆
lesson-done = { $marks } Das war’s: { $points ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
}
lesson-stars = { $stars ->
    [3] **Drei Sterne!**
    [2] **Zwei Sterne:** ganz knapp.
   *[1] **Ein Stern,** für den Mut.
}
# Scherze nach drei Sternen, je Lektion. Merlin und Morgana sind die Computer.
lesson-joke-predicting = Merlin sagt, er habe es die ganze Zeit gewusst.
lesson-joke-following = Morgana möchte das noch einmal sehen, langsam.
lesson-joke-naming-trump = Merlin will die Karten nachzählen lassen.
lesson-joke-seer = Die Würfel haben gehorcht. Merlin tut so, als hätte er es ihnen befohlen.
lesson-joke-wizard-color = Endlich hat es jemand wirklich kommen sehen.
lesson-joke-jester-score = Sogar die Narren klatschen.
# Nach einer 0, die den Stich doch gewonnen hat.
lesson-joke-accident = Aus Versehen gewonnen. Zauberkünstler würden das nie zugeben.
lesson-joke-missed = Merlin schaut höflich weg.
lesson-graduated = Das war deine erste Partie: { $stars } von { $most } Sternen
lesson-what-next = Eine richtige Partie ist länger. Versuch eine gegen Computer, oder die Partie des Tages.
lesson-again = Diese Lektion hat sich geändert, seit du sie begonnen hast; sie fängt von vorn an.

# Karten: was zu entscheiden ist.
coach-predict-predicting = Alle haben eine Karte, also gibt es einen Stich zu gewinnen. Du hast { $card }, eine hohe Karte, und Trumpf ist { $trump }: Er schlägt die drei anderen Farben. Gewinnt deine Karte? Drück **1** für ja, **0** für nein. Merlin hat deine Antwort natürlich vorhergesehen. Das sagt er immer.
coach-predict-following = Vier Karten, vier Stiche. { $wizard } ist ein Zauberer und schlägt jede Karte; { $jester } ist ein Narr und verliert gegen jede. Wie viele Stiche gewinnst du? Sinnvoll ist **1** oder **2**.
coach-predict-naming-trump = Du gibst, also sagst du zuletzt vorher: Die anderen haben { $said } angesagt, bei { $cards } Stichen. Trümpfe gewinnen meist ihren Stich. Wie viele gewinnst du?
coach-name-trump = Du gibst, und ein Zauberer wurde aufgedeckt: Also bestimmst du die Trumpffarbe, die die drei anderen schlägt. Nimm die Farbe, von der du am meisten hast.
coach-short-trump = Mutig: Davon hast du { $held }, von einer anderen Farbe { $most }.
coach-lead = Du spielst aus: Spiel, was du willst. Hat die Karte eine Farbe, muss sie bedienen, wer diese Farbe hat.
coach-jester-led = Da liegen nur Narren, also gibt es noch keine Farbe zu bedienen: Spiel, was du willst.
coach-wizard-led = { $name } hat einen Zauberer gespielt, bevor eine Farbe lag: Es gibt keine Farbe zu bedienen. Spiel, was du willst.
coach-follow = { $name } hat { $card } gespielt: Bediene { $suit }. Du darfst jede deiner Karten spielen.
coach-follow-dim = { $name } hat { $card } gespielt: Du hast { $suit } und musst bedienen. Sonst gehen nur Zauberer und Narren; die anderen Karten sind blass.
coach-cannot-follow = { $name } hat { $card } gespielt, und du hast kein { $suit }: Spiel, was du willst.
coach-cannot-follow-but-trump = { $name } hat { $card } gespielt, und du hast kein { $suit }: Spiel, was du willst. Ein Trumpf schlägt sie, wenn kein höherer und kein Zauberer kommt.
coach-aim-some = Du brauchst noch { $wanted } von { $left } Stichen.
coach-aim-all = Du brauchst jeden Stich, der noch kommt: { $wanted }.
coach-aim-none = Du hast so viele, wie du angesagt hast: Gewinn keinen mehr. Niedrige Karten und Narren helfen.
coach-aim-beyond = Das sind schon mehr, als du angesagt hast; jeder weitere Stich kostet 10 Punkte mehr.
coach-aim-lost = Was du angesagt hast, geht nicht mehr; jeder Stich spart dir noch 10 Punkte.

# Karten: was daraus wurde.
coach-you-took = ✓ Deine Karte { $card } macht den Stich.
coach-they-took = { $name } macht den Stich mit { $card }.
coach-exact = ✓ { $said } angesagt und { $won } gewonnen, genau: **{ SIGNED($points) }** (20 plus 10 pro Stich).
coach-too-few = { $said } angesagt und { $won } gewonnen: { $off } zu wenig, **{ SIGNED($points) }** (10 pro Stich daneben).
coach-too-many = { $said } angesagt und { $won } gewonnen: { $off } zu viel, **{ SIGNED($points) }** (10 pro Stich daneben).
coach-learned-predicting = Bei einer Karte gibt es nichts zu wählen: Sie wird von selbst gespielt, wie in jedem letzten Stich. Von jetzt an hast du mehr.
coach-learned-following = Merke: Hast du die Farbe, die zu bedienen ist, spiel sie oder einen Zauberer oder Narren.
coach-learned-naming-trump = Merke: Das Geben wandert jede Runde nach links, und wer gibt, sagt zuletzt vorher.

# Würfel: was zu entscheiden ist.
coach-predict-seer = { $seer } hat die Seherkarte und sieht alles, nur nicht den nächsten Wurf dieser sieben Würfel. Wie viele zeigen am Ende eine Farbe deiner Wahl? Drück eine Zahl in dieser Farbe: 1 oder 2 ist wahrscheinlich, 5 ist mutig und am meisten wert. Was andere in dieser Runde angesagt haben, ist vergeben.
coach-predict-wizard-color = Jetzt hast du die Seherkarte: Du sagst zuerst vorher, und du wirfst. Was du brauchst, darfst du liegen lassen, also ist 3 eine gute Zahl.
coach-predict-jester-score = { $seer } hat wieder die Seherkarte. Sag vorher, was du willst. Achte dann auf Narren.
coach-wizard-color = Bestimme die Wizardfarbe: Jeder geworfene Wizard zählt als Würfel dieser Farbe, für alle. Deine eigene hilft dir am meisten.
coach-roll-exact = Genau { $said }. **Aussteigen**: ein X für dich, und wer noch drin ist, wertet diese Würfel. Ein neuer Wurf könnte es nur verderben.
coach-roll-off = Du hast { $said } angesagt, und { $count ->
    [0] kein Würfel zählt
    [one] ein Würfel zählt
   *[other] { $count } Würfel zählen
}. Die anderen Würfel sind markiert (drück einen, um das zu ändern). Drück dann **werfen**.
coach-roll-jester = Du hast { $said } angesagt, und { $count ->
    [0] kein Würfel zählt
    [one] ein Würfel zählt
   *[other] { $count } Würfel zählen
}. Die anderen Würfel sind markiert: Drück **werfen**. Da Narren liegen, kannst du auch mit einer Narrenwertung aussteigen.
coach-stay-exact = Deine Vorhersage { $said } ist erfüllt. **Werten** nimmt jetzt das X; wenn du bleibst, kann der nächste Wurf es verderben.
coach-stay-off = Du hast { $said } angesagt, und { $count ->
    [0] kein Würfel zählt
    [one] ein Würfel zählt
   *[other] { $count } Würfel zählen
}: Jetzt gewertet wäre die Differenz { $off }. Wählst du **Bleiben**, wirft { $seer } vielleicht neu; steigt { $seer } aus, wertest du, was daliegt.
coach-stay-jester = Da { $jesters ->
    [one] liegt ein Narr
   *[other] liegen { $jesters } Narren
}. Eine **Narrenwertung** bringt ein X im Narrenfeld ×{ $jesters } und 0 statt −{ $off } im vorhergesagten Feld. Oder du bleibst und hoffst auf { $said }.
coach-score-exact = Deine Vorhersage { $said } ist erfüllt.
coach-score-off = Das war der letzte Wurf, und die Differenz ist { $off }.
coach-score-jester = Das war der letzte Wurf, und die Differenz ist { $off }. Eine **Narrenwertung** bringt ein X im Narrenfeld ×{ $jesters } und 0 statt −{ $off } im vorhergesagten Feld.

# Würfel: was daraus wurde.
coach-hit = ✓ { $said }, und genau { $count }: ein **X** in diesem Feld, am Ende { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
} wert.
coach-miss = { $said }, gezählt { $count }: **−{ $off }** in diesem Feld.
coach-took-jester = ✓ Eine Narrenwertung: ein **X** im Narrenfeld ×{ $jesters } und 0 statt −{ $off } für { $said }. Es zählt zu den neun X, die das Spiel beenden, bringt aber keine Punkte.
coach-learned-seer = Merke: Ohne Seherkarte wählst du nach jedem Wurf, ob du wertest oder bleibst. Als Nächstes wirfst du.
coach-learned-wizard-color = Merke: Die Seherkarte bekommt, wer die höchste Zahl in einer anderen Farbe als der Seherfarbe vorhergesagt hat.
coach-learned-jester-score = Merke: Jedes Feld wird nur einmal benutzt. Sag also vorher, was auf deinem Blatt frei ist, und ziele auf hohe Spalten: Ein X in Spalte 5 ist 5 wert.
