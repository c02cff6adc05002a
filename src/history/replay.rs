//! One game once more, step by step: what the log says happened, and what everybody saw of it then.

use std::fmt;

use serde::de::DeserializeOwned;
use strum::{EnumString, IntoStaticStr, VariantArray};

use super::{Choice, chances_at_cards, chances_at_dice, decisive_round, won};
use crate::rules::cards::schedule::schedule;
use crate::rules::dice::Beginning;
use crate::rules::games::{game_of_kind, map_game, of_game};
use crate::rules::{Chance, OfGame, PerSeat, Rules, Seat, cards, dice};
use crate::table::{
    Board, Person, Player, Playing, PrivateView, PublicStage, PublicView, Question, Stage, Table,
    TableGame, Timing,
};

/// Where a replay stands, and through whose eyes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct At {
    /// The step, from 0.
    pub step: u32,
    /// Whose view it is.
    pub seen_by: SeenBy,
}

/// Whose view a replay shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SeenBy {
    /// From above, all hands open.
    #[default]
    Above,
    /// What this seat saw then.
    Seat(Seat),
}

impl SeenBy {
    /// Whether the choices of this seat are seen as they are made.
    fn sees_choices_of(self, seat: Seat) -> bool {
        match self {
            Self::Above => true,
            Self::Seat(own) => own == seat,
        }
    }
}

/// Where a replay goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Turn {
    /// Nowhere: it shows this step.
    Here,
    /// A step back.
    Previous,
    /// A step on.
    Next,
    /// To the beginning of the round, or, from there, of the one before.
    RoundBack,
    /// To the beginning of the next round.
    RoundOn,
    /// To where the round has been scored in which the chances to win moved most.
    Decisive,
}

/// Why a game cannot be seen once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoReplay {
    /// It is still played, or none was played.
    #[error("the game is not over")]
    NotOver,
    /// Its log cannot be read.
    #[error("an entry of the log cannot be read")]
    Unreadable,
}

/// A game that is over, step by step: a step is where the game waited for its players, or was over.
pub struct Replay {
    pub(super) over: PublicView,
    pub(super) course: OfGame<Course<cards::CardGame>, Course<dice::DiceGame>>,
    pub(super) steps: Vec<Step>,
    /// Everybody's after each round that was scored.
    pub(super) totals: Vec<PerSeat<i16>>,
    chances: Vec<PerSeat<f64>>,
}

/// What happened in a game.
pub(super) struct Course<G: Rules> {
    pub(super) start: G,
    pub(super) events: Vec<G::Event>,
}

/// A step of a replay.
pub(super) struct Step {
    /// So many events have happened.
    pub(super) events: usize,
    /// The round that is played.
    pub(super) round: u8,
    /// How many rounds have been scored.
    scored: usize,
}

/// What every seat saw at a step, in the order of play.
pub type Views = OfGame<Vec<cards::SeatView>, Vec<dice::SeatView>>;

/// A step of a replay as it was seen then.
pub struct Moment {
    /// Where the replay stands.
    pub at: At,
    /// The number of the last step.
    pub last: u32,
    /// The table as everybody saw it.
    pub table: PublicView,
    /// What each seat saw.
    pub views: Views,
    /// The step at which the round that decided the game was just scored; `None` where none was scored.
    pub decisive: Option<u32>,
    /// The number of that round, from 1.
    pub decisive_round: u8,
    /// What was decided at this step by somebody whose choices are seen, and what a master thinks of it.
    pub choice: Option<Choice>,
}

impl Replay {
    /// The replay of the game at this table, whose log has these lines, entry 0 first. A player who has no name any
    /// more is called `former`.
    ///
    /// # Errors
    /// The game is not over, or an event cannot be read.
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
        Ok(Self { over, course, steps, totals, chances })
    }

    /// The number of the last step.
    pub fn last(&self) -> u32 {
        self.steps.len().saturating_sub(1) as u32
    }

    /// Where this turn leads from this step; `None` where there is no such step.
    pub fn turned(&self, step: u32, turn: Turn) -> Option<u32> {
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
        })
    }

    /// Everybody's chance to win before the first round, and after each that was scored; after the last one of a game
    /// that was played to its end, who has won.
    pub fn chances(&self) -> &[PerSeat<f64>] {
        &self.chances
    }

    /// Where the round that decided the game has just been scored.
    pub fn decisive(&self) -> Option<u32> {
        let round = decisive_round(&self.chances)?;
        let step = self.steps.iter().position(|step| step.scored > round)?;
        Some(step as u32)
    }

    /// How it was then; `None` where there is no such step or seat.
    pub fn moment(&self, at: At) -> Option<Moment> {
        let step = self.steps.get(at.step as usize)?;
        let views = map_game!(&self.course, course => course.views(step.events));
        let moment = Moment {
            at,
            last: self.last(),
            table: self.table(step, &views),
            views,
            decisive: self.decisive(),
            decisive_round: decisive_round(&self.chances).map_or(0, |round| round as u8 + 1),
            choice: self.choice(at.step).filter(|choice| at.seen_by.sees_choices_of(choice.seat)),
        };
        match at.seen_by {
            SeenBy::Seat(seat) if moment.table.players().get(seat.index()).is_none() => None,
            SeenBy::Seat(_) | SeenBy::Above => Some(moment),
        }
    }

    /// The table at this step; at the last one as it is now.
    fn table(&self, step: &Step, views: &Views) -> PublicView {
        let game = map_game!(views, views => match views.first() {
            Some(view) => Box::new(view.table.clone()),
            None => return self.over.clone(),
        });
        if of_game!(&game, game => game.over) {
            return self.over.clone();
        }
        let board = Board {
            players: self.over.players().to_vec(),
            entries: step.events as u32 + 1,
            game,
            timing: Timing::default(),
        };
        PublicView { stage: PublicStage::Playing(board), votes: Vec::new(), ..self.over.clone() }
    }
}

