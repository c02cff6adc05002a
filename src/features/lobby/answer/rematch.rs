//! A lobby for a rematch, and a seat in a lobby that is elsewhere.

use super::NewLobby;
use crate::features::{Context, Reply};
use crate::store::MessageKind;
use crate::table::{Joining, Move, Player, PublicView, Refusal, Sitter, TableId};
use crate::tables::TablesError;

impl Context {
    /// A new lobby for the same game, or a seat in the lobby that another player has opened for it.
    pub(super) async fn rematch(&self, table: TableId) -> Result<Reply, TablesError> {
        let there = self.location_of(table).await?;
        let seen = self.visit_at(there, table, None).await?;
        let players = seen.public.players();
        let played = |player: &Player| player.belongs_to(self.user());
        if !players.iter().any(played) {
            return Ok(self.refusal(Refusal::NotSeated, &seen));
        }
        if let Some(lobby) = self.store().rematch_of(table).await? {
            return self.join(lobby).await;
        }
        let mut others = self.store().next_players(table).await?;
        let computers = players.iter().filter(|player| matches!(player, Player::Computer { .. }));
        let joining = self.joining_rematch(&seen.public).await?;
        let seated_again = |computer: &Player| match joining {
            Joining::AsHost(level) => computer.clone().at_level(level),
            Joining::Level(_) => computer.clone(),
        };
        others.extend(computers.map(seated_again).map(Sitter::without_press));
        let options = seen.public.options.without_chosen_player();
        others.truncate(options.most_seats() - 1);
        let lobby = NewLobby {
            parent: seen.public.parent,
            others,
            hints: seen.public.hints,
            rematch_of: Some(table),
            ..NewLobby::here(there, options, seen.public.clock, joining)
        };
        if there == self.guest.visit.location {
            self.open(lobby).await
        } else {
            self.open_below(lobby).await
        }
    }

    /// The strength of computer players at a rematch of this game. Those who are as strong as the
    /// host follow the results of this host, and of nobody who has not asked for it.
    async fn joining_rematch(&self, of: &PublicView) -> Result<Joining, TablesError> {
        if !of.joining.is_as_host() {
            return Ok(of.joining);
        }
        if self.user() != of.host {
            return Ok(Joining::Level(of.joining.level()));
        }
        let level = self.store().strength(self.guild(), self.user(), of.options.kind()).await?;
        Ok(Joining::AsHost(level))
    }

    /// Opens a lobby in a thread of this channel, and answers with a link to it.
    async fn open_below(&self, lobby: NewLobby) -> Result<Reply, TablesError> {
        if let Some(why) = self.hindrance(&[]).await? {
            return Ok(why.into());
        }
        let (view, _) = match self.open_lobby(lobby).await {
            Err(TablesError::ChannelTaken) => {
                return Ok(self.sentence("refusal-thread-taken").into());
            }
            opened => opened?,
        };
        // No answer becomes the table's message: it is posted as for a table that lost its own.
        self.tables().look_again(view.id);
        Ok(self.words().seated_in_lobby(view.location, None).into())
    }

    /// A seat in a lobby that is elsewhere in the channel or in a thread of it, and a link to it.
    pub(in crate::features) async fn join(&self, lobby: TableId) -> Result<Reply, TablesError> {
        let there = self.location_of(lobby).await?;
        let seen = self.visit_at(there, lobby, Some(Move::Sit)).await?;
        if let Err(refusal) = seen.happened
            && refusal != Refusal::SeatedAlready
        {
            return Ok(self.refusal(refusal, &seen));
        }
        let message = self.store().messages(lobby).await?.get(&MessageKind::Table).copied();
        Ok(self.words().seated_in_lobby(seen.public.location, message).into())
    }
}
