# Weggaan, beëindigen, en de ranglijst.

leave-ask = Even weggaan (een computer valt in tot je terug bent) of definitief (een computer neemt je plaats in; de uitslag telt nog voor jou)?
leave-ask-last = Verder is hier niemand meer. Even weggaan (het spel wacht op je) of definitief (het spel eindigt en telt voor niemand)?
leave-ask-alone = Alle anderen zijn weg. Even weggaan (het spel wacht tot iemand van jullie terugkomt) of definitief (een computer neemt je plaats in, het spel wacht op de anderen, en de uitslag telt nog voor jou)?
leave-for-now = Even
leave-for-good = Definitief
leave-done = Je hebt de tafel verlaten.
end-ask = Deze tafel voor iedereen beëindigen? Een onvoltooid spel telt voor niemand.
end-yes = Tafel beëindigen
end-done = De tafel is gesloten.
lobby-left = Je hebt je plaats opgegeven.

board-period-all-time = altijd
board-period-month = de laatste dertig dagen
board-by-wins = op gewonnen spellen
board-by-points = op punten per spel, vanaf het derde spel
board-by-precision = op precieze voorspellingen, vanaf het derde spel
board-by-games = op gespeelde spellen
board-empty = Er staat nog niemand op. Speel een spel uit: `/wizard { command-play.name }`.
board-empty-third = Gemiddelden tellen vanaf drie spellen; zoveel heeft nog niemand er gespeeld.
board-page = Pagina { $page } van { $pages }
board-people = { $people ->
    [one] één persoon
   *[other] { $people } mensen
}
board-previous = Vorige
board-next = Volgende
board-head-games = spel
board-head-wins = won
board-head-points = gem
board-head-exact = goed
