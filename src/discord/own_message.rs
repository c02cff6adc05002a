//! A player's private message that is open: where it is, what it shows, and for how long it can be reached.

use std::time::Duration;

use serenity::all::MessageId;
use tokio::time::Instant;

use super::rest::Target;
use super::shown_state::{ShownState, TOKEN_LIFE};
use crate::features::Shows;
use crate::language::Language;
use crate::view::PrivateMessage;

/// Minimum time between two drawings of a private message that offer the same buttons.
pub(super) const WORDS_PACE: Duration = Duration::from_secs(3);

/// The location of a message that an interaction created or pressed.
#[derive(Clone, Copy)]
pub(super) struct At {
    /// The path by which the interaction's token reaches it.
    pub(super) target: Target,
    /// The id, if it is known.
    pub(super) id: Option<MessageId>,
    /// True if it is known to be ephemeral. Otherwise this is checked before it is drawn or
    /// deleted.
    pub(super) is_private: bool,
}

impl At {
    /// The message that the initial response became, or that was pressed.
    pub(super) const fn original(id: Option<MessageId>) -> Self {
        Self { target: Target::Original, id, is_private: true }
    }

    /// The original message after another response had come first. That response may have been of
    /// another kind: if the same press was delivered twice, it may have left the pressed message,
    /// which is public, as the original.
    pub(super) const fn before(id: Option<MessageId>) -> Self {
        Self { target: Target::Original, id, is_private: false }
    }

    pub(super) const fn follow_up(id: MessageId) -> Self {
        Self { target: Target::Message(id), id: Some(id), is_private: true }
    }
}

/// A player's private message.
#[derive(Clone)]
pub(super) struct OwnMessage {
    /// The token of the press that showed it last.
    pub(super) token: String,
    /// The location at which that token reaches it.
    pub(super) at: At,
    /// The view that it shows for as long as it is open.
    pub(super) shows: Shows,
    /// The time at which the response that shows it was sent.
    pub(super) sent: Instant,
    /// The content that it shows now.
    pub(super) shown_state: ShownState<PrivateMessage>,
    /// True if the result of the game was posted below it.
    pub(super) is_above_result: bool,
}

impl OwnMessage {
    /// Returns whether it differs from this content. A sentence above it, which concerns a press,
    /// is ignored.
    pub(super) fn differs(&self, now: &PrivateMessage) -> bool {
        self.shown_state.differs(|shown| shown.message().shows_the_same_as(now.message()))
    }

    /// The time for which a drawing of this content should wait. New words alone come less often
    /// than new buttons: a hand whose turn comes soon is drawn once.
    pub(super) fn rests_for(&self, now: &PrivateMessage) -> Duration {
        let offers_the_same =
            |shown: &PrivateMessage| shown.message().offers_the_same_as(now.message());
        match (self.shown_state.known(), self.shown_state.age()) {
            (Some(shown), Some(age)) if offers_the_same(shown) => WORDS_PACE.saturating_sub(age),
            _ => Duration::ZERO,
        }
    }

    pub(super) fn lives(&self) -> bool {
        self.sent.elapsed() < TOKEN_LIFE
    }

    pub(super) fn is_same(&self, other: &Self) -> bool {
        match (self.at.id, other.at.id) {
            (Some(id), Some(other)) => id == other,
            (None, _) | (_, None) => self.token == other.token,
        }
    }
}

/// The token of a user's last press in a channel, with which a private message can follow, and
/// their language.
pub(super) struct FollowUpToken {
    pub(super) token: String,
    pub(super) language: Language,
    pub(super) since: Instant,
}

impl FollowUpToken {
    pub(super) fn lives(&self) -> bool {
        self.since.elapsed() < TOKEN_LIFE
    }
}
