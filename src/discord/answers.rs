//! Answers: each goes out within Discord's three seconds. How it may come late follows from who gets it:
//! one function for each kind of request.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{InteractionId, MessageId};
use tokio::time::Instant;
use tracing::debug;

use super::age;
use super::boards::{Boards, Urgency};
use super::interactions::Caller;
use super::messages::Body;
use super::rest::{Answer, Answered, Original, Post, Prepared, Rest, SendError, Target};
use super::surfaces::{At, Handle, OwnMessage, Surface};
use crate::metrics::{Metrics, PressKind, PressOutcome};
use crate::press::SettingsPage;
use crate::responses::{Guest, PrivateResponse, PublicResponse, Request, Responder, Shared};
use crate::table::TableId;
use crate::view::{Choice, Form, Language, PublicMessage};

/// Answers interactions.
pub(super) struct Answers {
    pub(super) responder: Arc<Responder>,
    pub(super) rest: Rest,
    pub(super) boards: Boards,
    /// An answer that is not there by then is announced first, and comes later.
    pub(super) announced_after: Duration,
    /// What is said where too much is asked at once.
    pub(super) busy: Busy,
}

/// "Press again", ready to be sent, in every language.
pub(super) struct Busy {
    english: Prepared,
}

impl Busy {
    pub(super) fn of(responder: &Responder) -> Result<Self, SendError> {
        let prepared = |language| {
            let busy = Body::from(&responder.words(language).private("busy"));
            Prepared::new(&Answer::message(&busy)?)
        };
        Ok(Self { english: prepared(Language::English)? })
    }

    const fn said_in(&self, language: Language) -> &Prepared {
        match language {
            Language::English => &self.english,
        }
    }
}

/// Work that was done in time, or not.
pub(super) enum Timed<T> {
    /// The answer is there.
    InTime(T),
    /// It came after an announcement, which arrived or not.
    Late(T, Result<Answered, SendError>),
}

/// What a message shows on which was pressed, and which everybody sees.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pressed {
    /// A table.
    Table(TableId),
    /// A vote of a table.
    Vote(TableId),
    /// Something that is not drawn but by presses.
    Other,
}

/// By who gets the answer.
impl Answers {
    pub(super) async fn to(&self, caller: &Caller, request: Request) -> Result<(), SendError> {
        let (responder, guest) = (&self.responder, &caller.guest);
        self.boards.may_attach(caller.channel, caller.may_attach);
        // Nothing follows what is offered, and a form is not to be talked over.
        let may_follow =
            !matches!(request, Request::Suggest(_) | Request::Form(_) | Request::NamePreset(_));
        let answered = match request {
            Request::Show(show) => self.show(caller, responder.show(guest, &show)).await,
            Request::Open(show) => {
                Box::pin(self.open(caller, show.table(), responder.show(guest, &show))).await
            }
            Request::Instead(show) => self.redraw(caller, responder.show(guest, &show)).await,
            Request::Form(table) => self.form(caller, table).await,
            Request::Own(table, draft, press) => {
                let work = responder.own(guest, table, &draft, press);
                self.redraw_own(caller, table, work).await
            }
            Request::Panel(table, page, next) => {
                let work = responder.panel(guest, table, page, next);
                self.redraw_own(caller, table, work).await
            }
            Request::Settings(page, None) => {
                self.redraw(caller, responder.settings(guest, page)).await
            }
            Request::Settings(page, Some(picked)) => {
                self.redraw(caller, responder.after_settings(guest, page, picked)).await
            }
            Request::NamePreset(options) => match responder.preset_form(guest, options) {
                Some(form) => self.open_form(caller, &form).await,
                None => self.show(caller, responder.settings(guest, SettingsPage::Presets)).await,
            },
            Request::SavePreset(name, options) => {
                let work = responder.save_preset(guest, name, options);
                match caller.pressed {
                    Some(_) => self.redraw(caller, work).await,
                    None => self.show(caller, work).await,
                }
            }
            Request::Privacy(press) => self.redraw(caller, responder.privacy(guest, press)).await,
            Request::Past(press) => self.redraw(caller, responder.past(guest, press)).await,
            Request::Record(table) => self.show(caller, responder.record(guest, table)).await,
            Request::Shared(shared) => {
                let shows = match &shared {
                    Shared::Lobby(table, _) | Shared::Cut(table, _) | Shared::GoOn(table) => {
                        Pressed::Table(*table)
                    }
                    Shared::Vote(table, ..) => Pressed::Vote(*table),
                    Shared::Rematch(_) | Shared::Leaderboard(_) => Pressed::Other,
                };
                self.update(caller, shows, responder.shared(guest, shared)).await
            }
            Request::Profile(asked) => self.profile(caller, asked).await,
            Request::Post(post) => self.post(caller, responder.post(guest, post)).await,
            Request::Suggest(typed) => self.offer(caller, responder.suggest(guest, &typed)).await,
        };
        if answered.is_ok() && may_follow && guest.visit.manages {
            self.say_why_no_pictures(caller).await;
        }
        answered
    }

