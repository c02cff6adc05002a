//! Finished games: how they are listed and found.

use henge::history::{GamesPage, Onlooker, Replay, Sight};
use henge::rules::{GameKind, OfGame};
use henge::store::{ReadError, Store};
use henge::table::{ChannelId, GuildId, Location, PublicStage, Stage, Table, TableId, UserId};
use sqlx::{Connection as _, SqliteConnection};

use crate::store::database::Database;
use crate::store::play::{Ada, tables};

const GUILD: GuildId = GuildId::new(1);
const ADA: UserId = UserId::new(1);

/// A database in which Ada has played a game of each kind to its end, and the tables.
async fn played() -> (Database, Vec<Table>) {
    let database = Database::new();
    let (tables, mut over) = (tables(&database).await, Vec::new());
    for kind in [GameKind::Cards, GameKind::Dice] {
        let ada = Ada::begin(&tables, kind).await;
        let table = ada.table;
        ada.play(u32::MAX).await;
        over.push(tables.look(table, Clone::clone).await.unwrap());
    }
    tables.close().await;
    (database, over)
}

/// Inserts this number of copies of the first of these tables, which are only good for listing.
async fn copy(connection: &mut SqliteConnection, table: &Table, copies: i64) {
    let id = table.id.get() as i64;
    for (into, query) in [
        (1000, "insert into game_table (id, guild, channel, host, options, secret, stage, begin_press, opened_at, ended_at)
                select $2, guild, channel, host, options, secret, stage, begin_press, opened_at, ended_at
                from game_table where id = $1"),
        (1000, "insert into seat (game_table, place, person, computer, level, press)
                select $2, place, person, computer, level, press from seat where game_table = $1"),
        (1000, "insert into event (game_table, number, form, body, written_at)
                select $2, number, form, body, written_at from event where game_table = $1
                order by number desc limit 1"),
    ] {
        for copy in 0..copies {
            sqlx::query(query).bind(id).bind(into + copy).execute(&mut *connection).await.unwrap();
        }
    }
}

async fn page(store: &Store, of: Option<UserId>, page: u32) -> (Vec<u64>, u32) {
    let listed = store.past_games(GUILD, GamesPage { of, page }).await.unwrap();
    (listed.games.iter().map(|game| game.table.get()).collect(), listed.all)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_listed_game_is_as_it_ended() {
    let (database, over) = played().await;
    let store = database.open().await;
    let listed = store.past_games(GUILD, GamesPage::first(Some(ADA))).await.unwrap();
    assert_eq!((listed.name.as_deref(), listed.games.len(), listed.all), (Some("Ada"), 2, 2));
    for (game, table) in listed.games.iter().rev().zip(&over) {
        let view = table.public_view();
        let PublicStage::Over { board, .. } = &view.stage else { panic!("it is over") };
        let (totals, places) = match &board.game {
            OfGame::Cards(game) => (game.totals, game.places.unwrap()),
            OfGame::Dice(game) => (game.totals, game.places.unwrap()),
        };
        assert_eq!((game.table, game.kind), (table.id, table.options.kind()));
        assert_eq!((&game.players, game.result), (&board.players, Some((totals, places))));
        assert_eq!((game.played.location, &game.played.people), (table.location, &vec![ADA]));
    }
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_ended_early_is_listed_without_a_result() {
    let database = Database::new();
    let tables = tables(&database).await;
    let ada = Ada::begin(&tables, GameKind::Dice).await;
    let table = ada.table;
    ada.clone().play(10).await;
    ada.end().await;
    tables.close().await;
    let store = database.open().await;
    let listed = store.past_games(GUILD, GamesPage::first(None)).await.unwrap();
    assert_eq!((listed.games[0].table, listed.games[0].result), (table, None));
    let (found, log) = store.past_game(GUILD, table).await.unwrap().unwrap();
    assert!(Replay::of(&found, &log, "?").is_ok());
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_hold_each_game_once_the_newest_first() {
    let (database, over) = played().await;
    let store = database.open().await;
    let mut connection = database.connect().await;
    copy(&mut connection, &over[0], 18).await;
    for of in [None, Some(ADA)] {
        assert_eq!(page(&store, of, 0).await, ((1008..=1017).rev().collect(), 20));
        let second = (1000..1008).rev().chain([2, 1]).collect();
        assert_eq!(page(&store, of, 1).await, (second, 20));
        for beyond in [2, 3, u32::MAX] {
            assert_eq!(page(&store, of, beyond).await, (Vec::new(), 20));
        }
    }
    assert_eq!(page(&store, Some(UserId::new(99)), 0).await, (Vec::new(), 0));
    connection.close().await.unwrap();
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_makes_no_sense_hides_no_other() {
    let (database, over) = played().await;
    let store = database.open().await;
    let mut connection = database.connect().await;
    for alteration in ["options = '{}'", "secret = zeroblob(32)", "begin_press = null"] {
        let query = format!("update game_table set {alteration} where id = $1");
        let query = sqlx::query(sqlx::AssertSqlSafe(query)).bind(over[0].id.get() as i64);
        query.execute(&mut connection).await.unwrap();
        assert!(page(&store, None, 0).await.0.contains(&2), "{alteration}");
        let found = store.past_game(GUILD, over[0].id).await;
        assert!(matches!(found, Err(ReadError::Malformed { .. })), "{alteration}");
    }
    connection.close().await.unwrap();
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_played_set_aside_or_another_servers_is_not_found() {
    let (database, over) = played().await;
    let tables = tables(&database).await;
    let mut connection = database.connect().await;
    let all = [over[0].id, over[1].id];
    let found =
        async |guild, table| tables.store().past_game(guild, table).await.unwrap().is_some();
    for table in all {
        assert!(found(GUILD, table).await);
        assert!(!found(GuildId::new(2), table).await);
    }
    assert!(!found(GUILD, TableId::new(99)).await);
    for (column, value) in [("stage", "'playing'"), ("stage", "'closed'"), ("set_aside_at", "1")] {
        let query =
            format!("update game_table set stage = 'over', {column} = {value} where id = 1");
        let query = query.replace("stage = 'over', stage", "stage");
        sqlx::query(sqlx::AssertSqlSafe(query)).execute(&mut connection).await.unwrap();
        assert!(!found(GUILD, TableId::new(1)).await, "{column} = {value}");
        assert_eq!(page(tables.store(), None, 0).await, (vec![2], 1), "{column} = {value}");
        assert_eq!(page(tables.store(), Some(ADA), 0).await, (vec![2], 1), "{column} = {value}");
        assert_eq!(last(tables.store(), over[0].location.channel).await, None);
    }
    connection.close().await.unwrap();
    tables.close().await;
}

async fn last(store: &Store, channel: ChannelId) -> Option<TableId> {
    store.last_past_game(channel).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_game_of_a_channel_is_the_newest_there_or_in_its_threads() {
    let (database, over) = played().await;
    let store = database.open().await;
    let [cards, dice] = [&over[0], &over[1]];
    assert_eq!(last(&store, cards.location.channel).await, Some(cards.id));
    assert_eq!(last(&store, dice.location.channel).await, Some(dice.id));
    assert_eq!(last(&store, ChannelId::new(99)).await, None);
    // The dice game was played in a thread of the other game's channel.
    let mut connection = database.connect().await;
    sqlx::query("update game_table set parent = $1 where id = $2")
        .bind(cards.location.channel.get() as i64)
        .bind(dice.id.get() as i64)
        .execute(&mut connection)
        .await
        .unwrap();
    assert_eq!(last(&store, cards.location.channel).await, Some(dice.id));
    let above = Onlooker { user: UserId::new(9), location: cards.location, parent: None };
    let listed = store.past_games(GUILD, GamesPage::first(None)).await.unwrap();
    assert!(listed.games.iter().all(|game| above.sees(&game.played) == Sight::Open));
    let elsewhere = Location { channel: ChannelId::new(99), ..cards.location };
    let elsewhere = Onlooker { location: elsewhere, ..above };
    assert!(listed.games.iter().all(|game| elsewhere.sees(&game.played) == Sight::OtherChannel));
    connection.close().await.unwrap();
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stored_game_is_replayed_to_where_it_stands() {
    let (database, over) = played().await;
    let store = database.open().await;
    for table in over {
        let (found, log) = store.past_game(GUILD, table.id).await.unwrap().unwrap();
        assert!(matches!(found.stage, Stage::Over(_)));
        let replay = Replay::of(&found, &log, "?").unwrap();
        let last = henge::history::At { step: replay.last(), ..Default::default() };
        let board = replay.moment(last).unwrap().table.board().unwrap().game.clone();
        assert_eq!(board, table.public_view().board().unwrap().game);
    }
    store.close().await;
}
