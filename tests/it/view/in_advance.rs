//! Moves in advance: kept for the next decision, seen by nobody else, and played only where they are
//! legal.

use henge::features::press::{Draft, OwnPress, Press, Screen};
use henge::rules::OfGame;
use henge::table::{Move, PrivateView, Refusal, Table, UserId};
use henge::view::Words;

use crate::view::games::{Moment, answers, by, card_table, in_games_of_both_kinds, live, user};

/// The moves in advance that this person's message offers.
fn offered(words: &Words, moment: &Moment, view: &PrivateView) -> Vec<Move> {
    let presses = live(&moment.own(words, view)).into_iter().map(|button| button.press);
    let advance = |press| match press {
        Press::Own(_, _, OwnPress::InAdvance { moment, action, .. }) => {
            Some(Move::InAdvance { moment, action })
        }
        _ => None,
    };
    presses.filter_map(advance).collect()
}

/// Everything that this person sees.
fn seen(words: &Words, table: &Table, user: UserId) -> String {
    let own = table.private_view(user).expect("a person plays");
    let own = words.own(&own, Screen::Hand, &Draft::default());
    format!("{:?} {:?}", words.table(&table.public_view()), own.message())
}

#[test]
fn nobody_else_sees_a_move_in_advance_and_the_same_press_takes_it_back() {
    let (mut kept, mut after_a_card, mut boxes) = (0, 0, 0);
    in_games_of_both_kinds(|words, moment| {
        for view in moment.people() {
            let (me, table) = (user(&view), &moment.table);
            let Some(next) = offered(words, moment, &view).pop() else { continue };
            let step = table.decide(&by(me.get()), &next, 0).expect("what is offered is kept");
            assert!(step.log.lines.is_empty(), "nothing happens at the table");
            let after = step.table;
            assert_eq!(after.public_view(), table.public_view());
            for other in moment.people().iter().map(user).filter(|other| *other != me) {
                assert_eq!(seen(words, &after, other), seen(words, table, other));
            }
            let watched = |table: &Table| {
                let own = table.private_view(me).expect("a person plays");
                words.through_eyes(&own.watched(), &[])
            };
            assert_eq!(watched(&after), watched(table), "nor does a spectator who may look");
            let shown = seen(words, &after, me);
            assert!(shown.contains("Ready: ") && shown.contains('✓'), "{shown}");
            let back = after.decide(&by(me.get()), &next, 0).unwrap().table;
            assert_eq!(seen(words, &back, me), seen(words, table, me));
            kept += 1;
            match &view.game {
                OfGame::Cards(_) => {
                    let trick = &card_table(&view).trick;
                    after_a_card += usize::from(trick.iter().any(|(seat, _)| *seat == view.seat));
                }
                OfGame::Dice(_) => boxes += 1,
            }
        }
    });
    assert!(kept > 100 && after_a_card > 100 && boxes > 30, "{kept} {after_a_card} {boxes}");
}

#[test]
fn it_is_played_when_the_turn_comes_if_it_is_legal_and_otherwise_the_player_is_asked() {
    let (mut played, mut asked) = ([0, 0], [0, 0]);
    in_games_of_both_kinds(|words, moment| {
        let people = moment.people();
        let is_asked = |view: &&PrivateView| !answers(view).is_empty();
        let Some(now) = people.iter().find(is_asked) else { return };
        let Some(action) = answers(now).pop() else { return };
        let answer = Move::Answer { question: now.question, action };
        let game = usize::from(matches!(action, OfGame::Dice(_)));
        for view in people.iter().filter(|view| !is_asked(view)) {
            let me = user(view);
            let without = moment.table.decide(&by(user(now).get()), &answer, 0).unwrap().table;
            let then = without.private_view(me).unwrap();
            for next in offered(words, moment, view) {
                let Move::InAdvance { action, .. } = next else { panic!("{next:?}") };
                let wanted = moment.table.decide(&by(me.get()), &next, 0).unwrap().table;
                let after = wanted.decide(&by(user(now).get()), &answer, 0).unwrap().table;
                let is_now = then.moment == view.moment && !answers(&then).is_empty();
                let is_legal = is_now && answers(&then).contains(&action);
                assert_eq!(after.entries() > without.entries(), is_legal, "{action:?}");
                let again = |table: &Table| table.decide(&by(me.get()), &next, 0).unwrap_err();
                if is_legal {
                    played[game] += 1;
                    let refusal =
                        if after.is_over() { Refusal::Over } else { Refusal::PlayedAlready };
                    assert_eq!(again(&after), refusal, "{action:?}");
                } else if is_now {
                    let own = seen(words, &after, me);
                    assert!(own.contains("not allowed now"), "{own}");
                    asked[game] += 1;
                    let question = after.private_view(me).unwrap().question;
                    let other = Move::Answer { question, action: answers(&then)[0] };
                    let otherwise = after.decide(&by(me.get()), &other, 0).unwrap().table;
                    let is_stale = [Refusal::Over, Refusal::Stale].contains(&again(&otherwise));
                    assert!(is_stale, "{action:?} was not what was played");
                }
            }
        }
    });
    assert!(played.iter().chain(&asked).all(|times| *times > 5), "{played:?} {asked:?}");
}

#[test]
fn a_move_in_advance_that_comes_late_answers_the_question_and_one_of_another_moment_is_refused() {
    let mut answered = 0;
    in_games_of_both_kinds(|_, moment| {
        for view in moment.people() {
            let Some(action) = answers(&view).pop() else { continue };
            let at = |moment| Move::InAdvance { moment, action };
            let now = view.moment.unwrap();
            let by = by(user(&view).get());
            assert!(moment.table.decide(&by, &at(now), 0).is_ok());
            answered += 1;
            let earlier = moment.table.decide(&by, &at(now - 1), 0);
            assert_eq!(earlier.unwrap_err(), Refusal::Stale);
        }
    });
    assert!(answered > 100, "{answered}");
}
