//! What several suites use.

#[path = "../../../engine/tests/rules/shared/actions.rs"]
pub mod actions;
pub mod emojis;
#[path = "../../../engine/tests/rules/shared/options.rs"]
pub mod options;
#[allow(dead_code, reason = "the suites of the rules use the rest")]
#[path = "../../../engine/tests/rules/dice_book/told.rs"]
pub mod told;
