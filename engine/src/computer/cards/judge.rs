//! The judge of finished games: a search with a fixed number of worlds.
//!
//! It knows what the seat knew. A world is a deal that fits this, drawn by how well it explains the
//! predictions; in each one an action is taken, and masters play the round to its end.

use super::levels;
use super::mind::Mind;
use super::round::{
    Card, MOST_SEATS, NO_SUIT, Round, Seat, UNKNOWN, WIZARDS, is_jester, is_wizard, suit_of,
};
use super::search::{drawn_by_weight, likelihood};
use super::seen::{Seen, card};
use crate::computer::Level;
use crate::computer::advice::{Deal, Effort, Estimate, Judged};
use crate::computer::judging::{self, Trial, Values, estimate};
use crate::rules::cards::{Action, Ask, CardGame, Clairvoyance, SeatView, Suit};
use crate::rules::chance::Draws;
use crate::rules::{PerSeat, Rules as _, Seat as Place};

/// Actions whose value to a master is this many tens of points below the best are not tried.
const MARGIN: f32 = 2.0;
/// The number of worlds that are drawn for each one that is kept.
const DRAWN: u32 = 3;

/// A seat, and what it knew.
struct Knowing {
    seen: Seen,
    mind: &'static Mind,
    /// True if nobody saw their own cards while predicting in this round.
    is_blind: bool,
}

/// The verdict on this action; `None` if the seat is not asked.
pub fn measured(
    view: &SeatView,
    done: Action,
    effort: &Effort,
    luck: &mut Draws,
) -> Option<Judged<Action>> {
    let ask = view.ask?;
    let knowing = Knowing::of(view);
    let tried = knowing.tried(ask, done, luck);
    Some(judging::measured(&knowing, done, &tried, effort, luck))
}

/// The points by which the best action leads each of these others, in worlds of their own.
pub fn compared(
    view: &SeatView,
    actions: (Action, &[Action]),
    effort: &Effort,
    luck: &mut Draws,
) -> Vec<Estimate> {
    judging::compared(&Knowing::of(view), actions, effort, luck)
}

/// What masters make of the cards of a round, if it has just been dealt.
pub fn deal(
    (before, after): (&CardGame, &CardGame),
    effort: &Effort,
    luck: &dyn Fn(u64) -> Draws,
) -> Option<Deal> {
    let round = |game: &CardGame| game.table_view().round;
    let is_dealt = round(before) != round(after);
    is_dealt.then(|| Deal {
        average: average(&after.seat_view(Place::new(0)), effort, &mut luck(0)),
        dealt: PerSeat::from_fn(after.seats(), |seat| {
            dealt(&after.seat_view(seat), effort, &mut luck(seat.index() as u64 + 1))
        }),
    })
}

/// The points that each seat makes of this round with any cards, if masters play.
fn average(view: &SeatView, effort: &Effort, luck: &mut Draws) -> PerSeat<Estimate> {
    let Knowing { seen: Seen { round, .. }, mind, is_blind } = Knowing::of(view);
    let mut points: Vec<Values> = vec![Vec::new(); round.seats];
    for _ in 0..effort.deals {
        let mut world = Round::dealt(round.manner, round.seats, round.cards, round.first, luck);
        play_out(mind, &mut world, is_blind, luck);
        for (seat, points) in points.iter_mut().enumerate() {
            points.push((f64::from(world.points(seat)), 1));
        }
    }
    PerSeat::from_fn(view.table.seats, |seat| estimate(&points[seat.index()]))
}

/// The points that this seat makes of this round with the cards that it sees, if masters play.
fn dealt(view: &SeatView, effort: &Effort, luck: &mut Draws) -> Estimate {
    let knowing = Knowing::of(view);
    let mut points = || {
        let mut world = knowing.seen.world(luck);
        play_out(knowing.mind, &mut world, knowing.is_blind, luck);
        (f64::from(world.points(knowing.seen.seat)), 1)
    };
    estimate(&(0..effort.deals).map(|_| points()).collect::<Values>())
}

/// The chance that the prediction of the seat comes true if it takes this action and masters play
/// on, in this number of worlds.
pub fn chance(view: &SeatView, action: Action, worlds: u32, luck: &mut Draws) -> f64 {
    let knowing = Knowing::of(view);
    let mut exact = 0;
    for (world, times) in knowing.worlds(worlds, luck) {
        let over = knowing.after(&world, action, luck);
        exact += times * u32::from(over.needs(knowing.seen.seat) == Some(0));
    }
    f64::from(exact) / f64::from(worlds)
}

impl Knowing {
    fn of(view: &SeatView) -> Self {
        let seen = Seen::of(view);
        let mind = Mind::of(&seen.round);
        let is_blind = match view.table.options.clairvoyance {
            Clairvoyance::Off => false,
            Clairvoyance::FirstRound => view.table.round == 1,
            Clairvoyance::EveryRound => true,
        };
        Self { seen, mind, is_blind }
    }

