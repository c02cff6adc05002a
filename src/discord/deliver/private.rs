//! Answers to one person: ephemeral messages.

use std::time::Duration;

use serenity::all::MessageId;
use tokio::time::Instant;
use tracing::debug;

use super::pictured::{SendAs, forms_of};
use crate::discord::age;
use crate::discord::answers::Answers;
use crate::discord::caller::Caller;
use crate::discord::messages::{Body, Enclosed};
use crate::discord::own_message::{At, OwnMessage};
use crate::discord::rest::{Answer, Answered, SendError, Target};
use crate::discord::shown_state::{EditToken, ShownState};
use crate::features::press::PastPress;
use crate::features::{Pressed, PrivateResponse, Reply, To};

/// The age at which Discord accepts no more answers to an interaction.
const ANSWERED_WITHIN: Duration = Duration::from_secs(3);
/// The time limit for a look at whether an answer has arrived.
const LOOKED_WITHIN: Duration = Duration::from_secs(1);

impl Answers {
    /// A new ephemeral message.
    pub(super) async fn show(
        &self,
        caller: &Caller,
        response: PrivateResponse,
    ) -> Result<(), SendError> {
        if response.message.message().attached.is_none() {
            return self.show_now(caller, response).await;
        }
        // An upload may take longer than a first answer may.
        let announced = self.rest.answer(caller.id, &caller.token, &Answer::thinking()).await?;
        self.reached(caller);
        Box::pin(self.fill(caller, announced, response)).await
    }

    pub(super) async fn show_now(
        &self,
        caller: &Caller,
        response: PrivateResponse,
    ) -> Result<(), SendError> {
        let sent = Instant::now();
        let answered = match self.answer_with(caller, Answer::message, &response).await {
            Err(error) if response.shows.is_some() && self.is_there_after(&error, caller).await => {
                Answered::Before
            }
            answered => answered?,
        };
        let id = match answered {
            Answered::Now(id) => id,
            Answered::Before => None,
        };
        self.answered_privately(caller, response, sent, (answered, id)).await;
        Ok(())
    }

    /// The private message with the pressed button, redrawn.
    pub(super) async fn redraw(
        &self,
        caller: &Caller,
        response: PrivateResponse,
    ) -> Result<(), SendError> {
        let sent = Instant::now();
        let update = |body: &Body| Answer::update(&body.unflagged());
        match self.answer_with(caller, update, &response).await {
            // The player has closed the message meanwhile: a new one replaces it.
            Err(error) if error.is_unknown_message() => self.show_now(caller, response).await,
            answered => {
                let answered = (answered?, caller.pressed);
                self.answered_privately(caller, response, sent, answered).await;
                Ok(())
            }
        }
    }

    /// An ephemeral message that follows a press on a public message. The press is acknowledged at once, so that the
    /// public message can be edited by its token.
    pub(super) async fn follow_up_with(
        &self,
        caller: &Caller,
        pressed: Pressed,
        work: impl Future<Output = Reply>,
    ) -> Result<(), SendError> {
        let later = Answer::later();
        let answer = self.rest.answer(caller.id, &caller.token, &later);
        let (answered, reply) = tokio::join!(answer, work);
        let answered = answered?;
        self.reached(caller);
        // If another answer had come before, the token may edit another message.
        if let (Pressed::Table(table), Answered::Now(_)) = (pressed, answered) {
            self.token_edits(caller, table);
        }
        if let (Pressed::Day, Answered::Now(_), Some(id)) = (pressed, answered, caller.pressed) {
            let guild = caller.guest.visit.location.guild;
            self.daily.pressed(guild, EditToken::new(&caller.token, id));
        }
        if let Some(forms) = forms_of(&self.boards, &reply, To::Presser).await {
            return self.send_forms(caller, SendAs::FollowUp, &forms).await;
        }
        let (Reply::Private(response) | Reply::Refused(response)) = reply else { return Ok(()) };
        let sent = Instant::now();
        let id = self.follow_up(caller, &response).await?;
        self.opened(caller, response, sent, Answered::Now(Some(id)), At::follow_up(id)).await;
        Ok(())
    }

    /// The deferred response is filled, or the pressed message edited. If its file is refused, the person is told.
    pub(super) async fn fill(
        &self,
        caller: &Caller,
        announced: Answered,
        response: PrivateResponse,
    ) -> Result<(), SendError> {
        let has_file = response.message.message().attached.is_some();
        match self.edit_own(caller, announced, response).await {
            Err(error) if has_file && error.is_refusal() => {
                let refused = self.context(caller).words().private("file-refused");
                self.edit_own(caller, announced, PrivateResponse::plain(refused)).await
            }
            filled => filled,
        }
    }

    /// Edits the original response of the token; if that is gone or public, a follow-up is sent.
    async fn edit_own(
        &self,
        caller: &Caller,
        announced: Answered,
        response: PrivateResponse,
    ) -> Result<(), SendError> {
        let sent = Instant::now();
        let edited = if self.is_private(caller, announced).await? {
            let body = self.body(caller, &response).await;
            let edited = self.rest.edit_by_token(&caller.token, Target::Original, &body).await;
            match edited {
                Err(error) if self.goes_without(caller, &body, &error) => {
                    let body = self.body(caller, &response).await;
                    self.rest.edit_by_token(&caller.token, Target::Original, &body).await
                }
                edited => edited,
            }
            .map(Some)
        } else {
            Ok(None)
        };
        let at = match edited {
            Ok(Some(id)) => At::original(Some(id)),
            Err(error) if !error.is_unknown_message() => return Err(error),
            Ok(None) | Err(_) => At::follow_up(self.follow_up(caller, &response).await?),
        };
        self.opened(caller, response, sent, Answered::Now(at.id), at).await;
        Ok(())
    }

