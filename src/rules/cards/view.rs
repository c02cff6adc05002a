//! What everybody may see of a card game, and what one seat may see.

use super::ask::Ask;
use super::card::{Card, CardSet, Suit};
use super::game::{self, CardGame, RoundScore};
use super::options::{Bidding, Clairvoyance, Options};
use crate::rules::{PerSeat, Rules, Seat, SeatCount, SeenPrediction};

/// A trick that has been taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenTrick {
    /// Who played what, in order.
    pub plays: Vec<(Seat, Card)>,
    /// Who took it.
    pub winner: Seat,
}

impl TakenTrick {
    fn of(taken: &game::TakenTrick) -> Self {
        Self { plays: taken.trick.plays().to_vec(), winner: taken.winner }
    }
}

/// What everybody may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableView {
    /// How many play.
    pub seats: SeatCount,
    /// The choices of this game.
    pub options: Options,
    /// Unicolore: the suit that each seat owns.
    pub suits: Option<PerSeat<Suit>>,
    /// The round's number, from 1 (0 before the first).
    pub round: u8,
    /// How many rounds the game has.
    pub rounds: u8,
    /// How many cards each was dealt.
    pub cards: u8,
    /// Who deals.
    pub dealer: Seat,
    /// The card turned up.
    pub turned: Option<Card>,
    /// The trump suit.
    pub trump: Option<Suit>,
    /// Who named it, if somebody had to.
    pub named_by: Option<Seat>,
    /// What everybody said.
    pub predictions: PerSeat<SeenPrediction<u8>>,
    /// Whether everybody has said something.
    pub everybody_predicted: bool,
    /// Whether everybody sees all cards but their own now.
    pub clairvoyant: bool,
    /// How many tricks everybody has won in this round.
    pub won: PerSeat<u8>,
    /// The trick on the table: who played what, in order.
    pub trick: Vec<(Seat, Card)>,
    /// Who takes it if nothing more is played.
    pub leading: Option<Seat>,
    /// The suit to follow in it.
    pub suit_to_follow: Option<Suit>,
    /// The trick before, be it of this round or the last of the one before.
    pub last_trick: Option<TakenTrick>,
    /// The one before that, of the same round. The last trick of a round plays itself: who looks sees both
    /// at once.
    pub second_last_trick: Option<TakenTrick>,
    /// Whom the game waits for.
    pub asked: PerSeat<bool>,
    /// The rounds scored so far.
    pub sheet: Vec<RoundScore>,
    /// The totals so far.
    pub totals: PerSeat<i16>,
    /// Everybody's place, once the game has been played to its end.
    pub places: Option<PerSeat<u8>>,
    /// Whether the game has ended or was stopped.
    pub over: bool,
}

impl TableView {
    pub(super) fn of(game: &CardGame) -> Self {
        let seats = game.seats();
        let shown = game.predictions_are_shown();
        Self {
            seats,
            options: *game.options(),
            suits: game.beginning.suits,
            round: game.round,
            rounds: game.schedule().len() as u8,
            cards: game.cards,
            dealer: game.dealer,
            turned: game.turned,
            trump: game.trump,
            named_by: game.named_by,
            predictions: game.predictions.map(|said| match said {
                None => SeenPrediction::NotMade,
                Some(tricks) if shown => SeenPrediction::Shown(tricks),
                Some(_) => SeenPrediction::Covered,
            }),
            everybody_predicted: game.everybody_predicted(),
            clairvoyant: game.is_clairvoyant(),
            won: game.won,
            trick: game.trick.plays().to_vec(),
            leading: game.trick.winner(game.ranking()),
            suit_to_follow: game.suit_to_follow(),
            last_trick: game.last_tricks().next().map(TakenTrick::of),
            second_last_trick: game.last_tricks().nth(1).map(TakenTrick::of),
            asked: PerSeat::from_fn(seats, |seat| game.asked(seat).is_some()),
            sheet: game.sheet.to_vec(),
            totals: game.totals(),
            places: game.places().copied(),
            over: game.is_over(),
        }
    }

