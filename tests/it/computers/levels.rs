//! The behavior of each level.

use henge::computer::{Level, Plays as _};
use henge::rules::Chance;
use henge::rules::cards::{Action, CardGame};

use crate::computers::whole;

/// The levels that play a game in no time.
const FAST: [Level; 5] =
    [Level::Random, Level::Beginner, Level::Apprentice, Level::Adept, Level::Master];

#[test]
fn every_level_plays_whole_games_of_every_option() {
    for (number, (seats, options)) in whole::every_table().enumerate() {
        let level = FAST[number % FAST.len()];
        whole::play(options, seats, level, number as u8, |_, _, _| {});
    }
}

#[test]
fn the_same_view_and_luck_give_the_same_action() {
    for (number, (seats, options)) in whole::every_table().enumerate().step_by(61) {
        let mut decisions = 0;
        whole::play(options, seats, Level::Master, number as u8, |_, view, _| {
            decisions += 1;
            if decisions % 50 == 0 {
                let choose = || {
                    let mut luck = Chance::new([7; 32]).set_up();
                    CardGame::choose(Level::Archmage, view, &mut luck)
                };
                let chosen: Option<Action> = choose();
                assert!(chosen.is_some());
                assert_eq!(chosen, choose());
            }
        });
    }
}
