//! The companies at play, and the bot that they play with.

#[cfg(target_os = "linux")]
use std::os::fd::OwnedFd;
use std::path::Path;
#[cfg(target_os = "linux")]
use std::process::ExitStatus;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use playground::{Access, Channel, Options, Person, Playground};
#[cfg(target_os = "linux")]
use rustix::process::{Pid, PidfdFlags, Signal, pidfd_open, pidfd_send_signal};
use tokio::task::JoinHandle;

use crate::company::{Company, Told};
use crate::disk::Found;
use crate::seed::Seed;

/// The time in which something must happen, even on a busy machine.
pub const PATIENCE: Duration = Duration::from_mins(10);

/// The companies; each plays in its own channel, and the last one in a group chat, of which the bot is no member.
const COMPANIES: [Company; 9] = [
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
    company("/wizard play preset:quick", &["Tilda", "Ulrich"], 1),
];

const fn company(
    command: &'static str,
    people: &'static [&'static str],
    computers: usize,
) -> Company {
    Company { command, people, computers }
}

/// A playground, its people, and what the bot has told them.
pub struct Play {
    pub playground: Playground,
    pub told: Told,
    seed: Seed,
    players: Vec<JoinHandle<()>>,
    /// The numbers of card games and of dice games that were found in progress.
    interrupted: [usize; 2],
}

impl Play {
    /// Starts a playground, on which nobody plays yet.
    pub async fn new(seed: Seed) -> Self {
        let playground = Playground::start(options(seed)).await.unwrap();
        playground.people().iter().for_each(Person::install_app);
        Self { playground, told: Told::default(), seed, players: Vec::new(), interrupted: [0; 2] }
    }

    /// Lets all companies play.
    pub fn sit_down(&mut self) {
        let companies = self.companies().flat_map(|(company, channel)| {
            company.sit_down(&channel, &self.playground, &self.told, self.seed)
        });
        self.players = companies.collect();
    }

    /// Interrupts everybody, whatever they do.
    pub async fn interrupt(&mut self) {
        for player in self.players.drain(..) {
            player.abort();
            let _ = player.await;
        }
    }

    /// Lets all companies play on, at tables that may be behind what people saw last.
    pub async fn play_on(&mut self) {
        self.told.forget_orders();
        for (company, channel) in self.companies() {
            company.look_again(&channel, &self.playground).await;
        }
        self.sit_down();
    }

    /// Each company and its channel.
    fn companies(&self) -> impl Iterator<Item = (Company, Channel)> {
        COMPANIES.into_iter().enumerate().map(|(number, company)| {
            let (name, playground) = (place(number), &self.playground);
            let channel = playground.channel(&name).or_else(|| playground.group(&name));
            (company, channel.unwrap())
        })
    }

    /// Starts the program, which may be killed before people can play.
    pub fn spawn(&self, database: &Path) -> Bot {
        let bot = Command::new(env!("CARGO_BIN_EXE_henge"))
            .arg("run")
            .env("DISCORD_TOKEN", self.playground.token())
            .env("DISCORD_API_BASE", self.playground.base())
            .env("DATABASE_URL", format!("sqlite://{}", database.display()))
            .env("COMPUTER_PAUSE_MS", "0")
            .env("PRESSES_PER_SECOND", "10000")
            .env("PICTURES", "off")
            .env("RUST_LOG", "warn")
            .current_dir(database.parent().unwrap())
            .stdin(Stdio::null())
            .spawn();
        Bot(bot.unwrap())
    }

    /// Starts the program and waits until people can play; a start takes well under a second.
    pub async fn start(&self, database: &Path) -> Bot {
        let started = Instant::now();
        let bot = self.spawn(database);
        self.playground.wait_ready().await.unwrap();
        let took = started.elapsed();
        if took > Duration::from_secs(1) {
            eprintln!("a start took {took:?}");
        }
        bot
    }

    /// Waits until the playground has noticed that the bot is dead.
    pub async fn noticed(&self) {
        while self.playground.bot_connected() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// Counts the games that a dead bot has left in progress, from which nothing may be missing.
    pub fn count(&mut self, found: &Found) {
        assert!(found.lost.is_empty(), "acknowledged, but not stored: {:#?}", found.lost);
        self.count_interrupted(found);
    }

    /// Counts the games that are in progress.
    pub fn count_interrupted(&mut self, found: &Found) {
        let [cards, dice] = self.interrupted;
        self.interrupted = [cards + found.playing[0], dice + found.playing[1]];
    }

    /// Waits until all games are over and nobody begins another one.
    pub async fn end(&mut self) {
        self.told.play_to_the_end();
        let (mut end, mut told) = (Instant::now() + PATIENCE, self.told.count());
        while !self.players.iter().all(JoinHandle::is_finished) {
            if self.told.count() > told {
                (end, told) = (Instant::now() + PATIENCE, self.told.count());
            }
            assert!(Instant::now() < end, "games do not end: {:#?}", self.told.stuck());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        for player in self.players.drain(..) {
            player.await.unwrap();
        }
    }

    /// Checks what the last bot has left when all games were over, and what all of them sent. Says how many games were
    /// interrupted before.
    pub fn conclude(&self, last: &Found, interruptions: &str) {
        assert!(last.lost.is_empty(), "acknowledged, but not stored: {:#?}", last.lost);
        assert_eq!(last.playing, [0; 2], "every game is over");
        let [cards, dice] = self.interrupted;
        eprintln!(
            "{interruptions}, {cards} card and {dice} dice games interrupted; {} things acknowledged",
            self.told.count()
        );
        let mut violations = self.playground.journal().violations();
        // A session that was not stored in time is begun anew, sooner than after the five seconds that Discord asks for.
        violations.retain(|violation| violation.code != "BASE_SHARD_CONCURRENCY");
        assert!(violations.is_empty(), "{violations:#?}");
    }
}

fn options(seed: Seed) -> Options {
    let people = COMPANIES.iter().flat_map(|company| company.people);
    let people: Vec<String> = people.map(|name| (*name).to_owned()).collect();
    let last = COMPANIES.len() - 1;
    Options {
        groups: [(place(last), people.clone())].into(),
        people,
        channels: (0..last).map(|number| (place(number), Access::Full)).collect(),
        // A press that meets a dead bot times out sooner than on Discord.
        first_answer: Duration::from_millis(900),
        // A start takes longer on a busy machine.
        patience: Duration::from_mins(5),
        ..seed.options()
    }
}

/// The name of the channel or group chat of a company.
fn place(company: usize) -> String {
    format!("table-{company}")
}

/// The program; it is killed at the end of the test.
pub struct Bot(Child);

impl Bot {
    pub fn kill(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

#[cfg(target_os = "linux")]
impl Bot {
    /// A handle for signals, which reach no other process even if the bot has ended.
    pub fn process(&self) -> OwnedFd {
        pidfd_open(Pid::from_child(&self.0), PidfdFlags::empty()).unwrap()
    }

    /// The exit status, once the bot has ended.
    pub fn ended(&mut self) -> Option<ExitStatus> {
        self.0.try_wait().unwrap()
    }

    /// Asks the bot to stop, and waits until it has ended.
    pub async fn stop(&mut self) {
        let end = Instant::now() + PATIENCE;
        if self.ended().is_none() {
            pidfd_send_signal(self.process(), Signal::TERM).unwrap();
        }
        while self.ended().is_none() {
            assert!(Instant::now() < end, "the bot does not stop");
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
