//! Ratings, runs and recounts: worked out by hand, and of games that are really played.

use henge::computer::{Level, choose};
use henge::rules::cards::{self, Rounds};
use henge::rules::{Chance, GameKind, OfGame, Options};
use henge::scores::{By, Leaderboard, Lifetime, Own, Rating};
use henge::store::{RecountError, Store};
use henge::table::{
    ChannelId, Chosen, GuildId, Location, Move, Opening, Person, PressId, Table, TableId, UserId,
};
use henge::tables::{Tables, Visit};
use sqlx::migrate::Migrator;
use sqlx::{AssertSqlSafe, Connection as _};

use crate::database::{Database, opening};
use crate::play::tables;

const GUILD: GuildId = GuildId::new(1);
const ADA: UserId = UserId::new(1);
const BEN: UserId = UserId::new(2);
const CY: UserId = UserId::new(3);
/// The last version in which nobody was rated.
const BEFORE: i64 = 12;

/// Card games that ended before anybody was rated: who came to which place, one second after the other. Where a
/// place is missing a computer player has it.
const GAMES: [&[(UserId, u8)]; 5] = [
    // Ada and Ben share the first place.
    &[(ADA, 1), (BEN, 1), (CY, 3)],
    // Ada plays alone, with computer players.
    &[(ADA, 1)],
    // Two computer players are first and third, and a third one played on for Ben.
    &[(ADA, 2), (BEN, 4)],
    &[(ADA, 2), (BEN, 3), (CY, 1)],
    &[(ADA, 1), (BEN, 2), (CY, 3)],
];

async fn before_ratings(database: &Database) {
    let mut connection = database.connect().await;
    let before = sqlx::migrate!().iter().filter(|step| step.version <= BEFORE).cloned().collect();
    Migrator::with_migrations(before).run(&mut connection).await.unwrap();
    let people = "insert into person values (1, 'Ada'), (2, 'Ben'), (3, 'Cy')";
    sqlx::query(people).execute(&mut connection).await.unwrap();
    for (table, results) in (1..).zip(GAMES) {
        let game = format!(
            "insert into game_table (id, guild, channel, host, options, secret, stage, opened_at)
             values ({table}, 1, 1, 1, '', zeroblob(32), 'over', 0)"
        );
        sqlx::query(AssertSqlSafe(game)).execute(&mut connection).await.unwrap();
        for (person, place) in results {
            let people = results.len();
            let stood_in = i64::from(*person == BEN && people == 2);
            let result = format!(
                "insert into result values
                 ({table}, {person}, 1, 'cards', 1000 * {table}, 4, {people}, {stood_in}, {place}, 50, 5, 2)"
            );
            sqlx::query(AssertSqlSafe(result)).execute(&mut connection).await.unwrap();
        }
    }
    connection.close().await.unwrap();
}

/// The means and deviations follow from those of the first games in `scores/rating.rs`, game by game, by the same
/// formulas.
#[tokio::test]
async fn games_that_ended_before_anybody_was_rated_are_rated_by_hand() {
    let database = Database::new();
    before_ratings(&database).await;
    let store = database.open().await;
    let by_rating = Leaderboard { by: By::Rating, ..Leaderboard::of(GameKind::Cards) };
    let standings = store.leaderboard(GUILD, CY, by_rating).await.unwrap();
    let lines = standings.lines.iter();
    let lines = lines.map(|line| (line.name.as_str(), line.games, line.rated, line.rating));
    let due = [("Ada", 5, 4, Some(1237)), ("Ben", 4, 4, Some(1030)), ("Cy", 3, 3, Some(1012))];
    assert_eq!(lines.collect::<Vec<_>>(), due);
    assert!(matches!(standings.own, Own::Listed { place: 3, .. }), "{:?}", standings.own);
    let ada = store.lifetime(GUILD, GameKind::Cards, ADA).await.unwrap();
    let rating = ada.rating.unwrap();
    assert!((rating.mean - 32.0903).abs() < 0.0001, "{rating:?}");
    assert!((rating.deviation - 6.7544).abs() < 0.0001, "{rating:?}");
    assert_eq!((ada.games, ada.rated, ada.wins(), ada.longest_wins), (5, 4, 3, 2));
    assert_eq!(ada.shown_rating(), Some(1237));
    store.close().await;
    // They are rated once: a second start changes nothing.
    let store = database.open().await;
    assert_eq!(store.lifetime(GUILD, GameKind::Cards, ADA).await.unwrap(), ada);
    store.close().await;
}

/// People who play at random.
struct Company {
    tables: Tables,
    presses: u64,
}

impl Company {
    async fn press(&mut self, table: TableId, location: Location, person: &Person, next: Move) {
        self.presses += 1;
        let press = PressId::new(self.presses);
        let visit = Visit { press, person: person.clone(), location, manages: false };
        // A computer player may have gone on meanwhile.
        let _ = self.tables.visit(table, visit, Some(next)).await.unwrap().happened;
    }

