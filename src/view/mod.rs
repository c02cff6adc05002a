//! The messages that users see: plain structs, with their text.
//!
//! A [`PublicMessage`] is made from what everyone at a table may see, a [`PrivateMessage`] from
//! what one seat may see. Neither can be made from the other's views.

mod alt;
mod beside;
mod cards;
mod clock;
mod coach;
mod columns;
mod commands;
mod cut;
mod dice;
mod done;
mod emojis;
mod game;
mod help;
mod hints;
mod history;
mod language;
mod leaderboard;
mod lesson;
mod lobby;
mod marks;
mod message;
mod own;
mod panel;
mod possible;
mod privacy;
mod profile;
mod race;
mod refusals;
mod replay;
mod result;
mod rules;
mod ruleset;
mod settings;
mod table;
mod text;
mod thread;
mod typed;
mod vote;
mod words;

pub use commands::{Choice, CommandOption, CommandTree, OptionKind, Subcommand, command_tree};
pub use help::{Part, Situation};
pub use language::{Language, Wordbook};
pub use message::{
    Attached, Button, ButtonState, ChannelSelect, Embed, Field, Form, Message, Pictured,
    PrivateMessage, PublicMessage, Select, SelectValue, Style, WithEmoji,
};
pub use possible::Possible;
pub use profile::ProfileReader;
pub use settings::SettingsShown;
pub use words::Words;

/// The color of embeds that do not show a trump suit.
const VIOLET: u32 = 0x7a_5c_d6;
