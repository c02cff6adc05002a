//! The questions to the seats, and the checks of their answers.

use super::ask::{Ask, Refusal};
use super::card::{Card, CardSet, Suit};
use super::event::{Action, Event};
use super::game::{CardGame, Stage};
use super::options::{Bidding, PlusMinusOne};
use super::trick::Ranking;
use crate::rules::Seat;

/// The questions to the seats.
impl CardGame {
    pub(super) fn ask(&self, seat: Seat) -> Option<Ask> {
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

    /// In open bidding, the player left of the dealer predicts first, and the others follow
    /// clockwise.
    fn next_to_predict(&self) -> Option<Seat> {
        let first = self.seats().left_of(self.dealer);
        self.seats().clockwise_from(first).find(|seat| self.predictions[*seat].is_none())
    }

    /// Plus/minus one: the number that the dealer, who predicts last, may not predict.
    fn forbidden_prediction(&self) -> Option<u8> {
        let mut said = self.predictions.values().iter().flatten();
        let adds_up = said.try_fold(self.cards, |left, tricks| left.checked_sub(*tricks))?;
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

    /// The seat that plays the next card of the trick: the one left of the seat that played last.
    pub(super) fn next_to_play(&self) -> Option<Seat> {
        if self.trick.len() == self.seats().get() || self.tricks_taken() == self.cards {
            return None;
        }
        let last = self.trick.plays().last();
        Some(last.map_or_else(|| self.leader(), |(seat, _)| self.seats().left_of(*seat)))
    }

    /// The winner of a trick leads the next one; the player left of the dealer leads the first.
    fn leader(&self) -> Seat {
        let before = self.tricks.last();
        before.map_or_else(|| self.seats().left_of(self.dealer), |taken| taken.winner)
    }

    fn playable(&self, hand: CardSet) -> CardSet {
        if self.is_unicolore() { hand } else { self.trick.playable(hand) }
    }

    pub(super) fn suit_to_follow(&self) -> Option<Suit> {
        if self.is_unicolore() { None } else { self.trick.suit_to_follow() }
    }

    pub(super) const fn ranking(&self) -> Ranking {
        if self.is_unicolore() { Ranking::Unicolore } else { Ranking::Trump(self.trump) }
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
            Some(suit) if self.hands[seat].has(card) => Err(Refusal::Follow { suit, playable }),
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
