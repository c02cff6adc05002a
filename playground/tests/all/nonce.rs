//! A message that is sent twice with the same nonce is posted once.

use std::time::Duration;

use playground::{Fault, Kind, Options, Playground, Snowflake};
use serde_json::{Value, json};

use crate::support::{Rest, playground, text};

/// A bot that posts in a channel.
struct Poster {
    playground: Playground,
    rest: Rest,
    channel: Snowflake,
}

impl Poster {
    fn on(playground: Playground) -> Self {
        let (rest, channel) = (Rest::new(&playground), playground.channels()[0].id);
        Self { playground, rest, channel }
    }

    /// Posts a message and returns the id of the message in the response.
    async fn post(&self, content: &str, nonce: Value, enforce_nonce: bool) -> String {
        let path = format!("/channels/{}/messages", self.channel);
        let message = json!({ "content": content, "nonce": nonce, "enforce_nonce": enforce_nonce });
        let (status, posted) = self.rest.post(&path, message).await;
        assert_eq!((status, &posted["nonce"]), (200, &nonce), "{posted}");
        text(&posted["id"]).to_owned()
    }

    /// The contents of all messages in the channel.
    fn contents(&self) -> Vec<String> {
        let seen = self.playground.people()[0].sees(self.channel);
        seen.into_iter().map(|message| message.content).collect()
    }
}

#[tokio::test]
async fn the_same_nonce_gives_back_the_message_that_exists() {
    let poster = Poster::on(playground().await);
    let first = poster.post("one", json!("a nonce"), true).await;
    let again = poster.post("two", json!("a nonce"), true).await;
    let other = poster.post("three", json!("another"), true).await;
    assert_eq!(first, again);
    assert_ne!(first, other);
    assert_eq!(poster.contents(), ["one", "three"]);
}

#[tokio::test]
async fn a_number_is_the_same_nonce_as_its_digits() {
    let poster = Poster::on(playground().await);
    let number = poster.post("one", json!(17), true).await;
    assert_eq!(number, poster.post("two", json!("17"), true).await);
}

#[tokio::test]
async fn a_nonce_that_is_not_enforced_posts_each_time() {
    let poster = Poster::on(playground().await);
    let first = poster.post("one", json!("n"), false).await;
    let second = poster.post("two", json!("n"), false).await;
    assert_ne!(first, second);
    assert_eq!(second, poster.post("three", json!("n"), true).await, "it is the newest");
    assert_eq!(poster.contents(), ["one", "two"]);
}

#[tokio::test]
async fn what_arrived_but_was_not_answered_is_not_posted_again() {
    let poster = Poster::on(playground().await);
    let path = format!("/channels/{}/messages", poster.channel);
    let message = json!({ "content": "one", "nonce": "n", "enforce_nonce": true });
    poster.playground.faults().next(Kind::ChannelPost, 1, Fault::ResetAfter);
    assert!(poster.rest.send("POST", &path, Some(message)).await.is_err());
    let id = poster.post("one", json!("n"), true).await;
    assert_eq!(poster.contents(), ["one"]);
    assert_eq!(poster.playground.people()[0].sees(poster.channel)[0].id.to_string(), id);
}

#[tokio::test]
async fn a_deleted_message_and_one_of_long_ago_are_posted_anew() {
    let nonce_life = Duration::from_millis(200);
    let options = Options { nonce_life, ..Options::default() };
    let poster = Poster::on(Playground::start(options).await.unwrap());
    let first = poster.post("one", json!("n"), true).await;
    poster.playground.delete_message(first.parse::<Snowflake>().unwrap());
    let second = poster.post("two", json!("n"), true).await;
    tokio::time::sleep(nonce_life * 2).await;
    let third = poster.post("three", json!("n"), true).await;
    assert_ne!(second, third);
    assert_eq!(poster.contents(), ["two", "three"]);
}

#[tokio::test]
async fn a_nonce_has_at_most_25_characters() {
    let poster = Poster::on(playground().await);
    poster.post("one", json!("x".repeat(25)), true).await;
    let path = format!("/channels/{}/messages", poster.channel);
    let message = json!({ "content": "two", "nonce": "x".repeat(26), "enforce_nonce": true });
    assert_eq!(poster.rest.post(&path, message).await.0, 400);
    assert_eq!(poster.contents(), ["one"]);
}
