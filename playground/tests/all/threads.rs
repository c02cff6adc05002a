//! Threads: who may start them, how they are reported, and what archived and locked ones accept.

use playground::{Access, Playground, Snowflake};
use serde_json::{Value, json};

use crate::support::{Bot, event, identify, playground, say, text};

/// A channel with a message and a bot, for tests of the thread that is started from the message.
struct Table {
    playground: Playground,
    bot: Bot,
    channel: Snowflake,
    message: String,
}

impl Table {
    async fn set() -> Self {
        let playground = playground().await;
        let bot = Bot::start(&playground).await;
        let channel = playground.channels()[0].id;
        let said = json!({ "content": "a table" });
        let message = bot.rest.post(&format!("/channels/{channel}/messages"), said).await.1;
        let message = text(&message["id"]).to_owned();
        Self { playground, bot, channel, message }
    }

    async fn start(&self, body: Value) -> (u16, Value) {
        let path = format!("/channels/{}/messages/{}/threads", self.channel, self.message);
        self.bot.rest.post(&path, body).await
    }

    async fn started(&self) -> Snowflake {
        let (status, thread) = self.start(json!({ "name": "cards" })).await;
        assert_eq!(status, 201, "{thread}");
        text(&thread["id"]).parse().unwrap()
    }

    async fn post(&self, channel: Snowflake) -> (u16, Value) {
        let path = format!("/channels/{channel}/messages");
        self.bot.rest.post(&path, json!({ "content": "hello" })).await
    }
}

fn code(answered: &(u16, Value)) -> (u16, u64) {
    (answered.0, answered.1["code"].as_u64().unwrap_or_default())
}

#[tokio::test]
async fn a_thread_has_the_id_of_its_message_and_is_a_channel_below_another() {
    let table = Table::set().await;
    let body = json!({ "name": "cards", "auto_archive_duration": 10080 });
    let (status, thread) = table.start(body).await;
    assert_eq!((status, text(&thread["id"])), (201, table.message.as_str()), "{thread}");
    assert_eq!((&thread["type"], &thread["name"]), (&json!(11), &json!("cards")));
    assert_eq!(text(&thread["parent_id"]), table.channel.to_string());
    assert_eq!(thread["thread_metadata"]["auto_archive_duration"], 10080);
    let (_, told) = table.bot.rest.get(&format!("/channels/{}", table.message)).await;
    assert_eq!(told, thread);
    let path = format!("/channels/{}/messages/{}", table.channel, table.message);
    let message = table.bot.rest.get(&path).await.1;
    assert_eq!((&message["flags"], &message["thread"]), (&json!(32), &thread));
    let again = table.start(json!({ "name": "once more" })).await;
    assert_eq!(code(&again), (400, 160_004));
    assert_eq!(table.playground.threads(table.channel).len(), 1);
}

#[tokio::test]
async fn what_is_said_of_a_thread_is_checked() {
    let table = Table::set().await;
    let long = "x".repeat(101);
    for body in [
        json!({}),
        json!({ "name": "" }),
        json!({ "name": long }),
        json!({ "name": "cards", "auto_archive_duration": 61 }),
    ] {
        assert_eq!(code(&table.start(body).await), (400, 50035));
    }
    assert!(table.playground.threads(table.channel).is_empty());
    let path = format!("/channels/{}/messages/1/threads", table.channel);
    let unknown = table.bot.rest.post(&path, json!({ "name": "cards" })).await;
    assert_eq!(code(&unknown), (404, 10008));
    let path = "/channels/1/messages/1/threads";
    assert_eq!(code(&table.bot.rest.post(path, json!({ "name": "cards" })).await), (404, 10003));
}

#[tokio::test]
async fn threads_are_started_and_written_in_by_who_may() {
    let table = Table::set().await;
    table.playground.set_access(table.channel, Access::NoThreads);
    assert_eq!(code(&table.start(json!({ "name": "cards" })).await), (403, 50013));
    assert_eq!(table.post(table.channel).await.0, 200);
    table.playground.set_access(table.channel, Access::Full);
    let thread = table.started().await;
    assert_eq!(table.post(thread).await.0, 200);
    table.playground.set_access(table.channel, Access::NoThreads);
    assert_eq!(code(&table.post(thread).await), (403, 50013));
    table.playground.set_access(table.channel, Access::Hidden);
    assert_eq!(code(&table.post(thread).await), (403, 50001));
    table.playground.set_access(table.channel, Access::Full);
    let below = format!("/channels/{thread}/threads");
    let below = table.bot.rest.post(&below, json!({ "name": "deeper", "type": 11 })).await;
    assert_eq!(code(&below), (400, 50024));
}

#[tokio::test]
async fn a_thread_of_no_message_is_announced_in_its_channel() {
    let table = Table::set().await;
    let path = format!("/channels/{}/threads", table.channel);
    let (status, thread) = table.bot.rest.post(&path, json!({ "name": "cards", "type": 11 })).await;
    assert_eq!(status, 201);
    let list = format!("/channels/{}/messages", table.channel);
    let newest = table.bot.rest.get(&list).await.1[0].clone();
    assert_eq!((&newest["type"], &newest["content"]), (&json!(18), &json!("cards")));
    assert_eq!(newest["message_reference"]["channel_id"], thread["id"]);
    // A thread without a type is private, which requires another permission.
    let private = table.bot.rest.post(&path, json!({ "name": "cards" })).await;
    assert_eq!(code(&private), (403, 50013));
}

