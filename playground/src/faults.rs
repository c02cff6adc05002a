//! Faults on demand, for the next requests and deliveries.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// A kind of request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The initial response to an interaction.
    Callback,
    /// A follow-up message to an interaction.
    Followup,
    /// An edit of `@original` or of a follow-up.
    EditOriginal,
    /// A message posted in a channel.
    ChannelPost,
    /// An edit of a channel's message.
    ChannelEdit,
    /// The deletion of any message.
    Delete,
    /// A thread that is started, changed or deleted.
    Thread,
    /// Any request about commands.
    Commands,
    /// Any request about emojis.
    Emojis,
    /// The list of the bot's servers.
    Guilds,
    /// A message or an edit with a file, by any path.
    Upload,
    /// Any other request that only reads.
    Read,
    /// A request of any kind.
    Any,
}

/// The fate of a request instead of a normal response.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fault {
    /// A 429 with this `retry_after`; the request has no effect.
    RateLimited(Duration),
    /// A 429 with this `retry_after` for everything but initial responses; the request has no
    /// effect.
    RateLimitedGlobally(Duration),
    /// A 429 from the servers in front of Discord: an HTML page without any usable content.
    Banned,
    /// This status, 500 to 599; the request has no effect.
    ServerError(u16),
    /// This status, 400 to 499, with this Discord error code; the request has no effect.
    Refused(u16, u32),
    /// The connection is reset before the request has any effect.
    Reset,
    /// The request takes effect, but the connection is reset before the response.
    ResetAfter,
    /// The request takes effect and is answered after this time.
    Delay(Duration),
    /// The request takes effect immediately, but is answered only after this time.
    SlowAnswer(Duration),
    /// The request has no effect and is never answered.
    Silence,
}

/// A fault in the delivery of an interaction to the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// Delivered twice, the second time after this delay.
    Twice(Duration),
    /// Delivered once, after this delay. The time limit for the initial response is running
    /// meanwhile.
    Late(Duration),
    /// The interaction is never delivered.
    Lost,
}

/// The faults planned for requests and deliveries.
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

/// Decides the fate of requests and deliveries for which nothing is planned.
pub trait Chance: Send {
    /// The fault of a request of this kind, if any.
    fn request(&mut self, kind: Kind) -> Option<Fault>;
    /// The fault in the delivery of an interaction; `None` delivers it once, immediately.
    fn delivery(&mut self) -> Option<Delivery>;
}

impl Faults {
    /// Plans this fault for the next `times` requests of this kind.
    pub fn next(&self, kind: Kind, times: usize, fault: Fault) {
        self.plan().requests.push((kind, fault, times));
    }

    /// Plans this fault for the delivery of the next interaction; a second call plans one for the
    /// interaction after it.
    pub fn deliver(&self, delivery: Delivery) {
        self.plan().deliveries.push_back(delivery);
    }

    /// Lets `chance` decide wherever nothing is planned.
    pub fn leave_to(&self, chance: impl Chance + 'static) {
        self.plan().chance = Some(Box::new(chance));
    }

    /// Removes all planned faults and the source of random ones.
    pub fn clear(&self) {
        *self.plan() = Plan::default();
    }

    /// The fault for a request of this kind, with or without files.
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
