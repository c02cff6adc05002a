//! A player's page has a button for every decision of the game, and no other button.

use std::collections::{BTreeMap, BTreeSet};

use henge::features::press::{Draft, OwnPress, Press, Screen};
use henge::rules::dice::{Action, Ask, MagicCard};
use henge::rules::{self, GameKind};
use henge::table::{Table, UserId};
use henge::view::{ButtonState, Words};

use crate::shared::actions::every_action;
use crate::view::dice_games::{
    answer, answers, every_page, game, live, page, people, play, seat_view, with_magic_cards,
};

/// Every legal answer of this person.
fn allowed(table: &Table, user: UserId) -> BTreeSet<String> {
    let actions = every_action(GameKind::Dice).into_iter().map(|action| match action {
        rules::Action::Dice(action) => action,
        rules::Action::Cards(_) => panic!("an action of the dice game"),
    });
    actions
        .filter(|action| answer(table, user, *action).is_ok())
        .map(|action| action.to_string())
        .collect()
}

fn asked(ask: &Ask) -> &'static str {
    match ask {
        Ask::Turn => "rotate",
        Ask::Predict { .. } => "predict",
        Ask::Strike { .. } => "cross out",
        Ask::NameWizardColor => "name the Wizard Color",
        Ask::Roll(_) => "roll",
        Ask::RollOrScore { .. } => "roll or leave",
        Ask::StayOrScore { .. } => "stay or leave",
        Ask::Score { .. } => "choose a result",
    }
}

#[test]
fn every_decision_is_a_button_of_ones_own_page_and_every_such_button_is_accepted() {
    let words = Words::english();
    let (mut moments, mut looked) = (0_usize, BTreeMap::<&str, usize>::new());
    for deal in with_magic_cards() {
        play(&words, deal, |table| {
            moments += 1;
            for user in people() {
                let Some(own) = table.private_view(user) else { continue };
                let Some(ask) = seat_view(&own).may_answer else {
                    assert!(answers(&page(&words, table, user, &Draft::default())).is_empty());
                    continue;
                };
                // There are up to 128 ways to mark dice, so not all of them are checked at every
                // moment.
                let times = looked.entry(asked(&ask)).or_default();
                let every = if ask.rolling().is_some() { 19 } else { 4 };
                if *times > 3 && !moments.is_multiple_of(every) {
                    continue;
                }
                *times += 1;
                let pages = every_page(&words, table, user);
                let offered: BTreeSet<String> = pages
                    .iter()
                    .flat_map(|(_, page)| answers(page))
                    .map(|(question, action)| {
                        assert_eq!(question, own.question);
                        let rules::Action::Dice(action) = action else { panic!("{action:?}") };
                        action.to_string()
                    })
                    .collect();
                assert_eq!(offered, allowed(table, user), "{ask:?}");
            }
        });
    }
    let kinds: Vec<&str> = looked.keys().copied().collect();
    let all = [
        "choose a result",
        "cross out",
        "name the Wizard Color",
        "predict",
        "roll",
        "roll or leave",
        "rotate",
        "stay or leave",
    ];
    assert_eq!(kinds, all, "{looked:?}");
}

#[test]
fn all_ten_magic_cards_come_up() {
    let (words, mut drawn) = (Words::english(), BTreeSet::<MagicCard>::new());
    for deal in with_magic_cards() {
        play(&words, deal, |table| drawn.extend(game(table).1.round.magic));
    }
    assert_eq!(drawn.len(), MagicCard::ALL.len());
}

#[test]
fn no_decision_stands_on_the_tables_message() {
    let words = Words::english();
    for deal in with_magic_cards() {
        play(&words, deal, |table| {
            let message = words.table(&table.public_view());
            for press in live(message.message()) {
                assert!(matches!(press, Press::Show(..)), "{press:?}");
            }
        });
    }
}

#[test]
fn an_answer_that_may_be_changed_is_marked_and_can_be() {
    let words = Words::english();
    let mut changed = 0;
    for deal in with_magic_cards() {
        play(&words, deal, |table| {
            for user in people() {
                let Some(own) = table.private_view(user) else { continue };
                let view = seat_view(&own);
                if view.may_answer.is_none() || view.ask.is_some() {
                    continue;
                }
                let page = page(&words, table, user, &Draft::default());
                let buttons = page.rows.iter().flatten();
                let chosen = buttons.filter(|button| button.label.starts_with('✓'));
                assert_eq!(chosen.count(), 1, "{page:?}");
                for (_, action) in answers(&page) {
                    let rules::Action::Dice(action) = action else { continue };
                    assert!(answer(table, user, action).is_ok());
                    changed += 1;
                }
            }
        });
    }
    assert!(changed > 50, "{changed}");
}

#[test]
fn when_the_game_is_over_the_page_offers_the_pages_the_proof_and_a_rematch() {
    let words = Words::english();
    for deal in with_magic_cards() {
        play(&words, deal, |table| {
            if !table.is_over() {
                return;
            }
            let page = page(&words, table, UserId::new(1), &Draft::default());
            let opened: Vec<Press> = live(&page);
            let open = |screen| Press::Own(table.id, Draft::default(), OwnPress::Show(screen));
            let expected =
                vec![Press::Rematch(table.id), open(Screen::Scores), open(Screen::Details)];
            assert_eq!(opened, expected);
        });
    }
}

#[test]
fn what_is_in_a_box_stands_on_its_button() {
    let words = Words::english();
    let mut labels = BTreeSet::new();
    for deal in with_magic_cards() {
        play(&words, deal, |table| {
            for user in people() {
                let Some(own) = table.private_view(user) else { continue };
                let Some(Ask::Predict { boxes }) = seat_view(&own).may_answer else { continue };
                let page = page(&words, table, user, &Draft::default());
                assert_eq!(page.rows.iter().map(Vec::len).collect::<Vec<_>>(), [5; 4]);
                let predictions = answers(&page);
                assert_eq!(predictions.len(), boxes.len());
                for (_, action) in predictions {
                    let rules::Action::Dice(Action::Predict(of)) = action else {
                        panic!("{action:?}")
                    };
                    assert!(boxes.has(of));
                }
                let used = page.rows.iter().flatten();
                let used = used.filter(|button| button.state == ButtonState::Disabled);
                labels.extend(used.map(|button| button.label.clone()));
            }
        });
    }
    for mark in ["X", "XX", "−1", "0", "/", "–"] {
        assert!(labels.contains(mark), "{mark} is not in {labels:?}");
    }
}
