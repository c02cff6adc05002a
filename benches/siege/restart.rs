//! A restart: 1,200 games in which a computer player is to move, and 10,000 open tables on hundreds
//! of servers.

use std::time::{Duration, Instant};

use tokio::runtime::Runtime;

use crate::figures::{aim, say};
use crate::process::Lookout;
use crate::stage::Stage;
use crate::stored::{Standing, make};
use crate::truth::untrue_tables;

/// The number of requests per second that the rate limiter allows.
const A_SECOND: f64 = 40.0;
/// The number of people, enough for four tables; each sits at many tables, because the playground
/// searches people linearly.
const PEOPLE: usize = 16;

pub fn run(runtime: &Runtime, _: Duration) {
    runtime.block_on(async {
        restart("1,200 games, a computer to move in each", 1200, |_| Standing::ComputerToMove)
            .await;
        let mixed = |number: usize| match number % 5 {
            0 => Standing::Lobby,
            1..=3 => Standing::People,
            _ => Standing::ComputerToMove,
        };
        restart("10,000 open tables", 10_000, mixed).await;
    });
}

async fn restart(what: &str, count: usize, standing: fn(usize) -> Standing) {
    println!("-- {what}");
    let stage = Stage::set(PEOPLE, count).await;
    let channels = stage.playground.channels();
    let started = Instant::now();
    let tables = make(&stage, &stage.playground.people(), &channels, standing).await;
    say("tables, made in", format!("{}, {:.1} s", tables.len(), started.elapsed().as_secs_f64()));
    let bot = stage.start_bot().await;
    let (lookout, started) = (Lookout::at(bot.id()), Instant::now());
    let patience = Duration::from_secs_f64(count as f64 / A_SECOND * 2.0 + 60.0);
    while stage.tally.drawn() < count && started.elapsed() < patience {
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let soonest = format!("{:.0} s at {A_SECOND} a second", count as f64 / A_SECOND);
    let took =
        format!("{:.1} s, {} of {count}", started.elapsed().as_secs_f64(), stage.tally.drawn());
    aim("every table's message was drawn after", took, &soonest);
    // Computer players go on until people are asked, and their moves are displayed.
    let (mut untrue, settling) = (count, Instant::now());
    while untrue > 0 && settling.elapsed() < Duration::from_mins(2) {
        untrue = untrue_tables(&stage.playground, &stage.database_url(), &tables).await.len();
    }
    let took = started.elapsed().as_secs_f64();
    aim(
        "tables whose message does not show how they stand",
        format!("{untrue} after {took:.0} s"),
        "0",
    );
    stage.tally.take().print();
    stage.print_holdings(&bot, &lookout, "below 120 MB");
}
