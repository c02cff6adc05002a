//! A seed: the same actions cause the same interactions.

use playground::{Options, Playground};
use serde_json::{Value, json};

use crate::support::{Bot, text};

/// The ids and tokens that a bot receives when Ada and Ben say hello in turn, twice, while it posts
/// this number of messages of its own.
async fn told(seed: Option<u64>, posts: usize) -> Vec<String> {
    let options = Options { seed, limits: false, ..Options::default() };
    let playground = Playground::start(options).await.unwrap();
    let mut bot = Bot::start(&playground).await;
    let channel = playground.channels()[0].id;
    let mut told = vec![bot.rest.application.clone(), playground.token().to_owned()];
    for name in ["Ada", "Ben", "Ada", "Ben"] {
        for _ in 0..posts {
            let path = format!("/channels/{channel}/messages");
            assert_eq!(bot.rest.post(&path, json!({ "content": "meanwhile" })).await.0, 200);
        }
        let person = playground.person(name).unwrap();
        let (answer, interaction) =
            tokio::join!(person.command(channel, "/hello"), answered(&mut bot));
        answer.unwrap();
        let parts =
            [&interaction["id"], &interaction["token"], &interaction["member"]["user"]["id"]];
        told.extend(parts.map(|part| text(part).to_owned()));
    }
    told
}

async fn answered(bot: &mut Bot) -> Value {
    let interaction = bot.interaction().await;
    let answer = json!({ "type": 4, "data": { "content": "hello" } });
    assert_eq!(bot.rest.answer(&interaction, answer).await.0, 200);
    interaction
}

#[tokio::test]
async fn the_same_seed_gives_the_same_ids_and_tokens_whatever_the_bot_does() {
    let first = told(Some(7), 0).await;
    assert_eq!(first, told(Some(7), 3).await);
    let other = told(Some(8), 0).await;
    assert!(first.iter().zip(&other).all(|(one, other)| one != other), "{first:?} {other:?}");
}

#[tokio::test]
async fn without_a_seed_nothing_is_the_same() {
    let (first, second) = (told(None, 0).await, told(None, 0).await);
    assert!(first.iter().zip(&second).all(|(one, other)| one != other), "{first:?} {second:?}");
}
