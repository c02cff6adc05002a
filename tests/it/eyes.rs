//! Watching through the eyes of a player who allows it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use henge::computer::Level;
use henge::discord::wire;
use henge::features::Watching;
use henge::features::press::{Draft, OwnPress, Press, Screen, SpectatorPress};
use henge::rules::cards::{self, Clairvoyance, Rounds};
use henge::rules::chance::Draws;
use henge::rules::{Chance, GameKind, Options, Seat};
use henge::server::{Change, Look, Reactions, ServerSettings};
use henge::store::Store;
use henge::table::{
    Chosen, Eyes, GuildId, Location, Move, Opening, Person, PressId, PublicView, Randomness,
    Refusal, Table, TableId, UserId,
};
use henge::tables::{Tables, Visit};
use henge::view::{Message, Words};
use proptest::prelude::*;
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use strum::VariantArray as _;

use crate::store::database::{Database, opening};

/// The people around the table; the first one plays, and the second one at some tables.
const PEOPLE: std::ops::RangeInclusive<u64> = 1..=4;

/// A table, by what decides whether its players may let spectators look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Setup {
    OnePerson,
    TwoWithHints,
    /// Two people: the game is rated.
    Two,
    Elsewhere,
    /// Players see the cards of others.
    Clairvoyant,
}

/// Something that happens around a table.
#[derive(Clone, Debug)]
enum Deed {
    Open(u64, bool),
    Look(u64, Option<Seat>),
    SitIn(u64, Seat),
    /// The first person leaves for now, and comes back.
    StepAway,
    Restart,
    /// The server's setting is changed.
    Set(Reactions),
    /// Somebody who is asked answers.
    Play,
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let seat = || (0..3_u8).prop_map(Seat::new);
    let deed = prop_oneof![
        3 => (PEOPLE, prop::bool::weighted(0.7)).prop_map(|(by, open)| Deed::Open(by, open)),
        4 => (PEOPLE, prop::option::weighted(0.8, seat())).prop_map(|(by, seat)| Deed::Look(by, seat)),
        1 => (PEOPLE, seat()).prop_map(|(by, seat)| Deed::SitIn(by, seat)),
        1 => Just(Deed::StepAway),
        1 => Just(Deed::Restart),
        1 => prop::sample::select(Reactions::VARIANTS).prop_map(Deed::Set),
        6 => Just(Deed::Play),
    ];
    prop::collection::vec(deed, 1..60)
}

fn setups() -> impl Strategy<Value = Setup> {
    prop_oneof![
        4 => Just(Setup::OnePerson),
        3 => Just(Setup::TwoWithHints),
        2 => Just(Setup::Two),
        1 => Just(Setup::Elsewhere),
        1 => Just(Setup::Clairvoyant),
    ]
}

/// A table of people and computer players, and what the test knows about it.
struct Watched {
    tables: Tables,
    table: TableId,
    location: Location,
    press: u64,
    setup: Setup,
    open: BTreeSet<u64>,
    lookers: BTreeMap<u64, Option<u64>>,
    setting: Reactions,
    /// True if a spectator has looked at any time.
    was_seen: bool,
}

fn person(id: u64) -> Person {
    Person { id: UserId::new(id), name: format!("Person {id}") }
}

fn tables(store: Store) -> Tables {
    Tables::new(store, Duration::ZERO, Randomness::Seeded(7)).0
}

