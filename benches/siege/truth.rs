//! The delay of the displayed state behind the real one, which is read from the database while the
//! bot runs.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use henge::features::press::{Draft, Screen};
use henge::store::{MessageKind, Store};
use henge::table::{ChannelId, MessageId, PublicView, TableId, UserId};
use henge::view::Words;
use playground::{Channel, Person, Playground};
use strum::VariantArray as _;
use tokio::task::JoinHandle;

use crate::figures::{aim, say, spread};
use crate::party::Party;
use crate::sight::{Sight, drafts_of};

/// The time between two looks at a table.
const EVERY: Duration = Duration::from_millis(250);
/// The time for which a table is watched before another one is.
const A_TURN: Duration = Duration::from_secs(20);
/// The number of tables that are watched at a time.
const AT_ONCE: usize = 8;

/// The past states of a table with their times; the last one is the current state.
#[derive(Default)]
struct History {
    table: Option<TableId>,
    states: VecDeque<(Instant, Sight)>,
}

/// The delays of tables' messages, look by look.
#[derive(Default)]
pub struct Behind {
    looks: Vec<Duration>,
    /// The number of looks at a message with an intermediate state that was never read from the
    /// database.
    unknown: usize,
    /// The number of looks without a message.
    missing: usize,
}

/// Watches some tables at a time, each for a while.
pub struct Watch {
    watching: JoinHandle<Behind>,
    stop: tokio::sync::watch::Sender<bool>,
}

impl Watch {
    pub fn start(playground: &Arc<Playground>, url: &str, channels: Vec<Channel>) -> Self {
        let (stop, stopped) = tokio::sync::watch::channel(false);
        let eye = playground.people()[0].clone();
        let url = url.to_owned();
        let watching = tokio::spawn(async move {
            let store = Store::open_to_read(&url).await.unwrap();
            let mut behind = Behind::default();
            for turn in channels.chunks(AT_ONCE).cycle() {
                look_at(&store, &eye, turn, &mut behind, &stopped).await;
                if *stopped.borrow() {
                    break;
                }
            }
            store.close().await;
            behind
        });
        Self { watching, stop }
    }

    pub async fn end(self) -> Behind {
        let _ = self.stop.send(true);
        self.watching.await.unwrap()
    }
}

async fn look_at(
    store: &Store,
    eye: &Person,
    channels: &[Channel],
    behind: &mut Behind,
    stopped: &tokio::sync::watch::Receiver<bool>,
) {
    let words = Words::english();
    let mut histories: Vec<History> = channels.iter().map(|_| History::default()).collect();
    let started = Instant::now();
    while started.elapsed() < A_TURN && !*stopped.borrow() {
        for (channel, history) in channels.iter().zip(&mut histories) {
            history.look(store, eye, &words, channel, behind).await;
        }
        tokio::time::sleep(EVERY).await;
    }
}

impl History {
    async fn look(
        &mut self,
        store: &Store,
        eye: &Person,
        words: &Words,
        channel: &Channel,
        behind: &mut Behind,
    ) {
        let table = store.table_in(ChannelId::new(channel.id.0)).await.unwrap();
        if self.table != table {
            *self = Self { table, states: VecDeque::new() };
        }
        let Some(table) = table else { return };
        let Some(message) = table_message(store, table).await else { return };
        // The message is read first, so that it cannot be newer than the state from the database.
        let shown = eye.look(message.get());
        let Some(now) = store.table(table).await.unwrap() else { return };
        if now.is_over() {
            return;
        }
        let drawn = drawn(words, &now.public_view());
        if self.states.back().is_none_or(|(_, last)| *last != drawn) {
            self.states.push_back((Instant::now(), drawn));
        }
        match shown {
            None => behind.missing += 1,
            Some(shown) => self.judge(&Sight::of(&shown), behind),
        }
    }

