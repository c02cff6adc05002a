//! The facts about the play of a card that are the same for every card.

use super::glance::Glance;
use super::{Facts, length_class, row};
use crate::computer::cards::round::{
    JESTERS, NO_SUIT, Round, WIZARDS, count, each, is_jester, is_wizard, suit_of,
};

blocks! { ROWS:
    SEATS = 4, NEED_AND_TRICKS = 10 * 20, NEED = 10, TRICKS = 20, HELD_OF_UNSEEN = 11,
    SLACK = 18, CONTENT = 7, PLACE = 24, BEST_NEED = 5, FOLLOWING = 5,
    NEED_OF_SEAT = 80, VOID_OF_SEAT = 20, TRUMP = 1, WIZARDS_OUT = 5, JESTERS_OUT = 5, TRUMPS_OUT = 14,
    BEATERS = 17, SLACK_AND_NEED = 18 * 4, SAID = 17, SECRET = 1, BOUND = 1,
    KIND = 10 * 4, LEADS = 36, HOLDS = 36, TRUMP_RANK = 28, SIDE = 4 * 140, LEAVES = 30,
    OWN_WIZARDS = 5, OWN_JESTERS = 5, OWN_TRUMP = 14, OWN_TRUMPS = 10, OWN_SIDE = 140, SIDE_LENGTH = 35,
    LOWEST = 40, WIZARDS_AND_NEED = 25, NEED_RATE_OF_SEAT = 40, INTO_VOID = 12,
    VOIDS_OF_SEAT = 40, BEST = 24, RUFFED = 5 * 4, BELOW = 10 * 4, TRUMP_BELOW = 14 * 4, JESTERS_AND_NEED = 25,
}

/// Writes the facts that are the same for every card.
#[inline]
pub fn common(round: &Round, facts: &mut Facts) -> Glance {
    let glance = Glance::at(round);
    let seats = round.seats;
    let left = usize::from(round.tricks_left);
    let need = (glance.need.clamp(-1, 8) + 1) as usize;
    let held = (seats - 1) * left - round.lying;
    row(facts, SEATS, seats - 3);
    row(facts, NEED_AND_TRICKS, need * 20 + left - 1);
    row(facts, NEED, need);
    row(facts, TRICKS, left - 1);
    row(facts, HELD_OF_UNSEEN, (held * 10).checked_div(count(glance.unseen)).unwrap_or(0).min(10));
    row(facts, PLACE, (seats - 3) * 6 + round.to_come());
    row(facts, BEST_NEED, glance.best_need);
    let following = match round.following {
        _ if round.lying == 0 => 0,
        4 => 1,
        5 => 2,
        of => 3 + usize::from(of != round.trump),
    };
    row(facts, FOLLOWING, following);
    needs_of_all(round, &glance, facts);
    if round.trump < NO_SUIT {
        row(facts, TRUMP, 0);
    }
    row(facts, WIZARDS_OUT, glance.wizards_out);
    row(facts, JESTERS_OUT, glance.jesters_out);
    row(facts, TRUMPS_OUT, glance.trumps_out);
    if round.manner.bound {
        row(facts, BOUND, 0);
    }
    if round.lying > 0 {
        row(facts, BEATERS, (glance.beaters(round, round.best) / 10).min(16) as usize);
        row(facts, BEST, class_of_best(round) * 6 + round.to_come());
    }
    own_hand(round, &glance, facts);
    glance
}

