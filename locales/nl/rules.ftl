# De regels in het kort, elk onderwerp apart, met voorbeelden: voor wie de spellen niet kent.
#
# Een onderwerp vertelt de regels van de boekjes of die van een tafel. { $of }: books of table. Elke keuze van het spel heet zoals in een
# verslag: { $bidding }, { $unicolore }, { $target } … { $round }: de ronde die aan de tafel gespeeld wordt, 0 waar er geen is.
# Een alinea die onder deze regels niets zegt, vervalt.

rules-title = { $game } · { $topic }
rules-link = Regels: { $topic }
rules-elsewhere = { $sentence } (`/wizard { command-rules.name }`: { $topic })
rules-other-cards = Het kaartspel
rules-other-dice = Het dobbelspel

# Welke ronden gespeeld worden, en hoelang dat duurt bij zes seconden per beslissing.
rounds-here = • { $count } ronden, met { $sizes } kaarten: ongeveer { $minutes } minuten
rounds-of-players = • { $players } spelers: { $count } ronden, met { $sizes } kaarten: ongeveer { $minutes } minuten
rounds-run = { $first } t/m { $last }

# Het kaartspel
topic-cards-goal = Het doel
topic-cards-goal-about = Waar het om gaat, de kaarten, een ronde van begin tot eind
topic-cards-goal-text =
    Elke ronde voorspel je hoeveel slagen je wint. Klopt het **precies**, dan krijg je punten; één slag te veel is net zo fout als één te weinig.

    ▸ **De kaarten** · 60 kaarten: vier kleuren, namelijk { $blue } (mensen), { $green } (elfen), { $red } (dwergen) en { $yellow } (reuzen), elk van 1 tot en met 13, met 13 als hoogste; vier tovenaars { $wizard }, die van elke kaart winnen; vier narren { $jester }, die van elke kaart verliezen. { $b9 } is de blauwe 9.

    ▸ **Een ronde**
    { $unicolore ->
        [true] 1. Ieder trekt evenveel kaarten uit 15 eigen kaarten: één kleur, een tovenaar en een nar.
        2. Er is geen troef, en je hoeft geen kleur te bekennen.
       *[false] 1. Iedereen krijgt evenveel kaarten.
        2. De volgende kaart wordt omgedraaid: die kleur is deze ronde troef.
    }
    3. { $bidding ->
        [covered] Iedereen voorspelt tegelijk en ongezien; daarna worden alle voorspellingen getoond.
        [secret] Iedereen voorspelt tegelijk en ongezien; de voorspellingen worden na de ronde getoond.
       *[open] Iedereen voorspelt om beurten, met de klok mee, te beginnen links van de deler.
    }
    4. Wie links van de deler zit, komt uit voor de eerste slag: ieder speelt één kaart, met de klok mee. Wie een slag wint, komt uit voor de volgende.

    ▸ **Het spel** · { $of ->
        [table] Deze tafel speelt:
       *[books] Volgens de spelregels:
    }
    { $played }
    { $round ->
        [0] Het hoogste totaal wint.
       *[other] Dit is ronde { $round }, met ieder { $cards ->
            [one] één kaart
           *[other] { $cards } kaarten
        }. Het hoogste totaal wint.
    }

topic-cards-predicting = Voorspellen
topic-cards-predicting-about = Hoeveel slagen win je?
topic-cards-predicting-text =
    Vóór de eerste slag voorspel je een aantal, van 0 tot en met het aantal kaarten dat je hebt gekregen. Veranderen kan daarna niet meer.

    { $bidding ->
        [covered] Iedereen voorspelt tegelijk en ongezien. Vóór de eerste slag worden alle voorspellingen getoond.
        [secret] Iedereen voorspelt tegelijk en ongezien. Tot de ronde voorbij is, zie je alleen je eigen voorspelling.
       *[open] Iedereen voorspelt om beurten, met de klok mee, te beginnen links van de deler; de deler is dus de laatste.
    }

    { rule-plus-minus-one }

    { rule-clairvoyance }

    { $unicolore ->
        [true] Tel wat waarschijnlijk wint: je tovenaar, als je die hebt getrokken, en je hoogste kaarten. Troef is er niet.
       *[false] Tel wat waarschijnlijk wint: elke { $wizard }, hoge troeven, misschien een 12 of 13 van een andere kleur. In lange ronden verliezen lage troeven vaker van hogere, en winnen de 12 en 13 van andere kleuren vaker.

        ▸ **Voorbeeld** · Blauw is troef, en je hebt { $wizard } { $b11 } { $r3 } { $jester }. De tovenaar wint een slag, { $b11 } waarschijnlijk ook, { $r3 } en de nar niet: zeg 2.
    }

    0 is een voorspelling als elke andere: die levert { $zero } punten op.

