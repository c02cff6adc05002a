//! The displayed state of a message whose content may change, and the token that edits it. This
//! state is a view and never the source of truth.

use std::time::Duration;

use serenity::all::MessageId;
use tokio::time::Instant;

/// An interaction token is valid for 15 minutes; this is a little less, so that no request uses an
/// expired one.
pub(super) const TOKEN_LIFE: Duration = Duration::from_secs(14 * 60 + 30);

/// The content that a message shows, as far as is known. Nothing else decides whether the message
/// must be drawn.
#[derive(Clone, Debug)]
pub(super) struct ShownState<M> {
    /// `None` if it is not known for sure.
    shown: Option<M>,
    /// The time at which it was last known to be drawn.
    drawn: Option<Instant>,
}

impl<M> Default for ShownState<M> {
    fn default() -> Self {
        Self { shown: None, drawn: None }
    }
}

impl<M> ShownState<M> {
    /// Records that a drawing that was sent at `sent` has arrived. If another one has arrived since
    /// then, nobody knows which of them came last.
    pub(super) fn drawn(&mut self, message: M, sent: Instant) {
        let overtaken = self.drawn.is_some_and(|drawn| drawn > sent);
        self.shown = (!overtaken).then_some(message);
        self.drawn = Some(Instant::now());
    }

    /// Records that a drawing may or may not have arrived.
    pub(super) fn is_uncertain(&mut self) {
        self.shown = None;
        self.drawn = Some(Instant::now());
    }

    pub(super) fn is_drawn_after(&self, moment: Instant) -> bool {
        self.drawn.is_some_and(|drawn| drawn > moment)
    }

    /// The content that it shows; `None` if it is not known for sure.
    pub(super) const fn known(&self) -> Option<&M> {
        self.shown.as_ref()
    }

    /// A message that shows this, as was stored when it was last drawn.
    pub(super) const fn stored(shown: M) -> Self {
        Self { shown: Some(shown), drawn: None }
    }

    /// The time since it was last known to be drawn; `None` if it was never drawn.
    pub(super) fn age(&self) -> Option<Duration> {
        self.drawn.map(|drawn| drawn.elapsed())
    }

    /// Returns whether it must be drawn; `same` compares the known content with the wanted one.
    pub(super) fn differs(&self, same: impl FnOnce(&M) -> bool) -> bool {
        !self.shown.as_ref().is_some_and(same)
    }
}

/// The token with which a public message can be edited without counting towards the rate limit: the
/// message is the original response of that interaction.
#[derive(Clone)]
pub(super) struct EditToken {
    token: String,
    message: MessageId,
    since: Instant,
}

impl EditToken {
    pub(super) fn new(token: &str, message: MessageId) -> Self {
        Self { token: token.to_owned(), message, since: Instant::now() }
    }

    pub(super) fn token(&self) -> &str {
        &self.token
    }

    /// Returns whether it can edit this message now.
    pub(super) fn is_good_for(&self, message: MessageId) -> bool {
        self.message == message && !self.lives_for().is_zero()
    }

    pub(super) fn lives_for(&self) -> Duration {
        TOKEN_LIFE.saturating_sub(self.since.elapsed())
    }
}
