//! What a player has learned: what each prediction and each card is worth.

use std::sync::LazyLock;

use super::facts::{self, Facts};
use super::round::{Card, Cards, Round, Seat, UNKNOWN, each};
use crate::computer::network::Network;
use crate::computer::packed::{packed, unpacked};

/// How many sums the first layer of the network for cards has.
pub const CARD_SUMS: usize = 128;
/// How many sums the first layer of the network for predictions has.
pub const PREDICTION_SUMS: usize = 96;
/// A prediction is one of 0 to 20.
pub const PREDICTIONS: usize = 21;

/// The network that a card is played by. Out come the chance to end exact, by how many tricks it is missed on
/// average, and what the others score on average in tens of points.
pub type PlayNetwork = Network<CARD_SUMS, 3>;
/// The network that a prediction is made by. Out comes what each prediction is worth in tens of points.
pub type PredictionNetwork = Network<PREDICTION_SUMS, PREDICTIONS>;

/// Both networks of a way to play.
#[derive(Clone, PartialEq)]
pub struct Mind {
    /// For cards.
    pub play: PlayNetwork,
    /// For predictions.
    pub prediction: PredictionNetwork,
    /// How much of a point it is worth when all others lose one.
    pub envy: f32,
}

/// What a card comes to.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    /// Which.
    pub card: Card,
    /// What it is worth, in tens of points; only differences mean something.
    pub value: f32,
    /// The chance to end exact, about 0 to 1.
    pub exact: f32,
    /// By how many tricks the prediction will be missed on average.
    pub miss: f32,
}

/// How much of a point it is worth to those who play when all others lose one.
pub const ENVY: f32 = 0.5;

static CLASSIC: LazyLock<Mind> =
    LazyLock::new(|| Mind::read(include_bytes!("weights/classic.bin"), ENVY));
static UNICOLORE: LazyLock<Mind> =
    LazyLock::new(|| Mind::read(include_bytes!("weights/unicolore.bin"), ENVY));

impl Mind {
    /// What was learned for this way to play.
    pub fn of(round: &Round) -> &'static Self {
        if round.manner.unicolore { &UNICOLORE } else { &CLASSIC }
    }

    /// All weights zero.
    pub fn blank(envy: f32) -> Self {
        Self {
            play: Network::zero(facts::play::ROWS),
            prediction: Network::zero(facts::prediction::ROWS),
            envy,
        }
    }

    /// From a file that [`Mind::write`] gave. What cannot be read is zero.
    pub fn read(file: &[u8], envy: f32) -> Self {
        let numbers = unpacked(file);
        let (play, prediction) = numbers.split_at(numbers.len().min(PLAY_WEIGHTS));
        Self {
            play: Network::of_numbers(facts::play::ROWS, play),
            prediction: Network::of_numbers(facts::prediction::ROWS, prediction),
            envy,
        }
    }

    /// As a file: the cards' network, then the predictions'.
    ///
    /// # Errors
    /// There is no memory for it.
    pub fn write(&self) -> std::io::Result<Vec<u8>> {
        packed(self.play.numbers().chain(self.prediction.numbers()))
    }

    /// What each prediction would be worth to a seat with this hand, in tens of points: those up to the number
    /// of cards mean something.
    pub fn predictions(&self, round: &Round, seat: Seat, hand: Cards) -> [f32; PREDICTIONS] {
        let mut facts = Facts::new();
        facts::prediction::facts(round, seat, hand, &mut facts);
        self.prediction.answer(&self.prediction.sums(&facts))
    }

    /// The prediction that is worth most to a seat with this hand, of those that are allowed.
    pub fn predict(&self, round: &Round, seat: Seat, hand: Cards) -> u8 {
        best_prediction(&self.predictions(round, seat, hand), round.cards, round.forbidden(seat))
    }

    /// What each card that the seat may play is worth; of cards that come to the same, one.
    #[inline]
    pub fn cards(&self, round: &Round, tell: impl FnMut(Outlook)) {
        self.outlooks(round, |unseen| facts::distinct::distinct(round, unseen), tell);
    }

    /// What this card is worth, in tens of points, if the seat whose turn it is may play it.
    pub fn worth(&self, round: &Round, card: Card) -> f32 {
        let mut worth = 0.0;
        self.outlooks(round, |_| 1 << card, |outlook| worth = outlook.value);
        worth
    }

    /// What these cards are worth, which are chosen by what is unseen.
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
            tell(Outlook { card, value, exact, miss });
        }
    }

    /// The best card, and what it is worth.
    #[inline]
    pub fn best(&self, round: &Round) -> Outlook {
        let mut best = Outlook { card: 0, value: f32::MIN, exact: 0.0, miss: 0.0 };
        self.cards(round, |outlook| {
            if outlook.value > best.value {
                best = outlook;
            }
        });
        best
    }

    /// The card that is played.
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

/// The prediction that is worth most of those that are allowed; of equals the lowest.
pub fn best_prediction(worth: &[f32; PREDICTIONS], cards: u8, forbidden: Option<u8>) -> u8 {
    let allowed = (0..=cards).filter(|tricks| Some(*tricks) != forbidden);
    let better = |best: u8, next: u8| {
        if worth[usize::from(next)] > worth[usize::from(best)] { next } else { best }
    };
    allowed.reduce(better).unwrap_or(0)
}

const PLAY_WEIGHTS: usize = PlayNetwork::size(facts::play::ROWS);
