//! Help: what a person can do in this channel now, and the same for everyone in a message that stays.

use super::message::{Part, Situation};
use crate::features::answering::Answering;
use crate::features::press::Terms;
use crate::features::{Context, Delivery, Reply};
use crate::rules::games::of_game;
use crate::table::{
    ChannelId, Location, Player, PrivateView, PublicStage, PublicView, Table, UserId,
};
use crate::tables::TablesError;
use crate::view::PrivateMessage;

/// Answers the command `/wizard help`. It only looks: an absent player is not back yet.
pub(in crate::features) fn open() -> Answering {
    Delivery::EPHEMERAL.by(async move |context: Context| context.help().await)
}

/// Answers the command `/wizard panel`, which is for those who manage the server.
pub(in crate::features) fn post_panel() -> Answering {
    Delivery::POST.by(async move |context: Context| {
        if !context.guest.visit.manages {
            return Ok(context.sentence("help-panel-managers").into());
        }
        context.settle_language().await?;
        Ok::<_, TablesError>(Reply::Post(context.words_for_all().public_panel(), None))
    })
}

impl Context {
    async fn help(&self) -> Result<PrivateMessage, TablesError> {
        let situation = self.situation().await?;
        let words = self.words();
        Ok(if self.has_bot() { words.help(&situation) } else { words.help_elsewhere(&situation) })
    }

    /// The refusal of a lobby where the channel has a table already, with what the person can do
    /// there, and a button that opens a lobby with these terms.
    pub(in crate::features) async fn channel_taken(
        &self,
        in_thread: Option<Terms>,
    ) -> Result<Reply, TablesError> {
        let table = self.tables().table_in(self.channel()).await?;
        let ends_it = |table: &Table| {
            table.seats(self.user()) && (table.host == self.user() || table.lobby().is_err())
        };
        let may_end = self.guest.visit.manages || self.tables().look(table, ends_it).await?;
        let situation = self.situation().await?;
        let message = self.words().channel_taken(table, &situation, may_end, in_thread);
        if !matches!(situation, Situation::LookingOn(..)) {
            return Ok(message.into());
        }
        let seen = self.visit(table, None).await?;
        Ok(self.for_a_spectator(message, &seen).await?.into())
    }

    async fn situation(&self) -> Result<Situation, TablesError> {
        let table = match self.table_here().await {
            Ok(table) => table,
            Err(TablesError::NoTable) => {
                return Ok(Situation::NoTable(self.guest.missing.clone()));
            }
            Err(TablesError::In(channel)) => return Ok(Situation::Elsewhere(channel)),
            Err(TablesError::Astray) => return Ok(Situation::Astray),
            Err(error) => return Err(error),
        };
        let (public, own) = self.tables().views(table, &[self.user()]).await?;
        let game = public.options.kind();
        Ok(match part(self.user(), &public, own.into_iter().flatten().next()) {
            Some(part) => Situation::At(part, game),
            None => Situation::LookingOn(game, self.plays_in().await?),
        })
    }

    /// The other channel in which the person plays.
    async fn plays_in(&self) -> Result<Option<ChannelId>, TablesError> {
        let Location { guild, channel } = self.guest.visit.location;
        let game = self.store().game_of(guild, self.user()).await?.filter(|_| self.has_bot());
        let game = game.filter(|game| !game.is_astray && game.channel != channel);
        Ok(game.map(|game| game.channel))
    }
}

/// The part of this person at a table; `None` for a spectator.
fn part(user: UserId, public: &PublicView, own: Option<PrivateView>) -> Option<Part> {
    match (&public.stage, own) {
        (PublicStage::Lobby(players), _) => {
            let is_seated = players.iter().any(|player| player.is(user));
            Some(match is_seated {
                true if public.host == user => Part::Host,
                true => Part::Seated,
                false => Part::Unseated,
            })
        }
        (PublicStage::Playing(board), Some(own)) => {
            let asked = of_game!(&own.game, game => game.ask.is_some());
            Some(match asked {
                _ if board.timing.is_paused => Part::Paused,
                true => Part::Asked,
                false => Part::Waiting,
            })
        }
        (PublicStage::Playing(board), None) => {
            let is_theirs = |player: &Player| player.away().is_some_and(|person| person.id == user);
            board.players.iter().any(is_theirs).then_some(Part::Away)
        }
        (PublicStage::Over { .. } | PublicStage::Closed { .. }, _) => None,
    }
}
