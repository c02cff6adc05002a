//! The changes that Discord makes to a bot's content before it returns it: numbers, types,
//! addresses.

use serde_json::{Map, Value, json};

/// Numbers all components, as Discord does.
pub(super) fn numbered(mut components: Vec<Value>) -> Vec<Value> {
    let mut next = 1;
    for component in &mut components {
        number(component, &mut next);
    }
    components
}

fn number(component: &mut Value, next: &mut u32) {
    let Value::Object(keys) = component else { return };
    keys.retain(|_, value| !value.is_null());
    keys.insert("id".to_owned(), json!(*next));
    *next += 1;
    if let Some(Value::Array(inner)) = keys.get_mut("components") {
        for component in inner {
            number(component, next);
        }
    }
}

/// An embed as Discord returns it: with its type, without nulls, and with the addresses of attached
/// pictures.
pub(super) fn shown(mut embed: Value, attachments: &[Value]) -> Value {
    drop_nulls(&mut embed);
    embed["type"] = json!("rich");
    for part in ["image", "thumbnail", "author", "footer"] {
        let key = if matches!(part, "author" | "footer") { "icon_url" } else { "url" };
        let address = embed[part][key].as_str().and_then(|url| attached(url, attachments));
        if let Some(address) = address {
            embed[part][key] = json!(address);
        }
        if embed[part].is_null() {
            embed.as_object_mut().and_then(|keys| keys.remove(part));
        }
    }
    for field in embed["fields"].as_array_mut().into_iter().flatten() {
        let inline = field["inline"].as_bool().unwrap_or(false);
        field["inline"] = json!(inline);
    }
    if embed["fields"].is_null() {
        embed.as_object_mut().and_then(|keys| keys.remove("fields"));
    }
    embed
}

fn attached(url: &str, attachments: &[Value]) -> Option<String> {
    let name = url.strip_prefix("attachment://")?;
    let file = attachments.iter().find(|item| item["filename"].as_str() == Some(name))?;
    file["url"].as_str().map(str::to_owned)
}

fn drop_nulls(json: &mut Value) {
    match json {
        Value::Object(keys) => {
            let old: Map<String, Value> = std::mem::take(keys);
            keys.extend(old.into_iter().filter(|(_, value)| !value.is_null()));
            keys.values_mut().for_each(drop_nulls);
        }
        Value::Array(items) => items.iter_mut().for_each(drop_nulls),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
