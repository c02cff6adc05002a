//! Server settings are stored, separately for each server, and invalid ones count as unset.

use std::sync::Arc;

use henge::computer::Level;
use henge::rules::{GameKind, Options};
use henge::server::{
    Change, Look, NotSet, Place, PresetName, Reactions, SavedPreset, ServerSettings, Weekly,
};
use henge::store::Store;
use henge::table::{ChannelId, Clock, Enders, GuildId, PressId, RoleId};
use sqlx::Connection as _;

use crate::store::database::Database;

const HERE: GuildId = GuildId::new(u64::MAX);
const ELSEWHERE: GuildId = GuildId::new(2);

fn options(name: &str, value: &str) -> Options {
    Options::classic(GameKind::Cards).with(name, value).unwrap()
}

fn save(id: u64, name: &str, options: Options) -> Change {
    let name = PresetName::typed(name).unwrap();
    Change::Save(SavedPreset { id: PressId::new(id), name, options })
}

/// One change of each kind.
fn changes() -> Vec<Change> {
    vec![
        Change::Channels([7, u64::MAX].map(ChannelId::new).into()),
        Change::Place(Place::Thread),
        Change::Options(Options::classic(GameKind::Dice)),
        Change::Clock(Clock::Slow),
        Change::Level(Level::RANDOM),
        Change::Enders(Enders::Nobody),
        Change::MostTables(7),
        Change::MostLobbies(2),
        Change::Look(Look::Text),
        Change::Zone("Europe/Berlin".parse().unwrap()),
        Change::BellRole(Some(RoleId::new(u64::MAX))),
        Change::Weekly(Weekly::On),
        Change::Reactions(Reactions::Off),
        save(u64::MAX, "Friday's; drop table", options("rounds", "short")),
        save(5, "Ärger", options("bidding", "secret")),
    ]
}

async fn change(store: &Store, guild: GuildId, change: Change) -> Arc<ServerSettings> {
    store.change_settings(guild, change).await.unwrap().unwrap()
}

#[tokio::test]
async fn what_is_set_is_kept_and_is_that_servers_alone() {
    let database = Database::new();
    let store = database.open().await;
    assert_eq!(*store.settings(HERE), ServerSettings::default());
    for one in changes() {
        let before = store.settings(HERE);
        let after = change(&store, HERE, one.clone()).await;
        assert_ne!(before, after, "{one:?}");
        assert_eq!(after, store.settings(HERE));
    }
    let set = store.settings(HERE);
    assert_eq!(*store.settings(ELSEWHERE), ServerSettings::default());
    // A preset cannot be deleted from another server.
    change(&store, ELSEWHERE, Change::Delete(PressId::new(5))).await;
    store.close().await;
    let store = database.open().await;
    assert_eq!(store.settings(HERE), set);
    change(&store, HERE, Change::Delete(PressId::new(5))).await;
    change(&store, HERE, Change::Reset).await;
    store.close().await;
    let store = database.open().await;
    let names: Vec<String> =
        store.settings(HERE).presets.iter().map(|preset| preset.name.to_string()).collect();
    assert_eq!(names, ["Friday's; drop table"]);
    let left = ServerSettings { presets: Vec::new(), ..(*store.settings(HERE)).clone() };
    assert_eq!(left, ServerSettings::default());
    store.close().await;
}

#[tokio::test]
async fn of_changes_at_the_same_time_none_is_lost() {
    let database = Database::new();
    let store = database.open().await;
    let all = changes().into_iter().map(|one| {
        let store = store.clone();
        tokio::spawn(async move { store.change_settings(HERE, one).await.unwrap().unwrap() })
    });
    for one in all.collect::<Vec<_>>() {
        one.await.unwrap();
    }
    let wanted = changes()
        .into_iter()
        .fold(ServerSettings::default(), |settings, change| settings.with(change).unwrap());
    assert_eq!(*store.settings(HERE), wanted);
    store.close().await;
    assert_eq!(*database.open().await.settings(HERE), wanted);
}

#[tokio::test]
async fn of_two_who_save_a_name_at_the_same_time_one_is_told_that_it_is_taken() {
    let database = Database::new();
    let store = database.open().await;
    let (one, other) = tokio::join!(
        store.change_settings(HERE, save(1, "Friday", options("rounds", "short"))),
        store.change_settings(HERE, save(2, "FRIDAY", options("bidding", "secret"))),
    );
    let taken = [one.unwrap(), other.unwrap()]
        .into_iter()
        .filter(|saved| matches!(saved, Err(NotSet::NameTaken(_))));
    assert_eq!((taken.count(), store.settings(HERE).presets.len()), (1, 1));
    store.close().await;
}

#[tokio::test]
async fn what_makes_no_sense_is_as_if_it_were_not_set_and_the_rest_stands() {
    let database = Database::new();
    let store = database.open().await;
    for one in changes() {
        change(&store, HERE, one).await;
    }
    let set = (*store.settings(HERE)).clone();
    store.close().await;
    let mut connection = database.connect().await;
    for nonsense in [
        "update server_settings set clock = 'sundial', level = 'oracle'",
        "update server_settings set options = '{\"game\":\"chess\"}'",
        "update server_preset set options = '{}' where name_key = 'ärger'",
    ] {
        sqlx::query(nonsense).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    let store = database.open().await;
    let default = ServerSettings::default();
    let wanted = ServerSettings {
        options: default.options,
        clock: default.clock,
        level: default.level,
        presets: set.presets.iter().filter(|one| one.name.text() != "Ärger").cloned().collect(),
        ..set
    };
    assert_eq!(*store.settings(HERE), wanted);
    // A later change is stored as usual.
    change(&store, HERE, Change::Clock(Clock::Live)).await;
    store.close().await;
    let store = database.open().await;
    assert_eq!(*store.settings(HERE), ServerSettings { clock: Clock::Live, ..wanted });
    store.close().await;
}

#[tokio::test]
async fn what_the_database_refuses_is_not_set() {
    let database = Database::new();
    let store = database.open().await;
    change(&store, HERE, Change::MostTables(7)).await;
    let mut connection = database.connect().await;
    let refuses = "create trigger no before update on server_settings
                   begin select raise(abort, 'no'); end";
    sqlx::query(refuses).execute(&mut connection).await.unwrap();
    assert!(store.change_settings(HERE, Change::MostTables(8)).await.is_err());
    assert_eq!(store.settings(HERE).most_tables, 7);
    sqlx::query("drop trigger no").execute(&mut connection).await.unwrap();
    assert_eq!(change(&store, HERE, Change::MostTables(8)).await.most_tables, 8);
    connection.close().await.unwrap();
    store.close().await;
}
