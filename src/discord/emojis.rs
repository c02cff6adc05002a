//! The application's emojis: which of them are there, and how the missing ones come there.
//!
//! They are looked at when the bot starts, each day, and when Discord refuses one. What is missing at the start is
//! added, one after the other, and nothing is ever deleted. What its owner deletes or renames later stays so until the
//! next start: meanwhile letters and symbols stand for it.

use std::sync::Arc;
use std::time::Duration;

use tracing::{info, warn};

use super::rest::{Rest, SendError};
use crate::responses::Responder;

/// How often they are looked at.
const EVERY: Duration = Duration::from_hours(24);
/// Where they cannot be looked at, or one cannot be added, it is tried again after so long.
const AGAIN: Duration = Duration::from_mins(10);
/// However many Discord refuses, they are looked at no more often than this.
const AT_MOST_EVERY: Duration = Duration::from_secs(10);

/// Minds the application's emojis.
#[derive(Clone)]
pub(super) struct ApplicationEmojis {
    pub(super) rest: Rest,
    pub(super) responder: Arc<Responder>,
    /// Between two that are added; `None` adds none.
    pub(super) pause: Option<Duration>,
}

impl ApplicationEmojis {
    /// Looks once which are there. Where that cannot be known, it stays as it was.
    pub(super) async fn look(&self) {
        if let Err(error) = self.try_to_look().await {
            warn!("it is not known which emojis are there: {error}");
        }
    }

    /// Adds what is missing; looks again each day, and when one is refused.
    pub(super) async fn keep(&self) -> ! {
        let mut pause = self.pause;
        loop {
            let next = match self.add_missing(pause).await {
                Ok(()) => {
                    pause = None;
                    EVERY
                }
                Err(SendError::Limited(wait)) => wait,
                Err(error) => {
                    warn!("emojis are missing, and letters stand for them: {error}");
                    AGAIN
                }
            };
            tokio::time::sleep(AT_MOST_EVERY).await;
            tokio::select! {
                () = tokio::time::sleep(next) => {}
                () = self.rest.refused_an_emoji() => {}
            }
        }
    }

    async fn add_missing(&self, pause: Option<Duration>) -> Result<(), SendError> {
        self.try_to_look().await?;
        let (Some(pause), known) = (pause, self.responder.emojis()) else { return Ok(()) };
        for drawn in known.missing() {
            let emoji = self.rest.add_emoji(drawn).await?;
            self.responder.show_emojis(self.responder.emojis().with(emoji));
            tokio::time::sleep(pause).await;
        }
        let added = known.missing().count();
        if added > 0 {
            info!("emojis added to the application: {added}");
        }
        Ok(())
    }

    async fn try_to_look(&self) -> Result<(), SendError> {
        self.responder.show_emojis(self.rest.emojis().await?);
        Ok(())
    }
}
