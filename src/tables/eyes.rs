//! The players who let spectators look through their eyes, and the spectators who look: kept in
//! memory, next to the table, and over with its game.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{Slot, Tables, TablesError};
use crate::rules::Seat;
use crate::table::{Eyes, Player, PublicStage, PublicView, Refusal, Table, TableId, UserId};

/// The open eyes at a table.
#[derive(Default)]
pub(super) struct OpenEyes(Mutex<Looking>);

#[derive(Default)]
struct Looking {
    /// The people who let spectators look.
    open: BTreeSet<UserId>,
    /// Everybody who has looked, with the person through whose eyes they look now.
    lookers: BTreeMap<UserId, Option<UserId>>,
}

impl OpenEyes {
    fn lock(&self) -> MutexGuard<'_, Looking> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn has_looked(&self, person: UserId) -> bool {
        self.lock().lookers.contains_key(&person)
    }

    /// Forgets a person who was deleted.
    pub(super) fn forget(&self, person: UserId) {
        let mut looking = self.lock();
        looking.close(person);
        looking.lookers.remove(&person);
    }

    /// Returns whether the player of this seat lets spectators look.
    pub(super) fn is_open(&self, view: &PublicView, seat: Seat) -> bool {
        self.lock().player(view, seat).is_some()
    }

    /// What this person may see of the table besides what everybody sees; nothing if they play.
    fn of(&self, table: &Table, view: &PublicView, person: UserId) -> Eyes {
        if view.has_seat_of(person) {
            return Eyes::default();
        }
        let looking = self.lock();
        let open: Vec<(Seat, UserId)> = looking.all(view).collect();
        let looks = looking.lookers.get(&person);
        let through = looks.copied().flatten();
        let through = through.filter(|through| open.iter().any(|(_, player)| player == through));
        Eyes {
            open: open.into_iter().map(|(seat, _)| seat).collect(),
            through: through
                .and_then(|player| Some(Box::new(table.private_view(player)?.watched()))),
            has_looked: looks.is_some(),
        }
    }

    fn set(&self, view: &PublicView, person: UserId, is_open: bool) -> Result<(), Refusal> {
        let mut looking = self.lock();
        if !is_open {
            looking.close(person);
            return Ok(());
        }
        match &view.stage {
            PublicStage::Lobby(_) => Err(Refusal::NotBegun),
            PublicStage::Over { .. } | PublicStage::Closed { .. } => Err(Refusal::Over),
            PublicStage::Playing(board) if !board.players.iter().any(|one| one.is(person)) => {
                Err(Refusal::NotSeated)
            }
            PublicStage::Playing(_) if !view.may_open_eyes() => Err(Refusal::NoEyes),
            PublicStage::Playing(_) => {
                looking.open.insert(person);
                Ok(())
            }
        }
    }

    fn look(&self, view: &PublicView, person: UserId, seat: Option<Seat>) -> Result<(), Refusal> {
        if view.has_seat_of(person) {
            return Err(Refusal::NoEyes);
        }
        let mut looking = self.lock();
        match seat {
            Some(seat) => {
                let player = looking.player(view, seat).ok_or(Refusal::EyesClosed)?;
                looking.lookers.insert(person, Some(player));
            }
            None => {
                looking.lookers.entry(person).and_modify(|looks| *looks = None);
            }
        }
        Ok(())
    }
}

impl Looking {
    /// This person lets nobody look any more.
    fn close(&mut self, person: UserId) {
        self.open.remove(&person);
        self.lookers
            .values_mut()
            .filter(|looks| **looks == Some(person))
            .for_each(|looks| *looks = None);
    }

    /// The seats whose players let spectators look, with these players.
    fn all(&self, view: &PublicView) -> impl Iterator<Item = (Seat, UserId)> {
        let players = if view.may_open_eyes() { view.players() } else { &[] };
        let people = (0..).map(Seat::new).zip(players.iter().map(Player::person));
        let people = people.filter_map(|(seat, person)| Some((seat, person?.id)));
        people.filter(|(_, person)| self.open.contains(person))
    }

    /// The player of this seat, if they let spectators look.
    fn player(&self, view: &PublicView, seat: Seat) -> Option<UserId> {
        self.all(view).find(|(other, _)| *other == seat).map(|(_, person)| person)
    }
}

impl Tables {
    /// What this person may see of the table besides what everybody sees; nothing if they play, or
    /// where the server wants none of it. The eyes that are open then stay so, and are not shown.
    pub(super) fn eyes_of(
        &self,
        slot: &Slot,
        table: &Table,
        view: &PublicView,
        person: UserId,
    ) -> Eyes {
        let eyes = slot.eyes.of(table, view, person);
        let has_looked = eyes.has_looked;
        if self.has_company(view) { eyes } else { Eyes { has_looked, ..Eyes::default() } }
    }

    /// A player lets spectators look through their eyes, or no longer.
    ///
    /// # Errors
    /// The table cannot be read.
    pub async fn open_eyes(
        &self,
        id: TableId,
        person: UserId,
        is_open: bool,
    ) -> Result<Result<(), Refusal>, TablesError> {
        let slot = self.slot(id);
        let set = |table: &Table| {
            let view = table.public_view();
            if is_open && !self.has_company(&view) {
                return Err(Refusal::NoReactions);
            }
            slot.eyes.set(&view, person, is_open)
        };
        let done = self.look(id, set).await?;
        if done.is_ok() {
            self.say_changed(id);
        }
        Ok(done)
    }

    /// A spectator looks through the eyes of the player on this seat, or through nobody's. Returns
    /// what they may see then.
    ///
    /// # Errors
    /// The table cannot be read.
    pub async fn look_through(
        &self,
        id: TableId,
        person: UserId,
        seat: Option<Seat>,
    ) -> Result<Result<Eyes, Refusal>, TablesError> {
        let slot = self.slot(id);
        // The table is held: nobody who looks sits down at the same time.
        let look = |table: &Table| {
            let view = table.public_view();
            if seat.is_some() && !self.has_company(&view) {
                return Err(Refusal::NoReactions);
            }
            slot.eyes.look(&view, person, seat)?;
            Ok(self.eyes_of(&slot, table, &view, person))
        };
        self.look(id, look).await
    }
}
