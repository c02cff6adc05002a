//! The public view of a dice game, and the view of one seat.

use std::sync::Arc;

use super::ask::Ask;
use super::beginning::Beginning;
use super::die::DiceSet;
use super::event::{Action, Intention};
use super::game::DiceGame;
use super::moment::Moment;
use super::options::Target;
use super::page::{BoxSet, Mark, Page, Prediction};
use super::round::Round;
use super::scoring::{RollResult, Scoring, final_points};
use crate::rules::{PerSeat, Rules, Seat, SeenPrediction};

/// The results with which a seat still in the round could score the roll on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The result for the prediction alone.
    pub prediction: RollResult,
    /// The result with a Jester Score, if one is possible.
    pub jester_score: Option<RollResult>,
}

/// Everything that is public.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableView {
    /// The seats, the options, and the way in which the first Seer was determined.
    pub beginning: Beginning,
    /// The current round without covered predictions; [`TableView::predictions`] shows who made
    /// them.
    pub round: Round,
    /// The largest number of rolls; `None` while it depends on the Seer's prediction.
    pub most_rolls: Option<u8>,
    /// The Jesters that may not be rolled again.
    pub stuck: DiceSet,
    pub predictions: PerSeat<SeenPrediction<Prediction>>,
    /// The results of all players still in the round if they scored now; `None` while no roll may
    /// be scored.
    pub offers: PerSeat<Option<Offer>>,
    /// The decisions of the seats about the roll on the table.
    pub intentions: PerSeat<Option<Intention>>,
    /// The questions that the seats have to answer.
    pub asked: PerSeat<Option<Ask>>,
    /// The question that the Seer may answer, or has answered and may change the answer to.
    pub seer_may_answer: Option<Ask>,
    pub pages: PerSeat<Page>,
    /// The points so far, including the bonus of players who have reached the target.
    pub totals: PerSeat<i16>,
    /// The number of Xs of each player.
    pub xs: PerSeat<u8>,
    /// The number of Jester Scores of each player.
    pub jester_scores: PerSeat<u8>,
    /// The last round that all players have scored.
    pub last_round: Option<Round>,
    /// The rounds before this one, all scored. [`TableView::scored_rounds`] adds this one once it
    /// is scored.
    pub rounds_before: Arc<Vec<Round>>,
    /// The final place of each seat, once the game has been played to its end.
    pub places: Option<PerSeat<u8>>,
    /// True if the game has ended or was stopped.
    pub over: bool,
}

impl TableView {
    /// The dice that count for the Seer's prediction; none while it is not public.
    pub fn seers_dice(&self) -> DiceSet {
        match self.predictions[self.round.seer] {
            SeenPrediction::Shown(of) => self.dice_for(of),
            SeenPrediction::NotMade | SeenPrediction::Covered => DiceSet::EMPTY,
        }
    }

    /// The dice that count for this prediction; none before the first roll, and before the Wizard
    /// Color is settled.
    pub fn dice_for(&self, of: Prediction) -> DiceSet {
        let counting = |_| self.round.on_table().counting(of.color);
        self.round.count_now(of).map(counting).unwrap_or_default()
    }

    /// Returns whether it is certain that no other round follows this one: each may be the last.
    pub const fn is_last_round(&self) -> bool {
        false
    }

    pub(super) fn of(game: &DiceGame) -> Self {
        let seats = game.seats();
        let mut round = game.round;
        round.predictions = PerSeat::from_fn(seats, |seat| game.said_for_all(seat));
        let seen = |seat| match (game.round.predictions[seat], round.predictions[seat]) {
            (None, _) => SeenPrediction::NotMade,
            (Some(_), None) => SeenPrediction::Covered,
            (Some(_), Some(prediction)) => SeenPrediction::Shown(prediction),
        };
        Self {
            beginning: game.beginning,
            round,
            most_rolls: game.most_rolls(),
            stuck: game.stuck(),
            predictions: PerSeat::from_fn(seats, seen),
            offers: PerSeat::from_fn(seats, |seat| game.offer(seat)),
            intentions: game.intentions,
            asked: PerSeat::from_fn(seats, |seat| game.asked(seat)),
            seer_may_answer: game.may_answer(game.round.seer),
            pages: game.pages,
            totals: game.totals(),
            xs: game.xs(),
            jester_scores: game.jester_scores(),
            last_round: game.last_round().copied(),
            rounds_before: game.rounds_before.clone(),
            places: game.places().copied(),
            over: game.is_over(),
        }
    }

    /// The rounds that all players have scored, in order.
    pub fn scored_rounds(&self) -> impl Iterator<Item = &Round> {
        self.rounds_before.iter().chain([&self.round]).filter(|round| round.is_scored())
    }

    /// The pages of all players after each scored round.
    pub fn pages_by_round(&self) -> Vec<PerSeat<Page>> {
        let seats = self.beginning.seats;
        let mut pages = PerSeat::<Page>::none(seats);
        let after = |round: &Round| {
            for seat in seats.seats() {
                round.write_on(&mut pages[seat], seat);
            }
            pages
        };
        self.scored_rounds().map(after).collect()
    }

    /// The points of all players after each scored round, including the bonus of those who had
    /// reached the target.
    pub fn totals_by_round(&self) -> Vec<PerSeat<i16>> {
        let totals = |pages: PerSeat<Page>| pages.map(|page| final_points(&page, self.target()));
        self.pages_by_round().into_iter().map(totals).collect()
    }

