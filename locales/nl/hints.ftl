# De hint van een meester: wat een meester zou doen, en waarom.

hints-button = 🎓 Hint
hints-line = 🎓 Een meester zou { $move }, want { $why }.
hints-line-alone = 🎓 Een meester zou { $move }.

# Waarom: een zin die op ‘want’ volgt. Wat voor een kaart pleit, volgt op het aantal slagen dat nog nodig is.
why-play = { $aim }; { $fact }
why-none-wanted = je wilt geen slag
why-enough = je hebt alle slagen die je voorspelde
why-too-many = je hebt al te veel slagen
why-missing = { $missing ->
    [one] je hebt nog één slag nodig
   *[other] je hebt nog { $missing } slagen nodig
}
why-ducks = { $best } blijft onder { $below }
why-gets-rid = deze slag is toch al verloren, dus { $best } kan weg
why-wins = { $best } wint deze slag zeker
why-gives-up = deze slag is toch al verloren, en { $done } komt later beter van pas dan { $best }
why-beaten = { $side ->
    [more] meer
   *[fewer] minder
} verborgen kaarten kunnen { $best } verslaan ({ $of-best }) dan { $done } ({ $of-done })
why-waits = niets wint van { $done } als je ermee uitkomt, dus die kan wachten
why-contested = { $wizards ->
    [one] één tovenaar is
   *[other] { $wizards } tovenaars zijn
} nog verborgen, en { $needy ->
    [one] iemand anders heeft
   *[other] { $needy } anderen hebben
} nog slagen nodig
why-longer-trump = je hebt { $of-best } × { $best } en maar { $of-done } × { $done }
why-no-trump = je hebt geen troef en geen tovenaar
why-strong = je hebt { $strong ->
    [0] geen sterke kaart
    [one] één sterke kaart
   *[other] { $strong } sterke kaarten
} (tovenaar, troef vanaf 8, andere kleur vanaf 12){ $side ->
    [less] , te weinig voor { $said }
   *[more] , meer dan { $said }
}
why-crowded = van { $cards } slagen hebben de anderen er al { $said } gezegd
why-unclaimed = van { $cards } slagen hebben de anderen er maar { $said } gezegd
why-long-suit = je hebt { $count } × { $suit }: hoge kaarten van zo’n lange kleur worden vaak getroefd
why-wizards = je hebt { $wizards ->
    [one] één tovenaar, en die wint
   *[other] { $wizards } tovenaars, en die winnen
} bijna altijd
why-forced = iets anders mag niet
why-equal = al het andere is ongeveer even goed
why-out-of-reach = je voorspelling kan niet meer kloppen, en dit kost het minst
why-unlikely = je voorspelling zal waarschijnlijk niet meer kloppen, en dit kost het minst
why-chance = je voorspelling klopt dan in ongeveer { $chance } van de 100 gevallen
why-worth = dat klopt in ongeveer { $chance } van de 100 gevallen, en is dan { $points ->
    [one] één punt
   *[other] { $points } punten
} waard
why-box = { $box } klopt dan in ongeveer { $chance } van de 100 gevallen
why-hit = nu klopt het precies, en na nog een worp maar in ongeveer { $chance } van de 100 gevallen
why-hit-last = dat klopt precies
why-miss = met nog een worp klopt het maar in ongeveer { $chance } van de 100 gevallen
why-miss-last = dit was de laatste worp
why-jester-score = dat kost niets, en anders verlies je { $minus ->
    [one] één punt
   *[other] { $minus } punten
}
why-minus = dat veld kost je { $minus ->
    [one] één punt
   *[other] { $minus } punten
}
