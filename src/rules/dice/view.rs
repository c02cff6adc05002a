//! What everybody may see of a dice game, and what one seat may see.

use std::sync::Arc;

use super::ask::Ask;
use super::beginning::Beginning;
use super::die::DiceSet;
use super::event::{Action, Intention};
use super::game::DiceGame;
use super::moment::Moment;
use super::options::Target;
use super::page::{Mark, Page, Prediction};
use super::round::Round;
use super::scoring::{RollResult, Scoring, final_points};
use crate::rules::{PerSeat, Rules, Seat, SeenPrediction};

/// What a seat that is still in would score with the roll that lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// With the prediction alone.
    pub prediction: RollResult,
    /// With a Jester Score, where one may be had.
    pub jester_score: Option<RollResult>,
}

/// What everybody may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableView {
    /// Seats, choices, and how the first Seer was found.
    pub beginning: Beginning,
    /// The round as it stands, but for covered predictions: [`TableView::predictions`] has them.
    pub round: Round,
    /// How often may be rolled; `None` while that depends on the Seer's prediction.
    pub most_rolls: Option<u8>,
    /// The Jesters that may not be rolled again.
    pub stuck: DiceSet,
    /// What everybody predicted.
    pub predictions: PerSeat<SeenPrediction<Prediction>>,
    /// What everybody who is still in would score now; `None` while no roll may be scored.
    pub offers: PerSeat<Option<Offer>>,
    /// What everybody will do with the roll that lies there.
    pub intentions: PerSeat<Option<Intention>>,
    /// What everybody is asked.
    pub asked: PerSeat<Option<Ask>>,
    /// What the Seer may answer, or has answered and may still change.
    pub seer_may_answer: Option<Ask>,
    /// Everybody's page, open on the table.
    pub pages: PerSeat<Page>,
    /// The points so far, with the bonus of those who have reached the target.
    pub totals: PerSeat<i16>,
    /// How many Xs everybody has.
    pub xs: PerSeat<u8>,
    /// How many Jester Scores everybody has.
    pub jester_scores: PerSeat<u8>,
    /// The last round that everybody has scored.
    pub last_round: Option<Round>,
    /// The rounds before this one, all scored: [`TableView::scored_rounds`] has this one as well.
    pub rounds_before: Arc<Vec<Round>>,
    /// Everybody's place, once the game has been played to its end.
    pub places: Option<PerSeat<u8>>,
    /// Whether the game has ended or was stopped.
    pub over: bool,
}

impl TableView {
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

    /// The rounds that everybody has scored, in order.
    pub fn scored_rounds(&self) -> impl Iterator<Item = &Round> {
        self.rounds_before.iter().chain([&self.round]).filter(|round| round.is_scored())
    }

    /// Everybody's page after each of these rounds.
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

    /// Everybody's points after each of these rounds, with the bonus of those who had reached the target.
    pub fn totals_by_round(&self) -> Vec<PerSeat<i16>> {
        let totals = |pages: PerSeat<Page>| pages.map(|page| final_points(&page, self.target()));
        self.pages_by_round().into_iter().map(totals).collect()
    }

    const fn target(&self) -> Target {
        self.beginning.options.target
    }

    /// Those whom the game waits for.
    pub fn waited_for(&self) -> impl Iterator<Item = Seat> {
        self.asked.iter().filter_map(|(seat, asked)| asked.map(|_| seat))
    }

    /// Who has predicted this in this round, for all to see.
    pub fn said_by(&self, prediction: Prediction) -> Option<Seat> {
        let seats = self.beginning.seats.clockwise_from(self.round.seer);
        seats.into_iter().find(|seat| self.predictions[*seat] == SeenPrediction::Shown(prediction))
    }

    /// What a hit in this box would give in this round: two Xs where predictions score double.
    pub fn worth(&self, prediction: Prediction) -> u8 {
        prediction.number.get() * self.round.effect().predictions_score.factor()
    }
}

impl DiceGame {
    /// Whether a roll lies there that this seat may score, now or once everybody has answered.
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

    /// The last round that everybody has scored.
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

/// How a box of one's own page stands in this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoxState {
    /// Free, and nobody has predicted it.
    Free,
    /// Free, but this seat has predicted it.
    Taken(Seat),
    /// One's own prediction of this round.
    Mine,
    /// It holds this result.
    Used(Mark),
}

/// What everybody and this seat may see, and what it may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// Whose view it is.
    pub seat: Seat,
    /// What everybody may see.
    pub table: TableView,
    /// What the seat itself predicted.
    pub prediction: Option<Prediction>,
    /// What the seat is asked to decide.
    pub ask: Option<Ask>,
    /// What it may answer: what it is asked, or what it has answered and may still change.
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

    /// How this box of the seat's own page stands.
    pub fn box_state(&self, at: Prediction) -> BoxState {
        match self.page().mark(at) {
            Mark::Free if self.prediction == Some(at) => BoxState::Mine,
            Mark::Free => self.table.said_by(at).map_or(BoxState::Free, BoxState::Taken),
            used @ (Mark::Xs(_) | Mark::Minus(_) | Mark::Struck(_)) => BoxState::Used(used),
        }
    }

    /// What this seat would score now.
    pub fn offer(&self) -> Option<&Offer> {
        self.table.offers[self.seat].as_ref()
    }

    /// What counts as said when the time is over, where the rules settle it: nothing is struck, no Wizard
    /// Color is named, and of two results the one worth more now is taken. The rest is for a computer
    /// player to decide.
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

    /// The result that is worth more points now; of equals the one with more Xs.
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
