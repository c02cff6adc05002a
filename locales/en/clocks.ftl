# Clocks, and who is away.

# After the names of those the game waits for; Discord counts down by itself ("in 40 seconds").
clock-due = due { $moment }
# Above the question, on one's own message.
clock-due-for-you = Your decision is due { $moment }.
clock-ran-out = { $times ->
    [1] Time ran out for { $name }: a computer player decided.
   *[other] Time ran out for { $name } again: a computer player decided. Once more, and it takes the seat over.
}
clock-reminder = { $people } { $count ->
    [one] it’s your turn.
   *[other] it’s your turn, each of you.
}
clock-given-back = I was offline; that time is added back.
clock-given-back-unseen = I could not show the table; that time is added back.
away-sits-in = { $name } is away; a computer ({ $level }) sits in.
newcomer-waits = { $name } plays from the next round on, in place of { $computer }.
left-plays-on = { $name } has left; a computer ({ $level }) plays on.
away-came-back = { $name } is back.
table-pauses = The game waits: none of its players are here. It resumes when one of them presses something.
table-unseen = The game waits until I can show the table again. The clock is stopped.
table-unseen-missing = I can’t show the table here: I need the { $count ->
    [one] permission
   *[other] permissions
} **{ $permissions }** in this channel. The game waits; the clock is stopped.
table-unseen-why = I can’t show the table here: the channel may be locked or archived, or the table’s message was deleted (`/wizard { command-board.name }` brings it back). The game waits; the clock is stopped.

# In the lobby.
clock-live = one minute per decision
clock-relaxed = ten minutes per decision
clock-slow = one day per decision
lobby-clock = **Clock** · { $clock }

# To a player who has left for now.
away-done = A computer player sits in for you. Press anything at this table to take your seat back.
away-back = Take my seat back

# To a player who is back after being away, or late.
away-welcome = You are back.
late-welcome = Your time ran out.
decided-for-you = { $times ->
    [one] A computer player decided for you once.
   *[other] A computer player decided for you { $times } times.
}
away-done-for-you = While you were away, a computer { $done } for you{ $more ->
    [0] .
    [one] {" "}and decided once more.
   *[other] {" "}and decided { $more } more times.
}
late-done-for-you = Your time ran out: a computer { $done } for you{ $more ->
    [0] .
    [one] {" "}and decided once more.
   *[other] {" "}and decided { $more } more times.
}

# What was done on a seat: deeds of one kind in a row are told together.
done-name-trump = named trump { $things }
done-predict = predicted { $things }
done-play = played { $things }
done-rotate = rotated to { $things }
done-cross-out = crossed out { $things }
done-cross-out-nothing = crossed out nothing
done-wizard-color = named Wizard Color { $things }
done-own-color = named the color of your prediction
done-roll = rolled { $times ->
    [one] once
   *[other] { $times } times
}
done-score = scored
done-jester-score = scored with a Jester Score
done-stay = stayed { $times ->
    [one] once
   *[other] { $times } times
}
