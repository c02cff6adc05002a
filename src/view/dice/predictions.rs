//! The table of predictions, current counts, and players still in the round; 34 columns wide.

use crate::rules::dice::{Ask, Intention, TableView};
use crate::rules::{Seat, SeenPrediction};
use crate::table::Player;
use crate::view::Words;
use crate::view::columns::told_apart;
use crate::view::numbers::number;
use crate::view::text::right;

const NAME_WIDTH: usize = 9;

/// The table of predictions, current counts, and players still in the round.
pub(super) fn predictions(words: &Words, players: &[Player], view: &TableView) -> String {
    let head = line(
        &" ".repeat(2 + NAME_WIDTH),
        &[
            words.say("dice-head-said"),
            words.say("dice-head-count"),
            words.say("dice-head-xs"),
            words.say("dice-head-points"),
        ],
        "",
    );
    let names = words.names(players);
    let seats = view.beginning.seats.seats().zip(players).zip(told_apart(&names, NAME_WIDTH));
    let lines = seats.map(|((seat, player), name)| {
        let turn = mark_if(words, view.asked[seat].is_some(), "mark-asked");
        let computer = mark_if(words, player.level().is_some(), "mark-computer");
        of_seat(words, view, seat, &format!("{turn}{computer}{name}"))
    });
    let lines: Vec<String> = std::iter::once(head).chain(lines).collect();
    format!("```\n{}\n```", lines.join("\n"))
}

/// A mark as wide as one letter, or a space.
fn mark_if(words: &Words, stands: bool, mark: &str) -> String {
    if stands { words.say(mark) } else { " ".to_owned() }
}

fn of_seat(words: &Words, view: &TableView, seat: Seat, name: &str) -> String {
    let said = match view.predictions[seat] {
        SeenPrediction::NotMade => words.say("mark-nothing"),
        SeenPrediction::Covered => words.say("mark-covered"),
        SeenPrediction::Shown(of) => words.said_briefly(of),
    };
    let columns =
        [said, now(words, view, seat), view.xs[seat].to_string(), number(view.totals[seat])];
    line(name, &columns, &state(words, view, seat))
}

fn line(name: &str, columns: &[String; 4], state: &str) -> String {
    let [said, now, xs, points] = columns;
    let line = format!(
        "{name} {} {} {} {} {state}",
        right(said, 4),
        right(now, 3),
        right(xs, 2),
        right(points, 3),
    );
    line.trim_end().to_owned()
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
