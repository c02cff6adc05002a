//! The content of pictures: plain values, made from what everyone may see.

use super::Caption;
use crate::rules::{Seat, cards, dice};

/// The content of a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scene {
    Cards(Box<CardTable>),
    Dice(Box<DiceTable>),
    /// The course of the points in a game.
    Race(Box<Race>),
    /// A summary of a person's games.
    Profile(Box<Profile>),
    /// The course of a player's chance to win a game.
    Chances(Box<Chances>),
    /// The sheet of a game with real cards or real dice.
    Tablet(Box<TabletScene>),
}

/// The sheet of a game with real cards or real dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TabletScene {
    /// The names of all players, in the order of play.
    pub names: Vec<String>,
    pub sheet: TabletSheet,
    /// The course of the points, once the game is over.
    pub race: Option<Race>,
    pub is_over: bool,
}

/// The sheet of a game: as its public view, whose cards or dice show nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TabletSheet {
    Cards(Box<cards::TableView>),
    Dice(Box<dice::TableView>),
}

/// The content of a picture of a card table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardTable {
    /// The public view of the table.
    pub view: cards::TableView,
    /// All players, in the order of play.
    pub players: Vec<Seated>,
    pub captions: CardCaptions,
}

/// A player in a picture of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    pub name: String,
    /// True if a computer plays, for a person who is away too.
    pub is_computer: bool,
    /// The sprite in the bubble at the player's gate, if there is one.
    pub says: Option<&'static str>,
}

/// The captions in a picture of a card table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardCaptions {
    /// The number of the round, like "Round 9".
    pub round: Caption,
    /// The word "trump", or "no trump".
    pub trump: Caption,
    /// The caption of the predictions.
    pub said: Caption,
    /// The caption of the tricks won.
    pub won: Caption,
    /// The caption of the points.
    pub total: Caption,
}

/// The content of a picture of a dice table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceTable {
    /// The public view of the table.
    pub view: dice::TableView,
    /// All players, in the order of play.
    pub players: Vec<Seated>,
    pub captions: DiceCaptions,
}

/// The captions in a picture of a dice table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceCaptions {
    /// The word "Roll", before the rolls.
    pub roll: Caption,
    /// The caption of the predictions.
    pub said: Caption,
    /// The caption of the dice that count now.
    pub now: Caption,
    /// The caption of Xs and points.
    pub points: Caption,
}

/// The course of the points in a game, round by round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    /// The number of scored rounds, from 1 to 20.
    pub rounds: usize,
    /// The players, in the order of their places.
    pub runners: Vec<Runner>,
}

/// A seat in a race.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Runner {
    pub seat: Seat,
    pub name: String,
    /// The final place, from 1; `None` after a game that was stopped.
    pub place: Option<u8>,
    /// The place as it is written in the language of the picture, like `4.`; empty if there is none.
    pub place_number: String,
    /// The points after each round.
    pub totals: Vec<i16>,
    /// The result of the prediction in each round.
    pub predictions: Vec<Outcome>,
}

/// A summary of a person's games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// The number of games, the number of wins, the share of predictions that came true, and the
    /// longest streak of such predictions.
    pub stones: [Stone; 4],
    /// The course of a value from game to game.
    pub course: Course,
    /// The last games, the oldest first; at most 20.
    pub last: Vec<LastGame>,
    pub captions: ProfileCaptions,
}

/// The course of a player's chance to win a game, and the mistakes that the player made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chances {
    /// The chance before the first round and after each, in thousandths; at least two.
    pub course: Vec<u16>,
    /// The chance of everybody if all were equal, in thousandths.
    pub fair: u16,
    pub dots: Vec<Dot>,
    pub captions: ChancesCaptions,
}

/// A mistake in the course of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dot {
    /// The round, counted from 1.
    pub round: usize,
    /// The part of the round that was over, in thousandths.
    pub through: u16,
    pub weight: Weight,
}

/// The weight of a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    Mistake,
    Blunder,
}

/// The captions in a picture of chances.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChancesCaptions {
    /// The shares of 100, 50 and 0 percent, from the top; at most 90 pixels wide.
    pub shares: [String; 3],
    /// The last chance; at most 92 pixels wide.
    pub last: String,
    /// The words for a mistake and for a blunder.
    pub mistake: Caption,
    pub blunder: Caption,
}

/// A number, at most 118 pixels wide, and its caption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stone {
    pub number: String,
    /// The words below the number.
    pub caption: Caption,
}

/// The course of a value from game to game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// The name of the value.
    pub caption: Caption,
    /// The values, the oldest first; at least two.
    pub values: Vec<i32>,
}

/// One of the last games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastGame {
    /// The place, where 1 is the first.
    pub place: u8,
    /// The percentage of predictions that came true.
    pub exact: u8,
}

/// The captions in a picture of a profile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfileCaptions {
    /// The caption of the share of predictions that came true.
    pub exact: Caption,
    /// The share of 100 percent; at most 126 pixels wide.
    pub all: String,
    /// The caption of the places.
    pub place: Caption,
}

/// The result of a prediction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The prediction came true.
    Hit,
    /// The prediction did not come true.
    Missed,
    /// The prediction missed, but a Jester Score took its place.
    JesterScore,
}

impl Runner {
    /// The points after the last round.
    pub fn total(&self) -> i16 {
        self.totals.last().copied().unwrap_or_default()
    }

    /// The number of predictions that came true.
    pub fn hits(&self) -> usize {
        self.predictions.iter().filter(|outcome| **outcome == Outcome::Hit).count()
    }
}

/// Formats points with a minus sign as wide as a plus sign.
pub(super) fn points(points: i16) -> String {
    points.to_string().replace('-', "−")
}
