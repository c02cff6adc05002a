# Where the bot is not: direct messages, group chats, and servers that have not added it.
elsewhere-goes-on = Silent for 15 minutes? Any button here wakes me.
elsewhere-lobby = I am not a member here, so there is no time limit, no rating and no leaderboard. Once the game begins, each of you presses for your own hand.
elsewhere-proposed = You have proposed it. The others agree in the same way.
elsewhere-newcomer = From the next round on, you play in place of **{ $computer }**: press for your hand then. Your result does not count.
elsewhere-profile = Games in direct messages, in group chats, and on servers that have not added me
elsewhere-profile-of-another = Here you see your own profile alone. Those of others are shown on servers.
elsewhere-no-profile = You have not finished a game outside of servers yet: your profile here begins with the first. `/wizard { command-play.name }` opens a lobby.
elsewhere-help = I am not a member here: I answer presses, and do nothing else. There is no time limit, no rating and no leaderboard, and a hand comes only to those who press for it.
elsewhere-help-seated = You have a seat in the lobby here. Once the host has begun the game, the table’s message has a button for your hand.
elsewhere-help-host = You host the lobby here. Its message has **Options**, **Add computer** and **Start now**; once the game begins, it has a button for your hand.
elsewhere-commands = **Commands**
    { $play } opens a lobby
    { $hand } shows your hand, only to you
    { $board } brings the table down here
    { $scores } shows the score sheet
    { $leave } leaves, for now or for good
    { $rules } explains a topic
    { $tutorial } is a first game
    { $daily } is today’s deal, the same for everyone
    And more: type `/wizard` to see all.
