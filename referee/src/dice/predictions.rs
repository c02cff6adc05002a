//! The predictions of a round, which also determine the next Seer.

use super::check_seat;
use super::events::Predict;
use super::magic::MagicCard;
use super::page::{Page, Prediction};
use super::round::Place;
use crate::record::{Events, Halt};
use crate::tally::{Occurrence, Tally};

/// Reads everybody's prediction, the Seer's first.
pub(super) fn read(
    place: &Place,
    pages: &[Page],
    events: &mut Events<'_>,
    tally: &mut Tally,
) -> Result<Vec<Prediction>, Halt> {
    let mut made = vec![None; place.seats];
    for turn in place.order() {
        let predict: Predict = events.read()?;
        let seat = predict.seat;
        check_turn(place, turn, seat, &made)?;
        let prediction = Prediction { number: predict.number, color: predict.color };
        check_box(seat, prediction, &pages[seat], &taken(place, &made), tally)?;
        let is_match = place.has(MagicCard::Secret) && made.contains(&Some(prediction));
        tally.saw_if(is_match, Occurrence::SecretMatch);
        made[seat] = Some(prediction);
    }
    Ok(made.into_iter().flatten().collect())
}

fn check_turn(
    place: &Place,
    turn: usize,
    seat: usize,
    made: &[Option<Prediction>],
) -> Result<(), Halt> {
    check_seat(seat, place.seats)?;
    let at_once = place.has(MagicCard::Secret) && turn != place.seer;
    require!(at_once || seat == turn, "seat {turn} is to predict, not {seat}");
    require!(made[seat].is_none(), "seat {seat} has predicted already");
    Ok(())
}

/// The predictions that the next player may not repeat: with `secret`, only the Seer's.
fn taken(place: &Place, made: &[Option<Prediction>]) -> Vec<Prediction> {
    if place.has(MagicCard::Secret) {
        made[place.seer].into_iter().collect()
    } else {
        made.iter().flatten().copied().collect()
    }
}

/// Checks that a prediction is for a free box that nobody has taken, or for a taken one if there is
/// no other.
fn check_box(
    seat: usize,
    prediction: Prediction,
    page: &Page,
    taken: &[Prediction],
    tally: &mut Tally,
) -> Result<(), Halt> {
    let Prediction { number, color } = prediction;
    require!(page.is_free(prediction), "seat {seat} has no free box at {number} {color:?}");
    if taken.contains(&prediction) {
        let no_other = page.free().all(|free| taken.contains(&free));
        require!(
            no_other,
            "{number} {color:?} is predicted already, and seat {seat} has another box"
        );
        tally.saw(Occurrence::RepeatedPrediction);
    }
    Ok(())
}

/// The next Seer: the player with the highest number in a color other than the Seer Color; among
/// equals the first clockwise, who is also the first to have predicted; if there is nobody, the
/// Seer.
pub(super) fn next_seer(place: &Place, predictions: &[Prediction], tally: &mut Tally) -> usize {
    let seer_color = predictions[place.seer].color;
    let claims = || place.order().filter(|seat| predictions[*seat].color != seer_color);
    let Some(highest) = claims().map(|seat| predictions[seat].number).max() else {
        tally.saw(Occurrence::SeerKept);
        return place.seer;
    };
    let mut equals = claims().filter(|seat| predictions[*seat].number == highest);
    let next = equals.next().unwrap_or(place.seer);
    if equals.next().is_some() {
        tally.saw(Occurrence::EqualClaims);
        tally.saw_if(place.has(MagicCard::Secret), Occurrence::SecretEqualClaims);
    }
    next
}
