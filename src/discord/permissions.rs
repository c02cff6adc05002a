//! The permissions that the bot needs in a channel.

use serenity::all::{ApplicationId, ChannelType, PartialChannel, Permissions};

use crate::table::ChannelId;

/// A permission, and the key of its name in the text files.
type Needed = (Permissions, &'static str);

const VIEW: Needed = (Permissions::VIEW_CHANNEL, "permission-view");
const SEND: Needed = (Permissions::SEND_MESSAGES, "permission-send");
const START_THREADS: Needed = (Permissions::CREATE_PUBLIC_THREADS, "permission-start-threads");
const SEND_IN_THREADS: Needed =
    (Permissions::SEND_MESSAGES_IN_THREADS, "permission-send-in-threads");
const EMBED: Needed = (Permissions::EMBED_LINKS, "permission-embed");

/// The permissions that the bot needs somewhere.
const NEEDED: [Needed; 5] = [VIEW, SEND, START_THREADS, SEND_IN_THREADS, EMBED];

/// The address that adds the bot of this application to a server, with its commands and with every permission that
/// it uses.
pub(super) fn invitation(application: ApplicationId) -> String {
    let used = NEEDED.iter().fold(Permissions::ATTACH_FILES, |used, (needed, _)| used | *needed);
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}\
         &scope=bot+applications.commands&permissions={}",
        used.bits()
    )
}

/// The permissions that the bot needs in this channel but does not have, as keys of their names.
pub(super) fn missing(
    may: Option<Permissions>,
    channel: Option<&PartialChannel>,
) -> Vec<&'static str> {
    lacking(may, &[VIEW, posting(channel), EMBED])
}

/// The permissions that the bot needs but does not have for a table in a thread of its own.
pub(super) fn missing_for_thread(may: Option<Permissions>) -> Vec<&'static str> {
    lacking(may, &NEEDED)
}

/// Returns whether the bot may send pictures there, which no table requires.
pub(super) fn may_attach(may: Option<Permissions>) -> bool {
    may.is_none_or(|may| may.administrator() || may.contains(Permissions::ATTACH_FILES))
}

fn lacking(may: Option<Permissions>, needed: &[Needed]) -> Vec<&'static str> {
    let may = may.unwrap_or(Permissions::all());
    let lacks = |permission: &Permissions| !may.administrator() && !may.contains(*permission);
    needed.iter().filter(|(permission, _)| lacks(permission)).map(|(_, name)| *name).collect()
}

/// The permission to post. Threads have a permission of their own for that.
fn posting(channel: Option<&PartialChannel>) -> Needed {
    if channel.is_some_and(is_thread) { SEND_IN_THREADS } else { SEND }
}

const fn is_thread(channel: &PartialChannel) -> bool {
    use ChannelType::{NewsThread, PrivateThread, PublicThread};
    matches!(channel.kind, PublicThread | PrivateThread | NewsThread)
}

/// The parent channel, if this is a thread.
pub(super) fn parent(channel: Option<&PartialChannel>) -> Option<ChannelId> {
    let thread = channel.filter(|channel| is_thread(channel))?;
    Some(ChannelId::new(thread.parent_id?.get()))
}

/// The parent channel, if this is a thread that is visible to everybody there.
pub(super) fn seen_from(channel: Option<&PartialChannel>) -> Option<ChannelId> {
    parent(channel.filter(|channel| channel.kind != ChannelType::PrivateThread))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::view::Words;

    const THREADS: [u8; 3] = [10, 11, 12];
    const CHANNELS: [u8; 3] = [0, 2, 5];

    /// The permissions that are missing in a channel of this type if the bot has these permissions.
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
    fn a_thread_of_its_own_takes_more() {
        let all = Permissions::all() - Permissions::ADMINISTRATOR;
        for (needed, name) in [VIEW, SEND, START_THREADS, SEND_IN_THREADS, EMBED] {
            assert_eq!(missing_for_thread(Some(all - needed)), [name]);
        }
        assert!(missing_for_thread(Some(all)).is_empty());
        assert!(missing_for_thread(Some(Permissions::ADMINISTRATOR)).is_empty());
        let none = missing_for_thread(Some(Permissions::empty()));
        assert!(none.len() == 5 && none.iter().all(|name| Words::english().has(name)));
    }

    #[test]
    fn no_table_lacks_the_permission_to_send_pictures() {
        let all = Permissions::all() - Permissions::ADMINISTRATOR;
        let without = all - Permissions::ATTACH_FILES;
        assert!(may_attach(Some(all)) && !may_attach(Some(without)));
        assert!(missing_in(0, without).is_empty() && missing_for_thread(Some(without)).is_empty());
    }

    #[test]
    fn a_thread_has_a_channel_above() {
        assert!(THREADS.iter().all(|kind| above(*kind, parent) == Some(7)));
        // The parent of a channel is a category.
        assert!(CHANNELS.iter().all(|kind| above(*kind, parent).is_none()));
    }

    #[test]
    fn of_a_private_thread_nothing_is_told_above() {
        let seen = [10, 11, 12, 0].map(|kind| above(kind, seen_from));
        assert_eq!(seen, [Some(7), Some(7), None, None]);
    }

    type Above = fn(Option<&PartialChannel>) -> Option<ChannelId>;

    fn above(kind: u8, of: Above) -> Option<u64> {
        let channel = json!({ "id": "1", "name": "x", "type": kind, "parent_id": "7" });
        of(Some(&serde_json::from_value(channel).unwrap())).map(ChannelId::get)
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
