//! The reasons why no lobby may be opened here and now.

use crate::features::Context;
use crate::features::press::Terms;
use crate::rules::Options;
use crate::server::Place;
use crate::table::{ChannelId, Clock};
use crate::tables::TablesError;
use crate::view::PrivateMessage;

impl Context {
    /// The reason why no lobby may be opened, given the missing permissions.
    pub(super) async fn hindrance(
        &self,
        missing: &[&'static str],
    ) -> Result<Option<PrivateMessage>, TablesError> {
        if !missing.is_empty() {
            return Ok(Some(self.words().missing_permissions(missing, self.open_channel())));
        }
        if let Some(why) = self.not_here() {
            return Ok(Some(why));
        }
        self.too_many_tables().await
    }

    /// Another channel in which the person can open a table.
    pub(super) fn open_channel(&self) -> Option<ChannelId> {
        self.guest.open_channel.filter(|channel| self.settings().allows(*channel))
    }

    /// The reason why no table may be in this channel, by the server's settings.
    pub(super) fn not_here(&self) -> Option<PrivateMessage> {
        let settings = self.settings();
        let channel = self.guest.parent.unwrap_or(self.channel());
        let words = self.words();
        (!settings.allows(channel)).then(|| words.not_in_this_channel(&settings.channels))
    }

    /// The reason why this host, or this server, may open no further table now. A press that has opened a table and
    /// was delivered twice is no reason.
    async fn too_many_tables(&self) -> Result<Option<PrivateMessage>, TablesError> {
        let (store, settings) = (self.store(), self.settings());
        let words = self.words();
        let open = store.open_tables(self.guild(), self.user()).await?;
        let lobbies = (open.lobbies >= settings.most_lobbies.into())
            .then(|| words.many_lobbies(settings.most_lobbies));
        let tables = || words.many_tables(settings.most_tables);
        // Elsewhere every place has one table, and none of them is in the way of another.
        let is_full = self.has_bot() && open.tables >= settings.most_tables.into();
        let too_many = lobbies.or_else(|| is_full.then(tables));
        // Checked last: the other delivery may be opening the table at this moment.
        let is_again = too_many.is_some() && store.has_press(self.guest.visit.press).await?;
        Ok(too_many.filter(|_| !is_again))
    }

    /// The terms of a lobby like this one in a thread; `None` where the bot can start none.
    pub(super) fn in_a_thread(&self, options: Options, clock: Clock) -> Option<Terms> {
        let may_start = self.has_bot()
            && self.guest.parent.is_none()
            && self.guest.missing_for_thread.is_empty();
        may_start.then_some(Terms { options, clock, place: Place::Thread })
    }

    /// Returns whether everybody on the server may come here: a mention in a private thread would
    /// invite people who do not belong to it.
    pub(super) const fn is_seen_by_all(&self) -> bool {
        self.guest.parent.is_none() || self.guest.seen_from.is_some()
    }
}
