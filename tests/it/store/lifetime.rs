//! Ratings, runs and recounts: with values calculated by hand, and for games that are really
//! played.

use henge::computer::{Level, choose};
use henge::history::{JUDGE, Replay};
use henge::rules::cards::{self, Rounds};
use henge::rules::{Chance, GameKind, OfGame, Options};
use henge::scores::{AgainstComputers, By, Games, Leaderboard, Own, ProfilePage, Rating, strength};
use henge::store::{RecountError, Store};
use henge::table::{
    Best, ChannelId, Chosen, GuildId, Location, Move, Opening, Person, Player, PressId,
    PublicStage, Table, TableId, TurningPoint, UserId, Verdict,
};
use henge::tables::{Tables, Visit};
use henge::view::Words;
use sqlx::migrate::Migrator;
use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};

use crate::store::database::{Database, opening};
use crate::store::play::{tables, verdict};

const GUILD: GuildId = GuildId::new(1);
const ADA: UserId = UserId::new(1);
const BEN: UserId = UserId::new(2);
const CY: UserId = UserId::new(3);
/// The last schema version without ratings.
const BEFORE: i64 = 12;

/// Card games that ended before ratings were introduced: the places of people, one second apart.
/// Computer players have the missing places.
const GAMES: [&[(UserId, u8)]; 5] = [
    // Ada and Ben share the first place.
    &[(ADA, 1), (BEN, 1), (CY, 3)],
    // Ada plays with computer players only.
    &[(ADA, 1)],
    // Two computer players are first and third, and another one played on for Ben.
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

/// A person's card games.
async fn cards(store: &Store, person: UserId) -> Games {
    store
        .profile(GUILD, person, ProfilePage::Game(GameKind::Cards))
        .await
        .unwrap()
        .unwrap()
        .career
        .games[GameKind::Cards]
        .clone()
}

/// Mean and deviation of a person's card game rating, and the number of rated games.
async fn rating(database: &Database, person: UserId) -> (f64, f64, i64) {
    let mut connection = database.connect().await;
    let query = "select mean, deviation, games from rating where game = 'cards' and person = $1";
    let query = sqlx::query_as(query).bind(person.get() as i64);
    let rating = query.fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    rating
}

/// The means and deviations follow from those of the first games in `scores/rating.rs`, game by
/// game, by the same formulas.
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
    let ada = cards(&store, ADA).await;
    assert_eq!((ada.figures().games, ada.figures().wins, ada.winning().longest), (5, 3, 2));
    assert_eq!(ada.ratings().last(), Some(&1237));
    let (mean, deviation, games) = rating(&database, ADA).await;
    assert!((mean - 32.0903).abs() < 0.0001, "{mean}");
    assert!((deviation - 6.7544).abs() < 0.0001, "{deviation}");
    assert_eq!(games, 4);
    store.close().await;
    // The games are rated once: a second start changes nothing.
    let store = database.open().await;
    assert_eq!(cards(&store, ADA).await, ada);
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
        // A computer player may have moved meanwhile.
        let _ = self.tables.visit(table, visit, Some(next)).await.unwrap().happened;
    }

    /// Plays a game to its end. A person who is to leave does so, for good, as soon as it has
    /// begun.
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
        let random = Move::Choose(Chosen::Level(Level::RANDOM));
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
                    Some((own.question, choose(Level::RANDOM, &own.game, &mut luck)?))
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

/// An evening with both games: with other people and computer players, with computer players only,
/// and with somebody who leaves.
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

