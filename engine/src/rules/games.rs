//! The only list of the games, and [`OfGame`]: a value of one of them.
//!
//! Everything that belongs to a game is a type of its own rules. A table, a button or a message
//! that may be of any game holds an [`OfGame`], and the macros below match on it. A new game is one
//! more line in the list.

mod options;

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use strum::{Display, EnumCount, EnumString, IntoStaticStr, VariantArray};

use super::runs::Runs;
use super::{PerSeat, Rules, cards, dice};

pub use options::Pick;

/// Declares the games and everything that names them one by one.
///
/// The first token is a dollar sign, with which the macros that are declared here name their own
/// parameters.
macro_rules! games {
    ($d:tt $($(#[$attribute:meta])* $game:ident => $module:ident::$rules:ident,)+) => {
        #[derive(
            Clone,
            Copy,
            Debug,
            Default,
            PartialEq,
            Eq,
            PartialOrd,
            Ord,
            Hash,
            Serialize,
            Deserialize,
            Display,
            EnumCount,
            EnumString,
            IntoStaticStr,
            VariantArray,
        )]
        #[serde(rename_all = "lowercase")]
        #[strum(serialize_all = "lowercase")]
        pub enum GameKind {
            $($(#[$attribute])* $game,)+
        }

        /// A value of one of the games.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum OfGame<$($game),+> {
            $($game($game),)+
        }

        impl<$($game),+> OfGame<$($game),+> {
            /// The game that this value belongs to.
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(Self::$game(_) => GameKind::$game,)+
                }
            }

            pub const fn as_ref(&self) -> OfGame<$(&$game),+> {
                match self {
                    $(Self::$game(value) => OfGame::$game(value),)+
                }
            }
        }

        $(
            is_of_game!(
                $game,
                <$module::$rules as Rules>::Options => Options,
                <$module::$rules as Rules>::Unplayable => Unplayable,
                <$module::$rules as Rules>::Action => Action,
                <$module::$rules as Rules>::Refusal => Refusal,
                <$module::$rules as Rules>::TableView => TableView,
                <$module::$rules as Rules>::SeatView => SeatView
            );

            impl TryFrom<Action> for <$module::$rules as Rules>::Action {
                type Error = OtherGame;

                fn try_from(action: Action) -> Result<Self, OtherGame> {
                    #[allow(unreachable_patterns, reason = "there may be one game only")]
                    match action {
                        OfGame::$game(action) => Ok(action),
                        _ => Err(OtherGame),
                    }
                }
            }
        )+

        /// The type of a value of one of the games: `each_game!(Rules::Action)` of their actions,
        /// `each_game!(Box<Rules::SeatView>)` of their boxed views, `each_game!(Playing)` of a type
        /// with the rules as its parameter.
        #[macro_export]
        macro_rules! each_game {
            ($d of:ident :: $d part:ident) => {
                $crate::rules::OfGame<$(<$crate::rules::$module::$rules as $d of>::$d part),+>
            };
            ($d outer:ident < $d of:ident :: $d part:ident >) => {
                $crate::rules::OfGame<$($d outer<<$crate::rules::$module::$rules as $d of>::$d part>),+>
            };
            ($d outer:ident) => {
                $crate::rules::OfGame<$($d outer<$crate::rules::$module::$rules>),+>
            };
        }

        /// Evaluates the same expression for the value of any game. With `value: Game`, the
        /// expression can name the rules by that name.
        #[macro_export]
        macro_rules! of_game {
            ($d value:expr, $d inner:ident: $d name:ident => $d body:expr) => {
                match $d value {
                    $($crate::rules::OfGame::$game($d inner) => {
                        type $d name = $crate::rules::$module::$rules;
                        $d body
                    })+
                }
            };
            ($d value:expr, $d inner:pat => $d body:expr) => {
                match $d value {
                    $($crate::rules::OfGame::$game($d inner) => $d body,)+
                }
            };
        }

        /// Like `of_game!`, but wraps the result in `OfGame`.
        #[macro_export]
        macro_rules! map_game {
            ($d value:expr, $d inner:pat => $d body:expr) => {
                match $d value {
                    $($crate::rules::OfGame::$game($d inner) => {
                        $crate::rules::OfGame::$game($d body)
                    })+
                }
            };
        }

        /// Evaluates the same expression for two values of the same game and wraps the result in
        /// `OfGame`; evaluates the last expression if they belong to different games.
        #[macro_export]
        macro_rules! same_game {
            ($d one:expr, $d other:expr, ($d a:pat, $d b:pat) => $d body:expr, _ => $d otherwise:expr) => {
                match ($d one, $d other) {
                    $((
                        $crate::rules::OfGame::$game($d a),
                        $crate::rules::OfGame::$game($d b),
                    ) => $crate::rules::OfGame::$game($d body),)+
                    _ => $d otherwise,
                }
            };
        }

        /// Evaluates the same expression with the rules of this kind of game, bound to a type name.
        #[macro_export]
        macro_rules! by_kind {
            ($d kind:expr, $d name:ident => $d body:expr) => {
                match $d kind {
                    $($crate::rules::GameKind::$game => {
                        type $d name = $crate::rules::$module::$rules;
                        $d body
                    })+
                }
            };
        }

        /// Like `by_kind!`, but wraps the result in `OfGame`.
        #[macro_export]
        macro_rules! game_of_kind {
            ($d kind:expr, $d name:ident => $d body:expr) => {
                match $d kind {
                    $($crate::rules::GameKind::$game => {
                        type $d name = $crate::rules::$module::$rules;
                        $crate::rules::OfGame::$game($d body)
                    })+
                }
            };
        }
    };
}

