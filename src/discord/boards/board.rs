//! The messages of one table: where they are, what they show, and what must be done next about
//! them.

use std::collections::VecDeque;
use std::time::Duration;

use serenity::all::{ChannelId, MessageId};
use tokio::time::Instant;

use super::News;
use super::votes::VoteSurfaces;
use crate::discord::age;
use crate::discord::backoff::Backoff;
use crate::discord::faces::Face;
use crate::discord::surfaces::{Handle, Surface};
use crate::features::Shown;
use crate::store::{Messages, Posted};
use crate::table::{self, Proposal, TableId};
use crate::view::PublicMessage;

/// An older message can hardly be edited except with the token of a press on it, so the table's
/// message is then posted again.
const OLDEST: Duration = Duration::from_mins(45);
/// If the table's message is deleted twice within this time, it is unwanted there and is not posted
/// again.
const REPLACED_EVERY: Duration = Duration::from_mins(10);

/// A table's messages, as far as its worker knows them.
pub(super) struct Board {
    pub(super) table: TableId,
    /// The channel for the next request; `None` until it is known.
    pub(super) channel: Option<ChannelId>,
    /// The channel of the table when the worker last looked.
    stood_in: Option<ChannelId>,
    /// The ids of the messages; `None` until they are loaded from the database.
    pub(super) messages: Option<Messages>,
    /// Messages that used to show the table and do not say yet that it has moved.
    pub(super) moved: Vec<MessageId>,
    pub(super) surface: Surface<Face>,
    /// The form in which the table is shown.
    pub(super) form: Form,
    /// The number of pictures in a row that could not be sent, and the time until which none is
    /// tried.
    without: Option<(u32, Instant)>,
    /// The displayed state of the messages of votes.
    pub(super) votes: VoteSurfaces,
    /// The token with which the message can be edited without counting towards the rate limit.
    pub(super) handle: Option<Handle>,
    /// The effects of responses that have not been processed yet.
    pub(super) news: VecDeque<News>,
    /// True while the response that will become the table's first message is under way.
    pub(super) is_awaited: bool,
    /// The nonce of a post that may or may not have arrived.
    pub(super) unanswered: Option<String>,
    /// The reason why the table's message can no longer be edited.
    pub(super) gone: Option<Gone>,
    /// When it was last posted again because somebody had deleted it.
    pub(super) replaced: Option<Instant>,
    /// The ability to post in the channel, as far as is known.
    pub(super) posts: Posts,
    pub(super) above: Above,
    /// True if the end of the game has been on screen long enough, or need not be.
    pub(super) has_looked: bool,
    /// True if the game waits because the table could not be shown.
    pub(super) is_unseen: bool,
    pub(super) occasion: Occasion,
    /// The minimum time between this drawing and the next.
    pub(super) pace: Duration,
}

/// The form in which a table is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    Text,
    Pictured,
}

/// The reason why a message can no longer be edited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gone {
    /// Somebody has deleted it.
    Deleted,
    /// The message's thread is archived; a new message unarchives it.
    Archived,
}

/// The ability to announce the result of the game in the parent channel of the table's thread.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Above {
    /// The channel may accept a message.
    MayBeTold,
    /// The channel never accepts messages.
    TakesNothing,
}

/// The reason why a worker was woken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Occasion {
    /// The table has changed.
    Change,
    /// Nothing changed, but the bot has started and may not have shown the last change; or somebody
    /// waits to see the table.
    Look,
}

/// The ability to post in a channel; where posting is refused, editing may still be possible.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Posts {
    Taken,
    Refused,
}

