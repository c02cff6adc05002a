//! Decides in which channels pictures are shown, and who is told why they are not.

use std::collections::BTreeSet;
use std::time::Duration;

use serenity::all::ChannelId;
use tokio::time::Instant;

use super::{Channel, Channels};
use crate::discord::rest::SendError;
use crate::settings;
use crate::table::TableId;

/// A channel that has refused a picture is tried again after this time, no matter what presses
/// there say.
pub(super) const AGAIN: Duration = Duration::from_hours(1);
/// For this long after Discord has refused a picture, a press that says that pictures are permitted
/// is not trusted.
pub(super) const BELIEVED: Duration = Duration::from_mins(1);

/// The lack of pictures in a channel.
#[derive(PartialEq)]
pub(super) struct NoPictures {
    why: Why,
    since: Instant,
    /// The tables that would show a picture.
    missed: BTreeSet<TableId>,
}

/// The reason why a channel shows no pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// A press there says that the bot may not send files.
    NotPermitted,
    /// Discord has refused a picture for want of permission.
    Forbidden,
    /// Discord does not accept a picture there for another reason.
    NotTaken,
}

impl Why {
    /// The reason why Discord has refused a picture; `None` if it would have refused the text as
    /// well.
    pub(super) const fn of(error: &SendError) -> Option<Self> {
        match error {
            SendError::Refused { code: MISSING_PERMISSIONS, .. } => Some(Self::Forbidden),
            SendError::Refused { status: 413, .. } | SendError::Refused { code: TOO_LARGE, .. } => {
                Some(Self::NotTaken)
            }
            _ => None,
        }
    }

    /// The key of the sentence that explains it.
    const fn sentence(self) -> &'static str {
        match self {
            Self::NotPermitted | Self::Forbidden => "pictures-not-permitted",
            Self::NotTaken => "pictures-not-taken",
        }
    }
}

/// The error code for a missing permission.
pub(super) const MISSING_PERMISSIONS: u64 = 50013;
/// The error code for a file that is too large.
pub(super) const TOO_LARGE: u64 = 40005;

impl Channels {
    /// Returns whether pictures are shown in this channel.
    pub(in crate::discord) fn have_pictures(&self, channel: ChannelId) -> bool {
        let is_taken = |known: &mut Channel| {
            known.no_pictures.take_if(|no| no.since.elapsed() >= AGAIN);
            known.no_pictures.is_none()
        };
        self.pictures == settings::Pictures::On && self.of(channel, is_taken)
    }

    /// Records that this table is shown without its picture.
    pub(in crate::discord) fn misses_picture(&self, channel: ChannelId, table: TableId) {
        self.of(channel, |known| known.no_pictures.as_mut().map(|no| no.missed.insert(table)));
    }

    /// Records that a picture could not be sent there. Returns whether the channel refuses
    /// pictures: the text may be sent without one.
    pub(in crate::discord) fn refuses_picture(
        &self,
        channel: ChannelId,
        error: &SendError,
    ) -> bool {
        let Some(why) = Why::of(error) else { return false };
        self.lose_pictures(channel, why);
        true
    }

    pub(super) fn lose_pictures(&self, channel: ChannelId, why: Why) {
        self.of(channel, |known| {
            let missed = known.no_pictures.take().map(|before| before.missed).unwrap_or_default();
            known.no_pictures = Some(NoPictures { why, since: Instant::now(), missed });
        });
    }

    /// Records whether the bot may send files there, as a press says. Returns the tables that can
    /// show a picture now.
    pub(in crate::discord) fn may_attach(
        &self,
        channel: ChannelId,
        may: bool,
    ) -> BTreeSet<TableId> {
        let is_over = |no: &mut NoPictures| match no.why {
            Why::NotPermitted => may,
            Why::Forbidden => may && no.since.elapsed() >= BELIEVED,
            Why::NotTaken => false,
        };
        let (before, over) = self.of(channel, |known| {
            let before = known.no_pictures.as_ref().map(|no| no.why);
            (before, known.no_pictures.take_if(is_over))
        });
        if !may && before != Some(Why::NotPermitted) && self.pictures == settings::Pictures::On {
            self.lose_pictures(channel, Why::NotPermitted);
        }
        over.map(|no| no.missed).unwrap_or_default()
    }

    /// The key of the sentence that says why a table there has no picture, if nobody has been told;
    /// marks it as told.
    pub(in crate::discord) fn to_tell(&self, channel: ChannelId) -> Option<&'static str> {
        self.of(channel, |known| {
            let no = known.no_pictures.as_ref().filter(|no| !no.missed.is_empty())?;
            (!std::mem::replace(&mut known.is_told, true)).then_some(no.why.sentence())
        })
    }

    /// Takes back that users were told.
    pub(in crate::discord) fn not_told(&self, channel: ChannelId) {
        self.of(channel, |known| known.is_told = false);
    }
}
