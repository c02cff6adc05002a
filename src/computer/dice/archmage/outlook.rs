//! What a prediction leads to among the others: who will be the next Seer, and what is left to them.

use super::recognition;
use super::replies::Foretold;
use crate::computer::dice::habits::Others;
use crate::rules::dice::scoring::next_seer;
use crate::rules::dice::{Prediction, SeatView};
use crate::rules::{PerSeat, Seat};

/// The others, as an archmage knows them.
pub(super) struct Outlook<'a> {
    view: &'a SeatView,
    /// How likely each replies as is foretold of masters.
    masters: PerSeat<f64>,
    /// What is to be expected of those who do not.
    others: Others<'a>,
}

impl<'a> Outlook<'a> {
    /// To whom this is shown.
    pub(super) fn of(view: &'a SeatView) -> Self {
        Self { view, masters: recognition::masters(view), others: Others::at(&view.table) }
    }

    /// The chance that this prediction makes its player the next Seer: whether each of the others lets
    /// them, as far as that is known.
    pub(super) fn chance_to_be_seer(&self, own: Prediction, foretold: &Foretold) -> f64 {
        let seer = self.view.table.round.seer;
        let Some(seers) = foretold.predictions[seer] else { return 0.0 };
        // The Seer stays if all follow in their color: any number in another outbids them.
        let number = if self.view.seat == seer { 0 } else { own.number.get() };
        if self.view.seat != seer && own.color == seers.color {
            return 0.0;
        }
        let mut taken = self.others.said().with(own);
        let mut chance = 1.0;
        for seat in foretold.predictions.seats().clockwise_from(seer) {
            if seat == seer || seat == self.view.seat {
                continue;
            }
            let master = self.masters[seat];
            let outbids = f64::from(u8::from(self.outbids(seat, foretold)));
            let outbids_by_habit = self.others.outbids(seat, number, seers, taken);
            chance *= 1.0 - master * outbids - (1.0 - master) * outbids_by_habit;
            let says = foretold.predictions[seat];
            let says_by_habit = || self.others.fairest(seat, seers, taken);
            let says = if master > 0.5 { says } else { says_by_habit().or(says) };
            taken = says.map_or(taken, |says| taken.with(says));
        }
        chance
    }

    /// Whether this player would be the next Seer if nobody but the Seer and oneself played.
    fn outbids(&self, seat: Seat, foretold: &Foretold) -> bool {
        let seer = self.view.table.round.seer;
        let of_these = |other: Seat| {
            let is_one = [seer, self.view.seat, seat].contains(&other);
            foretold.predictions[other].filter(|_| is_one)
        };
        next_seer(seer, &PerSeat::from_fn(foretold.predictions.seats(), of_these)) == seat
    }

    /// Whether one of the others becomes Seer who has the most points of them.
    pub(super) fn goes_to_the_leader(&self, foretold: &Foretold) -> bool {
        let table = &self.view.table;
        let next = next_seer(table.round.seer, &foretold.predictions);
        let others = table.totals.iter().filter(|(seat, _)| *seat != self.view.seat);
        let most = others.map(|(_, total)| *total).max();
        next != self.view.seat && Some(table.totals[next]) == most
    }

    /// What the rolls are worth to those who predict later, as far as they are masters.
    pub(super) fn left_to_masters(&self, foretold: &Foretold) -> f64 {
        foretold.rolls.iter().map(|(seat, rolls)| self.masters[seat] * rolls).sum()
    }
}
