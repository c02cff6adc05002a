//! The guesses of the people who watch: kept in memory, and never in the log of a table. They outlast the table there:
//! its result is drawn again whenever somebody joins the rematch.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{Tables, TablesError};
use crate::rules::Seat;
use crate::server::Reactions;
use crate::table::{Guesses, OwnGuesses, PublicView, Refusal, Table, TableId, UserId};

/// The number of tables whose guesses are remembered.
const MANY: usize = 1024;

/// The guesses at the newest tables that have any.
#[derive(Default)]
pub(super) struct Crowds(Mutex<BTreeMap<TableId, Guesses>>);

impl Crowds {
    fn tables(&self) -> MutexGuard<'_, BTreeMap<TableId, Guesses>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets tables that were deleted.
    pub(super) fn forget_tables(&self, ids: &[TableId]) {
        self.tables().retain(|id, _| !ids.contains(id));
    }

    /// Forgets a person who was deleted.
    pub(super) fn forget(&self, person: UserId) {
        self.tables().values_mut().for_each(|guesses| guesses.forget(person));
    }
}

impl Tables {
    /// A person who watches guesses, in this round, on which seats predictions come true. No message
    /// is redrawn for it.
    ///
    /// # Errors
    /// The table cannot be read.
    pub async fn guess(
        &self,
        id: TableId,
        person: UserId,
        (round, hits): (u8, BTreeSet<Seat>),
    ) -> Result<Result<(), Refusal>, TablesError> {
        // The round goes on only after the guess: the table's lock is held.
        self.look(id, |table: &Table| {
            let view = table.public_view();
            if !self.has_company(&view) {
                return Err(Refusal::NoReactions);
            }
            if view.guessed_by(person)? != round {
                return Err(Refusal::NoGuessNow);
            }
            if hits.iter().any(|seat| seat.index() >= view.players().len()) {
                return Err(Refusal::Stale);
            }
            let mut tables = self.inner.crowds.tables();
            tables.entry(id).or_default().guess(&view, person, (round, hits));
            if tables.len() > MANY {
                let oldest = tables.keys().copied().find(|table| *table != id);
                oldest.and_then(|oldest| tables.remove(&oldest));
            }
            Ok(())
        })
        .await
    }

    /// What this person has guessed at a table.
    pub fn guesses_of(&self, view: &PublicView, person: UserId) -> OwnGuesses {
        let mut tables = self.inner.crowds.tables();
        let guesses = tables.get_mut(&view.id).filter(|_| self.has_company(view));
        guesses.map_or_else(OwnGuesses::default, |guesses| {
            guesses.score(view);
            guesses.of(person)
        })
    }

    /// Adds the guesses of the rounds that are scored to the view of a table.
    pub(super) fn add_crowd(&self, view: &mut PublicView) {
        let mut tables = self.inner.crowds.tables();
        let Some(guesses) = tables.get_mut(&view.id).filter(|_| self.has_company(view)) else {
            return;
        };
        guesses.score(view);
        view.company.crowd = guesses.crowd();
    }

    /// Returns whether people show reactions, guess, and look through the eyes of players on the server.
    pub(super) fn has_company(&self, view: &PublicView) -> bool {
        self.store().settings(view.location.guild).reactions == Reactions::On
    }
}
