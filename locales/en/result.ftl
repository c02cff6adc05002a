# The end of a table: its result, the proof of its luck, and what is left where it was.

final-title = The game is over
final-stopped = The table was ended early
final-left = Nobody has moved here for a week, so the game ends. It counts for nobody.
final-stopped-by = **{ $name }** ended the table early.
final-stopped-together = **{ $name }** proposed to end the table early, and { $others } agreed.
final-won = 🏆 **{ $name }** { $how ->
    [without-points] wins with { $total }: a night of disasters
    [exact] wins with every prediction exact, { $total } to { $second }
    [stolen] wins it on the last trick, { $total } to { $second }
    [from-last] goes from last to first, { $total } to { $second }
    [from-behind] comes back from { $behind } points behind, { $total } to { $second }
    [revenge] takes revenge on { $loser }, { $total } to { $second }
    [late] takes it in the last round, { $total } to { $second }
    [overtaking] takes the lead in round { $round } and wins, { $total } to { $second }
    [throughout] leads from the first round to the last, { $total } to { $second }
   *[plain] wins, { $total } to { $second }
}
final-shared = 🏆 **{ $names }** share the win with { $total } { $total ->
    [one] point
   *[other] points
} each
final-turning = **Turning point.** Round { $round }: { $happened }. { $name }’s chance to win: { $before }% → { $after }%.
final-tonight = **Tonight.** { $series }
final-guesser = **Best guesser.** { $names }, { $exact } of { $predictions } exact.
final-earns = 🏅 { $person } earns **{ $name }**: { $sentence }
final-earned = { $person } earns { $names }
final-earned-name = **{ $name }**
final-all-earned = 🏅 { $earned }{ $more ->
    [0] {""}
   *[other] {" "}· and { $more } more
}
final-place = { $medal } **{ $name }**{ $titled ->
    [yes] {" "}· *{ $title }* ·
   *[no] {""}
} { $total } · { $earned }{ $by ->
    [computer] {" "}· computer ({ $level })
    [stand-in] {" "}· a computer ({ $level }) played on
    [newcomer] {" "}· sat in for a computer
    [was-away] {" "}· a computer sat in for a while
   *[person] {""}
}
final-place-beside = { $medal } **{ $name }**{ $titled ->
    [yes] {" "}· *{ $title }*
   *[no] {""}
}{ $by ->
    [computer] {" "}(computer, { $level })
    [stand-in] {" "}(a computer, { $level }, played on)
    [newcomer] {" "}(sat in for a computer)
    [was-away] {" "}(a computer sat in for a while)
   *[person] {""}
}
final-rating = rating { $rating }
final-rating-changed = rating { $rating } ({ SIGNED($change) })
final-standing = { $name } { $total }
final-unscored = An unfinished game counts for nobody.
final-rematch = Rematch{ $people ->
    [0] {""}
    [one] {" "}· { $names } is in
    [2] {" "}· { $names } are in
   *[other] {" "}· { $people } are in
}
final-review = Review my game
final-luck-button = Proof of luck
final-more = More
final-details = The game in detail

# To one player, on their own message.
own-end = **{ $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }** with **{ $total } { $total ->
    [one] point
   *[other] points
}**{ $best ->
    [now] {" "}· your best in a game like this: it was { $before }
    [before] {" "}· your best in a game like this is { $before }
   *[first] {""}
}
own-end-breakdown = { $game ->
    [dice] Dice
   *[cards] Cards
} **{ SIGNED($worth) }** · choices **{ SIGNED($choices) }** · luck **{ SIGNED($luck) }**
own-end-costliest = **Costliest choice.** In round { $round } you { $done }. A master would have { $best }{"\u2060"}: worth { $points ->
    [one] a point
   *[other] { $points } points
} more.
own-end-earned = 🏅 **{ $name }** · { $sentence }
own-end-next = Next: **{ $name }** · { $sentence }{ $done ->
    [0] {""}
   *[other] {" "}{ $done } of { $of } so far.
}
own-end-stopped = You had { $total } { $total ->
    [one] point
   *[other] points
}; an unfinished game counts for nobody.

luck-title = Proof of luck
luck-sealed =
    A secret was sealed when this lobby opened, before anyone took a seat. With the button presses and cuts of this lobby, it decides every card and roll; nobody can change it now. When the game is over, it is shown here, and anyone can check it.
    Table { $table }, sealed as `{ $commitment }`
luck-cuts = Cuts, mixed into the luck in this order:
luck-open =
    A secret was sealed when the lobby opened, before anyone took a seat. With the button presses and cuts of the lobby, it decided every card and roll. Table { $table } was sealed as
    `{ $commitment }`
    and the luck was drawn from the seed
    `{ $seed }`
    The record of the game has the fingerprint (SHA-256 of its event lines)
    `{ $fingerprint }`
    To check it: **Check the luck** recomputes the seal, every deal and roll, every move and every score, and says what that proves. **Record** gives you the file with all of it, which `henge verify` checks anywhere else.


table-over = Game over: **{ $names }** { $count ->
    [one] wins
   *[other] win
}. See below.
table-is-over = The game is over.
table-left = Nobody has moved for a week, so the game ended: see below.
table-ended = **{ $name }** ended the table early: see below.
table-ended-together = **{ $name }** proposed to end the table early, and { $others } agreed: see below.
table-moved = The table moved below.
lobby-closed = This lobby was closed before a game began. Open a new one with `/wizard { command-play.name }`.
lobby-closed-by = **{ $name }** closed this lobby before a game began. Open a new one with `/wizard { command-play.name }`.
