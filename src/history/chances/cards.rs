//! Chances in the card game. The remaining rounds are known in advance, and each is worth about as
//! much to one master as to another.

use super::Estimated;
use super::spread::{Spread, most};
use crate::rules::cards::TableView;
use crate::rules::cards::schedule::schedule;
use crate::rules::{PerSeat, PublicState as _, SeatCount};

impl Estimated for TableView {
    fn estimated(&self) -> Vec<PerSeat<f64>> {
        let deals = schedule(&self.options, self.seats);
        chances_at_cards(self.seats, &deals, &self.totals_by_round())
    }
}

/// Each seat's chance to win: before the first round of a game with these deal sizes, and after
/// each scored round, given the totals at that point.
pub fn chances_at_cards(
    seats: SeatCount,
    deals: &[u8],
    totals: &[PerSeat<i16>],
) -> Vec<PerSeat<f64>> {
    // Points are counted in tens, from the last round back to the first.
    let mut rest = vec![Spread::sure(0)];
    for cards in deals.iter().rev() {
        let more = rest[rest.len() - 1].after(&round(seats, *cards));
        rest.push(more);
    }
    let before = PerSeat::all(seats, 0);
    let stood = [&before].into_iter().chain(totals);
    let chances = stood.zip(rest.iter().rev()).map(|(totals, rest)| {
        let of_each = totals.values().iter().map(|total| rest.shifted(i32::from(*total) / 10));
        let most = most(&of_each.collect::<Vec<_>>());
        PerSeat::from_fn(seats, |seat| most[seat.index()])
    });
    chances.collect()
}

/// The possible results of a round with this number of cards, in tens of points. The more players,
/// the more often a prediction comes true; a wrong prediction is off by one trick; each player is
/// equally likely to win a trick.
fn round(seats: SeatCount, cards: u8) -> Vec<(i32, f64)> {
    let seats = f64::from(seats.get() as u32);
    let true_one = 0.6 + 0.04 * seats;
    let mut tricks = vec![1.0];
    for _ in 0..cards {
        let lost = tricks.iter().map(|chance| chance * (1.0 - 1.0 / seats)).chain([0.0]);
        let won = [0.0].into_iter().chain(tricks.iter().map(|chance| chance / seats));
        tricks = lost.zip(won).map(|(lost, won)| lost + won).collect();
    }
    let exact = (2..).zip(tricks).map(|(points, chance)| (points, true_one * chance));
    exact.chain([(-1, 1.0 - true_one)]).collect()
}
