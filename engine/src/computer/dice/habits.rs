//! Estimates of who may take the Seer Card. A player's free boxes and earlier predictions suggest
//! what the player will predict.
//!
//! Many players just predict what has a fair chance, and mostly follow in the Seer's color. Others
//! want the Seer Card, and predict a high number in another color. Earlier predictions show to
//! which of the two groups a player belongs.

use std::sync::OnceLock;

use crate::rules::dice::magic::{Rolls, Wizards};
use crate::rules::dice::odds::Odds;
use crate::rules::dice::scoring::DiceOnTable;
use crate::rules::dice::{
    BoxSet, Color, Dice, Die, Effect, Face, MagicCard, Number, Prediction, Rolling, Round,
    TableView, WizardColor,
};
use crate::rules::{Seat, SeenPrediction};

/// The probability that a player who wants the Seer Card predicts a number above 0, 1, … 5 in a
/// color other than the Seer's.
pub(super) const WANTED: [f64; 6] = [0.85, 0.8, 0.7, 0.5, 0.25, 0.0];
/// The probability of predicting the box with the fairest chance: of a player who only seeks a fair
/// chance, and of one who does not.
const FAIREST: [f64; 2] = [0.85, 0.25];

/// The predictions that the other players may make after the Seer's.
pub(super) struct Others<'a> {
    table: &'a TableView,
    /// The probability that each seat only seeks a fair chance.
    plain: [f64; 6],
}

impl<'a> Others<'a> {
    /// The other players at this table.
    pub(super) fn at(table: &'a TableView) -> Self {
        let mut others = Self { table, plain: [0.5; 6] };
        for seat in table.beginning.seats.seats() {
            others.plain[seat.index()] = others.goes_for_a_fair_chance(seat);
        }
        others
    }

    /// The probability that this player predicts a number above `number` in a color other than the
    /// Seer's.
    pub(super) fn outbids(&self, seat: Seat, number: u8, seers: Prediction, taken: BoxSet) -> f64 {
        let free = self.table.pages[seat].free().minus(taken);
        let over = |of: Prediction| of.color != seers.color && of.number.get() > number;
        let plain = self.fairest(seat, seers, taken);
        let plain = if plain.is_some_and(over) { 0.95 } else { 0.05 };
        let wants = if free.boxes().any(over) { WANTED[usize::from(number.min(5))] } else { 0.0 };
        let is_plain = self.plain[seat.index()];
        is_plain * plain + (1.0 - is_plain) * wants
    }

    /// The probability that all players follow in the Seer's color, so that the Seer stays.
    pub(super) fn all_follow(&self, seers: Prediction) -> f64 {
        let mut taken = BoxSet::EMPTY.with(seers);
        let mut chance = 1.0;
        let clockwise = self.table.beginning.seats.clockwise_from(self.table.round.seer);
        for seat in clockwise.skip(1) {
            chance *= 1.0 - self.outbids(seat, 0, seers, taken);
            let says = self.fairest(seat, seers, taken);
            taken = says.map_or(taken, |says| taken.with(says));
        }
        chance
    }

    /// The public predictions of this round.
    pub(super) fn said(&self) -> BoxSet {
        let said = self.table.predictions.values().iter().filter_map(|said| match said {
            SeenPrediction::Shown(said) => Some(*said),
            SeenPrediction::NotMade | SeenPrediction::Covered => None,
        });
        said.collect()
    }

    /// The prediction of this player if they only seek a fair chance.
    pub(super) fn fairest(
        &self,
        seat: Seat,
        seers: Prediction,
        taken: BoxSet,
    ) -> Option<Prediction> {
        fairest(self.table.pages[seat].free().minus(taken), seers, &self.table.round)
    }

    fn goes_for_a_fair_chance(&self, seat: Seat) -> f64 {
        let mut free = self.table.pages[seat].free();
        let (mut plain, mut wants) = (1.0, 1.0);
        for round in self.table.rounds_before.iter().rev() {
            let Some(own) = round.predictions[seat] else { continue };
            free = free.with(own);
            let Some(seers) = round.predictions[round.seer] else { continue };
            // The faces of dice that were on the table before the predictions are not stored.
            if round.seer == seat || round.effect().rolls.before_predictions() > 0 {
                continue;
            }
            let open = free.minus(said_before(round, seat));
            let is_fairest = fairest(open, seers, round) == Some(own);
            let chance = |of: f64| if is_fairest { of } else { 1.0 - of };
            plain *= chance(FAIREST[0]);
            wants *= chance(FAIREST[1]);
        }
        plain / (plain + wants)
    }
}

