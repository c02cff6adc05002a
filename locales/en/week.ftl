# The week of a server: what was played, and the vote on the preset of the next week.

week-title = The week · { $from } to { $to }
week-so-far-title = This week so far · { $from } to { $to }
week-nobody = Nobody has finished a game.
week-line = { $place } **{ $name }** · { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
week-figures = { $people ->
    [one] { $people } person
   *[other] { $people } people
} · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
week-climber = 📈 **Climber:** **{ $name }**, rating { $from } → { $to } ({ $gain }) in the { $game ->
    [dice] dice game
   *[cards] card game
}
week-rivalry = ⚔️ **Rivalry:** **{ $name }** { $ahead } : { $behind } **{ $other }** in { $games } games together
week-luckiest = 🍀 **Luckiest:** **{ $name }**, { $points ->
    [one] { $points } point
   *[other] { $points } points
} of luck in game #{ $table }
# Below the line before.
week-luck = Luck: what a master cannot explain by cards, dice or choices.

week-winner = **Preset of this week:** { $preset }. It is marked in a lobby’s **{ lobby-settings }**.
week-vote = **Which preset next week?** One vote each, which you can change; the vote closes { $closes }.
# A button, with its votes.
week-choice = { $preset } · { $votes }
# A preset of the rule books.
week-preset = { $game ->
    [dice] Dice
   *[cards] Cards
}, { $preset }
week-so-far = This week so far
week-vote-over = This vote is over.
