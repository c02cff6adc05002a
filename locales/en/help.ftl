# What a person can do here right now.

help-title = What you can do here
help-what = **Wizard** is a game of exact predictions. At cards you say in each round how many tricks you will win; at dice, how many of seven dice will show your color. You gain points only if you are exactly right.
help-no-table = There is no table in this channel. Open a lobby: others join with a button, and computer players fill the other seats. New to Wizard? A first game of three short rounds shows you how it works; only you see it.
help-missing = There is no table in this channel, and I may not open one: I need the { $count ->
    [one] permission
   *[other] permissions
} **{ $permissions }** here. A first game, which only you see, works anyway.
help-elsewhere = Your game is in { $channel }, and so is your hand. There is no table in this channel.
help-astray = The channel of your game is gone. Bring the game here to go on.
help-lobby = A lobby is open here: press **Join** on its message, or bring the message down first.
help-lobby-seated = You have a seat in the lobby here. The host begins the game; your hand then appears by itself.
help-lobby-host = You host the lobby here. Its message has **Options**, **Add computer** and **Start now**; when the game begins, your hand appears by itself.
help-my-turn = **It’s your turn.** Open your hand or page: it shows what to do.
help-waiting = You are playing here, and it is not your turn. Your hand or page shows who the game is waiting for.
help-paused = The game here is paused. **Go on** on the table’s message, or any move, ends the pause.
help-away = You are away, and a computer player is sitting in. Open your hand to take your seat back.
help-onlooker = A game is being played here, and you are watching: scores and rules are open to you. To play, use another channel or a thread.
help-elsewhere-too = You are playing in { $channel }.
help-commands = **Commands**
    { $play } opens a lobby
    { $hand } shows your hand, only to you
    { $board } brings the table down here
    { $scores } shows the score sheet
    { $leave } leaves, for now or for good
    { $rules } explains a topic
    { $tutorial } is a first game
    { $daily } is today’s deal, the same for everyone
    { $bell } calls you when somebody wants to play
    { $tablet } keeps the scores of a game with real cards or dice
    And more: type `/wizard` to see all.
    On a result, **Same deal** gives anyone else the same cards or dice
    In a person’s menu, **Apps** has *{ user-command-challenge }*

help-play-cards = Open a card game
help-play-dice = Open a dice game
help-play-thread = Open in a thread
help-tutorial-cards = First game: cards
help-tutorial-dice = First game: dice
help-hand = My hand or page
help-hand-back = Back to my seat
help-scores = Scores
help-board = Show the table here
help-leave = Leave …
help-rules-cards = Rules: cards
help-rules-dice = Rules: dice

# The message with buttons that stays in a channel.
help-panel-title = Play Wizard here
help-panel = Press a button: nobody has to type a command. Open a table, and others join with **Join**; computer players fill the other seats. The first game and today’s deal are yours alone, at any time.
help-panel-managers = Only those who manage this server may post the panel. **Help** shows what you can do here.
help-bell = Call me …
help-help = Help
help-profile = My profile
help-leaderboard-cards = Leaderboard: cards
help-leaderboard-dice = Leaderboard: dice
help-privacy = My data
