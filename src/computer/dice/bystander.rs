//! What the Seer's rolls come to for somebody else, who may leave after each of them.
//!
//! The Seer rolls by a programme of their own. To the two of them a die counts for both, for the Seer, for
//! the other, is a Jester, or nothing; what lies there is a full handful of these kinds. From the last roll
//! to the first each gets the better of leaving with it and of what the Seer will make of it. Which of
//! several dice that are alike to the Seer are rolled again is left to chance.

use super::handfuls::{Handful, Handfuls, MOST_KINDS, Value};
use super::programme::{Aim, Kept, Kind, Programme};
use crate::rules::dice::{Dice, DiceSet, Die, Face, Rolling};

/// What a die is to both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Both {
    to_seer: Kind,
    counts: bool,
}

/// What the Seer's rolls come to for another player, with one prediction or with several of a color at once.
pub(super) struct Bystander<'a, V = f64> {
    seer: &'a Programme,
    kinds: Kinds,
    handfuls: &'static Handfuls,
    /// As the Seer's programme has them, in the eyes of the other.
    values: Vec<Vec<V>>,
}

/// The kinds that occur, and how likely a die shows each of them.
struct Kinds {
    all: Vec<Both>,
    chances: [f64; MOST_KINDS],
    of_face: [usize; Face::ALL.len()],
}

impl Kinds {
    fn of(seer: &Aim, own: &Aim) -> Self {
        let mut kinds =
            Self { all: Vec::new(), chances: [0.0; MOST_KINDS], of_face: [0; Face::ALL.len()] };
        for face in Face::ALL {
            let to_seer = seer.kind(face);
            let both = Both { to_seer, counts: to_seer != Kind::Jester && own.counts(face) };
            let known = kinds.all.iter().position(|kind| *kind == both);
            let kind = known.unwrap_or(kinds.all.len());
            if known.is_none() {
                kinds.all.push(both);
            }
            kinds.chances[kind] += 1.0 / f64::from(Face::ALL.len() as u32);
            kinds.of_face[face as usize] = kind;
        }
        kinds
    }

    fn handful(&self, dice: &Dice, of: DiceSet) -> Handful {
        let faces = of.dice().filter_map(|die| dice.face(die));
        faces.fold(Handful::EMPTY, |handful, face| handful.with(self.of_face[face as usize], 1))
    }

    /// The same dice, in the Seer's eyes.
    fn to_seer(&self, handful: Handful) -> Handful {
        let kinds = self.all.iter().enumerate();
        kinds.fold(Handful::EMPTY, |seen, (kind, both)| {
            seen.with(both.to_seer as usize, handful.count(kind))
        })
    }

    fn sum(&self, handful: Handful, wanted: impl Fn(&Both) -> bool) -> usize {
        let kinds = self.all.iter().enumerate().filter(|(_, both)| wanted(both));
        kinds.map(|(kind, _)| handful.count(kind)).sum()
    }
}

impl<'a, V: Value> Bystander<'a, V> {
    /// Who has this aim while the Seer rolls by this programme, to whom so many dice of the aim's color and so many
    /// Jesters are worth this when they are scored.
    pub(super) fn new(seer: &'a Programme, own: &Aim, worth: impl Fn(usize, usize) -> V) -> Self {
        let kinds = Kinds::of(seer.aim(), own);
        let handfuls = Handfuls::of(kinds.all.len());
        let mut scored = vec![V::NOTHING; handfuls.all().len()];
        let mut known = [[None; Die::COUNT + 1]; Die::COUNT + 1];
        for (place, handful) in handfuls.full() {
            let of_color = kinds.sum(handful, |both| both.counts);
            let jesters = kinds.sum(handful, |both| both.to_seer == Kind::Jester);
            let worth = || worth(of_color, jesters);
            scored[place] = *known[of_color][jesters].get_or_insert_with(worth);
        }
        handfuls.roll_the_rest(&kinds.chances, &mut scored);
        let mut bystander = Self { seer, kinds, handfuls, values: vec![scored] };
        for rolls_left in 1..seer.rolls() {
            let mut values = bystander.values[0].clone();
            for (place, lying) in handfuls.full() {
                let to_seer = bystander.kinds.to_seer(lying);
                if let Some(kept) = seer.keeps(to_seer, rolls_left) {
                    values[place] = values[place].or(bystander.after(lying, kept, rolls_left));
                }
            }
            handfuls.roll_the_rest(&bystander.kinds.chances, &mut values);
            bystander.values.push(values);
        }
        bystander
    }

