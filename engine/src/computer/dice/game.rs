//! A whole dice game that keeps only what its future depends on, for programs that play very many.
//! A [`Table`] answers the questions of the rules and rolls the dice. `tests/it/computers` checks
//! that it is the game of the rules.

use crate::rules::dice::magic::{Jesters, Pile, Predictions, Rolls, Strikes, Wizards};
use crate::rules::dice::page::BOXES;
use crate::rules::dice::scoring::{Counted, final_points, next_seer};
use crate::rules::dice::{
    Action, Ask, Beginning, BoxSet, Dice, DiceGame, DiceSet, Die, Effect, Face, MagicCard, Number,
    Options, Page, Prediction, Rolling, Scoring, WizardColor,
};
use crate::rules::{PerSeat, Rules as _, Seat};

/// The players and the luck of a game.
pub trait Table {
    /// Draws a Magic Card from the pile for the next round.
    fn draw_card(&mut self, game: &Game) -> Option<MagicCard>;

    /// Rolls these dice. The others stay as they are.
    fn roll(&mut self, game: &Game, rolled: DiceSet) -> Dice;

    /// An allowed answer of this seat. An answer to another question counts as none.
    fn answer(&mut self, game: &Game, seat: Seat, ask: Ask) -> Action;
}

/// A dice game at one moment.
#[derive(Clone, Debug)]
pub struct Game {
    pub options: Options,
    /// The Magic Cards that have not been drawn since all ten were last shuffled.
    pub pile: Pile,
    pub pages: PerSeat<Page>,
    /// The boxes of each page without a result.
    pub(super) free: PerSeat<BoxSet>,
    /// The number of Xs on each page.
    pub(super) xs: PerSeat<u8>,
    /// The number of the round, from 1 (0 before the first).
    pub number: u8,
    pub seer: Seat,
    /// The Magic Card of the round.
    pub magic: Option<MagicCard>,
    /// The special rules of the round.
    pub effect: Effect,
    pub predictions: PerSeat<Option<Prediction>>,
    /// The predictions that others may not repeat.
    taken: BoxSet,
    /// The color that Wizards count as, once it is settled.
    pub wizards: WizardColor,
    /// The number of rolls in this round; turning two dice counts as one.
    pub rolls: u8,
    pub dice: Dice,
    /// The number of dice that show each face.
    showing: [u8; Face::ALL.len()],
    /// True for each seat that has left the round.
    pub left: PerSeat<bool>,
}

impl Game {
    pub fn new(beginning: &Beginning) -> Self {
        let seats = beginning.seats;
        Self {
            options: beginning.options,
            pile: Pile::FULL,
            pages: PerSeat::none(seats),
            free: PerSeat::all(seats, Prediction::all().collect()),
            xs: PerSeat::none(seats),
            number: 0,
            seer: beginning.seer,
            magic: None,
            effect: Effect::NONE,
            predictions: PerSeat::none(seats),
            taken: BoxSet::EMPTY,
            wizards: WizardColor::Nothing,
            rolls: 0,
            dice: Dice::default(),
            showing: [0; Face::ALL.len()],
            left: PerSeat::none(seats),
        }
    }

    /// This game of the rules, to be played on with [`Game::play_on`].
    pub fn at(game: &DiceGame) -> Self {
        let table = game.table_view();
        let mut at = Self {
            pile: game.pile(),
            pages: table.pages,
            free: table.pages.map(|page| page.free()),
            xs: table.xs,
            number: table.round.number,
            seer: table.round.seer,
            magic: table.round.magic,
            effect: table.round.effect(),
            predictions: table.round.predictions,
            wizards: table.round.wizards.unwrap_or(WizardColor::Nothing),
            left: table.round.scores.map(|score| score.is_some()),
            ..Self::new(&table.beginning)
        };
        at.lay(table.round.dice);
        at.rolls = table.round.roll;
        for (seat, prediction) in table.round.predictions.iter() {
            if let Some(prediction) = prediction.filter(|_| at.is_public(seat)) {
                at.taken = at.taken.with(prediction);
            }
        }
        at
    }

    /// The points of each player, including the bonus.
    pub fn totals(&self) -> PerSeat<i16> {
        self.pages.map(|page| final_points(&page, self.options.target))
    }

    /// Plays the round and the game to their ends. The decisions that the players have made about
    /// the dice on the table are asked for again.
    pub fn play_on(&mut self, table: &mut impl Table) {
        if self.number > 0 && self.left.values().contains(&false) {
            self.play_round(table);
        }
        self.play(table);
    }

    /// Plays the game to its end, between two rounds.
    pub fn play(&mut self, table: &mut impl Table) {
        while !self.is_over() {
            let drawn = if self.options.magic_cards { table.draw_card(self) } else { None };
            self.begin_round(drawn);
            self.play_round(table);
        }
    }

    fn is_over(&self) -> bool {
        let target = self.options.target.xs();
        usize::from(self.number) == BOXES || self.xs.values().iter().any(|xs| *xs >= target)
    }

