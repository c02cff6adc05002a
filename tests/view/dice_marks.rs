//! The Seer's marks: the dice that miss are marked already, a press sets one mark or takes it
//! away, nobody else's does.

use henge::rules::dice::{self, DiceSet, Die, Rolling};
use henge::rules::{self, Action, Options, Seat};
use henge::table::{Refusal, SeatView, StageFace, Table, UserId};
use henge::view::Words;

use crate::games::{lobby, play};

/// The Seer, if a person, with what they may roll and the number of the question.
fn seer(table: &Table) -> Option<(UserId, u32, Rolling, DiceSet)> {
    (1..=3).map(UserId::new).find_map(|user| {
        let face = table.seat_face(user)?;
        let SeatView::Dice(view) = &face.view else { return None };
        let rolling = view.may_answer?.rolling()?;
        let lying = view.table.round.on_table();
        let counting = view.prediction.map(|of| lying.counting(of.color)).unwrap_or_default();
        Some((user, face.question, rolling, rolling.dice.minus(counting)))
    })
}

fn marked(table: &Table) -> DiceSet {
    match table.face().stage {
        StageFace::Playing(board) => board.marked,
        _ => panic!("the game is played"),
    }
}

/// Looks at every moment of some games at which the Seer may roll.
fn whenever_the_seer_may_roll(look: impl Fn(&Table, UserId, u32, Rolling, DiceSet)) {
    let options = dice::Options { magic_cards: true, ..dice::Options::default() };
    let words = Words::english();
    for number in 0..4 {
        play(&words, &lobby(Options::Dice(options), 3, number), number, |table| {
            let Ok(_) = table.playing() else { return };
            if let Some((user, question, rolling, missing)) = seer(table) {
                look(table, user, question, rolling, missing);
            }
        });
    }
}

#[test]
fn a_press_sets_one_mark_or_takes_it_away() {
    whenever_the_seer_may_roll(|table, user, question, rolling, _| {
        for die in Die::all() {
            let once = table.mark(user, question, die);
            if !rolling.dice.has(die) {
                let stuck = Refusal::Rule(rules::Refusal::Dice(dice::Refusal::StuckJesters(
                    std::iter::once(die).collect(),
                )));
                assert_eq!(once.map(drop), Err(stuck));
                continue;
            }
            let on = once.unwrap();
            let Ok(off) = table.unmark(user, question, die) else {
                // The roll is chosen already: one die must stay in it.
                assert_eq!(marked(table), std::iter::once(die).collect());
                continue;
            };
            assert!(marked(&on).has(die) && !marked(&off).has(die));
            let others = |dice: DiceSet| dice.minus(std::iter::once(die).collect());
            assert_eq!(others(marked(&on)), others(marked(table)));
            assert_eq!(others(marked(&off)), others(marked(table)));
            // The same press delivered twice is one.
            assert_eq!(marked(&on.mark(user, question, die).unwrap()), marked(&on));
            assert_eq!(marked(&off.unmark(user, question, die).unwrap()), marked(&off));
        }
    });
}

#[test]
fn the_dice_that_miss_are_marked_already_and_a_new_roll_marks_anew() {
    whenever_the_seer_may_roll(|table, user, question, rolling, missing| {
        let SeatView::Dice(view) = table.seat_face(user).unwrap().view else { return };
        if view.table.intentions[view.seat].is_none() {
            assert_eq!(marked(table), missing);
        }
        // Marks of this roll mean nothing for the next one.
        let all = rolling.dice.dice().filter(|die| !marked(table).has(*die));
        let marked_all =
            all.fold(table.clone(), |table, die| table.mark(user, question, die).unwrap());
        let roll = Action::Dice(dice::Action::Roll(marked(&marked_all)));
        let Ok(rolled) = marked_all.act(user, question, &roll) else { return };
        if let Some((seer, next, _, missing)) = seer(&rolled.table)
            && (seer, next) != (user, question)
        {
            assert_eq!(marked(&rolled.table), missing);
        }
    });
}

#[test]
fn nobody_else_marks_a_die() {
    whenever_the_seer_may_roll(|table, user, question, _, _| {
        let die = Die::all().next().unwrap();
        let stranger = UserId::new(99);
        assert_eq!(table.mark(stranger, question, die).map(drop), Err(Refusal::NotSeated));
        for other in (1..=3).map(UserId::new).filter(|other| *other != user) {
            let only =
                |seer: Seat| Refusal::Rule(rules::Refusal::Dice(dice::Refusal::OnlyTheSeer(seer)));
            let seer = table.seat_face(user).unwrap().seat;
            assert_eq!(table.mark(other, question, die).map(drop), Err(only(seer)));
        }
        assert_eq!(table.mark(user, question + 1, die).map(drop), Err(Refusal::Stale));
    });
}
