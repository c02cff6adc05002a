# Die Lobby: Leute nehmen Platz.

game-cards = Wizard · das Kartenspiel
game-dice = Wizard · das Würfelspiel

lobby-title = { $name } möchte spielen: { $game }
lobby-seat = { $gate } **{ $name }**{ $titled ->
    [yes] {" "}· *{ $title }*
   *[no] {""}
}{ $who ->
    [host] {" "}(Host)
    [computer] , Computer ({ $level })
   *[person] {""}
}
lobby-free = { $gates } { $free ->
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}, für { $fewest } bis { $most } Personen
lobby-options = **Spiel** · { $options }
lobby-length-cards = **Dauer** · { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}, etwa { $minutes } Minuten mit { $players } Leuten, { $alone } allein mit Computern
lobby-length-dice = **Dauer** · höchstens { $count } Runden, etwa 20 Minuten mit Leuten, 5 allein mit Computern
lobby-last-time = **Letztes Mal** · { $when }: { $standings }
lobby-joining = **Neue Computer** · { $level }
lobby-joining-as-host = **Neue Computer** · so stark wie der Host: { $level }
lobby-hints = **Hinweise** · alle dürfen fragen, was ein Meister tun würde; Partie ohne Rating
lobby-hindrance = ⚠️ { $sentence }
lobby-begins = Der Host beginnt das Spiel; dann wird die Reihenfolge ausgelost.

lobby-sit = Platz nehmen
lobby-seated = Du hast einen Platz in der Lobby: { $link }
lobby-stand = Platz aufgeben
lobby-add = Computer dazu
lobby-remove = Computer weg
lobby-settings = Optionen
lobby-begin = Beginnen
lobby-fill = Auffüllen und beginnen
lobby-luck = Fairer Zufall
lobby-cut = Abheben

# Abheben: Wörter, die in den Zufall gemischt werden. Titel und Beschriftung: höchstens 45 Zeichen.
cut-title = Abheben: Wörter in den Zufall mischen
cut-label = Beliebige Wörter; alle können sie lesen
cut-placeholder = Abrakadabra
cut-by = ✂️ **{ $name }** hebt ab: „{ $words }“
cut-done = Deine Wörter sind eingemischt: Alle können sie in der Lobby lesen.

level-random = zufällig
level-beginner = Anfänger
level-novice = Novize
level-apprentice = Lehrling
level-journeyman = Geselle
level-adept = Adept
level-conjurer = Beschwörer
level-mage = Magier
level-master = Meister
level-grandmaster = Großmeister
level-archmage = Erzmagier
level-between = zwischen { $below } und { $above }
level-and-character = { $level }, { $character }

character-bold = wagemutig
character-careful = vorsichtig
character-spoiler = stört gern
character-collector = sammelt gern

rules-button = Regeln
back-button = Zurück

# Die Optionen der Spiele in Worten; was sich von selbst versteht, hat keine.
chosen-bidding-open = offene Vorhersagen
chosen-bidding-covered = verdeckte Vorhersagen, vor dem ersten Stich gezeigt
chosen-bidding-secret = geheime Vorhersagen, nach der Runde gezeigt
chosen-plus-minus-one-strict = plus/minus eins: Vorhersagen gehen nie auf
chosen-plus-minus-one-tournament = plus/minus eins, außer in Runden mit einer Karte
chosen-plus-minus-one-late = plus/minus eins ab der vierten Runde
chosen-plus-minus-one-canadian = plus/minus eins nur, solange zuletzt vorhersagt, wer allein führt; 0 ist immer erlaubt
chosen-clairvoyance-first-round = Hellsehen in der ersten Runde
chosen-clairvoyance-every-round = Hellsehen in jeder Runde
chosen-unicolore-true = Einfarbig: alle spielen eine eigene Farbe, ohne Trumpf
chosen-rounds-all = alle Runden
chosen-rounds-tournament = die zehn Turnierrunden
chosen-rounds-short = fünf Runden
chosen-ties-tournament = bei Gleichstand zählen genaue Vorhersagen, dann die beste Runde
chosen-target-9 = bis neun X
chosen-target-12 = bis zwölf X, für Fortgeschrittene
chosen-magic-cards-true = mit Zauberkarten
chosen-magic-cards-false = ohne Zauberkarten
chosen-first-seer-drawn = erster Seher: ausgelost
chosen-first-seer = erster Seher: { $name }
chosen-first-seer-player-1 = erster Seher: Platz 1 in der Lobby
chosen-first-seer-player-2 = erster Seher: Platz 2 in der Lobby
chosen-first-seer-player-3 = erster Seher: Platz 3 in der Lobby
chosen-first-seer-player-4 = erster Seher: Platz 4 in der Lobby
chosen-first-seer-player-5 = erster Seher: Platz 5 in der Lobby
