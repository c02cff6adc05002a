//! What the people around a table do besides the game.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use henge::computer::Level;
use henge::rules::cards::{self, Bidding, Rounds};
use henge::rules::{GameKind, OfGame, Options, Seat, SeenPrediction};
use henge::server::{Change, Reactions};
use henge::store::Store;
use henge::table::{
    Chosen, Location, Move, Opening, Person, Player, PressId, PublicView, Randomness, Reaction,
    Refusal, Table, TableId, UserId,
};
use henge::tables::{Tables, Visit};
use henge::view::Words;
use proptest::prelude::*;
use strum::VariantArray as _;

use crate::store::database::{Database, opening};
use crate::view::games::{by, lobby, play};

/// Something that happens around a table.
#[derive(Clone, Debug)]
enum Deed {
    /// A person reacts; there are more people than seats.
    React(u64, Reaction),
    Mute(u64, u64, bool),
    Set(Reactions),
    /// Somebody who is asked answers.
    Play,
}

fn deeds() -> impl Strategy<Value = Deed> {
    let person = || 1..5_u64;
    prop_oneof![
        4 => (person(), prop::sample::select(Reaction::VARIANTS))
            .prop_map(|(by, reaction)| Deed::React(by, reaction)),
        2 => (person(), person(), any::<bool>()).prop_map(|(by, of, on)| Deed::Mute(by, of, on)),
        1 => prop::sample::select(Reactions::VARIANTS).prop_map(Deed::Set),
        3 => Just(Deed::Play),
    ]
}

pub fn person(id: u64) -> Person {
    Person { id: UserId::new(id), name: format!("Person {id}") }
}

/// A table of three people, with a fourth whom the bot knows.
pub struct Around {
    pub tables: Tables,
    pub table: TableId,
    pub location: Location,
    press: u64,
}

impl Around {
    pub async fn begin(store: Store, kind: GameKind) -> Self {
        let (tables, _) = Tables::new(store, Duration::ZERO, Randomness::Seeded(7));
        let mut options = Options::classic(kind);
        if kind == GameKind::Cards {
            options = cards::Options { rounds: Rounds::Short, ..Default::default() }.into();
        }
        let opening = Opening { host: person(1), options, ..opening(1) };
        let location = opening.location;
        let table = tables.open(opening).await.unwrap().id;
        let mut around = Self { tables, table, location, press: 5000 };
        for id in 2..=4 {
            around.make(id, Move::Sit).await.unwrap();
        }
        around.make(4, Move::StandUp).await.unwrap();
        around.make(1, Move::Begin).await.unwrap();
        around
    }

    pub async fn make(&mut self, by: u64, next: Move) -> Result<(), Refusal> {
        self.press += 1;
        let (press, location) = (PressId::new(self.press), self.location);
        let visit = Visit { press, person: person(by), location, manages: false };
        self.tables.visit(self.table, visit, Some(next)).await.unwrap().happened.map(drop)
    }

    pub async fn view(&self) -> PublicView {
        self.tables.views(self.table, &[]).await.unwrap().0
    }

    /// The people whose reactions are shown.
    async fn shown(&self) -> BTreeMap<u64, Reaction> {
        let view = self.view().await;
        let of = |(seat, reaction): &(Seat, Reaction)| {
            let person = view.players()[seat.index()].person().expect("a person reacts");
            (person.id.get(), *reaction)
        };
        view.company.reactions.iter().map(of).collect()
    }

    pub async fn log(&self) -> Vec<String> {
        self.tables.store().log(self.table).await.unwrap()
    }

    /// The first person who is asked answers.
    pub async fn play(&mut self, luck: &mut henge::rules::chance::Draws) {
        for id in 1..=3 {
            let look = |table: &Table| table.private_view(UserId::new(id));
            let Some(own) = self.tables.look(self.table, look).await.unwrap() else { continue };
            let Some(action) = henge::computer::choose(Level::RANDOM, &own.game, luck) else {
                continue;
            };
            let next = Move::Answer { question: own.question, action };
            return self.make(id, next).await.unwrap();
        }
    }
}

/// The place in the game that a reaction is about.
fn place(view: &PublicView) -> (u8, u8, bool) {
    match &view.board().unwrap().game {
        OfGame::Cards(view) => (view.round, view.tricks_taken(), view.everybody_predicted),
        OfGame::Dice(view) => (view.round.number, view.round.roll, false),
    }
}

