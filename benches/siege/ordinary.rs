//! An ordinary evening: 90 tables of both games, fifty presses a second in all (or `HENGE_SIEGE_RATE`), Discord's
//! limits enforced. In the second half the bot has been started anew: no table's message can be edited by an
//! answer's token, so that every edit is counted, until people press on.

use std::time::Duration;

use tokio::runtime::Runtime;

use crate::figures::{aim, say, spread};
use crate::party::{Party, Play, Waits, parties, people_of};
use crate::process::Lookout;
use crate::seed::Seed;
use crate::stage::Stage;
use crate::truth::Watch;

/// How many tables there are.
pub const TABLES: usize = 90;
/// Presses a second of all together, unless it is said.
pub const RATE: f64 = 50.0;

pub fn run(runtime: &Runtime, time: Duration) {
    let set = || std::env::var("HENGE_SIEGE_RATE").ok()?.parse().ok();
    let rate = set().unwrap_or(RATE);
    runtime.block_on(async {
        let stage = Stage::set(people_of(TABLES), TABLES).await;
        let waits = Waits::default();
        let mut bot = stage.start_bot().await;
        let mut parties = parties(&stage.playground, TABLES, Seed::of_this_run(), &waits);
        parties = begin_all(parties).await;
        let begun = stage.tally.take();
        say("invalid answers while all tables began", begun.invalid);
        for half in ["with the tokens of answers", "after a restart"] {
            println!("-- {half}, {:.0} s, {rate} presses a second", time.as_secs_f64() / 2.0);
            let lookout = Lookout::at(bot.id());
            waits.take();
            let channels = parties.iter().map(|party| party.channel().clone()).collect();
            let watch = Watch::start(&stage.playground, &stage.database_url(), channels);
            let play = Play::start(parties, rate);
            tokio::time::sleep(time / 2).await;
            parties = play.stop().await;
            watch.end().await.print();
            aim("what people wait for answers", spread(waits.take()), "p99 below 100 ms");
            stage.tally.take().print();
            stage.print_holdings(&bot, &lookout, "none here");
            if half.starts_with("with") {
                bot = stage.restart_bot(bot).await;
            }
        }
    });
}

/// Everybody sits down and every game begins, before anything is measured.
pub async fn begin_all(parties: Vec<Party>) -> Vec<Party> {
    let play = Play::start(parties, RATE * 2.0);
    tokio::time::sleep(Duration::from_secs(15)).await;
    play.stop().await
}
