//! Threads: channels below a channel, which are archived when nobody writes there, and may be
//! locked.

use serde_json::{Value, json};

use super::{Access, Audience, Author, Channel, Post, World};
use crate::clock;
use crate::snowflake::Snowflake;

/// The flag of a message from which a thread was started.
const HAS_THREAD: u64 = 1 << 5;
/// The type of a public thread.
const PUBLIC_THREAD: u8 = 11;

/// A public thread below a channel.
#[derive(Clone, Debug)]
pub(crate) struct Thread {
    /// The id, the name and the access, which is that of the parent channel.
    pub channel: Channel,
    pub parent: Snowflake,
    /// The person or bot who started it.
    pub owner: Snowflake,
    pub is_archived: bool,
    pub is_locked: bool,
    /// The time in minutes without a message after which it is archived.
    pub auto_archive_duration: u64,
    /// When it was last archived or unarchived.
    pub archive_timestamp: String,
}

impl Thread {
    /// A thread that was started in this channel.
    pub(crate) fn started(
        id: Snowflake,
        parent: &Channel,
        owner: Snowflake,
        name: &str,
        auto_archive_duration: u64,
    ) -> Self {
        Self {
            channel: Channel { id, name: name.to_owned(), ..parent.clone() },
            parent: parent.id,
            owner,
            is_archived: false,
            is_locked: false,
            auto_archive_duration,
            archive_timestamp: clock::timestamp(),
        }
    }

    pub(crate) fn archive(&mut self, is_archived: bool) {
        if self.is_archived != is_archived {
            self.is_archived = is_archived;
            self.archive_timestamp = clock::timestamp();
        }
    }
}

impl World {
    /// Changes what the bot may do in a channel and its threads.
    pub(crate) fn set_access(&mut self, channel: Snowflake, access: Access) {
        let threads = self.threads.values_mut().filter(|thread| thread.parent == channel);
        let threads = threads.map(|thread| &mut thread.channel);
        let channels = self.channels.iter_mut().filter(|known| known.id == channel);
        channels.chain(threads).for_each(|channel| channel.access = access);
    }

    /// A thread as `GET /channels/{id}` returns it.
    pub(crate) fn thread_json(&self, thread: &Thread) -> Value {
        let public = |post: &&Post| post.audience == Audience::Everyone;
        let id = thread.channel.id;
        let count = self.posts_of(id).filter(public).count();
        json!({
            "id": id,
            "type": PUBLIC_THREAD,
            "guild_id": thread.channel.guild,
            "parent_id": thread.parent,
            "owner_id": thread.owner,
            "name": thread.channel.name,
            "flags": 0,
            "last_message_id": self.posts_of(id).rfind(public).map(|post| post.id),
            "rate_limit_per_user": 0,
            "message_count": count,
            "total_message_sent": count,
            "member_count": 1,
            "thread_metadata": {
                "archived": thread.is_archived,
                "locked": thread.is_locked,
                "auto_archive_duration": thread.auto_archive_duration,
                "archive_timestamp": thread.archive_timestamp,
                "create_timestamp": clock::timestamp_of(id.made_at()),
            },
        })
    }

    /// Adds the thread that was started from a message, and the thread that the message announces,
    /// to its JSON.
    pub(super) fn tell_thread(&self, json: &mut Value, post: &Post) {
        if let Some(thread) = self.threads.get(&post.id) {
            json["flags"] = json!(post.flags | HAS_THREAD);
            json["thread"] = self.thread_json(thread);
        }
        if let Some(thread) = post.announces {
            json["message_reference"] =
                json!({ "type": 0, "channel_id": thread, "guild_id": self.guild_of(post.channel) });
        }
    }

    /// The message in a channel that announces a new thread.
    pub(crate) fn announcement(&mut self, thread: &Thread) -> Post {
        let mut post = Post::empty(self.next_id(), thread.parent, Author::Bot);
        post.content.clone_from(&thread.channel.name);
        post.announces = Some(thread.channel.id);
        post
    }
}
