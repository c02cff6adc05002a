//! The gateway: who may connect, what a resume replays, and misbehaviour on demand.

use std::time::Duration;

use playground::{Answer, Delivery, Resumable};
use serde_json::{Value, json};

use crate::support::{
    Bot, Socket, close_code, connect, event, identify, payload, playground, say, text,
};

async fn check_close(said: Value, code: u16) {
    let playground = playground().await;
    let mut socket = connect(&playground).await;
    say(&mut socket, said).await;
    assert_eq!(close_code(&mut socket).await, code);
}

#[tokio::test]
async fn whoever_says_something_wrong_is_shown_the_door() {
    check_close(identify("wrong"), 4004).await;
    check_close(json!({ "op": 77 }), 4001).await;
    check_close(json!("what"), 4002).await;
    check_close(json!({ "op": 3, "d": {} }), 4003).await;
}

#[tokio::test]
async fn a_bot_may_identify_once() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    say(&mut bot.socket, identify(playground.token())).await;
    assert_eq!(close_code(&mut bot.socket).await, 4005);
}

#[tokio::test]
async fn shards_and_intents_have_to_make_sense() {
    let playground = playground().await;
    for (key, value, code) in
        [("shard", json!([2, 2]), 4010), ("intents", json!(1_u64 << 40), 4013)]
    {
        let mut identify = identify(playground.token());
        identify["d"][key] = value;
        let mut socket = connect(&playground).await;
        say(&mut socket, identify).await;
        assert_eq!(close_code(&mut socket).await, code);
    }
}

#[tokio::test]
async fn heartbeats_are_acknowledged() {
    let playground = playground().await;
    let mut socket = connect(&playground).await;
    assert_eq!(payload(&mut socket).await["op"], 10);
    say(&mut socket, json!({ "op": 1, "d": null })).await;
    assert_eq!(payload(&mut socket).await["op"], 11);
}

fn resume(token: &str, session: &str, seq: u64) -> Value {
    json!({ "op": 6, "d": { "token": token, "session_id": session, "seq": seq } })
}

#[tokio::test]
async fn a_resume_replays_what_was_missed() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    playground.gateway().drop_connections();
    gone(&mut bot.socket).await;
    let (ada, channel) = (playground.person("Ada").unwrap(), playground.channels()[0].id);
    let asked = tokio::spawn(async move { ada.command(channel, "/hello").await });
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert!(!playground.bot_connected());

    bot.socket = connect(&playground).await;
    say(&mut bot.socket, resume(playground.token(), &bot.session, bot.seq)).await;
    let interaction = bot.interaction().await;
    event(&mut bot.socket, "RESUMED").await;
    assert!(playground.bot_connected());
    let answer = json!({ "type": 4, "data": { "content": "back again" } });
    assert_eq!(bot.rest.answer(&interaction, answer).await.0, 200);
    assert!(matches!(asked.await.unwrap().unwrap(), Answer::Message(_)));
}

/// Reads until the connection has ended.
async fn gone(socket: &mut Socket) {
    use futures_util::StreamExt;
    while let Some(Ok(_)) = socket.next().await {}
}

#[tokio::test]
async fn a_session_that_is_forgotten_cannot_be_resumed() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    playground.gateway().invalidate(Resumable::No);
    assert!(!playground.bot_connected(), "nothing is told over it any more");
    let invalid = payload(&mut bot.socket).await;
    assert_eq!((&invalid["op"], &invalid["d"]), (&json!(9), &json!(false)));
    let mut socket = connect(&playground).await;
    payload(&mut socket).await;
    say(&mut socket, resume(playground.token(), &bot.session, bot.seq)).await;
    assert_eq!(payload(&mut socket).await["op"], 9);
    say(&mut socket, identify(playground.token())).await;
    event(&mut socket, "READY").await;
}

#[tokio::test]
async fn a_resume_from_the_future_is_refused() {
    let playground = playground().await;
    let bot = Bot::start(&playground).await;
    let mut socket = connect(&playground).await;
    say(&mut socket, resume(playground.token(), &bot.session, 99)).await;
    assert_eq!(close_code(&mut socket).await, 4007);
}

#[tokio::test]
async fn connections_are_closed_and_called_back_on_demand() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    playground.gateway().reconnect();
    assert_eq!(payload(&mut bot.socket).await["op"], 7);
    playground.gateway().close(4000);
    assert_eq!(close_code(&mut bot.socket).await, 4000);
}

#[tokio::test]
async fn an_interaction_is_delivered_twice_on_demand() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    playground.faults().deliver(Delivery::Twice(Duration::from_millis(20)));
    let (ada, channel) = (playground.person("Ada").unwrap(), playground.channels()[0].id);
    let asked = tokio::spawn(async move { ada.command(channel, "/hello").await });
    let (first, second) = (bot.interaction().await, bot.interaction().await);
    assert_eq!(first, second);
    assert!(!text(&first["token"]).is_empty());
    assert_eq!(asked.await.unwrap().unwrap(), Answer::Failed);
}

#[tokio::test]
async fn an_interaction_is_lost_on_demand() {
    let playground = playground().await;
    let _bot = Bot::start(&playground).await;
    playground.faults().deliver(Delivery::Lost);
    let (ada, channel) = (playground.person("Ada").unwrap(), playground.channels()[0].id);
    assert_eq!(ada.command(channel, "/hello").await.unwrap(), Answer::Failed);
}

#[tokio::test]
async fn whoever_asks_who_is_on_the_server_is_answered() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    let guild = playground.guild().to_string();
    let ids = [playground.application().to_string(), "7".to_owned()];
    let ask = json!({ "op": 8, "d": { "guild_id": guild, "user_ids": ids, "limit": 0 } });
    say(&mut bot.socket, ask).await;
    let chunk = event(&mut bot.socket, "GUILD_MEMBERS_CHUNK").await;
    assert_eq!(chunk["d"]["members"][0]["user"]["id"], json!(ids[0]));
    assert_eq!(chunk["d"]["not_found"], json!(["7"]));
}

#[tokio::test]
async fn a_deaf_session_hears_heartbeats_alone_until_it_resumes() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    playground.gateway().deafen();
    assert!(playground.bot_connected(), "it looks well");
    let (ada, channel) = (playground.person("Ada").unwrap(), playground.channels()[0].id);
    assert_eq!(ada.command(channel, "/hello").await.unwrap(), Answer::Failed);
    say(&mut bot.socket, json!({ "op": 1, "d": null })).await;
    assert_eq!(payload(&mut bot.socket).await["op"], 11);

    bot.socket = connect(&playground).await;
    say(&mut bot.socket, resume(playground.token(), &bot.session, bot.seq)).await;
    bot.interaction().await;
    event(&mut bot.socket, "RESUMED").await;
}
