//! The rules: the events that follow without a decision. `answers` has the questions and the checks
//! of their answers.
//!
//! Every draw has a stream of its own: 16 × round + roll for a roll, 16 × round + 15 for a Magic
//! Card.

use rand::Rng;

use super::ask::{Ask, Refusal};
use super::beginning::Beginning;
use super::die::{DiceSet, Face};
use super::event::{Action, Event, Intention};
use super::game::DiceGame;
use super::magic::{MagicCard, Pile, Wizards};
use super::moment::Moment;
use super::options::{Options, Unplayable};
use super::page::Prediction;
use super::record::Header;
use super::scoring::{Scoring, final_places, next_seer};
use super::view::{SeatView, TableView};
use super::wizard_color::WizardColor;
use super::world;
use crate::rules::{
    Chance, Draws, GameKind, GameResult, OptionsOf, PerSeat, PublicState, Rules, Seat, SeatCount,
    SeenPrediction,
};

impl OptionsOf for Options {
    type Game = DiceGame;

    fn chosen_place(&self) -> Option<usize> {
        self.first_seer.place()
    }

    fn after_leaving(self, place: usize) -> Self {
        Self { first_seer: self.first_seer.after_leaving(place), ..self }
    }

    fn without_chosen_player(self) -> Self {
        Self { first_seer: self.first_seer.without_chosen_player(), ..self }
    }
}

impl PublicState for TableView {
    fn waits_for(&self, seat: Seat) -> bool {
        self.asked[seat].is_some()
    }

    fn round(&self) -> u8 {
        self.round.number
    }

    fn scored(&self) -> usize {
        self.scored_rounds().count()
    }

    fn totals_by_round(&self) -> Vec<PerSeat<i16>> {
        Self::totals_by_round(self)
    }

    fn scene(&self) -> u8 {
        self.round.roll
    }

    fn last_scene(&self) -> u8 {
        self.round.roll
    }

    fn may_be_guessed(&self) -> bool {
        let has_predicted = |seen: &SeenPrediction<Prediction>| *seen != SeenPrediction::NotMade;
        let has_begun = self.predictions.values().iter().any(has_predicted);
        let first = self.round.effect().rolls.before_predictions() + 1;
        let is_decided = self.round.scores.values().iter().any(Option::is_some)
            || self.intentions.values().iter().any(Option::is_some);
        has_begun && self.round.roll <= first && !is_decided && !self.over
    }

    fn came_true(&self, round: u8) -> Option<PerSeat<bool>> {
        let scored = self.scored_rounds().find(|scored| scored.number == round)?;
        let is_exact = |seat| {
            let (said, score) = (scored.predictions[seat], scored.scores[seat]);
            said.zip(score).is_some_and(|(said, score)| said.number.get() == score.result.count)
        };
        Some(PerSeat::from_fn(self.beginning.seats, is_exact))
    }

    fn places(&self) -> Option<&PerSeat<u8>> {
        self.places.as_ref()
    }
}

impl Rules for DiceGame {
    const KIND: GameKind = GameKind::Dice;
    const IS_RANKED_BY_PLAYERS: bool = false;
    const SMALLEST_LEAD: i16 = 1;

    type Options = Options;
    type Beginning = Beginning;
    type Header = Header;
    type Unplayable = Unplayable;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type Ask = Ask;
    type TableView = TableView;
    type SeatView = SeatView;

    fn draw(
        options: Options,
        order: &[Seat],
        last_played: PerSeat<bool>,
        draws: &mut Draws,
    ) -> Result<Beginning, Unplayable> {
        Beginning::draw(options, order, last_played, draws)
    }

    fn header(beginning: &Beginning) -> Header {
        let Beginning { first, last_played, .. } = *beginning;
        Header { suits: (), first, last_played }
    }

    fn last_played(header: &Header, _: SeatCount) -> PerSeat<bool> {
        header.last_played
    }

    fn out_of_time(view: &SeatView) -> Option<Action> {
        view.out_of_time()
    }

    fn new(beginning: &Beginning) -> Self {
        Self::before_the_first_round(beginning)
    }

    fn seats(&self) -> SeatCount {
        self.beginning.seats
    }

    fn is_over(&self) -> bool {
        self.over
    }

    fn result(&self) -> Option<GameResult> {
        Some(GameResult {
            totals: self.totals(),
            places: *self.places()?,
            predictions: self.predictions_scored().map(u16::from),
            exact: self.predictions_hit().map(u16::from),
            runs: self.runs(),
        })
    }

    fn stopped() -> Event {
        Event::Stopped {}
    }

    fn first_seat(beginning: &Beginning) -> Seat {
        beginning.seer
    }

    fn named_seat(event: &Event) -> Option<Seat> {
        event.seat()
    }

    fn is_recorded(event: &Event) -> bool {
        event.is_recorded()
    }

    fn check_recorded(&self, event: &Event, chance: &Chance) -> Result<(), String> {
        self.check(event, chance).map_err(|unexplained| unexplained.to_string())
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

    fn decision(&self, event: &Event) -> Option<(Seat, Action)> {
        event.decision(self.round.seer)
    }

    fn evolve(&mut self, event: &Event) {
        self.write_down(event);
    }

    fn check_conserved(&self) -> Result<(), &'static str> {
        self.check_dice_and_pages()
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

/// The events that follow without a decision.
impl DiceGame {
    fn end(&self) -> Event {
        let (totals, jester_scores) = (self.totals(), self.jester_scores());
        let places = final_places(&totals, &jester_scores);
        Event::End { totals, xs: self.xs(), jester_scores, places }
    }

    fn next_round(&self, chance: &Chance) -> Event {
        let round = self.round.number + 1;
        let magic = self.options().magic_cards.then(|| self.draw_magic_card(round, chance));
        let seer = next_seer(self.round.seer, &self.round.predictions);
        Event::Round { round, seer, magic: magic.flatten() }
    }

    /// Draws one of the remaining cards, which are numbered in their usual order.
    fn draw_magic_card(&self, round: u8, chance: &Chance) -> Option<MagicCard> {
        let pile = self.pile();
        let mut draws = chance.stream(16 * u64::from(round) + 15);
        let place = draws.below(pile.cards().count() as u32);
        pile.cards().nth(place as usize)
    }

    /// The Magic Cards to draw from: those that have not been drawn since all ten were last
    /// shuffled.
    pub fn pile(&self) -> Pile {
        let drawn = self.rounds().filter_map(|round| round.magic);
        drawn.fold(Pile::FULL, |pile, card| pile.without(card).or_full())
    }

    /// Rolls these dice: each, in the order of the index, draws one of [`Face::ALL`].
    fn roll(&self, rolled: DiceSet, chance: &Chance) -> Event {
        let roll = self.round.roll + 1;
        let mut draws = chance.stream(16 * u64::from(self.round.number) + u64::from(roll));
        let faces = rolled.dice().map(|die| (die, Face::ALL[draws.below(6) as usize]));
        let dice = faces.fold(self.round.dice, |dice, (die, face)| dice.with(die, face));
        Event::Roll { roll, rolled, dice }
    }

    /// The prediction of a player who has only one box to choose from.
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

    /// Carries out the intentions once every player has answered: first the others leave, then the
    /// Seer leaves or rolls.
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

    /// The score of a player who has no Jester Score to choose.
    fn score_without_a_choice(&self) -> Option<Event> {
        let seat = self.still_in().find(|seat| self.jester_score(*seat).is_none())?;
        self.leave_event(seat, Scoring::Prediction)
    }
}
