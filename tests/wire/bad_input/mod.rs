//! Bad input: every case gets a private message that says why it is not possible, and changes
//! nothing.

mod cuts;
mod dice;
mod endings;
mod lobbies;
mod moves;
mod places;
mod presses;
mod votes;

use henge::table::{Refusal, Table};
use playground::{Answer, Channel, Message, Person};

use crate::disk::table;
use crate::games::hand_of;
use crate::stage::{Stage, begin, database_url, is_own, message, offered, own, press, sees, wait};
use crate::words::{say, why};

/// Three people at a table with a quick game that has begun.
struct Played {
    stage: Stage,
    wizards: Channel,
    people: [Person; 3],
    board: Message,
}

impl Played {
    async fn start() -> Self {
        let stage = Stage::start().await;
        let wizards = stage.channel("wizards");
        let people = ["Cy", "Ben", "Di"].map(|name| stage.person(name));
        let board = begin(&people, &wizards, "preset:quick").await;
        Self { stage, wizards, people, board }
    }

    fn stranger(&self) -> Person {
        self.stage.person("Eve")
    }

    /// A stranger with a private message about this table; they may only look on.
    async fn onlookers(&self) -> (Person, Message) {
        let eve = self.stranger();
        let sheet = message(press(&eve, &self.board, ".scores").await);
        assert!(sheet.is_ephemeral());
        (eve, sheet)
    }

    /// The person who is asked something, their hand, and a press that it offers.
    async fn asked(&self) -> (&Person, Message, String) {
        let look = async || {
            for person in &self.people {
                let hand = hand_of(person, &self.wizards).await?;
                if let Some(press) = offered(&hand) {
                    return Some((person, hand, press));
                }
            }
            None
        };
        wait(|| sees(&self.people[0], &self.wizards), look).await
    }

    /// The stored state of the table.
    async fn table(&self) -> Table {
        table(&self.stage, 1).await.0
    }

    /// The message to this person if this is refused in the current state of the table.
    async fn why(&self, person: &Person, refusal: Refusal) -> String {
        why(&self.stage.words(), &self.table().await, person, refusal)
    }

    /// Ends the table by the host's confirmed press.
    async fn end(&self) {
        let ask = message(command(&self.people[0], &self.wizards, "/wizard end").await);
        check_told(press(&self.people[0], &ask, ".end").await, &say("end-done"));
    }

    /// Waits for the private line that follows the result; what the player had before is deleted.
    async fn line_of(&self, player: &Person, result: &Message) -> Message {
        let line = || own(player, &self.wizards).filter(|own| own.id > result.id);
        wait(|| sees(player, &self.wizards), async || line()).await
    }

    /// Waits until the table's message contains this text, and returns it.
    async fn shows(&self, text: &str) -> Message {
        let shows = |message: &Message| !message.is_ephemeral() && message.text().contains(text);
        self.stranger().wait_for(&self.wizards, shows).await.unwrap()
    }
}

/// The hand or page of this person, opened if necessary.
async fn hand(person: &Person, channel: &Channel) -> Message {
    let look = async || hand_of(person, channel).await.filter(is_own);
    wait(|| sees(person, channel), look).await
}

/// Checks that the response is a private message with this text.
#[track_caller]
fn check_told(answer: Answer, sentence: &str) {
    let told = message(answer);
    assert!(told.is_ephemeral(), "everybody sees {}", told.text());
    assert!(told.text().contains(sentence), "{:?} is not in {:?}", sentence, told.text());
}

/// All stored data about tables.
async fn stored(stage: &Stage) -> Vec<String> {
    let database = sqlx::SqlitePool::connect(&database_url(&stage.database())).await.unwrap();
    let all = "select 'table ' || id || ' ' || host || ' ' || stage || ' ' || options from game_table
               union all select 'seat ' || game_table || ' ' || place || ' ' || coalesce(person, 0) ||
               ' ' || coalesce(level, 'person') || ' ' || coalesce(ordered, '') from seat
               union all select 'voice ' || game_table || ' ' || proposal || ' ' || place || ' ' || person || ' ' || vote
               from voice
               union all select 'stop ' || game_table || ' ' || since || ' ' || coalesce(until, 0) from stop
               where game_table is not null
               union all select 'cut ' || game_table || ' ' || place || ' ' || person || ' ' || words from cut
               union all select 'events ' || game_table || ' ' || count(*) from event
               group by game_table order by 1";
    sqlx::query_scalar(all).fetch_all(&database).await.unwrap()
}

/// Checks that the response is a private message with this text, and that neither the stored data
/// nor the public messages changed.
async fn check_refused(stage: &Stage, deed: impl Future<Output = Answer>, sentence: &str) {
    let before = stored(stage).await;
    check_told(deed.await, sentence);
    assert_eq!(stored(stage).await, before);
}

/// Presses the button of this refusal whose `custom_id` begins like this, and returns what it opens.
async fn follow(person: &Person, told: &Message, begins: &str) -> Message {
    let found = || told.buttons().filter_map(|button| button.custom_id.clone());
    let leads = found().find(|id| id.starts_with(begins));
    let leads =
        leads.unwrap_or_else(|| panic!("no {begins} among {:?}", found().collect::<Vec<_>>()));
    message(person.press_id(told, &leads).await.unwrap())
}

async fn command(person: &Person, channel: &Channel, text: &str) -> Answer {
    person.command(channel, text).await.unwrap()
}
