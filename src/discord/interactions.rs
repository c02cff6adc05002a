//! Interactions: each comes in, and its first answer goes out within Discord's three seconds.
//!
//! How an answer may come late follows from who gets it: one function for each kind of request.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{
    ChannelId, Context, EventHandler, Interaction, InteractionId, MessageId, Ready,
};
use serenity::async_trait;
use tokio::time::Instant;
use tracing::{debug, info, warn};

use super::admission::{Admission, Admitted};
use super::age;
use super::boards::Boards;
use super::messages::Body;
use super::read::Call;
use super::rest::{Answer, Answered, Rest, SendError, Target};
use super::surfaces::{Handle, OwnMessage, Surface};
use crate::metrics::{Metrics, PressKind, PressOutcome};
use crate::responses::{Guest, PrivateResponse, PublicResponse, Request, Responder, Shared};
use crate::settings::Presses;
use crate::table::TableId;
use crate::view::PublicMessage;

/// An answer that is not there by then is announced first, and comes later.
const ANNOUNCE_AFTER: Duration = Duration::from_millis(1500);

/// Where interactions come in.
pub(super) struct Interactions {
    inner: Arc<Inner>,
}

struct Inner {
    responder: Arc<Responder>,
    rest: Rest,
    boards: Boards,
    admission: Admission,
}

/// An interaction that is being answered.
pub(super) struct Caller {
    pub(super) id: InteractionId,
    pub(super) token: String,
    pub(super) channel: ChannelId,
    /// The message on which was pressed.
    pub(super) pressed: Option<MessageId>,
    pub(super) guest: Guest,
}

/// Work that was done in time, or not.
enum Timed<T> {
    /// The answer is there.
    InTime(T),
    /// It came after an announcement, which arrived or not.
    Late(T, Result<(), SendError>),
}

impl Interactions {
    pub(super) fn new(
        responder: Arc<Responder>,
        rest: Rest,
        boards: Boards,
        presses: Presses,
    ) -> Self {
        let admission = Admission::new(presses);
        Self { inner: Arc::new(Inner { responder, rest, boards, admission }) }
    }
}

#[async_trait]
impl EventHandler for Interactions {
    async fn ready(&self, _: Context, ready: Ready) {
        info!("connected as {}, on {} servers", ready.user.name, ready.guilds.len());
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        let call = match interaction {
            Interaction::Command(command) => Some(Call::of_command(&command)),
            Interaction::Component(component) => Some(Call::of_component(&component)),
            Interaction::Ping(_) | Interaction::Autocomplete(_) | Interaction::Modal(_) | _ => None,
        };
        if let Some(Call { caller, request }) = call {
            self.inner.clone().receive(caller, request).await;
        }
    }
}

impl Inner {
    async fn receive(self: Arc<Self>, caller: Caller, request: Request) {
        let kind = kind(&request);
        let _at_work = self.metrics().press_at_work();
        let _place = match self.admission.admit(caller.id, caller.guest.user()) {
            Admitted::Welcome(place) => place,
            Admitted::Busy(_place) => {
                self.metrics().pressed(kind, PressOutcome::Busy);
                let busy = self.responder.words(caller.guest.language).private("busy");
                let told = self.answer(&caller, Answer::message, &Body::from(&busy)).await;
                return log(told.map(drop));
            }
            Admitted::Dropped => {
                self.metrics().pressed(kind, PressOutcome::Dropped);
                return debug!("a press is dropped");
            }
        };
        let (responder, guest) = (&self.responder, &caller.guest);
        let answered = match request {
            Request::Show(show) => self.show(&caller, responder.show(guest, &show)).await,
            Request::Own(table, draft, press) => {
                self.redraw(&caller, responder.own(guest, table, &draft, press)).await
            }
            Request::Shared(shared) => {
                let table = match shared {
                    Shared::Lobby(table, _) => Some(table),
                    Shared::Rematch(_) | Shared::Leaderboard(_) => None,
                };
                self.update(&caller, table, responder.shared(guest, shared)).await
            }
            Request::Post(post) => self.post(&caller, responder.post(guest, post)).await,
        };
        let outcome = if answered.is_ok() { PressOutcome::Answered } else { PressOutcome::Failed };
        self.metrics().pressed(kind, outcome);
        log(answered);
    }

    /// A new message to the presser alone. Late, it fills "… is thinking".
    async fn show(
        &self,
        caller: &Caller,
        work: impl Future<Output = PrivateResponse>,
    ) -> Result<(), SendError> {
        match self.timed(caller, Answer::thinking(), work).await {
            Timed::InTime(response) => self.show_now(caller, response).await,
            Timed::Late(response, announced) => {
                announced?;
                self.edit_own(caller, response).await
            }
        }
    }

