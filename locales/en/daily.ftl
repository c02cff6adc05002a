# The deal of the day: everybody's message, one's own game, yesterday's with all hands, and its luck.

daily-title = ☀️ Deal of the day · { $number }
daily-about = { $game ->
    [dice] Five rounds of dice, about four minutes. The same dice and the same three archmages for everyone. One try, and only you see it.
   *[cards] Five rounds of cards, about four minutes. The same cards and the same three archmages for everyone. One try, and only you see it.
}
# A hit or a miss for each round, the points, and the days in a row.
daily-line = { $place } **{ $name }** { $strip } **{ $points }** · { $days ->
    [one] new
   *[other] { $days } days
}
daily-nobody = Nobody has finished it yet.
daily-par = par: a master made { $points }
daily-people = { $people ->
    [one] { $people } has finished
   *[other] { $people } have finished
}
daily-server-streak = this server’s streak: { $days ->
    [one] { $days } day
   *[other] { $days } days
}
daily-best-of-yesterday = yesterday { $name } won with { $points }
daily-reminder = { $people }: today’s deal is here.

daily-play = Play today’s deal
daily-yesterday = Yesterday, open
daily-remind = Remind me
daily-remind-no-more = Don’t remind me
daily-luck-button = Fair luck

daily-against-par = { $side ->
    [below] { $points } below par
    [above] { $points } above par
   *[on] on par
}
daily-made = { $strip } **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}**, { $against-par }: a master made { $par }.
daily-rounds = By rounds: { $rounds }.
daily-place = So far you are number { $place } of { $people } on this server.
daily-streak = { $days ->
    [one] { $days } day in a row.
   *[other] { $days } days in a row.
}
daily-next = The next deal comes { $next }. This one is opened { $opens }: then nothing of it is hidden.
daily-struck = You finished this deal on another server first. That game counts, this one does not.
daily-too-late = Deal { $number } is closed: a game that is begun can be finished until one hour after midnight UTC.
daily-other-version = Your game of today was begun in another version of the bot and cannot go on. Tomorrow there is a new one.
daily-none = There is no deal of the day here. Whoever hosts the bot can set it up.
daily-no-yesterday = No earlier deal is open yet.
daily-not-open = This deal is not open yet.

daily-reminded = When the day’s message is posted here, I mention you. Press again to stop that.
daily-not-reminded = I no longer mention you when the day’s message is posted.

daily-yesterday-title = **Deal of the day · { $number }**, round { $round } of { $rounds }, nothing hidden
daily-round = Round { $round }
daily-a-master = A master
daily-record = The record of deal { $number }: `henge verify` checks its luck and its moves.

daily-luck-title = The luck of the deals
daily-sealed = Deal { $number } is sealed: table { $table }, `{ $commitment }`
daily-opened = Deal { $number } is open. Its secret: `{ $secret }`
daily-luck-why = A seal shows that nobody has changed the deal since. The SHA-256 of each secret is the secret of the day before, so all servers and all days belong to one chain.
