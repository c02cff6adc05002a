//! What pictures show: plain values, made from what everybody may see.

use crate::rules::{Seat, cards, dice};

/// What a picture shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scene {
    /// A table at cards.
    Cards(Box<CardTable>),
    /// A table at dice.
    Dice(Box<DiceTable>),
    /// How the points of a game went.
    Race(Box<Race>),
    /// What somebody's games come to.
    Profile(Box<Profile>),
}

/// A table at cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardTable {
    /// What everybody may see.
    pub view: cards::TableView,
    /// Everybody's name, in the order of play.
    pub names: Vec<String>,
    /// The words on it.
    pub captions: CardCaptions,
}

/// The words on a picture of a table at cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardCaptions {
    /// "Round 9": at most 128 pixels wide.
    pub round: String,
    /// "trump": at most 124 pixels wide.
    pub trump: String,
    /// What stands before what everybody said: at most 126 pixels wide, as what follows.
    pub said: String,
    /// Before the tricks that everybody has won.
    pub won: String,
    /// Before everybody's points.
    pub total: String,
}

/// A table at dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceTable {
    /// What everybody may see.
    pub view: dice::TableView,
    /// Everybody's name, in the order of play.
    pub names: Vec<String>,
    /// The words on it.
    pub captions: DiceCaptions,
}

/// The words on a picture of a table at dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceCaptions {
    /// "Roll": at most 80 pixels wide.
    pub roll: String,
    /// What stands before what everybody said: at most 108 pixels wide, as what follows.
    pub said: String,
    /// Before what counts now.
    pub now: String,
    /// Before everybody's Xs and points.
    pub points: String,
}

/// How the points of a game went, round by round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    /// How many rounds were scored: 1 to 20.
    pub rounds: usize,
    /// Who played, in the order of their places.
    pub runners: Vec<Runner>,
}

/// A seat in a race.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Runner {
    /// Which one.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// The points after each round.
    pub totals: Vec<i16>,
    /// What came of the prediction in each round.
    pub predictions: Vec<Outcome>,
}

/// What somebody's games come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// How many games, how many of them won, which share of predictions came true, and how many at most one after
    /// the other.
    pub stones: [Stone; 4],
    /// How something went from game to game.
    pub course: Course,
    /// The last games, the oldest first: at most 20.
    pub last: Vec<LastGame>,
    /// The words on it.
    pub captions: ProfileCaptions,
}

/// A number, and what it counts: each at most 118 pixels wide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stone {
    /// The number.
    pub number: String,
    /// What it counts.
    pub caption: String,
}

/// How something went from game to game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// What it is: at most 126 pixels wide.
    pub caption: String,
    /// Its values, the oldest first; two at least.
    pub values: Vec<i32>,
}

/// One of the last games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastGame {
    /// 1 is the first.
    pub place: u8,
    /// How many of a hundred predictions came true.
    pub exact: u8,
}

/// The words on a picture of a profile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfileCaptions {
    /// Beside the share of predictions that came true: at most 126 pixels wide, as what follows.
    pub exact: String,
    /// Before the places.
    pub place: String,
}

/// What came of a prediction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It came true.
    Hit,
    /// It did not.
    Missed,
    /// It did not, and a Jester Score took its place.
    JesterScore,
}

impl CardTable {
    /// The name of who sits there.
    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

impl DiceTable {
    /// The name of who sits there.
    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

impl Runner {
    /// The points in the end.
    pub fn total(&self) -> i16 {
        self.totals.last().copied().unwrap_or_default()
    }

    /// How many predictions came true.
    pub fn hits(&self) -> usize {
        self.predictions.iter().filter(|outcome| **outcome == Outcome::Hit).count()
    }
}

/// Points, with a minus as wide as a plus.
pub(super) fn points(points: i16) -> String {
    points.to_string().replace('-', "−")
}
