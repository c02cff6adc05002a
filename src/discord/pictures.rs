//! Decides in which channels pictures are shown, and who is told why they are not.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Mutex;
use std::time::Duration;

use serenity::all::ChannelId;
use tokio::sync::Semaphore;
use tokio::time::Instant;
use tracing::error;

use super::lock;
use super::rest::SendError;
use crate::picture::Picture;
use crate::settings;
use crate::table::TableId;
use crate::work::Work;

/// A channel that has refused a picture is tried again after this time, no matter what presses
/// there say.
const AGAIN: Duration = Duration::from_hours(1);
/// For this long after Discord has refused a picture, a press that says that pictures are permitted
/// is not trusted.
const BELIEVED: Duration = Duration::from_mins(1);

/// The channels in which pictures are shown.
pub(super) struct Pictures {
    setting: settings::Pictures,
    /// Limits drawing to half of the processors: presses need the others.
    drawing: Semaphore,
    without: Mutex<HashMap<ChannelId, Without>>,
    /// The channels whose users have been told why there are no pictures.
    told: Mutex<HashSet<ChannelId>>,
}

/// A channel in which no pictures are shown.
struct Without {
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
    pub(super) const fn sentence(self) -> &'static str {
        match self {
            Self::NotPermitted | Self::Forbidden => "pictures-not-permitted",
            Self::NotTaken => "pictures-not-taken",
        }
    }
}

/// The error code for a missing permission.
const MISSING_PERMISSIONS: u64 = 50013;
/// The error code for a file that is too large.
const TOO_LARGE: u64 = 40005;

impl Pictures {
    pub(super) fn new(setting: settings::Pictures) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let drawing = Semaphore::new(cores.div_ceil(2));
        Self { setting, drawing, without: Mutex::default(), told: Mutex::default() }
    }

    /// Returns whether pictures are shown in this channel.
    pub(super) fn are_shown_in(&self, channel: ChannelId) -> bool {
        if self.setting == settings::Pictures::Off {
            return false;
        }
        let mut without = lock(&self.without);
        if without.get(&channel).is_some_and(|known| known.since.elapsed() >= AGAIN) {
            without.remove(&channel);
        }
        !without.contains_key(&channel)
    }

    /// Records that this table is shown without its picture.
    pub(super) fn missed(&self, channel: ChannelId, table: TableId) {
        if let Some(known) = lock(&self.without).get_mut(&channel) {
            known.missed.insert(table);
        }
    }

    /// Records that Discord has refused a picture there.
    pub(super) fn refused(&self, channel: ChannelId, why: Why) {
        let mut without = lock(&self.without);
        let missed = without.remove(&channel).map(|known| known.missed).unwrap_or_default();
        without.insert(channel, Without { why, since: Instant::now(), missed });
    }

    /// Records whether the bot may send files there, as a press says. Returns the tables that can
    /// show a picture now.
    pub(super) fn pressed(&self, channel: ChannelId, may_attach: bool) -> BTreeSet<TableId> {
        if self.setting == settings::Pictures::Off {
            return BTreeSet::new();
        }
        let known = lock(&self.without).get(&channel).map(|known| (known.why, known.since));
        match (known, may_attach) {
            (Some((Why::NotPermitted, _)), false) | (None | Some((Why::NotTaken, _)), true) => {}
            (_, false) => self.refused(channel, Why::NotPermitted),
            (Some((Why::Forbidden, since)), true) if since.elapsed() < BELIEVED => {}
            (Some((Why::NotPermitted | Why::Forbidden, _)), true) => {
                let known = lock(&self.without).remove(&channel);
                return known.map(|known| known.missed).unwrap_or_default();
            }
        }
        BTreeSet::new()
    }

    /// The reason why a table there has no picture, if nobody has been told; marks it as told.
    pub(super) fn to_tell(&self, channel: ChannelId) -> Option<Why> {
        let without = lock(&self.without);
        let known = without.get(&channel).filter(|known| !known.missed.is_empty())?;
        lock(&self.told).insert(channel).then_some(known.why)
    }

    /// Takes back that users were told.
    pub(super) fn not_told(&self, channel: ChannelId) {
        lock(&self.told).remove(&channel);
    }

    /// Draws a picture as a PNG file; `None` if that fails.
    pub(super) async fn draw(&self, work: &Work, picture: &Picture) -> Option<Vec<u8>> {
        let _place = self.drawing.acquire().await.ok()?;
        let picture = picture.clone();
        match work.think(move || picture.png()).await {
            Ok(Ok(png)) => Some(png),
            Ok(Err(fault)) => {
                error!("{fault}");
                None
            }
            Err(fault) => {
                error!("a picture could not be made: {fault}");
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: ChannelId = ChannelId::new(1);
    const TABLE: TableId = TableId::new(7);

    fn pictures() -> Pictures {
        Pictures::new(settings::Pictures::On)
    }

    #[tokio::test(start_paused = true)]
    async fn a_press_says_whether_pictures_are_permitted() {
        let pictures = pictures();
        assert!(pictures.pressed(HERE, false).is_empty() && !pictures.are_shown_in(HERE));
        pictures.missed(HERE, TABLE);
        assert_eq!(pictures.pressed(HERE, true), BTreeSet::from([TABLE]));
        assert!(pictures.are_shown_in(HERE));
    }

    #[tokio::test(start_paused = true)]
    async fn what_discord_has_said_is_believed_more_than_a_press() {
        let pictures = pictures();
        pictures.refused(HERE, Why::Forbidden);
        pictures.pressed(HERE, true);
        assert!(!pictures.are_shown_in(HERE));
        tokio::time::advance(BELIEVED).await;
        pictures.pressed(HERE, true);
        assert!(pictures.are_shown_in(HERE));
        // No permission changes that a picture is too large.
        pictures.refused(HERE, Why::NotTaken);
        tokio::time::advance(BELIEVED).await;
        pictures.pressed(HERE, true);
        assert!(!pictures.are_shown_in(HERE));
        tokio::time::advance(AGAIN).await;
        assert!(pictures.are_shown_in(HERE));
    }

    #[test]
    fn what_is_refused_for_its_picture_goes_as_text_and_nothing_else_does() {
        let why =
            |status, code| Why::of(&SendError::Refused { status, code, message: String::new() });
        assert_eq!(why(403, MISSING_PERMISSIONS), Some(Why::Forbidden));
        for (status, code) in [(413, 0), (413, TOO_LARGE), (400, TOO_LARGE)] {
            assert_eq!(why(status, code), Some(Why::NotTaken), "{status} {code}");
        }
        for (status, code) in [(403, 50001), (404, 10008), (400, 50035)] {
            assert_eq!(why(status, code), None, "{status} {code}");
        }
    }

    #[test]
    fn they_are_told_once_and_only_of_a_table_that_lacks_its_picture() {
        let pictures = pictures();
        pictures.pressed(HERE, false);
        assert_eq!(pictures.to_tell(HERE), None);
        pictures.missed(HERE, TABLE);
        assert_eq!(pictures.to_tell(HERE), Some(Why::NotPermitted));
        assert_eq!(pictures.to_tell(HERE), None);
    }

    #[test]
    fn switched_off_there_are_none() {
        assert!(!Pictures::new(settings::Pictures::Off).are_shown_in(HERE));
    }
}
