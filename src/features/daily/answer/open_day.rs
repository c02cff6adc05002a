//! The last day that is open: its game with all hands, its secret, and its record.

use crate::daily::{Day, Deal};
use crate::features::{Context, Reply};
use crate::solo::{Attempt, NotPlayable};
use crate::store::DailyGame;
use crate::tables::TablesError;

impl Context {
    /// The person's game of a day that is open, or a master's if they have none.
    async fn open_game(&self, day: Day) -> Result<Option<(Deal, Attempt, bool)>, TablesError> {
        let Some(deal) = self.responder.days().deal(day) else { return Ok(None) };
        let stored = self.store().daily_game(self.user(), day).await?;
        let is_kept = |game: &DailyGame| game.finished.is_some() && !game.actions.is_empty();
        if let Some(game) = stored.filter(is_kept)
            && let Ok(attempt) = deal.setting().read(&game.actions)
        {
            return Ok(Some((deal.of_version(game.players), attempt, true)));
        }
        let masters = self.responder.masters(deal).await?;
        Ok(Some((deal, masters.attempt.clone(), false)))
    }

    /// A round of the last day that is open, with all hands.
    pub(super) async fn yesterday(&self, round: u8) -> Result<Reply, TablesError> {
        let day = self.responder.days().open_day();
        let Some((deal, attempt, is_own)) = self.open_game(day).await? else {
            return Ok(self.told("daily-no-yesterday"));
        };
        let mut person = self.guest.visit.person.clone();
        let words = self.words();
        if !is_own {
            person.name = words.say("daily-a-master");
        }
        let opened = deal.setting().opened(&attempt, &person, round);
        Ok(match opened {
            Ok(opened) => Reply::in_place(words.yesterday(day, &opened, round)),
            Err(NotPlayable) => self.told("refusal-forged"),
        })
    }

    /// The seals of today and tomorrow, and the secret of the last day that is open.
    pub(super) fn daily_luck(&self) -> Reply {
        let days = self.responder.days();
        let today = days.today();
        let (Some(deal), Some(next)) = (days.deal(today), days.deal(today.after())) else {
            return self.told("daily-none");
        };
        let open = days.deal(days.open_day());
        Reply::private(self.words().daily_luck(&deal, &next, open.as_ref()))
    }

    /// The record of the person's game of a day that is open, or of a master's.
    pub(super) async fn daily_record(&self, day: Day) -> Result<Reply, TablesError> {
        if day > self.responder.days().open_day() {
            return Ok(self.told("daily-not-open"));
        }
        let Some((deal, attempt, is_own)) = self.open_game(day).await? else {
            return Ok(self.told("daily-none"));
        };
        let mut person = self.guest.visit.person.clone();
        if !is_own {
            person.name = self.words().say("daily-a-master");
        }
        let record =
            deal.setting().record(&attempt, &person).map_err(|NotPlayable| TablesError::Broken)?;
        Ok(Reply::private(self.words().daily_record(day, record.text().into_bytes())))
    }
}
