//! The card game: players predict their number of tricks exactly. 3 to 6 players.
//!
//! Read [`card`] and [`trick`] for the cards, [`options`] for the variants and [`game`] for the
//! state; then `answers` and `rules` for the course of the game.

mod answers;
pub mod ask;
pub mod beginning;
pub mod card;
mod conserved;
mod deal;
pub mod event;
pub mod game;
mod notation;
pub mod options;
mod record;
mod round;
mod rules;
pub mod schedule;
pub mod scoring;
mod stake;
pub mod trick;
pub mod view;
mod world;

pub use ask::{Ask, Refusal};
pub use beginning::Beginning;
pub use card::{Card, CardSet, Rank, Suit};
pub use event::{Action, Event};
pub use game::{CardGame, RoundScore};
pub use options::{Bidding, Clairvoyance, Options, PlusMinusOne, Rounds, Ties, Unplayable};
pub use record::Header;
pub use stake::Stake;
pub use view::{Hand, SeatView, TableView};
