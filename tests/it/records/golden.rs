//! The same arguments give the same bytes, now and forever.

use henge::computer::Level;
use henge::rules::cards::Options;
use henge::rules::dice;
use henge::simulation::Simulation;
use sha2::{Digest as _, Sha256};

use crate::records::text::simulation;

/// SHA-256 hash of the event lines of the games below.
///
/// It must never change. Stored games and their records depend on it: on every draw from a seed, on
/// every rule, and on the text form of events. A change that turns this test red makes games that
/// people have played unreadable or wrong; it needs a new version number of the engine. (The
/// players are of the level `random`, so that the others may learn to play better.)
const EVENTS: &str = "d96a60240374b2beedbb970ea14787c11bbef78d7113e6c63cff485f1103c97b";

/// The header of the first of these games. Keys may be added to it; none may change.
const HEADER: &str = r#"{"record":1,"game":"cards","options":{"bidding":"open","plus-minus-one":"off","clairvoyance":"off","unicolore":false,"rounds":"all","ties":"shared"},"engine":1,"seats":["random 3","random 1","random 2"],"order":[1,2,0],"suits":null,"commitment":"38b6c893339eb6047863a0230da8f0b9c085d657d128440384cd586b88e3155f","seed":"f9e01cdaab5d3d18a266e86716fdb598d4b1216fa6bbc0bf8f4196ca5a0de9f5","proof":{"table":"0","secret":"89b82ff463ad8e1f22f1486d69b9658115b057506276b14487691b2de4a16291","presses":["0","0","0"],"begin":"0","cuts":[]}}"#;

/// The same hash for the dice games below.
const DICE_EVENTS: &str = "321d583293954f0031ad642b396a91bf9a21b1bd2878d39bdf17e633b2558dba";

fn dice_games() -> impl Iterator<Item = Simulation> {
    (2..=5_usize).flat_map(|seats| {
        let every = dice::Options::every_combination(seats.try_into().unwrap()).into_iter();
        let every = every.filter(|options| options.first_seer == dice::SeerRule::LastPlayed);
        every.map(move |options| simulation(options, seats, Level::RANDOM, "golden"))
    })
}

fn games() -> impl Iterator<Item = Simulation> {
    (3..=6_usize).flat_map(|seats| {
        let mut every = Options::every_combination(seats.try_into().unwrap());
        every.sort_by_key(place_in_the_list);
        let some = every.into_iter().step_by(7);
        some.map(move |options| simulation(options, seats, Level::RANDOM, "golden"))
    })
}

/// The order of the options in this list, which does not depend on the order in which they are
/// offered.
fn place_in_the_list(options: &Options) -> [u8; 6] {
    let Options { bidding, plus_minus_one, clairvoyance, rounds, ties, unicolore } = *options;
    let predicting = [bidding as u8, plus_minus_one as u8, clairvoyance as u8];
    let playing = [rounds as u8, ties as u8, unicolore.into()];
    [predicting, playing].concat().try_into().unwrap()
}

#[test]
fn the_events_of_a_simulation_are_the_same_for_ever() {
    assert_eq!(hash(games()), EVENTS);
    assert_eq!(hash(dice_games()), DICE_EVENTS);
}

fn hash(games: impl Iterator<Item = Simulation>) -> String {
    let mut hash = Sha256::new();
    for game in games {
        hash.update(game.play(0).unwrap().event_lines());
    }
    hex::encode(hash.finalize())
}

#[test]
fn a_header_is_the_same_for_ever() {
    let text = games().next().unwrap().play(0).unwrap().text();
    assert_eq!(text.lines().next(), Some(HEADER));
}

#[test]
fn the_same_simulation_gives_the_same_bytes() {
    for (once, again) in games().zip(games()).chain(dice_games().zip(dice_games())) {
        assert_eq!(once.play(3).unwrap().text(), again.play(3).unwrap().text());
    }
}

#[test]
fn another_seed_or_number_gives_another_game() {
    let text = |seed: &str, number: u64| {
        let simulation = simulation(Options::default(), 3, Level::RANDOM, seed);
        simulation.play(number).unwrap().text()
    };
    assert_ne!(text("one", 0), text("two", 0));
    assert_ne!(text("one", 0), text("one", 1));
}
