//! The people and roles that a text mentions, and which of them the bot allowed it to notify.

use serde_json::Value;

use super::World;
use crate::snowflake::Snowflake;

/// The people and roles that a message notifies.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mentions {
    pub users: Vec<Snowflake>,
    pub roles: Vec<Snowflake>,
    pub everyone: bool,
}

impl World {
    /// Reads the mentions of a text. Without `allowed_mentions` everybody who is mentioned is
    /// notified.
    pub(crate) fn mentions(&self, content: &str, allowed: Option<&Value>) -> Mentions {
        let named = self.named(content);
        let roles = named_roles(content);
        let shouted = content.contains("@everyone") || content.contains("@here");
        let Some(allowed) = allowed.filter(|allowed| !allowed.is_null()) else {
            return Mentions { users: named, roles, everyone: shouted };
        };
        let listed = |key: &str, what: &str| {
            let list = allowed[key].as_array();
            list.is_some_and(|list| list.iter().any(|item| item.as_str() == Some(what)))
        };
        let reached = |key: &'static str| {
            move |id: &Snowflake| listed("parse", key) || listed(key, &id.to_string())
        };
        Mentions {
            users: named.into_iter().filter(reached("users")).collect(),
            roles: roles.into_iter().filter(reached("roles")).collect(),
            everyone: shouted && listed("parse", "everyone"),
        }
    }

    /// The members of the server whom a text mentions, each once, in order.
    fn named(&self, content: &str) -> Vec<Snowflake> {
        let mut named = Vec::new();
        for part in content.split("<@").skip(1) {
            let inside = part.split('>').next().unwrap_or_default();
            let Ok(id) = inside.trim_start_matches('!').parse() else { continue };
            let known = self.member(id).is_some() || id == self.application;
            if known && part.contains('>') && !named.contains(&id) {
                named.push(id);
            }
        }
        named
    }
}

/// The roles that a text mentions, in order.
fn named_roles(content: &str) -> Vec<Snowflake> {
    let parts = content.split("<@&").skip(1);
    parts.filter_map(|part| part.split_once('>')?.0.parse().ok()).collect()
}
