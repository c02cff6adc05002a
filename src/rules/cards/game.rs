//! A card game: what it consists of, what happens in it, and how what happened is written down.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::card::{Card, CardSet, Suit};
use super::deal::draw_suits;
use super::options::{Bidding, Clairvoyance, Options, Unplayable};
use super::schedule::{Schedule, schedule};
use super::trick::{Ranking, Trick};
use crate::rules::chance::Draws;
use crate::rules::{PerSeat, Seat, SeatCount};

/// What is settled before the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beginning {
    /// How many play.
    pub seats: SeatCount,
    /// The choices of this game.
    pub options: Options,
    /// The first dealer (drawn).
    pub dealer: Seat,
    /// Unicolore: the suit that each seat owns (drawn).
    pub suits: Option<PerSeat<Suit>>,
}

impl Beginning {
    /// Draws what is drawn once: the first dealer, then the suits of unicolore.
    ///
    /// # Errors
    /// The rule that forbids these choices for that many players.
    pub fn draw(options: Options, seats: SeatCount, draws: &mut Draws) -> Result<Self, Unplayable> {
        options.check_for(seats)?;
        let dealer = Seat::new(draws.below(seats.get() as u32) as u8);
        let suits = options.unicolore.then(|| draw_suits(seats, draws));
        Ok(Self { seats, options, dealer, suits })
    }
}

/// What a seat may do when it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The dealer, after a Wizard was turned up: this suit is trump.
    NameTrump(Suit),
    /// I will win that many tricks.
    Predict(u8),
    /// This card.
    Play(Card),
}

/// What happened; written as in the game's record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A round begins.
    Round {
        /// Its number, from 1.
        round: u8,
        /// How many cards each is dealt.
        cards: u8,
        /// Who deals.
        dealer: Seat,
    },
    /// The cards are dealt.
    Deal {
        /// What everybody holds.
        hands: PerSeat<CardSet>,
        /// The card turned up, if one was left.
        turned: Option<Card>,
    },
    /// Trump is settled.
    Trump {
        /// The trump suit, if there is one.
        suit: Option<Suit>,
        /// The dealer who named it, if somebody had to.
        by: Option<Seat>,
    },
    /// A prediction.
    Predict {
        /// Whose.
        seat: Seat,
        /// How many tricks.
        tricks: u8,
    },
    /// A card is played.
    Play {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A trick is taken.
    Trick {
        /// By whom.
        winner: Seat,
    },
    /// The round is scored.
    Score {
        /// The points of the round.
        points: PerSeat<i16>,
        /// The totals with them.
        totals: PerSeat<i16>,
    },
    /// The game is over.
    End {
        /// The final totals.
        totals: PerSeat<i16>,
        /// Everybody's place; a shared place skips the next.
        places: PerSeat<u8>,
    },
    /// The table was ended before the game was.
    Stopped {},
}

/// What a seat is asked to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// To name a trump suit.
    NameTrump,
    /// To predict 0 to `cards` tricks, but not `forbidden` (plus/minus one).
    Predict {
        /// How many cards were dealt to each.
        cards: u8,
        /// The number that would make the predictions add up.
        forbidden: Option<u8>,
    },
    /// To play one of these cards.
    Play {
        /// What may be played.
        playable: CardSet,
    },
}

/// Why an action is not allowed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// The game waits for others.
    NotYourTurn,
    /// The game asks this seat something else.
    NotTheQuestion(Ask),
    /// A prediction above the number of cards.
    MoreThanCards {
        /// How many cards were dealt to each.
        cards: u8,
    },
    /// Plus/minus one: the predictions would add up to the number of tricks.
    AddsUp {
        /// The number of tricks that they would add up to.
        cards: u8,
    },
    /// This card is not in the hand.
    NotInHand(Card),
    /// The suit must be followed; these cards may be played.
    Follow {
        /// The suit to follow.
        suit: Suit,
        /// What may be played instead.
        playable: CardSet,
    },
}

/// One line of the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundScore {
    /// How many cards each was dealt.
    pub cards: u8,
    /// What everybody predicted.
    pub predictions: PerSeat<u8>,
    /// How many tricks everybody won.
    pub won: PerSeat<u8>,
    /// The points of the round.
    pub points: PerSeat<i16>,
    /// The totals with them.
    pub totals: PerSeat<i16>,
}

/// Where a round stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// Before the first round, or after a round was scored.
    BetweenRounds,
    /// The round is announced, the cards are not dealt.
    Dealing,
    /// Dealt, and trump is not settled.
    SettlingTrump,
    /// Predictions, then tricks.
    Playing,
    /// The game has ended, or was stopped.
    Over,
}

/// A trick, and who took it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TakenTrick {
    pub(super) trick: Trick,
    pub(super) winner: Seat,
}

/// A card game at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardGame {
    pub(super) beginning: Beginning,
    pub(super) stage: Stage,
    pub(super) round: u8,
    pub(super) cards: u8,
    pub(super) dealer: Seat,
    pub(super) turned: Option<Card>,
    pub(super) trump: Option<Suit>,
    pub(super) named_by: Option<Seat>,
    pub(super) hands: PerSeat<CardSet>,
    /// What everybody has played in this round.
    pub(super) played: PerSeat<CardSet>,
    pub(super) predictions: PerSeat<Option<u8>>,
    pub(super) won: PerSeat<u8>,
    pub(super) trick: Trick,
    pub(super) last_trick: Option<TakenTrick>,
    /// For each seat the suits that it has shown not to hold.
    pub(super) shown_void: PerSeat<CardSet>,
    /// Copies of the game share it: each decision is tried on one.
    pub(super) sheet: Arc<Vec<RoundScore>>,
    pub(super) places: Option<PerSeat<u8>>,
}

