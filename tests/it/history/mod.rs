//! Games that are over, once more: what a replay shows is what was seen while the game was played.

mod coach;
mod decisive;
mod marks;
pub mod played;
mod reasons;
mod replays;
mod review;
mod shown;
