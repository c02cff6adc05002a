//! Handfuls: the number of dice kept of each kind, and their value when the rest is rolled.
//!
//! The caller decides which faces form a kind. All handfuls of up to seven dice are listed once,
//! from the empty one to the full ones, so that their values are a plain list.

use std::sync::OnceLock;

use crate::rules::dice::{Dice, DiceSet, Die, Face};

/// The largest number of kinds: each face is a kind of its own.
const MOST_KINDS: usize = Face::ALL.len();

/// The number of dice of each kind, in three bits each, because there are seven dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Handful(u32);

impl Handful {
    pub(super) const EMPTY: Self = Self(0);

    /// The dice on the table, with faces grouped into these kinds.
    pub(super) fn of(dice: &Dice, kind: impl Fn(Face) -> usize) -> Self {
        let faces = Die::all().filter_map(|die| dice.face(die));
        faces.fold(Self::EMPTY, |handful, face| handful.with(kind(face), 1))
    }

    /// The dice to roll if exactly this handful is kept of these dice.
    pub(super) fn rest_of(mut self, dice: &Dice, kind: impl Fn(Face) -> usize) -> DiceSet {
        let mut is_kept = |die: &Die| {
            let Some(less) = dice.face(*die).and_then(|face| self.less_one(kind(face))) else {
                return false;
            };
            self = less;
            true
        };
        Die::all().filter(|die| !is_kept(die)).collect()
    }

    /// The number of dice of this kind.
    pub(super) const fn count(self, kind: usize) -> usize {
        (self.0 >> (3 * kind)) as usize & Die::COUNT
    }

    /// The number of dice.
    pub(super) fn len(self) -> usize {
        (0..MOST_KINDS).map(|kind| self.count(kind)).sum()
    }

    /// The handful with `dice` more dice of this kind; the result must not exceed seven.
    pub(super) const fn with(self, kind: usize, dice: usize) -> Self {
        Self(self.0 + ((dice as u32) << (3 * kind)))
    }

    /// The handful with `dice` fewer dice of this kind, which it must contain.
    pub(super) const fn less(self, kind: usize, dice: usize) -> Self {
        Self(self.0 - ((dice as u32) << (3 * kind)))
    }

    /// The handful with one die less of this kind, or `None` if it has none.
    pub(super) const fn less_one(self, kind: usize) -> Option<Self> {
        if self.count(kind) == 0 { None } else { Some(self.less(kind, 1)) }
    }
}

/// All handfuls with a certain number of kinds, sorted by their number of dice.
pub(super) struct Handfuls {
    kinds: usize,
    all: Vec<Handful>,
    /// The index of the first handful of seven dice.
    first_full: usize,
    /// For each handful that is not full and each kind, the index of the handful with one die more.
    with_one_more: Vec<[u16; MOST_KINDS]>,
    /// For each handful and each kind, the index of the handful with one die less, if there is one.
    with_one_less: Vec<[Option<u16>; MOST_KINDS]>,
    /// The index of each handful, by its bits.
    places: Vec<u16>,
}

static HANDFULS: [OnceLock<Handfuls>; MOST_KINDS + 1] = [const { OnceLock::new() }; MOST_KINDS + 1];

impl Handfuls {
    /// The handfuls with this number of kinds, which is at most the number of faces.
    pub(super) fn of(kinds: usize) -> &'static Self {
        let kinds = kinds.min(MOST_KINDS);
        HANDFULS[kinds].get_or_init(|| Self::list(kinds))
    }

    fn list(kinds: usize) -> Self {
        let digits = (0..1 << (3 * kinds)).map(Handful);
        let mut all: Vec<_> = digits.filter(|handful| handful.len() <= Die::COUNT).collect();
        all.sort_by_key(|handful| handful.len());
        let mut places = vec![0; 1 << (3 * kinds)];
        for (place, handful) in all.iter().enumerate() {
            places[handful.0 as usize] = place as u16;
        }
        let first_full = all.iter().take_while(|handful| handful.len() < Die::COUNT).count();
        let more = |handful: &Handful| {
            std::array::from_fn(|kind| {
                if kind < kinds { places[handful.with(kind, 1).0 as usize] } else { 0 }
            })
        };
        let with_one_more = all[..first_full].iter().map(more).collect();
        let less = |handful: &Handful| {
            std::array::from_fn(|kind| Some(places[handful.less_one(kind)?.0 as usize]))
        };
        let with_one_less = all.iter().map(less).collect();
        Self { kinds, all, first_full, with_one_more, with_one_less, places }
    }

    pub(super) fn all(&self) -> &[Handful] {
        &self.all
    }

    /// The handfuls of seven dice, with their indices.
    pub(super) fn full(&self) -> impl Iterator<Item = (usize, Handful)> {
        self.all.iter().copied().enumerate().skip(self.first_full)
    }

    /// The index of this handful in the list.
    pub(super) fn place(&self, handful: Handful) -> usize {
        usize::from(self.places[handful.0 as usize])
    }

    /// The index of the handful with one die less of this kind than the one at `place`.
    pub(super) fn with_one_less(&self, place: usize, kind: usize) -> Option<usize> {
        self.with_one_less[place][kind].map(usize::from)
    }

    /// Computes the value of each handful if the other dice are rolled. The full handfuls have
    /// their values already, and every other value follows from those with one die more. `chances`
    /// are the probabilities of the kinds.
    pub(super) fn roll_the_rest<V: Value>(&self, chances: &[f64], values: &mut [V]) {
        for place in (0..self.first_full).rev() {
            let more = &self.with_one_more[place];
            let mut sum = V::NOTHING;
            for (kind, chance) in chances[..self.kinds].iter().enumerate() {
                sum.add(&values[usize::from(more[kind])], *chance);
            }
            values[place] = sum;
        }
    }
}

/// A value, or several values at once.
pub(super) trait Value: Copy {
    const NOTHING: Self;

    /// Adds another value, weighted with this probability.
    fn add(&mut self, other: &Self, chance: f64);

    /// The maximum of the two, value by value.
    fn or(self, other: Self) -> Self;
}

impl Value for f64 {
    const NOTHING: Self = 0.0;

    fn add(&mut self, other: &Self, chance: f64) {
        *self += other * chance;
    }

    fn or(self, other: Self) -> Self {
        self.max(other)
    }
}

impl<V: Value, const N: usize> Value for [V; N] {
    const NOTHING: Self = [V::NOTHING; N];

    fn add(&mut self, other: &Self, chance: f64) {
        for (place, sum) in self.iter_mut().enumerate() {
            sum.add(&other[place], chance);
        }
    }

    fn or(self, other: Self) -> Self {
        std::array::from_fn(|place| self[place].or(other[place]))
    }
}
