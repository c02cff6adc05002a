//! The labels of metrics: words from a few fixed lists, and never an id or a name.

use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue, LabelValueEncoder};
use strum::{IntoStaticStr, VariantArray};

use crate::language::Language;

/// The kind of response that a press or command gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum PressKind {
    /// A new ephemeral message to the user.
    Show,
    /// An update of the user's own private message.
    Own,
    /// An update of a public message.
    Shared,
    /// A new public message.
    Post,
    /// Autocomplete choices while a command is typed.
    Suggest,
}

/// The outcome of a press or command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum PressOutcome {
    /// The press was answered, possibly with a refusal.
    Answered,
    /// The bot had too much to do and replied "press again".
    Busy,
    /// The press came too late to be answered, or too many others were waiting.
    Dropped,
    /// The user keeps pressing too fast, and was told so a moment ago.
    Ignored,
    /// The response did not arrive.
    Failed,
}

/// The kind of a request to Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Route {
    /// The first response to an interaction.
    Answer,
    /// The original response of an interaction, or the message that holds the pressed button.
    Original,
    /// A follow-up message to an interaction.
    FollowUp,
    /// A message in a channel.
    ChannelMessage,
    /// The start of a new thread.
    Thread,
    /// Requests for commands, the application, and the gateway's address.
    Setup,
}

/// The stage of a table that is not over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum TablePhase {
    /// The table is waiting for players.
    Lobby,
    /// The game is going on.
    Playing,
}

/// The labels of the press counter.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct Pressed {
    pub(super) kind: PressKind,
    pub(super) outcome: PressOutcome,
}

/// The labels of the counter of requests to Discord.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct Requested {
    pub(super) route: Route,
    pub(super) status: Status,
}

/// The label of the gauge of tables.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct OfStage {
    pub(super) stage: TablePhase,
}

/// The label of the gauge of connections.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct OfShard {
    pub(super) shard: u32,
}

/// The label of the gauge of missing messages.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct OfLanguage {
    pub(super) language: Language,
}

/// The HTTP status of Discord's response; `None` if there was no response.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Status(pub(super) Option<u16>);

impl EncodeLabelValue for Status {
    fn encode(&self, encoder: &mut LabelValueEncoder<'_>) -> Result<(), std::fmt::Error> {
        match self.0 {
            Some(status) => status.encode(encoder),
            None => "none".encode(encoder),
        }
    }
}

/// Encodes a label as the variant's word.
macro_rules! encode_words {
    ($($list:ty),*) => {$(
        impl EncodeLabelValue for $list {
            fn encode(&self, encoder: &mut LabelValueEncoder<'_>) -> Result<(), std::fmt::Error> {
                <&'static str>::from(self).encode(encoder)
            }
        }
    )*};
}

encode_words!(PressKind, PressOutcome, Route, TablePhase, Language);
