//! A long run: people play for hours, finished games start again, and the bot's resources must not
//! grow.

use std::time::{Duration, Instant};

use tokio::runtime::Runtime;

use crate::bot::database;
use crate::figures::{aim, say, spread};
use crate::ordinary::{RATE, TABLES, begin_all};
use crate::party::{Play, Waits, parties, people_of};
use crate::process::{Holdings, Lookout, size};
use crate::seed::Seed;
use crate::stage::Stage;

const A_MINUTE: Duration = Duration::from_mins(1);

pub fn run(runtime: &Runtime, time: Duration) {
    runtime.block_on(async {
        let stage = Stage::set(people_of(TABLES), TABLES).await;
        let (waits, bot) = (Waits::default(), stage.start_bot().await);
        let parties = parties(&stage.playground, TABLES, Seed::of_this_run(), &waits);
        let play = Play::start(begin_all(parties).await, RATE);
        let (lookout, started) = (Lookout::at(bot.id()), Instant::now());
        let (mut held, mut invalid, mut unanswered) = (Vec::new(), 0, 0);
        while started.elapsed() < time {
            tokio::time::sleep(A_MINUTE.min(time / 6)).await;
            let now = Holdings::of(bot.id());
            held.push(now);
            let sums = stage.tally.take();
            (invalid, unanswered) = (invalid + sums.invalid, unanswered + sums.unanswered());
            let database = database(stage.folder.path());
            let log = size(&database.with_extension("db-wal")) / 1024;
            let ended = bot.metric("henge_games_ended_total");
            let minute = started.elapsed().as_secs_f64() / 60.0;
            println!(
                "{minute:5.1} min: {now}; database {} KiB, its log {log} KiB; {ended} games ended; answers {}",
                size(&database) / 1024,
                spread(waits.take())
            );
        }
        play.stop().await;
        compare(&held);
        aim("invalid answers (401, 403, 429)", invalid, "below 100 in ten minutes");
        say("presses without an answer in time", unanswered);
        stage.print_holdings(&bot, &lookout, "flat");
    });
}

/// Compares the first third of the time with the last.
fn compare(held: &[Holdings]) {
    let third = (held.len() / 3).max(1);
    let mean = |of: &[Holdings], what: fn(&Holdings) -> u64| {
        of.iter().map(what).sum::<u64>() as f64 / of.len() as f64
    };
    let (first, last) = (&held[..third], &held[held.len() - third..]);
    for (name, what) in [
        ("memory, KiB", (|now| now.memory) as fn(&Holdings) -> u64),
        ("threads", |now| now.threads),
        ("files", |now| now.files),
        ("sockets", |now| now.sockets),
    ] {
        let (first, last) = (mean(first, what), mean(last, what));
        let more = (last / first - 1.0) * 100.0;
        let figure = format!("{first:.0}, {last:.0}: {more:+.1} %");
        aim(&format!("{name}, in the first third and the last"), figure, "flat");
    }
}
