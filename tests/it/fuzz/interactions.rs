//! Whole interactions, as the gateway sends them.

use henge::discord::reads;
use rand::RngExt as _;
use rand::rngs::ChaCha20Rng;
use rand::seq::IndexedRandom as _;
use serde_json::{Value, json};

use crate::fuzz::{altered, presses, try_all};
use crate::seed::Seed;

/// The fields that every interaction has.
fn interaction(kind: u8, data: &Value) -> Value {
    json!({
        "id": "1500000000000000001", "application_id": "1500000000000000002", "type": kind,
        "token": "aW50ZXJhY3Rpb246MQ", "version": 1, "data": data,
        "guild_id": "1500000000000000003",
        "guild": { "id": "1500000000000000003", "locale": "en-US", "features": [] },
        "guild_locale": "en-US", "channel_id": "1500000000000000004",
        "channel": {
            "id": "1500000000000000004", "type": 0, "guild_id": "1500000000000000003",
            "name": "wizards", "position": 0, "flags": 0, "parent_id": null, "topic": null,
            "nsfw": false, "last_message_id": null, "rate_limit_per_user": 0,
            "permissions": "562949953421311", "permission_overwrites": [],
        },
        "member": {
            "user": user(), "nick": null, "avatar": null, "roles": [], "flags": 0,
            "joined_at": "2026-01-01T00:00:00.000000+00:00", "premium_since": null,
            "deaf": false, "mute": false, "pending": false, "permissions": "562949953421311",
            "communication_disabled_until": null,
        },
        "locale": "en-US", "app_permissions": "2147600448", "entitlements": [],
        "authorizing_integration_owners": { "0": "1500000000000000003" }, "context": 0,
        "attachment_size_limit": 10_485_760,
    })
}

fn user() -> Value {
    json!({
        "id": "1500000000000000005", "username": "ada", "global_name": "Ada", "avatar": null,
        "discriminator": "0", "public_flags": 0, "flags": 0, "bot": false,
    })
}

fn command(options: &Value) -> Value {
    let data = json!({
        "id": "1500000000000000006", "name": "wizard", "type": 1, "options": options,
        "resolved": { "users": { "1500000000000000005": user() } },
    });
    interaction(2, &data)
}

/// A press on a message with some buttons.
fn press(luck: &mut ChaCha20Rng, texts: &[String]) -> Value {
    let button = |luck: &mut ChaCha20Rng| {
        json!({
            "type": 2, "style": luck.random_range(1..5), "label": "Press", "id": 2,
            "custom_id": altered::text(texts, luck), "disabled": luck.random_bool(0.2),
        })
    };
    let buttons: Vec<Value> = (0..luck.random_range(1..5)).map(|_| button(luck)).collect();
    let custom_id = buttons.choose(luck).unwrap()["custom_id"].clone();
    let mut json = interaction(3, &json!({ "custom_id": custom_id, "component_type": 2, "id": 1 }));
    json["message"] = json!({
        "id": "1500000000000000007", "channel_id": "1500000000000000004", "type": 0,
        "author": user(), "content": "", "embeds": [], "attachments": [], "mentions": [],
        "mention_roles": [], "mention_everyone": false, "edited_timestamp": null,
        "timestamp": "2026-01-01T00:00:00.000000+00:00", "pinned": false, "tts": false,
        "flags": if luck.random_bool(0.5) { 64 } else { 0 },
        "components": [{ "type": 1, "id": 1, "components": buttons }],
    });
    json
}

/// Values picked in a select of such a message.
fn pick(luck: &mut ChaCha20Rng, texts: &[String]) -> Value {
    let values =
        ["cards", "quick", "covered", "12", "true", "apprentice", "1500000000000000005", "🧙"];
    let option = |value: &&str| json!({ "label": "Pick", "value": value, "description": "What it means", "default": false });
    let select = json!({
        "type": 3, "id": 2, "custom_id": altered::text(texts, luck), "placeholder": "Pick",
        "options": values.iter().map(option).collect::<Vec<_>>(), "min_values": 1, "max_values": 1,
    });
    let mut json = press(luck, texts);
    let many = if luck.random_bool(0.8) { 1 } else { luck.random_range(0..30) };
    let picked: Vec<&str> = (0..many).map(|_| *values.choose(luck).unwrap()).collect();
    json["data"] = json!({
        "custom_id": select["custom_id"], "component_type": 3, "id": 2, "values": picked,
    });
    json["message"]["components"] = json!([{ "type": 1, "id": 1, "components": [select] }]);
    json
}

