//! Tablets of Truth: the scores of games with real cards or real dice.

use sqlx::{FromRow, SqliteConnection};
use tracing::warn;

use super::rows::{as_json, upsert_people};
use super::writer::Write;
use super::{ReadError, Store, WriteError, clean};
use crate::clock::now_ms;
use crate::rules::Seat;
use crate::table::{ChannelId, GuildId, Location, Person, PressId, UserId};
use crate::tablet::{Entry, Named, Tablet};
use crate::work::Step as _;

/// A tablet is kept for this time after its last entry, in milliseconds: 30 days.
const KEPT: i64 = 30 * 24 * 60 * 60 * 1000;

/// The outcome of entering something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entered {
    Now,
    /// The press was delivered before, and has taken effect.
    Before,
    /// Something else was entered meanwhile.
    Behind,
}

impl Store {
    /// The tablet with this name, unless it was deleted.
    pub async fn tablet(&self, id: PressId) -> Result<Option<Tablet>, ReadError> {
        let read = async {
            let mut moment = self.readers.begin().await?;
            tablet(&mut moment, id).await
        };
        Ok(read.step_of(&self.work).await?)
    }

    /// Stores a new tablet, which may continue an earlier one, and deletes old ones of the server.
    /// Returns the tablet that is there now: of two that continue the same one, the first.
    pub async fn open_tablet(
        &self,
        tablet: Tablet,
        continues: Option<PressId>,
    ) -> Result<PressId, WriteError> {
        self.writer.ask(Open { tablet, continues, now: now_ms() }).await
    }

    /// Appends an entry with this number, made by this press.
    pub async fn enter(
        &self,
        tablet: &Tablet,
        number: usize,
        press: PressId,
        entry: &Entry,
    ) -> Result<Entered, WriteError> {
        let (guild, id) = (tablet.location.guild, tablet.id);
        let (entry, now) = (entry.to_string(), now_ms());
        self.writer.ask(Enter { guild, tablet: id, number, press, entry, now }).await
    }

    /// Returns true if this press has entered something.
    pub async fn has_entered(&self, press: PressId) -> Result<bool, ReadError> {
        let entered = sqlx::query_scalar::<_, i64>("select 1 from tablet_entry where press = $1");
        let entered = entered.bind(press).fetch_optional(&self.readers);
        Ok(entered.step_of(&self.work).await?.is_some())
    }

    /// Keeps a line that was refused, to be offered again.
    pub async fn keep_draft(&self, tablet: PressId, draft: String) -> Result<(), WriteError> {
        let keep = sqlx::query("update tablet set draft = $2 where id = $1");
        self.writer.execute([keep.bind(tablet).bind(draft)]).await
    }
}

#[derive(FromRow)]
struct TabletRow {
    guild: GuildId,
    channel: ChannelId,
    scribe: UserId,
    name: String,
    options: String,
    first: u8,
    draft: Option<String>,
    is_continued: bool,
}

/// The tablet; a row that cannot be read counts as deleted, and the log says so.
async fn tablet(
    connection: &mut SqliteConnection,
    id: PressId,
) -> Result<Option<Tablet>, sqlx::Error> {
    let row = sqlx::query_as::<_, TabletRow>(
        "select guild, channel, scribe, name, options, first, draft,
                exists (select 1 from tablet as next where next.continues = tablet.id)
                    as is_continued
         from tablet join person on person.id = scribe where tablet.id = $1",
    );
    let Some(row) = row.bind(id).fetch_optional(&mut *connection).await? else { return Ok(None) };
    let players = sqlx::query_as::<_, (Option<UserId>, String)>(
        "select person, coalesce(tablet_seat.name, person.name)
         from tablet_seat left join person on person.id = tablet_seat.person
         where tablet = $1 order by place",
    );
    let players = players.bind(id).fetch_all(&mut *connection).await?;
    let player = |(person, name): (Option<UserId>, String)| match person {
        Some(id) => Named::Person(Person { id, name }),
        None => Named::Name(name),
    };
    let log = sqlx::query_scalar::<_, String>(
        "select entry from tablet_entry where tablet = $1 order by number",
    );
    let log = log.bind(id).fetch_all(connection).await?;
    let log = log.iter().map(|entry| entry.parse()).collect::<Result<Vec<Entry>, _>>();
    let (Ok(options), Ok(first), Ok(log)) =
        (serde_json::from_str(&row.options), Seat::try_from(row.first), log)
    else {
        warn!(tablet = %id, "a tablet cannot be read");
        return Ok(None);
    };
    Ok(Some(Tablet {
        id,
        location: Location { guild: row.guild, channel: row.channel },
        scribe: Person { id: row.scribe, name: row.name },
        options,
        players: players.into_iter().map(player).collect(),
        first,
        log,
        draft: row.draft,
        is_continued: row.is_continued,
    }))
}

