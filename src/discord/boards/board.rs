//! One table's message, and the result of its game: where they stand, what they show, and what is to be
//! done next about them.

use std::collections::VecDeque;
use std::time::Duration;

use serenity::all::{ChannelId, MessageId};
use tokio::time::Instant;

use super::News;
use super::votes::VoteSurfaces;
use crate::discord::faces::Face;
use crate::discord::surfaces::{Handle, Surface};
use crate::discord::{age, doubled};
use crate::responses::Shown;
use crate::store::{Messages, Posted};
use crate::table::{self, Proposal, TableId};
use crate::view::PublicMessage;

/// Older messages may hardly be edited but by the token of a press on them: the table's is posted anew.
const OLDEST: Duration = Duration::from_mins(45);
/// Whoever deletes the table's message twice in so long a time does not want it there.
const REPLACED_EVERY: Duration = Duration::from_mins(10);

/// After a picture that could not be sent, or not in time; twice as long after each further one in a row.
const WITHOUT_PICTURES: Duration = Duration::from_secs(10);
/// The longest of these.
const LONGEST_WITHOUT_PICTURES: Duration = Duration::from_mins(5);

/// A table's message, as far as its worker knows.
pub(super) struct Board {
    pub(super) table: TableId,
    /// Where what is shown next belongs, once that is known.
    pub(super) channel: Option<ChannelId>,
    /// Where the table stood when it was last looked at.
    stood_in: Option<ChannelId>,
    /// Where the messages are; unknown until the database has said so.
    pub(super) messages: Option<Messages>,
    /// Messages that stand for the table no longer, and do not say so yet.
    pub(super) moved: Vec<MessageId>,
    pub(super) surface: Surface<Face>,
    /// In which form it is shown.
    pub(super) form: Form,
    /// Pictures that could not be sent in a row, and until when there are none.
    without: Option<(u32, Instant)>,
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
    /// Why the table's message can be edited no more.
    pub(super) gone: Option<Gone>,
    /// When it was last posted anew because somebody had deleted it.
    pub(super) replaced: Option<Instant>,
    /// Whether the channel takes new messages, as far as that is known.
    pub(super) posts: Posts,
    pub(super) above: Above,
    /// Whether the game's end has stood its time, or need not.
    pub(super) has_looked: bool,
    pub(super) occasion: Occasion,
    /// How long it is left alone after it was drawn.
    pub(super) pace: Duration,
}

/// In which form a table is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    Text,
    Pictured,
}

/// Why a message can be edited no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gone {
    /// Somebody has deleted it.
    Deleted,
    /// Its thread is archived: a new message ends that.
    Archived,
}

/// Whether the channel above the table's thread can be told how the game ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Above {
    /// It may take a line.
    MayBeTold,
    /// It takes none, whenever it is asked.
    TakesNothing,
}

/// Why a worker was set to work.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Occasion {
    /// The table changed.
    Change,
    /// Nothing changed: the bot has started, and the last change may not have been shown; or somebody waits for the
    /// table to be seen.
    Look,
}

/// Whether a channel takes new messages; one that does not may still take edits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Posts {
    Taken,
    Refused,
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
    /// The channel above the table's thread is told of it.
    Report,
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
        let Some(id) = self.messages().table else { return Some(Next::Post) };
        let wanted = self.wanted(shown);
        // What is over needs no message that somebody has deleted, unless another may stand in its place already.
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

    fn is_report_due(&self, shown: &Shown) -> bool {
        shown.report.is_some() && self.messages().report.is_none() && self.above == Above::MayBeTold
    }

    /// Whether the game's end is to be looked at before its result.
    fn looks(&self, shown: &Shown) -> bool {
        self.is_result_due(shown) && !self.has_looked && shown.last.is_some()
    }

    /// What the table's message is to show.
    pub(super) fn wanted(&self, shown: &Shown) -> Face {
        match &shown.last {
            Some(last) if self.looks(shown) => self.face(last),
            Some(_) | None => self.face(&shown.message),
        }
    }

    /// What everybody sees of this in the form in which the table is shown.
    pub(super) fn face(&self, of: &PublicMessage) -> Face {
        match self.form {
            Form::Text => Face::text(of),
            Form::Pictured => Face::pictured(of),
        }
    }

    /// A picture could not be sent, or not in time: for a while there is none. Gives how long that is.
    pub(super) fn lacks_picture(&mut self) -> Duration {
        let times = self.without.map_or(0, |(times, _)| times + 1);
        let pause = doubled(WITHOUT_PICTURES, times).min(LONGEST_WITHOUT_PICTURES);
        self.without = Some((times, Instant::now() + pause));
        self.form = Form::Text;
        pause
    }

    /// A picture has been sent.
    pub(super) const fn has_picture(&mut self) {
        self.without = None;
    }

    /// Whether a picture is worth another try.
    pub(super) fn may_be_pictured(&self) -> bool {
        self.without.is_none_or(|(_, until)| until <= Instant::now())
    }

    /// Whether the table's message is so old that it is posted anew rather than edited as the bot. That the bot
    /// has started, or a look at it, is no reason for new messages in old channels.
    fn is_too_old(&self, id: table::MessageId, shown: &Shown) -> bool {
        age(id.get()) > OLDEST
            && self.posts == Posts::Taken
            && self.occasion == Occasion::Change
            && !shown.view.is_over()
    }

    /// Whether there is a message that could be edited instead of posting another.
    pub(super) fn can_be_edited(&self) -> bool {
        self.gone.is_none() && self.posts == Posts::Taken && self.messages().table.is_some()
    }

    /// Whether the table's message was deleted again, soon after it was posted anew.
    pub(super) fn is_unwanted(&self) -> bool {
        self.is_deleted() && self.replaced.is_some_and(|at| at.elapsed() < REPLACED_EVERY)
    }

    /// Whether somebody has deleted the table's message.
    pub(super) fn is_deleted(&self) -> bool {
        self.gone == Some(Gone::Deleted)
    }

    /// The table stands in this channel now: what stood for it in another does so no longer.
    pub(super) fn stands_in(&mut self, channel: ChannelId) {
        if self.stood_in.replace(channel).is_some_and(|before| before != channel) {
            let result = self.messages().result;
            self.messages = self.messages.map(|_| Messages { result, ..Messages::default() });
            self.moved.clear();
            self.surface = Surface::default();
            self.unanswered = None;
            self.gone = None;
            self.replaced = None;
        }
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
        let handle = self.handle().map_or(Duration::ZERO, |handle| handle.lives_for());
        let replaced =
            self.replaced.map_or(Duration::ZERO, |at| REPLACED_EVERY.saturating_sub(at.elapsed()));
        handle.max(replaced)
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
