//! A second implementation of the rule books, with plain lists of cards and without optimization.

use engine::rules::Seat;
use engine::rules::cards::{
    Ask, Beginning, Bidding, Card, CardSet, Clairvoyance, Event, Options, PlusMinusOne, Suit,
};

/// The cards of a trick with their players, in order, and its winner.
pub type TakenTrick = (Vec<(usize, Card)>, usize);

/// Everything that an observer who sees all hands has written down.
#[derive(Clone, Debug)]
pub struct Book {
    pub options: Options,
    pub seats: usize,
    pub suits: Option<Vec<Suit>>,
    pub round: u8,
    pub cards: u8,
    pub dealer: usize,
    pub dealt: Vec<Vec<Card>>,
    pub hands: Vec<Vec<Card>>,
    pub turned: Option<Card>,
    pub trump: Option<Suit>,
    pub predictions: Vec<Option<u8>>,
    pub trick: Vec<(usize, Card)>,
    pub last_trick: Option<TakenTrick>,
    /// The second-last trick of this round.
    pub second_last_trick: Option<TakenTrick>,
    pub leader: usize,
    pub won: Vec<u8>,
    /// The points of each round, in order of seats.
    pub points: Vec<Vec<i16>>,
    pub settled: bool,
    pub over: bool,
}

impl Book {
    pub fn open(beginning: &Beginning) -> Self {
        let seats = beginning.seats.get();
        Self {
            options: beginning.options,
            seats,
            suits: beginning.suits.map(|suits| suits.values().to_vec()),
            round: 0,
            cards: 0,
            dealer: beginning.dealer.index(),
            dealt: vec![Vec::new(); seats],
            hands: vec![Vec::new(); seats],
            turned: None,
            trump: None,
            predictions: vec![None; seats],
            trick: Vec::new(),
            last_trick: None,
            second_last_trick: None,
            leader: 0,
            won: vec![0; seats],
            points: Vec::new(),
            settled: false,
            over: false,
        }
    }

    pub fn hear(&mut self, event: &Event) {
        match event {
            Event::Round { round, cards, dealer } => self.new_round(*round, *cards, *dealer),
            Event::Deal { hands, turned } => {
                self.dealt = hands.values().iter().map(|hand| hand.cards().collect()).collect();
                self.hands = self.dealt.clone();
                self.turned = *turned;
            }
            Event::Trump { suit, .. } => {
                self.trump = *suit;
                self.settled = true;
            }
            Event::Predict { seat, tricks } => self.predictions[seat.index()] = Some(*tricks),
            Event::Play { seat, card } => {
                let hand = &mut self.hands[seat.index()];
                hand.remove(hand.iter().position(|held| held == card).unwrap());
                self.trick.push((seat.index(), *card));
            }
            Event::Trick { winner } => {
                self.leader = winner.index();
                let is_first = self.won.iter().sum::<u8>() == 0;
                self.second_last_trick = self.last_trick.take().filter(|_| !is_first);
                self.won[self.leader] += 1;
                self.last_trick = Some((std::mem::take(&mut self.trick), self.leader));
            }
            Event::Score { points, .. } => {
                self.points.push(points.values().to_vec());
                self.settled = false;
            }
            Event::End { .. } | Event::Stopped {} => self.over = true,
        }
    }

    fn new_round(&mut self, round: u8, cards: u8, dealer: Seat) {
        self.round = round;
        self.cards = cards;
        self.dealer = dealer.index();
        self.leader = self.left_of(self.dealer);
        self.turned = None;
        self.trump = None;
        self.settled = false;
        self.predictions = vec![None; self.seats];
        self.won = vec![0; self.seats];
    }

    pub fn left_of(&self, seat: usize) -> usize {
        (seat + 1) % self.seats
    }

    pub fn totals(&self) -> Vec<i16> {
        (0..self.seats).map(|seat| self.points.iter().map(|points| points[seat]).sum()).collect()
    }

    pub fn everybody_predicted(&self) -> bool {
        self.predictions.iter().all(Option::is_some)
    }

