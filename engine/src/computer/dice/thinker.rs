//! Players who know the odds: the Seer's exact programme, its consequences for the others, and the
//! value of both.
//!
//! A *programme* is the Seer's best policy for all rolls of a round: for every handful of dice on
//! the table, the dice to keep and the expected value. It is made for an *aim*: a prediction, the
//! Wizard Color, and the special rules of the round. A *bystander* is another player, who watches
//! the Seer's rolls and may leave after each of them. A bystander's *eyes* tell apart the dice that
//! count for the Seer, for the bystander, for both, or for neither. The *promise* of a prediction is
//! its expected value to its player. *Prices* are the values, in points, of what gives no points at
//! once, such as a free box or the next Seer's role.

mod predicting;
mod programmes;

use arrayvec::ArrayVec;

use super::bystander::{Bystander, Eyes};
use super::habits::Others;
use super::programme::{Aim, Programme};
use super::turn;
use super::worth::{Prices, Worth};
use crate::rules::Seat;
use crate::rules::chance::Draws;
use crate::rules::dice::scoring::Counted;
use crate::rules::dice::{
    Action, Ask, BoxSet, Color, Dice, DiceSet, Die, Face, Intention, Mark, Number, Page,
    Prediction, Rolling, Scoring, SeatView, WizardColor,
};

/// A value for each number predicted in one color.
type OfEachNumber = [f64; Number::ALL.len()];

/// A value for each Wizard Color.
type OfEachColor = [f64; Color::ALL.len()];

/// The largest number of other players at a table of the dice game.
pub(super) const MOST_RIVALS: usize = 4;

/// A value for each of the other players.
type OfEachRival = [f64; MOST_RIVALS];

/// The other players who have predicted.
type Rivals = ArrayVec<(Seat, Prediction), MOST_RIVALS>;

/// A player at one decision.
pub(super) struct Thinker<'a> {
    pub(super) view: &'a SeatView,
    pub(super) prices: &'a Prices,
}

