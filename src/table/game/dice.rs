//! The dice game at a table: what players want to predict as soon as it is their turn, and their
//! standing orders for what follows each roll.

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::{InAdvance, OrderText, Spectacle, TableGame};
use crate::rules::dice::{Action, Ask, DiceGame, Event, Refusal, Scoring};
use crate::rules::{Rules as _, Seat, SeenPrediction};

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

/// The standing orders of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DiceOrder {
    pub after_roll: AfterRoll,
    /// The prediction that the player wants to make in this round.
    pub ahead: InAdvance<Action>,
}

impl From<AfterRoll> for DiceOrder {
    fn from(after_roll: AfterRoll) -> Self {
        Self { after_roll, ..Self::default() }
    }
}

/// The word of the order after a roll, followed by what is wanted in advance.
impl OrderText for DiceOrder {
    fn text(&self) -> String {
        let after_roll = <&str>::from(self.after_roll);
        match self.ahead {
            InAdvance::Nothing => after_roll.to_owned(),
            InAdvance::Wanted { .. } => format!("{after_roll} {}", self.ahead.text()),
        }
    }

    fn read(text: &str) -> Option<Self> {
        let Some((word, ahead)) = text.split_once(' ') else {
            return Some(text.parse::<AfterRoll>().ok()?.into());
        };
        Some(Self { after_roll: word.parse().ok()?, ahead: InAdvance::read(ahead)? })
    }
}

impl TableGame for DiceGame {
    type Order = DiceOrder;

    const ALWAYS_ASK: DiceOrder =
        DiceOrder { after_roll: AfterRoll::AskAlways, ahead: InAdvance::Nothing };

    fn begins_round(event: &Event) -> bool {
        matches!(event, Event::Round { .. })
    }

    fn ordered(&self, seat: Seat, order: DiceOrder) -> Option<Action> {
        match self.asked(seat)? {
            Ask::Predict { .. } => return order.ahead.at(TableGame::moment(self, seat)),
            Ask::StayOrScore { .. } => {}
            Ask::Turn
            | Ask::Strike { .. }
            | Ask::NameWizardColor
            | Ask::Roll(_)
            | Ask::RollOrScore { .. }
            | Ask::Score { .. } => return None,
        }
        let view = self.seat_view(seat);
        let (offer, prediction) = (view.offer()?, view.prediction?);
        let off_by = offer.prediction.count.abs_diff(prediction.number.get());
        match order.after_roll {
            AfterRoll::AskAlways => None,
            AfterRoll::AskWhenClose if offer.jester_score.is_some() || off_by == 1 => None,
            AfterRoll::AskWhenClose | AfterRoll::NeverAsk if off_by == 0 => {
                Some(Action::Score(view.worth_more().unwrap_or(Scoring::Prediction)))
            }
            AfterRoll::AskWhenClose | AfterRoll::NeverAsk => Some(Action::Stay),
        }
    }

    fn ahead(order: &mut Self::Order) -> &mut InAdvance<Action> {
        &mut order.ahead
    }

    /// A seat predicts once in a round; afterwards it is the next round's prediction that it may
    /// choose in advance. All decide about a roll at the same time.
    fn moment(&self, seat: Seat) -> u32 {
        let view = self.table_view();
        let has_predicted = view.predictions[seat] != SeenPrediction::NotMade;
        u32::from(view.round.number) + u32::from(has_predicted)
    }

    fn in_advance(
        &self,
        seat: Seat,
        order: DiceOrder,
        action: Action,
    ) -> Result<DiceOrder, Refusal> {
        let view = self.seat_view(seat);
        match action {
            Action::Predict(of) if view.predicts_later().has(of) => {
                let ahead = order.ahead.toggled(TableGame::moment(self, seat), action);
                Ok(DiceOrder { ahead, ..order })
            }
            _ if view.table.over => Err(Refusal::Over),
            Action::Predict(_)
            | Action::Turn(_)
            | Action::Strike(_)
            | Action::NameWizardColor(_)
            | Action::Roll(_)
            | Action::Score(_)
            | Action::Stay => Err(Refusal::NotYourTurn),
        }
    }

    fn spectacle(&self, event: &Event) -> Option<Spectacle> {
        match event {
            Event::Turn { .. } | Event::Roll { .. } => Some(Spectacle::Roll),
            // The previous round has just been scored.
            Event::Round { round: 2.., .. } => Some(Spectacle::Round),
            Event::Predict { .. }
                if self.table_view().predictions.values().contains(&SeenPrediction::NotMade) =>
            {
                Some(Spectacle::Prediction)
            }
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