    /// Before the roll that must be made after the predictions, with these dice.
    pub(super) fn before(&self, dice: &Dice, next: Rolling) -> V {
        let (lying, rolls) = (self.lying(dice), self.values.len());
        if lying.len() < Die::COUNT {
            return self.values[rolls - 1][self.handfuls.place(lying)];
        }
        let to_seer = self.kinds.to_seer(lying);
        let kept = self.seer.must_keep(to_seer, rolls, next.at_least);
        kept.map_or(V::NOTHING, |kept| self.after(lying, kept, rolls))
    }

    /// What it comes to to leave with these dice, and to stay, when so many rolls are left.
    pub(super) fn leaving_and_staying(&self, dice: &Dice, rolls_left: usize) -> (V, V) {
        let lying = self.lying(dice);
        let leaving = self.values[0][self.handfuls.place(lying)];
        let kept = self.seer.keeps(self.kinds.to_seer(lying), rolls_left);
        (leaving, kept.map_or(leaving, |kept| self.after(lying, kept, rolls_left)))
    }

    /// What it comes to when the Seer is known to roll just these dice.
    pub(super) fn when_rolled(&self, dice: &Dice, rolled: DiceSet, rolls_left: usize) -> V {
        let kept = self.kinds.handful(dice, DiceSet::ALL.minus(rolled));
        self.values[rolls_left - 1][self.handfuls.place(kept)]
    }

    fn lying(&self, dice: &Dice) -> Handful {
        self.kinds.handful(dice, DiceSet::ALL)
    }

    /// What it comes to when the Seer keeps this of what lies there: each way to take so many dice that
    /// are alike to the Seer is as likely.
    fn after(&self, lying: Handful, kept: Kept, rolls_left: usize) -> V {
        self.take(lying, kept.dice, 0, Handful::EMPTY, &self.values[rolls_left - 1])
    }

    fn take(&self, lying: Handful, left: Handful, kind: usize, taken: Handful, values: &[V]) -> V {
        let Some(both) = self.kinds.all.get(kind) else {
            return values[self.handfuls.place(taken)];
        };
        let to_seer = both.to_seer as usize;
        let (wanted, here) = (left.count(to_seer), lying.count(kind));
        let later: usize = (kind + 1..self.kinds.all.len())
            .filter(|kind| self.kinds.all[*kind].to_seer == both.to_seer)
            .map(|kind| lying.count(kind))
            .sum();
        let mut sum = V::NOTHING;
        for dice in wanted.saturating_sub(later)..=wanted.min(here) {
            let ways =
                CHOOSE[here][dice] * CHOOSE[later][wanted - dice] / CHOOSE[here + later][wanted];
            let left = left.less(to_seer, dice);
            sum = sum.plus(self.take(lying, left, kind + 1, taken.with(kind, dice), values), ways);
        }
        sum
    }
}

/// In how many ways some of up to seven dice can be chosen.
const CHOOSE: [[f64; Die::COUNT + 1]; Die::COUNT + 1] = {
    let mut choose = [[0.0; Die::COUNT + 1]; Die::COUNT + 1];
    let mut dice = 0;
    while dice <= Die::COUNT {
        choose[dice][0] = 1.0;
        let mut chosen = 1;
        while chosen <= dice {
            choose[dice][chosen] = choose[dice - 1][chosen - 1] + choose[dice - 1][chosen];
            chosen += 1;
        }
        dice += 1;
    }
    choose
};

#[cfg(test)]
mod tests;
