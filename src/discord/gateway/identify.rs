//! When shards may identify, that is, start a session.
//!
//! Discord divides the shards of a bot into `max_concurrency` groups (a shard's number modulo that), and lets one shard
//! of a group identify every five seconds. A process that runs all shards queues them. Several processes with one token
//! share these limits without talking to each other: the clock says whose turn it is, and each process uses its share of
//! the session starts of a day.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::{Instant, sleep, sleep_until};
use twilight_gateway::queue::{InMemoryQueue, Queue};

use crate::clock;
use crate::discord::lock;
use crate::discord::rest::SessionStarts;
use crate::sharding::ShardRange;

/// The time from the beginning of a turn in which its shards may identify.
const OPEN: Duration = Duration::from_secs(1);
/// The rest of a turn: Discord's five seconds, and a margin for clocks that differ and for the time on the way. So a
/// shard at the end of one turn and a shard at the beginning of the next are not too close.
const CLOSED: Duration = Duration::from_secs(6);
pub(super) const TURN: Duration = OPEN.saturating_add(CLOSED);
/// The time for which Discord counts session starts.
const DAY: Duration = Duration::from_hours(24);

/// The queue in which shards wait before they identify.
#[derive(Clone)]
pub(super) enum IdentifyQueue {
    /// This process runs all shards.
    Alone(InMemoryQueue),
    /// Other processes run other shards.
    InTurns(Arc<Turns>),
}

impl IdentifyQueue {
    /// The queue of a process that runs some of the shards.
    pub(super) fn in_turns(range: ShardRange, starts: &SessionStarts) -> Self {
        let schedule = Schedule {
            shards: range.count(),
            max_concurrency: starts.max_concurrency.max(1).into(),
        };
        Self::InTurns(Arc::new(Turns {
            schedule,
            used: Mutex::default(),
            starts: Mutex::new(Starts::new(&share_of(range, starts))),
        }))
    }
}

impl Queue for IdentifyQueue {
    fn enqueue(&self, shard: u32) -> oneshot::Receiver<()> {
        let turns = match self {
            Self::Alone(queue) => return queue.enqueue(shard),
            Self::InTurns(turns) => turns.clone(),
        };
        let (mut allowed, waiting) = oneshot::channel();
        tokio::spawn(async move {
            tokio::select! {
                biased;
                // The connection broke: the shard asks again.
                () = allowed.closed() => {}
                // An error means the same.
                () = turns.wait(shard) => drop(allowed.send(())),
            }
        });
        waiting
    }
}

/// The turns of this process.
pub(super) struct Turns {
    schedule: Schedule,
    /// When each shard last had its turn.
    used: Mutex<HashMap<u32, Instant>>,
    starts: Mutex<Starts>,
}

impl Turns {
    /// Waits until this shard may identify.
    async fn wait(&self, shard: u32) {
        loop {
            let used = lock(&self.used).get(&shard).copied();
            if let Some(used) = used {
                // A turn serves a shard once.
                sleep_until(used + CLOSED).await;
            }
            self.turn_of(shard).await;
            let now = Instant::now();
            let taken = lock(&self.starts).take(now);
            match taken {
                Ok(()) => {
                    lock(&self.used).insert(shard, now);
                    return;
                }
                Err(later) => sleep_until(later).await,
            }
        }
    }

    /// Waits until the shard's turn is open. A timer may be late, so the clock is read again afterwards.
    async fn turn_of(&self, shard: u32) {
        loop {
            let wait = self.schedule.wait(shard, clock::now());
            if wait.is_zero() {
                return;
            }
            sleep(wait).await;
        }
    }
}

/// The order of the turns: the first `max_concurrency` shards, one of each group, have the first
/// turn, the next ones the second, and so on. After the last turn the first one follows.
#[derive(Clone, Copy, Debug)]
struct Schedule {
    /// The number of all shards of the bot.
    shards: u32,
    max_concurrency: u32,
}

impl Schedule {
    /// The turn of a shard, from 0.
    const fn turn(self, shard: u32) -> u32 {
        shard / self.max_concurrency
    }

    /// The number of turns until the first one follows again.
    const fn turns(self) -> u32 {
        self.shards.div_ceil(self.max_concurrency)
    }

    /// The time until this shard may identify, at this time since 1970; zero while its turn is open.
    fn wait(self, shard: u32, now: Duration) -> Duration {
        let round = (TURN * self.turns()).as_millis();
        let begins = (TURN * self.turn(shard)).as_millis();
        let since = (now.as_millis() + round - begins) % round;
        if since < OPEN.as_millis() {
            Duration::ZERO
        } else {
            Duration::from_millis((round - since) as u64)
        }
    }
}

/// The share of a process in the session starts that Discord allows.
pub(super) fn share_of(range: ShardRange, starts: &SessionStarts) -> SessionStarts {
    SessionStarts {
        total: range.share_of(starts.total).max(1),
        remaining: range.share_of(starts.remaining),
        ..*starts
    }
}

/// The session starts that this process may still use.
#[derive(Debug)]
struct Starts {
    left: u32,
    /// The number in a day.
    a_day: u32,
    /// When they are given back.
    until: Instant,
}

impl Starts {
    fn new(share: &SessionStarts) -> Self {
        Self {
            left: share.remaining,
            a_day: share.total,
            until: Instant::now() + Duration::from_millis(share.reset_after),
        }
    }

    /// Uses one; if none is left, an error with the time at which they are given back.
    fn take(&mut self, now: Instant) -> Result<(), Instant> {
        if now >= self.until {
            self.left = self.a_day;
            self.until = now + DAY;
        }
        self.left = self.left.checked_sub(1).ok_or(self.until)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests;
