//! The gateway of a run: its events are numbered, and a bot that connects again resumes its session
//! and is told what it has missed, unless Discord has forgotten the session.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use henge::discord::{Core, When};
use henge::store::GatewaySession;
use playground::Playground;
use serde_json::Value;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::sync::{Mutex, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};

use crate::trace::Trace;

/// The interval at which the bot stores its session while events arrive.
const KEPT_EVERY: Duration = Duration::from_secs(5);

pub struct Gateway {
    events: Mutex<Events>,
    /// The number of the session that can be resumed.
    session: AtomicU64,
    /// The number of events that the bot has heard or has lost.
    heard: AtomicU64,
    trace: Trace,
}

struct Events {
    arriving: UnboundedReceiver<Value>,
    /// Everything that was sent since the run began.
    sent: Vec<Value>,
}

/// The bot's connection to the gateway.
pub struct Connection {
    gateway: Arc<Gateway>,
    core: Core,
    session: u64,
    telling: JoinHandle<()>,
}

impl Gateway {
    pub fn new(playground: &Playground, trace: Trace) -> Arc<Self> {
        let events = Events { arriving: playground.gateway().listen(), sent: Vec::new() };
        let (session, heard) = (AtomicU64::default(), AtomicU64::default());
        Arc::new(Self { events: Mutex::new(events), session, heard, trace })
    }

    /// Makes it impossible to resume the present session.
    pub fn forget_session(&self) {
        self.session.fetch_add(1, Ordering::Relaxed);
    }

    fn session(&self) -> u64 {
        self.session.load(Ordering::Relaxed)
    }

    /// Tells the bot what was sent after this number of events, and from then on what is sent.
    /// Without a session to resume, what the bot has missed is lost.
    async fn tell(
        &self,
        core: &Core,
        session: u64,
        heard: Option<u64>,
        connected: oneshot::Sender<()>,
    ) {
        let mut events = self.events.lock().await;
        let Events { arriving, sent } = &mut *events;
        while let Ok(event) = arriving.try_recv() {
            sent.push(event);
        }
        let heard = heard.map_or(sent.len(), |heard| heard as usize);
        for event in &sent[heard..] {
            self.say(core, event, When::Missed);
        }
        self.heard.store(sent.len() as u64, Ordering::Relaxed);
        // Whatever is sent from here on is heard.
        let _ = connected.send(());
        self.keep(core, session).await;
        let mut kept = Instant::now();
        while let Some(event) = arriving.recv().await {
            self.say(core, &event, When::Now);
            sent.push(event);
            self.heard.store(sent.len() as u64, Ordering::Relaxed);
            if kept.elapsed() >= KEPT_EVERY {
                self.keep(core, session).await;
                kept = Instant::now();
            }
        }
    }

    fn say(&self, core: &Core, event: &Value, when: When) {
        self.trace.say(&format!("told {when:?} {event}"));
        core.hear(event.clone(), when).unwrap();
    }

    /// Stores how far the bot has heard in this session.
    async fn keep(&self, core: &Core, session: u64) {
        let session = GatewaySession {
            shard: 0,
            shards: 1,
            session: session.to_string(),
            sequence: self.heard.load(Ordering::Relaxed),
            resume_url: String::new(),
            quickest: core.quickest(),
        };
        // A bot whose database is closed stores nothing.
        let _ = core.tables().store().keep_sessions(vec![session]).await;
    }
}

impl Connection {
    /// Connects a bot that has started: it resumes the session that it has stored.
    pub async fn open(gateway: &Arc<Gateway>, core: &Core) -> Self {
        let stored = core.sessions_before().await.unwrap();
        let session = gateway.session().to_string();
        let stored = stored.iter().find(|stored| stored.session == session);
        Self::begin(gateway.clone(), core.clone(), stored.map(|stored| stored.sequence)).await
    }

    async fn begin(gateway: Arc<Gateway>, core: Core, heard: Option<u64>) -> Self {
        gateway.trace.say(if heard.is_some() {
            "a session is resumed"
        } else {
            "a session begins"
        });
        let session = gateway.session();
        let (tells, bot) = (gateway.clone(), core.clone());
        let (connected, is_connected) = oneshot::channel();
        let telling =
            tokio::spawn(async move { tells.tell(&bot, session, heard, connected).await });
        let _ = is_connected.await;
        Self { gateway, core, session, telling }
    }

    /// Breaks for this time.
    pub async fn is_lost_for(&mut self, time: Duration) {
        self.gateway.trace.say("the gateway's connection breaks");
        self.abort();
        sleep(time).await;
        let heard = self.gateway.heard.load(Ordering::Relaxed);
        let heard = (self.session == self.gateway.session()).then_some(heard);
        *self = Self::begin(self.gateway.clone(), self.core.clone(), heard).await;
    }

    pub fn abort(&self) {
        self.telling.abort();
    }

    /// Leaves in such a way that the session can be resumed.
    pub async fn leave(&self) {
        self.abort();
        self.core.finish().await;
        self.gateway.keep(&self.core, self.session).await;
    }
}
