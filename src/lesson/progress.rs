//! The state of a lesson, found by playing it again from the learner's actions so far.

use std::fmt;

use super::play::{OTHERS, WrongAction};
use super::{Deal, Lesson, Stars};
use crate::rules::games::{game_of_kind, map_game, of_game};
use crate::rules::{Action, OfGame, Refusal, Rules, SeatView};
use crate::table::{Board, Person, Player, PrivateView, PublicView, Question, TableGame, Timing};

/// The most actions that a learner takes in a lesson; that many fit into a button's custom id.
const MOST_DONE: usize = 6;
/// The separator between actions in a custom id.
const BETWEEN: &str = "-";
/// The text for an empty list of actions.
const NOTHING: &str = "0";
/// The separator between a lesson and the stars of the lessons before it.
const STARS: char = '+';

/// The names of the computer players, from the learner's left.
const NAMES: [&str; 2] = ["Merlin", "Morgana"];

/// The progress of a learner: the lesson, the stars of the lessons before it, and the learner's
/// actions in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    lesson: Lesson,
    /// One for each lesson of the game before this one; `None` if it was skipped.
    earned: Vec<Option<Stars>>,
    done: Vec<Action>,
}

/// The current state of a lesson, as the learner sees it.
#[derive(Clone)]
pub struct LessonState {
    /// The learner's view, as at a table.
    pub own: PrivateView,
    /// The stars for the round; `None` as long as it is not over.
    pub stars: Option<Stars>,
}

/// A text that is no progress in a lesson, or describes actions that the rules do not allow: it is
/// forged, or comes from another version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no progress in a lesson of this version")]
pub struct NoProgress;

impl fmt::Debug for LessonState {
    /// Hides the content, so that hands never reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LessonState(sealed)")
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.lesson.word())?;
        if self.earned.iter().any(Option::is_some) {
            let digit = |stars: &Option<Stars>| stars.map_or(0, Stars::count).to_string();
            write!(f, "{STARS}{}", self.earned.iter().map(digit).collect::<String>())?;
        }
        f.write_str(".")?;
        if self.done.is_empty() {
            return f.write_str(NOTHING);
        }
        let done = self.done.iter().map(|action| of_game!(action, action => action.to_string()));
        f.write_str(&done.collect::<Vec<_>>().join(BETWEEN))
    }
}

impl Progress {
    /// Parses the progress from the texts of a lesson and of the actions in it.
    pub fn read(lesson: &str, done: &str) -> Result<Self, NoProgress> {
        let (lesson, stars) = lesson.split_once(STARS).unwrap_or((lesson, ""));
        let mut progress = Self::start(lesson.parse().map_err(|_| NoProgress)?);
        if !stars.is_empty() {
            progress.earned = read_stars(stars)?;
        }
        if progress.earned.len() + 1 != progress.lesson.number() {
            return Err(NoProgress);
        }
        if done == NOTHING {
            return Ok(progress);
        }
        let read = |text: &str| -> Result<Action, NoProgress> {
            Ok(game_of_kind!(progress.lesson.game(), Game => {
                text.parse::<<Game as Rules>::Action>().map_err(|_| NoProgress)?
            }))
        };
        let done = done.split(BETWEEN).map(read).collect::<Result<Vec<_>, _>>()?;
        if done.len() > MOST_DONE { Err(NoProgress) } else { Ok(Self { done, ..progress }) }
    }

    /// The progress in a lesson that has just begun, without stars.
    pub fn start(lesson: Lesson) -> Self {
        Self { lesson, earned: vec![None; lesson.number() - 1], done: Vec::new() }
    }

    /// The beginning of this lesson.
    #[must_use]
    pub fn again(&self) -> Self {
        Self { done: Vec::new(), ..self.clone() }
    }

    /// The beginning of the next lesson, after these stars; `None` after the last one.
    pub fn next(&self, stars: Option<Stars>) -> Option<Self> {
        let lesson = self.lesson.next()?;
        Some(Self { lesson, earned: self.with_stars(stars), done: Vec::new() })
    }

    /// The stars of the lessons before, and then these.
    pub fn with_stars(&self, stars: Option<Stars>) -> Vec<Option<Stars>> {
        self.earned.iter().copied().chain([stars]).collect()
    }

    pub const fn lesson(&self) -> Lesson {
        self.lesson
    }

    /// The number of actions the learner has taken.
    pub const fn steps(&self) -> usize {
        self.done.len()
    }

    /// The lesson's current state.
    pub fn look(&self, learner: &Person) -> Result<LessonState, NoProgress> {
        let deal = Deal::of(self.lesson);
        let (game, is_over) = deal.seen(&self.done).map_err(|_| NoProgress)?;
        let stars = if is_over { Stars::of(&game) } else { None };
        Ok(LessonState { own: self.own(learner, game), stars })
    }

    /// The progress after one more action.
    ///
    /// # Errors
    /// The rule that forbids the action, or `None` if the action comes after the end of the lesson.
    pub fn with(&self, action: Action) -> Result<Self, Option<Refusal>> {
        let done: Vec<Action> = self.done.iter().copied().chain([action]).collect();
        match Deal::of(self.lesson).seen(&done) {
            Ok(_) if done.len() <= MOST_DONE => Ok(Self { done, ..self.clone() }),
            Ok(_) | Err(WrongAction::Impossible) => Err(None),
            Err(WrongAction::Refused(refusal)) => Err(Some(refusal)),
        }
    }

    /// The learner's view, wrapped in a table that exists on no server.
    fn own(&self, learner: &Person, game: SeatView) -> PrivateView {
        let game = self.numbered(game);
        let others = NAMES.map(|name| Player::Computer { name: name.to_owned(), level: OTHERS });
        let table = map_game!(&game, view => Box::new(view.table.clone()));
        let options = map_game!(Deal::of(self.lesson).beginning, beginning => beginning.options);
        let board = Board {
            players: [Player::Person(learner.clone())].into_iter().chain(others).collect(),
            entries: 0,
            game: table,
            timing: Timing::default(),
        };
        let table = PublicView::alone(learner, options, OTHERS, board);
        let order = game_of_kind!(game.kind(), Game => <Game as TableGame>::ALWAYS_ASK);
        let question = Question::new(self.done.len() as u32);
        PrivateView::new(table, Deal::LEARNER, question, game, order)
    }

    /// This view in a game that has as many rounds as there are lessons: the rounds of the game that
    /// the lesson is dealt from would say nothing to a learner.
    fn numbered(&self, mut game: SeatView) -> SeatView {
        let number = self.lesson.number() as u8;
        match &mut game {
            OfGame::Cards(view) => {
                view.table.round = number;
                view.table.rounds = Lesson::of(self.lesson.game()).count() as u8;
            }
            OfGame::Dice(view) => view.table.round.number = number,
        }
        game
    }
}

/// Reads the stars of lessons, 0 for one that was skipped.
fn read_stars(digits: &str) -> Result<Vec<Option<Stars>>, NoProgress> {
    let read = |digit| match digit {
        '0' => Ok(None),
        _ => Stars::read(digit).map(Some).ok_or(NoProgress),
    };
    digits.chars().map(read).collect()
}