/// The next thing to do so that everybody sees the current state of the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Next {
    /// Edit the table's message.
    Edit(MessageId),
    /// Post the table's message, because there is none, or it is too old or gone.
    Post,
    /// Leave the end of the game on screen for a while before the result replaces it.
    Look,
    /// Post the result of the game.
    Result,
    /// Announce the result in the parent channel of the table's thread.
    Report,
    /// Post a message that reminds the players who are waited for.
    Nudge,
    /// Delete the reminder: the players have moved.
    EndNudge(MessageId),
    /// Post the message of the vote on this subject.
    PostVote(Proposal),
    /// Edit the message of the vote.
    EditVote(Proposal, MessageId),
    /// Delete the message of the vote, which is closed.
    EndVote(Proposal, MessageId),
    /// Edit a message that no longer shows the table: it says that the table has moved, and loses
    /// its buttons.
    TellMoved(MessageId),
}

impl Board {
    pub(super) fn new(table: TableId, occasion: Occasion, last_look: Duration) -> Self {
        Self {
            table,
            channel: None,
            stood_in: None,
            messages: None,
            moved: Vec::new(),
            surface: Surface::default(),
            form: Form::Text,
            without: None,
            votes: VoteSurfaces::default(),
            handle: None,
            news: VecDeque::new(),
            is_awaited: false,
            unanswered: None,
            gone: None,
            replaced: None,
            posts: Posts::Taken,
            above: Above::MayBeTold,
            has_looked: last_look.is_zero() || occasion == Occasion::Look,
            is_unseen: false,
            occasion,
            pace: Duration::ZERO,
        }
    }

    pub(super) fn next(&self, shown: &Shown) -> Option<Next> {
        if self.is_awaited {
            return None;
        }
        if self.is_result_due(shown) && !self.looks(shown) {
            return Some(Next::Result);
        }
        let Some(id) = self.posted(Posted::Table) else { return Some(Next::Post) };
        let wanted = self.wanted(shown);
        // A table that is over needs no new message in place of a deleted one, unless a post
        // without an answer may have replaced it already.
        let is_done = self.is_deleted() && self.unanswered.is_none() && shown.view.is_over();
        if !is_done && self.surface.differs(|known| *known == wanted) {
            let is_post =
                self.gone.is_some() || self.is_too_old(id, shown) && self.handle().is_none();
            return Some(if is_post { Next::Post } else { Next::Edit(MessageId::new(id.get())) });
        }
        if self.looks(shown) {
            return Some(Next::Look);
        }
        if self.is_report_due(shown) {
            return Some(Next::Report);
        }
        match (shown.has_nudge(), self.posted(Posted::Nudge)) {
            (true, None) => return Some(Next::Nudge),
            (false, Some(id)) => return Some(Next::EndNudge(MessageId::new(id.get()))),
            (true, Some(_)) | (false, None) => {}
        }
        let votes = self.next_of_votes(shown);
        votes.or_else(|| self.moved.first().copied().map(Next::TellMoved))
    }

    /// Removes a message from the list of those that must say that the table has moved.
    pub(super) fn is_told(&mut self, id: MessageId) {
        self.moved.retain(|moved| *moved != id);
    }

    fn is_result_due(&self, shown: &Shown) -> bool {
        shown.has_result() && self.posted(Posted::Result).is_none()
    }

    fn is_report_due(&self, shown: &Shown) -> bool {
        shown.has_report()
            && self.posted(Posted::Report).is_none()
            && self.above == Above::MayBeTold
    }

    /// Returns whether the end of the game must be on screen before its result.
    fn looks(&self, shown: &Shown) -> bool {
        self.is_result_due(shown) && !self.has_looked
    }

    /// The content that the table's message must show.
    pub(super) fn wanted(&self, shown: &Shown) -> Face {
        match shown.last() {
            Some(last) if self.looks(shown) => self.face(last),
            Some(_) | None => self.face(shown.message()),
        }
    }

    /// This message in the form in which the table is shown.
    pub(super) fn face(&self, of: &PublicMessage) -> Face {
        match self.form {
            Form::Text => Face::text(of),
            Form::Pictured => Face::pictured(of),
        }
    }

