//! The dice game in the protocol.

mod round;

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

#[cfg(test)]
use super::schema::{AnyOptions, Within};
use super::{Said, Speaks};
use crate::rules::dice::{
    Action, Ask, Beginning, BoxSet, Color, DiceGame, DiceSet, Die, FirstSeer, Intention, Number,
    Offer, Options, Prediction, Rolling, Scoring, SeatView, TableView, Turned,
};
use crate::rules::{PerSeat, Seat, SeatCount};
use round::{Paper, Round, Scored};

/// The view of a seat that is asked.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub struct View {
    /// The seat that is asked.
    seat: Seat,
    players: SeatCount,
    /// The choices of the game, as in the header of a record.
    #[cfg_attr(test, schemars(with = "AnyOptions"))]
    options: Options,
    first_seer: Seat,
    first: FirstSeer,
    last_played: PerSeat<bool>,
    round: Round,
    rounds_before: Vec<Round>,
    /// The number of rolls that are allowed; null while that depends on the Seer's prediction.
    #[cfg_attr(test, schemars(with = "Option<Within<1, 5>>"))]
    most_rolls: Option<u8>,
    /// Jesters that may not be rolled again.
    stuck: DiceSet,
    /// The predictions of all seats in this round: null is not made yet.
    predictions: PerSeat<Said<Prediction>>,
    /// The seat's own prediction, covered or not.
    prediction: Option<Prediction>,
    /// What each seat that is still in would score now.
    would_score: PerSeat<Option<WouldScore>>,
    /// What each seat will do with the roll on the table, as far as it has said so.
    intentions: PerSeat<Option<Intention>>,
    /// What each seat is asked.
    asked: PerSeat<Option<Question>>,
    /// What the Seer may answer, or has answered and may still change.
    seer_may_answer: Option<Question>,
    /// The pages of all seats.
    pages: PerSeat<Paper>,
    /// The points so far, with the bonus of those who have reached the target.
    totals: PerSeat<i16>,
    #[cfg_attr(test, schemars(with = "PerSeat<Within<0, 60>>"))]
    xs: PerSeat<u8>,
    #[cfg_attr(test, schemars(with = "PerSeat<Within<0, 5>>"))]
    jester_scores: PerSeat<u8>,
    ask: Question,
    /// Every action that is allowed. Dice that are not on the table yet are alike, so the first two stand for all that
    /// may be turned.
    #[serde(skip_deserializing)]
    #[cfg_attr(test, schemars(length(min = 1)))]
    answers: Vec<Answer>,
}

/// What a seat would score with the roll on the table.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    test,
    derive(schemars::JsonSchema),
    schemars(deny_unknown_fields, rename = "would_score")
)]
struct WouldScore {
    prediction: Scored,
    jester_score: Option<Scored>,
}

/// The question to the seat.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[cfg_attr(
    test,
    derive(schemars::JsonSchema),
    schemars(deny_unknown_fields, rename = "dice_question")
)]
enum Question {
    /// The Seer: turn two dice.
    Turn,
    /// Predict one of these.
    Predict { boxes: Boxes },
    /// Strike one of these boxes, or nothing.
    Strike { boxes: Boxes },
    /// The Seer: name the Wizard Color, or null for the color of the seat's own prediction.
    WizardColor,
    /// The Seer: roll at least this number of these dice.
    Roll {
        dice: DiceSet,
        #[cfg_attr(test, schemars(with = "Within<0, 7>"))]
        at_least: u8,
    },
    /// The Seer: roll some of these dice again, or leave; `jester` is the Jester box that may be used.
    RollOrLeave {
        dice: DiceSet,
        #[cfg_attr(test, schemars(with = "Within<0, 7>"))]
        at_least: u8,
        jester: Option<Number>,
    },
    /// Stay for the next roll, or leave.
    StayOrLeave { jester: Option<Number> },
    /// Leave, with the Jester Score or without.
    Leave { jester: Number },
}

/// Some boxes of a page, as a list.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(from = "Vec<Prediction>", into = "Vec<Prediction>")]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct Boxes(BoxSet);

impl From<Vec<Prediction>> for Boxes {
    fn from(boxes: Vec<Prediction>) -> Self {
        Self(boxes.into_iter().collect())
    }
}

impl From<Boxes> for Vec<Prediction> {
    fn from(boxes: Boxes) -> Self {
        boxes.0.boxes().collect()
    }
}