    const fn target(&self) -> Target {
        self.beginning.options.target
    }

    /// The seats that the game waits for.
    pub fn waited_for(&self) -> impl Iterator<Item = Seat> {
        self.asked.iter().filter_map(|(seat, asked)| asked.map(|_| seat))
    }

    /// The seat that has publicly predicted this in this round.
    pub fn said_by(&self, prediction: Prediction) -> Option<Seat> {
        let seats = self.beginning.seats.clockwise_from(self.round.seer);
        seats.into_iter().find(|seat| self.predictions[*seat] == SeenPrediction::Shown(prediction))
    }

    /// The points that a hit in this box would give in this round, counting two Xs if predictions
    /// score double.
    pub fn worth(&self, prediction: Prediction) -> u8 {
        prediction.number.get() * self.round.effect().predictions_score.factor()
    }
}

impl DiceGame {
    /// Returns whether there is a roll that this seat may score, now or once all players have
    /// answered.
    pub(super) fn may_leave(&self, seat: Seat) -> bool {
        let scored_now = match self.moment() {
            Moment::Deciding | Moment::Scoring => true,
            Moment::BetweenRounds
            | Moment::Turning
            | Moment::RollsByItself(_)
            | Moment::Predicting
            | Moment::Settling
            | Moment::MustRoll
            | Moment::Over => false,
        };
        scored_now && self.seats().has(seat) && !self.has_left(seat)
    }

    /// The last round that all players have scored.
    fn last_round(&self) -> Option<&Round> {
        if self.round.is_scored() { Some(&self.round) } else { self.rounds_before.last() }
    }

    fn offer(&self, seat: Seat) -> Option<Offer> {
        let prediction = self.round.predictions[seat].filter(|_| self.may_leave(seat))?;
        let result = |scoring| self.round.on_table().result(prediction, scoring);
        Some(Offer {
            prediction: result(Scoring::Prediction),
            jester_score: self.jester_score(seat).map(|_| result(Scoring::JesterScore)),
        })
    }
}

/// The state of a box of the player's own page in this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoxState {
    /// The box is free, and no one has publicly predicted it.
    Free,
    /// The box is free, but this seat has predicted it.
    Taken(Seat),
    /// The player has predicted the box in this round.
    Mine,
    /// The box holds this result.
    Used(Mark),
}

/// Everything that one seat may see, and its allowed actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// The seat whose view this is.
    pub seat: Seat,
    pub table: TableView,
    /// The seat's own prediction.
    pub prediction: Option<Prediction>,
    /// The question that the seat has to answer.
    pub ask: Option<Ask>,
    /// The question that the seat has to answer, or has answered and may change the answer to.
    pub may_answer: Option<Ask>,
}

impl SeatView {
    pub(super) fn of(game: &DiceGame, seat: Seat) -> Self {
        Self {
            seat,
            table: TableView::of(game),
            prediction: game.round.predictions[seat],
            ask: game.asked(seat),
            may_answer: game.may_answer(seat),
        }
    }

    /// The seat's own page.
    pub fn page(&self) -> &Page {
        &self.table.pages[self.seat]
    }

    pub fn box_state(&self, at: Prediction) -> BoxState {
        match self.page().mark(at) {
            Mark::Free if self.prediction == Some(at) => BoxState::Mine,
            Mark::Free => self.table.said_by(at).map_or(BoxState::Free, BoxState::Taken),
            used @ (Mark::Xs(_) | Mark::Minus(_) | Mark::Struck(_)) => BoxState::Used(used),
        }
    }

    /// The boxes that this seat may choose before it is its turn to predict; empty while no other
    /// seat predicts.
    pub fn predicts_later(&self) -> BoxSet {
        let predicts = |ask: &Option<Ask>| matches!(ask, Some(Ask::Predict { .. }));
        let waits = self.ask.is_none() && self.prediction.is_none();
        if !waits || !self.table.asked.values().iter().any(predicts) {
            return BoxSet::EMPTY;
        }
        let is_free = |at: &Prediction| self.box_state(*at) == BoxState::Free;
        self.page().free().boxes().filter(is_free).collect()
    }

    /// The results with which this seat could score now.
    pub fn offer(&self) -> Option<&Offer> {
        self.table.offers[self.seat].as_ref()
    }

    /// The action that counts when the time is up, if the rules settle it: nothing is struck, no
    /// Wizard Color is named, and the better of two results is taken. All other decisions are left
    /// to a computer player.
    pub fn out_of_time(&self) -> Option<Action> {
        match self.ask? {
            Ask::Strike { .. } => Some(Action::Strike(None)),
            Ask::NameWizardColor => Some(Action::NameWizardColor(None)),
            Ask::Score { .. } => Some(Action::Score(self.worth_more()?)),
            Ask::Turn
            | Ask::Predict { .. }
            | Ask::Roll(_)
            | Ask::RollOrScore { .. }
            | Ask::StayOrScore { .. } => None,
        }
    }

    /// The scoring that gives more points now; of equal ones the one with more Xs.
    pub fn worth_more(&self) -> Option<Scoring> {
        let (offer, number) = (self.offer()?, self.prediction?.number);
        let worth = |result: &RollResult| {
            let xs = result.xs + u8::from(result.jester_box().is_some());
            (result.points(number), xs)
        };
        let jester = offer.jester_score.filter(|jester| worth(jester) > worth(&offer.prediction));
        Some(jester.map_or(Scoring::Prediction, |_| Scoring::JesterScore))
    }
}
