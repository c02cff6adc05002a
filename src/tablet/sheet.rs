//! The sheet of a tablet: the game as far as it is entered.

use super::{Entry, Item, Letters, Refusal, cards, dice, typed};
use crate::rules::cards::{Bidding, CardGame};
use crate::rules::dice::{DiceGame, MagicCard};
use crate::rules::games::of_game;
use crate::rules::{OfGame, Options, PerSeat, PublicState as _, Rules as _, Seat, SeatCount};

/// The game as far as it is entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    pub game: OfGame<CardGame, DiceGame>,
    /// The items that players have entered for themselves, until everybody has.
    pub own: PerSeat<Option<Item>>,
    /// The number of completed steps: Magic Cards, predictions of all, and results of all. A button
    /// carries the step for which it was drawn.
    pub step: u16,
    /// The number of entries that count: those that were not undone.
    pub counted: usize,
}

/// What a sheet waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// The Magic Card of the round.
    MagicCard,
    Predictions,
    /// The tricks of all players, or the dice that count for them.
    Results,
    /// The game is over.
    Nothing,
}

impl Sheet {
    /// A sheet without entries.
    ///
    /// # Errors
    /// The game cannot be played like this.
    pub fn new(options: &Options, seats: SeatCount, first: Seat) -> Result<Self, Refusal> {
        options.check_for(seats)?;
        let game = match options {
            OfGame::Cards(options) => OfGame::Cards(cards::new(*options, seats, first)),
            OfGame::Dice(options) => OfGame::Dice(dice::new(*options, seats, first)),
        };
        Ok(Self { game, own: PerSeat::none(seats), step: 0, counted: 0 })
    }

    pub fn seats(&self) -> SeatCount {
        of_game!(&self.game, game => game.seats())
    }

    pub fn is_over(&self) -> bool {
        of_game!(&self.game, game => game.is_over())
    }

    /// The number of scored rounds.
    pub fn scored(&self) -> usize {
        of_game!(&self.game, game => game.table_view().scored())
    }

    /// What is to be entered next.
    pub fn due(&self) -> Due {
        if self.is_over() {
            return Due::Nothing;
        }
        match &self.game {
            OfGame::Cards(game) => cards::due(game),
            OfGame::Dice(game) => dice::due(game),
        }
    }

    /// Returns whether predictions are covered now: nobody may see what another player enters.
    pub fn is_covered(&self) -> bool {
        let covers = match &self.game {
            OfGame::Cards(game) => game.options().bidding != Bidding::Open,
            OfGame::Dice(game) => game.table_view().round.magic == Some(MagicCard::Secret),
        };
        covers && self.due() == Due::Predictions
    }

    /// The Magic Cards that may be drawn now; none if none is due.
    pub fn pile(&self) -> Vec<MagicCard> {
        match &self.game {
            OfGame::Dice(game) if self.due() == Due::MagicCard => dice::pile(game),
            OfGame::Dice(_) | OfGame::Cards(_) => Vec::new(),
        }
    }

    /// The items that are due, as one seat types them, or all seats in their order.
    ///
    /// # Errors
    /// The text cannot be read, or does not have this number of items.
    pub fn read(&self, typed: &str, seats: usize, letters: &Letters) -> Result<Vec<Item>, Refusal> {
        let items = match (&self.game, self.due()) {
            (_, Due::Nothing | Due::MagicCard) => return Err(Refusal::NotDue),
            (OfGame::Cards(_), Due::Predictions | Due::Results) => typed::numbers(typed, seats)?,
            (OfGame::Dice(_), Due::Predictions) => typed::boxes(typed, letters)?,
            (OfGame::Dice(_), Due::Results) => typed::counts(typed, seats, letters)?,
        };
        if items.len() == seats {
            Ok(items)
        } else {
            Err(Refusal::Count { wanted: seats, typed: items.len() })
        }
    }

    /// Enters this; if a rule forbids it, nothing changes.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn enter(&mut self, entry: &Entry) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::NotDue);
        }
        let mut next = self.clone();
        match entry {
            Entry::Line(items) => next.line(items)?,
            Entry::Own(seat, item) => next.own(*seat, *item)?,
            Entry::Magic(card) => next.magic(*card)?,
            Entry::End => next.end(),
            Entry::Undo => return Err(Refusal::NotDue),
        }
        next.counted += 1;
        *self = next;
        Ok(())
    }

    fn line(&mut self, items: &[Item]) -> Result<(), Refusal> {
        let seats = self.seats();
        if items.len() != seats.get() {
            return Err(Refusal::Count { wanted: seats.get(), typed: items.len() });
        }
        let items = PerSeat::from_fn(seats, |seat| items[seat.index()]);
        let due = self.step_due()?;
        match (&mut self.game, due) {
            (OfGame::Cards(game), Due::Predictions) => cards::predict(game, &items)?,
            (OfGame::Cards(game), _) => cards::take(game, &items)?,
            (OfGame::Dice(game), Due::Predictions) => dice::predict(game, &items)?,
            (OfGame::Dice(game), _) => dice::score(game, &items)?,
        }
        self.done();
        Ok(())
    }

    /// A seat enters its own item. Once everybody has, the line is entered.
    fn own(&mut self, seat: Seat, item: Item) -> Result<(), Refusal> {
        let seats = self.seats();
        if !seats.has(seat) {
            return Err(Refusal::NotUnderstood);
        }
        let due = self.step_due()?;
        match &self.game {
            OfGame::Cards(game) => drop(cards::check(game, seat, item)?),
            OfGame::Dice(_) => dice::check(due, seat, item)?,
        }
        self.own[seat] = Some(item);
        let all: Option<Vec<Item>> = self.own.values().iter().copied().collect();
        all.map_or(Ok(()), |items| self.line(&items))
    }

    fn magic(&mut self, card: MagicCard) -> Result<(), Refusal> {
        if !self.pile().contains(&card) {
            return Err(Refusal::NotDue);
        }
        if let OfGame::Dice(game) = &mut self.game {
            dice::begin_round(game, Some(card));
        }
        self.done();
        Ok(())
    }

    fn end(&mut self) {
        match &mut self.game {
            OfGame::Cards(game) => cards::end(game),
            OfGame::Dice(game) => dice::end(game),
        }
        self.own = PerSeat::none(self.seats());
    }

    /// What a line may enter now.
    fn step_due(&self) -> Result<Due, Refusal> {
        match self.due() {
            due @ (Due::Predictions | Due::Results) => Ok(due),
            Due::MagicCard | Due::Nothing => Err(Refusal::NotDue),
        }
    }

    fn done(&mut self) {
        self.step += 1;
        self.own = PerSeat::none(self.seats());
    }
}
