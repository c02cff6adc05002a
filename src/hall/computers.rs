//! Computer players at their tables: they pause, think outside the lock, and act like everybody else.

use std::sync::atomic::Ordering;
use std::time::Duration;

use tracing::{info, warn};

use super::{Hall, HallError};
use crate::computer::{self, Level, View};
use crate::rules::chance::{Chance, Draws};
use crate::rules::{Action, Seat};
use crate::store::ReadError;
use crate::table::{Secret, Stage, Table, TableId};

/// How long a computer player waits after the database refused its move.
const AFTER_A_FAULT: Duration = Duration::from_secs(5);

/// A seat that is answered for, and how.
struct Turn {
    seat: Seat,
    question: u32,
    answer: Answers,
}

/// Who answers for a seat.
enum Answers {
    /// A computer player of this level, from what it sees.
    Computer(Level, View),
    /// The standing order of who sits there.
    StandingOrder(Action),
}

impl Hall {
    /// After a restart: computer players and standing orders go on where they are waited for.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn wake(&self) -> Result<(), ReadError> {
        let tables = self.store().tables_to_wake().await?;
        info!("{} games may go on by themselves", tables.len());
        for table in tables {
            self.drive(table);
        }
        Ok(())
    }

    /// Lets the computer players of this table act until it waits for people.
    pub(super) fn drive(&self, id: TableId) {
        let slot = self.slot(id);
        if slot.driven.swap(true, Ordering::AcqRel) {
            return;
        }
        let hall = self.clone();
        tokio::spawn(async move {
            loop {
                hall.let_computers_act(id).await;
                slot.driven.store(false, Ordering::Release);
                // A change that came after the last look found this driver still at work.
                let waited_for = hall.look(id, |table| table.turn().is_some()).await;
                if !waited_for.unwrap_or(false) || slot.driven.swap(true, Ordering::AcqRel) {
                    return;
                }
            }
        });
    }

    async fn let_computers_act(&self, id: TableId) {
        let Ok(secret) = Secret::draw() else {
            warn!(table = %id, "the operating system gives no randomness: computer players wait");
            return;
        };
        let mut luck = Chance::new(*secret.open()).set_up();
        loop {
            let Ok(Some(turn)) = self.look(id, Table::turn).await else { return };
            if let Answers::Computer(..) = turn.answer {
                tokio::time::sleep(self.inner.pause).await;
            }
            if let Err(error) = self.act(id, turn, &mut luck).await {
                warn!(table = %id, "a computer player's move is not stored: {error}");
                tokio::time::sleep(AFTER_A_FAULT).await;
            }
        }
    }

    async fn act(&self, id: TableId, turn: Turn, luck: &mut Draws) -> Result<(), HallError> {
        let Turn { seat, question, answer } = turn;
        let action = match answer {
            Answers::Computer(level, view) => computer::choose(level, &view, luck),
            Answers::StandingOrder(action) => Some(action),
        };
        let Some(action) = action else { return Ok(()) };
        let step = move |table: &Table| table.act_at(seat, question, &action);
        match self.step(id, None, step).await {
            // The table has moved on meanwhile: the next look shows how it stands.
            Ok(_) | Err(HallError::Refused(_)) => Ok(()),
            Err(error) => Err(error),
        }
    }
}

impl Table {
    /// A seat that is waited for and answered by a standing order or a computer player.
    fn turn(&self) -> Option<Turn> {
        let Stage::Playing(playing) = &self.stage else { return None };
        let (seat, answer) = if let Some((seat, action)) = playing.standing_answer() {
            (seat, Answers::StandingOrder(action))
        } else {
            let (seat, level) = playing.computer_asked()?;
            (seat, Answers::Computer(level, View::of(playing.game(), seat)))
        };
        Some(Turn { seat, question: playing.question(seat), answer })
    }
}
