//! A database that an earlier version has written is opened and migrated. Every table in it is
//! unchanged, and games in progress are played to their end.
//!
//! `databases/` contains one dump for each version that changed the schema, as that version left
//! it. Like the stored games they are never changed. A new one is made with the version before the
//! change (its program plays, and `sqlite3 henge.db .dump` writes the dump; or it opens an older
//! one, as for `before-ratings`, `before-messages`, `before-tempo`, `before-languages`, `before-reviews`,
//! `before-daily`, `before-challenges`, `before-week`, `before-elsewhere` and `before-peers`), together with a text that
//! describes its tables.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use expect_test::expect_file;
use henge::computer::{self, Level};
use henge::daily::Day;
use henge::language::Language;
use henge::record::verify;
use henge::rules::chance::Chance;
use henge::rules::dice::DiceGame;
use henge::rules::{OfGame, TableView, cards, cards::CardGame};
use henge::scores::{Leaderboard, ProfilePage};
use henge::server::Look;
use henge::store::{MessageKind, Messages, Store};
use henge::table::{
    AfterRoll, Board, GuildId, InAdvance, MessageId, Move, Order, Person, Player, PressId,
    PrivateView, Proposal, PublicStage, Randomness, Sitter, Stage, Table, TableId, UserId,
};
use henge::tables::{Happened, Tables, Visit};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tempfile::TempDir;

use crate::games::game::Game;
use crate::games::home;

/// The database of the version before standing orders and results were stored.
const BEFORE_ORDERS: &str = "before-orders";
/// The database of the version before tables had clocks.
const BEFORE_CLOCKS: &str = "before-clocks";
/// The database of the version before cuts, and before the host set the computer players' level on
/// a panel; both were added in one migration.
const BEFORE_CUTS: &str = "before-cuts";
/// The database of the version before automatic decisions and reminders were recorded.
const BEFORE_CALLS: &str = "before-calls";
/// The database of the version before players were rated.
const BEFORE_RATINGS: &str = "before-ratings";
/// The database of the version before the ids of a table's messages were rows of a table.
const BEFORE_MESSAGES: &str = "before-messages";
/// The database of the version before a table had a tempo.
const BEFORE_TEMPO: &str = "before-tempo";
/// The database of the version before a spectator could be in for the next game.
const BEFORE_NEXT_PLAYERS: &str = "before-next-players";
/// The database of the version before somebody could sit in for a computer player.
const BEFORE_NEWCOMERS: &str = "before-newcomers";
/// The database of the version before people and servers chose a language.
const BEFORE_LANGUAGES: &str = "before-languages";
/// The database of the version before reviews were kept.
const BEFORE_REVIEWS: &str = "before-reviews";
/// The database of the version before there was a deal of the day, and before people chose titles.
const BEFORE_DAILY: &str = "before-daily";
/// The database of the version before people played the same deal as in a game that is over.
const BEFORE_CHALLENGES: &str = "before-challenges";
/// The database of the version before servers had weeks, people could be called, lobbies began at an hour, and people
/// muted each other.
const BEFORE_WEEK: &str = "before-week";
/// The database of the version before people played where the bot is not, or kept the scores of games at real tables.
const BEFORE_ELSEWHERE: &str = "before-elsewhere";
/// The database of the version before processes told each other what people choose.
const BEFORE_PEERS: &str = "before-peers";
const EARLIER: [&str; 16] = [
    BEFORE_ORDERS,
    BEFORE_CLOCKS,
    BEFORE_CUTS,
    BEFORE_CALLS,
    BEFORE_RATINGS,
    BEFORE_MESSAGES,
    BEFORE_TEMPO,
    BEFORE_NEXT_PLAYERS,
    BEFORE_NEWCOMERS,
    BEFORE_LANGUAGES,
    BEFORE_REVIEWS,
    BEFORE_DAILY,
    BEFORE_CHALLENGES,
    BEFORE_WEEK,
    BEFORE_ELSEWHERE,
    BEFORE_PEERS,
];

