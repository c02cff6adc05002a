# Wo der Bot nicht ist: Direktnachrichten, Gruppenchats und Server, die ihn nicht hinzugefügt haben.
elsewhere-goes-on = 15 Minuten Stille? Jeder Knopf hier weckt mich.
elsewhere-lobby = Ich bin hier kein Mitglied: Es gibt kein Zeitlimit, kein Rating und keine Bestenliste. Sobald das Spiel beginnt, holt ihr euch eure Hand mit einem Knopf.
elsewhere-proposed = Du hast es vorgeschlagen. Die anderen stimmen auf demselben Weg zu.
elsewhere-newcomer = Ab der nächsten Runde spielst du statt **{ $computer }**: Hol dir dann deine Hand mit einem Knopf. Dein Ergebnis zählt nicht.
elsewhere-profile = Partien in Direktnachrichten, in Gruppenchats und auf Servern, die mich nicht hinzugefügt haben
elsewhere-profile-of-another = Hier siehst du nur dein eigenes Profil. Die Profile anderer gibt es auf Servern.
elsewhere-no-profile = Du hast außerhalb von Servern noch keine Partie zu Ende gespielt: Dein Profil hier beginnt mit der ersten. `/wizard { command-play.name }` öffnet eine Lobby.
elsewhere-help = Ich bin hier kein Mitglied: Ich antworte, wenn jemand einen Knopf drückt, und tue sonst nichts. Es gibt kein Zeitlimit, kein Rating und keine Bestenliste, und eine Hand bekommt nur, wer sie sich mit einem Knopf holt.
elsewhere-help-seated = Du hast einen Platz in der Lobby hier. Sobald der Host das Spiel begonnen hat, steht auf der Nachricht des Tisches ein Knopf für deine Hand.
elsewhere-help-host = Du bist hier der Host. Die Nachricht der Lobby hat **Optionen**, **Computer dazu** und **Beginnen**; sobald das Spiel beginnt, hat sie einen Knopf für deine Hand.
elsewhere-commands = **Befehle**
    { $play } öffnet eine Lobby
    { $hand } zeigt deine Hand, nur dir
    { $board } holt den Tisch hierher
    { $scores } zeigt den Block der Wahrheit
    { $leave } verlässt den Tisch, vorerst oder endgültig
    { $rules } erklärt ein Thema
    { $tutorial } ist eine erste Partie
    { $daily } ist die Partie des Tages, für alle gleich
    Und mehr: Gib `/wizard` ein, um alle zu sehen.