struct Open {
    tablet: Tablet,
    continues: Option<PressId>,
    now: i64,
}

impl Write for Open {
    type Done = PressId;

    async fn write(&self, connection: &mut SqliteConnection) -> Result<PressId, WriteError> {
        let Tablet { id, location, scribe, options, players, first, .. } = &self.tablet;
        let there = sqlx::query_scalar("select id from tablet where id = $1 or continues = $2");
        let there = there.bind(id).bind(self.continues).fetch_optional(&mut *connection).await?;
        if let Some(there) = there {
            return Ok(there);
        }
        delete_old(connection, location.guild, self.now - KEPT).await?;
        let people = players.iter().filter_map(|player| match player {
            Named::Person(person) if person.id != scribe.id && !person.is_former() => Some(person),
            Named::Person(_) | Named::Name(_) => None,
        });
        upsert_people(connection, &[scribe].into_iter().chain(people).collect::<Vec<_>>()).await?;
        sqlx::query(
            "insert into tablet (id, guild, channel, scribe, options, first, continues, changed_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(id)
        .bind(location.guild)
        .bind(location.channel)
        .bind(scribe.id)
        .bind(as_json(options)?)
        .bind(u8::from(*first))
        .bind(self.continues)
        .bind(self.now)
        .execute(&mut *connection)
        .await?;
        for (place, player) in (0i64..).zip(players) {
            let (person, name) = match player {
                Named::Person(person) => (Some(person.id), None),
                Named::Name(name) => (None, Some(name)),
            };
            sqlx::query(
                "insert into tablet_seat (tablet, place, guild, person, name)
                 values ($1, $2, $3, $4, $5)",
            )
            .bind(id)
            .bind(place)
            .bind(location.guild)
            .bind(person)
            .bind(name)
            .execute(&mut *connection)
            .await?;
        }
        Ok(*id)
    }
}

/// Deletes the tablets of a server that nobody has changed since this moment.
async fn delete_old(
    connection: &mut SqliteConnection,
    guild: GuildId,
    since: i64,
) -> Result<(), WriteError> {
    let old = "select id from tablet where guild = $1 and changed_at < $2";
    let mut deleted = 0;
    for delete in [
        format!("delete from tablet_entry where tablet in ({old})"),
        format!("delete from tablet_seat where tablet in ({old})"),
        "delete from tablet where guild = $1 and changed_at < $2".to_owned(),
    ] {
        let delete = sqlx::query(sqlx::AssertSqlSafe(delete)).bind(guild).bind(since);
        deleted += delete.execute(&mut *connection).await?.rows_affected();
    }
    if deleted > 0 {
        clean::note(connection).await?;
    }
    Ok(())
}

struct Enter {
    guild: GuildId,
    tablet: PressId,
    number: usize,
    press: PressId,
    entry: String,
    now: i64,
}

impl Write for Enter {
    type Done = Entered;

    async fn write(&self, connection: &mut SqliteConnection) -> Result<Entered, WriteError> {
        let done = sqlx::query_scalar::<_, i64>("select 1 from tablet_entry where press = $1");
        if done.bind(self.press).fetch_optional(&mut *connection).await?.is_some() {
            return Ok(Entered::Before);
        }
        let added = sqlx::query(
            "insert into tablet_entry (tablet, number, guild, press, entry)
             select $1, $2, $3, $4, $5
             where (select count(*) from tablet_entry where tablet = $1) = $2
               and exists (select 1 from tablet where id = $1)",
        )
        .bind(self.tablet)
        .bind(self.number as i64)
        .bind(self.guild)
        .bind(self.press)
        .bind(&self.entry)
        .execute(&mut *connection)
        .await?;
        if added.rows_affected() == 0 {
            return Ok(Entered::Behind);
        }
        sqlx::query("update tablet set draft = null, changed_at = $2 where id = $1")
            .bind(self.tablet)
            .bind(self.now)
            .execute(connection)
            .await?;
        Ok(Entered::Now)
    }
}