impl Watched {
    async fn begin(store: Store, kind: GameKind, setup: Setup) -> Self {
        let tables = tables(store);
        let clairvoyance = match setup {
            Setup::Clairvoyant => Clairvoyance::FirstRound,
            _ => Clairvoyance::Off,
        };
        let options = match kind {
            GameKind::Cards => {
                let rounds = Rounds::Short;
                cards::Options { rounds, clairvoyance, ..Default::default() }.into()
            }
            GameKind::Dice => Options::classic(kind),
        };
        let mut opening = Opening { host: person(1), options, ..opening(1) };
        if setup == Setup::Elsewhere {
            opening.location.guild = GuildId::ELSEWHERE;
        }
        let location = opening.location;
        let table = tables.open(opening).await.unwrap().id;
        let (open, lookers, setting) = Default::default();
        let (press, was_seen) = (5000, false);
        let mut watched =
            Self { tables, table, location, press, setup, open, lookers, setting, was_seen };
        watched.make(1, Move::Choose(Chosen::Level(Level::RANDOM))).await.unwrap();
        if matches!(setup, Setup::Two | Setup::TwoWithHints) {
            watched.make(2, Move::Sit).await.unwrap();
        }
        if setup == Setup::TwoWithHints {
            watched.make(1, Move::Choose(Chosen::Hints(true))).await.unwrap();
        }
        while watched.view().await.players().len() < 3 {
            watched.make(1, Move::AddComputer).await.unwrap();
        }
        watched.make(1, Move::Begin).await.unwrap();
        watched
    }

    async fn visit(&mut self, by: u64, next: Option<Move>) -> Result<(), Refusal> {
        self.press += 1;
        let (press, location) = (PressId::new(self.press), self.location);
        let visit = Visit { press, person: person(by), location, manages: false };
        self.tables.visit(self.table, visit, next).await.unwrap().happened.map(drop)
    }

    async fn make(&mut self, by: u64, next: Move) -> Result<(), Refusal> {
        self.visit(by, Some(next)).await
    }

    async fn view(&self) -> PublicView {
        self.tables.views(self.table, &[]).await.unwrap().0
    }

    async fn state(&self) -> (PublicView, Vec<String>) {
        (self.view().await, self.tables.store().log(self.table).await.unwrap())
    }

