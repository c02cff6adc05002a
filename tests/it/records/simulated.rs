//! Simulated card games with every combination of options are accepted by this program and by the
//! referee.

use std::io::Write as _;
use std::ops::Range;

use henge::computer::{Character, Level, Persona};
use henge::record::verify;
use henge::rules::cards::{Options, Rounds, Ties};
use henge::simulation::Simulation;
use referee::{Close, Occurrence, Tally};
use strum::VariantArray as _;

use crate::records::text::{simulation_of, simulation_with_characters};

/// The number of games for each level and each combination of options, for all levels that do not
/// think long.
const GAMES: [(Level, u64); 9] = [
    (Level::RANDOM, 2),
    (Level::BEGINNER, 1),
    (Level::NOVICE, 1),
    (Level::APPRENTICE, 1),
    (Level::JOURNEYMAN, 1),
    (Level::ADEPT, 1),
    (Level::CONJURER, 1),
    (Level::MAGE, 1),
    (Level::MASTER, 1),
];

/// Occurrences of some setups only: with a suit for each player, or with enough Jesters to fill a
/// trick of four.
const NOT_AT_EVERY_TABLE: [Occurrence; 2] = [Occurrence::FirstOfEquals, Occurrence::JestersOnly];

const AT_EVERY_TABLE: [Occurrence; 17] = [
    Occurrence::SuitTurned,
    Occurrence::TrumpNamed,
    Occurrence::JesterTurned,
    Occurrence::NothingTurned,
    Occurrence::PlusMinusOneHeld,
    Occurrence::PredictionsMet,
    Occurrence::CanadianZero,
    Occurrence::WizardLed,
    Occurrence::JesterLedThenWizard,
    Occurrence::JesterLedThenSuit,
    Occurrence::SecondWizard,
    Occurrence::Trumped,
    Occurrence::HeldBack,
    Occurrence::ExactRound,
    Occurrence::TieBrokenByExactRounds,
    Occurrence::TieBrokenByBestRound,
    Occurrence::SharedPlace,
];

/// Checks that both judges accept the games with these numbers. Returns what occurred in them.
pub fn judge(simulation: &Simulation, games: Range<u64>) -> Tally {
    let mut tally = Tally::default();
    for number in games {
        let text = simulation.play(number).unwrap().text();
        let told = |fault: &dyn std::fmt::Display| {
            let Simulation { options, entrants, .. } = simulation;
            format!("{fault}\ngame {number} of {entrants:?}, {options:?}")
        };
        let verified = verify(&text).unwrap_or_else(|fault| panic!("{}", told(&fault)));
        assert_eq!((verified.games, verified.stopped), (1, 0));
        assert_eq!(verified.events + 1, text.lines().count());
        let judged = referee::check(&text).unwrap_or_else(|fault| panic!("{}", told(&fault)));
        let seats = simulation.entrants.len();
        assert_eq!((judged[0].seats, judged[0].close), (seats, Close::Ended));
        tally.add(&judged[0].tally);
    }
    tally
}

/// Prints a line even if the test passes.
pub fn print(line: &str) {
    std::io::stderr().write_all(format!("{line}\n").as_bytes()).unwrap();
}

#[track_caller]
pub fn check_occurred(tally: &Tally, occurrences: impl IntoIterator<Item = Occurrence>) {
    for occurrence in occurrences {
        assert!(tally.of(occurrence) > 0, "{occurrence:?} did not occur");
    }
}

fn check_card_games_of(seats: usize) {
    let mut tally = Tally::default();
    let mut games = 0;
    for options in Options::every_combination(seats.try_into().unwrap()) {
        for (level, of_this) in GAMES {
            let seed = format!("{options:?}");
            let simulation = simulation_with_characters(options, seats, level, &seed);
            tally.add(&judge(&simulation, 0..of_this));
            games += of_this;
        }
    }
    print(&format!("{games} card games of {seats}: {tally}"));
    let rare = NOT_AT_EVERY_TABLE.into_iter().filter(|_| seats < 5);
    check_occurred(&tally, AT_EVERY_TABLE.into_iter().chain(rare));
}

#[test]
fn card_games_of_three_are_accepted() {
    check_card_games_of(3);
}

#[test]
fn card_games_of_four_are_accepted() {
    check_card_games_of(4);
}

#[test]
fn card_games_of_five_are_accepted() {
    check_card_games_of(5);
}

#[test]
fn card_games_of_six_are_accepted() {
    check_card_games_of(6);
}

/// Archmages think long, so they play short games, with some of the combinations: each value of an
/// option and each character occurs.
#[test]
fn short_card_games_of_archmages_are_accepted() {
    let mut short = Options::every_combination(4_usize.try_into().unwrap());
    short.retain(|options| options.rounds == Rounds::Short && options.ties == Ties::Shared);
    for (number, options) in short.into_iter().step_by(7).enumerate() {
        let with_character = |level: Level, place: usize| {
            let characters = Character::VARIANTS.len() + 1;
            Persona { level, character: Character::VARIANTS.get(place % characters).copied() }
        };
        let archmage = with_character(Level::ARCHMAGE, number);
        let grandmaster = with_character(Level::GRANDMASTER, number + 1);
        let company = vec![archmage, grandmaster, Level::MASTER.into(), Level::MASTER.into()];
        judge(&simulation_of(options, company, "archmages"), 0..1);
    }
}
