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
challenge-none = Dit spel is niet uitgespeeld, of er was niemand bij wiens plaats je kunt innemen.
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
challenge-unrated = Het telt voor geen enkele score: wat er komt, kon bekend zijn.
challenge-replay = Spel van { $of } naspelen
challenge-record = Het verslag van jouw spel met de kaarten of dobbelstenen van spel #{ $table }: `henge verify` controleert toeval en zetten.

# On the result of the game.
challenge-result = Zelfde spel: { $people }
