# What people decide together: to pause, and to end the game.

vote-pause = ⏸️ **{ $name }** would like to pause the game. All who play here must agree.
vote-end = 🛑 **{ $name }** would like to end the game. It would count for nobody.
vote-agreed = Agreed: { $names } ({ $count } of { $needed } needed)
vote-agree = Agree
vote-withdraw = Withdraw
# In place of the vote, until its message goes.
vote-over = This is settled: the table's message says how it stands.

# To who proposed it.
vote-proposed = You have proposed it. The others can agree on the message below.
pause-done = The game pauses. **Go on** on the table's message, or any move, ends the pause.

# On the table's message.
pause-agreed = { $count ->
    [0] ⏸️ **{ $name }** has paused the game.
   *[other] ⏸️ Paused: **{ $name }** proposed it, { $others } agreed.
} **Go on** or any move ends it.
pause-go-on = Go on
pause-hand = ⏸️ Paused: a move ends the pause.

# On one's own message.
pause-for-all = Pause for all
end-propose-ask = Only the host ends the game alone. If you propose it, { $needed } of the { $there } who are here must agree, you among them. A game that is not played to its end counts for nobody.
end-propose-yes = Propose to end it
