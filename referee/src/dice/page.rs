//! The Page of Prediction: a box for each color and number, and a row of five Jester boxes.

use super::faces::Color;
use std::collections::BTreeMap;

/// A number from 1 to 5 and a color: a prediction, and its box.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Prediction {
    pub(super) number: usize,
    pub(super) color: Color,
}

impl Prediction {
    fn all() -> impl Iterator<Item = Self> {
        Color::ALL.into_iter().flat_map(|color| (1..=5).map(move |number| Self { number, color }))
    }
}

/// The content of a predicted box: Xs, minus points, or 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Mark {
    pub(super) xs: usize,
    pub(super) minus: usize,
}

#[derive(Debug, Clone, Default)]
pub(super) struct Page {
    boxes: BTreeMap<Prediction, Mark>,
    jesters: Vec<usize>,
}

impl Page {
    /// Returns whether the page allows this prediction: it must have an empty box for it.
    pub(super) fn is_free(&self, prediction: Prediction) -> bool {
        (1..=5).contains(&prediction.number) && !self.boxes.contains_key(&prediction)
    }

    pub(super) fn free(&self) -> impl Iterator<Item = Prediction> {
        Prediction::all().filter(|prediction| self.is_free(*prediction))
    }

    pub(super) fn is_jester_box_free(&self, jesters: usize) -> bool {
        (1..=5).contains(&jesters) && !self.jesters.contains(&jesters)
    }

    pub(super) fn put(&mut self, prediction: Prediction, mark: Mark) {
        self.boxes.insert(prediction, mark);
    }

    pub(super) fn put_jester_x(&mut self, jesters: usize) {
        self.jesters.push(jesters);
    }

    /// Strikes a box with minus points, which then counts 0. Returns whether there were any.
    pub(super) fn strike(&mut self, prediction: Prediction) -> bool {
        match self.boxes.get_mut(&prediction) {
            Some(mark) if mark.minus > 0 => {
                mark.minus = 0;
                true
            }
            Some(_) | None => false,
        }
    }

    /// The number of all Xs, including those in the Jester row.
    pub(super) fn xs(&self) -> usize {
        self.boxes.values().map(|mark| mark.xs).sum::<usize>() + self.jester_scores()
    }

    pub(super) fn jester_scores(&self) -> usize {
        self.jesters.len()
    }

    /// The final score: each X gives the number of its column, minus points are subtracted, and
    /// reaching the target gives 3.
    pub(super) fn total(&self, target: usize) -> i64 {
        let won: usize = self.boxes.iter().map(|(at, mark)| at.number * mark.xs).sum();
        let lost: usize = self.boxes.values().map(|mark| mark.minus).sum();
        let bonus = if self.xs() >= target { 3 } else { 0 };
        signed(won + bonus) - signed(lost)
    }
}

/// Converts points, which always fit: there are twenty boxes with at most twice five or minus twice
/// seven points each.
fn signed(points: usize) -> i64 {
    i64::try_from(points).unwrap_or(i64::MAX)
}
