# What is stored about a person, its copy, and its deletion.

former-player = a former player

privacy-title = What I store about you
privacy-name = Your Discord id, and the name I last saw: **{ $name }**.
privacy-tables = { $tables ->
    [0] You had no seat at any table.
    [one] Your seat at one table: which game it was, who sat there, what was played and when.
   *[other] Your seats at { $tables } tables, on { $servers ->
        [one] one server
       *[other] { $servers } servers
    }: which games they were, who sat there, what was played and when.
}
privacy-results = { $results ->
    [0] No game has counted for you yet.
    [one] The result of one game, and your place on the leaderboards.
   *[other] The results of { $results } games, and your places on the leaderboards.
}
privacy-cuts = { $cuts ->
    [one] The words of your one cut.
   *[other] The words of your { $cuts } cuts.
}
privacy-tablets = { $tablets ->
    [one] One Tablet of Truth with your seat, or kept by you.
   *[other] { $tablets } Tablets of Truth with your seat, or kept by you.
}
# Rows of the database that concern nobody else, by their tables.
privacy-rows-daily-game = { $rows ->
    [one] Your one deal of the day: what was played, and your points.
   *[other] Your { $rows } deals of the day: what was played, and your points.
}
privacy-rows-bell = { $rows ->
    [one] One server on which I call you when somebody wants to play.
   *[other] { $rows } servers on which I call you when somebody wants to play.
}
privacy-rows-called = When I called you last, on any server.
privacy-rows-challenge = { $rows ->
    [one] One game with the same deal as another: what was played, and your points.
   *[other] { $rows } games with the same deal as another: what was played, and your points.
}
privacy-rows-daily-reminder = { $rows ->
    [one] Your wish to be mentioned in the day’s message, on one server.
   *[other] Your wish to be mentioned in the day’s message, on { $rows } servers.
}
privacy-rows-mute = { $rows ->
    [one] One player whose reactions you do not want to see.
   *[other] { $rows } players whose reactions you do not want to see.
}
privacy-rows-next-player = { $rows ->
    [one] That you are in for the next game, at one table.
   *[other] That you are in for the next game, at { $rows } tables.
}
privacy-rows-title = { $rows ->
    [one] The title that you chose, on one server.
   *[other] The titles that you chose, on { $rows } servers.
}
privacy-rows-week-vote = { $rows ->
    [one] Your vote on the preset of one week.
   *[other] Your votes on the presets of { $rows } weeks.
}
privacy-likes-text = Your choice of private messages as text only.
privacy-wants-hints = Your choice of hints where a table allows them.
privacy-language = The language that you chose for my answers.
privacy-zone = The time zone that you named: { $zone }.
privacy-why = I keep it so that games go on after a restart, count, and can be checked. Whoever can see a channel has seen the tables and results there; whoever hosts the bot can read all of it. I read no messages.
privacy-export = Export
privacy-delete = Delete everything about me
privacy-nothing = I store nothing about you. That begins when you play, choose something for yourself, vote, keep a tablet, or are mentioned on one.
privacy-elsewhere = I keep my servers in several databases, and this is only about the one with this server. On your other servers, type `/wizard { command-privacy.name }` as well.
privacy-told-elsewhere = I keep my servers in several databases, and this is only about the one with this server; to see the others, type `/wizard { command-privacy.name }` on your other servers. A deletion reaches all of them by itself, as do the choices that you make for every server.

privacy-exported = Here it is: a JSON file that only you see. The bot’s PRIVACY.md explains its parts.
privacy-too-large = There is too much data for Discord to take as one file. Ask the bot’s host for it.

# Whatever file it was.
file-refused = Discord does not accept the file here: perhaps I may not attach files in this channel. Please try another channel.

privacy-delete-title = Delete everything about you?
privacy-delete-open = { $open ->
    [0] You sit at no table now.
    [one] **You leave the table at which you sit, for good:** a computer player plays on for you.
   *[other] **You leave the { $open } tables at which you sit, for good:** computer players play on for you.
}
privacy-delete-goes = **What goes:** your id, your name, your places on the leaderboards. You cannot get them back; if you play again, you start from scratch.
privacy-delete-stays = **What stays:**
    - the games that others played with you, moves and points, so that their results remain true and the luck can be checked; your name there is “a former player”;
    - the words of your cuts in those games;
    - messages on Discord: I change only those of tables that I still look after.
privacy-delete-yes = Delete it for good
privacy-deleted = Everything about you is deleted. Within ten minutes nothing of it is left in my files; nightly backups keep it for seven days at most.
privacy-not-deleted = It could not be deleted, and is still there. Tables that you have left meanwhile stay left. Please try again in a moment: `/wizard { command-privacy.name }`.