    /// Who may change that learns once why tables in their channel are shown as text alone.
    async fn say_why_no_pictures(&self, caller: &Caller) {
        let pictures = self.boards.pictures();
        let Some(why) = pictures.to_tell(caller.channel) else { return };
        let said = self.responder.words(caller.guest.language).private(why.sentence());
        if let Err(error) = self.rest.follow_up(&caller.token, &Body::from(&said)).await {
            debug!("why there are no pictures is not said: {error}");
            pictures.not_told(caller.channel);
        }
    }

    /// The presser's own message of this table anew: nothing else draws it meanwhile.
    async fn redraw_own(
        &self,
        caller: &Caller,
        table: TableId,
        work: impl Future<Output = PrivateResponse>,
    ) -> Result<(), SendError> {
        let user = caller.guest.user();
        let answering = self.boards.answering(table, user);
        let redrawn = self.redraw(caller, work).await;
        drop(answering);
        if redrawn.is_err() {
            self.boards.own_is_uncertain(table, user);
        }
        redrawn
    }

    /// Too much is asked at once: to be pressed again. It is what everybody is told, and nothing follows it.
    pub(super) async fn tell_busy(
        &self,
        id: InteractionId,
        token: &str,
        language: Language,
    ) -> Result<(), SendError> {
        self.rest.answer_prepared(id, token, self.busy.said_in(language)).await?;
        self.metrics().answered(age(id.get()));
        Ok(())
    }

    /// What became of a press.
    pub(super) fn count(&self, kind: PressKind, outcome: PressOutcome) {
        self.metrics().pressed(kind, outcome);
    }

    /// A new message to the presser alone. Late, it fills "… is thinking".
    async fn show(
        &self,
        caller: &Caller,
        work: impl Future<Output = PrivateResponse>,
    ) -> Result<(), SendError> {
        match self.timed(caller, Answer::thinking(), work).await {
            // A file may take longer than a first answer may.
            Timed::InTime(response) if response.message.message().attached.is_some() => {
                let thinking = Answer::thinking();
                let announced = self.rest.answer(caller.id, &caller.token, &thinking).await?;
                self.reached(caller);
                // It is seldom, and large.
                Box::pin(self.fill(caller, announced, response)).await
            }
            Timed::InTime(response) => self.show_now(caller, response).await,
            Timed::Late(response, announced) => {
                // It is seldom, and large.
                Box::pin(self.fill(caller, announced?, response)).await
            }
        }
    }

    /// "… is thinking" becomes this; who cannot be sent its file learns so.
    async fn fill(
        &self,
        caller: &Caller,
        announced: Answered,
        response: PrivateResponse,
    ) -> Result<(), SendError> {
        let has_file = response.message.message().attached.is_some();
        match self.edit_own(caller, announced, response).await {
            Err(error) if has_file && error.is_refusal() => {
                let refused = self.responder.words(caller.guest.language).private("file-refused");
                self.edit_own(caller, announced, PrivateResponse::plain(refused)).await
            }
            filled => filled,
        }
    }

