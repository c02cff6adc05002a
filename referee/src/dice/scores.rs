//! The score of a player who leaves, and the final scores.

use super::events::{End, Leave};
use super::faces::{self, Faces, WizardColor};
use super::magic::MagicCard;
use super::page::{Mark, Page, Prediction};
use crate::places::{pairs, places};
use crate::record::Halt;
use crate::tally::{Occurrence, Tally};
use std::cmp::Reverse;

/// The scored roll, with the circumstances of the round that affect it.
#[derive(Debug)]
pub(super) struct Lying {
    pub(super) faces: Faces,
    pub(super) wizard_color: WizardColor,
    pub(super) magic: Option<MagicCard>,
}

/// Enters a player's score on the page, if the record agrees with it.
pub(super) fn enter(
    lying: &Lying,
    prediction: Prediction,
    page: &mut Page,
    leave: &Leave,
    tally: &mut Tally,
) -> Result<(), Halt> {
    let count = faces::count(lying.faces, prediction.color, lying.wizard_color, lying.magic);
    require!(leave.count == count, "{count} dice count for the prediction, not {}", leave.count);
    let jesters = faces::jesters(lying.faces);
    require!(leave.jesters == jesters, "{jesters} Jesters lie there, not {}", leave.jesters);
    let off = count.abs_diff(prediction.number);
    let both = lying.magic == Some(MagicCard::SameColumn) && jesters == prediction.number;
    let had_choice = both && off == 0 && page.is_jester_box_free(jesters);
    tally.saw_if(had_choice && !leave.jester, Occurrence::HitAlone);
    notice(leave, off, lying.magic, tally);
    let mark = if leave.jester {
        require!(page.is_jester_box_free(jesters), "there is no free Jester box at {jesters}");
        require!(off > 0 || both, "an exact hit is no Jester Score");
        page.put_jester_x(jesters);
        Mark { xs: usize::from(both), minus: 0 }
    } else {
        let times = if lying.magic.is_some_and(MagicCard::doubles_predictions) { 2 } else { 1 };
        Mark { xs: if off == 0 { times } else { 0 }, minus: times * off }
    };
    let Mark { xs, minus } = mark;
    require!(leave.xs == xs, "{xs} Xs are put in the predicted box, not {}", leave.xs);
    require!(leave.minus == minus, "{minus} minus points are put there, not {}", leave.minus);
    page.put(prediction, mark);
    Ok(())
}

fn notice(leave: &Leave, off: usize, magic: Option<MagicCard>, tally: &mut Tally) {
    let doubles = magic.is_some_and(MagicCard::doubles_predictions);
    tally.saw_if(off == 0, Occurrence::Hit);
    tally.saw_if(doubles && leave.xs > 0, Occurrence::DoubleXs);
    tally.saw_if(doubles && leave.minus > 0, Occurrence::DoubleMinus);
    tally.saw_if(leave.jester, Occurrence::JesterScore);
    tally.saw_if(leave.jester && leave.xs > 0 && off > 0, Occurrence::BothXsOnMiss);
    tally.saw_if(leave.jester && leave.xs > 0 && off == 0, Occurrence::BothXsOnHit);
}

/// Checks totals, Xs, Jester Scores and places at the end.
pub(super) fn check_end(
    pages: &[Page],
    target: usize,
    end: &End,
    tally: &mut Tally,
) -> Result<(), Halt> {
    let totals: Vec<i64> = pages.iter().map(|page| page.total(target)).collect();
    require!(end.totals == totals, "the totals are {totals:?}, not {:?}", end.totals);
    let xs: Vec<usize> = pages.iter().map(Page::xs).collect();
    require!(end.xs == xs, "the Xs are {xs:?}, not {:?}", end.xs);
    let jesters: Vec<usize> = pages.iter().map(Page::jester_scores).collect();
    require!(
        end.jester_scores == jesters,
        "the Jester Scores are {jesters:?}, not {:?}",
        end.jester_scores
    );
    let merits: Vec<_> = totals.into_iter().zip(jesters.into_iter().map(Reverse)).collect();
    let places = places(&merits);
    require!(end.places == places, "the places are {places:?}, not {:?}", end.places);
    for (one, other) in pairs(&merits).filter(|(one, other)| one.0 == other.0) {
        let shared = one == other;
        tally.saw(if shared {
            Occurrence::SharedPlace
        } else {
            Occurrence::TieBrokenByJesterScores
        });
    }
    Ok(())
}