/// Implements `From` for a game's own types into the types of any game.
macro_rules! is_of_game {
    ($variant:ident, $($own:ty => $any:ty),+) => {
        $(impl From<$own> for $any {
            fn from(value: $own) -> Self {
                Self::$variant(value.into())
            }
        })+
    };
}

games! {
    $
    #[default]
    Cards => cards::CardGame,
    Dice => dice::DiceGame,
}

pub use {by_kind, each_game, game_of_kind, map_game, of_game, same_game};

/// The options of a game.
pub type Options = each_game!(Rules::Options);
/// The reason why a game cannot begin with certain options or this number of players.
pub type Unplayable = each_game!(Rules::Unplayable);
/// An action of a seat.
pub type Action = each_game!(Rules::Action);
/// The reason why an action is not allowed now.
pub type Refusal = each_game!(Rules::Refusal);
/// The public view of a game.
pub type TableView = each_game!(Box<Rules::TableView>);
/// The view of one seat: everything that it may see, and its allowed actions.
pub type SeatView = each_game!(Box<Rules::SeatView>);

/// The error for an action of another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an action of another game")]
pub struct OtherGame;

/// A value for each game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PerGame<T>([T; GameKind::COUNT]);

impl<T> PerGame<T> {
    /// Calls the function for each game.
    pub fn from_fn(mut of: impl FnMut(GameKind) -> T) -> Self {
        Self(std::array::from_fn(|place| of(GameKind::VARIANTS[place])))
    }

    /// Calls the function for each value.
    pub fn map<U>(&self, of: impl FnMut(&T) -> U) -> PerGame<U> {
        PerGame(self.0.each_ref().map(of))
    }

    /// All values, in the order of the games.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }
}

impl<T> Index<GameKind> for PerGame<T> {
    type Output = T;

    fn index(&self, game: GameKind) -> &T {
        &self.0[game as usize]
    }
}

impl<T> IndexMut<GameKind> for PerGame<T> {
    fn index_mut(&mut self, game: GameKind) -> &mut T {
        &mut self.0[game as usize]
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

impl SeatView {
    /// The action that counts when this seat's time is up, if the rules settle it; all other
    /// decisions are left to a computer player.
    pub fn out_of_time(&self) -> Option<Action> {
        of_game!(self, view: Game => Game::out_of_time(view).map(Into::into))
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