impl Thinker<'_> {
    pub(super) fn action(&self, ask: Ask, luck: &mut Draws) -> Action {
        match ask {
            Ask::Turn => self.best_turn(),
            Ask::Predict { boxes } => self.predicted(boxes, luck),
            Ask::Strike { boxes } => Action::Strike(struck(self.view.page(), boxes)),
            Ask::NameWizardColor => Action::NameWizardColor(self.best_wizard_color()),
            Ask::Roll(rolling) => self.must_roll(rolling),
            Ask::RollOrScore { .. } => self.rolls_or_scores(),
            Ask::StayOrScore { .. } => self.stays_or_scores(),
            Ask::Score { .. } => self.score(),
        }
    }

    /// The promise of each of these boxes as a prediction.
    pub(super) fn promises(&self, boxes: BoxSet) -> Vec<(Prediction, f64)> {
        let others = Others::at(&self.view.table);
        let promises = self.promises_of_rolls(boxes).into_iter();
        promises.map(|(of, rolls)| (of, self.all_in(of, rolls, &others))).collect()
    }

    /// The promise of a prediction: `rolls`, which is the value of the round's rolls with it, and the
    /// chance to be the next Seer, less the price of the box that it uses up.
    pub(super) fn all_in(&self, of: Prediction, rolls: f64, others: &Others<'_>) -> f64 {
        let seer = self.price_of_the_seer() * self.chance_to_be_seer(of, others);
        rolls + seer - self.price_of_the_box(of)
    }

    /// Turns two dice to the faces with the highest value, considering every free box as
    /// prediction.
    fn best_turn(&self) -> Action {
        let mut best: Option<(f64, [Face; 2])> = None;
        for programme in self.programmes_of_a_turn() {
            // The faces worth trying are the prediction's color, a Jester, and one of the other colors.
            let own = programme.aim().prediction.color;
            let other = Color::ALL.into_iter().find(|color| *color != own);
            let faces = [Some(own), None, other];
            let faces = faces.map(|color| color.map_or(Face::Jester, Face::from));
            for (one, other) in [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)] {
                let pair = [faces[one], faces[other]];
                let value = self.worth_of_a_turn(&programme, pair);
                if best.is_none_or(|(known, _)| value > known) {
                    best = Some((value, pair));
                }
            }
        }
        best.map_or_else(|| turn(Face::Jester, Face::Jester), |(_, [one, other])| turn(one, other))
    }

    /// The programmes among which the Seer may choose after two dice are turned.
    pub(super) fn programmes_of_a_turn(&self) -> impl Iterator<Item = Programme> {
        let effect = self.view.table.round.effect();
        let free = self.view.page().free();
        free.boxes().map(move |prediction| {
            let aim = Aim { prediction, wizards: self.wizards(prediction.color), effect };
            self.programme_of(self.view.seat, aim, 2)
        })
    }

    /// The value of two dice with these faces to a Seer with this programme.
    pub(super) fn worth_of_a_turn(&self, programme: &Programme, pair: [Face; 2]) -> f64 {
        after_a_turn(programme, pair) - self.price_of_the_box(programme.aim().prediction)
    }

    /// The Wizard Color with the highest value, minus its value to the other players.
    fn best_wizard_color(&self) -> Option<Color> {
        let own = self.view.prediction?;
        let worth = self.worth_of_wizards(own);
        let mut best = own.color;
        for color in Color::ALL {
            if worth[color as usize] > worth[best as usize] + 1e-9 {
                best = color;
            }
        }
        Some(best)
    }

    /// The value of each Wizard Color to a Seer with this prediction, minus its value to the other
    /// players.
    pub(super) fn worth_of_wizards(&self, own: Prediction) -> OfEachColor {
        let round = &self.view.table.round;
        let next = round.roll_after_predictions();
        let aim_with = |color| Aim {
            prediction: own,
            wizards: WizardColor::One(color),
            effect: round.effect(),
        };
        let others = round.predictions.iter().filter(|(seat, _)| *seat != self.view.seat);
        let others: Rivals = others.filter_map(|(seat, said)| Some((seat, (*said)?))).collect();
        // All colors other than the Seer's own are equivalent to the Seer.
        let other = Color::ALL.into_iter().find(|color| *color != own.color);
        let programmes = [own.color, other.unwrap_or(own.color)]
            .map(|color| self.programme(self.view.seat, aim_with(color)));
        let mut bystanders: Vec<Bystander<'_, OfEachRival>> = Vec::new();
        Color::ALL.map(|color| {
            let (aim, programme) = (aim_with(color), &programmes[usize::from(color != own.color)]);
            let mut value = programme.before(aim.handful(&round.dice), next);
            // What a rival may expect of the Seer's rolls counts against the color.
            for (rival, (_, prediction)) in others.iter().enumerate() {
                let eyes = Eyes::of(&aim, &Aim { prediction: *prediction, ..aim });
                let bystander = known_or(
                    &mut bystanders,
                    |bystander| bystander.holds_for(&eyes, programme),
                    || self.bystander_of_each_rival(programme, &eyes, aim, &others),
                );
                let of_each = bystander.before(eyes.lying(&round.dice), next);
                value -= self.prices.rivals * of_each[rival];
            }
            value
        })
    }

    /// Rolls at least the required number of dice, in the best way for the Seer.
    fn must_roll(&self, rolling: Rolling) -> Action {
        let round = &self.view.table.round;
        let kept = self.seers_programme().and_then(|programme| {
            let lying = programme.aim().handful(&round.dice);
            let kept = programme.must_keep(lying, self.rolls_left(), rolling.at_least)?;
            Some(programme.aim().rolled(&round.dice, kept.dice))
        });
        let fewest = || rolling.dice.dice().take(usize::from(rolling.at_least)).collect();
        Action::Roll(kept.unwrap_or_else(fewest))
    }

    /// The Seer's better choice between rolling again and scoring.
    fn rolls_or_scores(&self) -> Action {
        let round = &self.view.table.round;
        let rolled = self.seers_programme().and_then(|programme| {
            let lying = programme.aim().handful(&round.dice);
            let kept = programme.keeps(lying, self.rolls_left())?;
            Some(programme.aim().rolled(&round.dice, kept.dice))
        });
        rolled.map_or_else(|| self.score(), Action::Roll)
    }

    /// The better choice of a bystander between staying for the Seer's next roll and scoring.
    fn stays_or_scores(&self) -> Action {
        if self.staying_is_worth_more() == Some(true) { Action::Stay } else { self.score() }
    }

    fn staying_is_worth_more(&self) -> Option<bool> {
        let (leaving, staying) = self.leaving_and_staying()?;
        Some(staying > leaving + 1e-9)
    }

    /// The expected values of leaving now and of staying.
    pub(super) fn leaving_and_staying(&self) -> Option<(f64, f64)> {
        let worth = self.worth(self.view.seat);
        self.leaving_and_staying_for(|counted| worth.best(counted).1)
    }

    /// The expected values of leaving now and of staying, if `worth` is the value of a scored roll.
    pub(super) fn leaving_and_staying_for(
        &self,
        worth: impl Fn(&Counted) -> f64,
    ) -> Option<(f64, f64)> {
        let round = &self.view.table.round;
        let programme = self.seers_programme()?;
        let own = Aim { prediction: self.view.prediction?, ..*programme.aim() };
        let eyes = Eyes::of(programme.aim(), &own);
        let bystander = Bystander::new(&programme, &eyes, |of_color, jesters| {
            worth(&own.counted(of_color, jesters))
        });
        let lying = eyes.lying(&round.dice);
        let (leaving, staying) = bystander.leaving_and_staying(lying, self.rolls_left());
        // Once the Seer has said what to roll, the other dice are kept; a Seer who scores rolls none.
        let staying = match self.view.table.intentions[round.seer] {
            Some(Intention::Roll(dice)) => {
                let kept = eyes.handful(&round.dice, DiceSet::ALL.minus(dice));
                bystander.when_kept(kept, self.rolls_left())
            }
            Some(Intention::Score(_) | Intention::Stay) => leaving,
            None => staying,
        };
        Some((leaving, staying))
    }

    /// Scores the dice on the table in the better way.
    pub(super) fn score(&self) -> Action {
        let round = &self.view.table.round;
        let best =
            |prediction| self.worth(self.view.seat).best(&round.on_table().counted(prediction)).0;
        Action::Score(self.view.prediction.map_or(Scoring::Prediction, best))
    }

    pub(super) fn worth(&self, seat: Seat) -> Worth<'_> {
        let table = &self.view.table;
        let target = table.beginning.options.target.xs();
        let others = table.totals.iter().filter(|(other, _)| *other != seat);
        let best = others.map(|(_, total)| *total).max().unwrap_or(0);
        Worth::new(&table.pages[seat], self.prices, target, best)
    }
}