topic-cards-following = Kleur bekennen
topic-cards-following-about = Welke kaart je mag spelen
topic-cards-following-text =
    { $unicolore ->
        [true] Bij eenkleurig hoef je geen kleur te bekennen: speel wat je wilt.
       *[false] De eerste kaart van een slag die geen nar is, bepaalt **de gevraagde kleur**. Heb je die kleur, dan moet je die bekennen, of een tovenaar of een nar spelen. Heb je die kleur niet, speel dan wat je wilt.

        ▸ **Voorbeeld** · Er wordt uitgekomen met { $g8 }, en je hebt { $g4 } { $r12 } { $wizard }: speel { $g4 } of { $wizard }, maar niet { $r12 }. Zonder { $g4 } mocht je alles spelen.

        ▸ **Voorbeeld** · Er wordt uitgekomen met { $jester }, daarna komt { $y5 }: beken geel.

        Is die eerste kaart een tovenaar, dan is er in deze slag geen gevraagde kleur: iedereen mag alles spelen. Een tovenaar of nar die later valt, verandert niets aan de gevraagde kleur.

        Kaarten die je nu niet mag spelen, zijn in je hand gedimd.
    }

    De laatste kaart van een ronde wordt vanzelf gespeeld: er valt niets meer te kiezen.

topic-cards-wizards-and-jesters = Tovenaars en narren
topic-cards-wizards-and-jesters-about = Wat van alles wint, en wat van niets wint
topic-cards-wizards-and-jesters-text =
    Beide mag je altijd spelen, welke kleur er ook gevraagd is.

    • **{ $wizard } Tovenaar** · De eerste tovenaar in een slag wint de slag, wat er verder ook valt.
    • **{ $jester } Nar** · Verliest altijd, behalve als de hele slag uit narren bestaat, wat alleen met 3 of 4 spelers kan: dan wint de eerste.

    { $unicolore ->
        [true] De slag is dus voor de eerste tovenaar; is die er niet, voor de hoogste kaart, welke kleur die ook heeft; bij gelijke kaarten voor de eerst gespeelde.

        ▸ **Voorbeeld** · { $b11 } { $r11 } { $jester } is voor { $b11 }, die vóór { $r11 } gespeeld is.
       *[false] De slag is dus voor de eerste tovenaar; is die er niet, voor de hoogste troef; is die er ook niet, voor de hoogste kaart in de gevraagde kleur.

        ▸ **Voorbeeld** · Rood is troef: { $y13 } { $r3 } { $wizard } { $wizard } is voor de derde kaart, de eerste tovenaar. Zonder de tovenaars won { $r3 }.

        ▸ **Voorbeeld** · Er viel geen troef: { $g8 } { $y13 } { $jester } is voor { $g8 }, want groen is de gevraagde kleur.
    }

topic-cards-trump = Troef
topic-cards-trump-about = De kleur die van de andere drie wint
topic-cards-trump-text =
    { $unicolore ->
        [true] Bij eenkleurig is er geen troef: er wordt geen kaart omgedraaid, en de hoogste kaart wint de slag, welke kleur die ook heeft.
       *[false] Als de kaarten van een ronde zijn gedeeld, wordt de volgende omgedraaid. Die kleur is **troef**: elke kaart ervan wint van alle kaarten van de andere drie kleuren.

        • { $jester } omgedraaid: er is deze ronde geen troef.
        • { $wizard } omgedraaid: { $clairvoyance ->
            [first-round] de deler bepaalt de troefkleur: in de eerste ronde met zicht op alleen andermans kaarten, later met zicht op de eigen hand.
            [every-round] de deler bepaalt de troefkleur, met zicht op alleen andermans kaarten.
           *[off] de deler bekijkt de eigen hand en bepaalt de troefkleur.
        }
        • In de laatste ronde zijn alle 60 kaarten gedeeld. Er valt niets meer om te draaien, dus er is geen troef.

        ▸ **Voorbeeld** · Groen is troef: { $g4 } wint van { $r12 } en { $y13 }; { $g8 } wint van { $g4 }. Een tovenaar wint van allemaal.

        Introeven mag alleen als je de gevraagde kleur niet hebt.
    }

