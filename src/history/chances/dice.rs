//! The dice game: it ends with the round in which somebody has all Xs.

use super::spread::{Spread, most};
use crate::rules::dice::page::BOXES;
use crate::rules::dice::scoring::BONUS;
use crate::rules::dice::{Page, Target};
use crate::rules::{PerSeat, SeatCount};

/// Everybody's chance to win before the first round, and after each, by everybody's pages then.
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
        // The game ends here unless nobody is through.
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

/// A game that still goes on with a smaller chance is over.
const BARELY: f64 = 1e-6;

/// What one page may become.
struct Course {
    /// The points of a page with so many Xs that is not through yet.
    by_xs: Vec<Spread>,
    /// Those of one that has all Xs since this round.
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

    /// One more round.
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

/// What a round may bring to one page.
struct Outcome {
    xs: usize,
    points: i32,
    chance: f64,
}

/// As masters fare: a prediction comes true the more rarely the more play; two of three others cost a point, or two,
/// and of the rest a Jester Score is made.
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
