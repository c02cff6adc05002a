//! Selects of texts: what is picked is told to the bot, and goes on being shown until a default takes its
//! place.

use playground::{Impossible, Message, Person, Playground};
use serde_json::{Value, json};

use crate::support::{Bot, playground};

/// A select of three values, of which these are chosen at first.
fn select(defaults: &[&str]) -> Value {
    let option = |value: &str| {
        json!({
            "label": format!("The {value}"), "value": value, "description": "One of three",
            "default": defaults.contains(&value),
        })
    };
    let options = ["hare", "fox", "owl"].map(option);
    json!({ "type": 3, "custom_id": "animal", "placeholder": "Which?", "options": options })
}

fn message(defaults: &[&str]) -> Value {
    json!({ "content": "Pick", "components": [{ "type": 1, "components": [select(defaults)] }] })
}

/// Ada, a bot, and a message with a select.
struct Table {
    _playground: Playground,
    bot: Bot,
    ada: Person,
    shown: Message,
}

impl Table {
    async fn set(defaults: &[&str]) -> Self {
        let playground = playground().await;
        let mut bot = Bot::start(&playground).await;
        let (ada, channel) = (playground.person("Ada").unwrap(), playground.channels()[0].id);
        let answer = json!({ "type": 4, "data": message(defaults) });
        let (shown, _) = tokio::join!(ada.command(channel, "/hello"), reply(&mut bot, answer));
        let shown = shown.unwrap().message().unwrap();
        Self { _playground: playground, bot, ada, shown }
    }

    /// Ada picks this; what the bot is told.
    async fn pick(&mut self, label: &str, answer: Value) -> Value {
        let picking = self.ada.pick(&self.shown, label);
        let (picked, told) = tokio::join!(picking, reply(&mut self.bot, answer));
        picked.unwrap();
        told
    }

    async fn is_unchanged(&self, label: &str) {
        let picked = self.ada.pick(&self.shown, label).await;
        assert_eq!(picked, Err(Impossible::Unchanged("animal".to_owned())), "{label}");
    }
}

async fn reply(bot: &mut Bot, answer: Value) -> Value {
    let interaction = bot.interaction().await;
    let (status, error) = bot.rest.answer(&interaction, answer).await;
    assert_eq!(status, 200, "{error}");
    interaction
}

fn update(defaults: &[&str]) -> Value {
    json!({ "type": 7, "data": message(defaults) })
}

#[tokio::test]
async fn what_is_picked_is_told_to_the_bot() {
    let mut table = Table::set(&["hare"]).await;
    let told = table.pick("The owl", update(&["owl"])).await;
    let data = &told["data"];
    assert_eq!((&data["component_type"], &data["custom_id"]), (&json!(3), &json!("animal")));
    assert_eq!((&told["type"], &data["values"]), (&json!(3), &json!(["owl"])));
    let now = table.ada.look(table.shown.id).unwrap();
    let select = now.select("animal").unwrap();
    let chosen = select.options.iter().filter(|option| option.default);
    let labels: Vec<&str> = chosen.map(|option| option.label.as_str()).collect();
    assert_eq!((labels, select.options[0].description.as_str()), (vec!["The owl"], "One of three"));
}

#[tokio::test]
async fn an_unchanged_pick_sends_nothing() {
    let mut table = Table::set(&["hare"]).await;
    table.is_unchanged("The hare").await;
    table.pick("The fox", update(&["fox"])).await;
    table.is_unchanged("The fox").await;
}

#[tokio::test]
async fn what_was_picked_is_shown_until_a_default_takes_its_place() {
    let mut table = Table::set(&[]).await;
    table.pick("The fox", update(&[])).await;
    // The bot has not said what is chosen: the client goes on showing what was picked.
    table.is_unchanged("The fox").await;
    table.pick("The owl", json!({ "type": 6 })).await;
    table.is_unchanged("The owl").await;
    table.pick("The fox", update(&["hare"])).await;
    table.is_unchanged("The hare").await;
    table.pick("The fox", update(&["fox"])).await;
}

#[tokio::test]
async fn a_select_is_no_button_and_takes_what_it_offers() {
    let table = Table::set(&["hare"]).await;
    let pressed = table.ada.press_id(&table.shown, "animal").await;
    assert!(matches!(pressed, Err(Impossible::UnknownButton { .. })), "{pressed:?}");
    let wolf = table.ada.pick_id(&table.shown, "animal", "wolf").await;
    assert!(matches!(wolf, Err(Impossible::UnknownValue { .. })), "{wolf:?}");
    let other = table.ada.pick_id(&table.shown, "plant", "hare").await;
    assert!(matches!(other, Err(Impossible::UnknownButton { .. })), "{other:?}");
}

#[tokio::test]
async fn a_changed_client_sends_any_values() {
    let mut table = Table::set(&["hare"]).await;
    let forging = table.ada.forge_pick(table.shown.id, "plant", &["oak", "ash"]);
    let (_, told) = tokio::join!(forging, reply(&mut table.bot, json!({ "type": 6 })));
    assert_eq!(told["data"]["values"], json!(["oak", "ash"]));
    assert_eq!(told["data"]["custom_id"], "plant");
}
