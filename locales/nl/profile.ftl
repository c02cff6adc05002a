# Een profiel op een server.

profile-title = { $name }{ $titled ->
    [yes] {" "}· { $title }
   *[no] {""}
} · { $shown }
profile-none-own = Je hebt op deze server nog geen spel uitgespeeld: je profiel begint met het eerste. `/wizard { command-play.name }` opent een lobby.
profile-elsewhere = Buiten servers heb je nog { $games ->
    [one] één spel
   *[other] { $games } spellen
} uitgespeeld: `/wizard { command-profile.name }` laat ze zien in privéberichten met mij.
profile-none = Er is niets te tonen: op deze server is hier nog geen spel uitgespeeld. Computers en bots hebben geen profiel.
profile-cards = Kaartspel
profile-dice = Dobbelspel
profile-achievements = Prestaties
profile-achievements-rest = Meer prestaties
profile-page-empty = { $page }: nog geen
profile-share = Aan allen tonen
profile-text-only = Alleen tekst
profile-with-picture = Met beeld

# De kop en de rijen van de tabel: hoogstens 7 kolommen breed.
profile-head = spelers
profile-head-all = alle
profile-row-games = spellen
profile-row-wins = won
profile-row-points = gem.
profile-row-best = beste
profile-row-exact = precies

profile-places = Rangen: { $places }
profile-count = { $medal } { $count }
profile-rating = Rating: { $last }, eerst { $first }, laagste { $lowest }, hoogste { $highest }
profile-mean = Gemiddeld aantal punten per spel: { $last }, eerst { $first }, laagste { $lowest }, hoogste { $highest }
profile-streaks = Op rij: { $exact ->
    [one] één precieze voorspelling
   *[other] { $exact } precieze voorspellingen
} (nu { $exact-now }), { $wins ->
    [one] één keer gewonnen
   *[other] { $wins } keer gewonnen
} (nu { $wins-now })
profile-last = Laatste spellen, oudste eerst, met precieze voorspellingen: { $games }
profile-last-game = { $medal } { $exact }%
profile-beaten = Wint het vaakst van: { $rivals }
profile-unbeaten = Verliest het vaakst van: { $rivals }
profile-rival = { $name }{"\u00A0"}{ $won }–{ $lost }
profile-stood-in = { $games ->
    [one] Eén van deze spellen is door een computer uitgespeeld.
   *[other] { $games } van deze spellen zijn door een computer uitgespeeld.
}

# Prestaties: elk heeft een naam en een zin die zegt waarvoor.
profile-had = Prestaties, { $had } van { $all }: { $names }
profile-had-none = Prestaties: nog geen van de { $all }
profile-count-achieved = { $had } van de { $all } prestaties
profile-achieved = 🏅 **{ $name }** · { $sentence }
profile-not-achieved = ▫️ **{ $name }** · { $done } van { $of } · { $sentence }
achievement-first-win = Sluitsteen
achievement-first-win-why = Win een spel.
achievement-five-exact = Scherp oog
achievement-five-exact-why = Doe vijf precieze voorspellingen op rij.
achievement-below-zero = Onder de grond
achievement-below-zero-why = Eindig een spel onder nul.
achievement-no-exact = Zie je wel
achievement-no-exact-why = Speel een spel met minstens vijf voorspellingen uit zonder één precieze.
achievement-ten-games = Vaste gast
achievement-ten-games-why = Speel tien spellen uit.
achievement-from-last = Uit de as
achievement-from-last-why = Win meteen na een laatste plaats in hetzelfde spel.
achievement-both-games = Twee kunsten
achievement-both-games-why = Win het kaartspel en het dobbelspel.
achievement-shared-win = Zij aan zij
achievement-shared-win-why = Deel een eerste plaats.
achievement-five-second = Zo dichtbij
achievement-five-second-why = Eindig vijf keer als tweede.
achievement-three-wins = Drie stenen
achievement-three-wins-why = Win drie spellen op rij.
achievement-by-a-hair = Op het nippertje
achievement-by-a-hair-why = Win met het kleinste verschil: tien punten in het kaartspel, één in het dobbelspel, of geen.
achievement-thousand-points = Dwergenschat
achievement-thousand-points-why = Haal duizend punten in het kaartspel, in spellen boven nul.
achievement-ten-exact = Heldere blik
achievement-ten-exact-why = Doe tien precieze voorspellingen op rij.
achievement-full-circle = Volle kring
achievement-full-circle-why = Speel aan een volle tafel: met zes het kaartspel, met vijf het dobbelspel.
achievement-every-table = Aan elke tafel
achievement-every-table-why = Win het kaartspel met drie, vier, vijf en zes spelers.
achievement-every-page = In elke kring
achievement-every-page-why = Win het dobbelspel met twee, drie, vier en vijf spelers.
achievement-hundred-exact = Zo gezegd, zo gedaan
achievement-hundred-exact-why = Doe honderd precieze voorspellingen.
achievement-ten-dice = Hand van de ziener
achievement-ten-dice-why = Win het dobbelspel tien keer.
achievement-ten-last = Fundament
achievement-ten-last-why = Eindig tien keer als laatste: iemand moet de rest dragen.
achievement-hundred-games = Een steen in de kring
achievement-hundred-games-why = Speel honderd spellen uit.
achievement-all-exact = Orakel
achievement-all-exact-why = Voorspel een heel spel lang precies goed.
achievement-giants-fall = De val van de reus
achievement-giants-fall-why = Win van iemand met een veel hogere rating.

# Naast een naam: de titel die de persoon heeft gekozen.
titled = { $name } *{ $title }*
profile-select-title = Titel: { $name }
profile-no-title = Titel: geen
profile-about-title = Naast je naam staat niets.

# Op de afbeelding
picture-games = { $games ->
    [one] spel
   *[other] spellen
}
picture-wins = { $wins ->
    [one] gewonnen
   *[other] gewonnen
}
picture-exact = precies
picture-streak = op rij
picture-rating = rating
picture-mean = gemiddeld
picture-place = rang

# De beschrijving van de afbeelding
alt-profile = { $name } { $game ->
    [dice] met dobbelstenen
   *[cards] met kaarten
}: { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}, { $wins } gewonnen, { $exact }% van de voorspellingen precies goed, hoogstens { $streak } op rij.
alt-profile-rating = Rating van { $first } naar { $last }, tussen { $lowest } en { $highest }.
alt-profile-mean = Gemiddeld aantal punten per spel van { $first } naar { $last }, tussen { $lowest } en { $highest }.
alt-profile-last = De laatste spellen, oudste eerst, rang en aandeel precieze voorspellingen: { $games }.
alt-profile-game = { $place } ({ $exact }%)
