//! Entering something on a tablet, while others may be entering something as well.

use super::{At, Whose};
use crate::features::{Context, Reply};
use crate::store::Entered;
use crate::table::PressId;
use crate::tables::TablesError;
use crate::tablet::{Entry, Refusal, Sheet, Tablet};

/// The most attempts to enter something while others enter something, too.
const TRIES: usize = 8;

impl Context {
    /// The items that a person has typed, for all seats or for their own.
    pub(super) async fn typed_line(
        &self,
        id: PressId,
        step: u16,
        whose: Whose,
        typed: String,
    ) -> Result<Reply, TablesError> {
        let letters = self.words().tablet_letters();
        let user = self.user();
        let read = {
            let typed = typed.clone();
            move |tablet: &Tablet, sheet: &Sheet| {
                Ok(match (whose, tablet.seat_of(user)) {
                    (Whose::Own, Some(seat)) => {
                        let item = sheet.read(&typed, 1, &letters)?;
                        Entry::Own(seat, *item.first().ok_or(Refusal::NotUnderstood)?)
                    }
                    (Whose::Own, None) => return Err(Refusal::NotDue),
                    (Whose::All, _) => {
                        Entry::Line(sheet.read(&typed, tablet.players.len(), &letters)?)
                    }
                })
            }
        };
        let entered = self.try_to_enter(id, At::Step(step), whose, read).await?;
        let (tablet, refusal) = match entered {
            Ok(reply) => return Ok(reply),
            Err(refused) => refused,
        };
        if whose == Whose::All {
            self.store().keep_draft(tablet.id, typed.clone()).await?;
        }
        Ok(self.refused(refusal, &tablet, Some(&typed)))
    }

    /// Enters this, and redraws the tablet.
    pub(super) async fn enter(
        &self,
        id: PressId,
        at: At,
        whose: Whose,
        entry: impl Fn(&Tablet, &Sheet) -> Result<Entry, Refusal>,
    ) -> Result<Reply, TablesError> {
        Ok(match self.try_to_enter(id, at, whose, entry).await? {
            Ok(reply) => reply,
            Err((tablet, refusal)) => self.refused(refusal, &tablet, None),
        })
    }

    /// Enters what follows from the tablet as it is now, unless the button was drawn for an earlier
    /// state of it. A rule that forbids it comes back with the tablet.
    async fn try_to_enter(
        &self,
        id: PressId,
        at: At,
        whose: Whose,
        entry: impl Fn(&Tablet, &Sheet) -> Result<Entry, Refusal>,
    ) -> Result<Result<Reply, (Tablet, Refusal)>, TablesError> {
        let press = self.guest.visit.press;
        for _ in 0..TRIES {
            let Some((tablet, sheet)) = self.tablet(id).await? else {
                return Ok(Ok(self.told("tablet-gone")));
            };
            if let Err(told) = self.seat_for(&tablet, whose) {
                return Ok(Ok(self.not_allowed(told, &tablet)));
            }
            if !at.is_now(&tablet, &sheet) {
                let is_done = self.store().has_entered(press).await?;
                let notice = (!is_done).then_some("tablet-moved-on");
                return Ok(Ok(self.drawn_tablet(&tablet, &sheet, notice)));
            }
            let next = match entry(&tablet, &sheet) {
                Ok(next) => next,
                Err(refusal) => return Ok(Err((tablet, refusal))),
            };
            if let Err(refusal) = tablet.with(next.clone()) {
                return Ok(Err((tablet, refusal)));
            }
            match self.store().enter(&tablet, tablet.version(), press, &next).await? {
                Entered::Now | Entered::Before => {
                    let Some((tablet, sheet)) = self.tablet(id).await? else {
                        return Ok(Ok(self.told("tablet-gone")));
                    };
                    return Ok(Ok(self.drawn_tablet(&tablet, &sheet, None)));
                }
                Entered::Behind => {}
            }
        }
        Err(TablesError::Busy)
    }
}
