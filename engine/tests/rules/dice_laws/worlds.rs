//! Unseen predictions in another world.

use engine::rules::dice::{Prediction, Target};
use engine::rules::{Rules as _, SeenPrediction};
use rand::SeedableRng as _;
use rand::rngs::ChaCha20Rng;

use crate::dice_laws::play::{Deal, play};

#[test]
fn covered_predictions_are_made_anew_in_another_world() {
    let mut luck = ChaCha20Rng::seed_from_u64(3);
    let mut different = 0;
    for seed in 0..60 {
        play(Deal::new(seed, 5, Target::Nine, true), |game, _| {
            let covered = |said: &SeenPrediction<Prediction>| *said == SeenPrediction::Covered;
            if game.table_view().predictions.values().iter().any(covered) {
                different += usize::from(game.another_world(None, &mut luck) != *game);
            }
        });
    }
    assert!(different > 50, "{different}");
}

#[test]
fn a_view_of_a_game_is_derived_again_from_what_it_shows() {
    for seed in 0..12 {
        play(Deal::new(seed, 3, Target::Nine, true), |game, _| {
            for view in game.seats().seats().map(|seat| game.seat_view(seat)) {
                if !game.is_over() {
                    assert_eq!(view.again(), view);
                }
            }
        });
    }
}