    fn begin_round(&mut self, magic: Option<MagicCard>) {
        let seats = self.pages.seats();
        self.number += 1;
        self.seer = next_seer(self.seer, &self.predictions);
        self.pile = magic.map_or(self.pile, |card| self.pile.without(card).or_full());
        self.magic = magic;
        self.effect = Effect::of(magic);
        self.predictions = PerSeat::none(seats);
        self.taken = BoxSet::EMPTY;
        self.wizards = WizardColor::Nothing;
        self.rolls = 0;
        self.dice = Dice::default();
        self.left = PerSeat::none(seats);
    }

    fn play_round(&mut self, table: &mut impl Table) {
        let before_predictions = self.effect.rolls.before_predictions();
        if self.rolls < before_predictions {
            self.begin_rolls(table);
        }
        if self.rolls == before_predictions {
            self.predict(table);
            self.strike(table);
            self.settle_wizard_color(table);
            let first = self.first_roll_after_predictions(table);
            self.roll(first, table);
        }
        while !self.left[self.seer] && !self.is_last_roll() {
            let Some(dice) = self.stay_or_leave(table) else { break };
            self.roll(dice, table);
        }
        self.score(table);
    }

    /// The roll before the predictions, or the two dice turned instead.
    fn begin_rolls(&mut self, table: &mut impl Table) {
        match self.effect.rolls {
            Rolls::UpToThree | Rolls::SeersNumber => {}
            Rolls::FirstBeforePredictions => self.roll(DiceSet::ALL, table),
            Rolls::TwoTurnedFirst => {
                if let Action::Turn(turned) = table.answer(self, self.seer, Ask::Turn) {
                    let faces = turned.faces().into_iter();
                    let dice = faces.fold(self.dice, |dice, (die, face)| dice.with(die, face));
                    self.lay(dice);
                }
            }
        }
    }

    fn predict(&mut self, table: &mut impl Table) {
        for seat in self.pages.seats().clockwise_from(self.seer) {
            if self.predictions[seat].is_some() {
                continue;
            }
            let boxes = self.may_predict(seat);
            let only = boxes.nth(0).filter(|_| boxes.len() == 1);
            let answer = match only {
                Some(only) => Action::Predict(only),
                None => table.answer(self, seat, Ask::Predict { boxes }),
            };
            let Action::Predict(prediction) = answer else { continue };
            self.predictions[seat] = Some(prediction);
            if self.is_public(seat) {
                self.taken = self.taken.with(prediction);
            }
        }
    }

    /// Returns whether this seat's prediction is known before everybody has predicted.
    fn is_public(&self, seat: Seat) -> bool {
        match self.effect.predictions {
            Predictions::InTurn => true,
            Predictions::Unseen => seat == self.seer,
        }
    }

    /// The free boxes that nobody has publicly predicted; if there are none, all free boxes.
    #[inline]
    fn may_predict(&self, seat: Seat) -> BoxSet {
        let free = self.free[seat];
        let others = free.minus(self.taken);
        if others.is_empty() { free } else { others }
    }

    fn strike(&mut self, table: &mut impl Table) {
        if self.effect.strikes == Strikes::Nobody {
            return;
        }
        for seat in self.pages.seats().clockwise_from(self.seer) {
            let Some(prediction) = self.predictions[seat] else { continue };
            let boxes = self.pages[seat].minus_boxes(prediction.color);
            if boxes.is_empty() {
                continue;
            }
            if let Action::Strike(Some(at)) = table.answer(self, seat, Ask::Strike { boxes }) {
                self.pages[seat].strike(at);
            }
        }
    }

    fn settle_wizard_color(&mut self, table: &mut impl Table) {
        if self.wizards != WizardColor::Nothing {
            return;
        }
        self.wizards = match self.effect.wizards {
            Wizards::EveryColor => WizardColor::Every,
            Wizards::NoColor => WizardColor::Nothing,
            Wizards::AsNamed => self.named_wizard_color(table),
        };
    }

    fn named_wizard_color(&self, table: &mut impl Table) -> WizardColor {
        let answer = table.answer(self, self.seer, Ask::NameWizardColor);
        let named = if let Action::NameWizardColor(named) = answer { named } else { None };
        let predicted = || self.predictions[self.seer].map(|prediction| prediction.color);
        named.or_else(predicted).map_or(WizardColor::Nothing, WizardColor::One)
    }

    fn first_roll_after_predictions(&self, table: &mut impl Table) -> DiceSet {
        match self.effect.rolls {
            Rolls::UpToThree | Rolls::SeersNumber => DiceSet::ALL,
            Rolls::TwoTurnedFirst => self.dice.not_lying(),
            Rolls::FirstBeforePredictions => {
                let rolling = Rolling { dice: DiceSet::ALL, at_least: 3 };
                let answer = table.answer(self, self.seer, Ask::Roll(rolling));
                if let Action::Roll(dice) = answer { dice } else { DiceSet::ALL }
            }
        }
    }

