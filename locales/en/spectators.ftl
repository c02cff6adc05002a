# What a spectator may press: *I'm in for the next*, and *Sit in* for a computer player.
next-button = I’m in for the next
next-take-back = I’m out
next-in = You are in for the next game: when someone here presses **Rematch**, you have a seat in the lobby.
next-out = You are not in for the next game.
next-who = { $people ->
    [0] Nobody has asked for a seat in it yet.
    [one] Asked for a seat in it: { $names }.
   *[other] Asked for a seat in it, in this order: { $names }.
}
next-plays-already = You play in this game. When it is over, **Rematch** opens the next.
newcomer-button = Sit in for { $computer }
newcomer-in = From the next round on, you play in place of **{ $computer }**: your hand appears by itself then. Your result does not count, and the game is not rated.
newcomer-out = You do not sit in: you watch.
newcomer-take-back = I’d rather watch