/// A folder with the database from this dump.
async fn database(dump: &str) -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("henge.db");
    let dump = home().join("databases").join(dump).with_extension("sql");
    // A dump lists its tables in an order that foreign keys do not allow.
    let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let options = options.foreign_keys(false);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let dump = std::fs::read_to_string(dump).unwrap();
    sqlx::raw_sql(sqlx::AssertSqlSafe(dump)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    (folder, path)
}

async fn open(path: &Path) -> Store {
    Store::open(&format!("sqlite://{}", path.display())).await.unwrap()
}

/// Every stored table.
async fn all(store: &Store) -> Vec<Table> {
    let mut tables = Vec::new();
    for number in 1.. {
        let Some(table) = store.table(TableId::new(number)).await.unwrap() else { break };
        tables.push(table);
    }
    tables
}

#[tokio::test]
async fn every_table_of_an_earlier_database_stands_as_it_stood() {
    for earlier in EARLIER {
        let (_folder, path) = database(earlier).await;
        let store = open(&path).await;
        let text: String = all(&store).await.iter().map(standing).collect();
        let beside = home().join("databases").join(earlier).with_extension("txt");
        expect_file![beside].assert_eq(&text);
        store.close().await;
    }
}

#[tokio::test]
async fn a_standing_order_is_to_be_asked_when_it_is_close_and_none_is_to_be_asked_always() {
    let (_folder, path) = database(BEFORE_ORDERS).await;
    let store = open(&path).await;
    let mut orders = HashSet::new();
    for table in all(&store).await {
        for sitter in table.sitters() {
            let own = sitter.player.person().and_then(|person| table.private_view(person.id));
            orders.extend(own.map(|own| format!("{:?}", own.order)));
        }
    }
    let expected = [
        Order::Cards(InAdvance::Nothing),
        Order::Dice(AfterRoll::AskWhenClose.into()),
        Order::Dice(AfterRoll::AskAlways.into()),
    ];
    assert_eq!(orders, expected.iter().map(|order| format!("{order:?}")).collect());
    store.close().await;
}

#[tokio::test]
async fn every_message_of_an_earlier_database_is_still_known() {
    let (_folder, path) = database(BEFORE_MESSAGES).await;
    let store = open(&path).await;
    let messages = async |table| store.messages(TableId::new(table)).await.unwrap();
    let id = |last: u64| MessageId::new(1_300_000_000_000_000_000 + last);
    let ended =
        [(MessageKind::Table, id(1)), (MessageKind::Result, id(11)), (MessageKind::Report, id(21))];
    assert_eq!(messages(1).await, Messages::from(ended));
    assert_eq!(messages(4).await, Messages::new());
    let playing = [
        (MessageKind::Table, id(5)),
        (MessageKind::Reminder, id(35)),
        (MessageKind::Vote(Proposal::Pause), id(45)),
        (MessageKind::Vote(Proposal::End), id(55)),
    ];
    assert_eq!(messages(5).await, Messages::from(playing));
    store.close().await;
}

