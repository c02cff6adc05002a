//! Options of a playground.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use crate::world::Access;

/// The options with which a playground starts.
#[derive(Clone, Debug)]
pub struct Options {
    /// The port on 127.0.0.1; 0 selects any free one.
    pub port: u16,
    /// The names of the members of the server. The first one owns it.
    pub people: Vec<String>,
    /// The channels of the server, and what the bot may do in each.
    pub channels: Vec<(String, Access)>,
    /// The group chats, in which the bot is no member: the names of their people. Each person also has direct
    /// messages with the bot.
    pub groups: BTreeMap<String, Vec<String>>,
    /// The name of the server.
    pub guild: String,
    /// The name of the bot.
    pub bot: String,
    /// The token that the bot must present; `None` generates one.
    pub token: Option<String>,
    /// The time limit for the initial response to an interaction.
    pub first_answer: Duration,
    /// The time for which an interaction's token is valid.
    pub token_life: Duration,
    /// The time for which a message's nonce is remembered; until then a post with the same nonce
    /// creates no new message.
    pub nonce_life: Duration,
    /// True if Discord's documented rate limits are enforced.
    pub limits: bool,
    /// The heartbeat interval that the bot is told.
    pub heartbeat: Duration,
    /// The number of shards that `GET /gateway/bot` recommends at first; see
    /// [`Gateway::recommend`](crate::Gateway::recommend).
    pub shards: u32,
    /// The number of shards that may identify within five seconds.
    pub max_concurrency: u16,
    /// The number of sessions that the bot may still start. One more is a violation, and closed
    /// with 4004: Discord then resets the token.
    pub session_starts: u32,
    /// The time for which a [`Person`](crate::Person) waits for something before giving up.
    pub patience: Duration,
    /// The number of messages per channel, of threads, and of entries in each list of the journal
    /// that are kept: the newest, and for messages those that were created or changed last. `None`
    /// keeps everything, for tests, which end soon.
    pub kept: Option<usize>,
    /// The seed of all ids and tokens, with which a test can be repeated: the same actions cause
    /// the same interactions. If the clock is driven, ids contain its time nevertheless. With
    /// `None`, ids contain the real time and nobody can guess a token.
    pub seed: Option<u64>,
    /// Discord's `OpenAPI` file, against which requests are checked; `None` if there is none.
    pub openapi: Option<PathBuf>,
}

/// The number of entries kept by a playground that may run for weeks.
const KEPT: usize = 1000;

impl Options {
    /// Options for a playground that runs indefinitely: it forgets what has not changed for a long
    /// time.
    pub fn to_play() -> Self {
        let options = Self::default();
        let groups = [("Game night".to_owned(), options.people.clone())].into();
        Self { kept: Some(KEPT), groups, ..options }
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
            groups: BTreeMap::new(),
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
