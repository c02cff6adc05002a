//! The players' private messages: redrawn when their table changes, and opened without a press.

use std::time::Duration;

use serenity::all::{ChannelId, MessageId};
use tokio::time::Instant;
use tracing::debug;

use super::Boards;
use super::outcome::Outcome;
use crate::discord::messages::{Body, Enclosed};
use crate::discord::own_message::{At, FollowUpToken, OwnMessage};
use crate::discord::rate_limit::{Pass, WaitedFor};
use crate::discord::rest::SendError;
use crate::discord::route::Call;
use crate::discord::shown_state::ShownState;
use crate::features::{Showing, Shown, Shows};
use crate::store::MessageKind;
use crate::table::{Player, TableId, UserId};
use crate::tables::TablesError;
use crate::view::PrivateMessage;

impl Boards {
    /// Redraws the private messages that are out of date, opens one for each player who has none
    /// and can be reached, and deletes those that others have replaced. Once a table is over and its
    /// result is posted, its private messages move below that, and are drawn a last time. Returns
    /// also when to draw those that can wait.
    pub(super) async fn show_own(
        &self,
        table: TableId,
    ) -> Result<(Outcome, Option<Duration>), TablesError> {
        // Wait here, so that the drawing shows the state at the time of sending.
        self.inner.rest.opened().await;
        let deleted = self.delete_undeleted(table).await;
        let asked = Instant::now();
        let responder = &self.inner.responder;
        let open = self.inner.own.at(table);
        let wanted: Vec<(UserId, Shows)> =
            open.iter().map(|(user, own)| (*user, own.shows.clone())).collect();
        let (shown, now) = responder.shown(table, &wanted).await?;
        let (mut outcome, mut later) = (deleted, None);
        for ((user, own), now) in open.iter().zip(now) {
            match now {
                Some(now) if own.is_above_result => {
                    if self.follow_result(table, *user, own, now).await == Outcome::Failed {
                        outcome = Outcome::Failed;
                    }
                }
                Some(now) if own.differs(&now) => {
                    let rest = own.rests_for(&now);
                    if !rest.is_zero() && !shown.view.is_over() {
                        later = later.into_iter().chain([rest]).min();
                    } else {
                        let channel = ChannelId::new(shown.view.location.channel.get());
                        if self.redraw((table, channel), *user, own, now).await == Outcome::Failed {
                            outcome = Outcome::Failed;
                        }
                    }
                }
                Some(_) => {}
                None => self.inner.own.lost(table, *user, &own.token),
            }
        }
        if !shown.view.is_over() {
            let opened = self.open_own(table, &shown, &open, asked).await?;
            return Ok((if outcome == Outcome::Shown { opened } else { outcome }, later));
        }
        if outcome == Outcome::Shown && !shown.awaits_breakdown() && self.is_told(&shown).await? {
            self.inner.own.close(table);
            responder.tables().forget_if_over(table).await;
        }
        Ok((outcome, None))
    }

    /// Returns whether the result of the game, if it has one, is posted, and no private message is
    /// still to follow it.
    async fn is_told(&self, shown: &Shown) -> Result<bool, TablesError> {
        let table = shown.view.id;
        let posted = self.inner.responder.tables().store().messages(table).await?;
        let is_posted =
            !shown.has(MessageKind::Result) || posted.contains_key(&MessageKind::Result);
        Ok(is_posted && !self.inner.own.at(table).iter().any(|(_, own)| own.is_above_result))
    }

    async fn delete_undeleted(&self, table: TableId) -> Outcome {
        let mut outcome = Outcome::Shown;
        for own in self.inner.own.take_undeleted(table) {
            if self.delete_own(own).await == Outcome::Failed {
                outcome = Outcome::Failed;
            }
        }
        outcome
    }

    /// Deletes a private message that another one has replaced. If that fails, it is tried again
    /// later.
    pub(super) async fn delete_own(&self, own: OwnMessage) -> Outcome {
        let deleted = match self.is_private(&own).await {
            Ok(true) => self.inner.rest.delete_by_token(&own.token, own.at.target).await,
            Ok(false) => return Outcome::Shown,
            Err(error) => Err(error),
        };
        let Err(error) = deleted else { return Outcome::Shown };
        debug!(table = %own.shows.table, "an older own message is not deleted: {error}");
        if error.is_refusal() {
            return Outcome::Shown;
        }
        self.inner.own.not_deleted(own);
        Outcome::Failed
    }

    /// Returns whether it is an ephemeral message, which the bot may draw or delete for this
    /// player.
    async fn is_private(&self, own: &OwnMessage) -> Result<bool, SendError> {
        if own.at.is_private {
            return Ok(true);
        }
        self.inner.rest.has_private_original(&own.token).await
    }

