//! A move of a person at a table: received, decided, stored, and remembered.

use tracing::error;

use super::{Happened, Seen, Slot, Tables, TablesError, Visit};
use crate::clock::now_ms;
use crate::store::{Saved, WriteError};
use crate::table::{By, Move, PressId, Refusal, Stage, Table, TableId, UserId};

impl Tables {
    /// A person visits a table and may make a move there: it is decided, stored, remembered and
    /// viewed under one lock. The work is completed even if the caller stops waiting for it.
    ///
    /// # Errors
    /// The table is not in this channel, or the move could not be stored; nothing has changed then.
    /// A move that a rule refuses is not an error.
    pub async fn visit(
        &self,
        id: TableId,
        visit: Visit,
        next: Option<Move>,
    ) -> Result<Seen, TablesError> {
        let tables = self.clone();
        let work = self.inner.work.spawn(async move { tables.receive(id, visit, next).await });
        work.await.map_err(|_| TablesError::Broken)?
    }

    async fn receive(
        &self,
        id: TableId,
        visit: Visit,
        next: Option<Move>,
    ) -> Result<Seen, TablesError> {
        let slot = self.slot(id);
        let mut table = slot.table.lock().await;
        let now = self.load(id, &slot, &mut table).await?;
        if now.location != visit.location && next != Some(Move::Fetch(visit.location)) {
            return Err(TablesError::Elsewhere);
        }
        let (user, press) = (visit.person.id, visit.press);
        slot.is_here(user);
        let mut happened = Ok(Happened::Nothing);
        let Visit { person, manages, .. } = visit;
        let back = if next == Some(Move::End) { None } else { self.back(now, user).await? };
        if back.is_some() {
            let (person, last_played) = (person.clone(), Vec::new());
            let by = By::Person { person, press, manages, last_played };
            // Any press shows that they are back; the press itself may still take effect.
            let _ = self.step(&slot, &mut table, None, &by, &Move::Return).await?;
        }
        if let Some(next) = next {
            let now = self.load(id, &slot, &mut table).await?;
            let begins = matches!(next, Move::Begin | Move::FillAndBegin);
            let last_played = if begins { self.last_played(now).await? } else { Vec::new() };
            let by = By::Person { person, press, manages, last_played };
            let enders = self.inner.store.settings(now.location.guild).enders;
            let must_ask = next == Move::End && !manages && now.must_ask_to_end(user, enders);
            let has_looked = matches!(next, Move::SitIn(_)) && slot.eyes.has_looked(user);
            happened = if must_ask {
                self.refuse(Some(press), Refusal::NotAlone).await?
            } else if has_looked {
                self.refuse(Some(press), Refusal::HasLooked).await?
            } else {
                self.step(&slot, &mut table, Some(press), &by, &next).await?
            };
        }
        let now = self.load(id, &slot, &mut table).await?;
        let unseen = slot.is_to_be_told(now, user);
        let mut public = now.public_view();
        self.add_company(&slot, &mut public);
        let own = self.own_view(&slot, now, &public, user).await?;
        let eyes = self.eyes_of(&slot, now, &public, user);
        Ok(Seen { happened, back, unseen, public, own, eyes })
    }

    /// The people at the table who played the last game on this server. Needed only when a game
    /// begins: it may decide who is first.
    pub(super) async fn last_played(&self, table: &Table) -> Result<Vec<UserId>, TablesError> {
        let people: Vec<UserId> = table
            .sitters()
            .iter()
            .filter_map(|sitter| sitter.player.person())
            .map(|person| person.id)
            .collect();
        Ok(self.inner.store.last_played(table.location.guild, &people).await?)
    }

    /// Makes a move on a table whose lock is held.
    pub(super) async fn step(
        &self,
        slot: &Slot,
        table: &mut Option<Table>,
        press: Option<PressId>,
        by: &By,
        next: &Move,
    ) -> Result<Result<Happened, Refusal>, TablesError> {
        let Some(now) = table.as_ref() else { return Err(TablesError::NoTable) };
        let id = now.id;
        let step = match now.decide(by, next, now_ms()) {
            Ok(step) => step,
            Err(broken @ Refusal::Broken(law)) => {
                error!(table = %id, "a move is refused, because it would break a law: {law}");
                debug_assert!(false, "table {id} would break a law: {law}");
                return self.refuse(press, broken).await;
            }
            Err(refusal) => return self.refuse(press, refusal).await,
        };
        let (spectacle, entries) = (step.spectacle, step.table.entries());
        let was_in_lobby = now.lobby().is_ok();
        let tempo = step.table.tempo();
        match self.inner.store.save(press, step).await {
            Ok((Saved::Appended, after)) => {
                if matches!(after.stage, Stage::Over(_)) {
                    self.inner.metrics.game_ended();
                    self.judge(slot, &after);
                }
                self.mind_clock(&after);
                if let Some(previous) = after.rematch_of.filter(|_| was_in_lobby) {
                    self.result_changed(previous);
                }
                *table = Some(after);
                if press.is_some() {
                    slot.pace.pressed();
                }
                slot.pace.happened(spectacle, tempo, entries);
                self.say_changed(id);
                Ok(Ok(Happened::Now))
            }
            Ok((Saved::AlreadyDone, _)) => Ok(Ok(Happened::Before)),
            Ok((Saved::Behind, _)) => {
                *table = None;
                Ok(Err(Refusal::Stale))
            }
            Err(WriteError::ChannelTaken) => {
                *table = None;
                Err(TablesError::ChannelTaken)
            }
            Err(error) => {
                *table = None;
                Err(TablesError::NotStored { table: id, error })
            }
        }
    }

    /// Turns a refusal into success if the press has already taken effect: the person made no
    /// mistake.
    async fn refuse(
        &self,
        press: Option<PressId>,
        refusal: Refusal,
    ) -> Result<Result<Happened, Refusal>, TablesError> {
        match press {
            Some(press) if self.inner.store.has_press(press).await? => Ok(Ok(Happened::Before)),
            Some(_) | None => Ok(Err(refusal)),
        }
    }
}