/// The predictions of a round before it was this player's turn.
fn said_before(round: &Round, seat: Seat) -> BoxSet {
    let clockwise = round.predictions.seats().clockwise_from(round.seer);
    let before = clockwise.take_while(|other| *other != seat);
    before.filter_map(|other| round.predictions[other]).collect()
}

/// The box that seems to promise most to a player with these open boxes who ignores what the Seer
/// does.
fn fairest(open: BoxSet, seers: Prediction, round: &Round) -> Option<Prediction> {
    let promise = promises(round.magic, &round.dice, seers);
    open.boxes().max_by(|one, other| promise(*one).total_cmp(&promise(*other)))
}

/// The points that each box seems to promise to a player who ignores what the Seer does.
pub(super) fn promises(
    magic: Option<MagicCard>,
    dice: &Dice,
    seers: Prediction,
) -> impl Fn(Prediction) -> f64 {
    let effect = Effect::of(magic);
    let wizards = match effect.wizards {
        Wizards::AsNamed => WizardColor::One(seers.color),
        Wizards::EveryColor => WizardColor::Every,
        Wizards::NoColor => WizardColor::Nothing,
    };
    let promises = promises_of(magic);
    let rolls = match effect.rolls {
        Rolls::SeersNumber => seers.number.get(),
        Rolls::UpToThree => 3,
        Rolls::FirstBeforePredictions | Rolls::TwoTurnedFirst => 2,
    };
    move |of| {
        let lying = if effect.rolls.before_predictions() > 0 {
            DiceOnTable { dice: *dice, wizards, effect }.counting(of.color).len()
        } else {
            0
        };
        let with_wizards = usize::from(wizards.counts_as(of.color));
        promises[with_wizards][usize::from(rolls) - 1][lying][usize::from(of.number.get()) - 1]
    }
}

/// The points that a number seems to promise, indexed by: Wizards count or not, the rolls to come,
/// the dice that already count, the number.
type Promises = [[[[f64; 5]; Die::COUNT + 1]; 5]; 2];

static PROMISES: [OnceLock<Promises>; MagicCard::ALL.len() + 1] =
    [const { OnceLock::new() }; MagicCard::ALL.len() + 1];

/// The promises in a round with this Magic Card, or without one.
fn promises_of(magic: Option<MagicCard>) -> &'static Promises {
    let place = magic.map_or(0, |card| 1 + card as usize);
    PROMISES[place].get_or_init(|| {
        let effect = Effect::of(magic);
        let (most_lying, rolls) = match effect.rolls {
            Rolls::UpToThree => (0, 3..=3),
            Rolls::SeersNumber => (0, 1..=5),
            Rolls::FirstBeforePredictions => (Die::COUNT, 2..=2),
            Rolls::TwoTurnedFirst => (2, 2..=2),
        };
        let mut promises = Promises::default();
        for with_wizards in [false, true] {
            let wizards = if with_wizards { Color::Blue } else { Color::Green };
            for rolls in rolls.clone() {
                for counting in 0..=most_lying {
                    let lying = lying(counting, most_lying);
                    let of_rolls = &mut promises[usize::from(with_wizards)][usize::from(rolls) - 1];
                    of_rolls[counting] = Number::ALL.map(|number| {
                        let prediction = Prediction { number, color: Color::Blue };
                        let odds = Odds::new(prediction, WizardColor::One(wizards), effect);
                        seems_worth(&odds, &lying, rolls, number, effect)
                    });
                }
            }
        }
        promises
    })
}

/// `all` dice, of which `blue` are blue.
fn lying(blue: usize, all: usize) -> Dice {
    Die::all().take(all).enumerate().fold(Dice::default(), |dice, (place, die)| {
        dice.with(die, if place < blue { Face::Blue } else { Face::Red })
    })
}

fn seems_worth(odds: &Odds, lying: &Dice, rolls: u8, number: Number, effect: Effect) -> f64 {
    let next = Rolling::after_predictions(effect, lying);
    // Another player rolls for another prediction, so the probability for a single roll gets more
    // weight.
    let chance = (odds.before(lying, next, rolls) + 2.0 * odds.before(lying, next, 1)) / 3.0;
    chance * f64::from(number.get() * effect.predictions_score.factor()) - (1.0 - chance)
}
