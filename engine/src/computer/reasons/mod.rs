//! Reasons why one choice was better than another: facts that the player could see at that moment,
//! and that tell the two choices apart. A moment to which none of them applies has no reason.

mod play;
mod predict;

use crate::rules::cards::{Action, Card, SeatView, Suit};
use crate::rules::dice;

/// A view of a seat that may explain why one action was better than another.
pub trait Reasoned<A> {
    /// The first reason that applies, if this was done, and that would have been better.
    fn reason(&self, done: A, best: A) -> Option<Reason>;
}

/// A fact of a position that explains why one choice was better than the one that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    Play(Aim, Play),
    Predict(Predict),
    /// The better trump suit was longer in the hand.
    LongerTrump {
        best: (Suit, u32),
        done: (Suit, u32),
    },
}

/// The number of tricks that a seat still needs for its prediction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// No trick was predicted, and none was won.
    None,
    /// All predicted tricks were won.
    Enough,
    /// More tricks than predicted were won.
    TooMany,
    /// This number of tricks is missing.
    Missing(u8),
}

/// A fact about two cards that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// No more tricks are wanted: the better card stays below the card that is winning.
    Ducks { best: Card, below: Card },
    /// The trick is lost with both: the better card is the stronger one, and nobody wants it.
    GetsRid { best: Card },
    /// The better card wins the trick for certain, the other one does not.
    Wins { best: Card },
    /// The trick is lost with both: the card that was played is the stronger one, and is needed.
    GivesUp { best: Card, done: Card },
    /// The numbers of hidden cards that may still win the trick from each card.
    Beaten { best: (Card, u32), done: (Card, u32) },
    /// Nothing beats the card that was played if it leads a later trick.
    Waits { done: Card },
    /// This number of Wizards is hidden, and this number of others need tricks.
    Contested { wizards: u32, needy: u32 },
}

/// A fact about a hand, or about the predictions of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Predict {
    /// There is a trump suit, and the hand has neither a trump nor a Wizard.
    NoTrump,
    /// The hand has fewer strong cards than tricks that were predicted.
    FewStrong { strong: u32, said: u8 },
    /// The others had predicted this number of the tricks; with the prediction that is too many.
    Crowded { said: u32, cards: u8 },
    /// High cards of this suit, of which the hand has many, can be trumped.
    LongSuit { suit: Suit, count: u32 },
    /// The hand has more Wizards than tricks that were predicted.
    Wizards { wizards: u32, said: u8 },
    /// The hand has more strong cards than tricks that were predicted.
    ManyStrong { strong: u32, said: u8 },
    /// All others had predicted this number of the tricks; with the prediction, some are left over.
    Unclaimed { said: u32, cards: u8 },
}

impl Reasoned<Action> for SeatView {
    fn reason(&self, done: Action, best: Action) -> Option<Reason> {
        // Where only ranks count, other things matter.
        if self.table.suits.is_some() {
            return None;
        }
        match (done, best) {
            (Action::Play(done), Action::Play(best)) => play::reason(self, done, best),
            (Action::Predict(done), Action::Predict(best)) => {
                predict::reason(self, done, best).map(Reason::Predict)
            }
            (Action::NameTrump(done), Action::NameTrump(best)) => {
                predict::longer_trump(self, done, best)
            }
            (Action::Play(_) | Action::Predict(_) | Action::NameTrump(_), _) => None,
        }
    }
}

impl Reasoned<dice::Action> for dice::SeatView {
    /// The masters who judge the dice game give no reasons.
    fn reason(&self, _: dice::Action, _: dice::Action) -> Option<Reason> {
        None
    }
}
