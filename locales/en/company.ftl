# What the people around a table do besides the game: reactions, on a player’s own message and at the table.

more-bravo = ⭐ Well played
more-bravo-about = For everyone to see, until the next trick or roll.
more-laugh = 😂 Ha!
more-laugh-about = For everyone to see, until the next trick or roll.
more-wow = 😮 Oh!
more-wow-about = For everyone to see, until the next trick or roll.
more-sigh = 😩 Oh no
more-sigh-about = For everyone to see, until the next trick or roll.
more-smirk = 😏 Just as planned
more-smirk-about = For everyone to see, until the next trick or roll.
more-mutes = Mute …
more-mutes-about = Whose reactions I do not want to see.
reaction = { $name }: { $what }
reaction-shown = Shown at the table.
refusal-reacted-just-now = You have reacted already: one reaction in five seconds is enough.
refusal-no-reactions = There are no reactions, no guesses and no looking through players’ eyes on this server: those who manage it have turned them off.
mutes-about = The table looks the same to everyone. While you sit here, reactions of those you mute are shown to nobody, and they are not told.
mutes-now = { $count ->
    [0] You have muted nobody here.
   *[other] Muted: { $names }.
}
mutes-mute = Mute { $name }
mutes-unmute = Unmute { $name }
