//! Games that are played to their end by steady players, in worlds that were drawn beforehand: whatever
//! is done, the same dice show the same faces, and the same Magic Cards come first.

use super::game::{Game, Table};
use super::steady::Steady;
use crate::rules::chance::Draws;
use crate::rules::dice::page::BOXES;
use crate::rules::dice::{
    Action, Ask, Dice, DiceGame, DiceSet, Die, Face, Intention, MagicCard, Strike, TableView,
};
use crate::rules::{PerSeat, Rules as _, Seat};

/// The largest number of rolls of a round.
const MOST_ROLLS: usize = 5;

/// The dice and the Magic Cards to come.
pub(super) struct World {
    cards: [MagicCard; MagicCard::ALL.len()],
    /// The first round for which there are dice.
    first: u8,
    faces: Vec<[Face; Die::COUNT]>,
}

impl World {
    /// A world for the rounds from this one on.
    pub(super) fn drawn(first: u8, luck: &mut Draws) -> Self {
        let mut cards = MagicCard::ALL;
        luck.shuffle(&mut cards, MagicCard::ALL.len());
        let rolls = (BOXES + 1).saturating_sub(usize::from(first)) * MOST_ROLLS;
        let mut face = || Face::ALL[luck.below(Face::ALL.len() as u32) as usize];
        let faces = (0..rolls).map(|_| std::array::from_fn(|_| face())).collect();
        Self { cards, first, faces }
    }

    fn faces(&self, game: &Game) -> &[Face; Die::COUNT] {
        let round = usize::from(game.number.saturating_sub(self.first));
        &self.faces[round * MOST_ROLLS + usize::from(game.rolls)]
    }
}

/// A game that is to be played to its end, and what its players have decided already.
pub(super) struct Position {
    game: Game,
    table: TableView,
}

impl Position {
    pub(super) fn of(game: &DiceGame) -> Self {
        Self { game: Game::at(game), table: game.table_view() }
    }

    pub(super) const fn round(&self) -> u8 {
        self.game.number
    }

    /// The final points of all seats in this world.
    pub(super) fn points(&self, world: &World, steady: &Steady) -> PerSeat<i16> {
        let mut game = self.game.clone();
        let rolled = DiceSet::EMPTY;
        game.play_on(&mut Playout { table: &self.table, world, steady, rolled });
        game.totals()
    }
}

/// The players and the luck of a game that is played to its end.
struct Playout<'a> {
    /// The table as it was when the players began.
    table: &'a TableView,
    world: &'a World,
    steady: &'a Steady,
    /// The dice that the Seer is about to roll.
    rolled: DiceSet,
}

impl Table for Playout<'_> {
    fn draw_card(&mut self, game: &Game) -> Option<MagicCard> {
        let order = self.world.cards.into_iter();
        order.into_iter().find(|card| game.pile.cards().any(|other| other == *card))
    }

    fn roll(&mut self, game: &Game, rolled: DiceSet) -> Dice {
        let faces = self.world.faces(game);
        rolled.dice().fold(game.dice, |dice, die| dice.with(die, faces[die.index()]))
    }

    fn answer(&mut self, game: &Game, seat: Seat, ask: Ask) -> Action {
        let decided = self.decided(game, seat, ask);
        let answer = decided.unwrap_or_else(|| self.steady.answer(game, seat, ask, self.rolled));
        if let Action::Roll(dice) = answer {
            self.rolled = dice;
        } else if seat == game.seer {
            self.rolled = DiceSet::EMPTY;
        }
        answer
    }
}

impl Playout<'_> {
    /// The answer that this seat had given when the players began.
    fn decided(&self, game: &Game, seat: Seat, ask: Ask) -> Option<Action> {
        let round = &self.table.round;
        if (game.number, game.rolls) != (round.number, round.roll) {
            return None;
        }
        match ask {
            Ask::Strike { .. } => {
                (round.strikes[seat] != Strike::Undecided).then_some(Action::Strike(None))
            }
            Ask::RollOrScore { .. } | Ask::StayOrScore { .. } => {
                self.table.intentions[seat].map(|intention| match intention {
                    Intention::Stay => Action::Stay,
                    Intention::Roll(dice) => Action::Roll(dice),
                    Intention::Score(scoring) => Action::Score(scoring),
                })
            }
            Ask::Turn
            | Ask::Predict { .. }
            | Ask::NameWizardColor
            | Ask::Roll(_)
            | Ask::Score { .. } => None,
        }
    }
}
