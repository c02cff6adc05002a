//! What people choose for every server, and deletions, reach all processes of a bot, whichever of them is stopped or
//! killed, and when: in the end all agree with what was asked last.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use henge::clock;
use henge::language::Language;
use henge::peers::{Mailboxes, NotTold};
use henge::server::Look;
use henge::store::Store;
use henge::table::{Person, Randomness, UserId};
use henge::tables::Tables;
use proptest::prelude::*;
use tempfile::TempDir;

use crate::store::database::Database;

const START: Duration = Duration::from_hours(500_376);
/// The time between two deeds: clocks of several machines differ by less.
const PAUSE: Duration = Duration::from_mins(1);
const SHARDS: [&str; 3] = ["0/4", "1-2/4", "3/4"];

/// Something that is asked of a process or happens to it. Work in the inboxes breaks off after a number of steps.
#[derive(Clone, Debug)]
enum Deed {
    Speaks(usize, u64, Option<Language>),
    Likes(usize, u64, Look),
    WantsHints(usize, u64, bool),
    LivesIn(usize, u64, &'static str),
    Mutes(usize, u64, u64, bool),
    IsDeleted(usize, u64),
    Sends(usize, usize),
    Receives(usize, usize),
    Restarts(usize),
}

fn deeds() -> impl Strategy<Value = Deed> {
    let (at, person, steps) = (|| 0..SHARDS.len(), || 1..4_u64, || 0..6_usize);
    let language = prop::sample::select(vec![None, Some(Language::German), Some(Language::Dutch)]);
    let look = prop::sample::select(vec![Look::Pictures, Look::Text]);
    let zone = prop::sample::select(vec!["Europe/Paris", "UTC"]);
    prop_oneof![
        3 => (at(), person(), language).prop_map(|(at, of, it)| Deed::Speaks(at, of, it)),
        2 => (at(), person(), look).prop_map(|(at, of, it)| Deed::Likes(at, of, it)),
        1 => (at(), person(), any::<bool>()).prop_map(|(at, of, it)| Deed::WantsHints(at, of, it)),
        1 => (at(), person(), zone).prop_map(|(at, of, it)| Deed::LivesIn(at, of, it)),
        3 => (at(), person(), person(), any::<bool>())
            .prop_map(|(at, of, other, on)| Deed::Mutes(at, of, other, on)),
        3 => (at(), person()).prop_map(|(at, of)| Deed::IsDeleted(at, of)),
        5 => (at(), steps()).prop_map(|(at, steps)| Deed::Sends(at, steps)),
        5 => (at(), steps()).prop_map(|(at, steps)| Deed::Receives(at, steps)),
        1 => at().prop_map(Deed::Restarts),
    ]
}

fn person(id: u64) -> Person {
    Person { id: UserId::new(id), name: format!("Person {id}") }
}

/// What holds for a person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Choices {
    language: Option<Language>,
    look: Look,
    hints: bool,
    zone: Option<String>,
    muted: BTreeSet<u64>,
}

impl Choices {
    async fn stored(store: &Store, of: u64) -> Self {
        let id = UserId::new(of);
        Self {
            language: store.language_of(id),
            look: store.look_of(id),
            hints: store.wants_hints(id).await.unwrap(),
            zone: store.zone_of(id).await.unwrap().map(|zone| zone.to_string()),
            muted: (1..4).filter(|other| store.has_muted(id, UserId::new(*other))).collect(),
        }
    }
}

/// What was asked last, in whatever process.
#[derive(Default)]
struct Asked {
    choices: BTreeMap<u64, Choices>,
    /// People whom nothing has named since they were deleted.
    gone: BTreeSet<u64>,
}

impl Asked {
    fn of(&mut self, of: u64) -> &mut Choices {
        self.gone.remove(&of);
        self.choices.entry(of).or_default()
    }

    fn delete(&mut self, of: u64) {
        self.choices.remove(&of);
        for other in self.choices.values_mut() {
            other.muted.remove(&of);
        }
        self.gone.insert(of);
    }
}

/// A process of several.
struct Process {
    database: Database,
    tables: Tables,
    mailboxes: Arc<Mailboxes>,
    folder: PathBuf,
    shards: &'static str,
}

impl Process {
    async fn start(folder: PathBuf, shards: &'static str) -> Self {
        let database = Database::new();
        let tables = tables(&database).await;
        let mailboxes = mailboxes(&folder, shards);
        Self { database, tables, mailboxes, folder, shards }
    }

    fn store(&self) -> &Store {
        self.tables.store()
    }

    async fn restart(&mut self) {
        self.tables.close().await;
        self.tables = tables(&self.database).await;
        self.mailboxes = mailboxes(&self.folder, self.shards);
    }

