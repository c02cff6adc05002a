//! Snapshots of a table: the views of everybody at one moment.

use super::{Slot, Tables, TablesError};
use crate::table::{Back, Eyes, PrivateView, PublicView, Table, TableId, UserId};

/// All that messages show of a table, as it was at one moment.
#[derive(Clone, Debug)]
pub struct Snapshot {
    pub public: PublicView,
    /// The private view of each person who was asked for; `None` for somebody who has no seat.
    pub own: Vec<Option<PrivateView>>,
    /// What each of them may see through the eyes of a player.
    pub eyes: Vec<Eyes>,
    /// The people who have been reminded, because half of their time is up, and are still waited
    /// for.
    pub reminded: Vec<UserId>,
    /// True if the channel of the table is gone.
    pub is_astray: bool,
    /// True if the game waits because the table could not be shown.
    pub is_unseen: bool,
}

impl Tables {
    /// The public view of a table, and the private view of each of these people.
    pub async fn views(
        &self,
        id: TableId,
        people: &[UserId],
    ) -> Result<(PublicView, Vec<Option<PrivateView>>), TablesError> {
        let Snapshot { public, own, .. } = self.snapshot(id, people).await?;
        Ok((public, own))
    }

    /// All that messages show of a table, for everybody and for each of these people.
    pub async fn snapshot(&self, id: TableId, people: &[UserId]) -> Result<Snapshot, TablesError> {
        let slot = self.slot(id);
        let mut table = slot.table.lock().await;
        let now = self.load(id, &slot, &mut table).await?;
        let (mut public, mut views) = (now.public_view(), Vec::new());
        self.add_company(&slot, &mut public);
        for user in people {
            let mut own = self.own_view(&slot, now, &public, *user).await?;
            if let Some(own) = &mut own {
                own.late = self.back(now, *user).await?;
            }
            views.push(own);
        }
        let eyes = people.iter().map(|user| self.eyes_of(&slot, now, &public, *user)).collect();
        Ok(Snapshot {
            public,
            own: views,
            eyes,
            reminded: now.reminded(),
            is_astray: now.is_astray,
            is_unseen: now.is_unseen(),
        })
    }

    /// A person's view as a player, with everything that is not part of the table.
    pub(super) async fn own_view(
        &self,
        slot: &Slot,
        now: &Table,
        public: &PublicView,
        user: UserId,
    ) -> Result<Option<PrivateView>, TablesError> {
        let Some(mut own) = now.private_view(user) else { return Ok(None) };
        own.table.company.clone_from(&public.company);
        own.muted = self.muted_by(user, public);
        own.has_open_eyes = self.has_company(public) && slot.eyes.is_open(public, own.seat);
        // The bot may have stopped before a master was done.
        self.judge(slot, now);
        own.wants_hints = self.wants_hints(public, user).await?;
        own.costliest = self.inner.store.costliest(now, own.seat).await?;
        Ok(Some(own))
    }

    /// The report for a person who was absent from a table whose lock is held.
    pub(super) async fn back(
        &self,
        table: &Table,
        user: UserId,
    ) -> Result<Option<Back>, TablesError> {
        let Some(absence) = table.absence(user) else { return Ok(None) };
        let log = self.inner.store.log(table.id).await?;
        table.back(absence, &log).map(Some).map_err(|_| TablesError::Broken)
    }
}