    /// The request body of a private message, with its picture if the channel takes it.
    async fn body(&self, caller: &Caller, response: &PrivateResponse) -> Body {
        self.boards.body_of(caller.channel, &response.message).await
    }

    /// Returns whether a message is to be sent again without its picture.
    fn goes_without(&self, caller: &Caller, body: &Body, error: &SendError) -> bool {
        let is_pictured = matches!(body.enclosed(), Some(Enclosed::Picture(_)));
        is_pictured && self.rest.channels.refuses_picture(caller.channel, error)
    }

    /// The first answer, without its picture if that is refused.
    async fn answer_with(
        &self,
        caller: &Caller,
        kind: fn(&Body) -> Result<Answer, SendError>,
        response: &PrivateResponse,
    ) -> Result<Answered, SendError> {
        let body = self.body(caller, response).await;
        match self.answer(caller, kind, &body).await {
            Err(error) if self.goes_without(caller, &body, &error) => {
                self.answer(caller, kind, &self.body(caller, response).await).await
            }
            answered => answered,
        }
    }

    /// An ephemeral message that follows an answer, without its picture if that is refused.
    async fn follow_up(
        &self,
        caller: &Caller,
        response: &PrivateResponse,
    ) -> Result<MessageId, SendError> {
        let body = self.body(caller, response).await;
        match self.rest.follow_up(&caller.token, &body).await {
            Err(error) if self.goes_without(caller, &body, &error) => {
                self.rest.follow_up(&caller.token, &self.body(caller, response).await).await
            }
            sent => sent,
        }
    }

    /// Returns whether the original response of the token is ephemeral.
    pub(super) async fn is_private(
        &self,
        caller: &Caller,
        answered: Answered,
    ) -> Result<bool, SendError> {
        match answered {
            Answered::Now(_) => Ok(true),
            Answered::Before => self.rest.has_private_original(&caller.token).await,
        }
    }

    /// Returns whether the new private message is there although Discord's reply to the request did not come.
    async fn is_there_after(&self, error: &SendError, caller: &Caller) -> bool {
        if !matches!(error, SendError::Unreachable(_)) {
            return false;
        }
        tokio::time::sleep(ANSWERED_WITHIN.saturating_sub(age(caller.id.get()))).await;
        // If Discord cannot be reached, other presses must not wait for this.
        let look =
            tokio::time::timeout(LOOKED_WITHIN, self.rest.has_private_original(&caller.token));
        matches!(look.await, Ok(Ok(true)))
    }

    /// A private answer has arrived, or another one before it. The id is that of the message.
    async fn answered_privately(
        &self,
        caller: &Caller,
        response: PrivateResponse,
        sent: Instant,
        (answered, id): (Answered, Option<MessageId>),
    ) {
        let at = match answered {
            Answered::Now(_) => At::original(id),
            Answered::Before => At::before(id),
        };
        self.opened(caller, response, sent, answered, at).await;
    }

    /// Draws the private message again as soon as the answer to this press is ready, if the token still reaches it.
    fn draw_when_ready(&self, caller: &Caller, press: PastPress, at: At) {
        let (context, token) = (self.context(caller), caller.token.clone());
        let (rest, boards) = (self.rest.clone(), self.boards.clone());
        self.responder.tables().store().work().spawn(async move {
            let reply = context.ready(press).await;
            let bodies = match (forms_of(&boards, &reply, To::Presser).await, reply) {
                (Some(forms), _) => forms.bodies(),
                (None, Reply::Private(response)) => vec![Body::from(&response.message)],
                (None, _) => Vec::new(),
            };
            for body in bodies {
                match rest.edit_by_token(&token, at.target, &body).await {
                    Ok(_) => return,
                    Err(error) => debug!("a late answer is not drawn: {error}"),
                }
            }
        });
    }

    /// Remembers what the private message shows, so that it can be redrawn.
    async fn opened(
        &self,
        caller: &Caller,
        response: PrivateResponse,
        sent: Instant,
        answered: Answered,
        at: At,
    ) {
        if let Some(press) = response.later {
            self.draw_when_ready(caller, press, at);
        }
        let Some(shows) = response.shows else { return };
        // An earlier run has answered: the message may be one that another press has drawn since, and must neither be
        // redrawn by this token nor deleted as an older one.
        if caller.is_missed && answered == Answered::Before {
            return;
        }
        let mut shown_state = ShownState::default();
        match answered {
            Answered::Now(_) => shown_state.drawn(response.message, sent),
            Answered::Before => shown_state.is_uncertain(),
        }
        let (token, is_above_result) = (caller.token.clone(), false);
        let own = OwnMessage { token, at, shows, sent, shown_state, is_above_result };
        self.boards.opened(caller.guest.user(), own).await;
    }
}
