//! The Tablet of Truth: the scores of a game that people play with real cards or real dice.
//!
//! A tablet is a log of entries, and its sheet is a game of the rules. An entry is applied as the
//! events that the table reports: nobody's cards or dice are known. So the rules check every
//! prediction, and the scores, the dealer and the end follow from them alone.

mod cards;
mod dice;
mod entry;
mod refusal;
mod typed;

pub use entry::{Entry, Item, NoEntry};
pub use refusal::Refusal;
pub use typed::Letters;

use crate::rules::cards::{Bidding, CardGame};
use crate::rules::dice::{DiceGame, MagicCard};
use crate::rules::games::of_game;
use crate::rules::{
    OfGame, Options, PerSeat, PublicState as _, Rules as _, Seat, SeatCount, Unplayable,
};
use crate::table::{Location, Person, Player, PressId, UserId};

/// A tablet, named by the press that opened it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tablet {
    pub id: PressId,
    pub location: Location,
    /// The person who keeps it.
    pub scribe: Person,
    pub options: Options,
    /// The players in the order of their seats.
    pub players: Vec<Named>,
    /// The seat of the first dealer, or of the first Seer.
    pub first: Seat,
    /// All entries, in order. None is ever removed.
    pub log: Vec<Entry>,
    /// The last line that was refused, until one is entered.
    pub draft: Option<String>,
    /// True if the same people keep the next tablet.
    pub is_continued: bool,
}

/// A player of a real game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Named {
    /// A person on Discord, who may enter their own numbers.
    Person(Person),
    /// A name that the scribe has typed.
    Name(String),
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

impl Tablet {
    /// The most characters of a line that somebody types.
    pub const LONGEST_LINE: usize = 60;

    /// The number of entries so far, which the next one carries.
    pub const fn version(&self) -> usize {
        self.log.len()
    }

    /// The sheet with all entries that were not undone.
    ///
    /// # Errors
    /// An entry does not follow from those before it, which no tablet of this program holds.
    pub fn sheet(&self) -> Result<Sheet, Refusal> {
        let mut counted: Vec<&Entry> = Vec::new();
        for entry in &self.log {
            match entry {
                Entry::Undo => drop(counted.pop()),
                Entry::Line(_) | Entry::Own(..) | Entry::Magic(_) | Entry::End => {
                    counted.push(entry);
                }
            }
        }
        let mut sheet = Sheet::new(&self.options, self.seats()?, self.first)?;
        for entry in counted {
            sheet.enter(entry)?;
        }
        Ok(sheet)
    }

    /// The sheet after this entry.
    ///
    /// # Errors
    /// The rule that forbids the entry.
    pub fn with(&self, entry: Entry) -> Result<Sheet, Refusal> {
        let mut log = self.log.clone();
        log.push(entry);
        Self { log, ..self.clone() }.sheet()
    }

    fn seats(&self) -> Result<SeatCount, Refusal> {
        SeatCount::try_from(self.players.len()).map_err(|_| Refusal::Unplayable)
    }

    /// The seat of this person.
    pub fn seat_of(&self, person: UserId) -> Option<Seat> {
        let place = self.players.iter().position(|player| player.is(person))?;
        u8::try_from(place).ok().and_then(|place| Seat::try_from(place).ok())
    }

    /// The players, as all messages name them.
    pub fn named(&self) -> Vec<Player> {
        let person = |player: &Named| match player {
            Named::Person(person) => person.clone(),
            Named::Name(name) => Person { id: UserId::default(), name: name.clone() },
        };
        self.players.iter().map(|player| Player::Person(person(player))).collect()
    }

    /// The seat that begins the next game of the same people: left of the one that began this game.
    ///
    /// # Errors
    /// The tablet cannot be read.
    pub fn next_first(&self) -> Result<Seat, Refusal> {
        Ok(self.seats()?.left_of(self.first))
    }
}

impl Named {
    /// The name of a player whom nobody has named.
    const STRANGER: &str = "?";

    /// Returns whether this is the person.
    pub fn is(&self, other: UserId) -> bool {
        matches!(self, Self::Person(person) if person.id == other)
    }

    /// A person whom Discord has not named is a name like any other.
    pub fn forget_stranger(&mut self) {
        if matches!(self, Self::Person(person) if person.name.is_empty()) {
            *self = Self::Name(Self::STRANGER.to_owned());
        }
    }
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

impl From<Unplayable> for Refusal {
    fn from(_: Unplayable) -> Self {
        Self::Unplayable
    }
}
