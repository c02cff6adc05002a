//! Possible worlds: hands for all other players that are consistent with what a seat has seen.

use super::round::{Card, MOST_SEATS, NO_SUIT, Round, Seat, each, suit_of};
use crate::rules::chance::Draws;

/// The number of attempts to draw a world; an attempt fails if some card cannot be placed.
const TRIES: usize = 30;

/// Draws the other hands from the unseen cards. No player gets a card of a suit in which they have
/// shown a void.
pub fn draw(round: &Round, seat: Seat, luck: &mut Draws) -> Round {
    if round.manner.unicolore {
        return draw_unicolore(round, seat, luck);
    }
    let others: Vec<Seat> = (0..round.seats).filter(|other| *other != seat).collect();
    let mut cards: Vec<Card> = each(round.unseen_by(seat)).collect();
    let voids_of = |card: Card| {
        let of = suit_of(card);
        let void = |other: &&Seat| of < NO_SUIT && round.voids[**other] >> of & 1 == 1;
        others.iter().filter(void).count()
    };
    let any_void = others.iter().any(|other| round.voids[*other] != 0);
    for tried in 0..TRIES {
        let count = cards.len();
        luck.shuffle(&mut cards, count);
        if any_void {
            // Cards that the fewest players may hold are placed first.
            cards.sort_by_key(|card| std::cmp::Reverse(voids_of(*card)));
        }
        let strict = tried + 1 < TRIES;
        if let Some(world) = hand_out(round, seat, &others, &cards, strict, luck) {
            return world;
        }
    }
    *round
}

/// Deals each card to one of the free places where it may be, all with the same probability. `None`
/// if there is no such place.
fn hand_out(
    round: &Round,
    seat: Seat,
    others: &[Seat],
    cards: &[Card],
    strict: bool,
    luck: &mut Draws,
) -> Option<Round> {
    let mut world = *round;
    let mut places = [0_u32; MOST_SEATS];
    for other in others {
        world.hands[*other] = 0;
        places[*other] = u32::from(round.holds(*other));
    }
    let held: u32 = places.iter().sum();
    let mut not_dealt = (cards.len() as u32).saturating_sub(held);
    for card in cards {
        let of = suit_of(*card);
        let may_hold = |other: Seat| {
            other != seat && !(strict && of < NO_SUIT && round.voids[other] >> of & 1 == 1)
        };
        let open: u32 =
            others.iter().filter(|other| may_hold(**other)).map(|other| places[*other]).sum();
        if open + not_dealt == 0 {
            return None;
        }
        let mut place = luck.below(open + not_dealt);
        let holder = others.iter().filter(|other| may_hold(**other)).find(|other| {
            let here = place < places[**other];
            if !here {
                place -= places[**other];
            }
            here
        });
        match holder {
            Some(holder) => {
                places[*holder] -= 1;
                world.hands[*holder] |= 1 << card;
            }
            None => not_dealt -= 1,
        }
    }
    Some(world)
}

/// In unicolore each player holds cards of their own fifteen.
fn draw_unicolore(round: &Round, seat: Seat, luck: &mut Draws) -> Round {
    let mut world = *round;
    for other in (0..round.seats).filter(|other| *other != seat) {
        let mut cards: Vec<Card> = each(round.pools[other] & !round.played).collect();
        let held = usize::from(round.holds(other)).min(cards.len());
        luck.shuffle(&mut cards, held);
        world.hands[other] = cards[..held].iter().fold(0, |hand, card| hand | 1 << card);
    }
    world
}
