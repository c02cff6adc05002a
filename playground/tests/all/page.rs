//! The data that the web page receives, and the requests that it may make.

use futures_util::{SinkExt, StreamExt};
use playground::{Playground, Snowflake};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message as Frame};

use crate::support::{Bot, Socket, playground};

async fn open(playground: &Playground, person: Snowflake) -> Socket {
    let base = playground.base().replace("http", "ws");
    connect_async(format!("{base}/page/socket?as={person}")).await.unwrap().0
}

async fn told(page: &mut Socket, kind: &str) -> Value {
    loop {
        let wait = std::time::Duration::from_secs(3);
        let frame = tokio::time::timeout(wait, page.next()).await.expect(kind).unwrap().unwrap();
        let Frame::Text(text) = frame else { continue };
        let said: Value = serde_json::from_str(&text).unwrap();
        if said["t"] == json!(kind) {
            return said;
        }
    }
}

async fn say(page: &mut Socket, said: Value) {
    page.send(Frame::text(said.to_string())).await.unwrap();
}

#[tokio::test]
async fn the_page_is_served() {
    let playground = playground().await;
    for file in ["", "style.css", "app.js", "form.js"] {
        let response = reqwest::get(format!("{}/{file}", playground.base())).await.unwrap();
        assert_eq!(response.status(), 200, "{file}");
    }
    let none = reqwest::get(format!("{}/none.js", playground.base())).await.unwrap();
    assert_eq!(none.status(), 404);
}

/// The status of the response when a page of this origin opens a WebSocket: 101 if it is accepted.
async fn asked_from(playground: &Playground, path: &str, host: &str, origin: Option<&str>) -> u16 {
    let address = format!("{}/{path}", playground.base().replace("http", "ws"));
    let mut request = address.into_client_request().unwrap();
    request.headers_mut().insert("host", HeaderValue::from_str(host).unwrap());
    if let Some(origin) = origin {
        request.headers_mut().insert("origin", HeaderValue::from_str(origin).unwrap());
    }
    match connect_async(request).await {
        Ok((_, response)) => response.status().as_u16(),
        Err(Error::Http(response)) => response.status().as_u16(),
        Err(error) => panic!("{error}"),
    }
}

fn port(playground: &Playground) -> &str {
    playground.base().rsplit_once(':').unwrap().1
}

#[tokio::test]
async fn its_own_page_alone_opens_a_socket() {
    let playground = playground().await;
    let port = port(&playground);
    let own = [format!("127.0.0.1:{port}"), format!("localhost:{port}")];
    let other_port = format!("http://localhost:{}", port.parse::<u16>().unwrap() ^ 1);
    let longer = format!("http://{}.evil.example", own[0]);
    for path in ["page/socket", "?v=10&encoding=json"] {
        for host in &own {
            let asked =
                async |origin: &str| asked_from(&playground, path, host, Some(origin)).await;
            assert_eq!(asked_from(&playground, path, host, None).await, 101, "{path}");
            for origin in &own {
                assert_eq!(asked(&format!("http://{origin}")).await, 101, "{path} {origin}");
            }
            let evil = ["https://evil.example", "null", "http://localhost", &other_port, &longer];
            for origin in evil {
                assert_eq!(asked(origin).await, 403, "{path} {origin}");
            }
        }
    }
}

#[tokio::test]
async fn nothing_is_served_under_a_foreign_name() {
    let playground = playground().await;
    let port = port(&playground);
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let rebound = format!("rebind.evil.example:{port}");
    for path in ["", "app.js", "attachments/1/2/x.png", "emojis/1.png", "api/v10/gateway"] {
        let asked = async |host: &str| {
            let request = client.get(format!("{}/{path}", playground.base()));
            request.header("host", host).send().await.unwrap().status().as_u16()
        };
        assert_ne!(asked(&format!("localhost:{port}")).await, 403, "{path}");
        assert_eq!(asked(&rebound).await, 403, "{path}");
        assert_eq!(asked("127.0.0.1").await, 403, "another port: {path}");
    }
    assert_eq!(asked_from(&playground, "page/socket", &rebound, None).await, 403);
}

