//! The events that contain randomness.

use engine::rules::cards::Event;
use engine::rules::{Chance, Rules as _};

use crate::card_laws::play::in_every_game;

#[test]
fn all_luck_is_in_the_deals() {
    let other_luck = Chance::new([255; 32]);
    in_every_game(100, |setup| {
        let chance = setup.chance();
        setup.play(|moment| {
            let (here, there) =
                (moment.game.consequence(&chance), moment.game.consequence(&other_luck));
            match (here, there) {
                (Some(Event::Deal { .. }), Some(Event::Deal { .. })) => {}
                (here, there) => assert_eq!(here, there),
            }
        });
    });
}
