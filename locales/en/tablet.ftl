# The Tablet of Truth: the scores of a game with real cards or real dice.

tablet-title = Tablet of Truth
tablet-names-label = The players in order; the first deals
tablet-names-placeholder = Ada, Ben, Cy, Di
tablet-round = { $game ->
    [dice] Round { $round }
   *[cards] Round { $round } of { $rounds }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
}
tablet-order-predictions = **{ $dealer }** deals, **{ $first }** predicts first.
tablet-order-tricks = **{ $dealer }** has dealt, **{ $first }** leads.
tablet-plus-minus-one = The predictions may not add up to { $cards }: { $name } predicts last.
tablet-draw-first = Draw the round’s Magic Card, or pick the one that you have drawn at the table.
tablet-seer-predictions = **{ $name }** has the Seer Card and predicts first.
tablet-seer-results = **{ $name }** has the Seer Card and rolls.
tablet-cross-out = To cross a box out, add x and its number: `{ $example }`.
tablet-item = { $name } { $shown }
tablet-said = Said: { $said }{ $has-sum ->
    [yes] { " " }({ $sum } in all)
   *[no] { "" }
}
tablet-own = Entered so far: { $own }
tablet-kept = { $name } keeps this tablet. It counts for nobody’s rating.
tablet-won = { $winners ->
    [one] { $names } wins with { $total }
   *[other] { $names } share the win with { $total }
}
tablet-empty = No round was scored
tablet-place = { $medal } { $name }: { $total }

tablet-enter-predictions = Predictions
tablet-enter-tricks = Tricks
tablet-enter-results = Results
tablet-mine = My own
tablet-undo = Undo
tablet-end = End here
tablet-draw = Draw a Magic Card
tablet-again = Again with the same people
tablet-magic-drawn = Which card did you draw?
tablet-magic-drawn-about = For a Magic Card drawn at the real table.

tablet-form-predictions = { $game ->
    [dice] Number and color ({ $letters }), round { $round }
   *[cards] Predictions, round { $round } ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    })
}
tablet-form-tricks = Tricks, round { $round } ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
})
tablet-form-results = Hits, or J and the number of Jesters

tablet-alt = { $rounds ->
    [0] The sheet of a game at a real table. No round has been scored yet.
    [one] The sheet of a game at a real table after { $rounds } round.
   *[other] The sheet of a game at a real table after { $rounds } rounds.
}
tablet-alt-total = { $name } has { $total }.
tablet-alt-said = { $name } has said { $said }.

tablet-not-the-scribe = { $name } keeps this tablet and enters the lines. With **My own** you can enter what is yours, if you have a seat.
tablet-no-seat = You have no seat on this tablet. { $name } keeps it and enters the lines.
tablet-players-refused = { $game ->
    [dice] The dice game is for { $fewest } to { $most } players
   *[cards] The card game is for { $fewest } to { $most } players with these options
}, and you have named { $typed }. Put commas between the names, like this: Ada, Ben, Cy.
tablet-continued = The next tablet of these people is open already.
tablet-gone = This tablet is no longer kept: a month after the last entry it is deleted.
tablet-moved-on = That was entered already, or taken back: nothing has changed. This is how the tablet is now.
tablet-refused-names = You named { $list }.
tablet-refused-line = You typed: { $line }. Nothing is entered; press the button again to correct it.
tablet-not-understood = I can’t read that line. Type one entry for each player, in order, with spaces between them, as in the example.
tablet-wrong-count = { $wanted ->
    [one] Only { $wanted } entry is needed
   *[other] There are { $wanted } players
}, and you typed { $typed ->
    [one] { $typed } entry
   *[other] { $typed } entries
}.
tablet-more-than-cards = { $name } has more than { $cards }: that is the number of cards in this round.
tablet-adds-up = The predictions add up to { $cards }, and so do the tricks. { $name } predicts last and has to say something else.
tablet-wrong-sum = { $cards ->
    [one] { $cards } trick is played in this round
   *[other] { $cards } tricks are played in this round
}, and yours add up to { $sum }.
tablet-box-used = { $name } has used the box { $said } already.
tablet-box-taken = { $name } can’t predict { $said }: that is the prediction of { $by }.
tablet-nothing-to-strike = { $name } can’t cross that box out: it needs the Magic Card for it, and negative points in the color of the prediction.
tablet-more-than-dice = { $name } has more hits than there are dice.
tablet-jester-box-used = { $name } has used the Jester box ×{ $jesters } already.
