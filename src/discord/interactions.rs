//! Interactions as they arrive: a bounded number waits, and a bounded number is worked on at once.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{ChannelId, Interaction, InteractionId};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout};
use tracing::{debug, warn};

use super::admission::{Admission, Admitted};
use super::answers::Answers;
use super::boards::News;
use super::caller::Caller;
use super::queue::{Bounds, Queue, Waits};
use super::read::Call;
use super::rest::SendError;
use crate::features::How;
use crate::language::Language;
use crate::metrics::{Counted, PressKind, PressOutcome};
use crate::settings::Presses;
use crate::table::{self, GuildId};
use crate::work::Work;

/// The interactions that are answered.
const ANSWERS: Bounds = Bounds { waiting: 512, at_once: 96 };
/// The interactions whose senders are told to press again: as many as can be told in Discord's three seconds.
const TOLD: Bounds = Bounds { waiting: 8192, at_once: 128 };
/// An interaction that has waited until only this much of Discord's time is left is not answered: its sender is
/// told to press again.
const LEFT_TO_TELL: Duration = Duration::from_secs(1);
/// The number of channels whose tables wait to be redrawn.
const REDRAWN: usize = 512;

/// When the bot stops, it waits this long for answers under way. Discord gives up after 3 s.
const LAST_ANSWERS: Duration = Duration::from_millis(2500);
/// The interval of its checks whether they have arrived.
const LOOKS_EVERY: Duration = Duration::from_millis(5);

/// The time at which the gateway sends an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// The interaction is sent as it happens.
    Now,
    /// The interaction is sent again after a lost connection: it may be too old to be answered.
    Missed,
}

/// The entrance of interactions.
#[derive(Clone)]
pub(super) struct Interactions {
    inner: Arc<Inner>,
    answered: Arc<Queue<Waiting>>,
    /// Channels with presses that came too late: their tables are redrawn.
    redrawn: mpsc::Sender<ChannelId>,
    /// True if this process plays where the bot is not.
    plays_elsewhere: bool,
}

struct Inner {
    admission: Admission,
    answers: Arc<Answers>,
    told: Queue<Told>,
}

/// An interaction that waits to be answered.
struct Waiting {
    call: Call,
    /// From then on its sender is told to press again.
    told_from: Instant,
    given_up_at: Instant,
    at_work: Counted,
}

impl Waits for Waiting {
    fn server(&self) -> GuildId {
        self.call.caller.crowd()
    }

    fn until(&self) -> Instant {
        self.told_from
    }
}

/// The parts of an interaction needed to tell its sender to press again: thousands may wait.
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
    pub(super) fn new(
        answers: Answers,
        presses: Presses,
        plays_elsewhere: bool,
        work: &Work,
    ) -> Self {
        let answers = Arc::new(answers);
        let telling = answers.clone();
        let told = Queue::start(work, TOLD, move |told| tell(telling.clone(), told));
        let redrawn = redraw(work, answers.clone());
        let inner = Arc::new(Inner { admission: Admission::new(presses), answers, told });
        let answering = inner.clone();
        let answered =
            Queue::start(work, ANSWERS, move |waiting| answering.clone().answer(waiting));
        Self { inner, answered: Arc::new(answered), redrawn, plays_elsewhere }
    }

    /// The offset from Discord's clock to this machine's, in milliseconds, as the last run measured it by its quickest
    /// press. Missed presses are judged by it until new presses arrive.
    pub(super) fn trust(&self, quickest: Option<i64>) {
        self.inner.admission.trust(quickest);
    }

    /// The offset from Discord's clock to this machine's, in milliseconds, by the quickest press lately.
    pub(super) fn quickest(&self) -> Option<i64> {
        self.inner.admission.quickest()
    }

    /// Waits until all interactions are answered, but not longer than Discord waits.
    pub(super) async fn finish(&self) {
        let answered = async {
            while self.inner.answers.metrics().presses_at_work() > 0 {
                sleep(LOOKS_EVERY).await;
            }
        };
        let _ = timeout(LAST_ANSWERS, answered).await;
    }

    /// An interaction has arrived.
    pub(super) fn hear(&self, interaction: &Interaction, when: When) {
        let Some(mut call) = Call::read(interaction, self.plays_elsewhere) else { return };
        call.caller.is_missed = when == When::Missed;
        let responder = &self.inner.answers.responder;
        call.caller.guest.language = responder.language_of(&call.caller.guest);
        let (press, user, inner) = (call.caller.id, call.caller.guest.user(), &self.inner);
        let admitted = inner.admission.admit(press, user, when);
        let given_up_at = inner.admission.given_up_at(press, when);
        let told_from = match when {
            When::Now => given_up_at.checked_sub(LEFT_TO_TELL).unwrap_or(given_up_at),
            // A missed interaction has waited before it came, and is answered all the same.
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
                inner.answers.count(kind(&waiting.call), PressOutcome::Ignored);
            }
            Admitted::TooFast => inner.turn_away(waiting),
            Admitted::TooLate => {
                inner.answers.count(kind(&waiting.call), PressOutcome::Dropped);
                if when == When::Missed {
                    // Discord has told the sender that it failed: they see the table as it is now.
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
        let kind = kind(&waiting.call);
        let Call { caller, answering } = waiting.call;
        let answered = Box::pin(self.answers.to(&caller, answering)).await;
        let outcome = if answered.is_ok() { PressOutcome::Answered } else { PressOutcome::Failed };
        self.answers.count(kind, outcome);
        log(answered);
    }

    /// Tells the sender to press again, if there is time. A person who is still typing is told nothing.
    fn turn_away(&self, Waiting { call, given_up_at, at_work, .. }: Waiting) {
        let (is_typed, kind, server) = (is_typed(&call), kind(&call), call.caller.crowd());
        if is_typed {
            return self.answers.count(kind, PressOutcome::Dropped);
        }
        let Caller { id, token, guest, .. } = call.caller;
        let language = guest.language;
        let told = Told { id, token, server, language, kind, given_up_at, _at_work: at_work };
        for late in self.told.hand_in(told) {
            self.answers.count(late.kind, PressOutcome::Dropped);
        }
    }
}

/// Redraws the tables in these channels.
fn redraw(work: &Work, answers: Arc<Answers>) -> mpsc::Sender<ChannelId> {
    let (redrawn, mut channels) = mpsc::channel::<ChannelId>(REDRAWN);
    work.spawn(async move {
        while let Some(channel) = channels.recv().await {
            let channel = table::ChannelId::new(channel.get());
            if let Ok(table) = answers.boards.tables().table_in(channel).await {
                answers.boards.tell(table, News::Uncertain);
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

fn is_typed(call: &Call) -> bool {
    call.answering.delivery.how == How::Choices
}

fn kind(call: &Call) -> PressKind {
    call.answering.delivery.kind()
}

fn log(sent: Result<(), SendError>) {
    if let Err(error) = sent {
        warn!("an answer does not arrive: {error}");
    }
}
