//! The public view of a card game, and the view of one seat.

use super::ask::Ask;
use super::card::{Card, CardSet, Suit};
use super::game::{CardGame, RoundScore};
use super::options::{Bidding, Clairvoyance, Options};
use super::round;
use crate::rules::{PerSeat, Rules, Seat, SeatCount, SeenPrediction};

/// A trick that has been taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenTrick {
    /// The cards played with their seats, in order.
    pub plays: Vec<(Seat, Card)>,
    pub winner: Seat,
}

impl TakenTrick {
    fn of(taken: &round::TakenTrick) -> Self {
        Self { plays: taken.trick.plays().to_vec(), winner: taken.winner }
    }
}

/// Everything that is public.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableView {
    pub seats: SeatCount,
    pub options: Options,
    /// Unicolore: the suit that each seat owns.
    pub suits: Option<PerSeat<Suit>>,
    /// The number of the round, from 1 (0 before the first).
    pub round: u8,
    /// The number of rounds of the game.
    pub rounds: u8,
    /// The number of cards dealt to each player.
    pub cards: u8,
    pub dealer: Seat,
    pub turned: Option<Card>,
    pub trump: Option<Suit>,
    /// The dealer who named the trump suit, if one had to be named.
    pub named_by: Option<Seat>,
    pub predictions: PerSeat<SeenPrediction<u8>>,
    pub everybody_predicted: bool,
    /// True while all players see all cards but their own.
    pub clairvoyant: bool,
    /// The number of tricks each seat has won in this round.
    pub won: PerSeat<u8>,
    /// The trick on the table: the cards played with their seats, in order.
    pub trick: Vec<(Seat, Card)>,
    /// The winner of the trick if no more cards are played.
    pub leading: Option<Seat>,
    pub suit_to_follow: Option<Suit>,
    /// The previous trick: of this round, or the last one of the previous round.
    pub last_trick: Option<TakenTrick>,
    /// The trick before the last one, of the same round. The last trick of a round is played
    /// automatically, so players see the last two tricks at once.
    pub second_last_trick: Option<TakenTrick>,
    /// True for the seats that the game waits for.
    pub asked: PerSeat<bool>,
    /// The rounds scored so far.
    pub sheet: Vec<RoundScore>,
    /// The totals so far.
    pub totals: PerSeat<i16>,
    /// The final place of each seat, once the game has been played to its end.
    pub places: Option<PerSeat<u8>>,
    /// True if the game has ended or was stopped.
    pub over: bool,
}

impl TableView {
    /// Returns whether it is certain that no other round follows this one.
    pub const fn is_last_round(&self) -> bool {
        self.round >= self.rounds
    }

    pub(super) fn of(game: &CardGame) -> Self {
        let seats = game.seats();
        let shown = game.predictions_are_shown();
        let (announced, round) = (game.announced(), game.round());
        Self {
            seats,
            options: *game.options(),
            suits: game.beginning.suits,
            round: game.round_number(),
            rounds: game.schedule().len() as u8,
            cards: announced.map_or(0, |announced| announced.cards),
            dealer: game.dealer(),
            turned: game.dealt().and_then(|deal| deal.turned),
            trump: round.and_then(|round| round.trump),
            named_by: round.and_then(|round| round.named_by),
            predictions: game.predictions().map(|said| match said {
                None => SeenPrediction::NotMade,
                Some(tricks) if shown => SeenPrediction::Shown(tricks),
                Some(_) => SeenPrediction::Covered,
            }),
            everybody_predicted: game.everybody_predicted(),
            clairvoyant: game.is_clairvoyant(),
            won: round.map_or(PerSeat::none(seats), |round| round.won),
            trick: round.map(|round| round.trick.plays().to_vec()).unwrap_or_default(),
            leading: round.and_then(|round| round.trick.winner(game.ranking())),
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

    /// The sum of the predictions made so far, if all of them are public.
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

    /// The number of tricks taken in this round.
    pub fn tricks_taken(&self) -> u8 {
        self.won.values().iter().sum()
    }

    /// The previous trick, if it is of this round.
    pub fn taken_in_this_round(&self) -> Option<&TakenTrick> {
        self.last_trick.as_ref().filter(|_| self.tricks_taken() > 0)
    }

    /// Returns whether the game waits for the dealer to name the trump suit.
    pub fn trump_is_to_be_named(&self) -> bool {
        self.turned == Some(Card::Wizard) && self.trump.is_none()
    }

    /// The seats that the game waits for.
    pub fn waited_for(&self) -> impl Iterator<Item = Seat> {
        self.asked.iter().filter_map(|(seat, asked)| asked.then_some(seat))
    }
}

/// A seat's own cards, as it sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    Seen(CardSet),
    /// Clairvoyance: the player holds this number of cards outward and does not see them.
    HeldOutward(usize),
}

/// Everything that one seat may see, and its allowed actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// The seat whose view this is.
    pub seat: Seat,
    pub table: TableView,
    /// The seat's own cards.
    pub hand: Hand,
    /// The cards that the seat has played in this round.
    pub played: CardSet,
    /// All cards played in this round, in order, including the trick on the table: everyone at the
    /// table has seen them.
    pub plays: Vec<(Seat, Card)>,
    /// Clairvoyance: the cards of all other players.
    pub others: Vec<(Seat, CardSet)>,
    /// The seat's own prediction.
    pub prediction: Option<u8>,
    /// The question that the seat has to answer.
    pub ask: Option<Ask>,
}

impl SeatView {
    pub(super) fn of(game: &CardGame, seat: Seat) -> Self {
        let hand = game.hand(seat);
        let clairvoyant = game.is_clairvoyant();
        let others = game.seats().seats().filter(|other| clairvoyant && *other != seat);
        Self {
            seat,
            table: TableView::of(game),
            hand: if clairvoyant { Hand::HeldOutward(hand.len()) } else { Hand::Seen(hand) },
            plays: game.plays().collect(),
            played: game.plays().filter(|play| play.0 == seat).map(|(_, card)| card).collect(),
            others: others.map(|other| (other, game.hand(other))).collect(),
            prediction: game.predictions()[seat],
            ask: game.asked(seat),
        }
    }

    /// The cards that the seat was dealt in this round; `None` while it holds its cards outward.
    pub fn dealt(&self) -> Option<CardSet> {
        match self.hand {
            Hand::Seen(hand) => Some(self.played.cards().fold(hand, CardSet::with)),
            Hand::HeldOutward(_) => None,
        }
    }
}

/// The rules of who may see what.
impl CardGame {
    /// Returns whether hands are held outward now: players see all cards but their own.
    pub(super) fn is_clairvoyant(&self) -> bool {
        self.is_clairvoyant_round() && !self.everybody_predicted()
    }

    /// Returns whether hands are, or were, held outward during the predictions of this round.
    pub(super) fn is_clairvoyant_round(&self) -> bool {
        match self.options().clairvoyance {
            Clairvoyance::Off => false,
            Clairvoyance::FirstRound => self.round_number() == 1,
            Clairvoyance::EveryRound => true,
        }
    }

    /// Returns whether all predictions of this round are public.
    pub(super) fn predictions_are_shown(&self) -> bool {
        match self.options().bidding {
            Bidding::Open => true,
            Bidding::Covered => self.everybody_predicted(),
            Bidding::Secret => self.sheet.len() == usize::from(self.round_number()),
        }
    }
}
