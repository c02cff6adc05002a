//! Misbehaviour on demand: what the next requests and deliveries meet.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// A kind of request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The first answer to an interaction.
    Callback,
    /// A follow-up of an interaction.
    Followup,
    /// An edit of `@original` or of a follow-up.
    EditOriginal,
    /// A message posted in a channel.
    ChannelPost,
    /// An edit of a message of a channel.
    ChannelEdit,
    /// The deletion of any message.
    Delete,
    /// A thread that is started, changed or deleted.
    Thread,
    /// Anything about commands.
    Commands,
    /// Anything about emojis.
    Emojis,
    /// The list of the bot's servers.
    Guilds,
    /// A message or an edit that comes with a file, whichever way.
    Upload,
    /// Whatever else only reads.
    Read,
    /// Every request.
    Any,
}

/// What a request meets instead of its answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fault {
    /// 429 with this `retry_after`; nothing is done.
    RateLimited(Duration),
    /// 429 for everything but first answers, with this `retry_after`; nothing is done.
    RateLimitedGlobally(Duration),
    /// 429 from what stands before Discord: a page, nothing that can be read.
    Banned,
    /// This status, 500 to 599; nothing is done.
    ServerError(u16),
    /// This status, 400 to 499, with this code of Discord's; nothing is done.
    Refused(u16, u32),
    /// The connection is reset before anything is done.
    Reset,
    /// It is done, but the connection is reset before the answer.
    ResetAfter,
    /// It is done and answered after this time.
    Delay(Duration),
    /// It is done at once, but answered only after this time.
    SlowAnswer(Duration),
    /// Nothing is done and nothing is answered, for ever.
    Silence,
}

/// How an interaction is delivered to the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// Twice, the second time after this while.
    Twice(Duration),
    /// Once, after this while. The clock of the first answer runs meanwhile.
    Late(Duration),
    /// Not at all.
    Lost,
}

/// The misbehaviour that is planned.
#[derive(Default)]
pub struct Faults {
    plan: Mutex<Plan>,
}

#[derive(Default)]
struct Plan {
    requests: Vec<(Kind, Fault, usize)>,
    deliveries: VecDeque<Delivery>,
    chance: Option<Box<dyn Chance>>,
}

/// Says what requests and deliveries meet that nothing was planned for.
pub trait Chance: Send {
    /// What a request of this kind meets.
    fn request(&mut self, kind: Kind) -> Option<Fault>;
    /// How an interaction is delivered, if not once and at once.
    fn delivery(&mut self) -> Option<Delivery>;
}

impl Faults {
    /// The next `times` requests of this kind meet this fault.
    pub fn next(&self, kind: Kind, times: usize, fault: Fault) {
        self.plan().requests.push((kind, fault, times));
    }

    /// The next interaction is delivered like this; called twice, the one after it as well.
    pub fn deliver(&self, delivery: Delivery) {
        self.plan().deliveries.push_back(delivery);
    }

    /// From now on this decides where nothing is planned.
    pub fn leave_to(&self, chance: impl Chance + 'static) {
        self.plan().chance = Some(Box::new(chance));
    }

    /// From now on everything goes well.
    pub fn clear(&self) {
        *self.plan() = Plan::default();
    }

    /// What a request of this kind meets, with files or without.
    pub(crate) fn take(&self, kind: Kind, has_files: bool) -> Option<Fault> {
        let mut plan = self.plan();
        let fits = |planned: &&mut (Kind, Fault, usize)| {
            let is_meant = match planned.0 {
                Kind::Any => true,
                Kind::Upload => has_files,
                other => other == kind,
            };
            planned.2 > 0 && is_meant
        };
        if let Some(planned) = plan.requests.iter_mut().find(fits) {
            planned.2 -= 1;
            return Some(planned.1);
        }
        plan.chance.as_mut()?.request(kind)
    }

    pub(crate) fn take_delivery(&self) -> Option<Delivery> {
        let mut plan = self.plan();
        let planned = plan.deliveries.pop_front();
        planned.or_else(|| plan.chance.as_mut()?.delivery())
    }

    fn plan(&self) -> MutexGuard<'_, Plan> {
        self.plan.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_meets_its_kind_as_often_as_planned() {
        let faults = Faults::default();
        faults.next(Kind::Callback, 1, Fault::Reset);
        assert_eq!(faults.take(Kind::Followup, false), None);
        assert_eq!(faults.take(Kind::Callback, false), Some(Fault::Reset));
        assert_eq!(faults.take(Kind::Callback, false), None);
    }

    #[test]
    fn a_fault_for_uploads_meets_what_has_files() {
        let faults = Faults::default();
        faults.next(Kind::Upload, 1, Fault::Silence);
        assert_eq!(faults.take(Kind::ChannelPost, false), None);
        assert_eq!(faults.take(Kind::ChannelPost, true), Some(Fault::Silence));
    }

    #[test]
    fn a_fault_for_any_meets_every_kind() {
        let faults = Faults::default();
        faults.next(Kind::Any, 2, Fault::Silence);
        assert_eq!(faults.take(Kind::Delete, false), Some(Fault::Silence));
        assert_eq!(faults.take(Kind::Read, false), Some(Fault::Silence));
        assert_eq!(faults.take(Kind::Read, false), None);
    }
}
