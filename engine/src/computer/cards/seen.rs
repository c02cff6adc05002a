//! The conversion of a seat's view into the compact round of computer players.

use super::round::{Card, Cards, Manner, NO_SUIT, Round, UNKNOWN, each, of_one_color};
use super::standing::Standing;
use super::worlds;
use crate::rules::cards::{self, CardSet, Hand, SeatView, Suit, TableView};
use crate::rules::chance::Draws;
use crate::rules::{Seat, SeenPrediction};

/// The number of hands a seat imagines if it does not see its own.
const IMAGINED: usize = 24;

/// A round as a seat sees it.
pub struct Seen {
    /// The round, as far as the seat knows it.
    pub round: Round,
    /// The seat whose view it is.
    pub seat: usize,
    /// The cards played in this round, in order as far as it is known.
    pub plays: Vec<Card>,
    /// The number of cards that the seat holds outward.
    held_outward: Option<usize>,
}

impl Seen {
    pub fn of(view: &SeatView) -> Self {
        let held_outward = match view.hand {
            Hand::Seen(_) => None,
            Hand::HeldOutward(count) => Some(count),
        };
        let mut plays = Vec::with_capacity(view.plays.len());
        let round = round(view, &mut plays);
        Self { round, seat: view.seat.index(), plays, held_outward }
    }

    /// A round in which the seat sees its own hand, but has not seen in which order cards were
    /// played.
    pub fn in_hand(round: Round, seat: usize) -> Self {
        Self { round, seat, plays: each(round.played).collect(), held_outward: None }
    }

    /// A round in which the seat holds its cards outward.
    pub fn outward(mut round: Round, seat: usize) -> Self {
        round.hands[seat] = 0;
        Self { held_outward: Some(usize::from(round.cards)), ..Self::in_hand(round, seat) }
    }

    /// The number of this card in the seat's own hand.
    pub fn own(&self, held: cards::Card) -> Option<Card> {
        each(self.round.hands[self.seat]).find(|number| card(*number) == held)
    }

    /// The seat's own hand, or several that it may hold if it does not see its own.
    pub fn hands(&self, luck: &mut Draws) -> Vec<Cards> {
        match self.held_outward {
            None => vec![self.round.hands[self.seat]],
            Some(held) => self.imagined(held, IMAGINED, luck),
        }
    }

    /// A possible world: hands for all players that fit what the seat has seen.
    pub fn world(&self, luck: &mut Draws) -> Round {
        let Some(held) = self.held_outward else {
            return worlds::draw(&self.round, self.seat, luck);
        };
        let mut world = self.round;
        world.hands[self.seat] = self.imagined(held, 1, luck)[0];
        world
    }

    /// Hands that the seat may hold if it does not see its own.
    fn imagined(&self, held: usize, count: usize, luck: &mut Draws) -> Vec<Cards> {
        let of_others = self.round.hands.iter().fold(self.round.turned, |all, hand| all | hand);
        let mut unseen: Vec<Card> = each(self.round.pools[self.seat] & !of_others).collect();
        let held = held.min(unseen.len());
        let mut hand = || {
            luck.shuffle(&mut unseen, held);
            unseen[..held].iter().fold(0, |hand, card| hand | 1 << card)
        };
        (0..count).map(|_| hand()).collect()
    }
}

fn round(view: &SeatView, plays: &mut Vec<Card>) -> Round {
    let table = &view.table;
    let first = table.seats.left_of(table.dealer).index();
    let mut round = Round::new(manner(table), table.seats.get(), table.cards, first);
    round.standing = standing(table);
    let mut bits = Bits { suits: table, used: 0 };
    round.trump = table.trump.map_or(NO_SUIT, |suit| suit as u8);
    round.named = table.named_by.is_some();
    if let Some(turned) = table.turned {
        round.turned = 1 << bits.take(view.seat, turned);
    }
    if let Some(suits) = &table.suits {
        for (seat, suit) in suits.iter() {
            round.pools[seat.index()] = of_one_color(*suit as u8);
        }
    }
    for (seat, card) in &view.plays {
        let card = bits.take(*seat, *card);
        round.play(card);
        plays.push(card);
    }
    if let Hand::Seen(hand) = view.hand {
        round.hands[view.seat.index()] = bits.all(view.seat, hand);
    }
    for (seat, hand) in &view.others {
        round.hands[seat.index()] = bits.all(*seat, *hand);
    }
    for (seat, said) in table.predictions.iter() {
        round.predictions[seat.index()] = match said {
            SeenPrediction::Shown(tricks) => *tricks,
            SeenPrediction::NotMade | SeenPrediction::Covered => UNKNOWN,
        };
    }
    if let Some(tricks) = view.prediction {
        round.predictions[view.seat.index()] = tricks;
    }
    round
}

fn standing(table: &TableView) -> Standing {
    let mut standing = Standing::beginning(table.rounds.saturating_sub(table.round) + 1);
    for (seat, total) in table.totals.iter() {
        standing.totals[seat.index()] = *total;
    }
    standing
}

fn manner(table: &TableView) -> Manner {
    Manner::of(&table.options, table.round, table.cards, || {
        let of_dealer = table.totals[table.dealer];
        table.totals.iter().all(|(seat, total)| seat == table.dealer || *total < of_dealer)
    })
}

/// Converts cards to numbers: each Wizard or Jester takes the next number of its kind that is not
/// used yet.
struct Bits<'view> {
    suits: &'view TableView,
    used: Cards,
}

impl Bits<'_> {
    fn take(&mut self, seat: Seat, card: cards::Card) -> Card {
        let owned = self.suits.suits.as_ref().map(|suits| suits[seat]);
        let number = number(card, owned, self.used);
        self.used |= 1 << number;
        number
    }

    fn all(&mut self, seat: Seat, hand: CardSet) -> Cards {
        hand.cards().fold(0, |all, card| all | 1 << self.take(seat, card))
    }
}

fn number(card: cards::Card, owned: Option<Suit>, used: Cards) -> Card {
    let first = match card {
        cards::Card::Suited(suit, rank) => return suit as u8 * 13 + rank.number() - 1,
        cards::Card::Wizard => 52,
        cards::Card::Jester => 56,
    };
    let free = |place: &u8| used >> (first + place) & 1 == 0;
    first + owned.map_or_else(|| (0..4).find(free).unwrap_or(0), |suit| suit as u8)
}

/// The card with this number.
pub fn card(number: Card) -> cards::Card {
    let suit = Suit::ALL.get(usize::from(number / 13));
    let rank = cards::Rank::new(number % 13 + 1);
    match (suit, rank) {
        (Some(suit), Some(rank)) => cards::Card::Suited(*suit, rank),
        _ if number < 56 => cards::Card::Wizard,
        _ => cards::Card::Jester,
    }
}
