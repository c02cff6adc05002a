//! Checks the playground's responses against Discord's `OpenAPI` file.

use std::io::Write as _;
use std::path::PathBuf;

use jsonschema::{Registry, Validator};
use serde_json::{Value, json};

use crate::support::{Bot, playground, text};

const HOME: &str = "https://discord.com/openapi.json";

/// The file's schemas; `None`, with a message, if there is no file.
fn registry() -> Option<Registry<'static>> {
    let Some(path) = std::env::var_os("DISCORD_OPENAPI").map(PathBuf::from) else {
        say("DISCORD_OPENAPI does not name Discord's OpenAPI file");
        return None;
    };
    let here = std::env::current_dir().unwrap();
    let mut found = here.ancestors().map(|folder| folder.join(&path));
    let Some(path) = found.find(|path| path.exists()) else {
        say(&format!("there is no {}", path.display()));
        return None;
    };
    let document: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    Some(Registry::new().add(HOME, document).unwrap().prepare().unwrap())
}

/// Prints a message that is shown even if the test passes.
fn say(missing: &str) {
    std::io::stderr().write_all(format!("skipped: {missing}\n").as_bytes()).unwrap();
}

fn check(registry: &Registry<'_>, name: &str, answer: &Value) {
    let schema = json!({ "$ref": format!("{HOME}#/components/schemas/{name}") });
    let options = jsonschema::options().offline().with_registry(registry);
    let validator: Validator = options.build(&schema).unwrap();
    let errors: Vec<String> = validator
        .iter_errors(answer)
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect();
    assert!(errors.is_empty(), "{name}: {errors:#?}\n{answer:#}");
}

#[tokio::test]
async fn who_the_bot_is_and_where_it_connects() {
    let Some(schemas) = registry() else { return };
    let playground = playground().await;
    let rest = crate::support::Rest::new(&playground);
    check(&schemas, "UserPIIResponse", &rest.get("/users/@me").await.1);
    check(&schemas, "PrivateApplicationResponse", &rest.get("/applications/@me").await.1);
    check(&schemas, "PrivateApplicationResponse", &rest.get("/oauth2/applications/@me").await.1);
    check(&schemas, "GatewayResponse", &rest.get("/gateway").await.1);
    check(&schemas, "GatewayBotResponse", &rest.get("/gateway/bot").await.1);
    let channel = playground.channels()[0].id;
    check(&schemas, "GuildChannelResponse", &rest.get(&format!("/channels/{channel}")).await.1);
    check(&schemas, "ErrorResponse", &rest.get("/channels/7").await.1);
}

#[tokio::test]
async fn commands() {
    let Some(schemas) = registry() else { return };
    let playground = playground().await;
    let rest = crate::support::Rest::new(&playground);
    let choice = json!({ "name": "Cards", "name_localizations": null, "value": "cards" });
    let option = json!({
        "type": 3, "name": "game", "description": "Which", "required": true, "choices": [choice],
    });
    let sub = json!({ "type": 1, "name": "play", "description": "Play", "options": [option] });
    let command = json!({ "name": "wizard", "description": "Wizard", "options": [sub] });
    let (status, registered) = rest.register(json!([command])).await;
    assert_eq!(status, 200, "{registered}");
    check(&schemas, "ApplicationCommandResponse", &registered[0]);
    let guild =
        format!("/applications/{}/guilds/{}/commands", rest.application, playground.guild());
    let (status, registered) = rest.post(&guild, command).await;
    assert_eq!(status, 201, "{registered}");
    check(&schemas, "ApplicationCommandResponse", &registered);
}

#[tokio::test]
async fn messages_and_first_answers() {
    let Some(schemas) = registry() else { return };
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    let (ada, channel) = (playground.person("Ada").unwrap(), playground.channels()[0].id);
    let button = json!({ "type": 2, "style": 1, "label": "Press", "custom_id": "press" });
    let field = json!({ "name": "n", "value": "v" });
    let image = json!({ "url": "https://example.com/dot.png" });
    let embed =
        json!({ "title": "t", "fields": [field], "image": image, "footer": { "text": "f" } });
    let data = json!({
        "content": format!("hello {}", ada.mention()),
        "embeds": [embed],
        "components": [{ "type": 1, "components": [button] }],
    });
    let posted = bot.rest.post(&format!("/channels/{channel}/messages"), data.clone()).await.1;
    check(&schemas, "MessageResponse", &posted);

    let asking = ada.command(channel, "/hello");
    let answering = async {
        let interaction = bot.interaction().await;
        let answer = json!({ "type": 4, "data": data });
        let answered = bot.rest.answer(&interaction, answer).await.1;
        check(&schemas, "InteractionCallbackResponse", &answered);
        let edited = bot.rest.edit_original(&interaction, json!({ "content": "x" })).await.1;
        check(&schemas, "MessageResponse", &edited);
        let followed = bot.rest.follow_up(&interaction, json!({ "content": "y" })).await.1;
        check(&schemas, "MessageResponse", &followed);
        text(&edited["content"]).to_owned()
    };
    let (answer, content) = tokio::join!(asking, answering);
    assert_eq!(content, "x");
    let shown = answer.unwrap().message().unwrap();

    let input = json!({ "type": 4, "custom_id": "line", "label": "Line", "style": 1 });
    let rows = json!([{ "type": 1, "components": [input] }]);
    let form = json!({ "title": "Words", "custom_id": "words", "components": rows });
    for answer in [
        json!({ "type": 9, "data": form }),
        json!({ "type": 6 }),
        json!({ "type": 7, "data": { "content": "z" } }),
    ] {
        let pressing = ada.press(&shown, "Press");
        let answering = async {
            let interaction = bot.interaction().await;
            let answered = bot.rest.answer(&interaction, answer).await.1;
            check(&schemas, "InteractionCallbackResponse", &answered);
        };
        tokio::join!(pressing, answering).0.unwrap();
    }
}
