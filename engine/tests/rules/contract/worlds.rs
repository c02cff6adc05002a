//! Other worlds look the same to their viewer and are possible.

use engine::rules::Seat;
use rand::SeedableRng as _;
use rand::rngs::ChaCha20Rng;

use crate::contract::game::Contract;
use crate::contract::play::{Moment, Setup, in_every_game};

/// Visits some moments, each with some viewer (a seat, or `None` for a spectator) and another world
/// for them.
fn visit<G: Contract>(
    setup: &Setup<G>,
    every: u32,
    mut look: impl FnMut(&Moment<'_, G>, Option<Seat>, G),
) {
    let mut luck = ChaCha20Rng::seed_from_u64(setup.luck);
    let mut whims = setup.whims();
    let viewers: Vec<Option<Seat>> = setup.seats.seats().map(Some).chain([None]).collect();
    setup.play(|moment| {
        if whims.below(every) == 0 {
            let viewer = viewers[whims.below(viewers.len() as u32) as usize];
            let other = moment.game.another_world(viewer, &mut luck);
            look(&moment, viewer, other);
        }
    });
}

pub fn another_world_is_the_same_to_its_viewer<G: Contract>() {
    let every = G::every_action();
    in_every_game::<G>(9, |setup| {
        visit(setup, 12, |moment, viewer, other| {
            assert!(other.table_view() == moment.game.table_view());
            let Some(seat) = viewer else { return };
            assert!(other.seat_view(seat) == moment.game.seat_view(seat));
            for action in &every {
                assert_eq!(other.answer(seat, action), moment.game.answer(seat, action));
            }
        });
    });
}

pub fn another_world_can_be_played_on<G: Contract>() {
    in_every_game::<G>(7, |setup| {
        visit(setup, 100, |_, _, other| {
            let mut ended = other.is_over();
            setup.play_on(other, |moment| ended = moment.game.is_over());
            assert!(ended);
        });
    });
}
