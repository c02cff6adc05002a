//! Achievements. They are derived from stored results alone, so a new one also counts for old
//! games. To add one, add a line to the list, and its name and description to
//! `locales/en/profile.ftl` (a test reports missing ones).

use strum::VariantArray as _;

use super::{Career, Games, Played, Wins};
use crate::rules::games::by_kind;
use crate::rules::{GameKind, Rules as _};

/// An achievement that a person can earn.
#[derive(Debug)]
pub struct Achievement {
    /// The achievement's key in the locale files.
    pub name: &'static str,
    is_had: fn(&Career) -> bool,
}

/// All achievements, the easiest first.
pub const ACHIEVEMENTS: &[Achievement] = &[
    achievement("first-win", |career| career.any(Played::is_won)),
    achievement("ten-games", |career| career.count() >= 10),
    achievement("both-games", |career| career.all(|games| games.any(Played::is_won))),
    achievement("shared-win", |career| career.wins.values().any(|wins| wins.shared)),
    achievement("three-wins", |career| career.some(|games| games.winning().longest >= 3)),
    achievement("by-a-hair", |career| {
        let is_close = |game: &GameKind| {
            career.wins[*game].is_within(by_kind!(*game, Game => Game::SMALLEST_LEAD).into())
        };
        GameKind::VARIANTS.iter().any(is_close)
    }),
    achievement("ten-exact", |career| career.some(|games| games.exact().longest >= 10)),
    achievement("every-table", |career| career.games[GameKind::Cards].is_won_with([3, 4, 5, 6])),
    achievement("every-page", |career| career.games[GameKind::Dice].is_won_with([2, 3, 4, 5])),
    achievement("hundred-games", |career| career.count() >= 100),
    achievement("all-exact", |career| {
        career.any(|played| played.exact > 0 && played.is_all_exact())
    }),
    achievement("giants-fall", |career| career.wins.values().any(Wins::is_above)),
];

/// The difference in mean rating that makes another player a giant. Means start at 25.
const GIANT: f64 = 5.0;

const fn achievement(name: &'static str, is_had: fn(&Career) -> bool) -> Achievement {
    Achievement { name, is_had }
}

impl Achievement {
    /// Returns whether a person with this career has the achievement.
    pub(super) fn is_had(&self, career: &Career) -> bool {
        (self.is_had)(career)
    }
}

impl Career {
    fn some(&self, fits: impl Fn(&Games) -> bool) -> bool {
        self.games.values().any(fits)
    }

    fn all(&self, fits: impl Fn(&Games) -> bool) -> bool {
        self.games.values().all(fits)
    }

    fn any(&self, fits: impl Fn(&Played) -> bool) -> bool {
        self.some(|games| games.any(&fits))
    }

    fn count(&self) -> usize {
        self.games.values().map(|games| games.0.len()).sum()
    }
}

impl Games {
    fn any(&self, fits: impl Fn(&Played) -> bool) -> bool {
        self.0.iter().any(fits)
    }

    /// Returns whether the player has won with each of these numbers of players.
    fn is_won_with<const N: usize>(&self, seats: [u8; N]) -> bool {
        seats.into_iter().all(|seats| self.any(|played| played.is_won() && played.seats == seats))
    }
}

impl Wins {
    fn is_within(&self, points: i64) -> bool {
        self.narrowest.is_some_and(|narrowest| narrowest <= points)
    }

    fn is_above(&self) -> bool {
        self.above.is_some_and(|above| above >= GIANT)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Runs;
    use super::*;
    use crate::rules::PerGame;
    use crate::table::{Person, UserId};

    /// The names of the achievements earned by these card games and dice games.
    fn had(cards: &[Played], dice: &[Played]) -> Vec<&'static str> {
        had_with(cards, dice, Wins::default())
    }

