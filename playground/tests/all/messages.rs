//! The visibility of messages, and the effects of follow-ups and edits.

use playground::{Answer, Message, Person, Playground, Snowflake};
use serde_json::{Value, json};

use crate::support::{Bot, playground, text};

const EPHEMERAL: u64 = 64;

/// A playground with a bot, two people and a channel.
struct Table {
    _playground: Playground,
    bot: Bot,
    ada: Person,
    ben: Person,
    channel: Snowflake,
}

impl Table {
    async fn set() -> Self {
        let playground = playground().await;
        let bot = Bot::start(&playground).await;
        let (ada, ben) = (playground.person("Ada").unwrap(), playground.person("Ben").unwrap());
        let channel = playground.channels()[0].id;
        Self { _playground: playground, bot, ada, ben, channel }
    }

    /// Ada says hello and the bot responds like this.
    async fn hello(&mut self, answer: Value) -> (Value, Answer) {
        let asking = self.ada.command(self.channel, "/hello");
        let (answer, interaction) = tokio::join!(asking, reply(&mut self.bot, answer));
        (interaction, answer.unwrap())
    }

    /// Ada presses the button of a message and the bot responds like this.
    async fn press(&mut self, message: &Message, answer: Value) -> (Value, Answer) {
        let pressing = self.ada.press(message, "Press");
        let (answer, interaction) = tokio::join!(pressing, reply(&mut self.bot, answer));
        (interaction, answer.unwrap())
    }

    async fn get(&self, message: &Message) -> u16 {
        self.bot.rest.get(&format!("/channels/{}/messages/{}", self.channel, message.id)).await.0
    }
}

async fn reply(bot: &mut Bot, answer: Value) -> Value {
    let interaction = bot.interaction().await;
    let (status, error) = bot.rest.answer(&interaction, answer).await;
    assert_eq!(status, 200, "{error}");
    interaction
}

/// A message with a button.
fn message(content: &str, flags: u64) -> Value {
    let button = json!({ "type": 2, "style": 1, "label": "Press", "custom_id": "press" });
    let rows = json!([{ "type": 1, "components": [button] }]);
    json!({ "content": content, "flags": flags, "components": rows })
}

fn answer(kind: u8, data: Value) -> Value {
    json!({ "type": kind, "data": data })
}

fn contents(messages: &[Message]) -> Vec<&str> {
    messages.iter().map(|message| message.content.as_str()).collect()
}

