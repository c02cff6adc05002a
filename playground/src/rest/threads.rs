//! Threads: how they are started and changed, and what is refused in archived and locked ones.

use serde_json::Value;

use super::Reply;
use super::call::Threads;
use super::messages::{find, visible};
use crate::discord::Discord;
use crate::error::ApiError;
use crate::snowflake::Snowflake;
use crate::world::{Access, Audience, Post, Thread, World};

/// The type of a private thread, which is the default.
const PRIVATE: u64 = 12;
const PUBLIC: u64 = 11;
/// The default number of minutes after which a thread is archived.
const A_DAY: u64 = 1440;

pub(super) fn answer(
    discord: &Discord,
    channel: Snowflake,
    call: Threads,
    body: &Value,
) -> Result<Reply, ApiError> {
    let mut world = discord.world();
    let access = visible(&world, channel)?.access;
    match call {
        Threads::StartFrom(message) => {
            find(&world, channel, message)?;
            may_start(&world, channel, access)?;
            if world.threads.contains_key(&message) {
                return Err(ApiError::thread_exists());
            }
            Ok(start(discord, &mut world, channel, message, body))
        }
        Threads::Start => {
            may_start(&world, channel, access)?;
            match body["type"].as_u64().unwrap_or(PRIVATE) {
                PUBLIC => {}
                PRIVATE => return Err(ApiError::missing_permissions()),
                _ => return Err(ApiError::wrong_channel_type()),
            }
            let id = world.next_id();
            let reply = start(discord, &mut world, channel, id, body);
            if let Some(thread) = world.threads.get(&id).cloned() {
                let announcement = world.announcement(&thread);
                discord.publish(&mut world, announcement);
            }
            Ok(reply)
        }
        Threads::Edit => edit(discord, &mut world, channel, access, body),
        // A bot without permission to manage threads may do neither.
        Threads::Delete => Err(ApiError::missing_permissions()),
    }
}

/// Checks whether the bot may start a thread in a channel.
fn may_start(world: &World, channel: Snowflake, access: Access) -> Result<(), ApiError> {
    if world.threads.contains_key(&channel) || world.private.contains_key(&channel) {
        return Err(ApiError::wrong_channel_type());
    }
    if access.is_open() { Ok(()) } else { Err(ApiError::missing_permissions()) }
}

fn start(
    discord: &Discord,
    world: &mut World,
    channel: Snowflake,
    id: Snowflake,
    body: &Value,
) -> Reply {
    let name = body["name"].as_str().unwrap_or_default();
    let minutes = body["auto_archive_duration"].as_u64().unwrap_or(A_DAY);
    let started = world
        .channel(channel)
        .map(|parent| Thread::started(id, parent, world.application, name, minutes));
    if let Some(thread) = started {
        discord.put_thread(world, thread, "THREAD_CREATE");
    }
    Reply::created(world.threads.get(&id).map_or(Value::Null, |thread| world.thread_json(thread)))
}

/// Changes a thread. Anyone who may write in it may unarchive it, unless it is locked. Its starter
/// may change more. Locking it, or changing a channel, requires a permission to manage.
fn edit(
    discord: &Discord,
    world: &mut World,
    channel: Snowflake,
    access: Access,
    body: &Value,
) -> Result<Reply, ApiError> {
    let thread = world.threads.get(&channel).cloned();
    let mut thread = thread.ok_or_else(ApiError::missing_permissions)?;
    if !access.is_open() || thread.is_locked || !body["locked"].is_null() {
        return Err(ApiError::missing_permissions());
    }
    let archived = body["archived"].as_bool();
    if thread.is_archived && archived != Some(false) {
        return Err(ApiError::thread_archived());
    }
    if let Some(name) = body["name"].as_str() {
        name.clone_into(&mut thread.channel.name);
    }
    if let Some(minutes) = body["auto_archive_duration"].as_u64() {
        thread.auto_archive_duration = minutes;
    }
    thread.archive(archived.unwrap_or(thread.is_archived));
    let json = world.thread_json(&thread);
    discord.put_thread(world, thread, "THREAD_UPDATE");
    Ok(Reply::ok(json))
}

/// Unarchives the thread of a new public message; fails if the thread is locked.
pub(super) fn wake(discord: &Discord, world: &mut World, post: &Post) -> Result<(), ApiError> {
    let Some(thread) = world.threads.get(&post.channel) else { return Ok(()) };
    if post.audience != Audience::Everyone {
        return Ok(());
    }
    if thread.is_locked {
        return Err(ApiError::thread_locked());
    }
    discord.wake_thread(world, post.channel);
    Ok(())
}

/// Checks that a public message may be changed: its thread must be neither archived nor locked.
pub(super) fn check_change(world: &World, post: &Post) -> Result<(), ApiError> {
    let Some(thread) = world.threads.get(&post.channel) else { return Ok(()) };
    match post.audience {
        Audience::Everyone if thread.is_archived => Err(ApiError::thread_archived()),
        Audience::Everyone if thread.is_locked => Err(ApiError::thread_locked()),
        Audience::Everyone | Audience::Only(_) => Ok(()),
    }
}
