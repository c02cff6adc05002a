# Het dobbelspel: de tafel, en een vel van het voorspellingsblok.

# De toverkaarten
dice-magic = { $mark } **{ $name }**: { $sentence }
magic-name-every-color = Alle kleuren
magic-name-stuck-jesters = Bevroren narren
magic-name-roll-first = Eerst werpen
magic-name-turn-two = Twee gedraaide dobbelstenen
magic-name-extra-die = Extra dobbelsteen
magic-name-own-color-jesters = Narren in jouw kleur
magic-name-cross-out = Doorhalen
magic-name-seers-number = Het cijfer van de ziener
magic-name-same-column = Zelfde kolom
magic-name-secret = Geheime voorspellingen
magic-every-color = Tovenaars tellen als elke kleur. Voorspellingen tellen dubbel: twee X-en of het dubbele verschil.
magic-stuck-jesters = Narren mogen niet opnieuw worden geworpen. Voorspellingen tellen dubbel: twee X-en of het dubbele verschil.
magic-roll-first = De 1e worp komt vóór de voorspellingen. De 2e moet, met minstens drie dobbelstenen; pas dan mag je stoppen.
magic-turn-two = In plaats van de 1e worp draait de ziener twee dobbelstenen op zijden naar keuze. Na de voorspellingen worden de andere vijf geworpen; pas dan mag je stoppen.
magic-extra-die = Scoor alsof er van elke kleur één dobbelsteen extra ligt.
magic-own-color-jesters = Narren tellen ook als de kleur van je voorspelling. Een narrentelling blijft mogelijk.
magic-cross-out = Vóór de 1e worp mag je één veld met strafpunten in de kleur van je voorspelling doorhalen: het telt dan 0.
magic-seers-number = De ziener mag zo vaak dobbelen als het eigen voorspelde cijfer aangeeft. Tovenaars tellen niet mee.
magic-same-column = Een narrentelling in de kolom van je voorspelling geeft in beide velden een X, ook als je voorspelling juist is.
magic-secret = Na de ziener voorspellen alle anderen tegelijk en in het geheim: niet hetzelfde als de ziener, tenzij het je enige vrije veld is, maar onderling mag het gelijk zijn.

# Op een regel naast de afbeelding van de tafel: zo’n 35 tekens
magic-brief-every-color = tovenaars passen overal; voorspelling ×2
magic-brief-stuck-jesters = narren blijven liggen; voorspelling ×2
magic-brief-roll-first = worp 1 komt vóór de voorspellingen
magic-brief-turn-two = twee gedraaid, dan vijf geworpen
magic-brief-extra-die = in elke kleur telt er één extra mee
magic-brief-own-color-jesters = narren tellen ook als jouw kleur
magic-brief-cross-out = je mag strafpunten in je kleur doorhalen
magic-brief-seers-number = zoveel worpen; tovenaars tellen niet mee
magic-brief-same-column = narrentelling in je kolom: X in beide
magic-brief-secret = na de ziener voorspelt de rest ongezien

# Van elk een voorbeeld, volgens de regels uitgewerkt: een voorspelling, hoeveel dobbelstenen ervoor tellen, het resultaat, dat van een narrentelling.
magic-example-every-color = { $dice }: { $said } komt op { $count }, { $result }. { $other } komt op { $other-count }, { $other-result }. Een narrentelling zou niet dubbel tellen.
magic-example-stuck-jesters = { $dice }: de narren mogen niet opnieuw worden geworpen. { $said } komt op { $count }, { $result }. { $other } komt op { $other-count }, { $other-result }; of { $other-jester-score }.
magic-example-roll-first = De 1e worp toont { $dice }. Met dat voor ogen voorspelt de ziener { $said }. Daarna werpt de ziener drie of meer dobbelstenen opnieuw. Na die worp, en na nog één, mag je zoals altijd stoppen.
magic-example-turn-two = De ziener draait twee dobbelstenen naar { $die } { $die } en voorspelt { $said }. Als iedereen heeft voorspeld, worden de andere vijf geworpen, en alle zeven samen tonen { $dice }. Met { $wizards } als Wizardkleur komt { $said } op { $count }, { $result }. Er mag nog één worp volgen, met dobbelstenen naar keuze uit alle zeven.
magic-example-extra-die = { $dice }, Wizardkleur { $wizards }: { $said } komt op { $count }, { $result }. { $other } komt op { $other-count }, { $other-result }.
magic-example-own-color-jesters = { $dice }, Wizardkleur { $wizards }: { $said } komt op { $count }, { $result }. { $other } komt op { $other-count }, { $other-result }.
magic-example-cross-out = Je voorspelt { $said }. In je veld { $other }, van dezelfde kleur, staat { $miss }: haal dat door, en je vel is { $after } waard in plaats van { $before }. Een X kun je niet doorhalen.
magic-example-seers-number = De ziener voorspelt { $other }: hoogstens { $rolls } worpen. De laatste is { $dice }. { $other } komt op { $other-count }, { $other-result }. { $said } komt op { $count }, { $result }.
magic-example-same-column = { $dice }: { $said } komt op { $count }, dus { $result } of { $jester-score }. { $other } komt op { $other-count }, dus { $other-result } of { $other-jester-score }.
magic-example-secret = De ziener voorspelt { $other }, dus verder mag niemand dat. Twee anderen voorspellen ongezien allebei { $said }: dat mag. Beiden hebben evenveel recht op de zienerkaart: die gaat naar wie met de klok mee het eerst na de ziener zit.

