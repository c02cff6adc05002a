//! A profile summarizes a person's results on a server; the expected values were calculated by
//! hand.

use henge::rules::GameKind;
use henge::scores::{ACHIEVEMENTS, Figures, Profile, ProfilePage, Rival, Streak, Wins};
use henge::store::Store;
use henge::table::{Achieved, GuildId, TableId, UserId};
use rand::rngs::StdRng;
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use sqlx::{Connection as _, SqliteConnection};

use crate::store::database::Database;

const HERE: GuildId = GuildId::new(7);
const ADA: u64 = 1;
const BEN: u64 = 2;
const CY: u64 = 3;
const DI: u64 = 4;
/// The id of a person whose data was deleted.
const FORMER: u64 = 5;
/// The id of a person who has played on another server only.
const EVE: u64 = 6;

/// A person's result: their id, place, points, and the number of exact predictions among ten.
type Came = (u64, u8, i16, u16);

/// A database with some games, written while nobody has it open.
struct Past {
    database: Database,
    connection: SqliteConnection,
    games: i64,
}

impl Past {
    async fn begin() -> Self {
        let database = Database::new();
        database.open().await.close().await;
        let mut connection = database.connect().await;
        sqlx::query("pragma foreign_keys = off").execute(&mut connection).await.unwrap();
        for (person, name, former) in [
            (ADA, "Ada", 0),
            (BEN, "Ben", 0),
            (CY, "Cy", 0),
            (DI, "Di", 0),
            (FORMER, "Fay", 1),
            (EVE, "Eve", 0),
        ] {
            sqlx::query("insert into person (id, name, former) values ($1, $2, $3)")
                .bind(person as i64)
                .bind(name)
                .bind(former)
                .execute(&mut connection)
                .await
                .unwrap();
        }
        Self { database, connection, games: 0 }
    }

    /// Adds a game. The tables were opened in the reverse order.
    async fn game(&mut self, guild: GuildId, kind: GameKind, seats: u8, came: &[Came]) {
        self.games += 1;
        for (person, place, points, exact) in came {
            sqlx::query(
                "insert into result (game_table, person, guild, game, ended_at, seats, people,
                                     stood_in, place, points, predictions, exact)
                 values ($1, $2, $3, $4, $5, $6, $6, 0, $7, $8, 10, $9)",
            )
            .bind(1000 - self.games)
            .bind(*person as i64)
            .bind(guild.get() as i64)
            .bind(kind.word())
            .bind(self.games * 100)
            .bind(seats)
            .bind(place)
            .bind(points)
            .bind(exact)
            .execute(&mut self.connection)
            .await
            .unwrap();
        }
    }

    /// Sets more columns of a person's last result.
    async fn and(&mut self, person: u64, what: &'static str) {
        let query = sqlx::AssertSqlSafe(format!(
            "update result set {what} where game_table = {} and person = {person}",
            1000 - self.games
        ));
        sqlx::query(query).execute(&mut self.connection).await.unwrap();
    }

    async fn open(self) -> (Database, Store) {
        self.connection.close().await.unwrap();
        let store = self.database.open().await;
        (self.database, store)
    }
}

/// Games with a tie, one that a computer player finished, and some that are not rated.
async fn past() -> Past {
    use GameKind::{Cards, Dice};
    let mut past = Past::begin().await;
    past.game(
        HERE,
        Cards,
        4,
        &[(ADA, 1, 50, 6), (BEN, 2, 40, 5), (CY, 3, 10, 5), (FORMER, 4, 0, 1)],
    )
    .await;
    past.and(ADA, "exact_longest = 4, exact_first = 1, exact_last = 3").await;
    past.and(ADA, "rating_mean = 26, rating_deviation = 8, rating_shown = 1040").await;
    past.and(CY, "rating_mean = 32, rating_deviation = 2").await;
    past.game(
        HERE,
        Cards,
        4,
        &[(ADA, 1, 70, 10), (BEN, 1, 70, 9), (CY, 3, 20, 5), (FORMER, 4, 0, 1)],
    )
    .await;
    past.game(GuildId::new(8), Cards, 6, &[(ADA, 1, 500, 10), (EVE, 2, 20, 1)]).await;
    past.game(
        HERE,
        Cards,
        3,
        &[(ADA, 2, -20, 4), (BEN, 1, 30, 5), (CY, 3, -30, 1), (FORMER, 4, -90, 1)],
    )
    .await;
    past.and(ADA, "exact_longest = 2, exact_first = 2, exact_last = 0").await;
    past.and(ADA, "rating_mean = 25.5, rating_deviation = 7.5, rating_shown = 1060").await;
    past.game(HERE, Dice, 2, &[(ADA, 1, 12, 5), (DI, 2, 3, 2)]).await;
    past.game(HERE, Cards, 3, &[(ADA, 3, -50, 0), (BEN, 1, 60, 5), (CY, 2, 10, 1)]).await;
    past.and(ADA, "stood_in = 1, rating_mean = 24, rating_deviation = 7, rating_shown = 1059")
        .await;
    past
}

