# Wat niet kan, en wat wel zou kunnen.

refusal-not-seated = Je kijkt toe: je hebt geen plaats aan deze tafel.
refusal-not-seated-lobby = Je hebt nog geen plaats aan deze tafel: druk op **Meedoen**.
refusal-has-left = Je hebt dit spel verlaten, en een computer speelt voor je verder. `/wizard { command-play.name }` in een ander kanaal opent een nieuw spel.
refusal-seated = Je hebt hier al een plaats.
refusal-full = Alle plaatsen zijn bezet; kijk toe, of open met `/wizard { command-play.name }` een tafel in een ander kanaal.
refusal-not-host = Dat mag alleen de host, { $name }.
refusal-too-few = Het spel heeft minstens { $needed } spelers nodig. Wacht op meer, of druk op **Beginnen met computers**.
refusal-begun = Het spel is begonnen; zo staat het nu.
refusal-cut-begun = Het spel is begonnen en het toeval ligt vast: couperen kan niet meer. Je woorden zijn er niet in gemengd.
refusal-cut-blank = Typ om te couperen een paar zichtbare woorden: één letter is genoeg.
refusal-cut-long = Typ om te couperen hoogstens 100 tekens.
refusal-not-begun = Het spel is nog niet begonnen: de host begint het in de lobby.
refusal-over = Dit spel is afgelopen. Met **Revanche**, onder de uitslag, spelen jullie opnieuw; `/wizard { command-play.name }` opent een ander.
refusal-stale = De tafel is al verder; zo staat het nu.
refusal-played-already = Al gespeeld: je was aan de beurt voordat je het terugnam.
refusal-set-aside = Wat ik van deze tafel had bewaard, kan ik niet meer lezen; ik heb het apart gelegd, en wie de bot beheert, vindt de reden in het logboek. `/wizard { command-play.name }` opent een nieuwe tafel.
refusal-no-table = In dit kanaal is geen spel. `/wizard { command-play.name }` opent er een.
refusal-table-elsewhere = In dit kanaal is geen spel: dat van jou is in { $channel }. Bestaat dat kanaal niet meer, typ dan hier zo meteen nog eens `/wizard { command-board.name }`.
refusal-channel-gone = Het kanaal van je spel bestaat niet meer: `/wizard { command-board.name }` haalt het spel hierheen.
refusal-channel-taken = In dit kanaal staat al een tafel: bekijk die, of speel in een ander kanaal.
refusal-channel-taken-by-you = In dit kanaal staat al een tafel: speel het spel uit, of beëindig de tafel.
refusal-many-lobbies = { $most ->
    [one] Je hebt op deze server al een open lobby, en meer dan één per persoon mag niet: begin of sluit die eerst.
   *[other] Je hebt op deze server al { $most } open lobby’s, en meer per persoon mag niet: begin of sluit er eerst een.
}
refusal-many-tables = { $most ->
    [one] Op deze server is één tafel open, en meer mag niet: wacht tot die klaar is.
   *[other] Op deze server zijn { $most } tafels open, en meer mag niet: wacht tot er een klaar is.
}
refusal-not-there = Die persoon heeft hier geen plaats meer.
refusal-last-round = Dit is de laatste ronde: er komt geen volgende om in mee te spelen.
refusal-no-computer = Hier zit geen computer.
refusal-forged = Deze knop werkt niet meer. `/wizard { command-board.name }` haalt de tafel naar beneden.
refusal-unknown-command = Dit commando bestaat niet, of niet meer. Typ `/wizard` om alle commando’s te zien.
refusal-other-game = “{ $option }” is een optie van het andere spel: laat die weg, of kies dat spel.
refusal-no-such-value = “{ $option }” kan niet “{ $value }” zijn. Kies een van de waarden die je tijdens het typen ziet.
refusal-guild-only = Dat is voor servers die mij hebben toegevoegd: probeer het daar.
refusal-other-process = Ik ben geen lid van deze server, dus ik kan hier niet spelen: speel in een privébericht met mij, of op een server die mij heeft toegevoegd.
refusal-permission = Ik mag hier niets plaatsen. In dit kanaal mis ik { $count ->
    [one] het recht
   *[other] de rechten
} **{ $permissions }**.
refusal-permission-elsewhere = In { $channel } heb ik alle rechten die ik nodig heb.
refusal-not-alone = Hier spelen ook anderen: `/wizard { command-end.name }` vraagt het aan hen.
refusal-agreed = Je bent al akkoord gegaan; elke stem telt één keer.
refusal-not-proposer = Intrekken mag alleen wie het heeft voorgesteld.
refusal-vote-over = Die stemming is voorbij. `/wizard { command-pause.name }` of `/wizard { command-end.name }` begint een nieuwe.
refusal-paused = Het spel is al gepauzeerd: **Verder** op het bericht van de tafel, of een zet, beëindigt de pauze.
refusal-not-paused = Het spel is niet gepauzeerd.
refusal-not-playing = Beëindigen mag alleen wie aan deze tafel speelt, of wie het recht “Server beheren” heeft.

permission-view = Kanaal bekijken
permission-send = Berichten verzenden
permission-send-in-threads = Berichten verzenden in threads
permission-start-threads = Openbare threads maken
permission-embed = Links insluiten

rule-over = Het spel is afgelopen.
rule-name-trump = Bepaal eerst de troefkleur.
rule-predict = Zeg eerst hoeveel slagen je wint.
rule-play = Speel nu een kaart.
rule-more-than-cards = { $cards ->
    [one] Er is één slag: zeg 0 of 1.
   *[other] Er zijn { $cards } slagen: zeg 0 tot en met { $cards }.
}
rule-adds-up = Dan is de som van de voorspellingen { $cards }, en dat verbiedt plus/min één: zeg een ander getal.
rule-not-in-hand = { $card } zit niet in je hand: speel een kaart die je hebt.
rule-follow = Beken { $suit }: je hebt { $cards }.
rule-follow-or = Beken { $suit }: je hebt { $cards }, of speel { $instead }.
rule-your-wizard = { $count ->
    [one] je tovenaar
   *[other] een tovenaar
}
rule-your-jester = { $count ->
    [one] je nar
   *[other] een nar
}

unplayable-seats = Het kaartspel is voor 3 tot en met 6 spelers.
unplayable-dice-seats = Het dobbelspel is voor 2 tot en met 5 spelers: speel met minder, of kies het kaartspel.
unplayable-nobody-last = Plus/min één gaat alleen met open voorspellingen: met gedekte of geheime is niemand de laatste. Kies open voorspellingen, of zet plus/min één uit.
unplayable-unicolore-seats = Eenkleurig is voor 3 of 4 spelers, ieder één kleur. Zet het uit, of speel met minder.
unplayable-unicolore-rounds = Eenkleurig kent geen toernooironden: kies alle ronden of vijf, of zet eenkleurig uit.

busy = Het is nu te druk, dus er is niets gebeurd. Probeer het zo meteen nog eens.
fault = Er ging bij mij iets mis, en er is niets veranderd. Probeer het zo meteen nog eens.
posted-below = Zie hieronder.
