//! Players who know the odds: the Seer's exact programme, what it comes to for the others, and what all
//! of that is worth.

use super::bystander::Bystander;
use super::habits::Others;
use super::programme::{Aim, Programme};
use super::worth::{Prices, Worth};
use super::{pick, predict, turn};
use crate::rules::chance::Draws;
use crate::rules::dice::magic::Wizards;
use crate::rules::dice::{
    Action, Ask, BoxSet, Color, Dice, Die, Face, Intention, Mark, Number, Prediction, Rolling,
    Scoring, SeatView, WizardColor,
};
use crate::rules::{Seat, SeenPrediction};

/// What the predictions of one color come to.
type OfEachNumber = [f64; Number::ALL.len()];

/// A player at one decision.
pub(super) struct Thinker<'a> {
    pub(super) view: &'a SeatView,
    pub(super) prices: &'a Prices,
}

impl Thinker<'_> {
    /// What the player does.
    pub(super) fn action(&self, ask: Ask, luck: &mut Draws) -> Action {
        match ask {
            Ask::Turn => self.turned(),
            Ask::Predict { boxes } => self.predicted(boxes, luck),
            Ask::Strike { boxes } => Action::Strike(self.struck(boxes)),
            Ask::NameWizardColor => Action::NameWizardColor(self.named()),
            Ask::Roll(rolling) => self.must_roll(rolling),
            Ask::RollOrScore { .. } => self.rolls_or_scores(),
            Ask::StayOrScore { .. } => self.stays_or_scores(),
            Ask::Score { .. } => self.score(),
        }
    }

    /// What each of these boxes is worth as a prediction.
    pub(super) fn promises(&self, boxes: BoxSet) -> Vec<(Prediction, f64)> {
        let seer = self.view.table.round.seer;
        if self.view.seat == seer {
            self.promises_to_the_seer(boxes)
        } else {
            self.promises_to_others(boxes)
        }
    }

    fn predicted(&self, boxes: BoxSet, luck: &mut Draws) -> Action {
        let promises = self.promises(boxes).into_iter();
        let best = promises.reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map_or_else(|| predict(boxes, pick(boxes.len(), luck)), |(of, _)| Action::Predict(of))
    }

    fn promises_to_the_seer(&self, boxes: BoxSet) -> Vec<(Prediction, f64)> {
        let round = &self.view.table.round;
        let mut known: Vec<(Aim, u8, f64)> = Vec::new();
        let promise = |prediction: Prediction| {
            let aim =
                Aim { prediction, wizards: self.wizards(prediction.color), effect: round.effect() };
            let lying = aim.handful(&round.dice);
            let alike = |(other, number, _): &&(Aim, u8, f64)| {
                *number == prediction.number.get() && other.handful(&round.dice) == lying
            };
            if let Some((_, _, value)) = known.iter().find(alike) {
                return (prediction, *value);
            }
            let options = self.wizard_colors(prediction.color);
            let values = options.into_iter().map(|wizards| {
                let aim = Aim { wizards, ..aim };
                let programme = self.programme(self.view.seat, aim);
                programme.before(&round.dice, round.roll_after_predictions())
            });
            let value = values.fold(f64::MIN, f64::max);
            known.push((aim, prediction.number.get(), value));
            (prediction, value)
        };
        let promises: Vec<_> = boxes.boxes().map(promise).collect();
        let others = Others::at(&self.view.table);
        let all_in = |(prediction, value): (Prediction, f64)| {
            let stays = self.price_of_the_seer() * others.all_follow(prediction);
            (prediction, value + stays - self.price_of_the_box(prediction))
        };
        promises.into_iter().map(all_in).collect()
    }

    fn promises_to_others(&self, boxes: BoxSet) -> Vec<(Prediction, f64)> {
        let round = &self.view.table.round;
        let Some(seers) = round.predictions[round.seer] else { return Vec::new() };
        let wizards = self.wizards(seers.color);
        let seers_aim = Aim { prediction: seers, wizards, effect: round.effect() };
        let programme = self.programme(round.seer, seers_aim);
        let others = Others::at(&self.view.table);
        // What another color comes to is what this one does while as many dice of both lie there.
        let mut known: Vec<((bool, [u8; 2]), OfEachNumber)> = Vec::new();
        let promise = |prediction: Prediction| {
            let lying =
                [Face::from(prediction.color), Face::Wizard].map(|face| round.dice.count(face));
            let like = (prediction.color == seers.color, lying);
            let alike = known.iter().position(|(other, _)| *other == like);
            let place = alike.unwrap_or_else(|| {
                let aim = Aim { prediction, ..seers_aim };
                let bystander = self.bystander_of_each_number(&programme, aim);
                known.push((like, bystander.before(&round.dice, round.roll_after_predictions())));
                known.len() - 1
            });
            let value = known[place].1[usize::from(prediction.number.get()) - 1];
            let seer =
                self.price_of_the_seer() * self.chance_to_be_seer(prediction, seers, &others);
            (prediction, value + seer - self.price_of_the_box(prediction))
        };
        boxes.boxes().map(promise).collect()
    }

    fn price_of_the_box(&self, prediction: Prediction) -> f64 {
        self.prices.free[usize::from(prediction.number.get()) - 1]
    }

    /// To be the next Seer is worth less when the game is about to end.
    fn price_of_the_seer(&self) -> f64 {
        let table = &self.view.table;
        let target = table.beginning.options.target.xs();
        let left = table.xs.values().iter().map(|xs| target.saturating_sub(*xs)).min();
        let left = f64::from(left.unwrap_or(target));
        self.prices.seer * left / (left + 1.5)
    }

    /// The chance that this prediction makes its player the next Seer.
    fn chance_to_be_seer(&self, own: Prediction, seers: Prediction, others: &Others<'_>) -> f64 {
        let table = &self.view.table;
        let number = own.number.get();
        if own.color == seers.color {
            return 0.0;
        }
        let taken = self.taken_with(own);
        let said = table.predictions.iter();
        let said = said.filter(|(seat, _)| ![self.view.seat, table.round.seer].contains(seat));
        said.fold(1.0, |chance, (seat, said)| match said {
            SeenPrediction::Shown(said)
                if said.color != seers.color && said.number.get() >= number =>
            {
                0.0
            }
            SeenPrediction::Shown(_) => chance,
            SeenPrediction::NotMade | SeenPrediction::Covered => {
                chance * (1.0 - others.outbids(seat, number, seers, taken))
            }
        })
    }

    /// What can no longer be predicted when this is.
    fn taken_with(&self, own: Prediction) -> BoxSet {
        let said = self.view.table.predictions.values().iter().filter_map(|said| match said {
            SeenPrediction::Shown(said) => Some(*said),
            SeenPrediction::NotMade | SeenPrediction::Covered => None,
        });
        said.chain([own]).collect()
    }

    /// The dice that are as good as anything turned, and for which box.
    fn turned(&self) -> Action {
        let mut best: Option<(f64, [Face; 2])> = None;
        for programme in self.programmes_of_a_turn() {
            let own = programme.aim().prediction.color;
            let other = Color::ALL.into_iter().find(|color| *color != own);
            let faces = [Some(own), None, other];
            let faces = faces.map(|color| color.map_or(Face::Jester, Face::from));
            for (one, other) in [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)] {
                let pair = [faces[one], faces[other]];
                let value = self.worth_of_a_turn(&programme, pair);
                if best.is_none_or(|(known, _)| value > known) {
                    best = Some((value, pair));
                }
            }
        }
        best.map_or_else(|| turn(Face::Jester, Face::Jester), |(_, [one, other])| turn(one, other))
    }

    /// What the Seer may go for after two dice are turned.
    pub(super) fn programmes_of_a_turn(&self) -> impl Iterator<Item = Programme> {
        let effect = self.view.table.round.effect();
        let free = self.view.page().free();
        free.boxes().map(move |prediction| {
            let aim = Aim { prediction, wizards: self.wizards(prediction.color), effect };
            self.programme_of(self.view.seat, aim, 2)
        })
    }

    /// What two dice that show this are worth to who goes for this.
    pub(super) fn worth_of_a_turn(&self, programme: &Programme, pair: [Face; 2]) -> f64 {
        let shown = Die::all().zip(pair);
        let dice = shown.fold(Dice::default(), |dice, (die, face)| dice.with(die, face));
        let aim = programme.aim();
        programme.rolling(aim.handful(&dice), 1) - self.price_of_the_box(aim.prediction)
    }

    fn struck(&self, boxes: BoxSet) -> Option<Prediction> {
        boxes.boxes().max_by_key(|of| match self.view.page().mark(*of) {
            Mark::Minus(points) => points,
            Mark::Free | Mark::Xs(_) | Mark::Struck(_) => 0,
        })
    }

    /// The Wizard Color that brings most, less what it brings the others.
    fn named(&self) -> Option<Color> {
        let own = self.view.prediction?;
        let mut best: Option<(f64, Color)> = None;
        for color in [own.color].into_iter().chain(Color::ALL) {
            let value = self.worth_of_wizards(own, color);
            if best.is_none_or(|(known, _)| value > known + 1e-9) {
                best = Some((value, color));
            }
        }
        best.map(|(_, color)| color)
    }

    /// What it brings a Seer who has predicted this to name this Wizard Color, less what it brings the others.
    pub(super) fn worth_of_wizards(&self, own: Prediction, color: Color) -> f64 {
        let round = &self.view.table.round;
        let next = round.roll_after_predictions();
        let wizards = WizardColor::One(color);
        let aim = Aim { prediction: own, wizards, effect: round.effect() };
        let programme = self.programme(self.view.seat, aim);
        let mut value = programme.before(&round.dice, next);
        for (seat, said) in round.predictions.iter() {
            let Some(prediction) = said.filter(|_| seat != self.view.seat) else { continue };
            let bystander = self.bystander(&programme, Aim { prediction, ..aim }, seat);
            value -= self.prices.rivals * bystander.before(&round.dice, next);
        }
        value
    }

    fn must_roll(&self, rolling: Rolling) -> Action {
        let round = &self.view.table.round;
        let kept = self.seers_programme().and_then(|programme| {
            let lying = programme.aim().handful(&round.dice);
            let kept = programme.must_keep(lying, self.rolls_left(), rolling.at_least)?;
            Some(programme.aim().rolled(&round.dice, kept.dice))
        });
        let fewest = || rolling.dice.dice().take(usize::from(rolling.at_least)).collect();
        Action::Roll(kept.unwrap_or_else(fewest))
    }

    fn rolls_or_scores(&self) -> Action {
        let round = &self.view.table.round;
        let rolled = self.seers_programme().and_then(|programme| {
            let lying = programme.aim().handful(&round.dice);
            let kept = programme.keeps(lying, self.rolls_left())?;
            Some(programme.aim().rolled(&round.dice, kept.dice))
        });
        rolled.map_or_else(|| self.score(), Action::Roll)
    }

    fn stays_or_scores(&self) -> Action {
        if self.staying_is_worth_more() == Some(true) { Action::Stay } else { self.score() }
    }

    fn staying_is_worth_more(&self) -> Option<bool> {
        let (leaving, staying) = self.leaving_and_staying()?;
        Some(staying > leaving + 1e-9)
    }

    /// What it comes to to leave with the dice that lie there, and to stay.
    pub(super) fn leaving_and_staying(&self) -> Option<(f64, f64)> {
        let round = &self.view.table.round;
        let programme = self.seers_programme()?;
        let own = Aim { prediction: self.view.prediction?, ..*programme.aim() };
        let bystander = self.bystander(&programme, own, self.view.seat);
        let (leaving, staying) = bystander.leaving_and_staying(&round.dice, self.rolls_left());
        let staying = match self.view.table.intentions[round.seer] {
            Some(Intention::Roll(dice)) => {
                bystander.when_rolled(&round.dice, dice, self.rolls_left())
            }
            Some(Intention::Score(_) | Intention::Stay) => leaving,
            None => staying,
        };
        Some((leaving, staying))
    }

    /// Scores what lies there in the better way.
    fn score(&self) -> Action {
        let round = &self.view.table.round;
        let best =
            |prediction| self.worth(self.view.seat).best(&round.on_table().counted(prediction)).0;
        Action::Score(self.view.prediction.map_or(Scoring::Prediction, best))
    }

    pub(super) fn worth(&self, seat: Seat) -> Worth<'_> {
        let table = &self.view.table;
        let target = table.beginning.options.target.xs();
        let others = table.totals.iter().filter(|(other, _)| *other != seat);
        let best = others.map(|(_, total)| *total).max().unwrap_or(0);
        Worth { page: &table.pages[seat], prices: self.prices, target, best_of_others: best }
    }

    /// The programme of the Seer for the dice that lie there.
    pub(super) fn seers_programme(&self) -> Option<Programme> {
        let round = &self.view.table.round;
        let prediction = round.predictions[round.seer]?;
        let wizards = self.wizards(prediction.color);
        Some(self.programme(round.seer, Aim { prediction, wizards, effect: round.effect() }))
    }

    fn programme(&self, seer: Seat, aim: Aim) -> Programme {
        let table = &self.view.table;
        let most = table.most_rolls.unwrap_or(aim.prediction.number.get());
        self.programme_of(seer, aim, most.saturating_sub(table.round.roll))
    }

    fn programme_of(&self, seer: Seat, aim: Aim, rolls: u8) -> Programme {
        let worth = self.worth(seer);
        Programme::new(aim, rolls, |counted| worth.best(counted).1)
    }

    fn bystander<'a>(&self, seer: &'a Programme, aim: Aim, seat: Seat) -> Bystander<'a> {
        let worth = self.worth(seat);
        Bystander::new(seer, &aim, |of_color, jesters| {
            worth.best(&aim.counted(of_color, jesters)).1
        })
    }

    /// The player, with each number of the aim's color as prediction.
    fn bystander_of_each_number<'a>(
        &self,
        seer: &'a Programme,
        aim: Aim,
    ) -> Bystander<'a, OfEachNumber> {
        let (worth, color) = (self.worth(self.view.seat), aim.prediction.color);
        let aims =
            Number::ALL.map(|number| Aim { prediction: Prediction { number, color }, ..aim });
        Bystander::new(seer, &aim, |of_color, jesters| {
            aims.map(|aim| worth.best(&aim.counted(of_color, jesters)).1)
        })
    }

    pub(super) fn rolls_left(&self) -> usize {
        let table = &self.view.table;
        usize::from(table.most_rolls.unwrap_or(1).saturating_sub(table.round.roll))
    }

    /// What Wizards count as; while nobody knows it, as the colour of the Seer's prediction.
    fn wizards(&self, seers: Color) -> WizardColor {
        let round = &self.view.table.round;
        round.wizards.unwrap_or(match round.effect().wizards {
            Wizards::AsNamed => WizardColor::One(seers),
            Wizards::EveryColor => WizardColor::Every,
            Wizards::NoColor => WizardColor::Nothing,
        })
    }

    /// What the Seer may make Wizards count as, as far as it makes a difference to a prediction of theirs.
    fn wizard_colors(&self, own: Color) -> Vec<WizardColor> {
        let round = &self.view.table.round;
        match round.effect().wizards {
            Wizards::AsNamed => {
                let other = Color::ALL.into_iter().find(|color| *color != own);
                [Some(own), other].into_iter().flatten().map(WizardColor::One).collect()
            }
            Wizards::EveryColor | Wizards::NoColor => vec![self.wizards(own)],
        }
    }
}

#[cfg(test)]
mod tests;
