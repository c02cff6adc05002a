//! String and channel selects: the picked values are sent to the bot, and stay visible until a
//! default replaces them.

use playground::{Impossible, Message, Person, Playground, Snowflake};
use serde_json::{Value, json};

use crate::support::{Bot, playground};

/// A string select with three values, of which these are picked at first.
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

/// A channel select in which these channels are picked at first.
fn channel_select(chosen: &[Snowflake]) -> Value {
    let chosen: Vec<Value> =
        chosen.iter().map(|id| json!({ "id": id.to_string(), "type": "channel" })).collect();
    let select = json!({
        "type": 8, "custom_id": "places", "channel_types": [0], "min_values": 0, "max_values": 2,
        "default_values": chosen,
    });
    json!({ "content": "Where?", "components": [{ "type": 1, "components": [select] }] })
}

#[tokio::test]
async fn of_channels_any_number_is_picked_within_bounds() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    let ada = playground.person("Ada").unwrap();
    let [one, two, three] = [0, 1, 2].map(|number| playground.channels()[number].id);
    let answer = json!({ "type": 4, "data": channel_select(&[one]) });
    let (shown, _) = tokio::join!(ada.command(one, "/hello"), reply(&mut bot, answer));
    let shown = shown.unwrap().message().unwrap();
    assert_eq!(shown.select("places").unwrap().channels, [one]);
    let same = ada.pick_channels(&shown, "places", &[one]).await;
    assert_eq!(same, Err(Impossible::Unchanged("places".to_owned())));
    let many = ada.pick_channels(&shown, "places", &[one, two, three]).await;
    assert_eq!(many, Err(Impossible::WrongCount("places".to_owned())));
    let unknown = ada.pick_channels(&shown, "places", &[Snowflake(7)]).await;
    assert!(matches!(unknown, Err(Impossible::UnknownValue { .. })), "{unknown:?}");
    for picked in [vec![two, one], vec![]] {
        let answer = json!({ "type": 7, "data": channel_select(&picked) });
        let picking = ada.pick_channels(&shown, "places", &picked);
        let (answered, told) = tokio::join!(picking, reply(&mut bot, answer));
        answered.unwrap();
        let data = &told["data"];
        let values: Vec<String> = picked.iter().map(ToString::to_string).collect();
        assert_eq!((&data["component_type"], &data["values"]), (&json!(8), &json!(values)));
        let resolved = &data["resolved"]["channels"];
        assert!(values.iter().all(|id| resolved[id]["id"] == json!(id)), "{resolved}");
        assert_eq!(resolved.is_null(), picked.is_empty());
        assert_eq!(ada.look(shown.id).unwrap().select("places").unwrap().channels, picked);
    }
}

#[tokio::test]
async fn a_select_of_channels_is_as_discord_wants_it() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    let (ada, channel) = (playground.person("Ada").unwrap(), playground.channels()[0].id);
    let chosen = |id: &str, kind: &str| json!({ "id": id, "type": kind });
    for (key, value) in [
        (
            "default_values",
            json!([chosen("1", "channel"), chosen("2", "channel"), chosen("3", "channel")]),
        ),
        ("default_values", json!([chosen("1", "channel"), chosen("1", "channel")])),
        ("default_values", json!([chosen("1", "user")])),
        ("options", json!([{ "label": "One", "value": "1" }])),
        ("max_values", json!(26)),
    ] {
        let mut message = channel_select(&[]);
        message["components"][0]["components"][0][key] = value.clone();
        let (_, refused) = tokio::join!(ada.command(channel, "/hello"), async {
            let interaction = bot.interaction().await;
            let answer = json!({ "type": 4, "data": message });
            let (status, _) = bot.rest.answer(&interaction, answer).await;
            let fine = json!({ "type": 4, "data": { "content": "fine" } });
            bot.rest.answer(&interaction, fine).await;
            status
        });
        assert_eq!(refused, 400, "{key}: {value}");
    }
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

    /// Ada picks this value. Returns the interaction that the bot receives.
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
    // The bot has not set a default: the client keeps showing what was picked.
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

#[tokio::test]
async fn of_roles_one_is_picked_or_none() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    let (ada, channel) = (playground.person("Ada").unwrap(), playground.channels()[0].id);
    let fans = Snowflake(playground.guild().0 + 1);
    let select = |chosen: &[Snowflake]| {
        let chosen = chosen.iter().map(|id| json!({ "id": id, "type": "role" }));
        let select = json!({
            "type": 6, "custom_id": "who", "min_values": 0, "max_values": 1,
            "default_values": chosen.collect::<Vec<_>>(),
        });
        json!({ "content": "Whom?", "components": [{ "type": 1, "components": [select] }] })
    };
    let answer = json!({ "type": 4, "data": select(&[]) });
    let (shown, _) = tokio::join!(ada.command(channel, "/hello"), reply(&mut bot, answer));
    let shown = shown.unwrap().message().unwrap();
    let unknown = ada.pick_channels(&shown, "who", &[Snowflake(7)]).await;
    assert!(matches!(unknown, Err(Impossible::UnknownValue { .. })), "{unknown:?}");
    let answer = json!({ "type": 7, "data": select(&[fans]) });
    let wanted = [fans];
    let picking = ada.pick_channels(&shown, "who", &wanted);
    let (answered, told) = tokio::join!(picking, reply(&mut bot, answer));
    answered.unwrap();
    assert_eq!(
        (&told["data"]["component_type"], &told["data"]["values"]),
        (&json!(6), &json!([fans]))
    );
    assert_eq!(told["data"]["resolved"]["roles"][fans.to_string()]["name"], json!("Wizard fans"));
    assert_eq!(ada.look(shown.id).unwrap().select("who").unwrap().channels, [fans]);
}
