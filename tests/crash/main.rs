//! The bot is killed, or its machine loses power, again and again at random moments while people
//! play: everything that it has acknowledged is stored exactly once, and every game continues to
//! its end. Where the disk is lost as well, a standby starts from the replica.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]
#![cfg(unix)]

mod company;
mod daily;
mod decided;
mod disk;
#[cfg(target_os = "linux")]
mod forgetful;
mod play;
#[cfg(target_os = "linux")]
mod power;
#[path = "../shared/seed.rs"]
mod seed;
mod standby;
mod tablet;

use std::time::Duration;

use play::Play;
use playground::Delivery;
use rand::RngExt as _;
use seed::Seed;
use tempfile::TempDir;

/// The number of times that the bot is killed, unless `HENGE_CRASH_ROUNDS` sets another.
const ROUNDS: u32 = 20;

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_acknowledged_survives_a_kill_and_every_game_goes_on() {
    let rounds = number("HENGE_CRASH_ROUNDS", ROUNDS);
    let seed = Seed::of_this_run();
    let mut luck = seed.luck(0);
    let mut play = Play::new(seed).await;
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("henge.db");
    let mut bot = play.start(&database).await;
    play.sit_down();
    for _ in 0..rounds {
        let life = Duration::from_millis(luck.random_range(10..700));
        if luck.random_bool(0.5) {
            let later = Duration::from_millis(luck.random_range(0..900));
            play.playground.faults().deliver(Delivery::Twice(later));
        }
        tokio::time::sleep(life).await;
        bot.kill();
        // Everything told by now was told by the bot that is dead.
        let acknowledged = play.told.all();
        let found = disk::check(&database, folder.path(), &acknowledged).await;
        play.count(&found);
        play.noticed().await;
        bot = play.start(&database).await;
    }
    play.end().await;
    bot.kill();
    let last = disk::check(&database, folder.path(), &play.told.all()).await;
    play.conclude(&last, &format!("{rounds} kills"));
}

/// The number in this variable, or else this one.
fn number(variable: &str, otherwise: u32) -> u32 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}
