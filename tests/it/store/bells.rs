//! The bell: a lobby calls those who asked for it, not in their quiet hours, not twice in two hours
//! on any server, and not the person who opens it.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use henge::bell::{Bell, Called, CallsFor, Quiet};
use henge::clock;
use henge::rules::{GameKind, Options};
use henge::server::Change;
use henge::store::{Deleted, Store};
use henge::table::{ChannelId, GuildId, Location, Opening, Person, PressId, RoleId, UserId};
use henge::zone::Zone;
use proptest::prelude::*;
use strum::VariantArray as _;

use crate::store::database::{Database, opening};

const START: Duration = Duration::from_hours(500_376);
const HOUR: Duration = Duration::from_hours(1);

/// Something that happens on two servers.
#[derive(Clone, Debug)]
enum Deed {
    Bell(u64, u64, Option<Bell>),
    LivesIn(u64, Zone),
    ServerIsIn(u64, Zone),
    Opens(u64, u64, GameKind),
    Passes(Duration),
    Restarts,
    IsDeleted(u64),
}

fn deeds() -> impl Strategy<Value = Deed> {
    let (person, server) = (|| 1..5_u64, || 1..3_u64);
    let quiet = prop::option::of((0..24_u8, 0..24_u8));
    let games = prop::sample::select(CallsFor::VARIANTS);
    let bell = (games, quiet).prop_map(|(calls_for, quiet)| Bell {
        calls_for,
        quiet: quiet.and_then(|(from, to)| Quiet::between(from, to)),
    });
    let zone = || prop::sample::select(&Zone::OFFERED[..]).prop_map(|name| name.parse().unwrap());
    let game = prop::sample::select(GameKind::VARIANTS);
    prop_oneof![
        4 => (person(), server(), prop::option::weighted(0.8, bell))
            .prop_map(|(person, server, bell)| Deed::Bell(person, server, bell)),
        2 => (person(), zone()).prop_map(|(person, zone)| Deed::LivesIn(person, zone)),
        1 => (server(), zone()).prop_map(|(server, zone)| Deed::ServerIsIn(server, zone)),
        6 => (person(), server(), game).prop_map(|(by, server, game)| Deed::Opens(by, server, game)),
        // Two hours never pass exactly: the writes themselves take a moment.
        4 => (1..35_u64).prop_map(|times| Deed::Passes(Duration::from_mins(7 * times))),
        1 => Just(Deed::Restarts),
        1 => person().prop_map(Deed::IsDeleted),
    ]
}

fn person(id: u64) -> Person {
    Person { id: UserId::new(id), name: format!("Person {id}") }
}

fn lobby(number: u64, by: u64, server: u64, game: GameKind) -> Opening {
    let location = Location { guild: GuildId::new(server), channel: ChannelId::new(number) };
    Opening {
        location,
        host: person(by),
        options: Options::classic(game),
        press: PressId::new(number),
        rings: true,
        ..opening(number)
    }
}

/// The servers as they are, by the rules of the bell alone.
#[derive(Default)]
struct Known {
    bells: BTreeMap<(u64, u64), Bell>,
    zones: BTreeMap<u64, Zone>,
    zones_of_servers: BTreeMap<u64, Zone>,
    called: BTreeMap<u64, Duration>,
    since_start: Duration,
    lobbies: u64,
}

impl Known {
    /// The people whom this lobby has to call.
    fn expected(&self, by: u64, server: u64, game: GameKind) -> BTreeSet<u64> {
        let now = (START + self.since_start).as_millis() as i64;
        let utc = Zone::default();
        let is_called = |&(on, of): &(u64, u64), bell: &Bell| {
            let servers = self.zones_of_servers.get(&server).unwrap_or(&utc);
            let hour = self.zones.get(&of).unwrap_or(servers).hour_at(now);
            let is_quiet = bell.quiet.is_some_and(|quiet| quiet.holds(hour));
            let is_asked_for = bell.calls_for == CallsFor::Both
                || (bell.calls_for == CallsFor::Cards) == (game == GameKind::Cards);
            let rests = self.called.get(&of).is_some_and(|at| self.since_start < *at + 2 * HOUR);
            on == server && of != by && is_asked_for && !is_quiet && !rests
        };
        let called = self.bells.iter().filter(|(key, bell)| is_called(key, bell));
        called.map(|((_, of), _)| *of).collect()
    }

