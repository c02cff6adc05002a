# Gehen, beenden, und die Bestenliste.

leave-ask = Vorerst gehen (ein Computer springt ein, bis du zurück bist) oder endgültig (er behält deinen Platz; das Ergebnis zählt trotzdem für dich)?
leave-ask-last = Außer dir ist niemand mehr hier. Vorerst gehen (das Spiel wartet auf dich) oder endgültig (das Spiel endet und zählt für niemanden)?
leave-ask-alone = Alle anderen sind weg. Vorerst gehen (das Spiel wartet, bis jemand von euch zurück ist) oder endgültig (ein Computer behält deinen Platz, das Spiel wartet auf die anderen, und das Ergebnis zählt trotzdem für dich)?
leave-for-now = Vorerst
leave-for-good = Endgültig
leave-done = Du bist gegangen.
end-ask = Diesen Tisch für alle beenden? Ein unfertiges Spiel zählt für niemanden.
end-yes = Tisch beenden
end-done = Der Tisch ist geschlossen.
lobby-left = Du hast deinen Platz aufgegeben.

board-period-all-time = insgesamt
board-period-month = die letzten dreißig Tage
board-by-wins = nach gewonnenen Partien
board-by-points = nach Punkten pro Partie, ab der dritten
board-by-precision = nach genauen Vorhersagen, ab der dritten Partie
board-by-games = nach gespielten Partien
board-empty = Noch niemand gelistet. Spiel eine Partie zu Ende: `/wizard { command-play.name }`.
board-empty-third = Der Schnitt beginnt bei drei Partien; so viele hat noch niemand gespielt.
board-page = Seite { $page } von { $pages }
board-people = { $people ->
    [one] eine Person
   *[other] { $people } Personen
}
board-previous = Zurück
board-next = Weiter
board-head-games = Spiele
board-head-wins = gew
board-head-points = Ø
board-head-exact = erf.
