//! What there is to tell about a finished game: how it was won, and the round that turned it.
//! Everything follows from what is public, so a replay of an old game tells the same.

use super::Estimated;
use super::decisive::decisive_round;
use crate::rules::games::of_game;
use crate::rules::{PerSeat, Seat, cards, dice};
use crate::table::{Table, TurningPoint, Verdict};

/// How a player won a game alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Win {
    /// The winner has no points, or fewer than none.
    WithoutPoints,
    /// Every prediction of the winner came true.
    Exact,
    /// The winner did not lead before the last round and would not have won alone if anybody else
    /// had taken its last trick. Only in the card game.
    LastTrick,
    /// The winner was alone in last place when half of the rounds had been scored.
    FromLast,
    /// The winner was this many points behind at the worst after half of the rounds or later, and
    /// that is far: 60 points in the card game, 12 in the dice game.
    FromBehind(i16),
    /// The winner did not lead before the last round.
    LastRound,
    /// The winner took the lead for good in this round, counted from 1, one of the last quarter of
    /// the game.
    LateLead(usize),
    /// The winner led alone after every round.
    Throughout,
    /// None of the above.
    Plain,
}

/// The version of the judge: of the chances to win, of what a turning point is, and of the breakdown
/// of points.
pub const JUDGE: u32 = 1;

/// The first verdict on this table's game, without the breakdown; `None` if it was not played to
/// its end.
pub fn verdict(table: &Table) -> Option<Verdict> {
    let view = table.public_view();
    of_game!(&view.board()?.game, game => {
        game.places.as_ref()?;
        let turning_point = game.turning_point();
        Some(Verdict { judge: JUDGE, turning_point, breakdown: None })
    })
}

/// The facts from which the end of a game is described.
pub(crate) trait EndFacts: Estimated {
    /// The number of points by which a player is far behind.
    const FAR: i16;

    /// The totals at the end.
    fn final_totals(&self) -> PerSeat<i16>;

    /// The number of each seat's predictions that came true, and of all its predictions.
    fn exact(&self) -> PerSeat<(usize, usize)>;

    /// The totals if somebody else had taken the last trick of the game, for each such player.
    fn with_last_trick_elsewhere(&self) -> Vec<PerSeat<i16>>;

    /// The player who won the game alone, and how.
    fn win(&self) -> Option<(Seat, Win)> {
        let places = self.places()?;
        let mut winners = places.iter().filter(|(_, place)| **place == 1);
        let (Some((winner, _)), None) = (winners.next(), winners.next()) else { return None };
        Some((winner, self.how(winner)))
    }

    /// How this seat won.
    fn how(&self, winner: Seat) -> Win {
        let rounds = self.totals_by_round();
        let (exact, predictions) = self.exact()[winner];
        let half = rounds.len() / 2;
        let at_half = half.checked_sub(1).map(|round| &rounds[round]);
        let from_half = rounds.iter().skip(half.saturating_sub(1));
        let behind = from_half.map(|totals| -lead(totals, winner)).max().unwrap_or_default();
        let before_last = rounds.len().checked_sub(2).map(|round| &rounds[round]);
        let came_last = before_last.is_some_and(|totals| lead(totals, winner) < 0);
        let elsewhere = self.with_last_trick_elsewhere();
        let stolen = !elsewhere.is_empty() && elsewhere.iter().all(|it| lead(it, winner) <= 0);
        if self.final_totals()[winner] <= 0 {
            Win::WithoutPoints
        } else if exact == predictions && predictions > 2 {
            Win::Exact
        } else if came_last && stolen {
            Win::LastTrick
        } else if at_half.is_some_and(|totals| is_last(totals, winner)) {
            Win::FromLast
        } else if behind >= Self::FAR {
            Win::FromBehind(behind)
        } else if came_last {
            Win::LastRound
        } else if rounds.len() > 2 && rounds.iter().all(|totals| lead(totals, winner) > 0) {
            Win::Throughout
        } else {
            let last_without = rounds.iter().rposition(|totals| lead(totals, winner) <= 0);
            let leads_from = last_without.map(|round| round + 2);
            leads_from
                .filter(|round| round * 4 > rounds.len() * 3)
                .map_or(Win::Plain, Win::LateLead)
        }
    }

