//! Ratings: estimates of people's strength from their places in games.
//!
//! The model is Weng and Lin's (Bradley–Terry, full pair), which allows several players and shared
//! places.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// An estimate of a person's strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The best estimate; 25 before the first game.
    pub mean: f64,
    /// The standard deviation of the estimate, above 0; 25/3 before the first game.
    pub deviation: f64,
}

impl Default for Rating {
    /// The rating before the first game.
    fn default() -> Self {
        WengLinRating::new().into()
    }
}

impl Rating {
    /// The number of rated games needed before a rating says much.
    pub const FEWEST_GAMES: u8 = 3;
    /// The displayed rating before the first game.
    const START: f64 = 1000.0;
    /// The displayed points for one point of the mean.
    const SCALE: f64 = 20.0;

    /// Returns whether the rating is shown after this number of rated games.
    pub fn is_shown_after(games: i64) -> bool {
        games >= i64::from(Self::FEWEST_GAMES)
    }

    /// The displayed rating: 1000 + 20 × (mean − 3 deviations). Everyone starts at 1000, and the
    /// rating also grows as it becomes more certain; a player of average strength ends up near
    /// 1400.
    pub fn shown(self) -> i64 {
        (Self::START + Self::SCALE * 3.0f64.mul_add(-self.deviation, self.mean)).round() as i64
    }

    /// The ratings after a game, from the ratings before it and the places. Only the order of the
    /// places matters. A game of one player leaves the rating as it is.
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

    /// Calculated by hand: c² = 2 · (25/3)² + 2 · (25/6)² = 6250/36, so c = 13.1762; the winner
    /// gains (25/3)² / c · 1/2 = 2.6352, and the variance shrinks by (25/3)³ / c³ · 1/4 = 6.325 %
    /// of itself.
    #[test]
    fn the_first_game_of_two() {
        let new = Rating::default();
        check(&[(new, 1), (new, 2)], &[(27.6352, 8.0655), (22.3648, 8.0655)]);
        check(&[(new, 1), (new, 1)], &[(25.0, 8.0655), (25.0, 8.0655)]);
    }

    /// In a full pairing the first gains twice as much, and the middle one gains as much as they
    /// lose.
    #[test]
    fn the_first_game_of_three() {
        let new = Rating::default();
        let deviation = 25.0 / 3.0 * (1.0f64 - 2.0 * 0.063_246).sqrt();
        let third = [(30.2705, deviation), (25.0, deviation), (19.7295, deviation)];
        check(&[(new, 1), (new, 2), (new, 3)], &third);
        // A shared first place is half a win over each other; the last place may be numbered 3 or
        // 5.
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
