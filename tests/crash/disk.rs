//! The files that a killed bot has left on the disk.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use henge::record::{Company, Record, verify};
use henge::rules::chance::Proof;
use henge::rules::{Action, GameKind, OfGame, Seat, dice};
use henge::store::Store;
use henge::table::{Playing, Stage, Table, TableGame, TableId, UserId};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};

use crate::company::Fact;
use crate::decided::Decided;

/// A database that is intact.
pub struct Found {
    /// The numbers of card games and of dice games in progress.
    pub playing: [usize; 2],
    /// Acknowledged facts that are not stored.
    pub lost: Vec<Fact>,
}

/// Checks a copy in this folder, so that the bot itself has to recover the original.
pub async fn check(database: &Path, folder: &Path, facts: &[Fact]) -> Found {
    let copy = folder.join("copy.db");
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(with_end(&copy, end));
    }
    for end in ["", "-wal"] {
        let file = with_end(database, end);
        if file.exists() {
            std::fs::copy(file, with_end(&copy, end)).unwrap();
        }
    }
    check_rows(&copy).await;
    check_games(&copy, facts).await
}

fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// Checks that the file is intact, that the logs have no gap, and that rows which belong together
/// are all there.
async fn check_rows(copy: &Path) {
    let options = SqliteConnectOptions::new().filename(copy);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let whole: String =
        sqlx::query_scalar("pragma integrity_check").fetch_one(&mut connection).await.unwrap();
    assert_eq!(whole, "ok");
    for (what, wrong) in [
        ("foreign keys", "select count(*) from pragma_foreign_key_check"),
        (
            "gaps in a log",
            "select count(*) from (select game_table from event group by game_table
             having count(*) <> max(number) + 1 or min(number) <> 0)",
        ),
        (
            "games without a log",
            "select count(*) from game_table where stage in ('playing', 'over')
             and not exists (select 1 from event where game_table = game_table.id)",
        ),
        (
            "finished games without all results",
            "select count(*) from game_table as t where stage = 'over' and
             (select count(*) from result where game_table = t.id) <>
             (select count(*) from seat where game_table = t.id and person is not null)",
        ),
        (
            "results of games that are not over",
            "select count(*) from result join game_table on id = game_table where stage <> 'over'",
        ),
        (
            "presses of a game kept for tables that are over",
            "select count(*) from press join game_table on game_table.id = press.game_table
             where stage in ('over', 'closed') and press.id >= begin_press",
        ),
        (
            "orders where the game knows none",
            "select count(*) from seat join game_table on id = game_table
             where ordered is not null and options not like '{\"game\":\"dice\"%'",
        ),
    ] {
        let count: i64 = sqlx::query_scalar(wrong).fetch_one(&mut connection).await.unwrap();
        assert_eq!(count, 0, "{what}");
    }
    connection.close().await.unwrap();
}

/// A stored table, the lines of its log, and the decisions in it.
struct Stored {
    table: Table,
    log: Vec<String>,
    decisions: Vec<Decision>,
}

/// A log entry with a player's decision.
struct Decision {
    number: usize,
    seat: Seat,
    action: Action,
    /// The number of the last entry, up to and including this one, after which earlier answers were
    /// final.
    settled: usize,
}

async fn check_games(copy: &Path, facts: &[Fact]) -> Found {
    let store = Store::open_to_read(&format!("sqlite://{}", copy.display())).await.unwrap();
    let mut tables = HashMap::new();
    for id in 1.. {
        let Some(table) = store.table(TableId::new(id)).await.unwrap() else { break };
        let log = store.log(TableId::new(id)).await.unwrap();
        tables.insert(id, Stored::checked(table, log));
    }
    let lost = facts.iter().filter(|fact| !holds(&tables, fact)).cloned().collect();
    let recount = store.recount().await.unwrap();
    assert_eq!((recount.unreadable, recount.differences), (vec![], vec![]), "figures are kept");
    store.close().await;
    let is_playing = |stored: &&Stored| matches!(stored.table.stage, Stage::Playing(_));
    let kind = |stored: &Stored| stored.table.options.kind();
    let count = |wanted| tables.values().filter(is_playing).filter(|t| kind(t) == wanted).count();
    Found { playing: [GameKind::Cards, GameKind::Dice].map(count), lost }
}

impl Stored {
    /// Checks that every line is legal in its place, so that none is missing or duplicated.
    fn checked(table: Table, log: Vec<String>) -> Self {
        let decisions = match table.game() {
            None => {
                assert!(log.is_empty(), "a log without a game");
                Vec::new()
            }
            Some(OfGame::Cards(playing)) => check_log(&table, playing, &log),
            Some(OfGame::Dice(playing)) => check_log(&table, playing, &log),
        };
        Self { table, log, decisions }
    }

