//! Votes, and the end of a pause.

use crate::features::answering::{Answering, On};
use crate::features::press::{Draft, OwnPress, Screen, VotePress};
use crate::features::{Context, Delivery, Pressed, PrivateResponse, Reply};
use crate::table::{Enders, Move, PressId, PrivateView, Proposal, PublicView, Refusal, TableId};
use crate::tables::TablesError;

/// A press on the message of a vote.
pub(in crate::features) fn press(
    table: TableId,
    vote: PressId,
    press: VotePress,
    on: On,
) -> Answering {
    let redraw = Delivery::redraw_public(Pressed::Vote(table));
    let answering = redraw.by(async move |context: Context| context.vote(table, vote, press).await);
    answering.only_if(on.shows_the_same())
}

/// A press on the message of a paused table: the game goes on.
pub(in crate::features) fn go_on(table: TableId, on: On) -> Answering {
    let redraw = Delivery::redraw_public(Pressed::Table(table));
    let answering = redraw.by(async move |context: Context| context.go_on(table).await);
    answering.only_if(on.shows_the_same())
}

/// A command that proposes this at the table in the channel.
pub(in crate::features) fn propose_here(proposal: Proposal) -> Answering {
    Delivery::EPHEMERAL.by(async move |context: Context| context.propose_here(proposal).await)
}

impl Context {
    /// The message of the vote shows who agrees now, or that the vote is over.
    async fn vote(
        &self,
        table: TableId,
        vote: PressId,
        press: VotePress,
    ) -> Result<Reply, TablesError> {
        let next = match press {
            VotePress::Agree => Move::Agree(vote),
            VotePress::Withdraw => Move::Withdraw(vote),
        };
        let seen = self.visit(table, Some(next)).await?;
        Ok(match seen.happened {
            Ok(_) | Err(Refusal::VoteOver | Refusal::Over) => {
                Reply::Update(self.words_for_all().vote(&seen.public, vote))
            }
            Err(refusal) => self.refusal(refusal, &seen),
        })
    }

    async fn go_on(&self, table: TableId) -> Result<Reply, TablesError> {
        let seen = self.visit(table, Some(Move::GoOn)).await?;
        Ok(match seen.happened {
            // The pressed message is out of date: it is redrawn.
            Ok(_) | Err(Refusal::NotPaused | Refusal::Over) => {
                Reply::Update(self.words_for_all().table(&seen.public))
            }
            Err(refusal) => self.refusal(refusal, &seen),
        })
    }

    /// The player's private message, after they have proposed this at the table in the channel.
    async fn propose_here(&self, proposal: Proposal) -> Result<PrivateResponse, TablesError> {
        let table = self.table_here().await?;
        Ok(self.own(table, &Draft::default(), OwnPress::Propose(proposal)).await)
    }
}

/// The screen that opens: a player who may not end the game alone can propose to end it.
pub(in crate::features) fn screen_for(
    context: &Context,
    view: &PrivateView,
    asked: Screen,
    enders: Enders,
) -> Screen {
    match asked {
        Screen::End if !context.guest.visit.manages && !view.may_end_alone(enders) => {
            Screen::ProposeEnd
        }
        other => other,
    }
}

/// The sentence for a player who has just proposed something, as the table is now.
pub(in crate::features) fn told(proposal: Proposal, view: &PublicView) -> &'static str {
    match (proposal, view.won_vote(proposal)) {
        (Proposal::Pause, Some(_)) => "pause-done",
        (Proposal::End, Some(_)) => "end-done",
        // Elsewhere no message asks the others.
        (_, None) if !view.location.has_bot() => "elsewhere-proposed",
        (_, None) => "vote-proposed",
    }
}
