//! Open seats: somebody who has no seat in a game takes that of a computer player, from the beginning
//! of the next round on.

use super::game::TableGame;
use super::{Attendance, Person, Player, Playing, Refusal, Step, Table};
use crate::rules::games::{map_game, of_game};
use crate::rules::{Rules as _, Seat};

impl Table {
    /// The person is to play in the place of the computer player on this seat from the beginning of
    /// the next round on.
    pub(super) fn sit_in(&self, person: &Person, seat: Seat) -> Result<Step, Refusal> {
        let (player, is_last_round) = of_game!(self.playing()?, playing => {
            if playing.players().iter().any(|player| player.belongs_to(person.id)) {
                return Err(Refusal::SeatedAlready);
            }
            let player = playing.players().get(seat.index()).cloned();
            (player, playing.game().table_view().is_last_round())
        });
        match player {
            _ if is_last_round => Err(Refusal::LastRound),
            Some(Player::Computer { name: computer, level }) => {
                let person = person.clone();
                let newcomer = Player::Newcomer { person, computer, level: Some(level) };
                Ok(Step::of_rows(self.clone()).with_player(seat, newcomer))
            }
            Some(Player::Newcomer { .. }) => Err(Refusal::Full),
            Some(Player::Person(_) | Player::StandIn { .. }) | None => Err(Refusal::NoComputer),
        }
    }

    /// The person does not want the seat after all that they were to have from the next round on.
    pub(super) fn stay_out(&self, person: &Person, at: i64) -> Result<Step, Refusal> {
        let waits = |player: &Player| player.coming().is_some_and(|coming| coming.id == person.id);
        let before = self.playing()?;
        let found = of_game!(before, playing => {
            let seats = playing.seats().seats();
            seats.zip(playing.players().to_vec()).find(|(_, player)| waits(player))
        });
        match found {
            Some((seat, Player::Newcomer { computer: name, level: Some(level), .. })) => {
                let computer = Player::Computer { name, level };
                let left = map_game!(before, playing => playing.replace(seat, computer));
                self.left_by(person, left, at)
            }
            Some(_) | None => Err(Refusal::NotSeated),
        }
    }
}

impl<G: TableGame> Playing<G> {
    /// Gives the people who have waited for it their seats. Returns whether there are any.
    pub(super) fn seat_newcomers(&mut self) -> bool {
        let mut is_anybody_seated = false;
        for seat in self.seats().seats() {
            if let Player::Newcomer { level: level @ Some(_), .. } = &mut self.players[seat.index()]
            {
                *level = None;
                self.orders[seat] = G::ALWAYS_ASK;
                self.attendance[seat] = Attendance::default();
                is_anybody_seated = true;
            }
        }
        is_anybody_seated
    }
}
