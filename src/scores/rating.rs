//! Ratings: how strong people are held to be, by the places of their games.
//!
//! They are those of Weng and Lin (Bradley–Terry, each against each): several may play, places may be shared.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How strong somebody is held to be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The best guess; 25 before the first game.
    pub mean: f64,
    /// How far off it may be: the standard deviation, above 0; 25/3 before the first game.
    pub deviation: f64,
}

impl Default for Rating {
    /// Before the first game.
    fn default() -> Self {
        WengLinRating::new().into()
    }
}

impl Rating {
    /// A rating says little before so many rated games.
    pub const FEWEST_GAMES: u8 = 3;
    /// What is shown before the first game.
    const START: f64 = 1000.0;
    /// What a point of the mean is worth in what is shown.
    const SCALE: f64 = 20.0;

    /// Whether it says something after so many rated games: else it is shown nowhere.
    pub fn is_shown_after(games: i64) -> bool {
        games >= i64::from(Self::FEWEST_GAMES)
    }

    /// What is shown of it, everywhere: 1000 + 20 × (mean − 3 deviations). So everybody begins at 1000, and it
    /// also grows by becoming surer; who is neither better nor worse than others comes to about 1400.
    pub fn shown(self) -> i64 {
        (Self::START + Self::SCALE * 3.0f64.mul_add(-self.deviation, self.mean)).round() as i64
    }

    /// The ratings after a game of these ratings and places, of which only the order matters. A game of one is
    /// not rated: theirs stays.
    pub fn after_game(before: &[(Self, u8)]) -> Vec<Self> {
        let ratings: Vec<_> = before.iter().map(|(rating, _)| [(*rating).into()]).collect();
        let places = before.iter().map(|(_, place)| MultiTeamOutcome::new(usize::from(*place)));
        let teams: Vec<_> = ratings.iter().map(<[_; 1]>::as_slice).zip(places).collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        after.into_iter().flatten().map(Self::from).collect()
    }
}

impl From<WengLinRating> for Rating {
    fn from(WengLinRating { rating: mean, uncertainty: deviation }: WengLinRating) -> Self {
        Self { mean, deviation }
    }
}

impl From<Rating> for WengLinRating {
    fn from(Rating { mean: rating, deviation: uncertainty }: Rating) -> Self {
        Self { rating, uncertainty }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(before: &[(Rating, u8)], expected: &[(f64, f64)]) {
        let after = Rating::after_game(before);
        assert_eq!(after.len(), expected.len());
        for (rating, (mean, deviation)) in after.iter().zip(expected) {
            assert!((rating.mean - mean).abs() < 0.0005, "{rating:?}, {mean}");
            assert!((rating.deviation - deviation).abs() < 0.0005, "{rating:?}, {deviation}");
        }
    }

    /// By hand: c² = 2 · (25/3)² + 2 · (25/6)² = 6250/36, so c = 13.1762; who wins gains (25/3)² / c · 1/2 = 2.6352,
    /// and the variance shrinks by (25/3)³ / c³ · 1/4 = 6.325 % of itself.
    #[test]
    fn the_first_game_of_two() {
        let new = Rating::default();
        check(&[(new, 1), (new, 2)], &[(27.6352, 8.0655), (22.3648, 8.0655)]);
        check(&[(new, 1), (new, 1)], &[(25.0, 8.0655), (25.0, 8.0655)]);
    }

    /// Each against each: the first gains twice as much, the middle as much as it loses.
    #[test]
    fn the_first_game_of_three() {
        let new = Rating::default();
        let deviation = 25.0 / 3.0 * (1.0f64 - 2.0 * 0.063_246).sqrt();
        let third = [(30.2705, deviation), (25.0, deviation), (19.7295, deviation)];
        check(&[(new, 1), (new, 2), (new, 3)], &third);
        // A shared first place is half a win over each other; the last place is the third, or the fifth.
        let shared = [(27.6352, deviation), (27.6352, deviation), (19.7295, deviation)];
        check(&[(new, 1), (new, 1), (new, 3)], &shared);
        check(&[(new, 2), (new, 2), (new, 5)], &shared);
    }

    #[test]
    fn a_game_of_one_is_not_rated() {
        let rating = Rating { mean: 30.0, deviation: 2.0 };
        assert_eq!(Rating::after_game(&[(rating, 1)]), [rating]);
    }

    #[test]
    fn it_says_something_from_the_third_game() {
        let shown: Vec<_> = (0..5).map(Rating::is_shown_after).collect();
        assert_eq!(shown, [false, false, false, true, true]);
    }

    #[test]
    fn what_is_shown_begins_at_1000() {
        assert_eq!(Rating::default().shown(), 1000);
        assert_eq!(Rating { mean: 25.0, deviation: 1.5 }.shown(), 1410);
        assert_eq!(Rating { mean: 10.0, deviation: 5.0 }.shown(), 900);
    }
}
