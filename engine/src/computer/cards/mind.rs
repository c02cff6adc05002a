//! The learned knowledge of a player: the value of each prediction and each card.

use std::sync::LazyLock;

use super::facts::{self, Facts};
use super::round::{Card, Cards, Round, Seat, UNKNOWN, each};
use crate::computer::network::Network;
use crate::computer::packed::{packed, unpacked};

/// The width of the first layer of the network for cards.
pub const CARD_SUMS: usize = 128;
/// The width of the first layer of the network for predictions.
pub const PREDICTION_SUMS: usize = 96;
/// The number of possible predictions, 0 to 20.
pub const PREDICTIONS: usize = 21;

/// The network for playing a card. Its outputs are the probability of an exact prediction, the
/// expected number of tricks by which it is missed, and the other players' mean points in tens.
pub type PlayNetwork = Network<CARD_SUMS, 3>;
/// The network for predicting. Its outputs are the values of the predictions in tens of points.
pub type PredictionNetwork = Network<PREDICTION_SUMS, PREDICTIONS>;

/// Both networks for a kind of game.
#[derive(Clone, PartialEq)]
pub struct Mind {
    pub play: PlayNetwork,
    pub prediction: PredictionNetwork,
    /// The gain if all other players lose one point, as a fraction of a point.
    pub envy: f32,
}

/// The consequences of a card.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    pub card: Card,
    /// The value of the card in tens of points; only differences are meaningful.
    pub value: f32,
    /// The probability of an exact prediction, about 0 to 1.
    pub exact: f32,
    /// The expected number of tricks by which the prediction will be missed.
    pub miss: f32,
    /// The expected points of the other players in the round, on average, in tens.
    pub others: f32,
}

/// The gain to computer players in games if all other players lose one point, as a fraction of a
/// point.
pub const ENVY: f32 = 0.5;

static CLASSIC: LazyLock<Mind> =
    LazyLock::new(|| Mind::read(include_bytes!("weights/classic.bin"), ENVY));
static UNICOLORE: LazyLock<Mind> =
    LazyLock::new(|| Mind::read(include_bytes!("weights/unicolore.bin"), ENVY));

impl Mind {
    /// The knowledge for this kind of game.
    pub fn of(round: &Round) -> &'static Self {
        if round.manner.unicolore { &UNICOLORE } else { &CLASSIC }
    }

    /// A mind whose weights are all zero.
    pub fn blank(envy: f32) -> Self {
        Self {
            play: Network::zero(facts::play::ROWS),
            prediction: Network::zero(facts::prediction::ROWS),
            envy,
        }
    }

    /// Reads a file that [`Mind::write`] produced. Weights that cannot be read are zero.
    pub fn read(file: &[u8], envy: f32) -> Self {
        let numbers = unpacked(file);
        let (play, prediction) = numbers.split_at(numbers.len().min(PLAY_WEIGHTS));
        Self {
            play: Network::of_numbers(facts::play::ROWS, play),
            prediction: Network::of_numbers(facts::prediction::ROWS, prediction),
            envy,
        }
    }

    /// The mind as a file: the network for cards, then the network for predictions.
    ///
    /// # Errors
    /// The compressor ran out of memory.
    pub fn write(&self) -> std::io::Result<Vec<u8>> {
        packed(self.play.numbers().chain(self.prediction.numbers()))
    }

    /// The value of each prediction to a seat with this hand, in tens of points. Only the values up
    /// to the number of cards are meaningful.
    pub fn predictions(&self, round: &Round, seat: Seat, hand: Cards) -> [f32; PREDICTIONS] {
        let mut facts = Facts::new();
        facts::prediction::facts(round, seat, hand, &mut facts);
        self.prediction.answer(&self.prediction.sums(&facts))
    }

    /// The allowed prediction of the highest value to a seat with this hand.
    pub fn predict(&self, round: &Round, seat: Seat, hand: Cards) -> u8 {
        best_prediction(&self.predictions(round, seat, hand), round.cards, round.forbidden(seat))
    }

    /// Reports the value of each card that the seat may play; of equivalent cards, one.
    #[inline]
    pub fn cards(&self, round: &Round, tell: impl FnMut(Outlook)) {
        self.outlooks(round, |unseen| facts::distinct::distinct(round, unseen), tell);
    }

    /// The value of this card, in tens of points, if the seat whose turn it is may play it.
    pub fn worth(&self, round: &Round, card: Card) -> f32 {
        let mut worth = 0.0;
        self.outlooks(round, |_| 1 << card, |outlook| worth = outlook.value);
        worth
    }

    /// Reports the values of the cards that `cards` chooses, given the unseen ones.
    #[inline]
    fn outlooks(
        &self,
        round: &Round,
        cards: impl FnOnce(Cards) -> Cards,
        mut tell: impl FnMut(Outlook),
    ) {
        let mut common = Facts::new();
        let glance = facts::play::common(round, &mut common);
        let sums = self.play.sums(&common);
        let said = round.predictions[round.turn];
        let stake = 2.0 + f32::from(if said == UNKNOWN { 0 } else { said });
        for card in each(cards(glance.unseen)) {
            let (mut more, mut less) = (Facts::new(), Facts::new());
            facts::card::of_card(round, &glance, card, &mut more, &mut less);
            let mut sums = sums;
            self.play.add(&mut sums, &more);
            self.play.take(&mut sums, &less);
            let [exact, miss, others] = self.play.answer(&sums);
            let value = stake * exact - miss - self.envy * others;
            tell(Outlook { card, value, exact, miss, others });
        }
    }

    /// The best card and its value.
    #[inline]
    pub fn best(&self, round: &Round) -> Outlook {
        let mut best = Outlook { card: 0, value: f32::MIN, exact: 0.0, miss: 0.0, others: 0.0 };
        self.cards(round, |outlook| {
            if outlook.value > best.value {
                best = outlook;
            }
        });
        best
    }

    /// The card to play.
    #[inline]
    pub fn play(&self, round: &Round) -> Card {
        let playable = round.playable();
        if playable & playable.wrapping_sub(1) == 0 {
            playable.trailing_zeros() as Card
        } else {
            self.best(round).card
        }
    }
}

/// The allowed prediction of the highest value; of equal ones the lowest.
pub fn best_prediction(worth: &[f32; PREDICTIONS], cards: u8, forbidden: Option<u8>) -> u8 {
    let allowed = (0..=cards).filter(|tricks| Some(*tricks) != forbidden);
    let better = |best: u8, next: u8| {
        if worth[usize::from(next)] > worth[usize::from(best)] { next } else { best }
    };
    allowed.reduce(better).unwrap_or(0)
}

const PLAY_WEIGHTS: usize = PlayNetwork::size(facts::play::ROWS);
