//! Channels and their messages, as the bot reaches them with its own token.

use serde_json::{Value, json};

use super::Reply;
use super::body::Body;
use super::call::Messages;
use super::threads;
use crate::discord::Discord;
use crate::error::ApiError;
use crate::snowflake::Snowflake;
use crate::world::{Access, Audience, Author, Channel, Draft, Nonce, Post, World};

pub(super) fn channel(discord: &Discord, id: Snowflake) -> Result<Reply, ApiError> {
    let world = discord.world();
    let channel = visible(&world, id)?;
    Ok(Reply::ok(world.channel_json(channel)))
}

pub(super) fn answer(
    discord: &Discord,
    channel: Snowflake,
    call: Messages,
    query: &str,
    body: Body,
) -> Result<Reply, ApiError> {
    let mut world = discord.world();
    let access = visible(&world, channel)?.access;
    if access == Access::NoFiles && !body.files.is_empty() {
        return Err(ApiError::missing_permissions());
    }
    match call {
        Messages::List => list(&world, channel, query),
        Messages::Get(message) => {
            let post = find(&world, channel, message)?;
            Ok(Reply::ok(world.post_json(post)))
        }
        Messages::Create if !may_post(&world, channel, access) => {
            Err(ApiError::missing_permissions())
        }
        Messages::Create => create(discord, &mut world, channel, body),
        Messages::Edit(message) => {
            let post = find(&world, channel, message)?.clone();
            if post.author != Author::Bot {
                return Err(ApiError::not_the_author());
            }
            edit(discord, &mut world, post, body)
        }
        Messages::Delete(message) => {
            if find(&world, channel, message)?.author != Author::Bot {
                return Err(ApiError::missing_permissions());
            }
            discord.withdraw(&mut world, message);
            Ok(Reply::nothing())
        }
    }
}

fn create(
    discord: &Discord,
    world: &mut World,
    channel: Snowflake,
    body: Body,
) -> Result<Reply, ApiError> {
    let nonce = Nonce::read(&body.json);
    if let Some(nonce) = &nonce
        && let Some(posted) = world.posted_by(nonce)
    {
        return Ok(Reply::ok(with_nonce(world.post_json(posted), nonce)));
    }
    let draft = Draft::read(&body.json, body.files);
    let mut post = Post::empty(world.next_id(), channel, Author::Bot);
    world.compose(&mut post, draft);
    if post.is_blank() {
        return Err(ApiError::empty_message());
    }
    threads::wake(discord, world, &post)?;
    let id = post.id;
    let json = discord.publish(world, post);
    let Some(nonce) = nonce else { return Ok(Reply::ok(json)) };
    world.remember_nonce(&nonce, id);
    Ok(Reply::ok(with_nonce(json, &nonce)))
}

fn with_nonce(mut json: Value, nonce: &Nonce) -> Value {
    json["nonce"] = nonce.sent.clone();
    json
}

/// Edits a message of the bot, no matter how it was reached.
pub(super) fn edit(
    discord: &Discord,
    world: &mut World,
    mut post: Post,
    body: Body,
) -> Result<Reply, ApiError> {
    threads::check_change(world, &post)?;
    let draft = Draft::read(&body.json, body.files);
    world.edit(&mut post, draft);
    if post.is_blank() {
        return Err(ApiError::empty_message());
    }
    Ok(Reply::ok(discord.publish(world, post)))
}

/// Lists messages, the newest first.
fn list(world: &World, channel: Snowflake, query: &str) -> Result<Reply, ApiError> {
    let limit = number(query, "limit").unwrap_or(50);
    if !(1..=100).contains(&limit) {
        let message = "int value should be between 1 and 100.";
        return Err(ApiError::invalid_field("limit", "NUMBER_TYPE_RANGE", message));
    }
    let before = number(query, "before").unwrap_or(u64::MAX);
    let after = number(query, "after").unwrap_or(0);
    let within = |post: &&Post| post.id.0 < before && post.id.0 > after;
    let public = |post: &&Post| post.channel == channel && post.audience == Audience::Everyone;
    let mut posts: Vec<&Post> = world.posts.values().filter(public).filter(within).collect();
    let limit = usize::try_from(limit).unwrap_or(usize::MAX);
    if after > 0 {
        posts.truncate(limit);
    }
    let newest: Vec<Value> =
        posts.into_iter().rev().take(limit).map(|post| world.post_json(post)).collect();
    Ok(Reply::ok(json!(newest)))
}

fn number(query: &str, name: &str) -> Option<u64> {
    value(query, name)?.parse().ok()
}

/// A value of the query string.
pub(super) fn value<'a>(query: &'a str, name: &str) -> Option<&'a str> {
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs.into_iter().find(|(key, _)| *key == name).map(|(_, value)| value)
}

pub(super) fn visible(world: &World, id: Snowflake) -> Result<&Channel, ApiError> {
    let channel = world.channel(id).ok_or_else(ApiError::unknown_channel)?;
    if !world.has_bot_in(id) {
        return Err(ApiError::missing_access());
    }
    match channel.access {
        Access::Full | Access::NoThreads | Access::NoFiles | Access::ReadOnly => Ok(channel),
        Access::Hidden => Err(ApiError::missing_access()),
    }
}

/// Returns whether the bot may post. Threads have a permission of their own for that.
fn may_post(world: &World, channel: Snowflake, access: Access) -> bool {
    match access {
        Access::Full | Access::NoFiles => true,
        Access::NoThreads => !world.threads.contains_key(&channel),
        Access::ReadOnly | Access::Hidden => false,
    }
}

/// Finds a message in a channel. Ephemeral messages cannot be reached through their channel.
pub(super) fn find(
    world: &World,
    channel: Snowflake,
    message: Snowflake,
) -> Result<&Post, ApiError> {
    let post = world.posts.get(&message).filter(|post| post.channel == channel);
    post.filter(|post| post.audience == Audience::Everyone).ok_or_else(ApiError::unknown_message)
}
