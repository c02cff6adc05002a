//! The application's emojis, as a bot adds them and people see them.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use futures_util::StreamExt;
use playground::{Options, Playground};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;

use crate::support::{Answered, Rest};

/// The beginning of a PNG; nothing reads the rest.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\nof a moon";

/// A playground without rate limits, and a bot on it.
async fn stage() -> (Playground, Rest) {
    let options = Options { limits: false, ..Options::default() };
    let playground = Playground::start(options).await.unwrap();
    let rest = Rest::new(&playground);
    (playground, rest)
}

fn path(rest: &Rest) -> String {
    format!("/applications/{}/emojis", rest.application)
}

fn uri(kind: &str, picture: &[u8]) -> String {
    format!("data:{kind};base64,{}", STANDARD.encode(picture))
}

fn emoji(name: &str) -> Value {
    json!({ "name": name, "image": uri("image/png", PNG) })
}

/// Checks that a request was refused because of this field.
#[track_caller]
fn check_refused((status, error): Answered, field: &str, code: &str) {
    assert_eq!((status, &error["code"]), (400, &json!(50035)), "{error}");
    let errors = field.split('.').fold(&error["errors"], |level, part| &level[part]);
    assert_eq!(errors["_errors"][0]["code"], code, "{error}");
}

#[tokio::test]
async fn an_emoji_is_added_listed_renamed_and_deleted() {
    let (_playground, rest) = stage().await;
    let path = path(&rest);
    assert_eq!(rest.get(&path).await, (200, json!({ "items": [] })));
    let (status, moon) = rest.post(&path, emoji("moon")).await;
    assert_eq!((status, &moon["name"], &moon["animated"]), (201, &json!("moon"), &json!(false)));
    let one = format!("{path}/{}", moon["id"].as_str().unwrap());
    assert_eq!(rest.get(&one).await, (200, moon.clone()));
    assert_eq!(rest.get(&path).await.1["items"], json!([moon]));
    let (status, sun) = rest.patch(&one, json!({ "name": "sun" })).await;
    assert_eq!((status, &sun["name"], &sun["id"]), (200, &json!("sun"), &moon["id"]));
    assert_eq!(rest.delete(&one).await.0, 204);
    for gone in [rest.get(&one).await, rest.delete(&one).await] {
        assert_eq!((gone.0, &gone.1["code"]), (404, &json!(10014)));
    }
    assert_eq!(rest.get("/applications/7/emojis").await.0, 404);
    assert_eq!(rest.patch(&path, json!({})).await.0, 405);
}

#[tokio::test]
async fn names_have_two_to_thirty_two_letters_and_are_had_once() {
    let (_playground, rest) = stage().await;
    let path = path(&rest);
    for (name, code) in [
        ("m", "BASE_TYPE_BAD_LENGTH"),
        (&"m".repeat(33), "BASE_TYPE_BAD_LENGTH"),
        ("mo-on", "STRING_TYPE_REGEX"),
        ("möön", "STRING_TYPE_REGEX"),
    ] {
        check_refused(rest.post(&path, emoji(name)).await, "name", code);
    }
    let (status, moon) = rest.post(&path, emoji("moon")).await;
    assert_eq!(status, 201);
    let taken = "APPLICATION_EMOJI_NAME_ALREADY_TAKEN";
    check_refused(rest.post(&path, emoji("moon")).await, "name", taken);
    assert_eq!(rest.post(&path, emoji(&"m".repeat(32))).await.0, 201);
    let one = format!("{path}/{}", moon["id"].as_str().unwrap());
    let other = json!({ "name": "m".repeat(32) });
    check_refused(rest.patch(&one, other).await, "name", taken);
}

