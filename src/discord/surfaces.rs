//! The displayed state of every message whose content may change.
//!
//! This state is a view and never the source of truth: a restart forgets it. A private message can
//! be edited for as long as the token of the press that showed it last is valid.

use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, HashMap};
use std::ops::RangeInclusive;
use std::sync::Mutex;
use std::time::Duration;

use serenity::all::MessageId;
use tokio::time::Instant;

use super::lock;
use super::rest::Target;
use crate::features::Shows;
use crate::table::{ChannelId, TableId, UserId};
use crate::view::{Language, PrivateMessage};

/// An interaction token is valid for 15 minutes; this is a little less, so that no request uses an
/// expired one.
const TOKEN_LIFE: Duration = Duration::from_secs(14 * 60 + 30);
/// Interval at which expired entries are removed.
const SWEEP_EVERY: Duration = Duration::from_mins(1);

/// The content that a message shows, as far as is known. Nothing else decides whether the message
/// must be drawn.
#[derive(Clone, Debug)]
pub(super) struct Surface<M> {
    /// `None` if it is not known for sure.
    shown: Option<M>,
    /// The time at which it was last known to be drawn.
    drawn: Option<Instant>,
}

impl<M> Default for Surface<M> {
    fn default() -> Self {
        Self { shown: None, drawn: None }
    }
}

impl<M> Surface<M> {
    /// Records that a drawing that was sent at `sent` has arrived. If another one has arrived since
    /// then, nobody knows which of them came last.
    pub(super) fn drawn(&mut self, message: M, sent: Instant) {
        let overtaken = self.drawn.is_some_and(|drawn| drawn > sent);
        self.shown = (!overtaken).then_some(message);
        self.drawn = Some(Instant::now());
    }

    /// Records that a drawing may or may not have arrived.
    pub(super) fn is_uncertain(&mut self) {
        self.shown = None;
        self.drawn = Some(Instant::now());
    }

    /// The content that it shows; `None` if it is not known for sure.
    pub(super) const fn known(&self) -> Option<&M> {
        self.shown.as_ref()
    }

    /// A message that shows this, as was stored when it was last drawn.
    pub(super) const fn stored(shown: M) -> Self {
        Self { shown: Some(shown), drawn: None }
    }

    /// Returns whether it must be drawn; `same` compares the known content with the wanted one.
    pub(super) fn differs(&self, same: impl FnOnce(&M) -> bool) -> bool {
        !self.shown.as_ref().is_some_and(same)
    }
}

/// The token with which a public message can be edited without counting towards the rate limit: the
/// message is the original response of that interaction.
#[derive(Clone)]
pub(super) struct Handle {
    token: String,
    message: MessageId,
    since: Instant,
}

impl Handle {
    pub(super) fn new(token: &str, message: MessageId) -> Self {
        Self { token: token.to_owned(), message, since: Instant::now() }
    }

    pub(super) fn token(&self) -> &str {
        &self.token
    }

    /// Returns whether it can edit this message now.
    pub(super) fn is_good_for(&self, message: MessageId) -> bool {
        self.message == message && !self.lives_for().is_zero()
    }

    pub(super) fn lives_for(&self) -> Duration {
        TOKEN_LIFE.saturating_sub(self.since.elapsed())
    }
}

/// The location of a message that an interaction created or pressed.
#[derive(Clone, Copy)]
pub(super) struct At {
    /// The path by which the interaction's token reaches it.
    pub(super) target: Target,
    /// The id, if it is known.
    pub(super) id: Option<MessageId>,
    /// True if it is known to be ephemeral. Otherwise this is checked before it is drawn or
    /// deleted.
    pub(super) is_private: bool,
}

impl At {
    /// The message that the initial response became, or that was pressed.
    pub(super) const fn original(id: Option<MessageId>) -> Self {
        Self { target: Target::Original, id, is_private: true }
    }

    /// The original message after another response had come first. That response may have been of
    /// another kind: if the same press was delivered twice, it may have left the pressed message,
    /// which is public, as the original.
    pub(super) const fn before(id: Option<MessageId>) -> Self {
        Self { target: Target::Original, id, is_private: false }
    }

    /// The message of a follow-up.
    pub(super) const fn follow_up(id: MessageId) -> Self {
        Self { target: Target::Message(id), id: Some(id), is_private: true }
    }
}

/// A player's private message.
#[derive(Clone)]
pub(super) struct OwnMessage {
    /// The token of the press that showed it last.
    pub(super) token: String,
    /// The location at which that token reaches it.
    pub(super) at: At,
    /// The view that it shows for as long as it is open.
    pub(super) shows: Shows,
    /// The time at which the response that shows it was sent.
    pub(super) sent: Instant,
    /// The content that it shows now.
    pub(super) surface: Surface<PrivateMessage>,
}

