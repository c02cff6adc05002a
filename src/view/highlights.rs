//! The highlights of a game that is over: its turning point, its achievements, its series.

use super::Words;
use super::game::PublicMessages as _;
use super::numbers::number;
use super::text::{BETWEEN, name, name_of};
use crate::history::EndFacts as _;
use crate::rules::Seat;
use crate::rules::games::of_game;
use crate::table::{Achieved, AfterGame, Board, Challenged, TurningPoint, UserId};

/// The most achievements that a result names, so that they take one line.
const MOST_EARNED: usize = 3;

impl Words {
    /// The turning point of a game that was played to its end, its boldest prediction, and its best
    /// guessers.
    pub(crate) fn highlights(&self, board: &Board, after: &AfterGame) -> Vec<String> {
        let turning = match after.verdict {
            Some(verdict) => verdict.turning_point,
            None => of_game!(&board.game, game => game.turning_point()),
        };
        let turning = turning.map(|turning| self.turning_point(board, turning));
        let boldest = of_game!(&board.game, game => game.boldest(self, &board.players));
        [turning, boldest, self.best_guessers(board)].into_iter().flatten().collect()
    }

    /// The achievements that the game has earned, in one line.
    pub(super) fn earned_by_all(&self, board: &Board, after: &AfterGame) -> Option<String> {
        let of_person =
            |achieved: &Achieved| Some((named(board, achieved.person)?, achieved.earned.clone()));
        let all: Vec<_> = after.achieved.iter().flatten().filter_map(of_person).collect();
        let count: usize = all.iter().map(|(_, earned)| earned.len()).sum();
        let mut room = MOST_EARNED;
        let mut parts = Vec::new();
        for (person, earned) in all.into_iter().filter(|(_, earned)| !earned.is_empty()) {
            let person = ("person", person.into());
            if count == 1 {
                let values = earned.into_iter().flat_map(|earned| self.achievement(earned));
                return Some(self.with("final-earns", values.chain([person])));
            }
            let named = earned.into_iter().take(room).map(|earned| {
                self.with("final-earned-name", [("name", self.achievement_name(earned).into())])
            });
            let named: Vec<String> = named.collect();
            room -= named.len();
            if !named.is_empty() {
                parts.push(self.with("final-earned", [person, ("names", self.list(named).into())]));
            }
        }
        let more = count.saturating_sub(MOST_EARNED);
        let values = [("earned", parts.join(BETWEEN).into()), ("more", more.into())];
        (!parts.is_empty()).then(|| self.with("final-all-earned", values))
    }

    /// How often everybody has won in the series of this game, if it is not the first of them.
    pub(super) fn series(&self, board: &Board, after: &AfterGame) -> Option<String> {
        let mut series: Vec<_> = after.series.iter().filter(|own| own.games > 1).collect();
        series.sort_by_key(|own| std::cmp::Reverse(own.won));
        let own = series
            .iter()
            .filter_map(|own| Some(format!("{} {}", named(board, own.person)?, own.won)));
        let own = own.collect::<Vec<_>>();
        (own.len() > 1).then(|| self.with("final-tonight", [("series", own.join(BETWEEN).into())]))
    }

    /// The people who have played the same deal since.
    pub(super) fn challenged(&self, after: &AfterGame) -> Option<String> {
        let made = |of: &Challenged| format!("{} {}", name(&of.name), number(of.points));
        let made: Vec<String> = after.challenged.iter().map(made).collect();
        let values = [("people", made.join(BETWEEN).into())];
        (!made.is_empty()).then(|| self.with("challenge-result", values))
    }

    fn turning_point(&self, board: &Board, turning: TurningPoint) -> String {
        let TurningPoint { round, seat, against, before, after } = turning;
        let in_round = |seat: Seat| {
            let name = name_of(&board.players, seat);
            of_game!(&board.game, game => game.in_round(self, round - 1, seat, name))
        };
        let values = [
            ("round", round.into()),
            ("happened", self.listed([seat, against].map(in_round)).into()),
            ("name", name_of(&board.players, seat).into()),
            ("before", before.into()),
            ("after", after.into()),
        ];
        self.with("final-turning", values)
    }

    fn best_guessers(&self, board: &Board) -> Option<String> {
        let (seats, exact) = of_game!(&board.game, game => {
            game.places?;
            (game.best_guessers(), game.exact())
        });
        let (exact, predictions) = exact[*seats.first()?];
        let names = seats.into_iter().map(|seat| name_of(&board.players, seat)).collect();
        let values = [
            ("names", self.list(names).into()),
            ("exact", exact.into()),
            ("predictions", predictions.into()),
        ];
        Some(self.with("final-guesser", values))
    }
}

/// The name with which this person played.
pub(super) fn named(board: &Board, person: UserId) -> Option<String> {
    let seat = board.players.iter().position(|player| player.belongs_to(person))?;
    Some(name_of(&board.players, Seat::new(seat as u8)))
}
