//! The facts that change if a certain card is played.

use super::glance::Glance;
use super::play::{
    BELOW, HOLDS, INTO_VOID, JESTERS_AND_NEED, KIND, LEADS, LEAVES, LOWEST, OWN_JESTERS, OWN_SIDE,
    OWN_TRUMP, OWN_TRUMPS, OWN_WIZARDS, RUFFED, SIDE, SIDE_LENGTH, TRUMP_BELOW, TRUMP_RANK,
    WIZARDS_AND_NEED,
};
use super::{Facts, length_class, row};
use crate::computer::cards::round::{
    Card, JESTERS, Round, Seat, WIZARDS, count, is_jester, is_wizard, rank_of, suit_of,
};

/// Writes the facts that hold (`more`) and those that no longer hold (`less`) once this card is
/// played.
#[inline]
pub fn of_card(round: &Round, glance: &Glance, card: Card, more: &mut Facts, less: &mut Facts) {
    let leads = round.would_lead(card);
    let kind = kind(round, card);
    row(more, KIND, kind * 4 + glance.class_or_over());
    row(more, LEADS, (usize::from(leads) * 6 + round.to_come()) * 3 + glance.class);
    if leads {
        let (ahead, of) =
            (round.to_come() as i32 * i32::from(round.tricks_left), count(glance.unseen));
        let expected = glance.beaters(round, card) * ahead * 4 / (10 * of.max(1) as i32);
        row(more, HOLDS, expected.min(11) as usize * 3 + glance.class);
    } else {
        let wants = usize::from(glance.class > 0);
        row(more, LEAVES, (glance.best_need * 2 + wants) * 3 + round.to_come().min(2));
    }
    // The number of other players who can trump the card, and whether one of them needs tricks.
    if kind == LEADS_SIDE && !round.manner.unicolore {
        let ruffers = || glance.ruffers(round, suit_of(card));
        let wants = |other: Seat| round.knows(glance.seat, other) && round.needs(other) > Some(0);
        row(more, INTO_VOID, ruffers().count() * 2 + usize::from(ruffers().any(wants)));
    }
    if is_wizard(card) {
        let wizards = count(glance.hand & WIZARDS);
        row(less, OWN_WIZARDS, wizards);
        row(more, OWN_WIZARDS, wizards - 1);
        row(less, WIZARDS_AND_NEED, wizards * 5 + glance.class);
        row(more, WIZARDS_AND_NEED, (wizards - 1) * 5 + glance.class);
    } else if is_jester(card) {
        let jesters = count(glance.hand & JESTERS);
        row(less, OWN_JESTERS, jesters);
        row(more, OWN_JESTERS, jesters - 1);
        row(less, JESTERS_AND_NEED, jesters * 5 + glance.class);
        row(more, JESTERS_AND_NEED, (jesters - 1) * 5 + glance.class);
    } else {
        suited(round, glance, card, leads, more, less);
    }
}

const LEADS_SIDE: usize = 3;

/// The kind of play, one of ten: a Wizard, a Jester, a trump or a side suit that is led; then a
/// Wizard, a Jester, a trump that follows, a trump that does not, a side suit that follows, one
/// that does not.
fn kind(round: &Round, card: Card) -> usize {
    let of = suit_of(card);
    let trump = of == round.trump;
    match round.lying {
        0 if is_wizard(card) => 0,
        0 if is_jester(card) => 1,
        0 => 2 + usize::from(!trump),
        _ if is_wizard(card) => 4,
        _ if is_jester(card) => 5,
        _ if trump => 6 + usize::from(of != round.following),
        _ => 8 + usize::from(of != round.following && round.following != 4),
    }
}

fn suited(
    round: &Round,
    glance: &Glance,
    card: Card,
    leads: bool,
    more: &mut Facts,
    less: &mut Facts,
) {
    let (of, rank) = (usize::from(suit_of(card)), rank_of(card));
    let own = glance.own[of];
    let length = own.count_ones() as usize;
    let above = glance.above(round, of, rank);
    let (below, class) = (glance.below(round, of, rank), glance.class_or_over());
    if of == usize::from(round.trump) {
        row(less, OWN_TRUMP, above.min(13));
        row(less, TRUMP_BELOW, below.min(13) * 4 + class);
        row(less, OWN_TRUMPS, length.min(9));
        row(more, OWN_TRUMPS, (length - 1).min(9));
        row(more, TRUMP_RANK, usize::from(leads) * 14 + above.min(13));
        return;
    }
    let out = glance.out(round, of).min(13);
    row(less, OWN_SIDE, above.min(9) * 14 + out);
    row(less, BELOW, below.min(9) * 4 + class);
    row(less, SIDE_LENGTH, length.min(6) * 5 + length_class(out));
    row(more, SIDE_LENGTH, (length - 1).min(6) * 5 + length_class(out));
    let ruffed = glance.ruffers(round, of as u8).count();
    if ruffed > 0 {
        row(less, RUFFED, ruffed.min(4) * 4 + length.min(3));
        if length > 1 {
            row(more, RUFFED, ruffed.min(4) * 4 + (length - 1).min(3));
        }
    }
    let lowest = own.trailing_zeros();
    row(less, LOWEST, glance.below(round, of, lowest).min(9) * 4 + (length - 1).min(3));
    if length > 1 {
        let next = if lowest == rank { (own & (own - 1)).trailing_zeros() } else { lowest };
        row(more, LOWEST, glance.below(round, of, next).min(9) * 4 + (length - 2).min(3));
    }
    let how = if round.lying == 0 {
        0
    } else if leads {
        2
    } else {
        1 + 2 * usize::from(of != usize::from(round.following))
    };
    row(more, SIDE, how * 140 + above.min(9) * 14 + out);
}
