//! Attachments: how they are sent, how edits affect them, and what is refused.

use playground::{Access, Fault, Kind, Playground, Snowflake};
use serde_json::{Value, json};

use crate::support::{Bot, Rest, form, playground, text};

/// A file that is a PNG as far as its size: seven pixels wide, five high.
const DOT: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x07\0\0\0\x05";
/// The largest file that Discord accepts, in bytes.
const LARGEST: usize = 10 * 1024 * 1024;

/// A message with a picture.
fn pictured(content: &str) -> Value {
    let listed = json!([{ "id": 0, "filename": "dot.png", "description": "A dot" }]);
    json!({ "content": content, "attachments": listed })
}

/// A client, the first channel, and a message with a picture that the bot has posted there.
async fn posted(playground: &Playground) -> (Rest, Snowflake, Value) {
    let (rest, channel) = (Rest::new(playground), playground.channels()[0].id);
    let path = format!("/channels/{channel}/messages");
    let (status, message) = rest.form("POST", &path, form(&pictured("one"), &[DOT])).await;
    assert_eq!(status, 200, "{message}");
    (rest, channel, message)
}

#[tokio::test]
async fn a_picture_is_told_served_and_seen() {
    let playground = playground().await;
    let (_, channel, message) = posted(&playground).await;
    let told = &message["attachments"][0];
    let size = (&told["width"], &told["height"], &told["size"], &told["content_type"]);
    assert_eq!(size, (&json!(7), &json!(5), &json!(DOT.len()), &json!("image/png")));
    let served = reqwest::get(text(&told["url"])).await.unwrap();
    assert_eq!(served.headers()["content-type"], "image/png");
    assert_eq!(served.bytes().await.unwrap(), DOT);
    let seen = playground.people()[0].sees(channel).remove(0).attachments.remove(0);
    assert_eq!((seen.description.as_deref(), seen.size), (Some("A dot"), Some((7, 5))));
    assert_eq!((&seen.bytes[..], seen.filename.as_str()), (DOT, "dot.png"));
    assert_eq!(playground.journal().requests()[0].files, 1);
}

#[tokio::test]
async fn an_edit_keeps_what_it_lists_or_all_where_it_lists_nothing() {
    let playground = playground().await;
    let (rest, channel, message) = posted(&playground).await;
    let path = format!("/channels/{channel}/messages/{}", text(&message["id"]));
    let ids = |message: &Value| -> Vec<String> {
        let files = message["attachments"].as_array().unwrap().iter();
        files.map(|file| text(&file["id"]).to_owned()).collect()
    };
    let first = ids(&message);
    let (_, edited) = rest.patch(&path, json!({ "content": "two" })).await;
    assert_eq!(ids(&edited), first, "it lists nothing");
    let (_, edited) = rest.patch(&path, json!({ "attachments": [{ "id": first[0] }] })).await;
    assert_eq!(ids(&edited), first, "it lists this one");
    let (_, edited) = rest.form("PATCH", &path, form(&pictured("three"), &[DOT])).await;
    let second = ids(&edited);
    assert!(second.len() == 1 && second != first, "the new one takes the place of the old one");
    let (_, edited) = rest.patch(&path, json!({ "attachments": [] })).await;
    assert!(ids(&edited).is_empty(), "an empty list removes all");
    assert!(playground.journal().violations().is_empty());
}

#[tokio::test]
async fn answers_follow_ups_and_their_edits_carry_files() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    let (ada, channel) = (playground.people()[0].clone(), playground.channels()[0].id);
    let (answered, rest) = tokio::join!(ada.command(channel, "/hello"), async {
        let interaction = bot.interaction().await;
        let (id, token) = (text(&interaction["id"]), text(&interaction["token"]));
        let path = format!("/interactions/{id}/{token}/callback?with_response=true");
        let answer = json!({ "type": 4, "data": pictured("answer") });
        let (status, told) = bot.rest.form("POST", &path, form(&answer, &[DOT])).await;
        assert_eq!(status, 200, "{told}");
        let follow_up = bot.rest.webhook(&interaction, "");
        let sent = form(&pictured("follow-up"), &[DOT]);
        assert_eq!(bot.rest.form("POST", &follow_up, sent).await.0, 200);
        let original = bot.rest.webhook(&interaction, "/messages/@original");
        let listed = json!({ "image": { "url": "attachment://dot.png" } });
        let edit = json!({ "embeds": [listed], "attachments": pictured("")["attachments"] });
        bot.rest.form("PATCH", &original, form(&edit, &[DOT])).await.1
    });
    answered.unwrap();
    assert_eq!(rest["embeds"][0]["image"]["url"], rest["attachments"][0]["url"]);
    let seen = ada.sees(channel);
    assert!(seen.len() == 2 && seen.iter().all(|message| message.attachments[0].bytes == DOT));
    assert!(playground.journal().violations().is_empty());
}

#[tokio::test]
async fn what_discord_does_not_take_is_refused() {
    let playground = playground().await;
    let (rest, channel, _) = posted(&playground).await;
    let path = format!("/channels/{channel}/messages");
    let too_large = vec![0; LARGEST + 1];
    let (status, error) = rest.form("POST", &path, form(&pictured("x"), &[&too_large])).await;
    assert_eq!((status, &error["code"]), (413, &json!(40005)));
    playground.set_access(channel, Access::NoFiles);
    let (status, error) = rest.form("POST", &path, form(&pictured("x"), &[DOT])).await;
    assert_eq!((status, &error["code"]), (403, &json!(50013)));
    assert_eq!(rest.post(&path, json!({ "content": "text" })).await.0, 200);
    let long = json!([{ "id": 0, "filename": "dot.png", "description": "x".repeat(1025) }]);
    playground.set_access(channel, Access::Full);
    let body = json!({ "content": "x", "attachments": long });
    assert_eq!(rest.form("POST", &path, form(&body, &[DOT])).await.0, 400);
    assert_eq!(playground.journal().violations()[0].field, "attachments.0.description");
}

#[tokio::test]
async fn a_fault_of_uploads_leaves_text_alone() {
    let playground = playground().await;
    let (rest, channel, _) = posted(&playground).await;
    let path = format!("/channels/{channel}/messages");
    playground.faults().next(Kind::Upload, 1, Fault::Refused(413, 40005));
    assert_eq!(rest.post(&path, json!({ "content": "text" })).await.0, 200);
    assert_eq!(rest.form("POST", &path, form(&pictured("x"), &[DOT])).await.0, 413);
}