impl Moment {
    /// What this seat saw.
    pub fn seen_by(&self, seat: Seat) -> Option<PrivateView> {
        let game = map_game!(&self.views, views => Box::new(views.get(seat.index())?.clone()));
        let order = game_of_kind!(self.views.kind(), Game => <Game as TableGame>::Order::default());
        let (table, question) = (self.table.clone(), Question::default());
        let (due, late, wants_hints) = (None, None, false);
        Some(PrivateView { table, seat, question, game, order, due, late, wants_hints })
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
    /// The game after so many events.
    pub(super) fn after(&self, events: usize) -> G {
        let mut game = self.start.clone();
        self.events[..events].iter().for_each(|event| game.evolve(event));
        game
    }

    fn views(&self, events: usize) -> Vec<G::SeatView> {
        let game = self.after(events);
        game.seats().seats().map(|seat| game.seat_view(seat)).collect()
    }
}

impl<G: TableGame<TableView: Scored>> Course<G> {
    /// Every step, and the table after the last.
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

/// How far a game has come.
pub(super) trait Scored {
    /// The round that is played, from 1.
    fn round(&self) -> u8;

    /// How many rounds have been scored.
    fn scored(&self) -> usize;

    /// Everybody's total after each of them.
    fn totals_by_round(&self) -> Vec<PerSeat<i16>>;

    /// Everybody's chance to win before the first round and after each, as far as masters can tell.
    fn estimated(&self) -> Vec<PerSeat<f64>>;

    /// Everybody's place, once the game has been played to its end.
    fn places(&self) -> Option<&PerSeat<u8>>;

    /// The same; after the last round it is known who has won.
    fn chances(&self) -> Vec<PerSeat<f64>> {
        let mut chances = self.estimated();
        if let (Some(last), Some(places)) = (chances.last_mut(), self.places()) {
            *last = won(places);
        }
        chances
    }
}

impl Scored for cards::TableView {
    fn round(&self) -> u8 {
        self.round
    }

    fn scored(&self) -> usize {
        self.sheet.len()
    }

    fn totals_by_round(&self) -> Vec<PerSeat<i16>> {
        self.sheet.iter().map(|round| round.totals).collect()
    }

    fn estimated(&self) -> Vec<PerSeat<f64>> {
        let deals = schedule(&self.options, self.seats);
        chances_at_cards(self.seats, &deals, &self.totals_by_round())
    }

    fn places(&self) -> Option<&PerSeat<u8>> {
        self.places.as_ref()
    }
}

impl Scored for dice::TableView {
    fn round(&self) -> u8 {
        self.round.number
    }

    fn scored(&self) -> usize {
        self.scored_rounds().count()
    }

    fn totals_by_round(&self) -> Vec<PerSeat<i16>> {
        Self::totals_by_round(self)
    }

    fn estimated(&self) -> Vec<PerSeat<f64>> {
        let Beginning { seats, options, .. } = self.beginning;
        chances_at_dice(seats, options.target, &self.pages_by_round())
    }

    fn places(&self) -> Option<&PerSeat<u8>> {
        self.places.as_ref()
    }
}

/// What cannot be read is not quoted.
fn read<E: DeserializeOwned>(line: &str) -> Result<E, NoReplay> {
    serde_json::from_str(line).map_err(|_| NoReplay::Unreadable)
}

/// Somebody whose name was deleted is called so.
fn name_former(player: &mut Player, former: &str) {
    match player {
        Player::Person(Person { name, .. }) | Player::StandIn { left: Person { name, .. }, .. }
            if name.is_empty() =>
        {
            former.clone_into(name);
        }
        Player::Person(_) | Player::StandIn { .. } | Player::Computer { .. } => {}
    }
}

impl fmt::Debug for Replay {
    /// Hands never reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replay").field("steps", &self.steps.len()).finish_non_exhaustive()
    }
}

impl fmt::Debug for Moment {
    /// Hands never reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Moment").field("at", &self.at).finish_non_exhaustive()
    }
}
