//! The application's emojis: which of them exist, and how missing ones are added.
//!
//! The bot checks them when it starts, once a day, and when Discord refuses one. Emojis that are
//! missing at the start are added one after the other; none is ever deleted. If the owner deletes
//! or renames one later, it stays that way until the next start, and letters and symbols replace
//! it. If several processes run the bot, the one with shard 0 adds them.

use std::sync::Arc;
use std::time::Duration;

use tracing::{info, warn};

use super::rest::{Rest, SendError};
use crate::features::Responder;

/// Interval at which the emojis are checked.
const EVERY: Duration = Duration::from_hours(24);
/// Delay before the next attempt if they cannot be checked, or one cannot be added.
const AGAIN: Duration = Duration::from_mins(10);
/// Interval at which they are checked while another process adds them.
const WHILE_ADDED: Duration = Duration::from_mins(1);
/// The minimum interval between two checks, no matter how many emojis Discord refuses.
const AT_MOST_EVERY: Duration = Duration::from_secs(10);

/// Keeps the application's emojis complete.
#[derive(Clone)]
pub(super) struct ApplicationEmojis {
    pub(super) rest: Rest,
    pub(super) responder: Arc<Responder>,
    pub(super) adding: Adding,
}

/// Which process adds missing emojis.
#[derive(Clone, Copy)]
pub(super) enum Adding {
    /// This one, with this delay between two additions; with `None` no emojis are added.
    Here(Option<Duration>),
    /// The process with shard 0.
    Elsewhere,
}

impl ApplicationEmojis {
    /// Checks once which emojis exist. If that fails, the last known ones are kept.
    pub(super) async fn look(&self) {
        if let Err(error) = self.try_to_look().await {
            warn!("it is not known which emojis are there: {error}");
        }
    }

    /// Adds missing emojis, and checks again once a day and when one is refused.
    pub(super) async fn keep(&self) -> ! {
        let mut pause = match self.adding {
            Adding::Here(pause) => pause,
            Adding::Elsewhere => None,
        };
        loop {
            let next = match self.add_missing(pause).await {
                Ok(()) if self.waits_for_another() => WHILE_ADDED,
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

    /// Returns whether another process still has to add some.
    fn waits_for_another(&self) -> bool {
        match self.adding {
            Adding::Here(_) => false,
            Adding::Elsewhere => self.responder.emojis().missing().next().is_some(),
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
