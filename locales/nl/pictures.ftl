# De woorden op afbeeldingen, en hun beschrijvingen.

picture-round = Ronde { $round }
picture-trump = troef
picture-no-trump = geen troef
picture-roll = Worp
picture-points = X, pnt

# De beschrijving van een afbeelding voor wie die niet kan zien: geen Markdown.
alt-name-and = { $name } { $what }
alt-computers = Door computers gespeeld: { $names }.
alt-best = { $play } (ligt voor)

# Een tafel met kaarten
alt-round = Ronde { $round } van { $rounds }.
alt-trump-suit = Troef is { $suit }, { $turned } is omgedraaid.
alt-trump-named = Troef is { $suit }, bepaald door { $name }.
alt-trump-open = Er is een tovenaar omgedraaid: { $name } bepaalt de troefkleur.
alt-trump-none = Geen troef.
alt-trump-none-jester = Geen troef, er is een nar omgedraaid.
alt-trump-unicolore = Eenkleurig, geen troef.
alt-suits = Kleuren: { $owners }.
alt-dealer = { $name } deelt.
alt-trick = Slag { $trick } van { $cards }: { $plays }.
alt-taken = { $name } wint de slag: { $plays }.
alt-waits-lead = { $names } komt uit.
alt-waits-play = { $names } is aan de beurt.
alt-waits-trump = { $names } bepaalt de troefkleur.
alt-waits-predict = Wacht op een voorspelling van { $names }.
alt-seat = { $name } zei { $said }, won { $won }, totaal { $total }.
alt-seat-covered = { $name } heeft een verborgen voorspelling, won { $won }, totaal { $total }.
alt-seat-silent = { $name } heeft nog niet voorspeld, totaal { $total }.

# Een tafel met dobbelstenen
alt-dice-round = Ronde { $round }, { $seer } is ziener.
alt-wizards-open = De Wizardkleur is nog niet bepaald.
alt-wizards-color = Tovenaars tellen als { $color }.
alt-wizards-every = Tovenaars tellen als elke kleur.
alt-wizards-nothing = Tovenaars tellen niet mee.
alt-magic = Toverkaart: { $name }.
alt-not-rolled = Er is nog niet geworpen.
alt-roll = Worp { $roll } van { $rolls }: { $dice }.
alt-roll-open = Worp { $roll }: { $dice }.
alt-seers-dice = Dobbelstenen die tellen voor { $seer }: { $dice }.
alt-die-blank = niet geworpen
alt-die-stuck = { $face } (vast)
alt-waits = Wacht op { $names }.
alt-dice-seat = { $name }: { $parts }.
alt-said = zei { $number } { $color }
alt-said-nothing = heeft nog niet voorspeld
alt-said-covered = heeft een verborgen voorspelling
alt-now = nu { $count }
alt-stays = gaat door
alt-rolls = werpt
alt-scores = scoort
alt-left-minus = gestopt met { $minus }
alt-left-xs = gestopt met { $xs ->
    [one] een X
   *[other] { $xs } X-en
}
alt-left-jester = gestopt met 0 en een narrentelling voor { $jesters }
alt-left-both = gestopt met een X en een narrentelling voor { $jesters }
alt-xs = { $xs ->
    [one] één X
   *[other] { $xs } X-en
}, { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}

# Hoe de punten van een spel verliepen
alt-race = Punten na { $rounds ->
    [one] één ronde
   *[other] { $rounds } ronden
}, ✓ bij een juiste voorspelling{ $jesters ->
    [0] {""}
   *[other] , { letter-jester } bij een narrentelling
}.
alt-runner = { $name } { $total } { $total ->
    [one] punt
   *[other] punten
}, { $hits } van { $rounds } juist.
alt-course = { $name }: { $course }.
# De stand na één ronde daarin.
alt-course-hit = { $total } ✓
alt-course-jester = { $total } { letter-jester }

# Voor wie de server beheert, één keer per kanaal.
pictures-not-permitted =
    Tafels in dit kanaal verschijnen zonder afbeelding: ik mag hier geen bestanden bijvoegen. Met het recht *Bestanden bijvoegen* toont elke tafel er een.
pictures-not-taken =
    Tafels in dit kanaal verschijnen voorlopig zonder afbeelding: Discord nam er hier een niet aan. Over een uur probeer ik het weer.
