//! The limits on what a long-running playground keeps.

use playground::{Options, Playground};
use serde_json::json;

use crate::support::{Bot, text};

const KEPT: usize = 10;

async fn playground() -> Playground {
    let options = Options { kept: Some(KEPT), limits: false, ..Options::default() };
    Playground::start(options).await.unwrap()
}

#[tokio::test]
async fn the_newest_messages_and_entries_are_kept() {
    let playground = playground().await;
    let (ada, channels) = (playground.people()[0].clone(), playground.channels());
    ada.say(&channels[1], "elsewhere").unwrap();
    let first = ada.say(&channels[0], "0").unwrap();
    for number in 1..100 {
        ada.say(&channels[0], &number.to_string()).unwrap();
    }
    let seen: Vec<String> = ada.sees(&channels[0]).into_iter().map(|m| m.content).collect();
    let newest: Vec<String> = (90..100).map(|number: u32| number.to_string()).collect();
    assert_eq!(seen, newest);
    assert!(ada.look(first.id).is_none());
    assert_eq!(ada.sees(&channels[1]).len(), 1, "each channel keeps as many");
    let events = playground.journal().events();
    let bodies: Vec<&str> = events.iter().map(|event| text(&event.data["content"])).collect();
    assert!((KEPT / 2..=KEPT).contains(&events.len()) && bodies.contains(&"99"), "{bodies:?}");
}

#[tokio::test]
async fn a_message_that_goes_on_changing_is_kept() {
    let playground = playground().await;
    let bot = Bot::start(&playground).await;
    let (ada, channel) = (playground.people()[0].clone(), playground.channels()[0].clone());
    let path = format!("/channels/{}/messages", channel.id);
    let posted = bot.rest.post(&path, json!({ "content": "the table" })).await.1;
    let table = format!("{path}/{}", text(&posted["id"]));
    for number in 0..30 {
        ada.say(&channel, &number.to_string()).unwrap();
        let changed = json!({ "content": format!("the table {number}") });
        assert_eq!(bot.rest.patch(&table, changed).await.0, 200);
    }
    let seen = ada.sees(&channel);
    assert_eq!((seen.len(), seen[0].content.as_str()), (KEPT, "the table 29"));
    let requests = playground.journal().requests();
    assert!((KEPT / 2..=KEPT).contains(&requests.len()), "{}", requests.len());
    assert!(requests.iter().all(|request| request.status == Some(200)));
}

#[tokio::test]
async fn the_newest_threads_are_kept() {
    let playground = playground().await;
    let bot = Bot::start(&playground).await;
    let channel = playground.channels()[0].clone();
    let path = format!("/channels/{}/threads", channel.id);
    for number in 0..20 {
        let started = json!({ "name": number.to_string(), "type": 11 });
        assert_eq!(bot.rest.post(&path, started).await.0, 201);
    }
    let names: Vec<String> = playground.threads(&channel).into_iter().map(|t| t.name).collect();
    let newest: Vec<String> = (10..20).map(|number: u32| number.to_string()).collect();
    assert_eq!(names, newest);
}
