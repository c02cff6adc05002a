# What is stored of somebody, its copy, and its end.

former-player = a former player

privacy-title = What is stored of you
privacy-name = Your Discord id, and the name last seen: **{ $name }**.
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
    [one] The words with which you cut, once.
   *[other] The words with which you cut, { $cuts } times.
}
privacy-likes-text = That you like your private messages as text only.
privacy-wants-hints = That you want hints where a table allows them.
privacy-why = It is kept so that games go on after a restart, count, and can be checked. Whoever can see a channel has seen the tables and results there; whoever hosts the bot can read all of it. I read no messages.
privacy-export = Export
privacy-delete = Delete everything about me
privacy-nothing = Nothing is stored of you. That begins with a seat at a table.

privacy-exported = Here it is, as a file (JSON) that only you see. What its parts mean stands in the bot's PRIVACY.md.
privacy-too-large = There is so much that Discord does not take it as a file. Whoever hosts the bot can give it to you.

# Whatever file it was.
file-refused = Discord does not take the file here: perhaps I may not attach files in this channel. Please try it in another one.

privacy-delete-title = Delete everything about you?
privacy-delete-open = { $open ->
    [0] You sit at no table now.
    [one] **You leave the table at which you sit, for good:** a computer player plays on for you.
   *[other] **You leave the { $open } tables at which you sit, for good:** computer players play on for you.
}
privacy-delete-goes = **What goes:** your id, your name, your places on the leaderboards. You cannot get them back, and who plays again begins anew.
privacy-delete-stays = **What stays:** the games that others played with you, so that their results remain true and the luck can be checked: the moves, the points, and the words of your cuts, as those of “a former player”. And what stands in messages on Discord: I change only those of tables that are still looked after.
privacy-delete-yes = Delete it for good
privacy-deleted = Everything about you is deleted. Within ten minutes nothing of it is left in my files; in backups that are made each night it is for seven days at most.
privacy-not-deleted = It could not be deleted, and is still there. Tables that you have left meanwhile stay left. Please try it again in a moment: `/wizard privacy`.
