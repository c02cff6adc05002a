//! The card game at a table: what players want to do as soon as it is their turn.

use super::{InAdvance, Spectacle, TableGame};
use crate::rules::cards::{Action, CardGame, Event, Hand, Refusal, Stake};
use crate::rules::{Rules as _, Seat, SeenPrediction};

impl TableGame for CardGame {
    type Order = InAdvance<Action>;

    const ALWAYS_ASK: Self::Order = InAdvance::Nothing;

    fn ordered(&self, seat: Seat, order: Self::Order) -> Option<Action> {
        self.asked(seat)?;
        order.at(self.moment(seat))
    }

    fn begins_round(event: &Event) -> bool {
        matches!(event, Event::Round { .. })
    }

    fn ahead(order: &mut Self::Order) -> &mut InAdvance<Action> {
        order
    }

    /// A seat predicts once in a round, and plays once to each of its tricks.
    fn moment(&self, seat: Seat) -> u32 {
        const A_ROUND: u32 = 64;
        let view = self.table_view();
        let has_played = view.trick.iter().any(|(of, _)| *of == seat);
        let played = view.tricks_taken() + u8::from(has_played);
        let has_predicted = view.predictions[seat] != SeenPrediction::NotMade;
        let in_round = if has_predicted { 1 + played } else { 0 };
        u32::from(view.round) * A_ROUND + u32::from(in_round)
    }

    fn in_advance(
        &self,
        seat: Seat,
        order: Self::Order,
        action: Action,
    ) -> Result<Self::Order, Refusal> {
        let (view, moment) = (self.seat_view(seat), self.moment(seat));
        let table = &view.table;
        let has_predicted = table.predictions[seat] != SeenPrediction::NotMade;
        let fits = match action {
            Action::Predict(tricks) => !has_predicted && tricks <= table.cards,
            Action::Play(card) => match view.hand {
                Hand::Seen(hand) => table.everybody_predicted && hand.has(card),
                Hand::HeldOutward(_) => false,
            },
            Action::NameTrump(_) => false,
        };
        if table.over || !fits {
            return Err(if table.over { Refusal::Over } else { Refusal::NotYourTurn });
        }
        Ok(order.toggled(moment, action))
    }

    fn spectacle(&self, event: &Event) -> Option<Spectacle> {
        match event {
            Event::Predict { .. } if !self.table_view().everybody_predicted => {
                Some(Spectacle::Prediction)
            }
            Event::Deal { .. }
            | Event::Trump { .. }
            | Event::Predict { .. }
            | Event::Play { .. } => Some(Spectacle::Move),
            Event::Trick { .. } => Some(match self.table_view().stake() {
                Stake::Nothing => Spectacle::IdleTrick,
                Stake::Something => Spectacle::Trick,
                Stake::Everything => Spectacle::DecisiveTrick,
            }),
            Event::Score { .. } => Some(Spectacle::Round),
            Event::Round { .. } | Event::End { .. } | Event::Stopped {} => None,
        }
    }
}