    /// Returns whether this person's answer to this question is in the log. It must be their first
    /// decision after the question, or in the dice game any decision until the question changes,
    /// because answers may be changed until then.
    fn has_answer(&self, user: u64, question: u32, action: Action) -> bool {
        let Some(seat) = self.seat_of(user) else { return false };
        let later = self.decisions.iter().filter(|decision| decision.number > question as usize);
        let mut answers = later.filter(|decision| decision.seat == seat).peekable();
        let Some(settled) = answers.peek().map(|first| first.settled) else { return false };
        let of_the_same = answers.take_while(|answer| answer.settled == settled);
        of_the_same.into_iter().any(|answer| says(answer.action, action))
    }

    fn seat_of(&self, user: u64) -> Option<Seat> {
        match self.table.game()? {
            OfGame::Cards(playing) => playing.seat_of(UserId::new(user)),
            OfGame::Dice(playing) => playing.seat_of(UserId::new(user)),
        }
    }
}

/// Returns whether the stored action can record the pressed one: a Seer who names no Wizard Color
/// means their own.
fn says(stored: Action, said: Action) -> bool {
    let names = |action| matches!(action, Action::Dice(dice::Action::NameWizardColor(_)));
    stored == said || names(stored) && said == Action::Dice(dice::Action::NameWizardColor(None))
}

/// Checks a game's log including what its record omits, then the record.
fn check_log<G: Decided>(table: &Table, playing: &Playing<G>, log: &[String]) -> Vec<Decision> {
    let proof = proof(table, playing);
    let decisions = check_events(table, playing, &proof, log);
    let company = Company {
        names: playing.seats().seats().map(|seat| seat.index().to_string()).collect(),
        order: playing.seating().order_of_play.clone(),
        proof,
        repeats: None,
    };
    let record = Record::of::<G>(table.options, playing.beginning(), company, log[1..].to_vec());
    let record = record.unwrap();
    let verified = verify(&record.text());
    if table.is_over() {
        assert_eq!(verified.unwrap().games, 1);
    } else {
        let fault = verified.unwrap_err();
        assert_eq!(fault.line, record.events.len() + 2, "{fault}");
    }
    decisions
}

/// Checks that all automatic events follow from the table's seed, and that the rules allow every
/// decision.
fn check_events<G: Decided>(
    table: &Table,
    playing: &Playing<G>,
    proof: &Proof,
    log: &[String],
) -> Vec<Decision> {
    let (chance, mut game) = (proof.chance(), G::new(playing.beginning()));
    let (mut decisions, mut settled) = (Vec::new(), 0);
    // Entry 0 is not an event.
    for (number, line) in log.iter().enumerate().skip(1) {
        let event: G::Event = serde_json::from_str(line).unwrap();
        if G::settles(&event) {
            settled = number;
        }
        let due = game.consequence(&chance).or_else(|| {
            let (seat, action) = game.decision(&event)?;
            decisions.push(Decision { number, seat, action: action.into(), settled });
            game.answer(seat, &action).ok()
        });
        assert_eq!(due.as_ref(), Some(&event), "entry {number} of table {}", table.id);
        game.evolve(&event);
    }
    decisions
}

fn proof<G: TableGame>(table: &Table, playing: &Playing<G>) -> Proof {
    let seating = playing.seating();
    Proof {
        table: table.id.get(),
        secret: *table.secret.open(),
        presses: seating.presses.iter().map(|press| press.get()).collect(),
        begin: seating.begin.get(),
        cuts: table.cuts.iter().map(|cut| cut.words.to_string()).collect(),
    }
}

fn holds(tables: &HashMap<u64, Stored>, fact: &Fact) -> bool {
    match fact {
        Fact::Seated { table, user } => {
            tables.get(table).is_some_and(|stored| stored.table.seats(UserId::new(*user)))
        }
        Fact::Cut { table, user, words } => tables.get(table).is_some_and(|stored| {
            let mut cuts = stored.table.cuts.iter();
            cuts.any(|cut| cut.by.get() == *user && cut.words.text() == words)
        }),
        // The host may have named another one since, which the bot could not acknowledge.
        Fact::Hour { table, .. } => tables
            .get(table)
            .is_some_and(|stored| stored.table.hour.is_some() || !stored.log.is_empty()),
        Fact::Begun { table } => tables.get(table).is_some_and(|stored| !stored.log.is_empty()),
        Fact::Answered { table, user, question, action } => {
            tables.get(table).is_some_and(|stored| stored.has_answer(*user, *question, *action))
        }
        Fact::Ordered { table, user, order } => {
            let own = tables.get(table).and_then(|t| t.table.private_view(UserId::new(*user)));
            own.is_some_and(|own| own.order == *order)
        }
    }
}
