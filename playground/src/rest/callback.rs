//! The initial response to an interaction.

use serde_json::{Value, json};

use super::Reply;
use super::body::Body;
use super::messages::value;
use super::threads;
use crate::discord::{Change, Discord};
use crate::error::ApiError;
use crate::snowflake::Snowflake;
use crate::world::{
    Audience, Author, Draft, EPHEMERAL, File, FirstAnswer, Interaction, LOADING, Origin, Post,
    Trigger, World,
};

/// The types of options with autocompletion.
const STRING: u64 = 3;
const INTEGER: u64 = 4;

pub(super) fn answer(
    discord: &Discord,
    interaction: Snowflake,
    token: &str,
    query: &str,
    body: Body,
) -> Result<Reply, ApiError> {
    let mut world = discord.world();
    let interaction = waiting(discord, &world, interaction, token)?;
    let first = first_answer(&body.json, &interaction)?;
    let data = &body.json["data"];
    let shown = match first {
        FirstAnswer::Message => Some(post(discord, &mut world, &interaction, data, body.files)?),
        FirstAnswer::Deferred => Some(defer(discord, &mut world, &interaction, data)?),
        FirstAnswer::DeferredUpdate => interaction.pressed(),
        FirstAnswer::Update => Some(update(discord, &mut world, &interaction, data, body.files)?),
        FirstAnswer::Choices | FirstAnswer::Form => None,
    };
    discord.journal.answered_after(interaction.dispatched.elapsed());
    if let Some(known) = world.interactions.get_mut(interaction.id) {
        known.answer = Some(first);
        known.choices = data["choices"].as_array().cloned().unwrap_or_default();
        known.original = shown;
        known.form = (first == FirstAnswer::Form).then(|| data.clone());
        known.settled.notify_waiters();
    }
    discord.tell(Change::Interaction(interaction.id));
    let with_response = matches!(value(query, "with_response"), Some("true" | "True" | "1"));
    if !with_response {
        return Ok(Reply::nothing());
    }
    Ok(Reply::ok(response(&world, &interaction, first, shown)))
}

/// The interaction, if it still lacks an initial response.
fn waiting(
    discord: &Discord,
    world: &World,
    id: Snowflake,
    token: &str,
) -> Result<Interaction, ApiError> {
    let known = world.interactions.get(id).ok_or_else(ApiError::unknown_interaction)?;
    if known.token != token {
        return Err(ApiError::invalid_webhook_token());
    }
    if known.answer.is_some() {
        return Err(ApiError::already_acknowledged());
    }
    if known.failed || known.dispatched.elapsed() > discord.options.first_answer {
        return Err(ApiError::unknown_interaction());
    }
    Ok(known.clone())
}

/// Reads the type of the response. Types 6 and 7 require a pressed message; a form cannot answer a
/// form; type 8 is required for a command that is being typed, and not allowed otherwise.
fn first_answer(body: &Value, interaction: &Interaction) -> Result<FirstAnswer, ApiError> {
    let unfit = || {
        let message = "This interaction cannot be answered with this type.";
        ApiError::invalid_field("type", "INTERACTION_CALLBACK_TYPE_INVALID", message)
    };
    let pressed = interaction.pressed().is_some();
    if let Trigger::Typing { kind, .. } = interaction.trigger {
        return match body["type"].as_u64() {
            Some(8) => check_choices(&body["data"]["choices"], kind).map(|()| FirstAnswer::Choices),
            _ => Err(unfit()),
        };
    }
    match body["type"].as_u64() {
        Some(4) => Ok(FirstAnswer::Message),
        Some(5) => Ok(FirstAnswer::Deferred),
        Some(6) if pressed => Ok(FirstAnswer::DeferredUpdate),
        Some(7) if pressed => Ok(FirstAnswer::Update),
        Some(9) if interaction.opened_by().is_none() => Ok(FirstAnswer::Form),
        _ => Err(unfit()),
    }
}

/// Checks that each choice has a value of the option's type.
fn check_choices(choices: &Value, kind: u64) -> Result<(), ApiError> {
    let fits = |value: &Value| match kind {
        STRING => value.is_string(),
        INTEGER => value.is_i64(),
        _ => value.is_number(),
    };
    let choices = choices.as_array().into_iter().flatten().enumerate();
    match choices.into_iter().find(|(_, choice)| !fits(&choice["value"])) {
        None => Ok(()),
        Some((number, _)) => Err(ApiError::invalid_field(
            &format!("data.choices.{number}.value"),
            "APPLICATION_COMMAND_OPTIONS_CHOICE_TYPE_INVALID",
            "The value is not of the option's type",
        )),
    }
}

