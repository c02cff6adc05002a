//! The bot is killed at random moments while people play, again and again: whatever it has acknowledged
//! is stored, once, and every game goes on to its end.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly"
)]
#![cfg(unix)]

mod company;
mod disk;

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use company::{Company, Told};
use playground::{Access, Delivery, Options, Playground};
use rand::RngExt as _;
use tempfile::TempDir;

/// How often the bot is killed, unless `HENGE_CRASH_ROUNDS` says otherwise.
const ROUNDS: u32 = 50;
/// How long all of it may take for each round.
const PATIENCE: Duration = Duration::from_secs(4);

/// What is played: the command, its people (the host first), and how many computers join them.
const COMPANIES: [(&str, &[&str], usize); 5] = [
    ("/wizard play preset:quick", &["Ada", "Ben", "Cy"], 0),
    ("/wizard play preset:quick bidding:covered", &["Di", "Eve", "Finn", "Gus"], 0),
    ("/wizard play preset:quick plus-minus-one:strict", &["Hana", "Ida"], 2),
    ("/wizard play preset:quick bidding:secret", &["Jo"], 3),
    ("/wizard play preset:quick clairvoyance:every-round", &["Kim", "Leo"], 1),
];

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_acknowledged_survives_a_kill_and_every_game_goes_on() {
    let rounds = std::env::var("HENGE_CRASH_ROUNDS").ok().and_then(|rounds| rounds.parse().ok());
    let rounds = rounds.unwrap_or(ROUNDS);
    let playground = Playground::start(options()).await.unwrap();
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("henge.db");
    let told = Told::default();
    let mut bot = start(&playground, &database).await;
    let playing: Vec<_> = COMPANIES
        .iter()
        .enumerate()
        .flat_map(|(number, (command, people, computers))| {
            let channel = playground.channel(&format!("table-{number}")).unwrap();
            let company = Company { command, people, computers: *computers, channel };
            company.sit_down(&playground, &told)
        })
        .collect();
    let mut kills_within = 0;
    for _ in 0..rounds {
        let life = Duration::from_millis(rand::rng().random_range(10..700));
        if rand::rng().random_bool(0.5) {
            let later = Duration::from_millis(rand::rng().random_range(0..900));
            playground.faults().deliver(Delivery::Twice(later));
        }
        tokio::time::sleep(life).await;
        bot.kill();
        // What was told by now was told by the bot that is dead.
        let acknowledged = told.all();
        kills_within += disk::check(&database, folder.path(), &acknowledged).await;
        while playground.bot_connected() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        bot = start(&playground, &database).await;
    }
    told.play_to_the_end();
    let end = Instant::now() + PATIENCE * 15;
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
    assert_eq!(running, 0, "every game is over");
    eprintln!(
        "{rounds} kills, {kills_within} games cut in the middle; {} things acknowledged",
        acknowledged.len()
    );
    let violations = playground.journal().violations();
    assert!(violations.is_empty(), "{violations:#?}");
}

fn options() -> Options {
    let people = COMPANIES.iter().flat_map(|(_, people, _)| people.iter());
    Options {
        people: people.map(|name| (*name).to_owned()).collect(),
        channels: (0..COMPANIES.len()).map(|n| (format!("table-{n}"), Access::Full)).collect(),
        // A press that meets a dead bot is given up sooner than on Discord.
        first_answer: Duration::from_millis(900),
        ..Options::default()
    }
}

/// Starts the program itself and waits until it plays; a start takes well under a second.
async fn start(playground: &Playground, database: &Path) -> Bot {
    let started = Instant::now();
    let bot = Command::new(env!("CARGO_BIN_EXE_henge"))
        .arg("run")
        .env("DISCORD_TOKEN", playground.token())
        .env("DISCORD_API_BASE", playground.base())
        .env("DATABASE_URL", format!("sqlite://{}", database.display()))
        .env("COMPUTER_PAUSE_MS", "0")
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

/// The program; it does not outlive the test.
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
