# Spellen die afgelopen zijn: lijsten, naspelen, en de controle van toeval en regels.

history-title = Gespeelde spellen
history-title-of = Gespeelde spellen · { $name }
history-line = **#{ $table }** · { $when } · { $game }, { $seats } spelers
    { $ended }{ $place ->
        [none] {""}
       *[other] {" "}· rang { $place }
    }
history-game-cards = kaarten
history-game-dice = dobbelstenen
history-won = { $count ->
    [one] 🏆 **{ $names }** { $total }
   *[other] 🏆 **{ $names }** elk { $total }
}
history-stopped = voortijdig beëindigd
history-empty = Hier is nog geen spel uitgespeeld. Open het eerste met `/wizard { command-play.name }`.
history-empty-of = Op deze naam staat hier nog geen uitgespeeld spel. Een uitnodiging helpt: `/wizard { command-play.name }`.
history-empty-own = Je hebt hier nog geen spel uitgespeeld: `/wizard { command-play.name }` opent een lobby.
history-empty-page = Oudere spellen zijn er niet.
history-legend = Druk op een nummer om dat spel na te spelen. Spellen uit andere kanalen gaan alleen open voor wie erin meespeelde.
history-page = Pagina { $page } van { $pages }
history-previous = Nieuwer
history-next = Ouder
history-games = Spellen
history-mine = Mijn spellen
history-all = Alle spellen

replay-title = Spel #{ $table } naspelen · stap { $step } van { $steps }
replay-by-seat = zoals { $name } het zag
replay-decisive = ⚡ Het beslissende moment: in ronde { $round } veranderden de winstkansen het meest.
replay-pick-above = Van bovenaf
replay-about-above = Alle kaarten en voorspellingen, ook wat toen nog verborgen was.
replay-pick-seat = { $name }
replay-about-seat = Wat er vanaf deze plaats op dat moment te zien was, en verder niets.
replay-hand = Eigen kaarten
replay-hand-of = { $name }
replay-hand-of-said = { $name } · zei { $said }
replay-covered = Gedekte voorspellingen
replay-covered-by = { $name } { $said }
replay-boxes = Eigen velden
replay-round-back = « Ronde
replay-previous = ‹ Terug
replay-next = Verder ›
replay-round-on = Ronde »
replay-decisive-button = Beslissend moment
replay-record = Verslag
replay-verify = Toeval controleren
replay-button = Naspelen

coach-field = 🎓 { $judge ->
    [search] De coach
   *[master] Een meester
}: { $mark }
# The marks of a choice, by what it cost.
choice-best = beste keuze
choice-good = goede keuze
choice-slip = onnauwkeurigheid
choice-mistake = fout
choice-blunder = blunder
coach-as-good = **{ $name }** heeft { $done }: net zo goed als { $judge ->
    [search] alles wat de coach probeerde{ $is-exact ->
        [yes] {""}
       *[no] {" "}({ $points } punten)
    }
   *[master] de keuze van een meester
}.
coach-better = **{ $name }** heeft { $done }. { $judge ->
    [search] De coach
   *[master] Een meester
} had { $best }{"\u2060"}: { $count ->
    [one] { $points } punt
   *[other] { $points } punten
} meer waard.
coach-kept = { $things } laten liggen en de rest opnieuw geworpen
coach-rolled-all = alles opnieuw geworpen
coach-button = 🎓 Coach
coach-title = 🎓 Analyse van spel #{ $table } · { $name }
review-accuracy = **Nauwkeurigheid:** { $parts }
review-predictions = voorspellingen **{ $percent }**
review-play = spel **{ $percent }**
review-marks = { $best } beste · { $good } goede · { $slips ->
    [one] { $slips } onnauwkeurigheid
   *[other] { $slips } onnauwkeurigheden
} · { $mistakes ->
    [one] { $mistakes } fout
   *[other] { $mistakes } fouten
} · { $blunders ->
    [one] { $blunders } blunder
   *[other] { $blunders } blunders
}
review-sum = Behaalde punten: **{ $made }**. Hier te verwachten met willekeurige { $game ->
    [dice] dobbelstenen
   *[cards] kaarten
} { $expected }, { $game ->
    [dice] { $judge ->
        [search] worpen
       *[master] eerste worpen
    }
   *[cards] kaarten
} { $deal }, keuzes { $cost }, geluk { $play }.
review-unsure = Zo onzeker is dat: verwachting ± { $expected }, { $game ->
    [dice] worpen
   *[cards] kaarten
} ± { $deal }, keuzes ± { $cost }, geluk ± { $play }.{ $good ->
    [0] {""}
    [one] {" "}Bij één keuze was iets anders misschien een beetje beter; de coach weet het niet.
   *[other] {" "}Bij { $good } keuzes was iets anders misschien een beetje beter; de coach weet het niet.
}
review-estimate = Dit alles is de schatting van een meester; hoe ver die ernaast zit, is niet bekend.
review-chances = Kans op winst voor { $name }: { $first } aan het begin, daarna ronde voor ronde { $after }.
review-mistakes = { $count ->
    [one] Fouten in ronde { $rounds }.
   *[other] Fouten in de ronden { $rounds }.
}
review-blunders = { $count ->
    [one] Blunders in ronde { $rounds }.
   *[other] Blunders in de ronden { $rounds }.
}
review-moment = { $place }. Ronde { $round }: { $mark }, { $count ->
    [one] { $points } punt
   *[other] { $points } punten
} verloren
review-better = { $name } heeft { $done }. { $judge ->
    [search] De coach
   *[master] Een meester
} had { $best }.
review-retry = { $place }: opnieuw
next-mistake = Volgende fout

