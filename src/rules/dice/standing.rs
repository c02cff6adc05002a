//! What everybody has reached so far. Of a game that has ended it is what its last event says.

use super::game::DiceGame;
use super::scoring::final_points;
use crate::rules::runs::Runs;
use crate::rules::{PerSeat, Seat};

impl DiceGame {
    /// The points so far, with the bonus of those who have reached the target.
    pub fn totals(&self) -> PerSeat<i16> {
        let so_far = || self.pages.map(|page| final_points(&page, self.options().target));
        self.final_scores.map_or_else(so_far, |scores| scores.totals)
    }

    /// How many Xs everybody has.
    pub fn xs(&self) -> PerSeat<u8> {
        self.final_scores.map_or_else(|| self.pages.map(|page| page.xs()), |scores| scores.xs)
    }

    /// How many Jester Scores everybody has.
    pub fn jester_scores(&self) -> PerSeat<u8> {
        let so_far = || self.pages.map(|page| page.jester_scores());
        self.final_scores.map_or_else(so_far, |scores| scores.jester_scores)
    }

    /// How many predictions have been scored, by each.
    pub fn predictions_scored(&self) -> PerSeat<u8> {
        PerSeat::from_fn(self.seats(), |seat| self.counts_of(seat).count() as u8)
    }

    /// How many of them came true exactly, by each.
    pub fn predictions_hit(&self) -> PerSeat<u8> {
        let hits = |seat| self.counts_of(seat).filter(|(predicted, count)| predicted == count);
        PerSeat::from_fn(self.seats(), |seat| hits(seat).count() as u8)
    }

    /// How they came true one after the other.
    pub fn runs(&self) -> PerSeat<Runs> {
        let came_true = |seat| self.counts_of(seat).map(|(predicted, count)| predicted == count);
        PerSeat::from_fn(self.seats(), |seat| came_true(seat).collect())
    }

    /// For each prediction that this seat has scored: how many dice it said, and how many counted.
    fn counts_of(&self, seat: Seat) -> impl Iterator<Item = (u8, u8)> {
        self.rounds().filter_map(move |round| {
            let (prediction, score) = (round.predictions[seat]?, round.scores[seat]?);
            Some((prediction.number.get(), score.result.count))
        })
    }
}
