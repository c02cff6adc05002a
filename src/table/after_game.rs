//! What the stored results of other games, and other tables, say about a game that is over.

use serde::{Deserialize, Serialize};

use super::{Person, UserId};
use crate::rules::{Action, PerSeat, Seat, SeatView};

/// What is known about a game that is over besides the game itself. It comes from the database.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AfterGame {
    /// The ratings to show after the game.
    pub ratings: Vec<Rated>,
    /// The series of games that the game belongs to.
    pub series: Vec<WonInSeries>,
    /// What these people had reached before in such a game.
    pub bests: Vec<Best>,
    /// What the game brought each person on the way to achievements; `None` until it has been read.
    pub achieved: Option<Vec<Achieved>>,
    /// What was said of the game when it ended; `None` for a game of a version that stored no
    /// verdicts, and for one that was stopped.
    pub verdict: Option<Verdict>,
    /// The people who have a seat in the lobby of the rematch, or will have one when it opens.
    pub rematch: Vec<Person>,
    /// The people who have played the same deal since, in the order in which they finished.
    pub challenged: Vec<Challenged>,
}

/// A finished game of somebody else with the same deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenged {
    /// The name of the person.
    pub name: String,
    pub points: i16,
}

/// The rating of a person after a rated game, as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rated {
    pub person: UserId,
    pub rating: i64,
    /// The change caused by the game; `None` if no rating was shown before.
    pub change: Option<i64>,
}

/// A person's best result before this game, in games on the same server with the same options and
/// the same number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Best {
    pub person: UserId,
    /// The most points in an earlier game.
    pub before: i64,
}

/// The games that one person has won in a series: games on one server at which exactly the same
/// people played, up to twelve hours before the last of them ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WonInSeries {
    pub person: UserId,
    /// The number of games won, alone or together with others.
    pub won: u32,
    /// The number of games in the series.
    pub games: u32,
    /// The place in the game before this one, if there was one in the series.
    pub place_before: Option<u32>,
}

impl AfterGame {
    /// What the game brought this person; `None` if it does not count for them.
    pub fn achieved_by(&self, person: UserId) -> Option<&Achieved> {
        self.achieved.iter().flatten().find(|achieved| achieved.person == person)
    }

    /// The person on whom the winner of this game takes revenge: they alone had won the game before
    /// it in the series, in which nobody of the series came after the winner of this one.
    pub fn revenge_on(&self, winner: UserId) -> Option<UserId> {
        let place = |of: &WonInSeries| of.place_before;
        let own = self.series.iter().find(|own| own.person == winner).and_then(place)?;
        let is_last = self.series.iter().filter_map(place).all(|other| other <= own);
        let mut first = self.series.iter().filter(|other| other.place_before == Some(1));
        let (Some(first), None) = (first.next(), first.next()) else { return None };
        (is_last && own > 1).then_some(first.person)
    }
}

/// The round that moved the chances to win most, seen from the player whose chance rose most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// The round, counted from 1.
    pub round: usize,
    pub seat: Seat,
    /// The seat whose chance fell most.
    pub against: Seat,
    /// The seat's chance to win before and after the round, in percent, from 0 to 100.
    pub before: u8,
    pub after: u8,
}

/// A master's breakdown of a player's points. The parts add up to the points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Breakdown {
    /// The points that the cards or dice were worth to a master.
    pub worth: i16,
    /// The cost of the player's choices; never above 0.
    pub choices: i16,
    /// The points minus `worth` and `choices`.
    pub luck: i16,
    /// The step of the replay at which the player made their costliest choice; `None` if none cost
    /// anything to speak of, and in a game of a version that did not store it.
    #[serde(default)]
    pub costliest: Option<u32>,
}

/// A player's costliest choice in a game that is over, compared with a master's.
#[derive(Clone)]
pub struct Costliest {
    /// The step of the replay.
    pub step: u32,
    /// The round, counted from 1.
    pub round: u8,
    pub done: Action,
    /// The action that a master would have taken.
    pub best: Action,
    /// The loss in value compared with the master's action, in points.
    pub cost: f64,
    /// The view that the player had of the game.
    pub seen: SeatView,
}

/// What a game brought a person on the way to achievements, which are named by their keys in the
/// locale files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Achieved {
    pub person: UserId,
    /// The achievements that the game has earned.
    pub earned: Vec<&'static str>,
    /// The nearest of those that are still to be earned.
    pub next: Option<NextAchievement>,
}

/// An achievement that a person has not earned yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextAchievement {
    pub name: &'static str,
    /// How far the person is, and how far they must come.
    pub done: usize,
    pub of: usize,
}

/// What was said of a finished game by a judge, who may say something else in another version. It
/// is stored with the game, so that a result stays as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    /// The version of the judge.
    pub judge: u32,
    pub turning_point: Option<TurningPoint>,
    /// A master's breakdown of each player's points; `None` until it has been worked out.
    #[serde(default)]
    pub breakdown: Option<PerSeat<Breakdown>>,
}
