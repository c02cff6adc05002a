//! The care for a shard whose connection may have fallen silent.
//!
//! A gateway that acknowledges heartbeats but sends no more events looks healthy. A shard that has
//! received no event for a while therefore sends a request that the gateway always answers: whether
//! the bot itself is a member of a server of that shard. Without an answer the shard starts again.

use serde_json::json;
use serenity::all::{GuildId, UserId};
use tokio::time::Instant;
use tracing::warn;
use twilight_gateway::ShardState;

use super::{DOUBLED_MOST, Shard};
use crate::discord::gateway::identify;

/// The action to take for a shard that may have fallen silent.
enum Care {
    Nothing,
    /// Ask the gateway whether the bot is a member of this server.
    Ask(GuildId, UserId),
    /// Wait for the same time once more: without a session there is nothing to ask.
    Wait,
    BeginAnew,
}

impl Shard {
    /// Sends a request to a silent gateway, or starts again if it has not answered.
    pub(super) fn look_after(&mut self) {
        match self.needs() {
            Care::Nothing => {}
            Care::Ask(server, bot) => {
                self.is_asked = true;
                let about = json!({ "guild_id": server, "user_ids": [bot], "limit": 0 });
                self.connection.send(json!({ "op": 8, "d": about }).to_string());
            }
            Care::Wait => self.is_asked = true,
            Care::BeginAnew => {
                let number = self.connection.id();
                warn!("shard {number} hears nothing from Discord's gateway: it begins anew");
                self.metrics.gateway_restarted();
                self.is_asked = false;
                self.last_event = Instant::now();
                self.in_vain += 1;
                self.begin_anew();
                self.shards.note(&self.connection, false);
            }
        }
    }

    fn needs(&self) -> Care {
        let state = self.connection.state();
        let quiet = self.watch.quiet * 2_u32.pow(self.in_vain.min(DOUBLED_MOST));
        let quiet = match state {
            ShardState::Active | ShardState::Resuming => quiet,
            // All shards before it in the queue may identify first.
            ShardState::Identifying => quiet + identify::TURN * self.connection.id().total(),
            // The shard is still connecting.
            ShardState::Disconnected { .. } | ShardState::FatallyClosed => return Care::Nothing,
        };
        if self.last_event.elapsed() < quiet {
            return Care::Nothing;
        }
        match (self.is_asked, state, self.server.zip(self.bot)) {
            (true, _, _) => Care::BeginAnew,
            (false, ShardState::Active, Some((server, bot))) => Care::Ask(server, bot),
            // For a session of the previous run no server is known until somebody presses a button
            // there.
            (false, ShardState::Active, None) if self.bot.is_none() => Care::BeginAnew,
            // If the bot is on no server, nobody can press anything.
            (false, ShardState::Active, None) => Care::Nothing,
            (false, _, _) => Care::Wait,
        }
    }
}
