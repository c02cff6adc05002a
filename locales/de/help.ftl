# Was man hier gerade tun kann.

help-title = Was du hier tun kannst
help-what = **Wizard** ist ein Spiel der genauen Vorhersagen. Mit Karten sagst du in jeder Runde vorher, wie viele Stiche du gewinnst; mit Würfeln, wie viele von sieben deine Farbe zeigen. Punkte bringt es nur, wenn es genau stimmt.
help-no-table = In diesem Kanal steht kein Tisch. Öffne eine Lobby: Andere nehmen per Knopf Platz, Computer füllen den Rest. Neu bei Wizard? Eine erste Partie mit drei kurzen Runden zeigt dir, wie es geht; nur du siehst sie.
help-missing = In diesem Kanal steht kein Tisch, und ich darf keinen öffnen: Mir { $count ->
    [one] fehlt die Berechtigung
   *[other] fehlen die Berechtigungen
} **{ $permissions }**. Eine erste Partie, die nur du siehst, geht trotzdem.
help-elsewhere = Dein Spiel ist in { $channel } und deine Hand auch. In diesem Kanal steht kein Tisch.
help-astray = Den Kanal deines Spiels gibt es nicht mehr. Hol das Spiel hierher, um weiterzuspielen.
help-lobby = Hier ist eine Lobby offen: Drück **Platz nehmen** auf ihrer Nachricht, oder hol die Nachricht erst hierher.
help-lobby-seated = Du hast einen Platz in der Lobby hier. Der Host beginnt das Spiel; deine Hand erscheint dann von selbst.
help-lobby-host = Du bist hier der Host. Die Nachricht der Lobby hat **Optionen**, **Computer dazu** und **Beginnen**; sobald das Spiel beginnt, erscheint deine Hand von selbst.
help-my-turn = **Du bist dran.** Öffne deine Hand oder dein Blatt: Dort steht, was zu tun ist.
help-waiting = Du spielst hier und bist gerade nicht dran. Auf deiner Hand oder deinem Blatt steht, auf wen das Spiel wartet.
help-paused = Das Spiel hier pausiert. **Weiter** auf der Nachricht des Tisches oder irgendein Zug beendet die Pause.
help-away = Du bist weg, und ein Computer springt für dich ein. Öffne deine Hand, um deinen Platz zurückzunehmen.
help-onlooker = Hier läuft ein Spiel, und du schaust zu: Punkte und Regeln sind für dich offen. Zum Mitspielen nimm einen anderen Kanal oder einen Thread.
help-elsewhere-too = Du spielst in { $channel }.
help-commands = **Befehle**
    { $play } öffnet eine Lobby
    { $hand } zeigt deine Hand, nur dir
    { $board } holt den Tisch hierher
    { $scores } zeigt den Block der Wahrheit
    { $leave } verlässt den Tisch, vorerst oder endgültig
    { $rules } erklärt ein Thema
    { $tutorial } ist eine erste Partie
    { $daily } ist die Partie des Tages, für alle gleich
    { $bell } ruft dich, wenn jemand spielen will
    { $tablet } führt den Block für ein Spiel mit echten Karten oder Würfeln
    Und mehr: Gib `/wizard` ein, um alle zu sehen.
    Unter einem Ergebnis gibt **Dieselbe Partie** allen anderen dieselben Karten oder Würfel
    Im Menü einer Person steht unter **Apps** *{ user-command-challenge }*

help-play-cards = Tisch öffnen: Karten
help-play-dice = Tisch öffnen: Würfel
help-play-thread = In einem Thread öffnen
help-tutorial-cards = Erste Partie: Karten
help-tutorial-dice = Erste Partie: Würfel
help-hand = Meine Hand, mein Blatt
help-hand-back = Platz zurücknehmen
help-scores = Punkte
help-board = Tisch hier zeigen
help-leave = Verlassen …
help-rules-cards = Regeln: Karten
help-rules-dice = Regeln: Würfel

# The message with buttons that stays in a channel.
help-panel-title = Hier wird Wizard gespielt
help-panel = Drück auf einen Knopf: Niemand muss einen Befehl tippen. Öffne einen Tisch, und andere kommen mit **Platz nehmen** dazu; Computer besetzen die übrigen Plätze. Die erste Partie und die Partie des Tages spielst du jederzeit für dich allein.
help-panel-managers = Nur wer diesen Server verwaltet, kann die Tafel aufhängen. Was du hier tun kannst, zeigt die **Hilfe**.
help-bell = Ruf mich …
help-help = Hilfe
help-profile = Mein Profil
help-leaderboard-cards = Bestenliste: Karten
help-leaderboard-dice = Bestenliste: Würfel
help-privacy = Meine Daten
