//! A test can be repeated: the same seed and the same presses give the same game, to the last line
//! of its log.

use std::num::NonZeroU32;
use std::time::Duration;

use henge::computer::advice::Effort;
use henge::discord::Bot;
use henge::features::press::{LobbyPress, OwnPress, Press, Screen};
use henge::rules::OfGame;
use henge::settings::{Daily, Pictures, Presses, Settings, Watch};
use henge::store::Store;
use henge::table::{Question, TableId, UserId};
use playground::{Channel, Message, Person, Playground};
use rand::seq::IndexedRandom as _;
use tempfile::TempDir;
use tokio::sync::oneshot;

use crate::seed::Seed;

/// The table of the only game.
const TABLE: TableId = TableId::new(1);
/// Press limits for tests: nobody presses too fast, or too late when the machine is busy.
const PRESSES: Presses = Presses {
    a_second: NonZeroU32::new(10_000).unwrap(),
    oldest: Duration::from_mins(1),
    announced_after: Duration::from_millis(1500),
};

#[tokio::test(flavor = "multi_thread")]
async fn the_same_seed_and_presses_give_the_same_card_game() {
    check("/wizard play preset:quick clairvoyance:every-round").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_seed_and_presses_give_the_same_dice_game() {
    check("/wizard play game:dice magic-cards:true").await;
}

async fn check(command: &str) {
    let seed = Seed::of_this_run();
    let game = play(command, seed).await;
    assert_eq!(game, play(command, seed).await);
    assert_ne!(game, play(command, Seed(seed.0 + 1)).await, "another seed gives another game");
}

/// Plays a whole game of one person and computer players. Returns its log.
async fn play(command: &str, seed: Seed) -> Vec<String> {
    let playground = Playground::start(seed.options()).await.unwrap();
    let folder = TempDir::new().unwrap();
    let database_url = format!("sqlite://{}", folder.path().join("henge.db").display());
    let settings = Settings {
        token: playground.token().to_owned(),
        database_url: database_url.clone(),
        backups: None,
        api_base: Some(playground.base().to_owned()),
        pause: Duration::ZERO,
        metrics: None,
        watch: Watch::default(),
        randomness: seed.randomness(),
        presses: PRESSES,
        pictures: Pictures::Off,
        pseudo: None,
        emoji_pause: None,
        effort: Effort { choosing: 1, measuring: 2, deals: 1 },
        shards: None,
        daily: Daily::default(),
    };
    let bot = Bot::prepare(&settings).await.unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(bot.run(async { drop(stopped.await) }));
    playground.wait_ready().await.unwrap();
    let store = Store::open_to_read(&database_url).await.unwrap();
    let (person, channel) = (playground.people().remove(0), playground.channels().remove(0));
    let ada = Player { person, channel, store, seed };
    let log = ada.play(command).await;
    stop.send(()).unwrap();
    running.await.unwrap().unwrap();
    log
}

/// A person who plays with computer players.
struct Player {
    person: Person,
    channel: Channel,
    store: Store,
    seed: Seed,
}

impl Player {
    async fn play(&self, command: &str) -> Vec<String> {
        let lobby = self.person.command(&self.channel, command).await.unwrap().message().unwrap();
        let begin = Press::Lobby(TABLE, LobbyPress::FillAndBegin);
        self.person.press_id(&lobby, &begin.text()).await.unwrap();
        while let Some(question) = self.next_question().await {
            self.answer(question).await;
        }
        self.store.log(TABLE).await.unwrap()
    }

    /// The person's next question, once the computer players have moved; `None` when the game is
    /// over.
    async fn next_question(&self) -> Option<Question> {
        loop {
            let table = self.store.table(TABLE).await.unwrap().unwrap();
            if table.is_over() {
                return None;
            }
            let own = table.private_view(UserId::new(self.person.id.0)).unwrap();
            let is_asked = match &own.game {
                OfGame::Cards(view) => view.ask.is_some(),
                OfGame::Dice(view) => view.ask.is_some(),
            };
            if is_asked && table.computer_asked().is_none() {
                return Some(own.question);
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    /// Presses a button of the hand, the same one each time.
    async fn answer(&self, question: Question) {
        let mut luck = self.seed.luck(u64::from(question.get()));
        let answer = self.person.command(&self.channel, "/wizard hand").await.unwrap();
        let mut hand = answer.message().unwrap();
        loop {
            let offered = offered(&hand);
            let press = offered.choose(&mut luck).expect("who is asked may press something");
            // The hand may be redrawn while the press is in flight.
            let answer = self.person.forge_press(hand.id, &press.text()).await;
            if let Press::Own(_, _, OwnPress::Answer { .. }) = press {
                return;
            }
            hand = answer.message().unwrap();
        }
    }
}

/// The answers that a hand or a page offers, and the buttons that change its draft.
fn offered(hand: &Message) -> Vec<Press> {
    let live = hand.buttons().filter(|button| !button.disabled);
    let presses = live.filter_map(|button| Press::read(button.custom_id.as_deref()?).ok());
    let answers = |press: &Press| {
        matches!(press, Press::Own(_, _, OwnPress::Answer { .. } | OwnPress::Show(Screen::Hand)))
    };
    presses.filter(answers).collect()
}