topic-cards-scoring = Punten
topic-cards-scoring-about = Wat een voorspelling waard is
topic-cards-scoring-text =
    Precies goed: 20 punten, plus 10 per slag. Anders: −10 voor elke slag te veel of te weinig.

    ▸ **Voorbeelden**
    • 0 gezegd en 0 gewonnen: +20
    • 2 gezegd en 2 gewonnen: +40
    • 2 gezegd en 1 gewonnen, of 3: −10
    • 2 gezegd en 4 gewonnen: −20

    { $ties ->
        [tournament] Bij gelijke stand beslissen de meeste precieze voorspellingen, dan de beste ronde; is ook die gelijk, dan wordt de plaats gedeeld.
       *[shared] Bij gelijke stand wordt de plaats gedeeld.
    }

topic-cards-dealer = Delen, en het laatst voorspellen
topic-cards-dealer-about = Wie begint, en wat je als laatste niet mag zeggen
topic-cards-dealer-text =
    Het lot bepaalt wie het eerst deelt; daarna schuift het delen elke ronde een plaats naar links. Wie links van de deler zit, komt uit voor de eerste slag.

    { $bidding ->
        [open] Wie daar zit, voorspelt ook het eerst. De deler voorspelt dus het laatst, en weet wat alle anderen hebben gezegd.
       *[other] Iedereen voorspelt tegelijk, dus niemand voorspelt het laatst.
    }

    { $plus-minus-one ->
        [off] { $of ->
            [books] ▸ **Plus/min één**, een variant · Wie het laatst voorspelt, mag de som van de voorspellingen niet gelijk maken aan het aantal slagen, zodat het niet voor iedereen kan kloppen.
           *[table] Aan deze tafel is plus/min één uit: je mag elk aantal voorspellen.
        }
       *[on] { rule-plus-minus-one }
    }

    { $plus-minus-one ->
        [off] { $of ->
            [books] { rule-plus-minus-one-example }
           *[table] {""}
        }
       *[on] { rule-plus-minus-one-example }
    }

rule-plus-minus-one = { $plus-minus-one ->
    [strict] ▸ **Plus/min één** · Wie het laatst voorspelt, mag de som van de voorspellingen niet gelijk maken aan het aantal slagen, zodat het niet voor iedereen kan kloppen.
    [tournament] ▸ **Plus/min één**, behalve in ronden met één kaart · Wie het laatst voorspelt, mag de som van de voorspellingen niet gelijk maken aan het aantal slagen, zodat het niet voor iedereen kan kloppen.
    [late] ▸ **Plus/min één**, vanaf de vierde ronde · Wie het laatst voorspelt, mag de som van de voorspellingen niet gelijk maken aan het aantal slagen, zodat het niet voor iedereen kan kloppen.
    [canadian] ▸ **Plus/min één**, Canadees · Wie het laatst voorspelt en als enige op kop staat, mag de som van de voorspellingen niet gelijk maken aan het aantal slagen; 0 mag altijd.
   *[off] {""}
}
rule-plus-minus-one-example = { $plus-minus-one ->
    [canadian] ▸ **Voorbeeld** · 5 slagen, de deler staat als enige op kop, en de anderen zeiden 2, 0 en 1, samen 3: de deler mag alles zeggen, behalve 2.
   *[other] ▸ **Voorbeeld** · 5 slagen, en de anderen zeiden 2, 0 en 1, samen 3: de deler mag alles zeggen, behalve 2.
}
rule-clairvoyance = { $clairvoyance ->
    [first-round] ▸ **Helderziendheid** · In de eerste ronde zie je bij het voorspellen alleen andermans kaarten. Die van jezelf zie je zodra iedereen heeft voorspeld.
    [every-round] ▸ **Helderziendheid** · In elke ronde zie je bij het voorspellen alleen andermans kaarten. Die van jezelf zie je zodra iedereen heeft voorspeld.
   *[off] {""}
}

