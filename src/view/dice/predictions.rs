//! The table of predictions, current counts, and players still in the round; 34 columns wide.

use crate::rules::dice::{Ask, Intention, TableView};
use crate::rules::{Seat, SeenPrediction};
use crate::table::Player;
use crate::view::Words;
use crate::view::columns::NameColumn;
use crate::view::numbers::number;
use crate::view::text::right;

const NAME_WIDTH: usize = 9;

/// The table of predictions, current counts, and players still in the round.
pub(super) fn predictions(words: &Words, players: &[Player], view: &TableView) -> String {
    let names = NameColumn::new(&words.names(players), NAME_WIDTH);
    let head = figures(&[
        words.say("dice-head-said"),
        words.say("dice-head-count"),
        words.say("dice-head-xs"),
        words.say("dice-head-points"),
    ]);
    let row = |(seat, player): (Seat, &Player)| {
        let turn = mark_if(words, view.asked[seat].is_some(), "mark-asked");
        let computer = mark_if(words, player.level().is_some(), "mark-computer");
        [turn + &computer, of_seat(words, view, seat), state(words, view, seat)]
    };
    let rows = names.rows(view.beginning.seats.seats().zip(players).map(row));
    format!("```\n{}\n{}\n```", names.head(&head), rows.join("\n"))
}

/// A mark as wide as one letter, or a space.
fn mark_if(words: &Words, stands: bool, mark: &str) -> String {
    if stands { words.say(mark) } else { " ".to_owned() }
}

fn of_seat(words: &Words, view: &TableView, seat: Seat) -> String {
    let said = match view.predictions[seat] {
        SeenPrediction::NotMade => words.say("mark-nothing"),
        SeenPrediction::Covered => words.say("mark-covered"),
        SeenPrediction::Shown(of) => words.said_briefly(of),
    };
    figures(&[said, now(words, view, seat), view.xs[seat].to_string(), number(view.totals[seat])])
}

/// The columns of a row behind the name.
fn figures([said, now, xs, points]: &[String; 4]) -> String {
    [right(said, 4), right(now, 3), right(xs, 2), right(points, 3)].join(" ")
}

/// The number of dice that count for a seat; or its result, once it has left the round.
fn now(words: &Words, view: &TableView, seat: Seat) -> String {
    if let Some(score) = &view.round.scores[seat] {
        return words.roll_result_briefly(&score.result);
    }
    match view.predictions[seat] {
        SeenPrediction::Shown(of) => view.round.count_now(of).map(|count| count.to_string()),
        SeenPrediction::NotMade | SeenPrediction::Covered => None,
    }
    .unwrap_or_default()
}

/// The player's answer, or the roll with which they left the round.
fn state(words: &Words, view: &TableView, seat: Seat) -> String {
    if let Some(score) = &view.round.scores[seat] {
        return words.with("dice-state-left", [("roll", score.roll.into())]);
    }
    match (view.asked[seat], view.intentions[seat]) {
        (Some(Ask::Score { .. }), _) => words.say("dice-state-chooses"),
        (Some(Ask::Roll(_) | Ask::RollOrScore { .. } | Ask::StayOrScore { .. }), _) => {
            words.say("dice-state-in")
        }
        (Some(Ask::Turn | Ask::Predict { .. } | Ask::Strike { .. } | Ask::NameWizardColor), _)
        | (None, None) => String::new(),
        (None, Some(Intention::Score(_))) => words.say("dice-state-scores"),
        (None, Some(Intention::Stay)) => words.say("dice-state-stays"),
        (None, Some(Intention::Roll(_))) => words.say("dice-state-rolls"),
    }
}
