//! A whole game with the slow clock, in which everybody looks in a few times a day: the number of
//! rate-limited requests.

use std::time::Duration;

use henge::table::{Table, TableId};
use tokio::time::sleep;

use crate::evening::{Evening, NOW};
use crate::run::driven;

const HOUR: Duration = Duration::from_hours(1);

/// Plays a game in which everybody decides this long after they are asked, to its end or for this
/// number of decisions. Returns the number of people's decisions and of rate-limited requests.
fn play(after: Duration, most: usize) -> (usize, usize) {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        let evening = Evening::begin("slow preset:quick", trace).await;
        let counted = || {
            let counted = evening.playground.journal().counted();
            counted.iter().filter(|request| request.method != "GET").count()
        };
        let (before, mut decisions) = (counted(), 0);
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
        let requests = counted() - before;
        evening.end().await;
        (decisions, requests)
    })
}

#[test]
fn a_slow_game_needs_few_requests_a_decision() {
    // Each minute of the simulated clock is processed, so only one of these games is played to its
    // end. In the other one everybody is reminded, and the table's message, which can no longer be
    // edited by token, is posted again as well.
    for (hours, so_many, percent) in [(3, usize::MAX, 120), (13, 12, 700)] {
        let (decisions, requests) = play(HOUR * hours, so_many);
        eprintln!("after {hours} h: {requests} requests for {decisions} decisions");
        assert!(decisions >= 12 && requests * 100 <= decisions * percent, "{requests} requests");
    }
}
