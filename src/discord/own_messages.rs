//! The private messages of players that are open, and the tokens with which more can be opened.
//!
//! A private message can be edited for as long as the token of the press that showed it last is valid.

use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, HashMap};
use std::ops::RangeInclusive;
use std::sync::Mutex;
use std::time::Duration;

use serenity::all::MessageId;
use tokio::time::Instant;

use super::lock;
use super::own_message::{FollowUpToken, OwnMessage};
use super::shown_state::TOKEN_LIFE;
use crate::language::Language;
use crate::table::{ChannelId, TableId, UserId};
use crate::view::PrivateMessage;

/// Interval at which expired entries are removed.
const SWEEP_EVERY: Duration = Duration::from_mins(1);

/// All private messages, and the tokens with which more can be opened.
pub(super) struct OwnMessages {
    open: Mutex<BTreeMap<(TableId, UserId), OwnMessage>>,
    /// The number of presses on a player's private message that are being answered.
    answering: Mutex<HashMap<(TableId, UserId), usize>>,
    /// Messages that are being deleted, and since when: a press on one may still be under way.
    going: Mutex<HashMap<MessageId, Instant>>,
    /// Messages that should be deleted, but could not be deleted yet.
    undeleted: Mutex<Vec<OwnMessage>>,
    tokens: Mutex<HashMap<(ChannelId, UserId), FollowUpToken>>,
    swept: Mutex<Instant>,
}

impl Default for OwnMessages {
    fn default() -> Self {
        Self {
            open: Mutex::default(),
            answering: Mutex::default(),
            going: Mutex::default(),
            undeleted: Mutex::default(),
            tokens: Mutex::default(),
            swept: Mutex::new(Instant::now()),
        }
    }
}

/// While this value lives, only the response to a press draws the private message.
pub(super) struct Answering<'a> {
    messages: &'a OwnMessages,
    of: (TableId, UserId),
}

impl Drop for Answering<'_> {
    fn drop(&mut self) {
        if let Entry::Occupied(mut count) = lock(&self.messages.answering).entry(self.of) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}

