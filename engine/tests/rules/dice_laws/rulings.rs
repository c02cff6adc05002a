//! Every card and every ruling occurs, so that no law holds merely because it never applies.

use std::collections::BTreeMap;

use engine::rules::dice::magic::{Predictions, Rolls};
use engine::rules::dice::{
    Ask, DiceGame, DiceSet, Event, Intention, MagicCard, Prediction, Target,
};
use engine::rules::{Rules as _, Seat, SeenPrediction};

use crate::dice_laws::play::{Deal, play, replay};

/// Counts the cases that occur in many random games, so that no law holds merely because it never
/// applies.
#[test]
fn every_card_and_every_ruling_occurs() {
    let mut counts = BTreeMap::<String, u32>::new();
    for seed in 0..600 {
        let (seats, target) = (2 + seed as usize % 4, Target::ALL[seed as usize / 4 % 2]);
        let deal = Deal::new(seed, seats, target, seed % 3 > 0);
        let log = play(deal, |_, _| {});
        replay(deal, &log, |game, event| {
            for what in rulings(game, event) {
                *counts.entry(what).or_default() += 1;
            }
        });
    }
    println!("{counts:#?}");
    let mut missing: Vec<String> =
        MagicCard::ALL.iter().map(|card| format!("card {card:?}")).collect();
    missing.extend(RULINGS.map(str::to_owned));
    missing.retain(|what| !counts.contains_key(what));
    assert!(missing.is_empty(), "{missing:?}");
}

const RULINGS: [&str; 18] = [
    "a Jester Score before the last roll",
    "a Jester Score is declined",
    "a box is struck",
    "a player with a hit stays",
    "a prediction is repeated for want of another",
    "an answer is changed",
    "an X alone though both could be had",
    "both Xs with a hit",
    "no die is left to roll",
    "nothing is struck",
    "predictions coincide unseen",
    "round 20",
    "several reach the target",
    "somebody stays for good when the Seer leaves",
    "the Seer goes on alone",
    "the Seer leaves first of all",
    "the only box is predicted by itself",
    "the turned dice are rolled",
];

/// The rulings that this event is a case of, in this state of the game.
fn rulings(game: &DiceGame, event: &Event) -> Vec<String> {
    let view = game.table_view();
    let round = &view.round;
    let known = |ruling: &str| {
        assert!(RULINGS.contains(&ruling), "{ruling}");
        ruling.to_owned()
    };
    let cases = match *event {
        Event::Round { round, magic, .. } => {
            let card = magic.map(|card| format!("card {card:?}"));
            let last = (round == 20).then(|| known("round 20"));
            return card.into_iter().chain(last).collect();
        }
        Event::Predict { seat, number, color } => {
            let mine = Prediction { number, color };
            let unseen = round.effect().predictions == Predictions::Unseen;
            let said = |seat: Seat| match view.predictions[seat] {
                SeenPrediction::NotMade => None,
                SeenPrediction::Covered => game.seat_view(seat).prediction,
                SeenPrediction::Shown(prediction) => Some(prediction),
            };
            let coincides = game.seats().seats().any(|other| said(other) == Some(mine));
            let Some(Ask::Predict { boxes }) = game.asked(seat) else { panic!("not asked") };
            vec![
                (coincides && !unseen, "a prediction is repeated for want of another"),
                (coincides && unseen, "predictions coincide unseen"),
                (boxes.len() == 1, "the only box is predicted by itself"),
            ]
        }
        Event::Strike { .. } => vec![(true, "a box is struck")],
        Event::StrikeNothing { .. } => vec![(true, "nothing is struck")],
        Event::Intend { seat, intention } => {
            let hit = view.offers[seat].is_some_and(|offer| offer.prediction.xs > 0);
            let stays = intention == Intention::Stay;
            let changed = view.intentions[seat].is_some_and(|before| before != intention);
            vec![(stays && hit, "a player with a hit stays"), (changed, "an answer is changed")]
        }
        Event::Roll { roll, rolled, .. } => {
            let turned = round.effect().rolls == Rolls::TwoTurnedFirst;
            let left = |seat| seat == round.seer || round.scores[seat].is_some();
            vec![
                (turned && roll == 3 && rolled.len() > 5, "the turned dice are rolled"),
                (game.seats().seats().all(left), "the Seer goes on alone"),
            ]
        }
        Event::Leave { seat, jester, xs, .. } => {
            let offer = view.offers[seat].unwrap();
            let both = offer.jester_score.is_some() && offer.prediction.xs > 0;
            let early = view.most_rolls > Some(round.roll) && round.scores[round.seer].is_none();
            let stayed = view.intentions[seat] == Some(Intention::Stay);
            let nobody_left = round.scores.values().iter().all(Option::is_none);
            vec![
                (early && jester, "a Jester Score before the last roll"),
                (offer.jester_score.is_some() && !jester, "a Jester Score is declined"),
                (both && !jester && xs > 0, "an X alone though both could be had"),
                (both && jester && xs > 0, "both Xs with a hit"),
                (view.stuck == DiceSet::ALL, "no die is left to roll"),
                (stayed, "somebody stays for good when the Seer leaves"),
                (early && seat == round.seer && nobody_left, "the Seer leaves first of all"),
            ]
        }
        Event::End { xs, .. } => {
            let target = view.beginning.options.target.xs();
            let reached = xs.values().iter().filter(|xs| **xs >= target).count();
            vec![(reached > 1, "several reach the target")]
        }
        Event::Turn { .. } | Event::WizardColor { .. } | Event::Stopped {} => Vec::new(),
    };
    cases.into_iter().filter(|(holds, _)| *holds).map(|(_, ruling)| known(ruling)).collect()
}
