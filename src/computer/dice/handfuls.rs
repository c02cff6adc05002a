//! Handfuls: how many dice of each kind are kept, and what they come to when the rest is rolled.
//!
//! Which faces are one kind is for others to say. All handfuls of up to seven dice are listed once, from
//! the empty one to the full ones, so that a value for each of them is a plain list.

use std::sync::OnceLock;

use crate::rules::dice::{Dice, DiceSet, Die, Face};

/// The most kinds that are told apart: each face is one of its own.
const MOST_KINDS: usize = Face::ALL.len();

/// How many dice of each kind: a digit of three bits each, as there are seven dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Handful(u32);

impl Handful {
    /// No die.
    pub(super) const EMPTY: Self = Self(0);

    /// What lies there, when faces are of these kinds.
    pub(super) fn of(dice: &Dice, kind: impl Fn(Face) -> usize) -> Self {
        let faces = Die::all().filter_map(|die| dice.face(die));
        faces.fold(Self::EMPTY, |handful, face| handful.with(kind(face), 1))
    }

    /// The dice of these that are rolled when just this is kept of them.
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

    /// How many dice of this kind.
    pub(super) const fn count(self, kind: usize) -> usize {
        (self.0 >> (3 * kind)) as usize & Die::COUNT
    }

    /// How many dice.
    pub(super) fn len(self) -> usize {
        (0..MOST_KINDS).map(|kind| self.count(kind)).sum()
    }

    /// With so many dice more of this kind; never more than seven.
    pub(super) const fn with(self, kind: usize, dice: usize) -> Self {
        Self(self.0 + ((dice as u32) << (3 * kind)))
    }

    /// With so many dice less of this kind; never fewer than none.
    pub(super) const fn less(self, kind: usize, dice: usize) -> Self {
        Self(self.0 - ((dice as u32) << (3 * kind)))
    }

    /// With one die less of this kind, if there is one.
    pub(super) const fn less_one(self, kind: usize) -> Option<Self> {
        if self.count(kind) == 0 { None } else { Some(self.less(kind, 1)) }
    }
}

/// All handfuls of so many kinds: fewer dice before more.
pub(super) struct Handfuls {
    kinds: usize,
    all: Vec<Handful>,
    /// The first of seven dice.
    first_full: usize,
    /// For each that is not full and each kind: the place of the handful with one die more.
    with_one_more: Vec<[u16; MOST_KINDS]>,
    /// For each and each kind: the place of the handful with one die less, if there is one.
    with_one_less: Vec<[Option<u16>; MOST_KINDS]>,
    /// The place of each handful, by its digits.
    places: Vec<u16>,
}

static HANDFULS: [OnceLock<Handfuls>; MOST_KINDS + 1] = [const { OnceLock::new() }; MOST_KINDS + 1];

impl Handfuls {
    /// Those of so many kinds, as many as there are faces at most.
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

    /// All of them, in order.
    pub(super) fn all(&self) -> &[Handful] {
        &self.all
    }

    /// Those of seven dice, with their places.
    pub(super) fn full(&self) -> impl Iterator<Item = (usize, Handful)> {
        self.all.iter().copied().enumerate().skip(self.first_full)
    }

    /// Where this handful stands in the list.
    pub(super) fn place(&self, handful: Handful) -> usize {
        usize::from(self.places[handful.0 as usize])
    }

    /// Where the handful stands that has one die less of this kind than the one that stands here.
    pub(super) fn with_one_less(&self, place: usize, kind: usize) -> Option<usize> {
        self.with_one_less[place][kind].map(usize::from)
    }

    /// What each handful comes to when the other dice are rolled: the full ones have their values, each
    /// other is worked out from those with one die more. `chances` are those of the kinds.
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

/// What something comes to, in one respect or in several at once.
pub(super) trait Value: Copy {
    const NOTHING: Self;

    /// This besides, which comes with this chance.
    fn add(&mut self, other: &Self, chance: f64);

    /// The better of the two, in each respect.
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