/// The action of a seat.
#[derive(Serialize, Deserialize)]
#[serde(tag = "action", rename_all = "kebab-case")]
#[cfg_attr(
    test,
    derive(schemars::JsonSchema),
    schemars(deny_unknown_fields, rename = "dice_answer")
)]
pub enum Answer {
    /// Turns two dice: from the index to the face.
    Turn { seat: Seat, faces: Turned },
    /// Predicts this number of dice of this color.
    Predict { seat: Seat, number: Number, color: Color },
    /// Strikes this box.
    Strike { seat: Seat, number: Number, color: Color },
    /// Strikes no box.
    StrikeNothing { seat: Seat },
    /// Names the Wizard Color, or none.
    WizardColor { seat: Seat, color: Option<Color> },
    /// Rolls these dice.
    Roll { seat: Seat, rolled: DiceSet },
    /// Leaves the round and scores the roll, with a Jester Score or without.
    Leave { seat: Seat, jester: bool },
    /// Stays for the next roll.
    Stay { seat: Seat },
}

pub(super) const fn answer(seat: Seat, action: &Action) -> Answer {
    match *action {
        Action::Turn(faces) => Answer::Turn { seat, faces },
        Action::Predict(Prediction { number, color }) => Answer::Predict { seat, number, color },
        Action::Strike(Some(Prediction { number, color })) => {
            Answer::Strike { seat, number, color }
        }
        Action::Strike(None) => Answer::StrikeNothing { seat },
        Action::NameWizardColor(color) => Answer::WizardColor { seat, color },
        Action::Roll(rolled) => Answer::Roll { seat, rolled },
        Action::Score(Scoring::JesterScore) => Answer::Leave { seat, jester: true },
        Action::Score(Scoring::Prediction) => Answer::Leave { seat, jester: false },
        Action::Stay => Answer::Stay { seat },
    }
}

impl Speaks for DiceGame {
    type View = View;
    type Answer = Answer;

    fn written(view: &SeatView) -> Option<View> {
        let ask = view.ask?;
        let SeatView { seat, table, prediction, ask: _, may_answer: _ } = view;
        let Beginning { seats, options, seer, first, last_played } = table.beginning;
        Some(View {
            seat: *seat,
            players: seats,
            options,
            first_seer: seer,
            first,
            last_played,
            round: Round::written(&table.round),
            rounds_before: table.rounds_before.iter().map(Round::written).collect(),
            most_rolls: table.most_rolls,
            stuck: table.stuck,
            predictions: table.predictions.map(Said::written),
            prediction: *prediction,
            would_score: table.offers.map(|offer| offer.map(WouldScore::written)),
            intentions: table.intentions,
            asked: table.asked.map(|ask| ask.map(Question::written)),
            seer_may_answer: table.seer_may_answer.map(Question::written),
            pages: table.pages.map(|page| Paper::written(&page)),
            totals: table.totals,
            xs: table.xs,
            jester_scores: table.jester_scores,
            ask: Question::written(ask),
            answers: ask.answers().iter().map(|action| answer(*seat, action)).collect(),
        })
    }

    fn seen(view: View) -> Result<SeatView, String> {
        if !view.players.has(view.seat) || view.predictions.seats() != view.players {
            return Err(format!("there is no {} among {}", view.seat, view.players.get()));
        }
        let ask = Some(view.ask.seen());
        let seen = SeatView {
            seat: view.seat,
            prediction: view.prediction,
            ask,
            may_answer: ask,
            table: table_seen(&view),
        };
        if let Some(what) = impossible(&seen.table) {
            return Err(format!("{what} of a round in \"rounds-before\" or \"round\" cannot be"));
        }
        match does_not_follow(&view, Self::written(&seen.again()).as_ref()) {
            Some(key) => Err(format!("\"{key}\" does not follow from the rounds")),
            None => Ok(seen),
        }
    }

    fn answer(seat: Seat, action: &Action) -> Answer {
        answer(seat, action)
    }

    fn action(answer: Answer) -> (Seat, Action) {
        match answer {
            Answer::Turn { seat, faces } => (seat, Action::Turn(faces)),
            Answer::Predict { seat, number, color } => {
                (seat, Action::Predict(Prediction { number, color }))
            }
            Answer::Strike { seat, number, color } => {
                (seat, Action::Strike(Some(Prediction { number, color })))
            }
            Answer::StrikeNothing { seat } => (seat, Action::Strike(None)),
            Answer::WizardColor { seat, color } => (seat, Action::NameWizardColor(color)),
            Answer::Roll { seat, rolled } => (seat, Action::Roll(rolled)),
            Answer::Leave { seat, jester: true } => (seat, Action::Score(Scoring::JesterScore)),
            Answer::Leave { seat, jester: false } => (seat, Action::Score(Scoring::Prediction)),
            Answer::Stay { seat } => (seat, Action::Stay),
        }
    }
}

