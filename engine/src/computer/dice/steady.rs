//! A steady player, who plays games to their end fast.
//!
//! As Seer the player rolls by an exact programme. Its prices do not depend on the others, so that a
//! few programmes are enough for a whole game. What another player's rolls bring is estimated from
//! the dice that the Seer rolls next.

use std::cell::OnceCell;

use super::game::Game;
use super::habits::{WANTED, promises};
use super::levels::TUNED;
use super::programme::{Aim, Programme};
use super::thinker::{best_of, struck};
use super::turn;
use super::worth::{Prices, Worth};
use crate::rules::Seat;
use crate::rules::dice::magic::{Rolls, Wizards};
use crate::rules::dice::scoring::Counted;
use crate::rules::dice::{
    Action, Ask, Color, Dice, DiceSet, Die, Face, MagicCard, Number, Page, Prediction, Rolling,
    Scoring, WizardColor,
};

const PRICES: Prices = Prices { race: 0.0, finish: 0.0, rivals: 0.0, ..TUNED };
/// The share of the players who want the Seer Card, as far as this player expects.
const KEEN: f64 = 0.5;
/// The columns of Jester boxes that programmes consider: more Jesters are rare.
const FEW_JESTERS: usize = 3;
/// The distances from the target that programmes distinguish: one X, two, and more.
const DISTANCES: usize = 3;
/// The programmes with one Magic Card.
const PROGRAMMES: usize = Number::ALL.len() * 2 * (1 << FEW_JESTERS) * DISTANCES;

/// The programmes with one Magic Card or without, each made when it is first needed.
type OfOneCard = OnceCell<Vec<OnceCell<Programme>>>;

#[derive(Default)]
pub(super) struct Steady {
    programmes: [OfOneCard; MagicCard::ALL.len() + 1],
}

impl Steady {
    /// The answer of this seat; `rolled` are the dice that the Seer is about to roll, if any.
    pub(super) fn answer(&self, game: &Game, seat: Seat, ask: Ask, rolled: DiceSet) -> Action {
        match ask {
            Ask::Turn => self.turned(game),
            Ask::Predict { boxes } => {
                let promises = boxes.boxes().map(|of| (of, self.promise(game, seat, of)));
                best_of(promises).map_or(Action::Stay, Action::Predict)
            }
            Ask::Strike { boxes } => Action::Strike(struck(&game.pages[seat], boxes)),
            Ask::NameWizardColor => Action::NameWizardColor(None),
            Ask::Roll(rolling) => Action::Roll(self.must_roll(game, rolling)),
            Ask::RollOrScore { jester, .. } => {
                let rolls = self.rolls(game);
                rolls.map_or_else(|| score(game, seat, jester), Action::Roll)
            }
            Ask::StayOrScore { jester } => {
                if stays(game, seat, rolled) {
                    Action::Stay
                } else {
                    score(game, seat, jester)
                }
            }
            Ask::Score { jester } => score(game, seat, Some(jester)),
        }
    }

    /// Turns two dice for the most valuable of the free boxes.
    fn turned(&self, game: &Game) -> Action {
        let mut best: Option<(f64, [Face; 2])> = None;
        for of in game.free[game.seer].boxes() {
            let other = Color::ALL.into_iter().find(|color| *color != of.color);
            let other = if of.number.get() == 1 { other } else { None };
            let pair = [of.color, other.unwrap_or(of.color)].map(Face::from);
            let dice = Die::all().zip(pair);
            let dice = dice.fold(Dice::default(), |dice, (die, face)| dice.with(die, face));
            let aim = aim(game, of);
            let value = self.programme(game, game.seer, aim).rolling(aim.handful(&dice), 1);
            let value = value - price_of(of);
            if best.is_none_or(|(known, _)| value > known) {
                best = Some((value, pair));
            }
        }
        let [one, other] = best.map_or([Face::Jester; 2], |(_, pair)| pair);
        turn(one, other)
    }

    /// The value of this box as a prediction.
    fn promise(&self, game: &Game, seat: Seat, of: Prediction) -> f64 {
        let seers = game.predictions[game.seer].filter(|_| seat != game.seer);
        let Some(seers) = seers else {
            let (aim, next) = (aim(game, of), Rolling::after_predictions(game.effect, &game.dice));
            let programme = self.programme(game, seat, aim);
            return programme.before(aim.handful(&game.dice), next) - price_of(of);
        };
        let promise = promises(game.magic, &game.dice, seers)(of);
        let factor = f64::from(game.effect.predictions_score.factor());
        let hit = (promise + 1.0) / (f64::from(of.number.get()) * factor + 1.0);
        let seer = price_of_the_seer(game) * chance_to_be_seer(game, seat, of, seers);
        promise + hit * factor * PRICES.x + seer - price_of(of)
    }

    fn must_roll(&self, game: &Game, rolling: Rolling) -> DiceSet {
        let kept = game.predictions[game.seer].and_then(|of| {
            let (aim, rolls_left) = (aim(game, of), game.rolls_left());
            let programme = self.programme(game, game.seer, aim);
            let kept =
                programme.must_keep(aim.handful(&game.dice), rolls_left, rolling.at_least)?;
            Some(aim.rolled(&game.dice, kept.dice))
        });
        kept.unwrap_or(rolling.dice)
    }

    /// The dice to roll again; `None` if it is best to score.
    fn rolls(&self, game: &Game) -> Option<DiceSet> {
        let aim = aim(game, game.predictions[game.seer]?);
        let programme = self.programme(game, game.seer, aim);
        let kept = programme.keeps(aim.handful(&game.dice), game.rolls_left())?;
        Some(aim.rolled(&game.dice, kept.dice))
    }

