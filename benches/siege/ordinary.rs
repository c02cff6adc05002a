//! An ordinary evening: 90 tables of both games, fifty presses a second in total (or
//! `HENGE_SIEGE_RATE`), with Discord's limits enforced. The bot is restarted for the second half:
//! then it has no interaction tokens to edit the tables' messages with, so that every edit is
//! rate-limited until people press again.

use std::time::Duration;

use tokio::runtime::Runtime;

use crate::figures::{aim, say, spread};
use crate::party::{Party, Play, Waits, parties, people_of};
use crate::process::Lookout;
use crate::seed::Seed;
use crate::stage::Stage;
use crate::truth::Watch;

/// The number of tables.
pub const TABLES: usize = 90;
/// Presses per second in total, unless `HENGE_SIEGE_RATE` sets another rate.
pub const RATE: f64 = 50.0;

pub fn run(runtime: &Runtime, time: Duration) {
    let rate = rate();
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

/// The presses per second in total.
pub fn rate() -> f64 {
    let set = || std::env::var("HENGE_SIEGE_RATE").ok()?.parse().ok();
    set().unwrap_or(RATE)
}

/// Lets everybody sit down and every game begin before anything is measured.
pub async fn begin_all(parties: Vec<Party>) -> Vec<Party> {
    let play = Play::start(parties, RATE * 2.0);
    tokio::time::sleep(Duration::from_secs(15)).await;
    play.stop().await
}
