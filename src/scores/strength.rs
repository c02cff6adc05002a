//! The strength of a person on the dial of computer players.
//!
//! The estimate begins with the rating among people, and moves with the games against computer
//! players, whose strength is known.

use super::Rating;
use crate::computer::Level;

/// A person's result against the computer players of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AgainstComputers {
    pub levels: Vec<Level>,
    /// The number of computer players with a better place.
    pub ahead: u8,
}

/// The distance on the dial for one point of a rating's mean.
const FOR_A_POINT: f64 = 3.4;
/// The change of the log odds of finishing ahead of a player for each number on the dial.
const SLOPE: f64 = 0.04;

/// The level that fits these results best; an apprentice for a person who has none.
pub fn strength(rating: Rating, games: &[AgainstComputers]) -> Level {
    // A person of average rating is as strong as the computer players who join unasked.
    let average = f64::from(Level::JOINING.number());
    let mean = FOR_A_POINT.mul_add(rating.mean - Rating::default().mean, average);
    let deviation = FOR_A_POINT * rating.deviation;
    let likelihood = |level: Level| {
        let off = (f64::from(level.number()) - mean) / deviation;
        games.iter().map(|game| of_game(level, game)).sum::<f64>() - off * off / 2.0
    };
    let better = |best: (Level, f64), next: (Level, f64)| if next.1 > best.1 { next } else { best };
    let all = Level::dial().map(|level| (level, likelihood(level)));
    all.reduce(better).map_or(Level::JOINING, |(level, _)| level)
}

/// The log likelihood of a game's result for a player of this level.
fn of_game(level: Level, game: &AgainstComputers) -> f64 {
    let count = game.levels.iter().map(|_| 1.0).sum::<f64>();
    let beats = |other: &Level| {
        let by = f64::from(level.number()) - f64::from(other.number());
        1.0 / (1.0 + (-SLOPE * by).exp())
    };
    let expected = game.levels.iter().map(beats).sum::<f64>() / count;
    let ahead = f64::from(game.ahead) / count;
    (1.0 - ahead) * expected.ln() + ahead * (1.0 - expected).ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(ahead: &[u8]) -> Level {
        let levels = vec![Level::ADEPT; 3];
        let games =
            ahead.iter().map(|ahead| AgainstComputers { levels: levels.clone(), ahead: *ahead });
        strength(Rating::default(), &games.collect::<Vec<_>>())
    }

    #[test]
    fn a_new_person_is_an_apprentice() {
        assert_eq!(after(&[]), Level::APPRENTICE);
    }

    #[test]
    fn a_good_rating_is_strength() {
        let rated = |mean| strength(Rating { mean, deviation: 2.0 }, &[]);
        assert_eq!(rated(25.0), Level::APPRENTICE);
        assert!(rated(31.0) >= Level::ADEPT);
        assert_eq!((rated(10.0), rated(60.0)), (Level::BEGINNER, Level::ARCHMAGE));
    }

    #[test]
    fn it_moves_towards_those_whom_one_equals() {
        let few = after(&[1, 2]);
        let many = after(&[1, 2].repeat(15));
        assert!(Level::APPRENTICE < few && few < many, "{few} {many}");
        assert!((48..=52).contains(&many.number()), "{many}");
    }

    #[test]
    fn it_rises_with_wins_and_falls_with_losses() {
        assert!(after(&[0; 5]) > after(&[0, 0, 0, 3, 3]));
        assert!(after(&[0, 0, 0, 3, 3]) > after(&[3; 5]));
    }
}
