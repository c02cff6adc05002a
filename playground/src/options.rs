//! How a playground is set up.

use std::path::PathBuf;
use std::time::Duration;

use crate::world::Access;

/// What a playground is started with.
#[derive(Clone, Debug)]
pub struct Options {
    /// The port on 127.0.0.1; 0 takes any that is free.
    pub port: u16,
    /// The names of the people of the server. The first one owns it.
    pub people: Vec<String>,
    /// The channels of the server, and what the bot may do in each.
    pub channels: Vec<(String, Access)>,
    /// The name of the server.
    pub guild: String,
    /// The name of the bot.
    pub bot: String,
    /// The token the bot must show; `None` makes one up.
    pub token: Option<String>,
    /// How long an interaction waits for its first answer.
    pub first_answer: Duration,
    /// How long an interaction's token is good for.
    pub token_life: Duration,
    /// How long the nonce of a message is remembered: until then the same posts nothing more.
    pub nonce_life: Duration,
    /// Whether Discord's rate limits are enforced, as it documents them.
    pub limits: bool,
    /// How often the bot is asked to send a heartbeat.
    pub heartbeat: Duration,
    /// How many shards `GET /gateway/bot` recommends at first; see
    /// [`Gateway::recommend`](crate::Gateway::recommend).
    pub shards: u32,
    /// How many shards may identify within five seconds.
    pub max_concurrency: u16,
    /// How many sessions the bot may still start. One more is a violation, and closed with 4004: Discord resets the
    /// token then.
    pub session_starts: u32,
    /// How long a [`Person`](crate::Person) waits for something before giving up.
    pub patience: Duration,
    /// How many messages of a channel, threads, and entries of each list of the journal are kept: the newest, and
    /// of messages those that were new or changed last. `None` keeps everything, for tests, which end soon.
    pub kept: Option<usize>,
    /// From this follow all ids and tokens, so that a test can be played again: who does the same again is
    /// told of by the same interactions. Where the clock is driven, ids tell its time nevertheless. `None`:
    /// ids tell the time, and nobody can guess a token.
    pub seed: Option<u64>,
    /// Discord's `OpenAPI` file; `None` means there is none to check requests against.
    pub openapi: Option<PathBuf>,
}

/// What a playground keeps that may run for weeks.
const KEPT: usize = 1000;

impl Options {
    /// For a playground that goes on and on: it forgets what has been still for long.
    pub fn to_play() -> Self {
        Self { kept: Some(KEPT), ..Self::default() }
    }
}

impl Default for Options {
    fn default() -> Self {
        let people = ["Ada", "Ben", "Cy", "Di", "Eve", "Finn"];
        let channels = [
            ("general", Access::Full),
            ("wizards", Access::Full),
            ("dice", Access::Full),
            ("quiet-corner", Access::ReadOnly),
        ];
        Self {
            port: 0,
            people: people.map(str::to_owned).to_vec(),
            channels: channels.map(|(name, access)| (name.to_owned(), access)).to_vec(),
            guild: "The Playground".to_owned(),
            bot: "bot".to_owned(),
            token: None,
            first_answer: Duration::from_secs(3),
            token_life: Duration::from_mins(15),
            nonce_life: Duration::from_mins(3),
            limits: true,
            heartbeat: Duration::from_millis(41_250),
            shards: 1,
            max_concurrency: 1,
            session_starts: 1000,
            patience: Duration::from_secs(10),
            kept: None,
            seed: None,
            openapi: std::env::var_os("DISCORD_OPENAPI").map(PathBuf::from),
        }
    }
}
