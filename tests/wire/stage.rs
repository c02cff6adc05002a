//! A playground with the bot on it, and people who press what they see.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Once;
use std::time::Duration;

use henge::discord::Bot;
use henge::settings::Settings;
use playground::{Answer, Channel, Message, Options, Person, Playground};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

static SAID: Once = Once::new();
const PROSE_ONLY: &str =
    "without DISCORD_OPENAPI requests are checked against the prose limits only\n";

/// A playground, the bot on it, and the folder of its database.
pub struct Stage {
    pub playground: Playground,
    pub folder: TempDir,
    bot: Option<RunningBot>,
}

struct RunningBot {
    stop: oneshot::Sender<()>,
    ended: JoinHandle<()>,
}

impl Stage {
    pub async fn start() -> Self {
        Self::start_with(Options { patience: Duration::from_secs(30), ..Options::default() }).await
    }

    pub async fn start_with(options: Options) -> Self {
        let mut stage = Self::without_bot(options).await;
        stage.start_bot().await;
        stage
    }

    /// For a bot of one's own.
    pub async fn without_bot(options: Options) -> Self {
        let playground = Playground::start(options).await.unwrap();
        let folder = TempDir::new().unwrap();
        Self { playground, folder, bot: None }
    }

    pub fn database(&self) -> PathBuf {
        self.folder.path().join("henge.db")
    }

    pub fn settings(&self) -> Settings {
        Settings {
            token: self.playground.token().to_owned(),
            database_url: database_url(&self.database()),
            api_base: Some(self.playground.base().to_owned()),
            pause: Duration::ZERO,
        }
    }

    pub async fn start_bot(&mut self) {
        let bot = Bot::prepare(&self.settings()).await.unwrap();
        let (stop, stopped) = oneshot::channel();
        let ended = tokio::spawn(async move {
            bot.run(async { drop(stopped.await) }).await.unwrap();
        });
        self.playground.wait_ready().await.unwrap();
        self.bot = Some(RunningBot { stop, ended });
    }

    pub async fn stop_bot(&mut self) {
        let bot = self.bot.take().expect("the bot runs");
        bot.stop.send(()).unwrap();
        bot.ended.await.unwrap();
    }

    pub async fn restart_bot(&mut self) {
        self.stop_bot().await;
        self.start_bot().await;
    }

    pub fn person(&self, name: &str) -> Person {
        self.playground.person(name).expect("that person is there")
    }

    pub fn channel(&self, name: &str) -> Channel {
        self.playground.channel(name).expect("that channel is there")
    }

    /// Nothing that the bot sent was against Discord's rules, and no press went unanswered.
    pub fn check_the_wire(&self) {
        let journal = self.playground.journal();
        assert!(journal.violations().is_empty(), "{:#?}", journal.violations());
        assert!(journal.unanswered().is_empty(), "{:#?}", journal.unanswered());
        if !self.playground.schema_checked() {
            // Shown though the test passes, once.
            SAID.call_once(|| std::io::stderr().write_all(PROSE_ONLY.as_bytes()).unwrap());
        }
    }
}

pub fn database_url(path: &Path) -> String {
    format!("sqlite://{}", path.display())
}

/// The message that an interaction was answered with.
pub fn message(answer: Answer) -> Message {
    let shown = format!("{answer:?}");
    answer.message().unwrap_or_else(|| panic!("no message in {shown}"))
}

/// The newest message that has this in its text.
pub fn seen(person: &Person, channel: &Channel, text: &str) -> Option<Message> {
    person.sees(channel).into_iter().rev().find(|message| message.text().contains(text))
}

/// A press that a hand offers now: the first live number or card.
pub fn offered(hand: &Message) -> Option<String> {
    let tools = ["Refresh", "Sort by rank", "Sort by suit", "Scores", "Rules"];
    let live =
        |button: &&playground::Button| !button.disabled && !tools.contains(&button.label.as_str());
    hand.buttons().find(live)?.custom_id.clone()
}
