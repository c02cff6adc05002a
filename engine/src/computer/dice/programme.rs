//! The Seer's exact programme: the dice to roll again, and the expected value.
//!
//! For the Seer's own box a die counts, or is a Jester, or is neither. So the dice on the table are
//! one of 36 full handfuls of three kinds, and the dice kept of them one of 120. From the last roll
//! to the first, each handful that may be kept gets the value of rolling the rest, and each full
//! one the maximum of scoring it and of keeping any part of it. No case is left out, so the plan is
//! optimal.

use std::cell::OnceCell;

use super::handfuls::{Handful, Handfuls};
use crate::rules::dice::magic::Jesters;
use crate::rules::dice::scoring::{Counted, counts};
use crate::rules::dice::{Dice, DiceSet, Die, Effect, Face, Prediction, Rolling, WizardColor};

/// The role of a die for the Seer's prediction. With some Magic Cards a Jester also counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Counts,
    Jester,
    Neither,
}

const KINDS: [Kind; 3] = [Kind::Counts, Kind::Jester, Kind::Neither];

/// A prediction, the Wizard Color, and the special rules of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Aim {
    pub(super) prediction: Prediction,
    pub(super) wizards: WizardColor,
    pub(super) effect: Effect,
}

impl Aim {
    pub(super) const fn kind(&self, face: Face) -> Kind {
        match face {
            Face::Jester => Kind::Jester,
            Face::Blue | Face::Green | Face::Red | Face::Yellow | Face::Wizard => {
                if self.counts(face) { Kind::Counts } else { Kind::Neither }
            }
        }
    }

    pub(super) const fn counts(&self, face: Face) -> bool {
        counts(face, self.prediction.color, self.wizards, self.effect)
    }

    /// The number of faces of each kind.
    fn faces(&self) -> [u32; KINDS.len()] {
        KINDS.map(|kind| {
            Face::ALL.into_iter().filter(|face| self.kind(*face) == kind).count() as u32
        })
    }

    /// The dice on the table, grouped into kinds.
    pub(super) fn handful(&self, dice: &Dice) -> Handful {
        Handful::of(dice, |face| self.kind(face) as usize)
    }

    /// The numbers that are scored if this many dice of the color and this many Jesters are on the
    /// table.
    pub(super) fn counted(&self, of_color: usize, jesters: usize) -> Counted {
        let with_jesters = if self.counts(Face::Jester) { jesters } else { 0 };
        Counted {
            number: self.prediction.number,
            count: (of_color + with_jesters) as u8 + self.effect.more_of_each_color,
            jesters: jesters as u8,
            effect: self.effect,
        }
    }

    pub(super) const fn jesters_stick(&self) -> bool {
        match self.effect.jesters {
            Jesters::Stuck => true,
            Jesters::AsUsual | Jesters::OwnColor | Jesters::SameColumn => false,
        }
    }

    /// The dice to roll if `kept` is kept of the dice on the table.
    pub(super) fn rolled(&self, dice: &Dice, kept: Handful) -> DiceSet {
        kept.rest_of(dice, |face| self.kind(face) as usize)
    }
}

/// The best dice to keep, and their value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Kept {
    pub(super) dice: Handful,
    pub(super) value: f64,
}

/// The best plan for all rolls of a round.
pub(super) struct Programme {
    aim: Aim,
    /// The values of all handfuls. In the first entry a full handful is scored, and any other is
    /// completed by one roll; in each further entry one more roll may follow.
    values: Vec<Vec<f64>>,
    /// For each number of rolls left, from 1, the best part of each handful to keep.
    kept: Vec<Vec<Option<Kept>>>,
    /// A cache of the best part of each handful to keep if more than one die must be rolled, with
    /// the number of rolls left and the number of dice that must be rolled.
    must: OnceCell<(usize, u8, Vec<Option<Kept>>)>,
}

impl Programme {
    /// The plan for up to `rolls` rolls, where `worth` is the value of a scored roll.
    pub(super) fn new(aim: Aim, rolls: u8, worth: impl Fn(&Counted) -> f64) -> Self {
        let handfuls = Handfuls::of(KINDS.len());
        let chances = aim.faces().map(|faces| f64::from(faces) / f64::from(Face::ALL.len() as u32));
        let mut scored = vec![0.0; handfuls.all().len()];
        for (place, handful) in handfuls.full() {
            let (of_color, jesters) =
                (handful.count(Kind::Counts as usize), handful.count(Kind::Jester as usize));
            scored[place] = worth(&aim.counted(of_color, jesters));
        }
        handfuls.roll_the_rest(&chances, &mut scored);
        let mut programme =
            Self { aim, values: vec![scored], kept: Vec::new(), must: OnceCell::new() };
        for roll in 1..=usize::from(rolls) {
            let kept = programme.best_kept(roll, 1);
            if roll == usize::from(rolls) {
                programme.kept.push(kept);
                break;
            }
            let mut values = programme.values[0].clone();
            for (place, _) in handfuls.full() {
                values[place] =
                    kept[place].map_or(values[place], |kept| kept.value.max(values[place]));
            }
            handfuls.roll_the_rest(&chances, &mut values);
            programme.values.push(values);
            programme.kept.push(kept);
        }
        programme
    }

