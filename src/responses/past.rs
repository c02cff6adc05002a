//! What is answered to who asks for games that are over: lists of them, replays, records, and whether they hold.

use tokio::sync::Semaphore;
use tracing::error;

use super::{Guest, PrivateResponse, Responder};
use crate::history::{
    self, GamesPage, NoCoach, NoReplay, Onlooker, Played, Replay, Sight, check, record_of,
};
use crate::press::PastPress;
use crate::record::Record;
use crate::rules::Seat;
use crate::store::ReadError;
use crate::table::{Table, TableId};
use crate::tables::TablesError;

/// So many games are checked, or thought through, at once; who asks for one more waits.
const CHECKS: usize = 2;

/// What is asked of the last game in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastGame {
    /// To see it once more.
    Replay,
    /// To check its luck and its rules.
    Verify,
}

/// Who checks records and thinks games through: only so many at once.
pub(super) struct Checks(Semaphore);

impl Default for Checks {
    fn default() -> Self {
        Self(Semaphore::new(CHECKS))
    }
}

/// A game that is over, with its log, or the sentence that says why who asks may not look at it.
type Found = Result<(Table, Vec<String>), &'static str>;

impl Responder {
    /// What is answered to a press about games that are over.
    pub async fn past(&self, guest: &Guest, press: PastPress) -> PrivateResponse {
        let answered = self.answer_past(guest, press).await;
        answered.unwrap_or_else(|error| self.apology(guest.language, &error))
    }

    pub(super) async fn answer_past(
        &self,
        guest: &Guest,
        press: PastPress,
    ) -> Result<PrivateResponse, TablesError> {
        match press {
            PastPress::List(page) => self.past_games(guest, page).await,
            PastPress::Replay(table, at, turn) => {
                let (table, log) = match self.past_game(guest, table).await? {
                    Ok(found) => found,
                    Err(sentence) => return Ok(self.sentence(guest, sentence)),
                };
                let words = self.words(guest.language);
                let replay = Replay::of(&table, &log, &words.say("former-player"));
                let moment = replay.map(|replay| {
                    let step = replay.turned(at.step, turn)?;
                    replay.moment(history::At { step, ..at })
                });
                Ok(match moment {
                    Ok(Some(moment)) => PrivateResponse::plain(words.replay(&moment)),
                    Ok(None) => self.sentence(guest, "replay-beyond"),
                    Err(NoReplay::NotOver) => self.sentence(guest, "replay-none"),
                    Err(NoReplay::Unreadable) => return Err(TablesError::SetAside),
                })
            }
            PastPress::Coach(table, seat) => self.coach(guest, table, seat).await,
            PastPress::Verify(table) => self.verify(guest, table).await,
            // A value is picked from a select, and a file is sent in another way.
            PastPress::SeenBy(..) | PastPress::CoachOf(_) | PastPress::Record(_) => {
                Ok(self.sentence(guest, "refusal-forged"))
            }
        }
    }

    /// The last game in the channel.
    pub(super) async fn last_game(
        &self,
        guest: &Guest,
        wanted: LastGame,
    ) -> Result<PrivateResponse, TablesError> {
        let channel = guest.visit.location.channel;
        let Some(table) = self.tables.store().last_past_game(channel).await? else {
            return Ok(self.sentence(guest, "replay-none-here"));
        };
        let press = match wanted {
            LastGame::Replay => PastPress::replay(table),
            LastGame::Verify => PastPress::Verify(table),
        };
        self.answer_past(guest, press).await
    }

    /// The record of a game as a file; or why there is none for who asked.
    pub async fn record(&self, guest: &Guest, table: TableId) -> PrivateResponse {
        let response = self.written_record(guest, table).await;
        response.unwrap_or_else(|error| self.apology(guest.language, &error))
    }

    async fn written_record(
        &self,
        guest: &Guest,
        table: TableId,
    ) -> Result<PrivateResponse, TablesError> {
        let found = match self.past_game(guest, table).await? {
            Ok(found) => found,
            Err(sentence) => return Ok(self.sentence(guest, sentence)),
        };
        let text = written(found)?.text();
        let message = self.words(guest.language).record(table, text.into_bytes());
        Ok(PrivateResponse::plain(message))
    }

