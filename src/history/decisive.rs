//! Finds the round that decided a game.

use crate::rules::PerSeat;

/// The round, counted from 0, in which the chances to win moved most; the last one of several.
/// `chances` holds the chances before the first round and after each. `None` if no round was
/// scored.
pub fn decisive_round(chances: &[PerSeat<f64>]) -> Option<usize> {
    let moved = chances.windows(2).map(|pair| moved(&pair[0], &pair[1])).enumerate();
    moved.max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(round, _)| round)
}

fn moved(before: &PerSeat<f64>, after: &PerSeat<f64>) -> f64 {
    before.values().iter().zip(after.values()).map(|(before, after)| (after - before).abs()).sum()
}
