//! A simulated game's record as lines that can be altered, and the verdicts of the two judges on
//! it.

use std::sync::Arc;

use henge::computer::{Character, Level, Persona};
use henge::record::verify;
use henge::rules::{Options, cards, dice};
use henge::simulation::{Entrant, Simulation};
use serde_json::Value;
use strum::VariantArray as _;

#[derive(Clone)]
pub struct Text {
    pub lines: Vec<String>,
}

/// A simulation in which all players have the same level.
pub fn simulation(
    options: impl Into<Options>,
    seats: usize,
    level: Level,
    seed: &str,
) -> Simulation {
    simulation_of(options, vec![level.into(); seats], seed)
}

/// A simulation in which all players have the same level; the second one to the fifth have the four
/// characters.
pub fn simulation_with_characters(
    options: impl Into<Options>,
    seats: usize,
    level: Level,
    seed: &str,
) -> Simulation {
    let characters = Character::VARIANTS.iter().copied().map(Some);
    let characters = [None].into_iter().chain(characters).cycle();
    let personas = characters.map(|character| Persona { level, character });
    simulation_of(options, personas.take(seats).collect(), seed)
}

/// A simulation of these players.
pub fn simulation_of(
    options: impl Into<Options>,
    personas: Vec<Persona>,
    seed: &str,
) -> Simulation {
    Simulation {
        options: options.into(),
        entrants: personas.into_iter().map(Entrant::Computer).collect(),
        seed: seed.to_owned(),
        programs: Arc::default(),
    }
}

impl Text {
    /// A game of five rounds and four players with open predictions.
    pub fn short() -> Self {
        Self::with(cards::Options::default(), 4)
    }

    pub fn with(options: cards::Options, seats: usize) -> Self {
        Self::of_game(0, options, seats)
    }

    /// The first such game in which a Wizard is turned up and the dealer names trump, with the line
    /// of that event.
    pub fn with_trump_named() -> (Self, usize) {
        let games = (0..100).map(|number| Self::of_game(number, cards::Options::default(), 4));
        let mut named = games.filter_map(|text| {
            let lines = text.numbers("trump");
            let line = lines.into_iter().find(|line| !text.value(*line)["by"].is_null())?;
            Some((text, line))
        });
        named.next().unwrap()
    }

    fn of_game(number: u64, options: cards::Options, seats: usize) -> Self {
        let options = cards::Options { rounds: cards::Rounds::Short, ..options };
        Self::of(&simulation(options, seats, Level::RANDOM, "altered"), number)
    }

    /// A game of three players with Magic Cards that contains such an event, with its first such
    /// line.
    pub fn of_dice(wanted: impl Fn(&Value) -> bool) -> (Self, usize) {
        let options = dice::Options { magic_cards: true, ..dice::Options::default() };
        let simulation = simulation(options, 3, Level::RANDOM, "altered");
        let mut found = (0..200).filter_map(|number| {
            let text = Self::of(&simulation, number);
            let line = (2..=text.lines.len()).find(|line| wanted(&text.value(*line)))?;
            Some((text, line))
        });
        found.next().unwrap()
    }

    fn of(simulation: &Simulation, number: u64) -> Self {
        let record = simulation.play(number).unwrap();
        Self { lines: record.text().lines().map(str::to_owned).collect() }
    }

    pub fn text(&self) -> String {
        self.lines.iter().flat_map(|line| [line, "\n"]).collect()
    }

    pub fn value(&self, number: usize) -> Value {
        serde_json::from_str(&self.lines[number - 1]).unwrap()
    }

    /// The numbers of the lines with this event, from 1.
    pub fn numbers(&self, event: &str) -> Vec<usize> {
        let is = |number: &usize| self.value(*number)["event"] == event;
        (1..=self.lines.len()).filter(is).collect()
    }

    /// The first line with this event after this one.
    pub fn next(&self, event: &str, number: usize) -> usize {
        self.numbers(event).into_iter().find(|other| *other > number).unwrap()
    }

    /// The same text with this line changed.
    pub fn altered(&self, number: usize, change: impl FnOnce(&mut Value)) -> Self {
        let mut value = self.value(number);
        change(&mut value);
        assert_ne!(value, self.value(number), "nothing was altered");
        let mut altered = self.clone();
        altered.lines[number - 1] = value.to_string();
        altered
    }

    #[track_caller]
    pub fn check_accepted(&self) {
        verify(&self.text()).unwrap();
        referee::check(&self.text()).unwrap();
    }

    /// Checks that both judges report this line as the first wrong one.
    #[track_caller]
    pub fn check_refused_by_both(&self, line: usize) {
        self.check_refused(line);
        let fault = referee::check(&self.text()).unwrap_err();
        assert_eq!(fault.line, line, "{fault}");
    }

    /// Checks that `verify` reports this line as the first wrong one.
    #[track_caller]
    pub fn check_refused(&self, line: usize) {
        let fault = verify(&self.text()).unwrap_err();
        assert_eq!(fault.line, line, "{fault}");
    }

    /// Checks that the referee, who does not know the random draws, finds an error.
    #[track_caller]
    pub fn check_refused_by_the_referee(&self) {
        referee::check(&self.text()).unwrap_err();
    }
}
