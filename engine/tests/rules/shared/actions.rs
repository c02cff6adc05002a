//! All possible answers in each of the games.

use engine::rules::cards::{self, Card, CardSet, Suit};
use engine::rules::dice::{self, Color, Die, Face, Prediction, Scoring, Turned};
use engine::rules::{Action, GameKind};

/// Every action of this game that a button's `custom_id` can name, and some numbers beyond.
pub fn every_action(kind: GameKind) -> Vec<Action> {
    match kind {
        GameKind::Cards => every_card_action().map(Action::Cards).collect(),
        GameKind::Dice => every_dice_action().map(Action::Dice).collect(),
    }
}

fn every_card_action() -> impl Iterator<Item = cards::Action> {
    let suited = Suit::ALL.into_iter().flat_map(|suit| CardSet::suit(suit).cards());
    let distinct = suited.chain([Card::Wizard, Card::Jester]);
    let suits = Suit::ALL.into_iter().map(cards::Action::NameTrump);
    suits
        .chain((0..=21).chain([u8::MAX]).map(cards::Action::Predict))
        .chain(distinct.map(cards::Action::Play))
}

/// The first two dice stand for every pair of dice that may be turned.
fn every_dice_action() -> impl Iterator<Item = dice::Action> {
    let colors = || Color::ALL.into_iter().map(Some).chain([None]);
    let boxes = || Prediction::all();
    let some_dice = |bits: u8| Die::all().filter(move |die| bits >> die.index() & 1 == 1).collect();
    let faces = Face::ALL.into_iter().flat_map(|one| Face::ALL.map(|other| (one, other)));
    let turned = faces.filter_map(|(one, other)| {
        let mut dice = Die::all();
        Turned::new((dice.next()?, one), (dice.next()?, other))
    });
    colors()
        .map(dice::Action::NameWizardColor)
        .chain(boxes().map(dice::Action::Predict))
        .chain(boxes().map(Some).chain([None]).map(dice::Action::Strike))
        .chain((0..1 << Die::COUNT).map(some_dice).map(dice::Action::Roll))
        .chain(turned.map(dice::Action::Turn))
        .chain([Scoring::Prediction, Scoring::JesterScore].map(dice::Action::Score))
        .chain([dice::Action::Stay])
}