topic-cards-rounds = Ronden, en hoelang ze duren
topic-cards-rounds-about = Hoeveel ronden er zijn, met hoeveel kaarten
topic-cards-rounds-text =
    { $of ->
        [table] ▸ **Deze tafel** speelt:
        { $played }
       *[books] ▸ **Volgens de spelregels** · Elke ronde één kaart meer, tot alle 60 zijn gedeeld:
        { $played-all }
    }
    { $round ->
        [0] {""}
       *[other] Dit is ronde { $round }, met ieder { $cards ->
            [one] één kaart
           *[other] { $cards } kaarten
        }.
    }

    { $of ->
        [table] {""}
       *[books] ▸ **Toernooi** · De tien ronden van de toernooien van de uitgever:
        { $played-tournament }

        ▸ **Vijf ronden** (de voorinstelling **snel**):
        { $played-short }

        ▸ **Eenkleurig** · Alle ronden, of vijf:
        { $played-unicolore }
        { $played-unicolore-short }
    }

    De tijden gaan uit van zes seconden per beslissing. Je neemt evenveel beslissingen als je kaarten krijgt: een voorspelling, en dan elke kaart behalve de laatste van de ronde. De spelregels noemen ongeveer 45 minuten voor een spel aan een echte tafel.

topic-cards-by-itself = Wat vanzelf gaat
topic-cards-by-itself-about = De laatste kaart, de klok, wie weg is
topic-cards-by-itself-text =
    • **De laatste kaart** van elke ronde wordt vanzelf gespeeld: iedereen heeft er één, dus er valt niets te kiezen. In een ronde met één kaart hoef je alleen te voorspellen.
    { rule-time-is-up }
    { rule-away }

# Wat beide spellen doen voor wie te laat of weg is. { $clock } is any waar het niet over een tafel gaat.
rule-time-is-up = { $clock ->
    [none] • **Tijd** · Deze tafel heeft geen klok: neem zoveel tijd als je wilt, niemand beslist voor je.
   *[any] • **Tijd om**{ $clock ->
        [any] {", als de tafel een klok heeft"}
       *[running] {""}
    } · Een computer neemt die ene beslissing voor je. Na { $missed } keer op rij valt er een computer voor je in, tot je aan de tafel ergens op drukt.
}
rule-away = • **Weg** · Ga je even weg, dan valt er een computer in tot je ergens op drukt. Ga je definitief weg, dan neemt een computer je plaats in, maar de uitslag telt nog wel voor jou. Is er verder niemand meer, dan wacht het spel op je, of het eindigt en telt voor niemand.

topic-cards-variants = Varianten
topic-cards-variants-about = Wat er in de lobby te kiezen is
topic-cards-variants-text =
    { $of ->
        [table] ▸ **Deze tafel** · { $options }
       *[books] {""}
    }

    `/wizard { command-play.name }` en **Opties** in de lobby bieden:
    • **Gedekte** voorspellingen: iedereen voorspelt tegelijk en ongezien; vóór de eerste slag worden ze getoond. **Geheime**: ze worden na de ronde getoond.
    • **Plus/min één** (alleen met open voorspellingen): wie het laatst voorspelt, mag de som van de voorspellingen niet gelijk maken aan het aantal slagen. Streng: in elke ronde. Toernooi: behalve in ronden met één kaart. Laat: vanaf de vierde ronde. Canadees: alleen zolang wie het laatst voorspelt als enige op kop staat; 0 mag altijd.
    • **Helderziendheid**, in de eerste of in elke ronde: bij het voorspellen zie je alleen andermans kaarten. Ook een deler die troef bepaalt, heeft de eigen kaarten dan nog niet gezien.
    • **Eenkleurig** (3 of 4 spelers): ieder speelt een eigen kleur, zonder troef en zonder kleur bekennen.
    • **Snel**: vijf ronden. **Toernooi**: tien ronden, plus/min één behalve in ronden met één kaart, en bij gelijke stand beslissen precieze voorspellingen. Welke ronden, staat bij het onderwerp **{ topic-cards-rounds }**.
    • **Gelijke stand**: gedeeld, of eerst de meeste precieze voorspellingen, dan de beste ronde.

