//! A moderator's actions on threads, for tests.

use crate::playground::Playground;
use crate::snowflake::Snowflake;
use crate::world::{Channel, Thread};

impl Playground {
    /// The threads that were started in a channel, ordered by id.
    pub fn threads(&self, channel: impl Into<Snowflake>) -> Vec<Channel> {
        let (world, channel) = (self.discord.world(), channel.into());
        let threads = world.threads.values().filter(|thread| thread.parent == channel);
        threads.map(|thread| thread.channel.clone()).collect()
    }

    /// Returns whether a thread is archived.
    pub fn is_archived(&self, thread: impl Into<Snowflake>) -> bool {
        let world = self.discord.world();
        world.threads.get(&thread.into()).is_some_and(|thread| thread.is_archived)
    }

    /// Archives a thread, as a moderator would.
    pub fn archive_thread(&self, thread: impl Into<Snowflake>) {
        self.change(thread.into(), |thread| thread.archive(true));
    }

    /// Locks a thread: only people who may manage threads can write there.
    pub fn lock_thread(&self, thread: impl Into<Snowflake>) {
        self.change(thread.into(), |thread| thread.is_locked = true);
    }

    /// Unlocks a thread: everybody may write there again.
    pub fn unlock_thread(&self, thread: impl Into<Snowflake>) {
        self.change(thread.into(), |thread| thread.is_locked = false);
    }

    /// Deletes a thread with all its messages.
    pub fn delete_thread(&self, thread: impl Into<Snowflake>) {
        self.discord.close_thread(&mut self.discord.world(), thread.into());
    }

    fn change(&self, id: Snowflake, change: impl FnOnce(&mut Thread)) {
        let mut world = self.discord.world();
        if let Some(mut thread) = world.threads.get(&id).cloned() {
            change(&mut thread);
            self.discord.put_thread(&mut world, thread, "THREAD_UPDATE");
        }
    }
}
