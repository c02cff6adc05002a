//! What everybody may see of a card game, and what one seat may see.

use super::card::{Card, CardSet, Suit};
use super::game::{Ask, CardGame, RoundScore};
use super::options::Options;
use crate::rules::{PerSeat, Rules, Seat, SeatCount, SeenPrediction};

/// A trick that has been taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenTrick {
    /// Who played what, in order.
    pub plays: Vec<(Seat, Card)>,
    /// Who took it.
    pub winner: Seat,
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
    /// The suit to follow in it.
    pub suit_to_follow: Option<Suit>,
    /// The trick before.
    pub last_trick: Option<TakenTrick>,
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
            trick: game.trick.plays(seats).collect(),
            suit_to_follow: game.suit_to_follow(),
            last_trick: game.last_trick.as_ref().map(|taken| TakenTrick {
                plays: taken.trick.plays(seats).collect(),
                winner: taken.winner,
            }),
            asked: PerSeat::from_fn(seats, |seat| game.asked(seat).is_some()),
            sheet: game.sheet.to_vec(),
            totals: game.totals(),
            places: game.places,
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
            others: others.map(|(other, cards)| (other, *cards)).collect(),
            prediction: game.predictions[seat],
            ask: game.asked(seat),
        }
    }
}
