//! Replays of finished games: the events in the log, step by step.

use std::fmt;

use serde::de::DeserializeOwned;
use strum::{EnumString, IntoStaticStr, VariantArray};

use super::{Estimated as _, Review, decisive_round};
use crate::rules::games::{each_game, map_game, of_game};
use crate::rules::{Chance, PerSeat, PublicState as _, Rules, Seat};
use crate::table::{Person, Player, Playing, PublicStage, PublicView, Stage, Table, TableGame};

/// A position in a replay, and the seat whose view is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct At {
    /// The step, from 0.
    pub step: u32,
    pub seen_by: SeenBy,
}

/// The view that a replay shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SeenBy {
    /// The view from above, with all hands open.
    #[default]
    Above,
    /// The view that this seat had at the time.
    Seat(Seat),
}

impl SeenBy {
    /// Returns whether this view shows the choices of a seat as they are made.
    pub(super) fn sees_choices_of(self, seat: Seat) -> bool {
        match self {
            Self::Above => true,
            Self::Seat(own) => own == seat,
        }
    }
}

/// A move within a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Turn {
    /// No move: the replay shows the current step.
    Here,
    Previous,
    Next,
    /// The beginning of the round, or from there the beginning of the round before.
    RoundBack,
    /// The beginning of the next round.
    RoundOn,
    /// The step after the round in which the chances to win moved most.
    Decisive,
    /// The next choice that cost something, according to the review.
    Mistake,
}

/// The reason why a game cannot be replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoReplay {
    /// The game is still going on, or no game was played.
    #[error("the game is not over")]
    NotOver,
    /// The log contains an entry that cannot be read.
    #[error("an entry of the log cannot be read")]
    Unreadable,
}

/// A finished game in steps. There is a step wherever the game waited for its players, and one at
/// its end.
pub struct Replay {
    pub(super) over: PublicView,
    pub(super) course: each_game!(Course),
    pub(super) steps: Vec<Step>,
    /// The totals of all seats after each scored round.
    pub(super) totals: Vec<PerSeat<i16>>,
    pub(super) chances: Vec<PerSeat<f64>>,
    /// The review of the game, if it has one.
    pub(super) review: Option<Review>,
}

/// The starting state and the events of a game.
pub(super) struct Course<G: Rules> {
    pub(super) start: G,
    pub(super) events: Vec<G::Event>,
}

/// A step of a replay.
pub(super) struct Step {
    /// The number of events before this step.
    pub(super) events: usize,
    /// The current round, counted from 1.
    pub(super) round: u8,
    /// The number of rounds scored so far.
    scored: usize,
}

impl Replay {
    /// The replay of the game at this table. `log` holds all lines of its log, entry 0 first.
    /// Players whose name was deleted are called `former`.
    pub fn of(table: &Table, log: &[String], former: &str) -> Result<Self, NoReplay> {
        let (Stage::Over(playing), Some(proof)) = (&table.stage, table.proof()) else {
            return Err(NoReplay::NotOver);
        };
        let chance = proof.chance();
        let events = log.get(1..).unwrap_or_default();
        let course = map_game!(&**playing, playing => Course::of(playing, events)?);
        let (steps, totals, chances) = of_game!(&course, course => {
            let (steps, last) = course.steps(&chance);
            (steps, last.totals_by_round(), last.chances())
        });
        let mut over = table.public_view();
        if let PublicStage::Over { board, ended_by, .. } = &mut over.stage {
            board.players.iter_mut().for_each(|player| name_former(player, former));
            if let Some(person) = ended_by.as_mut().filter(|person| person.name.is_empty()) {
                former.clone_into(&mut person.name);
            }
        }
        Ok(Self { over, course, steps, totals, chances, review: None })
    }

    /// The number of the last step.
    pub fn last(&self) -> u32 {
        self.steps.len().saturating_sub(1) as u32
    }

    /// The step to which this move leads; `None` if the replay has no such step.
    pub fn turned(&self, at: At, turn: Turn) -> Option<u32> {
        let step = at.step;
        let now = self.steps.get(step as usize)?;
        let begins = |round: u8| self.steps.iter().position(|step| step.round >= round);
        let number = |step: usize| step as u32;
        Some(match turn {
            Turn::Here => step,
            Turn::Previous => step.saturating_sub(1),
            Turn::Next => (step + 1).min(self.last()),
            Turn::RoundBack => {
                let begin = begins(now.round).map_or(0, number);
                let before = begins(now.round.saturating_sub(1)).map_or(0, number);
                if begin < step { begin } else { before }
            }
            Turn::RoundOn => begins(now.round.saturating_add(1)).map_or(self.last(), number),
            Turn::Decisive => self.decisive().unwrap_or(step),
            Turn::Mistake => self.next_mistake(at).unwrap_or(step),
        })
    }

    /// Each seat's chance to win before the first round and after each scored round. If the game
    /// was played to its end, the last entry is the actual result.
    pub fn chances(&self) -> &[PerSeat<f64>] {
        &self.chances
    }

    /// The step right after the deciding round was scored.
    pub fn decisive(&self) -> Option<u32> {
        let round = decisive_round(&self.chances)?;
        let step = self.steps.iter().position(|step| step.scored > round)?;
        Some(step as u32)
    }
}

impl<G: TableGame> Course<G> {
    fn of(playing: &Playing<G>, events: &[String]) -> Result<Self, NoReplay> {
        let start = G::new(playing.beginning());
        let events = events.iter().map(|line| read(line)).collect::<Result<_, _>>()?;
        Ok(Self { start, events })
    }
}

impl<G: Rules> Course<G> {
    /// The game after this number of events.
    pub(super) fn after(&self, events: usize) -> G {
        let mut game = self.start.clone();
        self.events[..events].iter().for_each(|event| game.evolve(event));
        game
    }

    pub(super) fn views(&self, events: usize) -> Vec<G::SeatView> {
        let game = self.after(events);
        game.seats().seats().map(|seat| game.seat_view(seat)).collect()
    }
}

impl<G: TableGame> Course<G> {
    /// All steps, and the table after the last one.
    fn steps(&self, chance: &Chance) -> (Vec<Step>, G::TableView) {
        let (mut game, mut steps) = (self.start.clone(), Vec::new());
        for (event, events) in self.events.iter().zip(1..) {
            game.evolve(event);
            if game.is_over() || game.consequence(chance).is_none() {
                let view = game.table_view();
                steps.push(Step { events, round: view.round(), scored: view.scored() });
            }
        }
        (steps, game.table_view())
    }
}

/// Reads an event. The error does not quote the line.
fn read<E: DeserializeOwned>(line: &str) -> Result<E, NoReplay> {
    serde_json::from_str(line).map_err(|_| NoReplay::Unreadable)
}

/// Gives a player whose name was deleted the name `former`.
fn name_former(player: &mut Player, former: &str) {
    match player {
        Player::Person(Person { name, .. })
        | Player::StandIn { left: Person { name, .. }, .. }
        | Player::Newcomer { person: Person { name, .. }, .. }
            if name.is_empty() =>
        {
            former.clone_into(name);
        }
        Player::Person(_)
        | Player::StandIn { .. }
        | Player::Newcomer { .. }
        | Player::Computer { .. } => {}
    }
}

impl fmt::Debug for Replay {
    /// Hides the content, so that hands never reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replay").field("steps", &self.steps.len()).finish_non_exhaustive()
    }
}
