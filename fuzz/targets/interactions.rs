//! Interactions as the gateway sends them, to the whole bot: each that can be read is answered once,
//! within Discord's limits, and never by an apology for a fault of ours.
//!
//! Each line of an input is an interaction. Ids and tokens are replaced, so that each is new.
#![no_main]

use std::collections::VecDeque;
use std::sync::{LazyLock, Mutex, PoisonError};

use fuzz::{bot, limits, mutation};
use henge::discord::reads;
use henge::language::Language;
use henge::view::Words;
use rand::RngExt as _;
use rand::rngs::ChaCha20Rng;
use serde_json::{Value, json};
use strum::VariantArray as _;

/// The most interactions of an input.
const MOST: usize = 4;

/// The number of buttons and selects that are remembered.
const KEPT: usize = 2000;

/// What the bot has shown lately. Only mutations use it, so that an input always does the same.
static SEEN: Mutex<VecDeque<Value>> = Mutex::new(VecDeque::new());

/// The apology for a fault of ours, in every language.
static FAULTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    Language::VARIANTS.iter().map(|language| Words::of(*language).say("fault")).collect()
});

libfuzzer_sys::fuzz_target!(|text: &str| {
    let (mut heard, mut expected) = (Vec::new(), Vec::new());
    for line in text.lines() {
        let Ok(mut interaction) = serde_json::from_str::<Value>(line) else { continue };
        without_odd_hashes(&mut interaction);
        let id = bot::id(heard.len());
        if let Value::Object(fields) = &mut interaction {
            fields.insert("id".to_owned(), json!(id.to_string()));
            fields.insert("token".to_owned(), json!(format!("token{id}")));
        }
        if !reads(&interaction.to_string()) {
            continue;
        }
        // Discord may add a field at any time.
        if let Value::Object(fields) = &mut interaction {
            fields.insert("a_new_field".to_owned(), json!({ "new": [null] }));
        }
        assert!(reads(&interaction.to_string()), "a new field is in the way");
        heard.push(interaction);
        expected.push(id);
        if heard.len() == MOST {
            break;
        }
    }
    if heard.is_empty() {
        return;
    }
    let sent = bot::hear(heard);
    let responses = bot::responses(&sent);
    assert!(responses.keys().all(|id| expected.contains(id)));
    for id in expected {
        assert_eq!(responses.get(&id), Some(&1), "the responses to {id}");
    }
    for request in sent {
        limits::check(&request.body);
        remember(&request.body);
        let said = request.body.to_string();
        assert!(!said.contains('⟨') || text.contains('⟨'), "a sentence is missing: {said}");
        let content = |body: &Value| body["content"].as_str().unwrap_or_default().to_owned();
        for said in [content(&request.body), content(&request.body["data"])] {
            assert!(!FAULTS.contains(&said), "a fault of ours");
        }
    }
});

libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    mutation::mutate(data, size, max_size, seed, |text, luck| {
        if luck.random_bool(0.5) { followed(text, luck) } else { mutation::lines(text, luck) }
    })
});

/// The buttons and selects of a message of the bot, for later mutations.
fn remember(body: &Value) {
    let rows = [&body["components"], &body["data"]["components"]];
    let rows = rows.into_iter().filter_map(Value::as_array).flatten();
    let parts = rows.filter_map(|row| row["components"].as_array()).flatten();
    let mut seen = SEEN.lock().unwrap_or_else(PoisonError::into_inner);
    for part in parts {
        if seen.len() == KEPT {
            seen.pop_front();
        }
        seen.push_back(part.clone());
    }
}

/// The interactions, and then a press on something that the bot has shown to somebody.
fn followed(text: &str, luck: &mut ChaCha20Rng) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let seen = SEEN.lock().unwrap_or_else(PoisonError::into_inner);
    let (Some(line), false) = (mutation::any(&lines, luck), seen.is_empty()) else {
        return text.to_owned();
    };
    let Ok(mut press) = serde_json::from_str::<Value>(line) else { return text.to_owned() };
    if !press.is_object() {
        return text.to_owned();
    }
    let mut part = seen[luck.random_range(0..seen.len())].clone();
    drop(seen);
    let (id, kind) = (part["custom_id"].clone(), part["type"].clone());
    press["data"] = json!({ "custom_id": id, "component_type": kind, "id": 2 });
    if kind == json!(3) {
        let options = part["options"].as_array().cloned().unwrap_or_default();
        let picked = mutation::any(&options, luck).map(|option| option["value"].clone());
        press["data"]["values"] = json!([picked]);
    }
    part["id"] = json!(2);
    press["type"] = json!(3);
    press["message"] = json!({
        "id": "7", "channel_id": press["channel_id"], "type": 0, "author": author(),
        "content": "", "embeds": [], "attachments": [], "mentions": [], "mention_roles": [],
        "mention_everyone": false, "edited_timestamp": null,
        "timestamp": "2026-01-01T00:00:00.000000+00:00", "pinned": false, "tts": false,
        "flags": if luck.random_bool(0.5) { 64 } else { 0 },
        "components": [{ "type": 1, "id": 1, "components": [part] }],
    });
    if lines.len() >= MOST {
        lines.remove(0);
    }
    lines.push(press.to_string());
    lines.join("\n")
}

/// The bot, as the author of a message.
fn author() -> Value {
    json!({ "id": "2", "username": "henge", "avatar": null, "discriminator": "0", "bot": true })
}

/// Removes invalid image hashes: serenity panics at a hash of 32 bytes that are not ASCII. Only
/// Discord could send one, and its hashes are hexadecimal.
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
