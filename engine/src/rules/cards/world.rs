//! Another world: a game that looks the same to one viewer, with everything hidden from them dealt
//! again.
//!
//! The algorithm starts from the actual cards and exchanges hidden ones a great many times,
//! whenever both places may hold their new card. So every world it produces is possible. In
//! unicolore no player ever shows a void, so each hidden hand is simply drawn again.

use rand::{Rng, RngExt as _};

use super::card::{Card, CardSet};
use super::game::CardGame;
use super::round::{Deal, Round, Stage};
use crate::rules::{PerSeat, Seat};

/// The number of exchanges tried for each world: several for each of the sixty cards.
const EXCHANGES: usize = 400;

/// A place that holds hidden cards: a hand, or the cards that were not dealt.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Holder {
    Hand(Seat),
    Rest,
}

pub(super) fn another(game: &CardGame, viewer: Option<Seat>, luck: &mut impl Rng) -> CardGame {
    let mut other = game.clone();
    if game.is_over() {
        return other;
    }
    match &mut other.stage {
        Stage::SettlingTrump(deal) => deal_hidden_cards_anew(game, deal, viewer, luck),
        Stage::Playing(round) => {
            deal_hidden_cards_anew(game, &mut round.deal, viewer, luck);
            cover_other_predictions(game, round, viewer, luck);
        }
        Stage::Beginning | Stage::Dealing(_) | Stage::Scored(_) => {}
    }
    other
}

/// Returns whether the viewer knows the cards of this seat.
fn knows(game: &CardGame, viewer: Option<Seat>, seat: Seat) -> bool {
    let Some(viewer) = viewer else { return false };
    // Cards seen while hands were held outward remain known.
    if game.is_clairvoyant() {
        seat != viewer
    } else {
        seat == viewer || game.is_clairvoyant_round()
    }
}

fn deal_hidden_cards_anew(
    game: &CardGame,
    deal: &mut Deal,
    viewer: Option<Seat>,
    luck: &mut impl Rng,
) {
    let seats = game.seats();
    let hidden: Vec<Seat> = seats.seats().filter(|seat| !knows(game, viewer, *seat)).collect();
    let played = played(game);
    if let Some(suits) = game.beginning.suits {
        for seat in hidden {
            let own = CardSet::of_one_color(suits[seat]).minus(played[seat]);
            deal.hands[seat] = draw(own, deal.hands[seat].len(), luck);
        }
        return;
    }
    let mut places: Vec<Holder> = hidden.into_iter().map(Holder::Hand).collect();
    places.push(Holder::Rest);
    let (void, rest) = (shown_void(game), undealt(game, &played));
    let mut cards = HiddenCards { hands: &mut deal.hands, rest, void };
    for _ in 0..EXCHANGES {
        let (from, to) = (places[pick(places.len(), luck)], places[pick(places.len(), luck)]);
        cards.exchange(from, to, luck);
    }
}

/// Draws `count` of these cards. In unicolore any selection of a player's own cards is possible.
fn draw(mut from: CardSet, count: usize, luck: &mut impl Rng) -> CardSet {
    let cards = std::iter::from_fn(|| {
        let card = pick_card(from, luck)?;
        from = from.without(card);
        Some(card)
    });
    cards.take(count).collect()
}

/// The cards each seat has played in this round.
fn played(game: &CardGame) -> PerSeat<CardSet> {
    let mut played = PerSeat::none(game.seats());
    for (seat, card) in game.plays() {
        played[seat] = CardSet::with(played[seat], card);
    }
    played
}

/// For each seat, the cards of the suits in which it has shown a void by not following.
fn shown_void(game: &CardGame) -> PerSeat<CardSet> {
    let mut void = PerSeat::none(game.seats());
    for trick in game.round().into_iter().flat_map(Round::all_tricks) {
        let Some(led) = trick.suit_to_follow() else { continue };
        let other_suit = |card: Card| card.suit().is_some_and(|suit| suit != led);
        for (seat, _) in trick.plays().iter().filter(|(_, card)| other_suit(*card)) {
            void[*seat] = CardSet::or(void[*seat], CardSet::suit(led));
        }
    }
    void
}

/// The cards that were neither dealt nor turned up.
fn undealt(game: &CardGame, played: &PerSeat<CardSet>) -> CardSet {
    let of_nobody = |left: CardSet, seat| left.minus(game.hand(seat)).minus(played[seat]);
    let left = game.seats().seats().fold(CardSet::DECK, of_nobody);
    let turned = game.dealt().and_then(|deal| deal.turned);
    turned.map_or(left, |turned| left.without(turned))
}

/// The cards that may be elsewhere as far as the viewer knows.
struct HiddenCards<'a> {
    hands: &'a mut PerSeat<CardSet>,
    rest: CardSet,
    /// The cards that each seat cannot hold.
    void: PerSeat<CardSet>,
}

impl HiddenCards<'_> {
    /// Exchanges a random card of one place for one of the other, if both places may hold their new
    /// card.
    fn exchange(&mut self, from: Holder, to: Holder, luck: &mut impl Rng) {
        let (here, there) = (*self.at(from), *self.at(to));
        let (Some(given), Some(taken)) = (pick_card(here, luck), pick_card(there, luck)) else {
            return;
        };
        if from != to && self.may_hold(to, given) && self.may_hold(from, taken) {
            *self.at(from) = here.without(given).with(taken);
            *self.at(to) = there.without(taken).with(given);
        }
    }

    fn at(&mut self, place: Holder) -> &mut CardSet {
        match place {
            Holder::Hand(seat) => &mut self.hands[seat],
            Holder::Rest => &mut self.rest,
        }
    }

    /// Returns whether this card can be there: not in the hand of a player who has shown a void in
    /// its suit.
    fn may_hold(&self, place: Holder, card: Card) -> bool {
        match place {
            Holder::Hand(seat) => !self.void[seat].has(card),
            Holder::Rest => true,
        }
    }
}

/// Replaces predictions that the viewer has not seen by random ones.
fn cover_other_predictions(
    game: &CardGame,
    round: &mut Round,
    viewer: Option<Seat>,
    luck: &mut impl Rng,
) {
    if game.predictions_are_shown() {
        return;
    }
    for seat in game.seats().seats().filter(|seat| Some(*seat) != viewer) {
        if round.predictions[seat].is_some() {
            round.predictions[seat] = Some(luck.random_range(0..=round.cards()));
        }
    }
}

fn pick(count: usize, luck: &mut impl Rng) -> usize {
    luck.random_range(0..count)
}

fn pick_card(cards: CardSet, luck: &mut impl Rng) -> Option<Card> {
    if cards.is_empty() { None } else { cards.nth(pick(cards.len(), luck)) }
}
