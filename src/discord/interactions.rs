//! Interactions: where they come in, and which are answered. Whatever comes, only so many wait, and only so
//! many are worked on at once.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{ChannelId, Interaction, InteractionId, MessageId};
use tokio::time::Instant;
use tracing::{debug, warn};

use super::admission::{Admission, Admitted};
use super::answers::Answers;
use super::queue::{Bounds, Queue, Waits};
use super::read::Call;
use super::rest::SendError;
use crate::metrics::{Counted, PressKind, PressOutcome};
use crate::responses::{Guest, ProfileTo, Request};
use crate::settings::Presses;
use crate::table::GuildId;
use crate::view::Language;
use crate::work::Work;

/// Answers that are worked on.
const ANSWERS: Bounds = Bounds { waiting: 512, at_once: 96 };
/// People who are told to press again. As many wait as can be told in Discord's three seconds.
const TOLD: Bounds = Bounds { waiting: 8192, at_once: 128 };
/// What has waited so long that no more than this is left of Discord's time is told to be pressed again.
const LEFT_TO_TELL: Duration = Duration::from_secs(1);

/// Where interactions come in.
#[derive(Clone)]
pub(super) struct Interactions {
    inner: Arc<Inner>,
    /// Who is answered.
    answered: Arc<Queue<Waiting>>,
}

struct Inner {
    admission: Admission,
    answers: Arc<Answers>,
    /// Who is told to press again.
    told: Queue<Told>,
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
    given_up_at: Instant,
    at_work: Counted,
}

impl Waits for Waiting {
    fn server(&self) -> GuildId {
        self.call.caller.guest.visit.location.guild
    }

    fn until(&self) -> Instant {
        self.given_up_at.checked_sub(LEFT_TO_TELL).unwrap_or(self.given_up_at)
    }
}

/// What is needed of a call to tell whoever made it to press again: thousands may wait.
struct Told {
    id: InteractionId,
    token: String,
    server: GuildId,
    language: Language,
    kind: PressKind,
    given_up_at: Instant,
    _at_work: Counted,
}

impl Waits for Told {
    fn server(&self) -> GuildId {
        self.server
    }

    fn until(&self) -> Instant {
        self.given_up_at
    }
}

impl Interactions {
    pub(super) fn new(answers: Answers, presses: Presses, work: &Work) -> Self {
        let answers = Arc::new(answers);
        let telling = answers.clone();
        let told = Queue::start(work, TOLD, move |told| tell(telling.clone(), told));
        let inner = Arc::new(Inner { admission: Admission::new(presses), answers, told });
        let answering = inner.clone();
        let answered =
            Queue::start(work, ANSWERS, move |waiting| answering.clone().answer(waiting));
        Self { inner, answered: Arc::new(answered) }
    }

    /// Somebody has pressed or typed something.
    pub(super) fn hear(&self, interaction: &Interaction) {
        let call = match interaction {
            Interaction::Command(command) => Call::of_command(command),
            Interaction::Autocomplete(command) => Call::of_autocomplete(command),
            Interaction::Component(component) => Call::of_component(component),
            Interaction::Modal(modal) => Call::of_modal(modal),
            Interaction::Ping(_) | _ => return,
        };
        let (press, user, inner) = (call.caller.id, call.caller.guest.user(), &self.inner);
        let admitted = inner.admission.admit(press, user);
        let given_up_at = inner.admission.given_up_at(press);
        let waiting =
            Waiting { call, given_up_at, at_work: inner.answers.metrics().press_at_work() };
        match admitted {
            Admitted::Welcome => {
                for displaced in self.answered.hand_in(waiting) {
                    inner.turn_away(displaced);
                }
            }
            Admitted::TooFast
                if is_typed(&waiting.call) || !inner.admission.is_to_be_told(user) =>
            {
                inner.answers.count(kind(&waiting.call.request), PressOutcome::Ignored);
            }
            Admitted::TooFast => inner.turn_away(waiting),
            Admitted::TooLate => {
                inner.answers.count(kind(&waiting.call.request), PressOutcome::Dropped);
            }
        }
    }
}

impl Inner {
    async fn answer(self: Arc<Self>, waiting: Waiting) {
        if waiting.until() <= Instant::now() {
            return self.turn_away(waiting);
        }
        let Call { caller, request } = waiting.call;
        let kind = kind(&request);
        let answered = Box::pin(self.answers.to(&caller, request)).await;
        let outcome = if answered.is_ok() { PressOutcome::Answered } else { PressOutcome::Failed };
        self.answers.count(kind, outcome);
        log(answered);
    }

    /// It is told to be pressed again, while it can be. Who still types is told nothing: they type on.
    fn turn_away(&self, Waiting { call, given_up_at, at_work }: Waiting) {
        let (is_typed, kind) = (is_typed(&call), kind(&call.request));
        if is_typed {
            return self.answers.count(kind, PressOutcome::Dropped);
        }
        let Caller { id, token, guest, .. } = call.caller;
        let (server, language) = (guest.visit.location.guild, guest.language);
        let told = Told { id, token, server, language, kind, given_up_at, _at_work: at_work };
        for late in self.told.hand_in(told) {
            self.answers.count(late.kind, PressOutcome::Dropped);
        }
    }
}

async fn tell(answers: Arc<Answers>, told: Told) {
    if told.given_up_at <= Instant::now() {
        return answers.count(told.kind, PressOutcome::Dropped);
    }
    let outcome = match answers.tell_busy(told.id, &told.token, told.language).await {
        Ok(()) => PressOutcome::Busy,
        Err(error) => {
            debug!("that it is to be pressed again does not arrive: {error}");
            PressOutcome::Failed
        }
    };
    answers.count(told.kind, outcome);
}

const fn is_typed(call: &Call) -> bool {
    matches!(call.request, Request::Suggest(_))
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