#[tokio::test]
async fn an_ephemeral_message_is_seen_by_one_person_only() {
    let mut table = Table::set().await;
    let (_, public) = table.hello(answer(4, message("for all", 0))).await;
    let (_, private) = table.hello(answer(4, message("for Ada", EPHEMERAL))).await;
    let (public, private) = (public.message().unwrap(), private.message().unwrap());
    assert!(private.is_ephemeral() && !public.is_ephemeral());
    assert_eq!(contents(&table.ada.sees(table.channel)), ["for all", "for Ada"]);
    assert_eq!(contents(&table.ben.sees(table.channel)), ["for all"]);
    assert!(table.ben.press(&private, "Press").await.is_err());
    assert_eq!(table.get(&public).await, 200);
    assert_eq!(table.get(&private).await, 404);
    let list = table.bot.rest.get(&format!("/channels/{}/messages", table.channel)).await.1;
    assert_eq!(list.as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn an_ephemeral_message_can_be_dismissed_and_is_gone_with_the_client() {
    let mut table = Table::set().await;
    let (_, first) = table.hello(answer(4, message("one", EPHEMERAL))).await;
    table.hello(answer(4, message("two", EPHEMERAL))).await;
    table.ada.dismiss(&first.message().unwrap()).unwrap();
    assert_eq!(contents(&table.ada.sees(table.channel)), ["two"]);
    table.ada.restart_client();
    assert!(table.ada.sees(table.channel).is_empty());
}

#[tokio::test]
async fn the_first_follow_up_fills_a_deferred_answer_with_its_flags() {
    let mut table = Table::set().await;
    let (interaction, deferred) = table.hello(answer(5, json!({ "flags": EPHEMERAL }))).await;
    let Answer::Deferred(deferred) = deferred else { panic!("not deferred: {deferred:?}") };
    assert!(deferred.loading && deferred.is_ephemeral());
    let (_, filled) = table.bot.rest.follow_up(&interaction, message("secret", 0)).await;
    assert_eq!(text(&filled["id"]), deferred.id.to_string());
    let filled = table.ada.wait_filled(&deferred).await.unwrap();
    assert!(filled.is_ephemeral() && !filled.edited);
    assert_eq!(filled.content, "secret");
    assert!(table.ben.sees(table.channel).is_empty());
    let (_, second) = table.bot.rest.follow_up(&interaction, message("open", 0)).await;
    assert_ne!(second["id"], filled.json["id"]);
    assert_eq!(contents(&table.ben.sees(table.channel)), ["open"]);
}

#[tokio::test]
async fn a_public_deferral_stays_public_whatever_fills_it() {
    let mut table = Table::set().await;
    let (interaction, _) = table.hello(answer(5, json!({}))).await;
    table.bot.rest.follow_up(&interaction, message("meant as a secret", EPHEMERAL)).await;
    assert_eq!(contents(&table.ben.sees(table.channel)), ["meant as a secret"]);
}

#[tokio::test]
async fn after_type_6_the_original_is_the_pressed_message() {
    let mut table = Table::set().await;
    let (_, shown) = table.hello(answer(4, message("one", EPHEMERAL))).await;
    let shown = shown.message().unwrap();
    let (interaction, pressed) = table.press(&shown, json!({ "type": 6 })).await;
    assert_eq!(pressed, Answer::DeferredUpdate);
    assert_eq!(interaction["message"]["id"], json!(shown.id));
    let edit = json!({ "content": "two" });
    assert_eq!(table.bot.rest.edit_original(&interaction, edit).await.0, 200);
    let edited = table.ada.look(shown.id).unwrap();
    assert_eq!((edited.content.as_str(), edited.edited), ("two", true));
    assert_eq!(edited.buttons().count(), 1, "what an edit leaves out stays");
    let (_, refusal) = table.bot.rest.follow_up(&interaction, message("no", EPHEMERAL)).await;
    assert_ne!(refusal["id"], json!(shown.id));
}

#[tokio::test]
async fn type_7_changes_the_pressed_message() {
    let mut table = Table::set().await;
    let (_, shown) = table.hello(answer(4, message("one", 0))).await;
    let update = json!({ "content": "two", "components": [] });
    let (_, updated) = table.press(&shown.message().unwrap(), answer(7, update)).await;
    let Answer::Update(updated) = updated else { panic!("no update: {updated:?}") };
    assert_eq!((updated.content.as_str(), updated.buttons().count()), ("two", 0));
    assert!(table.ada.press(&updated, "Press").await.is_err());
}

#[tokio::test]
async fn forged_presses_reach_the_bot() {
    let mut table = Table::set().await;
    let (_, private) = table.hello(answer(4, message("for Ada", EPHEMERAL))).await;
    let private = private.message().unwrap();
    let forging = table.ben.forge_press(private.id, "anything");
    let refusal = answer(4, json!({ "content": "no", "flags": EPHEMERAL }));
    let (answered, interaction) = tokio::join!(forging, reply(&mut table.bot, refusal.clone()));
    assert_eq!(interaction["data"]["custom_id"], "anything");
    assert_eq!(interaction["member"]["user"]["id"], json!(table.ben.id));
    assert_eq!(answered.message().unwrap().content, "no");
    let forging = table.ben.forge_press(Snowflake(7), "anything");
    let (_, interaction) = tokio::join!(forging, reply(&mut table.bot, refusal));
    assert_eq!(interaction["message"]["id"], "7");
}

#[tokio::test]
async fn an_edit_notifies_nobody() {
    let mut table = Table::set().await;
    let (ada, ben) = (table.ada.mention(), table.ben.mention());
    let only_ben = json!({ "users": [table.ben.id.to_string()] });
    let said = json!({ "content": format!("{ada} {ben}"), "allowed_mentions": only_ben });
    let (interaction, shown) = table.hello(answer(4, said)).await;
    let shown = shown.message().unwrap();
    assert_eq!((&shown.mentions, &shown.notified), (&vec![table.ben.id], &vec![table.ben.id]));
    let edit = json!({ "content": ada, "allowed_mentions": { "parse": ["users"] } });
    table.bot.rest.edit_original(&interaction, edit).await;
    let edited = table.ada.look(shown.id).unwrap();
    assert_eq!((&edited.mentions, &edited.notified), (&vec![table.ada.id], &vec![table.ben.id]));
}

#[tokio::test]
async fn a_deleted_message_is_gone() {
    let mut table = Table::set().await;
    let path = format!("/channels/{}/messages", table.channel);
    let (_, posted) = table.bot.rest.post(&path, message("open", 0)).await;
    let path = format!("{path}/{}", text(&posted["id"]));
    let shown = table.ada.wait_for(table.channel, |shown| shown.content == "open").await.unwrap();
    assert_eq!(table.bot.rest.delete(&path).await.0, 204);
    table.ada.wait_gone(&shown).await.unwrap();
    assert_eq!(table.bot.rest.patch(&path, json!({ "content": "x" })).await.0, 404);
    let (interaction, shown) = table.hello(answer(4, message("one", EPHEMERAL))).await;
    let original = table.bot.rest.webhook(&interaction, "/messages/@original");
    assert_eq!(table.bot.rest.delete(&original).await.0, 204);
    table.ada.wait_gone(&shown.message().unwrap()).await.unwrap();
    assert_eq!(table.bot.rest.get(&original).await.1["code"], 10008);
}

#[tokio::test]
async fn buttons_are_pressed_by_their_label() {
    let mut table = Table::set().await;
    let button = |id: &str, disabled: bool| json!({ "type": 2, "style": 2, "label": "Same", "custom_id": id, "disabled": disabled });
    let row = json!({ "type": 1, "components": [button("first", true), button("second", false)] });
    let (_, shown) = table.hello(answer(4, json!({ "content": "x", "components": [row] }))).await;
    let shown = shown.message().unwrap();
    let pressing = table.ada.press(&shown, "Same");
    let (_, interaction) = tokio::join!(pressing, reply(&mut table.bot, json!({ "type": 6 })));
    assert_eq!(interaction["data"]["custom_id"], "second");
    assert!(table.ada.press_id(&shown, "first").await.is_err(), "it is disabled");
    assert!(table.ada.press(&shown, "Other").await.is_err(), "there is none");
}
