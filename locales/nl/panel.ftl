# Het paneel met opties voor de host. Een keuzelijst heeft geen kop: elke waarde zegt waarvan ze een waarde is.

panel-title = Opties · { $game }
panel-begun = Het spel is begonnen; de opties liggen nu vast.
panel-page-game = Spel
panel-page-variants = Varianten
panel-page-more-variants = Meer varianten
panel-page-seats = Plaatsen
panel-nobody-else = Verder heeft nog niemand plaatsgenomen.
panel-seat-about = Opnieuw plaatsnemen mag.
panel-sent-away = Die persoon is verwijderd, en mag opnieuw plaatsnemen.
panel-first-seer = Eerste ziener: { $name }

pick-seat-nobody = Iemand verwijderen …
about-seat-nobody = Iedereen blijft zitten.

pick-game-cards = Het kaartspel
about-game-cards = Met drie tot zes spelers voorspellen hoeveel slagen je wint.
pick-game-dice = Het dobbelspel
about-game-dice = Met twee tot vijf spelers voorspellen wat zeven dobbelstenen tonen.

pick-preset-classic = Voorinstelling: klassiek
about-preset-classic = Zoals in de spelregels, zonder varianten.
pick-preset-quick = Voorinstelling: snel
about-preset-quick = Vijf ronden, verdeeld over het hele spel.
pick-preset-tournament = Voorinstelling: toernooi
about-preset-tournament = Tien ronden, plus/min één behalve met één kaart; bij gelijke stand tellen precieze voorspellingen.
pick-preset-week = { $preset } · voorinstelling van de week
pick-preset-own = Voorinstelling: geen
about-preset-own = Varianten naar eigen keuze.

pick-clock-none = Bedenktijd: onbeperkt
about-clock-none = Zonder limiet.
pick-clock-live = Bedenktijd: live
about-clock-live = Eén minuut per beslissing; daarna beslist een computer.
pick-clock-relaxed = Bedenktijd: rustig
about-clock-relaxed = Tien minuten per beslissing; na vijf een seintje voor wie nog niet heeft gekeken.
pick-clock-slow = Bedenktijd: langzaam
about-clock-slow = Eén dag per beslissing: voor spellen die naast al het andere doorlopen.

pick-level-random = Nieuwe computers: willekeurig
about-level-random = Doet een willekeurige toegestane zet.
pick-level-beginner = Nieuwe computers: beginner
about-level-beginner = Voor een eerste spel: maakt beginnersfouten.
pick-level-novice = Nieuwe computers: novice
about-level-novice = Kent het spel, maar vergist zich nog vaak.
pick-level-apprentice = Nieuwe computers: leerling
about-level-apprentice = Hoopt op te veel en vergeet een heleboel.
pick-level-journeyman = Nieuwe computers: gezel
about-level-journeyman = Hoopt op iets te veel en vergeet het een en ander.
pick-level-adept = Nieuwe computers: adept
about-level-adept = Ervaren, maar vergeet soms een gespeelde kaart.
pick-level-conjurer = Nieuwe computers: bezweerder
about-level-conjurer = Bij het kaartspel zo precies als mensen in een finale.
pick-level-mage = Nieuwe computers: magiër
about-level-mage = Vergist zich zelden.
pick-level-master = Nieuwe computers: meester
about-level-master = Onthoudt elke kaart en kent de kansen.
pick-level-grandmaster = Nieuwe computers: grootmeester
about-level-grandmaster = Een meester die een beetje vooruitkijkt.
pick-level-archmage = Nieuwe computers: aartsmagiër
about-level-archmage = Een meester die vooruitkijkt.
pick-level-host = Nieuwe computers: even sterk als ik
about-level-host = Ze volgen je resultaten van spel tot spel, nooit midden in een spel.

pick-bidding-open = Voorspellingen: open
about-bidding-open = Om beurten, voor iedereen zichtbaar.
pick-bidding-covered = Voorspellingen: gedekt
about-bidding-covered = Allemaal tegelijk, ongezien; getoond vóór de eerste slag.
pick-bidding-secret = Voorspellingen: geheim
about-bidding-secret = Allemaal tegelijk, ongezien; getoond na de ronde.

