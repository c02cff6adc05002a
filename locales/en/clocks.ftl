# Clocks, and who is away.

# Behind whom everybody waits for; Discord counts down by itself ("in 40 seconds").
clock-due = due { $moment }
# Above the question, on one's own message.
clock-due-for-you = Your decision is due { $moment }.
clock-ran-out = { $times ->
    [1] Time ran out for { $name }: a computer player decided.
   *[other] Time ran out for { $name } again: a computer player decided. Once more, and it takes the seat over.
}
clock-reminder = { $people } the table waits for you.
clock-given-back = I was away for a while: that time is given back.
clock-given-back-unseen = I could not show the table for a while: that time is given back.
away-sits-in = { $name } is away; a computer ({ $level }) sits in until they press something.
newcomer-waits = { $name } plays from the next round on, in the place of { $computer }.
left-plays-on = { $name } has left; a computer player ({ $level }) plays on for them.
away-came-back = { $name } is back.
table-pauses = The game waits: none of its people is here. It goes on as soon as one of them presses something.
table-unseen = The game waits until I can show the table again. No clock runs meanwhile.
table-unseen-missing = I cannot show the table here: I need the { $count ->
    [one] permission
   *[other] permissions
} { $permissions } in this channel. The game waits until then, and no clock runs.
table-unseen-why = I cannot show the table here. The channel or thread may be locked or archived, or the table's message was deleted: then `/wizard board` brings it back. The game waits until then, and no clock runs.

# In the lobby.
clock-live = one minute a decision
clock-relaxed = ten minutes a decision
clock-slow = a day a decision
lobby-clock = **Clock** · { $clock }

# To who has left for now.
away-done = A computer player sits in for you. Whatever you press at this table takes your seat back.
away-back = Take my seat back

# To who is here again after they were away, or late.
away-welcome = You are back on your seat.
late-welcome = Your time ran out.
decided-for-you = { $times ->
    [one] A computer player has decided once for you.
   *[other] A computer player has decided { $times } times for you.
}
done-for-you = A computer player has decided for you: { $done }.
done-for-you-lately = A computer player has decided for you, lately: { $done }. Before that { $before ->
    [one] once more.
   *[other] { $before } times.
}
done-points = You have { $points } points.

# What was done on a seat: deeds of one kind that followed one another stand together.
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