#[tokio::test]
async fn what_people_chose_in_an_earlier_database_holds() {
    let (_folder, path) = database(BEFORE_PEERS).await;
    let store = open(&path).await.of_several();
    let [ada, ben, cy] = [624, 625, 626].map(|last| UserId::new(1_125_899_906_842_000 + last));
    assert_eq!((store.language_of(ada), store.look_of(ada)), (Some(Language::German), Look::Text));
    assert!(store.wants_hints(ada).await.unwrap());
    let zone = store.zone_of(ada).await.unwrap();
    assert_eq!(zone.map(|zone| zone.to_string()).as_deref(), Some("Europe/Berlin"));
    assert!(store.has_muted(ben, cy) && !store.has_muted(cy, ben));
    assert_eq!(store.untold().await.unwrap(), [], "other processes hear of new choices alone");
    let day = Day::of_number(29);
    let stale = store.servers_with_stale_days(day).await.unwrap();
    assert_eq!(stale, [GuildId::new(2_251_799_813_685_248)]);
    assert_eq!(store.daily_place(stale[0], day, ada).await.unwrap(), Some((1, 1)));
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_under_way_in_an_earlier_database_is_played_to_its_end() {
    for earlier in EARLIER {
        play_to_the_end(earlier).await;
    }
}

async fn play_to_the_end(earlier: &str) {
    let (_folder, path) = database(earlier).await;
    let store = open(&path).await;
    let before = logs(&store).await;
    let (tables, _changes) = Tables::new(store, Duration::ZERO, Randomness::Seeded(7));
    tables.start_clocks().await.unwrap();
    tables.wake().await.unwrap();
    let mut players = Players { tables, press: 1 << 60 };
    let mut played = [0; 2];
    for table in all(players.tables.store()).await {
        match &table.stage {
            Stage::Lobby(_) => players.begin(&table).await,
            Stage::Playing(_) => players.check_begun_before(&table).await,
            Stage::Over(_) | Stage::Closed => continue,
        }
        players.play_to_the_end(&table).await;
        played[table.options.kind() as usize] += 1;
    }
    assert!(played.iter().all(|games| *games > 1), "both games: {played:?}");
    let store = players.tables.store().clone();
    for (before, after) in before.iter().zip(logs(&store).await) {
        assert!(after.starts_with(before), "what was stored stays as it is");
    }
    let finished = all(&store).await.into_iter().filter(Table::is_over).count();
    assert_eq!(finished, before.len(), "every table is over");
    check_records(&store).await;
    players.tables.close().await;
    // The database opens again, with nothing left to migrate.
    let store = open(&path).await;
    check_records(&store).await;
    store.close().await;
}

#[tokio::test]
async fn who_was_away_in_an_earlier_database_is_told_what_was_played_for_them() {
    for earlier in [BEFORE_CUTS, BEFORE_CALLS, BEFORE_RATINGS] {
        let (_folder, path) = database(earlier).await;
        let store = open(&path).await;
        let mut told = 0;
        for table in all(&store).await {
            let log = store.log(table.id).await.unwrap();
            let sitters = table.sitters();
            let away = sitters.iter().filter_map(|sitter| sitter.player.away());
            for absence in away.filter_map(|person| table.absence(person.id)) {
                let back = table.back(absence, &log).unwrap();
                assert!(
                    back.done.len() >= usize::from(back.decided) && back.decided > 0,
                    "{back:?}"
                );
                told += 1;
            }
        }
        assert_eq!(told, 2, "one at each game");
        store.close().await;
    }
}

#[tokio::test]
async fn scores_of_an_earlier_database_stay() {
    let (_folder, path) = database(BEFORE_ORDERS).await;
    let store = open(&path).await;
    let guild = all(&store).await[0].location.guild;
    for (game, lines) in [(henge::rules::GameKind::Cards, 3), (henge::rules::GameKind::Dice, 4)] {
        let nobody = UserId::new(1);
        let standings = store.leaderboard(guild, nobody, Leaderboard::of(game)).await.unwrap();
        assert_eq!(standings.lines.len(), lines, "{standings:?}");
    }
    store.close().await;
}

/// What people earned before there were titles is theirs, and the next game does not tell it again.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_earned_in_an_earlier_database_counts_and_is_not_told_again() {
    let (_folder, path) = database(BEFORE_DAILY).await;
    let store = open(&path).await;
    let guild = all(&store).await[0].location.guild;
    let ada = all(&store).await[0].host;
    let had = async |store: &Store| {
        let profile = store.profile(guild, ada, ProfilePage::Achievements).await.unwrap().unwrap();
        assert_eq!(profile.title, None);
        profile.career.achievements().iter().map(|earned| earned.name).collect::<Vec<_>>()
    };
    let before = had(&store).await;
    assert!(before.contains(&"first-win") && before.contains(&"both-games"), "{before:?}");
    let running = all(&store).await.into_iter().filter(|table| !table.is_over());
    let running: Vec<Table> = running.collect();
    let (tables, _changes) = Tables::new(store, Duration::ZERO, Randomness::Seeded(7));
    let mut players = Players { tables, press: 1 << 60 };
    let mut told: Vec<&str> = Vec::new();
    for table in running {
        if table.lobby().is_ok() {
            players.begin(&table).await;
        }
        players.play_to_the_end(&table).await;
        let achieved = players.tables.look(table.id, |table| table.after.achieved.clone());
        let achieved = achieved.await.unwrap().unwrap();
        told.extend(achieved.iter().filter(|own| own.person == ada).flat_map(|own| &own.earned));
    }
    let after = had(players.tables.store()).await;
    assert!(told.iter().all(|name| !before.contains(name)), "{told:?} after {before:?}");
    assert_eq!(before.len() + told.len(), after.len(), "{told:?}, {after:?}");
    players.tables.close().await;
}

