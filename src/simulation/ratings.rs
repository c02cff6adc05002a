//! Ratings from the results of pairs, by the model of Bradley and Terry: a player that is rated 400
//! points above another one wins ten times as often.

/// The mean of all ratings.
const MEAN: f64 = 1500.0;
/// The difference between two ratings that is worth odds of ten to one.
const TENFOLD: f64 = 400.0;
/// The limits of Newton's method, which takes about ten steps.
const STEPS: usize = 100;
const LONGEST_STEP: f64 = 1.0;
const SHORTEST_STEP: f64 = 1e-9;

/// The results of one pair of players.
#[derive(Clone, Copy)]
pub(super) struct Pair {
    /// The two players, by their index.
    pub(super) players: [usize; 2],
    pub(super) games: f64,
    /// The number of games that the first of them has won, and the variance of this number.
    pub(super) wins: f64,
    pub(super) variance: f64,
}

/// A rating and its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rating {
    pub(super) rating: f64,
    pub(super) error: f64,
}

/// A square matrix, by rows.
type Matrix = Vec<Vec<f64>>;

/// The most likely ratings of all players, each two of whom are a pair, even without a game. The
/// errors follow from the variances of the results.
pub(super) fn ratings(players: usize, pairs: &[Pair]) -> Vec<Rating> {
    let pairs: Vec<Pair> = pairs.iter().map(Pair::with_a_coin).collect();
    let mut strengths = vec![0.0; players];
    for _ in 0..STEPS {
        let inverse = inverse(information(&strengths, &pairs));
        let surplus = |pair: &Pair| pair.wins - pair.games * pair.share(&strengths);
        let step = sum(players, pairs.iter().map(|pair| (surplus(pair), pair.effect(&inverse))));
        let longest = step.iter().fold(0.0, |longest: f64, part| longest.max(part.abs()));
        let shortened = (LONGEST_STEP / longest).min(1.0);
        strengths.iter_mut().zip(step).for_each(|(one, part)| *one += shortened * part);
        if longest < SHORTEST_STEP {
            break;
        }
    }
    let inverse = inverse(information(&strengths, &pairs));
    let squares = |pair: &Pair| pair.effect(&inverse).iter().map(|part| part * part).collect();
    let variances = sum(players, pairs.iter().map(|pair| (pair.variance, squares(pair))));
    let unit = TENFOLD / std::f64::consts::LN_10;
    let rated = strengths.iter().zip(variances).map(|(strength, variance)| Rating {
        rating: MEAN + unit * strength,
        error: unit * variance.sqrt(),
    });
    rated.collect()
}

impl Pair {
    /// The same pair with one more game, decided by a coin. With it a player that has won every
    /// game has a finite rating as well, and a large error.
    const fn with_a_coin(&self) -> Self {
        let Self { players, games, wins, variance } = *self;
        Self { players, games: games + 1.0, wins: wins + 0.5, variance: variance + 0.25 }
    }

    /// The share of games that the first player wins, if these are the strengths.
    fn share(&self, strengths: &[f64]) -> f64 {
        let [one, other] = self.players;
        1.0 / (1.0 + (strengths[other] - strengths[one]).exp())
    }

    /// The change of all strengths if the first player wins one game more.
    fn effect(&self, inverse: &Matrix) -> Vec<f64> {
        let [one, other] = self.players;
        inverse[one].iter().zip(&inverse[other]).map(|(one, other)| one - other).collect()
    }
}

/// The sum of these vectors, each multiplied by its factor.
fn sum(players: usize, parts: impl Iterator<Item = (f64, Vec<f64>)>) -> Vec<f64> {
    let mut sum = vec![0.0; players];
    for (factor, part) in parts {
        sum.iter_mut().zip(part).for_each(|(sum, part)| *sum += factor * part);
    }
    sum
}

