//! The application's emojis: listed, added, renamed and deleted.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::Reply;
use super::call::{Emoji, Emojis};
use crate::discord::{Change, Discord};
use crate::error::ApiError;
use crate::snowflake::Snowflake;
use crate::world::{self, World};

/// The maximum number of emojis of an application.
const MOST: usize = 2000;
/// The largest picture, in bytes.
const LARGEST: usize = 256 * 1024;
/// The content types of pictures, and the first bytes of each.
const KINDS: [(&str, &[u8]); 4] = [
    ("image/png", b"\x89PNG\r\n\x1a\n"),
    ("image/jpeg", b"\xff\xd8\xff"),
    ("image/gif", b"GIF8"),
    ("image/webp", b"RIFF"),
];

pub(super) fn answer(discord: &Discord, call: Emojis, body: &Value) -> Result<Reply, ApiError> {
    let mut world = discord.world();
    if call.application != world.application {
        return Err(ApiError::unknown_application());
    }
    let reply = match call.what {
        Emoji::List => {
            let items = world.emojis.iter().map(|(id, emoji)| world.emoji_json(*id, emoji));
            return Ok(Reply::ok(json!({ "items": items.collect::<Vec<_>>() })));
        }
        Emoji::Get(id) => return Ok(Reply::ok(told(&world, id)?)),
        Emoji::Create => {
            let picture = picture(&body["image"])?;
            let name = name(&world, body)?.ok_or_else(unnamed)?;
            if world.emojis.len() >= MOST {
                return Err(ApiError::too_many_emojis());
            }
            let id = world.add_emoji(world::Emoji { name, ..picture });
            Reply::created(told(&world, id)?)
        }
        Emoji::Edit(id) => {
            told(&world, id)?;
            if let Some(name) = name(&world, body)?
                && let Some(emoji) = world.emojis_mut().get_mut(&id)
            {
                emoji.name = name;
            }
            Reply::ok(told(&world, id)?)
        }
        Emoji::Delete(id) => {
            world.emojis_mut().remove(&id).ok_or_else(ApiError::unknown_emoji)?;
            Reply::nothing()
        }
    };
    discord.tell(Change::Emojis);
    Ok(reply)
}

fn told(world: &World, id: Snowflake) -> Result<Value, ApiError> {
    let emoji = world.emojis.get(&id).ok_or_else(ApiError::unknown_emoji)?;
    Ok(world.emoji_json(id, emoji))
}

/// The name in a request, unless another emoji has it. Its characters have been checked before.
fn name(world: &World, body: &Value) -> Result<Option<String>, ApiError> {
    let Some(name) = body["name"].as_str() else { return Ok(None) };
    if world.emoji_called(name).is_some() {
        let message = "An emoji with this name already exists in this application.";
        return Err(ApiError::invalid_field(
            "name",
            "APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
            message,
        ));
    }
    Ok(Some(name.to_owned()))
}

fn unnamed() -> ApiError {
    ApiError::invalid_field("name", "BASE_TYPE_REQUIRED", "This field is required")
}

/// The picture of a data URI, as an emoji without a name.
fn picture(uri: &Value) -> Result<world::Emoji, ApiError> {
    let refused = |code, message: &str| ApiError::invalid_field("image", code, message);
    let invalid = || refused("IMAGE_INVALID", "Invalid image data");
    let data = uri.as_str().and_then(|uri| uri.strip_prefix("data:")).ok_or_else(invalid)?;
    let (kind, data) = data.split_once(";base64,").ok_or_else(invalid)?;
    let picture = STANDARD.decode(data).map_err(|_| invalid())?;
    let is_one = |(name, begins): &(&str, &[u8])| *name == kind && picture.starts_with(begins);
    if !KINDS.iter().any(is_one) {
        return Err(invalid());
    }
    if picture.len() > LARGEST {
        return Err(refused("BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb."));
    }
    let (name, content_type) = (String::new(), kind.to_owned());
    Ok(world::Emoji { name, content_type, picture: picture.into() })
}
