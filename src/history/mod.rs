//! Games that are over: who may look at them again, lists of them, one of them once more step by step, what a
//! master thinks of it, and its record.

mod chances;
mod coach;
mod decisive;
mod past;
mod proof;
mod replay;

pub use chances::{chances_at_cards, chances_at_dice, won};
pub use coach::{Choice, Coach, Coached, JudgedChoice, NoCoach, WORTH_A_WORD};
pub use decisive::decisive_round;
pub use past::{GamesPage, Onlooker, PastGame, PastGames, Played, Sight};
pub use proof::{Checked, NoRecord, check, record_of};
pub use replay::{At, Moment, NoReplay, Replay, SeenBy, Turn, Views};