# A decision of a finished game, to be tried again.
again-button = Opnieuw proberen
again-review = Analyse
again-title = **🎓 Opnieuw proberen** · spel #{ $table }, ronde { $round }, zoals { $name } het zag
again-ask = Wat zou jij doen? Niets hiervan telt.
again-answer = 🎓 Jouw antwoord
again-best = ✓ **{ $move }**: { $judge ->
    [search] het beste dat de coach vond.
   *[master] de keuze van een meester.
}
again-as-good = ✓ **{ $move }**: net zo goed als het beste, voor zover { $judge ->
    [search] de coach
   *[master] een meester
} dat kan zeggen.
again-worse = ✗ **{ $move }**: { $count ->
    [one] { $points } punt
   *[other] { $points } punten
} slechter dan het beste.
again-unknown = **{ $move }**: dit is niet met het beste vergeleken.

# Why another choice was better. Facts of a card follow the number of tricks that were wanted.
reason = *Waarom:* { $reason }
reason-play = { $aim }: { $fact }.
reason-none-wanted = Er was geen slag voorspeld
reason-enough = Alle voorspelde slagen waren al gewonnen
reason-too-many = Er waren al meer slagen gewonnen dan voorspeld
reason-missing = { $missing ->
    [one] Er was nog één slag nodig
   *[other] Er waren nog { $missing } slagen nodig
}
reason-ducks = { $best } blijft onder { $below }
reason-gets-rid = deze slag was toch al verloren, een kans om { $best } kwijt te raken
reason-wins = { $best } had deze slag zeker gewonnen
reason-gives-up = deze slag was toch al verloren, en { $done } is sterker dan { $best }
reason-beaten = verborgen kaarten die { $best } konden verslaan: { $of-best }; { $done }: { $of-done }
reason-waits = niets wint van { $done } als je ermee uitkomt, dus die kon wachten
reason-contested = { $wizards ->
    [one] één tovenaar was
   *[other] { $wizards } tovenaars waren
} nog verborgen, en { $needy ->
    [one] iemand anders had
   *[other] { $needy } anderen hadden
} nog slagen nodig
reason-longer-trump = Kaarten in de hand: { $of-best } { $best }, { $of-done } { $done }.
reason-no-trump = De hand had geen troef en geen tovenaar.
reason-strong = Tovenaars, troeven vanaf 8 en andere kaarten vanaf 12 in de hand: { $strong }. Voorspeld: { $said }.
reason-crowded = Van { $cards } slagen hadden de anderen er al { $said } gezegd.
reason-unclaimed = Van { $cards } slagen hadden de anderen er samen maar { $said } gezegd.
reason-long-suit = { $count } kaarten van de hand waren { $suit }: hoge kaarten van zo’n lange kleur worden vaak getroefd.
reason-wizards = In de hand: { $wizards ->
    [one] één tovenaar
   *[other] { $wizards } tovenaars
}. Voorspeld: { $said }.

