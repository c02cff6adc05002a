//! What is answered to who votes, and to who ends a pause.

use super::{Guest, PublicResponse, Responder};
use crate::press::{Screen, VotePress};
use crate::table::{Enders, Move, PressId, PrivateView, Proposal, PublicView, Refusal, TableId};
use crate::tables::TablesError;

impl Responder {
    /// A press on the message of a vote: it shows who agrees now, or that nobody votes on it any more.
    pub(super) async fn vote(
        &self,
        guest: &Guest,
        table: TableId,
        (vote, press): (PressId, VotePress),
    ) -> Result<PublicResponse, TablesError> {
        let next = match press {
            VotePress::Agree => Move::Agree(vote),
            VotePress::Withdraw => Move::Withdraw(vote),
        };
        let seen = self.tables.visit(table, guest.visit.clone(), Some(next)).await?;
        Ok(match seen.happened {
            Ok(_) | Err(Refusal::VoteOver | Refusal::Over) => {
                PublicResponse::Update(self.words(guest.server).vote(&seen.public, vote))
            }
            Err(refusal) => self.refusal(guest, refusal, &seen),
        })
    }

    /// A press on a table's message that ends the pause.
    pub(super) async fn go_on(
        &self,
        guest: &Guest,
        table: TableId,
    ) -> Result<PublicResponse, TablesError> {
        let seen = self.tables.visit(table, guest.visit.clone(), Some(Move::GoOn)).await?;
        Ok(match seen.happened {
            // What was pressed is out of date: it shows how the table stands.
            Ok(_) | Err(Refusal::NotPaused | Refusal::Over) => {
                PublicResponse::Update(self.words_for_all(guest).table(&seen.public))
            }
            Err(refusal) => self.refusal(guest, refusal, &seen),
        })
    }
}

/// What opens where somebody asks for this: who may not end the game without asking the others is offered to ask
/// them.
pub(super) fn screen_for(
    guest: &Guest,
    view: &PrivateView,
    asked: Screen,
    enders: Enders,
) -> Screen {
    match asked {
        Screen::End if !guest.visit.manages && !view.may_end_alone(enders) => Screen::ProposeEnd,
        other => other,
    }
}

/// What who proposed something is told, as the table stands after it.
pub(super) fn told(proposal: Proposal, view: &PublicView) -> &'static str {
    match (proposal, view.won_vote(proposal)) {
        (Proposal::Pause, Some(_)) => "pause-done",
        (Proposal::End, Some(_)) => "end-done",
        (_, None) => "vote-proposed",
    }
}
