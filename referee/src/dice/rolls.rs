//! The rolls of a round: their number, and the dice of each.

use super::events::{Roll, Turn};
use super::faces::{Face, Faces};
use super::magic::MagicCard;
use super::page::Prediction;
use crate::record::{Events, Halt};
use crate::tally::{Occurrence, Tally};

/// The dice of a round, from before the first roll to the last.
#[derive(Debug)]
pub(super) struct Rolls {
    magic: Option<MagicCard>,
    /// The face of each die; `None` before it is rolled or turned.
    lying: [Option<Face>; 7],
    made: usize,
    most: usize,
}

impl Rolls {
    pub(super) fn of(magic: Option<MagicCard>) -> Self {
        Self { magic, lying: [None; 7], made: 0, most: 3 }
    }

    /// Reads what two Magic Cards put before the predictions: a roll, or two turned dice.
    pub(super) fn read_before_predictions(&mut self, events: &mut Events<'_>) -> Result<(), Halt> {
        if self.has(MagicCard::RollFirst) {
            self.make(&events.read()?)?;
        }
        if self.has(MagicCard::TurnTwo) {
            self.turn(&events.read()?)?;
        }
        Ok(())
    }

    /// `seers-number`: limits the number of rolls to the Seer's prediction.
    pub(super) fn limit_by(&mut self, seers: Prediction) {
        if self.has(MagicCard::SeersNumber) {
            self.most = seers.number;
        }
    }

    /// Makes the next roll, if it is allowed.
    pub(super) fn make(&mut self, roll: &Roll) -> Result<(), Halt> {
        require!(!self.is_last(), "the last roll has been made");
        let number = self.made + 1;
        require!(roll.number == number, "this is roll {number}, not {}", roll.number);
        self.check_rolled(&roll.rolled)?;
        for (die, lying) in self.lying.iter().enumerate() {
            let stays = lying.is_none_or(|face| face == roll.dice[die]);
            require!(
                stays || roll.rolled.contains(&die),
                "die {die} was not rolled, but shows another face"
            );
        }
        self.lying = roll.dice.map(Some);
        self.made = number;
        Ok(())
    }

    pub(super) fn made(&self) -> usize {
        self.made
    }

    /// The faces that may be scored now.
    pub(super) fn to_score(&self) -> Result<Faces, Halt> {
        let first = if self.has(MagicCard::RollFirst) { 2 } else { 1 };
        let faces: Vec<Face> = self.lying.iter().flatten().copied().collect();
        match Faces::try_from(faces) {
            Ok(faces) if self.made >= first => Ok(faces),
            Ok(_) | Err(_) => {
                Err(Halt::Wrong("nobody may leave yet: a roll must be made first".into()))
            }
        }
    }

    /// Tallies the situations in the round's rolls and leaves.
    pub(super) fn notice(&self, left_on: &[Option<usize>], seer: usize, tally: &mut Tally) {
        for (seat, roll) in left_on.iter().enumerate() {
            tally.saw_if(seat != seer && *roll < Some(self.made), Occurrence::EarlyLeave);
        }
        tally.saw_if(!self.is_last(), Occurrence::SeerLeftEarly);
        tally.saw_if(self.made > 3, Occurrence::FourthRoll);
        tally.saw_if(self.only_stuck_jesters(), Occurrence::SevenStuckJesters);
    }

    fn turn(&mut self, turn: &Turn) -> Result<(), Halt> {
        require!(turn.faces.len() == 2, "the Seer turns two dice, not {}", turn.faces.len());
        for (die, face) in &turn.faces {
            require!(*die < 7, "there is no die {die}");
            self.lying[*die] = Some(*face);
        }
        self.made = 1;
        Ok(())
    }

    fn check_rolled(&self, rolled: &[usize]) -> Result<(), Halt> {
        for (at, die) in rolled.iter().enumerate() {
            require!(*die < 7, "there is no die {die}");
            require!(!rolled[..at].contains(die), "die {die} is rolled twice at once");
            let stuck = self.has(MagicCard::StuckJesters) && self.lying[*die] == Some(Face::Jester);
            require!(!stuck, "die {die} is a Jester and may not be rolled again");
        }
        if self.lying.contains(&None) {
            // Roll 1 takes all seven dice; the first roll of `turn-two` takes the five that were
            // not turned.
            let due = |die: usize| self.lying[die].is_none();
            require!(
                (0..7).all(|die| due(die) == rolled.contains(&die)),
                "other dice must be rolled now"
            );
        }
        let least = if self.has(MagicCard::RollFirst) && self.made == 1 { 3 } else { 1 };
        require!(rolled.len() >= least, "at least {least} dice must be rolled now");
        Ok(())
    }

    fn is_last(&self) -> bool {
        self.made == self.most || self.only_stuck_jesters()
    }

    fn only_stuck_jesters(&self) -> bool {
        self.has(MagicCard::StuckJesters) && self.lying == [Some(Face::Jester); 7]
    }

    fn has(&self, magic: MagicCard) -> bool {
        self.magic == Some(magic)
    }
}
