//! Requests about the bot itself, and about the gateway.

use serde_json::{Value, json};

use super::Reply;
use super::call::About;
use super::messages::value;
use crate::discord::Discord;
use crate::error::ApiError;
use crate::snowflake::Snowflake;
use crate::world::World;

/// The maximum number of servers in a list.
const MOST_GUILDS: usize = 200;

pub(super) fn answer(discord: &Discord, about: About, query: &str) -> Result<Reply, ApiError> {
    let world = discord.world();
    let url = discord.gateway_url();
    Ok(Reply::ok(match about {
        About::Me => me(&world),
        About::Guilds => guilds(&world, query)?,
        About::Application | About::OAuthApplication => application(&world),
        About::Gateway => json!({ "url": url }),
        About::GatewayBot => {
            let mut about = discord.gateway.about();
            about["url"] = json!(url);
            about
        }
    }))
}

/// The servers that the bot is on, ordered by id, from the one after `after`.
fn guilds(world: &World, query: &str) -> Result<Value, ApiError> {
    let limit = match value(query, "limit") {
        None => MOST_GUILDS,
        Some(limit) => {
            limit.parse().ok().filter(|limit| (1..=MOST_GUILDS).contains(limit)).ok_or_else(
                || {
                    let message = "int value should be between 1 and 200.";
                    ApiError::invalid_field("limit", "NUMBER_TYPE_RANGE", message)
                },
            )?
        }
    };
    let after = value(query, "after").and_then(|id| id.parse().ok()).unwrap_or(Snowflake(0));
    let mut guilds: Vec<Snowflake> = world.guilds().collect();
    guilds.sort_unstable();
    let listed = guilds.into_iter().filter(|id| *id > after).take(limit);
    Ok(listed
        .map(|id| {
            json!({
                "id": id,
                "name": world.name_of(id),
                "icon": null,
                "banner": null,
                "owner": false,
                "permissions": "0",
                "features": [],
            })
        })
        .collect())
}

fn me(world: &World) -> Value {
    let mut user = world.bot_user();
    user["mfa_enabled"] = json!(false);
    user["locale"] = json!("en-US");
    user["verified"] = json!(true);
    user["email"] = Value::Null;
    user["premium_type"] = json!(0);
    user
}

fn application(world: &World) -> Value {
    let owner = world.members.first();
    json!({
        "id": world.application,
        "name": world.bot_name,
        "icon": null,
        "description": "",
        "type": null,
        "bot": world.bot_user(),
        "bot_public": true,
        "bot_require_code_grant": false,
        "verify_key": "0".repeat(64),
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": null,
        "role_connections_verification_url": null,
        "owner": owner.map_or_else(|| world.bot_user(), |owner| world.user(owner.id)),
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": null,
        "eligible_oauth2_scopes": [],
        "rpc_origins": [],
        "summary": "",
        "hook": true,
    })
}