    fn judge(&mut self, shown: &Sight, behind: &mut Behind) {
        let Some(place) = self.states.iter().rposition(|(_, state)| state == shown) else {
            behind.unknown += usize::from(self.states.len() > 1);
            return;
        };
        let replaced = self.states.get(place + 1).map(|(since, _)| *since);
        behind.looks.push(replaced.map_or(Duration::ZERO, |since| since.elapsed()));
        // Older states will hardly be displayed again.
        self.states.drain(..place);
    }
}

impl Behind {
    pub fn print(self) {
        let limit = Duration::from_secs(3);
        let late = self.looks.iter().filter(|behind| **behind > limit).count();
        say(
            "looks at tables' messages with none there, or unread",
            format!("{}, {}", self.missing, self.unknown),
        );
        aim("tables' messages behind what is true", spread(self.looks), "at most 3 s");
        say("  looks at which it was more than 3 s", late);
    }
}

/// The tables whose message does not show their current state, each with what is displayed instead.
pub async fn untrue_tables(playground: &Playground, url: &str, tables: &[TableId]) -> Vec<String> {
    let (store, words) = (Store::open_to_read(url).await.unwrap(), Words::english());
    let (eye, mut untrue) = (playground.people()[0].clone(), Vec::new());
    for id in tables {
        let Some(table) = store.table(*id).await.unwrap() else { continue };
        let message = table_message(&store, *id).await;
        let shown = message.and_then(|message| eye.look(message.get()));
        let shown = shown.map(|shown| Sight::of(&shown)).unwrap_or_default();
        let drawn = drawn(&words, &table.public_view());
        if shown != drawn {
            untrue.push(format!("{id} shows {shown:?}\nand not {drawn:?}"));
        }
    }
    store.close().await;
    untrue
}

/// Like [`untrue_tables`], for the tables that are in these channels now.
pub async fn untrue_tables_in(
    playground: &Playground,
    url: &str,
    channels: &[Channel],
) -> Vec<String> {
    let (store, mut tables) = (Store::open_to_read(url).await.unwrap(), Vec::new());
    for channel in channels {
        tables.extend(store.table_in(ChannelId::new(channel.id.0)).await.unwrap());
    }
    store.close().await;
    untrue_tables(playground, url, &tables).await
}

/// The private messages of these people that do not show the current state of their table, whether
/// in the hand or in a screen opened in it.
pub async fn untrue_hands(url: &str, parties: &mut [Party]) -> Vec<String> {
    let (store, words) = (Store::open_to_read(url).await.unwrap(), Words::english());
    let mut untrue = Vec::new();
    for party in parties {
        let channel = ChannelId::new(party.channel().id.0);
        let Some(id) = store.table_in(channel).await.unwrap() else { continue };
        let Some(table) = store.table(id).await.unwrap() else { continue };
        for (person, hand) in party.open_hands() {
            let view = table.private_view(UserId::new(person.id.0));
            let (Some(hand), Some(view)) = (hand, view) else { continue };
            let (drafts, shown) = (drafts_of(&hand), Sight::of(&hand));
            let drawn = |screen, draft| Sight::drawn(words.own(&view, screen, draft).message());
            let is_true = |screen| drafts.iter().any(|draft| drawn(screen, draft) == shown);
            if !Screen::VARIANTS.iter().any(|screen| is_true(*screen)) {
                let drawn = drawn(Screen::Hand, &Draft::default());
                untrue.push(format!("{person:?} at {id} sees {shown:?}\nand not {drawn:?}"));
            }
        }
    }
    store.close().await;
    untrue
}

/// The expected content of a table's message, with a picture, unless this is run with
/// `PICTURES=off`.
fn drawn(words: &Words, view: &PublicView) -> Sight {
    let message = words.table(view);
    let is_off = std::env::var("PICTURES").is_ok_and(|set| set == "off");
    let pictured = message.pictured().filter(|_| !is_off).map(|pictured| &pictured.message);
    Sight::drawn(pictured.unwrap_or_else(|| message.message()))
}

/// The table's own message.
async fn table_message(store: &Store, table: TableId) -> Option<MessageId> {
    store.messages(table).await.unwrap().get(&MessageKind::Table).copied()
}