impl OwnMessage {
    /// Returns whether it differs from this content. A sentence above it, which concerns a press,
    /// is ignored.
    pub(super) fn differs(&self, now: &PrivateMessage) -> bool {
        self.surface.differs(|shown| {
            let (shown, now) = (shown.message(), now.message());
            shown.embed == now.embed && shown.selects == now.selects && shown.rows == now.rows
        })
    }

    fn lives(&self) -> bool {
        self.sent.elapsed() < TOKEN_LIFE
    }

    fn is_same(&self, other: &Self) -> bool {
        match (self.at.id, other.at.id) {
            (Some(id), Some(other)) => id == other,
            (None, _) | (_, None) => self.token == other.token,
        }
    }
}

/// The token of a user's last press in a channel, with which a private message can follow, and
/// their language.
pub(super) struct FollowUpToken {
    pub(super) token: String,
    pub(super) language: Language,
    since: Instant,
}

impl FollowUpToken {
    fn lives(&self) -> bool {
        self.since.elapsed() < TOKEN_LIFE
    }
}

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
                if known.surface.drawn.is_some_and(|drawn| drawn > own.sent) {
                    own.surface.is_uncertain();
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
            own.surface.drawn(message, sent);
        } else {
            // A press has drawn it in the meantime: it is unknown whose drawing came last.
            own.surface.is_uncertain();
        }
        own.surface.shown.is_some()
    }

    /// Records that a drawing of a private message may or may not have arrived.
    pub(super) fn is_uncertain(&self, table: TableId, user: UserId) {
        if let Some(own) = lock(&self.open).get_mut(&(table, user)) {
            own.surface.is_uncertain();
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
mod tests {
    use super::*;
    use crate::features::Showing;

    const ADA: UserId = UserId::new(1);

    /// A private message of Ada's, with its id, the token that showed it, and the time at which it
    /// was sent.
    fn own(id: u64, token: &str, sent: Instant) -> OwnMessage {
        OwnMessage {
            token: token.to_owned(),
            at: At::original(Some(MessageId::new(id))),
            shows: Shows {
                table: TableId::new(1),
                what: Showing::hand(),
                language: Language::English,
            },
            sent,
            surface: Surface::default(),
        }
    }

    fn open(messages: &OwnMessages) -> Vec<Option<MessageId>> {
        messages.at(TableId::new(1)).into_iter().map(|(_, own)| own.at.id).collect()
    }

    #[test]
    fn the_one_that_was_sent_last_stays_whichever_word_comes_first() {
        let (before, now) = (Instant::now(), Instant::now() + Duration::from_millis(1));
        for (first, second) in [((7, before), (8, now)), ((8, now), (7, before))] {
            let messages = OwnMessages::default();
            assert!(messages.opened(ADA, own(first.0, "a", first.1)).is_none());
            let gone = messages.opened(ADA, own(second.0, "b", second.1));
            assert_eq!(gone.and_then(|own| own.at.id), Some(MessageId::new(7)));
            assert_eq!(open(&messages), [Some(MessageId::new(8))]);
        }
    }

    #[test]
    fn of_two_answers_to_one_press_the_private_one_is_where_it_is() {
        let (before, now) = (Instant::now(), Instant::now() + Duration::from_millis(1));
        let private =
            |sent| OwnMessage { at: At::follow_up(MessageId::new(7)), ..own(7, "a", sent) };
        let unknown = |sent| OwnMessage { at: At::before(None), ..own(7, "a", sent) };
        for (first, second) in [
            (private(before), unknown(now)),
            (private(now), unknown(before)),
            (unknown(before), private(now)),
            (unknown(now), private(before)),
        ] {
            let messages = OwnMessages::default();
            assert!(messages.opened(ADA, first).is_none());
            assert!(messages.opened(ADA, second).is_none());
            let (_, own) = messages.at(TableId::new(1)).pop().unwrap();
            assert_eq!((own.at.id, own.at.is_private), (Some(MessageId::new(7)), true));
            assert_eq!(own.at.target, Target::Message(MessageId::new(7)));
        }
    }

    #[test]
    fn one_that_is_being_deleted_takes_the_place_of_none() {
        let messages = OwnMessages::default();
        let started = Instant::now();
        let later = |moments| started + Duration::from_millis(moments);
        messages.opened(ADA, own(7, "a", started));
        let gone = messages.opened(ADA, own(8, "b", later(1)));
        assert_eq!(gone.and_then(|own| own.at.id), Some(MessageId::new(7)));
        // A press on the first message was under way: its response comes before the deletion.
        let gone = messages.opened(ADA, own(7, "c", later(2)));
        assert_eq!(gone.and_then(|own| own.at.id), Some(MessageId::new(7)));
        assert_eq!(open(&messages), [Some(MessageId::new(8))]);
    }
}
