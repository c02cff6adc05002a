//! Discord's limits for the JSON of a request.

use std::collections::BTreeSet;

use serde_json::Value;

/// Checks everything that a request says.
///
/// # Panics
/// Something exceeds a limit of Discord.
pub fn check(body: &Value) {
    length(&body["content"], 2000);
    let embeds = body["embeds"].as_array().into_iter().flatten();
    embeds.for_each(check_embed);
    let rows = body["components"].as_array().map_or(&[] as &[Value], Vec::as_slice);
    assert!(rows.len() <= 5, "{} rows", rows.len());
    let mut ids = BTreeSet::new();
    for row in rows {
        let parts = row["components"].as_array().map_or(&[] as &[Value], Vec::as_slice);
        assert!((1..=5).contains(&parts.len()), "{} components in a row", parts.len());
        for part in parts {
            check_component(part);
            let id = part["custom_id"].as_str();
            assert!(id.is_none_or(|id| ids.insert(id)), "{id:?} is there twice");
        }
    }
    let choices = body["choices"].as_array().map_or(&[] as &[Value], Vec::as_slice);
    assert!(choices.len() <= 25, "{} choices", choices.len());
    for choice in choices {
        length(&choice["name"], 100);
        length(&choice["value"], 100);
    }
    length(&body["title"], 45);
    if body["data"].is_object() {
        check(&body["data"]);
    }
}

fn check_embed(embed: &Value) {
    length(&embed["title"], 256);
    length(&embed["description"], 4096);
    length(&embed["footer"]["text"], 2048);
    let fields = embed["fields"].as_array().map_or(&[] as &[Value], Vec::as_slice);
    assert!(fields.len() <= 25, "{} fields", fields.len());
    for field in fields {
        length(&field["name"], 256);
        length(&field["value"], 1024);
    }
}

fn check_component(part: &Value) {
    length(&part["custom_id"], 100);
    length(&part["label"], 80);
    length(&part["placeholder"], 150);
    let options = part["options"].as_array().map_or(&[] as &[Value], Vec::as_slice);
    assert!(options.len() <= 25, "{} options", options.len());
    for option in options {
        for key in ["label", "value", "description"] {
            length(&option[key], 100);
        }
    }
}

/// Checks a length. Discord counts UTF-16 code units.
fn length(text: &Value, most: usize) {
    let text = text.as_str().unwrap_or_default();
    assert!(text.encode_utf16().count() <= most, "longer than {most}: {text}");
}
