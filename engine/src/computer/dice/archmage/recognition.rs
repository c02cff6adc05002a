//! The recognition of players who play like masters: they have always predicted what a master would
//! have.

use crate::computer::dice::levels::TUNED;
use crate::computer::dice::thinker::{Thinker, best_of};
use crate::rules::dice::{Ask, SeatView, TableView};
use crate::rules::{PerSeat, Seat, SeenPrediction};

/// The prior probability that an unknown player is a master.
const AT_FIRST: f64 = 0.3;
/// The probability that a master predicts like a master, and the probability that another player
/// does.
const ALIKE: [f64; 2] = [0.97, 0.45];

/// The probability that each seat replies as a master would; 1 for seats that have already
/// predicted.
pub(super) fn masters(view: &SeatView) -> PerSeat<f64> {
    let table = &view.table;
    PerSeat::from_fn(table.beginning.seats, |seat| match table.predictions[seat] {
        SeenPrediction::Shown(_) => 1.0,
        SeenPrediction::NotMade | SeenPrediction::Covered if seat == view.seat => 1.0,
        SeenPrediction::NotMade | SeenPrediction::Covered => is_a_master(table, seat),
    })
}

fn is_a_master(table: &TableView, seat: Seat) -> f64 {
    let mut chances = [AT_FIRST, 1.0 - AT_FIRST];
    for round in table.rounds_before.iter().filter(|round| round.seer != seat) {
        let Some(view) = table.when_predicting(round.number, seat) else { continue };
        let Some(Ask::Predict { boxes }) = view.ask else { continue };
        let masters = best_of(Thinker { view: &view, prices: &TUNED }.promises(boxes));
        for (chance, alike) in chances.iter_mut().zip(ALIKE) {
            *chance *= if masters == round.predictions[seat] { alike } else { 1.0 - alike };
        }
    }
    let [master, another] = chances;
    master / (master + another)
}
