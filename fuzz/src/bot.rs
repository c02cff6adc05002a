//! The whole bot on a driven clock, with a database in memory and a Discord that takes everything.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::Duration;

use henge::clock;
use henge::computer::advice::Effort;
use henge::computer::{Level, choose};
use henge::discord::{Carried, Core, Transport, When};
use henge::rules::{Chance, GameKind, Options};
use henge::settings::{Daily, Pictures, Presses, Settings, Watch};
use henge::store::Store;
use henge::table::{
    ChannelId, Chosen, GuildId, Joining, Location, Move, Opening, Person, PressId, PublicStage,
    Randomness, Secret, Table, TableId, UserId,
};
use henge::tables::{Tables, Visit};
use henge::work::{Steps, Work};
use http::{Request, Response};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};

/// The server, and the person who plays at its tables.
pub const GUILD: u64 = 1_500_000_000_000_000_003;
pub const ADA: u64 = 1_500_000_000_000_000_005;

/// The channel of the first table; each other table is in the next one.
pub const CHANNEL: u64 = 1_500_000_000_000_000_011;

/// The last table that an input can open.
const LAST_TABLE: u64 = 10;

/// The time of day at which interactions arrive, in milliseconds since 1970.
const START: u64 = 1_801_353_600_000;

/// The time from one interaction to the next.
const BETWEEN: Duration = Duration::from_millis(1500);

/// The time after which everything has been answered and shown.
const SHOWN: Duration = Duration::from_secs(20);

/// Discord counts time from here, in milliseconds since 1970.
const EPOCH: u64 = 1_420_070_400_000;

/// A request to Discord.
pub struct Sent {
    pub path: String,
    /// The JSON of the request, without attached files.
    pub body: Value,
}

/// Discord, as far as the bot can tell.
#[derive(Default)]
struct Everything {
    sent: Mutex<Vec<Sent>>,
    messages: AtomicU64,
}

impl Transport for Everything {
    fn carry(&self, request: Request<Vec<u8>>) -> Carried<'_> {
        let path = request.uri().path().to_owned();
        let body = json_of(request.body());
        let answer = self.answer(&path);
        self.sent.lock().unwrap_or_else(PoisonError::into_inner).push(Sent { path, body });
        Box::pin(async move { Ok(Response::new(answer.to_string())) })
    }
}

impl Everything {
    fn answer(&self, path: &str) -> Value {
        let id = (CHANNEL + 1000 + self.messages.fetch_add(1, Ordering::Relaxed)).to_string();
        match path.rsplit('/').next() {
            Some("emojis") => json!({ "items": [] }),
            Some("commands") => json!([{ "id": "3" }]),
            Some("callback") => json!({ "resource": { "message": { "id": id } } }),
            _ => json!({ "id": id, "flags": 0 }),
        }
    }
}

/// The JSON of a request; of one with files, the part in front of them.
fn json_of(body: &[u8]) -> Value {
    let text = String::from_utf8_lossy(body);
    let start = if text.starts_with("--") { text.find('{').unwrap_or_default() } else { 0 };
    let mut values = serde_json::Deserializer::from_str(&text[start..]).into_iter();
    values.next().and_then(Result::ok).unwrap_or_default()
}

/// The runtime of the database's own tasks, whose clock is the real one.
static DATABASE: LazyLock<Runtime> = LazyLock::new(|| {
    let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build();
    runtime.expect("a runtime starts")
});

/// A database with a lobby, a game of each kind, and a game of each kind that is over.
static TABLES: LazyLock<(TempDir, PathBuf)> = LazyLock::new(|| {
    let folder = folder();
    let path = folder.path().join("tables.db");
    driven().block_on(async {
        let (core, steps) = start(&path, Arc::new(Everything::default())).await;
        lay_out(core.tables()).await;
        core.tables().close().await;
        steps.stop();
    });
    (folder, path)
});

fn folder() -> TempDir {
    let memory = Path::new("/dev/shm");
    let folder = if memory.is_dir() { TempDir::new_in(memory) } else { TempDir::new() };
    folder.expect("there is room for a folder")
}

fn driven() -> Runtime {
    let runtime = Builder::new_current_thread().enable_time().start_paused(true).build();
    let runtime = runtime.expect("a runtime starts");
    let entered = runtime.enter();
    clock::drive(Duration::from_millis(START));
    drop(entered);
    runtime
}

async fn start(database: &Path, discord: Arc<Everything>) -> (Core, Steps) {
    let settings = Settings {
        token: "a.b.c".to_owned(),
        database_url: format!("sqlite://{}", database.display()),
        backups: None,
        api_base: Some("http://discord".to_owned()),
        pause: Duration::ZERO,
        metrics: None,
        watch: Watch::default(),
        randomness: Randomness::Seeded(7),
        presses: Presses::default(),
        pictures: Pictures::Off,
        pseudo: None,
        emoji_pause: None,
        effort: Effort { choosing: 1, measuring: 2, deals: 1 },
        shards: None,
        daily: Daily::default(),
    };
    let steps = Steps::new(DATABASE.handle().clone());
    let core = Core::start(&settings, discord, Work::Stepwise(steps.clone())).await;
    (core.unwrap_or_else(|error| panic!("the bot does not start: {error}")), steps)
}