topic-cards-unicolore = Eenkleurig
topic-cards-unicolore-about = Een variant: ieder een eigen kleur, geen troef, geen kleur bekennen
topic-cards-unicolore-text =
    { $of ->
        [table] { $unicolore ->
            [true] Deze tafel speelt eenkleurig.
           *[false] Een variant voor 3 of 4 spelers. Deze tafel speelt die niet.
        }
       *[books] Een variant voor 3 of 4 spelers.
    }

    • Ieder heeft 15 eigen kaarten: de 13 van één kleur, een tovenaar en een nar. Aan het begin bepaalt het lot wie welke kleur krijgt, en iedereen ziet dat. Met 3 spelers doet één kleur niet mee.
    • Voor elke ronde trekt ieder blind uit de eigen 15 kaarten: in een heel spel 4 in de eerste, dan 5, tot en met alle 15. In de volgende ronde zijn ze er weer alle 15.
    • Er is geen troef, en je hoeft geen kleur te bekennen: speel wat je wilt.
    • De hoogste kaart wint de slag: een tovenaar is hoger dan een 13, een nar lager dan een 1. Bij gelijke kaarten wint de eerst gespeelde.
    • Het delen schuift elke ronde een plaats naar links. Voorspellingen en punten zijn als altijd.

    ▸ **Voorbeeld** · { $g8 } { $b11 } { $r11 } is voor { $b11 }, die vóór { $r11 } gespeeld is.

    ▸ **Voorbeeld** · { $b11 } { $wizard } { $wizard } is voor de tweede kaart, de eerste tovenaar.

    ▸ **Ronden**
    { $unicolore ->
        [true] { $played }
       *[false] { $played-unicolore }
        { $played-unicolore-short }
    }

topic-cards-words = Woorden uit de spelregels
topic-cards-words-about = Slag, troef, uitkomen, schrijver, en wat ze betekenen
topic-cards-words-text =
    • **Slag** · Eén kaart van iedereen. Wie wint, krijgt ze allemaal.
    • **Uitkomen** · De eerste kaart van een slag spelen.
    • **Kleur bekennen** · De kleur spelen die de slag vraagt.
    • **Troef** · De kleur die deze ronde van de andere drie wint.
    • **Voorspelling** (bod) · Hoeveel slagen je zegt te winnen.
    • **Ronde** · Het delen, de voorspellingen, de slagen en de punten.
    • **Mensen, elfen, dwergen, reuzen** · De kleuren blauw, groen, rood en geel.
    • **Tovenaar** · Op de gedrukte kaart staat een Z; hier een hoed, of de letter W.
    • **Nar** · Op de gedrukte kaart staat een N; hier een narrenkap, of de letter N.
    • **Ervaringspunten** · De punten op het scoreblok.
    • **Schrijver** · Wie de punten bijhoudt; hier is dat de bot.
    • **Scoreblok** · De voorspellingen en punten van iedereen: druk op **Punten**.
    • **Plus/min één** · Een variant: de som van de voorspellingen mag niet het aantal slagen zijn.
    • **Gedekt, geheim** · Ongezien voorspeld, getoond vóór of na de slagen.
    • **Helderziendheid** · Voorspellen terwijl je alleen andermans kaarten ziet.

