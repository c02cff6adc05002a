# Games that are over: lists of them, replays, and the check of luck and rules.

history-title = Past games
history-title-of = Past games · { $name }
history-line = **#{ $table }** · { $when } · { $game }, { $seats } players
    { $ended }{ $place ->
        [none] {""}
       *[other] {" "}· place { $place }
    }
history-game-cards = cards
history-game-dice = dice
history-won = { $count ->
    [one] 🏆 **{ $names }** { $total }
   *[other] 🏆 **{ $names }** { $total } each
}
history-stopped = ended early
history-empty = No game has been finished here yet. Open the first one with `/wizard { command-play.name }`.
history-empty-of = This person has no finished games here yet. Invite them: `/wizard { command-play.name }`.
history-empty-own = You have no finished games here yet: `/wizard { command-play.name }` opens a lobby.
history-empty-page = There are no older games.
history-legend = Press a number to replay that game. Games from other channels open only for those who played in them.
history-page = Page { $page } of { $pages }
history-previous = Newer
history-next = Older
history-games = Games
history-mine = My games
history-all = All games

replay-title = Replay of game #{ $table } · step { $step } of { $steps }
replay-by-seat = as { $name } saw it
replay-decisive = ⚡ The decisive moment: the chances to win changed most in round { $round }.
replay-pick-above = From above
replay-about-above = All cards and predictions, even those that were hidden then.
replay-pick-seat = { $name }
replay-about-seat = What this player saw at that moment, and nothing else.
replay-hand = Own cards
replay-hand-of = { $name }
replay-hand-of-said = { $name } · said { $said }
replay-covered = Covered predictions
replay-covered-by = { $name } { $said }
replay-boxes = Own boxes
replay-round-back = « Round
replay-previous = ‹ Back
replay-next = Next ›
replay-round-on = Round »
replay-decisive-button = Decisive moment
replay-record = Record
replay-verify = Check the luck
replay-button = Replay

coach-field = 🎓 { $judge ->
    [search] The coach
   *[master] A master
}: { $mark }
# The marks of a choice, by what it cost.
choice-best = best
choice-good = good
choice-slip = slip
choice-mistake = mistake
choice-blunder = blunder
coach-as-good = **{ $name }** { $done }: as good as { $judge ->
    [search] anything the coach tried{ $is-exact ->
        [yes] {""}
       *[no] {" "}({ $points } points)
    }
   *[master] a master’s choice
}.
coach-better = **{ $name }** { $done }. { $judge ->
    [search] The coach
   *[master] A master
} would have { $best }{"\u2060"}: worth { $count ->
    [one] { $points } point
   *[other] { $points } points
} more.
coach-kept = kept { $things } and re-rolled the rest
coach-rolled-all = re-rolled all dice
coach-button = 🎓 Coach
coach-title = 🎓 Game #{ $table }, reviewed · { $name }
review-accuracy = **Accuracy:** { $parts }
review-predictions = predictions **{ $percent }**
review-play = play **{ $percent }**
review-marks = { $best } best · { $good } good · { $slips ->
    [one] { $slips } slip
   *[other] { $slips } slips
} · { $mistakes ->
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
} · { $blunders ->
    [one] { $blunders } blunder
   *[other] { $blunders } blunders
}
review-sum = Points made: **{ $made }**. Expected with any { $game ->
    [dice] dice
   *[cards] cards
} here { $expected }, { $game ->
    [dice] { $judge ->
        [search] rolls
       *[master] first rolls
    }
   *[cards] cards
} { $deal }, choices { $cost }, luck { $play }.
review-unsure = These may be off: expected ± { $expected }, { $game ->
    [dice] rolls
   *[cards] cards
} ± { $deal }, choices ± { $cost }, luck ± { $play }.{ $good ->
    [0] {""}
    [one] {" "}In one choice something else may be a little better; the coach cannot tell.
   *[other] {" "}In { $good } choices something else may be a little better; the coach cannot tell.
}
review-estimate = All of this is a master’s estimate; how far off it may be is not known.
review-chances = Chance of { $name } to win: { $first } at the start, then round by round { $after }.
review-mistakes = { $count ->
    [one] Mistakes in round { $rounds }.
   *[other] Mistakes in rounds { $rounds }.
}
review-blunders = { $count ->
    [one] Blunders in round { $rounds }.
   *[other] Blunders in rounds { $rounds }.
}
review-moment = { $place }. Round { $round }: { $mark }, { $count ->
    [one] { $points } point
   *[other] { $points } points
} lost
review-better = { $name } { $done }. { $judge ->
    [search] The coach
   *[master] A master
} would have { $best }.
review-retry = { $place }: try again
next-mistake = Next mistake

# A decision of a finished game, to be tried again.
again-button = Try it again
again-review = Review
again-title = **🎓 Try it again** · game #{ $table }, round { $round }, as { $name } saw it
again-ask = What would you do? Nothing here counts.
again-answer = 🎓 Your answer
again-best = ✓ **{ $move }**: { $judge ->
    [search] the best that the coach found.
   *[master] a master’s choice.
}
again-as-good = ✓ **{ $move }**: as good as the best, as far as { $judge ->
    [search] the coach
   *[master] a master
} can tell.
again-worse = ✗ **{ $move }**: { $count ->
    [one] { $points } point
   *[other] { $points } points
} worse than the best.
again-unknown = **{ $move }**: this was not compared with the best.