/// The games of exactly the same people belong together; from memory and from the database, a table
/// knows those up to its own game.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_over_knows_what_the_same_people_have_won_in_its_series() {
    let database = Database::new();
    let tables = tables(&database).await;
    let mut company = Company { tables: tables.clone(), presses: 1 << 30 };
    let people = [(ADA, "Ada"), (BEN, "Ben"), (CY, "Cy")]
        .map(|(id, name)| Person { id, name: name.to_owned() });
    let quick =
        OfGame::Cards(cards::Options { rounds: Rounds::Short, ..cards::Options::default() });
    let dice = Options::classic(GameKind::Dice);
    for (options, seated) in
        [(quick, 0..2), (quick, 0..3), (quick, 0..2), (dice, 0..2), (quick, 0..1), (quick, 0..2)]
    {
        company.play(options, &people[seated], None).await;
    }
    // The first, the third and the sixth game are a series of two people.
    let together: [&[i64]; 6] = [&[1], &[2], &[1, 3], &[4], &[5], &[1, 3, 6]];
    let mut connection = database.connect().await;
    for (table, games) in (1..).map(TableId::new).zip(together) {
        let written = tables.look(table, |table| table.after.series.clone()).await.unwrap();
        let read = tables.store().table(table).await.unwrap().unwrap().after.series;
        assert_eq!(read, written, "table {table}");
        assert!(!read.is_empty());
        for own in read {
            let mut won = 0;
            for game in games {
                won += sqlx::query_scalar::<_, u32>(
                    "select count(*) from result where game_table = $1 and person = $2 and place = 1",
                )
                .bind(game)
                .bind(own.person)
                .fetch_one(&mut connection)
                .await
                .unwrap();
            }
            assert_eq!((own.won, own.games as usize), (won, games.len()), "table {table}");
            let before = games.iter().rev().nth(1);
            let place = match before {
                Some(game) => Some(place_in(&mut connection, *game, own.person).await),
                None => None,
            };
            assert_eq!(own.place_before, place, "table {table}");
        }
    }
    // Thirteen hours later a new series begins.
    sqlx::query("update result set ended_at = ended_at - 46800000 where game_table = 1")
        .execute(&mut connection)
        .await
        .unwrap();
    let read = tables.store().table(TableId::new(6)).await.unwrap().unwrap().after.series;
    assert!(read.iter().all(|own| own.games == 2), "{read:?}");
}

async fn place_in(connection: &mut SqliteConnection, game: i64, person: UserId) -> u32 {
    sqlx::query_scalar("select place from result where game_table = $1 and person = $2")
        .bind(game)
        .bind(person)
        .fetch_one(connection)
        .await
        .unwrap()
}

/// It is the same that the coach says, it is stored, and a master who was stopped begins again once
/// somebody looks.
#[tokio::test(flavor = "multi_thread")]
async fn the_points_of_a_game_are_broken_down_after_it() {
    let database = Database::new();
    let tables = evening(&database).await;
    let mut connection = database.connect().await;
    for id in (1..=5).map(TableId::new) {
        let said = verdict(&tables, id).await.breakdown.unwrap();
        let (table, log) = tables.store().past_game(GUILD, id).await.unwrap().unwrap();
        assert_eq!(table.after.verdict.unwrap().breakdown, Some(said));
        let coached = Replay::of(&table, &log, "").unwrap().coached().unwrap();
        assert_eq!(said, coached.map(|game| game.breakdown()));
        let forget =
            "update game_table set verdict = json_remove(verdict, '$.breakdown') where id = $1";
        let forget = sqlx::query(forget).bind(id.get() as i64);
        forget.execute(&mut connection).await.unwrap();
        tables.forget_if_over(id).await;
        assert_eq!(
            tables.look(id, |table| table.after.verdict.unwrap().breakdown).await.unwrap(),
            None
        );
        tables.views(id, &[ADA, BEN]).await.unwrap();
        assert_eq!(verdict(&tables, id).await.breakdown, Some(said));
        let (_, own) = tables.views(id, &[ADA, BEN]).await.unwrap();
        for own in own.into_iter().flatten() {
            let step = own.costliest.map(|choice| choice.step);
            assert_eq!(step, said[own.seat].costliest, "table {id}");
        }
    }
    tables.close().await;
}

