//! A compact representation of a round of cards for computer players, who play out thousands of
//! rounds in the blink of an eye. `tests/it/computers` checks that it agrees with the rules.
//!
//! A card is a number: 13 for each suit, starting with rank 1; then the four Wizards, then the four
//! Jesters. A set of cards is a word with one bit for each. In unicolore the Wizard and the Jester
//! of a seat are those with the number of its suit.

use rand::Rng;

use super::standing::Standing;
use crate::rules::cards::{Bidding, Options, PlusMinusOne};
use crate::rules::chance::Draws;

/// A card: 0 to 59.
pub type Card = u8;
/// A set of cards.
pub type Cards = u64;
/// A seat: 0 to 5.
pub type Seat = usize;

/// The largest number of players.
pub const MOST_SEATS: usize = 6;
pub const DECK: Cards = (1 << 60) - 1;
pub const WIZARDS: Cards = 0b1111 << 52;
pub const JESTERS: Cards = 0b1111 << 56;
/// The value in place of a suit if there is none.
pub const NO_SUIT: u8 = 4;
/// The value in place of a prediction that has not been made or is not known.
pub const UNKNOWN: u8 = u8::MAX;

const RANKS: u32 = 13;
/// No card has set the suit to follow yet.
const NOT_LED: u8 = 4;
/// A Wizard was led, so no suit has to be followed.
const FREE: u8 = 5;

/// The thirteen cards of a suit.
#[inline]
pub const fn suit(suit: u8) -> Cards {
    0x1FFF << (RANKS * suit as u32)
}

/// The fifteen cards that a seat owns in unicolore.
pub const fn of_one_color(owned: u8) -> Cards {
    suit(owned) | 1 << (52 + owned) | 1 << (56 + owned)
}

#[inline]
pub const fn is_wizard(card: Card) -> bool {
    card >= 52 && card < 56
}

#[inline]
pub const fn is_jester(card: Card) -> bool {
    card >= 56
}

/// The suit of a card, [`NO_SUIT`] for Wizards and Jesters.
#[inline]
pub const fn suit_of(card: Card) -> u8 {
    card / RANKS as u8
}

/// The rank of a suited card, from 0.
#[inline]
pub const fn rank_of(card: Card) -> u32 {
    card as u32 % RANKS
}

/// The number of cards.
#[inline]
pub const fn count(cards: Cards) -> usize {
    cards.count_ones() as usize
}

/// The cards of a set, the lowest first.
#[inline]
pub fn each(mut cards: Cards) -> impl Iterator<Item = Card> {
    std::iter::from_fn(move || {
        let card = (cards != 0).then(|| cards.trailing_zeros() as Card);
        cards &= cards.wrapping_sub(1);
        card
    })
}

/// The options of the game that matter for a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct Manner {
    /// Predictions of other players are shown when the round is over, not before.
    pub secret: bool,
    /// All players predict at once: no player knows what the others predict.
    pub at_once: bool,
    /// The last player to predict may not make the predictions add up (plus/minus one).
    pub bound: bool,
    /// Each player plays with the cards of one suit of their own.
    pub unicolore: bool,
}

impl Manner {
    /// The manner of the round with this number, from 1, in a game with these options.
    /// `dealer_leads` says whether the dealer has more points than everybody else.
    pub fn of(
        options: &Options,
        number: u8,
        cards: u8,
        dealer_leads: impl FnOnce() -> bool,
    ) -> Self {
        // Every option is named, so that nobody can add one and forget the computer players.
        let Options { bidding, plus_minus_one, clairvoyance: _, unicolore, rounds: _, ties: _ } =
            *options;
        Self {
            secret: bidding == Bidding::Secret,
            at_once: bidding != Bidding::Open,
            bound: match plus_minus_one {
                PlusMinusOne::Off => false,
                PlusMinusOne::Strict => true,
                PlusMinusOne::Tournament => cards > 1,
                PlusMinusOne::Late => number >= 4,
                PlusMinusOne::Canadian => dealer_leads(),
            },
            unicolore,
        }
    }
}