    pub fn round_is_scored(&self) -> bool {
        self.points.len() == usize::from(self.round)
    }

    /// Returns whether hands are held outward: until all predictions are made, including while
    /// trump is named.
    pub fn is_clairvoyant(&self) -> bool {
        let in_this_round = match self.options.clairvoyance {
            Clairvoyance::Off => false,
            Clairvoyance::FirstRound => self.round == 1,
            Clairvoyance::EveryRound => true,
        };
        in_this_round && !self.everybody_predicted()
    }

    /// The question to this seat, when the game waits for its players.
    pub fn ask(&self, seat: usize) -> Option<Ask> {
        if self.over {
            return None;
        }
        if !self.settled {
            return (seat == self.dealer).then_some(Ask::NameTrump);
        }
        if !self.everybody_predicted() {
            let turn = match self.options.bidding {
                Bidding::Open => self.next_to_predict() == seat,
                Bidding::Covered | Bidding::Secret => self.predictions[seat].is_none(),
            };
            let forbidden = self.forbidden().filter(|_| seat == self.dealer);
            return turn.then_some(Ask::Predict { cards: self.cards, forbidden });
        }
        let turn = (self.leader + self.trick.len()) % self.seats;
        (turn == seat).then(|| Ask::Play { playable: self.playable(seat) })
    }

    fn next_to_predict(&self) -> usize {
        let made = self.predictions.iter().flatten().count();
        (self.dealer + 1 + made) % self.seats
    }

    /// The prediction that the dealer may not make once all others have predicted.
    fn forbidden(&self) -> Option<u8> {
        let said: u8 = self.predictions.iter().flatten().sum();
        if self.predictions.iter().flatten().count() + 1 < self.seats || said > self.cards {
            return None;
        }
        let adds_up = self.cards - said;
        let bound = match self.options.plus_minus_one {
            PlusMinusOne::Off => false,
            PlusMinusOne::Strict => true,
            PlusMinusOne::Tournament => self.cards != 1,
            PlusMinusOne::Late => ![1, 2, 3].contains(&self.round),
            PlusMinusOne::Canadian => {
                let (totals, own) = (self.totals(), self.totals()[self.dealer]);
                adds_up != 0 && totals.iter().filter(|total| **total >= own).count() == 1
            }
        };
        bound.then_some(adds_up)
    }

    /// The suit of the first card that is not a Jester, unless that card is a Wizard.
    pub fn suit_to_follow(&self) -> Option<Suit> {
        if self.options.unicolore {
            return None;
        }
        for (_, card) in &self.trick {
            match card {
                Card::Jester => {}
                Card::Wizard => return None,
                Card::Suited(suit, _) => return Some(*suit),
            }
        }
        None
    }

    fn playable(&self, seat: usize) -> CardSet {
        let follow = self.suit_to_follow();
        let hand = &self.hands[seat];
        let must_follow = follow.is_some() && hand.iter().any(|card| card.suit() == follow);
        let allowed = |card: &&Card| !must_follow || card.suit().is_none() || card.suit() == follow;
        hand.iter().filter(allowed).copied().collect()
    }

    /// The winner of the current trick.
    pub fn winner(&self) -> usize {
        let first = |wanted: &dyn Fn(Card) -> bool| {
            self.trick.iter().find(|(_, card)| wanted(*card)).map(|(seat, _)| *seat)
        };
        let highest = |of: &dyn Fn(Suit) -> bool| {
            (1..=13).rev().find_map(|number| {
                first(&|card| matches!(card, Card::Suited(suit, rank) if of(suit) && rank.number() == number))
            })
        };
        let of_any_suit = |_: Suit| self.options.unicolore;
        first(&|card| card == Card::Wizard)
            .or_else(|| highest(&of_any_suit))
            .or_else(|| highest(&|suit| Some(suit) == self.trump))
            .or_else(|| highest(&|suit| Some(suit) == self.suit_to_follow()))
            .unwrap_or(self.trick[0].0)
    }
}
