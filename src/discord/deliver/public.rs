//! Answers to everyone: the pressed message redrawn, or a new one in the channel.

use tokio::time::Instant;

use crate::discord::answers::Answers;
use crate::discord::boards::{News, Urgency};
use crate::discord::caller::Caller;
use crate::discord::messages::Body;
use crate::discord::rest::{Answer, Answered, Original, Post, SendError, Target};
use crate::discord::shown_state::EditToken;
use crate::features::{Pressed, PrivateResponse};
use crate::table::TableId;
use crate::view::PublicMessage;

impl Answers {
    /// The message with the pressed button, redrawn.
    pub(super) async fn update(
        &self,
        caller: &Caller,
        shows: Pressed,
        message: PublicMessage,
    ) -> Result<(), SendError> {
        if let Some(table) = self.left_to_boards(caller, shows, &message) {
            let later = Answer::later();
            let answered = self.rest.answer(caller.id, &caller.token, &later).await?;
            self.reached(caller);
            self.draw_now(caller, table, answered);
            return Ok(());
        }
        let sent = Instant::now();
        match self.answer(caller, Answer::update, &updated(shows, &message)).await {
            // The message was deleted, or its thread archived: the table's message is posted again.
            Err(error) if error.is_unknown_message() || error.is_archived() => {
                self.rest.answer(caller.id, &caller.token, &Answer::later()).await.map(drop)
            }
            Err(error) if error.is_locked() => self.say_locked(caller).await,
            answered => {
                self.drawn(caller, shows, message, sent, answered?);
                Ok(())
            }
        }
    }

    pub(super) async fn update_late(
        &self,
        caller: &Caller,
        shows: Pressed,
        message: PublicMessage,
        announced: Answered,
    ) -> Result<(), SendError> {
        // Another answer had come before: the token may edit the message of that one.
        if shows != Pressed::Other && announced == Answered::Before {
            self.drawn(caller, shows, message, Instant::now(), announced);
            return Ok(());
        }
        if let Some(table) = self.left_to_boards(caller, shows, &message) {
            self.draw_now(caller, table, announced);
            return Ok(());
        }
        let (sent, body) = (Instant::now(), updated(shows, &message));
        self.rest.edit_by_token(&caller.token, Target::Original, &body).await?;
        self.drawn(caller, shows, message, sent, Answered::Now(None));
        Ok(())
    }

    /// A new message in the channel.
    pub(super) async fn post(
        &self,
        caller: &Caller,
        message: PublicMessage,
        table: Option<TableId>,
    ) -> Result<(), SendError> {
        let sent = Instant::now();
        let answered = self.answer(caller, Answer::message, &Body::from(&message)).await;
        match (table, &answered) {
            (Some(table), Ok(Answered::Now(Some(id)))) => {
                // The line that calls people stays until something else changes.
                self.boards.tell(table, News::Posted(*id, message.without_call(), sent));
                // The picture of the table follows.
                let edit_token = EditToken::new(&caller.token, *id);
                self.boards.tell(table, News::EditToken(edit_token, Urgency::Now));
            }
            (Some(table), Ok(Answered::Now(None)) | Err(_)) => {
                self.boards.tell(table, News::NotPosted);
            }
            (Some(table), Ok(Answered::Before)) => {
                self.find_posted(caller, table, message, sent).await;
            }
            (None, _) => {}
        }
        match answered {
            Err(error) if error.is_locked() => self.say_locked(caller).await,
            answered => answered.map(drop),
        }
    }

    /// A new message, announced by "… is thinking": it is posted in the channel, and the person is told.
    pub(super) async fn post_late(
        &self,
        caller: &Caller,
        message: PublicMessage,
        table: Option<TableId>,
        announced: Result<Answered, SendError>,
    ) -> Result<(), SendError> {
        if !caller.has_bot() {
            return self.post_below(caller, message, table, announced?).await;
        }
        let posted = self.post_in_channel(caller, message, table).await;
        if !self.is_private(caller, announced?).await? {
            return posted;
        }
        // The message of a table that could not be posted now is posted later.
        let is_below = posted.is_ok() || table.is_some();
        let said = if is_below { "posted-below" } else { "fault" };
        let body = Body::from(&self.context(caller).words().private(said));
        let edited = self.rest.edit_by_token(&caller.token, Target::Original, &body).await;
        posted.and(edited.map(drop))
    }

    /// The same where the bot is not: the message follows the one that says so, which is filled first.
    async fn post_below(
        &self,
        caller: &Caller,
        message: PublicMessage,
        table: Option<TableId>,
        announced: Answered,
    ) -> Result<(), SendError> {
        if self.is_private(caller, announced).await? {
            let below = Body::from(&self.context(caller).words().private("posted-below"));
            self.rest.edit_by_token(&caller.token, Target::Original, &below).await?;
        }
        self.post_in_channel(caller, message, table).await
    }

