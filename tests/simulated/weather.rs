//! Random faults on the way to Discord and back.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use playground::{Chance, Delivery, Fault, Kind};

use crate::luck::Luck;
use crate::swarm::{DeliveryFault, RequestFault, Swarm};

/// The frequency of faults: one of this number of requests or deliveries; 0 means none.
#[derive(Clone, Default)]
pub struct Sky(Arc<AtomicU32>);

impl Sky {
    pub fn set(&self, one_in: u32) {
        self.0.store(one_in, Ordering::Relaxed);
    }

    fn strikes(&self, luck: &mut Luck) -> bool {
        let one_in = self.0.load(Ordering::Relaxed);
        one_in > 0 && luck.once_in(one_in)
    }
}

/// The weather of a run.
pub struct Weather {
    pub sky: Sky,
    pub luck: Luck,
    pub swarm: Arc<Swarm>,
}

impl Chance for Weather {
    fn request(&mut self, _: Kind) -> Option<Fault> {
        if !self.sky.strikes(&mut self.luck) {
            return None;
        }
        let luck = &mut self.luck;
        Some(match luck.one_of(&self.swarm.requests)? {
            RequestFault::Delay => Fault::Delay(luck.ms(1, 4000)),
            RequestFault::SlowAnswer => Fault::SlowAnswer(luck.ms(1, 4000)),
            RequestFault::Reset => Fault::Reset,
            RequestFault::ResetAfter => Fault::ResetAfter,
            RequestFault::ServerError => Fault::ServerError(502),
            RequestFault::Silence => Fault::Silence,
            RequestFault::RateLimit => Fault::RateLimited(luck.ms(1, 5000)),
            RequestFault::GlobalRateLimit => Fault::RateLimitedGlobally(luck.ms(1, 3000)),
            RequestFault::Ban => Fault::Banned,
        })
    }

    fn delivery(&mut self) -> Option<Delivery> {
        if !self.sky.strikes(&mut self.luck) {
            return None;
        }
        let luck = &mut self.luck;
        Some(match luck.one_of(&self.swarm.deliveries)? {
            DeliveryFault::Twice => Delivery::Twice(luck.ms(0, 2500)),
            DeliveryFault::Late => Delivery::Late(luck.ms(1, 3500)),
            DeliveryFault::Lost => Delivery::Lost,
        })
    }
}
