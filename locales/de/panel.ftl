# Die Optionen, für den Host. Eine Auswahl hat keine Überschrift: Jeder Wert sagt, wovon er ein Wert ist.

panel-title = Optionen · { $game }
panel-begun = Das Spiel hat begonnen; die Optionen stehen fest.
panel-page-game = Spiel
panel-page-variants = Varianten
panel-page-more-variants = Weitere Varianten
panel-page-seats = Plätze
panel-nobody-else = Noch hat sonst niemand Platz genommen.
panel-seat-about = Wieder Platz nehmen ist erlaubt.
panel-sent-away = Entfernt. Wieder Platz nehmen ist erlaubt.
panel-first-seer = Erster Seher: { $name }

pick-seat-nobody = Jemanden entfernen …
about-seat-nobody = Alle behalten ihren Platz.

pick-game-cards = Das Kartenspiel
about-game-cards = Für 3 bis 6 Personen: vorhersagen, wie viele Stiche man gewinnt.
pick-game-dice = Das Würfelspiel
about-game-dice = Für 2 bis 5 Personen: vorhersagen, was sieben Würfel zeigen.

pick-preset-classic = Vorlage: klassisch
about-preset-classic = Wie in den Regelheften, ohne Varianten.
pick-preset-quick = Vorlage: schnell
about-preset-quick = Fünf Runden, über das ganze Spiel verteilt.
pick-preset-tournament = Vorlage: Turnier
about-preset-tournament = Zehn Runden, plus/minus eins außer bei einer Karte; bei Gleichstand zählen genaue Vorhersagen.
pick-preset-week = { $preset } · Vorlage der Woche
pick-preset-own = Vorlage: keine
about-preset-own = Varianten nach eigener Wahl.

pick-clock-none = Bedenkzeit: ohne Limit
about-clock-none = Ohne Limit.
pick-clock-live = Bedenkzeit: live
about-clock-live = Eine Minute pro Entscheidung; dann entscheidet ein Computer.
pick-clock-relaxed = Bedenkzeit: gemütlich
about-clock-relaxed = Zehn Minuten pro Entscheidung; wer nach fünf nicht geschaut hat, wird erinnert.
pick-clock-slow = Bedenkzeit: langsam
about-clock-slow = Ein Tag pro Entscheidung: für Spiele, die nebenher laufen.

pick-level-random = Neue Computer: zufällig
about-level-random = Macht irgendeinen erlaubten Zug.
pick-level-beginner = Neue Computer: Anfänger
about-level-beginner = Fürs erste Spiel: macht Anfängerfehler.
pick-level-novice = Neue Computer: Novize
about-level-novice = Kennt das Spiel, irrt aber noch oft.
pick-level-apprentice = Neue Computer: Lehrling
about-level-apprentice = Hofft auf zu viel und vergisst eine Menge.
pick-level-journeyman = Neue Computer: Geselle
about-level-journeyman = Hofft auf etwas zu viel und vergisst manches.
pick-level-adept = Neue Computer: Adept
about-level-adept = Erfahren, vergisst aber manche gespielte Karte.
pick-level-conjurer = Neue Computer: Beschwörer
about-level-conjurer = Beim Kartenspiel so genau wie Menschen in einem Finale.
pick-level-mage = Neue Computer: Magier
about-level-mage = Irrt selten.
pick-level-master = Neue Computer: Meister
about-level-master = Merkt sich jede Karte und kennt die Chancen.
pick-level-grandmaster = Neue Computer: Großmeister
about-level-grandmaster = Ein Meister, der ein wenig vorausdenkt.
pick-level-archmage = Neue Computer: Erzmagier
about-level-archmage = Ein Meister, der vorausdenkt.
pick-level-host = Neue Computer: so stark wie ich
about-level-host = Sie folgen deinen Ergebnissen von Spiel zu Spiel, nie mitten im Spiel.

pick-bidding-open = Vorhersagen: offen
about-bidding-open = Reihum, für alle sichtbar.
pick-bidding-covered = Vorhersagen: verdeckt
about-bidding-covered = Alle zugleich, ungesehen; vor dem ersten Stich gezeigt.
pick-bidding-secret = Vorhersagen: geheim
about-bidding-secret = Alle zugleich, ungesehen; nach der Runde gezeigt.

