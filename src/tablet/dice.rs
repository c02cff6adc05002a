//! The sheet of a dice game: a game of the rules whose dice show nothing.

use super::Due;
use super::entry::Item;
use super::refusal::Refusal;
use crate::rules::dice::magic::Strikes;
use crate::rules::dice::scoring::{Counted, final_places};
use crate::rules::dice::{
    self, Action, Beginning, Dice, DiceGame, DiceSet, Event, FirstSeer, MagicCard, Options,
    Prediction, Scoring, WizardColor,
};
use crate::rules::{Chance, PerSeat, Rules as _, Seat, SeatCount};

/// The rules draw the next Magic Card, which is replaced by the one on the real table.
const NO_CHANCE: Chance = Chance::new([0; 32]);
/// The most dice that count for one prediction: seven, and one by a Magic Card.
const MOST_DICE: u8 = 8;

pub(super) fn new(options: Options, seats: SeatCount, seer: Seat) -> DiceGame {
    let (first, last_played) = (FirstSeer::Chosen, PerSeat::none(seats));
    let mut game = DiceGame::new(&Beginning { seats, options, seer, first, last_played });
    go_on(&mut game);
    game
}

pub(super) fn due(game: &DiceGame) -> Due {
    let round = game.table_view().round;
    if round.number == 0 || round.is_scored() {
        Due::MagicCard
    } else if round.everybody_predicted() {
        Due::Results
    } else {
        Due::Predictions
    }
}

/// The Magic Cards that have not been drawn since all ten were last shuffled.
pub(super) fn pile(game: &DiceGame) -> Vec<MagicCard> {
    game.pile().cards().collect()
}

/// The next round begins with this Magic Card. What the dice show is seen on the real table alone.
pub(super) fn begin_round(game: &mut DiceGame, magic: Option<MagicCard>) {
    let Some(Event::Round { round, seer, .. }) = game.consequence(&NO_CHANCE) else { return };
    game.evolve(&Event::Round { round, seer, magic });
    let (rolled, dice) = (DiceSet::EMPTY, Dice::default());
    game.evolve(&Event::Roll { roll: 1, rolled, dice });
}

/// Checks that one seat may enter this, whatever the others enter.
pub(super) const fn check(due: Due, seat: Seat, item: Item) -> Result<(), Refusal> {
    match (due, item) {
        (Due::Results, Item::Number(count)) if count > MOST_DICE => {
            Err(Refusal::MoreThanDice { seat })
        }
        (Due::Results, Item::Number(_) | Item::Jesters(_)) | (Due::Predictions, Item::Box(..)) => {
            Ok(())
        }
        (_, Item::Number(_) | Item::Jesters(_) | Item::Box(..)) => Err(Refusal::NotUnderstood),
    }
}

/// Everybody predicts, from the Seer; then boxes are struck.
pub(super) fn predict(game: &mut DiceGame, items: &PerSeat<Item>) -> Result<(), Refusal> {
    let seer = game.table_view().round.seer;
    let clockwise = || items.seats().clockwise_from(seer);
    for seat in clockwise() {
        let Item::Box(of, _) = items[seat] else { return Err(Refusal::NotUnderstood) };
        let event = game.answer(seat, &Action::Predict(of)).map_err(|refusal| match refusal {
            dice::Refusal::BoxUsed(of) => Refusal::BoxUsed { seat, of },
            dice::Refusal::BoxTaken { prediction: of, by } => Refusal::BoxTaken { seat, of, by },
            dice::Refusal::Over
            | dice::Refusal::OnlyTheSeer(_)
            | dice::Refusal::HasLeft
            | dice::Refusal::NotYourTurn
            | dice::Refusal::NotTheQuestion(_)
            | dice::Refusal::NothingToStrike { .. }
            | dice::Refusal::TooFewDice { .. }
            | dice::Refusal::StuckJesters(_)
            | dice::Refusal::NoJesterBox { .. }
            | dice::Refusal::JesterBoxUsed(_)
            | dice::Refusal::Hit => Refusal::NotDue,
        })?;
        game.evolve(&event);
    }
    for seat in clockwise() {
        if let Item::Box(of, Some(number)) = items[seat] {
            let struck = Prediction { number, ..of };
            if !may_strike(game, seat, struck) {
                return Err(Refusal::NothingToStrike { seat });
            }
            game.evolve(&Event::Strike { seat, number, color: of.color });
        }
    }
    game.evolve(&Event::WizardColor { color: WizardColor::Nothing });
    Ok(())
}

/// Returns whether the Magic Card of the round lets this seat strike this box.
fn may_strike(game: &DiceGame, seat: Seat, of: Prediction) -> bool {
    let strikes = game.table_view().round.effect().strikes;
    strikes == Strikes::Everybody && game.pages()[seat].minus_boxes(of.color).has(of)
}

/// Everybody scores, and the next round begins, unless its Magic Card has to be drawn first.
pub(super) fn score(game: &mut DiceGame, items: &PerSeat<Item>) -> Result<(), Refusal> {
    let round = game.table_view().round;
    for (seat, item) in items.iter() {
        check(Due::Results, seat, *item)?;
        let Some(prediction) = round.predictions[seat] else { return Err(Refusal::NotDue) };
        let (count, jesters, scoring) = match item {
            // A player who takes a Jester Score says nothing of the dice that count.
            Item::Jesters(jesters) => (0, jesters.get(), Scoring::JesterScore),
            Item::Number(count) => (*count, 0, Scoring::Prediction),
            Item::Box(..) => return Err(Refusal::NotUnderstood),
        };
        let effect = round.effect();
        let counted = Counted { number: prediction.number, count, jesters, effect };
        if let Item::Jesters(jesters) = *item {
            let free = counted.jester_score(&game.pages()[seat]);
            free.ok_or(Refusal::JesterBoxUsed { seat, jesters })?;
        }
        let result = counted.result(scoring);
        game.evolve(&Event::Leave {
            seat,
            jester: scoring == Scoring::JesterScore,
            count,
            jesters,
            xs: result.xs,
            minus: result.minus,
        });
    }
    go_on(game);
    Ok(())
}

/// The game ends with the rounds that are scored.
pub(super) fn end(game: &mut DiceGame) {
    let (totals, jester_scores) = (game.totals(), game.jester_scores());
    let places = final_places(&totals, &jester_scores);
    game.evolve(&Event::End { totals, xs: game.xs(), jester_scores, places });
}

/// The game ends, or the next round begins if no Magic Card has to be drawn.
fn go_on(game: &mut DiceGame) {
    match game.consequence(&NO_CHANCE) {
        Some(Event::Round { .. }) if game.options().magic_cards => {}
        Some(Event::Round { .. }) => begin_round(game, None),
        Some(end @ Event::End { .. }) => game.evolve(&end),
        Some(_) | None => {}
    }
}
