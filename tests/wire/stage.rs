//! A playground with the bot connected to it, and people who press the buttons that they see.

use std::io::Write as _;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Once};
use std::time::{Duration, Instant};

use henge::computer::advice::Effort;
use henge::daily::DayClock;
use henge::discord::{Bot, Health};
use henge::emojis::{self, Emojis};
use henge::features::press::{LobbyPress, OwnPress, Press, Screen};
use henge::language::Pseudo;
use henge::settings::{Daily, Pictures, Presses, Settings, Watch};
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

/// Timeout of every wait; longer than anything takes, even on a slow machine.
pub const PATIENCE: Duration = Duration::from_mins(5);

/// Press limits for tests: nobody presses too fast, and no response is late because the machine is
/// busy.
const PRESSES: Presses = Presses {
    a_second: NonZeroU32::new(10_000).unwrap(),
    oldest: PATIENCE,
    announced_after: PATIENCE,
};

/// A playground with the bot connected to it, and the folder of the bot's database.
pub struct Stage {
    pub playground: Playground,
    pub folder: TempDir,
    /// The pause before a computer player moves.
    pub pause: Duration,
    /// The bot's limits on presses.
    pub presses: Presses,
    /// The setting for pictures of tables; they are off in most tests because drawing takes time.
    pub pictures: Pictures,
    /// The timeout after which the gateway connection counts as dead.
    pub watch: Watch,
    /// The pause between uploads of two emojis; `None` uploads none.
    pub emoji_pause: Option<Duration>,
    /// How hard the judge of finished games searches: hardly, since few tests read what it says.
    pub effort: Effort,
    /// The pseudo-language that the bot writes instead of English.
    pub pseudo: Option<Pseudo>,
    /// The clock of the deal of the day.
    pub day_clock: DayClock,
    bot: Option<RunningBot>,
}

/// A bot on threads of its own, as in a process. It is killed when it is dropped.
pub struct RunningBot {
    stop: oneshot::Sender<()>,
    ended: JoinHandle<()>,
    pub health: Health,
    _alone: Alone,
}

/// A runtime that is shut down with its bot. A bot whose Discord is gone waits for it in a loop
/// that nothing else interrupts.
struct Alone(Option<Runtime>);

impl Stage {
    pub async fn start() -> Self {
        Self::start_with(Self::options()).await
    }

    /// Starts a playground with Discord's real timeouts and a bot that defers late responses; for
    /// tests of those.
    pub async fn start_in_real_time() -> Self {
        let mut stage = Self::without_bot(Self::real_time()).await;
        stage.presses.announced_after = Presses::default().announced_after;
        stage.start_bot().await;
        stage
    }

    /// Starts a bot that shows tables with pictures; for tests of them.
    pub async fn start_with_pictures() -> Self {
        let mut stage = Self::without_bot(Self::options()).await;
        stage.pictures = Pictures::On;
        stage.start_bot().await;
        stage
    }

    /// Options of a playground that waits long, as its people do, because the machine may be busy.
    pub fn options() -> Options {
        Options { patience: PATIENCE, first_answer: PATIENCE, ..Options::default() }
    }

    /// Options of a playground that waits for an initial response no longer than Discord does.
    pub fn real_time() -> Options {
        Options { patience: PATIENCE, ..Options::default() }
    }

    pub async fn start_with(options: Options) -> Self {
        let mut stage = Self::without_bot(options).await;
        stage.start_bot().await;
        stage
    }

    /// A stage on which the test starts the bot itself.
    pub async fn without_bot(options: Options) -> Self {
        let stage = Self::without_emojis(options).await;
        for emoji in emojis::ALL {
            stage.playground.add_emoji(emoji.name, emoji.png);
        }
        stage
    }

