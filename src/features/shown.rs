//! What a table shows to everyone. Each message is written when it is first needed, and once.

use std::sync::OnceLock;

use crate::store::MessageKind;
use crate::table::{PublicStage, PublicView, UserId};
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
    /// The people who are reminded, because half of their time is up.
    reminded: Vec<UserId>,
    words: Words,
    message: OnceLock<PublicMessage>,
    last: OnceLock<Option<PublicMessage>>,
    result: OnceLock<Option<PublicMessage>>,
    report: OnceLock<Option<PublicMessage>>,
}

impl Shown {
    pub(super) fn new(snapshot: Snapshot, words: Words) -> Self {
        let Snapshot { public, own: _, eyes: _, reminded, is_astray, is_unseen } = snapshot;
        Self {
            view: public,
            is_astray,
            is_unseen,
            reminded,
            words,
            message: OnceLock::new(),
            last: OnceLock::new(),
            result: OnceLock::new(),
            report: OnceLock::new(),
        }
    }

    /// This state, with the messages that `earlier` has written if they say the same.
    #[must_use]
    pub fn or_same(self, earlier: Self) -> Self {
        let is_same = self.view == earlier.view
            && self.reminded == earlier.reminded
            && self.words.say_the_same_as(&earlier.words);
        if !is_same {
            return self;
        }
        let Self { message, last, result, report, .. } = earlier;
        Self { message, last, result, report, ..self }
    }

    /// The table's message.
    pub fn message(&self) -> &PublicMessage {
        self.message.get_or_init(|| self.words.reminding(&self.view, &self.reminded))
    }

    /// The final state of the game, once it is over: shown for a while before the result.
    pub fn last(&self) -> Option<&PublicMessage> {
        self.last.get_or_init(|| self.words.last_board(&self.view)).as_ref()
    }

    /// Returns whether the table has a message of this kind.
    pub fn has(&self, kind: MessageKind) -> bool {
        let is_over = matches!(self.view.stage, PublicStage::Over { .. });
        // Elsewhere only answers to presses are shown: the table's message is the only one.
        match kind {
            MessageKind::Result | MessageKind::Vote(_) if !self.view.location.has_bot() => false,
            MessageKind::Table => true,
            MessageKind::Result => is_over,
            MessageKind::Report => self.view.parent.is_some(),
            MessageKind::Reminder => !self.reminded.is_empty(),
            MessageKind::Vote(on) => self.view.open_vote(on).is_some(),
        }
    }

    /// Returns whether the game is over, and somebody has a seat in the lobby of its rematch or has
    /// played the same deal.
    pub fn has_sequel(&self) -> bool {
        let PublicStage::Over { after, .. } = &self.view.stage else { return false };
        !after.rematch.is_empty() || !after.challenged.is_empty()
    }

    /// Returns whether there will be more to say to those who have played: the points of the game
    /// are still to be broken down.
    pub fn awaits_breakdown(&self) -> bool {
        let PublicStage::Over { after, .. } = &self.view.stage else { return false };
        after.verdict.is_some_and(|verdict| verdict.breakdown.is_none())
    }

    /// The table's message of this kind, if there is one.
    pub fn of(&self, kind: MessageKind) -> Option<PublicMessage> {
        match kind {
            MessageKind::Table | MessageKind::Reminder => Some(self.message().clone()),
            MessageKind::Result => {
                self.result.get_or_init(|| self.words.result(&self.view)).clone()
            }
            MessageKind::Report => {
                self.report.get_or_init(|| self.words.report(&self.view)).clone()
            }
            MessageKind::Vote(on) => Some(self.words.vote(&self.view, self.view.open_vote(on)?.id)),
        }
    }

    /// The text of an older message that no longer shows the table.
    pub fn moved(&self) -> PublicMessage {
        self.words.moved()
    }
}
