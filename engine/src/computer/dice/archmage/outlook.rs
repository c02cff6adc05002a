//! The consequences of a prediction among the other players: who will be the next Seer, and what is
//! left to them.

use super::recognition;
use super::replies::Foretold;
use crate::computer::dice::habits::Others;
use crate::rules::dice::scoring::next_seer;
use crate::rules::dice::{Prediction, SeatView};
use crate::rules::{PerSeat, Seat};

/// The other players, as an archmage knows them.
pub(super) struct Outlook<'a> {
    view: &'a SeatView,
    /// The probability that each seat replies as foretold for masters.
    masters: PerSeat<f64>,
    /// The expected behaviour of players who are not masters.
    others: Others<'a>,
}

impl<'a> Outlook<'a> {
    /// The outlook of the player with this view.
    pub(super) fn of(view: &'a SeatView) -> Self {
        Self { view, masters: recognition::masters(view), others: Others::at(&view.table) }
    }

    /// The probability that this prediction makes its player the next Seer: the product of the
    /// probabilities that each other player does not outbid it, as far as they are known.
    pub(super) fn chance_to_be_seer(&self, own: Prediction, foretold: &Foretold) -> f64 {
        let seer = self.view.table.round.seer;
        let Some(seers) = foretold.predictions[seer] else { return 0.0 };
        // The Seer stays only if all others follow in the Seer's color: any number in another
        // color outbids it.
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

    /// Returns whether this player would be the next Seer if only the Seer, the viewer and this
    /// player took part.
    fn outbids(&self, seat: Seat, foretold: &Foretold) -> bool {
        let seer = self.view.table.round.seer;
        let of_these = |other: Seat| {
            let is_one = [seer, self.view.seat, seat].contains(&other);
            foretold.predictions[other].filter(|_| is_one)
        };
        next_seer(seer, &PerSeat::from_fn(foretold.predictions.seats(), of_these)) == seat
    }

    /// Returns whether the next Seer is another player with the most points among the other
    /// players.
    pub(super) fn goes_to_the_leader(&self, foretold: &Foretold) -> bool {
        let table = &self.view.table;
        let next = next_seer(table.round.seer, &foretold.predictions);
        let others = table.totals.iter().filter(|(seat, _)| *seat != self.view.seat);
        let most = others.map(|(_, total)| *total).max();
        next != self.view.seat && Some(table.totals[next]) == most
    }

    /// The value of the rolls to the players who predict later, weighted by the probability that
    /// they are masters.
    pub(super) fn left_to_masters(&self, foretold: &Foretold) -> f64 {
        foretold.rolls.iter().map(|(seat, rolls)| self.masters[seat] * rolls).sum()
    }
}
