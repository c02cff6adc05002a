//! What figures are told apart by: words of a few fixed lists, and never an id or a name.

use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue, LabelValueEncoder};
use strum::{IntoStaticStr, VariantArray};

/// A press or a command, by who gets its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum PressKind {
    /// A new message to who asked alone.
    Show,
    /// One's own private message, redrawn.
    Own,
    /// A message that everybody sees, redrawn.
    Shared,
    /// A new message to everybody.
    Post,
    /// What may be chosen, while a command is typed.
    Suggest,
}

/// What became of a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum PressOutcome {
    /// It was answered; a refusal is an answer as well.
    Answered,
    /// Too much was asked at once: "press again".
    Busy,
    /// It came too late, or among too many, to be answered.
    Dropped,
    /// Its person goes on pressing too fast, and has just been told so.
    Ignored,
    /// The answer did not arrive.
    Failed,
}

/// Where a request to Discord goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Route {
    /// The first answer to an interaction.
    Answer,
    /// The message that an interaction was answered with, or was pressed on.
    Original,
    /// A further message to an interaction.
    FollowUp,
    /// A message in a channel.
    ChannelMessage,
    /// A thread that is started.
    Thread,
    /// The commands, the application, the gateway's address.
    Setup,
}

/// How far a table has come that is not over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Stage {
    /// People take seats.
    Lobby,
    /// A game is played.
    Playing,
}

/// The labels of presses.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct Pressed {
    pub(super) kind: PressKind,
    pub(super) outcome: PressOutcome,
}

/// The labels of requests to Discord.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct Requested {
    pub(super) route: Route,
    pub(super) status: Status,
}

/// The label of tables.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct OfStage {
    pub(super) stage: Stage,
}

/// The HTTP status of an answer of Discord's, or that there was none.
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

/// A label is a word of its list.
macro_rules! encode_words {
    ($($list:ty),*) => {$(
        impl EncodeLabelValue for $list {
            fn encode(&self, encoder: &mut LabelValueEncoder<'_>) -> Result<(), std::fmt::Error> {
                <&'static str>::from(self).encode(encoder)
            }
        }
    )*};
}

encode_words!(PressKind, PressOutcome, Route, Stage);
