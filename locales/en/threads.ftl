# Tables in threads of their own.

thread-opens = 🧵 **{ $name }** wants to play { $game }.
thread-name = Wizard · { $game ->
    [dice] dice
   *[cards] cards
} · { $name }
thread-seats = { $taken } of { $most } seats: { $names }
thread-join = Join
thread-plays = 🧵 { $names } play { $game } in { $thread }.
thread-report = { $ending }
    Played in { $thread }.
thread-locked = This thread is locked, so I can’t update the table. Your press counts; the table returns once the thread is unlocked and someone presses here.

refusal-thread-taken = There is another table in that thread now.
refusal-no-thread = I can’t open a table in a thread here. I need the permissions **Create Public Threads** and **Send Messages in Threads**. Without a thread, `/wizard { command-play.name }` works in this channel.
