//! Answers. A private answer cannot become public: the two kinds of message are two types.

use super::lobby::NewThread;
use super::press::{Draft, Page, PastPress, Screen, Topic};
use crate::language::Language;
use crate::table::TableId;
use crate::tables::TablesError;
use crate::view::{Choice, Form, PicturedForOne, PrivateMessage, PublicMessage};

use super::Context;

/// The answer to an interaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// An ephemeral message, or the private message with the pressed button, redrawn.
    Private(PrivateResponse),
    /// An ephemeral message of its own: the message with the pressed button stays as it is.
    Refused(PrivateResponse),
    /// The public message with the pressed button, redrawn.
    Update(PublicMessage),
    /// A new public message; if it is the message of a table, the table.
    Post(PublicMessage, Option<TableId>),
    /// A public line in the channel, and a table in the thread that starts from it.
    Thread(NewThread),
    /// A message that comes with its picture and is not redrawn later.
    Pictured(PublicMessage),
    /// The same for one person: an ephemeral message, or the one with the pressed button, redrawn.
    PicturedForOne(PicturedForOne),
    Form(Form),
    /// Suggestions while a command is typed.
    Choices(Vec<Choice>),
}

/// A message to the person who pressed or typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrivateResponse {
    pub message: PrivateMessage,
    /// The content of the message as long as it is open.
    pub shows: Option<Shows>,
    /// The press on a finished game whose answer takes the place of this one once it is ready.
    pub later: Option<PastPress>,
}

/// The content of a player's private message: it is redrawn when that changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shows {
    pub table: TableId,
    pub what: Showing,
    pub language: Language,
}

/// The part of a table that a private message shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Showing {
    /// The hand or page, or a screen opened inside it, with the draft.
    Play(Screen, Draft),
    /// A topic of the rules, opened inside the hand or page, with the draft.
    Rules(Topic, Draft),
    /// In the lobby: the host's panel of options.
    Panel(Page),
    /// In the lobby: the hours that the host can name.
    Hours,
    /// To a spectator: what a player lets them see, or else the score sheet and all that they can do.
    Watching,
}

impl Showing {
    /// The hand or page, with an empty draft.
    pub fn hand() -> Self {
        Self::Play(Screen::Hand, Draft::default())
    }
}

impl PrivateResponse {
    /// A message whose content does not change.
    pub const fn plain(message: PrivateMessage) -> Self {
        Self { message, shows: None, later: None }
    }

    /// A message whose content changes when it is drawn again.
    pub const fn showing(message: PrivateMessage, shows: Shows) -> Self {
        Self { message, shows: Some(shows), later: None }
    }

    /// The same message with this sentence, if there is one, above everything else.
    pub(super) fn with_notice(self, sentence: impl Into<Option<String>>) -> Self {
        Self { message: self.message.with_notice(sentence), ..self }
    }
}

impl Reply {
    /// An ephemeral message whose content does not change.
    pub(super) const fn private(message: PrivateMessage) -> Self {
        Self::Private(PrivateResponse::plain(message))
    }

    /// An ephemeral message without a picture, in place of one that may have a picture.
    pub(super) fn in_place(message: PrivateMessage) -> Self {
        Self::PicturedForOne(message.into())
    }

    /// A private answer becomes a message of its own.
    pub(super) fn apart(self) -> Self {
        match self {
            Self::Private(response) => Self::Refused(response),
            other => other,
        }
    }
}

impl From<PrivateResponse> for Reply {
    fn from(response: PrivateResponse) -> Self {
        Self::Private(response)
    }
}

impl From<Vec<Choice>> for Reply {
    fn from(choices: Vec<Choice>) -> Self {
        Self::Choices(choices)
    }
}

impl From<PrivateMessage> for Reply {
    fn from(message: PrivateMessage) -> Self {
        Self::private(message)
    }
}

/// The outcome of work that answers an interaction.
pub trait IntoReply {
    fn into_reply(self, context: &Context) -> Reply;
}

impl<T: Into<Reply>> IntoReply for T {
    fn into_reply(self, _: &Context) -> Reply {
        self.into()
    }
}

impl<T: Into<Reply>> IntoReply for Result<T, TablesError> {
    fn into_reply(self, context: &Context) -> Reply {
        self.map_or_else(|error| context.apology(&error).into(), Into::into)
    }
}
