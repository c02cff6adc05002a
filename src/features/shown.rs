//! What a table shows to everyone. Each message is written when it is first needed, and once.

use std::sync::OnceLock;

use crate::table::{Proposal, PublicStage, PublicView, UserId, Vote};
use crate::tables::Snapshot;
use crate::view::{PublicMessage, Words};

/// All that a table shows to everyone, as it was at one moment.
#[derive(Clone)]
pub struct Shown {
    pub view: PublicView,
    /// True if the channel of the table is gone.
    pub is_astray: bool,
    /// True if the game waits because the table could not be shown.
    pub is_unseen: bool,
    /// The people whose time is half up.
    reminded: Vec<UserId>,
    words: Words,
    message: OnceLock<PublicMessage>,
    last: OnceLock<Option<PublicMessage>>,
}

impl Shown {
    pub(super) fn new(snapshot: Snapshot, words: Words) -> Self {
        let Snapshot { public, own: _, reminded, is_astray, is_unseen } = snapshot;
        Self {
            view: public,
            is_astray,
            is_unseen,
            reminded,
            words,
            message: OnceLock::new(),
            last: OnceLock::new(),
        }
    }

    /// This state, with the messages that `earlier` has written if they say the same.
    #[must_use]
    pub fn or_same(self, earlier: Self) -> Self {
        let is_same = self.view == earlier.view && self.words.say_the_same_as(&earlier.words);
        if is_same { Self { message: earlier.message, last: earlier.last, ..self } } else { self }
    }

    /// The table's message.
    pub fn message(&self) -> &PublicMessage {
        self.message.get_or_init(|| self.words.table(&self.view))
    }

    /// The final state of the game, once it is over: shown for a while before the result.
    pub fn last(&self) -> Option<&PublicMessage> {
        self.last.get_or_init(|| self.words.last_board(&self.view)).as_ref()
    }

    /// Returns whether there is a result to show.
    pub const fn has_result(&self) -> bool {
        matches!(self.view.stage, PublicStage::Over { .. })
    }

    /// The message with the result of the game, once that is over.
    pub fn result(&self) -> Option<PublicMessage> {
        self.words.result(&self.view)
    }

    /// Returns whether the channel of the thread must be told the result.
    pub const fn has_report(&self) -> bool {
        self.has_result() && self.view.parent.is_some()
    }

    /// The line about the result in the channel of the thread, if the table is in a thread.
    pub fn report(&self) -> Option<PublicMessage> {
        self.words.report(&self.view)
    }

    /// Returns whether there are players to remind.
    pub const fn has_nudge(&self) -> bool {
        !self.reminded.is_empty() && matches!(self.view.stage, PublicStage::Playing(_))
    }

    /// The message that mentions the players whose time is half up.
    pub fn nudge(&self) -> Option<PublicMessage> {
        self.words.nudge(&self.view, &self.reminded)
    }

    /// The open vote on this subject, and its message.
    pub fn vote(&self, on: Proposal) -> Option<(&Vote, PublicMessage)> {
        let vote = self.view.open_vote(on)?;
        Some((vote, self.words.vote(&self.view, vote.id)))
    }

    /// The text of an older message that no longer shows the table.
    pub fn moved(&self) -> PublicMessage {
        self.words.moved()
    }
}
