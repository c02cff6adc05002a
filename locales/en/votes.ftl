# What people decide together: to pause, and to end the game.

vote-pause = ⏸️ **{ $name }** would like to pause the game. All players here must agree.
vote-end = 🛑 **{ $name }** would like to end the game. It would count for nobody.
vote-agreed = Agreed: { $names } ({ $count } of { $needed })
vote-agree = Agree
vote-withdraw = Withdraw
# In place of the vote, until its message goes.
vote-over = This vote is over; the table shows the outcome.

# To the person who proposed it.
vote-proposed = You have proposed it. The others can agree on the message below.
pause-done = The game is paused. **Go on** on the table’s message, or any move, ends the pause.

# On the table’s message.
pause-agreed = { $count ->
    [0] ⏸️ **{ $name }** has paused the game.
   *[other] ⏸️ Paused: **{ $name }** proposed it, { $others } agreed.
} **Go on** or any move ends it.
pause-go-on = Go on
pause-hand = ⏸️ Paused: a move ends the pause.

# On a player’s own message.
pause-for-all = Pause for all
end-propose-ask = Only the host may end the game alone. If you propose it, { $needed } of the { $there } people here must agree, you included. An unfinished game counts for nobody.
end-propose-yes = Propose to end it
