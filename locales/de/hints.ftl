# Der Hinweis eines Meisters: was ein Meister tun würde, und warum.

hints-button = 🎓 Hinweis
hints-line = 🎓 Ein Meister würde { $move }, denn { $why }.
hints-line-alone = 🎓 Ein Meister würde { $move }.

# Warum: jeweils ein Satz, der auf „denn“ folgt. Was für eine Karte spricht, folgt auf die Zahl der Stiche, die fehlen.
why-play = { $aim }; { $fact }
why-none-wanted = du willst keinen Stich
why-enough = du hast alle Stiche, die du vorhergesagt hast
why-too-many = du hast schon zu viele Stiche
why-missing = { $missing ->
    [one] du brauchst noch einen Stich
   *[other] du brauchst noch { $missing } Stiche
}
why-ducks = { $best } bleibt unter { $below }
why-gets-rid = dieser Stich ist ohnehin verloren, also weg mit { $best }
why-wins = { $best } gewinnt diesen Stich sicher
why-gives-up = dieser Stich ist ohnehin verloren, und { $done } nützt später mehr als { $best }
why-beaten = { $side ->
    [more] mehr
   *[fewer] weniger
} verborgene Karten können { $best } schlagen ({ $of-best }) als { $done } ({ $of-done })
why-waits = { $done } ist beim Ausspielen nicht zu schlagen und kann warten
why-contested = { $wizards ->
    [one] ein Zauberer ist
   *[other] { $wizards } Zauberer sind
} noch verborgen, und { $needy ->
    [one] jemand anderes braucht
   *[other] { $needy } andere brauchen
} noch Stiche
why-longer-trump = du hast { $of-best } × { $best } und nur { $of-done } × { $done }
why-no-trump = du hast weder einen Trumpf noch einen Zauberer
why-strong = du hast { $strong ->
    [0] keine starke Karte
    [one] eine starke Karte
   *[other] { $strong } starke Karten
} (Zauberer, Trumpf ab 8, andere Farbe ab 12){ $side ->
    [less] , zu wenig für { $said }
   *[more] , mehr als { $said }
}
why-crowded = von { $cards } Stichen haben die anderen schon { $said } angesagt
why-unclaimed = von { $cards } Stichen haben die anderen nur { $said } angesagt
why-long-suit = du hast { $count } × { $suit }: Hohe Karten einer so langen Farbe werden oft mit Trumpf gestochen
why-wizards = du hast { $wizards ->
    [one] einen Zauberer, und der gewinnt
   *[other] { $wizards } Zauberer, und die gewinnen
} fast immer
why-forced = etwas anderes ist nicht erlaubt
why-equal = alles andere ist etwa gleich gut
why-out-of-reach = deine Vorhersage ist nicht mehr zu erfüllen, und so kostet es am wenigsten
why-unlikely = deine Vorhersage erfüllt sich kaum noch, und so kostet es am wenigsten
why-chance = deine Vorhersage erfüllt sich dann in etwa { $chance } von 100 Fällen
why-worth = das erfüllt sich in etwa { $chance } von 100 Fällen und ist dann { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} wert
why-box = { $box } erfüllt sich dann in etwa { $chance } von 100 Fällen
why-hit = jetzt stimmt es genau, nach einem weiteren Wurf nur in etwa { $chance } von 100 Fällen
why-hit-last = das stimmt genau
why-miss = noch ein Wurf würde es nur in etwa { $chance } von 100 Fällen genau treffen
why-miss-last = das war der letzte Wurf
why-jester-score = das kostet nichts, und ohne sie verlierst du { $minus ->
    [one] einen Punkt
   *[other] { $minus } Punkte
}
why-minus = dieses Feld kostet dich { $minus ->
    [one] einen Punkt
   *[other] { $minus } Punkte
}
