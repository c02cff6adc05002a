//! The ten Magic Cards and their pile.

use crate::record::Halt;
use crate::tally::{Occurrence, Tally};
use serde::Deserialize;

/// The ten Magic Cards of the variant for advanced players, by their ids.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MagicCard {
    /// Wizards count as all four colors, and predictions score double.
    EveryColor,
    /// Jesters may not be rolled again, and predictions score double.
    StuckJesters,
    /// Roll 1 comes before the predictions.
    RollFirst,
    /// The Seer turns two dice instead of making Roll 1.
    TurnTwo,
    /// One die more of each color is counted than was rolled.
    ExtraDie,
    /// Jesters also count as the color of the player's own prediction.
    OwnColorJesters,
    /// Every player may strike a box with minus points.
    CrossOut,
    /// The Seer may roll as many times as they predicted, and Wizards count for nothing.
    SeersNumber,
    /// A Jester Score in the column of the player's prediction puts an X in both boxes.
    SameColumn,
    /// All players except the Seer predict simultaneously and in secret.
    Secret,
}

impl MagicCard {
    const HOW_MANY: usize = 10;

    pub(super) fn doubles_predictions(self) -> bool {
        match self {
            Self::EveryColor | Self::StuckJesters => true,
            Self::RollFirst
            | Self::TurnTwo
            | Self::ExtraDie
            | Self::OwnColorJesters
            | Self::CrossOut
            | Self::SeersNumber
            | Self::SameColumn
            | Self::Secret => false,
        }
    }
}

/// The cards drawn since the pile was last shuffled.
#[derive(Debug, Default)]
pub(super) struct Pile(Vec<MagicCard>);

impl Pile {
    /// Draws a card; after all ten have been drawn they are shuffled again.
    pub(super) fn draw(&mut self, card: MagicCard, tally: &mut Tally) -> Result<(), Halt> {
        if self.0.len() == MagicCard::HOW_MANY {
            self.0.clear();
            tally.saw(Occurrence::PileShuffled);
        }
        require!(!self.0.contains(&card), "{card:?} is not in the pile any more");
        self.0.push(card);
        tally.saw(Occurrence::Magic(card));
        Ok(())
    }
}