/// The strength follows the games against computer players on this server and the rating, each game
/// apart. It is that of the places on the tables, without the people there.
#[tokio::test(flavor = "multi_thread")]
async fn the_strength_of_a_person_is_that_of_their_results() {
    let database = Database::new();
    let tables = evening(&database).await;
    let mut company = Company { tables: tables.clone(), presses: 1 << 31 };
    let ada = Person { id: ADA, name: "Ada".to_owned() };
    let short = cards::Options { rounds: Rounds::Short, ..cards::Options::default() };
    for _ in 0..4 {
        company.play(OfGame::Cards(short), std::slice::from_ref(&ada), None).await;
    }
    let store = tables.store();
    let mut games = Vec::new();
    for id in (1..=9).map(TableId::new) {
        let (public, _) = tables.views(id, &[]).await.unwrap();
        let PublicStage::Over { board, .. } = &public.stage else { panic!("table {id} is over") };
        let OfGame::Cards(game) = &board.game else { continue };
        let Some(seat) = board.players.iter().position(|player| player.is(ADA)) else { continue };
        let totals = game.totals.values();
        let computers = || {
            let players = board.players.iter().zip(totals);
            players.filter(|(player, _)| matches!(player, Player::Computer { .. }))
        };
        let levels: Vec<Level> = computers().filter_map(|(player, _)| player.level()).collect();
        let ahead = computers().filter(|(_, total)| **total > totals[seat]).count() as u8;
        if !levels.is_empty() {
            games.push(AgainstComputers { levels, ahead });
        }
    }
    assert!(games.len() > 4, "{games:?}");
    let (mean, deviation, _) = rating(&database, ADA).await;
    let here = async |game| store.strength(GUILD, ADA, game).await.unwrap();
    assert_eq!(here(GameKind::Cards).await, strength(Rating { mean, deviation }, &games));
    assert_eq!(here(GameKind::Dice).await, Level::APPRENTICE);
    let elsewhere = store.strength(GuildId::new(2), ADA, GameKind::Cards).await.unwrap();
    assert_eq!(elsewhere, Level::APPRENTICE);
    tables.close().await;
}

/// The achievements that a game has earned are those that its player had after it, and not before;
/// later games do not change that.
#[tokio::test(flavor = "multi_thread")]
async fn a_player_is_told_what_the_game_has_earned() {
    let database = Database::new();
    let tables = tables(&database).await;
    let mut company = Company { tables: tables.clone(), presses: 1 << 30 };
    let people =
        [(ADA, "Ada"), (BEN, "Ben")].map(|(id, name)| Person { id, name: name.to_owned() });
    let quick =
        OfGame::Cards(cards::Options { rounds: Rounds::Short, ..cards::Options::default() });
    let had = async |person| {
        let profile = tables.store().profile(GUILD, person, ProfilePage::Achievements).await;
        let career = profile.unwrap().map(|profile| profile.career);
        let had = career.map(|career| career.achievements()).unwrap_or_default();
        had.into_iter().map(|achievement| achievement.name).collect::<Vec<_>>()
    };
    let mut due = Vec::new();
    for game in 0..11 {
        let before = [had(ADA).await, had(BEN).await];
        company.play(quick, &people[..=game % 2], None).await;
        for (person, before) in [ADA, BEN].into_iter().zip(before).take(game % 2 + 1) {
            let mut earned = had(person).await;
            earned.retain(|name| !before.contains(name));
            due.push((TableId::new(game as u64 + 1), person, earned));
        }
    }
    assert!(due.iter().any(|(_, _, earned)| earned.contains(&"ten-games")), "{due:?}");
    for (table, person, earned) in &due {
        let (public, own) = tables.views(*table, &[*person]).await.unwrap();
        let told = own[0].as_ref().unwrap().achieved.clone().unwrap();
        assert_eq!((told.person, &told.earned), (*person, earned), "table {table}");
        // Everybody is told the same.
        let PublicStage::Over { after, .. } = &public.stage else {
            panic!("table {table} is over")
        };
        assert_eq!(after.achieved_by(*person), Some(&told));
    }
    // The same is told after a recount, whatever was wrong with the figures.
    tables.close().await;
    let mut connection = database.connect().await;
    let wrong = "update result set place = 1, points = -9, exact = 0, exact_longest = null";
    sqlx::query(wrong).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    Store::recount_and_repair(&database.url()).await.unwrap();
    let tables = self::tables(&database).await;
    let told = async |table, person| {
        let achieved = tables.store().achieved(TableId::new(table)).await.unwrap();
        achieved.into_iter().find(|achieved| achieved.person == person)
    };
    for (table, person, earned) in due {
        assert_eq!(told(table.get(), person).await.unwrap().earned, earned, "table {table}");
    }
    // Somebody who has not played there, or was deleted, is told nothing.
    assert_eq!((told(1, BEN).await, told(2, CY).await), (None, None));
    assert!(told(2, BEN).await.is_some());
    tables.delete_person(people[1].clone()).await.unwrap();
    assert_eq!(told(2, BEN).await, None);
    assert!(tables.views(TableId::new(2), &[BEN]).await.unwrap().1[0].is_none());
    tables.close().await;
}

