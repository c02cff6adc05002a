//! The capacity of the bot: the time from press to response over the wire, moves per second through
//! the store, bytes of a game and of a table. The benchmark prints figures and has no thresholds.
//!
//! `cargo bench --bench presses`; a word after `--` selects one part: `memory` (first, while this
//! process is still small), `wire`, `moves`, `games`.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a measurement may fail loudly"
)]
#![allow(clippy::cast_precision_loss, reason = "figures are printed with few digits")]

#[path = "shared/moves.rs"]
mod moves;

use std::num::NonZeroU32;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use henge::computer::advice::Effort;
use henge::discord::Bot;
use henge::features::press::{Draft, OwnPress, Press};
use henge::rules::{GameKind, Options as GameOptions};
use henge::settings::{Daily, Pictures, Presses, Settings, Watch};
use henge::store::Store;
use henge::table::{
    By, ChannelId, GuildId, Location, Move, Opening, Person as Player, Randomness, Table, TableId,
    UserId,
};
use henge::tables::Tables;
use henge::view::Words;
use moves::{any_answer, moved, next_press, step};
use playground::{Access, Options, Person, Playground, Snowflake};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

/// Presses per second over the wire.
const RATE: u64 = 200;
/// The duration of the presses.
const PRESSING: Duration = Duration::from_secs(20);
/// The number of tables with presses, with four people each.
const TABLES: u64 = 48;
/// Maximum number of concurrent callers, each at their own table.
const CALLERS: u64 = 64;
/// The duration of their moves.
const MOVING: Duration = Duration::from_secs(8);
/// The number of tables that are opened to measure their memory.
const OPEN: u64 = 2000;
/// Press limits for the benchmark: nobody presses too fast, or too late when the machine is busy.
const PRESSES: Presses = Presses {
    a_second: NonZeroU32::new(10_000).unwrap(),
    oldest: Duration::from_mins(1),
    announced_after: Duration::from_millis(1500),
};

fn main() {
    let runtime = Runtime::new().unwrap();
    let asked: Vec<String> =
        std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let wanted = |part: &str| asked.is_empty() || asked.iter().any(|word| word == part);
    for (part, measure) in
        [("memory", memory as fn(&Runtime)), ("wire", wire), ("moves", moving), ("games", games)]
    {
        if wanted(part) {
            measure(&runtime);
        }
    }
    // The shards of a stopped bot may still wait for their end.
    runtime.shutdown_background();
}

/// Measures the time from press to response, including the commit.
fn wire(runtime: &Runtime) {
    let folder = TempDir::new().unwrap();
    println!("fdatasync of 4 KiB before: {}", probe(folder.path()));
    runtime.block_on(async {
        let people = (0..TABLES * 4).map(|number| format!("P{number}")).collect();
        let channels = (0..TABLES).map(|number| (format!("c{number}"), Access::Full)).collect();
        let options = Options { people, channels, openapi: None, ..Options::default() };
        let playground = Playground::start(options).await.unwrap();
        let database = folder.path().join("henge.db");
        let settings = Settings {
            token: playground.token().to_owned(),
            database_url: url(&database),
            backups: None,
            api_base: Some(playground.base().to_owned()),
            pause: Duration::ZERO,
            metrics: None,
            watch: Watch::default(),
            randomness: Randomness::System,
            presses: PRESSES,
            pictures: Pictures::Off,
            pseudo: None,
            emoji_pause: None,
            effort: Effort::FULL,
            shards: None,
            daily: Daily::default(),
        };
        let bot = Bot::prepare(&settings).await.unwrap();
        tokio::spawn(async move { bot.run(std::future::pending()).await.unwrap() });
        playground.wait_ready().await.unwrap();
        let mut tables = Vec::new();
        for number in 0..TABLES {
            tables.push(seated(&playground, &database, number).await);
        }
        println!("{TABLES} tables of four are set");
        tokio::time::sleep(Duration::from_secs(3)).await;
        playground.journal().clear();
        let disk = folder.path().to_owned();
        let probing = tokio::task::spawn_blocking(move || probe(&disk));
        press_all(&mut tables).await;
        tokio::time::sleep(Duration::from_secs(1)).await;
        println!("fdatasync of 4 KiB meanwhile: {}", probing.await.unwrap());
        let journal = playground.journal();
        println!(
            "press to answer at {RATE} a second for {PRESSING:?}: {}; {} unanswered",
            spread(journal.answer_times()),
            journal.unanswered().len()
        );
    });
}