    fn roll(&mut self, rolled: DiceSet, table: &mut impl Table) {
        self.lay(table.roll(self, rolled));
    }

    /// Lays the dice on the table after a roll.
    #[inline]
    fn lay(&mut self, dice: Dice) {
        self.rolls += 1;
        self.dice = dice;
        self.showing = [0; Face::ALL.len()];
        for face in Die::all().filter_map(|die| dice.face(die)) {
            self.showing[face as usize] += 1;
        }
    }

    #[inline]
    fn is_last_roll(&self) -> bool {
        self.rolls_left() == 0 || self.dice_to_roll().is_empty()
    }

    /// The number of rolls to come, after everybody has predicted.
    #[inline]
    pub(super) fn rolls_left(&self) -> usize {
        let most = match self.effect.rolls {
            Rolls::UpToThree | Rolls::FirstBeforePredictions | Rolls::TwoTurnedFirst => 3,
            Rolls::SeersNumber => {
                self.predictions[self.seer].map_or(0, |prediction| prediction.number.get())
            }
        };
        usize::from(most.saturating_sub(self.rolls))
    }

    /// The dice that may be rolled again.
    #[inline]
    fn dice_to_roll(&self) -> DiceSet {
        match self.effect.jesters {
            Jesters::Stuck => DiceSet::ALL.minus(self.dice.showing(Face::Jester)),
            Jesters::AsUsual | Jesters::OwnColor | Jesters::SameColumn => DiceSet::ALL,
        }
    }

    /// Every player still in the round decides; then those who score this roll leave. Returns the
    /// dice that the Seer rolls, if the Seer stays.
    fn stay_or_leave(&mut self, table: &mut impl Table) -> Option<DiceSet> {
        let mut leaving = PerSeat::none(self.pages.seats());
        let mut rolled = None;
        for seat in self.pages.seats().clockwise_from(self.seer) {
            if self.left[seat] {
                continue;
            }
            let jester = self.jester_score(seat);
            let ask = if seat == self.seer {
                let rolling = Rolling { dice: self.dice_to_roll(), at_least: 1 };
                Ask::RollOrScore { rolling, jester }
            } else {
                Ask::StayOrScore { jester }
            };
            match table.answer(self, seat, ask) {
                Action::Score(scoring) => leaving[seat] = Some(scoring),
                Action::Roll(dice) => rolled = Some(dice),
                Action::Stay
                | Action::Turn(_)
                | Action::Predict(_)
                | Action::Strike(_)
                | Action::NameWizardColor(_) => {}
            }
        }
        for (seat, scoring) in leaving.iter() {
            if let Some(scoring) = scoring {
                self.leave(seat, *scoring);
            }
        }
        rolled
    }

    /// All players still in the round score the last roll; those who have a choice come last.
    fn score(&mut self, table: &mut impl Table) {
        let clockwise = self.pages.seats().clockwise_from(self.seer);
        for seat in clockwise.clone() {
            if !self.left[seat] && self.jester_score(seat).is_none() {
                self.leave(seat, Scoring::Prediction);
            }
        }
        for seat in clockwise {
            if self.left[seat] {
                continue;
            }
            let Some(jester) = self.jester_score(seat) else { continue };
            if let Action::Score(scoring) = table.answer(self, seat, Ask::Score { jester }) {
                self.leave(seat, scoring);
            }
        }
    }

    /// Writes the result of this roll on the player's page.
    #[inline]
    fn leave(&mut self, seat: Seat, scoring: Scoring) {
        let Some(prediction) = self.predictions[seat] else { return };
        let result = self.counted(prediction).result(scoring);
        self.pages[seat].write(prediction, result.mark());
        self.free[seat] = self.free[seat].minus(BoxSet::EMPTY.with(prediction));
        self.xs[seat] += result.xs;
        if let Some(jesters) = result.jester_box() {
            self.pages[seat].write_jester_score(jesters);
            self.xs[seat] += 1;
        }
        self.left[seat] = true;
    }

    /// The Jester box that this seat may use now.
    #[inline]
    fn jester_score(&self, seat: Seat) -> Option<Number> {
        self.counted(self.predictions[seat]?).jester_score(&self.pages[seat])
    }

    /// The numbers on which the score of this prediction depends.
    #[inline]
    pub(super) fn counted(&self, prediction: Prediction) -> Counted {
        let Prediction { number, color } = prediction;
        let [wizards, jesters] =
            [Face::Wizard, Face::Jester].map(|face| self.showing[face as usize]);
        let mut count = self.showing[color as usize] + self.effect.more_of_each_color;
        if self.wizards.counts_as(color) {
            count += wizards;
        }
        if self.effect.jesters == Jesters::OwnColor {
            count += jesters;
        }
        Counted { number, count, jesters, effect: self.effect }
    }
}