    /// A new message to the presser alone, below the pressed one. The press itself is answered at once, so
    /// that the pressed message can be edited by its token; while nothing could follow, the message is the
    /// answer.
    async fn open(
        &self,
        caller: &Caller,
        table: Option<TableId>,
        work: impl Future<Output = PrivateResponse>,
    ) -> Result<(), SendError> {
        if self.rest.takes_only_answers() {
            return Box::pin(self.show(caller, work)).await;
        }
        let later = Answer::later();
        let answer = self.rest.answer(caller.id, &caller.token, &later);
        let (answered, response) = tokio::join!(answer, work);
        let answered = answered?;
        self.reached(caller);
        // Where another answer had come before, nobody knows which message the token edits.
        if let (Some(table), Answered::Now(_)) = (table, answered) {
            self.stands_on(caller, table);
        }
        let sent = Instant::now();
        let id = self.rest.follow_up(&caller.token, &Body::from(&response.message)).await?;
        self.opened(caller, response, sent, Answered::Now(Some(id)), At::follow_up(id)).await;
        Ok(())
    }

    /// A form for a cut, or why there is none. It cannot come late: who cannot be asked in time whether the
    /// presser may cut is asked when the form comes back.
    async fn form(&self, caller: &Caller, table: TableId) -> Result<(), SendError> {
        let guest = &caller.guest;
        let asked =
            tokio::time::timeout(self.announced_after, self.responder.may_cut(guest, table));
        if let Ok(Err(refused)) = asked.await {
            return self.show_now(caller, refused).await;
        }
        self.open_form(caller, &self.responder.cut_form(guest, table)).await
    }

