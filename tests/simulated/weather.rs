//! Random faults on the way to Discord and back.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use playground::{Chance, Delivery, Fault, Kind};

use crate::luck::Luck;

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
}

impl Chance for Weather {
    fn request(&mut self, _: Kind) -> Option<Fault> {
        if !self.sky.strikes(&mut self.luck) {
            return None;
        }
        let luck = &mut self.luck;
        Some(match luck.below(16) {
            0..3 => Fault::Delay(luck.ms(1, 4000)),
            3..6 => Fault::SlowAnswer(luck.ms(1, 4000)),
            6..8 => Fault::Reset,
            8..11 => Fault::ResetAfter,
            11..13 => Fault::ServerError(502),
            13 => Fault::Silence,
            14 => Fault::RateLimited(luck.ms(1, 5000)),
            _ => match luck.below(4) {
                0 => Fault::Banned,
                _ => Fault::RateLimitedGlobally(luck.ms(1, 3000)),
            },
        })
    }

    fn delivery(&mut self) -> Option<Delivery> {
        if !self.sky.strikes(&mut self.luck) {
            return None;
        }
        let luck = &mut self.luck;
        Some(match luck.below(5) {
            0..3 => Delivery::Twice(luck.ms(0, 2500)),
            3 => Delivery::Late(luck.ms(1, 3500)),
            _ => Delivery::Lost,
        })
    }
}