    /// Tells the others, until it is killed after this number of steps.
    async fn send(&self, steps: usize) {
        self.mailboxes.open().unwrap();
        for (number, request) in self.store().untold().await.unwrap().into_iter().enumerate() {
            if steps <= 2 * number {
                return;
            }
            match self.mailboxes.send(&request) {
                Ok(()) if steps > 2 * number + 1 => self.store().is_told(request).await.unwrap(),
                Ok(()) => return,
                Err(why) => assert!(matches!(why, NotTold::Missing(_)), "{why}"),
            }
        }
    }

    /// Carries out what it is told, until it is killed after this number of steps.
    async fn receive(&self, steps: usize) {
        self.mailboxes.open().unwrap();
        let (received, unreadable) = self.mailboxes.received().unwrap();
        assert_eq!(unreadable, 0);
        for (number, received) in received.into_iter().enumerate() {
            if steps <= 2 * number {
                return;
            }
            self.tables.carry_out(received.request.clone()).await.unwrap();
            if steps <= 2 * number + 1 {
                return;
            }
            self.mailboxes.forget(&received).unwrap();
        }
    }

    fn inbox(&self) -> PathBuf {
        self.folder.join("requests").join(self.shards.replace('/', "-of-"))
    }

    fn files(&self) -> usize {
        self.inbox().read_dir().unwrap().count()
    }
}

async fn tables(database: &Database) -> Tables {
    let store = database.open().await.of_several();
    Tables::new(store, Duration::ZERO, Randomness::Seeded(7)).0
}

fn mailboxes(folder: &std::path::Path, shards: &str) -> Arc<Mailboxes> {
    Arc::new(Mailboxes::new(folder, shards.parse().unwrap()))
}

async fn start(folder: &TempDir) -> Vec<Process> {
    let mut processes = Vec::new();
    for shards in SHARDS {
        processes.push(Process::start(folder.path().to_owned(), shards).await);
    }
    processes
}

async fn follow(processes: &mut [Process], asked: &mut Asked, deed: Deed) {
    let known = async |process: &Process, of| {
        process.store().known_of(UserId::new(of)).await.unwrap().is_some()
    };
    match deed {
        Deed::Speaks(at, of, language) => {
            processes[at].store().set_language(person(of), language).await.unwrap();
            asked.of(of).language = language;
        }
        Deed::Likes(at, of, look) => {
            processes[at].store().set_look(person(of), look).await.unwrap();
            asked.of(of).look = look;
        }
        Deed::LivesIn(at, of, zone) => {
            processes[at].store().set_zone(person(of), zone.parse().unwrap()).await.unwrap();
            asked.of(of).zone = Some(zone.to_owned());
        }
        Deed::WantsHints(at, of, hints) => {
            let is_known = known(&processes[at], of).await;
            processes[at].store().set_hints(UserId::new(of), hints).await.unwrap();
            if is_known {
                asked.of(of).hints = hints;
            }
        }
        Deed::Mutes(at, of, other, on) => {
            let is_known = known(&processes[at], of).await && known(&processes[at], other).await;
            processes[at].store().mute(UserId::new(of), UserId::new(other), on).await.unwrap();
            if is_known {
                asked.gone.remove(&other);
                let muted = &mut asked.of(of).muted;
                let _ = if on { muted.insert(other) } else { muted.remove(&other) };
            }
        }
        Deed::IsDeleted(at, of) => {
            processes[at].tables.delete_person(person(of)).await.unwrap();
            asked.delete(of);
        }
        Deed::Sends(at, steps) => processes[at].send(steps).await,
        Deed::Receives(at, steps) => processes[at].receive(steps).await,
        Deed::Restarts(at) => processes[at].restart().await,
    }
}

/// Every process is started, and tells the others all that they do not know.
async fn let_all_be_told(processes: &mut [Process]) {
    for process in &mut *processes {
        process.restart().await;
        process.mailboxes.open().unwrap();
    }
    for _ in 0..3 {
        for process in &*processes {
            process.tables.exchange(&process.mailboxes).await.unwrap();
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]

    #[test]
    fn all_processes_agree_with_what_was_asked_last(deeds in prop::collection::vec(deeds(), 1..50)) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let folder = TempDir::new().unwrap();
            let mut processes = start(&folder).await;
            let mut asked = Asked::default();
            for (number, deed) in (1..).zip(deeds) {
                clock::drive(START + PAUSE * number);
                follow(&mut processes, &mut asked, deed).await;
            }
            let_all_be_told(&mut processes).await;
            for process in &processes {
                assert_eq!(process.store().untold().await.unwrap(), []);
                assert_eq!(process.files(), 0, "{}", process.shards);
            }
            for again in [false, true] {
                for process in &mut processes {
                    for of in 1..4 {
                        let expected = asked.choices.get(&of).cloned().unwrap_or_default();
                        let stored = Choices::stored(process.store(), of).await;
                        assert_eq!(stored, expected, "person {of} in {}, {again}", process.shards);
                        let known = process.store().known_of(UserId::new(of)).await.unwrap();
                        assert!(known.is_none() || !asked.gone.contains(&of), "person {of}");
                    }
                    // Memory has followed the disk.
                    process.restart().await;
                }
            }
            for process in processes {
                process.tables.close().await;
            }
        });
    }
}

