//! The bot of a run: its connection to Discord, its start, its shutdown, and its sudden death.

use std::path::Path;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use henge::computer::advice::Effort;
use henge::discord::{Carried, Core, Transport, Unreachable};
use henge::settings::{Daily, Pictures, Presses, Settings, Watch};
use henge::table::Randomness;
use henge::work::{Steps, Work};
use http::Request;
use playground::Playground;
use tokio::runtime::{Builder, Runtime};

use crate::gateway::{Connection, Gateway};
use crate::trace::Trace;

/// The runtime of the database's own tasks, whose clock is the real one.
static DATABASE: LazyLock<Runtime> =
    LazyLock::new(|| Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap());

/// The host's pause before another attempt to start the bot.
const AGAIN: Duration = Duration::from_secs(5);

/// The host: the configuration with which a bot is started.
pub struct Host {
    pub playground: Arc<Playground>,
    pub trace: Trace,
    pub gateway: Arc<Gateway>,
    settings: Settings,
    starts: u64,
}
pub struct Bot {
    pub core: Core,
    pub steps: Steps,
    pub connection: Connection,
}

impl Host {
    pub fn new(
        playground: Arc<Playground>,
        trace: Trace,
        seed: u64,
        database: &Path,
        pause: Duration,
    ) -> Self {
        let settings = Settings {
            token: playground.token().to_owned(),
            database_url: format!("sqlite://{}", database.display()),
            backups: None,
            api_base: Some("http://playground".to_owned()),
            pause,
            metrics: None,
            watch: Watch::default(),
            randomness: Randomness::Seeded(seed),
            presses: Presses::default(),
            pictures: Pictures::On,
            pseudo: None,
            emoji_pause: None,
            effort: Effort { choosing: 1, measuring: 2, deals: 1 },
            shards: None,
            daily: Daily::default(),
        };
        let gateway = Gateway::new(&playground, trace.clone());
        Self { playground, trace, gateway, settings, starts: 0 }
    }

    /// Makes the bot upload missing emojis with this pause; `None` uploads none.
    pub fn with_emojis(mut self, pause: Option<Duration>) -> Self {
        self.settings.emoji_pause = pause;
        self
    }

    /// Starts the bot, with as many attempts as necessary.
    pub async fn start(&mut self) -> Bot {
        loop {
            // Each start has its own seed, like a real one.
            self.starts += 1;
            if let Randomness::Seeded(seed) = &mut self.settings.randomness {
                *seed = seed.wrapping_add(self.starts << 32);
            }
            let steps = Steps::new(DATABASE.handle().clone());
            let line = Line { playground: self.playground.clone(), trace: self.trace.clone() };
            let work = Work::Stepwise(steps.clone());
            match Core::start(&self.settings, Arc::new(line), work).await {
                Ok(core) => {
                    core.restore();
                    if self.settings.emoji_pause.is_some() {
                        let keeps = core.clone();
                        let work = core.tables().store().work();
                        work.spawn(async move { keeps.keep_emojis().await });
                    }
                    let connection = Connection::open(&self.gateway, &core).await;
                    self.trace.say("the bot runs");
                    return Bot { core, steps, connection };
                }
                Err(error) => self.trace.say(&format!("the bot does not start: {error}")),
            }
            steps.stop();
            tokio::time::sleep(AGAIN).await;
        }
    }
}

impl Bot {
    /// Stops the bot in order, as SIGTERM does: it answers what it has heard, and stores its session.
    pub async fn stop(self) {
        self.connection.leave().await;
        self.core.tables().close().await;
        self.steps.stop();
    }

    /// Kills the bot in the middle of whatever it was doing.
    pub fn kill(self) {
        self.connection.abort();
        self.steps.stop();
    }
}

/// The connection to the playground.
struct Line {
    playground: Arc<Playground>,
    trace: Trace,
}

impl Transport for Line {
    fn carry(&self, request: Request<Vec<u8>>) -> Carried<'_> {
        Box::pin(async move {
            let (method, path) = (request.method().clone(), request.uri().path().to_owned());
            let body = String::from_utf8_lossy(request.body()).into_owned();
            self.trace.say(&format!("{method} {path} {body}"));
            let answer = self.playground.carry(request).await;
            match &answer {
                Some(answer) => {
                    let (status, body) = (answer.status(), answer.body());
                    self.trace.say(&format!("{status} to {method} {path}: {body}"));
                }
                None => self.trace.say(&format!("a broken connection to {method} {path}")),
            }
            answer.ok_or_else(|| Unreachable::Broken("reset".to_owned()))
        })
    }
}
