//! The dice game at a table: what players order to happen to them after each roll.

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::{OrderText, Spectacle, TableGame};
use crate::rules::dice::{Action, Ask, DiceGame, Event, Offer, Scoring};
use crate::rules::{Rules as _, Seat};

/// What a player does after a roll without being asked.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum AfterRoll {
    /// Nothing: they are always asked.
    AskAlways,
    /// They leave when their prediction comes true, are asked when it is one off or there is a choice of
    /// results, and else stay.
    #[default]
    AskWhenClose,
    /// They leave when their prediction comes true, and else stay.
    NeverAsk,
}

impl OrderText for AfterRoll {
    fn word(&self) -> &'static str {
        self.into()
    }

    fn read(word: &str) -> Option<Self> {
        word.parse().ok()
    }
}

impl TableGame for DiceGame {
    type Order = AfterRoll;

    fn ordered(&self, seat: Seat, order: AfterRoll) -> Option<Action> {
        let Some(Ask::StayOrScore { .. }) = self.asked(seat) else { return None };
        let view = self.seat_view(seat);
        let (offer, prediction) = (view.offer()?, view.prediction?);
        let off_by = offer.prediction.count.abs_diff(prediction.number.get());
        match order {
            AfterRoll::AskAlways => None,
            AfterRoll::AskWhenClose if has_choice(offer) || off_by == 1 => None,
            AfterRoll::AskWhenClose | AfterRoll::NeverAsk if off_by == 0 => {
                Some(Action::Score(view.worth_more().unwrap_or(Scoring::Prediction)))
            }
            AfterRoll::AskWhenClose | AfterRoll::NeverAsk => Some(Action::Stay),
        }
    }

    fn spectacle(event: &Event) -> Option<Spectacle> {
        match event {
            Event::Turn { .. } | Event::Roll { .. } => Some(Spectacle::Roll),
            // The round before it has been scored.
            Event::Round { round: 2.., .. } => Some(Spectacle::Round),
            Event::Round { .. } | Event::Predict { .. } | Event::Leave { .. } => {
                Some(Spectacle::Move)
            }
            Event::Strike { .. }
            | Event::StrikeNothing { .. }
            | Event::WizardColor { .. }
            | Event::Intend { .. }
            | Event::End { .. }
            | Event::Stopped {} => None,
        }
    }
}

/// Whether a Jester Score is to be had.
const fn has_choice(offer: &Offer) -> bool {
    offer.jester_score.is_some()
}
