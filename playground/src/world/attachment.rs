//! Files attached to messages.

use serde_json::{Value, json};

use super::{Audience, Post, World};
use crate::snowflake::Snowflake;

/// The number of files without a message that are still served: a page may be about to load them.
const KEPT: usize = 64;

/// A file that came with a request.
#[derive(Clone, Debug)]
pub(crate) struct File {
    /// The number `n` in the part's name `files[n]`.
    pub number: usize,
    pub name: String,
    pub content_type: String,
    pub bytes: axum::body::Bytes,
}

impl World {
    /// Attaches files to a message. The list in an edit names the attachments to keep; files are
    /// added to them.
    pub(super) fn attach(&mut self, post: &mut Post, listed: Option<&[Value]>, files: Vec<File>) {
        if let Some(listed) = listed {
            let is_kept = |old: &Value| listed.iter().any(|item| id_of(item) == id_of(old));
            let (kept, gone) = post.attachments.drain(..).partition(is_kept);
            post.attachments = kept;
            self.let_go(&gone);
        }
        for file in files {
            let number = file.number.to_string();
            let described = listed.into_iter().flatten().find(|item| id_of(item) == number);
            let attachment = self.store(post, file, described);
            post.attachments.push(attachment);
        }
    }

    /// Marks attachments as no longer part of a message, and removes the oldest such files.
    pub(super) fn let_go(&mut self, attachments: &[Value]) {
        let gone = attachments.iter().filter_map(|gone| id_of(gone).parse::<Snowflake>().ok());
        self.let_go.extend(gone);
        let too_many = self.let_go.len().saturating_sub(KEPT);
        for gone in self.let_go.drain(..too_many) {
            self.files.remove(&gone);
        }
    }

    fn store(&mut self, post: &Post, file: File, described: Option<&Value>) -> Value {
        let id = self.next_id();
        let name = described.and_then(|item| item["filename"].as_str()).unwrap_or(&file.name);
        let name = plain(name);
        let url = format!("{}/attachments/{}/{id}/{name}", self.base, post.channel);
        let mut json = json!({
            "id": id,
            "filename": name,
            "size": file.bytes.len(),
            "url": url,
            "proxy_url": url,
            "content_type": file.content_type,
        });
        if let Some(text) = described.and_then(|item| item["description"].as_str()) {
            json["description"] = json!(text);
        }
        if let Some((width, height)) = png_size(&file.bytes) {
            json["width"] = json!(width);
            json["height"] = json!(height);
        }
        if matches!(post.audience, Audience::Only(_)) {
            json["ephemeral"] = json!(true);
        }
        self.files.insert(id, file);
        json
    }
}

/// A file name, with the characters that Discord keeps.
fn plain(name: &str) -> String {
    let allowed = |letter: char| letter.is_ascii_alphanumeric() || "._-".contains(letter);
    name.chars().map(|letter| if allowed(letter) { letter } else { '_' }).collect()
}

/// An id in a request, whether it is a text or a number.
fn id_of(item: &Value) -> String {
    item["id"].as_str().map_or_else(|| item["id"].to_string(), str::to_owned)
}

/// The width and height of a PNG, from its first bytes.
fn png_size(bytes: &[u8]) -> Option<(u32, u32)> {
    let header = bytes.strip_prefix(b"\x89PNG\r\n\x1a\n")?;
    let number = |at: usize| header.get(at..at + 4)?.try_into().ok().map(u32::from_be_bytes);
    Some((number(8)?, number(12)?))
}
