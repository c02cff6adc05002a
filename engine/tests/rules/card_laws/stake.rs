//! What hangs on a trick.

use engine::rules::Rules as _;
use engine::rules::cards::{Bidding, Event, Stake};

use crate::card_laws::play::{Moment, in_every_game};

/// Returns whether a player who has predicted this and won that may still win the number predicted with this number of
/// tricks to go.
fn may_come_true(predicted: u8, won: u8, to_go: u8) -> bool {
    (0..=to_go).any(|more| won + more == predicted)
}

/// What hung on the trick that has just been taken.
fn stake(moment: &Moment<'_>) -> Stake {
    let book = moment.book;
    if book.options.bidding == Bidding::Secret {
        return Stake::Something;
    }
    let to_go = book.cards - book.won.iter().sum::<u8>();
    let open = |was_won: &dyn Fn(usize) -> u8, to_go| {
        book.predictions
            .iter()
            .enumerate()
            .any(|(seat, said)| may_come_true(said.unwrap(), was_won(seat), to_go))
    };
    let now = |seat: usize| book.won[seat];
    let before = |seat: usize| book.won[seat] - u8::from(seat == book.leader);
    match (open(&before, to_go + 1), to_go > 0 && open(&now, to_go)) {
        (false, _) => Stake::Nothing,
        (true, true) => Stake::Something,
        (true, false) => Stake::Everything,
    }
}

#[test]
fn a_trick_counts_as_long_as_a_prediction_that_all_know_may_come_true() {
    in_every_game(20, |setup| {
        setup.play(|moment| {
            let seen = moment.game.table_view().stake();
            match moment.event() {
                Event::Trick { .. } => assert_eq!(seen, stake(&moment)),
                Event::Predict { .. } if !moment.book.everybody_predicted() => {
                    assert_eq!(seen, Stake::Something);
                }
                _ => {}
            }
        });
    });
}