    async fn follow(&mut self, store: &mut Store, database: &Database, deed: Deed) {
        clock::drive(START + self.since_start);
        match deed {
            Deed::Bell(of, server, bell) => {
                store.set_bell(GuildId::new(server), person(of), bell).await.unwrap();
                self.bells.remove(&(server, of));
                self.bells.extend(bell.map(|bell| ((server, of), bell)));
            }
            Deed::LivesIn(of, zone) => {
                store.set_zone(person(of), zone.clone()).await.unwrap();
                self.zones.insert(of, zone);
            }
            Deed::ServerIsIn(server, zone) => {
                let change = Change::Zone(zone.clone());
                store.change_settings(GuildId::new(server), change).await.unwrap().unwrap();
                self.zones_of_servers.insert(server, zone);
            }
            Deed::Opens(by, server, game) => {
                self.lobbies += 1;
                let lobby = lobby(self.lobbies, by, server, game);
                let (table, called) = store.open_table(lobby).await.unwrap();
                store.set_aside(table.id).await.unwrap();
                let people: BTreeSet<u64> = called.people.iter().map(|of| of.get()).collect();
                assert_eq!(people.len(), called.people.len(), "each once");
                assert_eq!(people, self.expected(by, server, game));
                self.called.extend(people.iter().map(|of| (*of, self.since_start)));
            }
            Deed::Passes(time) => self.since_start += time,
            Deed::Restarts => {
                store.close().await;
                *store = database.open().await;
            }
            Deed::IsDeleted(of) => {
                store.delete_person(UserId::new(of), Vec::new()).await.unwrap();
                self.bells.retain(|(_, other), _| *other != of);
                self.zones.remove(&of);
                self.called.remove(&of);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10))]

    /// A lobby calls exactly those who asked for it and may be called.
    #[test]
    fn a_lobby_calls_nobody_else(deeds in prop::collection::vec(deeds(), 1..80)) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            clock::drive(START);
            let database = Database::new();
            let mut store = database.open().await;
            let mut known = Known::default();
            for deed in deeds {
                known.follow(&mut store, &database, deed).await;
            }
            store.close().await;
        });
    }
}

/// Calls everybody whom a lobby of Ada, who is person 1, calls on this server.
async fn call(store: &Store, number: u64, server: u64) -> Called {
    store.open_table(lobby(number, 1, server, GameKind::Cards)).await.unwrap().1
}

fn people(first: u64, last: u64) -> Vec<u64> {
    (first..=last).collect()
}

fn ids(called: &Called) -> Vec<u64> {
    called.people.iter().map(|person| person.get()).collect()
}

#[tokio::test]
async fn a_lobby_calls_twenty_people_at_most_those_first_who_were_called_longest_ago() {
    clock::drive(START);
    let database = Database::new();
    let store = database.open().await;
    for of in 2..=31 {
        store.set_bell(GuildId::new(1), person(of), Some(Bell::default())).await.unwrap();
    }
    assert_eq!(ids(&call(&store, 1, 1).await), people(2, 21));
    clock::drive(START + HOUR);
    assert_eq!(ids(&call(&store, 2, 1).await), people(22, 31));
    assert_eq!(ids(&call(&store, 3, 1).await), [0; 0]);
    // The ten are called only after the others, of whom nobody was called later.
    clock::drive(START + 3 * HOUR);
    assert_eq!(ids(&call(&store, 4, 1).await), people(2, 21));
    store.close().await;
}

