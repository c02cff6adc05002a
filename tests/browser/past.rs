//! Games that people of a playground played before the bot was started.

use std::time::Duration;

use henge::computer::{Level, choose};
use henge::rules::{Chance, GameKind, Options};
use henge::store::Store;
use henge::table::{
    ChannelId, GuildId, Location, Move, Opening, PressId, Randomness, Secret, Table, TableId,
    UserId,
};
use henge::tables::{Tables, Visit};
use playground::{Channel, Person};

use crate::stage::{Stage, database_url};

/// Plays this number of games to their end, one after the other; computer players take the missing
/// seats.
pub async fn play_before(
    stage: &Stage,
    people: &[Person],
    channel: &Channel,
    (kind, games): (GameKind, u8),
) {
    let store = Store::open(&database_url(&stage.database())).await.unwrap();
    let (tables, _) = Tables::new(store, Duration::ZERO, Randomness::Seeded(7));
    let guild = GuildId::new(stage.playground.guild().0);
    let location = Location { guild, channel: ChannelId::new(channel.id.0) };
    for game in 0..games {
        Before { tables: &tables, location, people }.play(kind, game).await;
    }
    tables.close().await;
}

struct Before<'a> {
    tables: &'a Tables,
    location: Location,
    people: &'a [Person],
}

impl Before<'_> {
    async fn play(&self, kind: GameKind, game: u8) {
        let opening = Opening::new(
            self.location,
            named(&self.people[0]),
            new_press(),
            Options::classic(kind),
            Secret::stored([game; 32]),
        );
        let table = self.tables.open(opening).await.unwrap().id;
        for person in &self.people[1..] {
            self.press(table, person, Move::Sit).await;
        }
        self.press(table, &self.people[0], Move::FillAndBegin).await;
        let mut luck = Chance::new([game; 32]).set_up();
        while !self.tables.look(table, Table::is_over).await.unwrap() {
            let mut is_asked = false;
            for person in self.people {
                let own = |table: &Table| table.private_view(UserId::new(person.id.0));
                let Some(own) = self.tables.look(table, own).await.unwrap() else { continue };
                if let Some(action) = choose(Level::APPRENTICE, &own.game, &mut luck) {
                    is_asked = true;
                    let answer = Move::Answer { question: own.question, action };
                    self.press(table, person, answer).await;
                }
            }
            if !is_asked {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        }
    }

    async fn press(&self, table: TableId, person: &Person, next: Move) {
        let person = named(person);
        let visit = Visit { press: new_press(), person, location: self.location, manages: false };
        // A computer player may have moved meanwhile.
        let _ = self.tables.visit(table, visit, Some(next)).await.unwrap().happened;
    }
}

fn named(person: &Person) -> henge::table::Person {
    henge::table::Person { id: UserId::new(person.id.0), name: person.name.clone() }
}

/// A press id that no press on the playground has.
fn new_press() -> PressId {
    use std::sync::atomic::{AtomicU64, Ordering};
    static LAST: AtomicU64 = AtomicU64::new(0);
    PressId::new(1 + LAST.fetch_add(1, Ordering::Relaxed))
}
