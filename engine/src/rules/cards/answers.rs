//! The questions to the seats, and the checks of their answers.

use super::ask::{Ask, Refusal};
use super::card::{Card, CardSet, Suit};
use super::event::{Action, Event};
use super::game::CardGame;
use super::options::{Bidding, PlusMinusOne};
use super::round::{Round, Stage};
use super::trick::Ranking;
use crate::rules::Seat;

/// The questions to the seats.
impl CardGame {
    pub(super) fn ask(&self, seat: Seat) -> Option<Ask> {
        if !self.seats().has(seat) || self.is_over() {
            return None;
        }
        match &self.stage {
            Stage::SettlingTrump(deal) => {
                let names = seat == deal.announced.dealer && deal.turned == Some(Card::Wizard);
                names.then_some(Ask::NameTrump)
            }
            Stage::Playing(round) if !round.everybody_predicted() => {
                self.asked_to_predict(round, seat)
            }
            Stage::Playing(round) => {
                let playable = || self.playable(round, round.hands()[seat]);
                let is_asked = self.next_to_play(round) == Some(seat);
                is_asked.then(|| Ask::Play { playable: playable() })
            }
            Stage::Beginning | Stage::Dealing(_) | Stage::Scored(_) => None,
        }
    }

    fn asked_to_predict(&self, round: &Round, seat: Seat) -> Option<Ask> {
        let asked = match self.options().bidding {
            Bidding::Open => self.next_to_predict(round) == Some(seat),
            Bidding::Covered | Bidding::Secret => round.predictions[seat].is_none(),
        };
        let forbidden = || {
            if seat == round.dealer() { self.forbidden_prediction(round) } else { None }
        };
        asked.then(|| Ask::Predict { cards: round.cards(), forbidden: forbidden() })
    }

    /// In open bidding, the player left of the dealer predicts first, and the others follow
    /// clockwise.
    fn next_to_predict(&self, round: &Round) -> Option<Seat> {
        let first = self.seats().left_of(round.dealer());
        self.seats().clockwise_from(first).find(|seat| round.predictions[*seat].is_none())
    }

    /// Plus/minus one: the number that the dealer, who predicts last, may not predict.
    fn forbidden_prediction(&self, round: &Round) -> Option<u8> {
        let mut said = round.predictions.values().iter().flatten();
        let adds_up = said.try_fold(round.cards(), |left, tricks| left.checked_sub(*tricks))?;
        let bound = match self.options().plus_minus_one {
            PlusMinusOne::Off => false,
            PlusMinusOne::Strict => true,
            PlusMinusOne::Tournament => round.cards() > 1,
            PlusMinusOne::Late => self.round_number() >= 4,
            PlusMinusOne::Canadian => adds_up > 0 && self.leads_alone(round.dealer()),
        };
        bound.then_some(adds_up)
    }

    fn leads_alone(&self, seat: Seat) -> bool {
        let totals = self.totals();
        totals.iter().all(|(other, total)| other == seat || *total < totals[seat])
    }

    /// The seat that plays the next card of the trick: the one left of the seat that played last.
    pub(super) fn next_to_play(&self, round: &Round) -> Option<Seat> {
        if round.trick.len() == self.seats().get() || round.tricks_taken() == round.cards() {
            return None;
        }
        let last = round.trick.plays().last();
        Some(last.map_or_else(|| self.leader(round), |(seat, _)| self.seats().left_of(*seat)))
    }

    /// The winner of a trick leads the next one; the player left of the dealer leads the first.
    fn leader(&self, round: &Round) -> Seat {
        let before = round.tricks.last();
        before.map_or_else(|| self.seats().left_of(round.dealer()), |taken| taken.winner)
    }

    fn playable(&self, round: &Round, hand: CardSet) -> CardSet {
        if self.is_unicolore() { hand } else { round.trick.playable(hand) }
    }

    pub(super) fn suit_to_follow(&self) -> Option<Suit> {
        let round = self.round().filter(|_| !self.is_unicolore())?;
        round.trick.suit_to_follow()
    }

    pub(super) fn ranking(&self) -> Ranking {
        if self.is_unicolore() {
            return Ranking::Unicolore;
        }
        Ranking::Trump(self.round().and_then(|round| round.trump))
    }
}

/// The checks of the answers.
impl CardGame {
    pub(super) fn event_of(&self, seat: Seat, action: &Action) -> Result<Event, Refusal> {
        let ask = self.ask(seat).ok_or_else(|| self.why_not_asked())?;
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

    fn why_not_asked(&self) -> Refusal {
        if self.is_over() { Refusal::Over } else { Refusal::NotYourTurn }
    }

    fn check_play(&self, seat: Seat, card: Card, playable: CardSet) -> Result<(), Refusal> {
        if playable.has(card) {
            return Ok(());
        }
        match self.suit_to_follow() {
            Some(suit) if self.hand(seat).has(card) => Err(Refusal::Follow { suit, playable }),
            Some(_) | None => Err(Refusal::NotInHand(card)),
        }
    }
}

fn check_prediction(tricks: u8, cards: u8, forbidden: Option<u8>) -> Result<(), Refusal> {
    if tricks > cards {
        return Err(Refusal::MoreThanCards { cards });
    }
    if forbidden == Some(tricks) {
        return Err(Refusal::AddsUp { cards });
    }
    Ok(())
}
