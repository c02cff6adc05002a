//! The Seer's rolls if the Seer considers what the others get.
//!
//! Dice that do not matter to the Seer may be what another player needs, so each face is a kind of
//! its own here, and a full handful is one of 792. From the last roll to the first, each handful
//! gets its value to every player: the Seer keeps the dice that maximize the Seer's own value minus
//! a share of the others' values, and each of the others leaves if that is better for them than
//! staying.

use std::sync::LazyLock;

use arrayvec::ArrayVec;

use crate::computer::dice::handfuls::{Handful, Handfuls};
use crate::computer::dice::programme::Aim;
use crate::computer::dice::thinker::MOST_RIVALS;
use crate::computer::dice::worth::Worth;
use crate::rules::dice::{Dice, DiceSet, Die, Face};

/// A value for each player still in the round, the Seer first.
type OfEach = [f64; 1 + MOST_RIVALS];

/// A player who has not scored the round.
pub(super) struct Player<'a> {
    pub(super) aim: Aim,
    pub(super) worth: Worth<'a>,
    /// The value to the Seer of one point of this player.
    pub(super) to_the_seer: f64,
}

/// The players who have not scored the round, the Seer first.
pub(super) type Players<'a> = ArrayVec<Player<'a>, { 1 + MOST_RIVALS }>;

/// The values of the Seer's rolls to all players still in the round.
pub(super) struct Rivalry {
    to_the_seer: OfEach,
    jesters_stick: bool,
    handfuls: &'static Handfuls,
    /// The values of all handfuls. In the first entry a full handful is scored by all players, and
    /// any other is completed by one roll; in each further entry one more roll may follow.
    values: Vec<Vec<OfEach>>,
}

impl Rivalry {
    /// The evaluation for these players, with at most `rolls` rolls left.
    pub(super) fn new(players: &Players<'_>, rolls: usize) -> Self {
        let handfuls = Handfuls::of(Face::ALL.len());
        let mut rivalry = Self {
            to_the_seer: OfEach::default(),
            jesters_stick: players.first().is_some_and(|seer| seer.aim.jesters_stick()),
            handfuls,
            values: Vec::new(),
        };
        let mut scored = vec![OfEach::default(); handfuls.all().len()];
        for (place, player) in players.iter().enumerate() {
            rivalry.to_the_seer[place] = player.to_the_seer;
            let mut known = [[None; Die::COUNT + 1]; Die::COUNT + 1];
            for (full, lying) in handfuls.full() {
                let (of_color, jesters) = counting(&player.aim, lying);
                let worth = || player.worth.best(&player.aim.counted(of_color, jesters)).1;
                scored[full][place] = *known[of_color][jesters].get_or_insert_with(worth);
            }
        }
        rivalry.then_roll_the_rest(scored);
        for rolls_left in 1..rolls {
            let mut values = rivalry.values[0].clone();
            for (place, lying) in handfuls.full() {
                if let Some((_, of_each)) = rivalry.best_kept(lying, rolls_left, 1)
                    && rivalry.total(&of_each) > rivalry.total(&values[place])
                {
                    values[place] = of_each;
                }
            }
            rivalry.then_roll_the_rest(values);
        }
        rivalry
    }

    /// The dice to roll again with `rolls_left` rolls left; `None` if it is best to score.
    pub(super) fn rolls(&self, dice: &Dice, rolls_left: usize) -> Option<DiceSet> {
        let lying = handful(dice);
        let (kept, of_each) = self.best_kept(lying, rolls_left, 1)?;
        let scored = self.total(&self.values[0][self.handfuls.place(lying)]);
        // A tie goes to the certain result.
        (self.total(&of_each) > scored + 1e-9).then(|| rolled(dice, kept))
    }

    /// The dice to roll again if at least `at_least` must be rolled.
    pub(super) fn must_roll(
        &self,
        dice: &Dice,
        rolls_left: usize,
        at_least: u8,
    ) -> Option<DiceSet> {
        let (kept, _) = self.best_kept(handful(dice), rolls_left, at_least)?;
        Some(rolled(dice, kept))
    }

    /// The dice that are best kept of these seven if at least `at_least` are rolled, and the
    /// resulting values.
    fn best_kept(
        &self,
        lying: Handful,
        rolls_left: usize,
        at_least: u8,
    ) -> Option<(Handful, OfEach)> {
        let values = self.values.get(rolls_left.checked_sub(1)?)?;
        let place = self.handfuls.place(lying);
        let leaving = &self.values[0][place];
        let most = Die::COUNT - usize::from(at_least);
        let fewest_jesters = if self.jesters_stick { lying.count(JESTER) } else { 0 };
        let mut best: Option<(f64, Handful, OfEach)> = None;
        for kept in KEPT[place].iter().map(|kept| usize::from(*kept)) {
            let kept_dice = self.handfuls.all()[kept];
            if kept_dice.len() > most || kept_dice.count(JESTER) < fewest_jesters {
                continue;
            }
            let mut of_each = values[kept];
            for (value, leaving) in of_each.iter_mut().zip(leaving).skip(1) {
                *value = value.max(*leaving);
            }
            let total = self.total(&of_each);
            if best.as_ref().is_none_or(|(known, ..)| total > *known) {
                best = Some((total, kept_dice, of_each));
            }
        }
        best.map(|(_, kept, of_each)| (kept, of_each))
    }

    /// The value of these results to the Seer.
    fn total(&self, of_each: &OfEach) -> f64 {
        of_each.iter().zip(&self.to_the_seer).map(|(value, worth)| value * worth).sum()
    }

    fn then_roll_the_rest(&mut self, mut values: Vec<OfEach>) {
        let chance = 1.0 / f64::from(Face::ALL.len() as u32);
        self.handfuls.roll_the_rest(&[chance; Face::ALL.len()], &mut values);
        self.values.push(values);
    }
}

const JESTER: usize = Face::Jester as usize;

/// For each full handful of faces, by its index, the indices of all handfuls that may be kept of it
/// if at least one die is rolled.
static KEPT: LazyLock<Vec<Vec<u16>>> = LazyLock::new(|| {
    let handfuls = Handfuls::of(Face::ALL.len());
    let within = |kept: &Handful, lying: Handful| {
        (0..Face::ALL.len()).all(|face| kept.count(face) <= lying.count(face))
    };
    let mut kept_of = vec![Vec::new(); handfuls.all().len()];
    for (full, lying) in handfuls.full() {
        let all = handfuls.all().iter().take_while(|kept| kept.len() < Die::COUNT).enumerate();
        let kept = all.filter(|(_, kept)| within(kept, lying));
        kept_of[full] = kept.map(|(place, _)| place as u16).collect();
    }
    kept_of
});

/// The number of dice in the aim's color, and the number of Jesters.
fn counting(aim: &Aim, lying: Handful) -> (usize, usize) {
    let of_color = Face::ALL.into_iter().filter(|face| *face != Face::Jester && aim.counts(*face));
    (of_color.map(|face| lying.count(face as usize)).sum(), lying.count(JESTER))
}

fn handful(dice: &Dice) -> Handful {
    Handful::of(dice, |face| face as usize)
}

fn rolled(dice: &Dice, kept: Handful) -> DiceSet {
    kept.rest_of(dice, |face| face as usize)
}