    /// Like [`Self::without_bot`], but the application has no emojis yet, so letters and symbols
    /// are shown instead.
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
            effort: Effort { choosing: 2, measuring: 4, deals: 2 },
            pseudo: None,
            day_clock: DayClock::default(),
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
            effort: self.effort,
            pseudo: self.pseudo,
            shards: None,
            daily: Daily { folder: None, clock: self.day_clock.clone() },
        }
    }

    pub async fn start_bot(&mut self) {
        let bot = RunningBot::start(self.settings()).await;
        self.playground.wait_ready().await.unwrap();
        self.bot = Some(bot);
    }

    /// Starts a bot that will not become ready.
    pub async fn start_bot_unready(&mut self) {
        self.bot = Some(RunningBot::start(self.settings()).await);
    }

    /// The reason why the bot is not ready.
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

    /// The English texts, with the emojis that the application has.
    pub fn words(&self) -> Words {
        let emojis = self.playground.emojis();
        let listed = emojis.iter().map(|(name, id)| (name.as_str(), id.0));
        Words::english().with_emojis(Arc::new(Emojis::among(listed)))
    }

    /// The metrics that a host can read.
    pub async fn figures(&self) -> String {
        self.bot.as_ref().expect("the bot runs").health.figures().await
    }

    pub fn person(&self, name: &str) -> Person {
        self.playground.person(name).expect("that person is there")
    }

    pub fn channel(&self, name: &str) -> Channel {
        self.playground.channel(name).expect("that channel is there")
    }

    /// Checks that nothing the bot sent violated Discord's rules, and that every press was
    /// answered.
    pub fn check_the_wire(&self) {
        let journal = self.playground.journal();
        assert!(journal.violations().is_empty(), "{:#?}", journal.violations());
        assert!(journal.unanswered().is_empty(), "{:#?}", journal.unanswered());
        if !self.playground.schema_checked() {
            // This is printed once, even if the test passes.
            SAID.call_once(|| std::io::stderr().write_all(PROSE_ONLY.as_bytes()).unwrap());
        }
    }
}

