//! The messages that users see: plain structs, with their text.
//!
//! A [`PublicMessage`] is made from what everyone at a table may see, a [`PrivateMessage`] from
//! what one seat may see. Neither can be made from the other's views.

pub(crate) mod alone;
pub(crate) mod alt;
pub(crate) mod beside;
mod cards;
pub(crate) mod clock;
#[cfg(debug_assertions)]
mod collected;
pub(crate) mod colors;
pub(crate) mod columns;
mod commands;
pub(crate) mod company;
pub(crate) mod components;
mod crowd;
mod dice;
pub(crate) mod done;
pub(crate) mod emojis;
pub(crate) mod game;
mod highlights;
pub(crate) mod hints;
mod in_words;
mod locales;
mod luck;
pub(crate) mod marks;
pub(crate) mod message;
pub(crate) mod more;
pub(crate) mod numbers;
mod onlooker;
mod own;
mod own_line;
pub(crate) mod possible;
mod pseudo;
mod race;
pub(crate) mod reasons;
mod refusals;
mod result;
mod spelling;
mod standings;
mod synonyms;
pub(crate) mod table;
pub(crate) mod text;
mod titles;
mod typed;
mod wordbook;
pub(crate) mod words;
mod zones;

pub use alone::NotMoved;
pub use commands::{
    Choice, CommandOption, CommandTree, FixedChoice, Localized, OptionKind, Subcommand,
    command_tree,
};
pub use components::{
    Button, ButtonState, ChannelSelect, Form, RoleSelect, Select, SelectValue, SeveralSelect,
    Style, WithEmoji,
};
pub use message::{
    Attached, Embed, Field, Message, Pictured, PicturedForOne, PrivateMessage, PublicMessage,
};
pub use possible::Possible;
pub use wordbook::Wordbook;
pub use words::Words;
pub use zones::ZonesShown;

/// The color of embeds that do not show a trump suit.
pub(crate) const VIOLET: u32 = 0x7a_5c_d6;
