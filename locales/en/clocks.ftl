# Clocks, and who is away.

# Behind whom everybody waits for; Discord counts down by itself ("in 40 seconds").
clock-due = due { $moment }
clock-ran-out = { $times ->
    [1] Time ran out for { $name }: a computer player decided.
   *[other] Time ran out for { $name } again: a computer player decided. Once more, and it takes the seat over.
}
clock-nudge = { $people } the table waits for you: { $due }.
clock-given-back = I was away for a while: that time is given back.
away-sits-in = { $name } is away; a computer player ({ $level }) sits in. Any press of theirs takes the seat back.
left-plays-on = { $name } has left; a computer player ({ $level }) plays on for them.
away-came-back = { $name } is back.
table-pauses = The game waits: none of its people is here. It goes on as soon as one of them presses something.

# In the lobby.
clock-live = one minute a decision
clock-relaxed = ten minutes a decision
clock-slow = a day a decision
lobby-clock = **Clock** · { $clock }

# To who has left for now.
away-done = A computer player sits in for you. Whatever you press at this table takes your seat back.
away-back = Take my seat back
away-welcome = { $times ->
    [0] You are back on your seat.
    [one] You are back on your seat. A computer player has decided once for you.
   *[other] You are back on your seat. A computer player has decided { $times } times for you.
}
