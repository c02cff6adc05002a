//! Whether a trick can still decide a prediction, from what everybody can see.

use super::view::TableView;
use crate::rules::SeenPrediction;

/// What the trick that was taken last could decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stake {
    /// No prediction could come true any more.
    Nothing,
    /// A prediction could still come true, or some are not public.
    Something,
    /// It was the last trick of the round that could decide a prediction.
    Everything,
}

impl TableView {
    /// Returns whether the trick that was taken last is still on the table, and was the last one of
    /// the round on which a prediction hung.
    pub fn shows_decisive_trick(&self) -> bool {
        let is_on_table = self.trick.is_empty() && self.taken_in_this_round().is_some();
        is_on_table && self.stake() == Stake::Everything
    }

    /// What the trick that was taken last could decide. Where predictions are not public it says
    /// nothing about them.
    pub fn stake(&self) -> Stake {
        let Some(taken) = &self.last_trick else { return Stake::Something };
        let left = self.cards.saturating_sub(self.tricks_taken());
        let (mut was_open, mut is_open) = (false, false);
        for (seat, prediction) in self.predictions.iter() {
            let SeenPrediction::Shown(said) = *prediction else { return Stake::Something };
            let won = self.won[seat];
            let before = won - u8::from(seat == taken.winner && won > 0);
            was_open |= before <= said && said - before <= left + 1;
            is_open |= left > 0 && won <= said && said - won <= left;
        }
        match (was_open, is_open) {
            (false, _) => Stake::Nothing,
            (true, true) => Stake::Something,
            (true, false) => Stake::Everything,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::cards::view::TakenTrick;
    use crate::rules::cards::{CardGame, Options};
    use crate::rules::{PerSeat, Rules as _, Seat, SeatCount};

    /// A round of these cards after a trick that the first seat has taken: the predictions and the
    /// tricks won by three seats.
    fn after(cards: u8, said: [u8; 3], won: [u8; 3]) -> Stake {
        let seats = SeatCount::try_from(3_usize).unwrap();
        let mut draws = crate::rules::Chance::new([7; 32]).set_up();
        let beginning =
            CardGame::draw(Options::default(), &[], PerSeat::none(seats), &mut draws).unwrap();
        let of = |of: [u8; 3]| PerSeat::from_fn(seats, |seat: Seat| of[seat.index()]);
        TableView {
            cards,
            predictions: of(said).map(SeenPrediction::Shown),
            won: of(won),
            last_trick: Some(TakenTrick { plays: Vec::new(), winner: Seat::new(0) }),
            ..CardGame::new(&beginning).table_view()
        }
        .stake()
    }

    #[test]
    fn a_trick_counts_as_long_as_a_prediction_can_come_true() {
        assert_eq!(after(4, [2, 1, 0], [1, 0, 0]), Stake::Something);
        assert_eq!(after(4, [0, 4, 4], [1, 0, 0]), Stake::Everything, "it ended three at once");
        assert_eq!(after(4, [0, 4, 4], [2, 0, 0]), Stake::Nothing, "three had ended before");
        assert_eq!(after(4, [0, 0, 2], [2, 1, 1]), Stake::Everything, "the last trick of all");
        assert_eq!(after(4, [0, 0, 3], [3, 1, 0]), Stake::Nothing);
    }

    #[test]
    fn of_covered_predictions_it_says_nothing() {
        let seats = SeatCount::try_from(3_usize).unwrap();
        let mut draws = crate::rules::Chance::new([7; 32]).set_up();
        let beginning =
            CardGame::draw(Options::default(), &[], PerSeat::none(seats), &mut draws).unwrap();
        let view = TableView {
            predictions: PerSeat::from_fn(seats, |_| SeenPrediction::Covered),
            last_trick: Some(TakenTrick { plays: Vec::new(), winner: Seat::new(0) }),
            ..CardGame::new(&beginning).table_view()
        };
        assert_eq!(view.stake(), Stake::Something);
    }
}