pick-plus-minus-one-off = Plus/minus eins: aus
about-plus-minus-one-off = Alle dürfen jede Zahl vorhersagen.
pick-plus-minus-one-strict = Plus/minus eins: streng
about-plus-minus-one-strict = Die Vorhersagen einer Runde gehen nie auf.
pick-plus-minus-one-tournament = Plus/minus eins: Turnier
about-plus-minus-one-tournament = Sie gehen nie auf, außer in Runden mit einer Karte.
pick-plus-minus-one-late = Plus/minus eins: spät
about-plus-minus-one-late = Ab der vierten Runde gehen sie nie auf.
pick-plus-minus-one-canadian = Plus/minus eins: kanadisch
about-plus-minus-one-canadian = Sie dürfen nicht aufgehen, solange zuletzt vorhersagt, wer allein führt; 0 ist immer erlaubt.

pick-clairvoyance-off = Hellsehen: aus
about-clairvoyance-off = Beim Vorhersagen siehst du deine eigenen Karten.
pick-clairvoyance-first-round = Hellsehen: erste Runde
about-clairvoyance-first-round = In der ersten Runde siehst du beim Vorhersagen alle Karten außer deinen.
pick-clairvoyance-every-round = Hellsehen: jede Runde
about-clairvoyance-every-round = In jeder Runde siehst du beim Vorhersagen alle Karten außer deinen.

pick-unicolore-false = Einfarbig: aus
about-unicolore-false = Alle bekommen wie üblich Karten aller vier Farben.
pick-unicolore-true = Einfarbig: an
about-unicolore-true = Alle spielen eine eigene Farbe, ohne Trumpf; zu dritt oder zu viert.

pick-rounds-all = Runden: alle
about-rounds-all = In jeder Runde eine Karte mehr, bis alle Karten verteilt sind.
pick-rounds-tournament = Runden: Turnier
about-rounds-tournament = Die zehn Runden der Turniere des Verlags.
pick-rounds-short = Runden: fünf
about-rounds-short = Fünf Runden, über das ganze Spiel verteilt.

pick-ties-shared = Gleichstand: geteilt
about-ties-shared = Bei gleicher Summe wird der Rang geteilt.
pick-ties-tournament = Gleichstand: Turnier
about-ties-tournament = Es entscheidet die Zahl der genauen Vorhersagen, dann die beste Runde.

pick-target-9 = Bis neun X
about-target-9 = Das Spiel endet, wenn jemand neun X hat.
pick-target-12 = Bis zwölf X
about-target-12 = Das Spiel endet, wenn jemand zwölf X hat: für Fortgeschrittene.

pick-magic-cards-false = Zauberkarten: aus
about-magic-cards-false = In jeder Runde gelten dieselben Regeln.
pick-magic-cards-true = Zauberkarten: an
about-magic-cards-true = Eine Zauberkarte ändert die Regeln jeder Runde.

pick-first-seer-last-played = Erster Seher: wer zuletzt gespielt hat
about-first-seer-last-played = Wer auf diesem Server zuletzt gespielt hat; trifft das auf niemanden oder mehrere zu, wird gelost.
pick-first-seer-drawn = Erster Seher: ausgelost
about-first-seer-drawn = Unter allen wird gelost.
pick-first-seer-player-1 = Erster Seher: Platz 1
about-first-seer-player-1 = Wer in der Lobby an erster Stelle steht.
pick-first-seer-player-2 = Erster Seher: Platz 2
about-first-seer-player-2 = Wer in der Lobby an zweiter Stelle steht, falls da jemand ist.
pick-first-seer-player-3 = Erster Seher: Platz 3
about-first-seer-player-3 = Wer in der Lobby an dritter Stelle steht, falls da jemand ist.
pick-first-seer-player-4 = Erster Seher: Platz 4
about-first-seer-player-4 = Wer in der Lobby an vierter Stelle steht, falls da jemand ist.
pick-first-seer-player-5 = Erster Seher: Platz 5
about-first-seer-player-5 = Wer in der Lobby an fünfter Stelle steht, falls da jemand ist.

pick-hints-off = Hinweise: aus
about-hints-off = Keine Hinweise in diesem Spiel.
pick-hints-on = Hinweise: an
about-hints-on = Alle dürfen fragen, was ein Meister tun würde; Partie ohne Rating.

pick-tempo-usual = Tempo: wie üblich
about-tempo-usual = Schnell allein mit Computern, sonst ruhig. Am Tisch lässt es sich ändern.
pick-tempo-calm = Tempo: ruhig
about-tempo-calm = Alles bleibt lang genug zu sehen, um darüber zu reden.
pick-tempo-fast = Tempo: schnell
about-tempo-fast = Computer ziehen rasch; nur was eine Runde entscheidet, bleibt länger.