#[tokio::test]
async fn a_command_and_its_answer_arrive_live() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    let (ada, ben) = (playground.people()[0].clone(), playground.people()[1].clone());
    let channel = playground.channels()[0].id;
    let (mut hers, mut his) = (open(&playground, ada.id).await, open(&playground, ben.id).await);
    let state = told(&mut hers, "state").await;
    assert_eq!((&state["you"], &state["people"][1]["name"]), (&json!(ada.id), &json!("Ben")));
    assert_eq!(
        (&state["commands"][0]["name"], &state["bot"]["connected"]),
        (&json!("hello"), &json!(true))
    );
    told(&mut his, "state").await;

    say(&mut hers, json!({ "t": "command", "key": 1, "channel_id": channel, "name": "hello", "path": [], "options": {} })).await;
    assert_eq!(told(&mut hers, "interaction").await["status"], "pending");
    let interaction = bot.interaction().await;
    bot.rest.answer(&interaction, json!({ "type": 5, "data": { "flags": 64 } })).await;
    let thinking = told(&mut hers, "message").await["message"].clone();
    assert_eq!((&thinking["loading"], &thinking["ephemeral"]), (&json!(true), &json!(true)));
    assert_eq!((&thinking["command"], &thinking["by"]), (&json!("/hello"), &json!(ada.id)));
    let done = told(&mut hers, "interaction").await;
    assert_eq!((&done["key"], &done["status"]), (&json!(1), &json!("done")));
    bot.rest.follow_up(&interaction, json!({ "content": "secret" })).await;
    assert_eq!(told(&mut hers, "message").await["message"]["content"], "secret");

    bot.rest.follow_up(&interaction, json!({ "content": "open" })).await;
    assert_eq!(told(&mut his, "message").await["message"]["content"], "open");
    let mut again = open(&playground, ada.id).await;
    let messages = &told(&mut again, "state").await["messages"][channel.to_string()];
    assert_eq!(messages.as_array().unwrap().len(), 1, "the ephemeral one is gone");
    assert_eq!(messages[0]["content"], "open");
}

#[tokio::test]
async fn a_form_is_shown_to_who_asked_and_sent_from_there() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    let (ada, channel) = (playground.people()[0].clone(), playground.channels()[0].id);
    let mut page = open(&playground, ada.id).await;
    told(&mut page, "state").await;
    say(&mut page, json!({ "t": "command", "key": 1, "channel_id": channel, "name": "hello" }))
        .await;
    let interaction = bot.interaction().await;
    let input = json!({ "type": 4, "custom_id": "line", "label": "Line", "style": 1 });
    let rows = json!([{ "type": 1, "components": [input] }]);
    let form = json!({ "title": "Words", "custom_id": "words", "components": rows });
    bot.rest.answer(&interaction, json!({ "type": 9, "data": form })).await;
    assert_eq!(told(&mut page, "interaction").await["status"], "pending");
    let opened = told(&mut page, "interaction").await;
    assert_eq!((&opened["status"], &opened["form"]["title"]), (&json!("done"), &json!("Words")));
    let id = &opened["form"]["id"];
    assert_eq!(id, &interaction["id"]);
    say(&mut page, json!({ "t": "submit", "key": 2, "form_id": id, "values": ["abc"] })).await;
    let submitted = bot.interaction().await;
    assert_eq!(submitted["data"]["components"][0]["components"][0]["value"], "abc");
    say(&mut page, json!({ "t": "submit", "key": 3, "form_id": "7", "values": ["abc"] })).await;
    told(&mut page, "error").await;
}

#[tokio::test]
async fn failures_errors_and_violations_are_shown() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    let (ada, channel) = (playground.people()[0].clone(), playground.channels()[0].id);
    let mut page = open(&playground, ada.id).await;
    told(&mut page, "state").await;
    say(&mut page, json!({ "t": "press", "key": "k", "channel_id": channel, "message_id": "7", "custom_id": "x" })).await;
    assert_eq!(told(&mut page, "interaction").await["status"], "gone");
    say(&mut page, json!({ "t": "nonsense" })).await;
    told(&mut page, "error").await;
    say(&mut page, json!({ "t": "command", "key": "k", "channel_id": channel, "name": "hello" }))
        .await;
    assert_eq!(told(&mut page, "interaction").await["status"], "pending");
    let interaction = bot.interaction().await;
    bot.rest
        .answer(&interaction, json!({ "type": 4, "data": { "content": "x".repeat(2001) } }))
        .await;
    let violation = told(&mut page, "violation").await;
    assert!(violation["path"].as_str().unwrap().ends_with("data.content"), "{violation}");
    assert_eq!(told(&mut page, "interaction").await["status"], "failed");
    say(&mut page, json!({ "t": "say", "channel_id": channel, "text": "never mind" })).await;
    assert_eq!(told(&mut page, "message").await["message"]["content"], "never mind");
}

