//! The games: the only list of them, and one value of one of them.
//!
//! Everything that belongs to a game is a type of its own rules. Where a table, a button or a message may
//! be of either game it holds an [`OfGame`], and the macros below go through the games one by one. Another
//! game is one more variant, one more line in each macro, and one more name in each alias.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use super::cards;
use super::dice;
use super::options::{self, Choice, NoSuchChoice};
use super::runs::Runs;
use super::{PerSeat, Rules, SeatCount};

/// Which game.
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
    /// The card game.
    #[default]
    Cards,
    /// The dice game.
    Dice,
}

/// A value of one of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OfGame<C, D> {
    /// Of the card game.
    Cards(C),
    /// Of the dice game.
    Dice(D),
}

/// The choices of a game.
pub type Options = OfGame<cards::Options, dice::Options>;
/// A value of one of a game's choices: there is such a choice, and it has this value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pick {
    game: GameKind,
    choice: usize,
    value: usize,
}

/// Why a game cannot begin like this.
pub type Unplayable = OfGame<cards::Unplayable, dice::Unplayable>;
/// What a seat may do.
pub type Action = OfGame<cards::Action, dice::Action>;
/// Why an action is not allowed now.
pub type Refusal = OfGame<cards::Refusal, dice::Refusal>;
/// What everybody may see of a game.
pub type TableView = OfGame<Box<cards::TableView>, Box<dice::TableView>>;
/// What one seat may see of its game, and do.
pub type SeatView = OfGame<Box<cards::SeatView>, Box<dice::SeatView>>;

/// The same expression for a value of any game.
macro_rules! of_game {
    ($value:expr, $inner:pat => $body:expr) => {
        match $value {
            $crate::rules::OfGame::Cards($inner) => $body,
            $crate::rules::OfGame::Dice($inner) => $body,
        }
    };
}

/// The same expression for a value of any game; what it gives is again of that game.
macro_rules! map_game {
    ($value:expr, $inner:pat => $body:expr) => {
        match $value {
            $crate::rules::OfGame::Cards($inner) => $crate::rules::OfGame::Cards($body),
            $crate::rules::OfGame::Dice($inner) => $crate::rules::OfGame::Dice($body),
        }
    };
}

/// The same expression for two values of the same game; what it gives is again of that game. Otherwise
/// for two values of different games.
macro_rules! same_game {
    ($one:expr, $other:expr, ($a:pat, $b:pat) => $body:expr, _ => $otherwise:expr) => {
        match ($one, $other) {
            (OfGame::Cards($a), OfGame::Cards($b)) => OfGame::Cards($body),
            (OfGame::Dice($a), OfGame::Dice($b)) => OfGame::Dice($body),
            (OfGame::Cards(_), OfGame::Dice(_)) | (OfGame::Dice(_), OfGame::Cards(_)) => $otherwise,
        }
    };
}

/// The same expression for the rules of the game of this kind, by the name that is given them.
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

/// The same; what it gives is of that game.
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

/// A game's own values are values of one of the games.
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
    /// Of which game it is.
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Cards(_) => GameKind::Cards,
            Self::Dice(_) => GameKind::Dice,
        }
    }

    /// The value, by reference.
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
    /// The word for it in records, commands and the database.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

impl Pick {
    /// The value of this name of one of a game's choices, which are numbered from 0 in the order in which
    /// they are offered.
    pub fn of(game: GameKind, choice: usize, value: &str) -> Option<Self> {
        let words = Options::choices(game).get(choice)?.words();
        let value = words.iter().position(|word| word == value)?;
        Some(Self { game, choice, value })
    }
}

impl Options {
    /// The books' game.
    pub fn classic(kind: GameKind) -> Self {
        game_of_kind!(kind, Game => <Game as Rules>::Options::default())
    }

    /// Everything that can be chosen, in the order in which it is offered.
    pub fn choices(kind: GameKind) -> Vec<Choice> {
        by_kind!(kind, Game => <Game as Rules>::Options::choices())
    }

    /// These choices, but for this one: names and values as in a record's header.
    ///
    /// # Errors
    /// The game has no such choice, or the choice no such value.
    pub fn with(&self, name: &str, value: &str) -> Result<Self, NoSuchChoice> {
        Ok(
            map_game!(self, options => options::with(options, &Self::choices(self.kind()), name, value)?),
        )
    }

    /// These choices with this one picked; `None` where it is one of another game.
    pub fn picked(&self, pick: Pick) -> Option<Self> {
        let choice = Self::choices(self.kind()).into_iter().nth(pick.choice)?;
        let value = choice.words().into_iter().nth(pick.value)?;
        (pick.game == self.kind()).then(|| self.with(&choice.name, &value).ok())?
    }

    /// What is chosen of this choice, as in a record's header.
    pub fn chosen(&self, choice: &Choice) -> String {
        of_game!(self, options => options::chosen(options, choice))
    }

    /// Whether that many can play with these choices.
    ///
    /// # Errors
    /// The first rule that forbids it.
    pub fn check_for(&self, seats: SeatCount) -> Result<(), Unplayable> {
        of_game!(self, options => Ok(options.check_for(seats)?))
    }

    /// Why a game with these choices cannot begin with those who sit there, of whom there may yet be more.
    pub fn hindrance(&self, seated: usize) -> Option<Unplayable> {
        let seats = SeatCount::try_from(seated.max(self.fewest_seats())).ok()?;
        self.check_for(seats).err()
    }

    /// Whether these choices go together, whoever plays.
    ///
    /// # Errors
    /// The first rule that forbids the combination.
    pub fn check(&self) -> Result<(), Unplayable> {
        of_game!(self, options => Ok(options.check()?))
    }

    /// The fewest who can play with these choices.
    pub fn fewest_seats(&self) -> usize {
        of_game!(self, options => options.fewest_seats())
    }

    /// The most who can play with these choices.
    pub fn most_seats(&self) -> usize {
        of_game!(self, options => options.most_seats())
    }
}

/// As in a record's header: which game, then its choices.
#[derive(Serialize, Deserialize)]
struct Written<O> {
    game: GameKind,
    options: O,
}

impl SeatView {
    /// What counts as said when this seat's time is over, where the rules settle it: the rest is for a computer
    /// player to decide.
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

/// A game's result: what the lifetime scores are made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Final points.
    pub totals: PerSeat<i16>,
    /// Places; 1 is the first.
    pub places: PerSeat<u8>,
    /// How many predictions everybody made.
    pub predictions: PerSeat<u16>,
    /// How many of them came true exactly.
    pub exact: PerSeat<u16>,
    /// How they came true one after the other.
    pub runs: PerSeat<Runs>,
}
