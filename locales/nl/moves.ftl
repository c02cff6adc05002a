# Zetten in woorden: wat `/wizard move` aanbiedt en leest. Geen twee van één moment zijn gelijk, en wat
# tussen haakjes staat, is alleen uitleg. Alles staat in de infinitief: na "Een meester zou", "Je mag" en "Je wilde".

move-noted = { $text } ({ $note })

# Het kaartspel
move-name-trump = troef { $suit } bepalen
move-predict-tricks = { $tricks } voorspellen
move-play = { $card } spelen
move-card = { $suit } { $rank }
move-wizard = tovenaar
move-jester = nar
move-trump = troef

# Het dobbelspel
move-rotate = naar { $first } en { $second } draaien
move-predict = { $number } { $color } voorspellen
move-cross-out = { $number } { $color } doorhalen
move-cross-out-nothing = niets doorhalen
move-wizard-color = Wizardkleur { $color } bepalen
move-own-color = de eigen kleur bepalen
move-roll = { $dice } werpen
move-score = scoren
move-jester-score = een narrentelling doen
move-stay = doorgaan
move-order-always = vaste keuze: altijd vragen
move-order-close = vaste keuze: vragen als het erom spant
move-order-never = vaste keuze: nooit vragen
move-order-holds = in gebruik

# Wat getypt is, betekent niets, of te veel.
move-not-asked = “{ $typed }”: je hoeft nu niets te doen.
move-unclear = “{ $typed }” kan nu niet. Je mag { $possible }.
move-several = “{ $typed }” kan meer dan één ding betekenen. Je mag { $possible }.
move-and-more = { $list }, of wat je verder tijdens het typen ziet

# Vóór de eigen beurt. "Vooruit": van tevoren. Wat gewenst was, is als in "blauw 11 spelen".
move-ahead = ✓ Als je aan de beurt bent: { $action }. Dezelfde knop neemt het terug.
move-ahead-not-allowed = Je wilde { $action }: dat mag nu niet.
move-ahead-predict = Anderen voorspellen: kies vooruit
