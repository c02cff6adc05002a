# The panel of a server’s settings.

settings-title = Settings of this server
settings-not-yours = Only members with Manage Server may change this. These are the settings:

settings-game = **Played**: { $what }
settings-game-cards = card game
settings-game-dice = dice game
settings-clock = **Clock**: { $what }
settings-clock-none = no time limit
settings-clock-live = live, one minute per decision
settings-clock-relaxed = relaxed, ten minutes per decision
settings-clock-slow = slow, one day per decision
settings-level = **Computer players**: { $what }
settings-place = **A table opens**: { $what }
settings-place-here = in the channel
settings-place-thread = in a thread of its own
settings-channels = **Channels for tables**: { $what }
settings-every-channel = every channel
settings-look = **Shown**: { $what }
settings-look-pictures = as pictures
settings-look-text = as text alone
settings-language = **Language of tables**: { $what }
settings-enders = **Ended by**: { $what }
settings-enders-host = the host, or a member with Manage Server; others vote
settings-enders-nobody = a vote, or a member with Manage Server
settings-limits = **Limits**: { $tables ->
    [one] one table
   *[other] { $tables } tables
} here, { $lobbies ->
    [one] one lobby
   *[other] { $lobbies } lobbies
} per person
settings-zone = **Time zone**: { $what }
settings-bell = **Called for a new table**: { $what }
settings-no-bell-role = nobody but those who asked for it
settings-weekly = **The week**: { $what }
settings-weekly-off = no message
settings-weekly-on = a message about the week before, after the first game of each week
settings-reactions = **Reactions and spectators**: { $what }
settings-reactions-on = players and computer players react at the table; those who watch guess who makes it, and see what a player lets them see
settings-reactions-off = no reactions, no guesses, no looking through players’ eyes
settings-turn-reactions-off = Turn reactions, guesses and eyes off
settings-turn-reactions-on = Turn reactions, guesses and eyes on
settings-presets = **Saved presets**: { $what }
settings-no-preset = none

settings-page-tables = New tables
settings-page-places = Channels
settings-page-limits = Limits
settings-page-presets = Presets
settings-page-bell = Bell and week
settings-page-reset = Defaults

settings-about-tables = New tables start like this, unless the host chooses otherwise.
settings-about-places = Tables open only in these channels and their threads; clear the list to allow all. Tables already open elsewhere stay.
settings-about-places-all = Tables open in every channel where I may post; choose channels to allow only those. Tables already open elsewhere stay.
settings-about-limits = Who may end a game without asking, and how many tables there may be. Members with Manage Server may always end one.
settings-about-presets = To save a preset, open a lobby in this channel, choose its options, and come back here.
settings-about-presets-here = You can save the table in this channel as a preset: { $what }
settings-about-bell = A new table calls this role, at most once in two hours; I may mention it if everyone may, or if I have that permission. Members who want to be called themselves turn on their bell. The time zone is that of people who have not named their own. The message of the week has a vote on the next preset.
settings-bell-everyone = A new table never calls everyone: choose a role that people have asked for.
settings-pick-bell-role = Called for a new table: no role
settings-about-reset = This sets everything above back to the defaults. Saved presets are kept.
settings-really-delete = Really delete “{ $name }”? Tables that use it keep their options.

settings-reset = Back to defaults
settings-save = Save as preset
settings-delete = Delete preset
settings-saved = “{ $name }” is saved: choose it in a lobby’s options, or with `/wizard { command-play.name } { option-saved.name }:`.
settings-deleted = The preset is deleted.
settings-are-reset = All settings are back to their defaults; saved presets are kept.
settings-name-label = Name
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
about-place-thread = The channel stays free; one line there says how the game ended.

pick-look-pictures = Tables are shown: as pictures
about-look-pictures = Where Discord accepts them and the bot’s host has not turned them off.
pick-look-text = Tables are shown: as text alone
about-look-text = Nothing is left out. Open tables change right away.

pick-enders-host = Who may end a game: its host
about-enders-host = Or a member with Manage Server; everyone else proposes it and votes.
pick-enders-nobody = Who may end a game: only a vote
about-enders-nobody = Or a member with Manage Server; the host asks the others, too.

settings-pick-tables = Tables at once: { $number }
settings-pick-tables-about = Lobbies and games on the whole server.
settings-pick-lobbies = Lobbies of one person: { $number }
settings-pick-lobbies-about = A lobby counts until its game begins or it closes.

pick-weekly-off = The week: no message
about-weekly-off = Nothing is posted about weeks, and nobody votes.
pick-weekly-on = The week: one message
about-weekly-on = Table of the week before and a vote on the next preset, after a week’s first game.

pick-delete-none = Delete a preset …
about-delete-none = You will be asked to confirm.

refusal-not-in-this-channel = No table may open in this channel. On this server, tables open in { $channels }.
refusal-name-blank = A preset needs a name that can be seen: one letter is enough.
refusal-name-long = A preset’s name has at most 32 characters.
refusal-name-taken = A preset is called “{ $name }” already: choose another name, or delete that one first.
refusal-saved-already = These options are the preset “{ $name }” already.
refusal-many-presets = { $most } presets are saved, and that is the limit: delete one first.
refusal-no-such-preset = No preset is called “{ $name }” here. Saved presets: { $saved }.
refusal-no-presets = No preset is called “{ $name }” here: none has been saved on this server yet.
refusal-two-presets = Choose either `{ option-preset.name }` or `{ option-saved.name }`, not both.

# Each language by its own name.
language-en = English
language-de = Deutsch
language-fr = Français
language-nl = Nederlands
# To people who manage the server, once, when its first lobby has settled the language.
settled-language = The language of my tables on this server is now { $language }. Choose another under { $settings }, **{ settings-page-places }**.
settings-pick-language = Tables are in: { $language }
settings-pick-language-about = What everyone reads: tables, results and leaderboards.
settings-own-language = I read: { $language }
settings-own-language-about = My hand, my settings and all other answers to me alone, on every server.
pick-own-language-discord = I read: as in my Discord
about-own-language-discord = The language of your Discord, if I speak it; otherwise the server’s.