/// The Fisher information about the strengths. Results say nothing about their mean; the constant
/// in all places keeps it at zero.
fn information(strengths: &[f64], pairs: &[Pair]) -> Matrix {
    let mut information = vec![vec![1.0; strengths.len()]; strengths.len()];
    for pair in pairs {
        let ([one, other], share) = (pair.players, pair.share(strengths));
        let weight = pair.games * share * (1.0 - share);
        information[one][one] += weight;
        information[other][other] += weight;
        information[one][other] -= weight;
        information[other][one] -= weight;
    }
    information
}

/// The inverse of a positive definite matrix, by elimination.
fn inverse(mut matrix: Matrix) -> Matrix {
    let size = matrix.len();
    let unit = |row| (0..size).map(|column| f64::from(u8::from(row == column))).collect();
    let mut inverse: Matrix = (0..size).map(unit).collect();
    for column in 0..size {
        let pivot = matrix[column][column];
        for part in [&mut matrix, &mut inverse] {
            part[column].iter_mut().for_each(|value| *value /= pivot);
        }
        for row in (0..size).filter(|row| *row != column) {
            let factor = matrix[row][column];
            for part in [&mut matrix, &mut inverse] {
                let eliminated = part[column].clone();
                part[row].iter_mut().zip(eliminated).for_each(|(to, by)| *to -= factor * by);
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A pair of players, the games that the first has won of a hundred, and their variance.
    fn pair(players: [usize; 2], wins: f64) -> Pair {
        Pair { players, games: 100.0, wins, variance: wins * (100.0 - wins) / 100.0 }
    }

    fn differences(ratings: &[Rating]) -> Vec<f64> {
        ratings.windows(2).map(|two| (two[0].rating - two[1].rating).round()).collect()
    }

    #[test]
    fn two_players_are_rated_by_their_odds() {
        let two = ratings(2, &[pair([0, 1], 200.0 / 3.0)]);
        // Odds of 67 1/6 to 33 5/6, with the game of the coin.
        assert_eq!(differences(&two), [119.0]);
        assert!((two[0].rating + two[1].rating - 2.0 * MEAN).abs() < 1e-6);
        // Half of the difference's error, 173.7 / sqrt(n p q), belongs to each.
        assert!((two[0].error - 18.3).abs() < 0.2, "{two:?}");
        assert!((two[0].error - two[1].error).abs() < 1e-6);
    }

    #[test]
    fn results_that_agree_with_each_other_are_met_exactly() {
        // Odds of 3, of 3, and of 9 to 1; the game of the coin moves them a little.
        let pairs = [pair([0, 1], 75.0), pair([1, 2], 75.0), pair([0, 2], 90.0)];
        for difference in differences(&ratings(3, &pairs)) {
            assert!((difference - 400.0 * 3_f64.log10()).abs() < 4.0, "{difference}");
        }
    }

    #[test]
    fn who_never_loses_is_rated_with_a_large_error() {
        let two = ratings(2, &[pair([0, 1], 100.0)]);
        assert_eq!(differences(&two), [921.0]);
        assert!(two[0].error > 80.0, "{two:?}");
    }

    #[test]
    fn without_a_game_all_are_equal() {
        let none = [[0, 1], [0, 2], [1, 2]].map(|two| Pair { games: 0.0, ..pair(two, 0.0) });
        let three = ratings(3, &none);
        assert!(three.iter().all(|one| (one.rating - MEAN).abs() < 1e-6), "{three:?}");
    }

    #[test]
    fn more_games_make_smaller_errors() {
        let of = |times: f64| {
            let Pair { players, games, wins, variance } = pair([0, 1], 60.0);
            let (games, wins, variance) = (games * times, wins * times, variance * times);
            ratings(2, &[Pair { players, games, wins, variance }])[0].error
        };
        assert!((of(1.0) / of(4.0) - 2.0).abs() < 0.02, "{} {}", of(1.0), of(4.0));
    }
}
