# The hour at which a lobby begins by itself. { $hour } and { $countdown } are shown in each reader's time zone.

lobby-hour = Begin at …
hour-title = Begin at a set time
hour-about = Everyone reads the hour in their own time zone. At that time I call those who sit here.
hour-none = No hour is named: you start the game.
hour-named = **Begins at { $hour }**, { $countdown }, with everyone who is here by then (at least { $fewest }).
hour-missed = **The game was to begin at { $hour }**, but could not: it takes at least { $fewest } players and options that go together. The host starts the game, or names another hour.
hour-or-host = The host may start the game earlier; the order of play is drawn then.
hour-other = Other time …
hour-form-label = Time in { $city }, at most a day ahead
hour-form-placeholder = 20:30
hour-unknown = “{ $typed }” is no time of day. Type it like 20:30 or 8 pm. Nothing has changed.
# The mentions of people come first.
hour-call = { $people } It is { $hour }: the game begins.
pick-hour-never = No hour
about-hour-never = The host starts the game.
pick-hour = Begin at { $time }
about-hour = { $day ->
    [today] Today ({ $city })
   *[tomorrow] Tomorrow ({ $city })
}

refusal-wrong-hour = That hour has passed, or is more than a day away. Name another one.
