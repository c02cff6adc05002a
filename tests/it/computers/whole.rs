//! Whole card games, with a look before each decision.

use henge::computer::{Persona, Plays as _};
use henge::rules::cards::{Action, CardGame, Options, SeatView};
use henge::rules::{Chance, PerSeat, Rules as _, Seat, SeatCount};

/// Plays a game between computer players who are alike; `look` receives a seat's view before its
/// decision, and the decision.
pub fn play(
    options: Options,
    seats: usize,
    who: impl Into<Persona>,
    number: u8,
    mut look: impl FnMut(&CardGame, &SeatView, Action),
) {
    let who = who.into();
    let seats = SeatCount::try_from(seats).unwrap();
    let chance = Chance::new([number; 32]);
    let mut draws = chance.set_up();
    let mut thoughts = Chance::new([!number; 32]).set_up();
    let beginning = CardGame::draw(options, &[], PerSeat::none(seats), &mut draws).unwrap();
    let mut game = CardGame::new(&beginning);
    game.go_on(&chance);
    let asked = |game: &CardGame| seats.seats().find(|seat: &Seat| game.asked(*seat).is_some());
    while let Some(seat) = asked(&game) {
        let view = game.seat_view(seat);
        let action = CardGame::choose(who, &view, &mut thoughts).unwrap();
        look(&game, &view, action);
        let answer = game.answer(seat, &action).unwrap();
        game.carry_out(answer, &chance);
    }
    assert!(game.is_over());
}

/// Every number of players with every combination of options.
pub fn every_table() -> impl Iterator<Item = (usize, Options)> {
    (3..=6).flat_map(|seats| {
        let count = SeatCount::try_from(seats).unwrap();
        Options::every_combination(count).into_iter().map(move |options| (seats, options))
    })
}
