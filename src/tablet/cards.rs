//! The sheet of a card game: a game of the rules without cards.

use super::Due;
use super::entry::Item;
use super::refusal::Refusal;
use crate::rules::cards::scoring::final_places;
use crate::rules::cards::{self, Action, Beginning, CardGame, CardSet, Event, Options};
use crate::rules::{Chance, PerSeat, Rules as _, Seat, SeatCount};

/// The rules draw the cards of a deal, which then are not dealt.
const NO_CHANCE: Chance = Chance::new([0; 32]);

pub(super) fn new(options: Options, seats: SeatCount, dealer: Seat) -> CardGame {
    let mut game = CardGame::new(&Beginning { seats, options, dealer, suits: None });
    go_on(&mut game);
    game
}

pub(super) fn due(game: &CardGame) -> Due {
    if game.table_view().everybody_predicted { Due::Results } else { Due::Predictions }
}

/// Checks that one seat may enter this, whatever the others enter.
pub(super) fn check(game: &CardGame, seat: Seat, item: Item) -> Result<u8, Refusal> {
    let Item::Number(number) = item else { return Err(Refusal::NotUnderstood) };
    let cards = game.table_view().cards;
    if number > cards { Err(Refusal::MoreThanCards { seat, cards }) } else { Ok(number) }
}

/// Everybody predicts, from the player left of the dealer.
pub(super) fn predict(game: &mut CardGame, items: &PerSeat<Item>) -> Result<(), Refusal> {
    let seats = game.seats();
    let dealer = game.table_view().dealer;
    for seat in seats.clockwise_from(seats.left_of(dealer)) {
        let action = Action::Predict(check(game, seat, items[seat])?);
        let event = game.answer(seat, &action).map_err(|refusal| match refusal {
            cards::Refusal::AddsUp { cards } => Refusal::AddsUp { seat, cards },
            cards::Refusal::MoreThanCards { cards } => Refusal::MoreThanCards { seat, cards },
            cards::Refusal::Over
            | cards::Refusal::NotYourTurn
            | cards::Refusal::NotTheQuestion(_)
            | cards::Refusal::Follow { .. }
            | cards::Refusal::NotInHand(_) => Refusal::NotDue,
        })?;
        game.evolve(&event);
    }
    Ok(())
}

/// The tricks of the round are taken, and the next round begins.
pub(super) fn take(game: &mut CardGame, items: &PerSeat<Item>) -> Result<(), Refusal> {
    let cards = game.table_view().cards;
    let mut sum = 0;
    for (seat, item) in items.iter() {
        sum += u16::from(check(game, seat, *item)?);
    }
    if sum != u16::from(cards) {
        return Err(Refusal::Sum { sum, cards });
    }
    for (winner, item) in items.iter() {
        for _ in 0..check(game, winner, *item)? {
            game.evolve(&Event::Trick { winner });
        }
    }
    go_on(game);
    Ok(())
}

/// The game ends with the rounds that are scored.
pub(super) fn end(game: &mut CardGame) {
    let totals = game.totals();
    let places = final_places(game.options().ties, &totals, game.sheet());
    game.evolve(&Event::End { totals, places });
}

fn go_on(game: &mut CardGame) {
    while let Some(event) = game.consequence(&NO_CHANCE) {
        game.evolve(&match event {
            Event::Deal { hands, .. } => {
                Event::Deal { hands: hands.map(|_| CardSet::EMPTY), turned: None }
            }
            event => event,
        });
    }
}
