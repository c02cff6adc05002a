//! The current scores. Once the game has ended they are those of its last event.

use super::game::DiceGame;
use super::scoring::final_points;
use crate::rules::runs::Runs;
use crate::rules::{PerSeat, Seat};

impl DiceGame {
    /// The points so far, including the bonus of players who have reached the target.
    pub fn totals(&self) -> PerSeat<i16> {
        let so_far = || self.pages.map(|page| final_points(&page, self.options().target));
        self.final_scores.map_or_else(so_far, |scores| scores.totals)
    }

    /// The number of Xs of each player.
    pub fn xs(&self) -> PerSeat<u8> {
        self.final_scores.map_or_else(|| self.pages.map(|page| page.xs()), |scores| scores.xs)
    }

    /// The number of Jester Scores of each player.
    pub fn jester_scores(&self) -> PerSeat<u8> {
        let so_far = || self.pages.map(|page| page.jester_scores());
        self.final_scores.map_or_else(so_far, |scores| scores.jester_scores)
    }

    /// The number of predictions each player has scored.
    pub fn predictions_scored(&self) -> PerSeat<u8> {
        PerSeat::from_fn(self.seats(), |seat| self.counts_of(seat).count() as u8)
    }

    /// The number of predictions of each player that came true exactly.
    pub fn predictions_hit(&self) -> PerSeat<u8> {
        let hits = |seat| self.counts_of(seat).filter(|(predicted, count)| predicted == count);
        PerSeat::from_fn(self.seats(), |seat| hits(seat).count() as u8)
    }

    /// The runs of predictions that came true exactly.
    pub fn runs(&self) -> PerSeat<Runs> {
        let came_true = |seat| self.counts_of(seat).map(|(predicted, count)| predicted == count);
        PerSeat::from_fn(self.seats(), |seat| came_true(seat).collect())
    }

    /// The predicted and the actual number of counting dice for each prediction that this seat has
    /// scored.
    fn counts_of(&self, seat: Seat) -> impl Iterator<Item = (u8, u8)> {
        self.rounds().filter_map(move |round| {
            let (prediction, score) = (round.predictions[seat]?, round.scores[seat]?);
            Some((prediction.number.get(), score.result.count))
        })
    }
}
