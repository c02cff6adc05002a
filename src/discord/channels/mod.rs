//! What Discord lets the bot do in each channel, as far as is known. A press says which permissions
//! the bot has there, and Discord's responses say what it refuses.

mod pictures;
#[cfg(test)]
mod tests;

use std::collections::{BTreeSet, HashMap};
use std::sync::Mutex;

use reqwest::StatusCode;
use serenity::all::ChannelId;
use tokio::time::Instant;

use self::pictures::NoPictures;
use super::backoff::Backoff;
use super::lock;
use super::rate_limit::{Bucket, Closed};
use crate::settings;
use crate::table::{self, GuildId, Location, TableId, UserId};

/// The largest number of people whose open channels are remembered.
const MOST_PEOPLE: usize = 50_000;

/// What Discord lets the bot do in each channel.
#[derive(Default)]
pub(super) struct Channels {
    pictures: settings::Pictures,
    known: Mutex<HashMap<ChannelId, Channel>>,
    /// The channel of a server in which a person last pressed or typed something while no permission
    /// was missing. They see it, and a table can be opened there.
    open: Mutex<HashMap<(GuildId, UserId), table::ChannelId>>,
}

/// A channel that does not let the bot do everything.
#[derive(Default, PartialEq)]
struct Channel {
    /// The refusals of new messages, and of edits.
    refusals: HashMap<Bucket, Refusal>,
    /// Tables that Discord did not let the bot show.
    unseen: BTreeSet<TableId>,
    /// True if no message can ever be posted there, as in a forum.
    takes_nothing: bool,
    no_pictures: Option<NoPictures>,
    /// True if a person has been told why there are no pictures.
    is_told: bool,
}

/// Refusals in a row.
#[derive(PartialEq)]
struct Refusal {
    times: u32,
    until: Instant,
    /// True if a user has pressed a button there since the last refusal.
    is_asked: bool,
    /// True if the last press there reported that no permission is missing.
    is_permitted: bool,
}

impl Channels {
    pub(super) fn new(pictures: settings::Pictures) -> Self {
        Self { pictures, ..Self::default() }
    }

    /// The time until which a request must wait because the channel has refused one like it. The
    /// channel is tried again after a press there, and after the back-off unless `needs_press`.
    pub(super) fn waits_until(
        &self,
        bucket: &Bucket,
        now: Instant,
        needs_press: bool,
    ) -> Result<Option<Instant>, Closed> {
        let Some(channel) = bucket.channel() else { return Ok(None) };
        self.of(channel, |known| match known.refusals.get(bucket) {
            Some(Refusal { is_asked: false, until, .. }) if *until > now || needs_press => {
                Err(Closed::Refusing)
            }
            refusal => Ok(refusal.map(|refusal| refusal.until)),
        })
    }

    /// Records Discord's response to a request of this bucket.
    pub(super) fn heard(&self, bucket: &Bucket, status: StatusCode, now: Instant) {
        let Some(channel) = bucket.channel() else { return };
        self.of(channel, |known| {
            if status == StatusCode::FORBIDDEN {
                let before = known.refusals.get(bucket);
                let times = before.map_or(0, |before| before.times + 1);
                let is_permitted = before.is_some_and(|before| before.is_permitted);
                let until = now + Backoff::REFUSAL.after(times);
                let refusal = Refusal { times, until, is_asked: false, is_permitted };
                known.refusals.insert(bucket.clone(), refusal);
            } else if status.is_success() {
                known.refusals.remove(bucket);
                known.takes_nothing = false;
            }
        });
    }

    /// Records a press in this channel: refused requests may be retried once, after the back-off.
    /// They may be retried at once if the press reports for the first time that no permission is
    /// missing any more. Returns the tables that may be shown now.
    pub(super) fn pressed(&self, channel: ChannelId, is_permitted: bool) -> BTreeSet<TableId> {
        self.of(channel, |known| {
            for refusal in known.refusals.values_mut() {
                let was_permitted = std::mem::replace(&mut refusal.is_permitted, is_permitted);
                if is_permitted && !was_permitted {
                    refusal.until = Instant::now();
                }
                refusal.is_asked = true;
            }
            std::mem::take(&mut known.unseen)
        })
    }

    /// Records that this person has pressed or typed something in a channel where no permission is
    /// missing.
    pub(super) fn is_open(&self, guild: GuildId, person: UserId, channel: table::ChannelId) {
        let mut open = lock(&self.open);
        if open.len() >= MOST_PEOPLE {
            open.clear();
        }
        open.insert((guild, person), channel);
    }

    /// Another channel of this server that this person sees, and in which Discord refuses nothing as
    /// far as the bot knows.
    pub(super) fn open_to(&self, person: UserId, here: Location) -> Option<table::ChannelId> {
        let open = lock(&self.open).get(&(here.guild, person)).copied();
        let other = open.filter(|open| *open != here.channel)?;
        let refuses = |known: &mut Channel| known.takes_nothing || !known.refusals.is_empty();
        (!self.of(ChannelId::new(other.get()), refuses)).then_some(other)
    }

    /// Records that Discord did not let the bot show this table.
    pub(super) fn is_unseen(&self, channel: ChannelId, table: TableId) {
        self.of(channel, |known| known.unseen.insert(table));
    }

    /// Records that this table is shown.
    pub(super) fn is_seen(&self, table: TableId) {
        lock(&self.known).retain(|_, known| {
            known.unseen.remove(&table);
            *known != Channel::default()
        });
    }

    /// Records that no message can ever be posted there.
    pub(super) fn takes_nothing(&self, channel: ChannelId) {
        self.of(channel, |known| known.takes_nothing = true);
    }

    /// Returns whether a message can be posted there, now or later.
    pub(super) fn may_take_messages(&self, channel: ChannelId) -> bool {
        self.of(channel, |known| !known.takes_nothing)
    }

    /// Reads or changes what is known about a channel. One that allows everything takes no memory.
    fn of<T>(&self, id: ChannelId, change: impl FnOnce(&mut Channel) -> T) -> T {
        let mut known = lock(&self.known);
        let channel = known.entry(id).or_default();
        let result = change(channel);
        if *channel == Channel::default() {
            known.remove(&id);
        }
        result
    }
}
