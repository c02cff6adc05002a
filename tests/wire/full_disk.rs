//! The disk is full: a press is refused and nothing is half done; with free space again the game
//! goes on.
//!
//! The bot is the program itself, and its disk is as large as the system lets its files become.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};

use henge::store::MessageKind;
use playground::{Answer, Channel, Message, Person};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};

use crate::disk::{answers_of, posted, table};
use crate::games::{asked, hand_of, play_to_the_end};
use crate::stage::{Stage, begin, is_lobby, message, offered, press, sees, wait};
use crate::words::say;

/// A page of the database in the write-ahead log, in bytes; a space that part of a commit can fill.
const PAGE: u64 = 24 + 4096;

/// A game of Ada and computer players.
struct Game {
    stage: Stage,
    bot: Bot,
    ada: Person,
    wizards: Channel,
}

/// The program; it is killed at the end of the test.
struct Bot {
    process: Child,
    said: Arc<Mutex<Vec<String>>>,
}

impl Bot {
    async fn start(stage: &Stage) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_henge"))
            .arg("run")
            .env("DISCORD_TOKEN", stage.playground.token())
            .env("DISCORD_API_BASE", stage.playground.base())
            .env("DATABASE_URL", format!("sqlite://{}", stage.database().display()))
            .env("COMPUTER_PAUSE_MS", "0")
            .env("PRESSES_PER_SECOND", "10000")
            .env("PICTURES", "off")
            .env("RUST_LOG", "henge::tables=debug,warn")
            .current_dir(stage.folder.path())
            .stdin(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let said = Arc::new(Mutex::new(Vec::new()));
        let (lines, heard) = (BufReader::new(process.stderr.take().unwrap()).lines(), said.clone());
        std::thread::spawn(move || {
            lines.map_while(Result::ok).for_each(|line| heard.lock().unwrap().push(line));
        });
        stage.playground.wait_ready().await.unwrap();
        Self { process, said }
    }

    /// Limits the size of all its files from now on.
    fn limit_files(&self, size: &str) {
        let mut prlimit = Command::new("prlimit");
        prlimit.args(["--pid", &self.process.id().to_string(), &format!("--fsize={size}:")]);
        assert!(prlimit.status().unwrap().success());
    }

    /// The lines that it has logged.
    fn said(&self) -> Vec<String> {
        self.said.lock().unwrap().clone()
    }

    /// The warnings and errors that it has logged.
    fn warned(&self) -> Vec<String> {
        let mut said = self.said();
        said.retain(|line| line.contains("WARN") || line.contains("ERROR"));
        said
    }

    /// Waits until it has logged this number of warnings in total, and no more. Returns the last of
    /// them.
    async fn warns(&self, lines: usize) -> String {
        let enough = || (self.warned().len() >= lines).then_some(());
        wait(|| self.said().join("\n"), async || enough()).await;
        let said = self.warned();
        assert_eq!(said.len(), lines, "{said:#?}");
        said.last().unwrap().clone()
    }
}

impl Bot {
    fn kill(&mut self) {
        // The process may be dead already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        self.kill();
    }
}