fn post(
    discord: &Discord,
    world: &mut World,
    interaction: &Interaction,
    data: &Value,
    files: Vec<File>,
) -> Result<Snowflake, ApiError> {
    world.channel(interaction.channel).ok_or_else(ApiError::unknown_channel)?;
    let draft = Draft::read(data, files);
    let audience = audience(interaction, draft.is_ephemeral());
    let mut post = begin(world, interaction, audience);
    world.compose(&mut post, draft);
    if post.is_blank() {
        return Err(ApiError::empty_message());
    }
    threads::wake(discord, world, &post)?;
    let id = post.id;
    discord.publish(world, post);
    Ok(id)
}

fn defer(
    discord: &Discord,
    world: &mut World,
    interaction: &Interaction,
    data: &Value,
) -> Result<Snowflake, ApiError> {
    let ephemeral = Draft::read(data, Vec::new()).is_ephemeral();
    let mut post = begin(world, interaction, audience(interaction, ephemeral));
    threads::wake(discord, world, &post)?;
    post.flags |= LOADING;
    let id = post.id;
    discord.publish(world, post);
    Ok(id)
}

fn update(
    discord: &Discord,
    world: &mut World,
    interaction: &Interaction,
    data: &Value,
    files: Vec<File>,
) -> Result<Snowflake, ApiError> {
    let pressed = interaction.pressed().and_then(|id| world.posts.get(&id));
    let mut post = pressed.cloned().ok_or_else(ApiError::unknown_message)?;
    threads::check_change(world, &post)?;
    world.edit(&mut post, Draft::read(data, files));
    if post.is_blank() {
        return Err(ApiError::empty_message());
    }
    let id = post.id;
    discord.publish(world, post);
    Ok(id)
}

pub(super) fn audience(interaction: &Interaction, ephemeral: bool) -> Audience {
    if ephemeral { Audience::Only(interaction.by) } else { Audience::Everyone }
}

/// A new message that answers an interaction.
pub(super) fn begin(world: &mut World, interaction: &Interaction, audience: Audience) -> Post {
    let (command, target) = match &interaction.trigger {
        Trigger::Command { name, text, target } => (Some((name.clone(), text.clone())), *target),
        Trigger::Press { .. } | Trigger::Typing { .. } | Trigger::Submit { .. } => (None, None),
    };
    let mut post = Post::empty(world.next_id(), interaction.channel, Author::Bot);
    post.origin = Some(Origin {
        interaction: interaction.id,
        by: interaction.by,
        owners: interaction.owners,
        command,
        target,
        pressed: interaction.pressed(),
        opened_by: interaction.opened_by(),
        first: None,
    });
    post.replies_to = interaction.pressed();
    post.audience = audience;
    if audience != Audience::Everyone {
        post.flags |= EPHEMERAL;
    }
    post
}

/// The response to a request with `with_response=true`.
fn response(
    world: &World,
    interaction: &Interaction,
    first: FirstAnswer,
    shown: Option<Snowflake>,
) -> Value {
    let post = shown.and_then(|id| world.posts.get(&id));
    let mut about = json!({
        "id": interaction.id,
        "type": interaction.kind(),
        "channel_id": interaction.channel,
    });
    if let Some(guild) = world.guild_of(interaction.channel) {
        about["guild_id"] = json!(guild);
    }
    let message = match first {
        FirstAnswer::Message | FirstAnswer::Deferred | FirstAnswer::Update => post,
        FirstAnswer::DeferredUpdate | FirstAnswer::Choices | FirstAnswer::Form => None,
    };
    if let Some(post) = message {
        about["response_message_id"] = json!(post.id);
        about["response_message_loading"] = json!(post.flags & LOADING != 0);
        about["response_message_ephemeral"] = json!(post.flags & EPHEMERAL != 0);
    }
    let mut json = json!({ "interaction": about });
    // A deferred message is reported as type 4 too, with the loading flag.
    let kind = if first == FirstAnswer::Update { 7 } else { 4 };
    if let Some(post) = message {
        json["resource"] = json!({ "type": kind, "message": world.post_json(post) });
    }
    json
}
