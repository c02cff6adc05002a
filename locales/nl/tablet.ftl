# Het scoreblok: de punten van een spel met echte kaarten of echte dobbelstenen.

tablet-title = Scoreblok
tablet-names-label = Wie speelt, op volgorde; eerst wie deelt
tablet-names-placeholder = Ada, Ben, Cy, Di
tablet-round = { $game ->
    [dice] Ronde { $round }
   *[cards] Ronde { $round } van { $rounds }: { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
}
tablet-order-predictions = **{ $dealer }** deelt, **{ $first }** voorspelt als eerste.
tablet-order-tricks = **{ $dealer }** heeft gedeeld, **{ $first }** komt uit.
tablet-plus-minus-one = De voorspellingen mogen samen geen { $cards } zijn: { $name } voorspelt als laatste.
tablet-draw-first = Trek de toverkaart van de ronde, of kies de kaart die jullie aan tafel hebben getrokken.
tablet-seer-predictions = **{ $name }** heeft de zienerkaart en voorspelt als eerste.
tablet-seer-results = **{ $name }** heeft de zienerkaart en dobbelt.
tablet-cross-out = Een veld haal je door met x en het cijfer: `{ $example }`.
tablet-item = { $name } { $shown }
tablet-said = Gezegd: { $said }{ $has-sum ->
    [yes] { " " }(samen { $sum })
   *[no] { "" }
}
tablet-own = Tot nu toe ingevuld: { $own }
tablet-kept = { $name } houdt dit blok bij. Het telt voor geen enkele rating.
tablet-won = { $winners ->
    [one] { $names } wint met { $total }
   *[other] { $names } winnen samen met { $total }
}
tablet-empty = Er is geen ronde gescoord
tablet-place = { $medal } { $name }: { $total }

tablet-enter-predictions = Voorspellingen
tablet-enter-tricks = Slagen
tablet-enter-results = Uitslagen
tablet-mine = Voor mij
tablet-undo = Terugnemen
tablet-end = Hier stoppen
tablet-draw = Toverkaart trekken
tablet-again = Nog eens met dezelfde mensen
tablet-magic-drawn = Welke kaart hebben jullie getrokken?
tablet-magic-drawn-about = Voor een toverkaart die jullie aan tafel hebben getrokken.

tablet-form-predictions = { $game ->
    [dice] Cijfer en kleur ({ $letters }), ronde { $round }
   *[cards] Voorspellingen, ronde { $round } ({ $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    })
}
tablet-form-tricks = Slagen, ronde { $round } ({ $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
})
tablet-form-results = Treffers, of N en het aantal narren

tablet-alt = { $rounds ->
    [0] Het blok van een spel aan een echte tafel. Er is nog geen ronde gescoord.
    [one] Het blok van een spel aan een echte tafel na { $rounds } ronde.
   *[other] Het blok van een spel aan een echte tafel na { $rounds } ronden.
}
tablet-alt-total = { $name } heeft { $total }.
tablet-alt-said = { $name } heeft { $said } gezegd.

tablet-not-the-scribe = { $name } houdt dit blok bij en vult de regels in. Met **Voor mij** vul je in wat van jou is, als je een plaats hebt.
tablet-no-seat = Je hebt geen plaats op dit blok. { $name } houdt het bij en vult de regels in.
tablet-players-refused = { $game ->
    [dice] Het dobbelspel is voor { $fewest } tot en met { $most } spelers
   *[cards] Het kaartspel is met deze opties voor { $fewest } tot en met { $most } spelers
}, en je hebt er { $typed } genoemd. Zet komma’s tussen de namen, zoals: Ada, Ben, Cy.
tablet-continued = Het volgende blok van deze mensen is al open.
tablet-gone = Dit blok is er niet meer: een maand na de laatste regel is het gewist.
tablet-moved-on = Dat is al ingevuld, of teruggenomen: er is niets veranderd. Zo staat het blok nu.
tablet-refused-names = Je noemde { $list }.
tablet-refused-line = Je schreef: { $line }. Er is niets ingevuld; druk nog eens op de knop om het te verbeteren.
tablet-not-understood = Ik kan die regel niet lezen. Vul voor elke plaats iets in, op volgorde, met spaties ertussen, zoals in het voorbeeld.
tablet-wrong-count = { $wanted ->
    [one] Er is maar { $wanted } antwoord nodig
   *[other] Jullie zijn met { $wanted }
}, en je vulde { $typed ->
    [one] { $typed } antwoord
   *[other] { $typed } antwoorden
} in.
tablet-more-than-cards = { $name } heeft meer dan { $cards }: zoveel kaarten heeft deze ronde.
tablet-adds-up = De voorspellingen zijn samen { $cards }, net als de slagen. { $name } voorspelt als laatste en moet iets anders zeggen.
tablet-wrong-sum = { $cards ->
    [one] In deze ronde is er { $cards } slag
   *[other] In deze ronde zijn er { $cards } slagen
}, en die van jou zijn samen { $sum }.
tablet-box-used = { $name } heeft het veld { $said } al gebruikt.
tablet-box-taken = { $name } kan niet { $said } voorspellen: dat heeft { $by } voorspeld.
tablet-nothing-to-strike = { $name } kan dat veld niet doorhalen: daarvoor is de toverkaart nodig, en strafpunten in de kleur van de voorspelling.
tablet-more-than-dice = { $name } heeft meer treffers dan er dobbelstenen zijn.
tablet-jester-box-used = { $name } heeft het narrenveld ×{ $jesters } al gebruikt.