# De tafel
dice-title = Ronde { $round } · { $seer } is ziener
dice-wizards-color = Tovenaars zijn { $color }
dice-wizards-every = Tovenaars zijn elke kleur
dice-wizards-nothing = Tovenaars tellen niet mee
dice-roll = **Worp { $roll } van { $rolls }**
dice-roll-open = **Worp { $roll }**
dice-not-rolled = Er is nog niet geworpen.
dice-head-said = zei
dice-head-count = nu
dice-head-xs = X
dice-head-points = pnt
dice-state-in = erin
dice-state-scores = scoort
dice-state-chooses = kiest
dice-state-stays = door
dice-state-rolls = werpt
dice-state-left = worp { $roll }
dice-legend = nu: hoeveel er tellen, of de score bij het stoppen
last-round-none = Er is nog geen ronde gescoord.
dice-last-round-brief = Ronde { $round }: { $lines }
dice-roll-jesters = { $jesters } narren in één worp!
dice-roll-all = Zeven keer { $face } in één worp!
dice-last-round = Ronde { $round } eindigde met { $dice }
dice-last-hit = **{ $name }** zei { $said }: { $count } in worp { $roll }, **{ $result }**
dice-last-miss = **{ $name }** zei { $said }: { $count } in worp { $roll }, { $result }
dice-result-jester = { $mark } en een narrentelling, X bij ×{ $jesters }
dice-crossed-out = Doorgehaald: { $lines }
dice-crossed-out-by = { $said } door { $name }
dice-waits-rotate = **{ $names }** draait twee dobbelstenen
dice-waits-predict = { $count ->
    [one] **{ $names }** voorspelt
   *[other] Moeten nog voorspellen: **{ $names }**
}
dice-waits-cross-out = Doorhalen of niet: **{ $names }**
dice-waits-color = **{ $names }** bepaalt de Wizardkleur
dice-waits-roll = **{ $names }** markeert dobbelstenen en werpt
dice-waits-roll-or-score = **{ $names }** werpt nog eens of stopt
dice-waits-decide = Scoren of doorgaan: **{ $names }**
dice-waits-score = Score kiezen: **{ $names }**

# Wat er van een plaats wordt gevraagd, gezegd tegen wie er zit
ask-rotate = Draai twee dobbelstenen: markeer de eerste
ask-rotate-second = De eerste toont { $face }: markeer de tweede
ask-predict = Voorspel een vrij veld
ask-predict-double = Voorspel een vrij veld: telt dubbel
ask-cross-out = Haal een veld in { $color } door, of geen
ask-color = Bepaal de Wizardkleur
ask-roll = Markeer { $count ->
    [one] dobbelstenen
   *[other] minstens { $count } dobbelstenen
} en werp
ask-roll-or-score = Werp nog eens of stop
ask-stay-or-score = Scoor deze worp of ga door
ask-score = De laatste worp: kies je score

# Knoppen
dice-my-page = Mijn vel
dice-all-pages = Alle vellen
dice-own-color = Mijn kleur: { $color }
dice-cross-out-nothing = Niets doorhalen
dice-rotate-back = Terug naar de eerste
dice-roll-dice = { $count ->
    [one] Deze werpen
   *[other] Deze { $count } werpen
}
dice-rolls = ✓ { $count ->
    [one] Deze werpen
   *[other] Deze { $count } werpen
}
dice-leave = Stoppen: { $mark }
dice-leave-jester-score = Stoppen: narrentelling
dice-score = Scoren: { $mark }
dice-jester-score = Narrentelling
dice-stay = Doorgaan

