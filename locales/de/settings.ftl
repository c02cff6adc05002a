# Die Einstellungen eines Servers.

settings-title = Einstellungen dieses Servers
settings-not-yours = Ändern darf das nur, wer den Server verwalten darf. So ist es eingestellt:

settings-game = **Gespielt**: { $what }
settings-game-cards = Kartenspiel
settings-game-dice = Würfelspiel
settings-clock = **Bedenkzeit**: { $what }
settings-clock-none = ohne Limit
settings-clock-live = live, eine Minute pro Entscheidung
settings-clock-relaxed = gemütlich, zehn Minuten pro Entscheidung
settings-clock-slow = langsam, ein Tag pro Entscheidung
settings-level = **Computer**: { $what }
settings-place = **Ein Tisch öffnet sich**: { $what }
settings-place-here = im Kanal
settings-place-thread = in einem eigenen Thread
settings-channels = **Kanäle für Tische**: { $what }
settings-every-channel = jeder Kanal
settings-look = **Gezeigt**: { $what }
settings-look-pictures = als Bilder
settings-look-text = nur als Text
settings-language = **Sprache der Tische**: { $what }
settings-enders = **Beenden darf**: { $what }
settings-enders-host = der Host oder wer den Server verwalten darf; andere stimmen ab
settings-enders-nobody = eine Abstimmung oder wer den Server verwalten darf
settings-limits = **Grenzen**: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
} hier, { $lobbies ->
    [one] eine Lobby
   *[other] { $lobbies } Lobbys
} pro Person
settings-zone = **Zeitzone**: { $what }
settings-bell = **Für einen neuen Tisch gerufen**: { $what }
settings-no-bell-role = nur, wer darum gebeten hat
settings-weekly = **Die Woche**: { $what }
settings-weekly-off = keine Nachricht
settings-weekly-on = eine Nachricht über die Woche davor, nach der ersten Partie jeder Woche
settings-reactions = **Reaktionen und Publikum**: { $what }
settings-reactions-on = Mitspielende und Computer reagieren am Tisch; wer zuschaut, rät, wer es schafft, und sieht, was jemand sehen lässt
settings-reactions-off = keine Reaktionen, kein Raten, kein Mitschauen
settings-turn-reactions-off = Reaktionen, Raten, Mitschauen abschalten
settings-turn-reactions-on = Reaktionen, Raten, Mitschauen einschalten
settings-presets = **Gespeicherte Vorlagen**: { $what }
settings-no-preset = keine

settings-page-tables = Neue Tische
settings-page-places = Kanäle
settings-page-limits = Grenzen
settings-page-presets = Vorlagen
settings-page-bell = Klingel, Woche
settings-page-reset = Standard

settings-about-tables = So beginnen neue Tische, wenn der Host nichts anderes wählt.
settings-about-places = Tische öffnen sich nur in diesen Kanälen und ihren Threads; leere die Liste, um alle zu erlauben. Was anderswo schon offen ist, bleibt.
settings-about-places-all = Tische öffnen sich in jedem Kanal, in dem ich senden darf; wähle Kanäle, um nur diese zu erlauben. Was anderswo schon offen ist, bleibt.
settings-about-limits = Wer ein Spiel ohne zu fragen beenden darf und wie viele Tische es geben darf. Wer den Server verwalten darf, darf immer beenden.
settings-about-presets = Um eine Vorlage zu speichern: in diesem Kanal eine Lobby öffnen, ihre Optionen wählen und hierher zurückkommen.
settings-about-presets-here = Den Tisch in diesem Kanal kannst du als Vorlage speichern: { $what }
settings-about-bell = Ein neuer Tisch ruft diese Rolle, höchstens einmal in zwei Stunden; erwähnen darf ich sie, wenn alle sie erwähnen dürfen oder ich das Recht dazu habe. Wer selbst gerufen werden will, schaltet seine Klingel ein. Die Zeitzone gilt für alle, die keine eigene genannt haben. Zur Nachricht der Woche gehört eine Abstimmung über die nächste Vorlage.
settings-bell-everyone = Ein neuer Tisch ruft nie alle: Wähl eine Rolle, um die Leute gebeten haben.
settings-pick-bell-role = Bei neuem Tisch gerufen: keine Rolle
settings-about-reset = Das setzt alles oben auf den Standard zurück. Gespeicherte Vorlagen bleiben.
settings-really-delete = „{ $name }“ wirklich löschen? Tische, die damit spielen, behalten ihre Optionen.