    /// The pressed private message anew.
    async fn redraw(
        &self,
        caller: &Caller,
        work: impl Future<Output = PrivateResponse>,
    ) -> Result<(), SendError> {
        match self.timed(caller, Answer::later(), work).await {
            Timed::InTime(response) => {
                let sent = Instant::now();
                let body = Body::from(&response.message).unflagged();
                let answered = self.answer(caller, Answer::update, &body).await?;
                self.opened(caller, response, sent, answered, caller.pressed).await;
                Ok(())
            }
            Timed::Late(response, announced) => {
                announced?;
                self.edit_own(caller, response).await
            }
        }
    }

    /// The pressed public message anew, or a new one below it, or the presser alone learns why not. Late,
    /// what only the presser may see is a private message of its own.
    async fn update(
        &self,
        caller: &Caller,
        table: Option<TableId>,
        work: impl Future<Output = PublicResponse>,
    ) -> Result<(), SendError> {
        match self.timed(caller, Answer::later(), work).await {
            Timed::InTime(response) => self.answer_publicly(caller, table, response).await,
            Timed::Late(response, announced) => {
                announced?;
                match response {
                    PublicResponse::Update(message) => {
                        let (sent, body) = (Instant::now(), Body::from(&message));
                        let token = &caller.token;
                        self.rest.edit_by_token(token, Target::Original, &body).await?;
                        self.drawn(caller, table, message, sent, Answered::Now(None));
                        Ok(())
                    }
                    PublicResponse::Post(message, table) => {
                        self.post_in_channel(caller, message, table).await
                    }
                    PublicResponse::Refused(response) => {
                        let body = Body::from(&response.message);
                        self.rest.follow_up(&caller.token, &body).await.map(drop)
                    }
                }
            }
        }
    }

    /// A new message to everybody, or to who asked alone. Late, "… is thinking" stood for it, which only
    /// they see: so it is posted in the channel.
    async fn post(
        &self,
        caller: &Caller,
        work: impl Future<Output = PublicResponse>,
    ) -> Result<(), SendError> {
        match self.timed(caller, Answer::thinking(), work).await {
            Timed::InTime(response) => self.answer_publicly(caller, None, response).await,
            Timed::Late(PublicResponse::Refused(response), announced) => {
                announced?;
                self.edit_own(caller, response).await
            }
            Timed::Late(PublicResponse::Update(message), announced) => {
                announced?;
                self.post_in_channel(caller, message, None).await
            }
            Timed::Late(PublicResponse::Post(message, table), announced) => {
                let posted = self.post_in_channel(caller, message, table).await;
                announced?;
                // A table that is not posted here is posted by who shows it.
                let is_below = posted.is_ok() || table.is_some();
                let id = if is_below { "posted-below" } else { "fault" };
                let said = self.responder.words(caller.guest.language).private(id);
                let body = Body::from(&said);
                let edited = self.rest.edit_by_token(&caller.token, Target::Original, &body).await;
                posted.and(edited.map(drop))
            }
        }
    }
}

/// How answers are sent.
impl Inner {
    /// Waits for the work; where it takes long the answer is announced.
    async fn timed<T>(
        &self,
        caller: &Caller,
        announcement: Answer,
        work: impl Future<Output = T>,
    ) -> Timed<T> {
        let mut work = std::pin::pin!(work);
        if let Ok(done) = tokio::time::timeout(ANNOUNCE_AFTER, &mut work).await {
            return Timed::InTime(done);
        }
        let announced = self.rest.answer(caller.id, &caller.token, &announcement);
        let (announced, done) = tokio::join!(announced, work);
        Timed::Late(done, announced.map(|_| self.reached(caller)))
    }

    /// The first answer, within Discord's three seconds.
    async fn answer(
        &self,
        caller: &Caller,
        kind: fn(&Body) -> Result<Answer, SendError>,
        body: &Body,
    ) -> Result<Answered, SendError> {
        let answered = self.rest.answer(caller.id, &caller.token, &kind(body)?).await?;
        self.reached(caller);
        Ok(answered)
    }

    /// Private messages may follow what was answered.
    fn reached(&self, caller: &Caller) {
        self.metrics().answered(age(caller.id.get()));
        let Guest { visit, language, .. } = &caller.guest;
        let token = (caller.token.clone(), *language);
        self.rest.pressed_in(caller.channel);
        self.boards.reached(visit.location.channel, visit.person.id, token);
    }

    fn metrics(&self) -> &Metrics {
        self.responder.tables().store().metrics()
    }

    async fn show_now(&self, caller: &Caller, response: PrivateResponse) -> Result<(), SendError> {
        let sent = Instant::now();
        let body = Body::from(&response.message);
        let answered = self.answer(caller, Answer::message, &body).await?;
        let id = match answered {
            Answered::Now(id) => id,
            Answered::Before => None,
        };
        self.opened(caller, response, sent, answered, id).await;
        Ok(())
    }

