//! The public message of a dice table: the players whom the game waits for, the dice, and the state
//! of the round.

use super::last_round::{brief_results, crossed_out, ended_with, just_ended, results, wizards};
use super::predictions::predictions;
use crate::rules::dice::{DiceSet, Die, Face, TableView};
use crate::table::Player;
use crate::view::Words;
use crate::view::message::Embed;
use crate::view::text::{BETWEEN, name_of, small};

/// The content and the embed. The dice are in the content above the embed, where all seven fit on a
/// phone.
pub(super) fn table(words: &Words, players: &[Player], view: &TableView) -> (String, Embed) {
    let embed = Embed::titled(round_title(words, players, view), text(words, players, view));
    let mut content = words.dice_waits_for(players, view);
    if let Some(dice) = dice_on_table(words, view, view.seers_dice()) {
        content = format!("{content}\n## {dice}");
    }
    (content, embed)
}

/// How the last round ended, and everybody's progress.
pub(super) fn last_round(words: &Words, players: &[Player], view: &TableView) -> Embed {
    let mut parts = Vec::new();
    match &view.last_round {
        Some(round) => {
            parts.push(ended_with(words, round));
            parts.extend(results(words, players, round));
        }
        None => parts.push(words.say("last-round-none")),
    }
    parts.push(predictions(words, players, view));
    Embed::titled(round_title(words, players, view), parts.join("\n"))
}

/// The title of an embed: the round, the Seer, and the Wizard Color.
pub(super) fn round_title(words: &Words, players: &[Player], view: &TableView) -> String {
    let seer = name_of(players, view.round.seer);
    let values = [("round", view.round.number.into()), ("seer", seer.into())];
    let title = words.with("dice-title", values);
    match wizards(words, &view.round) {
        Some(wizards) => format!("{title}{BETWEEN}{wizards}"),
        None => title,
    }
}

/// The seven dice, once they have been rolled in this round, with these of them lit.
pub(super) fn dice_on_table(words: &Words, view: &TableView, lit: DiceSet) -> Option<String> {
    (view.round.roll > 0).then(|| words.seven_dice(&view.round.dice, view.stuck, lit))
}

/// The number of the current roll, and the number of rolls allowed if it is known.
pub(super) fn roll(words: &Words, view: &TableView) -> String {
    let roll = ("roll", view.round.roll.into());
    match (view.round.roll, view.most_rolls) {
        (0, _) => words.say("dice-not-rolled"),
        (_, Some(most)) => words.with("dice-roll", [roll, ("rolls", most.into())]),
        (_, None) => words.with("dice-roll-open", [roll]),
    }
}

fn text(words: &Words, players: &[Player], view: &TableView) -> String {
    let mut parts = what_happens(words, players, view);
    parts.push(predictions(words, players, view));
    let mut marks = vec![words.asked_mark()];
    marks.extend(words.computers_mark(players));
    marks.push(words.say("dice-legend"));
    parts.push(small(&marks.join(BETWEEN)));
    parts.join("\n")
}

/// What is worth saying next to a picture of the table: a remarkable roll, the results of the round
/// that has just ended, or the Magic Card.
pub(super) fn note(words: &Words, players: &[Player], view: &TableView) -> Option<String> {
    if let Some(told) = remarkable_roll(words, view) {
        return Some(told);
    }
    if let Some(round) = just_ended(view) {
        let results = brief_results(words, players, round);
        let number = usize::from(round.number);
        return Some(words.round_beside_picture("dice-last-round-brief", number, &results));
    }
    crossed_out(words, players, view).or_else(|| Some(words.magic_in_brief(view.round.magic?)))
}

/// A sentence about a roll that shows three Jesters or more, or one color on all seven dice.
fn remarkable_roll(words: &Words, view: &TableView) -> Option<String> {
    if view.round.roll == 0 {
        return None;
    }
    let faces: Vec<Face> = Die::all().filter_map(|die| view.round.dice.face(die)).collect();
    let count = |wanted: Face| faces.iter().filter(|face| **face == wanted).count();
    let jesters = count(Face::Jester);
    if let Some(face) = Face::ALL.into_iter().find(|face| count(*face) == Die::all().count()) {
        return Some(words.with("dice-roll-all", [("face", words.face_name(face).into())]));
    }
    (jesters >= 3).then(|| words.with("dice-roll-jesters", [("jesters", jesters.into())]))
}

/// The results of the last round, the current roll, the Magic Card, and the boxes crossed out in
/// this round.
pub(super) fn what_happens(words: &Words, players: &[Player], view: &TableView) -> Vec<String> {
    let mut parts = Vec::new();
    if let Some(round) = just_ended(view) {
        parts.push(ended_with(words, round));
        parts.extend(results(words, players, round));
    }
    parts.push(roll(words, view));
    parts.extend(view.round.magic.map(|card| words.magic_card(card)));
    parts.extend(crossed_out(words, players, view));
    parts
}