    async fn past_games(
        &self,
        guest: &Guest,
        page: GamesPage,
    ) -> Result<PrivateResponse, TablesError> {
        let list = self.tables.store().past_games(guest.visit.location.guild, page).await?;
        let message = self.words(guest.language).past_games(&list, &onlooker(guest));
        Ok(PrivateResponse::plain(message))
    }

    /// What a master thinks of this seat's game, or of that of who asks; of somebody's where they had no seat.
    async fn coach(
        &self,
        guest: &Guest,
        id: TableId,
        seat: Option<Seat>,
    ) -> Result<PrivateResponse, TablesError> {
        let (table, log) = match self.past_game(guest, id).await? {
            Ok(found) => found,
            Err(sentence) => return Ok(self.sentence(guest, sentence)),
        };
        let (words, user) = (self.words(guest.language), guest.visit.person.id);
        let former = words.say("former-player");
        let _permit = self.checks.0.acquire().await.map_err(|_| TablesError::Closed)?;
        let thinking = self.tables.store().work().think(move || {
            Replay::of(&table, &log, &former).map(|replay| replay.coach(seat, user))
        });
        let coach = match thinking.await.map_err(|_| TablesError::Broken)? {
            Ok(Ok(coach)) => coach,
            Ok(Err(NoCoach::NoRound)) => return Ok(self.sentence(guest, "coach-none")),
            Ok(Err(NoCoach::NoSeat)) => return Ok(self.sentence(guest, "replay-beyond")),
            Err(NoReplay::NotOver) => return Ok(self.sentence(guest, "replay-none")),
            Err(NoReplay::Unreadable) => return Err(TablesError::SetAside),
        };
        Ok(PrivateResponse::plain(words.coachs_opinion(&coach)))
    }

    async fn verify(&self, guest: &Guest, id: TableId) -> Result<PrivateResponse, TablesError> {
        let (table, log) = match self.past_game(guest, id).await? {
            Ok(found) => found,
            Err(sentence) => return Ok(self.sentence(guest, sentence)),
        };
        let (kind, is_cut) = (table.options.kind(), !table.cuts.is_empty());
        let _permit = self.checks.0.acquire().await.map_err(|_| TablesError::Closed)?;
        let checking = self
            .tables
            .store()
            .work()
            .think(move || written((table, log)).map(|record| check(&record)));
        let checked = checking.await.map_err(|_| TablesError::Broken)??;
        let message = self.words(guest.language).checked((id, kind), is_cut, &checked);
        Ok(PrivateResponse::plain(message))
    }

    /// A game that is over, if who asks may look at it here.
    async fn past_game(&self, guest: &Guest, id: TableId) -> Result<Found, TablesError> {
        let guild = guest.visit.location.guild;
        let found = match self.tables.store().past_game(guild, id).await {
            Err(malformed @ ReadError::Malformed { .. }) => {
                error!("a game that is over cannot be shown: {malformed}");
                return Err(TablesError::SetAside);
            }
            found => found?,
        };
        let Some((table, log)) = found else { return Ok(Err("replay-none")) };
        let players: Vec<_> = table.sitters().into_iter().map(|sitter| sitter.player).collect();
        let played = Played::at(table.location, table.parent, &players);
        Ok(match onlooker(guest).sees(&played) {
            Sight::Open => Ok((table, log)),
            Sight::OtherChannel => Err("replay-other-channel"),
            Sight::NoSuchGame => Err("replay-none"),
        })
    }

    fn sentence(&self, guest: &Guest, id: &str) -> PrivateResponse {
        PrivateResponse::plain(self.words(guest.language).private(id))
    }
}

fn written((table, log): (Table, Vec<String>)) -> Result<Record, TablesError> {
    record_of(&table, log).map_err(|error| {
        error!(table = %table.id, "a record is not written: {error}");
        TablesError::SetAside
    })
}

const fn onlooker(guest: &Guest) -> Onlooker {
    let visit = &guest.visit;
    Onlooker { user: visit.person.id, location: visit.location, parent: guest.parent }
}