    /// Nothing can be shown to everyone in a locked thread: the person is told why nothing changes.
    async fn say_locked(&self, caller: &Caller) -> Result<(), SendError> {
        let locked = self.context(caller).words().private("thread-locked");
        self.show_now(caller, PrivateResponse::plain(locked)).await
    }

    /// Another answer had arrived before this one: an earlier attempt of which no response came, or the answer to the
    /// same press, delivered twice. It is the table's message.
    async fn find_posted(
        &self,
        caller: &Caller,
        table: TableId,
        message: PublicMessage,
        sent: Instant,
    ) {
        match self.rest.answered_with(&caller.token).await {
            // Announced, it is not there yet: the other answer says where it is.
            Ok(Original::Thinking) => {}
            Ok(Original::Public(id)) if caller.pressed == Some(id) => {}
            Ok(Original::Public(id)) => {
                self.boards.tell(table, News::Posted(id, message.without_call(), sent));
                self.boards.tell(table, News::Uncertain);
            }
            // The other answer was a refusal, which was right at that time.
            Ok(Original::Private) | Err(_) => self.boards.tell(table, News::NotPosted),
        }
    }

    /// Posts in the channel what can no longer be the answer itself.
    pub(super) async fn post_in_channel(
        &self,
        caller: &Caller,
        message: PublicMessage,
        table: Option<TableId>,
    ) -> Result<(), SendError> {
        let (sent, nonce) = (Instant::now(), caller.id.to_string());
        let body = Body::from(&message);
        let posted = if caller.has_bot() {
            self.rest.post(caller.channel, Post::once(&body, &nonce)).await
        } else {
            self.rest.follow_up(&caller.token, &body).await
        };
        match (table, &posted) {
            (Some(table), Ok(id)) => {
                self.boards.tell(table, News::Posted(*id, message.without_call(), sent));
            }
            (Some(table), Err(_)) => self.boards.tell(table, News::NotPosted),
            (None, _) => {}
        }
        posted.map(drop)
    }

    /// The pressed message shows this now.
    fn drawn(
        &self,
        caller: &Caller,
        shows: Pressed,
        message: PublicMessage,
        sent: Instant,
        answered: Answered,
    ) {
        match (shows, caller.pressed, answered) {
            (Pressed::Table(table), Some(id), Answered::Now(_)) => {
                self.boards.tell(table, News::Drawn(id, message, sent));
                self.token_edits(caller, table);
            }
            (Pressed::Table(table), _, _) => self.boards.tell(table, News::Uncertain),
            (Pressed::Vote(table), Some(id), Answered::Now(_)) => {
                self.boards.tell(table, News::VoteDrawn(id, message, sent));
            }
            (Pressed::Vote(table), _, _) => self.boards.tell(table, News::VoteUncertain),
            (Pressed::Own(_) | Pressed::Day | Pressed::Other, _, _) => {}
        }
    }

    /// The pressed message, if it is still the table's, can be edited by the token of the press.
    pub(super) fn token_edits(&self, caller: &Caller, table: TableId) {
        if let Some(id) = caller.pressed {
            let edit_token = EditToken::new(&caller.token, id);
            self.boards.tell(table, News::EditToken(edit_token, Urgency::Some));
        }
    }

    /// Returns the table if its message is redrawn by `Boards` and not by the answer: then text and picture change
    /// at once. While only first answers go out, the answer redraws it, as text.
    fn left_to_boards(
        &self,
        caller: &Caller,
        shows: Pressed,
        message: &PublicMessage,
    ) -> Option<TableId> {
        let Pressed::Table(table) = shows else { return None };
        let is_pictured =
            message.pictured().is_some() && self.rest.channels.have_pictures(caller.channel);
        (is_pictured && !self.rest.takes_only_answers()).then_some(table)
    }

    /// The pressed message is redrawn now, by the token of this press.
    fn draw_now(&self, caller: &Caller, table: TableId, answered: Answered) {
        match (caller.pressed, answered) {
            (Some(id), Answered::Now(_)) => {
                let edit_token = EditToken::new(&caller.token, id);
                self.boards.tell(table, News::EditToken(edit_token, Urgency::Now));
            }
            (None, _) | (_, Answered::Before) => self.boards.tell(table, News::Uncertain),
        }
    }
}

/// The pressed message as text, without the picture of a table.
fn updated(shows: Pressed, message: &PublicMessage) -> Body {
    match shows {
        Pressed::Table(_) => Body::from(message).without_files(),
        Pressed::Vote(_) | Pressed::Own(_) | Pressed::Day | Pressed::Other => Body::from(message),
    }
}
