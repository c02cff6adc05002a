//! Decides what must be done next so that everybody sees the current state of a table.

use serenity::all::{ChannelId, MessageId};

use super::board::{Board, Posts};
use crate::features::Shown;
use crate::store::MessageKind;

/// The next thing to do so that everybody sees the current state of the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Next {
    /// Send a request.
    Send(Step),
    /// Forget that the table's message is of this kind as well: it has served that purpose.
    Forget(MessageKind),
    /// Leave the end of the game on screen for a while before the result replaces it.
    Look,
}

/// A request about a message of the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    Post(MessageKind),
    Edit(MessageKind, MessageId),
    /// Delete the message of this kind, which has served its purpose.
    Delete(MessageKind, MessageId),
    /// Edit a message that no longer shows the table: it says that the table has moved, and loses
    /// its buttons.
    TellMoved(MessageId),
}

/// The step without which nobody sees the table.
pub(super) const POST_TABLE: Step = Step::Post(MessageKind::Table);

impl Board {
    pub(super) fn next(&self, shown: &Shown) -> Option<Next> {
        if self.is_awaited {
            return None;
        }
        let mut kinds = MessageKind::ALL.into_iter();
        let next = kinds.find_map(|kind| match kind {
            MessageKind::Table => self.next_of_table(shown),
            _ => self.next_of(kind, shown),
        });
        let moved = self.moved.first().filter(|_| shown.view.location.has_bot());
        next.or_else(|| moved.map(|id| Next::Send(Step::TellMoved(*id))))
    }

    /// The next thing to do about the table's own message.
    fn next_of_table(&self, shown: &Shown) -> Option<Next> {
        if !shown.view.location.has_bot() {
            return self.next_elsewhere(shown);
        }
        let Some(id) = self.stands_at() else { return Some(Next::Send(POST_TABLE)) };
        // A table that is over needs no new message in place of a deleted one, unless a post
        // without an answer may have replaced it already.
        let is_unanswered = self.unanswered.contains_key(&MessageKind::Table);
        let is_done = self.is_deleted() && !is_unanswered && shown.view.is_over();
        let is_post = self.gone.is_some()
            || self.is_reminder_due(shown)
            || self.is_too_old(id, shown) && self.edit_token().is_none();
        if !is_done && self.differs(MessageKind::Table, shown) {
            let edit = Step::Edit(MessageKind::Table, id);
            return Some(Next::Send(if is_post { POST_TABLE } else { edit }));
        }
        self.looks(shown).then_some(Next::Look)
    }

    /// The next thing to do about the message of a table where the bot is not: a press on it has made
    /// it editable for a while, and nothing else can be done.
    fn next_elsewhere(&self, shown: &Shown) -> Option<Next> {
        let id = self.stands_at().filter(|_| self.gone.is_none() && self.edit_token().is_some())?;
        let edit = Next::Send(Step::Edit(MessageKind::Table, id));
        self.differs(MessageKind::Table, shown).then_some(edit)
    }

    /// The next thing to do about a message of any other kind.
    fn next_of(&self, kind: MessageKind, shown: &Shown) -> Option<Next> {
        let is_due = match kind {
            MessageKind::Result => shown.has(kind) && !self.looks(shown),
            MessageKind::Report => {
                let channel = channel(Step::Post(kind), shown);
                shown.has(kind) && !self.looks(shown) && self.channels.may_take_messages(channel)
            }
            MessageKind::Table | MessageKind::Reminder | MessageKind::Vote(_) => shown.has(kind),
        };
        let edit = |id| Next::Send(Step::Edit(kind, id));
        match (is_due, self.stands(kind), kind) {
            // The table's message, posted again, is the reminder.
            (true, None, MessageKind::Reminder) => None,
            // Without a line from which the thread was started, there is one once there is a result.
            (true, None, MessageKind::Report) if !shown.view.is_over() => None,
            (true, Some(id), MessageKind::Report) => {
                self.is_stale(kind, shown).unwrap_or(true).then_some(edit(id))
            }
            // What an earlier version has posted stays as it is until there is something to add.
            (true, Some(id), MessageKind::Result) => {
                let has_news = shown.has_sequel();
                self.is_stale(kind, shown).unwrap_or(has_news).then_some(edit(id))
            }
            (true, None, _) => Some(Next::Send(Step::Post(kind))),
            (true, Some(id), MessageKind::Vote(_)) => self.differs(kind, shown).then_some(edit(id)),
            (false, Some(id), MessageKind::Reminder | MessageKind::Vote(_)) => {
                let is_table = self.stands_at() == Some(id);
                let delete = Next::Send(Step::Delete(kind, id));
                Some(if is_table { Next::Forget(kind) } else { delete })
            }
            (true | false, Some(_), _) | (false, None, _) => None,
        }
    }
}

impl Board {
    /// Returns whether the table's message must be posted again to ping the players whose time is
    /// half up: an edit pings nobody.
    fn is_reminder_due(&self, shown: &Shown) -> bool {
        shown.has(MessageKind::Reminder)
            && self.posted(MessageKind::Reminder).is_none()
            && self.posts == Posts::Taken
    }

    /// Returns whether the end of the game must be on screen before its result.
    pub(super) fn looks(&self, shown: &Shown) -> bool {
        let is_result_due =
            shown.has(MessageKind::Result) && self.posted(MessageKind::Result).is_none();
        is_result_due && !self.has_looked
    }
}

/// The channel of this step: the parent channel of the table's thread for the line there, otherwise
/// the table's.
pub(super) fn channel(step: Step, shown: &Shown) -> ChannelId {
    let is_above =
        matches!(step, Step::Post(MessageKind::Report) | Step::Edit(MessageKind::Report, _));
    let above = shown.view.parent.filter(|_| is_above);
    ChannelId::new(above.unwrap_or(shown.view.location.channel).get())
}

/// The nonce of a post: Discord accepts one post with the same nonce within a few minutes. A post
/// that pings has another one than a post that does not, so the latter cannot stand in for it.
pub(super) fn nonce(kind: MessageKind, board: &Board, shown: &Shown) -> String {
    let vote = |on| shown.view.open_vote(on);
    match (kind, board.posted(kind)) {
        (MessageKind::Table, Some(before)) if shown.has(MessageKind::Reminder) => {
            format!("ping-{before}")
        }
        (MessageKind::Table, Some(before)) => format!("after-{before}"),
        (MessageKind::Table, None) => format!("{}-first", board.table),
        (MessageKind::Vote(on), _) => {
            vote(on).map(|vote| format!("vote-{}", vote.id)).unwrap_or_default()
        }
        (kind, _) => format!("{}-{}", board.table, kind.word()),
    }
}
