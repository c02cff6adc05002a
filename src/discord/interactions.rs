//! Interactions: where they come in, and which are answered. Whatever comes, only so many wait, and only so
//! many are worked on at once.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{ChannelId, Interaction, InteractionId, MessageId};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout};
use tracing::{debug, warn};

use super::admission::{Admission, Admitted};
use super::answers::Answers;
use super::queue::{Bounds, Queue, Waits};
use super::read::Call;
use super::rest::SendError;
use crate::metrics::{Counted, PressKind, PressOutcome};
use crate::responses::{Guest, ProfileTo, Request};
use crate::settings::Presses;
use crate::table::{self, GuildId};
use crate::view::Language;
use crate::work::Work;

/// Answers that are worked on.
const ANSWERS: Bounds = Bounds { waiting: 512, at_once: 96 };
/// People who are told to press again. As many wait as can be told in Discord's three seconds.
const TOLD: Bounds = Bounds { waiting: 8192, at_once: 128 };
/// What has waited so long that no more than this is left of Discord's time is told to be pressed again.
const LEFT_TO_TELL: Duration = Duration::from_secs(1);
/// Channels whose tables wait to be drawn anew.
const REDRAWN: usize = 512;

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
    /// Where presses came too late: the tables there are drawn anew.
    redrawn: mpsc::Sender<ChannelId>,
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
    /// From then on its person is told to press again.
    told_from: Instant,
    given_up_at: Instant,
    at_work: Counted,
}

impl Waits for Waiting {
    fn server(&self) -> GuildId {
        self.call.caller.guest.visit.location.guild
    }

    fn until(&self) -> Instant {
        self.told_from
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
        let redrawn = redraw(work, answers.clone());
        let inner = Arc::new(Inner { admission: Admission::new(presses), answers, told });
        let answering = inner.clone();
        let answered =
            Queue::start(work, ANSWERS, move |waiting| answering.clone().answer(waiting));
        Self { inner, answered: Arc::new(answered), redrawn }
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
        let (press, user, inner) = (call.caller.id, call.caller.guest.user(), &self.inner);
        let admitted = inner.admission.admit(press, user, when);
        let given_up_at = inner.admission.given_up_at(press, when);
        let told_from = match when {
            When::Now => given_up_at.checked_sub(LEFT_TO_TELL).unwrap_or(given_up_at),
            // It has waited before it came, and is answered all the same.
            When::Missed => given_up_at,
        };
        let at_work = inner.answers.metrics().press_at_work();
        let waiting = Waiting { call, told_from, given_up_at, at_work };
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
                if when == When::Missed {
                    // Its person has read that it failed: they see where the table stands.
                    let _ = self.redrawn.try_send(waiting.call.caller.channel);
                }
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
    fn turn_away(&self, Waiting { call, given_up_at, at_work, .. }: Waiting) {
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

/// Draws the tables in these channels anew.
fn redraw(work: &Work, answers: Arc<Answers>) -> mpsc::Sender<ChannelId> {
    let (redrawn, mut channels) = mpsc::channel::<ChannelId>(REDRAWN);
    work.spawn(async move {
        while let Some(channel) = channels.recv().await {
            let channel = table::ChannelId::new(channel.get());
            if let Ok(table) = answers.boards.tables().table_in(channel).await {
                answers.boards.is_uncertain(table);
            }
        }
    });
    redrawn
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
