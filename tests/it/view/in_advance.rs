//! Moves in advance: kept for the next decision, seen by nobody else, and played only where they are
//! legal.

use henge::features::press::{Draft, OwnPress, Press, Screen};
use henge::rules::OfGame;
use henge::rules::cards::{Action, Ask, Options};
use henge::table::{Move, PrivateView, Refusal, Table, UserId};
use henge::view::Words;

use crate::view::games::{Moment, by, card_seat, card_table, in_card_games, live, user};

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
    let (mut kept, mut after_a_card) = (0, 0);
    in_card_games(Options::default(), |words, moment| {
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
            let shown = seen(words, &after, me);
            assert!(shown.contains("As soon as it is your turn") && shown.contains('✓'), "{shown}");
            let back = after.decide(&by(me.get()), &next, 0).unwrap().table;
            assert_eq!(seen(words, &back, me), seen(words, table, me));
            kept += 1;
            let trick = &card_table(&view).trick;
            after_a_card += usize::from(trick.iter().any(|(seat, _)| *seat == view.seat));
        }
    });
    assert!(kept > 100 && after_a_card > 100, "{kept} {after_a_card}");
}

#[test]
fn it_is_played_when_the_turn_comes_if_it_is_legal_and_otherwise_the_player_is_asked() {
    let (mut played, mut asked) = (0, 0);
    in_card_games(Options::default(), |words, moment| {
        let people = moment.people();
        let is_asked = |view: &&PrivateView| card_seat(view).ask.is_some();
        let Some(now) = people.iter().find(is_asked) else { return };
        let Some(answer) = card_seat(now).ask.and_then(|ask| ask.answers().pop()) else { return };
        let answer = Move::Answer { question: now.question, action: answer.into() };
        for view in people.iter().filter(|view| card_seat(view).ask.is_none()) {
            let me = user(view);
            let without = moment.table.decide(&by(user(now).get()), &answer, 0).unwrap().table;
            let then = without.private_view(me).unwrap();
            for next in offered(words, moment, view) {
                let Move::InAdvance { action: OfGame::Cards(action), .. } = next else { panic!() };
                let Ok(wanted) = moment.table.decide(&by(me.get()), &next, 0) else { continue };
                let after = wanted.table.decide(&by(user(now).get()), &answer, 0).unwrap().table;
                let is_now = then.moment == view.moment;
                let is_legal =
                    card_seat(&then).ask.filter(|_| is_now).is_some_and(|ask| allows(ask, action));
                assert_eq!(after.entries() > without.entries(), is_legal, "{action}");
                if is_legal {
                    played += 1;
                } else if card_seat(&then).ask.is_some() {
                    let own = seen(words, &after, me);
                    assert!(!is_now || own.contains("that is not allowed now"), "{own}");
                    asked += 1;
                }
            }
        }
    });
    assert!(played > 100 && asked > 100, "{played} {asked}");
}

fn allows(ask: Ask, action: Action) -> bool {
    ask.answers().contains(&action)
}

#[test]
fn a_move_in_advance_that_comes_late_answers_the_question_and_one_of_another_moment_is_refused() {
    let (mut answered, mut refused) = (0, 0);
    in_card_games(Options::default(), |_, moment| {
        for view in moment.people() {
            let Some(action) = card_seat(&view).ask.and_then(|ask| ask.answers().pop()) else {
                continue;
            };
            let at = |moment| Move::InAdvance { moment, action: action.into() };
            let by = by(user(&view).get());
            assert!(moment.table.decide(&by, &at(view.moment), 0).is_ok());
            answered += 1;
            let earlier = moment.table.decide(&by, &at(view.moment - 1), 0);
            assert_eq!(earlier.unwrap_err(), Refusal::Stale);
            refused += usize::from(card_table(&view).everybody_predicted);
        }
    });
    assert!(answered > 100 && refused > 50, "{answered} {refused}");
}
