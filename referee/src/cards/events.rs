//! The events of the card game, as they are written in records.

use super::deck::{Card, Suit};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
pub(super) struct Round {
    #[serde(rename = "round")]
    pub(super) number: usize,
    pub(super) cards: usize,
    pub(super) dealer: usize,
}

#[derive(Debug, Deserialize)]
pub(super) struct Deal {
    pub(super) hands: Vec<Vec<Card>>,
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) turned: Option<Card>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Trump {
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) suit: Option<Suit>,
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) by: Option<usize>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Predict {
    pub(super) seat: usize,
    pub(super) tricks: usize,
}

#[derive(Debug, Deserialize)]
pub(super) struct Play {
    pub(super) seat: usize,
    pub(super) card: Card,
}

#[derive(Debug, Deserialize)]
pub(super) struct Trick {
    pub(super) winner: usize,
}

#[derive(Debug, Deserialize)]
pub(super) struct Score {
    pub(super) points: Vec<i64>,
    pub(super) totals: Vec<i64>,
}

#[derive(Debug, Deserialize)]
pub(super) struct End {
    pub(super) totals: Vec<i64>,
    pub(super) places: Vec<usize>,
}

events! {
    Round => "round",
    Deal => "deal",
    Trump => "trump",
    Predict => "predict",
    Play => "play",
    Trick => "trick",
    Score => "score",
    End => "end",
}
