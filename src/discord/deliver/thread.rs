//! A table in a thread of its own: a line in the channel answers the command, the thread starts from that line, and
//! the lobby is posted in the thread. Each step is idempotent: the thread has the id of the line, the table has its
//! press, the first post has a nonce. So a command that is delivered twice opens one table.

use serenity::all::{ChannelId, MessageId};
use tokio::time::Instant;
use tracing::{debug, warn};

use crate::discord::answers::Answers;
use crate::discord::boards::News;
use crate::discord::caller::Caller;
use crate::discord::messages::Body;
use crate::discord::rest::{Answer, Answered, Original, Post, SendError, Target};
use crate::features::{NewThread, PrivateResponse};
use crate::table;

/// The origin of the line.
#[derive(Clone, Copy)]
enum Line {
    /// The line is the answer.
    Answer,
    /// The answer was late: the line was posted in the channel, and the deferred response says so.
    Posted,
}

impl Answers {
    /// The line is the answer, and the table opens in its thread.
    pub(super) async fn open_thread(
        &self,
        caller: &Caller,
        new: &NewThread,
    ) -> Result<(), SendError> {
        let answered = self.answer(caller, Answer::message, &Body::from(&new.line)).await?;
        let line = match answered {
            Answered::Now(Some(id)) => Some(id),
            Answered::Now(None) | Answered::Before => self.line_of(caller).await?,
        };
        match line {
            Some(line) => self.furnish(caller, new, line, Line::Answer).await,
            // The other delivery of the same command was refused, or is being answered.
            None => Ok(()),
        }
    }

    /// The answer was announced by an ephemeral message: the line is posted in the channel.
    pub(super) async fn open_late_thread(
        &self,
        caller: &Caller,
        new: &NewThread,
        announced: Result<Answered, SendError>,
    ) -> Result<(), SendError> {
        if announced? == Answered::Before
            && let Some(line) = self.line_of(caller).await?
        {
            return self.furnish(caller, new, line, Line::Answer).await;
        }
        let (line, nonce) = (Body::from(&new.line), caller.id.to_string());
        match self.rest.post(caller.channel, Post::once(&line, &nonce)).await {
            Ok(line) => self.furnish(caller, new, line, Line::Posted).await,
            Err(error) => {
                self.say(caller, Line::Posted, &self.no_thread(caller, &error)).await?;
                Err(error)
            }
        }
    }

    /// The line with which the same command was answered before.
    async fn line_of(&self, caller: &Caller) -> Result<Option<MessageId>, SendError> {
        Ok(match self.rest.answered_with(&caller.token).await? {
            Original::Public(id) => Some(id),
            Original::Private | Original::Thinking => None,
        })
    }

    /// Starts the thread and opens the table in it. If that fails, the line is deleted and the person is told why.
    async fn furnish(
        &self,
        caller: &Caller,
        new: &NewThread,
        line: MessageId,
        came: Line,
    ) -> Result<(), SendError> {
        let Err(why) = self.try_to_furnish(caller, new, line).await else {
            let said = self.context(caller).words().private("posted-below");
            return match came {
                Line::Answer => Ok(()),
                Line::Posted => self.say(caller, came, &PrivateResponse::plain(said)).await,
            };
        };
        let gone = match came {
            Line::Answer => self.rest.delete_by_token(&caller.token, Target::Original).await,
            Line::Posted => self.rest.delete(caller.channel, line).await,
        };
        if let Err(error) = gone {
            debug!("the line of a thread stays: {error}");
        }
        self.say(caller, came, &why).await
    }

    async fn try_to_furnish(
        &self,
        caller: &Caller,
        new: &NewThread,
        line: MessageId,
    ) -> Result<(), PrivateResponse> {
        let no_thread = |error: SendError| self.no_thread(caller, &error);
        self.rest.start_thread(caller.channel, line, &new.name).await.map_err(no_thread)?;
        // A thread that starts from a message has the id of the message.
        let thread = ChannelId::new(line.get());
        let stands = table::ChannelId::new(thread.get());
        let opened = self.context(caller).open_in_thread(new, stands).await?;
        let (table, sent) = (opened.table, Instant::now());
        let (lobby, nonce) = (Body::from(&opened.lobby), format!("{table}-first"));
        match self.rest.post(thread, Post::once(&lobby, &nonce)).await {
            Ok(id) => {
                let lobby = opened.lobby.without_call();
                self.boards.tell(table, News::Posted(id, lobby, sent));
                if opened.is_again {
                    self.boards.tell(table, News::Uncertain);
                }
                Ok(())
            }
            Err(error) if error.is_refusal() && !opened.is_again => {
                if let Err(fault) = self.responder.tables().end(table).await {
                    warn!(%table, "a lobby that cannot be shown stays open: {fault}");
                }
                // If anything is ever shown in the thread, it says that the lobby was closed.
                self.boards.tell(table, News::NotPosted);
                Err(self.no_thread(caller, &error))
            }
            // `Boards` tries to post it again.
            Err(_) => {
                self.boards.tell(table, News::NotPosted);
                Ok(())
            }
        }
    }

    /// The message to the person if there is no thread, or nothing can be posted in it.
    fn no_thread(&self, caller: &Caller, error: &SendError) -> PrivateResponse {
        warn!("a table opens in no thread: {error}");
        let sentence = if error.is_refusal() { "refusal-no-thread" } else { "fault" };
        PrivateResponse::plain(self.context(caller).words().private(sentence))
    }

    async fn say(
        &self,
        caller: &Caller,
        came: Line,
        said: &PrivateResponse,
    ) -> Result<(), SendError> {
        let body = Body::from(&said.message);
        let said = match came {
            Line::Answer => self.rest.follow_up(&caller.token, &body).await,
            Line::Posted => self.rest.edit_by_token(&caller.token, Target::Original, &body).await,
        };
        said.map(drop)
    }
}
