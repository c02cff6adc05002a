//! Interactions: where they come in, and which are answered. Whatever comes, only so many wait, and only so
//! many are worked on at once.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{ChannelId, Interaction, InteractionId, MessageId};
use tokio::time::{sleep, timeout};
use tracing::{debug, warn};

use super::admission::{Admission, Admitted};
use super::answers::Answers;
use super::queue::{Bounds, Queue};
use super::read::Call;
use super::rest::SendError;
use crate::metrics::{Counted, PressKind, PressOutcome};
use crate::responses::{Guest, ProfileTo, Request};
use crate::settings::Presses;
use crate::table;
use crate::work::Work;

/// Answers that are worked on.
const ANSWERS: Bounds = Bounds { waiting: 512, at_once: 96 };
/// Channels whose tables are drawn anew.
const REDRAWN: Bounds = Bounds { waiting: 512, at_once: 4 };
/// People who are told to press again.
const TOLD: Bounds = Bounds { waiting: 32, at_once: 16 };

/// When the bot stops, it waits this long for answers that are on their way. Discord gives them up after 3 s.
const LAST_ANSWERS: Duration = Duration::from_millis(2500);
/// How often it looks whether they have arrived.
const LOOKS_EVERY: Duration = Duration::from_millis(5);

/// When the gateway tells of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum When {
    /// As it happens.
    Now,
    /// After the connection was away: it may be too old to be answered.
    Missed,
}

/// Where interactions come in.
#[derive(Clone)]
pub(super) struct Interactions {
    inner: Arc<Inner>,
    /// Who is answered.
    answered: Arc<Queue<Waiting>>,
    /// Who is told to press again.
    told: Arc<Queue<Waiting>>,
    /// Where presses came too late.
    redrawn: Arc<Queue<ChannelId>>,
}

struct Inner {
    admission: Admission,
    answers: Answers,
}

/// An interaction that is being answered.
pub(super) struct Caller {
    pub(super) id: InteractionId,
    pub(super) token: String,
    pub(super) channel: ChannelId,
    /// The message on which was pressed.
    pub(super) pressed: Option<MessageId>,
    /// Whether the bot may send pictures there.
    pub(super) may_attach: bool,
    pub(super) guest: Guest,
}

/// A call that waits to be answered.
struct Waiting {
    call: Call,
    _at_work: Counted,
}

impl Interactions {
    pub(super) fn new(answers: Answers, presses: Presses, work: &Work) -> Self {
        let inner = Arc::new(Inner { admission: Admission::new(presses), answers });
        let (answering, telling, redrawing) = (inner.clone(), inner.clone(), inner.clone());
        let answered =
            Queue::start(work, ANSWERS, move |waiting| answering.clone().answer(waiting));
        let told = Queue::start(work, TOLD, move |waiting| telling.clone().tell(waiting));
        let redrawn = Queue::start(work, REDRAWN, move |channel| redrawing.clone().redraw(channel));
        let (answered, told, redrawn) = (answered.into(), told.into(), redrawn.into());
        Self { inner, answered, told, redrawn }
    }

    /// Until presses come in, those that were missed are judged by how long the quickest press took before this
    /// start from Discord's clock to this machine's, in milliseconds.
    pub(super) fn trust(&self, quickest: Option<i64>) {
        self.inner.admission.trust(quickest);
    }

    /// How long the quickest press took lately from Discord's clock to this machine's, in milliseconds.
    pub(super) fn quickest(&self) -> Option<i64> {
        self.inner.admission.quickest()
    }

    /// Waits until everybody who has pressed is answered, as long as that can be.
    pub(super) async fn finish(&self) {
        let answered = async {
            while self.inner.answers.metrics().presses_at_work() > 0 {
                sleep(LOOKS_EVERY).await;
            }
        };
        let _ = timeout(LAST_ANSWERS, answered).await;
    }