    /// The programme of a Seer with this aim, for a page that differs from the Seer's in nothing that
    /// the programmes distinguish. It may be made for another color in which equally many faces
    /// count.
    fn programme(&self, game: &Game, seer: Seat, aim: Aim) -> &Programme {
        let number = aim.prediction.number;
        let has = |(place, jesters): (usize, &Number)| {
            usize::from(game.pages[seer].has_jester_score(*jesters)) << place
        };
        let jesters: usize = (0..).zip(&Number::ALL[..FEW_JESTERS]).map(has).sum();
        let short = game.options.target.xs().saturating_sub(game.xs[seer]);
        let short = usize::from(short).clamp(1, DISTANCES);
        let with_wizards = usize::from(aim.wizards.counts_as(aim.prediction.color));
        let place = usize::from(number.get() - 1) * 2 + with_wizards;
        let place = (place * (1 << FEW_JESTERS) + jesters) * DISTANCES + short - 1;
        let of_card = &self.programmes[game.magic.map_or(0, |card| 1 + card as usize)];
        let of_card = of_card.get_or_init(|| (0..PROGRAMMES).map(|_| OnceCell::new()).collect());
        of_card[place].get_or_init(|| {
            let mut page = Page::default();
            for (place, number) in (0..).zip(&Number::ALL[..FEW_JESTERS]) {
                if jesters >> place & 1 == 1 {
                    page.write_jester_score(*number);
                }
            }
            let worth = Worth::new(&page, &PRICES, page.xs() + short as u8, page.points());
            let rolls = match aim.effect.rolls {
                Rolls::UpToThree => 3,
                Rolls::FirstBeforePredictions | Rolls::TwoTurnedFirst => 2,
                Rolls::SeersNumber => number.get(),
            };
            Programme::new(aim, rolls, |counted| worth.best(counted).1)
        })
    }
}

fn aim(game: &Game, prediction: Prediction) -> Aim {
    let seers = game.predictions[game.seer].unwrap_or(prediction);
    let wizards = match game.effect.wizards {
        Wizards::AsNamed if game.wizards == WizardColor::Nothing => WizardColor::One(seers.color),
        Wizards::AsNamed => game.wizards,
        Wizards::EveryColor => WizardColor::Every,
        Wizards::NoColor => WizardColor::Nothing,
    };
    Aim { prediction, wizards, effect: game.effect }
}

fn worth(game: &Game, seat: Seat) -> Worth<'_> {
    let page = &game.pages[seat];
    Worth::new(page, &PRICES, game.options.target.xs(), page.points())
}

fn price_of(of: Prediction) -> f64 {
    PRICES.free[usize::from(of.number.get()) - 1]
}

/// The value of being the next Seer, which is lower if the game is about to end.
fn price_of_the_seer(game: &Game) -> f64 {
    let most = game.xs.values().iter().max().copied().unwrap_or_default();
    let left = f64::from(game.options.target.xs().saturating_sub(most));
    PRICES.seer * left / (left + 1.5)
}

/// The probability that this prediction makes its player, who is not the Seer, the next Seer.
fn chance_to_be_seer(game: &Game, seat: Seat, of: Prediction, seers: Prediction) -> f64 {
    if of.color == seers.color {
        return 0.0;
    }
    let others = game.predictions.iter().filter(|(other, _)| *other != seat);
    others.fold(1.0, |chance, (_, said)| match said {
        None => chance * (1.0 - KEEN * WANTED[usize::from(of.number.get())]),
        Some(said) if said.color != seers.color && said.number >= of.number => 0.0,
        Some(_) => chance,
    })
}

fn score(game: &Game, seat: Seat, jester: Option<Number>) -> Action {
    let best = |of| worth(game, seat).best(&game.counted(of)).0;
    let of = game.predictions[seat].filter(|_| jester.is_some());
    Action::Score(of.map_or(Scoring::Prediction, best))
}

/// Returns whether a player who is not the Seer stays while the Seer rolls these dice. The player
/// expects the Seer to roll the same ones each time.
fn stays(game: &Game, seat: Seat, rolled: DiceSet) -> bool {
    let Some(of) = game.predictions[seat].filter(|_| !rolled.is_empty()) else { return false };
    let (aim, worth) = (aim(game, of), worth(game, seat));
    let counts = |die: &Die| game.dice.face(*die).is_some_and(|face| aim.counts(face));
    let kept = DiceSet::ALL.minus(rolled).dice().filter(counts).count();
    let faces = Face::ALL.into_iter().filter(|face| aim.counts(*face)).count() as u32;
    let hits = chances_of(rolled.len(), f64::from(faces) / f64::from(Face::ALL.len() as u32));
    let value = |count: usize| {
        let count = count as u8 + game.effect.more_of_each_color;
        let counted = Counted { number: of.number, count, jesters: 0, effect: game.effect };
        worth.of(&counted, &counted.result(Scoring::Prediction))
    };
    let values: [f64; Die::COUNT + 1] = std::array::from_fn(value);
    let expected = |at_least: f64| -> f64 {
        let of_hits = hits.iter().zip(&values[kept..]);
        of_hits.map(|(chance, value)| chance * value.max(at_least)).sum()
    };
    let staying = (0..game.rolls_left()).fold(f64::MIN, |staying, _| expected(staying));
    staying > worth.best(&game.counted(of)).1
}

/// The probability of each number of hits with this many dice.
fn chances_of(dice: usize, chance: f64) -> [f64; Die::COUNT + 1] {
    let mut chances = [0.0; Die::COUNT + 1];
    chances[0] = 1.0;
    for die in 1..=dice {
        for hits in (0..=die).rev() {
            let one_less = if hits > 0 { chances[hits - 1] } else { 0.0 };
            chances[hits] = chances[hits] * (1.0 - chance) + one_less * chance;
        }
    }
    chances
}
