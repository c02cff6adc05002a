# Was beim Zuschauen zu drücken ist: *Nächstes Mal dabei*, und *Einspringen* für einen Computer.
next-button = Nächstes Mal dabei
next-take-back = Doch nicht
next-in = Du bist beim nächsten Spiel dabei: Wenn hier jemand **Revanche** drückt, hast du einen Platz in der Lobby.
next-out = Du bist beim nächsten Spiel nicht dabei.
next-who = { $people ->
    [0] Noch hat niemand nach einem Platz darin gefragt.
    [one] Platz gewünscht: { $names }.
   *[other] Platz gewünscht, in dieser Reihenfolge: { $names }.
}
next-plays-already = Du spielst hier schon mit. Wenn das Spiel aus ist, öffnet **Revanche** das nächste.
newcomer-button = Einspringen für { $computer }
newcomer-in = Ab der nächsten Runde spielst du statt **{ $computer }**: Deine Hand erscheint dann von selbst. Dein Ergebnis zählt nicht, und die Partie bleibt ohne Rating.
newcomer-out = Du springst nicht ein, du schaust zu.
newcomer-take-back = Lieber zuschauen
