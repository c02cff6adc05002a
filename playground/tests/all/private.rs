//! Direct messages, group chats and servers without the bot, where a person uses an app that they have
//! added to their account.

use std::time::Duration;

use playground::{Channel, Impossible, Options, Person, Playground};
use serde_json::{Value, json};

use crate::support::{Answered, Bot, text};

const TOKEN_LIFE: Duration = Duration::from_secs(3);
const EVERYWHERE: [&[u8]; 2] = [&[0, 1], &[0, 1, 2]];

/// A playground with a group chat of Ada and Ben.
async fn playground() -> Playground {
    let people = ["Ada", "Ben"].map(str::to_owned).to_vec();
    let options = Options {
        groups: [("Game night".to_owned(), people)].into(),
        first_answer: Duration::from_millis(600),
        token_life: TOKEN_LIFE,
        limits: false,
        patience: Duration::from_secs(5),
        ..Options::default()
    };
    Playground::start(options).await.unwrap()
}

/// Registers `/hello` for these installations and places.
async fn register(bot: &Bot, [types, contexts]: [&[u8]; 2]) -> Answered {
    let command = json!({
        "name": "hello", "description": "Says hello",
        "integration_types": types, "contexts": contexts,
    });
    bot.rest.register(json!([command])).await
}

fn group(playground: &Playground) -> Channel {
    playground.group("Game night").unwrap()
}

/// The interaction of this person's `/hello`, and its callback's status.
async fn hello(bot: &mut Bot, person: &Person, channel: &Channel, answer: Value) -> (Value, u16) {
    let (person, channel) = (person.clone(), channel.clone());
    let asked = tokio::spawn(async move { person.command(&channel, "/hello").await });
    let told = bot.interaction().await;
    let (status, _) = bot.rest.answer(&told, answer).await;
    asked.await.unwrap().unwrap();
    (told, status)
}

fn with_button() -> Value {
    let button = json!({ "type": 2, "style": 2, "custom_id": "more", "label": "More" });
    let rows = json!([{ "type": 1, "components": [button] }]);
    json!({ "type": 4, "data": { "content": "Hello", "components": rows } })
}

#[tokio::test]
async fn a_command_is_offered_where_it_is_registered_and_to_whom_it_is_installed() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    let people = ["Ada", "Cy"].map(|name| playground.person(name).unwrap());
    let [ada, cy] = &people;
    let (group, dice) = (group(&playground), playground.channel("dice").unwrap());
    let hers = playground.direct_messages(ada).unwrap();
    let not_offered = Err(Impossible::NotOffered("hello".to_owned()));
    // Only on servers.
    register(&bot, [&[0], &[0]]).await;
    assert_eq!(ada.command(&hers, "/hello").await, not_offered);
    assert_eq!(ada.command(&group, "/hello").await, not_offered);
    // Everywhere, but Ada has to add it to her account first.
    register(&bot, EVERYWHERE).await;
    assert_eq!(ada.command(&group, "/hello").await, not_offered);
    ada.install_app();
    hello(&mut bot, ada, &group, with_button()).await;
    hello(&mut bot, ada, &hers, with_button()).await;
    hello(&mut bot, ada, &dice, with_button()).await;
    ada.remove_app();
    assert_eq!(ada.command(&group, "/hello").await, not_offered);
    // Cy is in neither.
    cy.install_app();
    for channel in [&group, &hers] {
        let unknown = Err(Impossible::UnknownChannel(channel.id));
        assert_eq!(cy.command(channel, "/hello").await, unknown);
        assert_eq!(cy.sees(channel), []);
    }
    assert!(!ada.sees(&group).is_empty());
}

#[tokio::test]
async fn an_interaction_says_where_it_happens_and_on_whose_behalf() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    register(&bot, EVERYWHERE).await;
    let ada = playground.person("Ada").unwrap();
    ada.install_app();
    let (server, hers) = (playground.guild(), json!(ada.id));
    let cases = [
        (playground.channel("dice").unwrap(), 0, 0, json!({ "0": server, "1": hers })),
        (playground.direct_messages(&ada).unwrap(), 1, 1, json!({ "0": "0", "1": hers })),
        (group(&playground), 2, 3, json!({ "1": hers })),
    ];
    for (channel, context, kind, owners) in cases {
        let (told, _) = hello(&mut bot, &ada, &channel, with_button()).await;
        assert_eq!(told["context"], json!(context));
        assert_eq!(told["channel"]["type"], json!(kind));
        assert_eq!(told["authorizing_integration_owners"], owners);
        assert_eq!(told["data"].get("resolved"), None, "nothing was named");
        let on_server = context == 0;
        for key in ["member", "guild_id", "guild", "guild_locale"] {
            assert_eq!(told[key].is_null(), !on_server, "{key} in {channel:?}");
        }
        assert_eq!(told["user"].is_null(), on_server);
        let shown = ada.sees(&channel).pop().unwrap();
        assert_eq!(shown.content, "Hello");
    }
}

