# What one can do here and now.

help-title = What you can do here
help-what = **Wizard** is a game of exact predictions. At cards you say before each round how many tricks you will win; at dice, how many of seven dice will show your color. You gain points only if you are exactly right.
help-no-table = There is no table in this channel. Open a lobby: others take a seat by a button, computer players fill the rest. New to Wizard? A first game of three short rounds shows how it works; only you see it.
help-missing = There is no table in this channel, and I may not open one: I need the { $count ->
    [one] permission
   *[other] permissions
} { $permissions } here. A first game, which only you see, works anyway.
help-elsewhere = You play in { $channel }: your hand is there. There is no table in this channel.
help-astray = You play at a table whose channel is gone. Bring it here, and the game goes on.
help-lobby = A lobby is open here: press **Join** on its message, or bring that down first.
help-lobby-seated = You have a seat in the lobby here. The host begins the game; your hand comes by itself then.
help-lobby-host = You host the lobby here. Its message has **Options**, **Add computer** and **Start now**; your hand comes by itself then.
help-my-turn = **It is your turn.** Open your hand or page: it says what is asked, and its buttons answer it.
help-waiting = You play here; others are asked now. Your hand or page says whom the game waits for.
help-paused = You play here, and the game pauses. **Go on** on the table's message, or any move, ends the pause.
help-away = You are away from the game here, and a computer player sits in. Open your hand and the seat is yours again.
help-onlooker = A game is played here, and you look on: scores and rules are open to you. Another table needs another channel, or a thread.
help-elsewhere-too = You play in { $channel }.
help-commands = **Commands**
    { $play } opens a lobby
    { $hand } shows your hand, only to you
    { $board } brings the table down here
    { $scores } shows the score sheet
    { $leave } leaves, for now or for good
    { $rules } explains a topic
    { $tutorial } is a first game
    And more: type `/wizard` to see all.

help-play-cards = Open a card game
help-play-dice = Open a dice game
help-tutorial-cards = First game: cards
help-tutorial-dice = First game: dice
help-hand = My hand or page
help-hand-back = Back to my seat
help-scores = Scores
help-board = Show the table here
help-leave = Leave …
help-rules-cards = Rules: cards
help-rules-dice = Rules: dice
