//! A whole game by the slow clock, in which everybody looks in a few times a day: what of it Discord counts.

use std::time::Duration;

use henge::table::{Table, TableId};
use tokio::time::sleep;

use crate::nudges::{Evening, NOW};
use crate::run::driven;

const HOUR: Duration = Duration::from_hours(1);

/// Where people look for their hand.
#[derive(Clone, Copy, Debug)]
enum Look {
    /// By *My hand*, on the table's message.
    AtTheTable,
    /// By `/wizard hand`.
    ByCommand,
}

/// Plays a whole game in which everybody decides so long after they are asked. How many decisions people made, and
/// how many requests Discord counted meanwhile.
fn play(after: Duration, look: Look) -> (usize, usize) {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        let evening = Evening::begin("slow preset:quick", trace).await;
        let counted = || {
            let counted = evening.playground.journal().counted();
            counted.iter().filter(|request| request.method != "GET").count()
        };
        let (before, mut decisions) = (counted(), 0);
        let tables = evening.bot.core.tables();
        while !tables.look(TableId::new(1), Table::is_over).await.unwrap() {
            let (waited, _) = evening.waited_for().await;
            sleep(after).await;
            // Of what was sent to them days ago nothing is redrawn: they open it anew.
            match look {
                Look::AtTheTable => evening.press(waited, ".s.1.hand").await,
                Look::ByCommand => drop(waited.command(&evening.channel, "/wizard hand").await),
            }
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
    use Look::{AtTheTable, ByCommand};
    // Who is called is called by a message that goes again. A message that is older than an hour and has not been
    // pressed is posted anew: the one before it says so.
    for (hours, look, most) in [(3, AtTheTable, 1.2), (13, AtTheTable, 2.2), (3, ByCommand, 4.0)] {
        let (decisions, requests) = play(HOUR * hours, look);
        let each = requests as f64 / decisions as f64;
        eprintln!(
            "{look:?} after {hours} h: {requests} requests, {decisions} decisions: {each:.2}"
        );
        assert!(decisions > 40 && each <= most, "{requests} requests for {decisions} decisions");
    }
}
