//! Every message of random games is within Discord's limits, harmless whatever people are called,
//! and made of existing sentences.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]

#[path = "../shared/actions.rs"]
mod actions;
mod back;
mod cards_hand;
mod cards_places;
mod cards_refusals;
mod cards_sheet;
mod cards_table;
mod check;
mod colors;
mod commands;
mod dice_games;
mod dice_marks;
mod dice_messages;
mod dice_pages;
mod dice_refusals;
#[path = "../shared/emojis.rs"]
mod emojis;
mod former;
mod games;
mod help;
mod hints;
mod leaderboard;
mod lessons;
mod limits;
mod lobby;
mod moves;
mod names;
mod panel;
mod profile;
mod result;
mod rules;
mod rules_examples;
mod sentences;
mod settings;
#[path = "../leaks/games.rs"]
#[allow(dead_code, reason = "shared with tests that need more")]
mod setups;
mod with_emojis;
