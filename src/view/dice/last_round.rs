//! The end of a round, for everyone and for one player.

use crate::rules::Seat;
use crate::rules::dice::{DiceSet, Round, Strike, TableView, WizardColor};
use crate::table::Player;
use crate::view::Words;
use crate::view::text::{BETWEEN, name_of};

/// The previous round, until dice are rolled again; after the game, its last round.
pub(super) fn just_ended(view: &TableView) -> Option<&Round> {
    let ended = |round: &&Round| view.over || round.number != view.round.number;
    view.last_round.as_ref().filter(ended).filter(|_| view.over || view.round.roll == 0)
}

/// The dice at the end of a round, and its Wizard Color.
pub(super) fn ended_with(words: &Words, round: &Round) -> String {
    let dice = words.seven_dice(&round.dice, DiceSet::EMPTY, DiceSet::EMPTY);
    let ended =
        words.with("dice-last-round", [("round", round.number.into()), ("dice", dice.into())]);
    let ended = match wizards(words, round) {
        Some(wizards) => format!("{ended}{BETWEEN}{wizards}"),
        None => ended,
    };
    words.and_the_crowd(ended, round.number.into())
}

/// The Wizard Color of a round, once it is known.
pub(super) fn wizards(words: &Words, round: &Round) -> Option<String> {
    Some(match round.wizards? {
        WizardColor::One(color) => {
            words.with("dice-wizards-color", [("color", words.color(color).into())])
        }
        WizardColor::Every => words.say("dice-wizards-every"),
        WizardColor::Nothing => words.say("dice-wizards-nothing"),
    })
}

/// A line for each player with the result of a round and the roll that was scored.
pub(super) fn results(words: &Words, players: &[Player], round: &Round) -> Vec<String> {
    let seats = round.scores.seats().seats();
    seats.filter_map(|seat| result(words, name_of(players, seat), round, seat)).collect()
}

fn result(words: &Words, name: String, round: &Round, seat: Seat) -> Option<String> {
    let (score, of) = (round.scores[seat]?, round.predictions[seat]?);
    let values = [
        ("name", name.into()),
        ("said", words.said(of).into()),
        ("count", score.result.count.into()),
        ("roll", score.roll.into()),
        ("result", words.roll_result(&score.result).into()),
    ];
    let hit = score.result.count == of.number.get();
    Some(words.with(if hit { "dice-last-hit" } else { "dice-last-miss" }, values))
}

/// The name of each player with the result of a round, in bold if their prediction came true.
pub(super) fn brief_results(words: &Words, players: &[Player], round: &Round) -> Vec<String> {
    let seats = round.scores.seats().seats();
    let brief = |seat| {
        let (score, of) = (round.scores[seat]?, round.predictions[seat]?);
        let values = [
            ("name", name_of(players, seat).into()),
            ("result", words.result_in_brief(&score.result).into()),
        ];
        let is_hit = score.result.count == of.number.get();
        Some(words.with(if is_hit { "round-brief-hit" } else { "round-brief-miss" }, values))
    };
    seats.filter_map(brief).collect()
}

/// The boxes that players have crossed out in this round.
pub(super) fn crossed_out(words: &Words, players: &[Player], view: &TableView) -> Option<String> {
    let strikes = view.round.strikes.iter();
    let lines: Vec<String> = strikes
        .filter_map(|(seat, strike)| match strike {
            Strike::Box(of) => Some(words.with(
                "dice-crossed-out-by",
                [("name", name_of(players, seat).into()), ("said", words.said(*of).into())],
            )),
            Strike::Undecided | Strike::Nothing => None,
        })
        .collect();
    (!lines.is_empty())
        .then(|| words.with("dice-crossed-out", [("lines", words.listed(lines).into())]))
}