    /// How many tricks have been said so far, where that is for all to see.
    pub fn said(&self) -> Option<u8> {
        self.predictions
            .values()
            .iter()
            .map(|prediction| match prediction {
                SeenPrediction::NotMade => Some(0),
                SeenPrediction::Covered => None,
                SeenPrediction::Shown(tricks) => Some(*tricks),
            })
            .sum()
    }

    /// How many tricks of this round have been taken.
    pub fn tricks_taken(&self) -> u8 {
        self.won.values().iter().sum()
    }

    /// The trick before, unless it was the last one of another round.
    pub fn taken_in_this_round(&self) -> Option<&TakenTrick> {
        self.last_trick.as_ref().filter(|_| self.tricks_taken() > 0)
    }

    /// Whether the game waits for the dealer to name the trump suit.
    pub fn trump_is_to_be_named(&self) -> bool {
        self.turned == Some(Card::Wizard) && self.trump.is_none()
    }

    /// Those whom the game waits for.
    pub fn waited_for(&self) -> impl Iterator<Item = Seat> {
        self.asked.iter().filter_map(|(seat, asked)| asked.then_some(seat))
    }
}

/// A seat's own cards, as it sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// These.
    Seen(CardSet),
    /// Clairvoyance: they are held outward; there are that many.
    HeldOutward(usize),
}

/// What everybody and this seat may see, and what it may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// Whose view it is.
    pub seat: Seat,
    /// What everybody may see.
    pub table: TableView,
    /// The seat's own cards.
    pub hand: Hand,
    /// What the seat has played in this round.
    pub played: CardSet,
    /// Everything that was played in this round, in order, the trick on the table included: who sits at the table
    /// has seen it.
    pub plays: Vec<(Seat, Card)>,
    /// Clairvoyance: everybody else's cards.
    pub others: Vec<(Seat, CardSet)>,
    /// What the seat itself said.
    pub prediction: Option<u8>,
    /// What the seat is asked to decide.
    pub ask: Option<Ask>,
}

impl SeatView {
    pub(super) fn of(game: &CardGame, seat: Seat) -> Self {
        let hand = game.hands[seat];
        let clairvoyant = game.is_clairvoyant();
        let others = game.hands.iter().filter(|(other, _)| clairvoyant && *other != seat);
        Self {
            seat,
            table: TableView::of(game),
            hand: if clairvoyant { Hand::HeldOutward(hand.len()) } else { Hand::Seen(hand) },
            plays: game.plays().collect(),
            played: game.plays().filter(|play| play.0 == seat).map(|(_, card)| card).collect(),
            others: others.map(|(other, cards)| (other, *cards)).collect(),
            prediction: game.predictions[seat],
            ask: game.asked(seat),
        }
    }

    /// What the seat was dealt in this round; `None` while it holds its cards outward.
    pub fn dealt(&self) -> Option<CardSet> {
        match self.hand {
            Hand::Seen(hand) => Some(self.played.cards().fold(hand, CardSet::with)),
            Hand::HeldOutward(_) => None,
        }
    }
}

/// Who may see what.
impl CardGame {
    /// Whether hands are held outward now: everybody sees all cards but their own.
    pub(super) fn is_clairvoyant(&self) -> bool {
        self.is_clairvoyant_round() && !self.everybody_predicted()
    }

    /// Whether hands are, or were, held outward in this round while predictions were made.
    pub(super) fn is_clairvoyant_round(&self) -> bool {
        match self.options().clairvoyance {
            Clairvoyance::Off => false,
            Clairvoyance::FirstRound => self.round == 1,
            Clairvoyance::EveryRound => true,
        }
    }

    /// Whether everybody may see all predictions of this round.
    pub(super) fn predictions_are_shown(&self) -> bool {
        match self.options().bidding {
            Bidding::Open => true,
            Bidding::Covered => self.everybody_predicted(),
            Bidding::Secret => self.sheet.len() == usize::from(self.round),
        }
    }
}