/// A table over the wire, and a copy of it in this process, so that the result of a press is known
/// before its response.
struct Mirror {
    people: Vec<(Person, Snowflake)>,
    table: Table,
}

/// Begins a game of four people, all with their hands open.
async fn seated(playground: &Playground, database: &Path, number: u64) -> Mirror {
    let channel = playground.channel(&format!("c{number}")).unwrap();
    let person = |seat| playground.person(&format!("P{}", number * 4 + seat)).unwrap();
    let people: Vec<Person> = (0..4).map(person).collect();
    let words = Words::english();
    let opened = people[0].command(&channel, "/wizard play").await.unwrap();
    let lobby = opened.message().unwrap();
    for person in &people[1..] {
        person.press(&lobby, &words.say("lobby-sit")).await.unwrap();
    }
    people[0].press(&lobby, &words.say("lobby-begin")).await.unwrap();
    let mut hands = Vec::new();
    for person in people {
        let hand = person.command(&channel, "/wizard hand").await.unwrap().message().unwrap();
        hands.push((person, hand.id));
    }
    let store = Store::open_to_read(&url(database)).await.unwrap();
    let table = store.table(TableId::new(number + 1)).await.unwrap().unwrap();
    store.close().await;
    Mirror { people: hands, table }
}

impl Mirror {
    /// Lets somebody who is asked answer.
    fn press(&mut self, pressing: &mut JoinSet<()>) {
        let (player, next) = any_answer(&self.table).expect("the game is not over");
        let Move::Answer { question, action } = next else { return };
        let press = OwnPress::Answer { question, action, place: 0 };
        let press = Press::Own(self.table.id, Draft::default(), press).text();
        let whose = |(person, _): &&(Person, Snowflake)| person.id.0 == player.id.get();
        let (person, hand) = self.people.iter().find(whose).unwrap().clone();
        let by = By::Person {
            person: player,
            press: next_press(),
            manages: false,
            last_played: Vec::new(),
        };
        self.table = self.table.decide(&by, &next, 0).unwrap().table;
        pressing.spawn(async move { drop(person.forge_press(hand, &press).await) });
    }
}

/// Presses at this rate, however long the responses take.
async fn press_all(tables: &mut [Mirror]) {
    let mut clock = tokio::time::interval(Duration::from_micros(1_000_000 / RATE));
    let mut pressing = JoinSet::new();
    let presses = PRESSING.as_secs() * RATE;
    for number in 0..presses as usize {
        clock.tick().await;
        let table = number % tables.len();
        tables[table].press(&mut pressing);
        while pressing.try_join_next().is_some() {}
    }
    pressing.join_all().await;
}

/// Measures moves per second through the tables and the store's writer.
fn moving(runtime: &Runtime) {
    for callers in [1, 8, CALLERS] {
        let folder = TempDir::new().unwrap();
        let done = runtime.block_on(async {
            let tables = tables(&folder.path().join("henge.db")).await;
            let end = Instant::now() + MOVING;
            let mut all = JoinSet::new();
            for caller in 0..callers {
                all.spawn(move_until(tables.clone(), caller, end));
            }
            let done: u64 = all.join_all().await.iter().sum();
            tables.close().await;
            done
        });
        let each = done as f64 / MOVING.as_secs_f64();
        println!("{callers} callers: {each:.0} moves a second");
    }
}

async fn move_until(tables: Tables, caller: u64, end: Instant) -> u64 {
    let (mut table, mut moves) = (begun(&tables, caller).await, 0);
    while Instant::now() < end {
        if step(&tables, table).await {
            moves += 1;
        } else {
            table = begun(&tables, caller).await;
        }
    }
    moves
}