async fn profile(store: &Store, person: u64, page: ProfilePage) -> Option<Profile> {
    store.profile(HERE, UserId::new(person), page).await.unwrap()
}

#[tokio::test]
async fn a_profile_is_what_the_results_come_to() {
    let (_database, store) = past().await.open().await;
    let profile = profile(&store, ADA, ProfilePage::Favorite).await.unwrap();
    assert_eq!((profile.career.person.name.as_str(), profile.game), ("Ada", GameKind::Cards));
    let games = profile.games();
    let figures = |games, wins, points, best, predictions, exact| Figures {
        games,
        wins,
        points,
        best: Some(best),
        predictions,
        exact,
    };
    assert_eq!(games.figures(), figures(4, 2, 50, 70, 40, 20));
    let by_seats: Vec<_> = games.by_seats().into_iter().collect();
    let (three, four) = (figures(2, 0, -70, -20, 20, 4), figures(2, 2, 120, 70, 20, 16));
    assert_eq!(by_seats, [(3, three), (4, four)]);
    assert_eq!((games.places(), games.stood_in()), ([2, 1, 1, 0, 0, 0], 1));
    assert_eq!(games.winning(), Streak { longest: 2, now: 0 });
    // The streak consists of three predictions at the end of the first game, all ten of the second,
    // and two at the beginning of the third.
    assert_eq!(games.exact(), Streak { longest: 15, now: 0 });
    // Three games are rated; the first two ratings are not shown.
    assert_eq!(games.ratings(), [1059]);
    assert_eq!(games.means(), [50, 60, 33, 12]);
    let form: Vec<u8> = games.last(3).iter().map(|played| played.place).collect();
    assert_eq!(form, [1, 2, 3]);
}

#[tokio::test]
async fn rivals_are_people_who_were_met_three_times_and_are_still_there() {
    let (_database, store) = past().await.open().await;
    let cards = profile(&store, ADA, ProfilePage::Game(GameKind::Cards)).await.unwrap();
    let (cy, ben) = (
        Rival { name: "Cy".to_owned(), beaten: 3, lost: 1 },
        Rival { name: "Ben".to_owned(), beaten: 1, lost: 2 },
    );
    assert_eq!(cards.rivals, [cy.clone(), ben.clone()]);
    assert_eq!(cards.beaten().collect::<Vec<_>>(), [&cy]);
    assert_eq!(cards.unbeaten().collect::<Vec<_>>(), [&ben]);
    let dice = profile(&store, ADA, ProfilePage::Game(GameKind::Dice)).await.unwrap();
    assert_eq!((dice.game, dice.games().0.len(), dice.rivals.len()), (GameKind::Dice, 1, 0));
}

#[tokio::test]
async fn wins_know_who_else_was_there() {
    let (_database, store) = past().await.open().await;
    let career = profile(&store, ADA, ProfilePage::Achievements).await.unwrap().career;
    let at_cards = Wins { shared: true, narrowest: Some(10), above: Some(6.0) };
    let at_dice = Wins { shared: false, narrowest: Some(9), above: None };
    assert_eq!((career.wins[GameKind::Cards], career.wins[GameKind::Dice]), (at_cards, at_dice));
    let had: Vec<&str> = career.achievements().iter().map(|achieved| achieved.name).collect();
    assert_eq!(
        had,
        [
            "first-win",
            "five-exact",
            "below-zero",
            "both-games",
            "shared-win",
            "by-a-hair",
            "ten-exact",
            "all-exact",
            "giants-fall"
        ]
    );
}

#[tokio::test]
async fn who_has_finished_no_game_here_has_no_profile() {
    let (_database, store) = past().await.open().await;
    for nobody in [EVE, FORMER, 99, u64::MAX] {
        assert_eq!(profile(&store, nobody, ProfilePage::Favorite).await, None, "{nobody}");
    }
    // The page of a game that a person has not played shows the other game.
    let di = profile(&store, DI, ProfilePage::Game(GameKind::Cards)).await.unwrap();
    assert_eq!((di.game, di.games().figures().games), (GameKind::Dice, 1));
}

/// Statements that write random results of 60 games of three people.
fn any_results(luck: &mut StdRng) -> Vec<String> {
    let mut rows = Vec::new();
    for number in 1..=60 {
        let (game, seats) = if luck.random() { ("cards", 4) } else { ("dice", 5) };
        // Some games end at the same moment.
        let ended_at = luck.random_range(1000..1040);
        for person in [ADA, BEN, CY] {
            let (place, exact) = (luck.random_range(1..=seats), luck.random_range(0..=8));
            let (first, last) = (luck.random_range(0..=exact), luck.random_range(0..=exact));
            let points = luck.random_range(-40..150);
            rows.push(format!(
                "insert into result (game_table, person, guild, game, ended_at, seats, people, stood_in,
                     place, points, predictions, exact, exact_longest, exact_first, exact_last)
                 values ({number}, {person}, 7, '{game}', {ended_at}, {seats}, 3, {}, {place}, {points},
                     8, {exact}, {exact}, {first}, {last})",
                u8::from(luck.random_bool(0.1)),
            ));
        }
    }
    rows
}