async fn logs(store: &Store) -> Vec<Vec<String>> {
    let mut logs = Vec::new();
    for table in all(store).await {
        logs.push(store.log(table.id).await.unwrap());
    }
    logs
}

/// Checks that the record of every finished game is valid.
async fn check_records(store: &Store) {
    for table in all(store).await.iter().filter(|table| table.is_over()) {
        let log = store.log(table.id).await.unwrap();
        let record = match table.game() {
            None => continue,
            Some(OfGame::Cards(playing)) => Game::<CardGame>::stored(table, playing, &log).record(),
            Some(OfGame::Dice(playing)) => Game::<DiceGame>::stored(table, playing, &log).record(),
        };
        verify(&record).unwrap_or_else(|fault| panic!("table {}: {fault}", table.id));
    }
}

/// The people who press.
struct Players {
    tables: Tables,
    press: u64,
}

impl Players {
    fn visit(&mut self, table: &Table, person: &Person) -> Visit {
        self.press += 1;
        let (press, location) = (PressId::new(self.press), table.location);
        Visit { press, person: person.clone(), location, manages: false }
    }

    async fn make(&mut self, table: &Table, person: &Person, next: Move) {
        let visit = self.visit(table, person);
        let seen = self.tables.visit(table.id, visit, Some(next.clone())).await.unwrap();
        assert_eq!(seen.happened, Ok(Happened::Now), "{next:?} of {}", person.name);
    }

    /// The host of a lobby begins the game.
    async fn begin(&mut self, table: &Table) {
        let sitters = table.sitters();
        let host = people(&sitters).find(|person| person.id == table.host).unwrap();
        self.make(table, &host, Move::Begin).await;
    }

    /// Checks that the press that began a game is still known: delivered again, it has no effect.
    async fn check_begun_before(&mut self, table: &Table) {
        let person = people(&table.sitters()).next().unwrap();
        let press = table.begun_by().unwrap();
        let visit = Visit { press, ..self.visit(table, &person) };
        let seen = self.tables.visit(table.id, visit, Some(Move::Begin)).await.unwrap();
        assert_eq!(seen.happened, Ok(Happened::Before));
    }

    /// Everybody answers every question as a computer player would.
    async fn play_to_the_end(&mut self, table: &Table) {
        let people: Vec<Person> = people(&table.sitters()).collect();
        let ids: Vec<UserId> = people.iter().map(|person| person.id).collect();
        let mut luck = Chance::new([7; 32]).set_up();
        loop {
            let (public, own) = self.tables.views(table.id, &ids).await.unwrap();
            if public.is_over() {
                let PublicStage::Over { ended_by: None, .. } = public.stage else {
                    panic!("it was ended before its end");
                };
                return;
            }
            let mut answers = own.iter().zip(&people).filter_map(|(own, person)| {
                let own = own.as_ref()?;
                Some((own, person, computer::choose(Level::APPRENTICE, &own.game, &mut luck)?))
            });
            match answers.next() {
                Some((own, person, action)) => {
                    self.make(table, person, Move::Answer { question: own.question, action }).await;
                }
                None => tokio::time::sleep(Duration::from_millis(2)).await,
            }
        }
    }
}

