//! One table's message, and the result of its game: where they stand, what they show, and what is to be
//! done next about them.

use std::collections::VecDeque;
use std::time::Duration;

use serenity::all::{ChannelId, MessageId};

use super::News;
use super::votes::VoteSurfaces;
use crate::discord::age;
use crate::discord::surfaces::{Handle, Surface};
use crate::responses::Shown;
use crate::store::{Messages, Posted};
use crate::table::{self, Proposal, TableId};
use crate::view::PublicMessage;

/// Older messages may hardly be edited: the table's is posted anew.
const OLDEST: Duration = Duration::from_mins(45);

/// A table's message, as far as its worker knows.
pub(super) struct Board {
    pub(super) table: TableId,
    /// Where the table stands, once that is known.
    pub(super) channel: Option<ChannelId>,
    /// Where the messages are; unknown until the database has said so.
    pub(super) messages: Option<Messages>,
    /// Messages that stand for the table no longer, and do not say so yet.
    pub(super) moved: Vec<MessageId>,
    pub(super) surface: Surface<PublicMessage>,
    /// What the messages of votes show.
    pub(super) votes: VoteSurfaces,
    /// How the message is edited without being counted.
    pub(super) handle: Option<Handle>,
    /// What answers have done, and has not been taken in.
    pub(super) news: VecDeque<News>,
    /// Whether the answer that will be the table's first message is under way.
    pub(super) is_awaited: bool,
    /// The nonce of a post that may have arrived or not.
    pub(super) unanswered: Option<String>,
    /// Whether somebody has deleted the table's message.
    pub(super) is_gone: bool,
    /// Whether the game's end has stood its time, or need not.
    pub(super) has_looked: bool,
    pub(super) occasion: Occasion,
}

/// Why a worker was set to work.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Occasion {
    /// The table changed.
    Change,
    /// The bot has started: the last change may not have been shown.
    Restart,
}

/// What is to be done next so that everybody sees how the table is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Next {
    /// The table's message is edited.
    Edit(MessageId),
    /// It is posted, where it was never or is too old or gone.
    Post,
    /// The game's end stands its time before the result takes its place.
    Look,
    /// The result is posted.
    Result,
    /// Those who are waited for are called.
    Nudge,
    /// The message that called them is deleted: they have moved.
    EndNudge(MessageId),
    /// The message of the vote on this is posted.
    PostVote(Proposal),
    /// It is edited.
    EditVote(Proposal, MessageId),
    /// It is deleted: nobody votes any more.
    EndVote(Proposal, MessageId),
    /// A message that stands for the table no longer says so, and loses its buttons.
    TellMoved(MessageId),
}

impl Board {
    pub(super) fn new(table: TableId, occasion: Occasion, last_look: Duration) -> Self {
        Self {
            table,
            channel: None,
            messages: None,
            moved: Vec::new(),
            surface: Surface::default(),
            votes: VoteSurfaces::default(),
            handle: None,
            news: VecDeque::new(),
            is_awaited: false,
            unanswered: None,
            is_gone: false,
            has_looked: last_look.is_zero() || occasion == Occasion::Restart,
            occasion,
        }
    }

    pub(super) fn next(&self, shown: &Shown) -> Option<Next> {
        if self.is_awaited {
            return None;
        }
        if self.is_result_due(shown) && !self.looks(shown) {
            return Some(Next::Result);
        }
        let Some(id) = self.messages().table else { return Some(Next::Post) };
        let wanted = self.wanted(shown);
        if self.surface.differs(|known| known == wanted) {
            let is_post = self.is_gone || self.is_too_old(id, shown);
            return Some(if is_post { Next::Post } else { Next::Edit(MessageId::new(id.get())) });
        }
        if self.looks(shown) {
            return Some(Next::Look);
        }
        match (&shown.nudge, self.messages().nudge) {
            (Some(_), None) => return Some(Next::Nudge),
            (None, Some(id)) => return Some(Next::EndNudge(MessageId::new(id.get()))),
            (Some(_), Some(_)) | (None, None) => {}
        }
        let votes = self.next_of_votes(shown);
        votes.or_else(|| self.moved.first().copied().map(Next::TellMoved))
    }

    /// A message that stands for the table no longer says so now, or never will.
    pub(super) fn is_told(&mut self, id: MessageId) {
        self.moved.retain(|moved| *moved != id);
    }

    fn is_result_due(&self, shown: &Shown) -> bool {
        shown.result.is_some() && self.messages().result.is_none()
    }

    /// Whether the game's end is to be looked at before its result.
    fn looks(&self, shown: &Shown) -> bool {
        self.is_result_due(shown) && !self.has_looked && shown.last.is_some()
    }

    /// What the table's message is to show.
    pub(super) fn wanted<'a>(&self, shown: &'a Shown) -> &'a PublicMessage {
        match &shown.last {
            Some(last) if self.looks(shown) => last,
            Some(_) | None => &shown.message,
        }
    }

    /// Whether the table's message is so old that it is posted anew rather than edited. A restart alone is
    /// no reason for new messages in old channels.
    fn is_too_old(&self, id: table::MessageId, shown: &Shown) -> bool {
        age(id.get()) > OLDEST && self.occasion == Occasion::Change && !shown.view.is_over()
    }

    /// Where the table's message stands.
    pub(super) fn stands_at(&self) -> Option<MessageId> {
        self.messages().table.map(|id| MessageId::new(id.get()))
    }

    /// How the table's message is edited without being counted, while it can be.
    pub(super) fn handle(&self) -> Option<Handle> {
        let id = self.stands_at()?;
        self.handle.clone().filter(|handle| handle.is_good_for(id))
    }

    /// A handle of another message takes the place of none that is good.
    pub(super) fn take(&mut self, handle: Handle) {
        let is_good = self.stands_at().is_none_or(|id| handle.is_good_for(id));
        if is_good || self.handle().is_none() {
            self.handle = Some(handle);
        }
    }

    /// For how long what is known here is of use though nothing happens.
    pub(super) fn kept(&self) -> Duration {
        self.handle().map_or(Duration::ZERO, |handle| handle.lives_for())
    }

    pub(super) fn messages(&self) -> Messages {
        self.messages.unwrap_or_default()
    }

    /// The message stands here now; gives the one that stood for the table before.
    pub(super) fn now_at(&mut self, posted: Posted, id: table::MessageId) -> Option<MessageId> {
        let messages = self.messages.get_or_insert_default();
        let before = messages.set(posted, Some(id)).filter(|before| *before != id)?;
        Some(MessageId::new(before.get()))
    }
}
