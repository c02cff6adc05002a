//! Keeps track of a table's messages: their ids, and what they show.

use serenity::all::{ChannelId, MessageId};
use tokio::time::Instant;
use tracing::debug;

use super::board::Board;
use super::outcome::NotShown;
use super::{Boards, News};
use crate::discord::rendered::Rendered;
use crate::discord::shown_state::ShownState;
use crate::store::{Hashes, MessageKind};
use crate::table;
use crate::tables::TablesError;
use crate::view::PublicMessage;

/// Bookkeeping of the table's messages.
impl Boards {
    /// Stores the id of a message that has just been posted, before anything is drawn.
    pub(super) async fn hear_of_posts(&self, board: &mut Board) -> Result<(), NotShown> {
        if board.news.iter().any(|news| matches!(news, News::Posted(..))) {
            let tables = self.inner.responder.tables();
            let channel = tables.look(board.table, |table| table.location.channel).await?;
            self.hear(board, channel).await?;
        }
        Ok(())
    }

    /// Processes the effects of responses on the messages of a table in this channel.
    pub(super) async fn hear(
        &self,
        board: &mut Board,
        channel: table::ChannelId,
    ) -> Result<(), NotShown> {
        board.stands_in(ChannelId::new(channel.get()));
        if board.messages.is_none() {
            let store = self.inner.responder.tables().store();
            // Both are read before either is believed: a hash that is not known cannot be forgotten.
            let hashes = store.hashes(board.table).await.map_err(TablesError::from)?;
            let stored = store.messages(board.table).await.map_err(TablesError::from)?;
            board.is_awaited &= !stored.contains_key(&MessageKind::Table);
            board.messages = Some(stored);
            board.learn(hashes);
        }
        if !board.news.iter().all(|news| matches!(news, News::EditToken(..))) {
            self.forget_hashes(board).await;
        }
        while let Some(news) = board.news.pop_front() {
            match news {
                News::Drawn(id, message, sent) if board.stands_at() == Some(id) => {
                    board
                        .shown_state(MessageKind::Table)
                        .drawn(Rendered::text(&message).hash(), sent);
                }
                News::EditToken(edit_token, _) => board.take(edit_token),
                News::Uncertain => board.shown_state(MessageKind::Table).is_uncertain(),
                News::NotPosted => board.is_awaited = false,
                News::VoteDrawn(id, message, sent) => board.vote_drawn(id, &message, sent),
                News::VoteUncertain => board.votes_are_uncertain(),
                News::Posted(id, message, sent) | News::Drawn(id, message, sent) => {
                    board.is_awaited = false;
                    self.take_over(board, id, message, sent).await?;
                }
            }
        }
        Ok(())
    }

    /// Makes this message, which shows the table, the table's message, unless there is a newer one.
    async fn take_over(
        &self,
        board: &mut Board,
        id: MessageId,
        message: PublicMessage,
        sent: Instant,
    ) -> Result<(), NotShown> {
        // Discord's ids grow with time.
        if board.posted(MessageKind::Table).is_some_and(|newer| newer.get() > id.get()) {
            board.is_told(id);
            board.moved.push(id);
            return Ok(());
        }
        *board.shown_state(MessageKind::Table) = ShownState::default();
        board.shown_state(MessageKind::Table).drawn(Rendered::text(&message).hash(), sent);
        self.remember(board, &[MessageKind::Table], id).await
    }

    /// Records the id of a message, which may be of several kinds. The worker knows it even if the
    /// database fails.
    pub(super) async fn remember(
        &self,
        board: &mut Board,
        kinds: &[MessageKind],
        id: MessageId,
    ) -> Result<(), NotShown> {
        let stored = table::MessageId::new(id.get());
        board.now_at(kinds, stored);
        let store = self.inner.responder.tables().store();
        Ok(store.posted(board.table, kinds, stored).await?)
    }
}

/// What the messages show, kept in the database while nothing happens at the table.
impl Boards {
    /// Stores what the messages show, so that they need not be drawn again when the table is next
    /// looked at.
    pub(super) async fn store_hashes(&self, board: &mut Board) {
        self.set_hashes(board, board.hashes()).await;
    }

    /// Deletes from the database what the messages show, since that is about to change.
    pub(super) async fn forget_hashes(&self, board: &mut Board) {
        self.set_hashes(board, Hashes::new()).await;
    }

    async fn set_hashes(&self, board: &mut Board, hashes: Hashes) {
        if board.stored == hashes {
            return;
        }
        let store = self.inner.responder.tables().store();
        match store.set_hashes(board.table, hashes.clone()).await {
            Ok(()) => board.stored = hashes,
            Err(error) => {
                debug!(table = %board.table, "what the messages show is not stored: {error}");
            }
        }
    }
}
