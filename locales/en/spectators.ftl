# What a spectator may press: *I'm in for the next*, and *Sit in* for a computer player.
next-button = I’m in for the next
next-take-back = I’m out
next-in = You are in for the next game: when someone here presses **Rematch**, you have a seat in the lobby.
next-out = You are not in for the next game.
next-who = { $people ->
    [one] Asked for a seat in it: { $names }.
   *[other] Asked for a seat in it, in this order: { $names }.
}
next-plays-already = You play in this game. When it is over, **Rematch** opens the next.
newcomer-button = Sit in for { $computer }
newcomer-in = From the next round on, you play in place of **{ $computer }**: your hand appears by itself then. Your result does not count, and the game is not rated.
newcomer-out = You do not sit in: you watch.
newcomer-take-back = I’d rather watch

# Watching through the eyes of a player who allows it.
eyes-open = Spectators may see this.
eyes-title = What **{ $name }** sees. Nobody else is shown this. You have looked, so you cannot sit in at this game.
eyes-look = Look through { $name }’s eyes
eyes-cost = Anyone who looks cannot sit in at this game anymore.
more-eyes = Let spectators see what I see
more-eyes-about = They see my cards or my page until I take it back or the game ends.
more-no-eyes = No longer let spectators see it
more-no-eyes-about = They see what everyone sees.
refusal-no-eyes = You cannot do that here: where a game may be rated, and for those who play, all that is hidden stays hidden.
refusal-eyes-closed = This player does not let spectators look, or no longer does.
refusal-has-looked = You have looked through a player’s eyes in this game, so you cannot sit in. **{ next-button }** is still open to you.
