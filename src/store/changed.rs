//! The rows of a table that a step has changed: the table's own, its seats, and the results of a game that is over.

use sqlx::SqliteConnection;

use super::clocks::replace_stops;
use super::cuts::replace_cuts;
use super::presses::forget_presses;
use super::read::rematch;
use super::results::Finished;
use super::rows::{as_json, upsert_people};
use super::seats::{has_newcomers, replace_seats};
use super::verdicts::keep_verdict;
use super::votes::replace_votes;
use super::{WriteError, bests, leaderboard, messages, results, series};
use crate::clock::now_ms;
use crate::history::verdict;
use crate::rules::games::of_game;
use crate::rules::{GameKind, Options};
use crate::scores::{Earned, earned};
use crate::table::{
    AfterGame, Attendance, Clock, Cut, Hour, Joining, Location, Person, Player, PressId, Sitter,
    Stage, Stop, Table, TableId, Tempo, UserId, Verdict, Vote,
};

/// The table's row and its seats.
pub(super) struct Changed {
    host: UserId,
    options: Options,
    clock: Clock,
    joining: Joining,
    hints: bool,
    tempo: Option<Tempo>,
    hour: Option<Hour>,
    stage: &'static str,
    begin: Option<PressId>,
    is_over: bool,
    /// The person who ended the game, and who may never have sat at a table.
    ended_by: Option<Person>,
    sitters: Vec<Sitter>,
    /// One order for each seat; none before the game.
    orders: Vec<String>,
    /// One for each seat; none before the game.
    attendances: Vec<Attendance>,
    pauses: Vec<Stop>,
    /// The times in which the table could not be shown.
    unseen: Vec<Stop>,
    is_astray: bool,
    /// The cuts of a lobby. They do not change after it.
    cuts: Option<Vec<Cut>>,
    /// The open votes, once the game has begun.
    votes: Option<Vec<Vote>>,
    location: Location,
    game: GameKind,
    earned: Vec<Earned>,
    verdict: Option<Verdict>,
}

impl Changed {
    pub(super) fn of(table: &Table) -> Self {
        Self {
            host: table.host,
            options: table.options,
            clock: table.clock,
            joining: table.joining,
            hints: table.hints,
            tempo: table.chosen_tempo,
            hour: table.hour,
            stage: stage_word(&table.stage),
            begin: table.begun_by(),
            is_over: table.is_over(),
            ended_by: table.ended_by.clone(),
            sitters: table.sitters(),
            orders: table
                .game()
                .map_or_else(Vec::new, |playing| of_game!(playing, playing => playing.orders())),
            attendances: table.game().map_or_else(
                Vec::new,
                |playing| of_game!(playing, playing => playing.attendances()),
            ),
            pauses: table.pauses.clone(),
            unseen: table.unseen.clone(),
            is_astray: table.is_astray,
            cuts: table.lobby().is_ok().then(|| table.cuts.clone()),
            votes: table.game().map(|_| table.votes.clone()),
            location: table.location,
            game: table.options.kind(),
            earned: earned(table),
            verdict: if table.is_over() { verdict(table) } else { None },
        }
    }

    pub(super) async fn write(
        &self,
        connection: &mut SqliteConnection,
        table: TableId,
    ) -> Result<AfterGame, WriteError> {
        let is_here = |player: &&Player| !matches!(player, Player::StandIn { .. });
        let seated = self.sitters.iter().map(|sitter| &sitter.player).filter(is_here);
        let seated = seated.filter_map(Player::whose);
        let people: Vec<&Person> = seated.chain(&self.ended_by).collect();
        upsert_people(connection, &people).await?;
        let ended_at = self.end(connection).await?;
        update_table(connection, table, self, ended_at).await?;
        if self.stage != stage_word(&Stage::Closed) {
            let kept = (self.orders.as_slice(), self.attendances.as_slice());
            replace_seats(connection, table, &self.sitters, kept).await?;
        }
        if !self.pauses.is_empty() || !self.unseen.is_empty() {
            replace_stops(connection, table, &self.pauses, &self.unseen).await?;
        }
        if let Some(cuts) = &self.cuts {
            replace_cuts(connection, table, cuts).await?;
        }
        if let Some(votes) = &self.votes {
            replace_votes(connection, table, votes).await?;
        }
        let counted = match ended_at {
            Some(ended_at) if !self.earned.is_empty() => {
                self.count(connection, table, ended_at).await?
            }
            Some(_) => {
                AfterGame { rematch: rematch(connection, table).await?, ..AfterGame::default() }
            }
            None => AfterGame::default(),
        };
        if self.is_over {
            forget_presses(connection, table).await?;
        }
        Ok(counted)
    }