#[tokio::test]
async fn a_stopped_process_is_told_once_it_starts_and_of_a_deleted_person_nothing_else() {
    let folder = TempDir::new().unwrap();
    let processes = start(&folder).await;
    for process in &processes {
        process.mailboxes.open().unwrap();
    }
    let [first, second, stopped] = &processes[..] else { panic!("three processes") };
    first.store().set_language(person(1), Some(Language::French)).await.unwrap();
    first.store().set_look(person(2), Look::Text).await.unwrap();
    first.store().mute(UserId::new(2), UserId::new(1), true).await.unwrap();
    for process in [first, second] {
        process.tables.exchange(&process.mailboxes).await.unwrap();
    }
    assert_eq!(stopped.files(), 3);
    // The person is deleted in another process than the one that was asked before.
    second.tables.delete_person(person(1)).await.unwrap();
    for process in [second, first] {
        process.tables.exchange(&process.mailboxes).await.unwrap();
    }
    assert_eq!(first.store().language_of(UserId::new(1)), None);
    assert_eq!(stopped.files(), 2, "the look of the other person, and the deletion");
    for file in stopped.inbox().read_dir().unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        assert!(!text.contains("Person 1"), "{text}");
    }
    stopped.tables.exchange(&stopped.mailboxes).await.unwrap();
    assert_eq!(stopped.files(), 0);
    assert_eq!(stopped.store().look_of(UserId::new(2)), Look::Text);
    assert!(stopped.store().known_of(UserId::new(1)).await.unwrap().is_none());
}

#[tokio::test]
async fn what_is_no_request_is_counted_once_and_left_there() {
    let folder = TempDir::new().unwrap();
    let process = Process::start(folder.path().to_owned(), SHARDS[0]).await;
    process.mailboxes.open().unwrap();
    let deletion = r#"{"from":"3/4","at":1,"person":{"id":1,"name":""},"about":"deletion"}"#;
    let never = deletion.replace(":1,", &format!(":{},", i64::MAX));
    let nobody = deletion.replace(r#""id":1"#, &format!(r#""id":{}"#, u64::MAX));
    let later = r#"{"from":"3/4","at":1,"person":{"id":1,"name":"A"},"about":"hat","value":"red"}"#;
    let large = " ".repeat(100_000);
    for (name, text) in [
        ("empty", ""),
        ("half", &deletion[..40]),
        ("later", later),
        ("large", &large),
        ("never", never.as_str()),
        ("nobody", &nobody),
        ("good", deletion),
    ] {
        std::fs::write(process.inbox().join(name), text).unwrap();
    }
    std::fs::create_dir(process.inbox().join("folder")).unwrap();
    let (received, unreadable) = process.mailboxes.received().unwrap();
    assert_eq!((received.len(), unreadable), (1, 7));
    process.tables.exchange(&process.mailboxes).await.unwrap();
    assert_eq!(process.files(), 7);
    let (received, unreadable) = process.mailboxes.received().unwrap();
    assert_eq!((received.len(), unreadable), (0, 0));
}

#[test]
fn a_process_with_other_shards_takes_over_what_waits_for_the_former_ones() {
    let folder = TempDir::new().unwrap();
    let [former, process] = ["0/2", "0-1/4"].map(|shards| mailboxes(folder.path(), shards));
    former.open().unwrap();
    let inbox = folder.path().join("requests").join("0-of-2");
    let deletion = r#"{"from":"1/2","at":1,"person":{"id":1,"name":""},"about":"deletion"}"#;
    std::fs::write(inbox.join("waits"), deletion).unwrap();
    std::fs::write(inbox.join(".draft"), &deletion[..40]).unwrap();
    process.open().unwrap();
    assert!(!inbox.exists());
    let (received, unreadable) = process.received().unwrap();
    assert_eq!((received.len(), unreadable), (1, 0));
}

#[tokio::test]
async fn a_bot_that_runs_as_one_process_notes_nothing() {
    let database = Database::new();
    let store = database.open().await;
    store.set_language(person(1), Some(Language::French)).await.unwrap();
    store.delete_person(UserId::new(1), Vec::new()).await.unwrap();
    store.set_look(person(1), Look::Text).await.unwrap();
    assert_eq!(store.untold().await.unwrap(), []);
    let mut connection = database.connect().await;
    let noted = "select (select count(*) from chosen) + (select count(*) from untold_deletion)";
    let noted: i64 = sqlx::query_scalar(noted).fetch_one(&mut connection).await.unwrap();
    assert_eq!(noted, 0);
    store.close().await;
}
