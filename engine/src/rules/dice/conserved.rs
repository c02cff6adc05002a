//! What every state of the dice game keeps: seven dice, and one box on each page for each result.

use super::die::{DiceSet, Die};
use super::game::DiceGame;
use super::magic::Rolls;
use super::page::BOXES;
use crate::rules::{Seat, keeps};

impl DiceGame {
    /// Checks that nothing is lost, added, or counted twice.
    ///
    /// # Errors
    /// The law that this state breaks.
    pub(super) fn check_dice_and_pages(&self) -> Result<(), &'static str> {
        self.check_dice()?;
        self.seats().seats().try_for_each(|seat| self.check_page(seat))
    }

    fn check_dice(&self) -> Result<(), &'static str> {
        let round = &self.round;
        let lie = DiceSet::ALL.minus(round.dice.not_lying());
        let due = match (round.roll, round.effect().rolls) {
            (0, _) => 0,
            (1, Rolls::TwoTurnedFirst) => 2,
            _ => Die::COUNT,
        };
        keeps(lie.len() == due, "the dice that were rolled show a face, and no others")?;
        keeps(round.rolled.minus(lie).is_empty(), "a die that was rolled shows a face")
    }

    fn check_page(&self, seat: Seat) -> Result<(), &'static str> {
        let (round, score) = (&self.round, self.round.scores[seat]);
        let used = BOXES - self.pages[seat].free().len();
        let scored = self.rounds_before.len() + usize::from(score.is_some());
        keeps(used == scored, "each round uses one box of a page")?;
        let Some(score) = score else { return Ok(()) };
        let most = Die::COUNT as u8 + round.effect().more_of_each_color;
        let are_there =
            score.result.count <= most && usize::from(score.result.jesters) <= Die::COUNT;
        keeps(are_there, "at most seven dice count")?;
        keeps(score.roll <= round.roll, "nobody scores a roll that was not made")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::dice::page::{Mark, Prediction};
    use crate::rules::dice::{Beginning, Options};
    use crate::rules::{Chance, PerSeat, Rules as _, SeatCount};

    fn check(change: impl Fn(&mut DiceGame), broken: &str) {
        let (luck, seats) = (Chance::new([7; 32]), SeatCount::THREE);
        let order: Vec<Seat> = seats.seats().collect();
        let draws = &mut luck.set_up();
        let beginning = Beginning::draw(Options::default(), &order, PerSeat::none(seats), draws);
        let mut game = DiceGame::new(&beginning.unwrap());
        game.go_on(&luck);
        assert_eq!(game.check_dice_and_pages(), Ok(()));
        change(&mut game);
        assert_eq!(game.check_dice_and_pages(), Err(broken));
    }

    #[test]
    fn what_is_lost_or_added_is_noticed() {
        let first = Prediction::all().next().unwrap();
        check(
            |game| game.pages[Seat::new(1)].write(first, Mark::Xs(1)),
            "each round uses one box of a page",
        );
        check(|game| game.round.roll = 1, "the dice that were rolled show a face, and no others");
        check(|game| game.round.rolled = DiceSet::ALL, "a die that was rolled shows a face");
    }
}
