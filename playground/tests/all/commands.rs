//! Commands as people type them, checked against what the bot registered.

use playground::{Impossible, Playground};
use serde_json::{Value, json};

use crate::support::{Bot, playground};

/// The command `/wizard play` with options of every type.
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
        completed(option(3, "city")),
        completed(option(4, "year")),
    ]);
    let play = json!({ "type": 1, "name": "play", "description": "x", "options": options });
    let show = json!({ "type": 1, "name": "show", "description": "x" });
    let group = json!({ "type": 2, "name": "board", "description": "x", "options": [show] });
    json!([{ "name": "wizard", "description": "x", "options": [play, group] }])
}

/// An option with autocompletion.
fn completed(mut option: Value) -> Value {
    option["autocomplete"] = json!(true);
    option
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

/// Ada types a command and the bot responds. Returns the interaction, the status of the response,
/// and the choices that Ada sees.
async fn typing(
    (playground, bot): &mut (Playground, Bot),
    text: &'static str,
    answer: Value,
) -> (Value, u16, Result<Vec<(String, String)>, Impossible>) {
    let (ada, channel) = (playground.person("Ada").unwrap(), playground.channels()[0].id);
    let asked = tokio::spawn(async move { ada.suggestions(channel, text).await });
    let told = bot.interaction().await;
    let status = bot.rest.answer(&told, answer).await.0;
    let suggested = asked.await.unwrap();
    let suggested = suggested.map(|all| all.into_iter().map(|one| (one.name, one.value)).collect());
    (told, status, suggested)
}

fn choices(choices: Value) -> Value {
    json!({ "type": 8, "data": { "choices": choices } })
}

#[tokio::test]
async fn who_types_is_told_what_may_be_chosen() {
    let mut both = with_wizard().await;
    let answer =
        choices(json!([{ "name": "Aachen", "value": "a" }, { "name": "Bonn", "value": "b" }]));
    // The first option is required and still missing; the one with an invalid value is not sent.
    let text = "/wizard play seats:9 ranked:true city:new y";
    let (told, status, suggested) = typing(&mut both, text, answer).await;
    let expected = json!([
        { "name": "ranked", "type": 5, "value": true },
        { "name": "city", "type": 3, "value": "new y", "focused": true },
    ]);
    assert_eq!((&told["type"], &told["data"]["options"][0]["options"]), (&json!(4), &expected));
    let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    assert_eq!((status, suggested), (200, Ok(vec![pair("Aachen", "a"), pair("Bonn", "b")])));
    let answer = choices(json!([{ "name": "now", "value": 2026 }]));
    let (told, _, suggested) = typing(&mut both, "/wizard play year:soon", answer).await;
    let typed = &told["data"]["options"][0]["options"][0]["value"];
    assert_eq!((typed, suggested), (&json!("soon"), Ok(vec![pair("now", "2026")])));
    let (_, _, none) = typing(&mut both, "/wizard play city:", choices(json!([]))).await;
    assert_eq!(none, Ok(Vec::new()));
    let follow = both.1.rest.follow_up(&told, json!({ "content": "more" })).await;
    assert_eq!(follow.0, 404, "nothing follows what may be chosen");
    assert!(both.0.journal().violations().is_empty());
}

#[tokio::test]
async fn who_types_is_answered_by_choices_alone_and_nobody_else_is() {
    let mut both = with_wizard().await;
    let many: Vec<Value> =
        (0..26).map(|n| json!({ "name": n.to_string(), "value": "x" })).collect();
    for wrong in [
        json!({ "type": 4, "data": { "content": "x" } }),
        json!({ "type": 5 }),
        json!({ "type": 6 }),
        json!({ "type": 8 }),
        choices(json!(many)),
        choices(json!([{ "name": "", "value": "x" }])),
        choices(json!([{ "name": "x".repeat(101), "value": "x" }])),
        choices(json!([{ "name": "x", "value": "x".repeat(101) }])),
        choices(json!([{ "name": "x", "value": 1 }])),
        choices(json!([{ "name": "x" }])),
    ] {
        let (_, status, suggested) = typing(&mut both, "/wizard play city:x", wrong.clone()).await;
        assert_eq!((status, suggested), (400, Err(Impossible::NoSuggestions)), "{wrong}");
    }
    let (playground, mut bot) = both;
    let (ada, channel) = (playground.person("Ada").unwrap(), playground.channels()[0].id);
    let refused = ada.suggestions(channel, "/wizard play words:x").await.unwrap_err();
    assert_eq!(refused, Impossible::NotSuggested("words".to_owned()));
    let used = tokio::spawn(async move { ada.command(channel, "/wizard board show").await });
    let used_told = bot.interaction().await;
    assert_eq!(bot.rest.answer(&used_told, choices(json!([]))).await.0, 400);
    used.await.unwrap().unwrap();
}

#[tokio::test]
async fn only_strings_and_numbers_without_choices_are_completed() {
    let (_playground, bot) = with_wizard().await;
    for (kind, status) in [(3, 200), (4, 200), (10, 200), (5, 400), (6, 400), (7, 400)] {
        let option = json!({ "type": kind, "name": "x", "description": "x", "autocomplete": true });
        let command = json!([{ "name": "x", "description": "x", "options": [option] }]);
        assert_eq!(bot.rest.register(command).await.0, status, "{kind}");
    }
    let choices = json!([{ "name": "x", "value": "x" }]);
    let option = json!({
        "type": 3, "name": "x", "description": "x", "autocomplete": true, "choices": choices,
    });
    let command = json!([{ "name": "x", "description": "x", "options": [option] }]);
    assert_eq!(bot.rest.register(command).await.0, 400);
}

/// A command in the context menu of people.
fn challenge() -> Value {
    json!({ "type": 2, "name": "Challenge to a game", "name_localizations": { "de": "Fordern" } })
}

#[tokio::test]
async fn a_user_command_brings_its_target() {
    let (playground, mut bot) = with_wizard().await;
    let both = json!([wizard()[0], challenge()]);
    let (status, registered) = bot.rest.register(both).await;
    assert_eq!(
        (status, &registered[1]["type"], &registered[1]["description"]),
        (200, &json!(2), &json!(""))
    );
    let (ada, channel) = (playground.person("Ada").unwrap(), playground.channels()[0].id);
    let (ben, app) = (playground.person("Ben").unwrap().id, playground.application());
    for (target, is_bot) in [(ben, false), (app, true)] {
        let asked = tokio::spawn({
            let ada = ada.clone();
            async move { ada.use_on(channel, "Challenge to a game", target).await }
        });
        let told = bot.interaction().await;
        let data = &told["data"];
        assert_eq!((&told["type"], &data["type"]), (&json!(2), &json!(2)));
        assert_eq!((&data["id"], &data["target_id"]), (&registered[1]["id"], &json!(target)));
        assert!(data["options"].is_null());
        let resolved = &data["resolved"];
        assert_eq!(resolved["users"][target.to_string()]["bot"], json!(is_bot));
        assert_eq!(resolved["members"][target.to_string()].is_null(), is_bot);
        let answer = json!({ "type": 4, "data": { "content": "Well then" } });
        assert_eq!(bot.rest.answer(&told, answer).await.0, 200);
        let shown = asked.await.unwrap().unwrap().message().unwrap();
        let path = format!("/channels/{channel}/messages/{}", shown.id);
        let (_, message) = bot.rest.get(&path).await;
        assert_eq!(message["interaction_metadata"]["target_user"]["id"], json!(target));
        assert_eq!(message["interaction"]["name"], "Challenge to a game");
    }
    let nobody = ada.use_on(channel, "Challenge to a game", channel).await.unwrap_err();
    assert_eq!(nobody, Impossible::UnknownPerson(channel));
    let unknown = ada.use_on(channel, "wizard", ben).await.unwrap_err();
    assert_eq!(unknown, Impossible::UnknownCommand("wizard".to_owned()));
    assert!(ada.command(channel, "/Challenge to a game").await.is_err());
    assert!(playground.journal().violations().is_empty());
}
