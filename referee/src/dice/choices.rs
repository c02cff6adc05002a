//! The choices between predictions and rolls: boxes to strike, and the Wizard Color.

use super::check_seat;
use super::events::{NameWizardColor, Strike};
use super::faces::WizardColor;
use super::magic::MagicCard;
use super::page::{Page, Prediction};
use super::round::Place;
use crate::record::{Events, Halt};
use crate::tally::{Occurrence, Tally};

/// Reads strikes and the Wizard Color, in either order.
pub(super) fn read(
    place: &Place,
    predictions: &[Prediction],
    pages: &mut [Page],
    events: &mut Events<'_>,
    tally: &mut Tally,
) -> Result<WizardColor, Halt> {
    let mut wizard_color = None;
    let mut struck = vec![false; place.seats];
    loop {
        if events.upcoming().as_deref() == Some("strike") {
            let strike = events.read()?;
            make_strike(place, predictions, &mut struck, &strike, pages)?;
            tally.saw(Occurrence::Strike);
        } else if let Some(wizard_color) = wizard_color {
            let seers = WizardColor::One(predictions[place.seer].color);
            let is_other = matches!(wizard_color, WizardColor::One(_)) && wizard_color != seers;
            tally.saw_if(is_other, Occurrence::OtherWizardColor);
            return Ok(wizard_color);
        } else {
            let named: NameWizardColor = events.read()?;
            wizard_color = Some(named.wizard_color());
            check_wizard_color(place, named.wizard_color())?;
        }
    }
}

/// `cross-out`: strikes a box with minus points in the color of the player's prediction; it then
/// counts 0.
fn make_strike(
    place: &Place,
    predictions: &[Prediction],
    struck: &mut [bool],
    strike: &Strike,
    pages: &mut [Page],
) -> Result<(), Halt> {
    let Strike { seat, number, color } = *strike;
    require!(place.has(MagicCard::CrossOut), "nothing is struck without `cross-out`");
    check_seat(seat, place.seats)?;
    require!(!struck[seat], "seat {seat} has struck a box already");
    struck[seat] = true;
    let own = predictions[seat].color;
    require!(color == own, "seat {seat} predicted {own:?} and strikes no {color:?} box");
    let had_minus = pages[seat].strike(Prediction { number, color });
    require!(had_minus, "seat {seat} has no minus points at {number} {color:?}");
    Ok(())
}

fn check_wizard_color(place: &Place, wizard_color: WizardColor) -> Result<(), Halt> {
    let fits = match wizard_color {
        WizardColor::Every => place.has(MagicCard::EveryColor),
        WizardColor::None => place.has(MagicCard::SeersNumber),
        WizardColor::One(_) => {
            !place.has(MagicCard::EveryColor) && !place.has(MagicCard::SeersNumber)
        }
    };
    require!(fits, "{wizard_color:?} is no Wizard Color in this round");
    Ok(())
}