/// A round at one moment. What a player does not know is missing from it, or drawn at random for a
/// possible world.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    pub manner: Manner,
    /// The number of players.
    pub seats: usize,
    /// The number of cards dealt to each player.
    pub cards: u8,
    /// The trump suit, or [`NO_SUIT`].
    pub trump: u8,
    /// True if the dealer names the trump suit.
    pub named: bool,
    /// The card turned up, if any.
    pub turned: Cards,
    /// The seat that predicts first and leads the first trick.
    pub first: Seat,
    /// The cards that each seat may own at all.
    pub pools: [Cards; MOST_SEATS],
    /// The hand of each seat, as far as it is known.
    pub hands: [Cards; MOST_SEATS],
    /// The cards that each seat has played, as far as they are remembered.
    pub played_by: [Cards; MOST_SEATS],
    /// All cards that have been played, as far as they are remembered.
    pub played: Cards,
    /// The prediction of each seat, or [`UNKNOWN`].
    pub predictions: [u8; MOST_SEATS],
    /// The number of tricks each seat has won.
    pub won: [u8; MOST_SEATS],
    /// The suits in which each seat has shown a void, one bit each.
    pub voids: [u8; MOST_SEATS],
    /// The seat that led the trick.
    pub leader: Seat,
    /// The seat that plays the next card.
    pub turn: Seat,
    /// The number of cards in the trick.
    pub lying: usize,
    /// The suit to follow; 4 while no card has set it, 5 if no suit has to be followed.
    pub following: u8,
    /// The card that leads the trick.
    pub best: Card,
    /// The seat that played it.
    pub best_seat: Seat,
    /// The number of tricks not yet taken, including the one on the table.
    pub tricks_left: u8,
    /// The totals before the round.
    pub standing: Standing,
}

impl Round {
    /// A round before its deal.
    pub const fn new(manner: Manner, seats: usize, cards: u8, first: Seat) -> Self {
        Self {
            manner,
            seats,
            cards,
            trump: NO_SUIT,
            named: false,
            turned: 0,
            first,
            pools: [DECK; MOST_SEATS],
            hands: [0; MOST_SEATS],
            played_by: [0; MOST_SEATS],
            played: 0,
            predictions: [UNKNOWN; MOST_SEATS],
            won: [0; MOST_SEATS],
            voids: [0; MOST_SEATS],
            leader: first,
            turn: first,
            lying: 0,
            following: NOT_LED,
            best: 0,
            best_seat: first,
            tricks_left: cards,
            standing: Standing::beginning(60 / seats as u8),
        }
    }

    /// A freshly dealt round; in unicolore with suits drawn for it. If a Wizard is turned up, trump
    /// is still to be named.
    pub fn dealt<Bits: Rng>(
        manner: Manner,
        seats: usize,
        cards: u8,
        first: Seat,
        draws: &mut Draws<Bits>,
    ) -> Self {
        let mut round = Self::new(manner, seats, cards, first);
        if manner.unicolore {
            let mut suits = [0, 1, 2, 3];
            draws.shuffle(&mut suits, seats);
            for (pool, owned) in round.pools.iter_mut().zip(suits).take(seats) {
                *pool = of_one_color(owned);
            }
        }
        round.deal(draws);
        round
    }

    /// Deals the cards of a new round, in unicolore to each seat from its own. The draws are those
    /// of the rules.
    pub fn deal<Bits: Rng>(&mut self, draws: &mut Draws<Bits>) {
        let cards = usize::from(self.cards);
        if self.manner.unicolore {
            for (hand, pool) in self.hands.iter_mut().zip(self.pools).take(self.seats) {
                let mut own: Vec<Card> = each(pool).collect();
                draws.shuffle(&mut own, cards);
                *hand = set(&own[..cards]);
            }
            return;
        }
        let mut deck: [Card; 60] = std::array::from_fn(|card| card as Card);
        let dealt = self.seats * cards;
        draws.shuffle(&mut deck, dealt + 1);
        for (hand, cards) in self.hands.iter_mut().zip(deck[..dealt].chunks(cards)) {
            *hand = set(cards);
        }
        if let Some(turned) = deck.get(dealt) {
            self.turned = 1 << turned;
            self.named = is_wizard(*turned);
            self.trump = if *turned < 52 { suit_of(*turned) } else { NO_SUIT };
        }
    }

