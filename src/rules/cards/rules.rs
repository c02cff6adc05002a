//! The rules: who is asked what, what may be answered, and what follows by itself.

use rand::Rng;

use super::card::{Card, CardSet, Suit};
use super::deal::{deal, deal_unicolore};
use super::game::{Action, Ask, Beginning, CardGame, Event, Refusal, Stage};
use super::options::{Bidding, Options, PlusMinusOne, Unplayable};
use super::scoring::{final_places, points};
use super::view::{SeatView, TableView};
use super::world;
use crate::rules::{Chance, PerSeat, Rules, Seat};

impl Rules for CardGame {
    type Options = Options;
    type Beginning = Beginning;
    type Unplayable = Unplayable;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type Ask = Ask;
    type TableView = TableView;
    type SeatView = SeatView;

    fn new(beginning: &Beginning) -> Self {
        Self::before_the_first_round(beginning)
    }

    fn consequence(&self, chance: &Chance) -> Option<Event> {
        match self.stage {
            Stage::BetweenRounds => Some(self.next_round()),
            Stage::Dealing => Some(self.deal(chance)),
            Stage::SettlingTrump => self.trump_by_the_turned_card(),
            Stage::Playing if self.everybody_predicted() => self.play_on(),
            Stage::Playing | Stage::Over => None,
        }
    }

    fn answer(&self, seat: Seat, action: &Action) -> Result<Event, Refusal> {
        let ask = self.asked(seat).ok_or(match self.stage {
            Stage::Over => Refusal::Over,
            _ => Refusal::NotYourTurn,
        })?;
        match (*action, ask) {
            (Action::NameTrump(suit), Ask::NameTrump) => {
                Ok(Event::Trump { suit: Some(suit), by: Some(seat) })
            }
            (Action::Predict(tricks), Ask::Predict { cards, forbidden }) => {
                check_prediction(tricks, cards, forbidden)?;
                Ok(Event::Predict { seat, tricks })
            }
            (Action::Play(card), Ask::Play { playable }) => {
                self.check_play(seat, card, playable)?;
                Ok(Event::Play { seat, card })
            }
            (Action::NameTrump(_) | Action::Predict(_) | Action::Play(_), ask) => {
                Err(Refusal::NotTheQuestion(ask))
            }
        }
    }

    fn evolve(&mut self, event: &Event) {
        self.write_down(event);
    }

    fn asked(&self, seat: Seat) -> Option<Ask> {
        if !self.seats().has(seat) {
            return None;
        }
        match self.stage {
            Stage::SettlingTrump => {
                let names = seat == self.dealer && self.turned == Some(Card::Wizard);
                names.then_some(Ask::NameTrump)
            }
            Stage::Playing if !self.everybody_predicted() => self.asked_to_predict(seat),
            Stage::Playing => {
                let playable = || self.playable(self.hands[seat]);
                (self.next_to_play() == Some(seat)).then(|| Ask::Play { playable: playable() })
            }
            Stage::BetweenRounds | Stage::Dealing | Stage::Over => None,
        }
    }

    fn table_view(&self) -> TableView {
        TableView::of(self)
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        SeatView::of(self, seat)
    }

    fn another_world(&self, viewer: Option<Seat>, luck: &mut impl Rng) -> Self {
        world::another(self, viewer, luck)
    }
}

impl Event {
    /// The decision that this event is, or `None` when it followed by itself.
    pub const fn decision(&self) -> Option<(Seat, Action)> {
        match *self {
            Self::Predict { seat, tricks } => Some((seat, Action::Predict(tricks))),
            Self::Play { seat, card } => Some((seat, Action::Play(card))),
            Self::Trump { suit: Some(suit), by: Some(seat) } => {
                Some((seat, Action::NameTrump(suit)))
            }
            Self::Trump { .. }
            | Self::Round { .. }
            | Self::Deal { .. }
            | Self::Trick { .. }
            | Self::Score { .. }
            | Self::End { .. }
            | Self::Stopped {} => None,
        }
    }
}

/// What follows by itself.
impl CardGame {
    fn next_round(&self) -> Event {
        let Some(cards) = self.schedule().get(usize::from(self.round)).copied() else {
            let totals = self.totals();
            let places = final_places(self.options().ties, &totals, &self.sheet);
            return Event::End { totals, places };
        };
        let first = self.round == 0;
        let dealer = if first { self.dealer } else { self.seats().left_of(self.dealer) };
        Event::Round { round: self.round + 1, cards, dealer }
    }

