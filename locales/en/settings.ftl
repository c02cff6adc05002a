# The panel of a server's settings.

settings-title = Settings of this server
settings-not-yours = Only people who can manage the server can change this. What holds here:

settings-game = **Played**: { $what }
settings-game-cards = card game
settings-game-dice = dice game
settings-clock = **Clock**: { $what }
settings-clock-none = as long as it takes
settings-clock-live = live, a minute a decision
settings-clock-relaxed = relaxed, ten minutes a decision
settings-clock-slow = slow, a day a decision
settings-level = **Computer players**: { $what }
settings-place = **A table opens**: { $what }
settings-place-here = in the channel
settings-place-thread = in a thread of its own
settings-channels = **Channels for tables**: { $what }
settings-every-channel = every channel
settings-look = **Shown**: { $what }
settings-look-pictures = as pictures
settings-look-text = as text alone
settings-enders = **Ended by**: { $what }
settings-enders-host = the host, or who manages the server; others vote
settings-enders-nobody = a vote, or who manages the server
settings-limits = **At once**: { $tables ->
    [one] one table
   *[other] { $tables } tables
} here, { $lobbies ->
    [one] one lobby
   *[other] { $lobbies } lobbies
} a person
settings-presets = **Saved presets**: { $what }
settings-no-preset = none

settings-page-tables = New tables
settings-page-places = Channels
settings-page-limits = Limits
settings-page-presets = Presets
settings-page-reset = Defaults

settings-about-tables = A new table is like this, unless who opens it says otherwise.
settings-about-places = Tables open in these channels and their threads alone; take all of them away to allow every channel. Tables that stand elsewhere stay.
settings-about-places-all = Tables open in every channel in which I may post; choose channels to allow those alone. Tables that stand elsewhere stay.
settings-about-limits = Who may end a game without asking, and how many tables there may be. Whoever manages the server may always end one.
settings-about-presets = To save a preset, open a lobby in this channel, choose its options, and come back here.
settings-about-presets-here = The table in this channel can be saved as a preset: { $what }
settings-about-reset = This sets everything above back to how it was at first. Saved presets stay.
settings-really-delete = Really delete “{ $name }”? Tables that use it keep their options.

settings-reset = Back to defaults
settings-save = Save as preset
settings-delete = Delete preset
settings-saved = “{ $name }” is saved: choose it in a lobby's options, or with `/wizard play saved:`.
settings-deleted = The preset is deleted.
settings-are-reset = Everything is as at first; saved presets stay.
settings-name-label = Its name
settings-name-placeholder = Friday night

settings-pick-options = Played: { $game }, { $preset }
settings-pick-channels = Channels for tables: every one
settings-preset-classic = classic
settings-preset-quick = quick
settings-preset-tournament = tournament
settings-preset-own = own choice

pick-preset-saved = Preset: { $name }

pick-place-here = Tables open: in the channel
about-place-here = A channel holds one table at a time.
pick-place-thread = Tables open: in a thread of their own
about-place-thread = The channel stays free, and is told in one line how the game ended.

pick-look-pictures = Tables are shown: as pictures
about-look-pictures = Where Discord takes them and whoever hosts me has not switched them off.
pick-look-text = Tables are shown: as text alone
about-look-text = It lacks nothing. Tables that stand change at once.

pick-enders-host = A game is ended by: its host
about-enders-host = Or by who manages the server; others propose it and vote.
pick-enders-nobody = A game is ended by: a vote
about-enders-nobody = Or by who manages the server; the host asks the others as well.

settings-pick-tables = Tables at once: { $number }
settings-pick-tables-about = Lobbies and games on the whole server.
settings-pick-lobbies = Lobbies of one person: { $number }
settings-pick-lobbies-about = A lobby counts until its game begins or it closes.

pick-delete-none = Delete a preset …
about-delete-none = You are asked once more.

refusal-not-in-this-channel = No table may open in this channel. On this server they open in { $channels }.
refusal-name-blank = A preset needs a name that can be seen: one letter is enough.
refusal-name-long = A preset's name has at most 32 characters.
refusal-name-taken = A preset is called “{ $name }” already: choose another name, or delete that one before.
refusal-saved-already = These options are the preset “{ $name }” already.
refusal-many-presets = { $most } presets are saved, and there are no more: delete one before.
refusal-no-such-preset = No preset is called “{ $name }” here. Saved are { $saved }.
refusal-no-presets = No preset is called “{ $name }” here: none was saved on this server yet.
refusal-two-presets = Say either `preset` or `saved`, not both.