    /// A private message that was announced, or pressed, shows this now.
    async fn edit_own(&self, caller: &Caller, response: PrivateResponse) -> Result<(), SendError> {
        let sent = Instant::now();
        let body = Body::from(&response.message);
        let id = self.rest.edit_by_token(&caller.token, Target::Original, &body).await.map(Some)?;
        self.opened(caller, response, sent, Answered::Now(id), id).await;
        Ok(())
    }

    async fn answer_publicly(
        &self,
        caller: &Caller,
        table: Option<TableId>,
        response: PublicResponse,
    ) -> Result<(), SendError> {
        let sent = Instant::now();
        match response {
            PublicResponse::Refused(response) => self.show_now(caller, response).await,
            PublicResponse::Update(message) => {
                let body = Body::from(&message);
                let answered = self.answer(caller, Answer::update, &body).await?;
                self.drawn(caller, table, message, sent, answered);
                Ok(())
            }
            PublicResponse::Post(message, table) => {
                let answered = self.answer(caller, Answer::message, &Body::from(&message)).await;
                match (table, &answered) {
                    (Some(table), Ok(Answered::Now(Some(id)))) => {
                        self.boards.posted(table, *id, message, sent);
                        self.boards.handle(table, Handle::new(&caller.token, *id));
                    }
                    (Some(table), Ok(Answered::Now(None)) | Err(_)) => {
                        self.boards.not_posted(table);
                    }
                    (Some(table), Ok(Answered::Before)) => {
                        self.find_posted(caller, table, message, sent).await;
                    }
                    (None, _) => {}
                }
                answered.map(drop)
            }
        }
    }

    /// Some answer had arrived before this one: the same, whose arrival was not told, or that to the same
    /// press, delivered twice. It is the table's message.
    async fn find_posted(
        &self,
        caller: &Caller,
        table: TableId,
        message: PublicMessage,
        sent: Instant,
    ) {
        match self.rest.answered_with(&caller.token).await {
            Ok(id) => {
                // Announced, it is not there yet: the other answer says where it is.
                let Some(id) = id.filter(|id| caller.pressed != Some(*id)) else { return };
                self.boards.posted(table, id, message, sent);
                self.boards.is_uncertain(table);
            }
            Err(_) => self.boards.not_posted(table),
        }
    }

    /// Posts in the channel what can no longer be the answer itself.
    async fn post_in_channel(
        &self,
        caller: &Caller,
        message: PublicMessage,
        table: Option<TableId>,
    ) -> Result<(), SendError> {
        let (sent, nonce) = (Instant::now(), caller.id.to_string());
        let posted = self.rest.post(caller.channel, &nonce, &Body::from(&message)).await;
        match (table, &posted) {
            (Some(table), Ok(id)) => self.boards.posted(table, *id, message, sent),
            (Some(table), Err(_)) => self.boards.not_posted(table),
            (None, _) => {}
        }
        posted.map(drop)
    }

    /// The pressed message shows this now.
    fn drawn(
        &self,
        caller: &Caller,
        table: Option<TableId>,
        message: PublicMessage,
        sent: Instant,
        answered: Answered,
    ) {
        match (table, answered) {
            (Some(table), Answered::Now(_)) => {
                self.boards.drawn(table, message, sent);
                if let Some(id) = caller.pressed {
                    self.boards.handle(table, Handle::new(&caller.token, id));
                }
            }
            (Some(table), Answered::Before) => self.boards.is_uncertain(table),
            (None, _) => {}
        }
    }

    /// A private message shows this now.
    async fn opened(
        &self,
        caller: &Caller,
        response: PrivateResponse,
        sent: Instant,
        answered: Answered,
        id: Option<MessageId>,
    ) {
        let Some(shows) = response.shows else { return };
        let mut surface = Surface::default();
        match answered {
            Answered::Now(_) => surface.drawn(response.message, sent),
            Answered::Before => surface.is_uncertain(),
        }
        let (token, target) = (caller.token.clone(), Target::Original);
        let own = OwnMessage { token, target, id, shows, sent, surface };
        self.boards.opened(caller.guest.user(), own).await;
    }
}

/// By who gets the answer.
const fn kind(request: &Request) -> PressKind {
    match request {
        Request::Show(_) => PressKind::Show,
        Request::Own(..) => PressKind::Own,
        Request::Shared(_) => PressKind::Shared,
        Request::Post(_) => PressKind::Post,
    }
}

fn log(sent: Result<(), SendError>) {
    if let Err(error) = sent {
        warn!("an answer does not arrive: {error}");
    }
}
