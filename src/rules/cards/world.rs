//! Another world: the same to one viewer, with what they do not see dealt anew.
//!
//! It starts from the cards as they are and exchanges hidden ones, a great many times, whenever both
//! places may hold what they get. So every world it gives is possible. In unicolore, where nobody shows
//! to hold no card of a suit, each hidden hand is simply drawn anew.

use rand::{Rng, RngExt as _};

use super::card::{Card, CardSet};
use super::game::{CardGame, Stage};
use crate::rules::{PerSeat, Seat};

/// Exchanges tried for each world: several for each of the sixty cards.
const EXCHANGES: usize = 400;

/// A place where hidden cards are: a hand, or what was not dealt.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Hand(Seat),
    Rest,
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
    let hidden: Vec<Seat> = seats.seats().filter(|seat| !knows(game, viewer, *seat)).collect();
    if let Some(suits) = game.beginning.suits {
        for seat in hidden {
            let own = CardSet::of_one_color(suits[seat]).minus(game.played[seat]);
            game.hands[seat] = draw(own, game.hands[seat].len(), luck);
        }
        return;
    }
    let mut rest = undealt(game);
    let mut places: Vec<Place> = hidden.into_iter().map(Place::Hand).collect();
    places.push(Place::Rest);
    for _ in 0..EXCHANGES {
        let (from, to) = (places[pick(places.len(), luck)], places[pick(places.len(), luck)]);
        exchange(game, &mut rest, from, to, luck);
    }
}

/// That many of these cards. In unicolore every choice of a player's own cards is possible.
fn draw(mut from: CardSet, count: usize, luck: &mut impl Rng) -> CardSet {
    let cards = std::iter::from_fn(|| {
        let card = pick_card(from, luck)?;
        from = from.without(card);
        Some(card)
    });
    cards.take(count).collect()
}

/// What was not dealt, nor turned up.
fn undealt(game: &CardGame) -> CardSet {
    let dealt = game
        .seats()
        .seats()
        .fold(CardSet::DECK, |left, seat| left.minus(game.hands[seat]).minus(game.played[seat]));
    game.turned.map_or(dealt, |turned| dealt.without(turned))
}

fn exchange(game: &mut CardGame, rest: &mut CardSet, from: Place, to: Place, luck: &mut impl Rng) {
    let cards_at = |place: Place| match place {
        Place::Hand(seat) => game.hands[seat],
        Place::Rest => *rest,
    };
    let (here, there) = (cards_at(from), cards_at(to));
    let (Some(given), Some(taken)) = (pick_card(here, luck), pick_card(there, luck)) else {
        return;
    };
    if from == to || !may_hold(game, to, given) || !may_hold(game, from, taken) {
        return;
    }
    for (place, out, into) in [(from, given, taken), (to, taken, given)] {
        let cards = match place {
            Place::Hand(seat) => &mut game.hands[seat],
            Place::Rest => &mut *rest,
        };
        *cards = cards.without(out).with(into);
    }
}

/// A hand holds no card of a suit that it has shown not to hold.
fn may_hold(game: &CardGame, place: Place, card: Card) -> bool {
    match place {
        Place::Hand(seat) => !game.shown_void[seat].has(card),
        Place::Rest => true,
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
