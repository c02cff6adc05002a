//! The value of the Seer's rolls to another player, who may leave after each of them.
//!
//! The Seer rolls according to a programme of their own. From the point of view of both, a die
//! counts for both, for the Seer, for the other player, is a Jester, or does nothing; the dice on
//! the table are a full handful of these kinds. From the last roll to the first, each handful gets
//! the better of leaving with it and of what the Seer will make of it. If several dice are
//! equivalent to the Seer, those to roll again are assumed to be chosen at random.

use arrayvec::ArrayVec;

use super::handfuls::{Handful, Handfuls, Value};
use super::programme::{Aim, Kept, Kind, Programme};
use crate::rules::dice::{Dice, DiceSet, Die, Face, Rolling};

/// The role of a die to the Seer and to the other player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Both {
    to_seer: Kind,
    counts: bool,
}

impl Both {
    /// All kinds; those that are equivalent to the Seer are adjacent.
    const ALL: [Self; 5] = [
        Self { to_seer: Kind::Counts, counts: false },
        Self { to_seer: Kind::Counts, counts: true },
        Self { to_seer: Kind::Jester, counts: false },
        Self { to_seer: Kind::Neither, counts: false },
        Self { to_seer: Kind::Neither, counts: true },
    ];
}

/// The kinds of dice that two players distinguish. Colors that neither player uses are equivalent,
/// so players of different colors may see the same kinds in different faces.
#[derive(Clone, Debug, PartialEq)]
struct Kinds {
    all: ArrayVec<Both, { Both::ALL.len() }>,
    /// The probability that a die shows each kind.
    chances: [f64; Both::ALL.len()],
}

impl Kinds {
    /// The handful in the kinds that the Seer distinguishes.
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

/// The assignment of faces to the kinds that the Seer and another player distinguish together.
pub(super) struct Eyes {
    kinds: Kinds,
    of_face: [usize; Face::ALL.len()],
}

impl Eyes {
    /// The assignment for a player with the aim `own` while the Seer has the aim `seer`.
    pub(super) fn of(seer: &Aim, own: &Aim) -> Self {
        let both = Face::ALL.map(|face| {
            let to_seer = seer.kind(face);
            Both { to_seer, counts: to_seer != Kind::Jester && own.counts(face) }
        });
        let all: ArrayVec<Both, { Both::ALL.len() }> =
            Both::ALL.into_iter().filter(|kind| both.contains(kind)).collect();
        let of_face = both.map(|of| all.iter().position(|kind| *kind == of).unwrap_or_default());
        let mut chances = [0.0; Both::ALL.len()];
        for kind in of_face {
            chances[kind] += 1.0 / f64::from(Face::ALL.len() as u32);
        }
        Self { kinds: Kinds { all, chances }, of_face }
    }

    /// The handful of all dice on the table.
    pub(super) fn lying(&self, dice: &Dice) -> Handful {
        self.handful(dice, DiceSet::ALL)
    }

    /// The handful of these dice.
    pub(super) fn handful(&self, dice: &Dice, of: DiceSet) -> Handful {
        let faces = of.dice().filter_map(|die| dice.face(die));
        faces.fold(Handful::EMPTY, |handful, face| handful.with(self.of_face[face as usize], 1))
    }
}

/// The value of the Seer's rolls to another player, or several values at once: for several
/// predictions, or for several players.
pub(super) struct Bystander<'a, V = f64> {
    seer: &'a Programme,
    kinds: Kinds,
    handfuls: &'static Handfuls,
    /// The values in the same layout as those of the Seer's programme, but to the other player.
    values: Vec<Vec<V>>,
}

impl<'a, V: Value> Bystander<'a, V> {
    /// The value to a player with these eyes while the Seer rolls by this programme. `worth` is the
    /// value of scoring a number of dice of the player's color and a number of Jesters.
    pub(super) fn new(seer: &'a Programme, eyes: &Eyes, worth: impl Fn(usize, usize) -> V) -> Self {
        let kinds = eyes.kinds.clone();
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

    /// Returns whether the values also hold for these eyes while the Seer rolls by that programme.
    pub(super) fn holds_for(&self, eyes: &Eyes, seer: &Programme) -> bool {
        std::ptr::eq(self.seer, seer) && self.kinds == eyes.kinds
    }

    /// The value before the first roll after the predictions, with these dice on the table.
    pub(super) fn before(&self, lying: Handful, next: Rolling) -> V {
        let rolls = self.values.len();
        if lying.len() < Die::COUNT {
            return self.values[rolls - 1][self.handfuls.place(lying)];
        }
        let to_seer = self.kinds.to_seer(lying);
        let kept = self.seer.must_keep(to_seer, rolls, next.at_least);
        kept.map_or(V::NOTHING, |kept| self.after(lying, kept, rolls))
    }

    /// The expected values of leaving now and of staying, with `rolls_left` rolls left.
    pub(super) fn leaving_and_staying(&self, lying: Handful, rolls_left: usize) -> (V, V) {
        let leaving = self.values[0][self.handfuls.place(lying)];
        let kept = self.seer.keeps(self.kinds.to_seer(lying), rolls_left);
        (leaving, kept.map_or(leaving, |kept| self.after(lying, kept, rolls_left)))
    }

    /// The expected value if the Seer is known to keep exactly these dice.
    pub(super) fn when_kept(&self, kept: Handful, rolls_left: usize) -> V {
        self.values[rolls_left - 1][self.handfuls.place(kept)]
    }

    /// The expected value if the Seer keeps dice of these kinds: every selection of dice that are
    /// equivalent to the Seer has the same probability.
    fn after(&self, lying: Handful, kept: Kept, rolls_left: usize) -> V {
        self.take(lying, kept.dice, 0, Handful::EMPTY, &self.values[rolls_left - 1])
    }

    fn take(
        &self,
        lying: Handful,
        mut left: Handful,
        first: usize,
        mut taken: Handful,
        values: &[V],
    ) -> V {
        for (kind, both) in self.kinds.all.iter().enumerate().skip(first) {
            let to_seer = both.to_seer as usize;
            let (wanted, here) = (left.count(to_seer), lying.count(kind));
            // Kinds that are equivalent to the Seer are adjacent.
            let later = match self.kinds.all.get(kind + 1) {
                Some(next) if next.to_seer == both.to_seer => lying.count(kind + 1),
                Some(_) | None => 0,
            };
            let (fewest, most) = (wanted.saturating_sub(later), wanted.min(here));
            if fewest == most {
                left = left.less(to_seer, most);
                taken = taken.with(kind, most);
                continue;
            }
            let mut sum = V::NOTHING;
            for dice in fewest..=most {
                let ways = CHOOSE[here][dice] * CHOOSE[later][wanted - dice]
                    / CHOOSE[here + later][wanted];
                let (left, taken) = (left.less(to_seer, dice), taken.with(kind, dice));
                sum.add(&self.take(lying, left, kind + 1, taken, values), ways);
            }
            return sum;
        }
        values[self.handfuls.place(taken)]
    }
}

/// The binomial coefficients for up to seven dice.
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
