//! The ratings in a game's result, over the wire.

use henge::scores::Rating;
use henge::store::Store;
use henge::table::TableId;
use playground::Person;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};

use crate::games::play_to_the_end;
use crate::stage::{Stage, begin, database_url, result, sees, wait};
use crate::truth::shows;

/// Everybody's rating before the game in this test.
const BEFORE: Rating = Rating { mean: 27.0, deviation: 4.0 };

/// Stores this number of rated card games for these people, so long ago that the games are not
/// shown any more.
async fn have_played(stage: &Stage, people: &[Person], games: i64) {
    let options = SqliteConnectOptions::new().filename(stage.database()).foreign_keys(false);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let guild = stage.playground.guild().0 as i64;
    for person in people {
        let id = person.id.0 as i64;
        let query = sqlx::query("insert into person (id, name) values ($1, $2)");
        query.bind(id).bind(&person.name).execute(&mut connection).await.unwrap();
        let query = sqlx::query("insert into rating values ($1, 'cards', $2, $3, $4, $5)");
        let query = query.bind(guild).bind(id).bind(BEFORE.mean).bind(BEFORE.deviation);
        query.bind(games).execute(&mut connection).await.unwrap();
        for number in 0..games {
            sqlx::query(
                "insert into result (game_table, person, guild, game, ended_at, seats, people, stood_in, place,
                     points, predictions, exact, rating_mean, rating_deviation, rating_shown)
                 values ($1 + 1000, $2, $3, 'cards', $1, 3, 2, 0, 1, 50, 5, 2, $4, $5, $6)",
            )
            .bind(number)
            .bind(id)
            .bind(guild)
            .bind(BEFORE.mean)
            .bind(BEFORE.deviation)
            .bind(BEFORE.shown())
            .execute(&mut connection)
            .await
            .unwrap();
        }
    }
    connection.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_says_ratings_from_the_third_rated_game_and_how_they_changed_from_the_fourth() {
    for games in [1, 2, 3] {
        let stage = Stage::start().await;
        let wizards = stage.channel("wizards");
        let people = ["Ada", "Ben"].map(|name| stage.person(name));
        have_played(&stage, &people, games).await;
        begin(&people, &wizards, "preset:quick").await;
        play_to_the_end(&people, &wizards).await;
        let look = || sees(&people[0], &wizards);
        let shown = wait(look, async || result(&people[0], &wizards)).await;
        // The result is the same if the table is read from the database.
        let store = Store::open_to_read(&database_url(&stage.database())).await.unwrap();
        let mut table = store.table(TableId::new(1)).await.unwrap().unwrap();
        store.complete(&mut table).await.unwrap();
        store.close().await;
        let drawn = stage.words().result(&table.public_view()).unwrap();
        assert!(shows(&shown, drawn.message()), "{}", shown.text());
        let changed = table.after.ratings.iter().filter(|rated| rated.change.is_some()).count();
        let due = [(0, 0), (2, 0), (2, 2)][games as usize - 1];
        assert_eq!((table.after.ratings.len(), changed), due);
        assert_eq!(shown.text().matches("rating ").count(), due.0, "{}", shown.text());
        for rated in &table.after.ratings {
            let change = rated.rating - BEFORE.shown();
            assert!(rated.change.is_none_or(|said| said == change), "{rated:?}");
            let said = match rated.change {
                Some(0) => format!("rating {} (0)", rated.rating),
                Some(1..) => format!("rating {} (+{change})", rated.rating),
                Some(..0) => format!("rating {} (−{})", rated.rating, -change),
                None => format!("rating {}", rated.rating),
            };
            assert!(shown.text().contains(&said), "{said}: {}", shown.text());
        }
        stage.check_the_wire();
    }
}
