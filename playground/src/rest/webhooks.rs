//! Follow-ups and edits after the initial response, reached with the interaction's token.

use super::Reply;
use super::body::Body;
use super::call::{Webhook, Which};
use super::{callback, messages, threads};
use crate::discord::Discord;
use crate::error::ApiError;
use crate::snowflake::Snowflake;
use crate::world::{Draft, FirstAnswer, Interaction, LOADING, Post, World};

/// The maximum number of follow-ups to an interaction where the bot is no member.
const MOST_FOLLOW_UPS: usize = 5;

pub(super) fn answer(
    discord: &Discord,
    application: Snowflake,
    token: &str,
    call: Webhook,
    body: Body,
) -> Result<Reply, ApiError> {
    let mut world = discord.world();
    if application != world.application {
        return Err(ApiError::unknown_webhook());
    }
    let interaction = answered(discord, &world, token)?;
    match call {
        Webhook::Followup => follow_up(discord, &mut world, &interaction, body),
        Webhook::Get(which) => {
            let post = find(&world, &interaction, which)?;
            Ok(Reply::ok(world.post_json(&post)))
        }
        Webhook::Edit(which) => {
            let post = find(&world, &interaction, which)?;
            if post.flags & LOADING != 0 {
                return fill(discord, &mut world, post, body);
            }
            let is_original = interaction.original == Some(post.id);
            let reply = messages::edit(discord, &mut world, post, body)?;
            if let Some(known) = world.interactions.get_mut(interaction.id) {
                known.is_edited |= is_original;
            }
            Ok(reply)
        }
        Webhook::Delete(which) => {
            let post = find(&world, &interaction, which)?;
            discord.withdraw(&mut world, post.id);
            Ok(Reply::nothing())
        }
    }
}

/// The interaction, if it has an initial response and its token is still valid.
fn answered(discord: &Discord, world: &World, token: &str) -> Result<Interaction, ApiError> {
    let known = world.interactions.of_token(token).ok_or_else(ApiError::unknown_webhook)?;
    if known.dispatched.elapsed() > discord.options.token_life {
        return Err(ApiError::invalid_webhook_token());
    }
    // Autocomplete choices cannot be followed by anything.
    if matches!(known.answer, None | Some(FirstAnswer::Choices)) {
        return Err(ApiError::unknown_webhook());
    }
    Ok(known.clone())
}

/// Creates a follow-up message. The first one after a deferred response fills that response, and
/// keeps its flags.
fn follow_up(
    discord: &Discord,
    world: &mut World,
    interaction: &Interaction,
    body: Body,
) -> Result<Reply, ApiError> {
    let original = interaction.original.and_then(|id| world.posts.get(&id));
    let waiting = original.filter(|post| {
        interaction.answer == Some(FirstAnswer::Deferred) && post.flags & LOADING != 0
    });
    if let Some(post) = waiting.cloned() {
        return fill(discord, world, post, body);
    }
    world.channel(interaction.channel).ok_or_else(ApiError::unknown_channel)?;
    if !world.has_bot_in(interaction.channel) && interaction.followed >= MOST_FOLLOW_UPS {
        return Err(ApiError::too_many_follow_ups());
    }
    let draft = Draft::read(&body.json, body.files);
    let audience = callback::audience(interaction, draft.is_ephemeral());
    let mut post = callback::begin(world, interaction, audience);
    if let Some(origin) = &mut post.origin {
        origin.first = interaction.original;
    }
    post.replies_to = interaction.original;
    world.compose(&mut post, draft);
    if post.is_blank() {
        return Err(ApiError::empty_message());
    }
    threads::wake(discord, world, &post)?;
    if let Some(known) = world.interactions.get_mut(interaction.id) {
        known.followed += 1;
    }
    Ok(Reply::ok(discord.publish(world, post)))
}

fn fill(
    discord: &Discord,
    world: &mut World,
    mut post: Post,
    body: Body,
) -> Result<Reply, ApiError> {
    world.fill(&mut post, Draft::read(&body.json, body.files));
    if post.is_blank() {
        return Err(ApiError::empty_message());
    }
    Ok(Reply::ok(discord.publish(world, post)))
}

/// The original message, or a message that this interaction created or pressed.
fn find(world: &World, interaction: &Interaction, which: Which) -> Result<Post, ApiError> {
    let id = match which {
        Which::Original => interaction.original.ok_or_else(ApiError::unknown_message)?,
        Which::Message(id) => id,
    };
    let made = |post: &&Post| {
        let origin = post.origin.as_ref();
        interaction.original == Some(post.id)
            || origin.is_some_and(|origin| origin.interaction == interaction.id)
    };
    world.posts.get(&id).filter(made).cloned().ok_or_else(ApiError::unknown_message)
}
