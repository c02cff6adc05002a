//! The refusals of the dice game, each with what would be allowed, in one sentence.

use crate::features::press::Topic;
use crate::rules::dice::magic::Predictions;
use crate::rules::dice::{Ask, Refusal, TableView};
use crate::rules::{OfGame, Seat};
use crate::table::{Board, PublicView, UserId};
use crate::view::Words;
use crate::view::text::name_of;

/// The sentence of a refusal, addressed to this person.
pub(super) fn why(words: &Words, refusal: Refusal, view: &PublicView, user: UserId) -> String {
    let Some(Board { players, game: OfGame::Dice(table), .. }) = view.board() else {
        return words.say("table-is-over");
    };
    let seat = table.beginning.seats.seats().find(|seat| players[seat.index()].is(user));
    let who = |seat| ("name", name_of(players, seat).into());
    let waits_for = || words.dice_waits_for(players, table);
    match refusal {
        Refusal::Over => words.say("table-is-over"),
        Refusal::OnlyTheSeer(seer) => {
            words.with("dice-only-seer", [who(seer), ("waits", waits_for().into())])
        }
        Refusal::HasLeft => left(words, table, seat, waits_for()),
        Refusal::NotYourTurn => match seat.and_then(|seat| turns_before(table, seat)) {
            Some(before) => {
                let names = words.names_of(players, table.waited_for());
                let values = [("names", names.into()), ("count", before.into())];
                words.with("dice-not-your-turn", values)
            }
            None => words.with("dice-not-asked", [("waits", waits_for().into())]),
        },
        Refusal::NotTheQuestion(ask) => {
            words.with("dice-other-question", [("ask", words.dice_ask(&ask, table).into())])
        }
        Refusal::BoxUsed(of) => words.with("dice-box-used", [("said", words.said(of).into())]),
        Refusal::BoxTaken { prediction, by } => {
            words.with("dice-box-taken", [("said", words.said(prediction).into()), who(by)])
        }
        Refusal::NothingToStrike { boxes, .. } => {
            let boxes = words.either(boxes.boxes().map(|of| words.said(of)).collect());
            words.with("dice-nothing-to-cross-out", [("boxes", boxes.into())])
        }
        Refusal::TooFewDice { at_least } => {
            words.with("dice-too-few", [("count", at_least.into())])
        }
        Refusal::StuckJesters(_) => words.say("dice-frozen"),
        Refusal::NoJesterBox { jesters } => {
            words.with("dice-no-jester-box", [("jesters", jesters.into())])
        }
        Refusal::JesterBoxUsed(number) => {
            words.with("dice-jester-used", [("jesters", number.get().into())])
        }
        Refusal::Hit => words.say("dice-hit"),
    }
}

/// The part of the rules that explains a refusal.
pub(super) const fn topic(refusal: Refusal) -> Topic {
    match refusal {
        Refusal::Over => Topic::DiceEnd,
        Refusal::OnlyTheSeer(_) => Topic::DiceSeer,
        Refusal::NotYourTurn
        | Refusal::NotTheQuestion(Ask::Predict { .. })
        | Refusal::BoxUsed(_)
        | Refusal::BoxTaken { .. } => Topic::DicePredicting,
        Refusal::HasLeft
        | Refusal::NotTheQuestion(Ask::StayOrScore { .. } | Ask::Score { .. })
        | Refusal::Hit => Topic::DiceScoring,
        Refusal::NotTheQuestion(Ask::NameWizardColor) => Topic::DiceWizardColor,
        Refusal::NotTheQuestion(Ask::Roll(_) | Ask::RollOrScore { .. })
        | Refusal::TooFewDice { .. } => Topic::DiceRolling,
        Refusal::NotTheQuestion(Ask::Turn | Ask::Strike { .. })
        | Refusal::NothingToStrike { .. }
        | Refusal::StuckJesters(_) => Topic::DiceMagicCards,
        Refusal::NoJesterBox { .. } | Refusal::JesterBoxUsed(_) => Topic::DiceJesterScore,
    }
}

fn left(words: &Words, table: &TableView, seat: Option<Seat>, waits_for: String) -> String {
    let score = seat.and_then(|seat| table.round.scores[seat]);
    let result = score.map(|score| words.roll_result(&score.result)).unwrap_or_default();
    let values = [
        ("roll", score.map_or(0, |score| score.roll).into()),
        ("result", result.into()),
        ("waits", waits_for.into()),
    ];
    words.with("dice-has-left", values)
}

/// The number of players who predict before this seat, including the one who is asked now. `None`
/// if this seat is not waiting to predict.
fn turns_before(table: &TableView, seat: Seat) -> Option<usize> {
    let predicts = |seat: Seat| matches!(table.asked[seat], Some(Ask::Predict { .. }));
    let now = table.beginning.seats.seats().find(|seat| predicts(*seat))?;
    if table.round.predictions[seat].is_some() {
        return None;
    }
    match table.round.effect().predictions {
        Predictions::InTurn => {
            table.beginning.seats.clockwise_from(now).position(|other| other == seat)
        }
        // All other players predict at the same time, after the Seer.
        Predictions::Unseen => (now == table.round.seer).then_some(1),
    }
}