    /// The end of the game: the same moment for everybody who played.
    async fn end(&self, connection: &mut SqliteConnection) -> Result<Option<i64>, WriteError> {
        Ok(match (self.is_over, self.earned.is_empty()) {
            (false, _) => None,
            (true, true) => Some(now_ms()),
            (true, false) => Some(results::end(connection, self.location.guild, self.game).await?),
        })
    }

    /// Writes the results of the game; returns what is shown of them.
    async fn count(
        &self,
        connection: &mut SqliteConnection,
        table: TableId,
        ended_at: i64,
    ) -> Result<AfterGame, WriteError> {
        let Self { game, hints, ref earned, location: Location { guild, .. }, .. } = *self;
        let seats = self.sitters.len();
        let newcomers = has_newcomers(&self.sitters);
        let finished = Finished { table, guild, game, ended_at, seats, hints, newcomers, earned };
        let ratings = results::write(connection, finished).await?;
        leaderboard::go_on(connection, guild, game).await?;
        let series = series::of_table(connection, table).await?;
        let bests = bests::of_table(connection, table).await?;
        let verdict = self.verdict;
        if let Some(verdict) = verdict {
            keep_verdict(table, &verdict)?.execute(&mut *connection).await?;
        }
        let rematch = rematch(connection, table).await?;
        let challenged = Vec::new();
        Ok(AfterGame { ratings, series, bests, achieved: None, verdict, rematch, challenged })
    }
}

const fn stage_word(stage: &Stage) -> &'static str {
    match stage {
        Stage::Lobby(_) => "lobby",
        Stage::Playing(_) => "playing",
        Stage::Over(_) => "over",
        Stage::Closed => "closed",
    }
}

async fn update_table(
    connection: &mut SqliteConnection,
    table: TableId,
    changed: &Changed,
    ended_at: Option<i64>,
) -> Result<(), WriteError> {
    let moves: bool = sqlx::query_scalar("select channel <> $2 from game_table where id = $1")
        .bind(table)
        .bind(changed.location.channel)
        .fetch_one(&mut *connection)
        .await?;
    if moves {
        messages::leave_channel(connection, table).await?;
    }
    let updated = sqlx::query(
        "update game_table set host = $2, stage = $3, begin_press = $4, ended_at = $5, ended_by = $6,
                options = $7, joining = $8, clock = $9, channel = $10, hints = $13, tempo = $14,
                begins_at = $15, begins_by = $16,
                channel_gone_at = case when $11 then coalesce(channel_gone_at, $12) end
         where id = $1",
    )
    .bind(table)
    .bind(changed.host)
    .bind(changed.stage)
    .bind(changed.begin)
    .bind(ended_at)
    .bind(changed.ended_by.as_ref().map(|person| person.id))
    .bind(as_json(&changed.options)?)
    .bind(changed.joining.to_string())
    .bind(changed.clock.word())
    .bind(changed.location.channel)
    .bind(changed.is_astray)
    .bind(now_ms())
    .bind(changed.hints)
    .bind(changed.tempo.map(Tempo::word))
    .bind(changed.hour.map(Hour::at))
    .bind(changed.hour.and_then(Hour::named_by))
    .execute(connection)
    .await;
    match updated {
        Ok(_) => Ok(()),
        // The table was to be taken to this channel.
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
            Err(WriteError::ChannelTaken)
        }
        Err(error) => Err(error.into()),
    }
}