    /// Somebody has pressed or typed something.
    pub(super) fn hear(&self, interaction: &Interaction, when: When) {
        let call = match interaction {
            Interaction::Command(command) => Call::of_command(command),
            Interaction::Autocomplete(command) => Call::of_autocomplete(command),
            Interaction::Component(component) => Call::of_component(component),
            Interaction::Modal(modal) => Call::of_modal(modal),
            Interaction::Ping(_) | _ => return,
        };
        let (press, user) = (call.caller.id, call.caller.guest.user());
        let waiting = Waiting { call, _at_work: self.inner.answers.metrics().press_at_work() };
        match self.inner.admission.admit(press, user, when) {
            Admitted::Welcome => {
                if let Some(oldest) = self.answered.hand_in(waiting) {
                    self.turn_away(oldest);
                }
            }
            Admitted::TooFast => self.turn_away(waiting),
            Admitted::TooLate => {
                self.inner.dropped(&waiting.call);
                if when == When::Missed {
                    // Its person has read that it failed: they see where the table stands.
                    self.redrawn.hand_in(waiting.call.caller.channel);
                }
            }
        }
    }

    /// It is told to be pressed again, if it has not just been and there are not too many. Who still types is
    /// told nothing: they type on.
    fn turn_away(&self, waiting: Waiting) {
        let is_typing = matches!(waiting.call.request, Request::Suggest(_));
        let user = waiting.call.caller.guest.user();
        let is_told = !is_typing && self.inner.admission.is_to_be_told(user);
        let dropped = if is_told { self.told.hand_in(waiting) } else { Some(waiting) };
        if let Some(Waiting { call, .. }) = dropped {
            self.inner.dropped(&call);
        }
    }
}

impl Inner {
    async fn answer(self: Arc<Self>, waiting: Waiting) {
        if self.admission.is_too_late(waiting.call.caller.id) {
            return self.dropped(&waiting.call);
        }
        let Call { caller, request } = waiting.call;
        let kind = kind(&request);
        let answered = Box::pin(self.answers.to(&caller, request)).await;
        let outcome = if answered.is_ok() { PressOutcome::Answered } else { PressOutcome::Failed };
        self.answers.metrics().pressed(kind, outcome);
        log(answered);
    }

    async fn tell(self: Arc<Self>, waiting: Waiting) {
        let Call { caller, request } = waiting.call;
        self.answers.metrics().pressed(kind(&request), PressOutcome::Busy);
        log(self.answers.busy(&caller).await);
    }

    async fn redraw(self: Arc<Self>, channel: ChannelId) {
        let boards = &self.answers.boards;
        let channel = table::ChannelId::new(channel.get());
        if let Ok(table) = boards.tables().table_in(channel).await {
            boards.is_uncertain(table);
        }
    }

    fn dropped(&self, call: &Call) {
        self.answers.metrics().pressed(kind(&call.request), PressOutcome::Dropped);
        debug!("a press is dropped");
    }
}

/// By who gets the answer.
const fn kind(request: &Request) -> PressKind {
    match request {
        Request::Show(_)
        | Request::Open(_)
        | Request::Form(_)
        | Request::NamePreset(_)
        | Request::Record(_) => PressKind::Show,
        Request::Own(..)
        | Request::Instead(_)
        | Request::Panel(..)
        | Request::Settings(..)
        | Request::SavePreset(..)
        | Request::Privacy(_)
        | Request::Past(_) => PressKind::Own,
        Request::Shared(_) => PressKind::Shared,
        Request::Profile(asked) => match asked.to {
            ProfileTo::Asker => PressKind::Show,
            ProfileTo::Same => PressKind::Own,
            ProfileTo::All => PressKind::Post,
        },
        Request::Post(_) => PressKind::Post,
        Request::Suggest(_) => PressKind::Suggest,
    }
}

fn log(sent: Result<(), SendError>) {
    if let Err(error) = sent {
        warn!("an answer does not arrive: {error}");
    }
}
