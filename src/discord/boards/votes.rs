//! The messages of votes: posted, edited as people agree, and deleted when the vote is closed.

use serenity::all::MessageId;
use strum::VariantArray as _;
use tokio::time::Instant;

use super::Boards;
use super::board::{Board, Next};
use super::show::{Fault, Passed};
use crate::discord::messages::Body;
use crate::discord::rest::Post;
use crate::discord::surfaces::Surface;
use crate::features::Shown;
use crate::store::Posted;
use crate::table::{self, Proposal};
use crate::view::PublicMessage;

/// The displayed state of the messages of a table's votes.
#[derive(Default)]
pub(super) struct VoteSurfaces {
    pause: Surface<PublicMessage>,
    end: Surface<PublicMessage>,
}

impl VoteSurfaces {
    pub(super) const fn of(&mut self, on: Proposal) -> &mut Surface<PublicMessage> {
        match on {
            Proposal::Pause => &mut self.pause,
            Proposal::End => &mut self.end,
        }
    }

    const fn look(&self, on: Proposal) -> &Surface<PublicMessage> {
        match on {
            Proposal::Pause => &self.pause,
            Proposal::End => &self.end,
        }
    }

    /// Records that it is not known what they show.
    pub(super) fn are_uncertain(&mut self) {
        for on in Proposal::VARIANTS {
            self.of(*on).is_uncertain();
        }
    }
}

impl Board {
    /// The next thing to do about the messages of votes.
    pub(super) fn next_of_votes(&self, shown: &Shown) -> Option<Next> {
        Proposal::VARIANTS.iter().find_map(|on| {
            let stands = self.posted(Posted::Vote(*on)).map(|id| MessageId::new(id.get()));
            match (shown.vote(*on), stands) {
                (Some(_), None) => Some(Next::PostVote(*on)),
                (Some((_, message)), Some(id)) => {
                    let differs = self.votes.look(*on).differs(|known| *known == message);
                    differs.then_some(Next::EditVote(*on, id))
                }
                (None, Some(id)) => Some(Next::EndVote(*on, id)),
                (None, None) => None,
            }
        })
    }

    /// A response, sent at that time, has drawn this on the message of a vote.
    pub(super) fn vote_drawn(&mut self, id: MessageId, message: &PublicMessage, sent: Instant) {
        let id = Some(table::MessageId::new(id.get()));
        for on in Proposal::VARIANTS {
            if self.posted(Posted::Vote(*on)) == id {
                self.votes.of(*on).drawn(message.clone(), sent);
            }
        }
    }
}

impl Boards {
    pub(super) async fn post_vote(
        &self,
        board: &mut Board,
        (shown, on): (&Shown, Proposal),
        passed: Passed<'_>,
    ) -> Result<(), Fault> {
        let Some((vote, message)) = shown.vote(on) else { return Ok(()) };
        let nonce = format!("vote-{}", vote.id);
        let id = self.send(passed, &Post::once(&Body::from(&message), &nonce)).await?;
        // A post that was tried before may have arrived then, and show who had agreed at that time.
        *board.votes.of(on) = Surface::default();
        self.remember(board, Posted::Vote(on), id).await
    }

    pub(super) async fn edit_vote(
        &self,
        board: &mut Board,
        (shown, on): (&Shown, Proposal),
        passed: Passed<'_>,
    ) -> Result<(), Fault> {
        let Some((_, message)) = shown.vote(on) else { return Ok(()) };
        let sent = Instant::now();
        match self.send(passed, &Body::from(&message)).await {
            Ok(_) => board.votes.of(on).drawn(message, sent),
            // The message is gone and will be posted again.
            Err(error) if error.is_unknown_message() => {
                return self.forget(board, Posted::Vote(on)).await;
            }
            Err(error) => {
                board.votes.of(on).is_uncertain();
                return Err(error.into());
            }
        }
        Ok(())
    }
}
