//! Who the bot is, and where it connects to.

use serde_json::{Value, json};

use super::Reply;
use super::call::About;
use crate::discord::Discord;
use crate::world::World;

pub(super) fn answer(discord: &Discord, about: About) -> Reply {
    let world = discord.world();
    let url = discord.gateway_url();
    Reply::ok(match about {
        About::Me => me(&world),
        About::Application | About::OAuthApplication => application(&world),
        About::Gateway => json!({ "url": url }),
        About::GatewayBot => json!({
            "url": url,
            "shards": 1,
            "session_start_limit": {
                "total": 1000,
                "remaining": 1000,
                "reset_after": 86_400_000,
                "max_concurrency": 1,
            },
        }),
    })
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
