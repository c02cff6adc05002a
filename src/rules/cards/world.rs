//! Another world: the same to one viewer, with what they do not see dealt anew.
//!
//! It starts from the cards as they are and exchanges hidden ones, a great many times, whenever both
//! places may hold what they get. So every world it gives is possible.

use rand::{Rng, RngExt as _};

use super::card::{Card, CardSet};
use super::game::{CardGame, Stage};
use crate::rules::{PerSeat, Seat};

/// Exchanges tried for each world: several for each of the sixty cards.
const EXCHANGES: usize = 400;

/// A place where hidden cards are: a hand, or what was not dealt.
#[derive(Clone, Copy)]
enum Place {
    Hand(Seat),
    Rest(Option<Seat>),
}

pub(super) fn another(game: &CardGame, viewer: Option<Seat>, luck: &mut impl Rng) -> CardGame {
    let mut other = game.clone();
    if matches!(game.stage, Stage::SettlingTrump | Stage::Playing) {
        deal_hidden_cards_anew(&mut other, viewer, luck);
        cover_other_predictions(&mut other, viewer, luck);
    }
    other
}

/// Whether the viewer knows the cards of this seat.
fn knows(game: &CardGame, viewer: Option<Seat>, seat: Seat) -> bool {
    let Some(viewer) = viewer else { return false };
    if game.is_clairvoyant() { seat != viewer } else { seat == viewer || game.was_clairvoyant() }
}

impl CardGame {
    /// Whether hands were held outward in this round: what was seen then stays known.
    fn was_clairvoyant(&self) -> bool {
        let mut predicting = self.clone();
        predicting.predictions = PerSeat::none(self.seats());
        predicting.is_clairvoyant()
    }
}

fn deal_hidden_cards_anew(game: &mut CardGame, viewer: Option<Seat>, luck: &mut impl Rng) {
    let seats = game.seats();
    let mut rest = PerSeat::from_fn(seats, |seat| undealt(game, seat));
    let hidden = seats.seats().filter(|seat| !knows(game, viewer, *seat)).map(Place::Hand);
    let mut places: Vec<Place> = hidden.collect();
    places.extend(if game.is_unicolore() {
        seats.seats().map(|seat| Place::Rest(Some(seat))).collect()
    } else {
        vec![Place::Rest(None)]
    });
    for _ in 0..EXCHANGES {
        let (from, to) = (places[pick(places.len(), luck)], places[pick(places.len(), luck)]);
        exchange(game, &mut rest, from, to, luck);
    }
}

/// What was not dealt (nor turned up): of the whole deck, or of the fifteen cards that this seat owns.
fn undealt(game: &CardGame, seat: Seat) -> CardSet {
    let without_dealt_to =
        |cards: CardSet, seat: Seat| cards.minus(game.hands[seat]).minus(game.played[seat]);
    if let Some(suits) = &game.beginning.suits {
        return without_dealt_to(CardSet::of_one_color(suits[seat]), seat);
    }
    let left = game.seats().seats().fold(CardSet::DECK, without_dealt_to);
    game.turned.map_or(left, |turned| left.without(turned))
}

fn exchange(
    game: &mut CardGame,
    rest: &mut PerSeat<CardSet>,
    from: Place,
    to: Place,
    luck: &mut impl Rng,
) {
    let cards_at = |game: &CardGame, rest: &PerSeat<CardSet>, place: Place| match place {
        Place::Hand(seat) => game.hands[seat],
        Place::Rest(owner) => rest[owner.unwrap_or(Seat::new(0))],
    };
    let (here, there) = (cards_at(game, rest, from), cards_at(game, rest, to));
    let (Some(given), Some(taken)) = (pick_card(here, luck), pick_card(there, luck)) else {
        return;
    };
    let same_place = matches!((from, to), (Place::Hand(a), Place::Hand(b)) if a == b)
        || matches!((from, to), (Place::Rest(a), Place::Rest(b)) if a == b);
    if same_place || !may_hold(game, to, given) || !may_hold(game, from, taken) {
        return;
    }
    for (place, out, into) in [(from, given, taken), (to, taken, given)] {
        let cards = match place {
            Place::Hand(seat) => &mut game.hands[seat],
            Place::Rest(owner) => &mut rest[owner.unwrap_or(Seat::new(0))],
        };
        *cards = cards.without(out).with(into);
    }
}

/// A hand holds no card of a suit it has shown not to hold; in unicolore only cards of its own.
fn may_hold(game: &CardGame, place: Place, card: Card) -> bool {
    let owner = match place {
        Place::Hand(seat) if game.shown_void[seat].has(card) => return false,
        Place::Hand(seat) => Some(seat),
        Place::Rest(owner) => owner,
    };
    match (&game.beginning.suits, owner) {
        (Some(suits), Some(owner)) => CardSet::of_one_color(suits[owner]).has(card),
        _ => true,
    }
}

/// Predictions that the viewer has not seen are made anew.
fn cover_other_predictions(game: &mut CardGame, viewer: Option<Seat>, luck: &mut impl Rng) {
    if game.predictions_are_shown() {
        return;
    }
    for seat in game.seats().seats().filter(|seat| Some(*seat) != viewer) {
        if game.predictions[seat].is_some() {
            game.predictions[seat] = Some(luck.random_range(0..=game.cards));
        }
    }
}

fn pick(count: usize, luck: &mut impl Rng) -> usize {
    luck.random_range(0..count)
}

fn pick_card(cards: CardSet, luck: &mut impl Rng) -> Option<Card> {
    if cards.is_empty() { None } else { cards.nth(pick(cards.len(), luck)) }
}
