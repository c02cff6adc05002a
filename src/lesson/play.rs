//! The play of a lesson: computer players choose as they would at a table, and the learner repeats
//! the recorded actions.

use super::Deal;
use crate::computer::{Level, Plays};
use crate::rules::games::of_game;
use crate::rules::{Action, Draws, OtherGame, PublicState as _, Refusal, SeatView};

/// The level of the computer players in a lesson.
pub(super) const OTHERS: Level = Level::APPRENTICE;

/// The reason why the learner's actions cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrongAction {
    /// The rules refuse the last action.
    Refused(Refusal),
    /// An earlier action was already refused, or actions continue past the end, or one belongs to
    /// the other game.
    Impossible,
}

impl Deal {
    /// The learner's view after these actions, and whether the round is over.
    pub fn seen(&self, done: &[Action]) -> Result<(SeatView, bool), WrongAction> {
        of_game!(self.beginning, beginning: Game => self.play::<Game>(&beginning, done))
    }

    fn play<G: Plays>(
        &self,
        beginning: &G::Beginning,
        done: &[Action],
    ) -> Result<(SeatView, bool), WrongAction> {
        let own =
            |action: &Action| (*action).try_into().map_err(|OtherGame| WrongAction::Impossible);
        let done: Vec<G::Action> = done.iter().map(own).collect::<Result<_, _>>()?;
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
                if game.table_view().scored() > 0 {
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
                None => WrongAction::Refused(refusal.into()),
                Some(_) => WrongAction::Impossible,
            };
            let event = game.answer(seat, &action).map_err(refused)?;
            game.evolve(&event);
        }
        match done.next() {
            None => Ok((game.seat_view(Self::LEARNER).into(), true)),
            Some(_) => Err(WrongAction::Impossible),
        }
    }
}