# Het dobbelspel
topic-dice-goal = Het doel
topic-dice-goal-about = Waar het om gaat, de dobbelstenen, een ronde van begin tot eind
topic-dice-goal-text =
    Elke ronde voorspel je hoeveel van de zeven dobbelstenen een bepaalde kleur tonen, **precies**. Is het juist, dan zet je een X op je vel. Met X-en in hoge kolommen win je.

    ▸ **De dobbelstenen** · Zeven dobbelstenen met zes zijden: { $blue-die } { $green-die } { $red-die } { $yellow-die }, een tovenaar { $wizard-die }, een nar { $jester-die }.
    ▸ **Je vel** · Een veld voor elke kleur en elk cijfer (1 tot en met 5), en een rij van vijf narrenvelden. Elk veld gebruik je één keer.

    ▸ **Een ronde**
    1. Eén van jullie is ziener. Vanaf de ziener voorspelt iedereen, met de klok mee, bijvoorbeeld “3 groen”.
    2. De ziener bepaalt de Wizardkleur: elke tovenaar telt als die kleur.
    3. De ziener werpt, hoogstens drie keer. Na elke worp mag iedereen met die worp stoppen, of doorgaan.
    4. Wie stopt, scoort de dobbelstenen zoals ze liggen.

    { $magic-cards ->
        [true] ▸ **Toverkaarten** · Aan het begin van elke ronde wordt een toverkaart omgedraaid, die de regels van deze ronde verandert.
       *[false] {""}
    }

    ▸ **Het einde** · Het spel eindigt na een ronde waarin iemand { $of ->
        [books] 9 X-en heeft, of 12 in het spel voor gevorderden
       *[table] { $target } X-en heeft
    }. Het hoogste totaal wint. De spelregels noemen ongeveer 20 minuten voor een spel.

topic-dice-seer = De ziener
topic-dice-seer-about = Wie voor iedereen werpt, en wie daarna
topic-dice-seer-text =
    Eén van jullie is ziener: die voorspelt het eerst, bepaalt de Wizardkleur, en werpt de dobbelstenen **voor iedereen**. De kleur die de ziener voorspelt, heet de **kleur van de ziener**.

    ▸ **De volgende ziener** is wie het hoogste cijfer voorspelde in een andere kleur dan die van de ziener; zijn dat er meer, dan wie er met de klok mee het eerst na de ziener zit. Voorspelde iedereen in de kleur van de ziener, dan verandert de ziener niet.

    ▸ **Voorbeeld** · De ziener zei 5 groen, Ben 2 blauw, Di 2 rood: Ben is de volgende, want Ben zei 2 vóór Di.

    { $first-seer ->
        [last-played] De eerste ziener van een spel is wie van jullie op deze server het laatst Wizard speelde, met kaarten of dobbelstenen. Geldt dat voor meer dan één van jullie, dan wordt er onder hen geloot; heeft niemand van jullie eerder gespeeld, dan onder alle spelers.{ $of ->
            [books] {" "}In de lobby kan de host ook laten loten wie de eerste ziener is, of iemand van jullie kiezen.
           *[table] {""}
        }
        [drawn] Wie de eerste ziener van dit spel is, wordt bepaald door loting onder alle spelers.
       *[chosen] De host heeft in de lobby gekozen wie de eerste ziener van dit spel is. Gaat die persoon weg voordat het spel begint, dan is het wie van jullie op deze server het laatst Wizard speelde.
    }

topic-dice-predicting = Voorspellen
topic-dice-predicting-about = Hoeveel dobbelstenen tonen een bepaalde kleur?
topic-dice-predicting-text =
    Zeg een cijfer van 1 tot en met 5 en een kleur: zoveel dobbelstenen tonen die kleur aan het eind. Het moet een vrij veld op je eigen vel zijn, en niemand mag het deze ronde al hebben gezegd. Tovenaars en narren kun je niet voorspellen.

    Hebben de anderen alle velden bezet die op jouw vel nog vrij zijn, dan mag je een van hun voorspellingen herhalen. Is er maar één veld over om te kiezen, dan wordt dat voor je voorspeld.

    Bij de 1e worp valt een kleur ongeveer één keer; met de tovenaars erbij ongeveer twee keer. De ziener kan laten liggen wat past, en haalt zo hogere cijfers dan de rest.

    ▸ **Voorbeeld** · { $red-die } { $red-die } { $wizard-die } { $blue-die } { $green-die } { $jester-die } { $yellow-die }, en tovenaars tellen als rood: dan zijn er drie rood. “3 rood” is juist, “2 rood” zit er één naast.

