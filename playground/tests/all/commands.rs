//! Commands as people type them, checked against what the bot registered.

use playground::{Impossible, Playground};
use serde_json::{Value, json};

use crate::support::{Bot, playground};

/// `/wizard play` with options of every type.
fn wizard() -> Value {
    let option = |kind: u8, name: &str| json!({ "type": kind, "name": name, "description": "x" });
    let mut game = option(3, "game");
    game["required"] = json!(true);
    game["choices"] = json!([
        { "name": "The card game", "value": "cards" },
        { "name": "The dice game", "value": "dice" },
    ]);
    let mut seats = option(4, "seats");
    seats["min_value"] = json!(2);
    seats["max_value"] = json!(6);
    let options = json!([
        game,
        seats,
        option(5, "ranked"),
        option(6, "host"),
        option(7, "where"),
        option(10, "speed"),
        option(3, "words"),
    ]);
    let play = json!({ "type": 1, "name": "play", "description": "x", "options": options });
    let show = json!({ "type": 1, "name": "show", "description": "x" });
    let group = json!({ "type": 2, "name": "board", "description": "x", "options": [show] });
    json!([{ "name": "wizard", "description": "x", "options": [play, group] }])
}

async fn with_wizard() -> (Playground, Bot) {
    let playground = playground().await;
    let bot = Bot::start(&playground).await;
    assert_eq!(bot.rest.register(wizard()).await.0, 200);
    (playground, bot)
}

#[tokio::test]
async fn options_arrive_in_their_types() {
    let (playground, mut bot) = with_wizard().await;
    let (ada, channel) = (playground.person("Ada").unwrap(), playground.channel("dice").unwrap());
    let typed = "/wizard play game:The card game seats:4 ranked:true host:@Ben where:#wizards speed:1.5 words:to be or not";
    let asked = tokio::spawn({
        let (ada, channel) = (ada.clone(), channel.clone());
        async move { ada.command(&channel, typed).await }
    });
    let data = &bot.interaction().await["data"];
    let play = &data["options"][0];
    assert_eq!(
        (&data["name"], &play["name"], &play["type"]),
        (&json!("wizard"), &json!("play"), &json!(1))
    );
    let values: Vec<&Value> =
        play["options"].as_array().unwrap().iter().map(|option| &option["value"]).collect();
    let (ben, wizards) =
        (playground.person("Ben").unwrap().id, playground.channel("wizards").unwrap().id);
    let expected = json!(["cards", 4, true, ben, wizards, 1.5, "to be or not"]);
    assert_eq!(json!(values), expected);
    assert_eq!(data["resolved"]["users"][ben.to_string()]["global_name"], "Ben");
    assert!(data["resolved"]["members"][ben.to_string()]["user"].is_null());
    assert_eq!(data["resolved"]["channels"][wizards.to_string()]["name"], "wizards");
    asked.await.unwrap().unwrap();
}

#[tokio::test]
async fn subcommands_of_groups_are_nested() {
    let (playground, mut bot) = with_wizard().await;
    let (ada, channel) = (playground.person("Ada").unwrap(), playground.channels()[0].id);
    let asked = tokio::spawn(async move { ada.command(channel, "/wizard board show").await });
    let data = &bot.interaction().await["data"];
    assert_eq!(
        (&data["options"][0]["name"], &data["options"][0]["type"]),
        (&json!("board"), &json!(2))
    );
    let show = &data["options"][0]["options"][0];
    assert_eq!((&show["name"], &show["type"]), (&json!("show"), &json!(1)));
    asked.await.unwrap().unwrap();
}

#[tokio::test]
async fn what_does_not_fit_is_refused() {
    let (playground, _bot) = with_wizard().await;
    let (ada, channel) = (playground.person("Ada").unwrap(), playground.channels()[0].id);
    let mut refusals = Vec::new();
    for typed in [
        "/other",
        "/wizard",
        "/wizard board",
        "/wizard play seats:3",
        "/wizard play game:chess",
        "/wizard play game:cards seats:7",
        "/wizard play game:cards seats:many",
        "/wizard play game:cards host:Nobody",
        "/wizard play color:red",
    ] {
        refusals.push(ada.command(channel, typed).await.unwrap_err());
    }
    let kinds: Vec<&str> = refusals
        .iter()
        .map(|refusal| match refusal {
            Impossible::UnknownCommand(_) => "command",
            Impossible::MissingOption { .. } => "missing",
            Impossible::BadValue { .. } => "value",
            Impossible::UnknownOption { .. } => "option",
            other => panic!("unexpected: {other}"),
        })
        .collect();
    let expected =
        ["command", "command", "command", "missing", "value", "value", "value", "value", "option"];
    assert_eq!(kinds, expected);
}

#[tokio::test]
async fn a_command_keeps_its_id_and_a_bulk_list_is_all_there_is() {
    let (playground, bot) = with_wizard().await;
    let id = playground.commands()[0]["id"].clone();
    let (_, again) = bot.rest.register(wizard()).await;
    assert_eq!(again[0]["id"], id);
    assert_eq!(playground.commands().len(), 1, "/hello is gone");
    let path = format!("/applications/{}/commands/{}", bot.rest.application, id.as_str().unwrap());
    assert_eq!(bot.rest.get(&path).await.1["name"], "wizard");
    assert_eq!(bot.rest.delete(&path).await.0, 204);
    assert_eq!(bot.rest.get(&path).await.1["code"], 10063);
}
