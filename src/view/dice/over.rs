//! The end of a dice game: the parts of each total, the highlights, and the pages.

use super::last_round::{ended_with, results};
use super::sheet::side_by_side;
use crate::picture::{Outcome, Picture};
use crate::rules::dice::{Mark, Prediction, Round, Scoring, TableView};
use crate::rules::{PerSeat, Seat};
use crate::table::Player;
use crate::view::Words;
use crate::view::message::Field;
use crate::view::race::Scored;
use crate::view::text::name_of;

/// The parts of a seat's total.
pub(super) fn earned(words: &Words, view: &TableView, seat: Seat) -> String {
    let page = &view.pages[seat];
    let values = [
        ("earned", page.earned().into()),
        ("minus", page.minus().into()),
        ("bonus", (view.totals[seat] - page.points()).into()),
        ("jesters", view.jester_scores[seat].into()),
    ];
    words.with("dice-earned", values)
}

/// The picture of the points round by round.
pub(super) fn race(words: &Words, players: &[Player], view: &TableView) -> Option<Picture> {
    let seats = view.beginning.seats;
    let scored = |(totals, round): (PerSeat<i16>, &Round)| Scored {
        totals,
        predictions: PerSeat::from_fn(seats, |seat| outcome(round, seat)),
    };
    let rounds = view.totals_by_round().into_iter().zip(view.scored_rounds());
    words.race(players, &rounds.map(scored).collect::<Vec<_>>(), view.places)
}

fn outcome(round: &Round, seat: Seat) -> Outcome {
    match &round.scores[seat] {
        Some(score) if score.result.xs > 0 => Outcome::Hit,
        Some(score) if score.result.scoring == Scoring::JesterScore => Outcome::JesterScore,
        Some(_) | None => Outcome::Missed,
    }
}

/// The most valuable X.
pub(super) fn most_valuable(words: &Words, players: &[Player], view: &TableView) -> Option<String> {
    Some(told(words, players, view, most(view, xs_worth)?, "dice-final-valuable"))
}

/// The box with the most negative points, and the last round; then the pages.
pub(super) fn details(
    words: &Words,
    players: &[Player],
    view: &TableView,
) -> (Vec<String>, Vec<Field>) {
    let costly = most(view, cost);
    let costly = costly.map(|of| told(words, players, view, of, "dice-final-costly"));
    let mut lines: Vec<String> = costly.into_iter().collect();
    if let Some(round) = &view.last_round {
        lines.push(ended_with(words, round));
        lines.extend(results(words, players, round));
    }
    let pages = Field { name: words.say("pages-title"), value: side_by_side(words, players, view) };
    (lines, vec![pages])
}

/// A sentence about a box on somebody's page.
fn told(
    words: &Words,
    players: &[Player],
    view: &TableView,
    (seat, of): (Seat, Prediction),
    id: &str,
) -> String {
    let mark = view.pages[seat].mark(of);
    let values = [
        ("name", name_of(players, seat).into()),
        ("said", words.said(of).into()),
        ("mark", words.mark_label(mark).shown().into()),
        ("points", xs_worth(of, mark).into()),
    ];
    words.with(id, values)
}

const fn xs_worth(of: Prediction, mark: Mark) -> u8 {
    match mark {
        Mark::Xs(xs) => xs * of.number.get(),
        Mark::Free | Mark::Minus(_) | Mark::Struck(_) => 0,
    }
}

const fn cost(_: Prediction, mark: Mark) -> u8 {
    match mark {
        Mark::Minus(points) => points,
        Mark::Free | Mark::Xs(_) | Mark::Struck(_) => 0,
    }
}

/// The box for which this value is highest on any page; the first if several are equal, and `None`
/// if all are 0.
fn most(view: &TableView, worth: fn(Prediction, Mark) -> u8) -> Option<(Seat, Prediction)> {
    let boxes =
        view.beginning.seats.seats().flat_map(|seat| Prediction::all().map(move |of| (seat, of)));
    let worth = |(seat, of): &(Seat, Prediction)| worth(*of, view.pages[*seat].mark(*of));
    boxes.filter(|of| worth(of) > 0).min_by_key(|of| std::cmp::Reverse(worth(of)))
}
