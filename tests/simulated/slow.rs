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

/// Plays a game in which everybody decides so long after they are asked, to its end or for so many decisions. How
/// many decisions people made, and how many requests Discord counted meanwhile.
fn play(after: Duration, look: Look, most: usize) -> (usize, usize) {
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
    // Each minute of the driven clock is worked through: only one of these games is played to its end.
    let whole = (3, AtTheTable, usize::MAX, 120);
    for (hours, look, so_many, percent) in
        [whole, (13, AtTheTable, 12, 250), (3, ByCommand, 30, 400)]
    {
        let (decisions, requests) = play(HOUR * hours, look, so_many);
        eprintln!("{look:?} after {hours} h: {requests} requests for {decisions} decisions");
        assert!(decisions >= 12 && requests * 100 <= decisions * percent, "{requests} requests");
    }
}
