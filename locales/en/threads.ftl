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
thread-locked = This thread is locked, so I cannot show here what changes. What you pressed counts: the table is shown again once the thread is unlocked and somebody presses here.

refusal-thread-taken = There is another table in that thread now.
refusal-no-thread = I could not open a table in a thread: Discord does not let me start one here, or post in it. For that I need the permissions **Create Public Threads** and **Send Messages in Threads**. Without a thread, `/wizard play` works in this channel.