    /// Waits until no computer player acts.
    async fn wait(&self) {
        let acts = |table: &Table| table.computer_asked().is_some();
        while self.tables.look(self.table, acts).await.unwrap() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// The first person who is asked answers.
    async fn play(&mut self, luck: &mut Draws) {
        for id in PEOPLE {
            let look = |table: &Table| table.private_view(UserId::new(id));
            let Some(own) = self.tables.look(self.table, look).await.unwrap() else { continue };
            let Some(action) = henge::computer::choose(Level::RANDOM, &own.game, luck) else {
                continue;
            };
            let next = Move::Answer { question: own.question, action };
            self.make(id, next).await.unwrap();
            break;
        }
        self.wait().await;
    }

    const fn may_open(&self) -> bool {
        matches!(self.setup, Setup::OnePerson | Setup::TwoWithHints)
    }

    /// The seats that are open now, with their players.
    fn open(&self, view: &PublicView) -> Vec<(Seat, u64)> {
        let players = (0..).map(Seat::new).zip(view.players());
        let people = players.filter_map(|(seat, one)| Some((seat, one.person()?.id.get())));
        let is_shown = !view.is_over() && self.may_open() && self.setting == Reactions::On;
        people.filter(|(_, id)| is_shown && self.open.contains(id)).collect()
    }

    async fn set(&mut self, setting: Reactions) {
        if self.location.has_bot() {
            let change = Change::Reactions(setting);
            let store = self.tables.store();
            store.change_settings(self.location.guild, change).await.unwrap().unwrap();
            self.setting = setting;
        }
    }

    async fn set_open(&mut self, by: u64, is_open: bool) {
        let view = self.view().await;
        let told = self.tables.open_eyes(self.table, UserId::new(by), is_open).await.unwrap();
        let plays = view.players().iter().any(|player| player.is(UserId::new(by)));
        match (is_open, plays) {
            (false, _) => {
                assert_eq!(told, Ok(()), "it is always possible to take it back");
                self.open.remove(&by);
                let theirs = self.lookers.values_mut().filter(|looks| **looks == Some(by));
                theirs.for_each(|looks| *looks = None);
            }
            (true, _) if self.setting == Reactions::Off => {
                assert_eq!(told, Err(Refusal::NoReactions));
            }
            (true, false) => assert_eq!(told, Err(Refusal::NotSeated)),
            (true, true) if self.may_open() => {
                assert_eq!(told, Ok(()));
                self.open.insert(by);
            }
            (true, true) => assert_eq!(told, Err(Refusal::NoEyes)),
        }
    }

    async fn look(&mut self, by: u64, seat: Option<Seat>) {
        let view = self.view().await;
        let told = self.tables.look_through(self.table, UserId::new(by), seat).await.unwrap();
        let told = told.map(drop);
        let open = self.open(&view);
        let player = open.iter().find(|(of, _)| Some(*of) == seat).map(|(_, player)| *player);
        match (seat, player) {
            (Some(_), _) if self.setting == Reactions::Off => {
                assert_eq!(told, Err(Refusal::NoReactions));
            }
            _ if view.has_seat_of(UserId::new(by)) => assert_eq!(told, Err(Refusal::NoEyes)),
            (Some(_), None) => assert_eq!(told, Err(Refusal::EyesClosed)),
            (Some(_), Some(player)) => {
                assert_eq!(told, Ok(()));
                self.lookers.insert(by, Some(player));
                self.was_seen = true;
            }
            (None, _) => {
                assert_eq!(told, Ok(()));
                self.lookers.entry(by).and_modify(|looks| *looks = None);
            }
        }
    }

    /// Checks what everybody may see now.
    async fn check(&self, dealer: &mut StdRng) {
        let words = Words::english();
        let people: Vec<UserId> = PEOPLE.map(UserId::new).collect();
        let seen = self.tables.snapshot(self.table, &people).await.unwrap();
        let view = &seen.public;
        let table = self.tables.look(self.table, Table::clone).await.unwrap();
        let open = self.open(view);
        for ((user, eyes), own) in people.iter().zip(&seen.eyes).zip(&seen.own) {
            let (id, plays) = (user.get(), view.has_seat_of(*user));
            let seats = open.iter().map(|(seat, _)| *seat).filter(|_| !plays);
            assert_eq!(eyes.open, seats.collect::<Vec<_>>(), "{id} is offered");
            let watching = Watching { eyes: eyes.clone(), ..Watching::default() };
            let shows = words.watching(view, &watching, *user);
            check_buttons(shows.message(), view, eyes);
            let through = self.lookers.get(&id).copied().flatten().filter(|_| !plays);
            let through = through.filter(|player| open.iter().any(|(_, one)| one == player));
            match (&eyes.through, through) {
                (None, None) => {
                    let other = table.another_world(None, dealer).public_view();
                    let other = words.watching(&other, &watching, *user);
                    assert_eq!(wire(shows.message()).unwrap(), wire(other.message()).unwrap());
                }
                (Some(through), Some(player)) => {
                    let player = UserId::new(player);
                    let theirs = table.private_view(player).unwrap();
                    assert_eq!((through.seat, &through.game), (theirs.seat, &theirs.game));
                    let other = table.another_world(Some(player), dealer);
                    let other = other.private_view(player).unwrap().watched();
                    let other = words.through_eyes(&other, &eyes.open);
                    let picture = &shows.message().picture;
                    assert!(picture.is_some() && *picture == other.message().picture);
                    let off = ServerSettings { look: Look::Text, ..ServerSettings::default() };
                    for text in [words.in_form(Look::Text), words.on_server(Arc::new(off))] {
                        let plain = text.through_eyes(through, &eyes.open);
                        assert_eq!(plain.message().picture, None);
                    }
                    assert_eq!(wire(shows.message()).unwrap(), wire(other.message()).unwrap());
                }
                (through, expected) => panic!("{id} sees {through:?} and not {expected:?}"),
            }
            let is_open = open.iter().any(|(_, player)| *player == id);
            assert_eq!(own.as_ref().is_some_and(|own| own.has_open_eyes), is_open, "{id} reads it");
            if let Some(own) = own {
                let settings = self.tables.store().settings(self.location.guild);
                let more = words.on_server(settings).own(own, Screen::More, &Draft::default());
                let presses = more.message().rows.iter().flatten().map(|button| &button.press);
                let mut own = presses.filter_map(Press::own);
                let offers = own.any(|(_, press)| matches!(press, OwnPress::Eyes(_)));
                let may_open = self.may_open() && self.setting == Reactions::On;
                assert_eq!(offers, may_open && !view.is_over(), "{id} is offered it");
            }
        }
    }
}

/// No move can be made on the message of a spectator.
fn check_buttons(message: &Message, view: &PublicView, eyes: &Eyes) {
    assert!(message.selects.is_empty() && message.more.is_none());
    let presses: Vec<&Press> = message.rows.iter().flatten().map(|button| &button.press).collect();
    if eyes.through.is_some() {
        let looks = |press: &Press| matches!(press, Press::Spectator(_, SpectatorPress::Look(_)));
        assert_eq!(presses[0], &Press::Spectator(view.id, SpectatorPress::LookAway));
        // From one player to another is one press.
        assert!(presses[1..].iter().all(|press| looks(press)));
        assert_eq!(presses.len(), eyes.open.len());
    }
    let is_offered =
        |press: &&Press| matches!(press, Press::Spectator(_, SpectatorPress::SitIn(_)));
    let (is_offered, may_look) = (presses.iter().any(is_offered), !eyes.open.is_empty());
    let is_told = message.content.contains("cannot sit in at this game anymore");
    assert_eq!(is_told, is_offered && may_look, "what a look costs is said before it");
    for press in presses {
        let Press::Spectator(_, press) = press else { panic!("{press:?}") };
        assert!(!(eyes.has_looked && matches!(press, SpectatorPress::SitIn(_))), "{press:?}");
    }
}

async fn check(kind: GameKind, setup: Setup, all: Vec<Deed>) {
    let database = Database::new();
    let mut watched = Watched::begin(database.open().await, kind, setup).await;
    let mut luck = Chance::new([3; 32]).set_up();
    let mut dealer = StdRng::seed_from_u64(5);
    watched.wait().await;
    let to_the_end = std::iter::repeat(Deed::Play);
    for deed in all.into_iter().chain(to_the_end) {
        let before = watched.state().await;
        if before.0.is_over() {
            break;
        }
        match deed {
            Deed::Open(by, is_open) => {
                watched.set_open(by, is_open).await;
                assert!(watched.state().await == before, "nothing of it reaches the table");
            }
            Deed::Look(by, seat) => {
                watched.look(by, seat).await;
                assert!(watched.state().await == before, "nothing of it reaches the table");
            }
            Deed::SitIn(by, seat) => {
                let told = watched.make(by, Move::SitIn(seat)).await;
                if watched.lookers.contains_key(&by) {
                    assert_eq!(told, Err(Refusal::HasLooked));
                    assert!(watched.state().await == before);
                }
            }
            Deed::StepAway => {
                let _ = watched.make(1, Move::StepAway).await;
                watched.wait().await;
                watched.check(&mut dealer).await;
                watched.visit(1, None).await.unwrap();
                watched.wait().await;
            }
            Deed::Restart => {
                watched.tables.close().await;
                watched.tables = tables(database.open().await);
                watched.open.clear();
                watched.lookers.clear();
            }
            Deed::Set(setting) => watched.set(setting).await,
            Deed::Play => watched.play(&mut luck).await,
        }
        watched.check(&mut dealer).await;
    }
    watched.check(&mut dealer).await;
    watched.tables.close().await;
    let rated = sqlx::query_scalar::<_, i64>("select count(rating_shown) from result");
    let rated = rated.fetch_one(&mut database.connect().await).await.unwrap();
    assert!(rated == 0 || setup == Setup::Two, "{rated} results are rated");
    assert!(rated == 0 || !watched.was_seen, "somebody was watched in a rated game");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn a_spectator_sees_what_a_player_shows_them_and_nobody_else_sees_anything(
        kind in prop::sample::select(GameKind::VARIANTS),
        setup in setups(),
        deeds in deeds(),
    ) {
        let setup = if kind == GameKind::Dice && setup == Setup::Clairvoyant { Setup::Two } else { setup };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(check(kind, setup, deeds));
    }
}
