//! A round of the dice game, from its predictions to the next Seer.

use super::events::Leave;
use super::faces::WizardColor;
use super::magic::MagicCard;
use super::page::{Page, Prediction};
use super::rolls::Rolls;
use super::scores::{self, Lying};
use super::{check_seat, choices, predictions};
use crate::record::{Events, Halt};
use crate::tally::{Occurrence, Tally};

/// The situation at the start of a round.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    pub(super) seer: usize,
    pub(super) magic: Option<MagicCard>,
    pub(super) seats: usize,
}

impl Place {
    pub(super) fn has(&self, magic: MagicCard) -> bool {
        self.magic == Some(magic)
    }

    /// All seats clockwise from the Seer.
    pub(super) fn order(&self) -> impl Iterator<Item = usize> {
        (0..self.seats).map(|step| (self.seer + step) % self.seats)
    }
}

/// The choices made before the rolls.
struct Said {
    predictions: Vec<Prediction>,
    wizard_color: WizardColor,
}

/// Reads a round and returns the next Seer.
pub(super) fn read(
    place: &Place,
    pages: &mut [Page],
    events: &mut Events<'_>,
    tally: &mut Tally,
) -> Result<usize, Halt> {
    let mut rolls = Rolls::of(place.magic);
    rolls.read_before_predictions(events)?;
    let predictions = predictions::read(place, pages, events, tally)?;
    let wizard_color = choices::read(place, &predictions, pages, events, tally)?;
    rolls.limit_by(predictions[place.seer]);
    let said = Said { predictions, wizard_color };
    read_rolls_and_leaves(place, &said, rolls, pages, events, tally)?;
    Ok(predictions::next_seer(place, &said.predictions, tally))
}

/// Reads on until every player has left exactly once.
fn read_rolls_and_leaves(
    place: &Place,
    said: &Said,
    mut rolls: Rolls,
    pages: &mut [Page],
    events: &mut Events<'_>,
    tally: &mut Tally,
) -> Result<(), Halt> {
    // The roll after which each player left.
    let mut left_on = vec![None; place.seats];
    while left_on.contains(&None) {
        if events.upcoming().as_deref() == Some("roll") {
            let roll = events.read()?;
            require!(
                left_on[place.seer].is_none(),
                "the Seer has left: nothing is rolled any more"
            );
            rolls.make(&roll)?;
            let still_in = left_on.iter().filter(|left| left.is_none()).count();
            tally.saw_if(still_in == 1, Occurrence::SeerAlone);
        } else {
            let leave: Leave = events.read()?;
            let seat = leave.seat;
            check_seat(seat, place.seats)?;
            require!(left_on[seat].is_none(), "seat {seat} has left already");
            left_on[seat] = Some(rolls.made());
            let faces = rolls.to_score()?;
            let lying = Lying { faces, wizard_color: said.wizard_color, magic: place.magic };
            scores::enter(&lying, said.predictions[seat], &mut pages[seat], &leave, tally)?;
        }
    }
    rolls.notice(&left_on, place.seer, tally);
    Ok(())
}
