//! The game of a day: which one it is, and what its luck follows from.

use std::fmt;

use super::Day;
use crate::computer::Level;
use crate::rules::chance::Proof;
use crate::rules::{Options, PerSeat, SeatCount, cards, dice};
use crate::solo::Setting;
use crate::table::Player;

/// The version of the computer players, which is part of each day's seal. It changes whenever an
/// archmage or a master no longer takes the same decisions with the same views and random numbers;
/// a test in `tests/it/daily.rs` says when.
pub const PLAYERS_VERSION: u16 = 1;

/// The level of the computer players.
const OTHERS: Level = Level::ARCHMAGE;
/// The names of the computer players, from the person's left.
const NAMES: [&str; 3] = ["Merlin", "Morgana", "Nimue"];
/// The days of the week, counted from Sunday, on which dice are played.
const DAYS_OF_DICE: [i64; 2] = [0, 3];
/// The number of rounds of a day's game. Five rounds of cards are a whole short game; after five
/// rounds of dice the page is as it is.
const ROUNDS: usize = 5;

/// The game of a day.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    pub day: Day,
    version: u16,
    secret: [u8; 32],
}

impl fmt::Debug for Deal {
    /// Hides the secret, which tells all hands.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deal({}, sealed)", self.day)
    }
}

impl Deal {
    /// The number of players.
    const SEATS: SeatCount = SeatCount::FOUR;

    /// The day's deal with this secret, for the computer players of this program.
    pub const fn new(day: Day, secret: [u8; 32]) -> Self {
        Self { day, version: PLAYERS_VERSION, secret }
    }

    /// The same day's deal as it was for computer players of this version: its cards are others.
    #[must_use]
    pub const fn of_version(self, version: u16) -> Self {
        Self { version, ..self }
    }

    /// The game that is played, with its options.
    pub fn options(&self) -> Options {
        // Day 1 was a Sunday.
        if DAYS_OF_DICE.contains(&(self.day.number() - 1).rem_euclid(7)) {
            dice::Options::default().into()
        } else {
            let rounds = cards::Rounds::Short;
            cards::Options { rounds, ..cards::Options::default() }.into()
        }
    }

    /// The game of one person.
    pub fn setting(&self) -> Setting {
        let computer = |name: &str| Player::Computer { name: name.to_owned(), level: OTHERS };
        Setting {
            options: self.options(),
            proof: self.proof(),
            last_played: PerSeat::none(Self::SEATS),
            place: 0,
            others: NAMES.map(computer).into(),
            rounds: Some(ROUNDS),
            repeats: None,
        }
    }

    /// What its luck follows from, in the form of a table's: a table whose number says the day and
    /// the version of the computer players, and to whose luck nobody's press has contributed.
    pub fn proof(&self) -> Proof {
        Proof {
            table: self.day.number().unsigned_abs() * 1000 + u64::from(self.version),
            secret: self.secret,
            presses: vec![0; Self::SEATS.get()],
            begin: 0,
            cuts: Vec::new(),
        }
    }

    /// The seal, shown the day before.
    pub fn commitment(&self) -> [u8; 32] {
        self.proof().commitment()
    }

    /// The secret, to be shown once the day is open.
    pub const fn secret(&self) -> [u8; 32] {
        self.secret
    }
}