pick-plus-minus-one-off = Plus/min één: uit
about-plus-minus-one-off = Iedereen mag elk aantal voorspellen.
pick-plus-minus-one-strict = Plus/min één: streng
about-plus-minus-one-strict = De som van de voorspellingen is nooit het aantal slagen.
pick-plus-minus-one-tournament = Plus/min één: toernooi
about-plus-minus-one-tournament = De som is nooit het aantal slagen, behalve in ronden met één kaart.
pick-plus-minus-one-late = Plus/min één: laat
about-plus-minus-one-late = De som is nooit het aantal slagen, vanaf de vierde ronde.
pick-plus-minus-one-canadian = Plus/min één: Canadees
about-plus-minus-one-canadian = Geldt alleen zolang wie het laatst voorspelt als enige op kop staat; 0 mag altijd.

pick-clairvoyance-off = Helderziendheid: uit
about-clairvoyance-off = Je ziet je eigen kaarten als je voorspelt.
pick-clairvoyance-first-round = Helderziendheid: eerste ronde
about-clairvoyance-first-round = In de eerste ronde zie je bij het voorspellen alleen andermans kaarten.
pick-clairvoyance-every-round = Helderziendheid: elke ronde
about-clairvoyance-every-round = In elke ronde zie je bij het voorspellen alleen andermans kaarten.

pick-unicolore-false = Eenkleurig: uit
about-unicolore-false = Iedereen krijgt zoals altijd kaarten van alle vier de kleuren.
pick-unicolore-true = Eenkleurig: aan
about-unicolore-true = Ieder speelt een eigen kleur, zonder troef; met 3 of 4 spelers.

pick-rounds-all = Ronden: alle
about-rounds-all = Elke ronde één kaart meer, tot alle kaarten zijn gedeeld.
pick-rounds-tournament = Ronden: toernooi
about-rounds-tournament = De tien ronden van de toernooien van de uitgever.
pick-rounds-short = Ronden: vijf
about-rounds-short = Vijf ronden, verdeeld over het hele spel.

pick-ties-shared = Gelijke stand: gedeeld
about-ties-shared = Bij gelijke stand wordt de plaats gedeeld.
pick-ties-tournament = Gelijke stand: toernooi
about-ties-tournament = Eerst de meeste precieze voorspellingen, dan de beste ronde.

pick-target-9 = Tot negen X-en
about-target-9 = Het spel eindigt als iemand negen X-en heeft.
pick-target-12 = Tot twaalf X-en
about-target-12 = Het spel eindigt als iemand twaalf X-en heeft: voor gevorderden.

pick-magic-cards-false = Toverkaarten: uit
about-magic-cards-false = Elke ronde gaat volgens dezelfde regels.
pick-magic-cards-true = Toverkaarten: aan
about-magic-cards-true = Elke ronde verandert een toverkaart de regels.

pick-first-seer-last-played = Eerste ziener: wie het laatst speelde
about-first-seer-last-played = Wie van jullie hier het laatst speelde; is dat niemand of zijn het er meer, dan wordt er geloot.
pick-first-seer-drawn = Eerste ziener: geloot
about-first-seer-drawn = Er wordt geloot onder alle spelers.
pick-first-seer-player-1 = Eerste ziener: plaats 1
about-first-seer-player-1 = Wie in de lobby als eerste staat.
pick-first-seer-player-2 = Eerste ziener: plaats 2
about-first-seer-player-2 = Wie in de lobby als tweede staat, als daar iemand is.
pick-first-seer-player-3 = Eerste ziener: plaats 3
about-first-seer-player-3 = Wie in de lobby als derde staat, als daar iemand is.
pick-first-seer-player-4 = Eerste ziener: plaats 4
about-first-seer-player-4 = Wie in de lobby als vierde staat, als daar iemand is.
pick-first-seer-player-5 = Eerste ziener: plaats 5
about-first-seer-player-5 = Wie in de lobby als vijfde staat, als daar iemand is.

pick-hints-off = Hints: uit
about-hints-off = Geen hints in dit spel.
pick-hints-on = Hints: aan
about-hints-on = Iedereen mag vragen wat een meester zou doen; spel zonder rating.

pick-tempo-usual = Tempo: gewoon
about-tempo-usual = Snel voor één persoon met computers, anders rustig. Wie meespeelt, kan het veranderen.
pick-tempo-calm = Tempo: rustig
about-tempo-calm = Alles blijft lang genoeg in beeld om erover te praten.
pick-tempo-fast = Tempo: snel
about-tempo-fast = Computers zijn vlot; alleen wat een ronde beslist, blijft langer staan.
