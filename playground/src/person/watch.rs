//! What a person sees, and waiting until they see it.

use tokio::sync::broadcast::error::RecvError;

use super::Person;
use crate::message::Message;
use crate::people::Impossible;
use crate::snowflake::Snowflake;
use crate::world::{Post, World};

impl Person {
    /// What they see in a channel, in order: the public messages and their own ephemeral ones.
    pub fn sees(&self, channel: impl Into<Snowflake>) -> Vec<Message> {
        let world = self.discord.world();
        let posts = world.seen_by(self.id, channel.into());
        posts.map(|post| show(&world, post)).collect()
    }

    /// The last of them, at most so many, in order.
    pub fn sees_last(&self, channel: impl Into<Snowflake>, most: usize) -> Vec<Message> {
        let (world, channel) = (self.discord.world(), channel.into());
        let posts = world.posts.values().rev().filter(|post| post.channel == channel);
        let posts = posts.filter(|post| world.sees(self.id, post)).take(most);
        let mut last: Vec<Message> = posts.map(|post| show(&world, post)).collect();
        last.reverse();
        last
    }

    /// The message as they see it now; `None` when it is gone or not for them.
    pub fn look(&self, message: impl Into<Snowflake>) -> Option<Message> {
        let world = self.discord.world();
        let post = world.posts.get(&message.into()).filter(|post| world.sees(self.id, post))?;
        Some(show(&world, post))
    }

    /// Waits until a message is to be seen that fits, the newest first.
    ///
    /// # Errors
    /// When none was to be seen for the time set in [`Options::patience`](crate::Options).
    pub async fn wait_for(
        &self,
        channel: impl Into<Snowflake>,
        fits: impl Fn(&Message) -> bool,
    ) -> Result<Message, Impossible> {
        let channel = channel.into();
        let find = || self.sees(channel).into_iter().rev().find(|message| fits(message));
        self.wait(find).await.ok_or_else(|| self.in_vain(channel))
    }

    /// Waits until a message that says "is thinking…" has been filled.
    ///
    /// # Errors
    /// When that did not happen for the time set in [`Options::patience`](crate::Options).
    pub async fn wait_filled(&self, message: &Message) -> Result<Message, Impossible> {
        let find = || self.look(message.id).filter(|message| !message.loading);
        self.wait(find).await.ok_or_else(|| self.in_vain(message.channel_id))
    }

    /// Waits until a message is gone.
    ///
    /// # Errors
    /// When that did not happen for the time set in [`Options::patience`](crate::Options).
    pub async fn wait_gone(&self, message: &Message) -> Result<(), Impossible> {
        let gone = || self.look(message.id).is_none().then_some(());
        self.wait(gone).await.ok_or_else(|| self.in_vain(message.channel_id))
    }

    async fn wait<T>(&self, find: impl Fn() -> Option<T>) -> Option<T> {
        let mut changes = self.discord.changes();
        let found = async {
            loop {
                if let Some(found) = find() {
                    return Some(found);
                }
                if matches!(changes.recv().await, Err(RecvError::Closed)) {
                    return None;
                }
            }
        };
        let patience = self.discord.options.patience;
        tokio::time::timeout(patience, found).await.ok().flatten()
    }

    fn in_vain(&self, channel: Snowflake) -> Impossible {
        let shown: Vec<String> = self.sees(channel).iter().map(Message::text).collect();
        Impossible::TimedOut { channel, shown: shown.join("\n---\n") }
    }
}

/// A message as it is shown.
pub(super) fn show(world: &World, post: &Post) -> Message {
    let file = |id| world.files.get(&id).map(|file| file.bytes.clone()).unwrap_or_default();
    Message::read(world.post_for_page(post), file)
}