    /// Records that a picture could not be sent, or not in time, and returns the time for which
    /// none is tried.
    pub(super) fn lacks_picture(&mut self) -> Duration {
        let times = self.without.map_or(0, |(times, _)| times + 1);
        let pause = Backoff::PICTURE.after(times);
        self.without = Some((times, Instant::now() + pause));
        self.form = Form::Text;
        pause
    }

    /// Records that a picture has been sent.
    pub(super) const fn has_picture(&mut self) {
        self.without = None;
    }

    /// Returns whether a picture may be tried again.
    pub(super) fn may_be_pictured(&self) -> bool {
        self.without.is_none_or(|(_, until)| until <= Instant::now())
    }

    /// Returns whether the table's message is so old that it is posted again rather than edited as
    /// the bot. A restart or a look at the table is no reason for new messages in old channels.
    fn is_too_old(&self, id: table::MessageId, shown: &Shown) -> bool {
        age(id.get()) > OLDEST
            && self.posts == Posts::Taken
            && self.occasion == Occasion::Change
            && !shown.view.is_over()
    }

    /// Returns whether there is a message that could be edited instead of posting another.
    pub(super) fn can_be_edited(&self) -> bool {
        self.gone.is_none() && self.posts == Posts::Taken && self.posted(Posted::Table).is_some()
    }

    /// Returns whether the table's message was deleted again soon after it was posted again.
    pub(super) fn is_unwanted(&self) -> bool {
        self.is_deleted() && self.replaced.is_some_and(|at| at.elapsed() < REPLACED_EVERY)
    }

    /// Returns whether somebody has deleted the table's message.
    pub(super) fn is_deleted(&self) -> bool {
        self.gone == Some(Gone::Deleted)
    }

    /// Records the channel of the table. If it has changed, the messages in the previous channel no
    /// longer show the table.
    pub(super) fn stands_in(&mut self, channel: ChannelId) {
        if self.stood_in.replace(channel).is_some_and(|before| before != channel) {
            if let Some(messages) = &mut self.messages {
                messages.retain(|posted, _| *posted == Posted::Result);
            }
            self.moved.clear();
            self.surface = Surface::default();
            self.unanswered = None;
            self.gone = None;
            self.replaced = None;
        }
    }

    pub(super) fn stands_at(&self) -> Option<MessageId> {
        self.posted(Posted::Table).map(|id| MessageId::new(id.get()))
    }

    /// The token with which the table's message can be edited without counting towards the rate
    /// limit, while it is valid.
    pub(super) fn handle(&self) -> Option<Handle> {
        let id = self.stands_at()?;
        self.handle.clone().filter(|handle| handle.is_good_for(id))
    }

    /// Stores an edit token. One for another message only replaces a token that is no longer valid.
    pub(super) fn take(&mut self, handle: Handle) {
        let is_good = self.stands_at().is_none_or(|id| handle.is_good_for(id));
        if is_good || self.handle().is_none() {
            self.handle = Some(handle);
        }
    }

    /// The time for which the state of this worker remains useful even if nothing happens.
    pub(super) fn kept(&self) -> Duration {
        let handle = self.handle().map_or(Duration::ZERO, |handle| handle.lives_for());
        let replaced =
            self.replaced.map_or(Duration::ZERO, |at| REPLACED_EVERY.saturating_sub(at.elapsed()));
        handle.max(replaced)
    }

    /// The id of this message, if it is posted.
    pub(super) fn posted(&self, posted: Posted) -> Option<table::MessageId> {
        self.messages.as_ref()?.get(&posted).copied()
    }

    /// Records the id of a message and returns the message that it replaces.
    pub(super) fn now_at(&mut self, posted: Posted, id: table::MessageId) -> Option<MessageId> {
        let messages = self.messages.get_or_insert_default();
        let before = messages.insert(posted, id).filter(|before| *before != id)?;
        Some(MessageId::new(before.get()))
    }
}
