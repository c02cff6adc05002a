//! The outcomes of attempts to show a table.

use super::next::{POST_TABLE, Step};
use crate::discord::rest::SendError;
use crate::store::{MessageKind, WriteError};
use crate::tables::TablesError;

/// The outcome of an attempt to show a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    /// The table is shown in its current state.
    Shown,
    /// The table is shown, and over.
    Over,
    /// The table could not be shown this time.
    Failed,
    /// Discord refuses to let a part of the table be shown.
    Refused,
    /// Discord refuses to let the table's message be shown, or people keep deleting it.
    Unseen,
    /// The table's channel is gone.
    ChannelGone,
    /// The table has no channel in which it could be shown.
    Nowhere,
    /// The tables are closed: nothing is shown any more.
    Closed,
}

/// The reason why a table is not shown.
#[derive(Debug, thiserror::Error)]
pub(super) enum NotShown {
    #[error(transparent)]
    Tables(#[from] TablesError),
    #[error(transparent)]
    Send(#[from] SendError),
    #[error(transparent)]
    Write(#[from] WriteError),
    #[error("{0}")]
    Unseen(SendError),
    #[error("the table's message was deleted again")]
    Unwanted,
    #[error("the channel is gone")]
    ChannelGone,
    #[error("there is no place for it")]
    Nowhere,
}

impl NotShown {
    /// Returns whether the fault has already been logged.
    pub(super) const fn is_logged(&self) -> bool {
        match self {
            Self::Tables(error) => error.is_logged(),
            Self::Write(error) => error.is_logged(),
            // A channel's refusal was logged when it happened; rate limits are counted.
            Self::Send(error) | Self::Unseen(error) => {
                matches!(error, SendError::Refusing | SendError::Limited(_))
            }
            Self::Unwanted | Self::ChannelGone | Self::Nowhere => false,
        }
    }

    /// Refines the fault, given the step during which it occurred.
    pub(super) fn at(self, step: Step) -> Self {
        match (self, step) {
            (Self::Send(error), _) if error.is_unknown_channel() => Self::ChannelGone,
            (Self::Send(error), Step::Edit(MessageKind::Table, _) | POST_TABLE)
                if error.is_forbidden() =>
            {
                Self::Unseen(error)
            }
            (fault, _) => fault,
        }
    }

    pub(super) const fn outcome(&self) -> Outcome {
        match self {
            Self::Send(error) if error.is_refusal() => Outcome::Refused,
            Self::Tables(TablesError::NoTable | TablesError::SetAside) => Outcome::Shown,
            Self::Tables(TablesError::Closed) => Outcome::Closed,
            Self::Send(_) | Self::Write(_) | Self::Tables(_) => Outcome::Failed,
            Self::Unseen(_) | Self::Unwanted => Outcome::Unseen,
            Self::ChannelGone => Outcome::ChannelGone,
            Self::Nowhere => Outcome::Nowhere,
        }
    }
}
