//! The reasons why Discord does not accept a request.

use std::time::Duration;

use crate::discord::rate_limit::Closed;
use crate::discord::transport::Unreachable;

/// The error code for an interaction that has already been answered.
pub(super) const ALREADY_ANSWERED: u64 = 40060;
/// The error code for a message from which a thread has already been started.
pub(super) const THREAD_EXISTS: u64 = 160_004;
/// The error code for an edit in an archived thread.
const ARCHIVED: u64 = 50083;
/// The error code for a locked thread, in which only moderators may write.
const LOCKED: u64 = 160_005;
/// The error code for a message that no longer exists.
const UNKNOWN_MESSAGE: u64 = 10008;
/// The error code for a channel that no longer exists.
const UNKNOWN_CHANNEL: u64 = 10003;
/// The error code for an invalid body, for example a button whose emoji does not exist.
const INVALID_FORM: u64 = 50035;

/// The reason why a request failed. It contains no address, since addresses contain tokens.
#[derive(Debug, thiserror::Error)]
pub(in crate::discord) enum SendError {
    /// Discord refuses the request.
    #[error("Discord refuses with status {status}, code {code}: {message}")]
    Refused { status: u16, code: u64, message: String },
    /// Discord asks the bot to wait for too long.
    #[error("Discord asks to wait for {0:?}")]
    Limited(Duration),
    /// The channel has refused before: the request was not sent.
    #[error("the channel has refused before")]
    Refusing,
    /// Discord cannot be reached.
    #[error("Discord cannot be reached: {0}")]
    Unreachable(#[from] Unreachable),
    /// A message could not be serialized as JSON.
    #[error("a message cannot be written: {0}")]
    Unwritable(String),
}

impl SendError {
    /// Returns whether Discord would refuse the request again.
    pub(in crate::discord) const fn is_refusal(&self) -> bool {
        matches!(self, Self::Refused { status: 400..=499, .. } | Self::Refusing)
    }

    /// Returns whether the body is invalid; it may contain an emoji that does not exist.
    pub(super) const fn is_invalid_form(&self) -> bool {
        matches!(self, Self::Refused { code: INVALID_FORM, .. })
    }

    /// Returns whether the message is in an archived thread, which a new message unarchives, but an
    /// edit does not.
    pub(in crate::discord) const fn is_archived(&self) -> bool {
        matches!(self, Self::Refused { code: ARCHIVED, .. })
    }

    /// Returns whether the thread is locked: nothing can be shown there.
    pub(in crate::discord) const fn is_locked(&self) -> bool {
        matches!(self, Self::Refused { code: LOCKED, .. })
    }

    /// Returns whether the request can never succeed there, no matter who sends it and when.
    pub(in crate::discord) const fn is_hopeless(&self) -> bool {
        matches!(self, Self::Refused { status: 400 | 404, .. })
    }

    /// Returns whether the message no longer exists.
    pub(in crate::discord) const fn is_unknown_message(&self) -> bool {
        matches!(self, Self::Refused { code: UNKNOWN_MESSAGE, .. })
    }

    /// Returns whether the channel no longer exists.
    pub(in crate::discord) const fn is_unknown_channel(&self) -> bool {
        matches!(self, Self::Refused { code: UNKNOWN_CHANNEL, .. })
    }

    /// Returns whether the channel refuses, because a permission is missing or it is locked.
    pub(in crate::discord) const fn is_forbidden(&self) -> bool {
        matches!(
            self,
            Self::Refused { status: 403, .. } | Self::Refused { code: LOCKED, .. } | Self::Refusing
        )
    }
}

impl From<serde_json::Error> for SendError {
    fn from(error: serde_json::Error) -> Self {
        Self::Unwritable(error.to_string())
    }
}

impl From<Closed> for SendError {
    fn from(closed: Closed) -> Self {
        match closed {
            Closed::For(wait) => Self::Limited(wait),
            Closed::Refusing => Self::Refusing,
        }
    }
}