topic-dice-rolling = Dobbelen
topic-dice-rolling-about = Hoogstens drie worpen, met dobbelstenen naar keuze
topic-dice-rolling-text =
    Er zijn hoogstens drie worpen. De 1e is met alle zeven dobbelstenen. Daarna markeert de ziener dobbelstenen naar keuze, minstens één van de zeven, en werpt die opnieuw; de rest blijft liggen.

    Tussen twee worpen kiezen alle anderen: de worp scoren of doorgaan. De volgende worp valt zodra iedereen heeft gekozen.

    ▸ **Voorbeeld** · De ziener zei 4 blauw en wierp { $blue-die } { $blue-die } { $wizard-die } { $red-die } { $green-die } { $green-die } { $jester-die }; tovenaars tellen als blauw, dus er tellen er drie. Die laat de ziener liggen; de andere vier worden opnieuw geworpen, in de hoop op precies één erbij.

topic-dice-wizard-color = De Wizardkleur
topic-dice-wizard-color-about = Als welke kleur tovenaars tellen
topic-dice-wizard-color-text =
    Als iedereen heeft voorspeld, bepaalt de ziener welke van de vier kleuren de tovenaars aannemen. Deze ronde telt elke tovenaar { $wizard-die } als een dobbelsteen van die kleur, **voor iedereen**. Bepaalt de ziener er geen, dan is het de kleur van de ziener: die van de eigen voorspelling.

    ▸ **Voorbeeld** · De Wizardkleur is groen: { $green-die } { $wizard-die } { $wizard-die } zijn drie groene dobbelstenen. Goed voor wie 3 groen voorspelde, slecht voor wie 1 groen voorspelde.

topic-dice-scoring = Stoppen en scoren
topic-dice-scoring-about = Wanneer je een worp neemt, en wat die waard is
topic-dice-scoring-text =
    Na elke worp mag je **stoppen**: je scoort de dobbelstenen zoals ze liggen, en deze ronde is voor jou voorbij. Of je gaat **door** naar de volgende worp. Stopt de ziener, of was het de laatste worp, dan scoort iedereen die nog meedoet.

    • Precies zoveel dobbelstenen als je voorspelde: een **X** in je veld.
    • Anders komt daar het verschil, als strafpunten.

    ▸ **Voorbeelden**
    • 4 voorspeld, en er tellen er 2: −2
    • 1 voorspeld, en er tellen er 2: −1

    Aan het eind is een X zijn kolom waard: 1 punt in kolom 1, tot 5 punten in kolom 5.

    Doorgaan mag ook als je voorspelling al juist is. Meestal kan de volgende worp het alleen bederven.

topic-dice-jester-score = De narrentelling
topic-dice-jester-score-about = Waar narren goed voor zijn
topic-dice-jester-score-text =
    Is je voorspelling fout en liggen er 1 tot en met 5 narren, dan mag je een narrentelling doen: een X in je narrenveld van dat aantal, als het vrij is, en 0 in je voorspelde veld.

    ▸ **Voorbeeld** · Je voorspelde 2 rood en er telt er geen, maar er liggen { $jester-die } { $jester-die }: in plaats van −2 krijg je 0, en een X bij narrenveld ×2.

    Deze X-en tellen mee voor de { $of ->
        [books] negen (twaalf voor gevorderden)
       *[table] { $target }
    } waarmee het spel eindigt, maar geven geen punten. Bij gelijke stand wint wie de minste narrentellingen heeft.

topic-dice-magic-cards = Toverkaarten
topic-dice-magic-cards-about = Een variant: elke ronde verandert een kaart de regels
topic-dice-magic-cards-text =
    { $of ->
        [table] { $magic-cards ->
            [true] { $drawn-card }
           *[false] Deze tafel speelt zonder toverkaarten.
        }
       *[books] {""}
    }

    { $magic-cards ->
        [true] Aan het begin van elke ronde wordt een toverkaart omgedraaid, die voor die ronde geldt.
       *[false] Een variant, te kiezen in de lobby: aan het begin van elke ronde wordt een toverkaart omgedraaid, die voor die ronde geldt.
    } Het zijn er tien, en geen enkele komt terug voordat ze alle tien aan de beurt zijn geweest; dan worden ze alle tien opnieuw geschud. Waar voorspellingen dubbel tellen, doen narrentellingen dat niet.

    { $ten-cards }

    Bij het onderwerp **{ topic-dice-magic-examples }** staat van elk een voorbeeld.

