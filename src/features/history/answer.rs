//! Games that are over: lists, replays, records, and checks of luck and rules.

use tokio::sync::Semaphore;
use tracing::error;

use crate::features::answering::{Answering, On};
use crate::features::press::PastPress;
use crate::features::{Context, Delivery, Guest, IntoReply as _, Pressed, PrivateResponse, Reply};
use crate::history::{
    self, GamesPage, NoReplay, NoReview, Onlooker, Played, Replay, Sight, check, record_of,
};
use crate::record::Record;
use crate::rules::Seat;
use crate::store::ReadError;
use crate::table::{Table, TableId, UserId};
use crate::tables::TablesError;
use crate::view::PicturedForOne;

/// The number of games that are checked, or shown as the coach sees them, at once; more have to wait.
const CHECKS: usize = 2;

/// Permits for checks and the coach.
pub(in crate::features) struct Checks(Semaphore);

impl Default for Checks {
    fn default() -> Self {
        Self(Semaphore::new(CHECKS))
    }
}

/// A game that is over, with its log; or the name of the sentence that says why the person may not see it.
pub(in crate::features) type Found = Result<(Table, Vec<String>), &'static str>;

/// Answers the command `/wizard history`, of the server or of this person.
pub(in crate::features) fn list(of: Option<UserId>) -> Answering {
    answered(Delivery::EPHEMERAL, PastPress::List(GamesPage::first(of)))
}

/// Answers the command `/wizard replay`, of this game or of the last one in the channel.
pub(in crate::features) fn replay(table: Option<TableId>) -> Answering {
    of_game(table, PastPress::replay)
}

/// Answers the command `/wizard verify`, of this game or of the last one in the channel.
pub(in crate::features) fn verify(table: Option<TableId>) -> Answering {
    of_game(table, PastPress::Verify)
}

fn of_game(table: Option<TableId>, press: fn(TableId) -> PastPress) -> Answering {
    match table {
        Some(table) => answered(Delivery::EPHEMERAL, press(table)),
        None => {
            Delivery::EPHEMERAL.by(async move |context: Context| context.last_game(press).await)
        }
    }
}

/// A press on a list, a replay, or the result of a game.
pub(in crate::features) fn press(press: PastPress, on: On) -> Answering {
    let delivery = match (press, on) {
        (PastPress::Record(_), _) | (PastPress::Verify(_), On::Private) => Delivery::EPHEMERAL,
        (
            PastPress::List(_)
            | PastPress::Replay(..)
            | PastPress::Coach(..)
            | PastPress::Retry(..),
            On::Private,
        ) => Delivery::REDRAW,
        (
            PastPress::Replay(..) | PastPress::Coach(..) | PastPress::Verify(_),
            On::Public { .. },
        ) => Delivery::follow_up(Pressed::Other),
        // Selects send the first two; lists are private.
        (PastPress::SeenBy(..) | PastPress::CoachOf(_), _)
        | (PastPress::List(_) | PastPress::Retry(..), On::Public { .. }) => {
            return Answering::forged();
        }
    };
    answered(delivery, press)
}

/// A pick on a replay.
pub(in crate::features) fn pick(press: PastPress, on: On, value: &str) -> Option<Answering> {
    let press = press.picked(value).filter(|_| on.is_private())?;
    Some(answered(Delivery::REDRAW, press))
}

fn answered(delivery: Delivery, press: PastPress) -> Answering {
    delivery.by(async move |context: Context| {
        let reply = context.past(press).await.into_reply(&context);
        if delivery == Delivery::REDRAW { without_picture(reply) } else { reply }
    })
}

/// A reply that takes the place of a message which may have a picture.
fn without_picture(reply: Reply) -> Reply {
    match reply {
        Reply::Private(PrivateResponse { message, shows: None, later: None }) => {
            Reply::in_place(message)
        }
        other => other,
    }
}

impl Context {
    async fn past(&self, press: PastPress) -> Result<Reply, TablesError> {
        let words = self.words();
        Ok(match press {
            PastPress::List(page) => self.past_games(page).await?.into(),
            PastPress::Replay(table, at, turn) => {
                let moment = |replay: &Replay| {
                    let step = replay.turned(at, turn)?;
                    Some(words.pictured_replay(&replay.moment(history::At { step, ..at })?))
                };
                self.replayed(table, moment).await?
            }
            PastPress::Retry(table, step, answer) => {
                let again = |replay: &Replay| words.pictured_retry(&replay.retry(step)?, answer);
                self.replayed(table, again).await?
            }
            PastPress::Coach(table, seat) => self.coach(table, seat).await?,
            PastPress::Verify(table) => self.verify(table).await?.into(),
            PastPress::Record(table) => self.record(table).await?.into(),
            // The pick turns these into one of the others.
            PastPress::SeenBy(..) | PastPress::CoachOf(_) => self.sentence("refusal-forged").into(),
        })
    }

    /// A message about a moment of a game; a sentence if the game has no such moment.
    async fn replayed(
        &self,
        table: TableId,
        message: impl FnOnce(&Replay) -> Option<PicturedForOne>,
    ) -> Result<Reply, TablesError> {
        let (table, log) = match self.past_game(table).await? {
            Ok(found) => found,
            Err(sentence) => return Ok(self.sentence(sentence).into()),
        };
        let review = self.store().review(table.id).await?;
        let replay = Replay::of(&table, &log, &self.words().say("former-player"));
        Ok(match replay.map(|replay| message(&replay.with(review))) {
            Ok(Some(message)) => self.in_look(message),
            Ok(None) => self.sentence("replay-beyond").into(),
            Err(NoReplay::NotOver) => self.sentence("replay-none").into(),
            Err(NoReplay::Unreadable) => return Err(TablesError::SetAside),
        })
    }