/// An autocompletion request for a move that is being typed.
fn typing(text: &str) -> Value {
    let what = json!({ "name": "what", "type": 3, "value": text, "focused": true });
    let mut json = command(&json!([{ "name": "move", "type": 1, "options": [what] }]));
    json["type"] = json!(4);
    json
}

/// A submitted form with the text of a cut, opened on such a message, or on none.
fn form(luck: &mut ChaCha20Rng, texts: &[String]) -> Value {
    let opened_on = press(luck, texts);
    let custom_id = opened_on["data"]["custom_id"].clone();
    let words = ["abracadabra", "", " ", "**x** <@1>", "\u{202e}", "🧙"].map(str::to_owned);
    let input = |luck: &mut ChaCha20Rng| {
        let name = if luck.random_bool(0.8) { "words" } else { "other" };
        json!({ "type": 4, "id": 2, "custom_id": name, "value": altered::text(&words, luck) })
    };
    let row = |luck: &mut ChaCha20Rng| json!({ "type": 1, "id": 1, "components": [input(luck)] });
    let rows: Vec<Value> = (0..luck.random_range(1..3)).map(|_| row(luck)).collect();
    let mut json = interaction(5, &json!({ "custom_id": custom_id, "components": rows }));
    if luck.random_bool(0.7) {
        json["message"] = opened_on["message"].clone();
    }
    json
}

/// A command with options of every type that Discord has, and of every size.
fn typed(luck: &mut ChaCha20Rng) -> Value {
    let names =
        ["play", "hand", "move", "what", "leaderboard", "rules", "game", "preset", "by", "", "🧙"];
    let values = [
        json!("cards"),
        json!("quick"),
        json!("wins"),
        json!(""),
        json!("x".repeat(6000)),
        json!(true),
        json!(-1),
        json!(i64::MAX),
        json!(1.5e300),
        json!("1500000000000000005"),
        json!(null),
    ];
    let option = |luck: &mut ChaCha20Rng, kind: u64| {
        let mut option = json!({ "name": names.choose(luck).unwrap(), "type": kind });
        if kind > 2 {
            option["value"] = values.choose(luck).unwrap().clone();
            if luck.random_bool(0.1) {
                option["focused"] = json!(true);
            }
        }
        option
    };
    let kind = if luck.random_bool(0.8) { 1 } else { luck.random_range(0..13) };
    let mut outer = option(luck, kind);
    let kinds: Vec<u64> = (0..luck.random_range(0..4)).map(|_| luck.random_range(0..13)).collect();
    let inner: Vec<Value> = kinds.into_iter().map(|kind| option(luck, kind)).collect();
    outer["options"] = json!(inner);
    command(&json!([outer]))
}

/// Removes invalid image hashes: serenity 0.12.5 panics at a hash of 32 bytes that are not ASCII.
/// Only Discord could send one, and its hashes are hexadecimal.
fn without_odd_hashes(json: &mut Value) {
    const HASHES: [&str; 4] = ["avatar", "banner", "icon", "splash"];
    match json {
        Value::Object(fields) => {
            let is_odd = |name: &str, value: &Value| {
                HASHES.contains(&name) && value.as_str().is_some_and(|hash| !hash.is_ascii())
            };
            fields.retain(|name, value| !is_odd(name, value));
            fields.values_mut().for_each(without_odd_hashes);
        }
        Value::Array(values) => values.iter_mut().for_each(without_odd_hashes),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn an_interaction_is_answered_or_dropped() {
    let texts = presses::valid();
    let play = json!([{ "name": "play", "type": 1, "options": [
        { "name": "game", "type": 3, "value": "dice" },
        { "name": "magic-cards", "type": 5, "value": true },
    ] }]);
    let (mut luck, cut) = (Seed::of_this_run().luck(1), vec!["2.c.7".to_owned()]);
    for understood in [command(&play), typing("b11"), form(&mut luck, &cut)] {
        assert!(reads(&understood.to_string()), "what is altered is understood at first");
    }
    let make = |luck: &mut ChaCha20Rng| {
        let mut json = match luck.random_range(0..10) {
            0 => command(&play),
            1 | 2 => typed(luck),
            3 | 4 => pick(luck, &texts),
            5 => typing(&altered::text(&texts, luck)),
            6 | 7 => form(luck, &texts),
            _ => press(luck, &texts),
        };
        altered::json(&mut json, luck);
        without_odd_hashes(&mut json);
        if luck.random_bool(0.1) {
            return altered::text(&[json.to_string()], luck);
        }
        json.to_string()
    };
    try_all("interactions", 15, make, |json| reads(json));
}