impl CardGame {
    /// The game before its first round.
    pub(super) fn before_the_first_round(beginning: &Beginning) -> Self {
        let seats = beginning.seats;
        Self {
            beginning: *beginning,
            stage: Stage::BetweenRounds,
            round: 0,
            cards: 0,
            dealer: beginning.dealer,
            turned: None,
            trump: None,
            named_by: None,
            hands: PerSeat::none(seats),
            played: PerSeat::none(seats),
            predictions: PerSeat::none(seats),
            won: PerSeat::none(seats),
            trick: Trick::led_by(beginning.dealer),
            last_trick: None,
            shown_void: PerSeat::none(seats),
            sheet: Arc::default(),
            places: None,
        }
    }

    /// Writes down what happened.
    pub(super) fn write_down(&mut self, event: &Event) {
        match *event {
            Event::Round { round, cards, dealer } => self.begin_round(round, cards, dealer),
            Event::Deal { hands, turned } => {
                self.hands = hands;
                self.turned = turned;
                self.stage = Stage::SettlingTrump;
            }
            Event::Trump { suit, by } => {
                self.trump = suit;
                self.named_by = by;
                self.stage = Stage::Playing;
            }
            Event::Predict { seat, tricks } => self.predictions[seat] = Some(tricks),
            Event::Play { seat, card } => self.play(seat, card),
            Event::Trick { winner } => self.take_trick(winner),
            Event::Score { points, totals } => self.score(points, totals),
            Event::End { places, .. } => {
                self.places = Some(places);
                self.stage = Stage::Over;
            }
            Event::Stopped {} => self.stage = Stage::Over,
        }
    }

    fn begin_round(&mut self, round: u8, cards: u8, dealer: Seat) {
        let seats = self.seats();
        self.stage = Stage::Dealing;
        self.round = round;
        self.cards = cards;
        self.dealer = dealer;
        self.turned = None;
        self.trump = None;
        self.named_by = None;
        self.played = PerSeat::none(seats);
        self.predictions = PerSeat::none(seats);
        self.won = PerSeat::none(seats);
        self.trick = Trick::led_by(seats.left_of(dealer));
        self.shown_void = PerSeat::none(seats);
    }

    fn play(&mut self, seat: Seat, card: Card) {
        if let (Some(led), Some(played)) = (self.trick.suit_to_follow(), card.suit())
            && led != played
            && !self.is_unicolore()
        {
            self.shown_void[seat] = self.shown_void[seat].or(CardSet::suit(led));
        }
        self.hands[seat] = self.hands[seat].without(card);
        self.played[seat] = self.played[seat].with(card);
        self.trick.play(card);
    }

    fn take_trick(&mut self, winner: Seat) {
        self.won[winner] += 1;
        self.last_trick = Some(TakenTrick { trick: self.trick, winner });
        self.trick = Trick::led_by(winner);
    }

    fn score(&mut self, points: PerSeat<i16>, totals: PerSeat<i16>) {
        self.stage = Stage::BetweenRounds;
        let predictions = self.predictions.map(Option::unwrap_or_default);
        let (cards, won) = (self.cards, self.won);
        Arc::make_mut(&mut self.sheet).push(RoundScore { cards, predictions, won, points, totals });
    }

    /// How many play.
    pub fn seats(&self) -> SeatCount {
        self.beginning.seats
    }

    /// The choices of this game.
    pub fn options(&self) -> &Options {
        &self.beginning.options
    }

    /// The deal sizes of this game.
    pub(super) fn schedule(&self) -> Schedule {
        schedule(self.options(), self.seats())
    }

    /// The totals so far.
    pub fn totals(&self) -> PerSeat<i16> {
        self.sheet.last().map_or(PerSeat::none(self.seats()), |round| round.totals)
    }

    /// The rounds scored so far.
    pub fn sheet(&self) -> &[RoundScore] {
        &self.sheet
    }

    /// Everybody's place, once the game has been played to its end.
    pub fn places(&self) -> Option<&PerSeat<u8>> {
        self.places.as_ref()
    }

    /// Whether the game has ended or was stopped.
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    pub(super) const fn is_unicolore(&self) -> bool {
        self.beginning.suits.is_some()
    }

    pub(super) const fn ranking(&self) -> Ranking {
        if self.is_unicolore() { Ranking::Unicolore } else { Ranking::Trump(self.trump) }
    }

    pub(super) fn everybody_predicted(&self) -> bool {
        self.predictions.values().iter().all(Option::is_some)
    }

    pub(super) fn tricks_taken(&self) -> u8 {
        self.won.values().iter().sum()
    }

    /// Whether hands are held outward now: everybody sees all cards but their own.
    pub(super) fn is_clairvoyant(&self) -> bool {
        let round_counts = match self.options().clairvoyance {
            Clairvoyance::Off => false,
            Clairvoyance::FirstRound => self.round == 1,
            Clairvoyance::EveryRound => true,
        };
        round_counts && !self.everybody_predicted()
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