    fn deal(&self, chance: &Chance) -> Event {
        let draws = chance.stream(u64::from(self.round));
        let dealt = match &self.beginning.suits {
            Some(suits) => deal_unicolore(suits, self.cards, draws),
            None => deal(self.seats(), self.cards, draws),
        };
        Event::Deal { hands: dealt.hands, turned: dealt.turned }
    }

    /// A Jester, or nothing left to turn up: no trump. A Wizard: the dealer is asked.
    fn trump_by_the_turned_card(&self) -> Option<Event> {
        match self.turned {
            Some(Card::Wizard) => None,
            Some(Card::Jester) | None => Some(Event::Trump { suit: None, by: None }),
            Some(Card::Suited(suit, _)) => Some(Event::Trump { suit: Some(suit), by: None }),
        }
    }

    fn play_on(&self) -> Option<Event> {
        if self.trick.len() == self.seats().get() {
            let winner = self.trick.winner(self.ranking(), self.seats())?;
            return Some(Event::Trick { winner });
        }
        if self.tricks_taken() == self.cards {
            return Some(self.score_the_round());
        }
        self.last_card()
    }

    fn score_the_round(&self) -> Event {
        let predicted = self.predictions.map(Option::unwrap_or_default);
        let points = PerSeat::from_fn(self.seats(), |seat| points(predicted[seat], self.won[seat]));
        let before = self.totals();
        let totals = PerSeat::from_fn(self.seats(), |seat| before[seat] + points[seat]);
        Event::Score { points, totals }
    }

    /// The last trick, in which everybody holds one card, plays itself.
    fn last_card(&self) -> Option<Event> {
        if self.tricks_taken() + 1 < self.cards {
            return None;
        }
        let seat = self.next_to_play()?;
        let card = self.hands[seat].nth(0)?;
        Some(Event::Play { seat, card })
    }
}

/// Who is asked what.
impl CardGame {
    fn asked_to_predict(&self, seat: Seat) -> Option<Ask> {
        let asked = match self.options().bidding {
            Bidding::Open => self.next_to_predict() == Some(seat),
            Bidding::Covered | Bidding::Secret => self.predictions[seat].is_none(),
        };
        let forbidden = || {
            if seat == self.dealer { self.forbidden_prediction() } else { None }
        };
        asked.then(|| Ask::Predict { cards: self.cards, forbidden: forbidden() })
    }

    /// Open bidding goes from the player left of the dealer, clockwise.
    fn next_to_predict(&self) -> Option<Seat> {
        let first = self.seats().left_of(self.dealer);
        self.seats().clockwise_from(first).find(|seat| self.predictions[*seat].is_none())
    }

    /// Plus/minus one: what the dealer, who is last to predict, may not say.
    fn forbidden_prediction(&self) -> Option<u8> {
        let said: u8 = self.predictions.values().iter().flatten().sum();
        let adds_up = self.cards.checked_sub(said)?;
        let bound = match self.options().plus_minus_one {
            PlusMinusOne::Off => false,
            PlusMinusOne::Strict => true,
            PlusMinusOne::Tournament => self.cards > 1,
            PlusMinusOne::Late => self.round >= 4,
            PlusMinusOne::Canadian => adds_up > 0 && self.leads_alone(self.dealer),
        };
        bound.then_some(adds_up)
    }

    fn leads_alone(&self, seat: Seat) -> bool {
        let totals = self.totals();
        totals.iter().all(|(other, total)| other == seat || *total < totals[seat])
    }

    fn next_to_play(&self) -> Option<Seat> {
        let played = self.trick.len();
        let turn = self.seats().after(self.trick.leader(), played % self.seats().get());
        (played < self.seats().get() && self.tricks_taken() < self.cards).then_some(turn)
    }

    pub(super) fn playable(&self, hand: CardSet) -> CardSet {
        if self.is_unicolore() { hand } else { self.trick.playable(hand) }
    }

    pub(super) fn suit_to_follow(&self) -> Option<Suit> {
        if self.is_unicolore() { None } else { self.trick.suit_to_follow() }
    }
}

/// What may be answered.
fn check_prediction(tricks: u8, cards: u8, forbidden: Option<u8>) -> Result<(), Refusal> {
    if tricks > cards {
        return Err(Refusal::MoreThanCards { cards });
    }
    if forbidden == Some(tricks) {
        return Err(Refusal::AddsUp { cards });
    }
    Ok(())
}

impl CardGame {
    fn check_play(&self, seat: Seat, card: Card, playable: CardSet) -> Result<(), Refusal> {
        if playable.has(card) {
            return Ok(());
        }
        match self.suit_to_follow() {
            Some(suit) if self.hands[seat].has(card) => Err(Refusal::Follow { suit, playable }),
            _ => Err(Refusal::NotInHand(card)),
        }
    }
}
