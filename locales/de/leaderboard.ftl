# Bestenlisten: nach Rating, nach Saison, nach Zahl der Plätze, und die eigene Zeile.

board-title = Bestenliste · { $game ->
    [dice] Würfelspiel
   *[cards] Kartenspiel
}
board-title-players = { board-title }, { $players } am Tisch
board-by-rating = nach Rating, ab der dritten Partie mit anderen Leuten
board-head-rating = Rating
board-empty-rating = Ratings beginnen bei drei Partien mit anderen Leuten; so viele hat noch niemand gespielt.
# Unter einem der Sätze, die sagen, warum niemand gelistet ist.
board-missing = { $missing ->
    [one] **{ $name }** fehlt noch eine.
   *[other] **{ $name }** fehlen noch { $missing }.
}
board-unlisted-rating = **{ $name }** ist noch nicht gelistet: Ratings beginnen bei drei Partien mit anderen Leuten; noch { $missing }.
board-unlisted-third = **{ $name }** ist noch nicht gelistet: Der Schnitt beginnt bei drei Partien; noch { $missing }.
board-unlisted = **{ $name }** hat hier noch keine Partie zu Ende gespielt.
board-season = { $quarter ->
    [1] Januar bis März
    [2] April bis Juni
    [3] Juli bis September
   *[4] Oktober bis Dezember
} { $year }

# Über den Zahlen, wo sonst eine Medaille steht.
board-medal = { $medal } **{ $name }**{ $titled ->
    [yes] {" "}· *{ $title }*
   *[no] {""}
}
board-no-win = { $people ->
    [1] **{ $name }** eröffnet diese Bestenliste; der erste Sieg kommt noch.
   *[other] Noch hat niemand gewonnen: Der erste Sieg kommt noch.
}

# Was die Werte der beiden Auswahlen bedeuten, in einer Zeile.
board-about-rating = Stärke nach Rängen in Partien mit anderen Leuten, ab der dritten
board-about-wins = Erste Ränge, auch geteilte
board-about-points = Schnitt aller Partien, ab der dritten
board-about-precision = Anteil genauer Vorhersagen, ab der dritten Partie
board-about-games = Zu Ende gespielte Partien
board-about-all-time = Jede Partie auf diesem Server
board-about-month = Bis heute
board-about-season = Eine abgelaufene Saison