#[tokio::test]
async fn a_value_is_picked_on_the_page() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    let (ada, channel) = (playground.people()[0].clone(), playground.channels()[0].id);
    let mut page = open(&playground, ada.id).await;
    let option = |value: &str| json!({ "label": value, "value": value });
    let options = [option("hare"), option("fox")];
    let select = json!({ "type": 3, "custom_id": "animal", "options": options });
    let data = json!({ "components": [{ "type": 1, "components": [select] }] });
    let asked = tokio::spawn(async move { ada.command(channel, "/hello").await });
    let interaction = bot.interaction().await;
    bot.rest.answer(&interaction, json!({ "type": 4, "data": data })).await;
    let shown = asked.await.unwrap().unwrap().message().unwrap().id;
    let pick = |values| json!({ "t": "pick", "key": 1, "message_id": shown, "custom_id": "animal", "values": values });
    say(&mut page, pick(["fox"])).await;
    assert_eq!(told(&mut page, "interaction").await["status"], "pending");
    assert_eq!(bot.interaction().await["data"]["values"], json!(["fox"]));
    say(&mut page, pick(["wolf"])).await;
    assert_eq!(told(&mut page, "interaction").await["status"], "gone");
}

#[tokio::test]
async fn a_dismissed_message_is_gone_for_good() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    let (ada, channel) = (playground.people()[0].clone(), playground.channels()[0].id);
    let mut page = open(&playground, ada.id).await;
    let asked = tokio::spawn({
        let ada = ada.clone();
        async move { ada.command(channel, "/hello").await }
    });
    let interaction = bot.interaction().await;
    let answer = json!({ "type": 4, "data": { "content": "secret", "flags": 64 } });
    bot.rest.answer(&interaction, answer).await;
    asked.await.unwrap().unwrap();
    let shown = told(&mut page, "message").await["message"]["id"].clone();
    say(&mut page, json!({ "t": "dismiss", "message_id": shown })).await;
    assert_eq!(told(&mut page, "deleted").await["id"], shown);
    assert!(ada.sees(channel).is_empty());
}

#[tokio::test]
async fn what_may_be_chosen_arrives_while_a_command_is_typed() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    let option = json!({ "type": 3, "name": "city", "description": "x", "autocomplete": true });
    let command = json!([{ "name": "go", "description": "x", "options": [option] }]);
    assert_eq!(bot.rest.register(command).await.0, 200);
    let (ada, channel) = (playground.people()[0].clone(), playground.channels()[0].id);
    let mut page = open(&playground, ada.id).await;
    let typing = json!({ "t": "typing", "key": "k", "channel_id": channel, "name": "go",
                         "options": { "city": "a" }, "focused": "city" });
    say(&mut page, typing.clone()).await;
    let interaction = bot.interaction().await;
    let choices = json!([{ "name": "Aachen", "value": "1" }]);
    let answer = json!({ "type": 8, "data": { "choices": choices } });
    assert_eq!(bot.rest.answer(&interaction, answer).await.0, 200);
    let told = told(&mut page, "choices").await;
    assert_eq!((&told["key"], &told["choices"]), (&json!("k"), &choices));
    say(&mut page, typing).await;
    bot.interaction().await;
    let told = self::told(&mut page, "choices").await;
    assert_eq!(told["choices"], json!([]), "nobody has answered");
}

#[tokio::test]
async fn languages_are_chosen_on_the_page() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    let (ada, ben) = (playground.people()[0].clone(), playground.people()[1].clone());
    let channel = playground.channels()[0].id;
    let (mut hers, mut other) = (open(&playground, ada.id).await, open(&playground, ada.id).await);
    let mut his = open(&playground, ben.id).await;
    for page in [&mut hers, &mut other, &mut his] {
        let state = told(page, "state").await;
        assert_eq!([&state["locale"], &state["guild"]["locale"]], ["en-US", "en-US"]);
        assert!(state["locales"].as_array().unwrap().contains(&json!(["ja", "日本語"])));
    }
    say(&mut hers, json!({ "t": "locale", "locale": "de" })).await;
    assert_eq!(told(&mut hers, "locale").await["locale"], "de");
    assert_eq!(told(&mut other, "locale").await["locale"], "de");
    say(&mut his, json!({ "t": "guild_locale", "locale": "fr" })).await;
    assert_eq!(told(&mut other, "guild_locale").await["locale"], "fr");
    for (page, own) in [(&mut hers, "de"), (&mut his, "en-US")] {
        let command = json!({ "t": "command", "key": 1, "channel_id": channel, "name": "hello" });
        say(page, command).await;
        let interaction = bot.interaction().await;
        assert_eq!([&interaction["locale"], &interaction["guild_locale"]], [own, "fr"]);
    }
    for kind in ["locale", "guild_locale"] {
        say(&mut his, json!({ "t": kind, "locale": "tlh" })).await;
        told(&mut his, "error").await;
    }
    assert_eq!((ada.locale(), ben.locale()), ("de".to_owned(), "en-US".to_owned()));
}
