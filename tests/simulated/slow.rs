//! Games with the slow clock, in which people look in a few times a day: the number of rate-limited
//! requests.

use std::time::Duration;

use henge::table::{Table, TableId};
use tokio::time::sleep;

use crate::evening::{Evening, NOW};
use crate::run::driven;

const HOUR: Duration = Duration::from_hours(1);

/// The number of requests in channels that count towards the rate limit so far.
fn counted(evening: &Evening) -> usize {
    let counted = evening.playground.journal().counted();
    let is_in_channel = |path: &str| path.starts_with("/channels/");
    counted.iter().filter(|of| of.method != "GET" && is_in_channel(&of.path)).count()
}

/// Plays a game in which everybody decides this long after they are asked, to its end or for this
/// number of decisions. Returns the number of people's decisions and of rate-limited requests.
fn play(after: Duration, most: usize) -> (usize, usize) {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        let evening = Evening::begin("slow preset:quick", trace).await;
        let (before, mut decisions) = (counted(&evening), 0);
        let tables = evening.bot.core.tables();
        let is_over = async || tables.look(TableId::new(1), Table::is_over).await.unwrap();
        while decisions < most && !is_over().await {
            let (waited, _) = evening.waited_for().await;
            sleep(after).await;
            // Messages that were sent to them days ago are not redrawn, so they open a new one.
            evening.press(waited, ".s.1.hand").await;
            evening.press(waited, ".do.").await;
            decisions += 1;
        }
        sleep(HOUR).await;
        let requests = counted(&evening) - before;
        evening.end().await;
        (decisions, requests)
    })
}

#[test]
fn a_slow_game_needs_few_requests_a_decision() {
    // Each minute of the simulated clock is processed, so only one of these games is played to its
    // end. In the other one everybody is reminded: that is the one request.
    for (hours, so_many, percent) in [(3, usize::MAX, 120), (13, 12, 100)] {
        let (decisions, requests) = play(HOUR * hours, so_many);
        eprintln!("after {hours} h: {requests} requests for {decisions} decisions");
        assert!(decisions >= 12 && requests * 100 <= decisions * percent, "{requests} requests");
    }
}

#[test]
fn a_table_that_shows_its_state_is_not_drawn_again_after_a_restart() {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        let evening = Evening::begin("none", trace).await;
        let begun = counted(&evening);
        let evening = evening.restart().await;
        sleep(HOUR).await;
        assert_eq!(counted(&evening), begun + 1, "the last change may not have been drawn");
        let evening = evening.restart().await;
        sleep(HOUR).await;
        assert_eq!(counted(&evening), begun + 1, "nothing has changed since");
        evening.end().await;
    });
}
