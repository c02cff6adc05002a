//! Every message of random games is within Discord's limits, harmless whatever people are called,
//! and made of existing sentences.

mod back;
mod cards_hand;
mod cards_places;
mod cards_refusals;
mod cards_sheet;
mod cards_table;
pub mod check;
mod colors;
mod commands;
mod dice_games;
mod dice_marks;
mod dice_messages;
mod dice_pages;
mod dice_refusals;
mod ending;
mod former;
mod games;
mod help;
mod hints;
mod in_advance;
mod leaderboard;
mod lessons;
mod limits;
mod lobby;
mod moves;
mod names;
mod newcomers;
mod panel;
mod profile;
mod result;
mod rules;
mod rules_examples;
mod sentences;
mod settings;
mod tempo;
mod with_emojis;