    /// The round as one seat sees it, without the other hands.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Self {
        let mut seen = *self;
        for other in (0..self.seats).filter(|other| *other != seat) {
            seen.hands[other] = 0;
        }
        seen
    }

    /// The cards that the seat whose turn it is may play.
    #[inline]
    pub const fn playable(&self) -> Cards {
        let hand = self.hands[self.turn];
        if self.following >= NO_SUIT {
            return hand;
        }
        let follows = hand & suit(self.following);
        if follows == 0 { hand } else { follows | hand & (WIZARDS | JESTERS) }
    }

    /// Returns whether a card would lead the trick if it were played now.
    #[inline]
    pub const fn would_lead(&self, card: Card) -> bool {
        self.lying == 0 || self.beats(card, self.best)
    }

    /// Returns whether the card played later beats the one played before it.
    #[inline]
    pub const fn beats(&self, later: Card, before: Card) -> bool {
        if is_wizard(before) || is_jester(later) {
            return false;
        }
        if is_wizard(later) || is_jester(before) {
            return true;
        }
        if self.manner.unicolore {
            return rank_of(later) > rank_of(before);
        }
        if suit_of(later) == suit_of(before) {
            later > before
        } else {
            suit_of(later) == self.trump
        }
    }

    /// The number of players who play to the trick after the seat whose turn it is.
    #[inline]
    pub const fn to_come(&self) -> usize {
        self.seats - 1 - self.lying
    }

    /// The number of tricks a seat still needs, negative if it has too many; `None` if its
    /// prediction is not known.
    #[inline]
    pub const fn needs(&self, seat: Seat) -> Option<i32> {
        if self.predictions[seat] == UNKNOWN {
            return None;
        }
        Some(self.predictions[seat] as i32 - self.won[seat] as i32)
    }

    /// Returns whether this seat knows what the other one predicted.
    #[inline]
    pub const fn knows(&self, seat: Seat, other: Seat) -> bool {
        !self.manner.secret || seat == other
    }

    /// The cards that a seat has not seen and that may be in other hands.
    #[inline]
    pub fn unseen_by(&self, seat: Seat) -> Cards {
        let of_others = if self.manner.unicolore {
            (0..self.seats)
                .filter(|other| *other != seat)
                .fold(0, |all, other| all | self.pools[other])
        } else {
            DECK
        };
        of_others & !(self.hands[seat] | self.played | self.turned)
    }

    /// The number of cards a seat holds.
    #[inline]
    pub const fn holds(&self, seat: Seat) -> u8 {
        let place = (seat + self.seats - self.leader) % self.seats;
        self.tricks_left - (place < self.lying) as u8
    }

    /// Returns whether all tricks have been taken.
    #[inline]
    pub const fn is_over(&self) -> bool {
        self.tricks_left == 0
    }

    /// Plays a card of the seat whose turn it is.
    #[inline]
    pub fn play(&mut self, card: Card) {
        let seat = self.turn;
        let bit = 1 << card;
        self.hands[seat] &= !bit;
        self.played_by[seat] |= bit;
        self.played |= bit;
        if self.would_lead(card) {
            self.best = card;
            self.best_seat = seat;
        }
        if !self.manner.unicolore {
            self.follow(seat, card);
        }
        self.lying += 1;
        if self.lying == self.seats {
            self.won[self.best_seat] += 1;
            self.tricks_left -= 1;
            self.begin_trick(self.best_seat);
        } else {
            // A remainder would be a division, which is slow.
            self.turn = if self.turn + 1 == self.seats { 0 } else { self.turn + 1 };
        }
    }

    /// Begins a trick that this seat leads.
    pub const fn begin_trick(&mut self, leader: Seat) {
        self.leader = leader;
        self.turn = leader;
        self.lying = 0;
        self.following = NOT_LED;
    }

    #[inline]
    const fn follow(&mut self, seat: Seat, card: Card) {
        let of = suit_of(card);
        if self.following < NO_SUIT {
            if of < NO_SUIT && of != self.following {
                self.voids[seat] |= 1 << self.following;
            }
        } else if self.following == NOT_LED {
            if is_wizard(card) {
                self.following = FREE;
            } else if of < NO_SUIT {
                self.following = of;
            }
        }
    }

    /// The points of a seat once the round is over.
    pub fn points(&self, seat: Seat) -> i32 {
        let said = i32::from(self.predictions[seat]);
        match said - i32::from(self.won[seat]) {
            0 => 20 + 10 * said,
            off => -10 * off.abs(),
        }
    }

    /// The seat that deals, names trump if it has to be named, and predicts last.
    pub const fn dealer(&self) -> Seat {
        (self.first + self.seats - 1) % self.seats
    }

    /// All seats in the order in which they predict.
    pub fn prediction_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first, self.seats);
        (0..seats).map(move |place| (first + place) % seats)
    }

    /// Plus/minus one: the number that the last player to predict may not predict.
    pub fn forbidden(&self, seat: Seat) -> Option<u8> {
        if !self.manner.bound || seat != self.dealer() {
            return None;
        }
        let others = (0..self.seats).filter(|other| *other != seat);
        let said: u8 = others.map(|other| self.predictions[other]).sum();
        self.cards.checked_sub(said)
    }
}

fn set(cards: &[Card]) -> Cards {
    cards.iter().fold(0, |set, card| set | 1 << card)
}
