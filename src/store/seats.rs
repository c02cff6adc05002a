//! The seats of a table.

use sqlx::{FromRow, QueryBuilder, SqliteConnection};

use super::{ReadError, WriteError};
use crate::computer::Level;
use crate::table::{Attendance, Person, Player, PressId, Question, Sitter, TableId, UserId};

#[derive(FromRow)]
pub(super) struct SeatRow {
    pub(super) person: Option<UserId>,
    name: Option<String>,
    computer: Option<String>,
    level: Option<String>,
    pub(super) press: PressId,
    pub(super) ordered: Option<String>,
    missed: u8,
    back_at: i64,
    decided: u16,
    decided_since: u32,
    called: u32,
    away_since: Option<u32>,
}

pub(super) async fn seats(
    connection: &mut SqliteConnection,
    table: TableId,
) -> Result<Vec<SeatRow>, ReadError> {
    let rows = sqlx::query_as(
        "select seat.person, person.name, seat.computer, seat.level, seat.press, seat.ordered,
                seat.missed, seat.back_at, seat.decided, seat.decided_since,
                seat.called, seat.away_since
         from seat left join person on person.id = seat.person
         where seat.game_table = $1 order by seat.place",
    );
    Ok(rows.bind(table).fetch_all(connection).await?)
}

pub(super) fn sitters(seats: Vec<SeatRow>) -> Result<Vec<Sitter>, String> {
    seats.into_iter().map(SeatRow::into_sitter).collect()
}

impl SeatRow {
    pub(super) fn into_sitter(self) -> Result<Sitter, String> {
        let level = match &self.level {
            Some(word) => Some(word.parse::<Level>().map_err(|error| error.to_string())?),
            None => None,
        };
        let person = self.person.map(|id| Person { id, name: self.name.unwrap_or_default() });
        let player = match (person, self.computer, level) {
            (Some(person), Some(computer), level) => Player::Newcomer { person, computer, level },
            (Some(person), None, None) => Player::Person(person),
            (Some(left), None, Some(level)) => {
                Player::StandIn { left, level, away_since: self.away_since }
            }
            (None, Some(name), Some(level)) => Player::Computer { name, level },
            (None, _, _) => return Err("nobody sits on one of its seats".to_owned()),
        };
        Ok(Sitter { player, press: self.press })
    }

    pub(super) const fn attendance(&self) -> Attendance {
        let Self { missed, back_at, decided, decided_since, called, .. } = *self;
        Attendance { missed, back_at, decided, decided_since, reminded: Question::new(called) }
    }
}

/// Returns whether somebody plays in the place of a computer player.
pub(super) fn has_newcomers(sitters: &[Sitter]) -> bool {
    let plays = |player: &Player| matches!(player, Player::Newcomer { level: None, .. });
    sitters.iter().any(|sitter| plays(&sitter.player))
}

pub(super) async fn replace_seats(
    connection: &mut SqliteConnection,
    table: TableId,
    sitters: &[Sitter],
    (orders, attendances): (&[String], &[Attendance]),
) -> Result<(), WriteError> {
    sqlx::query("delete from seat where game_table = $1")
        .bind(table)
        .execute(&mut *connection)
        .await?;
    if sitters.is_empty() {
        return Ok(());
    }
    let mut query = QueryBuilder::new(
        "insert into seat (game_table, place, person, computer, level, press, ordered,
                           missed, back_at, decided, decided_since, called, away_since) ",
    );
    query.push_values((0i64..).zip(sitters), |mut row, (place, Sitter { player, press })| {
        let order = orders.get(place as usize).filter(|word| !word.is_empty());
        let computer = match player {
            Player::Computer { name, .. } | Player::Newcomer { computer: name, .. } => Some(name),
            Player::Person(_) | Player::StandIn { .. } => None,
        };
        let away_since = match player {
            Player::StandIn { away_since, .. } => *away_since,
            Player::Person(_) | Player::Computer { .. } | Player::Newcomer { .. } => None,
        };
        let attendance = attendances.get(place as usize).copied().unwrap_or_default();
        row.push_bind(table).push_bind(place);
        row.push_bind(player.whose().map(|person| person.id));
        row.push_bind(computer).push_bind(player.level().map(|level| level.to_string()));
        row.push_bind(*press).push_bind(order);
        row.push_bind(attendance.missed).push_bind(attendance.back_at);
        row.push_bind(attendance.decided).push_bind(attendance.decided_since);
        row.push_bind(attendance.reminded.get()).push_bind(away_since);
    });
    query.build().execute(connection).await?;
    Ok(())
}
