//! The predictions of players who predict later, if they are masters.
//!
//! Everything that a master's prediction depends on is public. So the reply is foretold by letting
//! them think: each of them gets the view that they will have once the players before them have
//! predicted.

use crate::computer::dice::habits::Others;
use crate::computer::dice::levels::TUNED;
use crate::computer::dice::thinker::{Thinker, best_of};
use crate::rules::dice::{Action, Ask, BoxSet, Color, Dice, DiceGame, Prediction, SeatView};
use crate::rules::{PerSeat, Rules as _, Seat};

/// The foretold predictions after the archmage's own, with their values.
pub(super) struct Foretold {
    pub(super) predictions: PerSeat<Option<Prediction>>,
    /// The value of the Seer's rolls to each player who predicts later.
    pub(super) rolls: PerSeat<f64>,
}

/// The replies of the players who predict after one player.
pub(super) struct Replies {
    own: Seat,
    world: DiceGame,
    known: Vec<Valued>,
}

/// The value of the rolls to one player, box by box, if the Seer has predicted `seers`.
struct Valued {
    to: Seat,
    seers: Prediction,
    rolls: Vec<(Prediction, f64)>,
}

impl Replies {
    /// The replies to the player with this view.
    pub(super) fn to(view: &SeatView) -> Self {
        Self { own: view.seat, world: view.world(), known: Vec::new() }
    }

    /// The replies after this prediction.
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

    /// The prediction of a master with this view, and the value of the Seer's rolls with it.
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
            self.known.push(Valued { to, seers, rolls });
            self.known.len() - 1
        });
        let mut rolls = self.known[known].rolls.iter();
        rolls.find(|(known, _)| *known == of).map_or(0.0, |(_, rolls)| *rolls)
    }
}

/// Maps predictions for which the rolls have the same value to the same ones: while no die shows a
/// face, all colors but the Seer's are equivalent.
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