    async fn redraw(
        &self,
        (table, channel): (TableId, ChannelId),
        user: UserId,
        own: &OwnMessage,
        now: PrivateMessage,
    ) -> Outcome {
        let (sent, messages) = (Instant::now(), &self.inner.own);
        let call = self.inner.rest.to_edit_by_token(&own.token, own.at.target);
        let body = self.body_of(channel, &now).await.unflagged();
        let drawn = match self.is_private(own).await {
            Ok(true) => {
                let pass = self.inner.rest.pass(&call, WaitedFor::ByPeople).await;
                // The response to a press will draw it.
                if !messages.is_at_rest(table, user, &own.token) {
                    return Outcome::Failed;
                }
                self.send_own(call, pass, &body).await
            }
            Ok(false) => {
                messages.lost(table, user, &own.token);
                return Outcome::Shown;
            }
            Err(error) => Err(error),
        };
        match drawn {
            Ok(_) if messages.drawn(table, user, &own.token, now, sent) => Outcome::Shown,
            // A press has drawn it in the meantime.
            Ok(_) => Outcome::Failed,
            // It is drawn again, without its picture.
            Err(error)
                if matches!(body.enclosed(), Some(Enclosed::Picture(_)))
                    && self.inner.rest.channels.refuses_picture(channel, &error) =>
            {
                Outcome::Failed
            }
            Err(error) if error.is_refusal() => {
                debug!(%table, "an own message cannot be redrawn: {error}");
                messages.lost(table, user, &own.token);
                Outcome::Shown
            }
            Err(error) => {
                debug!(%table, "an own message is not redrawn: {error}");
                messages.is_uncertain(table, user);
                Outcome::Failed
            }
        }
    }

    /// Posts a private message again, below the result of the game, and deletes the one above it. If
    /// that cannot be, the one above stays and is redrawn.
    async fn follow_result(
        &self,
        table: TableId,
        user: UserId,
        own: &OwnMessage,
        now: PrivateMessage,
    ) -> Outcome {
        let (sent, messages) = (Instant::now(), &self.inner.own);
        let call = self.inner.rest.to_follow_up(&own.token);
        let pass = self.inner.rest.pass(&call, WaitedFor::ByPeople).await;
        // The response to a press will draw it.
        if !messages.is_at_rest(table, user, &own.token) {
            return Outcome::Failed;
        }
        match self.send_own(call, pass, &Body::from(&now)).await {
            Ok(id) => {
                let mut shown_state = ShownState::default();
                shown_state.drawn(now, sent);
                let (at, is_above_result) = (At::follow_up(id), false);
                let below = OwnMessage { at, sent, shown_state, is_above_result, ..own.clone() };
                self.opened(user, below).await;
                Outcome::Shown
            }
            Err(error) => {
                debug!(%table, "an own message does not follow the result: {error}");
                if error.is_refusal() {
                    messages.stays(table, user);
                }
                Outcome::Failed
            }
        }
    }

    /// Opens the private messages of players who have none. If a player has opened one since
    /// `asked`, that one stays and the new one is deleted.
    async fn open_own(
        &self,
        table: TableId,
        shown: &Shown,
        open: &[(UserId, OwnMessage)],
        asked: Instant,
    ) -> Result<Outcome, TablesError> {
        // Where the bot is not installed, only a press opens a hand.
        let board = shown.view.board().filter(|_| shown.view.location.has_bot());
        let Some(board) = board else { return Ok(Outcome::Shown) };
        let people = board.players.iter().filter_map(Player::person).map(|person| person.id);
        // The panel of options was for the lobby: the hand replaces it.
        let in_hand =
            |own: &OwnMessage| matches!(own.shows.what, Showing::Play(..) | Showing::Rules(..));
        let without =
            people.filter(|user| !open.iter().any(|(has, own)| has == user && in_hand(own)));
        let channel = shown.view.location.channel;
        let mut outcome = Outcome::Shown;
        for user in without {
            let Some(follow_up) = self.inner.own.follow_up_token(channel, user) else { continue };
            let FollowUpToken { language, .. } = follow_up;
            let hand = Shows { table, what: Showing::hand(), language };
            let (_, now) = self.inner.responder.shown(table, &[(user, hand.clone())]).await?;
            let Some(Some(message)) = now.into_iter().next() else { continue };
            let call = self.inner.rest.to_follow_up(&follow_up.token);
            let pass = self.inner.rest.pass(&call, WaitedFor::ByPeople).await;
            match self.send_own(call, pass, &Body::from(&message)).await {
                Ok(id) => {
                    let mut shown_state = ShownState::default();
                    shown_state.drawn(message, asked);
                    let (token, at) = (follow_up.token, At::follow_up(id));
                    let own = OwnMessage {
                        token,
                        at,
                        shows: hand,
                        sent: asked,
                        shown_state,
                        is_above_result: false,
                    };
                    self.opened(user, own).await;
                }
                Err(error) => {
                    debug!(%table, "an own message is not opened: {error}");
                    if !error.is_refusal() {
                        self.inner.own.give_back(channel, user, follow_up);
                        outcome = Outcome::Failed;
                    }
                }
            }
        }
        Ok(outcome)
    }

    async fn send_own(
        &self,
        call: Call<'_>,
        pass: Result<Pass<'_>, SendError>,
        body: &Body,
    ) -> Result<MessageId, SendError> {
        self.inner.rest.send_once(call, pass?, body).await
    }
}