#[tokio::test]
async fn of_lobbies_at_the_same_moment_each_person_is_called_by_one() {
    let database = Database::new();
    let store = database.open().await;
    for server in [1, 2] {
        for of in 2..=9 {
            store.set_bell(GuildId::new(server), person(of), Some(Bell::default())).await.unwrap();
        }
    }
    let lobbies = (1..=8).map(|number| call(&store, number, 1 + number % 2));
    let called = futures_util::future::join_all(lobbies).await;
    let mut all: Vec<u64> = called.iter().flat_map(ids).collect();
    all.sort_unstable();
    assert_eq!(all, people(2, 9));
    store.close().await;
}

#[tokio::test]
async fn a_lobby_that_is_not_for_everybody_and_a_press_that_comes_twice_call_nobody() {
    let database = Database::new();
    let store = database.open().await;
    store.set_bell(GuildId::new(1), person(2), Some(Bell::default())).await.unwrap();
    let silent = Opening { rings: false, ..lobby(1, 1, 1, GameKind::Cards) };
    assert_eq!(store.open_table(silent).await.unwrap().1, Called::default());
    assert_eq!(ids(&call(&store, 2, 1).await), [2]);
    let again = store.open_table(lobby(2, 1, 1, GameKind::Cards)).await;
    assert!(again.is_err(), "the same press");
    store.close().await;
}

#[tokio::test]
async fn a_role_is_called_if_the_server_names_one_and_once_in_two_hours() {
    clock::drive(START);
    let database = Database::new();
    let store = database.open().await;
    let role = RoleId::new(u64::MAX);
    assert_eq!(call(&store, 1, 1).await.role, None);
    let change = Change::BellRole(Some(role));
    store.change_settings(GuildId::new(1), change).await.unwrap().unwrap();
    assert_eq!(call(&store, 2, 1).await.role, Some(role));
    assert_eq!(call(&store, 3, 2).await.role, None);
    clock::drive(START + Duration::from_mins(119));
    // Other settings, and a restart, change nothing about it.
    let change = Change::Zone("Asia/Tokyo".parse().unwrap());
    store.change_settings(GuildId::new(1), change).await.unwrap().unwrap();
    store.close().await;
    let store = database.open().await;
    assert_eq!(call(&store, 4, 1).await.role, None);
    clock::drive(START + 2 * HOUR + Duration::from_mins(1));
    assert_eq!(call(&store, 5, 1).await.role, Some(role));
    let off = Change::BellRole(None);
    store.change_settings(GuildId::new(1), off).await.unwrap().unwrap();
    clock::drive(START + 5 * HOUR);
    assert_eq!(call(&store, 6, 1).await.role, None);
    store.close().await;
}

#[tokio::test]
async fn a_bell_is_kept_until_it_is_turned_off_or_its_person_is_deleted() {
    let database = Database::new();
    let store = database.open().await;
    let (here, ben) = (GuildId::new(1), person(2));
    let bell = Some(Bell { calls_for: CallsFor::Dice, quiet: Quiet::between(22, 8) });
    store.set_bell(here, ben.clone(), bell).await.unwrap();
    store.set_zone(ben.clone(), "Asia/Tokyo".parse().unwrap()).await.unwrap();
    store.close().await;
    let store = database.open().await;
    assert_eq!(store.bell(here, ben.id).await.unwrap(), bell);
    assert_eq!(store.bell(GuildId::new(2), ben.id).await.unwrap(), None);
    assert_eq!(store.zone_of(ben.id).await.unwrap(), Zone::typed("tokyo").ok());
    store.set_bell(here, ben.clone(), None).await.unwrap();
    assert_eq!(store.bell(here, ben.id).await.unwrap(), None);
    store.set_bell(here, ben.clone(), bell).await.unwrap();
    assert_eq!(store.delete_person(ben.id, Vec::new()).await.unwrap(), Deleted::Now);
    assert_eq!(store.bell(here, ben.id).await.unwrap(), None);
    assert_eq!(store.zone_of(ben.id).await.unwrap(), None);
    assert_eq!(ids(&call(&store, 1, 1).await), [0; 0]);
    store.close().await;
}
