//! Threads: started, changed, and what archived and locked ones refuse.

use serde_json::Value;

use super::Reply;
use super::call::Threads;
use super::messages::{find, visible};
use crate::discord::Discord;
use crate::error::ApiError;
use crate::snowflake::Snowflake;
use crate::world::{Access, Audience, Post, Thread, World};

/// The type of a private thread, which is what is started where none is named.
const PRIVATE: u64 = 12;
const PUBLIC: u64 = 11;
/// Minutes after which a thread is archived where nothing is said.
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
        // A bot without any right to manage may do neither.
        Threads::Delete => Err(ApiError::missing_permissions()),
    }
}

/// A thread is started in a channel, by who may.
fn may_start(world: &World, channel: Snowflake, access: Access) -> Result<(), ApiError> {
    if world.threads.contains_key(&channel) {
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

/// Who may write in a thread may unarchive it, unless it is locked; who started it may change more; to lock it,
/// or to change a channel, takes a right to manage.
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

/// A new message for everybody unarchives its thread, unless that is locked.
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

/// What everybody sees in a thread is changed while it is neither archived nor locked.
pub(super) fn check_change(world: &World, post: &Post) -> Result<(), ApiError> {
    let Some(thread) = world.threads.get(&post.channel) else { return Ok(()) };
    match post.audience {
        Audience::Everyone if thread.is_archived => Err(ApiError::thread_archived()),
        Audience::Everyone if thread.is_locked => Err(ApiError::thread_locked()),
        Audience::Everyone | Audience::Only(_) => Ok(()),
    }
}
