# Zetten in woorden: wat `/wizard move` aanbiedt en leest. Geen twee van één moment zijn gelijk, en wat
# tussen haakjes staat, is alleen uitleg. Alles staat in de infinitief: na "Een meester zou", "Je mag" en "Je wilde".
# Hints noemen het eerste woord maar één keer als alle zetten ermee beginnen: een vaste spatie houdt bijeen wat daarbij
# niet mag wegvallen.

move-noted = { $text } ({ $note })

# Het kaartspel
move-name-trump = { $thing } als troefkleur bepalen
move-predict-tricks = { $thing } voorspellen
move-play = { $thing } spelen
move-card = { $suit }{"\u00A0"}{ $rank }
move-wizard = tovenaar
face-wizard = tovenaar
move-jester = nar
move-trump = troef

# Het dobbelspel
move-rotate = naar { $thing } draaien
move-predict = { $thing } voorspellen
move-cross-out = { $thing } doorhalen
move-cross-out-nothing = niets doorhalen
move-wizard-color = { $thing } als Wizardkleur bepalen
move-own-color = de eigen kleur als Wizardkleur bepalen
move-roll = nr. { $thing } werpen
# Een veld in deze zetten.
move-box = { $number }{"\u00A0"}{ $color }
move-score = scoren
move-jester-score = een narrentelling doen
move-stay = doorgaan
move-order-always = vaste keuze: altijd vragen
move-order-close = vaste keuze: vragen als het erom spant
move-order-never = vaste keuze: nooit vragen
move-order-holds = in gebruik

# The form for a move.
move-form-title = Je zet in woorden
move-form-label = Zoals je het aan tafel zou zeggen
move-form-placeholder = rood 7 / 2 voorspellen / scoren

# Wat getypt is, betekent niets, of te veel.
move-not-asked = “{ $typed }”: je hoeft nu niets te doen.
move-unclear = “{ $typed }” begrijp ik niet. Je mag { $possible }.
move-several = “{ $typed }” kan meer dan één ding betekenen. Wil je { $possible }?
move-and-more = { $list }, of wat je verder tijdens het typen ziet

# Vóór de eigen beurt. "Vooruit": van tevoren. Wat gewenst was, is als in "blauw 11 spelen".
move-ahead = ✓ Klaar: { $action } · dezelfde knop annuleert
move-ahead-not-allowed = Je wilde { $action }: mag nu niet.
move-ahead-predict = Anderen voorspellen: kies alvast

# Wat ook getypt wordt. Elk paar is een woord en het woord van een zet dat ermee bedoeld is, zonder spaties. Het telt
# alleen als zonder dit niets past.
typed-meanings =
    geen=0 nul=0 een=1 twee=2 drie=3 vier=4 vijf=5 zes=6 zeven=7 acht=8 negen=9 tien=10 elf=11 twaalf=12
    dertien=13 veertien=14 vijftien=15 zestien=16 zeventien=17 achttien=18 negentien=19 twintig=20
    speel=spelen leg=spelen leggen=spelen zeg=voorspellen gooi=werpen gooien=werpen opnieuw=werpen
    stop=scoren stoppen=scoren scoor=scoren verder=doorgaan blijf=doorgaan blijven=doorgaan streep=doorhalen
    kies=bepalen neem=bepalen mijn=eigen mijne=eigen
    blauwe=blauw groene=groen rode=rood gele=geel
    mens=blauw mensen=blauw elfen=groen dwerg=rood dwergen=rood reus=geel reuzen=geel
    z=tovenaar hofnar=nar dwaas=nar narren=nar
    maan=blauw boom=groen vuur=rood zon=geel kantel=draaien
    bied=voorspellen bieden=voorspellen bod=voorspellen gok=voorspellen gokken=voorspellen krijg=voorspellen
    roep=voorspellen meld=voorspellen pak=voorspellen kruis=voorspellen voorspelling=voorspellen beken=spelen
    bekennen=spelen geef=spelen zet=spelen opgooien=spelen uit=scoren
    uitstappen=scoren eruit=scoren klaar=scoren genoeg=scoren punten=scoren tellen=scoren noteren=scoren noteer=scoren
    pas=doorgaan passen=doorgaan wacht=doorgaan wachten=doorgaan doorspelen=doorgaan doorstrepen=doorhalen
    wegstrepen=doorhalen schrap=doorhalen schrappen=doorhalen niks=niets
    tovenaarskleur=Wizardkleur ziener=eigen magiër=tovenaar gek=nar zot=nar narrenscore=narrentelling
    tovenaars=Wizardkleur weg=doorhalen bepaal=bepalen
    neem=spelen neem=voorspellen neem=scoren gooi=spelen gooien=spelen pak=spelen weg=spelen geen=niets pas=niets
    passen=niets
# Wat getypt wordt en niets verandert.
typed-needless =
    aan alsjeblieft aub ben de denk dobbelsteen dobbelstenen doe een en er ga graag haal het ik in is kaart keer kleur
    maak maal maar met mijn neer nr nummer op opnieuw precies slag slagen stap streep tafel vakje van veld voor wil
    win wordt x zijn
# Een getal naast een van deze woorden telt dobbelstenen: “2 dobbelstenen” zijn niet nr. 2.
typed-counting = dobbelsteen dobbelstenen keer nog x
# Woorden voor alle dobbelstenen, en voor wat blijft liggen: “hou 1 3” werpt de andere.
typed-all = alle alles
typed-keep = hou houd houden bewaar

# De vorm met alleen tekst, voor wie luistert: kaarten en dobbelstenen in woorden, en een vraag noemt haar antwoorden.
words-ask = { $what }: { $answers }.
words-predict = { $cards ->
    [one] Voorspel hoeveel slagen je wint, 0 of 1
   *[other] Voorspel hoeveel van de { $cards } slagen je wint, 0 tot en met { $cards }
}{ $forbidden ->
    [-1] {""}
   *[other] , maar niet { $forbidden }
}.
words-trump = { $cards } (troef)
words-since = Intussen: { $things }.
words-said = { $name } voorspelt { $said }
words-took = { $name } won de laatste slag
words-played = { $name } speelt { $card }
words-winning = { $name } ligt voor
words-left = { $name } stopt met { $result }
words-not-rolled = niet geworpen
words-frozen = { $face }, ligt vast
words-first-die = eerste dobbelsteen { $face }
words-next = { $list }; { $next }
words-roll = { $roll }: { $dice }
words-wait = Het spel wacht op anderen
