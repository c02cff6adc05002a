//! A server with a million results, whose leaderboard is requested a hundred times a second, by one
//! person and by many, while others play.

use std::time::Duration;

use henge::table::GuildId;
use playground::{Channel, Person};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

use crate::bot::database;
use crate::figures::{aim, say, spread};
use crate::ordinary::begin_all;
use crate::party::{Play, Waits, parties, people_of};
use crate::process::Lookout;
use crate::results::{PEOPLE, RESULTS, fill};
use crate::seed::Seed;
use crate::stage::Stage;

/// The number of tables at which others play.
const TABLES: usize = 30;
/// Presses per second of the other players.
const RATE: f64 = 20.0;
/// The numbers of additional channels and people.
const CHANNELS: usize = 20;
const MANY: usize = 500;
/// Leaderboard requests per second.
const HAMMERED: u64 = 100;

pub fn run(runtime: &Runtime, time: Duration) {
    runtime.block_on(async {
        let players = people_of(TABLES);
        let stage = Stage::set(players + MANY, TABLES + CHANNELS).await;
        let file = SqliteConnectOptions::new().filename(database(stage.folder.path()));
        let file = file.create_if_missing(true);
        let mut connection = SqliteConnection::connect_with(&file).await.unwrap();
        fill(&mut connection, GuildId::new(stage.playground.guild().0)).await;
        connection.close().await.unwrap();
        say("results, and people who earned them", format!("{RESULTS}, {PEOPLE}"));
        // The first start migrates the database, which takes time; the second start is the relevant
        // one.
        let bot = stage.start_bot().await;
        let bot = stage.restart_bot(bot).await;
        let waits = Waits::default();
        let mut parties = parties(&stage.playground, TABLES, Seed::of_this_run(), &waits);
        parties = begin_all(parties).await;
        let channels = stage.playground.channels().split_off(TABLES);
        let people = stage.playground.people().split_off(players);
        for (what, people) in
            [("nobody", &people[..0]), ("one person", &people[..1]), ("many", &people[..])]
        {
            println!("-- asked for by {what}");
            let lookout = Lookout::at(bot.id());
            waits.take();
            stage.tally.take();
            let play = Play::start(parties, RATE);
            hammer(people, &channels, time).await;
            parties = play.stop().await;
            aim("what others wait for answers", spread(waits.take()), "p99 below 100 ms");
            stage.tally.take().print();
            stage.print_holdings(&bot, &lookout, "none here");
        }
    });
}

/// Lets these people request leaderboards in turn for this time, and waits for the responses.
async fn hammer(people: &[Person], channels: &[Channel], time: Duration) {
    let mut clock = tokio::time::interval(Duration::from_millis(1000 / HAMMERED));
    let mut asking = JoinSet::new();
    for number in 0..(time.as_secs() * HAMMERED) as usize {
        clock.tick().await;
        let Some(person) = people.get(number % people.len().max(1)).cloned() else { continue };
        let channel = channels[number % channels.len()].clone();
        let by = ["wins", "points", "precision"][number % 3];
        asking.spawn(async move {
            let typed = format!("/wizard leaderboard by:{by}");
            drop(person.command(&channel, &typed).await);
        });
        while asking.try_join_next().is_some() {}
    }
    asking.join_all().await;
}
