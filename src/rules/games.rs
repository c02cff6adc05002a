//! The only list of the games, and [`OfGame`]: a value of one of them.
//!
//! Everything that belongs to a game is a type of its own rules. A table, a button or a message
//! that may be of either game holds an [`OfGame`], and the macros below match on it. A new game
//! needs one more variant, one more line in each macro and one more type in each alias.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use super::cards;
use super::dice;
use super::options::{self, Choice, NoSuchChoice};
use super::runs::Runs;
use super::{PerSeat, Rules, SeatCount};

#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum GameKind {
    #[default]
    Cards,
    Dice,
}

/// A value of one of the games: a `C` of the card game or a `D` of the dice game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OfGame<C, D> {
    Cards(C),
    Dice(D),
}

/// The options of a game.
pub type Options = OfGame<cards::Options, dice::Options>;
/// A value of one of a game's options. A `Pick` always names an existing option and one of its
/// values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pick {
    game: GameKind,
    choice: usize,
    value: usize,
}

/// The reason why a game cannot begin with certain options or this number of players.
pub type Unplayable = OfGame<cards::Unplayable, dice::Unplayable>;
/// An action of a seat.
pub type Action = OfGame<cards::Action, dice::Action>;
/// The reason why an action is not allowed now.
pub type Refusal = OfGame<cards::Refusal, dice::Refusal>;
/// The public view of a game.
pub type TableView = OfGame<Box<cards::TableView>, Box<dice::TableView>>;
/// The view of one seat: everything that it may see, and its allowed actions.
pub type SeatView = OfGame<Box<cards::SeatView>, Box<dice::SeatView>>;

/// Evaluates the same expression for the value of either game.
macro_rules! of_game {
    ($value:expr, $inner:pat => $body:expr) => {
        match $value {
            $crate::rules::OfGame::Cards($inner) => $body,
            $crate::rules::OfGame::Dice($inner) => $body,
        }
    };
}

/// Like `of_game!`, but wraps the result in `OfGame`.
macro_rules! map_game {
    ($value:expr, $inner:pat => $body:expr) => {
        match $value {
            $crate::rules::OfGame::Cards($inner) => $crate::rules::OfGame::Cards($body),
            $crate::rules::OfGame::Dice($inner) => $crate::rules::OfGame::Dice($body),
        }
    };
}

/// Evaluates the same expression for two values of the same game and wraps the result in `OfGame`;
/// evaluates the last expression if they belong to different games.
macro_rules! same_game {
    ($one:expr, $other:expr, ($a:pat, $b:pat) => $body:expr, _ => $otherwise:expr) => {
        match ($one, $other) {
            (OfGame::Cards($a), OfGame::Cards($b)) => OfGame::Cards($body),
            (OfGame::Dice($a), OfGame::Dice($b)) => OfGame::Dice($body),
            (OfGame::Cards(_), OfGame::Dice(_)) | (OfGame::Dice(_), OfGame::Cards(_)) => $otherwise,
        }
    };
}

/// Evaluates the same expression with the rules of this kind of game, bound to a type name.
macro_rules! by_kind {
    ($kind:expr, $game:ident => $body:expr) => {
        match $kind {
            $crate::rules::GameKind::Cards => {
                type $game = $crate::rules::cards::CardGame;
                $body
            }
            $crate::rules::GameKind::Dice => {
                type $game = $crate::rules::dice::DiceGame;
                $body
            }
        }
    };
}

/// Like `by_kind!`, but wraps the result in `OfGame`.
macro_rules! game_of_kind {
    ($kind:expr, $game:ident => $body:expr) => {
        match $kind {
            $crate::rules::GameKind::Cards => {
                type $game = $crate::rules::cards::CardGame;
                $crate::rules::OfGame::Cards($body)
            }
            $crate::rules::GameKind::Dice => {
                type $game = $crate::rules::dice::DiceGame;
                $crate::rules::OfGame::Dice($body)
            }
        }
    };
}

/// Implements `From` for a game's own types into the aliases above.
macro_rules! is_of_game {
    ($variant:ident, $($own:ty => $any:ty),+) => {
        $(impl From<$own> for $any {
            fn from(value: $own) -> Self {
                Self::$variant(value.into())
            }
        })+
    };
}

is_of_game!(
    Cards,
    cards::Options => Options,
    cards::Unplayable => Unplayable,
    cards::Action => Action,
    cards::Refusal => Refusal,
    cards::TableView => TableView,
    cards::SeatView => SeatView
);
is_of_game!(
    Dice,
    dice::Options => Options,
    dice::Unplayable => Unplayable,
    dice::Action => Action,
    dice::Refusal => Refusal,
    dice::TableView => TableView,
    dice::SeatView => SeatView
);

