//! Databases with many tables, written by the bot's own library without Discord.

use std::time::Duration;

use henge::rules::{GameKind, Options};
use henge::store::{MessageKind, Store};
use henge::table::{
    ChannelId, GuildId, Location, MessageId, Move, Opening, Person, Randomness, Table, TableId,
    UserId,
};
use henge::tables::Tables;
use playground::{Channel, Person as Guest, Snowflake};
use tokio::task::JoinSet;

use crate::moves::{moved, next_press, step};
use crate::stage::Stage;

/// The number of tables that are made concurrently.
const AT_ONCE: usize = 64;
/// The number of tables on each server.
const OF_A_SERVER: usize = 50;
/// A pause so long that no computer player moves before everything is stored.
const NEVER: Duration = Duration::from_hours(100);

/// The state of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// One person plays with computer players, one of whom is to move.
    ComputerToMove,
    People,
    /// The table is a lobby.
    Lobby,
}

/// Makes a table in each of these channels, with a message that does not show the table's state
/// yet. Four of these people sit at each table, in order; after the last of them it begins with the
/// first again.
pub async fn make(
    stage: &Stage,
    people: &[Guest],
    channels: &[Channel],
    standing: impl Fn(usize) -> Standing,
) -> Vec<TableId> {
    let store = Store::open(&stage.database_url()).await.unwrap();
    let (tables, mut changes) = Tables::new(store, NEVER, Randomness::System);
    tokio::spawn(async move { while changes.recv().await.is_some() {} });
    let servers = stage.playground.add_other_servers(channels.len().div_ceil(OF_A_SERVER));
    let (mut making, mut made) = (JoinSet::new(), Vec::new());
    for (number, channel) in channels.iter().enumerate() {
        let message = stage.playground.put_message(channel, "A table stood here.");
        let seat = |seat: usize| {
            let guest = &people[(number * 4 + seat) % people.len()];
            Person { id: UserId::new(guest.id.0), name: guest.name.clone() }
        };
        let plan = Plan {
            location: Location {
                guild: GuildId::new(servers[number / OF_A_SERVER].0),
                channel: ChannelId::new(channel.id.0),
            },
            message,
            people: [0, 1, 2, 3].map(seat),
            standing: standing(number),
        };
        let tables = tables.clone();
        making.spawn(async move { (number, plan.make(&tables).await) });
        if making.len() >= AT_ONCE {
            made.extend(making.join_next().await);
        }
    }
    while let Some(one) = making.join_next().await {
        made.push(one);
    }
    let mut made: Vec<(usize, TableId)> = made.into_iter().map(Result::unwrap).collect();
    tables.close().await;
    made.sort_by_key(|(number, _)| *number);
    made.into_iter().map(|(_, table)| table).collect()
}

/// A table that is to be made.
struct Plan {
    location: Location,
    message: Snowflake,
    people: [Person; 4],
    standing: Standing,
}

impl Plan {
    async fn make(self, tables: &Tables) -> TableId {
        let [host, others @ ..] = &self.people;
        let opening = Opening::new(
            self.location,
            host.clone(),
            next_press(),
            Options::classic(GameKind::Cards),
            tables.draw_secret().unwrap(),
        );
        let table = tables.open(opening).await.unwrap().id;
        let posted = MessageId::new(self.message.0);
        tables.store().posted(table, &[MessageKind::Table], posted).await.unwrap();
        let press = async |who: &Person, next| {
            let said = format!("{next:?}");
            assert!(moved(tables, table, self.location, who.clone(), next).await, "{said}");
        };
        match self.standing {
            Standing::Lobby => {}
            Standing::People => {
                for person in others {
                    press(person, Move::Sit).await;
                }
                press(host, Move::Begin).await;
                for _ in 0..6 {
                    step(tables, table).await;
                }
            }
            Standing::ComputerToMove => {
                press(host, Move::FillAndBegin).await;
                let is_computers = |table: &Table| table.computer_asked().is_some();
                while !tables.look(table, is_computers).await.unwrap() {
                    step(tables, table).await;
                }
            }
        }
        table
    }
}