/// What was said of a game when it ended stays, whatever a later judge would say of it.
#[tokio::test(flavor = "multi_thread")]
async fn the_verdict_on_a_game_is_kept_with_it() {
    let database = Database::new();
    let tables = evening(&database).await;
    let mut connection = database.connect().await;
    let mut turned = Vec::new();
    for id in (1..=5).map(TableId::new) {
        let written = verdict(&tables, id).await;
        let read = tables.store().table(id).await.unwrap().unwrap();
        assert_eq!((read.after.verdict, written.judge), (Some(written), JUDGE));
        if let Some(point) = written.turning_point {
            turned.push((id, point));
        }
    }
    let (id, point) = turned[0];
    let other = Verdict {
        judge: JUDGE - 1,
        turning_point: Some(TurningPoint { before: 12, after: 98, ..point }),
        breakdown: None,
    };
    let result = async |store: &Store| {
        let table = store.table(id).await.unwrap().unwrap();
        let result = Words::english().result(&table.public_view()).unwrap();
        result.message().embed.clone().unwrap().description
    };
    let said = |point: TurningPoint| format!("{}% → {}%", point.before, point.after);
    assert!(result(tables.store()).await.contains(&said(point)));
    sqlx::query("update game_table set verdict = $2 where id = $1")
        .bind(id.get() as i64)
        .bind(serde_json::to_string(&other).unwrap())
        .execute(&mut connection)
        .await
        .unwrap();
    assert!(result(tables.store()).await.contains("12% → 98%"));
    tables.close().await;
}

/// A person's best result before a game is the highest of their earlier ones with the same options
/// and as many players.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_over_knows_everybodys_best_result_before() {
    let database = Database::new();
    let tables = tables(&database).await;
    let mut company = Company { tables: tables.clone(), presses: 1 << 30 };
    let people =
        [(ADA, "Ada"), (BEN, "Ben")].map(|(id, name)| Person { id, name: name.to_owned() });
    let quick =
        OfGame::Cards(cards::Options { rounds: Rounds::Short, ..cards::Options::default() });
    let covered = OfGame::Cards(cards::Options {
        rounds: Rounds::Short,
        bidding: cards::Bidding::Covered,
        ..cards::Options::default()
    });
    for options in [quick, covered, quick, quick, covered, quick] {
        company.play(options, &people, None).await;
    }
    company.play(quick, &people, Some(&people[1])).await;
    company.play(quick, &people, None).await;

    let mut connection = database.connect().await;
    let results: Vec<(i64, i64, i64, bool, String)> = sqlx::query_as(
        "select game_table, person, points, stood_in, options
         from result join game_table on game_table.id = game_table",
    )
    .fetch_all(&mut connection)
    .await
    .unwrap();
    assert_eq!(results.len(), 16);
    let mut all = 0;
    for table in 1..=8 {
        let mut expected = Vec::new();
        for (_, person, _, stood_in, options) in results.iter().filter(|own| own.0 == table) {
            let is_earlier = |other: &&(i64, i64, i64, bool, String)| {
                other.0 < table && other.1 == *person && !other.3 && other.4 == *options
            };
            let before = results.iter().filter(is_earlier).map(|earlier| earlier.2).max();
            if let Some(before) = before.filter(|_| !stood_in) {
                expected.push(Best { person: UserId::new(*person as u64), before });
            }
        }
        expected.sort_by_key(|best| best.person);
        let id = TableId::new(table as u64);
        let written = tables.look(id, |table| table.after.bests.clone()).await.unwrap();
        let read = tables.store().table(id).await.unwrap().unwrap().after.bests;
        assert_eq!((&written, &read), (&expected, &expected), "table {table}");
        all += expected.len();
    }
    assert!(all > 0);
    tables.close().await;
}

