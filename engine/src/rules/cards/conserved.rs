//! What every state of the card game keeps: no card is lost or there twice, and each trick has one
//! winner.

use super::card::{Card, CardSet};
use super::game::{CardGame, RoundScore};
use super::round::{Deal, Round, Stage};
use super::trick::Trick;
use crate::rules::{PerSeat, Seat, keeps};

impl CardGame {
    /// Checks that nothing is lost, added, or counted twice.
    ///
    /// # Errors
    /// The law that this state breaks.
    pub(super) fn check_cards(&self) -> Result<(), &'static str> {
        match &self.stage {
            Stage::Beginning | Stage::Dealing(_) => Ok(()),
            Stage::SettlingTrump(deal) => {
                deal.check_hands(|_| 0)?;
                deal.check_distinct(std::iter::empty())
            }
            Stage::Playing(round) => round.check_conserved(),
            Stage::Scored(round) => {
                round.check_conserved()?;
                keeps(round.tricks_taken() == round.cards(), "a round is played before its score")?;
                self.check_last_score()
            }
        }
    }

    fn check_last_score(&self) -> Result<(), &'static str> {
        let Some((RoundScore { points, totals, .. }, before)) = self.sheet.split_last() else {
            return Err("a scored round is on the sheet");
        };
        let before = before.last().map_or(PerSeat::none(self.seats()), |round| round.totals);
        let adds_up = self.seats().seats().all(|seat| before[seat] + points[seat] == totals[seat]);
        keeps(adds_up, "totals are the sums of points")
    }
}

impl Round {
    fn check_conserved(&self) -> Result<(), &'static str> {
        let (seats, cards, taken) = (self.won.seats(), self.cards(), self.tricks_taken());
        keeps(taken <= cards, "there are at most as many tricks as cards")?;
        keeps(self.won.values().iter().sum::<u8>() == taken, "each trick has one winner")?;
        let are_full = self.tricks.iter().all(|taken| taken.trick.len() == seats.get());
        keeps(are_full, "everybody has played to a trick that is taken")?;
        let most = self.predictions.values().iter().flatten().max();
        keeps(most.is_none_or(|most| *most <= cards), "nobody predicts more tricks than cards")?;
        let has_played = |seat| self.trick.plays().iter().filter(|(by, _)| *by == seat).count();
        self.deal.check_hands(|seat| usize::from(taken) + has_played(seat))?;
        let plays = self.all_tricks().flat_map(Trick::plays);
        self.deal.check_distinct(plays.map(|(_, card)| *card))
    }
}

impl Deal {
    /// Checks that each seat holds the cards that it was dealt and has not played.
    fn check_hands(&self, played: impl Fn(Seat) -> usize) -> Result<(), &'static str> {
        let dealt = usize::from(self.announced.cards);
        let is_whole = |(seat, hand): (_, &CardSet)| hand.len() + played(seat) == dealt;
        keeps(self.hands.iter().all(is_whole), "everybody keeps the cards not played")
    }

    /// Checks that no card is there twice.
    fn check_distinct(&self, played: impl Iterator<Item = Card>) -> Result<(), &'static str> {
        let held = self.hands.values().iter().flat_map(|hand| hand.cards());
        let (mut all, mut count) = (CardSet::EMPTY, 0);
        for card in held.chain(played).chain(self.turned) {
            all = all.with(card);
            count += 1;
        }
        keeps(all.len() == count, "no card is there twice")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::cards::{Action, Ask, Beginning, Event, Options, Suit};
    use crate::rules::{Chance, Rules as _, SeatCount};

    /// A game whose first card has been played.
    fn game() -> CardGame {
        let chance = Chance::new([7; 32]);
        let luck = &mut chance.set_up();
        let beginning = Beginning::draw(Options::default(), SeatCount::THREE, luck);
        let mut game = CardGame::new(&beginning.unwrap());
        game.go_on(&chance);
        while game.plays().next().is_none() {
            let asked = |seat| Some((seat, game.asked(seat)?));
            let (seat, ask) = game.seats().seats().find_map(asked).unwrap();
            let action = match ask {
                Ask::NameTrump => Action::NameTrump(Suit::Red),
                Ask::Predict { .. } => Action::Predict(0),
                Ask::Play { playable } => Action::Play(playable.nth(0).unwrap()),
            };
            let event = game.answer(seat, &action).unwrap();
            game.carry_out(event, &chance);
        }
        game
    }

    fn check(change: impl Fn(&mut Round), broken: &str) {
        let mut game = game();
        assert_eq!(game.check_cards(), Ok(()));
        let Stage::Playing(round) = &mut game.stage else { panic!("cards are being played") };
        change(round);
        assert_eq!(game.check_cards(), Err(broken));
    }

    #[test]
    fn what_is_lost_or_added_is_noticed() {
        let seat = Seat::new(0);
        check(
            |round| round.deal.hands[seat] = CardSet::EMPTY,
            "everybody keeps the cards not played",
        );
        check(
            |round| round.deal.turned = round.trick.plays().first().map(|(_, card)| *card),
            "no card is there twice",
        );
        check(|round| round.won[seat] += 1, "each trick has one winner");
        check(
            |round| round.predictions[seat] = Some(round.cards() + 1),
            "nobody predicts more tricks than cards",
        );
        check(
            |round| round.write_down(&Event::Trick { winner: seat }),
            "everybody has played to a trick that is taken",
        );
    }
}
