//! The rules: what follows by itself. Who is asked what, and what may be answered, stands in `answers`.
//!
//! A draw has a stream of its own, numbered 16 × round + roll; the Magic Card's is 16 × round + 15.

use rand::Rng;

use super::ask::{Ask, Refusal};
use super::beginning::Beginning;
use super::die::{DiceSet, Face};
use super::event::{Action, Event, Intention};
use super::game::DiceGame;
use super::magic::{MagicCard, Wizards};
use super::moment::Moment;
use super::options::{Options, Unplayable};
use super::page::Prediction;
use super::scoring::{Scoring, final_places, next_seer};
use super::view::{SeatView, TableView};
use super::wizard_color::WizardColor;
use super::world;
use crate::rules::{Chance, Rules, Seat};

impl Rules for DiceGame {
    type Options = Options;
    type Beginning = Beginning;
    type Unplayable = Unplayable;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type Ask = Ask;
    type TableView = TableView;
    type SeatView = SeatView;

    fn new(beginning: &Beginning) -> Self {
        Self::before_the_first_round(beginning)
    }

    fn consequence(&self, chance: &Chance) -> Option<Event> {
        match self.moment() {
            Moment::BetweenRounds if self.is_last_round() => Some(self.end()),
            Moment::BetweenRounds => Some(self.next_round(chance)),
            Moment::RollsByItself(dice) => Some(self.roll(dice, chance)),
            Moment::Predicting => self.only_prediction(),
            Moment::Settling => self.wizard_color_by_the_card(),
            Moment::MustRoll => match self.intentions[self.round.seer] {
                Some(Intention::Roll(dice)) => Some(self.roll(dice, chance)),
                Some(Intention::Stay | Intention::Score(_)) | None => None,
            },
            Moment::Deciding => self.carry_out_intentions(chance),
            Moment::Scoring => self.score_without_a_choice(),
            Moment::Turning | Moment::Over => None,
        }
    }

    fn answer(&self, seat: Seat, action: &Action) -> Result<Event, Refusal> {
        self.event_of(seat, action)
    }

    fn evolve(&mut self, event: &Event) {
        self.write_down(event);
    }

    fn asked(&self, seat: Seat) -> Option<Ask> {
        self.may_answer(seat).filter(|ask| !self.has_answered(seat, ask))
    }

    fn table_view(&self) -> TableView {
        TableView::of(self)
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        SeatView::of(self, seat)
    }

    fn another_world(&self, viewer: Option<Seat>, luck: &mut impl Rng) -> Self {
        world::another(self, viewer, luck)
    }
}

/// What follows by itself.
impl DiceGame {
    fn end(&self) -> Event {
        let totals = self.totals();
        let jester_scores = self.pages.map(|page| page.jester_scores());
        Event::End {
            totals,
            xs: self.pages.map(|page| page.xs()),
            jester_scores,
            places: final_places(&totals, &jester_scores),
        }
    }

    fn next_round(&self, chance: &Chance) -> Event {
        let round = self.round.number + 1;
        let magic = self.options().magic_cards.then(|| self.draw_magic_card(round, chance));
        let seer = next_seer(self.round.seer, &self.round.predictions);
        Event::Round { round, seer, magic: magic.flatten() }
    }

    /// One of the cards that are left, numbered in their order; of all ten when none is left.
    fn draw_magic_card(&self, round: u8, chance: &Chance) -> Option<MagicCard> {
        let pile = self.pile.or_full();
        let mut draws = chance.stream(16 * u64::from(round) + 15);
        let place = draws.below(pile.cards().count() as u32);
        pile.cards().nth(place as usize)
    }

    /// Each die that is rolled, by index, draws one of [`Face::ALL`].
    fn roll(&self, rolled: DiceSet, chance: &Chance) -> Event {
        let roll = self.round.roll + 1;
        let mut draws = chance.stream(16 * u64::from(self.round.number) + u64::from(roll));
        let faces = rolled.dice().map(|die| (die, Face::ALL[draws.below(6) as usize]));
        let dice = faces.fold(self.round.dice, |dice, (die, face)| dice.with(die, face));
        Event::Roll { roll, rolled, dice }
    }

    /// Who has one box to choose from predicts that.
    fn only_prediction(&self) -> Option<Event> {
        let clockwise = self.seats().clockwise_from(self.round.seer);
        clockwise.filter(|seat| self.predicts_now(*seat)).find_map(|seat| {
            let boxes = self.may_predict(seat);
            let Prediction { number, color } = boxes.nth(0).filter(|_| boxes.len() == 1)?;
            Some(Event::Predict { seat, number, color })
        })
    }

    fn wizard_color_by_the_card(&self) -> Option<Event> {
        let color = match self.round.effect().wizards {
            Wizards::AsNamed => return None,
            Wizards::EveryColor => WizardColor::Every,
            Wizards::NoColor => WizardColor::Nothing,
        };
        self.round.wizards.is_none().then_some(Event::WizardColor { color })
    }

    /// Once everybody has answered: those who leave do, and then the Seer leaves or rolls.
    fn carry_out_intentions(&self, chance: &Chance) -> Option<Event> {
        if self.still_in().any(|seat| self.intentions[seat].is_none()) {
            return None;
        }
        let others = self.still_in().filter(|seat| *seat != self.round.seer);
        let leaving = others.chain([self.round.seer]).find_map(|seat| {
            let Some(Intention::Score(scoring)) = self.intentions[seat] else { return None };
            self.leave_event(seat, scoring)
        });
        leaving.or_else(|| match self.intentions[self.round.seer] {
            Some(Intention::Roll(dice)) => Some(self.roll(dice, chance)),
            Some(Intention::Stay | Intention::Score(_)) | None => None,
        })
    }

    /// Who has no Jester Score to choose scores the prediction.
    fn score_without_a_choice(&self) -> Option<Event> {
        let seat = self.still_in().find(|seat| self.jester_score(*seat).is_none())?;
        self.leave_event(seat, Scoring::Prediction)
    }
}
