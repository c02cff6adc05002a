//! Chances in the dice game, which ends with the round in which a player has all Xs.

use super::Estimated;
use super::spread::{Spread, most};
use crate::rules::dice::page::BOXES;
use crate::rules::dice::scoring::BONUS;
use crate::rules::dice::{Beginning, Page, TableView, Target};
use crate::rules::{PerSeat, SeatCount};

impl Estimated for TableView {
    fn estimated(&self) -> Vec<PerSeat<f64>> {
        let Beginning { seats, options, .. } = self.beginning;
        chances_at_dice(seats, options.target, &self.pages_by_round())
    }
}

/// Each seat's chance to win before the first round and after each round, given all pages at that
/// point.
pub fn chances_at_dice(
    seats: SeatCount,
    target: Target,
    pages: &[PerSeat<Page>],
) -> Vec<PerSeat<f64>> {
    let new = PerSeat::none(seats);
    let stood = [&new].into_iter().chain(pages);
    (0..).zip(stood).map(|(round, pages)| chances(pages, target, BOXES - round)).collect()
}

fn chances(pages: &PerSeat<Page>, target: Target, rounds_left: usize) -> PerSeat<f64> {
    let seats = pages.seats();
    let outcomes = outcomes(seats);
    let mut all: Vec<Course> = pages.values().iter().map(|page| Course::of(page, target)).collect();
    let mut chances = PerSeat::all(seats, 0.0);
    for left in (0..rounds_left).rev() {
        for course in &mut all {
            course.go_on(&outcomes);
        }
        // The game ends with this round unless no player has all Xs.
        let ends = most(&all.iter().map(Course::points).collect::<Vec<_>>());
        let goes_on = most(&all.iter().map(Course::points_so_far).collect::<Vec<_>>());
        let goes_on = goes_on.iter().map(|chance| if left == 0 { 0.0 } else { *chance });
        let ends: Vec<f64> = ends.iter().zip(goes_on).map(|(end, on)| end - on).collect();
        chances = PerSeat::from_fn(seats, |seat| chances[seat] + ends[seat.index()]);
        if all.iter().map(|course| course.points_so_far().all()).product::<f64>() < BARELY {
            break;
        }
    }
    chances
}

/// The chance below which a game that still goes on counts as over.
const BARELY: f64 = 1e-6;

/// The possible futures of one page.
struct Course {
    /// The points of an unfinished page, by its number of Xs.
    by_xs: Vec<Spread>,
    /// The points of a page that got its last X in this round.
    through: Spread,
}

impl Course {
    fn of(page: &Page, target: Target) -> Self {
        let mut by_xs = vec![Spread::default(); target.xs().into()];
        if let Some(spread) = by_xs.get_mut(usize::from(page.xs())) {
            *spread = Spread::sure(page.points().into());
        }
        Self { by_xs, through: Spread::default() }
    }

    /// Plays one more round.
    fn go_on(&mut self, outcomes: &[Outcome]) {
        let mut by_xs = vec![Spread::default(); self.by_xs.len()];
        self.through = Spread::default();
        for (xs, before) in self.by_xs.iter().enumerate() {
            for Outcome { xs: more, points, chance } in outcomes {
                match by_xs.get_mut(xs + more) {
                    Some(after) => after.add(before, *points, *chance),
                    None => self.through.add(before, points + i32::from(BONUS), *chance),
                }
            }
        }
        self.by_xs = by_xs;
    }

    fn points_so_far(&self) -> Spread {
        let mut points = Spread::default();
        for spread in &self.by_xs {
            points.add(spread, 0, 1.0);
        }
        points
    }

    fn points(&self) -> Spread {
        let mut points = self.points_so_far();
        points.add(&self.through, 0, 1.0);
        points
    }
}

/// A possible result of one round for one page.
struct Outcome {
    xs: usize,
    points: i32,
    chance: f64,
}

/// The results of masters. The more players, the more rarely a prediction comes true. Of the missed
/// predictions some earn a Jester Score; the others cost one point or two.
fn outcomes(seats: SeatCount) -> [Outcome; 6] {
    let (hit, jester) = match seats.get() {
        ..=2 => (0.68, 0.18),
        3 => (0.57, 0.22),
        4 => (0.49, 0.24),
        5.. => (0.47, 0.24),
    };
    let miss = 1.0 - hit - jester;
    [
        (1, 1, 0.4 * hit),
        (1, 2, 0.2 * hit),
        (1, 3, 0.4 * hit),
        (1, 0, jester),
        (0, -1, 0.7 * miss),
        (0, -2, 0.3 * miss),
    ]
    .map(|(xs, points, chance)| Outcome { xs, points, chance })
}
