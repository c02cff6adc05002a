//! What those who predict later will say, if they are masters.
//!
//! All that a master predicts by lies open on the table. So it is foretold by letting them think: each is shown
//! what they will see, once those before them have predicted.

use crate::computer::dice::habits::Others;
use crate::computer::dice::levels::TUNED;
use crate::computer::dice::thinker::{Thinker, best_of};
use crate::rules::dice::{Action, Ask, BoxSet, Color, Dice, DiceGame, Prediction, SeatView};
use crate::rules::{PerSeat, Rules as _, Seat};

/// What is foretold.
pub(super) struct Foretold {
    /// Everybody's prediction.
    pub(super) predictions: PerSeat<Option<Prediction>>,
    /// What the Seer's rolls are worth to each of those who predict later.
    pub(super) rolls: PerSeat<f64>,
}

/// Those who predict after somebody.
pub(super) struct Replies {
    own: Seat,
    world: DiceGame,
    known: Vec<Known>,
}

/// What the rolls of a Seer who has predicted this are worth to somebody, box by box.
struct Known {
    to: Seat,
    seers: Prediction,
    rolls: Vec<(Prediction, f64)>,
}

impl Replies {
    /// To whom this is shown.
    pub(super) fn to(view: &SeatView) -> Self {
        Self { own: view.seat, world: view.world(), known: Vec::new() }
    }

    /// What they say after this prediction.
    pub(super) fn after(&mut self, own: Prediction) -> Foretold {
        let mut world = self.world.clone();
        let seats = world.seats();
        let mut foretold =
            Foretold { predictions: PerSeat::none(seats), rolls: PerSeat::none(seats) };
        predict(&mut world, self.own, own);
        for seat in seats.clockwise_from(world.table_view().round.seer) {
            let view = world.seat_view(seat);
            if let Some(Ask::Predict { boxes }) = view.ask
                && let Some((says, rolls)) = self.reply(&view, boxes)
            {
                predict(&mut world, seat, says);
                foretold.predictions[seat] = Some(says);
                foretold.rolls[seat] = rolls;
            } else {
                foretold.predictions[seat] = view.prediction;
            }
        }
        foretold
    }

    /// What a master predicts who sees this, and what the Seer's rolls are worth to them with it.
    fn reply(&mut self, view: &SeatView, boxes: BoxSet) -> Option<(Prediction, f64)> {
        let round = &view.table.round;
        let seers = round.predictions[round.seer]?;
        let thinker = Thinker { view, prices: &TUNED };
        let others = Others::at(&view.table);
        let rolls: Vec<_> = boxes.boxes().map(|of| (of, self.rolls(&thinker, seers, of))).collect();
        let says =
            best_of(rolls.iter().map(|(of, rolls)| (*of, thinker.all_in(*of, *rolls, &others))));
        rolls.into_iter().find(|(of, _)| Some(*of) == says)
    }

    fn rolls(&mut self, thinker: &Thinker<'_>, seers: Prediction, of: Prediction) -> f64 {
        let to = thinker.view.seat;
        let (seers, of) = alike(&thinker.view.table.round.dice, seers, of);
        let known = self.known.iter().position(|known| known.to == to && known.seers == seers);
        let known = known.unwrap_or_else(|| {
            let rolls = thinker.rolls_after(seers, Prediction::all().collect());
            self.known.push(Known { to, seers, rolls });
            self.known.len() - 1
        });
        let mut rolls = self.known[known].rolls.iter();
        rolls.find(|(known, _)| *known == of).map_or(0.0, |(_, rolls)| *rolls)
    }
}

/// Predictions to which the rolls are worth the same: while no dice lie there, all colors but the Seer's are alike.
fn alike(dice: &Dice, seers: Prediction, of: Prediction) -> (Prediction, Prediction) {
    if *dice != Dice::default() {
        return (seers, of);
    }
    let [one, other] = [Color::Blue, Color::Green];
    let color = if of.color == seers.color { one } else { other };
    (Prediction { color: one, ..seers }, Prediction { color, ..of })
}

fn predict(world: &mut DiceGame, seat: Seat, says: Prediction) {
    if let Ok(event) = world.answer(seat, &Action::Predict(says)) {
        world.evolve(&event);
    }
}