/// The requests that the bot sends when these interactions arrive one after another.
///
/// # Panics
/// The bot does not start, or remembers something else of a table than it has stored.
pub fn hear(interactions: Vec<Value>) -> Vec<Sent> {
    LazyLock::force(&TABLES);
    let folder = folder();
    let database = folder.path().join("henge.db");
    std::fs::copy(&TABLES.1, &database).expect("the database can be copied");
    let discord = Arc::new(Everything::default());
    let runtime = driven();
    runtime.block_on(async {
        let (core, steps) = start(&database, discord.clone()).await;
        tokio::time::sleep(BETWEEN).await;
        for interaction in interactions {
            // What serenity cannot read is dropped.
            let _ = core.hear(interaction, When::Now);
            tokio::time::sleep(BETWEEN).await;
        }
        tokio::time::sleep(SHOWN).await;
        let remembered = states(core.tables()).await;
        core.tables().close().await;
        steps.stop();
        let stored = stored(&database).await;
        assert_eq!(remembered, stored, "memory is not as the database");
    });
    drop(runtime);
    std::mem::take(&mut *discord.sent.lock().unwrap_or_else(PoisonError::into_inner))
}

/// What the database says of each table.
async fn stored(database: &Path) -> Vec<String> {
    let steps = Steps::new(DATABASE.handle().clone());
    let url = format!("sqlite://{}", database.display());
    let store = Store::open_with(&url, Work::Stepwise(steps.clone())).await;
    let store = store.unwrap_or_else(|error| panic!("the database does not open: {error}"));
    let (tables, _changes) = Tables::new(store, Duration::ZERO, Randomness::Seeded(7));
    let stored = states(&tables).await;
    tables.close().await;
    steps.stop();
    stored
}

/// What is known of each table, as text: its players, its choices, and how far its game is.
async fn states(tables: &Tables) -> Vec<String> {
    let mut states = Vec::new();
    for id in 1..=LAST_TABLE {
        let state = tables.look(TableId::new(id), state).await;
        states.push(state.unwrap_or_else(|error| error.to_string()));
    }
    states
}

fn state(table: &Table) -> String {
    let choices = (&table.options, table.clock, table.joining, table.hints, table.host);
    let people = (&table.cuts, &table.votes, table.sitters(), table.chosen_tempo);
    let board = match table.public_view().stage {
        PublicStage::Playing(board) | PublicStage::Over { board, .. } => Some(board.game),
        PublicStage::Lobby(_) | PublicStage::Closed { .. } => None,
    };
    let own = table.private_view(UserId::new(ADA));
    let own = own.map(|own| (own.seat, own.question, own.order, own.game));
    format!("{choices:?} {people:?} {} {board:?} {own:?}", table.entries())
}

/// The id of the interaction that arrives as this one of an input.
pub const fn id(place: usize) -> u64 {
    let at = START + BETWEEN.as_millis() as u64 * (place as u64 + 1);
    ((at - EPOCH) << 22) + place as u64
}

async fn lay_out(tables: &Tables) {
    open(tables, GameKind::Cards, 0).await;
    for (channel, kind, moves) in [
        (1, GameKind::Cards, 12),
        (2, GameKind::Dice, 12),
        (3, GameKind::Cards, 10_000),
        (4, GameKind::Dice, 10_000),
    ] {
        let table = open(tables, kind, channel).await;
        press(tables, table, channel, 1, Move::Choose(Chosen::Level(Level::RANDOM))).await;
        press(tables, table, channel, 2, Move::FillAndBegin).await;
        let mut luck = Chance::new([7; 32]).set_up();
        let mut presses = 3;
        while presses < moves {
            let look = |table: &Table| (table.is_over(), table.private_view(UserId::new(ADA)));
            let Ok((false, Some(own))) = tables.look(table, look).await else { break };
            match choose(Level::RANDOM, &own.game, &mut luck) {
                Some(action) => {
                    let answer = Move::Answer { question: own.question, action };
                    press(tables, table, channel, presses, answer).await;
                    presses += 1;
                }
                None => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    }
}

fn location(channel: u64) -> Location {
    Location { guild: GuildId::new(GUILD), channel: ChannelId::new(CHANNEL + channel) }
}

fn ada() -> Person {
    Person { id: UserId::new(ADA), name: "Ada".to_owned() }
}

async fn open(tables: &Tables, kind: GameKind, channel: u64) -> TableId {
    let (press, secret) = (PressId::new(10_000 * (channel + 1)), Secret::stored([7; 32]));
    let classic = Options::classic(kind);
    let options = classic.with("rounds", "short").unwrap_or(classic);
    let opening = Opening::new(location(channel), ada(), press, options, secret);
    let opening = Opening { hints: true, joining: Joining::Level(Level::RANDOM), ..opening };
    tables.open(opening).await.unwrap_or_else(|error| panic!("no table opens: {error}")).id
}

async fn press(tables: &Tables, table: TableId, channel: u64, number: u64, next: Move) {
    let press = PressId::new(10_000 * (channel + 1) + number);
    let visit = Visit { press, person: ada(), location: location(channel), manages: false };
    // A computer player may have moved meanwhile.
    let _ = tables.visit(table, visit, Some(next)).await;
}

/// The number of initial responses to each interaction.
pub fn responses(sent: &[Sent]) -> BTreeMap<u64, usize> {
    let mut responses = BTreeMap::new();
    for Sent { path, .. } in sent {
        let parts: Vec<&str> = path.split('/').collect();
        if let [.., "interactions", id, _, "callback"] = parts[..] {
            *responses.entry(id.parse().unwrap_or_default()).or_default() += 1;
        }
    }
    responses
}
