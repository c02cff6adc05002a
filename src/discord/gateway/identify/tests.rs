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
                assert!(groups.is_sorted_by(|one, next| one < next), "{schedule:?} {together:?}");
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