impl Game {
    async fn begin() -> Self {
        let stage = Stage::without_bot(Stage::options()).await;
        let bot = Bot::start(&stage).await;
        let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
        begin(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
        // The id of the table's message is stored now.
        wait(|| sees(&ada, &wizards), async || posted(&stage, 1, MessageKind::Table).await).await;
        Self { stage, bot, ada, wizards }
    }

    /// Waits until Ada is asked something. Returns her hand, and a press that it offers.
    async fn asked(&self) -> (Message, String) {
        asked(&self.ada, &self.wizards).await
    }

    /// Fills the disk except for this number of bytes. Writes are appended to the database's log.
    fn fill_disk_but_for(&self, bytes: u64) {
        let log = self.stage.folder.path().join("henge.db-wal");
        self.bot.limit_files(&(log.metadata().unwrap().len() + bytes).to_string());
    }

    fn make_room(&self) {
        self.bot.limit_files("unlimited");
    }

    /// The number of Ada's stored answers, and of all events.
    async fn stored(&self) -> (usize, usize) {
        let (_, events) = table(&self.stage, 1).await;
        (answers_of(&self.stage, 1, &self.ada).await, events.len())
    }

    /// Checks that Ada's press is refused with an apology above her unchanged hand.
    async fn check_refused(&self, hand: &Message, press: &str) {
        let told = message(self.ada.forge_press_and_see(hand.id, press).await);
        assert!(told.id == hand.id && told.content.starts_with(&say("fault")), "{}", told.text());
        assert_eq!(offered(&told).as_deref(), Some(press));
    }

    fn check_apology(answer: Answer) {
        let told = message(answer);
        assert!(told.is_ephemeral() && told.text() == say("fault"), "{}", told.text());
        assert!(told.buttons().next().is_none());
    }

    /// Checks that Ada is told that nothing can be deleted, and that nothing is.
    async fn check_not_deleted(&self, ask: &Message) {
        for room in [0, PAGE / 2, PAGE + PAGE / 2] {
            self.fill_disk_but_for(room);
            let told = message(self.ada.forge_press_and_see(ask.id, "2.d.delete").await);
            assert_eq!(told.text(), say("privacy-not-deleted"));
            self.check_file().await;
            self.make_room();
            let shown = message(self.ada.command(&self.wizards, "/wizard privacy").await.unwrap());
            assert!(shown.text().contains("the name I last saw"), "{}", shown.text());
        }
    }

    /// Checks the integrity of the database file.
    async fn check_file(&self) {
        let options = SqliteConnectOptions::new().filename(self.stage.database()).read_only(true);
        let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
        let whole: String =
            sqlx::query_scalar("pragma integrity_check").fetch_one(&mut connection).await.unwrap();
        assert_eq!(whole, "ok");
        connection.close().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_finds_the_disk_full_is_refused_and_works_when_there_is_room() {
    let game = Game::begin().await;
    let (hand, press) = game.asked().await;
    let before = game.stored().await;
    // The first attempt has no space at all, the others have space for a part of the write.
    for room in [0, PAGE / 2, PAGE + PAGE / 2] {
        game.fill_disk_but_for(room);
        game.check_refused(&hand, &press).await;
        assert_eq!(game.stored().await, before, "nothing is half done");
        game.check_file().await;
        let line = game.bot.warns(1).await;
        assert!(line.contains("nothing can be written"), "{line}");
    }
    // Reading works all the time.
    let (_, again) = game.asked().await;
    assert_eq!(again, press);
    game.make_room();
    let answered = message(game.ada.forge_press_and_see(hand.id, &press).await);
    assert_eq!(answered.id, hand.id);
    assert_eq!(game.stored().await.0, before.0 + 1);
    play_to_the_end(std::slice::from_ref(&game.ada), &game.wizards).await;
    let line = game.bot.warns(2).await;
    assert!(line.contains("can be written to again"), "{line}");
    game.check_file().await;
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_that_finds_the_disk_full_is_not_opened() {
    let game = Game::begin().await;
    game.asked().await;
    let dice = game.stage.channel("dice");
    game.fill_disk_but_for(PAGE);
    let play = "/wizard play preset:quick";
    Game::check_apology(game.ada.command(&dice, play).await.unwrap());
    game.bot.warns(1).await;
    let none = message(game.ada.command(&dice, "/wizard board").await.unwrap());
    // She plays in another channel.
    assert!(none.text().starts_with("There is no game in this channel: "), "{}", none.text());
    game.make_room();
    let lobby = message(game.ada.command(&dice, play).await.unwrap());
    assert!(is_lobby(&lobby));
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deletion_that_finds_the_disk_full_deletes_nothing_and_says_so() {
    let game = Game::begin().await;
    let (hand, _) = game.asked().await;
    let ask = message(game.ada.command(&game.wizards, "/wizard privacy").await.unwrap());
    game.check_not_deleted(&ask).await;
    // She keeps her seat. Without a seat, deletion is a single write.
    assert!(offered(&game.ada.look(hand.id).unwrap()).is_some());
    let leave = message(game.ada.command(&game.wizards, "/wizard leave").await.unwrap());
    press(&game.ada, &leave, ".leave").await;
    game.check_not_deleted(&ask).await;
    let list = game.stage.folder.path().join("henge.db.deleted");
    assert_eq!(std::fs::read_to_string(list).unwrap().lines().count(), 1, "its key alone");
    let told = message(game.ada.forge_press_and_see(ask.id, "2.d.delete").await);
    assert_eq!(told.text(), say("privacy-deleted"));
    game.check_file().await;
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_killed_on_a_full_disk_goes_on_where_it_stood() {
    let mut game = Game::begin().await;
    let (hand, press) = game.asked().await;
    let before = game.stored().await;
    game.fill_disk_but_for(PAGE + PAGE / 2);
    game.check_refused(&hand, &press).await;
    game.bot.kill();
    let gone = || (!game.stage.playground.bot_connected()).then_some(());
    wait(|| sees(&game.ada, &game.wizards), async || gone()).await;
    game.bot = Bot::start(&game.stage).await;
    // The gateway sends a recent press again, and this time there is space for it.
    let (answers, entries) = game.stored().await;
    assert!((answers, entries) == before || answers == 1, "{answers} answers, {entries} entries");
    let answered = message(game.ada.forge_press_and_see(hand.id, &press).await);
    assert_eq!(answered.id, hand.id);
    assert_eq!(game.stored().await.0, 1);
    play_to_the_end(std::slice::from_ref(&game.ada), &game.wizards).await;
    game.check_file().await;
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn computer_players_go_on_when_there_is_room_again() {
    let game = Game::begin().await;
    let waits = "computer players wait";
    // Space appears page by page: first enough for Ada's move, and only later for a computer
    // player's.
    game.asked().await;
    game.fill_disk_but_for(0);
    let waiting = async || {
        let hand = hand_of(&game.ada, &game.wizards).await.unwrap();
        if let Some(press) = offered(&hand) {
            game.fill_disk_but_for(PAGE);
            // The hand may be redrawn while the press is in flight.
            drop(game.ada.press_id(&hand, &press).await);
        }
        game.bot.said().iter().any(|line| line.contains(waits)).then_some(())
    };
    wait(|| game.bot.said().join("\n"), waiting).await;
    game.make_room();
    play_to_the_end(std::slice::from_ref(&game.ada), &game.wizards).await;
    game.check_file().await;
    game.stage.check_the_wire();
}