/// The first property of a round that no game can have.
fn impossible(table: &TableView) -> Option<&'static str> {
    let seats = table.beginning.seats;
    table.rounds_before.iter().chain([&table.round]).enumerate().find_map(|(before, round)| {
        let is_over = before < table.rounds_before.len();
        let results = round.scores.values().iter().flatten().map(|score| score.result);
        if usize::from(round.number) != before + 1 {
            Some("the number")
        } else if !seats.has(round.seer) {
            Some("the Seer")
        } else if is_over && !round.is_scored() {
            Some("the end")
        } else if results.into_iter().any(|of| of.xs > MOST_XS || of.minus > MOST_MINUS) {
            Some("a score")
        } else {
            None
        }
    })
}

/// The largest number of Xs of a prediction. `MOST_MINUS` is the largest number of minus points:
/// twice all dice but one.
const MOST_XS: u8 = 2;
const MOST_MINUS: u8 = 2 * (Die::COUNT as u8 - 1);

/// The first key whose value does not follow from the rounds.
fn does_not_follow(view: &View, again: Option<&View>) -> Option<String> {
    let Some(again) = again else { return Some("ask".to_owned()) };
    let keys = |view| match serde_json::to_value(view) {
        Ok(Value::Object(keys)) => keys,
        Ok(_) | Err(_) => serde_json::Map::new(),
    };
    let (given, again) = (keys(view), keys(again));
    let wrong = given.into_iter().find(|(key, value)| {
        // The answers are not read: they follow from the question.
        key != "answers" && again.get(key) != Some(value)
    });
    wrong.map(|(key, _)| key)
}

/// The public view of a game that waits for a player.
fn table_seen(view: &View) -> TableView {
    let predictions = view.predictions.map(Said::seen);
    let rounds_before: Vec<_> = view.rounds_before.iter().map(Round::seen).collect();
    TableView {
        beginning: Beginning {
            seats: view.players,
            options: view.options,
            seer: view.first_seer,
            first: view.first,
            last_played: view.last_played,
        },
        round: view.round.seen(),
        most_rolls: view.most_rolls,
        stuck: view.stuck,
        predictions,
        offers: view.would_score.map(|offer| offer.map(WouldScore::seen)),
        intentions: view.intentions,
        asked: view.asked.map(|ask| ask.map(|ask| ask.seen())),
        seer_may_answer: view.seer_may_answer.map(|ask| ask.seen()),
        pages: view.pages.map(Paper::seen),
        totals: view.totals,
        xs: view.xs,
        jester_scores: view.jester_scores,
        last_round: rounds_before.last().copied(),
        rounds_before: Arc::new(rounds_before),
        places: None,
        over: false,
    }
}

impl WouldScore {
    fn written(offer: Offer) -> Self {
        let Offer { prediction, jester_score } = offer;
        Self {
            prediction: Scored::written(prediction),
            jester_score: jester_score.map(Scored::written),
        }
    }

    fn seen(self) -> Offer {
        Offer {
            prediction: self.prediction.seen(),
            jester_score: self.jester_score.map(Scored::seen),
        }
    }
}

impl Question {
    const fn written(ask: Ask) -> Self {
        match ask {
            Ask::Turn => Self::Turn,
            Ask::Predict { boxes } => Self::Predict { boxes: Boxes(boxes) },
            Ask::Strike { boxes } => Self::Strike { boxes: Boxes(boxes) },
            Ask::NameWizardColor => Self::WizardColor,
            Ask::Roll(Rolling { dice, at_least }) => Self::Roll { dice, at_least },
            Ask::RollOrScore { rolling: Rolling { dice, at_least }, jester } => {
                Self::RollOrLeave { dice, at_least, jester }
            }
            Ask::StayOrScore { jester } => Self::StayOrLeave { jester },
            Ask::Score { jester } => Self::Leave { jester },
        }
    }

    const fn seen(&self) -> Ask {
        match *self {
            Self::Turn => Ask::Turn,
            Self::Predict { boxes } => Ask::Predict { boxes: boxes.0 },
            Self::Strike { boxes } => Ask::Strike { boxes: boxes.0 },
            Self::WizardColor => Ask::NameWizardColor,
            Self::Roll { dice, at_least } => Ask::Roll(Rolling { dice, at_least }),
            Self::RollOrLeave { dice, at_least, jester } => {
                Ask::RollOrScore { rolling: Rolling { dice, at_least }, jester }
            }
            Self::StayOrLeave { jester } => Ask::StayOrScore { jester },
            Self::Leave { jester } => Ask::Score { jester },
        }
    }
}