settings-reset = Zurücksetzen
settings-save = Als Vorlage speichern
settings-delete = Vorlage löschen
settings-saved = „{ $name }“ ist gespeichert: zu finden bei den Optionen einer Lobby oder mit `/wizard { command-play.name } { option-saved.name }:`.
settings-deleted = Die Vorlage ist gelöscht.
settings-are-reset = Alle Einstellungen sind wieder Standard; gespeicherte Vorlagen bleiben.
settings-name-label = Name
settings-name-placeholder = Freitagabend

settings-pick-options = Gespielt: { $game }, { $preset }
settings-pick-channels = Kanäle für Tische: alle
settings-preset-classic = klassisch
settings-preset-quick = schnell
settings-preset-tournament = Turnier
settings-preset-own = eigene Wahl

pick-preset-saved = Vorlage: { $name }

pick-place-here = Tische öffnen sich: im Kanal
about-place-here = Ein Kanal hat immer nur einen Tisch.
pick-place-thread = Tische öffnen sich: in eigenem Thread
about-place-thread = Der Kanal bleibt frei; eine Zeile dort sagt, wie das Spiel ausging.

pick-look-pictures = Tische zeigen: als Bilder
about-look-pictures = Wenn Discord sie annimmt und sie für den Bot nicht abgeschaltet sind.
pick-look-text = Tische zeigen: nur als Text
about-look-text = Nichts fehlt. Offene Tische ändern sich sofort.

pick-enders-host = Beenden darf: der Host
about-enders-host = Oder wer den Server verwalten darf; alle anderen schlagen es vor und stimmen ab.
pick-enders-nobody = Beenden darf: nur eine Abstimmung
about-enders-nobody = Oder wer den Server verwalten darf; auch der Host fragt die anderen.

settings-pick-tables = Tische zugleich: { $number }
settings-pick-tables-about = Lobbys und Spiele auf dem ganzen Server.
settings-pick-lobbies = Lobbys pro Person: { $number }
settings-pick-lobbies-about = Eine Lobby zählt, bis ihr Spiel beginnt oder sie schließt.

pick-weekly-off = Die Woche: keine Nachricht
about-weekly-off = Über Wochen wird nichts gepostet, und es gibt keine Abstimmung.
pick-weekly-on = Die Woche: eine Nachricht
about-weekly-on = Tabelle der Woche davor und Abstimmung über die Vorlage, nach der ersten Partie.

pick-delete-none = Eine Vorlage löschen …
about-delete-none = Es wird noch einmal nachgefragt.

refusal-not-in-this-channel = In diesem Kanal darf sich kein Tisch öffnen. Auf diesem Server geht das in { $channels }.
refusal-name-blank = Eine Vorlage braucht einen sichtbaren Namen: Ein Buchstabe genügt.
refusal-name-long = Der Name einer Vorlage hat höchstens 32 Zeichen.
refusal-name-taken = Eine Vorlage heißt schon „{ $name }“: Wähle einen anderen Namen, oder lösche sie zuerst.
refusal-saved-already = Diese Optionen sind schon die Vorlage „{ $name }“.
refusal-many-presets = Es sind schon { $most } Vorlagen gespeichert, mehr geht nicht: Lösche zuerst eine.
refusal-no-such-preset = Hier heißt keine Vorlage „{ $name }“. Gespeicherte Vorlagen: { $saved }.
refusal-no-presets = Hier heißt keine Vorlage „{ $name }“: Auf diesem Server ist noch keine gespeichert.
refusal-two-presets = Wähle entweder `{ option-preset.name }` oder `{ option-saved.name }`, nicht beides.

# Jede Sprache mit ihrem eigenen Namen.
language-en = English
language-de = Deutsch
language-fr = Français
language-nl = Nederlands
# To people who manage the server, once, when its first lobby has settled the language.
settled-language = Die Sprache meiner Tische auf diesem Server ist jetzt { $language }. Eine andere wählst du unter { $settings }, **{ settings-page-places }**.
settings-pick-language = Sprache der Tische: { $language }
settings-pick-language-about = Was alle lesen: Tische, Ergebnisse und Bestenlisten.
settings-own-language = Meine Sprache: { $language }
settings-own-language-about = Meine Hand, meine Einstellungen und alles, was nur ich sehe, auf jedem Server.
pick-own-language-discord = Meine Sprache: wie in meinem Discord
about-own-language-discord = Die Sprache deines Discord, wenn ich sie spreche; sonst die des Servers.
