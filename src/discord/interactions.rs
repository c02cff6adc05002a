//! Interactions: where they come in, and which are answered.

use std::sync::Arc;

use serenity::all::{
    ChannelId, Context, EventHandler, Interaction, InteractionId, MessageId, Ready,
};
use serenity::async_trait;
use tracing::{debug, info, warn};

use super::admission::{Admission, Admitted};
use super::answers::Answers;
use super::read::Call;
use super::rest::SendError;
use crate::metrics::{PressKind, PressOutcome};
use crate::responses::{Guest, Request};
use crate::settings::Presses;

/// Where interactions come in.
#[derive(Clone)]
pub(super) struct Interactions {
    inner: Arc<Inner>,
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
    pub(super) guest: Guest,
}

impl Interactions {
    pub(super) fn new(answers: Answers, presses: Presses) -> Self {
        Self { inner: Arc::new(Inner { admission: Admission::new(presses), answers }) }
    }
}

#[async_trait]
impl EventHandler for Interactions {
    async fn ready(&self, _: Context, ready: Ready) {
        info!("connected as {}, on {} servers", ready.user.name, ready.guilds.len());
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        self.hear(interaction).await;
    }
}

impl Interactions {
    /// Somebody has pressed or typed something.
    pub(super) async fn hear(&self, interaction: Interaction) {
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
        let (kind, metrics) = (kind(&request), self.answers.metrics());
        let _at_work = metrics.press_at_work();
        let _place = match self.admission.admit(caller.id, caller.guest.user()) {
            Admitted::Welcome(place) => place,
            Admitted::Busy(_place) => {
                metrics.pressed(kind, PressOutcome::Busy);
                return log(self.answers.busy(&caller).await);
            }
            Admitted::Dropped => {
                metrics.pressed(kind, PressOutcome::Dropped);
                return debug!("a press is dropped");
            }
        };
        let answered = self.answers.to(&caller, request).await;
        let outcome = if answered.is_ok() { PressOutcome::Answered } else { PressOutcome::Failed };
        metrics.pressed(kind, outcome);
        log(answered);
    }
}

/// By who gets the answer.
const fn kind(request: &Request) -> PressKind {
    match request {
        Request::Show(_) | Request::Open(_) => PressKind::Show,
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
