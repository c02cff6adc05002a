//! Bad input: each is told in private why it is not possible, and changes nothing.

mod dice;
mod endings;
mod lobbies;
mod presses;

use playground::{Answer, Channel, Message, Person};

use crate::stage::{Stage, database_url, message, offered};

const ALONE: &str = "You have no seat at this table.";
const FORGED: &str = "This button means nothing here any more.";
const STALE: &str = "The table has moved on; here is how it stands.";
const NO_TABLE: &str = "There is no game in this channel.";
const OVER: &str = "This table is over.";

/// Three people at a table of the quick game, which has begun.
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
        let board = lobby(&people, &wizards, "preset:quick").await;
        begin(&people[0], &board).await;
        Self { stage, wizards, people, board }
    }

    fn stranger(&self) -> Person {
        self.stage.person("Eve")
    }

    /// Who is asked something, their hand, and a press that it offers.
    async fn asked(&self) -> (&Person, Message, String) {
        for person in &self.people {
            let hand = hand(person, &self.wizards).await;
            if let Some(press) = offered(&hand) {
                return (person, hand, press);
            }
        }
        panic!("nobody is asked");
    }

    /// Ends the table by a player's confirmed press.
    async fn end(&self) {
        let ask = message(self.people[1].command(&self.wizards, "/wizard end").await.unwrap());
        let done = self.people[1].press(&ask, "End the table").await.unwrap();
        check_told(done, "The table is ended.");
    }

    /// The table's message, once it says this.
    async fn shows(&self, text: &str) -> Message {
        let shows = |message: &Message| !message.is_ephemeral() && message.text().contains(text);
        self.stranger().wait_for(&self.wizards, shows).await.unwrap()
    }
}

/// A lobby at which these people sit, the first of them its host.
async fn lobby(people: &[Person], channel: &Channel, choices: &str) -> Message {
    let play = format!("/wizard play {choices}");
    let lobby = message(people[0].command(channel, &play).await.unwrap());
    for person in &people[1..] {
        person.press(&lobby, "Take a seat").await.unwrap();
    }
    lobby
}

/// The host begins as soon as the lobby offers it.
async fn begin(host: &Person, lobby: &Message) {
    let offers = |message: &Message| message.id == lobby.id && message.button("Begin").is_some();
    host.wait_for(lobby.channel_id, offers).await.unwrap();
    // An edit under way may show the lobby for a moment as it was before.
    let text = lobby.button("Take a seat").unwrap().custom_id.clone().unwrap();
    host.forge_press(lobby.id, &text.replace("sit", "begin")).await;
}

async fn hand(person: &Person, channel: &Channel) -> Message {
    message(person.command(channel, "/wizard hand").await.unwrap())
}

/// The answer is for the presser alone, and says this.
#[track_caller]
fn check_told(answer: Answer, sentence: &str) {
    let told = message(answer);
    assert!(told.is_ephemeral(), "everybody sees {}", told.text());
    assert!(told.text().contains(sentence), "{:?} is not in {:?}", sentence, told.text());
}

/// Everything that is stored of tables.
async fn stored(stage: &Stage) -> Vec<String> {
    let database = sqlx::SqlitePool::connect(&database_url(&stage.database())).await.unwrap();
    let all = "select 'table ' || id || ' ' || host || ' ' || stage || ' ' || options from game_table
               union all select 'seat ' || game_table || ' ' || place || ' ' || coalesce(person, 0) ||
               ' ' || coalesce(level, 'person') from seat
               union all select 'events ' || game_table || ' ' || count(*) from event
               group by game_table order by 1";
    sqlx::query_scalar(all).fetch_all(&database).await.unwrap()
}

/// This is told in private, and nothing has changed: neither what is stored nor what all see.
async fn check_refused(stage: &Stage, deed: impl Future<Output = Answer>, sentence: &str) {
    let before = stored(stage).await;
    check_told(deed.await, sentence);
    assert_eq!(stored(stage).await, before);
}

async fn command(person: &Person, channel: &Channel, text: &str) -> Answer {
    person.command(channel, text).await.unwrap()
}

async fn press(person: &Person, message: &Message, label: &str) -> Answer {
    person.press(message, label).await.unwrap()
}