    /// The last game in the channel.
    async fn last_game(&self, press: fn(TableId) -> PastPress) -> Result<Reply, TablesError> {
        match self.store().last_past_game(self.channel()).await? {
            Some(table) => Box::pin(self.past(press(table))).await,
            None => Ok(self.sentence("replay-none-here").into()),
        }
    }

    /// The record of a game as a file.
    async fn record(&self, table: TableId) -> Result<PrivateResponse, TablesError> {
        let found = match self.past_game(table).await? {
            Ok(found) => found,
            Err(sentence) => return Ok(self.sentence(sentence)),
        };
        let text = written(found)?.text();
        let message = self.words().record(table, text.into_bytes());
        Ok(PrivateResponse::plain(message))
    }

    async fn past_games(&self, page: GamesPage) -> Result<PrivateResponse, TablesError> {
        // Elsewhere a person sees their own games alone: the others are in other places.
        let of = if self.has_bot() { page.of } else { Some(self.user()) };
        let list = self.store().past_games(self.guild(), GamesPage { of, ..page }).await?;
        let message = self.words().past_games(&list, &self.onlooker());
        Ok(PrivateResponse::plain(message))
    }

    /// The review of the game of this seat, or of the person's own seat, or of any seat if they had none. If there is none
    /// yet, the game waits for it, and the answer is drawn again when the review is there.
    async fn coach(&self, id: TableId, seat: Option<Seat>) -> Result<Reply, TablesError> {
        let (table, log) = match self.past_game(id).await? {
            Ok(found) => found,
            Err(sentence) => return Ok(self.sentence(sentence).into()),
        };
        let (words, user) = (self.words(), self.user());
        let former = words.say("former-player");
        let review = self.store().review(id).await?;
        let _permit = self.responder.checks.0.acquire().await.map_err(|_| TablesError::Closed)?;
        let thinking = self.store().work().think(move || {
            let replay = Replay::of(&table, &log, &former)?.with(review);
            Ok::<_, NoReplay>((replay.unreviewable(seat), replay.reviewed(seat, user)))
        });
        let thought = thinking.await.map_err(|_| TablesError::Broken)?;
        Ok(match thought {
            Ok((Some(NoReview::NoRound), _)) => self.sentence("coach-none").into(),
            Ok((Some(NoReview::NoSeat), _)) => self.sentence("replay-beyond").into(),
            Ok((None, Some(reviewed))) => self.in_look(words.review(&reviewed)),
            Ok((None, None)) => match self.responder.ask_for_review(id) {
                Some(before) => PrivateResponse {
                    later: Some(PastPress::Coach(id, seat)),
                    ..PrivateResponse::plain(words.review_awaited(id, seat, before))
                }
                .into(),
                None => self.sentence("coach-full").into(),
            },
            Err(NoReplay::NotOver) => self.sentence("replay-none").into(),
            Err(NoReplay::Unreadable) => return Err(TablesError::SetAside),
        })
    }

    /// The answer to a press that has been answered for the time being, once it is ready.
    pub async fn ready(&self, press: PastPress) -> Reply {
        if let PastPress::Coach(table, seat) = press
            && !self.responder.reviews.ended(table).await
        {
            return self.words().review_failed(table, seat).into();
        }
        self.past(press).await.into_reply(self)
    }

    async fn verify(&self, id: TableId) -> Result<PrivateResponse, TablesError> {
        let (table, log) = match self.past_game(id).await? {
            Ok(found) => found,
            Err(sentence) => return Ok(self.sentence(sentence)),
        };
        let (kind, is_cut) = (table.options.kind(), !table.cuts.is_empty());
        let _permit = self.responder.checks.0.acquire().await.map_err(|_| TablesError::Closed)?;
        let checking =
            self.store().work().think(move || written((table, log)).map(|record| check(&record)));
        let checked = checking.await.map_err(|_| TablesError::Broken)??;
        let message = self.words().checked((id, kind), is_cut, &checked);
        Ok(PrivateResponse::plain(message))
    }

    pub(in crate::features) fn onlooker(&self) -> Onlooker {
        let Guest { visit, parent, .. } = &self.guest;
        Onlooker { user: self.user(), location: visit.location, parent: *parent }
    }

    /// A game that is over, if the person may see it here.
    pub(in crate::features) async fn past_game(&self, id: TableId) -> Result<Found, TablesError> {
        let guild = self.guild();
        let found = match self.store().past_game(guild, id).await {
            Err(malformed @ ReadError::Malformed { .. }) => {
                error!("a game that is over cannot be shown: {malformed}");
                return Err(TablesError::SetAside);
            }
            found => found?,
        };
        let Some((table, log)) = found else { return Ok(Err("replay-none")) };
        let players: Vec<_> = table.sitters().into_iter().map(|sitter| sitter.player).collect();
        let played = Played::at(table.location, table.parent, &players);
        Ok(match self.onlooker().sees(&played) {
            Sight::Open => Ok((table, log)),
            Sight::OtherChannel => Err("replay-other-channel"),
            Sight::NoSuchGame => Err("replay-none"),
        })
    }
}

fn written((table, log): (Table, Vec<String>)) -> Result<Record, TablesError> {
    record_of(&table, log).map_err(|error| {
        error!(table = %table.id, "a record is not written: {error}");
        TablesError::SetAside
    })
}
