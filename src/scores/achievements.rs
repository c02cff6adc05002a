//! Achievements. They are derived from stored results alone, so a new one also counts for old
//! games. To add one, add a line to the list, and its name and description to
//! `locales/en/profile.ftl` (a test reports missing ones).

use strum::VariantArray as _;

use super::{Career, Games, Played, Streak, Wins};
use crate::rules::games::by_kind;
use crate::rules::{GameKind, Rules as _};
use crate::table::NextAchievement;

/// An achievement that a person can earn.
#[derive(Debug)]
pub struct Achievement {
    /// The achievement's key in the locale files.
    pub name: &'static str,
    /// The count that earns it.
    of: usize,
    /// The count that a person with this career has reached.
    done: fn(&Career) -> usize,
}

/// All achievements, the easiest first.
pub const ACHIEVEMENTS: &[Achievement] = &[
    achievement("first-win", 1, |career| career.any(Played::is_won).into()),
    achievement("ten-games", 10, Career::count),
    achievement("both-games", GameKind::VARIANTS.len(), |career| {
        career.games.values().filter(|games| games.any(Played::is_won)).count()
    }),
    achievement("shared-win", 1, |career| career.wins.values().any(|wins| wins.shared).into()),
    achievement("three-wins", 3, |career| career.most(|games| games.winning().towards(3))),
    achievement("by-a-hair", 1, |career| {
        let is_close = |game: &GameKind| {
            career.wins[*game].is_within(by_kind!(*game, Game => Game::SMALLEST_LEAD).into())
        };
        GameKind::VARIANTS.iter().any(is_close).into()
    }),
    achievement("ten-exact", 10, |career| career.most(|games| games.exact().towards(10))),
    achievement("every-table", 4, |career| career.games[GameKind::Cards].won_with([3, 4, 5, 6])),
    achievement("every-page", 4, |career| career.games[GameKind::Dice].won_with([2, 3, 4, 5])),
    achievement("hundred-games", 100, Career::count),
    achievement("all-exact", 1, |career| {
        career.any(|played| played.exact > 0 && played.is_all_exact()).into()
    }),
    achievement("giants-fall", 1, |career| career.wins.values().any(Wins::is_above).into()),
];

/// The difference in mean rating that makes another player a giant. Means start at 25.
const GIANT: f64 = 5.0;

const fn achievement(name: &'static str, of: usize, done: fn(&Career) -> usize) -> Achievement {
    Achievement { name, of, done }
}

impl Achievement {
    /// Returns whether a person with this career has the achievement.
    pub(super) fn is_had(&self, career: &Career) -> bool {
        (self.done)(career) >= self.of
    }

    /// The count that a person with this career has reached; `None` if they have the achievement.
    pub(super) fn next(&self, career: &Career) -> Option<NextAchievement> {
        let (name, of, done) = (self.name, self.of, (self.done)(career));
        (done < of).then_some(NextAchievement { name, done, of })
    }
}

impl Career {
    fn most(&self, count: impl Fn(&Games) -> usize) -> usize {
        self.games.values().map(count).max().unwrap_or_default()
    }

    fn any(&self, fits: impl Fn(&Played) -> bool) -> bool {
        self.games.values().any(|games| games.any(&fits))
    }

    fn count(&self) -> usize {
        self.games.values().map(|games| games.0.len()).sum()
    }
}

impl Games {
    fn any(&self, fits: impl Fn(&Played) -> bool) -> bool {
        self.0.iter().any(fits)
    }

    /// The number of these table sizes at which the person has won.
    fn won_with<const N: usize>(&self, seats: [u8; N]) -> usize {
        let is_won = |seats: &u8| self.any(|played| played.is_won() && played.seats == *seats);
        seats.iter().filter(|seats| is_won(seats)).count()
    }
}

impl Streak {
    /// The part of a series of this length that is reached: all of it if it ever was, otherwise the
    /// current series.
    fn towards(self, length: u32) -> usize {
        (if self.longest >= length { length } else { self.now }) as usize
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
    use crate::table::{Achieved, Person, UserId};

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

    /// The achievements that the last of these card games earns, and the nearest one after it.
    fn achieved(cards: &[Played]) -> Achieved {
        let career = |cards: &[Played]| {
            let mut games = PerGame::<Games>::default();
            games[GameKind::Cards].0.extend_from_slice(cards);
            let person = Person { id: UserId::new(1), name: "Ada".to_owned() };
            Career { person, games, wins: PerGame::default() }
        };
        let before = career(&cards[..cards.len() - 1]);
        career(cards).achieved_since(Some(&before))
    }

    #[test]
    fn an_achievement_is_earned_by_one_game() {
        let (won, lost) = (played(3, 1), played(3, 2));
        assert_eq!(achieved(&[lost.clone(), won.clone()]).earned, ["first-win"]);
        assert_eq!(achieved(&[won.clone(), won.clone()]).earned, [""; 0]);
        assert_eq!(achieved(&[won.clone(), won.clone(), won.clone()]).earned, ["three-wins"]);
        let left = Played { stood_in: true, ..won };
        assert_eq!(achieved(&[lost, left]).earned, [""; 0]);
    }

    #[test]
    fn the_nearest_achievement_is_the_one_with_the_least_left() {
        let (won, lost) = (played(3, 1), played(3, 2));
        let after = |games: &[&Played]| {
            let games: Vec<Played> = games.iter().map(|played| (*played).clone()).collect();
            let next = achieved(&games).next.unwrap();
            (next.name, next.done, next.of)
        };
        // Of several as near, the easiest.
        let all_lost = Played { exact: 0, ..lost.clone() };
        assert_eq!(after(&[&all_lost]), ("ten-games", 1, 10));
        assert_eq!(after(&[&won]), ("both-games", 1, 2));
        assert_eq!(after(&[&won, &won]), ("three-wins", 2, 3));
        // The streak is broken.
        assert_eq!(after(&[&won, &won, &lost]), ("both-games", 1, 2));
        let nine = Played { runs: Some(Runs { longest: 9, first: 0, last: 9 }), ..lost.clone() };
        assert_eq!(after(&[&won, &nine]), ("ten-exact", 9, 10));
        let broken = Played { runs: Some(Runs { longest: 9, first: 9, last: 0 }), ..lost };
        assert_eq!(after(&[&won, &broken]), ("both-games", 1, 2));
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
