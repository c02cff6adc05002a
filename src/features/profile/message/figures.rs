//! The figures of a profile in words.

use crate::features::leaderboard::message::rounded;
use crate::picture::LastGame;
use crate::scores;
use crate::scores::{Figures, Played, Profile, Rival};
use crate::view::Words;
use crate::view::numbers::number;
use crate::view::text::{BETWEEN, column, name, right};
use crate::view::words::Named;

/// The widths of the label and of each column in the table of figures, which is at most 34 columns
/// wide.
const LABEL: usize = 7;
const COLUMN: usize = 5;
/// The number of recent games listed one by one.
pub(super) const LAST: usize = 20;
/// The maximum number of rivals named, of those beaten and of those not.
const RIVALS: usize = 3;

impl Words {
    /// The table of figures for all games, and for each number of players if there are several.
    pub(super) fn figures(&self, profile: &Profile) -> String {
        let games = profile.games();
        let by_seats = games.by_seats();
        let all = (self.say("profile-head-all"), games.figures());
        let apart = by_seats.iter().filter(|_| by_seats.len() > 1);
        let apart = apart.map(|(seats, figures)| (seats.to_string(), *figures));
        let columns: Vec<(String, Figures)> = [all].into_iter().chain(apart).collect();
        let row = |id: &str, cell: &dyn Fn(&(String, Figures)) -> String| {
            let cells = columns.iter().map(|of| right(&cell(of), COLUMN));
            column(&self.say(id), LABEL) + &cells.collect::<String>()
        };
        let head = (columns.len() > 1).then(|| row("profile-head", &|(head, _)| head.clone()));
        let rows = [
            row("profile-row-games", &|(_, figures)| short(self, figures.games)),
            row("profile-row-wins", &|(_, figures)| short(self, figures.wins)),
            row("profile-row-points", &|(_, figures)| number(mean(figures))),
            row("profile-row-best", &|(_, figures)| number(figures.best.unwrap_or_default())),
            row("profile-row-exact", &|(_, figures)| self.percent(precision(figures))),
        ];
        let rows: Vec<String> = head.into_iter().chain(rows).collect();
        format!("```\n{}\n```", rows.join("\n"))
    }

    /// The lines that the picture replaces.
    pub(super) fn on_profile_picture(&self, profile: &Profile) -> Vec<String> {
        let games = profile.games();
        let (course, is_rated) = values_of(games);
        let course_id = if is_rated { "profile-rating" } else { "profile-mean" };
        let last = games.last(LAST).iter().map(|played| {
            let exact = last_game(played).exact;
            let values = [("medal", self.medal(played.place).into()), ("exact", exact.into())];
            self.with("profile-last-game", values)
        });
        let last = last.collect::<Vec<_>>().join(BETWEEN);
        vec![
            self.with(course_id, ends_of(&course)),
            self.with("profile-last", [("games", last.into())]),
        ]
    }

    /// The lines next to the picture.
    pub(super) fn beside_profile(&self, profile: &Profile) -> Vec<String> {
        let games = profile.games();
        let (exact, winning) = (games.exact(), games.winning());
        let streaks = [
            ("exact", exact.longest.into()),
            ("wins", winning.longest.into()),
            ("exact-now", exact.now.into()),
            ("wins-now", winning.now.into()),
        ];
        let stood_in = games.stood_in();
        let stood_in =
            (stood_in > 0).then(|| self.with("profile-stood-in", [("games", stood_in.into())]));
        [self.places(profile), self.with("profile-streaks", streaks)]
            .into_iter()
            .chain(self.rivals("profile-beaten", profile.beaten()))
            .chain(self.rivals("profile-unbeaten", profile.unbeaten()))
            .chain(stood_in)
            .chain([self.achieved(profile)])
            .collect()
    }
}

/// A count that is at most four columns wide.
pub(super) fn short(words: &Words, count: i64) -> String {
    if count < 10_000 {
        return count.to_string();
    }
    words.with("thousands", [("number", (count / 1000).into())])
}

fn mean(figures: &Figures) -> i64 {
    rounded(figures.points, figures.games.max(1))
}

pub(super) fn precision(figures: &Figures) -> i64 {
    rounded(100 * figures.exact, figures.predictions.max(1))
}

impl Words {
    fn rivals<'a>(&self, id: &str, rivals: impl Iterator<Item = &'a Rival>) -> Option<String> {
        let rival = |rival: &Rival| {
            let values = [
                ("name", name(&rival.name).into()),
                ("won", rival.beaten.into()),
                ("lost", rival.lost.into()),
            ];
            self.with("profile-rival", values)
        };
        let rivals: Vec<String> = rivals.take(RIVALS).map(rival).collect();
        let is_any = !rivals.is_empty();
        is_any.then(|| self.with(id, [("rivals", rivals.join(BETWEEN).into())]))
    }

    fn places(&self, profile: &Profile) -> String {
        let places = (1..).zip(profile.games().places()).filter(|(_, count)| *count > 0);
        let places = places.map(|(place, count)| {
            let values = [("medal", self.medal(place).into()), ("count", count.into())];
            self.with("profile-count", values)
        });
        let places = places.collect::<Vec<_>>().join(BETWEEN);
        self.with("profile-places", [("places", places.into())])
    }
}

/// The values for a sentence about this course.
pub(super) fn ends_of(values: &[i32]) -> [Named<'static>; 4] {
    let value = |value: Option<&i32>| value.copied().unwrap_or_default().into();
    [
        ("first", value(values.first())),
        ("last", value(values.last())),
        ("lowest", value(values.iter().min())),
        ("highest", value(values.iter().max())),
    ]
}

/// The ratings if there are any, otherwise the mean points per game, and whether they are ratings.
pub(super) fn values_of(games: &scores::Games) -> (Vec<i32>, bool) {
    let ratings = games.ratings();
    if ratings.is_empty() { (games.means(), false) } else { (ratings, true) }
}

pub(super) fn last_game(played: &Played) -> LastGame {
    let predictions = i64::from(played.predictions.max(1));
    let exact = rounded(100 * i64::from(played.exact), predictions).clamp(0, 100);
    LastGame { place: played.place, exact: exact as u8 }
}