topic-dice-magic-examples = Toverkaarten: voorbeelden
topic-dice-magic-examples-about = Wat elk van de tien verandert, met dobbelstenen
topic-dice-magic-examples-text =
    Elke toverkaart in een eigen ronde. “Komt op 3” betekent dat er drie dobbelstenen voor de voorspelling tellen.

topic-dice-end = Het einde
topic-dice-end-about = Wanneer het spel is afgelopen, en wie wint
topic-dice-end-text =
    Het spel eindigt na een ronde waarin iemand { $of ->
        [books] negen X-en (twaalf voor gevorderden)
       *[table] { $target } X-en
    } heeft, die van narren meegeteld; of na ronde 20, als ieders 20 kleurvelden vol zijn.

    Je punten: elke X bij een kleur is het cijfer van zijn kolom waard, en strafpunten gaan eraf. Wie minstens { $of ->
        [books] negen (twaalf)
       *[table] { $target }
    } X-en heeft, krijgt { $bonus } bonuspunten.

    Wie de meeste punten heeft, wint. Bij gelijke stand wint wie de minste narrentellingen heeft; zijn ook die gelijk, dan wordt de plaats gedeeld.

    ▸ **Voorbeeld**, een spel tot negen X-en · X-en in de kolommen 5, 4, 4, 3, 2 en 1 zijn 19 punten. Met drie X-en bij narren zijn het er negen, dus 3 erbij. Met −2 en −1 in twee velden is het totaal 19.

topic-dice-by-itself = Wat vanzelf gaat
topic-dice-by-itself-about = Je vaste keuze, de klok, wie weg is
topic-dice-by-itself-text =
    • **Nog één veld** om uit te kiezen: dat wordt voor je voorspeld.
    • **Na de laatste worp** wordt je alleen iets gevraagd als je een narrentelling kunt doen. Anders wordt je voorspelling gescoord.
    • **Als iemand anders werpt** · Druk op **{ more-order }** op je vel om te zeggen wat er na elke worp met jou gebeurt:
    “{ order-close }” (als je niets anders kiest) · { order-close-text }
    “{ order-always }” · { order-always-text }
    “{ order-never }” · { order-never-text }
    { rule-time-is-up }{ $clock ->
        [none] {""}
       *[any] {" "}Bij die ene beslissing is de Wizardkleur de kleur van de ziener, er wordt niets doorgehaald, en van twee uitkomsten wordt gescoord wat nu het meest waard is.
    }
    { rule-away }

topic-dice-words = Woorden uit de spelregels
topic-dice-words-about = Kleur van de ziener, voorspellingsblok, narrentelling, en wat ze betekenen
topic-dice-words-text =
    • **Ziener** · Wie deze ronde voor iedereen werpt.
    • **Zienerkaart** · Wie die heeft, is ziener.
    • **Kleur van de ziener** · De kleur die de ziener voorspelt.
    • **Wizardkleur** · De kleur die tovenaars deze ronde aannemen.
    • **Vel van het voorspellingsblok** · Je vel: een veld voor elke kleur en elk cijfer, en vijf narrenvelden.
    • **Kolom** · De velden van één cijfer, 1 tot en met 5.
    • **Juiste voorspelling** · Er tellen precies zoveel dobbelstenen als je voorspelde: een X.
    • **Strafpunten** · Het verschil, als de voorspelling fout is.
    • **Narrentelling** · Een X in een narrenveld en een 0 in je voorspelde veld.
    • **Stoppen** · De dobbelstenen scoren zoals ze liggen.
    • **Opnieuw werpen** · Eén of meer dobbelstenen nog eens werpen.
    • **Draaien** · Een dobbelsteen zo draaien dat een zijde naar keuze boven ligt.
    • **Doorhalen** · Strafpunten van je vel wegstrepen.
    • **Bonuspunten** · { $bonus } voor wie aan het eind genoeg X-en heeft.
    • **Toverkaart** · Verandert de regels van één ronde.
    • **Gevorderden** · Het spel tot twaalf X-en.
