//! Reading the messages that a person sees, and waiting for them.

use tokio::sync::broadcast::error::RecvError;

use super::Person;
use crate::message::Message;
use crate::people::Impossible;
use crate::snowflake::Snowflake;
use crate::world::{Post, World};

impl Person {
    /// The messages that this person sees in a channel, in order: the public ones and their own
    /// ephemeral ones.
    pub fn sees(&self, channel: impl Into<Snowflake>) -> Vec<Message> {
        let world = self.discord.world();
        let posts = world.seen_by(self.id, channel.into());
        posts.map(|post| show(&world, post)).collect()
    }

    /// The last `most` of these messages, in order.
    pub fn sees_last(&self, channel: impl Into<Snowflake>, most: usize) -> Vec<Message> {
        let (world, channel) = (self.discord.world(), channel.into());
        let posts = world.posts.values().rev().filter(|post| post.channel == channel);
        let posts = posts.filter(|post| world.sees(self.id, post)).take(most);
        let mut last: Vec<Message> = posts.map(|post| show(&world, post)).collect();
        last.reverse();
        last
    }

    /// The message as this person sees it now; `None` if it is gone or not visible to them.
    pub fn look(&self, message: impl Into<Snowflake>) -> Option<Message> {
        let world = self.discord.world();
        let post = world.posts.get(&message.into()).filter(|post| world.sees(self.id, post))?;
        Some(show(&world, post))
    }

    /// Waits until a matching message is visible, and returns the newest.
    ///
    /// # Errors
    /// None was visible within [`Options::patience`](crate::Options).
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
    /// That did not happen within [`Options::patience`](crate::Options).
    pub async fn wait_filled(&self, message: &Message) -> Result<Message, Impossible> {
        let find = || self.look(message.id).filter(|message| !message.loading);
        self.wait(find).await.ok_or_else(|| self.in_vain(message.channel_id))
    }

    /// Waits until a message is gone.
    ///
    /// # Errors
    /// That did not happen within [`Options::patience`](crate::Options).
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

/// A message as it is displayed.
pub(super) fn show(world: &World, post: &Post) -> Message {
    let file = |id| world.files.get(&id).map(|file| file.bytes.clone()).unwrap_or_default();
    Message::read(world.post_for_page(post), file)
}
