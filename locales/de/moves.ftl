# Züge in Worten: was `/wizard move` anbietet und liest. Nie sind zwei in einem Moment gleich, und was in
# Klammern steht, erklärt nur.

move-noted = { $text } ({ $note })

# Das Kartenspiel
move-name-trump = Trumpf { $thing } bestimmen
move-predict-tricks = { $thing } vorhersagen
move-play = { $thing } spielen
move-card = { $suit }{"\u00A0"}{ $rank }
move-wizard = Zauberer
face-wizard = Wizard
move-jester = Narr
move-trump = Trumpf

# Das Würfelspiel
move-rotate = auf { $thing } drehen
move-predict = { $thing } vorhersagen
move-cross-out = { $thing } streichen
move-cross-out-nothing = nichts streichen
move-wizard-color = Wizardfarbe { $thing } bestimmen
move-own-color = die Farbe der Vorhersage zur Wizardfarbe bestimmen
move-roll = Würfel { $thing } werfen
# Ein Feld in diesen Zügen.
move-box = { $number }{"\u00A0"}{ $color }
move-score = werten
move-jester-score = eine Narrenwertung machen
move-stay = bleiben
move-order-always = Automatik: immer fragen
move-order-close = Automatik: fragen, wenn es knapp ist
move-order-never = Automatik: nie fragen
move-order-holds = gilt gerade

# Was getippt wurde, bedeutet nichts oder zu viel.
move-not-asked = „{ $typed }“: Für dich ist gerade nichts zu tun.
move-unclear = „{ $typed }“ geht jetzt nicht. Du kannst { $possible }.
move-several = „{ $typed }“ kann mehreres heißen: { $possible }.
move-and-more = { $list } oder anderes tun, das beim Tippen angeboten wird

# Bevor man dran ist. „Vorab“: im Voraus. Was gewünscht war, steht wie in „Blau 11 spielen“.
move-ahead = ✓ Wenn du dran bist: { $action }. Derselbe Knopf nimmt es zurück.
move-ahead-not-allowed = Du wolltest { $action }: Das ist jetzt nicht erlaubt.
move-ahead-predict = Andere sagen an: vorab wählen