impl OwnMessages {
    /// Marks a press on a player's private message as being answered.
    pub(super) fn answering(&self, table: TableId, user: UserId) -> Answering<'_> {
        *lock(&self.answering).entry((table, user)).or_default() += 1;
        Answering { messages: self, of: (table, user) }
    }

    /// Returns whether this token still belongs to the player's private message and no press on it
    /// is being answered.
    pub(super) fn is_at_rest(&self, table: TableId, user: UserId, token: &str) -> bool {
        let at_rest = !lock(&self.answering).contains_key(&(table, user));
        at_rest && lock(&self.open).get(&(table, user)).is_some_and(|own| own.token == token)
    }

    /// Stores the token of a user who pressed or typed something in this channel and was answered.
    pub(super) fn reached(
        &self,
        channel: ChannelId,
        user: UserId,
        (token, language): (String, Language),
    ) {
        self.sweep();
        let follow_up = FollowUpToken { token, language, since: Instant::now() };
        lock(&self.tokens).insert((channel, user), follow_up);
    }

    /// Takes the token with which a private message can reach a user in this channel. Each token can
    /// be taken only once.
    pub(super) fn follow_up_token(
        &self,
        channel: ChannelId,
        user: UserId,
    ) -> Option<FollowUpToken> {
        lock(&self.tokens).remove(&(channel, user)).filter(FollowUpToken::lives)
    }

    /// Stores a private message that is shown now, and returns the one that is obsolete and must be
    /// deleted.
    pub(super) fn opened(&self, user: UserId, own: OwnMessage) -> Option<OwnMessage> {
        let mut going = lock(&self.going);
        if own.at.id.is_some_and(|id| going.contains_key(&id)) {
            return Some(own);
        }
        let older = self.replaced(user, own)?;
        going.extend(older.at.id.map(|id| (id, Instant::now())));
        Some(older)
    }

    fn replaced(&self, user: UserId, mut own: OwnMessage) -> Option<OwnMessage> {
        let mut open = lock(&self.open);
        let key = (own.shows.table, user);
        let known = open.get(&key).filter(|known| known.lives());
        match known {
            // The result of a response may be reported late: a message that was sent after it
            // stays.
            Some(known) if known.sent > own.sent && !known.is_same(&own) => return Some(own),
            Some(known) if known.is_same(&own) => {
                if known.shown_state.is_drawn_after(own.sent) {
                    own.shown_state.is_uncertain();
                }
                let id = own.at.id.or(known.at.id);
                let by_one_press = own.token == known.token;
                // If two responses to one press raced, the location of the one that is known to be
                // ephemeral is right.
                let rank = |one: &OwnMessage| (by_one_press && one.at.is_private, one.sent);
                if rank(known) > rank(&own) {
                    own.at = known.at;
                }
                if known.sent > own.sent {
                    own.token.clone_from(&known.token);
                    own.shows = known.shows.clone();
                }
                own.at.id = own.at.id.or(id);
                own.is_above_result = known.is_above_result;
            }
            Some(_) | None => {}
        }
        let older = known.filter(|known| !known.is_same(&own)).cloned();
        open.insert(key, own);
        older
    }

    /// Stores an obsolete message that could not be deleted.
    pub(super) fn not_deleted(&self, own: OwnMessage) {
        lock(&self.undeleted).push(own);
    }

    /// The messages of this table that could not be deleted and can still be reached.
    pub(super) fn take_undeleted(&self, table: TableId) -> Vec<OwnMessage> {
        let mut undeleted = lock(&self.undeleted);
        let of_table = undeleted.extract_if(.., |own| own.shows.table == table);
        of_table.filter(OwnMessage::lives).collect()
    }

    /// The private messages that are open at this table.
    pub(super) fn at(&self, table: TableId) -> Vec<(UserId, OwnMessage)> {
        let open = lock(&self.open);
        let here = open.range(all_at(table)).filter(|(_, own)| own.lives());
        here.map(|((_, user), own)| (*user, own.clone())).collect()
    }

    /// Records that a drawing of a private message, sent at that time with this token, has arrived.
    /// Returns whether the message's content is known.
    pub(super) fn drawn(
        &self,
        table: TableId,
        user: UserId,
        token: &str,
        message: PrivateMessage,
        sent: Instant,
    ) -> bool {
        let mut open = lock(&self.open);
        let Some(own) = open.get_mut(&(table, user)) else { return true };
        if own.token == token {
            own.shown_state.drawn(message, sent);
        } else {
            // A press has drawn it in the meantime: it is unknown whose drawing came last.
            own.shown_state.is_uncertain();
        }
        own.shown_state.known().is_some()
    }

    /// Records that a drawing of a private message may or may not have arrived.
    pub(super) fn is_uncertain(&self, table: TableId, user: UserId) {
        if let Some(own) = lock(&self.open).get_mut(&(table, user)) {
            own.shown_state.is_uncertain();
        }
    }

    /// Records that the result of this table's game was posted, below the private messages that are
    /// open. One that may be public, or whose place is not known, does not follow it.
    pub(super) fn result_is_posted(&self, table: TableId) {
        for (_, own) in lock(&self.open).range_mut(all_at(table)) {
            own.is_above_result = own.at.is_private && own.at.id.is_some();
        }
    }

    /// Records that a private message stays where it is, although the result is below it.
    pub(super) fn stays(&self, table: TableId, user: UserId) {
        if let Some(own) = lock(&self.open).get_mut(&(table, user)) {
            own.is_above_result = false;
        }
    }

    /// Puts back a token that was not used after all, because nothing has arrived.
    pub(super) fn give_back(&self, channel: ChannelId, user: UserId, follow_up: FollowUpToken) {
        lock(&self.tokens).entry((channel, user)).or_insert(follow_up);
    }

    /// Forgets a private message that can no longer be reached.
    pub(super) fn lost(&self, table: TableId, user: UserId, token: &str) {
        let mut open = lock(&self.open);
        if open.get(&(table, user)).is_some_and(|own| own.token == token) {
            open.remove(&(table, user));
        }
    }

    /// Forgets the private messages of a table that is over.
    pub(super) fn close(&self, table: TableId) {
        lock(&self.open).extract_if(all_at(table), |_, _| true).for_each(drop);
    }

    /// Removes expired entries. This does not happen at every press, since there may be many of
    /// them.
    fn sweep(&self) {
        let mut swept = lock(&self.swept);
        if swept.elapsed() < SWEEP_EVERY {
            return;
        }
        *swept = Instant::now();
        lock(&self.open).retain(|_, own| own.lives());
        lock(&self.going).retain(|_, since| since.elapsed() < TOKEN_LIFE);
        lock(&self.undeleted).retain(OwnMessage::lives);
        lock(&self.tokens).retain(|_, follow_up| follow_up.lives());
    }
}

/// The range of the keys of all private messages at this table.
const fn all_at(table: TableId) -> RangeInclusive<(TableId, UserId)> {
    (table, UserId::new(u64::MIN))..=(table, UserId::new(u64::MAX))
}

#[cfg(test)]
mod tests;
