//! A playground with enough people and channels, a folder for the database, and the bot.

use std::sync::Arc;
use std::time::Duration;

use playground::{Access, Options, Playground};
use tempfile::TempDir;
use tokio::runtime::{Builder, Handle, Runtime};

use crate::bot::{Bot, database, database_url};
use crate::figures::{aim, say};
use crate::process::{Holdings, Lookout, computed, most_memory, size};
use crate::tally::Tally;

/// The surroundings of a scenario.
pub struct Stage {
    pub playground: Arc<Playground>,
    pub folder: TempDir,
    pub tally: Tally,
    _threads: Threads,
}

/// A separate runtime for tasks that must not wait behind others.
pub struct Threads(Option<Runtime>);

impl Threads {
    pub fn start(name: &str) -> Self {
        Self(Some(Builder::new_multi_thread().thread_name(name).enable_all().build().unwrap()))
    }

    pub fn handle(&self) -> &Handle {
        self.0.as_ref().unwrap().handle()
    }

    async fn run<T: Send + 'static>(&self, work: impl Future<Output = T> + Send + 'static) -> T {
        self.handle().spawn(work).await.unwrap()
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        self.0.take().unwrap().shutdown_background();
    }
}

impl Stage {
    /// Options with names of equal length, so that no name is part of another.
    pub fn options(people: usize, channels: usize) -> Options {
        Options {
            people: (0..people).map(|number| format!("P{number:05}")).collect(),
            channels: (0..channels).map(|n| (format!("c{n:05}"), Access::Full)).collect(),
            patience: Duration::from_mins(1),
            openapi: None,
            ..Options::default()
        }
    }

    pub async fn set(people: usize, channels: usize) -> Self {
        Self::set_with(Self::options(people, channels)).await
    }

    pub async fn set_with(options: Options) -> Self {
        let threads = Threads::start("playground");
        let playground = Arc::new(threads.run(Playground::start(options)).await.unwrap());
        let tally = Tally::of(&playground);
        Self { playground, folder: TempDir::new().unwrap(), tally, _threads: threads }
    }

    pub async fn start_bot(&self) -> Bot {
        let bot = Bot::start(&self.playground, self.folder.path()).await;
        aim("start to READY", crate::figures::ms(bot.ready), "below 1 s");
        bot
    }

    /// Starts a second bot once the first one's connection has ended.
    pub async fn restart_bot(&self, bot: Bot) -> Bot {
        self.stop_bot(bot).await;
        self.start_bot().await
    }

    /// Stops the bot, and waits until its connection has ended.
    pub async fn stop_bot(&self, bot: Bot) {
        bot.stop();
        while self.playground.bot_connected() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    pub fn database_url(&self) -> String {
        database_url(self.folder.path())
    }

    /// Prints the bot's resources, and the size of the database.
    pub fn print_holdings(&self, bot: &Bot, lookout: &Lookout, most: &str) {
        say("the bot holds now", Holdings::of(bot.id()));
        say("the most that it held", lookout.most());
        let memory = most_memory(bot.id()) as f64 * 1024.0 / 1e6;
        aim("most memory", format!("{memory:.1} MB"), most);
        let of = |id| format!("{:.1} s", computed(id).as_secs_f64());
        let own = of(std::process::id());
        say(
            "computed by the bot, and by the playground and its people",
            format!("{}, {own}", of(bot.id())),
        );
        say("games that ended", bot.metric("henge_games_ended_total"));
        let database = database(self.folder.path());
        let log = size(&database.with_extension("db-wal")) / 1024;
        say("database and its log", format!("{} KiB, {log} KiB", size(&database) / 1024));
        bot.print_log();
    }
}
