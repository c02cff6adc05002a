//! What several suites use, those of the bot as well.

pub mod actions;
pub mod hands;
pub mod options;
