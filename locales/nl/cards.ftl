# Het kaartspel: de tafel, een hand, het scoreblok.

# De tafel
cards-title = Ronde { $round } van { $rounds } · { $trump }
cards-trump-suit = troef { $suit } ({ $turned } omgedraaid)
cards-trump-named = troef { $suit }, bepaald door { $name }
cards-trump-none-jester = geen troef (nar omgedraaid)
cards-trump-none-last = geen troef (alle kaarten zijn gedeeld)
cards-trump-open = tovenaar omgedraaid: { $name } bepaalt de troefkleur
cards-trump-unicolore = eenkleurig, geen troef
cards-waits-trump = **{ $names }** bepaalt de troefkleur
cards-waits-predict = { $count ->
    [one] **{ $names }** voorspelt
   *[other] Moeten nog voorspellen: **{ $names }**
}
cards-waits-play = **{ $names }** is aan de beurt
cards-waits-lead = **{ $names }** komt uit
cards-clairvoyant = 🔮 Helderziendheid: ieder ziet alle kaarten behalve de eigen.
cards-predicting = { $cards ->
    [one] Ieder één kaart: wie wint de slag?
   *[other] Ieder { $cards } kaarten: wie wint hoeveel slagen?
}
cards-trick-empty = **Slag { $trick } van { $cards }**: { $names } komt uit
cards-trick = **Slag { $trick } van { $cards }**: { $plays }
cards-play = { $name }{"\u00A0"}**{ $card }**
cards-play-leading = { $name }{"\u00A0"}**{ $card }**{"\u00A0"}★
cards-taken = **{ $name } wint de slag**: { $plays }
cards-before = Daarvoor: { $taken }
cards-last-trick = Laatste slag: { $taken }
cards-head-said = zei
cards-head-won = won
cards-head-total = stand
cards-sum-over = { $said } voorspeld voor { $cards ->
    [one] één slag
   *[other] { $cards } slagen
}: { $over } te veel
cards-sum-under = { $said } voorspeld voor { $cards ->
    [one] één slag
   *[other] { $cards } slagen
}: { $free } over
cards-sum-even = { $said } voorspeld voor { $cards ->
    [one] één slag
   *[other] { $cards } slagen
}: klopt precies
cards-sum-none = Nog geen voorspellingen
cards-sum-so-far = Tot nu toe { $said } van de { $cards ->
    [one] ene slag
   *[other] { $cards } slagen
} voorspeld
cards-sum-over-already = Al { $said } voorspeld voor { $cards ->
    [one] één slag
   *[other] { $cards } slagen
}: { $over } te veel
cards-sum-secret = Voorspellingen worden na de ronde getoond
cards-sum-covered = Voorspellingen blijven gedekt tot iedereen heeft voorspeld
cards-last-round = Ronde { $round }: { $lines }
cards-last-round-exact = **{ $name } { SIGNED($points) }** (zei en won { $said })
cards-last-round-missed = { $name } { SIGNED($points) } (zei { $said }, won { $won })
cards-legend-leading = ★ ligt voor
cards-owner = { $suit }{"\u00A0"}{ $name }
cards-suits = Kleuren: { $lines }

cards-my-hand = Mijn hand
cards-scores = Punten

# Wat naast een afbeelding van de tafel het zeggen waard is
cards-trick-number = slag { $trick } van { $cards }
cards-took = **{ $name }** wint de slag.
cards-took-exact = **{ $name }** wint de slag en heeft er nu precies { $won }.
cards-took-over = **{ $name }** wint de slag: { $over ->
    [one] één
   *[other] { $over }
} te veel.
cards-decisive = Daar hing de laatste voorspelling van af.
cards-has-all =
    { $name } heeft { $said ->
        [one] die ene slag
       *[other] alle { $said }
    }: elke slag erbij is er een te veel.
round-brief-hit = **{ $name } { $result }**
round-brief-miss = { $name } { $result }

