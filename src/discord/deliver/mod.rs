//! The delivery of answers, in time and late.

mod pictured;
mod private;
mod public;
mod thread;

use pictured::forms_of;

use super::age;
use super::answers::Answers;
use super::caller::Caller;
use super::messages::Body;
use super::rest::{Answer, Answered, SendError};
use crate::features::{Delivery, Guest, How, Late, Reply, To};
use crate::table::Location;

/// Work that was done in time, or late.
enum Timed<T> {
    InTime(T),
    /// The work was announced by a deferred response first, which arrived or not.
    Late(T, Result<Answered, SendError>),
}

impl Answers {
    /// Delivers what this work yields.
    pub(super) async fn deliver(
        &self,
        caller: &Caller,
        delivery: Delivery,
        work: impl Future<Output = Reply>,
    ) -> Result<(), SendError> {
        let delivery = match delivery.how {
            How::FollowUp if !self.rest.takes_only_answers() => {
                return self.follow_up_with(caller, delivery.pressed, work).await;
            }
            // A message is edited only if there is one, and followed up only if that can be sent.
            How::FollowUp => Delivery::EPHEMERAL,
            How::Update if caller.pressed.is_none() => Delivery { how: How::New, ..delivery },
            How::Form | How::Choices => {
                let reply = tokio::time::timeout(self.announced_after, work).await;
                let reply = reply.unwrap_or_else(|_| self.instead(caller, delivery));
                // What the form would ask is settled: the pressed message says so.
                if let Some(forms) = forms_of(&self.boards, &reply, To::Everyone).await {
                    let send_as = Delivery { how: How::Update, ..delivery }.into();
                    return self.send_forms(caller, send_as, &forms).await;
                }
                return self.in_time(caller, delivery, reply).await;
            }
            How::Update | How::New => delivery,
        };
        let work = async {
            let reply = work.await;
            let forms = forms_of(&self.boards, &reply, delivery.to).await;
            (reply, forms)
        };
        match self.timed(caller, delivery, work).await {
            Timed::InTime((_, Some(forms))) => {
                self.send_forms(caller, delivery.into(), &forms).await
            }
            Timed::InTime((reply, None)) => Box::pin(self.in_time(caller, delivery, reply)).await,
            Timed::Late((Reply::Pictured(message), _), announced)
                if delivery.late == Late::Post =>
            {
                Box::pin(self.late(caller, delivery, Reply::Post(message, None), announced)).await
            }
            Timed::Late((_, Some(forms)), announced) => {
                announced?;
                self.send_forms(caller, delivery.late.into(), &forms).await
            }
            // Boxed: this is rare, and a large future.
            Timed::Late((reply, None), announced) => {
                Box::pin(self.late(caller, delivery, reply, announced)).await
            }
        }
    }

    /// The answer that goes out in place of one that cannot be deferred and is late.
    fn instead(&self, caller: &Caller, delivery: Delivery) -> Reply {
        let context = self.context(caller);
        match (delivery.late, delivery.how) {
            (Late::OpenForm(table), _) => context.cut_form(table),
            (_, How::Choices) => Reply::Choices(Vec::new()),
            (_, How::Form | How::New | How::Update | How::FollowUp) => {
                context.words().private("busy").into()
            }
        }
    }

    async fn in_time(
        &self,
        caller: &Caller,
        delivery: Delivery,
        reply: Reply,
    ) -> Result<(), SendError> {
        match reply {
            Reply::Private(response)
                if (delivery.to, delivery.how) == (To::Presser, How::Update) =>
            {
                self.redraw(caller, response).await
            }
            Reply::Private(response) | Reply::Refused(response) => {
                self.show(caller, response).await
            }
            Reply::Update(message) => self.update(caller, delivery.pressed, message).await,
            Reply::Post(message, table) => self.post(caller, message, table).await,
            Reply::Thread(new) => self.open_thread(caller, &new).await,
            Reply::Form(form) => self.answer_alone(caller, &Answer::form(&form)).await,
            Reply::Choices(choices) => self.answer_alone(caller, &Answer::choices(&choices)).await,
            // `deliver` has sent it with its picture.
            Reply::Pictured(_) | Reply::PicturedForOne(_) => Ok(()),
        }
    }

    async fn late(
        &self,
        caller: &Caller,
        delivery: Delivery,
        reply: Reply,
        announced: Result<Answered, SendError>,
    ) -> Result<(), SendError> {
        let is_thinking = delivery.is_announced_by_thinking();
        match reply {
            Reply::Private(response) if is_thinking || delivery.to == To::Presser => {
                self.fill(caller, announced?, response).await
            }
            Reply::Refused(response) if is_thinking => {
                self.fill(caller, announced?, response).await
            }
            Reply::Private(response) | Reply::Refused(response) => {
                announced?;
                let body = Body::from(&response.message);
                self.rest.follow_up(&caller.token, &body).await.map(drop)
            }
            Reply::Update(message) => {
                self.update_late(caller, delivery.pressed, message, announced?).await
            }
            Reply::Post(message, table) if is_thinking => {
                self.post_late(caller, message, table, announced).await
            }
            Reply::Post(message, table) => {
                announced?;
                self.post_in_channel(caller, message, table).await
            }
            Reply::Thread(new) => self.open_late_thread(caller, &new, announced).await,
            // These are never late, or sent before.
            Reply::Form(_) | Reply::Choices(_) | Reply::Pictured(_) | Reply::PicturedForOne(_) => {
                Ok(())
            }
        }
    }

    /// Waits for the work; announces the answer if the work takes long.
    async fn timed<T>(
        &self,
        caller: &Caller,
        delivery: Delivery,
        work: impl Future<Output = T>,
    ) -> Timed<T> {
        let mut work = std::pin::pin!(work);
        if let Ok(done) = tokio::time::timeout(self.announced_after, &mut work).await {
            return Timed::InTime(done);
        }
        let (announced, done) = tokio::join!(self.defer(caller, delivery), work);
        Timed::Late(done, announced)
    }

    /// Announces the answer.
    async fn defer(&self, caller: &Caller, delivery: Delivery) -> Result<Answered, SendError> {
        let deferred =
            if delivery.is_announced_by_thinking() { Answer::thinking() } else { Answer::later() };
        let announced = self.rest.answer(caller.id, &caller.token, &deferred).await;
        announced.inspect(|_| self.reached(caller))
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

    /// An answer that nothing can follow.
    async fn answer_alone(&self, caller: &Caller, answer: &Answer) -> Result<(), SendError> {
        self.rest.answer(caller.id, &caller.token, answer).await?;
        self.metrics().answered(age(caller.id.get()));
        Ok(())
    }

    /// A first answer has arrived: ephemeral messages may follow it.
    fn reached(&self, caller: &Caller) {
        self.metrics().answered(age(caller.id.get()));
        let Guest { visit, language, missing, missing_for_thread, parent, .. } = &caller.guest;
        let token = (caller.token.clone(), *language);
        self.boards.is_there(visit.location.guild);
        // A thread that refused may have been locked and be unlocked now: no permission tells.
        let unseen = self.rest.channels.pressed(caller.channel, missing.is_empty());
        self.boards.show_again(unseen);
        if missing_for_thread.is_empty() && parent.is_none() {
            let Location { guild, channel } = visit.location;
            self.rest.channels.is_open(guild, visit.person.id, channel);
        }
        self.boards.reached(visit.location.channel, visit.person.id, token);
    }
}