    /// The number of rolls that the plan covers.
    pub(super) fn rolls(&self) -> usize {
        self.values.len()
    }

    pub(super) const fn aim(&self) -> &Aim {
        &self.aim
    }

    /// Returns whether the plan also holds for this aim: colors in which equally many faces count
    /// are equivalent.
    pub(super) fn holds_for(&self, aim: &Aim) -> bool {
        self.aim.prediction.number == aim.prediction.number
            && self.aim.effect == aim.effect
            && self.aim.faces() == aim.faces()
    }

    /// The value of keeping these dice and rolling the rest, with `rolls_left` rolls after that.
    pub(super) fn rolling(&self, kept: Handful, rolls_left: usize) -> f64 {
        self.values[rolls_left][Handfuls::of(KINDS.len()).place(kept)]
    }

    /// The best dice to keep of these seven with `rolls_left` rolls left; `None` if it is best to
    /// score.
    pub(super) fn keeps(&self, lying: Handful, rolls_left: usize) -> Option<Kept> {
        let place = Handfuls::of(KINDS.len()).place(lying);
        let kept = (*self.kept.get(rolls_left.checked_sub(1)?)?.get(place)?)?;
        // A tie goes to the certain result.
        (kept.value > self.values[0][place] + 1e-9).then_some(kept)
    }

    /// The best dice to keep of these seven if at least `at_least` must be rolled.
    pub(super) fn must_keep(
        &self,
        lying: Handful,
        rolls_left: usize,
        at_least: u8,
    ) -> Option<Kept> {
        let place = Handfuls::of(KINDS.len()).place(lying);
        match self.kept.get(rolls_left - 1) {
            Some(kept) if at_least <= 1 => kept[place],
            Some(_) | None => {
                let kept = || (rolls_left, at_least, self.best_kept(rolls_left, at_least));
                match self.must.get_or_init(kept) {
                    (rolls, dice, kept) if (*rolls, *dice) == (rolls_left, at_least) => kept[place],
                    _ => self.best_kept(rolls_left, at_least)[place],
                }
            }
        }
    }

    /// Every part of these seven dice that may be kept if at least `at_least` are rolled.
    pub(super) fn choices(&self, lying: Handful, rolls_left: usize, at_least: u8) -> Vec<Kept> {
        let most = Die::COUNT - usize::from(at_least.max(1));
        let [counting, jesters, neither] = KINDS.map(|kind| lying.count(kind as usize));
        let fewest_jesters = if self.aim.jesters_stick() { jesters } else { 0 };
        let mut choices = Vec::new();
        for counting in 0..=counting {
            for jesters in fewest_jesters..=jesters {
                for neither in 0..=neither {
                    if counting + jesters + neither <= most {
                        let dice = Handful::EMPTY
                            .with(Kind::Counts as usize, counting)
                            .with(Kind::Jester as usize, jesters)
                            .with(Kind::Neither as usize, neither);
                        choices.push(Kept { dice, value: self.rolling(dice, rolls_left - 1) });
                    }
                }
            }
        }
        choices
    }

    /// The value of scoring these seven dice.
    pub(super) fn scoring(&self, lying: Handful) -> f64 {
        self.values[0][Handfuls::of(KINDS.len()).place(lying)]
    }

    /// The value before the first roll after the predictions, with these dice on the table.
    pub(super) fn before(&self, lying: Handful, next: Rolling) -> f64 {
        let rolls = self.values.len();
        if lying.len() < Die::COUNT {
            return self.rolling(lying, rolls - 1);
        }
        self.must_keep(lying, rolls, next.at_least).map_or(0.0, |kept| kept.value)
    }

    /// The best part of each handful to keep if at least `at_least` dice are rolled with the first
    /// of `rolls_left` rolls.
    fn best_kept(&self, rolls_left: usize, at_least: u8) -> Vec<Option<Kept>> {
        let handfuls = Handfuls::of(KINDS.len());
        let values = &self.values[rolls_left - 1];
        let most = Die::COUNT - usize::from(at_least);
        let given_up: &[Kind] =
            if self.aim.jesters_stick() { &[Kind::Counts, Kind::Neither] } else { &KINDS };
        let mut best: Vec<Option<Kept>> = Vec::with_capacity(values.len());
        for (place, handful) in handfuls.all().iter().enumerate() {
            let mut value = f64::NEG_INFINITY;
            let mut kept = None;
            if handful.len() <= most {
                value = values[place];
                kept = Some(Kept { dice: *handful, value });
            }
            for kind in given_up {
                let less = handfuls.with_one_less(place, *kind as usize);
                if let Some(of_less) = less.and_then(|less| best[less])
                    && of_less.value > value
                {
                    value = of_less.value;
                    kept = Some(of_less);
                }
            }
            best.push(kept);
        }
        best
    }
}

#[cfg(test)]
mod tests;
