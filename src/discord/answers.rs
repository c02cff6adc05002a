//! Answers interactions within Discord's three seconds.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::InteractionId;
use strum::VariantArray as _;
use tracing::debug;

use super::age;
use super::boards::Boards;
use super::caller::Caller;
use super::daily::DailyMessages;
use super::messages::Body;
use super::rest::{Answer, Prepared, Rest, SendError};
use crate::features::{Answering, Context, Guest, Pressed, Responder};
use crate::language::Language;
use crate::metrics::{Metrics, PressKind, PressOutcome};

pub(super) struct Answers {
    pub(super) responder: Arc<Responder>,
    pub(super) rest: Rest,
    pub(super) boards: Boards,
    pub(super) daily: DailyMessages,
    /// Work that takes longer is announced by a deferred response.
    pub(super) announced_after: Duration,
    pub(super) busy: Busy,
}

/// "Press again", ready to be sent, in every language. It is sent when there is too much to do.
pub(super) struct Busy(Vec<Prepared>);

impl Busy {
    pub(super) fn of(responder: &Responder) -> Result<Self, SendError> {
        let prepared = |language| {
            let busy = Body::from(&responder.words(language).private("busy"));
            Prepared::new(&Answer::message(&busy)?)
        };
        Language::VARIANTS.iter().copied().map(prepared).collect::<Result<_, _>>().map(Self)
    }
}

impl Answers {
    pub(super) async fn to(&self, caller: &Caller, answering: Answering) -> Result<(), SendError> {
        let pictured = self.rest.channels.may_attach(caller.channel, caller.may_attach);
        self.boards.show_again(pictured);
        let delivery = answering.delivery;
        let work = answering.reply(self.context(caller));
        let answered = match delivery.pressed {
            Pressed::Own(table) => {
                let user = caller.guest.user();
                // Nothing else draws the player's private message meanwhile.
                let answering = self.boards.answering(table, user);
                let answered = self.deliver(caller, delivery, work).await;
                drop(answering);
                if answered.is_err() {
                    self.boards.own_is_uncertain(table, user);
                }
                answered
            }
            Pressed::Table(_) | Pressed::Vote(_) | Pressed::Day | Pressed::Other => {
                self.deliver(caller, delivery, work).await
            }
        };
        if answered.is_ok() && delivery.may_be_followed() && caller.guest.visit.manages {
            self.say_why_no_pictures(caller).await;
            self.say_which_language(caller).await;
        }
        answered
    }

    pub(super) fn context(&self, caller: &Caller) -> Context {
        let (here, person) = (caller.guest.visit.location, caller.guest.user());
        let open_channel = self.rest.channels.open_to(person, here);
        Context {
            guest: Guest { open_channel, ..caller.guest.clone() },
            responder: self.responder.clone(),
            has_pictures: self.rest.channels.have_pictures(caller.channel),
        }
    }

    /// Tells a person who manages the server, once, why tables in this channel are shown without pictures.
    async fn say_why_no_pictures(&self, caller: &Caller) {
        let channels = &self.rest.channels;
        let Some(why) = channels.to_tell(caller.channel) else { return };
        let said = self.responder.words(caller.guest.language).private(why);
        if let Err(error) = self.rest.follow_up(&caller.token, &Body::from(&said)).await {
            debug!("why there are no pictures is not said: {error}");
            channels.not_told(caller.channel);
        }
    }

    /// Tells a person who manages the server, once, which language its first lobby has settled.
    async fn say_which_language(&self, caller: &Caller) {
        let Some(said) = self.responder.language_to_tell(&caller.guest) else { return };
        if let Err(error) = self.rest.follow_up(&caller.token, &Body::from(&said)).await {
            debug!("the server's language is not said: {error}");
            self.responder.tell_language(caller.guest.visit.location.guild);
        }
    }

    /// Tells a person to press again: there is too much to do. Nothing follows this answer.
    pub(super) async fn tell_busy(
        &self,
        id: InteractionId,
        token: &str,
        language: Language,
    ) -> Result<(), SendError> {
        self.rest.answer_prepared(id, token, &self.busy.0[language as usize]).await?;
        self.metrics().answered(age(id.get()));
        Ok(())
    }

    pub(super) fn count(&self, kind: PressKind, outcome: PressOutcome) {
        self.metrics().pressed(kind, outcome);
    }

    pub(super) fn metrics(&self) -> &Metrics {
        self.responder.tables().store().metrics()
    }
}