    /// A game to its end. Who is to leave does so, for good, as soon as it has begun.
    async fn play(&mut self, options: Options, people: &[Person], leaves: Option<&Person>) {
        self.presses += 1;
        let (press, channel) = (PressId::new(self.presses), ChannelId::new(self.presses));
        let location = Location { guild: GUILD, channel };
        let host = people[0].clone();
        let opening = Opening { options, location, press, host, ..opening(channel.get()) };
        let table = self.tables.open(opening).await.unwrap().id;
        for person in &people[1..] {
            self.press(table, location, person, Move::Sit).await;
        }
        let random = Move::Choose(Chosen::Level(Level::Random));
        self.press(table, location, &people[0], random).await;
        self.press(table, location, &people[0], Move::FillAndBegin).await;
        if let Some(person) = leaves {
            self.press(table, location, person, Move::Leave).await;
        }
        let mut luck = Chance::new([7; 32]).set_up();
        while !self.tables.look(table, Table::is_over).await.unwrap() {
            let mut answer = None;
            for person in people {
                let own = |table: &Table| table.private_view(person.id);
                let own = self.tables.look(table, own).await.unwrap();
                let action = own.and_then(|own| {
                    Some((own.question, choose(Level::Random, &own.game, &mut luck)?))
                });
                answer = answer.or(action.map(|action| (person, action)));
            }
            match answer {
                Some((person, (question, action))) => {
                    self.press(table, location, person, Move::Answer { question, action }).await;
                }
                None => tokio::time::sleep(std::time::Duration::from_millis(1)).await,
            }
        }
    }
}

/// An evening of both games: with computer players, alone with them, and with somebody who leaves.
async fn evening(database: &Database) -> Tables {
    let tables = tables(database).await;
    let mut company = Company { tables: tables.clone(), presses: 1 << 30 };
    let person = |id: UserId, name: &str| Person { id, name: name.to_owned() };
    let people = [person(ADA, "Ada"), person(BEN, "Ben"), person(CY, "Cy")];
    let quick =
        OfGame::Cards(cards::Options { rounds: Rounds::Short, ..cards::Options::default() });
    company.play(quick, &people, None).await;
    company.play(quick, &people[..2], None).await;
    company.play(quick, &people[..1], None).await;
    company.play(quick, &people, Some(&people[2])).await;
    company.play(Options::classic(GameKind::Dice), &people[1..], None).await;
    tables
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_written_as_games_end_is_what_a_recount_finds() {
    let database = Database::new();
    let tables = evening(&database).await;
    let store = tables.store();
    let found = store.recount().await.unwrap();
    assert_eq!((found.games, found.unreadable, found.differences), (5, vec![], vec![]));
    let of = async |person| store.lifetime(GUILD, GameKind::Cards, person).await.unwrap();
    let [ada, ben, cy] = [of(ADA).await, of(BEN).await, of(CY).await];
    let counts = |of: &Lifetime| (of.games, of.rated);
    assert_eq!([&ada, &ben, &cy].map(counts), [(4, 3), (3, 3), (2, 2)]);
    assert!(ada.shown_rating().is_some() && cy.shown_rating().is_none());
    for lifetime in [&ada, &ben, &cy] {
        assert_eq!(lifetime.predictions, 5 * lifetime.games, "five rounds each");
        assert!(lifetime.longest_exact <= lifetime.exact);
        assert_eq!(lifetime.longest_exact == 0, lifetime.exact == 0);
        assert_ne!(lifetime.rating, Some(Rating::default()));
    }
    tables.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_figure_that_was_altered_is_found_and_repaired() {
    let database = Database::new();
    let tables = evening(&database).await;
    let kept = tables.store().lifetime(GUILD, GameKind::Cards, ADA).await.unwrap();
    let in_use = Store::recount_and_repair(&database.url()).await;
    assert!(matches!(in_use, Err(RecountError::Open(_))), "{in_use:?}");
    tables.close().await;
    for (alter, line) in [
        (
            "update result set points = points + 10 where game_table = 1 and person = 1",
            "result of table 1, person 1: points is ",
        ),
        (
            "update result set exact_last = 99 where game_table = 5 and person = 2",
            "result of table 5, person 2: last run is 99, not ",
        ),
        (
            "update result set rating_shown = null where game_table = 2 and person = 2",
            "result of table 2, person 2: rating is nothing, not ",
        ),
        (
            "update rating set mean = mean + 0.1 where game = 'dice' and person = 3",
            "rating of person 3 (dice, server 1): mean is ",
        ),
        (
            "delete from rating where game = 'cards' and person = 2",
            "rating of person 2 (cards, server 1): is missing",
        ),
        (
            "update standing set wins = wins + 1 where game = 'cards' and period = 'month' and person = 1",
            "standing of person 1 (cards, month, server 1): wins is ",
        ),
        (
            "update leaderboard set people = 9 where game = 'dice' and period = 'all-time'",
            "leaderboard (dice, all-time, server 1): people is 9, not 2",
        ),
        (
            "delete from result where game_table = 5 and person = 3",
            "result of table 5, person 3: is missing",
        ),
    ] {
        let mut connection = database.connect().await;
        sqlx::query(alter).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        let store = Store::open_to_read(&database.url()).await.unwrap();
        let found = store.recount().await.unwrap();
        store.close().await;
        assert_eq!(found.differences.len(), 1, "{alter}: {found:#?}");
        assert!(found.differences[0].starts_with(line), "{line}: {found:#?}");
        let repaired = Store::recount_and_repair(&database.url()).await.unwrap();
        assert_eq!(repaired, found, "{alter}");
    }
    let store = database.open().await;
    assert_eq!(store.recount().await.unwrap().differences, Vec::<String>::new());
    assert_eq!(store.lifetime(GUILD, GameKind::Cards, ADA).await.unwrap(), kept);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_read_is_said_and_keeps_its_results() {
    let database = Database::new();
    evening(&database).await.close().await;
    let mut connection = database.connect().await;
    let altered = "update event set body = '{}' where game_table = 2 and number = 3";
    sqlx::query(altered).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let found = Store::recount_and_repair(&database.url()).await.unwrap();
    assert_eq!((found.games, found.unreadable.len(), found.differences.len()), (4, 1, 0));
    assert!(found.unreadable[0].starts_with("table 2 is not stored as it should be"), "{found:?}");
}
