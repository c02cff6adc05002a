//! The dice game: players predict the result of the rolls exactly. 2 to 5 players.
//!
//! Read [`die`] and [`page`] for the material, [`magic`] for the cards of the variant and
//! [`scoring`] for the value of a roll; then `moment`, `answers` and `rules` for the course of the
//! game.

mod answers;
pub mod ask;
pub mod beginning;
mod conserved;
pub mod die;
pub mod event;
pub mod game;
pub mod magic;
mod moment;
mod notation;
pub mod odds;
pub mod options;
pub mod page;
pub mod record;
pub mod round;
mod rules;
pub mod scoring;
mod standing;
pub mod view;
pub mod wizard_color;
mod world;

pub use ask::{Ask, Refusal, Rolling};
pub use beginning::{Beginning, FirstSeer};
pub use die::{Color, Dice, DiceSet, Die, Face, Turned};
pub use event::{Action, Event, Intention};
pub use game::DiceGame;
pub use magic::{Effect, MagicCard};
pub use options::{Options, SeerRule, Target, Unplayable};
pub use page::{BoxSet, Mark, Number, Page, Prediction};
pub use record::{Header, Unexplained};
pub use round::{Round, Score, Strike};
pub use scoring::{RollResult, Scoring};
pub use view::{BoxState, Offer, SeatView, TableView};
pub use wizard_color::WizardColor;