/// The value of a programme after two dice were turned to these faces.
pub(super) fn after_a_turn(programme: &Programme, pair: [Face; 2]) -> f64 {
    let shown = Die::all().zip(pair);
    let dice = shown.fold(Dice::default(), |dice, (die, face)| dice.with(die, face));
    programme.rolling(programme.aim().handful(&dice), 1)
}

/// The box with the most minus points.
pub(super) fn struck(page: &Page, boxes: BoxSet) -> Option<Prediction> {
    boxes.boxes().max_by_key(|of| match page.mark(*of) {
        Mark::Minus(points) => points,
        Mark::Free | Mark::Xs(_) | Mark::Struck(_) => 0,
    })
}

/// The prediction with the highest value.
pub(super) fn best_of(promises: impl IntoIterator<Item = (Prediction, f64)>) -> Option<Prediction> {
    let best = promises.into_iter().reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map(|(of, _)| of)
}

/// The known item that fits, or a new one if there is none yet.
fn known_or<T>(known: &mut Vec<T>, holds: impl FnMut(&T) -> bool, make: impl FnOnce() -> T) -> &T {
    let place = known.iter().position(holds).unwrap_or_else(|| {
        known.push(make());
        known.len() - 1
    });
    &known[place]
}

#[cfg(test)]
mod tests;