pub(crate) use {by_kind, game_of_kind, map_game, of_game, same_game};

impl<C, D> OfGame<C, D> {
    /// The game that this value belongs to.
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Cards(_) => GameKind::Cards,
            Self::Dice(_) => GameKind::Dice,
        }
    }

    pub const fn as_ref(&self) -> OfGame<&C, &D> {
        match self {
            Self::Cards(value) => OfGame::Cards(value),
            Self::Dice(value) => OfGame::Dice(value),
        }
    }
}

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        of_game!(self, unplayable => unplayable.fmt(f))
    }
}

impl GameKind {
    /// The word for this game in records, commands and the database.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

impl Pick {
    /// The pick of a value of one of a game's options. Options are numbered from 0 in the order in
    /// which they are offered.
    pub fn of(game: GameKind, choice: usize, value: &str) -> Option<Self> {
        let words = Options::choices(game).get(choice)?.words();
        let value = words.iter().position(|word| word == value)?;
        Some(Self { game, choice, value })
    }
}

impl Options {
    /// The options of the rule books.
    pub fn classic(kind: GameKind) -> Self {
        game_of_kind!(kind, Game => <Game as Rules>::Options::default())
    }

    /// All options of a game, in the order in which they are offered.
    pub fn choices(kind: GameKind) -> Vec<Choice> {
        by_kind!(kind, Game => <Game as Rules>::Options::choices())
    }

    /// Returns these options with one of them changed. Names and values are those of a record's
    /// header.
    ///
    /// # Errors
    /// The game has no such option, or the option has no such value.
    pub fn with(&self, name: &str, value: &str) -> Result<Self, NoSuchChoice> {
        Ok(
            map_game!(self, options => options::with(options, &Self::choices(self.kind()), name, value)?),
        )
    }

    /// Returns these options with one pick applied; `None` if the pick belongs to the other game.
    pub fn picked(&self, pick: Pick) -> Option<Self> {
        let choice = Self::choices(self.kind()).into_iter().nth(pick.choice)?;
        let value = choice.words().into_iter().nth(pick.value)?;
        (pick.game == self.kind()).then(|| self.with(&choice.name, &value).ok())?
    }

    /// The chosen value of this option, as in a record's header.
    pub fn chosen(&self, choice: &Choice) -> String {
        of_game!(self, options => options::chosen(options, choice))
    }

    /// Checks that this number of players can play with these options.
    ///
    /// # Errors
    /// The first rule that forbids it.
    pub fn check_for(&self, seats: SeatCount) -> Result<(), Unplayable> {
        of_game!(self, options => Ok(options.check_for(seats)?))
    }

    /// The reason why a game with these options cannot begin with the players who are seated,
    /// assuming that more may still join.
    pub fn hindrance(&self, seated: usize) -> Option<Unplayable> {
        let seats = SeatCount::try_from(seated.max(self.fewest_seats())).ok()?;
        self.check_for(seats).err()
    }

    /// Checks that these options can be combined, for any number of players.
    ///
    /// # Errors
    /// The first rule that forbids the combination.
    pub fn check(&self) -> Result<(), Unplayable> {
        of_game!(self, options => Ok(options.check()?))
    }

    /// The smallest number of players for these options.
    pub fn fewest_seats(&self) -> usize {
        of_game!(self, options => options.fewest_seats())
    }

    /// The largest number of players for these options.
    pub fn most_seats(&self) -> usize {
        of_game!(self, options => options.most_seats())
    }
}

/// The form of options in a record's header: the game, then its options.
#[derive(Serialize, Deserialize)]
struct Written<O> {
    game: GameKind,
    options: O,
}

impl SeatView {
    /// The action that counts when this seat's time is up, if the rules settle it; all other
    /// decisions are left to a computer player.
    pub fn out_of_time(&self) -> Option<Action> {
        match self {
            Self::Cards(_) => None,
            Self::Dice(view) => view.out_of_time().map(Action::Dice),
        }
    }
}

impl Serialize for Options {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let game = self.kind();
        of_game!(self, options => Written { game, options }.serialize(serializer))
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Written { game, options } = Written::<serde_json::Value>::deserialize(deserializer)?;
        Ok(game_of_kind!(game, Game => {
            let options: <Game as Rules>::Options =
                serde_json::from_value(options).map_err(D::Error::custom)?;
            options
        }))
    }
}

/// The result of a game; the lifetime scores are computed from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    pub totals: PerSeat<i16>,
    /// The final place of each seat; 1 is the winner's.
    pub places: PerSeat<u8>,
    /// The number of predictions made.
    pub predictions: PerSeat<u16>,
    /// The number of predictions that came true exactly.
    pub exact: PerSeat<u16>,
    /// The runs of predictions that came true exactly.
    pub runs: PerSeat<Runs>,
}
