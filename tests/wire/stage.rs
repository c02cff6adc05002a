//! A playground with the bot on it, and people who press what they see.

use std::io::Write as _;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Once};
use std::time::{Duration, Instant};

use henge::discord::{Bot, Health};
use henge::emojis::{self, Emojis};
use henge::features::press::{LobbyPress, OwnPress, Press, Screen};
use henge::settings::{Pictures, Presses, Settings, Watch};
use henge::table::Randomness;
use henge::view::Words;
use playground::{Answer, Channel, Message, Options, Person, Playground, Snowflake};
use tempfile::TempDir;
use tokio::runtime::{self, Runtime};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

static SAID: Once = Once::new();
const PROSE_ONLY: &str =
    "without DISCORD_OPENAPI requests are checked against the prose limits only\n";

/// Longer than anything takes, on a slow machine as well.
const PATIENCE: Duration = Duration::from_mins(5);

/// Nobody who tests presses too fast; and no answer is late because the machine is busy.
const PRESSES: Presses = Presses {
    a_second: NonZeroU32::new(10_000).unwrap(),
    oldest: PATIENCE,
    announced_after: PATIENCE,
};

/// A playground, the bot on it, and the folder of its database.
pub struct Stage {
    pub playground: Playground,
    pub folder: TempDir,
    /// How long computer players pause.
    pub pause: Duration,
    /// What the bot takes of people's presses.
    pub presses: Presses,
    /// Whether tables are shown with pictures: drawing them takes its time.
    pub pictures: Pictures,
    /// When a gateway is taken for deaf.
    pub watch: Watch,
    /// How long after an emoji another one is added; `None` adds none.
    pub emoji_pause: Option<Duration>,
    bot: Option<RunningBot>,
}

struct RunningBot {
    stop: oneshot::Sender<()>,
    ended: JoinHandle<()>,
    health: Health,
    _alone: Alone,
}

/// A runtime that ends with its bot: one whose Discord is gone waits for it in a loop that nothing else interrupts.
struct Alone(Option<Runtime>);

impl Stage {
    pub async fn start() -> Self {
        Self::start_with(Self::options()).await
    }

    /// Where Discord waits no longer than it says, and the bot announces what comes late: for tests of that.
    pub async fn start_in_real_time() -> Self {
        let mut stage = Self::without_bot(Self::real_time()).await;
        stage.presses.announced_after = Presses::default().announced_after;
        stage.start_bot().await;
        stage
    }

    /// Where tables are shown with pictures: for tests of them.
    pub async fn start_with_pictures() -> Self {
        let mut stage = Self::without_bot(Self::options()).await;
        stage.pictures = Pictures::On;
        stage.start_bot().await;
        stage
    }

    /// A playground that waits long, as its people do: the machine may be busy.
    pub fn options() -> Options {
        Options { patience: PATIENCE, first_answer: PATIENCE, ..Options::default() }
    }

    /// A playground that waits for a first answer no longer than Discord does.
    pub fn real_time() -> Options {
        Options { patience: PATIENCE, ..Options::default() }
    }

    pub async fn start_with(options: Options) -> Self {
        let mut stage = Self::without_bot(options).await;
        stage.start_bot().await;
        stage
    }

    /// For a bot of one's own.
    pub async fn without_bot(options: Options) -> Self {
        let stage = Self::without_emojis(options).await;
        for emoji in emojis::ALL {
            stage.playground.add_emoji(emoji.name, emoji.png);
        }
        stage
    }

    /// The same where the application has no emojis yet: what is shown is shown in letters and symbols.
    pub async fn without_emojis(options: Options) -> Self {
        let playground = Playground::start(options).await.unwrap();
        let folder = TempDir::new().unwrap();
        let (pause, watch) = (Duration::ZERO, Watch::default());
        Self {
            playground,
            folder,
            pause,
            watch,
            presses: PRESSES,
            pictures: Pictures::Off,
            emoji_pause: None,
            bot: None,
        }
    }

    pub fn database(&self) -> PathBuf {
        self.folder.path().join("henge.db")
    }

    pub fn settings(&self) -> Settings {
        Settings {
            token: self.playground.token().to_owned(),
            database_url: database_url(&self.database()),
            backups: None,
            api_base: Some(self.playground.base().to_owned()),
            pause: self.pause,
            metrics: None,
            watch: self.watch,
            randomness: Randomness::System,
            presses: self.presses,
            pictures: self.pictures,
            emoji_pause: self.emoji_pause,
        }
    }

