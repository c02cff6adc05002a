# Ranglijsten: op rating, per seizoen, per aantal spelers, en de eigen regel.

board-title = Ranglijst · { $game ->
    [dice] dobbelspel
   *[cards] kaartspel
}
board-title-players = { board-title } met { $players } spelers
board-by-rating = op rating, vanaf het derde spel met andere mensen
board-head-rating = rating
board-empty-rating = Een rating is er vanaf drie spellen met andere mensen; zoveel heeft nog niemand er gespeeld.
# Onder een van de zinnen die zeggen waarom er niemand op staat.
board-missing = **{ $name }**: nog { $missing } te gaan.
board-unlisted-rating = **{ $name }** staat er nog niet op: een rating is er vanaf drie spellen met andere mensen; nog { $missing } te gaan.
board-unlisted-third = **{ $name }** staat er nog niet op: gemiddelden tellen vanaf drie spellen; nog { $missing } te gaan.
board-unlisted = **{ $name }** heeft hier nog geen spel uitgespeeld.
board-season = { $quarter ->
    [1] januari t/m maart
    [2] april t/m juni
    [3] juli t/m september
   *[4] oktober t/m december
} { $year }

# Boven de cijfers, waar anders een medaille staat.
board-medal = { $medal } **{ $name }**{ $titled ->
    [yes] {" "}· *{ $title }*
   *[no] {""}
}
board-no-win = { $people ->
    [1] **{ $name }** staat als eerste op deze ranglijst en heeft nog niet gewonnen.
   *[other] Gewonnen heeft nog niemand: de eerste keer moet nog komen.
}

# Wat de waarden van de twee keuzelijsten betekenen, op één regel.
board-about-rating = Speelsterkte naar rang in spellen met andere mensen, vanaf het derde
board-about-wins = Eerste plaatsen, ook gedeelde
board-about-points = Gemiddelde van alle spellen, vanaf het derde
board-about-precision = Aandeel precieze voorspellingen, vanaf het derde spel
board-about-games = Uitgespeelde spellen
board-about-all-time = Elk spel op deze server
board-about-month = Tot nu toe
board-about-season = Een seizoen dat voorbij is
