//! The archmage: a master who looks ahead before a prediction.
//!
//! Each of the few boxes that promise most is predicted in a world like this one, and masters play on to
//! the end of the round, again and again with the same luck for all of them. The box that promises
//! most is left only for another that is clearly better.

use super::thinker::Thinker;
use super::worth::Prices;
use crate::rules::chance::{Chance, Draws};
use crate::rules::dice::{Action, Ask, BoxSet, DiceGame, SeatView, TableView};
use crate::rules::{Rules as _, Seat};

/// How far an archmage looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Foresight {
    /// How many boxes are compared at most.
    pub boxes: usize,
    /// A box is looked at when it promises so many points less than the best at most.
    pub within: f64,
    /// How often the rest is played for each of them.
    pub play_outs: usize,
    /// How many rounds, with this one.
    pub rounds: u8,
    /// By how many standard errors another box must be better.
    pub clearly: f64,
}

/// What an archmage does.
pub(super) fn archmage(
    prices: &Prices,
    foresight: &Foresight,
    ask: Ask,
    view: &SeatView,
    luck: &mut Draws,
) -> Action {
    let master = Thinker { view, prices };
    match ask {
        Ask::Predict { boxes } => {
            let looked = foresight.predicted(&master, boxes, luck);
            looked.unwrap_or_else(|| master.action(ask, luck))
        }
        Ask::Turn
        | Ask::Strike { .. }
        | Ask::NameWizardColor
        | Ask::Roll(_)
        | Ask::RollOrScore { .. }
        | Ask::StayOrScore { .. }
        | Ask::Score { .. } => master.action(ask, luck),
    }
}

impl Foresight {
    /// The box to predict, if another is clearly better than what the master would take.
    fn predicted(&self, master: &Thinker<'_>, boxes: BoxSet, luck: &mut Draws) -> Option<Action> {
        let mut promises = master.promises(boxes);
        promises.sort_by(|one, other| other.1.total_cmp(&one.1));
        let (best, most) = *promises.first()?;
        let near = |promise: f64| promise >= most - self.within;
        let others = promises.iter().skip(1).take(self.boxes.saturating_sub(1));
        let others: Vec<_> = others.filter(|(_, promise)| near(*promise)).collect();
        if others.is_empty() {
            return None;
        }
        let world = master.view.world();
        let lucks: Vec<Chance> = (0..self.play_outs).map(|_| some_luck(luck)).collect();
        let values = |action: Action| -> Vec<f64> {
            lucks.iter().map(|luck| self.play_out(master, &world, action, luck)).collect()
        };
        let of_best = values(Action::Predict(best));
        let mut chosen = (0.0, best);
        for (other, _) in others {
            let advantage = advantage(&values(Action::Predict(*other)), &of_best);
            if advantage.is_clear(self.clearly) && advantage.mean > chosen.0 {
                chosen = (advantage.mean, *other);
            }
        }
        Some(Action::Predict(chosen.1))
    }

    /// How this player stands some rounds later, if all play as masters.
    fn play_out(
        &self,
        master: &Thinker<'_>,
        world: &DiceGame,
        first: Action,
        chance: &Chance,
    ) -> f64 {
        let (own, prices) = (master.view.seat, master.prices);
        let mut game = world.clone();
        let until = game.round() + self.rounds;
        let mut luck = chance.stream(u64::MAX);
        let mut next = Some((own, first));
        while let Some((seat, action)) = next {
            let Ok(answer) = game.answer(seat, &action) else { break };
            game.carry_out(answer, chance);
            next = (game.round() < until).then(|| asked(&game)).flatten().and_then(|seat| {
                let view = game.seat_view(seat);
                let action = Thinker { view: &view, prices }.action(view.ask?, &mut luck);
                Some((seat, action))
            });
        }
        standing(&game.table_view(), own, prices)
    }
}

fn asked(game: &DiceGame) -> Option<Seat> {
    game.seats().seats().find(|seat| game.asked(*seat).is_some())
}

fn some_luck(luck: &mut Draws) -> Chance {
    Chance::new(std::array::from_fn(|_| luck.below(256) as u8))
}

/// What a win is worth, in points.
const WIN: f64 = 10.0;

/// How a player stands against the best of the others, in points.
fn standing(table: &TableView, own: Seat, prices: &Prices) -> f64 {
    let stands = |seat: Seat| {
        let page = &table.pages[seat];
        let free = page.free().boxes().map(|of| prices.free[usize::from(of.number.get()) - 1]);
        let xs = f64::from(table.xs[seat]) * prices.x;
        let seer = if table.round.seer == seat { prices.seer } else { 0.0 };
        f64::from(table.totals[seat]) + if table.over { 0.0 } else { xs + free.sum::<f64>() + seer }
    };
    let others = table.pages.seats().seats().filter(|seat| *seat != own).map(stands);
    let lead = stands(own) - others.fold(f64::MIN, f64::max);
    match &table.places {
        Some(places) if places[own] == 1 => WIN + lead,
        Some(_) => lead - WIN,
        None => lead,
    }
}

/// How much better one is than another, pair by pair, and the square of the standard error of that.
struct Advantage {
    mean: f64,
    variance: f64,
}

impl Advantage {
    /// Whether it is above zero by so many standard errors.
    fn is_clear(&self, errors: f64) -> bool {
        self.mean > 0.0 && self.mean * self.mean > errors * errors * self.variance
    }
}

fn advantage(one: &[f64], other: &[f64]) -> Advantage {
    let count = f64::from(one.len().max(1) as u32);
    let pairs = || one.iter().zip(other).map(|(one, other)| one - other);
    let mean = pairs().sum::<f64>() / count;
    let spread: f64 = pairs().map(|difference| (difference - mean) * (difference - mean)).sum();
    Advantage { mean, variance: spread / (count * (count - 1.0).max(1.0)) }
}
