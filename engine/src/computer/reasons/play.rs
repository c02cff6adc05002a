//! Reasons for a card: which of two cards wins the trick or stays below, and what is still hidden.

use super::{Aim, Play, Reason};
use crate::rules::cards::trick::{Ranking, Trick};
use crate::rules::cards::{Card, CardSet, Hand, SeatView};
use crate::rules::{Seat, SeenPrediction};

/// The fate of a card in the trick.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// The card does not win the trick, whatever follows.
    Lost,
    /// The card is winning so far, and this number of hidden cards may beat it.
    Winning(u32),
}

pub(super) fn reason(view: &SeatView, done: Card, best: Card) -> Option<Reason> {
    let position = Position::of(view)?;
    let fates = (position.fate(done), position.fate(best));
    let fact = match position.aim {
        Aim::None | Aim::Enough | Aim::TooMany => position.to_lose(fates, done, best),
        Aim::Missing(missing) => position.to_win(fates, done, best, missing),
    };
    Some(Reason::Play(position.aim, fact?))
}

/// A trick on the table, as the seat sees it that is to play.
struct Position<'a> {
    view: &'a SeatView,
    trick: Trick,
    ranking: Ranking,
    hand: CardSet,
    /// The cards that the seat has not seen: in other hands, or not dealt.
    hidden: CardSet,
    aim: Aim,
}

impl<'a> Position<'a> {
    fn of(view: &'a SeatView) -> Option<Self> {
        let (Hand::Seen(hand), table) = (view.hand, &view.table) else { return None };
        let mut trick = Trick::EMPTY;
        table.trick.iter().for_each(|(seat, card)| trick.play(*seat, *card));
        let seen = view.plays.iter().map(|(_, card)| *card).chain(table.turned);
        let hidden = seen.fold(CardSet::DECK.minus(hand), CardSet::without);
        let (said, won) = (view.prediction?, table.won[view.seat]);
        let aim = match said.checked_sub(won) {
            None => Aim::TooMany,
            Some(0) if said == 0 => Aim::None,
            Some(0) => Aim::Enough,
            Some(missing) => Aim::Missing(missing),
        };
        Some(Self { view, trick, ranking: Ranking::Trump(table.trump), hand, hidden, aim })
    }

    /// A reason for somebody who wants no more tricks.
    fn to_lose(&self, fates: (Fate, Fate), done: Card, best: Card) -> Option<Play> {
        match fates {
            (Fate::Winning(_), Fate::Lost) => Some(Play::Ducks { best, below: self.winning()? }),
            (Fate::Winning(of_done), Fate::Winning(of_best)) => (of_best > of_done)
                .then_some(Play::Beaten { best: (best, of_best), done: (done, of_done) }),
            (Fate::Lost, Fate::Lost) => {
                self.is_stronger(best, done).then_some(Play::GetsRid { best })
            }
            (Fate::Lost, Fate::Winning(_)) => None,
        }
    }

    /// A reason for somebody who needs this number of tricks.
    fn to_win(&self, fates: (Fate, Fate), done: Card, best: Card, missing: u8) -> Option<Play> {
        let may_wait = usize::from(missing) < self.hand.len();
        match fates {
            (Fate::Winning(1..) | Fate::Lost, Fate::Winning(0)) => Some(Play::Wins { best }),
            (Fate::Winning(of_done), Fate::Winning(of_best)) if of_best < of_done => {
                Some(Play::Beaten { best: (best, of_best), done: (done, of_done) })
            }
            (Fate::Winning(_), _)
                if may_wait && self.is_highest(done) && !self.is_highest(best) =>
            {
                Some(Play::Waits { done })
            }
            (Fate::Winning(1..), Fate::Lost) => self.contested(),
            (Fate::Lost, Fate::Lost) => {
                self.is_stronger(done, best).then_some(Play::GivesUp { best, done })
            }
            (Fate::Winning(_) | Fate::Lost, Fate::Winning(_) | Fate::Lost) => None,
        }
    }

    fn contested(&self) -> Option<Play> {
        let wizards = self.hidden.count(Card::Wizard);
        let table = &self.view.table;
        let is_short = |seat: &Seat| match table.predictions[*seat] {
            SeenPrediction::Shown(said) => said > table.won[*seat],
            SeenPrediction::NotMade | SeenPrediction::Covered => false,
        };
        let others = table.seats.seats().filter(|seat| *seat != self.view.seat);
        let needy = others.filter(is_short).count() as u32;
        (wizards > 0 && needy > 0).then_some(Play::Contested { wizards, needy })
    }

    /// The card that is winning the trick.
    fn winning(&self) -> Option<Card> {
        let winner = self.trick.winner(self.ranking)?;
        self.trick.plays().iter().find(|(seat, _)| *seat == winner).map(|(_, card)| *card)
    }

    fn fate(&self, card: Card) -> Fate {
        let is_last = self.trick.len() + 1 == self.view.table.seats.get();
        match self.beaten_by(self.trick, card) {
            Some(_) if is_last => Fate::Winning(0),
            Some(beaten_by) => Fate::Winning(beaten_by),
            None => Fate::Lost,
        }
    }

    /// The number of hidden cards that would win this trick from the card; `None` if the card does
    /// not win it so far.
    fn beaten_by(&self, mut trick: Trick, card: Card) -> Option<u32> {
        let seats = self.view.table.seats.get() as u8;
        let next = Seat::new((self.view.seat.index() as u8 + 1) % seats);
        trick.play(self.view.seat, card);
        let wins = |trick: &Trick| trick.winner(self.ranking) == Some(self.view.seat);
        let beats = |hidden: &Card| {
            let mut trick = trick;
            trick.play(next, *hidden);
            !wins(&trick)
        };
        wins(&trick).then(|| self.hidden.cards().filter(beats).count() as u32)
    }

    /// Returns whether nothing beats the card if it leads.
    fn is_highest(&self, card: Card) -> bool {
        self.beaten_by(Trick::EMPTY, card) == Some(0)
    }

    /// Returns whether fewer hidden cards beat one card than the other, if they lead.
    fn is_stronger(&self, one: Card, other: Card) -> bool {
        self.beaten_by(Trick::EMPTY, one) < self.beaten_by(Trick::EMPTY, other)
    }
}
