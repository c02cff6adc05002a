//! Carries out what other processes of the bot ask for, and tells them what people ask this one for.

use std::convert::Infallible;
use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use tracing::{info, warn};

use super::{Deleted, Tables, TablesError};
use crate::peers::{Asks, Choice, Mailboxes, NotTold, Request};
use crate::store::Asked;
use crate::table::Person;

/// The interval between two looks into the inbox.
const EVERY: Duration = Duration::from_secs(2);

/// The reason why some requests wait for the next attempt.
#[derive(Debug, thiserror::Error)]
pub enum Waits {
    #[error(transparent)]
    NotTold(#[from] NotTold),
    #[error("a request of another process is not carried out: {0}")]
    Tables(#[from] TablesError),
    /// The task broke off: a fault of ours.
    #[error("the work on the inboxes broke off")]
    Broken,
}

impl Tables {
    /// Exchanges requests with the other processes, if there are any.
    pub async fn keep_in_touch(&self, mailboxes: Option<Arc<Mailboxes>>) -> Infallible {
        let Some(mailboxes) = mailboxes else { return pending().await };
        let mut waits = false;
        loop {
            let exchanged = self.exchange(&mailboxes).await;
            match &exchanged {
                Err(why) if !waits => {
                    warn!(
                        "what people choose or delete does not reach all processes until further notice: {why}"
                    );
                }
                Ok(()) if waits => {
                    info!("what people choose or delete reaches all processes again");
                }
                Ok(()) | Err(_) => {}
            }
            waits = exchanged.is_err();
            tokio::time::sleep(EVERY).await;
        }
    }

    /// Carries out what is in the inbox, and tells the others what they do not know yet.
    ///
    /// # Errors
    /// Some requests wait for the next attempt.
    pub async fn exchange(&self, mailboxes: &Arc<Mailboxes>) -> Result<(), Waits> {
        let received = self.receive_requests(mailboxes).await;
        self.send_requests(mailboxes).await.and(received)
    }

    /// Carries out the requests in the inbox.
    pub async fn receive_requests(&self, mailboxes: &Arc<Mailboxes>) -> Result<(), Waits> {
        let (received, unreadable) = on_disk(self, mailboxes, |mailboxes| {
            mailboxes.open().and_then(|()| mailboxes.received()).map_err(NotTold::from)
        })
        .await?;
        self.inner.metrics.unreadable_requests(unreadable);
        let mut done = Ok(());
        for received in received {
            match self.carry_out(received.request.clone()).await {
                Ok(()) => {
                    let forget = move |mailboxes: &Mailboxes| {
                        mailboxes.forget(&received).map_err(NotTold::from)
                    };
                    on_disk(self, mailboxes, forget).await?;
                }
                Err(error) => done = Err(error.into()),
            }
        }
        done
    }

    /// Tells the other processes what people have asked for here.
    pub async fn send_requests(&self, mailboxes: &Arc<Mailboxes>) -> Result<(), Waits> {
        for request in self.store().untold().await.map_err(TablesError::from)? {
            let sent = request.clone();
            on_disk(self, mailboxes, move |mailboxes| mailboxes.send(&sent)).await?;
            self.store().is_told(request).await.map_err(TablesError::from)?;
        }
        Ok(())
    }

    /// Carries out what somebody has asked another process for. A second time it changes nothing.
    pub async fn carry_out(&self, request: Request) -> Result<(), TablesError> {
        let Request { person, at, asks } = request;
        match asks {
            Asks::Choice(choice) => {
                let is_seen = matches!(choice, Choice::Look(_) | Choice::Mute(..));
                let id = person.id;
                self.store().choose_elsewhere(person, at, choice).await?;
                if is_seen {
                    self.draw_all_with(id).await;
                }
                Ok(())
            }
            Asks::Deletion => self.delete_elsewhere(&person, at).await.map(drop),
        }
    }

    /// Deletes a person who asked another process for it at this moment, if they were known here then.
    async fn delete_elsewhere(&self, person: &Person, at: i64) -> Result<Deleted, TablesError> {
        let asked = Asked::Elsewhere { at };
        if let Some(known) = self.store().known_since(person.id, at).await? {
            return self.delete_person_who_asked(known, asked).await;
        }
        Ok(self.store().delete_person_who_asked(person.id, Vec::new(), asked).await?)
    }
}

/// Works on the inboxes, which may be on another machine.
async fn on_disk<T: Send + 'static>(
    tables: &Tables,
    mailboxes: &Arc<Mailboxes>,
    work: impl FnOnce(&Mailboxes) -> Result<T, NotTold> + Send + 'static,
) -> Result<T, Waits> {
    let mailboxes = mailboxes.clone();
    let done = tables.inner.work.think(move || work(&mailboxes)).await;
    Ok(done.map_err(|_| Waits::Broken)??)
}