#[tokio::test]
async fn anybody_in_a_group_chat_presses_on_behalf_of_the_message() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    register(&bot, EVERYWHERE).await;
    let [ada, ben] = ["Ada", "Ben"].map(|name| playground.person(name).unwrap());
    ada.install_app();
    let group = group(&playground);
    hello(&mut bot, &ada, &group, with_button()).await;
    let shown = ben.sees(&group).pop().unwrap();
    let pressing = tokio::spawn(async move { ben.press(&shown, "More").await });
    let told = bot.interaction().await;
    assert_eq!(told["authorizing_integration_owners"], json!({ "1": ada.id }));
    assert_eq!(told["user"]["global_name"], json!("Ben"));
    bot.rest.answer(&told, json!({ "type": 7, "data": { "content": "Well" } })).await;
    pressing.await.unwrap().unwrap();
    assert_eq!(ada.sees(&group).pop().unwrap().content, "Well");
}

#[tokio::test]
async fn the_bot_reaches_a_group_chat_by_tokens_alone_and_five_times() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    register(&bot, EVERYWHERE).await;
    let ada = playground.person("Ada").unwrap();
    ada.install_app();
    let group = group(&playground);
    let (told, status) = hello(&mut bot, &ada, &group, with_button()).await;
    assert_eq!(status, 200);
    let shown = ada.sees(&group).pop().unwrap();
    let content = json!({ "content": "x" });
    let messages = format!("/channels/{}/messages", group.id);
    for (method, path) in [
        ("GET", format!("/channels/{}", group.id)),
        ("POST", messages.clone()),
        ("PATCH", format!("{messages}/{}", shown.id)),
        ("DELETE", format!("{messages}/{}", shown.id)),
    ] {
        let body = (method != "GET" && method != "DELETE").then(|| content.clone());
        let (status, error) = bot.rest.call(method, &path, body).await;
        assert_eq!((status, &error["code"]), (403, &json!(50001)), "{method} {path}");
    }
    assert_eq!(bot.rest.edit_original(&told, content.clone()).await.0, 200);
    for _ in 0..5 {
        assert_eq!(bot.rest.follow_up(&told, content.clone()).await.0, 200);
    }
    let (status, error) = bot.rest.follow_up(&told, content.clone()).await;
    assert_eq!((status, &error["code"]), (400, &json!(40094)));
    tokio::time::sleep(TOKEN_LIFE).await;
    let (status, error) = bot.rest.edit_original(&told, content).await;
    assert_eq!((status, &error["code"]), (401, &json!(50027)));
}

#[tokio::test]
async fn in_its_direct_messages_the_bot_may_post() {
    let playground = playground().await;
    let bot = Bot::start(&playground).await;
    let ada = playground.person("Ada").unwrap();
    let hers = playground.direct_messages(&ada).unwrap();
    let messages = format!("/channels/{}/messages", hers.id);
    let (status, post) = bot.rest.post(&messages, json!({ "content": "Hello" })).await;
    assert_eq!((status, post.get("guild_id")), (200, None));
    let threads = format!("{messages}/{}/threads", text(&post["id"]));
    assert_eq!(bot.rest.post(&threads, json!({ "name": "x" })).await.0, 400);
}

#[tokio::test]
async fn on_a_server_without_the_bot_those_who_have_installed_it_use_it() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    register(&bot, EVERYWHERE).await;
    let dice = playground.channel("dice").unwrap();
    let [ada, ben] = ["Ada", "Ben"].map(|name| playground.person(name).unwrap());
    ada.install_app();
    playground.remove_bot();
    assert_eq!(ben.command(&dice, "/hello").await, Err(Impossible::BotRemoved));
    let (told, status) = hello(&mut bot, &ada, &dice, with_button()).await;
    assert_eq!((told["context"].as_u64(), status), (Some(0), 200));
    assert_eq!(told["authorizing_integration_owners"], json!({ "1": ada.id }));
    let messages = format!("/channels/{}/messages", dice.id);
    assert_eq!(bot.rest.post(&messages, json!({ "content": "x" })).await.0, 403);
}

#[tokio::test]
async fn installations_and_places_that_discord_does_not_know_are_refused() {
    let playground = playground().await;
    let bot = Bot::start(&playground).await;
    let bad: [[&[u8]; 2]; 4] = [[&[], &[0]], [&[2], &[0]], [&[0], &[3]], [&[0], &[0, 0]]];
    for places in bad {
        assert_eq!(register(&bot, places).await.0, 400, "{places:?}");
    }
    assert_eq!(register(&bot, EVERYWHERE).await.0, 200);
}
