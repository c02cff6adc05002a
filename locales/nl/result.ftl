# Het einde van een tafel: de uitslag, het bewijs van het toeval, en wat er op de oude plek blijft staan.

final-title = Het spel is afgelopen
final-stopped = De tafel is voortijdig beëindigd
final-left = Hier heeft een week lang niemand iets gedaan, dus het spel eindigt. Het telt voor niemand.
final-stopped-by = **{ $name }** heeft de tafel voortijdig beëindigd.
final-stopped-together = Op voorstel van **{ $name }** is de tafel voortijdig beëindigd, met instemming van { $others }.
final-won = 🏆 **{ $name }** { $how ->
    [without-points] wint met { $total }: een avond vol rampen
    [exact] wint met elke voorspelling precies goed, { $total } tegen { $second }
    [stolen] grijpt de winst met de laatste slag, { $total } tegen { $second }
    [from-last] klimt van laatste naar eerste, { $total } tegen { $second }
    [from-behind] wint na { $behind ->
        [one] één punt
       *[other] { $behind } punten
    } achterstand, { $total } tegen { $second }
    [revenge] neemt revanche op { $loser }, { $total } tegen { $second }
    [late] pakt de winst in de laatste ronde, { $total } tegen { $second }
    [overtaking] neemt in ronde { $round } de leiding en wint, { $total } tegen { $second }
    [throughout] staat van de eerste tot de laatste ronde op kop, { $total } tegen { $second }
   *[plain] wint, { $total } tegen { $second }
}
final-shared = 🏆 **{ $names }** delen de winst met elk { $total } { $total ->
    [one] punt
   *[other] punten
}
final-turning = **Keerpunt.** Ronde { $round }: { $happened }. Winstkans voor { $name }: { $before }% → { $after }%.
final-tonight = **Vanavond.** { $series }
final-guesser = **Best voorspeld.** { $names }, { $exact } van { $predictions } precies goed.
final-earns = 🏅 { $person } verdient **{ $name }**: { $sentence }
final-earned = { $person } verdient { $names }
final-earned-name = **{ $name }**
final-all-earned = 🏅 { $earned }{ $more ->
    [0] {""}
   *[other] {" "}· en nog { $more }
}
final-place = { $medal } **{ $name }**{ $titled ->
    [yes] {" "}· *{ $title }* ·
   *[no] {""}
} { $total } · { $earned }{ $by ->
    [computer] {" "}· computer ({ $level })
    [stand-in] {" "}· een computer ({ $level }) speelde verder
    [newcomer] {" "}· viel in voor een computer
    [was-away] {" "}· een computer viel even in
   *[person] {""}
}
final-place-beside = { $medal } **{ $name }**{ $titled ->
    [yes] {" "}· *{ $title }*
   *[no] {""}
}{ $by ->
    [computer] {" "}(computer, { $level })
    [stand-in] {" "}(een computer, { $level }, speelde verder)
    [newcomer] {" "}(viel in voor een computer)
    [was-away] {" "}(een computer viel even in)
   *[person] {""}
}
final-rating = rating { $rating }
final-rating-changed = rating { $rating } ({ SIGNED($change) })
final-standing = { $name } { $total }
final-unscored = Een onvoltooid spel telt voor niemand.
final-rematch = Revanche{ $people ->
    [0] {""}
    [one] {" "}· { $names } doet mee
    [2] {" "}· { $names } doen mee
   *[other] {" "}· { $people } doen mee
}
final-review = Mijn spel bekijken
final-luck-button = Bewijs van het toeval
final-more = Meer
final-details = Het spel in detail

# Voor één persoon, op het eigen bericht.
own-end = **{ $place }e van { $seats }** met **{ $total } { $total ->
    [one] punt
   *[other] punten
}**{ $best ->
    [now] {" "}· een nieuw record in zo’n spel: het oude was { $before }
    [before] {" "}· je record in zo’n spel is { $before }
   *[first] {""}
}
own-end-breakdown = { $game ->
    [dice] Dobbelstenen
   *[cards] Kaarten
} **{ SIGNED($worth) }** · keuzes **{ SIGNED($choices) }** · geluk **{ SIGNED($luck) }**
own-end-costliest = **Duurste keuze.** In ronde { $round } heb je { $done }. Een meester had { $best }{"\u2060"}: { $points ->
    [one] één punt
   *[other] { $points } punten
} meer waard.
own-end-earned = 🏅 **{ $name }** · { $sentence }
own-end-next = De volgende: **{ $name }** · { $sentence }{ $done ->
    [0] {""}
   *[other] {" "}Tot nu toe { $done } van { $of }.
}
own-end-stopped = Je had { $total } { $total ->
    [one] punt
   *[other] punten
}; een onvoltooid spel telt voor niemand.

luck-title = Bewijs van het toeval
luck-sealed =
    Toen deze lobby openging, is een geheim verzegeld, nog voordat iemand plaatsnam. Samen met de knoppen waarop in deze lobby is gedrukt en de woorden waarmee is gecoupeerd, bepaalt het elke kaart en elke worp; niemand kan het nog veranderen. Na afloop staat het hier, en kan iedereen het controleren.
    Tafel { $table }, verzegeld als `{ $commitment }`
luck-cuts = Gecoupeerd, in deze volgorde in het toeval gemengd:
luck-open =
    Toen de lobby openging, is een geheim verzegeld, nog voordat iemand plaatsnam. Samen met de knoppen waarop in de lobby is gedrukt en de woorden waarmee is gecoupeerd, bepaalde het elke kaart en elke worp. Tafel { $table } was verzegeld als
    `{ $commitment }`
    en het toeval kwam uit de seed
    `{ $seed }`
    Het verslag van het spel heeft de vingerafdruk (SHA-256 van de regels met gebeurtenissen)
    `{ $fingerprint }`
    Zo controleer je het: **Toeval controleren** rekent het zegel, elke kaart en worp, elke zet en elke score na, en zegt wat dat bewijst. **Verslag** geeft je het bestand met dat alles; `henge verify` controleert het overal elders.


table-over = Spel afgelopen: **{ $names }** { $count ->
    [one] heeft
   *[other] hebben
} gewonnen, zie hieronder.
table-is-over = Het spel is afgelopen.
table-left = Een week lang heeft niemand iets gedaan, dus het spel is geëindigd: zie hieronder.
table-ended = **{ $name }** heeft de tafel voortijdig beëindigd: zie hieronder.
table-ended-together = Op voorstel van **{ $name }** is de tafel voortijdig beëindigd, met instemming van { $others }: zie hieronder.
table-moved = De tafel staat nu hieronder.
lobby-closed = Deze lobby is gesloten voordat er een spel begon. Open een nieuwe met `/wizard { command-play.name }`.
lobby-closed-by = **{ $name }** heeft deze lobby gesloten voordat er een spel begon. Open een nieuwe met `/wizard { command-play.name }`.