# Het vel
page-title = { $name } · voorspellingsblok
page-standing = **{ $reached ->
    [yes] { $xs }
   *[no] { $xs } van { $target }
} X-en · { $total } { $total ->
    [one] punt
   *[other] punten
}**{ $bonus ->
    [0] {""}
   *[other] {" "}(met { $bonus } bonuspunten)
}
page-said = Je zei { $said }.
page-said-now = Je zei { $said }; nu { $count ->
    [0] telt er geen
    [one] telt er één
   *[other] tellen er { $count }
}.
page-jester-score = Narrentelling: X in narrenveld ×{ $jesters }, { $mark } bij je voorspelling.
page-stays = Je gaat door. Wijzigen kan tot de volgende worp.
page-scores = Je scoort deze worp: { $result }. Wijzigen kan tot de volgende worp.
page-rolls = Je werpt { $dice } zodra iedereen heeft gekozen. Tot dan kun je nog wijzigen.
page-left = Je stopte bij worp { $roll } met { $result }.
page-boxes-legend = * is je voorspelling van deze ronde.

# De vaste keuze
order-title = Wat ik na een worp doe
order-holds = **✓ { $name }**: { $text } (In gebruik.)
order-other = **{ $name }**: { $text }
order-always = Altijd vragen
order-always-text = Vraag het me na elke worp.
order-close = Vragen als het erom spant
order-close-text = Vraag het me als ik er één naast zit of een narrentelling kan doen; stop anders als mijn voorspelling juist is, en ga door als ze fout is.
order-never = Nooit vragen
order-never-text = Stop als mijn voorspelling juist is; ga anders door.

# De vellen van iedereen
pages-title = Voorspellingsblok
pages-line = **{ $name }**: { $reached ->
    [yes] { $xs }
   *[no] { $xs } van { $target }
} X-en, { $total } { $total ->
    [one] punt
   *[other] punten
}
pages-legend = X: juist · −2: strafpunten · 0: met een narrentelling · /: doorgehaald · N: de narrenvelden

# Het einde
dice-earned = { $earned } voor X-en{ $minus ->
    [0] {""}
    [one] {" "}− 1 strafpunt
   *[other] {" "}− { $minus } strafpunten
}{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } bonuspunten
}{ $jesters ->
    [0] {""}
    [one] {" "}· 1 narrentelling
   *[other] {" "}· { $jesters } narrentellingen
}
dice-final-valuable = **Waardevolste veld.** { $name } met { $mark } bij { $said }, { $points ->
    [one] één punt
   *[other] { $points } punten
}.
dice-final-costly = **Duurste misser.** { $name } met { $mark } bij { $said }.

dice-final-in-round = { $name } { SIGNED($points) }

# Wat niet kan
dice-only-seer = Dat mag alleen de ziener, { $name }. { $waits }.
dice-has-left = Je stopte deze ronde bij worp { $roll } met { $result }; de volgende ronde doe je weer mee. { $waits }.
dice-not-your-turn = Je bent niet aan de beurt: **{ $names }** voorspelt nu, { $count ->
    [one] en daarna jij
   *[other] en jij na { $count } voorspellingen
}.
dice-not-asked = Je hoeft nu niets te doen. { $waits }.
dice-other-question = Nu aan jou: { $ask }.
dice-box-used = { $said } is op je vel al ingevuld: kies een vrij veld.
dice-box-taken = { $said } is deze ronde al voorspeld door { $name }: kies een ander vrij veld.
dice-nothing-to-cross-out = Je mag { $boxes } doorhalen: velden met strafpunten in de kleur van je voorspelling.
dice-too-few = Werp minstens { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
}: markeer er meer.
dice-frozen = Narren blijven liggen: markeer andere dobbelstenen.
dice-no-jester-box = Voor een narrentelling zijn één tot vijf narren nodig, en er liggen er { $jesters }: scoor je voorspelling.
dice-jester-used = Je narrenveld ×{ $jesters } is al gebruikt: scoor je voorspelling.
dice-hit = Je voorspelling is juist: scoor de X.