    fn had_with(cards: &[Played], dice: &[Played], card_wins: Wins) -> Vec<&'static str> {
        let mut games = PerGame::<Games>::default();
        games[GameKind::Cards].0.extend_from_slice(cards);
        games[GameKind::Dice].0.extend_from_slice(dice);
        let mut wins = PerGame::<Wins>::default();
        wins[GameKind::Cards] = card_wins;
        let career =
            Career { person: Person { id: UserId::new(1), name: "Ada".to_owned() }, games, wins };
        career.achievements().iter().map(|achievement| achievement.name).collect()
    }

    /// A game with ten predictions, of which six came true.
    fn played(seats: u8, place: u8) -> Played {
        Played { seats, place, predictions: 10, exact: 6, ..Played::default() }
    }

    #[test]
    fn a_first_win_counts_at_either_game() {
        assert_eq!(had(&[played(3, 2)], &[]), [""; 0]);
        assert_eq!(had(&[played(3, 1)], &[]), ["first-win"]);
        assert_eq!(had(&[], &[played(3, 1)]), ["first-win"]);
        assert_eq!(had(&[played(3, 1)], &[played(3, 1)]), ["first-win", "both-games"]);
    }

    #[test]
    fn what_a_computer_player_finished_earns_nothing() {
        let left = Played { stood_in: true, ..played(3, 1) };
        assert_eq!(had(&vec![left.clone(); 100], &[]), [""; 0]);
        // A game finished by a computer player does not break a streak either.
        let won = played(3, 1);
        let three = [won.clone(), won.clone(), left, won];
        assert_eq!(had(&three, &[]), ["first-win", "three-wins"]);
    }

    #[test]
    fn games_of_both_kinds_are_counted_together() {
        assert_eq!(had(&vec![played(3, 2); 5], &vec![played(3, 2); 4]), [""; 0]);
        assert_eq!(had(&vec![played(3, 2); 5], &vec![played(3, 2); 5]), ["ten-games"]);
        let hundred = had(&vec![played(3, 2); 60], &vec![played(3, 2); 40]);
        assert_eq!(hundred, ["ten-games", "hundred-games"]);
    }

    #[test]
    fn three_wins_are_one_after_the_other_at_one_game() {
        let won_two = [played(4, 1), played(4, 1)];
        assert_eq!(had(&won_two, &won_two), ["first-win", "both-games"]);
        let broken = [played(4, 1), played(4, 1), played(4, 2), played(4, 1)];
        assert_eq!(had(&broken, &[]), ["first-win"]);
        assert_eq!(had(&[&won_two[..], &won_two[..1]].concat(), &[]), ["first-win", "three-wins"]);
    }

    #[test]
    fn every_number_of_players_is_wanted() {
        let won = |seats: &[u8]| -> Vec<Played> {
            seats.iter().flat_map(|seats| [played(*seats, 1), played(*seats, 2)]).collect()
        };
        assert_eq!(had(&won(&[3, 4, 5]), &[]), ["first-win"]);
        assert_eq!(had(&won(&[6, 3, 5, 4]), &[]), ["first-win", "every-table"]);
        assert_eq!(had(&[], &won(&[2, 3, 4, 5])), ["first-win", "every-page"]);
        assert_eq!(had(&[], &won(&[3, 4, 5])), ["first-win"]);
    }

    #[test]
    fn exact_predictions_go_on_from_game_to_game() {
        let runs = |first, last| Some(Runs { longest: 4, first, last });
        let one = |first, last| Played { runs: runs(first, last), ..played(3, 2) };
        assert_eq!(had(&[one(0, 4), one(4, 0)], &[]), [""; 0]);
        let all = Played { exact: 2, predictions: 2, ..played(3, 2) };
        assert_eq!(had(&[one(0, 4), all.clone(), one(4, 0)], &[]), ["ten-exact", "all-exact"]);
        assert_eq!(had(&[one(0, 4), all, played(3, 2), one(4, 0)], &[]), ["all-exact"]);
    }

    #[test]
    fn what_is_known_of_others_counts() {
        let with = |wins: Wins| had_with(&[played(3, 1)], &[], wins)[1..].to_vec();
        assert_eq!(with(Wins { shared: true, ..Wins::default() }), ["shared-win"]);
        assert_eq!(with(Wins { narrowest: Some(10), ..Wins::default() }), ["by-a-hair"]);
        assert_eq!(with(Wins { narrowest: Some(20), ..Wins::default() }), [""; 0]);
        assert_eq!(with(Wins { above: Some(5.5), ..Wins::default() }), ["giants-fall"]);
        assert_eq!(with(Wins { above: Some(-5.5), ..Wins::default() }), [""; 0]);
    }
}
