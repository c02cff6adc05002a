//! What the judges of both games share: they try actions in worlds, and compare what they are worth.

use super::advice::{Effort, Estimate, Judged};
use crate::rules::chance::Draws;

/// The largest number of actions that are tried, besides the one that was taken.
const MOST_TRIED: usize = 6;

/// Values of something in worlds, and how often each world occurs.
pub(super) type Values = Vec<(f64, u32)>;

/// A seat at a decision, and the worlds in which its actions can be tried.
pub(super) trait Trial {
    type Action: Copy + PartialEq;
    type World;

    /// Worlds that fit what the seat knew, as many as this effort asks for; each one is returned once,
    /// with the number of its occurrences.
    fn worlds(&self, effort: u32, luck: &mut Draws) -> Vec<(Self::World, u32)>;

    /// The points of the seat if it takes this action in this world, less a share of the others'.
    fn value(&self, world: &Self::World, action: Self::Action, luck: &mut Draws) -> f64;
}

/// The actions to try: the one that was taken, and the others that a master values most. Those that
/// are worth less than the best of them by more than the margin are left out.
pub(super) fn tried<A: Copy + PartialEq>(
    done: A,
    mut others: Vec<(f32, A)>,
    margin: f32,
) -> Vec<A> {
    others.retain(|(_, action)| *action != done);
    others.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let least = others.first().map_or(0.0, |(value, _)| value - margin);
    let others = others.into_iter().filter(|(value, _)| *value >= least).take(MOST_TRIED);
    [done].into_iter().chain(others.map(|(_, action)| action)).collect()
}

/// The verdict on the first of these actions. The worlds that compare the best action with it are
/// not those in which the best one was found.
pub(super) fn measured<T: Trial>(
    trial: &T,
    done: T::Action,
    tried: &[T::Action],
    effort: &Effort,
    luck: &mut Draws,
) -> Judged<T::Action> {
    let best = if tried.len() > 1 { best(trial, tried, effort.choosing, luck) } else { done };
    if best == done {
        return Judged { done, best, cost: 0.0, error: Some(0.0) };
    }
    let worlds = trial.worlds(effort.measuring, luck);
    let lead = |(world, times): &(T::World, u32)| {
        let of_best = trial.value(world, best, luck);
        (of_best - trial.value(world, done, luck), *times)
    };
    let lead = estimate(&worlds.iter().map(lead).collect::<Values>());
    Judged { done, best, cost: lead.points.max(0.0), error: Some(lead.error) }
}

/// The points by which the best action leads each of these others, in worlds of their own.
pub(super) fn compared<T: Trial>(
    trial: &T,
    (best, others): (T::Action, &[T::Action]),
    effort: &Effort,
    luck: &mut Draws,
) -> Vec<Estimate> {
    let mut leads: Vec<Values> = vec![Vec::new(); others.len()];
    for (world, times) in trial.worlds(effort.choosing, luck) {
        let of_best = trial.value(&world, best, luck);
        for (other, leads) in others.iter().zip(&mut leads) {
            leads.push((of_best - trial.value(&world, *other, luck), times));
        }
    }
    leads.iter().map(|leads| estimate(leads)).collect()
}

/// The action with the highest value, the first of equal ones.
fn best<T: Trial>(trial: &T, tried: &[T::Action], effort: u32, luck: &mut Draws) -> T::Action {
    let mut sums = vec![0.0; tried.len()];
    for (world, times) in trial.worlds(effort, luck) {
        for (sum, action) in sums.iter_mut().zip(tried) {
            *sum += f64::from(times) * trial.value(&world, *action, luck);
        }
    }
    let better = |best: usize, next: usize| if sums[next] > sums[best] { next } else { best };
    tried[(0..tried.len()).reduce(better).unwrap_or_default()]
}

/// The mean of these values, and its standard error.
pub(super) fn estimate(values: &[(f64, u32)]) -> Estimate {
    let all: f64 = values.iter().map(|(_, times)| f64::from(*times)).sum();
    let points = values.iter().map(|(value, times)| f64::from(*times) * value).sum::<f64>() / all;
    let off = |(value, times): &(f64, u32)| f64::from(*times) * (value - points);
    let squares = values.iter().map(off).map(|off| off * off).sum::<f64>();
    Estimate { points, error: squares.sqrt() / all }
}
