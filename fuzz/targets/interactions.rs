//! Interactions as the gateway sends them, to the whole bot: each that can be read is answered once,
//! within Discord's limits, and never by an apology for a fault of ours.
//!
//! Each line of an input is an interaction. Ids and tokens are replaced, so that each is new.
#![no_main]

use std::sync::LazyLock;

use fuzz::{bot, limits, mutation};
use henge::discord::reads;
use henge::language::Language;
use henge::view::Words;
use serde_json::{Value, json};
use strum::VariantArray as _;

/// The most interactions of an input.
const MOST: usize = 4;

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
        let said = request.body.to_string();
        assert!(!said.contains('⟨') || text.contains('⟨'), "a sentence is missing: {said}");
        let content = |body: &Value| body["content"].as_str().unwrap_or_default().to_owned();
        for said in [content(&request.body), content(&request.body["data"])] {
            assert!(!FAULTS.contains(&said), "a fault of ours");
        }
    }
});

libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    mutation::mutate(data, size, max_size, seed, mutation::lines)
});

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
