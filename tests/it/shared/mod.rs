//! What several suites use.

pub mod actions;
pub mod emojis;
pub mod hands;
pub mod options;
