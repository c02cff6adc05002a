//! To whom the rows of each table belong: with a server go its rows, when a database is split or merged by server.

use sqlx::{AssertSqlSafe, SqliteConnection};

/// The owner of the rows of a table.
#[derive(Clone, Copy)]
pub(super) enum Owner {
    /// The server in the column `guild`.
    Server,
    /// The table in the column `game_table`, and so its server. Rows with null there are not meant.
    Table,
    /// No server: these statements add the rows of `source` to those that are there.
    EveryFile(&'static [&'static str]),
    /// The file itself: they are not copied.
    OneFile,
}

/// The servers whose rows are copied.
pub(super) const TAKEN: &str =
    "create temp table if not exists taken (guild integer primary key) strict";

/// Every table of the database. People come before their seats.
pub(super) const TABLES: &[(&str, Owner)] = &[
    ("_sqlx_migrations", Owner::EveryFile(&[MIGRATIONS])),
    ("person", Owner::EveryFile(&[PEOPLE, CHOICES])),
    ("server_settings", Owner::Server),
    ("server_channel", Owner::Server),
    ("server_preset", Owner::Server),
    ("server_language", Owner::Server),
    ("left_guild", Owner::Server),
    ("game_table", Owner::Server),
    ("seat", Owner::Table),
    ("cut", Owner::Table),
    ("event", Owner::Table),
    ("press", Owner::Table),
    ("voice", Owner::Table),
    ("next_player", Owner::Table),
    ("review", Owner::Table),
    ("challenge", Owner::Table),
    ("daily_game", Owner::Server),
    ("daily_people", Owner::Server),
    ("daily_message", Owner::Server),
    ("daily_reminder", Owner::Server),
    ("table_message", Owner::Table),
    ("stop", Owner::Table),
    ("stop", Owner::EveryFile(&[OUTAGES])),
    ("alive", Owner::EveryFile(&[ALIVE])),
    ("result", Owner::Server),
    ("rating", Owner::Server),
    ("leaderboard", Owner::Server),
    ("standing", Owner::Server),
    ("title", Owner::Server),
    ("bell", Owner::Server),
    ("called", Owner::EveryFile(&[CALLED])),
    ("mute", Owner::EveryFile(&[MUTES])),
    ("chosen", Owner::EveryFile(&[NOTED, LAST_CHOICES, LAST_MUTES])),
    ("week_message", Owner::Server),
    ("week_vote", Owner::Server),
    ("chat", Owner::EveryFile(&[CHATS])),
    ("tablet", Owner::Server),
    ("tablet_seat", Owner::Server),
    ("tablet_entry", Owner::Server),
    ("carried_out", Owner::EveryFile(&[CARRIED_OUT])),
    // Nothing was ever deleted in a new file.
    ("unclean", Owner::OneFile),
    // The list of deletions knows them, too.
    ("untold_deletion", Owner::OneFile),
    // A process with other shards begins new sessions.
    ("gateway_session", Owner::OneFile),
];

const MIGRATIONS: &str =
    "insert or ignore into _sqlx_migrations select * from source._sqlx_migrations";

/// A person is known since the earliest moment, so that no deletion passes them over.
const PEOPLE: &str = "insert into person select * from source.person where true
     on conflict (id) do update set since = min(since, excluded.since)";

/// A person's name and choices are those of the file in which they took a seat last.
const CHOICES: &str = "update person set (name, look, hints, language, zone) =
         (select name, look, hints, language, zone from source.person as theirs
          where theirs.id = person.id)
     where id in (select person from source.seat as theirs where person is not null group by person
                  having max(press) > coalesce((select max(press) from main.seat as ours
                                                where ours.person = theirs.person), 0))";

/// A person was last called at the latest of the moments.
const CALLED: &str = "insert into called select * from source.called where true
     on conflict (person) do update set at = max(at, excluded.at)";

/// The language of a place without the bot is the one that was settled first.
const CHATS: &str = "insert or ignore into chat select * from source.chat";

/// A person who is muted in one of the files is muted.
const MUTES: &str = "insert or ignore into mute select * from source.mute";

/// Of two choices about the same thing the later one holds.
const NOTED: &str = "insert into chosen select * from source.chosen where true
     on conflict do update set value = excluded.value, at = excluded.at, told = excluded.told
     where (excluded.at, coalesce(excluded.value, '')) > (chosen.at, coalesce(chosen.value, ''))";
const LAST_CHOICES: &str = "update person set
         language = (select iif(count(*), max(value), language) from chosen
                     where person = person.id and about = 'language'),
         look = (select coalesce(max(value), look) from chosen where person = person.id and about = 'look'),
         hints = (select coalesce(cast(max(value) as integer), hints) from chosen
                  where person = person.id and about = 'hints'),
         zone = (select coalesce(max(value), zone) from chosen where person = person.id and about = 'zone')
     where id in (select person from source.chosen)";
const LAST_MUTES: &str = "delete from mute where exists (select 1 from chosen
     where chosen.person = mute.person and other = muted and about = 'mute' and value = '0')";

/// While one of several processes was away, no clock runs in the merged file: nobody has less time.
const OUTAGES: &str = "insert into stop select * from source.stop where game_table is null
     except select * from stop";

/// Keeps the earliest `alive`, so the outage starts when the first process stopped.
const ALIVE: &str = "insert into alive select * from source.alive where true
     on conflict (only_row) do update set at = min(at, excluded.at)";

/// A deletion is carried out only if every merged file has done so.
const CARRIED_OUT: &str = "insert into carried_out select * from source.carried_out where true
     on conflict (only_row) do update set until = min(until, excluded.until)";

impl Owner {
    /// The statements that add the rows of the servers in `taken`, or of no server, to those that are there.
    pub(super) fn copy(self, table: &str) -> Vec<String> {
        let of_servers = "guild in (select guild from taken)";
        let of_tables =
            format!("game_table in (select id from source.game_table where {of_servers})");
        let all = |which: &str| {
            vec![format!("insert into {table} select * from source.{table} where {which}")]
        };
        match self {
            Self::Server => all(of_servers),
            Self::Table => all(&of_tables),
            Self::EveryFile(statements) => {
                statements.iter().map(|statement| (*statement).to_owned()).collect()
            }
            Self::OneFile => Vec::new(),
        }
    }

    /// The query that counts the rows that belong to servers, if any do.
    pub(super) fn count(self, table: &str) -> Option<String> {
        match self {
            Self::Server => Some(format!("select count(*) from {table}")),
            Self::Table => Some(format!("select count(game_table) from {table}")),
            Self::EveryFile(_) | Self::OneFile => None,
        }
    }
}

/// A condition for what belongs to henge: SQLite has tables of its own, and so has Litestream.
pub(super) const OURS: &str =
    r"name not like 'sqlite\_%' escape '\' and name not like '\_litestream\_%' escape '\'";

/// A table of this database that is not in `TABLES`.
pub(super) async fn unknown(
    connection: &mut SqliteConnection,
) -> Result<Option<String>, sqlx::Error> {
    let tables = format!("select name from sqlite_schema where type = 'table' and {OURS}");
    let tables = sqlx::query_scalar::<_, String>(AssertSqlSafe(tables));
    let tables = tables.fetch_all(connection).await?;
    Ok(tables.into_iter().find(|name| TABLES.iter().all(|(table, _)| table != name)))
}