/// A finished table shows the same ratings from memory, as its end was written, and from the
/// database. They match its results, from the third rated game on.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_over_knows_how_it_has_changed_the_ratings() {
    let database = Database::new();
    let tables = tables(&database).await;
    let mut company = Company { tables: tables.clone(), presses: 1 << 30 };
    let people = [(ADA, "Ada"), (BEN, "Ben"), (CY, "Cy")]
        .map(|(id, name)| Person { id, name: name.to_owned() });
    let quick =
        OfGame::Cards(cards::Options { rounds: Rounds::Short, ..cards::Options::default() });
    let dice = Options::classic(GameKind::Dice);
    for (options, seated) in
        [(quick, 0..2), (quick, 0..1), (quick, 0..3), (dice, 0..2), (quick, 0..2), (quick, 0..3)]
    {
        company.play(options, &people[seated], None).await;
    }
    let mut connection = database.connect().await;
    let mut shown = Vec::new();
    for table in (1..=6).map(TableId::new) {
        let written = tables.look(table, |table| table.after.ratings.clone()).await.unwrap();
        let mut read = tables.store().table(table).await.unwrap().unwrap().after.ratings;
        read.sort_by_key(|rated| rated.person);
        let mut written_too = written.clone();
        written_too.sort_by_key(|rated| rated.person);
        assert_eq!(read, written_too, "table {table}");
        for rated in &read {
            let ratings: Vec<i64> = sqlx::query_scalar(
                "select rating_shown from result where person = $1 and game_table <= $2
                 and game = 'cards' and rating_shown is not null order by game_table desc",
            )
            .bind(rated.person.get() as i64)
            .bind(table.get() as i64)
            .fetch_all(&mut connection)
            .await
            .unwrap();
            assert_eq!(rated.rating, ratings[0]);
            let change = (ratings.len() > 3).then(|| ratings[0] - ratings[1]);
            assert_eq!(rated.change, change, "table {table}, {rated:?}");
            shown.push((table.get(), rated.person, change.is_some()));
        }
    }
    let third = [(5, ADA, false), (5, BEN, false)];
    assert_eq!(shown, [&third[..], &[(6, ADA, true), (6, BEN, true)]].concat());
    // A former person's ratings are not shown.
    let former = sqlx::query("update person set former = 1, name = '' where id = 2");
    former.execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let read = tables.store().table(TableId::new(6)).await.unwrap().unwrap().after.ratings;
    assert_eq!(read.iter().map(|rated| rated.person).collect::<Vec<_>>(), [ADA]);
    tables.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_written_as_games_end_is_what_a_recount_finds() {
    let database = Database::new();
    let tables = evening(&database).await;
    let store = tables.store();
    let found = store.recount().await.unwrap();
    assert_eq!((found.games, found.unreadable, found.differences), (5, vec![], vec![]));
    for (person, games, rated) in [(ADA, 4, 3), (BEN, 3, 3), (CY, 2, 2)] {
        let played = cards(store, person).await;
        let (figures, exact) = (played.figures(), i64::from(played.exact().longest));
        assert_eq!((figures.games, figures.predictions), (games, 5 * games), "five rounds each");
        assert!(exact <= figures.exact);
        assert_eq!(exact == 0, figures.exact == 0);
        // The rating is shown from the third rated game on.
        assert_eq!(played.ratings().len(), usize::from(rated == 3));
        let (mean, deviation, counted) = rating(&database, person).await;
        assert_eq!(counted, rated);
        assert_ne!(Rating { mean, deviation }, Rating::default());
    }
    tables.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_figure_that_was_altered_is_found_and_repaired() {
    let database = Database::new();
    let tables = evening(&database).await;
    let kept = cards(tables.store(), ADA).await;
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
    assert_eq!(cards(&store, ADA).await, kept);
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
