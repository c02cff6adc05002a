//! Discord's time limits and errors.

use std::time::Duration;

use playground::{Access, Answer, Impossible, Playground};
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::support::{Answered, Bot, Rest, playground, text};

fn hello(text: &str) -> Value {
    json!({ "type": 4, "data": { "content": text } })
}

/// Ada says hello; the outcome is awaited in the background.
fn ask(playground: &Playground) -> JoinHandle<Result<Answer, Impossible>> {
    let (ada, channel) = (playground.person("Ada").unwrap(), playground.channels()[0].id);
    tokio::spawn(async move { ada.command(channel, "/hello").await })
}

fn check(answered: Answered, status: u16, code: u32) {
    assert_eq!((answered.0, &answered.1["code"]), (status, &json!(code)), "{}", answered.1);
}

#[tokio::test]
async fn a_late_answer_meets_an_unknown_interaction() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    let asked = ask(&playground);
    let interaction = bot.interaction().await;
    assert_eq!(asked.await.unwrap().unwrap(), Answer::Failed);
    check(bot.rest.answer(&interaction, hello("too late")).await, 404, 10062);
    check(bot.rest.edit_original(&interaction, json!({ "content": "x" })).await, 404, 10015);
    let unanswered = playground.journal().unanswered();
    assert_eq!(unanswered.len(), 1);
    assert_eq!(unanswered[0].what, "/hello");
    assert!(playground.journal().answer_times().is_empty());
}

#[tokio::test]
async fn a_second_first_answer_is_refused() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    let asked = ask(&playground);
    let interaction = bot.interaction().await;
    assert_eq!(bot.rest.answer(&interaction, hello("one")).await.0, 200);
    check(bot.rest.answer(&interaction, hello("two")).await, 400, 40060);
    let message = asked.await.unwrap().unwrap().message().unwrap();
    assert_eq!(message.content, "one");
    assert_eq!(playground.journal().answer_times().len(), 1);
}

#[tokio::test]
async fn a_follow_up_before_the_first_answer_is_refused() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    let asked = ask(&playground);
    let interaction = bot.interaction().await;
    check(bot.rest.follow_up(&interaction, json!({ "content": "x" })).await, 404, 10015);
    assert_eq!(asked.await.unwrap().unwrap(), Answer::Failed);
}

#[tokio::test]
async fn a_token_is_good_for_a_while() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    let asked = ask(&playground);
    let interaction = bot.interaction().await;
    bot.rest.answer(&interaction, hello("one")).await;
    asked.await.unwrap().unwrap();
    assert_eq!(bot.rest.edit_original(&interaction, json!({ "content": "two" })).await.0, 200);
    tokio::time::sleep(Duration::from_millis(1600)).await;
    check(bot.rest.edit_original(&interaction, json!({ "content": "three" })).await, 401, 50027);
    check(bot.rest.follow_up(&interaction, json!({ "content": "four" })).await, 401, 50027);
}

#[tokio::test]
async fn what_is_not_there_has_its_own_code() {
    let playground = playground().await;
    let rest = Rest::new(&playground);
    let channel = playground.channels()[0].id;
    let hello = json!({ "content": "hello" });
    check(rest.get(&format!("/channels/{channel}/messages/7")).await, 404, 10008);
    check(rest.patch(&format!("/channels/{channel}/messages/7"), hello.clone()).await, 404, 10008);
    check(rest.delete(&format!("/channels/{channel}/messages/7")).await, 404, 10008);
    check(rest.post("/channels/7/messages", hello.clone()).await, 404, 10003);
    check(rest.post("/interactions/7/token/callback", json!({ "type": 6 })).await, 404, 10062);
    let webhook = format!("/webhooks/{}/token", rest.application);
    check(rest.post(&webhook, hello).await, 404, 10015);
    check(rest.get("/guilds/7/emojis").await, 404, 0);
    check(rest.call("PUT", "/users/@me", Some(json!({}))).await, 405, 0);
}

#[tokio::test]
async fn nobody_posts_where_they_may_not() {
    let playground = playground().await;
    let rest = Rest::new(&playground);
    let quiet = playground.channel("quiet-corner").unwrap().id;
    let path = format!("/channels/{quiet}/messages");
    check(rest.post(&path, json!({ "content": "hello" })).await, 403, 50013);
    playground.set_access(quiet, Access::Hidden);
    check(rest.post(&path, json!({ "content": "hello" })).await, 403, 50001);
    check(rest.get(&path).await, 403, 50001);
}

#[tokio::test]
async fn an_interaction_tells_what_the_bot_may_do() {
    const SEND_MESSAGES: u64 = 1 << 11;
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    let ada = playground.person("Ada").unwrap();
    for (name, may_post) in [("general", true), ("quiet-corner", false)] {
        let channel = playground.channel(name).unwrap().id;
        let asking = ada.command(channel, "/hello");
        let answering = async {
            let interaction = bot.interaction().await;
            let permissions: u64 = text(&interaction["app_permissions"]).parse().unwrap();
            assert_eq!(permissions & SEND_MESSAGES != 0, may_post, "{name}");
            assert_eq!(bot.rest.answer(&interaction, hello("here I may")).await.0, 200);
        };
        let (answer, ()) = tokio::join!(asking, answering);
        assert!(matches!(answer.unwrap(), Answer::Message(_)));
    }
}

#[tokio::test]
async fn a_wrong_token_is_unauthorized() {
    let playground = playground().await;
    let url = format!("{}/api/v10/users/@me", playground.base());
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let request = client.get(url).header("authorization", "Bot wrong");
    assert_eq!(request.send().await.unwrap().status(), 401);
}

#[tokio::test]
async fn bodies_that_are_no_json_or_say_nothing_are_refused() {
    let playground = playground().await;
    let rest = Rest::new(&playground);
    let path = format!("/channels/{}/messages", playground.channels()[0].id);
    check(rest.post(&path, json!({ "content": " " })).await, 400, 50006);
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let url = format!("{}/api/v10{path}", playground.base());
    let request = client.post(url).header("authorization", format!("Bot {}", playground.token()));
    let broken: Value =
        serde_json::from_str(&request.body("{").send().await.unwrap().text().await.unwrap())
            .unwrap();
    assert_eq!(broken["code"], 50109);
}

#[tokio::test]
async fn others_messages_are_left_alone() {
    let playground = playground().await;
    let rest = Rest::new(&playground);
    let channel = playground.channels()[0].id;
    let said = playground.person("Ben").unwrap().say(channel, "mine").unwrap();
    let path = format!("/channels/{channel}/messages/{}", said.id);
    check(rest.patch(&path, json!({ "content": "yours" })).await, 403, 50005);
    check(rest.delete(&path).await, 403, 50013);
}

#[tokio::test]
async fn types_6_and_7_need_a_pressed_message() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    let asked = ask(&playground);
    let interaction = bot.interaction().await;
    check(bot.rest.answer(&interaction, json!({ "type": 6 })).await, 400, 50035);
    let update = json!({ "type": 7, "data": { "content": "x" } });
    check(bot.rest.answer(&interaction, update).await, 400, 50035);
    asked.await.unwrap().unwrap();
}
