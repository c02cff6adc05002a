//! The dice game at a table: the players' standing orders for what follows each roll.

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::{OrderText, Spectacle, TableGame};
use crate::rules::dice::{Action, Ask, DiceGame, Event, Offer, Refusal, Scoring};
use crate::rules::{Rules as _, Seat};

/// The standing order of a player, which applies after each roll.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum AfterRoll {
    /// Nothing: the player is always asked.
    AskAlways,
    /// The player leaves when their prediction comes true; is asked when it is one off, or when
    /// there is a choice of scores; and otherwise stays.
    #[default]
    AskWhenClose,
    /// The player leaves when their prediction comes true, and otherwise stays.
    NeverAsk,
}

impl OrderText for AfterRoll {
    fn text(&self) -> String {
        <&str>::from(self).to_owned()
    }

    fn read(word: &str) -> Option<Self> {
        word.parse().ok()
    }
}

impl TableGame for DiceGame {
    type Order = AfterRoll;

    const ALWAYS_ASK: AfterRoll = AfterRoll::AskAlways;

    fn begins_round(event: &Event) -> bool {
        matches!(event, Event::Round { .. })
    }

    /// Each round may be the last one.
    fn is_last_round(&self) -> bool {
        false
    }

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

    fn moment(&self, _: Seat) -> u32 {
        0
    }

    fn in_advance(&self, _: Seat, _: AfterRoll, _: Action) -> Result<AfterRoll, Refusal> {
        Err(Refusal::NotYourTurn)
    }

    fn spectacle(&self, event: &Event) -> Option<Spectacle> {
        match event {
            Event::Turn { .. } | Event::Roll { .. } => Some(Spectacle::Roll),
            // The previous round has just been scored.
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

/// Returns whether the player may also take a Jester Score.
const fn has_choice(offer: &Offer) -> bool {
    offer.jester_score.is_some()
}
