//! Finished games: who may look at them, lists of them, step-by-step replays, a master's opinion,
//! reviews by a search, and records.

mod account;
mod chances;
mod coach;
mod decisive;
mod ending;
mod marks;
mod moment;
mod past;
mod proof;
mod replay;
mod review;
mod reviewed;

pub use account::Account;
pub(crate) use chances::Estimated;
pub use chances::{chances_at_cards, chances_at_dice, won};
pub use coach::{Coached, Decision, breakdown, costliest};
pub use decisive::decisive_round;
pub(crate) use ending::EndFacts;
pub use ending::{JUDGE, Win, verdict};
pub use marks::{Grades, Mark, Scale};
pub use moment::{Moment, Views};
pub use past::{GamesPage, Onlooker, PastGame, PastGames, Played, Sight};
pub use proof::{Checked, NoRecord, check, record_of};
pub use replay::{At, NoReplay, Replay, SeenBy, Turn};
pub use review::Review;
pub use reviewed::{KeyMoment, Mistake, NoReview, Offered, Retry, Reviewed};
