//! The account of a player's points: those expected, the deal, the choices, and the play.
//!
//! The points that a player made are those expected of any cards at this table, the luck of the
//! deal, the cost of the choices, and the luck of the play. What cards are worth is measured, by
//! rounds that masters play: with other deals, and with the cards that the player held. A hard or
//! easy table affects all seats alike: it is part of what is expected, and the luck of the play of
//! all seats adds up to zero.

use serde::{Deserialize, Serialize};

use super::coach::{Decision, beyond, many, opinions};
use super::review::{hundredths, luck};
use crate::computer::advice::{Effort, Estimate, Judged};
use crate::computer::{Plays, Search};
use crate::rules::{PerSeat, Seat};

/// What a seat's points came from. The parts add up to the points made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Account {
    /// The points that masters make with any cards on this seat, at a table like this one.
    pub expected: Estimate,
    /// The luck of the deal: what the seat's own cards were worth beyond that.
    pub deal: Estimate,
    /// What the seat's choices cost, below zero.
    pub choices: Estimate,
    /// The luck of the play.
    pub play: Estimate,
    /// The points made.
    pub made: i16,
    /// The number of choices made.
    pub count: u32,
}

impl Account {
    /// The parts in whole points, which add up to the points made: what is expected, the deal, the
    /// choices, and the play.
    pub fn parts(&self) -> [i16; 4] {
        let [expected, deal, choices] =
            [self.expected, self.deal, self.choices].map(|part| part.points.round() as i16);
        [expected, deal, choices, self.made - expected - deal - choices]
    }
}

/// The points that masters make of a round.
pub(super) struct Deal {
    /// On each seat, with any cards.
    pub(super) average: PerSeat<Estimate>,
    /// On each seat, with the cards that it was dealt.
    pub(super) dealt: PerSeat<Estimate>,
}

impl Deal {
    /// The points that masters make of this round, which has just begun.
    pub(super) fn of<G: Plays>(search: &Search<G>, game: &G, round: u8, effort: &Effort) -> Self {
        // No stream of luck is that of a step, or of another seat.
        let luck = |place: u64| luck((u64::from(round) << 40) + (place << 32));
        let dealt = PerSeat::from_fn(game.seats(), |seat| {
            let place = seat.index() as u64 + 1;
            (search.dealt)(&game.seat_view(seat), effort, &mut luck(place))
        });
        let anybodys = game.seat_view(Seat::new(0));
        Self { average: (search.average)(&anybodys, effort, &mut luck(0)), dealt }
    }
}

/// What each seat's points came from, if a search has measured what the cards were worth.
pub(super) fn accounts(
    points: &PerSeat<i16>,
    choices: &[Decision],
    rounds: &[Deal],
) -> PerSeat<Account> {
    let seats = points.seats();
    let cost = PerSeat::from_fn(seats, |seat| {
        let own = choices.iter().filter(|choice| choice.seat == seat);
        sum(own.map(|choice| {
            let Judged { cost, error, .. } = choice.judged;
            let points = if choice.judged.is_as_good() { 0.0 } else { cost };
            Estimate { points, error: error.unwrap_or_default() }
        }))
    });
    let average = PerSeat::from_fn(seats, |seat| sum(rounds.iter().map(|deal| deal.average[seat])));
    let dealt = PerSeat::from_fn(seats, |seat| sum(rounds.iter().map(|deal| deal.dealt[seat])));
    let in_points = |estimates: &PerSeat<Estimate>| estimates.map(|estimate| estimate.points);
    let easier = beyond(points, &in_points(&cost), &in_points(&dealt));
    PerSeat::from_fn(seats, |seat| {
        let (average, dealt, cost) = (average[seat], dealt[seat], cost[seat]);
        let of_both = |one: Estimate, other: Estimate| sum([one, other].into_iter()).error;
        Account {
            expected: estimate(average.points + easier, average.error),
            deal: estimate(dealt.points - average.points, of_both(dealt, average)),
            choices: estimate(-cost.points, cost.error),
            play: estimate(
                f64::from(points[seat]) + cost.points - dealt.points - easier,
                of_both(dealt, cost),
            ),
            made: points[seat],
            count: count(choices, seat),
        }
    })
}

/// What each seat's points came from, if a master estimates what its dice were worth.
pub(super) fn estimated_accounts(
    points: &PerSeat<i16>,
    choices: &[Decision],
    promised: PerSeat<f64>,
) -> PerSeat<Account> {
    let coached = opinions(points, choices, promised);
    let all = coached.values().iter().map(|game| game.worth).sum::<f64>();
    let expected = all / many(points.seats().get());
    PerSeat::from_fn(points.seats(), |seat| {
        let game = &coached[seat];
        Account {
            expected: estimate(expected, 0.0),
            deal: estimate(game.worth - expected, 0.0),
            choices: estimate(-game.cost, 0.0),
            play: estimate(game.luck(), 0.0),
            made: game.made,
            count: count(choices, seat),
        }
    })
}

fn count(choices: &[Decision], seat: Seat) -> u32 {
    choices.iter().filter(|choice| choice.seat == seat).count() as u32
}

/// The sum of independent estimates.
fn sum(estimates: impl Iterator<Item = Estimate>) -> Estimate {
    let add = |(points, squares): (f64, f64), one: Estimate| {
        (points + one.points, squares + one.error * one.error)
    };
    let (points, squares) = estimates.fold((0.0, 0.0), add);
    Estimate { points, error: squares.sqrt() }
}

fn estimate(points: f64, error: f64) -> Estimate {
    Estimate { points: hundredths(points), error: hundredths(error) }
}
