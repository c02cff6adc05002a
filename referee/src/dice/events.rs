//! The events of the dice game, as they are written in records.

use super::faces::{Color, Face, Faces, WizardColor};
use super::magic::MagicCard;
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Debug, Deserialize)]
pub(super) struct Round {
    #[serde(rename = "round")]
    pub(super) number: usize,
    pub(super) seer: usize,
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) magic: Option<MagicCard>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Turn {
    pub(super) faces: BTreeMap<usize, Face>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Predict {
    pub(super) seat: usize,
    pub(super) number: usize,
    pub(super) color: Color,
}

#[derive(Debug, Deserialize)]
pub(super) struct Strike {
    pub(super) seat: usize,
    pub(super) number: usize,
    pub(super) color: Color,
}

#[derive(Debug, Deserialize)]
pub(super) struct NameWizardColor {
    #[serde(deserialize_with = "Option::deserialize")]
    color: Option<Named>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Named {
    Blue,
    Green,
    Red,
    Yellow,
    Every,
}

impl NameWizardColor {
    pub(super) fn wizard_color(&self) -> WizardColor {
        match self.color {
            Some(Named::Blue) => WizardColor::One(Color::Blue),
            Some(Named::Green) => WizardColor::One(Color::Green),
            Some(Named::Red) => WizardColor::One(Color::Red),
            Some(Named::Yellow) => WizardColor::One(Color::Yellow),
            Some(Named::Every) => WizardColor::Every,
            None => WizardColor::None,
        }
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct Roll {
    #[serde(rename = "roll")]
    pub(super) number: usize,
    pub(super) rolled: Vec<usize>,
    pub(super) dice: Faces,
}

#[derive(Debug, Deserialize)]
pub(super) struct Leave {
    pub(super) seat: usize,
    pub(super) jester: bool,
    pub(super) count: usize,
    pub(super) jesters: usize,
    pub(super) xs: usize,
    pub(super) minus: usize,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct End {
    pub(super) totals: Vec<i64>,
    pub(super) xs: Vec<usize>,
    pub(super) jester_scores: Vec<usize>,
    pub(super) places: Vec<usize>,
}

events! {
    Round => "round",
    Turn => "turn",
    Predict => "predict",
    Strike => "strike",
    NameWizardColor => "wizard-color",
    Roll => "roll",
    Leave => "leave",
    End => "end",
}