impl RunningBot {
    pub async fn start(settings: Settings) -> Self {
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

    pub async fn stop(self) {
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

/// Waits until `look` finds something; panics with what `seen` returns if it never does.
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

/// Everything that a person sees in a channel: each message's text, and the `custom_id`s of its
/// buttons.
pub fn sees(person: &Person, channel: impl Into<Snowflake>) -> String {
    let shown = person.sees(channel).into_iter().map(|message| {
        let ids: Vec<&str> = ids(&message).collect();
        format!("{}\n{}", message.text(), ids.join(" "))
    });
    shown.collect::<Vec<_>>().join("\n---\n")
}

/// The message in the response to an interaction.
pub fn message(answer: Answer) -> Message {
    let shown = format!("{answer:?}");
    answer.message().unwrap_or_else(|| panic!("no message in {shown}"))
}

/// The `custom_id`s of a message's buttons and selects.
pub fn ids(message: &Message) -> impl Iterator<Item = &str> {
    let buttons = message.buttons().filter_map(|button| button.custom_id.as_deref());
    buttons.chain(message.selects.iter().map(|select| select.custom_id.as_str()))
}

/// The presses that a message's buttons and selects stand for.
pub fn presses(message: &Message) -> impl Iterator<Item = Press> {
    ids(message).filter_map(|id| Press::read(id).ok())
}

/// The `custom_id` of an enabled button that ends in `end`.
pub fn button(message: &Message, end: &str) -> Option<String> {
    let mut live = message.buttons().filter(|button| !button.disabled);
    live.find_map(|button| button.custom_id.clone().filter(|id| id.ends_with(end)))
}

/// Sends a press with this `custom_id` on this message. A message that the press opens counts as
/// its response.
pub async fn forge(person: &Person, message: impl Into<Snowflake>, text: &str) -> Answer {
    if matches!(Press::read(text), Ok(Press::Show(..) | Press::Past(_))) {
        return person.forge_press_and_see(message, text).await;
    }
    person.forge_press(message, text).await
}

/// What a person is shown who presses *More* on a result, and this button there.
pub async fn behind_more(person: &Person, result: &Message, end: &str) -> Message {
    let details = message(press(person, result, ".details").await);
    message(press(person, &details, end).await)
}

/// Presses the button whose `custom_id` ends in `end`, on the current or a later state of the
/// message. An edit in flight may show the previous state for a moment.
pub async fn press(person: &Person, message: &Message, end: &str) -> Answer {
    let look = || person.look(message.id).expect("the message is there");
    let seen = || format!("no {end} among {:?}", ids(&look()).collect::<Vec<_>>());
    let id = wait(seen, async || button(&look(), end)).await;
    forge(person, message.id, &id).await
}

/// Opens a lobby in which these people have seats; the first of them is its host.
pub async fn lobby(people: &[Person], channel: &Channel, choices: &str) -> Message {
    let lobby = people[0].command(channel, &format!("/wizard play {choices}")).await.unwrap();
    let lobby = message(lobby);
    for person in &people[1..] {
        press(person, &lobby, ".sit").await;
    }
    lobby
}

/// Begins a game with these people, with computer players in the missing seats. Returns the table's
/// message, once everybody has their hand or page.
pub async fn begin(people: &[Person], channel: &Channel, choices: &str) -> Message {
    let lobby = lobby(people, channel, choices).await;
    let board = begin_at(&people[0], &lobby).await;
    for person in &people[1..] {
        receives_own(person, &board).await;
    }
    board
}

/// Waits until this player has the hand or page that the bot sends by itself when a game begins: it replaces one
/// that was opened before.
async fn receives_own(player: &Person, board: &Message) {
    let channel = board.channel_id;
    wait(|| sees(player, channel), async || own(player, channel)).await;
}

/// Begins this lobby's game, with computer players in the missing seats. Returns the table's
/// message, once the host has their hand or page.
pub async fn begin_at(host: &Person, lobby: &Message) -> Message {
    let board = begin_unseen(host, lobby).await;
    receives_own(host, &board).await;
    board
}

/// Begins this lobby's game. Returns the table's message, though nobody may have a hand or page yet.
pub async fn begin_unseen(host: &Person, lobby: &Message) -> Message {
    let begin = format!("2.l.{}.fill-and-begin", number(lobby));
    let answer = host.forge_press(lobby.id, &begin).await;
    assert!(matches!(answer, Answer::DeferredUpdate | Answer::Update(_)), "{answer:?}");
    // Text and picture arrive together, by an edit. An edit in flight may show the lobby's previous
    // state for a moment.
    let look = async || host.look(lobby.id).filter(is_board);
    wait(|| format!("{:?}", host.look(lobby.id)), look).await
}

/// The number of the table that a message is about.
pub fn number(message: &Message) -> u64 {
    presses(message).find_map(|press| press.table()).expect("it is about a table").get()
}

/// Returns whether this is a lobby's message with free seats.
pub fn is_lobby(message: &Message) -> bool {
    let seats = |press| matches!(press, Press::Lobby(_, LobbyPress::Sit));
    !message.is_ephemeral() && presses(message).any(seats)
}

/// Returns whether this is a table's message during a game.
pub fn is_board(message: &Message) -> bool {
    let opens_hands = |press| matches!(press, Press::Show(_, Screen::Hand));
    !message.is_ephemeral() && presses(message).any(opens_hands)
}

/// Returns whether this is the message with the result of a game.
pub fn is_result(message: &Message) -> bool {
    !message.is_ephemeral() && ids(message).any(|id| id.starts_with("2.r."))
}

/// The result of a game, once it is over.
pub fn result(person: &Person, channel: &Channel) -> Option<Message> {
    person.sees(channel).into_iter().rev().find(is_result)
}

/// Returns whether this is a private message with a player's hand or page, or with a screen opened
/// in it.
pub fn is_own(message: &Message) -> bool {
    message.is_ephemeral() && ids(message).any(|id| id.starts_with("2.o."))
}

/// The message with a person's hand or page in this channel, if one is open.
pub fn own(person: &Person, channel: impl Into<Snowflake>) -> Option<Message> {
    let mut own: Vec<Message> = person.sees(channel).into_iter().filter(is_own).collect();
    // The line after a game may come when the next one has begun.
    own.sort_by_key(|own| ids(own).all(|id| !id.starts_with("2.r.")));
    own.pop()
}

/// The message with a person's hand or page, opened by a command if necessary; `None` if there is
/// nothing to show.
pub async fn opened(person: &Person, channel: &Channel) -> Option<Message> {
    if own(person, channel).is_none() {
        person.command(channel, "/wizard hand").await.unwrap();
    }
    own(person, channel)
}

/// The press that redraws a hand or page with its current draft.
pub fn again(own: &Message) -> Option<String> {
    // Buttons that show the hand may change the draft.
    let hand = OwnPress::Show(Screen::Hand);
    presses(own).find_map(|press| {
        let (draft, _) = press.own().filter(|(_, own)| *own != hand)?;
        Some(Press::Own(press.table()?, draft.clone(), hand).text())
    })
}

/// The answers to the game's question that a hand or page offers now.
pub fn answers(message: &Message) -> Vec<String> {
    let live = message.buttons().filter(|button| !button.disabled);
    let ids = live.filter_map(|button| button.custom_id.clone());
    ids.filter(|id| id.starts_with("2.o.") && id.contains(".do.")).collect()
}

/// The first of the offered answers.
pub fn offered(message: &Message) -> Option<String> {
    answers(message).into_iter().next()
}