    async fn open_form(&self, caller: &Caller, form: &Form) -> Result<(), SendError> {
        self.rest.answer(caller.id, &caller.token, &Answer::form(form)).await?;
        self.metrics().answered(age(caller.id.get()));
        Ok(())
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
                match self.answer(caller, Answer::update, &body).await {
                    // It was closed meanwhile: there is another one.
                    Err(error) if error.is_unknown_message() => {
                        self.show_now(caller, response).await
                    }
                    answered => {
                        let answered = (answered?, caller.pressed);
                        self.answered_privately(caller, response, sent, answered).await;
                        Ok(())
                    }
                }
            }
            Timed::Late(response, announced) => self.edit_own(caller, announced?, response).await,
        }
    }

    /// The pressed public message anew, or a new one below it, or the presser alone learns why not. Late,
    /// what only the presser may see is a private message of its own.
    async fn update(
        &self,
        caller: &Caller,
        shows: Pressed,
        work: impl Future<Output = PublicResponse>,
    ) -> Result<(), SendError> {
        match self.timed(caller, Answer::later(), work).await {
            Timed::InTime(response) => self.answer_publicly(caller, shows, response).await,
            Timed::Late(response, announced) => {
                let announced = announced?;
                match response {
                    // Another answer had come before: the token may edit that one's message.
                    PublicResponse::Update(message)
                        if shows != Pressed::Other && announced == Answered::Before =>
                    {
                        self.drawn(caller, shows, message, Instant::now(), announced);
                        Ok(())
                    }
                    PublicResponse::Update(message)
                        if let Some(table) = self.left_to_boards(caller, shows, &message) =>
                    {
                        self.draw_now(caller, table, announced);
                        Ok(())
                    }
                    PublicResponse::Update(message) => {
                        let (sent, body) = (Instant::now(), updated(shows, &message));
                        let token = &caller.token;
                        self.rest.edit_by_token(token, Target::Original, &body).await?;
                        self.drawn(caller, shows, message, sent, Answered::Now(None));
                        Ok(())
                    }
                    PublicResponse::Post(message, table) => {
                        self.post_in_channel(caller, message, table).await
                    }
                    PublicResponse::Thread(new) => {
                        self.open_late_thread(caller, &new, Ok(announced)).await
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
            Timed::InTime(response) => self.answer_publicly(caller, Pressed::Other, response).await,
            Timed::Late(PublicResponse::Refused(response), announced) => {
                self.edit_own(caller, announced?, response).await
            }
            Timed::Late(PublicResponse::Thread(new), announced) => {
                self.open_late_thread(caller, &new, announced).await
            }
            Timed::Late(PublicResponse::Update(message), announced) => {
                announced?;
                self.post_in_channel(caller, message, None).await
            }
            Timed::Late(PublicResponse::Post(message, table), announced) => {
                let posted = self.post_in_channel(caller, message, table).await;
                if !self.is_private(caller, announced?).await? {
                    return posted;
                }
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
impl Answers {
    /// What may be chosen, while it is typed; nothing where that takes long. Nothing can follow it.
    async fn offer(
        &self,
        caller: &Caller,
        work: impl Future<Output = Vec<Choice>>,
    ) -> Result<(), SendError> {
        let choices = tokio::time::timeout(self.announced_after, work).await.unwrap_or_default();
        let answer = Answer::choices(&choices);
        self.rest.answer(caller.id, &caller.token, &answer).await?;
        self.metrics().answered(age(caller.id.get()));
        Ok(())
    }

    /// Waits for the work; where it takes long the answer is announced.
    pub(super) async fn timed<T>(
        &self,
        caller: &Caller,
        announcement: Answer,
        work: impl Future<Output = T>,
    ) -> Timed<T> {
        let mut work = std::pin::pin!(work);
        if let Ok(done) = tokio::time::timeout(self.announced_after, &mut work).await {
            return Timed::InTime(done);
        }
        let announced = self.rest.answer(caller.id, &caller.token, &announcement);
        let (announced, done) = tokio::join!(announced, work);
        Timed::Late(done, announced.inspect(|_| self.reached(caller)))
    }

    /// The first answer, within Discord's three seconds.
    pub(super) async fn answer(
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
        self.boards.is_there(visit.location.guild);
        self.rest.pressed_in(caller.channel, caller.guest.missing.is_empty());
        // What refuses there may be a thread that was locked and is so no longer: that no permission tells.
        self.boards.asked_in(caller.channel);
        self.boards.reached(visit.location.channel, visit.person.id, token);
    }

    pub(super) fn metrics(&self) -> &Metrics {
        self.responder.tables().store().metrics()
    }

    pub(super) async fn show_now(
        &self,
        caller: &Caller,
        response: PrivateResponse,
    ) -> Result<(), SendError> {
        let sent = Instant::now();
        let body = Body::from(&response.message);
        let answered = self.answer(caller, Answer::message, &body).await?;
        let id = match answered {
            Answered::Now(id) => id,
            Answered::Before => None,
        };
        self.answered_privately(caller, response, sent, (answered, id)).await;
        Ok(())
    }

    /// A private message that was announced, or pressed, shows this now; where none was, one that follows.
    pub(super) async fn edit_own(
        &self,
        caller: &Caller,
        announced: Answered,
        response: PrivateResponse,
    ) -> Result<(), SendError> {
        let (sent, body) = (Instant::now(), Body::from(&response.message));
        let edited = if self.is_private(caller, announced).await? {
            self.rest.edit_by_token(&caller.token, Target::Original, &body).await.map(Some)
        } else {
            Ok(None)
        };
        let at = match edited {
            Ok(Some(id)) => At::original(Some(id)),
            Err(error) if !error.is_unknown_message() => return Err(error),
            Ok(None) | Err(_) => At::follow_up(self.rest.follow_up(&caller.token, &body).await?),
        };
        self.opened(caller, response, sent, Answered::Now(at.id), at).await;
        Ok(())
    }

    /// Whether the original of the press's token is for who pressed alone.
    async fn is_private(&self, caller: &Caller, answered: Answered) -> Result<bool, SendError> {
        match answered {
            Answered::Now(_) => Ok(true),
            Answered::Before => self.rest.has_private_original(&caller.token).await,
        }
    }

    async fn answer_publicly(
        &self,
        caller: &Caller,
        shows: Pressed,
        response: PublicResponse,
    ) -> Result<(), SendError> {
        let sent = Instant::now();
        match response {
            PublicResponse::Refused(response) => self.show_now(caller, response).await,
            PublicResponse::Thread(new) => self.open_thread(caller, &new).await,
            PublicResponse::Update(message)
                if let Some(table) = self.left_to_boards(caller, shows, &message) =>
            {
                let later = Answer::later();
                let answered = self.rest.answer(caller.id, &caller.token, &later).await?;
                self.reached(caller);
                self.draw_now(caller, table, answered);
                Ok(())
            }
            PublicResponse::Update(message) => {
                match self.answer(caller, Answer::update, &updated(shows, &message)).await {
                    // It was deleted meanwhile, or its thread archived: who shows the table posts it anew.
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
            PublicResponse::Post(message, table) => {
                let answered = self.answer(caller, Answer::message, &Body::from(&message)).await;
                match (table, &answered) {
                    (Some(table), Ok(Answered::Now(Some(id)))) => {
                        self.boards.posted(table, *id, message, sent);
                        // Its picture follows.
                        let handle = Handle::new(&caller.token, *id);
                        self.boards.handle(table, handle, Urgency::Now);
                    }
                    (Some(table), Ok(Answered::Now(None)) | Err(_)) => {
                        self.boards.not_posted(table);
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
        }
    }

    /// Nothing can be shown to everybody in a locked thread: who pressed learns why nothing changes.
    async fn say_locked(&self, caller: &Caller) -> Result<(), SendError> {
        let locked = self.responder.words(caller.guest.language).private("thread-locked");
        self.show_now(caller, PrivateResponse::plain(locked)).await
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
            // Announced, it is not there yet: the other answer says where it is.
            Ok(Original::Thinking) => {}
            Ok(Original::Public(id)) if caller.pressed == Some(id) => {}
            Ok(Original::Public(id)) => {
                self.boards.posted(table, id, message, sent);
                self.boards.is_uncertain(table);
            }
            // The other answer was a refusal, as things stood then.
            Ok(Original::Private) | Err(_) => self.boards.not_posted(table),
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
        let posted =
            self.rest.post(caller.channel, Post::once(&Body::from(&message), &nonce)).await;
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
        shows: Pressed,
        message: PublicMessage,
        sent: Instant,
        answered: Answered,
    ) {
        match (shows, caller.pressed, answered) {
            (Pressed::Table(table), Some(id), Answered::Now(_)) => {
                self.boards.drawn(table, id, message, sent);
                self.stands_on(caller, table);
            }
            (Pressed::Table(table), _, _) => self.boards.is_uncertain(table),
            (Pressed::Vote(table), Some(id), Answered::Now(_)) => {
                self.boards.vote_drawn(table, id, message, sent);
            }
            (Pressed::Vote(table), _, _) => self.boards.vote_is_uncertain(table),
            (Pressed::Other, _, _) => {}
        }
    }

    /// The pressed message, if it is still the table's, can be edited by the token of the press.
    fn stands_on(&self, caller: &Caller, table: TableId) {
        if let Some(id) = caller.pressed {
            self.boards.handle(table, Handle::new(&caller.token, id), Urgency::Some);
        }
    }

    /// The table whose message is drawn by who shows it, and not by the answer: text and picture change at once
    /// then. While only answers go out the answer draws it, as text alone.
    fn left_to_boards(
        &self,
        caller: &Caller,
        shows: Pressed,
        message: &PublicMessage,
    ) -> Option<TableId> {
        let Pressed::Table(table) = shows else { return None };
        let is_pictured = message.pictured().is_some() && self.boards.have_pictures(caller.channel);
        (is_pictured && !self.rest.takes_only_answers()).then_some(table)
    }

    /// The table's message, on which was pressed, is drawn by this press's token.
    fn draw_now(&self, caller: &Caller, table: TableId, answered: Answered) {
        match (caller.pressed, answered) {
            (Some(id), Answered::Now(_)) => {
                let handle = Handle::new(&caller.token, id);
                self.boards.handle(table, handle, Urgency::Now);
            }
            (None, _) | (_, Answered::Before) => self.boards.is_uncertain(table),
        }
    }

    /// A private answer has arrived, or another one before it; the message that it became or that was pressed.
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

    /// A private message shows this now.
    async fn opened(
        &self,
        caller: &Caller,
        response: PrivateResponse,
        sent: Instant,
        answered: Answered,
        at: At,
    ) {
        let Some(shows) = response.shows else { return };
        let mut surface = Surface::default();
        match answered {
            Answered::Now(_) => surface.drawn(response.message, sent),
            Answered::Before => surface.is_uncertain(),
        }
        let own = OwnMessage { token: caller.token.clone(), at, shows, sent, surface };
        self.boards.opened(caller.guest.user(), own).await;
    }
}

/// The pressed message anew, as text alone: no picture of a table stays beside it.
fn updated(shows: Pressed, message: &PublicMessage) -> Body {
    match shows {
        Pressed::Table(_) => Body::from(message).without_files(),
        Pressed::Vote(_) | Pressed::Other => Body::from(message),
    }
}
