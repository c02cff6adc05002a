# The same deal as in a game that is over: the invitation, one's own game, and both results.

challenge-play = Zelfde spel
challenge-dare = Iedereen hier uitdagen
challenge-title = Zelfde spel · #{ $table }
challenge-to = { $named ->
    [yes] { $whom }, **{ $by }** daagt je uit
   *[no] **{ $by }** daagt jullie allemaal uit
}: { $own ->
    [yes] ik haalde
   *[no] { $of } haalde
} { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} in spel #{ $table }. Wie haalt meer met dezelfde { $game ->
    [dice] dobbelstenen
   *[cards] kaarten
}?
challenge-known = Je speelde mee in spel #{ $table }, dus je weet wat er komt. Maar anderen kunnen op *Zelfde spel* drukken en proberen meer te halen.
challenge-elsewhere = Anderen kunnen dit spel alleen spelen in het kanaal waar het werd gespeeld: daag ze daar uit.
challenge-none = Dit spel kan niemand naspelen: het is niet uitgespeeld, er was niemand bij wiens plaats je kunt innemen, of een andere versie van de bot heeft gedeeld.
challenge-other-version = Je spel is begonnen in een andere versie van de bot en kan niet verder.

# Above one's own hand or page.
challenge-seat = je speelt op de plaats van { $of }{ $people ->
    [0] {""}
   *[other] , en meesters spelen voor { $others }
}
challenge-against = { $side ->
    [behind] { $points } achter { $of }
    [ahead] { $points } voor op { $of }
   *[level] gelijk met { $of }
}

challenge-made = { $side ->
    [behind] **{ $of }** blijft voor met **{ $theirs }**: jij haalde **{ $own }**.
    [ahead] Je verslaat **{ $of }** met **{ $own }** tegen **{ $theirs }**!
   *[level] Gelijkspel: net als **{ $of }** haalde je **{ $own }**.
}
challenge-rounds = Ronden { $first } tot en met { $last }
challenge-unrated = Het telt voor geen rating en geen ranglijst: wat er komt, kon bekend zijn.
challenge-replay = Spel van { $of } naspelen
challenge-record = Het verslag van jouw spel met de kaarten of dobbelstenen van spel #{ $table }: `henge verify` controleert toeval en zetten.

# On the result of the game.
challenge-result = **Zelfde spel.** { $people }

# The answers to a person who cannot challenge the one whom they have chosen.
challenge-oneself = Je weet wat er komt: daag iemand anders uit.
challenge-bot = Bots nemen geen uitdaging aan. Kies een mens.
challenge-absent = { $name } is niet op deze server, of ziet dit kanaal niet.
challenge-no-game = Je hebt op deze server nog geen spel uitgespeeld. Daarna kun je anderen uitdagen om hetzelfde te spelen.
challenge-known-to = { $name } speelde mee in je laatste spel en weet dus wat er komt. Geen van je laatste tien spellen kan hier een uitdaging zijn.
challenge-played-by = { $name } heeft je laatste spel al nagespeeld. Geen van je laatste tien spellen kan hier een uitdaging zijn.
challenge-other-channel = Je laatste spel werd in { $channel } gespeeld, en alleen daar kunnen anderen het spelen: daag ze daar uit.
challenge-again = { $name } is net uitgedaagd, en niemand wordt vaker dan één keer per uur uitgedaagd. Probeer het over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
} opnieuw.
challenge-too-many = Je kunt elke tien minuten één persoon uitdagen. Probeer het over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
} opnieuw.
