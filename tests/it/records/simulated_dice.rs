//! Simulated dice games with every combination of options are accepted by this program and by the
//! referee; all ten Magic Cards and every ruling occur in them.

use std::collections::BTreeSet;

use henge::computer::Level;
use henge::rules::dice::{MagicCard, Options, SeerRule};
use referee::{Occurrence, Tally};

use crate::records::simulated::{check_occurred, judge, print};
use crate::records::text::{simulation, simulation_with_characters};

/// The number of games for each level and each combination of options; with another rule for the
/// first Seer than the default, one of twenty of them.
const GAMES: [(Level, u64); Level::NAMED.len()] = [
    (Level::RANDOM, 100),
    (Level::BEGINNER, 10),
    (Level::NOVICE, 5),
    (Level::APPRENTICE, 5),
    (Level::JOURNEYMAN, 5),
    (Level::ADEPT, 5),
    (Level::CONJURER, 5),
    (Level::MAGE, 5),
    (Level::MASTER, 5),
    (Level::GRANDMASTER, 3),
    (Level::ARCHMAGE, 3),
];

/// The rulings that occur with any number of players, besides the ten Magic Cards.
const AT_EVERY_TABLE: [Occurrence; 21] = [
    Occurrence::PileShuffled,
    Occurrence::RepeatedPrediction,
    Occurrence::SeerKept,
    Occurrence::Strike,
    Occurrence::OtherWizardColor,
    Occurrence::SeerAlone,
    Occurrence::FourthRoll,
    Occurrence::EarlyLeave,
    Occurrence::SeerLeftEarly,
    Occurrence::Hit,
    Occurrence::DoubleXs,
    Occurrence::DoubleMinus,
    Occurrence::JesterScore,
    Occurrence::BothXsOnMiss,
    Occurrence::BothXsOnHit,
    Occurrence::HitAlone,
    Occurrence::SeveralAtTarget,
    Occurrence::PastTarget,
    Occurrence::RoundTwenty,
    Occurrence::TargetNotReached,
    Occurrence::TieBrokenByJesterScores,
];

/// The rulings that require more than one player besides the Seer.
const AMONG_THREE_OR_MORE: [Occurrence; 3] =
    [Occurrence::SecretMatch, Occurrence::EqualClaims, Occurrence::SecretEqualClaims];

fn check_dice_games_of(seats: usize) {
    let mut tally = Tally::default();
    let mut games = 0;
    for options in Options::every_combination(seats.try_into().unwrap()) {
        for (level, games_of_level) in GAMES {
            let is_default = options.first_seer == SeerRule::default();
            let of_this = if is_default { games_of_level } else { games_of_level.div_ceil(20) };
            let seed = format!("{options:?}");
            let simulation = simulation_with_characters(options, seats, level, &seed);
            tally.add(&judge(&simulation, 0..of_this));
            games += of_this;
        }
    }
    print(&format!("{games} dice games of {seats}: {tally}"));
    let drawn = tally.iter().filter_map(|(what, _)| match what {
        Occurrence::Magic(card) => Some(format!("{card:?}")),
        _ => None,
    });
    let drawn: BTreeSet<String> = drawn.collect();
    assert_eq!(drawn, MagicCard::ALL.map(|card| format!("{card:?}")).into_iter().collect());
    check_occurred(&tally, AT_EVERY_TABLE);
    check_occurred(&tally, AMONG_THREE_OR_MORE.into_iter().filter(|_| seats > 2));
}

#[test]
fn dice_games_of_two_are_accepted() {
    check_dice_games_of(2);
}

#[test]
fn dice_games_of_three_are_accepted() {
    check_dice_games_of(3);
}

#[test]
fn dice_games_of_four_are_accepted() {
    check_dice_games_of(4);
}

#[test]
fn dice_games_of_five_are_accepted() {
    check_dice_games_of(5);
}

#[test]
fn every_level_plays_the_same_game_again() {
    let options = Options { magic_cards: true, ..Options::default() };
    for level in Level::NAMED {
        let play = || simulation(options, 3, level, "again").play(0).unwrap().text();
        assert_eq!(play(), play(), "{level}");
    }
}

/// This happens in one of about a thousand games of players who do anything, so the test plays until
/// it has happened.
#[test]
fn seven_stuck_jesters_end_the_rolling() {
    let options = Options { magic_cards: true, ..Options::default() };
    let simulation = simulation(options, 2, Level::RANDOM, "henge");
    let stuck = |number: &u64| {
        judge(&simulation, *number..number + 1).of(Occurrence::SevenStuckJesters) > 0
    };
    assert!((0..3000).any(|number| stuck(&number)), "seven Jesters never lay there");
}
