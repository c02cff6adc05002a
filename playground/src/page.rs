//! The server side of the web page: its files, and the WebSocket that keeps it up to date.

mod socket;

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::{Path, Query, State, WebSocketUpgrade};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};

use crate::discord::Discord;
use crate::snowflake::Snowflake;

pub(crate) fn index() -> Html<&'static str> {
    Html(include_str!("page/index.html"))
}

/// Serves the page's other files.
pub(crate) async fn file(Path(name): Path<String>) -> Response {
    let script = "text/javascript; charset=utf-8";
    let (kind, text) = match name.as_str() {
        "style.css" => ("text/css; charset=utf-8", include_str!("page/style.css")),
        "app.js" => (script, include_str!("page/app.js")),
        "render.js" => (script, include_str!("page/render.js")),
        "markdown.js" => (script, include_str!("page/markdown.js")),
        "form.js" => (script, include_str!("page/form.js")),
        "person-menu.js" => (script, include_str!("page/person-menu.js")),
        "commands.js" => (script, include_str!("page/commands.js")),
        _ => return StatusCode::NOT_FOUND.into_response(),
    };
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")], text).into_response()
}

/// Serves a file that the bot attached to a message.
pub(crate) async fn attachment(
    State(discord): State<Arc<Discord>>,
    Path((_, id, _)): Path<(String, String, String)>,
) -> Response {
    let id = id.parse().unwrap_or(Snowflake(0));
    let file = discord.world().files.get(&id).cloned();
    let Some(file) = file else { return StatusCode::NOT_FOUND.into_response() };
    let unknown = HeaderValue::from_static("application/octet-stream");
    let kind = HeaderValue::from_str(&file.content_type).unwrap_or(unknown);
    ([(header::CONTENT_TYPE, kind)], file.bytes).into_response()
}

/// Serves the picture of an emoji.
pub(crate) async fn emoji(
    State(discord): State<Arc<Discord>>,
    Path(file): Path<String>,
) -> Response {
    let id = file.split('.').next().and_then(|id| id.parse().ok()).unwrap_or(Snowflake(0));
    let emoji = discord.world().emojis.get(&id).cloned();
    let Some(emoji) = emoji else { return StatusCode::NOT_FOUND.into_response() };
    ([(header::CONTENT_TYPE, emoji.content_type)], emoji.picture).into_response()
}

/// Opens the WebSocket of a page, for the person in the query or the first one.
pub(crate) async fn socket(
    State(discord): State<Arc<Discord>>,
    Query(query): Query<HashMap<String, String>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let asked = query.get("as").and_then(|id| id.parse().ok());
    let person = {
        let world = discord.world();
        let known = asked.filter(|id| world.member(*id).is_some());
        known.or_else(|| world.members.first().map(|first| first.id))
    };
    match person {
        Some(person) => upgrade.on_upgrade(move |socket| socket::serve(discord, socket, person)),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