    /// The action that was taken, and those that a master may consider.
    fn tried(&self, ask: Ask, done: Action, luck: &mut Draws) -> Vec<Action> {
        let Seen { round, seat, .. } = &self.seen;
        let others: Vec<(f32, Action)> = match ask {
            Ask::NameTrump => {
                Suit::ALL.iter().map(|suit| (0.0, Action::NameTrump(*suit))).collect()
            }
            Ask::Predict { cards, forbidden } => {
                let worth = levels::predictions(round, *seat, &self.seen.hands(luck));
                let allowed = (0..=cards).filter(|tricks| Some(*tricks) != forbidden);
                allowed.map(|said| (worth[usize::from(said)], Action::Predict(said))).collect()
            }
            Ask::Play { .. } => {
                let mut outlooks = Vec::new();
                self.mind.cards(round, |outlook| outlooks.push((outlook.value, outlook.card)));
                let numbers = outlooks.iter().map(|(_, number)| *number);
                let same = match done {
                    Action::Play(card) => self.seen.own(card).and_then(|own| like(own, numbers)),
                    Action::NameTrump(_) | Action::Predict(_) => None,
                };
                outlooks.retain(|(_, number)| Some(*number) != same);
                outlooks.into_iter().map(|(value, own)| (value, Action::Play(card(own)))).collect()
            }
        };
        judging::tried(done, others, MARGIN)
    }

    /// The end of the round if the seat takes this action in this world.
    fn after(&self, world: &Round, action: Action, luck: &mut Draws) -> Round {
        let (mut world, seat) = (*world, self.seen.seat);
        match action {
            Action::NameTrump(suit) => world.trump = suit as u8,
            Action::Predict(tricks) => world.predictions[seat] = tricks,
            Action::Play(card) => {
                // Covered predictions were made before the first card.
                predict(self.mind, &mut world, self.is_blind, luck);
                if let Some(own) = self.seen.own(card) {
                    world.play(own);
                }
            }
        }
        play_out(self.mind, &mut world, self.is_blind, luck);
        world
    }
}

impl Trial for Knowing {
    type Action = Action;
    type World = Round;

    fn worlds(&self, count: u32, luck: &mut Draws) -> Vec<(Round, u32)> {
        let Seen { round, seat, .. } = &self.seen;
        let said = |other: &Seat| other != seat && round.predictions[*other] != UNKNOWN;
        let said: Vec<Seat> = (0..round.seats).filter(said).collect();
        if said.is_empty() || self.is_blind {
            return (0..count).map(|_| (self.seen.world(luck), 1)).collect();
        }
        let mut worlds: Vec<(Round, u32)> =
            (0..DRAWN * count).map(|_| (self.seen.world(luck), 0)).collect();
        let explains = |(world, _): &(Round, u32)| {
            let hand = |other: &Seat| world.hands[*other] | world.played_by[*other];
            said.iter()
                .map(|other| likelihood(self.mind, round, *other, hand(other)))
                .product::<f32>()
        };
        let weights: Vec<f32> = worlds.iter().map(explains).collect();
        for place in drawn_by_weight(&weights, count as usize, luck) {
            worlds[place].1 += 1;
        }
        worlds.retain(|(_, times)| *times > 0);
        worlds
    }

    fn value(&self, world: &Round, action: Action, luck: &mut Draws) -> f64 {
        let (world, seat) = (self.after(world, action, luck), self.seen.seat);
        let all: i32 = (0..world.seats).map(|other| world.points(other)).sum();
        let own = world.points(seat);
        let others = f64::from(all - own) / (world.seats - 1) as f64;
        f64::from(own) - f64::from(self.mind.envy) * others
    }
}

/// The card among these that stands for a class of equivalent cards with this one: the next lower
/// one of its suit.
fn like(own: Card, of_classes: impl Iterator<Item = Card>) -> Option<Card> {
    let kind = |card: Card| (suit_of(card).min(NO_SUIT), is_wizard(card), is_jester(card));
    of_classes.filter(|card| *card <= own && kind(*card) == kind(own)).max()
}

/// Masters name trump, predict and play, as far as that is still to be done.
fn play_out(mind: &Mind, world: &mut Round, is_blind: bool, luck: &mut Draws) {
    if world.turned & WIZARDS != 0 && world.trump == NO_SUIT {
        let seen = as_seen(world, (world.first + world.seats - 1) % world.seats, is_blind);
        world.trump = levels::name_trump(Level::MASTER.into(), &seen, luck);
    }
    predict(mind, world, is_blind, luck);
    while !world.is_over() {
        world.play(mind.play(world));
    }
}

/// Masters predict who have not done so, or whose predictions are covered.
fn predict(mind: &Mind, world: &mut Round, is_blind: bool, luck: &mut Draws) {
    world.named |= world.turned & WIZARDS != 0;
    let mut order = [0; MOST_SEATS];
    world.prediction_order().zip(&mut order).for_each(|(seat, place)| *place = seat);
    for seat in order.into_iter().take(world.seats) {
        if world.predictions[seat] != UNKNOWN {
            continue;
        }
        world.predictions[seat] = if is_blind {
            let seen = as_seen(world, seat, is_blind);
            levels::predict(Level::MASTER.into(), &seen, world.forbidden(seat), luck)
        } else {
            mind.predict(world, seat, world.hands[seat] | world.played_by[seat])
        };
    }
}

/// The world as a seat sees it while it predicts: with its own hand, or with those of the others.
fn as_seen(world: &Round, seat: Seat, is_blind: bool) -> Seen {
    if is_blind { Seen::outward(*world, seat) } else { Seen::in_hand(*world, seat) }
}
