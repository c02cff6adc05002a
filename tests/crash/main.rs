//! The bot is killed again and again at random moments while people play: everything that it has
//! acknowledged is stored exactly once, and every game continues to its end.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]
#![cfg(unix)]

mod company;
mod decided;
mod disk;
#[path = "../shared/seed.rs"]
mod seed;

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use company::{Company, Told};
use playground::{Access, Delivery, Options, Playground};
use rand::RngExt as _;
use seed::Seed;
use tempfile::TempDir;

/// The number of times that the bot is killed, unless `HENGE_CRASH_ROUNDS` sets another.
const ROUNDS: u32 = 50;
/// The time in which games must end after the last kill, even on a busy machine.
const PATIENCE: Duration = Duration::from_mins(10);

/// The companies; each plays in its own channel.
const COMPANIES: [Company; 8] = [
    company("/wizard play preset:quick clock:live", &["Agnes", "Boris", "Clara"], 0),
    company(
        "/wizard play preset:quick bidding:covered",
        &["Dmitri", "Elsa", "Fatima", "Gustav"],
        0,
    ),
    company("/wizard play preset:quick plus-minus-one:strict", &["Hedda", "Igor"], 2),
    company("/wizard play preset:quick bidding:secret clock:slow", &["Jonas"], 3),
    company("/wizard play preset:quick clairvoyance:every-round", &["Karin", "Leonie"], 1),
    company("/wizard play game:dice magic-cards:true clock:live", &["Marta", "Nadia"], 0),
    company("/wizard play game:dice magic-cards:true", &["Oskar", "Paula", "Quirin"], 0),
    company("/wizard play game:dice target:12", &["Rosa", "Stefan"], 1),
];

const fn company(
    command: &'static str,
    people: &'static [&'static str],
    computers: usize,
) -> Company {
    Company { command, people, computers }
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_acknowledged_survives_a_kill_and_every_game_goes_on() {
    let rounds = std::env::var("HENGE_CRASH_ROUNDS").ok().and_then(|rounds| rounds.parse().ok());
    let rounds = rounds.unwrap_or(ROUNDS);
    let seed = Seed::of_this_run();
    let mut luck = seed.luck(0);
    let playground = Playground::start(options(seed)).await.unwrap();
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("henge.db");
    let told = Told::default();
    let mut bot = start(&playground, &database).await;
    let playing: Vec<_> = COMPANIES
        .iter()
        .enumerate()
        .flat_map(|(number, company)| {
            let channel = playground.channel(&format!("table-{number}")).unwrap();
            company.sit_down(&channel, &playground, &told, seed)
        })
        .collect();
    let mut cut_within = [0; 2];
    for _ in 0..rounds {
        let life = Duration::from_millis(luck.random_range(10..700));
        if luck.random_bool(0.5) {
            let later = Duration::from_millis(luck.random_range(0..900));
            playground.faults().deliver(Delivery::Twice(later));
        }
        tokio::time::sleep(life).await;
        bot.kill();
        // Everything told by now was told by the bot that is dead.
        let acknowledged = told.all();
        let playing = disk::check(&database, folder.path(), &acknowledged).await;
        cut_within = [cut_within[0] + playing[0], cut_within[1] + playing[1]];
        while playground.bot_connected() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        bot = start(&playground, &database).await;
    }
    told.play_to_the_end();
    let end = Instant::now() + PATIENCE;
    while !playing.iter().all(tokio::task::JoinHandle::is_finished) {
        assert!(Instant::now() < end, "games do not end: {:#?}", told.stuck());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    for player in playing {
        player.await.unwrap();
    }
    bot.kill();
    let acknowledged = told.all();
    let running = disk::check(&database, folder.path(), &acknowledged).await;
    assert_eq!(running, [0; 2], "every game is over");
    let [cards, dice] = cut_within;
    eprintln!(
        "{rounds} kills, {cards} card and {dice} dice games cut in the middle; {} things acknowledged",
        acknowledged.len()
    );
    let violations = playground.journal().violations();
    assert!(violations.is_empty(), "{violations:#?}");
}

fn options(seed: Seed) -> Options {
    let people = COMPANIES.iter().flat_map(|company| company.people);
    Options {
        people: people.map(|name| (*name).to_owned()).collect(),
        channels: (0..COMPANIES.len()).map(|n| (format!("table-{n}"), Access::Full)).collect(),
        // A press that meets a dead bot times out sooner than on Discord.
        first_answer: Duration::from_millis(900),
        // A start takes longer on a busy machine.
        patience: Duration::from_mins(5),
        ..seed.options()
    }
}

/// Starts the program and waits until people can play; a start takes well under a second.
async fn start(playground: &Playground, database: &Path) -> Bot {
    let started = Instant::now();
    let bot = Command::new(env!("CARGO_BIN_EXE_henge"))
        .arg("run")
        .env("DISCORD_TOKEN", playground.token())
        .env("DISCORD_API_BASE", playground.base())
        .env("DATABASE_URL", format!("sqlite://{}", database.display()))
        .env("COMPUTER_PAUSE_MS", "0")
        .env("PRESSES_PER_SECOND", "10000")
        .env("PICTURES", "off")
        .env("RUST_LOG", "warn")
        .current_dir(database.parent().unwrap())
        .stdin(Stdio::null())
        .spawn()
        .unwrap();
    playground.wait_ready().await.unwrap();
    let took = started.elapsed();
    if took > Duration::from_secs(1) {
        eprintln!("a start took {took:?}");
    }
    Bot(bot)
}

/// The program; it is killed at the end of the test.
struct Bot(Child);

impl Bot {
    fn kill(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
