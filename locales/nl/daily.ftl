# The deal of the day: everybody's message, one's own game, yesterday's with all hands, and its luck.

daily-title = ☀️ Spel van de dag · { $number }
daily-about = { $game ->
    [dice] Vijf ronden met dobbelstenen, ongeveer vier minuten. Dezelfde dobbelstenen en dezelfde drie aartsmagiërs voor iedereen. Eén poging, en alleen jij ziet die.
   *[cards] Vijf ronden met kaarten, ongeveer vier minuten. Dezelfde kaarten en dezelfde drie aartsmagiërs voor iedereen. Eén poging, en alleen jij ziet die.
}
# A hit or a miss for each round, the points, and the days in a row.
daily-line = { $place } **{ $name }** { $strip } **{ $points }** · { $days ->
    [one] nieuw
   *[other] { $days } dagen
}
daily-nobody = Nog niemand is klaar.
daily-par = ter vergelijking: een meester haalde { $points }
daily-people = { $people ->
    [one] { $people } is klaar
   *[other] { $people } zijn klaar
}
daily-server-streak = reeks van deze server: { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
daily-best-of-yesterday = gisteren won { $name } met { $points }
daily-reminder = { $people }: het spel van vandaag is er.

daily-play = Spel van de dag spelen
daily-yesterday = Gisteren, open
daily-remind = Herinner me
daily-remind-no-more = Niet meer herinneren
daily-luck-button = Eerlijk toeval

daily-against-par = { $side ->
    [below] { $points } minder dan een meester
    [above] { $points } meer dan een meester
   *[on] evenveel als een meester
}
daily-made = { $strip } **{ $points ->
    [one] { $points } punt
   *[other] { $points } punten
}**, { $against-par }: een meester haalde { $par }.
daily-rounds = Per ronde: { $rounds }.
daily-place = Tot nu toe ben je nummer { $place } van { $people } op deze server.
daily-streak = { $days ->
    [one] { $days } dag op rij.
   *[other] { $days } dagen op rij.
}
daily-next = Het volgende spel komt { $next }. Dit spel gaat { $opens } open: dan is er niets meer verborgen.
daily-struck = Je hebt dit spel eerst op een andere server uitgespeeld. Dat telt, dit niet.
daily-too-late = Spel { $number } is gesloten: een begonnen spel kan tot een uur na middernacht (UTC) worden uitgespeeld.
daily-other-version = Je spel van vandaag is begonnen in een andere versie van de bot en kan niet verder. Morgen is er een nieuw spel.
daily-none = Hier is geen spel van de dag. Wie de bot beheert, kan het instellen.
daily-no-yesterday = Er is nog geen eerder spel open.
daily-not-open = Dit spel is nog niet open.

daily-reminded = Als het bericht van de dag hier verschijnt, vermeld ik je. Druk nog eens om dat te stoppen.
daily-not-reminded = Ik vermeld je niet meer als het bericht van de dag verschijnt.

daily-yesterday-title = **Spel van de dag · { $number }**, ronde { $round } van { $rounds }, alles open
daily-round = Ronde { $round }
daily-a-master = Een meester
daily-record = Het verslag van spel { $number }: `henge verify` controleert het toeval en de zetten.

daily-luck-title = Het toeval van de dagen
daily-sealed = Spel { $number } is verzegeld: tafel { $table }, `{ $commitment }`
daily-opened = Spel { $number } is open. Het geheim: `{ $secret }`
daily-luck-why = Een zegel toont dat niemand het spel sindsdien heeft veranderd. De SHA-256 van elk geheim is het geheim van de dag ervoor; zo horen alle servers en alle dagen bij één keten.
