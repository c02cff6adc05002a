//! A whole game by the slow clock, in which everybody looks in a few times a day: what of it Discord counts.

use std::time::Duration;

use henge::table::{Table, TableId};
use tokio::time::sleep;

use crate::evening::{Evening, NOW};
use crate::run::driven;

const HOUR: Duration = Duration::from_hours(1);

/// Plays a game in which everybody decides so long after they are asked, to its end or for so many decisions. How
/// many decisions people made, and how many requests Discord counted meanwhile.
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
            // Of what was sent to them days ago nothing is redrawn: they open it anew.
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
    // Each minute of the driven clock is worked through: only one of these games is played to its end. In the other
    // everybody is called, and a table of which nothing is known any more is posted anew besides.
    for (hours, so_many, percent) in [(3, usize::MAX, 120), (13, 12, 700)] {
        let (decisions, requests) = play(HOUR * hours, so_many);
        eprintln!("after {hours} h: {requests} requests for {decisions} decisions");
        assert!(decisions >= 12 && requests * 100 <= decisions * percent, "{requests} requests");
    }
}