# Why another choice was better. Facts of a card follow the number of tricks that were wanted.
reason = *Why:* { $reason }
reason-play = { $aim }: { $fact }.
reason-none-wanted = No trick had been predicted
reason-enough = All predicted tricks were won already
reason-too-many = More tricks than predicted were won already
reason-missing = { $missing ->
    [one] One more trick was needed
   *[other] { $missing } more tricks were needed
}
reason-ducks = { $best } stays below { $below }
reason-gets-rid = this trick was lost anyway, a chance to get rid of { $best }
reason-wins = { $best } was certain to win this trick
reason-gives-up = this trick was lost anyway, and { $done } is stronger than { $best }
reason-beaten = hidden cards that could beat { $best }: { $of-best }; that could beat { $done }: { $of-done }
reason-waits = nothing beats { $done } when it leads, so it could wait
reason-contested = { $wizards ->
    [one] a Wizard was
   *[other] { $wizards } Wizards were
} still hidden, and { $needy ->
    [one] somebody else
   *[other] { $needy } others
} still needed tricks
reason-longer-trump = Cards in the hand: { $of-best } { $best }, { $of-done } { $done }.
reason-no-trump = The hand had neither a trump nor a Wizard.
reason-strong = Wizards, trumps from 8 and other cards from 12 in the hand: { $strong }. Predicted: { $said }.
reason-crowded = Of { $cards } tricks, the others had already said { $said }.
reason-unclaimed = Of { $cards } tricks, the others had said only { $said } in all.
reason-long-suit = { $count } cards of the hand were { $suit }: high cards of a suit so long are often trumped.
reason-wizards = The hand had { $wizards ->
    [one] a Wizard
   *[other] { $wizards } Wizards
}. Predicted: { $said }.

# The judge, and what is said while it thinks.
coach-flawless = No choice cost anything to speak of: { $judge ->
    [search] the coach found nothing that was surely better.
   *[master] a master has nothing to add.
}
coach-legend = { $judge ->
    [search] The coach knew only what the player saw. { $game ->
        [dice] It tried other choices with thousands of other rolls, a steady player playing on for everyone to the end of the game, and compared the rolls with thousands of others.
       *[cards] It tried other choices in hundreds of deals that fit this, with masters playing on, and compared the cards with a thousand other deals.
    } ± is the standard error; a choice that costs less than two of them is as good. Points denied to others count, too. The line at the end of the game is a master’s first estimate, and can say something else.
   *[master] A master sees what the player saw, and judges well but not perfectly. Points denied to others count, too.
}
coach-thinking = 🎓 The coach is thinking about game #{ $table }{ $before ->
    [0] {""}
    [one] {" "}after another game
   *[other] {" "}after { $before } other games
}. A game takes it about a minute, or more while many people play. This message then shows the review; if you close it, press again later.
coach-full = 🎓 Too many games are waiting for the coach already: press again in a few minutes.
coach-failed = 🎓 That review failed: press again, and tell whoever runs the bot if it fails again.
coach-look-again = Look again
coach-about-seat = What the coach thinks of this game.
coach-show = Show that choice
coach-none = No round of that game was scored: the coach has nothing to say about it.

replay-none = There is no such finished game here. A game still being played has no replay; `/wizard { command-history.name }` lists those that have one.
replay-none-here = No game has ended in this channel yet. `/wizard { command-history.name }` lists the games of the whole server.
replay-other-channel = That game was played in another channel: open it there. From here, it opens only for those who played in it.
replay-beyond = The replay has no such step or seat.

record-done = The record of game #{ $table }: every card, roll and decision, one per line. Anyone can check it without trusting this bot: `henge verify`.

verify-title = Game #{ $table } · luck and rules
verify-holds =
    ✅ **Proved:**
    - The luck was fixed before anyone sat down, and { $game ->
        [dice] every roll
       *[other] every card
    } came from it exactly as it had to.
    - All { $events } lines of its record{ $stopped ->
        [yes] , up to the early end,
       *[no] {""}
    } keep to the rules.

    ❓ **Not proved:** that nobody looked at the luck beforehand{ $cuts ->
        [yes] . Whoever runs this bot could have. But some players cut: if you trust one of them, nobody can have chosen the luck.
       *[no] , or opened lobbies until they liked the luck. Whoever runs this bot could have. **Cut**, under **Fair luck** in the lobby, mixes in words of your own and so rules that out.
    }
verify-elsewhere = You need not take the bot’s word for it: **Record** is a file that `henge verify` checks on any computer.
verify-fails = ❌ This game fails the check: from line { $line } of its record on, the luck or the moves are not what they should be. It was changed after it was played, or played with another version of the bot; checking the record elsewhere shows which.
