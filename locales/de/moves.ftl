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

# The form for a move.
move-form-title = Dein Zug in Worten
move-form-label = Wie du ihn am Tisch sagen würdest
move-form-placeholder = rot 7 / 2 vorhersagen / werten

# Was getippt wurde, bedeutet nichts oder zu viel.
move-not-asked = „{ $typed }“: Für dich ist gerade nichts zu tun.
move-unclear = „{ $typed }“ verstehe ich nicht. Du kannst { $possible }.
move-several = „{ $typed }“ kann mehreres heißen: { $possible }.
move-and-more = { $list } oder anderes tun, das beim Tippen angeboten wird

# Bevor man dran ist. „Vorab“: im Voraus. Was gewünscht war, steht wie in „Blau 11 spielen“.
move-ahead = ✓ Bereit: { $action } · nochmal drücken nimmt zurück
move-ahead-not-allowed = Du wolltest { $action }: jetzt nicht erlaubt.
move-ahead-predict = Andere sagen an: vorab wählen

# Was auch getippt wird. Jedes Paar ist ein Wort und das Wort eines Zuges, das damit gemeint ist, ohne Leerzeichen. Es gilt
# nur, wenn ohne es nichts passt.
typed-meanings =
    keine=0 keinen=0 null=0 eins=1 zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11
    zwölf=12 dreizehn=13 vierzehn=14 fünfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20
    ansagen=vorhersagen ansage=vorhersagen sage=vorhersagen sag=vorhersagen tippe=vorhersagen
    tippen=vorhersagen biete=vorhersagen
    bieten=vorhersagen lege=spielen leg=spielen legen=spielen ausspielen=spielen würfeln=werfen würfle=werfen
    wirf=werfen
    aussteigen=werten aufhören=werten stopp=werten stop=werten raus=werten weiter=bleiben warten=bleiben
    durchstreichen=streichen
    wähle=bestimmen wählen=bestimmen nehme=bestimmen nimm=bestimmen meine=Vorhersage eigene=Vorhersage
    blaue=blau blauen=blau blauer=blau grüne=grün grünen=grün grüner=grün rote=rot roten=rot roter=rot
    gelbe=gelb gelben=gelb
    gelber=gelb Mensch=blau Menschen=blau Elfe=grün Elfen=grün Zwerg=rot Zwerge=rot Riese=gelb Riesen=gelb
    Magier=Zauberer Hofnarr=Narr Narren=Narr
    Mond=blau Baum=grün Feuer=rot Sonne=gelb prophezeie=vorhersagen Wertung=werten verdrehen=drehen
    kein=0 keins=0 keines=0 einser=1 zweier=2 dreier=3 vierer=4 fünfer=5 sechser=6 siebener=7 achter=8 neuner=9
    zehner=10 elfer=11 zwölfer=12 dreizehner=13 Tipp=vorhersagen wette=vorhersagen setze=vorhersagen
    rechne=vorhersagen glaube=vorhersagen schaffe=vorhersagen hole=vorhersagen kriege=vorhersagen bekomme=vorhersagen
    melde=vorhersagen prophezeien=vorhersagen kreuze=vorhersagen bediene=spielen bedienen=spielen gebe=spielen
    zugeben=spielen steche=spielen stechen=spielen trumpfe=spielen schmeiße=spielen abwerfen=spielen ablegen=spielen
    steige=werten höre=werten fertig=werten Schluss=werten Ende=werten Punkte=werten gewertet=werten passe=bleiben
    passen=bleiben warte=bleiben weitermachen=bleiben weiterspielen=bleiben ausstreichen=streichen weg=streichen
    nix=nichts Wizards=Wizardfarbe Seherfarbe=Vorhersage Hexer=Zauberer Clown=Narr
    Narrenpunkte=Narrenwertung Trumpffarbe=Trumpf
    nehme=spielen nehme=vorhersagen nehme=werten nimm=spielen nimm=vorhersagen nimm=werten werfen=spielen werfe=spielen
    wirf=spielen keins=nichts kein=nichts keine=nichts keinen=nichts passe=nichts passen=nichts
# Was getippt wird und nichts ändert.
typed-needless =
    ab als an auf aus bei bin bitte dabei dann das dem den der des die drin ein eine einen einmal Feld gar gehe genau
    gewinne halt ich in ist Karte mach mache machen mal mein meine meinen meiner mit möchte noch nochmal Nr Nummer
    sein sind so soll sollen Stich Stiche und von voraus vorher werde will Würfel x zu zum
# Eine Zahl neben einem dieser Wörter zählt Würfel: „2 Würfel“ sind nicht der Würfel 2.
typed-counting = einmal mal noch nochmal Würfel x
# Wörter für alle Würfel, und für Würfel, die liegen bleiben: „behalte 1 3“ wirft die anderen.
typed-all = alle alles
typed-keep = behalte behalten behalt

# Die Form nur aus Text, für alle, die zuhören: Karten und Würfel in Worten, und eine Frage nennt ihre Antworten.
words-ask = { $what }: { $answers }.
words-predict = { $cards ->
    [one] Sag vorher, wie viele Stiche du gewinnst, 0 oder 1
   *[other] Sag vorher, wie viele von { $cards } Stichen du gewinnst, 0 bis { $cards }
}{ $forbidden ->
    [-1] {""}
   *[other] , aber nicht { $forbidden }
}.
words-trump = { $cards } (Trumpf)
words-since = Inzwischen: { $things }.
words-said = { $name } sagt { $said } vorher
words-took = { $name } hat den letzten Stich gemacht
words-played = { $name } spielt { $card }
words-winning = { $name } liegt vorn
words-left = { $name } steigt aus mit { $result }
words-not-rolled = nicht geworfen
words-frozen = { $face }, liegt fest
words-first-die = erster Würfel { $face }
words-next = { $list }; { $next }
words-roll = { $roll }: { $dice }
words-wait = Das Spiel wartet auf andere