fn needs_of_all(round: &Round, glance: &Glance, facts: &mut Facts) {
    let (seat, seats) = (glance.seat, round.seats);
    let left = i32::from(round.tricks_left);
    for ahead in 1..seats {
        let other = (seat + ahead) % seats;
        let plays_yet = ahead <= round.to_come();
        let need = round.needs(other).filter(|_| round.knows(seat, other));
        let class = need.map_or(7, |need| (need.clamp(-1, 5) + 1) as usize);
        row(facts, NEED_OF_SEAT, ((ahead - 1) * 2 + usize::from(plays_yet)) * 8 + class);
        let rate = match need {
            None => 7,
            Some(..=0) => 0,
            Some(need) => (1 + (need * 4 - 1) / left).min(6) as usize,
        };
        row(facts, NEED_RATE_OF_SEAT, (ahead - 1) * 8 + rate);
        let voids = round.voids[other];
        let (of_trump, of_sides) = if round.trump < NO_SUIT {
            (usize::from(voids >> round.trump & 1), (voids & !(1 << round.trump)).count_ones())
        } else {
            (0, voids.count_ones())
        };
        row(facts, VOIDS_OF_SEAT, ((ahead - 1) * 2 + of_trump) * 4 + of_sides.min(3) as usize);
        if plays_yet && round.following < NO_SUIT {
            let void = |of: u8| usize::from(of >= NO_SUIT || round.voids[other] >> of & 1 == 1);
            row(
                facts,
                VOID_OF_SEAT,
                (ahead - 1) * 4 + void(round.following) * 2 + void(round.trump),
            );
        }
    }
    if round.manner.secret {
        row(facts, SECRET, 0);
        row(facts, SLACK, 17);
        row(facts, SLACK_AND_NEED, 17 * 4 + glance.class_or_over());
        row(facts, SAID, 16);
        return;
    }
    let needs = (0..seats).filter_map(|other| Some((other, round.needs(other)?)));
    let (mut wanted, mut content, mut said) = (0, 0, -i32::from(round.cards));
    for (other, need) in needs {
        wanted += need.max(0);
        content += usize::from(other != seat && need <= 0);
        said += i32::from(round.predictions[other]);
    }
    let slack = ((wanted - left).clamp(-8, 8) + 8) as usize;
    row(facts, SLACK, slack);
    row(facts, SLACK_AND_NEED, slack * 4 + glance.class_or_over());
    row(facts, CONTENT, content);
    row(facts, SAID, (said.clamp(-7, 8) + 7) as usize);
}

fn own_hand(round: &Round, glance: &Glance, facts: &mut Facts) {
    let (wizards, jesters) = (count(glance.hand & WIZARDS), count(glance.hand & JESTERS));
    row(facts, OWN_WIZARDS, wizards);
    row(facts, OWN_JESTERS, jesters);
    row(facts, WIZARDS_AND_NEED, wizards * 5 + glance.class);
    row(facts, JESTERS_AND_NEED, jesters * 5 + glance.class);
    let class = glance.class_or_over();
    for of in 0..4 {
        let own = glance.own[of];
        let length = own.count_ones() as usize;
        if of == usize::from(round.trump) {
            row(facts, OWN_TRUMPS, length.min(9));
            for rank in each(own.into()) {
                row(facts, OWN_TRUMP, glance.above(round, of, rank.into()).min(13));
                let below = glance.below(round, of, rank.into()).min(13);
                row(facts, TRUMP_BELOW, below * 4 + class);
            }
            continue;
        }
        let out = glance.out(round, of).min(13);
        row(facts, SIDE_LENGTH, length.min(6) * 5 + length_class(out));
        if length > 0 {
            let lowest = glance.below(round, of, own.trailing_zeros()).min(9);
            row(facts, LOWEST, lowest * 4 + (length - 1).min(3));
            let ruffed = glance.ruffers(round, of as u8).count();
            if ruffed > 0 {
                row(facts, RUFFED, ruffed.min(4) * 4 + length.min(3));
            }
        }
        for rank in each(own.into()) {
            row(facts, OWN_SIDE, glance.above(round, of, rank.into()).min(9) * 14 + out);
            row(facts, BELOW, glance.below(round, of, rank.into()).min(9) * 4 + class);
        }
    }
}

/// The card that leads the trick: 0 a Jester, 1 a card of a side suit, 2 a trump, 3 a Wizard.
fn class_of_best(round: &Round) -> usize {
    match round.best {
        best if is_wizard(best) => 3,
        best if is_jester(best) => 0,
        best => 1 + usize::from(suit_of(best) == round.trump),
    }
}
