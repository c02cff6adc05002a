//! Finished games: who may look at them, lists of them, step-by-step replays, a master's opinion,
//! and records.

mod chances;
mod coach;
mod decisive;
mod ending;
mod past;
mod proof;
mod replay;

pub(crate) use chances::Estimated;
pub use chances::{chances_at_cards, chances_at_dice, won};
pub use coach::{Coach, Coached, Decision, NoCoach, WORTH_A_WORD, breakdown, costliest};
pub use decisive::decisive_round;
pub(crate) use ending::Told;
pub use ending::{JUDGE, Win, verdict};
pub use past::{GamesPage, Onlooker, PastGame, PastGames, Played, Sight};
pub use proof::{Checked, NoRecord, check, record_of};
pub use replay::{At, Moment, NoReplay, Replay, SeenBy, Turn, Views};
