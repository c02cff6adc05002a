//! The card game: tricks to be predicted exactly. 3 to 6 players.
//!
//! Read [`card`] and [`trick`] for the cards, [`options`] for the variants, [`game`] for the game itself.

pub mod card;
mod deal;
pub mod game;
pub mod options;
mod rules;
pub mod schedule;
pub mod scoring;
pub mod trick;
pub mod view;
mod world;

pub use card::{Card, CardSet, Rank, Suit};
pub use game::{Action, Ask, Beginning, CardGame, Event, Refusal, RoundScore};
pub use options::{Bidding, Clairvoyance, Options, PlusMinusOne, Rounds, Ties, Unplayable};
pub use view::{Hand, SeatView, TableView};