#[tokio::test]
async fn a_message_wakes_an_archived_thread_and_an_edit_does_not() {
    let table = Table::set().await;
    let thread = table.started().await;
    let message = table.post(thread).await.1;
    let edit = format!("/channels/{thread}/messages/{}", text(&message["id"]));
    table.playground.archive_thread(thread);
    let edited = table.bot.rest.patch(&edit, json!({ "content": "anew" })).await;
    assert_eq!(code(&edited), (400, 50083));
    assert!(table.playground.is_archived(thread));
    assert_eq!(table.post(thread).await.0, 200);
    assert!(!table.playground.is_archived(thread));
    assert_eq!(table.bot.rest.patch(&edit, json!({ "content": "anew" })).await.0, 200);
    table.playground.archive_thread(thread);
    let path = format!("/channels/{thread}");
    let named = table.bot.rest.patch(&path, json!({ "name": "dice" })).await;
    assert_eq!(code(&named), (400, 50083));
    let (status, woken) =
        table.bot.rest.patch(&path, json!({ "archived": false, "name": "dice" })).await;
    assert_eq!((status, &woken["name"]), (200, &json!("dice")));
    assert!(!table.playground.is_archived(thread));
    let ada = table.playground.person("Ada").unwrap();
    table.playground.archive_thread(thread);
    ada.say(thread, "I am still here").unwrap();
    assert!(!table.playground.is_archived(thread));
}

#[tokio::test]
async fn a_locked_thread_takes_nothing_for_everybody() {
    let mut table = Table::set().await;
    let thread = table.started().await;
    let message = table.post(thread).await.1;
    let edit = format!("/channels/{thread}/messages/{}", text(&message["id"]));
    table.playground.lock_thread(thread);
    assert_eq!(code(&table.post(thread).await), (400, 160_005));
    let edited = table.bot.rest.patch(&edit, json!({ "content": "anew" })).await;
    assert_eq!(code(&edited), (400, 160_005));
    let path = format!("/channels/{thread}");
    let unlocked = table.bot.rest.patch(&path, json!({ "locked": false })).await;
    assert_eq!(code(&unlocked), (403, 50013));
    assert_eq!(code(&table.bot.rest.delete(&path).await), (403, 50013));
    let ada = table.playground.person("Ada").unwrap();
    assert!(ada.say(thread, "hello?").is_err());
    // An interaction there can still be answered with an ephemeral message.
    let asking = ada.command(thread, "/hello");
    let answering = async {
        let interaction = table.bot.interaction().await;
        let said = json!({ "content": "hello", "flags": 64 });
        table.bot.rest.answer(&interaction, json!({ "type": 4, "data": said })).await
    };
    let (asked, answered) = tokio::join!(asking, answering);
    assert_eq!(answered.0, 200, "{}", answered.1);
    assert!(asked.unwrap().message().unwrap().is_ephemeral());
    table.playground.unlock_thread(thread);
    assert_eq!(table.post(thread).await.0, 200);
}

#[tokio::test]
async fn an_interaction_says_in_which_thread_it_was() {
    let mut table = Table::set().await;
    let thread = table.started().await;
    let ada = table.playground.person("Ada").unwrap();
    table.playground.archive_thread(thread);
    let asking = ada.command(thread, "/hello");
    let hearing = async {
        let interaction = table.bot.interaction().await;
        let said = json!({ "content": "hello" });
        table.bot.rest.answer(&interaction, json!({ "type": 4, "data": said })).await;
        interaction
    };
    let (_, interaction) = tokio::join!(asking, hearing);
    let channel = &interaction["channel"];
    assert_eq!((text(&channel["id"]), &channel["type"]), (table.message.as_str(), &json!(11)));
    assert_eq!(text(&channel["parent_id"]), table.channel.to_string());
    assert_eq!(interaction["channel_id"], channel["id"]);
    // Typing a command in an archived thread unarchives it.
    assert_eq!(channel["thread_metadata"]["archived"], false);
    assert_eq!(ada.sees(thread).len(), 1);
}

#[tokio::test]
async fn who_asks_for_guilds_is_told_of_threads() {
    let table = Table::set().await;
    let mut guilds = identify(table.playground.token());
    guilds["d"]["intents"] = json!(1);
    let mut socket = crate::support::connect(&table.playground).await;
    say(&mut socket, guilds).await;
    event(&mut socket, "GUILD_CREATE").await;
    let thread = table.started().await;
    let told = event(&mut socket, "THREAD_CREATE").await;
    assert_eq!(text(&told["d"]["id"]), thread.to_string());
    table.playground.archive_thread(thread);
    let told = event(&mut socket, "THREAD_UPDATE").await;
    assert_eq!(told["d"]["thread_metadata"]["archived"], true);
    table.playground.delete_thread(thread);
    let told = event(&mut socket, "THREAD_DELETE").await;
    assert_eq!(text(&told["d"]["id"]), thread.to_string());
    assert_eq!(code(&table.bot.rest.get(&format!("/channels/{thread}")).await), (404, 10003));
    assert!(table.playground.threads(table.channel).is_empty());
}