async fn check(kind: GameKind, all: Vec<Deed>) {
    let database = Database::new();
    let mut around = Around::begin(database.open().await, kind).await;
    let mut luck = henge::rules::Chance::new([3; 32]).set_up();
    let mut reacted: BTreeMap<u64, (Reaction, (u8, u8, bool))> = BTreeMap::new();
    let mut tried: BTreeSet<u64> = BTreeSet::new();
    let mut muted: BTreeSet<(u64, u64)> = BTreeSet::new();
    let mut set = Reactions::On;
    for deed in all {
        let log = around.log().await;
        match deed {
            Deed::React(by, reaction) => {
                around.press += 1;
                let from = (UserId::new(by), PressId::new(around.press));
                let told = around.tables.react(around.table, from, reaction).await.unwrap();
                match (by <= 3, set) {
                    (false, _) => assert_eq!(told, Err(Refusal::NotSeated)),
                    (true, Reactions::Off) => assert_eq!(told, Err(Refusal::NoReactions)),
                    // A second one may come within five seconds or not.
                    (true, Reactions::On) if tried.contains(&by) => {
                        assert!(matches!(told, Ok(()) | Err(Refusal::ReactedJustNow)), "{told:?}");
                    }
                    (true, Reactions::On) => assert_eq!(told, Ok(())),
                }
                if told.is_ok() {
                    tried.insert(by);
                    reacted.insert(by, (reaction, place(&around.view().await)));
                    let again = around.tables.react(around.table, from, reaction).await.unwrap();
                    assert_eq!(again, Ok(()), "a press that comes twice");
                }
                assert_eq!(around.log().await, log, "nothing of it is in the log");
            }
            Deed::Mute(by, other, on) => {
                around.tables.mute(UserId::new(by), UserId::new(other), on).await.unwrap();
                if on {
                    muted.insert((by, other))
                } else {
                    muted.remove(&(by, other))
                };
                assert_eq!(around.log().await, log, "nothing of it is in the log");
            }
            Deed::Set(to) => {
                let change = Change::Reactions(to);
                let store = around.tables.store();
                store.change_settings(around.location.guild, change).await.unwrap().unwrap();
                set = to;
            }
            Deed::Play => around.play(&mut luck).await,
        }
        if around.view().await.is_over() {
            break;
        }
        let view = around.view().await;
        let shown = around.shown().await;
        // The fourth person does not play.
        let is_muted = |by: u64| (1..=3).any(|other| muted.contains(&(other, by)));
        for (by, reaction) in &shown {
            assert_eq!(set, Reactions::On);
            let (last, about) = reacted[by];
            assert_eq!(last, *reaction, "the last one");
            let now = place(&view);
            assert_eq!(now.0, about.0, "not longer than the round");
            assert!(now.1 <= about.1 + 1, "not longer than the next trick or roll");
            assert!(!is_muted(*by), "muted");
        }
        for (by, (_, about)) in &reacted {
            if set == Reactions::On && !is_muted(*by) && *about == place(&view) {
                assert!(shown.contains_key(by), "{by} has reacted to what is on the table");
            }
        }
    }
    // A restart forgets reactions, and keeps who is muted.
    around.tables.close().await;
    let store = database.open().await;
    for (by, other) in (1..5).flat_map(|by| (1..5).map(move |other| (by, other))) {
        let is_muted = store.has_muted(UserId::new(by), UserId::new(other));
        assert_eq!(is_muted, muted.contains(&(by, other)));
    }
    store.close().await;
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_reaction_is_seen_by_all_or_by_nobody_for_its_time_and_is_in_no_log(
        kind in prop::sample::select(GameKind::VARIANTS),
        deeds in prop::collection::vec(deeds(), 1..40),
    ) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(check(kind, deeds));
    }
}

/// The reactions of computer players in a game, with the round in which each was shown.
fn voices(options: Options, names: &[&str], computers: usize, number: u64) -> BTreeSet<(u8, Seat)> {
    let mut table = lobby(options, names, 0, number);
    let level = Move::Choose(Chosen::Level(Level::NOVICE));
    for next in [level].into_iter().chain(std::iter::repeat_n(Move::AddComputer, computers)) {
        table = table.decide(&by(1), &next, 0).unwrap().table;
    }
    let mut heard = BTreeSet::new();
    play(&Words::english(), &table, number, |moment| {
        let view = moment.table.public_view();
        assert!(view.company.reactions.len() <= 1, "one at a time");
        for (seat, _) in &view.company.reactions {
            let player = &view.players()[seat.index()];
            assert!(matches!(player, Player::Computer { .. }), "{player:?}");
            heard.insert((place(&view).0, *seat));
            if let OfGame::Cards(cards) = &view.board().unwrap().game {
                let is_open = |said: &SeenPrediction<u8>| matches!(said, SeenPrediction::Shown(_));
                let open = cards.predictions.values().iter().all(is_open);
                assert!(cards.tricks_taken() == 0 || open, "nothing about secret predictions");
            }
        }
    });
    heard
}

#[test]
fn a_computer_player_reacts_rarely_and_to_what_everybody_has_seen() {
    let mut reactions = 0;
    for (bidding, number) in [Bidding::Open, Bidding::Covered, Bidding::Secret].iter().zip(1..) {
        let options = cards::Options { bidding: *bidding, ..Default::default() };
        let heard = voices(options.into(), &["Ada"], 3, number);
        check_rare(&heard);
        reactions += heard.len();
    }
    for number in 4..8 {
        let heard = voices(Options::classic(GameKind::Dice), &["Ada", "Ben"], 2, number);
        check_rare(&heard);
        reactions += heard.len();
    }
    assert!(reactions >= 10, "{reactions} reactions in seven games");
}

/// At most one in a round, and never in two rounds in a row.
fn check_rare(heard: &BTreeSet<(u8, Seat)>) {
    let rounds: Vec<u8> = heard.iter().map(|(round, _)| *round).collect();
    assert!(rounds.windows(2).all(|pair| pair[0] + 1 < pair[1]), "{heard:?}");
}
