//! What all finished games of one person come to.

use super::Rating;
use crate::rules::runs::Runs;
use crate::rules::seat::MOST_SEATS;

/// A finished game of one person, as it counts for them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FinishedGame {
    /// 1 is the first.
    pub place: u8,
    /// Final points.
    pub points: i64,
    /// Predictions made.
    pub predictions: u16,
    /// Predictions that came true exactly.
    pub exact: u16,
    /// How they came true one after the other; `None` where its log could not be read.
    pub runs: Option<Runs>,
    /// The rating after it; `None` if it was not rated.
    pub rating: Option<Rating>,
}

/// One person's figures over all their games of one kind.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lifetime {
    /// Games played to their end.
    pub games: u32,
    /// How often they came first, second, and so on; a shared place counts.
    pub places: [u32; MOST_SEATS],
    /// Points of all games.
    pub points: i64,
    /// The most points in one game.
    pub best: Option<i64>,
    /// Predictions made.
    pub predictions: u32,
    /// Predictions that came true exactly.
    pub exact: u32,
    /// The longest run of exact predictions, from one game to the next.
    pub longest_exact: u32,
    /// The longest run of games won.
    pub longest_wins: u32,
    /// The games that were rated.
    pub rated: u32,
    /// The rating after the last of these.
    pub rating: Option<Rating>,
}

impl Lifetime {
    /// Games won, a shared first place counted.
    pub const fn wins(&self) -> u32 {
        self.places[0]
    }

    /// What is shown of the rating, once it says something.
    pub fn shown_rating(&self) -> Option<i64> {
        let says_something = self.rated >= u32::from(Rating::FEWEST_GAMES);
        self.rating.filter(|_| says_something).map(Rating::shown)
    }
}

impl FromIterator<FinishedGame> for Lifetime {
    /// Of games in the order of their ends.
    fn from_iter<T: IntoIterator<Item = FinishedGame>>(games: T) -> Self {
        let mut all = Self::default();
        let (mut exact, mut wins) = (0, 0);
        for played in games {
            all.games += 1;
            if let Some(times) = all.places.get_mut(usize::from(played.place).saturating_sub(1)) {
                *times += 1;
            }
            all.points += played.points;
            all.best = all.best.max(Some(played.points));
            all.predictions += u32::from(played.predictions);
            all.exact += u32::from(played.exact);
            wins = if played.place == 1 { wins + 1 } else { 0 };
            all.longest_wins = all.longest_wins.max(wins);
            // Where it is not known how they came true, nothing is added to what was reached.
            let runs = played.runs.unwrap_or_default();
            let reached = exact + u32::from(runs.first);
            all.longest_exact = all.longest_exact.max(reached).max(u32::from(runs.longest));
            let went_on = runs.first == played.predictions;
            exact = if went_on { reached } else { u32::from(runs.last) };
            all.rated += u32::from(played.rating.is_some());
            all.rating = played.rating.or(all.rating);
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(place: u8, points: i64, came_true: &str) -> FinishedGame {
        let came_true = came_true.chars().map(|mark| mark == 'x');
        FinishedGame {
            place,
            points,
            predictions: came_true.clone().count() as u16,
            exact: came_true.clone().filter(|exact| *exact).count() as u16,
            runs: Some(came_true.collect()),
            rating: None,
        }
    }

    #[test]
    fn runs_go_on_from_one_game_to_the_next() {
        let all: Lifetime = [
            played(1, 70, ".xx"),
            played(1, -20, "xxx"),
            played(2, 40, "xx.x"),
            played(1, 0, "x."),
        ]
        .into_iter()
        .collect();
        assert_eq!((all.longest_exact, all.longest_wins), (7, 2));
        assert_eq!((all.games, all.wins(), all.places[1]), (4, 3, 1));
        assert_eq!((all.points, all.best, all.predictions, all.exact), (90, Some(70), 12, 9));
    }

    #[test]
    fn a_rating_is_shown_from_the_third_rated_game() {
        let rated = FinishedGame { rating: Some(Rating::default()), ..played(1, 0, "x") };
        let games = |rated_games| {
            let games = std::iter::repeat_n(rated, rated_games).chain([played(1, 0, "x")]);
            games.collect::<Lifetime>().shown_rating()
        };
        assert_eq!((games(2), games(3)), (None, Some(1000)));
    }

    #[test]
    fn without_games_there_is_nothing() {
        assert_eq!([].into_iter().collect::<Lifetime>(), Lifetime::default());
    }
}
