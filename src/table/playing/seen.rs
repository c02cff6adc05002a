//! What can be seen of a game: its players, its questions, and its views.

use rand::Rng;
use sha2::Digest;

use super::{Playing, Seating};
use crate::computer::Persona;
use crate::rules::chance::Chance;
use crate::rules::{Seat, SeatCount, SeatView};
use crate::table::game::{OrderText as _, TableGame};
use crate::table::views::{Board, Timing};
use crate::table::{Attendance, Player, PressId, Question, Sitter, UserId};

/// Views of the game.
impl<G: TableGame> Playing<G> {
    /// The game's state. It contains hidden information: show its views instead.
    pub(crate) const fn game(&self) -> &G {
        &self.game
    }

    /// The choices and draws that were made before the first round.
    pub const fn beginning(&self) -> &G::Beginning {
        &self.beginning
    }

    /// Returns whether the table was opened under the current version of the rules, so that its luck
    /// gives the same cards and dice again.
    pub const fn is_by_these_rules(&self) -> bool {
        self.by_these_rules
    }

    pub const fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The player on each seat, in the order of play.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Everybody, in sitting order.
    pub fn sitters(&self) -> Vec<Sitter> {
        let places = self.seating.order_of_play.iter().zip(&self.seating.presses);
        let sitter = |(seat, press): (&Seat, &PressId)| Sitter {
            player: self.players[seat.index()].clone(),
            press: *press,
        };
        places.map(sitter).collect()
    }

    /// The text of everybody's standing order, in sitting order.
    pub fn orders(&self) -> Vec<String> {
        self.seating.order_of_play.iter().map(|seat| self.orders[*seat].text()).collect()
    }

    /// Returns whether the game has ended or was stopped.
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// The number of entries in the log, including the beginning.
    pub const fn entries(&self) -> u32 {
        self.entries
    }

    pub fn seats(&self) -> SeatCount {
        self.game.seats()
    }

    /// The seat of this person, if they play here now.
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.seats().seats().find(|seat| self.players[seat.index()].is(user))
    }

    /// The question that this seat was last asked.
    pub fn question(&self, seat: Seat) -> Question {
        self.questions[seat]
    }

    /// The people whom the game waits for, and since when, in Unix milliseconds. For a person who
    /// was away the time counts from their return.
    pub fn people_asked(&self) -> impl Iterator<Item = (Seat, i64)> {
        let is_person = |seat: &Seat| self.players[seat.index()].person().is_some();
        let asked = self.seats().seats().filter(is_person);
        let asked = asked.filter(|seat| self.game.asked(*seat).is_some());
        asked.map(|seat| (seat, self.asked_at[seat].max(self.attendance[seat].back_at)))
    }

    /// When this seat was last asked something, in Unix milliseconds.
    pub fn asked_at(&self, seat: Seat) -> i64 {
        self.asked_at[seat]
    }

    /// The attendance of the player on this seat.
    pub fn attendance(&self, seat: Seat) -> Attendance {
        self.attendance[seat]
    }

    /// The attendance of everybody, in sitting order.
    pub fn attendances(&self) -> Vec<Attendance> {
        self.seating.order_of_play.iter().map(|seat| self.attendance[*seat]).collect()
    }

    /// The seat from which this person is away and to which they may come back.
    pub fn away(&self, user: UserId) -> Option<Seat> {
        let is_theirs = |player: &Player| player.away().is_some_and(|person| person.id == user);
        self.seats().seats().find(|seat| is_theirs(&self.players[seat.index()]))
    }

    /// The question and the view of this seat, no matter who plays it.
    pub fn question_and_view(&self, seat: Seat) -> Option<(Question, SeatView)> {
        self.game.asked(seat)?;
        Some((self.questions[seat], self.game.seat_view(seat).into()))
    }

    /// The computer player whom the game waits for, and what it sees.
    pub fn computer_asked(&self) -> Option<(Seat, Persona, SeatView)> {
        let seat = self.seats().seats().find(|seat| {
            self.players[seat.index()].level().is_some() && self.game.asked(*seat).is_some()
        })?;
        let persona = self.players[seat.index()].persona()?;
        Some((seat, persona, self.game.seat_view(seat).into()))
    }

    /// SHA-256 of the record's event lines.
    pub fn fingerprint(&self) -> [u8; 32] {
        self.recorded.clone().finalize().into()
    }

    /// The part of the game that everybody may see.
    pub(in crate::table) fn board(&self) -> Board {
        Board {
            players: self.players.clone(),
            entries: self.entries,
            game: self.game.table_view().into(),
            timing: Timing::default(),
        }
    }

    /// The part of the game that this seat may see.
    pub(in crate::table) fn seat_view(&self, seat: Seat) -> SeatView {
        self.game.seat_view(seat).into()
    }

    /// The number of this seat's next decision, for which a move in advance holds.
    pub(in crate::table) fn moment(&self, seat: Seat) -> u32 {
        self.game.moment(seat)
    }

    pub(in crate::table) fn order_of(&self, seat: Seat) -> G::Order {
        self.orders[seat]
    }

    /// This game as it looks to the viewer, but with another seed, and everything hidden from them
    /// dealt again.
    #[must_use]
    pub(in crate::table) fn another_world(
        &self,
        viewer: Option<UserId>,
        seed: [u8; 32],
        luck: &mut impl Rng,
    ) -> Self {
        let seat = viewer.and_then(|user| self.seat_of(user));
        let game = self.game.another_world(seat, luck);
        Self { game, chance: Chance::new(seed), ..self.clone() }
    }
}