/// Measures the bytes that a finished classic game of four players takes on the disk.
fn games(runtime: &Runtime) {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("henge.db");
    let empty = {
        runtime.block_on(async { tables(&database).await.close().await });
        std::fs::metadata(&database).unwrap().len()
    };
    runtime.block_on(async {
        let tables = tables(&database).await;
        let mut all = JoinSet::new();
        for caller in 0..CALLERS {
            let tables = tables.clone();
            all.spawn(async move {
                let table = begun(&tables, caller).await;
                while step(&tables, table).await {}
            });
        }
        all.join_all().await;
        tables.close().await;
    });
    let size = std::fs::metadata(&database).unwrap().len();
    println!("a finished classic game of four: {} bytes", (size - empty) / CALLERS);
}

/// Measures the resident memory of an idle bot, and of a table in play.
fn memory(runtime: &Runtime) {
    let folder = TempDir::new().unwrap();
    runtime.block_on(async {
        let playground = Playground::start(Options::default()).await.unwrap();
        let mut bot = Command::new(env!("CARGO_BIN_EXE_henge"))
            .arg("run")
            .env("DISCORD_TOKEN", playground.token())
            .env("DISCORD_API_BASE", playground.base())
            .env("DATABASE_URL", url(&folder.path().join("idle.db")))
            .env("RUST_LOG", "off")
            .stdin(Stdio::null())
            .spawn()
            .unwrap();
        playground.wait_ready().await.unwrap();
        tokio::time::sleep(Duration::from_secs(2)).await;
        println!("an idle bot: {} KiB resident", resident(bot.id()).unwrap_or_default());
        bot.kill().unwrap();
        bot.wait().unwrap();
        let tables = tables(&folder.path().join("tables.db")).await;
        let before = resident(std::process::id()).unwrap_or_default();
        for caller in 0..OPEN {
            let table = begun(&tables, caller).await;
            for _ in 0..8 {
                step(&tables, table).await;
            }
        }
        let after = resident(std::process::id()).unwrap_or_default();
        let each = after.saturating_sub(before) * 1024 / OPEN;
        println!("a table in play: {each} bytes resident ({OPEN} tables)");
        tables.close().await;
    });
}

/// The resident memory of a process in KiB, if the system reports it.
fn resident(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().split(' ').next()?.parse().ok()
}

async fn tables(database: &Path) -> Tables {
    let store = Store::open(&url(database)).await.unwrap();
    let (tables, mut changes) = Tables::new(store, Duration::ZERO, Randomness::System);
    tokio::spawn(async move { while changes.recv().await.is_some() {} });
    tables
}

/// A game of four people that has begun in its own channel.
async fn begun(tables: &Tables, caller: u64) -> TableId {
    let person = |seat: u64| Player { id: UserId::new(caller * 4 + seat + 1), name: "Ada".into() };
    let opening = Opening::new(
        Location { guild: GuildId::new(1), channel: ChannelId::new(caller + 1) },
        person(0),
        next_press(),
        GameOptions::classic(GameKind::Cards),
        tables.draw_secret().unwrap(),
    );
    let lobby = tables.open(opening).await.unwrap();
    for seat in 1..4 {
        assert!(moved(tables, lobby.id, lobby.location, person(seat), Move::Sit).await);
    }
    assert!(moved(tables, lobby.id, lobby.location, person(0), Move::Begin).await);
    lobby.id
}

fn url(database: &Path) -> String {
    format!("sqlite://{}", database.display())
}

/// The time that this disk takes to sync a page.
fn probe(folder: &Path) -> String {
    use std::io::Write as _;
    let mut file = std::fs::File::create(folder.join("probe")).unwrap();
    let times = (0..300).map(|_| {
        std::thread::sleep(Duration::from_millis(10));
        let started = Instant::now();
        file.write_all(&[7; 4096]).unwrap();
        file.sync_data().unwrap();
        started.elapsed()
    });
    spread(times.collect())
}

fn spread(mut times: Vec<Duration>) -> String {
    times.sort();
    let at = |share: f64| {
        let place = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        times.get(place).copied().unwrap_or_default()
    };
    let ms = |time: Duration| format!("{:.1} ms", time.as_secs_f64() * 1000.0);
    format!("p50 {}, p99 {}, max {} of {}", ms(at(0.5)), ms(at(0.99)), ms(at(1.0)), times.len())
}
