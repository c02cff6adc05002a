//! The answers to people who have no seat at the table, and to those who have not begun to play.

use crate::features::press::Screen;
use crate::features::{Context, PrivateResponse};
use crate::table::{Move, PublicStage, Refusal, TableId, UserId};
use crate::tables::{Seen, TablesError};

impl Context {
    /// A spectator may see what is public.
    pub(super) async fn to_an_onlooker(
        &self,
        seen: &Seen,
        screen: Screen,
    ) -> Result<PrivateResponse, TablesError> {
        let words = self.words();
        let manages = self.guest.visit.manages;
        let refusal = match (screen, &seen.public.stage) {
            (Screen::Rules, _)
            | (
                Screen::Luck,
                PublicStage::Lobby(_) | PublicStage::Playing(_) | PublicStage::Over { .. },
            )
            | (Screen::Details, PublicStage::Playing(_) | PublicStage::Over { .. }) => {
                return Ok(PrivateResponse::plain(words.onlooker(&seen.public, screen)));
            }
            (Screen::Scores, PublicStage::Playing(_)) => return self.watching(seen).await,
            (Screen::Scores | Screen::Last, PublicStage::Playing(_) | PublicStage::Over { .. }) => {
                let message = words.onlooker(&seen.public, screen);
                let message = self.for_a_spectator(message, seen).await?;
                return Ok(PrivateResponse::plain(message));
            }
            (Screen::End, PublicStage::Lobby(_) | PublicStage::Playing(_))
                if manages
                    || is_seated_in_lobby(seen, self.user()) && self.user() == seen.public.host =>
            {
                return Ok(PrivateResponse::plain(words.onlooker(&seen.public, screen)));
            }
            (Screen::End, PublicStage::Lobby(_)) if is_seated_in_lobby(seen, self.user()) => {
                Refusal::NotTheHost
            }
            (Screen::End, PublicStage::Lobby(_) | PublicStage::Playing(_)) => Refusal::NotPlaying,
            (_, PublicStage::Over { .. } | PublicStage::Closed { .. }) => Refusal::Over,
            (Screen::Scores | Screen::Last | Screen::Details, PublicStage::Lobby(_)) => {
                Refusal::NotBegun
            }
            (
                Screen::Hand | Screen::Boxes | Screen::Order | Screen::More,
                PublicStage::Lobby(_),
            ) if is_seated_in_lobby(seen, self.user()) => Refusal::NotBegun,
            (
                Screen::Hand
                | Screen::More
                | Screen::Boxes
                | Screen::Order
                | Screen::Leave
                | Screen::ProposeEnd
                | Screen::Hints
                | Screen::Mutes,
                _,
            ) => Refusal::NotSeated,
        };
        let message = self.refusal_message(refusal, seen);
        Ok(PrivateResponse::plain(match refusal {
            Refusal::NotSeated => self.for_a_spectator(message, seen).await?,
            _ => message,
        }))
    }

    pub(super) async fn leave_lobby(&self, table: TableId) -> Result<PrivateResponse, TablesError> {
        let words = self.words();
        let seen = self.visit(table, Some(Move::StandUp)).await?;
        Ok(PrivateResponse::plain(match seen.happened {
            Ok(_) => words.private("lobby-left"),
            Err(refusal) => self.refusal_message(refusal, &seen),
        }))
    }
}

/// Returns whether this person sits in the lobby that was seen.
pub(in crate::features) fn is_seated_in_lobby(seen: &Seen, user: UserId) -> bool {
    match &seen.public.stage {
        PublicStage::Lobby(players) => players.iter().any(|player| player.is(user)),
        PublicStage::Playing(_) | PublicStage::Over { .. } | PublicStage::Closed { .. } => false,
    }
}