    /// The turning point of a game that was played to its end; `None` if no round moved a chance by
    /// [`TURNS`].
    fn turning_point(&self) -> Option<TurningPoint> {
        self.places()?;
        let chances = self.chances();
        let round = decisive_round(&chances)?;
        let (before, after) = (&chances[round], &chances[round + 1]);
        let moved = |seat: Seat| after[seat] - before[seat];
        let seats = before.seats().seats();
        let by_change = |one: &Seat, other: &Seat| moved(*one).total_cmp(&moved(*other));
        let (seat, against) = (seats.clone().max_by(by_change)?, seats.min_by(by_change)?);
        let point = TurningPoint {
            round: round + 1,
            seat,
            against,
            before: percent(before[seat]),
            after: percent(after[seat]),
        };
        (moved(seat) >= TURNS).then_some(point)
    }

    /// The players with the most exact predictions, if any came true.
    fn best_guessers(&self) -> Vec<Seat> {
        let exact = self.exact();
        let most = exact.values().iter().map(|(exact, _)| *exact).max().unwrap_or(0);
        exact
            .iter()
            .filter(|(_, (exact, _))| *exact == most && most > 0)
            .map(|(seat, _)| seat)
            .collect()
    }
}

/// The least change of a chance to win that is a turning point.
const TURNS: f64 = 0.2;

/// A chance from 0 to 1, in percent.
fn percent(chance: f64) -> u8 {
    (chance * 100.0).round() as u8
}

/// The points by which a seat is ahead of the best of the others; negative if it is behind.
fn lead(totals: &PerSeat<i16>, of: Seat) -> i16 {
    let others = totals.iter().filter(|(seat, _)| *seat != of).map(|(_, total)| *total);
    totals[of] - others.max().unwrap_or(0)
}

/// Whether everybody else has more points than this seat.
fn is_last(totals: &PerSeat<i16>, seat: Seat) -> bool {
    totals.iter().all(|(other, total)| other == seat || *total > totals[seat])
}

impl EndFacts for cards::TableView {
    const FAR: i16 = 60;

    fn final_totals(&self) -> PerSeat<i16> {
        self.totals
    }

    fn exact(&self) -> PerSeat<(usize, usize)> {
        PerSeat::from_fn(self.seats, |seat| {
            let exact =
                self.sheet.iter().filter(|round| round.predictions[seat] == round.won[seat]);
            (exact.count(), self.sheet.len())
        })
    }

    fn with_last_trick_elsewhere(&self) -> Vec<PerSeat<i16>> {
        let (Some(last), Some(trick), Some(_)) =
            (self.sheet.last(), &self.last_trick, &self.places)
        else {
            return Vec::new();
        };
        let others = self.seats.seats().filter(|seat| *seat != trick.winner);
        let totals = |taker: Seat| {
            PerSeat::from_fn(self.seats, |seat| {
                let won = match seat {
                    _ if seat == taker => last.won[seat] + 1,
                    _ if seat == trick.winner => last.won[seat] - 1,
                    _ => last.won[seat],
                };
                let points = cards::scoring::points(last.predictions[seat], won);
                last.totals[seat] - last.points[seat] + points
            })
        };
        others.map(totals).collect()
    }
}

impl EndFacts for dice::TableView {
    const FAR: i16 = 12;

    fn final_totals(&self) -> PerSeat<i16> {
        self.totals
    }

    fn exact(&self) -> PerSeat<(usize, usize)> {
        PerSeat::from_fn(self.beginning.seats, |seat| {
            let scored = |round: &dice::Round| round.scores[seat].map(|score| score.result.xs > 0);
            let came_true: Vec<bool> = self.scored_rounds().filter_map(scored).collect();
            (came_true.iter().filter(|is_true| **is_true).count(), came_true.len())
        })
    }

    fn with_last_trick_elsewhere(&self) -> Vec<PerSeat<i16>> {
        Vec::new()
    }
}
