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
mod tests {
    use super::*;

    const DISCORD: Duration = Duration::from_secs(5);
    /// A time of day that is no multiple of anything.
    const NOW: Duration = Duration::from_millis(1_785_000_001_234);

    /// The turns that are open at some moment in these windows of time, each with the shards that may identify then.
    fn open(schedule: Schedule, windows: u32) -> Vec<Vec<u32>> {
        let begin = (NOW.as_millis() / TURN.as_millis()) as u32;
        let moment = |window: u32| TURN * (begin + window) + OPEN / 2;
        let may = |shard: &u32, now| schedule.wait(*shard, now).is_zero();
        (0..windows)
            .map(|window| (0..schedule.shards).filter(|shard| may(shard, moment(window))).collect())
            .collect()
    }

    #[test]
    fn in_each_round_every_shard_has_one_turn_and_no_two_of_a_group_share_one() {
        for shards in [1, 2, 3, 4, 7, 16, 17, 64, 100] {
            for max_concurrency in [1, 2, 3, 16, 64, 128] {
                let schedule = Schedule { shards, max_concurrency };
                let round = open(schedule, schedule.turns());
                let mut all: Vec<u32> = round.concat();
                all.sort_unstable();
                assert_eq!(all, (0..shards).collect::<Vec<_>>(), "{schedule:?}");
                for together in round {
                    let mut groups: Vec<_> =
                        together.iter().map(|shard| shard % max_concurrency).collect();
                    groups.sort_unstable();
                    assert!(
                        groups.is_sorted_by(|one, next| one < next),
                        "{schedule:?} {together:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn whoever_waits_comes_to_the_beginning_of_a_turn() {
        let schedule = Schedule { shards: 16, max_concurrency: 2 };
        for shard in 0..16 {
            for later in (0..60_000).step_by(137) {
                let now = NOW + Duration::from_millis(later);
                let wait = schedule.wait(shard, now);
                assert!(wait < TURN * schedule.turns());
                let begun = (now + wait).as_millis() % TURN.as_millis();
                assert!(begun < if wait.is_zero() { OPEN.as_millis() } else { 1 });
                assert!(schedule.wait(shard, now + wait).is_zero());
            }
        }
    }

    #[test]
    fn two_turns_are_further_apart_than_discord_wants_even_if_clocks_differ() {
        let clocks_differ = Duration::from_millis(900);
        assert!(CLOSED > DISCORD + clocks_differ);
    }

    const fn starts(remaining: u32, max_concurrency: u16) -> SessionStarts {
        SessionStarts { total: 1000, remaining, reset_after: 3_600_000, max_concurrency }
    }

    fn queue(range: &str, starts: &SessionStarts) -> IdentifyQueue {
        IdentifyQueue::in_turns(range.parse().unwrap(), starts)
    }

    /// The times after which these shards may identify, if all ask now.
    async fn times(queues: &[IdentifyQueue], shards: u32) -> Vec<Duration> {
        let began = Instant::now();
        let each = shards / queues.len() as u32;
        let all = (0..shards).map(|shard| queues[(shard / each) as usize].enqueue(shard));
        let all = all.map(|waiting| async move {
            waiting.await.unwrap();
            began.elapsed()
        });
        futures_util::future::join_all(all.collect::<Vec<_>>()).await
    }

    #[tokio::test(start_paused = true)]
    async fn four_processes_that_start_at_once_are_never_too_fast_together() {
        clock::drive(NOW);
        for max_concurrency in [1, 2, 3, 16] {
            let starts = starts(1000, max_concurrency);
            let processes =
                ["0-3/16", "4-7/16", "8-11/16", "12-15/16"].map(|range| queue(range, &starts));
            let times = times(&processes, 16).await;
            for (shard, time) in times.iter().enumerate() {
                for (other, later) in times.iter().enumerate().skip(shard + 1) {
                    let group = |shard| shard % usize::from(max_concurrency);
                    let is_apart = time.abs_diff(*later) > DISCORD;
                    assert!(is_apart || group(shard) != group(other), "{shard} {other} {times:?}");
                }
            }
            let round = TURN * 16_u32.div_ceil(max_concurrency.into());
            assert!(times.iter().all(|time| *time <= round), "{times:?}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_shard_that_loses_its_session_waits_for_another_turn() {
        clock::drive(NOW);
        let queue = queue("0-1/2", &starts(1000, 2));
        queue.enqueue(0).await.unwrap();
        let before = Instant::now();
        queue.enqueue(0).await.unwrap();
        assert!(before.elapsed() > DISCORD);
    }

    #[tokio::test(start_paused = true)]
    async fn a_shard_that_no_longer_waits_takes_no_turn_from_itself() {
        clock::drive(NOW);
        let queue = queue("0/2", &starts(1000, 1));
        drop(queue.enqueue(0));
        let before = Instant::now();
        queue.enqueue(0).await.unwrap();
        assert!(before.elapsed() <= TURN * 2);
    }

    #[tokio::test(start_paused = true)]
    async fn where_no_session_start_is_left_all_wait_until_there_are_more() {
        clock::drive(NOW);
        // Half of three starts, rounded down, is one.
        let queue = queue("0-1/4", &starts(3, 16));
        let began = Instant::now();
        queue.enqueue(0).await.unwrap();
        assert!(began.elapsed() <= TURN);
        queue.enqueue(1).await.unwrap();
        let waited = began.elapsed();
        assert!(waited >= Duration::from_hours(1) && waited < Duration::from_hours(1) + TURN * 2);
    }
}
