//! The predictions: 0 to the number of cards dealt, with Plus/Minus One for the last player to
//! predict.

use super::Place;
use super::events::Predict;
use super::options::{Bidding, PlusMinusOne};
use crate::record::{Events, Halt};
use crate::tally::{Occurrence, Tally};

/// Reads everybody's prediction; `totals` are those before the round.
pub(super) fn read(
    place: &Place<'_>,
    totals: &[i64],
    events: &mut Events<'_>,
    tally: &mut Tally,
) -> Result<Vec<usize>, Halt> {
    let mut predictions = vec![None; place.seats];
    for turn in place.order() {
        let Predict { seat, tricks } = events.read()?;
        check_turn(place, turn, seat)?;
        require!(predictions[seat].is_none(), "seat {seat} has predicted already");
        require!(tricks <= place.cards, "{tricks} tricks cannot be won with {} cards", place.cards);
        predictions[seat] = Some(tricks);
        if seat == place.dealer && place.options.bidding == Bidding::Open {
            check_last(place, totals, &predictions, tally)?;
        }
    }
    let predictions: Vec<usize> = predictions.into_iter().flatten().collect();
    tally.saw_if(predictions.iter().sum::<usize>() == place.cards, Occurrence::PredictionsMet);
    Ok(predictions)
}

fn check_turn(place: &Place<'_>, turn: usize, seat: usize) -> Result<(), Halt> {
    place.check_seat(seat)?;
    match place.options.bidding {
        Bidding::Open => require!(seat == turn, "seat {turn} is to predict, not {seat}"),
        // All players predict simultaneously, so every order is possible.
        Bidding::Covered | Bidding::Secret => {}
    }
    Ok(())
}

/// Checks the dealer's prediction, which is the last: with Plus/Minus One the sum must differ from
/// the number of tricks.
fn check_last(
    place: &Place<'_>,
    totals: &[i64],
    predictions: &[Option<usize>],
    tally: &mut Tally,
) -> Result<(), Halt> {
    let own = predictions[place.dealer].unwrap_or(0);
    let others = predictions.iter().flatten().sum::<usize>() - own;
    let held = is_held(place, totals) && others <= place.cards;
    tally.saw_if(held, Occurrence::PlusMinusOneHeld);
    if held && own + others == place.cards {
        let canadian_zero = place.options.plus_minus_one == PlusMinusOne::Canadian && own == 0;
        require!(canadian_zero, "Plus/Minus One: seat {} may not predict {own}", place.dealer);
        tally.saw(Occurrence::CanadianZero);
    }
    Ok(())
}

fn is_held(place: &Place<'_>, totals: &[i64]) -> bool {
    match place.options.plus_minus_one {
        PlusMinusOne::Off => false,
        PlusMinusOne::Strict => true,
        PlusMinusOne::Tournament => place.cards > 1,
        PlusMinusOne::Late => place.number >= 4,
        PlusMinusOne::Canadian => leads_alone(place.dealer, totals),
    }
}

fn leads_alone(seat: usize, totals: &[i64]) -> bool {
    totals.iter().enumerate().all(|(other, total)| other == seat || *total < totals[seat])
}
