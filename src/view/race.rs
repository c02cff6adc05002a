//! The course of the points in a game: a picture with alt text.

use super::Words;
use super::alt::Names;
use super::numbers::number;
use crate::picture::{Outcome, Picture, Race, Runner, Scene};
use crate::rules::{PerSeat, Seat};
use crate::table::Player;

/// The points and results of a scored round.
pub(crate) struct Scored {
    /// The totals after the round.
    pub(crate) totals: PerSeat<i16>,
    /// The results of all predictions.
    pub(crate) predictions: PerSeat<Outcome>,
}

impl Words {
    /// The picture of these rounds; `None` if there are none. Players are sorted by place, or by
    /// points if the game was stopped.
    pub(crate) fn race(
        &self,
        players: &[Player],
        rounds: &[Scored],
        places: Option<PerSeat<u8>>,
    ) -> Option<Picture> {
        let last = rounds.last()?;
        let mut seats: Vec<Seat> = last.totals.seats().seats().collect();
        match places {
            Some(places) => seats.sort_by_key(|seat| places[*seat]),
            None => seats.sort_by_key(|seat| std::cmp::Reverse(last.totals[*seat])),
        }
        let names = self.names(players);
        let place = |seat: Seat| places.as_ref().map(|places| places[seat]);
        let runner = |seat: Seat| Runner {
            seat,
            name: names.get(seat.index()).cloned().unwrap_or_default(),
            place: place(seat),
            place_number: place(seat).map_or_else(String::new, |at| self.place_number(at.into())),
            totals: rounds.iter().map(|round| round.totals[seat]).collect(),
            predictions: rounds.iter().map(|round| round.predictions[seat]).collect(),
        };
        let runners = seats.into_iter().map(runner).collect();
        let race = Race { rounds: rounds.len(), runners };
        let alt = self.alt(players, |names| self.race_alt(names, &race));
        Some(Picture::new(Scene::Race(Box::new(race)), alt))
    }

    fn race_alt(&self, names: &Names, race: &Race) -> Vec<String> {
        let outcomes = race.runners.iter().flat_map(|runner| &runner.predictions);
        let jesters = outcomes.filter(|outcome| **outcome == Outcome::JesterScore).count();
        let values = [("rounds", race.rounds.into()), ("jesters", jesters.into())];
        let title = self.with("alt-race", values);
        let runners = race.runners.iter().map(|runner| self.runner(names, runner));
        let courses = race.runners.iter().map(|runner| self.course(names, runner));
        [title].into_iter().chain(runners).chain(courses).collect()
    }

    fn runner(&self, names: &Names, runner: &Runner) -> String {
        let values = [
            ("name", names[runner.seat.index()].clone().into()),
            ("total", runner.total().into()),
            ("hits", runner.hits().into()),
            ("rounds", runner.predictions.len().into()),
        ];
        self.with("alt-runner", values)
    }

    /// The points round by round, with a mark at each prediction that came true.
    fn course(&self, names: &Names, runner: &Runner) -> String {
        let marked = |(total, outcome): (&i16, &Outcome)| match outcome {
            Outcome::Hit => self.with("alt-course-hit", [("total", (*total).into())]),
            Outcome::JesterScore => self.with("alt-course-jester", [("total", (*total).into())]),
            Outcome::Missed => number(*total),
        };
        let course = self.listed(runner.totals.iter().zip(&runner.predictions).map(marked));
        let name = names[runner.seat.index()].clone();
        self.with("alt-course", [("name", name.into()), ("course", course.into())])
    }
}