# The judge, and what is said while it thinks.
coach-flawless = Geen keuze kostte iets noemenswaardigs: { $judge ->
    [search] de coach vond niets dat zeker beter was.
   *[master] een meester heeft er niets aan toe te voegen.
}
coach-legend = { $judge ->
    [search] De coach wist alleen wat er vanaf die plaats te zien was. { $game ->
        [dice] Hij probeerde andere keuzes met duizenden andere worpen, waarbij voor iedereen degelijk werd uitgespeeld, en vergeleek de worpen met duizenden andere.
       *[cards] Hij probeerde andere keuzes in honderden delingen die daarbij passen, die meesters uitspeelden, en vergeleek de kaarten met duizend andere delingen.
    } ± is de standaardfout; wat minder dan twee daarvan kost, is net zo goed. Ook punten die anderen misliepen, tellen. De regel aan het eind van het spel is de eerste schatting van een meester, en kan iets anders zeggen.
   *[master] Een meester ziet wat er vanaf die plaats te zien was, en oordeelt goed, maar niet feilloos. Ook punten die anderen misliepen, tellen.
}
coach-thinking = 🎓 De coach denkt na over spel #{ $table }{ $before ->
    [0] {""}
    [one] {" "}na een ander spel
   *[other] {" "}na { $before } andere spellen
}. Dat duurt ongeveer een minuut per spel, of langer als er veel mensen spelen. Daarna toont dit bericht de analyse; sluit je het, druk dan later opnieuw.
coach-full = 🎓 Er wachten al te veel spellen op de coach: druk over een paar minuten opnieuw.
coach-failed = 🎓 Die analyse is mislukt: druk opnieuw, en meld het aan de beheerder van de bot als ze weer mislukt.
coach-look-again = Opnieuw kijken
coach-about-seat = Wat de coach van dit spel vindt.
coach-show = Die keuze tonen
coach-none = Van dat spel is geen ronde gescoord: de coach heeft er niets over te zeggen.

replay-none = Zo’n afgelopen spel is er hier niet. Een spel dat nog bezig is, kun je niet naspelen; `/wizard { command-history.name }` toont welke wel.
replay-none-here = In dit kanaal is nog geen spel afgelopen. `/wizard { command-history.name }` toont de spellen van de hele server.
replay-other-channel = Dat spel is in een ander kanaal gespeeld: open het daar. Vanaf hier gaat het alleen open voor wie erin meespeelde.
replay-beyond = Zo’n stap of plaats is er niet.

record-done = Het verslag van spel #{ $table }: elke kaart, worp en beslissing, één per regel. Iedereen kan het controleren zonder deze bot te vertrouwen: `henge verify`.

verify-title = Spel #{ $table } · toeval en regels
verify-holds =
    ✅ **Bewezen:**
    - Het toeval lag vast voordat er iemand zat, en { $game ->
        [dice] elke worp
       *[other] elke kaart
    } volgde er precies zo uit als het moest.
    - Alle { $events } regels van het verslag{ $stopped ->
        [yes] , tot het voortijdige einde,
       *[no] {""}
    } kloppen met de spelregels.

    ❓ **Niet bewezen:** dat niemand het toeval vooraf heeft bekeken{ $cuts ->
        [yes] . Wie deze bot beheert, had dat kunnen doen. Maar enkele spelers hebben gecoupeerd: vertrouw je één van hen, dan kan niemand het toeval hebben gekozen.
       *[no] , of lobby’s heeft geopend tot het toeval beviel. Wie deze bot beheert, had dat kunnen doen. **Couperen**, bij **Eerlijk toeval** in de lobby, mengt er woorden van jezelf in en sluit dat dus uit.
    }
verify-elsewhere = Je hoeft de bot niet op zijn woord te geloven: **Verslag** is een bestand dat `henge verify` op elke computer controleert.
verify-fails = ❌ Dit spel doorstaat de controle niet: vanaf regel { $line } van het verslag zijn het toeval of de zetten niet zoals ze horen. Het is na afloop veranderd, of gespeeld met een andere versie van de bot; controle van het verslag op een andere computer wijst uit welk van beide.
