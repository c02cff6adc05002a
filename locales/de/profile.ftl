# Das Profil einer Person auf einem Server.

profile-title = { $name }{ $titled ->
    [yes] {" "}· { $title }
   *[no] {""}
} · { $shown }
profile-none-own = Du hast auf diesem Server noch keine Partie zu Ende gespielt: Mit der ersten beginnt dein Profil. `/wizard { command-play.name }` öffnet eine Lobby.
profile-elsewhere = Außerhalb von Servern hast du { $games ->
    [one] eine weitere Partie
   *[other] { $games } weitere Partien
} zu Ende gespielt: `/wizard { command-profile.name }` zeigt sie in Direktnachrichten mit mir.
profile-none = Nichts zu zeigen: auf diesem Server noch keine Partie zu Ende gespielt. Computer und Bots haben kein Profil.
profile-cards = Kartenspiel
profile-dice = Würfelspiel
profile-achievements = Erfolge
profile-achievements-rest = Weitere Erfolge
profile-page-empty = { $page }: noch nichts
profile-share = Allen zeigen
profile-text-only = Nur Text
profile-with-picture = Mit Bild

# Der Kopf und die Zeilen der Tabelle: höchstens 7 Zeichen breit.
profile-head = Plätze
profile-head-all = alle
profile-row-games = Spiele
profile-row-wins = Siege
profile-row-points = Schnitt
profile-row-best = Rekord
profile-row-exact = erfüllt

profile-places = Ränge: { $places }
profile-count = { $medal } { $count }
profile-rating = Rating: { $last }, anfangs { $first }, am tiefsten { $lowest }, am höchsten { $highest }
profile-mean = Punkte pro Partie im Schnitt: { $last }, anfangs { $first }, am tiefsten { $lowest }, am höchsten { $highest }
profile-streaks = In Folge: { $exact ->
    [one] eine genaue Vorhersage
   *[other] { $exact } genaue Vorhersagen
} (jetzt { $exact-now }), { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
} (jetzt { $wins-now })
profile-last = Letzte Partien, älteste zuerst, mit genauen Vorhersagen: { $games }
profile-last-game = { $medal } { $exact }{"\u00A0"}%
profile-beaten = Schlägt am häufigsten: { $rivals }
profile-unbeaten = Verliert am häufigsten gegen: { $rivals }
profile-rival = { $name }{"\u00A0"}{ $won }–{ $lost }
profile-stood-in = { $games ->
    [one] Eine dieser Partien hat ein Computer zu Ende gespielt.
   *[other] { $games } dieser Partien hat ein Computer zu Ende gespielt.
}

# Erfolge: Jeder hat einen Namen und einen Satz, der sagt, wofür.
profile-had = Erfolge, { $had } von { $all }: { $names }
profile-had-none = Erfolge: noch keiner von { $all }
profile-count-achieved = { $had } von { $all } Erfolgen
profile-achieved = 🏅 **{ $name }** · { $sentence }
profile-not-achieved = ▫️ **{ $name }** · { $done } von { $of } · { $sentence }
achievement-first-win = Schlussstein
achievement-first-win-why = Eine Partie gewinnen.
achievement-five-exact = Scharfes Auge
achievement-five-exact-why = Fünf genaue Vorhersagen in Folge machen.
achievement-below-zero = Unter der Erde
achievement-below-zero-why = Eine Partie unter null beenden.
achievement-no-exact = Hab ich’s nicht gesagt
achievement-no-exact-why = Eine Partie mit mindestens fünf Vorhersagen beenden, von denen keine genau ist.
achievement-ten-games = Stammgast
achievement-ten-games-why = Zehn Partien zu Ende spielen.
achievement-from-last = Aus der Asche
achievement-from-last-why = Gleich nach einem letzten Rang im selben Spiel gewinnen.
achievement-both-games = Zwei Künste
achievement-both-games-why = Mit Karten und mit Würfeln gewinnen.
achievement-shared-win = Seite an Seite
achievement-shared-win-why = Einen ersten Rang teilen.
achievement-five-second = Ganz knapp
achievement-five-second-why = Fünfmal den zweiten Rang belegen.
achievement-three-wins = Drei Steine
achievement-three-wins-why = Drei Partien in Folge gewinnen.
achievement-by-a-hair = Um Haaresbreite
achievement-by-a-hair-why = Mit dem kleinsten Vorsprung gewinnen: zehn Punkte mit Karten, einer mit Würfeln oder gar keiner.
achievement-thousand-points = Zwergenhort
achievement-thousand-points-why = Mit Karten tausend Punkte sammeln, in Partien über null.
achievement-ten-exact = Klarer Blick
achievement-ten-exact-why = Zehn genaue Vorhersagen in Folge machen.
achievement-full-circle = Voller Kreis
achievement-full-circle-why = An einem vollen Tisch spielen: zu sechst mit Karten, zu fünft mit Würfeln.
achievement-every-table = An jedem Tisch
achievement-every-table-why = Mit Karten zu dritt, zu viert, zu fünft und zu sechst gewinnen.
achievement-every-page = In jedem Kreis
achievement-every-page-why = Mit Würfeln zu zweit, zu dritt, zu viert und zu fünft gewinnen.
achievement-hundred-exact = Wort und Tat
achievement-hundred-exact-why = Hundert Vorhersagen genau treffen.
achievement-ten-dice = Hand des Sehers
achievement-ten-dice-why = Zehn Partien mit Würfeln gewinnen.
achievement-ten-last = Grundstein
achievement-ten-last-why = Zehnmal den letzten Rang belegen: Jemand muss die anderen tragen.
achievement-hundred-games = Teil des Steinkreises
achievement-hundred-games-why = Hundert Partien zu Ende spielen.
achievement-all-exact = Orakel
achievement-all-exact-why = In einer Partie jede Vorhersage genau treffen.
achievement-giants-fall = Der Riese fällt
achievement-giants-fall-why = Gegen jemanden mit viel höherem Rating gewinnen.

# Neben einem Namen: der Titel, den die Person gewählt hat.
titled = { $name } *{ $title }*
profile-select-title = Titel: { $name }
profile-no-title = Titel: keiner
profile-about-title = Neben deinem Namen steht nichts.

# Auf seinem Bild
picture-games = { $games ->
    [one] Partie
   *[other] Partien
}
picture-wins = { $wins ->
    [one] Sieg
   *[other] Siege
}
picture-exact = genau
picture-streak = in Folge
picture-rating = Rating
picture-mean = Schnitt
picture-place = Rang

# Die Beschreibung seines Bildes
alt-profile = { $name } { $game ->
    [dice] mit Würfeln
   *[cards] mit Karten
}: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $wins } gewonnen, { $exact }{"\u00A0"}% der Vorhersagen genau, höchstens { $streak } in Folge.
alt-profile-rating = Rating von { $first } bis { $last }, zwischen { $lowest } und { $highest }.
alt-profile-mean = Punkte pro Partie im Schnitt von { $first } bis { $last }, zwischen { $lowest } und { $highest }.
alt-profile-last = Die letzten Partien, älteste zuerst, Rang und Anteil genauer Vorhersagen: { $games }.
alt-profile-game = { $place } ({ $exact }{"\u00A0"}%)
