//! The bot's commands. If several processes run the bot, the one with shard 0 registers them, and the others look up the
//! id of the slash command, with which texts mention it.

use std::sync::Arc;
use std::time::Duration;

use tracing::warn;

use super::messages;
use super::rest::{Rest, SendError};
use crate::features::Responder;
use crate::view::CommandTree;

/// Delay before the next attempt if another process has not registered the command yet.
const AGAIN: Duration = Duration::from_secs(10);

/// The bot's slash command at Discord.
#[derive(Clone)]
pub(super) struct ApplicationCommand {
    pub(super) rest: Rest,
    pub(super) responder: Arc<Responder>,
}

impl ApplicationCommand {
    /// Registers all commands.
    pub(super) async fn register(&self, tree: &CommandTree) -> Result<(), SendError> {
        if let Some(id) = self.rest.set_commands(&messages::commands(tree)).await? {
            self.responder.mention_command(id);
        }
        Ok(())
    }

    /// Looks for the command once. Returns whether it is registered; until then, texts only name it.
    pub(super) async fn look(&self, name: &str) -> bool {
        match self.rest.command(name).await {
            Ok(Some(id)) => {
                self.responder.mention_command(id);
                true
            }
            Ok(None) => false,
            Err(error) => {
                warn!("it is not known whether the command is registered: {error}");
                false
            }
        }
    }

    /// Looks for the command until another process has registered it.
    pub(super) async fn wait(&self, name: &str) {
        while !self.look(name).await {
            tokio::time::sleep(AGAIN).await;
        }
    }
}
