//! The play of a lesson: computer players choose as they would at a table, and the learner repeats
//! the recorded actions.

use super::Deal;
use crate::computer::{Level, Plays};
use crate::rules::cards::{self, CardGame};
use crate::rules::dice::{self, DiceGame};
use crate::rules::{Action, Draws, OfGame, Refusal, SeatView, TableView};

/// The level of the computer players in a lesson.
pub(super) const OTHERS: Level = Level::Apprentice;

/// The reason why the learner's actions cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The rules refuse the last action.
    Refused(Refusal),
    /// An earlier action was already refused, or actions continue past the end, or one belongs to
    /// the other game.
    Impossible,
}

impl Deal {
    /// The learner's view after these actions, and whether the round is over.
    pub fn seen(&self, done: &[Action]) -> Result<(SeatView, bool), Fault> {
        match self.beginning {
            OfGame::Cards(beginning) => self.play::<CardGame>(&beginning, &of_cards(done)?),
            OfGame::Dice(beginning) => self.play::<DiceGame>(&beginning, &of_dice(done)?),
        }
    }

    fn play<G: Plays>(
        &self,
        beginning: &G::Beginning,
        done: &[G::Action],
    ) -> Result<(SeatView, bool), Fault> {
        let chance = self.chance();
        let mut game = G::new(beginning);
        let seats = game.seats();
        // Computer players draw from streams that the deal does not use: the rounds of a lesson
        // have other stream numbers.
        let thoughts = |seat: usize| chance.stream(u64::MAX - seat as u64);
        let mut luck: Vec<Draws> = (0..seats.get()).map(thoughts).collect();
        let mut done = done.iter().peekable();
        loop {
            if let Some(event) = game.consequence(&chance) {
                if is_scored(&game.table_view().into()) {
                    break;
                }
                game.evolve(&event);
                continue;
            }
            let others = seats.seats().filter(|seat| *seat != Self::LEARNER);
            let asked = others.into_iter().find(|seat| game.asked(*seat).is_some());
            let mut choose =
                |seat| G::choose(OTHERS, &game.seat_view(seat), &mut luck[seat.index()]);
            let (seat, action) = match asked.and_then(|seat| Some((seat, choose(seat)?))) {
                Some(decided) => decided,
                None => match done.next() {
                    Some(action) => (Self::LEARNER, *action),
                    None => return Ok((game.seat_view(Self::LEARNER).into(), false)),
                },
            };
            let refused = |refusal: G::Refusal| match done.peek() {
                None => Fault::Refused(refusal.into()),
                Some(_) => Fault::Impossible,
            };
            let event = game.answer(seat, &action).map_err(refused)?;
            game.evolve(&event);
        }
        match done.next() {
            None => Ok((game.seat_view(Self::LEARNER).into(), true)),
            Some(_) => Err(Fault::Impossible),
        }
    }
}

/// Returns whether the first round has been scored.
fn is_scored(table: &TableView) -> bool {
    match table {
        OfGame::Cards(table) => !table.sheet.is_empty(),
        OfGame::Dice(table) => table.last_round.is_some(),
    }
}

fn of_cards(done: &[Action]) -> Result<Vec<cards::Action>, Fault> {
    let own = |action: &Action| match action {
        OfGame::Cards(action) => Ok(*action),
        OfGame::Dice(_) => Err(Fault::Impossible),
    };
    done.iter().map(own).collect()
}

fn of_dice(done: &[Action]) -> Result<Vec<dice::Action>, Fault> {
    let own = |action: &Action| match action {
        OfGame::Dice(action) => Ok(*action),
        OfGame::Cards(_) => Err(Fault::Impossible),
    };
    done.iter().map(own).collect()
}