# De kop van een hand terwijl anderen aan de beurt zijn. "Vooruit": vóór de eigen beurt.
wait-trump = { $names } bepaalt de troefkleur
wait-predicted = Anderen voorspellen
wait-play = Anderen spelen: kies alvast
wait-played = Anderen spelen

# Wie aan de beurt is, voor wie te vroeg heeft gedrukt.
turn-many = Moeten nog voorspellen: { $names }. Jij bent klaar.
turn-trump = { $names } is aan de beurt: wie deelt, bepaalt de troefkleur; daarna voorspelt iedereen.
turn-predict = { $names } is aan de beurt met voorspellen; { $steps ->
    [1] daarna jij.
    [2] daarna nog één, dan jij.
   *[other] jij komt na { $steps } anderen.
}
turn-predicted = { $names } is aan de beurt met voorspellen; jij bent klaar.
turn-play = { $names } is aan de beurt; { $steps ->
    [1] daarna jij.
    [2] daarna nog één, dan jij.
   *[other] jij komt na { $steps } anderen.
}
turn-played = { $names } is aan de beurt; jouw kaart ligt er al.

# De hand: een kop zegt wat er te doen is, een zin hoe je ervoor staat.
hand-last-round = Ronde { $round }: je zei { $said } en won { $won }, { SIGNED($points) }.
hand-last-card = Je kaart was { $card }.
hand-trump-ask = Bepaal de troefkleur
hand-predict-ask = { $cards ->
    [one] Win je de slag?
   *[other] Hoeveel van de { $cards } win je?
}
hand-predict-forbidden = { $forbidden } mag niet: dan is de som { $cards } (plus/min één).
hand-predict-forbidden-canadian = { $forbidden } mag niet: dan is de som { $cards }, en jij staat als enige op kop (plus/min één).
hand-lead = Jij komt uit
hand-follow = Beken { $suit }
hand-cannot-follow = Geen { $suit }: speel wat je wilt
hand-free = Speel wat je wilt
hand-progress-all = Je zei **{ $said }**, won **{ $won }**: { $left ->
    [one] win de laatste
    [2] win de laatste twee
   *[other] win alle { $left } die nog komen
}
hand-progress = Je zei **{ $said }**, won **{ $won }**: nog { $needed } van de laatste { $left }
hand-progress-exact = Je zei **{ $said }**, won **{ $won }** ✓: { $left ->
    [one] verlies de laatste
   *[other] verlies de laatste { $left }
}
hand-progress-over = Je zei **{ $said }**, won **{ $won }**: { $over } te veel, nog { $left } te gaan
hand-progress-short = Je zei **{ $said }**, won **{ $won }**: { $left ->
    [one] er komt er nog maar één
   *[other] er komen er nog maar { $left }
}
hand-said = Je zei **{ $said }**.
hand-cards = Jouw kaarten: { $cards }
hand-outward-of = { $name }: { $cards }
last-trick-none = Er is nog geen slag gewonnen.
card-wizard = Tovenaar
card-jester = Nar

# Het scoreblok
sheet-title = Scoreblok
sheet-empty = Er is nog geen ronde gescoord.
sheet-legend = Per ronde: slagen gezegd/gewonnen, dan de punten. R ronde, Σ totaal.
sheet-round = R
sheet-total = Σ

# Het einde
cards-earned = { $rounds ->
    [one] { $exact } van 1 voorspelling precies goed
   *[other] { $exact } van { $rounds } voorspellingen precies goed
}
cards-ties-shared = Bij gelijke stand wordt de plaats gedeeld.
cards-ties-tournament = Bij gelijke stand beslissen de meeste precieze voorspellingen, dan de beste ronde.
final-bold = **Gewaagdste treffer.** { $name } zei { $said } in ronde { $round } en won er { $said }.
final-in-round = { $name } zei { $said } en won { $won }
final-costly = **Duurste misser.** { $name } verloor { $points } punten in ronde { $round }.