    pub async fn start_bot(&mut self) {
        let bot = RunningBot::start(self.settings()).await;
        self.playground.wait_ready().await.unwrap();
        self.bot = Some(bot);
    }

    /// Starts a bot that is not going to be ready.
    pub async fn start_bot_unready(&mut self) {
        self.bot = Some(RunningBot::start(self.settings()).await);
    }

    /// Why nobody can play.
    pub async fn not_ready(&self) -> String {
        let health = &self.bot.as_ref().expect("the bot runs").health;
        health.check_ready().await.unwrap_err().to_string()
    }

    pub async fn stop_bot(&mut self) {
        self.bot.take().expect("the bot runs").stop().await;
    }

    pub async fn restart_bot(&mut self) {
        self.stop_bot().await;
        self.start_bot().await;
    }

    /// The words that people read, with the emojis that are there.
    pub fn words(&self) -> Words {
        let emojis = self.playground.emojis();
        let listed = emojis.iter().map(|(name, id)| (name.as_str(), id.0));
        Words::english().with_emojis(Arc::new(Emojis::among(listed)))
    }

    /// What a host is told.
    pub async fn figures(&self) -> String {
        self.bot.as_ref().expect("the bot runs").health.figures().await
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

impl RunningBot {
    async fn start(settings: Settings) -> Self {
        let runtime = runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
        let runtime = runtime.unwrap();
        let inside = runtime.handle().clone();
        let prepare = move || inside.block_on(Bot::prepare(&settings)).unwrap();
        let bot = tokio::task::spawn_blocking(prepare).await.unwrap();
        let health = bot.health();
        let (stop, stopped) = oneshot::channel();
        let stopped = async { drop(stopped.await) };
        let ended = runtime.spawn(async move { bot.run(stopped).await.unwrap() });
        Self { stop, ended, health, _alone: Alone(Some(runtime)) }
    }

    async fn stop(self) {
        self.stop.send(()).unwrap();
        self.ended.await.unwrap();
    }
}

impl Drop for Alone {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

pub fn database_url(path: &Path) -> String {
    format!("sqlite://{}", path.display())
}

/// Waits until this is there; says what is seen if it never comes.
pub async fn wait<T>(seen: impl Fn() -> String, look: impl AsyncFn() -> Option<T>) -> T {
    let started = Instant::now();
    loop {
        if let Some(found) = look().await {
            return found;
        }
        assert!(started.elapsed() < PATIENCE, "waited in vain; to be seen is:\n{}", seen());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Everything that a person sees in a channel: each message's text, and the texts of its buttons.
pub fn sees(person: &Person, channel: &Channel) -> String {
    let shown = person.sees(channel).into_iter().map(|message| {
        let ids: Vec<&str> = ids(&message).collect();
        format!("{}\n{}", message.text(), ids.join(" "))
    });
    shown.collect::<Vec<_>>().join("\n---\n")
}

/// The message that an interaction was answered with.
pub fn message(answer: Answer) -> Message {
    let shown = format!("{answer:?}");
    answer.message().unwrap_or_else(|| panic!("no message in {shown}"))
}

/// The texts of a message's buttons.
pub fn ids(message: &Message) -> impl Iterator<Item = &str> {
    message.buttons().filter_map(|button| button.custom_id.as_deref())
}

/// What the buttons of a message mean.
pub fn presses(message: &Message) -> impl Iterator<Item = Press> {
    ids(message).filter_map(|id| Press::read(id).ok())
}

/// The text of a button that may be pressed and ends like this.
pub fn button(message: &Message, end: &str) -> Option<String> {
    let mut live = message.buttons().filter(|button| !button.disabled);
    live.find_map(|button| button.custom_id.clone().filter(|id| id.ends_with(end)))
}

/// Sends a press of this text on this message. What it opens there counts as its answer.
pub async fn forge(person: &Person, message: impl Into<Snowflake>, text: &str) -> Answer {
    if matches!(Press::read(text), Ok(Press::Show(..) | Press::Past(_))) {
        return person.forge_press_and_see(message, text).await;
    }
    person.forge_press(message, text).await
}

/// Presses the button whose text ends like this, on a message as it is now, or will be: an edit that is under way
/// may show it for a moment as it was before.
pub async fn press(person: &Person, message: &Message, end: &str) -> Answer {
    let look = || person.look(message.id).expect("the message is there");
    let seen = || format!("no {end} among {:?}", ids(&look()).collect::<Vec<_>>());
    let id = wait(seen, async || button(&look(), end)).await;
    forge(person, message.id, &id).await
}

/// A lobby that these people sit at, the first of them its host.
pub async fn lobby(people: &[Person], channel: &Channel, choices: &str) -> Message {
    let lobby = people[0].command(channel, &format!("/wizard play {choices}")).await.unwrap();
    let lobby = message(lobby);
    for person in &people[1..] {
        press(person, &lobby, ".sit").await;
    }
    lobby
}

/// A game of these people's, filled up with computers if they are too few. The table's message.
pub async fn begin(people: &[Person], channel: &Channel, choices: &str) -> Message {
    let lobby = lobby(people, channel, choices).await;
    begin_at(&people[0], &lobby).await
}

/// The game of this lobby begins, filled up with computers if they are too few. The table's message.
pub async fn begin_at(host: &Person, lobby: &Message) -> Message {
    let begin = format!("2.l.{}.fill-and-begin", number(lobby));
    let answer = host.forge_press(lobby.id, &begin).await;
    assert!(matches!(answer, Answer::DeferredUpdate | Answer::Update(_)), "{answer:?}");
    // Text and picture come together, by an edit; and one that is under way may show the lobby for a moment as it was.
    let look = async || host.look(lobby.id).filter(is_board);
    wait(|| format!("{:?}", host.look(lobby.id)), look).await
}

/// The number of the table that a message is about.
pub fn number(message: &Message) -> u64 {
    presses(message).find_map(|press| press.table()).expect("it is about a table").get()
}

/// A lobby at which seats may be taken.
pub fn is_lobby(message: &Message) -> bool {
    let seats = |press| matches!(press, Press::Lobby(_, LobbyPress::Sit));
    !message.is_ephemeral() && presses(message).any(seats)
}

/// A table's message while its game is played.
pub fn is_board(message: &Message) -> bool {
    let opens_hands = |press| matches!(press, Press::Show(_, Screen::Hand));
    !message.is_ephemeral() && presses(message).any(opens_hands)
}

/// The message with the result of a game.
pub fn is_result(message: &Message) -> bool {
    !message.is_ephemeral() && ids(message).any(|id| id.starts_with("2.r."))
}

/// The result of a game, once it is over.
pub fn result(person: &Person, channel: &Channel) -> Option<Message> {
    person.sees(channel).into_iter().rev().find(is_result)
}

/// Somebody's hand or page, or what is opened inside it.
pub fn is_own(message: &Message) -> bool {
    message.is_ephemeral() && ids(message).any(|id| id.starts_with("2.o."))
}

/// The message that shows a person their hand or page in this channel, if one is open.
pub fn own(person: &Person, channel: &Channel) -> Option<Message> {
    person.sees(channel).into_iter().rev().find(is_own)
}

/// The same, opened by a command if need be; none while somebody has nothing to look at.
pub async fn opened(person: &Person, channel: &Channel) -> Option<Message> {
    if own(person, channel).is_none() {
        person.command(channel, "/wizard hand").await.unwrap();
    }
    own(person, channel)
}

/// The press that draws a hand or page anew, with all that is laid out on it.
pub fn again(own: &Message) -> Option<String> {
    // Those that show the hand may lay it out in another way.
    let hand = OwnPress::Show(Screen::Hand);
    presses(own).find_map(|press| {
        let (draft, _) = press.own().filter(|(_, own)| *own != hand)?;
        Some(Press::Own(press.table()?, draft.clone(), hand).text())
    })
}

/// The answers that a hand or page offers now: to what the game asks.
pub fn answers(message: &Message) -> Vec<String> {
    let live = message.buttons().filter(|button| !button.disabled);
    let ids = live.filter_map(|button| button.custom_id.clone());
    ids.filter(|id| id.starts_with("2.o.") && id.contains(".do.")).collect()
}

/// The first of them.
pub fn offered(message: &Message) -> Option<String> {
    answers(message).into_iter().next()
}
