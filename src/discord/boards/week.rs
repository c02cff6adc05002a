//! The message of the week: the first game of a week that ends on a server posts it, below its result.

use serenity::all::ChannelId;
use tracing::{debug, warn};

use super::Boards;
use crate::discord::messages::Body;
use crate::discord::rest::{Post, SendError};
use crate::features::Shown;
use crate::table::{self, GuildId};
use crate::tables::TablesError;

impl Boards {
    /// Posts the message of the week, if it is due. That of a game in a thread is posted above it.
    pub(super) fn post_week(&self, shown: &Shown) {
        let boards = self.clone();
        let guild = shown.view.location.guild;
        let channel = shown.view.parent.unwrap_or(shown.view.location.channel);
        self.working().spawn(async move {
            if let Err(error) = boards.try_to_post_week(guild, channel).await {
                warn!(%guild, "the message of the week is not posted: {error}");
            }
        });
    }

    async fn try_to_post_week(
        &self,
        guild: GuildId,
        channel: table::ChannelId,
    ) -> Result<(), TablesError> {
        let responder = &self.inner.responder;
        let Some((week, message)) = responder.week_to_post(guild).await? else { return Ok(()) };
        // Discord posts the same nonce once. It may have 25 characters.
        let nonce = format!("w{week}-{:x}", guild.get());
        let body = Body::from(&message);
        let post = Post::once(&body, &nonce);
        if let Err(error) = self.inner.rest.post(ChannelId::new(channel.get()), post).await {
            debug!(%guild, "the message of the week does not arrive: {error}");
            let may_have_arrived = matches!(
                error,
                SendError::Unreachable(_) | SendError::Refused { status: 500.., .. }
            );
            if !may_have_arrived {
                responder.tables().store().forget_week(guild, week).await?;
            }
        }
        Ok(())
    }
}
