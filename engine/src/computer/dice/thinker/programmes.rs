//! What the rest of a round is worth to the Seer, and to those who only watch.

use arrayvec::ArrayVec;

use super::{MOST_RIVALS, OfEachNumber, OfEachRival, Rivals, Thinker};
use crate::computer::dice::bystander::{Bystander, Eyes};
use crate::computer::dice::programme::{Aim, Programme};
use crate::computer::dice::worth::Worth;
use crate::rules::Seat;
use crate::rules::dice::magic::Wizards;
use crate::rules::dice::{Color, Number, Prediction, WizardColor};

impl Thinker<'_> {
    /// The programme of the Seer for the dice on the table.
    pub(in crate::computer::dice) fn seers_programme(&self) -> Option<Programme> {
        let round = &self.view.table.round;
        let prediction = round.predictions[round.seer]?;
        let wizards = self.wizards(prediction.color);
        Some(self.programme(round.seer, Aim { prediction, wizards, effect: round.effect() }))
    }

    pub(in crate::computer::dice) fn programme(&self, seer: Seat, aim: Aim) -> Programme {
        self.programme_of(seer, aim, self.rolls_of(&aim))
    }

    /// The number of rolls that the Seer has left with this aim.
    pub(in crate::computer::dice) fn rolls_of(&self, aim: &Aim) -> u8 {
        let table = &self.view.table;
        let most = table.most_rolls.unwrap_or(aim.prediction.number.get());
        most.saturating_sub(table.round.roll)
    }

    pub(in crate::computer::dice) fn programme_of(
        &self,
        seer: Seat,
        aim: Aim,
        rolls: u8,
    ) -> Programme {
        let worth = self.worth(seer);
        Programme::new(aim, rolls, |counted| worth.best(counted).1)
    }

    /// The values to this player, with each number in the aim's color as prediction.
    pub(in crate::computer::dice) fn bystander_of_each_number<'a>(
        &self,
        seer: &'a Programme,
        eyes: &Eyes,
        aim: Aim,
    ) -> Bystander<'a, OfEachNumber> {
        let (worth, color) = (self.worth(self.view.seat), aim.prediction.color);
        let aims =
            Number::ALL.map(|number| Aim { prediction: Prediction { number, color }, ..aim });
        Bystander::new(seer, eyes, |of_color, jesters| {
            aims.map(|aim| worth.best(&aim.counted(of_color, jesters)).1)
        })
    }

    /// The values to each of these other players, as if all of them had these eyes.
    pub(in crate::computer::dice) fn bystander_of_each_rival<'a>(
        &self,
        seer: &'a Programme,
        eyes: &Eyes,
        aim: Aim,
        others: &Rivals,
    ) -> Bystander<'a, OfEachRival> {
        let others: ArrayVec<(Aim, Worth<'_>), MOST_RIVALS> = others
            .iter()
            .map(|(seat, prediction)| (Aim { prediction: *prediction, ..aim }, self.worth(*seat)))
            .collect();
        Bystander::new(seer, eyes, |of_color, jesters| {
            let mut of_each = OfEachRival::default();
            for (worth, (aim, of)) in of_each.iter_mut().zip(&others) {
                *worth = of.best(&aim.counted(of_color, jesters)).1;
            }
            of_each
        })
    }

    pub(in crate::computer::dice) fn rolls_left(&self) -> usize {
        let table = &self.view.table;
        usize::from(table.most_rolls.unwrap_or(1).saturating_sub(table.round.roll))
    }

    /// The color that Wizards count as; before it is settled, the color of the Seer's prediction.
    pub(in crate::computer::dice) fn wizards(&self, seers: Color) -> WizardColor {
        let round = &self.view.table.round;
        round.wizards.unwrap_or(match round.effect().wizards {
            Wizards::AsNamed => WizardColor::One(seers),
            Wizards::EveryColor => WizardColor::Every,
            Wizards::NoColor => WizardColor::Nothing,
        })
    }

    /// The Wizard Colors that the Seer may choose, as far as they differ for a prediction in the
    /// color `own`.
    pub(in crate::computer::dice) fn wizard_colors(&self, own: Color) -> Vec<WizardColor> {
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