fn people(sitters: &[Sitter]) -> impl Iterator<Item = Person> + use<> {
    let people: Vec<Person> =
        sitters.iter().filter_map(|sitter| sitter.player.person().cloned()).collect();
    people.into_iter()
}

/// The state of a table in words.
fn standing(table: &Table) -> String {
    let (view, options) = (table.public_view(), serde_json::to_string(&table.options).unwrap());
    let mut text = format!("Table {}: {options}\n", table.id);
    for sitter in table.sitters() {
        let own = sitter.player.person().and_then(|person| table.private_view(person.id));
        writeln!(text, "  {}{}", who(&sitter.player), own.map(own_part).unwrap_or_default())
            .unwrap();
    }
    let (stage, board) = match &view.stage {
        PublicStage::Lobby(_) => ("in the lobby", None),
        PublicStage::Closed { .. } => ("closed", None),
        PublicStage::Playing(board) => ("playing", Some(board)),
        PublicStage::Over { board, .. } => ("over", Some(board)),
    };
    writeln!(text, "  {stage}").unwrap();
    text.push_str(&board.map(of_board).unwrap_or_default());
    text.push('\n');
    text
}

fn who(player: &Player) -> String {
    match player {
        Player::Person(person) => person.name.clone(),
        Player::Computer { name, level } => format!("{name}, a computer ({level})"),
        Player::Newcomer { person, computer, level: Some(level) } => {
            format!("{computer}, a computer ({level}), and soon {}", person.name)
        }
        Player::Newcomer { person, computer, level: None } => {
            format!("{} in the place of {computer}", person.name)
        }
        Player::StandIn { left, level, away_since: None } => {
            format!("a computer ({level}) for {}", left.name)
        }
        Player::StandIn { left, level, away_since: Some(since) } => {
            format!("a computer ({level}) for {}, away since entry {since}", left.name)
        }
    }
}

/// The part of the state that only a seat knows.
fn own_part(own: PrivateView) -> String {
    match (own.game, own.order) {
        (OfGame::Dice(view), OfGame::Dice(order)) => {
            assert_eq!(order.ahead, InAdvance::Nothing, "earlier versions knew none");
            format!(": orders Dice({:?}), said {:?}", order.after_roll, view.prediction)
        }
        (OfGame::Cards(view), _) => {
            format!(": holds {:?}, said {:?}", view.hand, view.prediction)
        }
        (OfGame::Dice(_), OfGame::Cards(_)) => panic!("an order of the other game"),
    }
}

fn of_board(board: &Board) -> String {
    let mut text = format!("  {} entries in the log\n", board.entries);
    match &board.game {
        TableView::Cards(view) => of_cards(view, &mut text),
        TableView::Dice(view) => {
            let round = &view.round;
            writeln!(text, "  round {} {:?}, roll {}", round.number, round.magic, round.roll)
                .unwrap();
            writeln!(text, "  dice {:?}, Wizards {:?}", round.dice, round.wizards).unwrap();
            writeln!(text, "  predictions {:?}", view.predictions.values()).unwrap();
            writeln!(text, "  left {:?}", round.scores.values()).unwrap();
            writeln!(text, "  will {:?}", view.intentions.values()).unwrap();
            writeln!(text, "  asked {:?}", view.asked.values()).unwrap();
            writeln!(text, "  totals {:?}", view.totals.values()).unwrap();
        }
    }
    text
}

fn of_cards(view: &cards::TableView, text: &mut String) {
    writeln!(text, "  round {} of {}, dealer {:?}", view.round, view.rounds, view.dealer).unwrap();
    writeln!(text, "  turned up {:?}, trump {:?}", view.turned, view.trump).unwrap();
    writeln!(text, "  predictions {:?}", view.predictions.values()).unwrap();
    writeln!(text, "  won {:?}, trick {:?}", view.won.values(), view.trick).unwrap();
    writeln!(text, "  asked {:?}", view.asked.values()).unwrap();
    writeln!(text, "  totals {:?}", view.totals.values()).unwrap();
}
