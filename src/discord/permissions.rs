//! What the bot needs in a channel to play there.

use serenity::all::{ChannelType, PartialChannel, Permissions};

/// What the bot may not do in this channel but needs to: names of sentences.
pub(super) fn missing(
    may: Option<Permissions>,
    channel: Option<&PartialChannel>,
) -> Vec<&'static str> {
    let may = may.unwrap_or(Permissions::all());
    let needed = [
        (Permissions::VIEW_CHANNEL, "permission-view"),
        posting(channel),
        (Permissions::EMBED_LINKS, "permission-embed"),
    ];
    let lacks = |permission: &Permissions| !may.administrator() && !may.contains(*permission);
    needed.iter().filter(|(permission, _)| lacks(permission)).map(|(_, name)| *name).collect()
}

/// In a thread the permission to send messages means nothing: there is another one.
fn posting(channel: Option<&PartialChannel>) -> (Permissions, &'static str) {
    match channel.map(|channel| channel.kind) {
        Some(ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread) => {
            (Permissions::SEND_MESSAGES_IN_THREADS, "permission-send-in-threads")
        }
        Some(_) | None => (Permissions::SEND_MESSAGES, "permission-send"),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::view::Words;

    const THREADS: [u8; 3] = [10, 11, 12];
    const CHANNELS: [u8; 3] = [0, 2, 5];

    /// What is missing in a channel of this type in which the bot may do this.
    fn missing_in(kind: u8, may: Permissions) -> Vec<&'static str> {
        let channel = json!({ "id": "1", "name": "wizards", "type": kind, "permissions": "0" });
        missing(Some(may), Some(&serde_json::from_value(channel).unwrap()))
    }

    #[test]
    fn posting_in_a_thread_takes_a_permission_of_its_own() {
        let all = Permissions::all() - Permissions::ADMINISTRATOR;
        let in_threads = all - Permissions::SEND_MESSAGES;
        let in_channels = all - Permissions::SEND_MESSAGES_IN_THREADS;
        for thread in THREADS {
            assert_eq!(missing_in(thread, in_channels), ["permission-send-in-threads"]);
            assert!(missing_in(thread, in_threads).is_empty(), "{thread}");
        }
        for channel in CHANNELS {
            assert_eq!(missing_in(channel, in_threads), ["permission-send"]);
            assert!(missing_in(channel, in_channels).is_empty(), "{channel}");
        }
    }

    #[test]
    fn an_administrator_lacks_nothing() {
        for channel in THREADS.into_iter().chain(CHANNELS) {
            assert!(missing_in(channel, Permissions::ADMINISTRATOR).is_empty(), "{channel}");
        }
    }

    #[test]
    fn what_is_missing_is_named_in_words() {
        let words = Words::english();
        for channel in THREADS.into_iter().chain(CHANNELS) {
            let missing = missing_in(channel, Permissions::empty());
            assert!(missing.len() == 3 && missing.iter().all(|name| words.has(name)));
        }
    }
}