#[tokio::test]
async fn a_picture_is_one_and_not_too_large() {
    let (_playground, rest) = stage().await;
    let path = path(&rest);
    let with = |image: String| json!({ "name": "moon", "image": image });
    let not_what_it_says = uri("image/jpeg", PNG);
    for image in ["moon.png", "data:image/png;base64,???", &not_what_it_says] {
        check_refused(rest.post(&path, with(image.to_owned())).await, "image", "IMAGE_INVALID");
    }
    let sized = |length: usize| {
        let mut picture = PNG.to_vec();
        picture.resize(length, 0);
        with(uri("image/png", &picture))
    };
    let too_large = rest.post(&path, sized(256 * 1024 + 1)).await;
    check_refused(too_large, "image", "BINARY_TYPE_MAX_SIZE");
    assert_eq!(rest.post(&path, sized(256 * 1024)).await.0, 201);
}

#[tokio::test]
async fn an_application_has_two_thousand_emojis_at_most() {
    let (playground, rest) = stage().await;
    for number in 0..1999 {
        playground.add_emoji(&format!("moon_{number}"), PNG);
    }
    assert_eq!(rest.post(&path(&rest), emoji("last")).await.0, 201);
    let (status, error) = rest.post(&path(&rest), emoji("one_more")).await;
    assert_eq!((status, &error["code"]), (400, &json!(30008)));
    assert_eq!(playground.emojis().len(), 2000);
}

#[tokio::test]
async fn a_button_shows_an_emoji_that_is_there() {
    let (playground, rest) = stage().await;
    let general = playground.channel("general").unwrap();
    let path = format!("/channels/{}/messages", general.id);
    let moon = playground.add_emoji("moon", PNG);
    let with = |emoji: Value| {
        let button = json!({ "type": 2, "style": 1, "custom_id": "press", "emoji": emoji });
        let rows = json!([{ "type": 1, "components": [button] }]);
        json!({ "content": format!("<:moon:{moon}> <:none:7>"), "components": rows })
    };
    let of_moon = with(json!({ "id": moon, "name": "moon" }));
    assert_eq!(rest.post(&path, of_moon.clone()).await.0, 200);
    assert_eq!(rest.post(&path, with(json!({ "name": "🌙" }))).await.0, 200);
    let seen = playground.people()[0].sees(&general);
    let shown = seen.iter().map(|message| message.rows[0][0].emoji.clone().unwrap());
    let shown: Vec<_> = shown.map(|emoji| (emoji.id, emoji.name)).collect();
    assert_eq!(shown, [(Some(moon), "moon".to_owned()), (None, "🌙".to_owned())]);

    let invalid = "BUTTON_COMPONENT_INVALID_EMOJI";
    let at = |key: &str| format!("components.0.components.0.emoji.{key}");
    let unknown = rest.post(&path, with(json!({ "id": "7", "name": "moon" }))).await;
    check_refused(unknown, &at("id"), invalid);
    let a_word = rest.post(&path, with(json!({ "name": "moon" }))).await;
    check_refused(a_word, &at("name"), invalid);
    playground.delete_emoji(moon);
    check_refused(rest.post(&path, of_moon).await, &at("id"), invalid);
}

#[tokio::test]
async fn the_page_is_told_of_emojis_and_shows_their_pictures() {
    let (playground, rest) = stage().await;
    let (status, moon) = rest.post(&path(&rest), emoji("moon")).await;
    assert_eq!(status, 201);
    let picture = format!("{}/emojis/{}.png", playground.base(), moon["id"].as_str().unwrap());
    let shown = reqwest::get(&picture).await.unwrap();
    assert_eq!(shown.headers()["content-type"], "image/png");
    assert_eq!(shown.bytes().await.unwrap(), PNG);

    let socket = format!("{}/page/socket", playground.base().replace("http", "ws"));
    let mut page = connect_async(socket).await.unwrap().0;
    let mut told = async || {
        let frame = page.next().await.unwrap().unwrap();
        serde_json::from_str::<Value>(frame.to_text().unwrap()).unwrap()
    };
    assert_eq!(told().await["emojis"], json!([moon["id"]]));
    playground.delete_emoji(moon["id"].as_str().unwrap().parse().unwrap());
    assert_eq!(told().await, json!({ "t": "emojis", "emojis": [] }));
    assert_eq!(reqwest::get(&picture).await.unwrap().status(), 404);
}
