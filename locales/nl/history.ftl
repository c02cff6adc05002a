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
}
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
} had { $best }{"\u2060"}: { $points ->
    [one] één punt
   *[other] { $points } punten
} meer waard.
coach-kept = { $things } laten liggen en de rest opnieuw geworpen
coach-rolled-all = alles opnieuw geworpen
coach-button = 🎓 Coach
coach-title = 🎓 Analyse van spel #{ $table } · { $name }
coach-account =
    - Te verwachten aan deze tafel met willekeurige { $game ->
        [dice] dobbelstenen
       *[cards] kaarten
    }: { $expected }
    - Geluk bij { $game ->
        [dice] de eerste worpen
       *[cards] het delen
    }: { $deal }
    - { $count ->
        [one] Eén keuze
       *[other] { $count } keuzes
    }: { $cost }
    - Geluk in het spel: { $play }
    - Behaalde punten: **{ $made }**
coach-costliest = **Duurste keuze.** In ronde { $round } heeft { $name } { $done }. { $judge ->
    [search] De coach
   *[master] Een meester
} had { $best }{"\u2060"}: { $points ->
    [one] één punt
   *[other] { $points } punten
} meer waard.
coach-flawless = Geen keuze kostte iets noemenswaardigs: { $judge ->
    [search] de coach vond niets dat zeker beter was.
   *[master] een meester heeft er niets aan toe te voegen.
}
coach-legend = { $judge ->
    [search] De coach wist alleen wat er vanaf die plaats te zien was. Hij probeerde andere keuzes in honderden delingen die daarbij passen, die meesters uitspeelden, en vergeleek de kaarten met duizend andere delingen. ± is de standaardfout; wat minder dan twee daarvan kost, is net zo goed. Ook punten die anderen misliepen, tellen. De regel aan het eind van het spel is de eerste schatting van een meester, en kan iets anders zeggen.
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
