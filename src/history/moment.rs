//! A step of a replay, as it was seen at the time.

use std::fmt;

use super::replay::{At, Replay, SeenBy, Step};
use super::{Decision, decisive_round};
use crate::rules::games::{each_game, map_game, of_game};
use crate::rules::{Rules, Seat};
use crate::table::{Board, PrivateView, PublicStage, PublicView, Timing};

/// The views of all seats at a step, in the order of play.
pub type Views = each_game!(Vec<Rules::SeatView>);

/// A step of a replay, as it was seen at the time.
pub struct Moment {
    /// The position in the replay.
    pub at: At,
    /// The number of the last step.
    pub last: u32,
    /// The table as everyone saw it.
    pub table: PublicView,
    /// The views of all seats.
    pub views: Views,
    /// The step right after the round that decided the game was scored; `None` if no round was
    /// scored.
    pub decisive: Option<u32>,
    /// The number of the deciding round, from 1; 0 if there is none.
    pub decisive_round: u8,
    /// The step of the next choice that cost something, if the game has a review and this view shows
    /// one.
    pub next_mistake: Option<u32>,
    /// True if the choice at this step cost something, according to the review, and this view shows
    /// it.
    pub is_mistake: bool,
    /// The choice made at this step with the opinion of the review, or of a master without one, if
    /// this view shows that seat's choices.
    pub choice: Option<Decision>,
}

impl Replay {
    /// The moment at this position; `None` if there is no such step or seat.
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
            next_mistake: self.next_mistake(at),
            is_mistake: self.is_mistake(at),
            choice: self.choice(at.step).filter(|choice| at.seen_by.sees_choices_of(choice.seat)),
        };
        match at.seen_by {
            SeenBy::Seat(seat) if moment.table.players().get(seat.index()).is_none() => None,
            SeenBy::Seat(_) | SeenBy::Above => Some(moment),
        }
    }

    /// The table at this step. The last step shows the table as it is now.
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
    pub fn seen_by(&self, seat: Seat) -> Option<PrivateView> {
        let game = map_game!(&self.views, views => Box::new(views.get(seat.index())?.clone()));
        Some(PrivateView::of_seat(self.table.clone(), seat, game))
    }
}

impl fmt::Debug for Moment {
    /// Hides the content, so that hands never reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Moment").field("at", &self.at).finish_non_exhaustive()
    }
}
