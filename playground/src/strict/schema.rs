//! Checks requests against Discord's `OpenAPI` file.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use jsonschema::{Registry, ValidationError, Validator};
use serde_json::{Value, json};

use super::words::tell;
use crate::error::FieldError;
use crate::rest::{Call, Command, Emoji, Messages, Threads, Webhook, Which};
use crate::world::Scope;

/// The URI under which the parts of the file refer to each other.
const HOME: &str = "https://discord.com/openapi.json";

/// Discord's `OpenAPI` file, with the schemas compiled so far.
#[derive(Debug)]
pub(crate) struct Schema {
    registry: Registry<'static>,
    /// The compiled schemas. Compilation takes a while, so each is compiled when it is first
    /// needed.
    compiled: Mutex<HashMap<String, Arc<Validator>>>,
}

impl Schema {
    /// Reads the file, and logs a warning if that fails.
    pub(crate) fn open(path: &Path) -> Option<Self> {
        let path = find(path);
        let schema = std::fs::read_to_string(&path).map_err(|error| error.to_string());
        let schema = schema.and_then(|text| Self::read(&text));
        if let Err(error) = &schema {
            tracing::warn!("requests are not checked against {}: {error}", path.display());
        }
        schema.ok()
    }

    fn read(text: &str) -> Result<Self, String> {
        let document: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let registry = Registry::new().add(HOME, document).map_err(|error| error.to_string())?;
        let registry = registry.prepare().map_err(|error| error.to_string())?;
        Ok(Self { registry, compiled: Mutex::default() })
    }

    /// The parts of a body that do not conform.
    pub(crate) fn check(&self, call: &Call, body: &Value) -> Vec<FieldError> {
        let Some(pointer) = pointer(call, body) else { return Vec::new() };
        let Some(validator) = self.validator(&pointer) else { return Vec::new() };
        let mut body = body.clone();
        forgive(&mut body);
        let mut found = Vec::new();
        for error in validator.iter_errors(&body) {
            tell(&error, &mut found);
        }
        found
    }

    fn validator(&self, pointer: &str) -> Option<Arc<Validator>> {
        let mut compiled = self.compiled.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(validator) = compiled.get(pointer) {
            return Some(Arc::clone(validator));
        }
        let schema = json!({ "$ref": format!("{HOME}#{pointer}") });
        let built = jsonschema::options().offline().with_registry(&self.registry).build(&schema);
        let validator = Arc::new(built.map_err(|error| missing(pointer, &error)).ok()?);
        compiled.insert(pointer.to_owned(), Arc::clone(&validator));
        Some(validator)
    }
}

fn missing(pointer: &str, error: &ValidationError<'_>) {
    tracing::warn!("the OpenAPI file has no usable {pointer}: {error}");
}

/// Resolves a relative path from the working directory or any directory above it, because tests run
/// in their package.
fn find(path: &Path) -> PathBuf {
    let here = std::env::current_dir().unwrap_or_default();
    let mut candidates = here.ancestors().map(|folder| folder.join(path));
    candidates.find(|candidate| candidate.exists()).unwrap_or_else(|| path.to_owned())
}

/// The location of the schema for a request's body in the file.
fn pointer(call: &Call, body: &Value) -> Option<String> {
    let component = |name: &str| Some(format!("/components/schemas/{name}"));
    let (method, path) = match call {
        Call::Callback { .. } => match body["type"].as_u64() {
            Some(4 | 5) => return component("CreateMessageInteractionCallbackRequest"),
            Some(6 | 7) => return component("UpdateMessageInteractionCallbackRequest"),
            Some(8) => return component("ApplicationCommandAutocompleteCallbackRequest"),
            Some(9) => return component("ModalInteractionCallbackRequest"),
            _ => ("post", "/interactions/{interaction_id}/{interaction_token}/callback"),
        },
        Call::Webhook { call, .. } => webhook(*call)?,
        Call::Messages(_, Messages::Create) => ("post", "/channels/{channel_id}/messages"),
        Call::Messages(_, Messages::Edit(_)) => {
            ("patch", "/channels/{channel_id}/messages/{message_id}")
        }
        Call::Commands(call) => commands(call.scope, call.what)?,
        Call::Emojis(call) => match call.what {
            Emoji::Create => ("post", "/applications/{application_id}/emojis"),
            Emoji::Edit(_) => ("patch", "/applications/{application_id}/emojis/{emoji_id}"),
            Emoji::List | Emoji::Get(_) | Emoji::Delete(_) => return None,
        },
        Call::Threads(_, call) => match call {
            Threads::StartFrom(_) => return component("CreateTextThreadWithMessageRequest"),
            Threads::Start => return component("CreateTextThreadWithoutMessageRequest"),
            Threads::Edit => return component("UpdateThreadRequestPartial"),
            Threads::Delete => return None,
        },
        Call::About(_) | Call::Channel(_) | Call::Messages(..) => return None,
    };
    let path = path.replace('/', "~1").replace('{', "%7B").replace('}', "%7D");
    let content = "requestBody/content/application~1json/schema";
    Some(format!("/paths/{path}/{method}/{content}"))
}

fn webhook(call: Webhook) -> Option<(&'static str, &'static str)> {
    match call {
        Webhook::Followup => Some(("post", "/webhooks/{webhook_id}/{webhook_token}")),
        Webhook::Edit(Which::Original) => {
            Some(("patch", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"))
        }
        Webhook::Edit(Which::Message(_)) => {
            Some(("patch", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"))
        }
        Webhook::Get(_) | Webhook::Delete(_) => None,
    }
}

fn commands(scope: Scope, what: Command) -> Option<(&'static str, &'static str)> {
    let method = match what {
        Command::Register => "post",
        Command::Replace => "put",
        Command::Edit(_) => "patch",
        Command::List | Command::Get(_) | Command::Delete(_) => return None,
    };
    let one = matches!(what, Command::Edit(_));
    Some(match (scope, one) {
        (Scope::Global, false) => (method, "/applications/{application_id}/commands"),
        (Scope::Global, true) => (method, "/applications/{application_id}/commands/{command_id}"),
        (Scope::Guild(_), false) => {
            (method, "/applications/{application_id}/guilds/{guild_id}/commands")
        }
        (Scope::Guild(_), true) => {
            (method, "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}")
        }
    })
}

/// Adapts a body where Discord accepts more than its own file says: numbers as attachment ids,
/// permissions as text.
fn forgive(body: &mut Value) {
    match body {
        Value::Object(keys) => {
            for attachment in
                keys.get_mut("attachments").and_then(Value::as_array_mut).into_iter().flatten()
            {
                if let Some(id) = attachment["id"].as_u64() {
                    attachment["id"] = json!(id.to_string());
                }
            }
            if let Some(permissions) = keys.get_mut("default_member_permissions") {
                let number = permissions.as_str().and_then(|text| text.parse::<u64>().ok());
                *permissions = number.map_or_else(|| permissions.clone(), |number| json!(number));
            }
            keys.values_mut().for_each(forgive);
        }
        Value::Array(items) => items.iter_mut().for_each(forgive),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