/// What each game earned everybody, and the achievements that everybody has in the end.
async fn achieved(rows: &[String]) -> (Vec<Vec<Achieved>>, Vec<Vec<&'static str>>) {
    let mut past = Past::begin().await;
    for row in rows {
        sqlx::query(sqlx::AssertSqlSafe(row.clone())).execute(&mut past.connection).await.unwrap();
    }
    let (_database, store) = past.open().await;
    let (mut by_game, mut had) = (Vec::new(), Vec::new());
    for number in 1..=60 {
        by_game.push(store.achieved(TableId::new(number)).await.unwrap());
    }
    for person in [ADA, BEN, CY] {
        let career = profile(&store, person, ProfilePage::Achievements).await.unwrap().career;
        had.push(career.achievements().iter().map(|achievement| achievement.name).collect());
    }
    store.close().await;
    (by_game, had)
}

/// Achievements follow from the results alone, in whatever order these were written, and each is
/// earned by one game.
#[tokio::test]
async fn the_order_in_which_results_are_written_does_not_matter() {
    for seed in 0..3 {
        let mut luck = StdRng::seed_from_u64(seed);
        let mut rows = any_results(&mut luck);
        let (by_game, had) = achieved(&rows).await;
        for (person, had) in [ADA, BEN, CY].into_iter().zip(&had) {
            let of_person = by_game.iter().flatten().filter(|one| one.person.get() == person);
            let mut told: Vec<&str> = of_person.flat_map(|one| one.earned.clone()).collect();
            let mut had = had.clone();
            told.sort_unstable();
            had.sort_unstable();
            assert_eq!(told, had);
            assert!(had.len() > 4, "{had:?}");
        }
        rows.shuffle(&mut luck);
        assert_eq!(achieved(&rows).await, (by_game, had));
    }
}

/// A title is one person's on one server; it is forgotten with the person, and with the server.
#[tokio::test]
async fn a_title_is_kept_for_each_person_and_server() {
    let (database, store) = past().await.open().await;
    let (ada, ben) = (UserId::new(ADA), UserId::new(BEN));
    let title = |name: &str| ACHIEVEMENTS.iter().find(|achievement| achievement.name == name);
    store.set_title(HERE, ada, title("first-win")).await.unwrap();
    store.set_title(GuildId::new(8), ada, title("all-exact")).await.unwrap();
    store.set_title(HERE, ben, title("both-games")).await.unwrap();
    store.set_title(HERE, ben, None).await.unwrap();
    // Nothing is stored about this person.
    store.set_title(HERE, UserId::new(99), title("first-win")).await.unwrap();
    store.set_title(HERE, ada, title("both-games")).await.unwrap();
    let kept = async |store: &Store| {
        let titles = store.titles(HERE, [ada, ben, UserId::new(99)].into_iter());
        let shown = profile(store, ADA, ProfilePage::Achievements).await.unwrap().title;
        assert_eq!(titles.of(ada), shown);
        let elsewhere = store.titles(GuildId::new(8), [ada, ben].into_iter());
        [titles.of(ada), titles.of(ben), titles.of(UserId::new(99)), elsewhere.of(ada)]
    };
    let due = [Some("both-games"), None, None, Some("all-exact")];
    assert_eq!(kept(&store).await, due);
    store.close().await;
    // An achievement of a later version is no title.
    let mut connection = database.connect().await;
    let later = "insert into title values (7, 2, 'ten-thousand-games')";
    sqlx::query(later).execute(&mut connection).await.unwrap();
    let store = database.open().await;
    assert_eq!(kept(&store).await, due);
    let export = store.export(ada).await.unwrap();
    assert_eq!(export["tables"]["title"].as_array().unwrap().len(), 2);
    store.delete_rest_of(GuildId::new(8)).await.unwrap();
    assert_eq!(store.titles(GuildId::new(8), [ada].into_iter()).of(ada), None);
    let rows = async |connection: &mut SqliteConnection| -> i64 {
        sqlx::query_scalar("select count(*) from title").fetch_one(connection).await.unwrap()
    };
    assert_eq!(rows(&mut connection).await, 2);
    store.delete_person(ada, Vec::new()).await.unwrap();
    assert_eq!(store.titles(HERE, [ada].into_iter()).of(ada), None);
    assert_eq!(rows(&mut connection).await, 1);
    store.close().await;
}
