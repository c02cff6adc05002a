# The bell: being called when somebody wants to play. And time zones, which Discord does not tell.

bell-title = Call me when somebody wants to play
bell-off = **The bell is off.** Nobody calls you on this server.
bell-about = Turn it on, and I mention you when somebody opens a table here: for the games you choose, never in your quiet hours, and at most once every two hours on all servers together.
bell-turn-on = Call me
bell-turn-off = Don’t call me
bell-rings = { $games ->
    [cards] **The bell is on:** I mention you when somebody opens a table for the card game here.
    [dice] **The bell is on:** I mention you when somebody opens a table for the dice game here.
   *[both] **The bell is on:** I mention you when somebody opens a table here, for cards or dice.
}
bell-quiet = Not between { $from } and { $to }.
bell-never-quiet = At any hour.
bell-seldom = At most once every two hours.
# The mentions, of people or of a role, come first.
bell-call = { $people } { $host } wants to play { $game ->
    [dice] the dice game.
   *[cards] the card game.
} With { $bell } you choose when I call you.

pick-called-for-both = Call me for cards and dice
about-called-for-both = For every table that somebody opens here.
pick-called-for-cards = Call me for cards
about-called-for-cards = Only when somebody opens a card game.
pick-called-for-dice = Call me for dice
about-called-for-dice = Only when somebody opens a dice game.
pick-quiet-never = No quiet hours
about-quiet-never = I call you at any hour.
pick-quiet-from = Quiet from { $hour }
about-quiet-from = From then on I do not call you.
pick-quiet-to = Quiet until { $hour }
about-quiet-to = From then on I call you again.

zone-own = Your time zone is **{ $city }**: it is { $time } there. Your Discord says { $here }; if that differs, choose another.
zone-of-server = The hours below are in this server’s time zone, **{ $city }**: it is { $time } there. Your Discord says { $here }; if that differs, choose your own.
zone-other = Other time zone …
zone-form-title = Time zone
zone-form-label = A city, or a name like Europe/Lisbon
zone-form-placeholder = Lisbon
zone-unknown = I know no time zone called “{ $typed }”. Type the largest city near you, such as Lisbon or Auckland, or choose one below. Nothing has changed.
pick-zone = Time zone: { $city }
about-zone = It is { $time } there now ({ $name }).
