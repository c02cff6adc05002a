//! Cards keep their place on the hand for the whole round.

use std::collections::BTreeMap;

use henge::features::press::{Draft, OwnPress, Press, Screen};
use henge::rules::OfGame;
use henge::rules::cards::{Action, Card, Hand, Options};
use henge::table::{PrivateView, UserId};
use henge::view::{Button, ButtonState, Message, Words};

use crate::view::games::{card_seat, card_table, in_card_games, live, user};

/// The label in the place of a card that is gone.
const BLANK: &str = "·";

/// The card buttons of a hand, if it shows any.
fn card_buttons(hand: &Message) -> Vec<Button> {
    let stands_for_a_card = |button: &&Button| {
        matches!(
            button.press,
            Press::Own(
                _,
                _,
                OwnPress::Blank(_)
                    | OwnPress::Answer { action: OfGame::Cards(Action::Play(_)), .. }
            )
        )
    };
    hand.rows.iter().flatten().filter(stands_for_a_card).cloned().collect()
}

#[test]
fn every_card_keeps_its_place_and_leaves_a_blank() {
    let mut seen: BTreeMap<(UserId, u8), Vec<Button>> = BTreeMap::new();
    let mut alike = 0;
    in_card_games(Options::default(), |words, moment| {
        if card_table(&moment.people()[0]).round == 1 {
            seen.clear();
        }
        for view in moment.people() {
            let now = card_buttons(&moment.own(words, &view));
            let cards = usize::from(card_table(&view).cards);
            if now.is_empty() {
                continue;
            }
            assert_eq!(now.len(), cards, "a button for each card that was dealt");
            let key = (user(&view), card_table(&view).round);
            let pressed = moment.pressed.as_ref().filter(|(user, _)| *user == key.0);
            if let Some(before) = seen.get(&key) {
                check_places(before, &now, pressed.map(|(_, press)| press));
                alike += usize::from(pressed.is_some_and(|(_, press)| is_alike(press)));
            }
            seen.insert(key, now);
        }
    });
    assert!(alike > 5, "Wizards and Jesters were played");
}

/// Checks that every card stays in its place, and that exactly the pressed one is blank now.
fn check_places(before: &[Button], now: &[Button], pressed: Option<&Press>) {
    for (before, now) in before.iter().zip(now) {
        if before.label == BLANK || Some(&before.press) == pressed {
            assert_eq!(now.label, BLANK, "{} was played", before.label);
            assert_eq!(now.state, ButtonState::Disabled);
            assert!(matches!(now.press, Press::Own(_, _, OwnPress::Blank(_))));
        } else if unmarked(&now.label) != unmarked(&before.label) {
            assert!(now.label == BLANK && pressed.is_none(), "{} is {}", before.label, now.label);
        }
    }
}

/// The label from before trump was named.
fn unmarked(label: &str) -> String {
    label.replace('▲', "")
}

fn is_alike(press: &Press) -> bool {
    let Press::Own(_, _, OwnPress::Answer { action: OfGame::Cards(action), .. }) = press else {
        return false;
    };
    matches!(action, Action::Play(Card::Wizard | Card::Jester))
}

#[test]
fn what_may_not_be_played_is_there_and_disabled() {
    in_card_games(Options::default(), |words, moment| {
        for view in moment.people() {
            let Hand::Seen(hand) = card_seat(&view).hand else { continue };
            let playable = match card_seat(&view).ask {
                Some(henge::rules::cards::Ask::Play { playable }) => playable.len(),
                Some(_) => continue,
                None => 0,
            };
            let buttons = card_buttons(&moment.own(words, &view));
            let lives = buttons.iter().filter(|button| button.state == ButtonState::Live).count();
            let blanks = buttons.iter().filter(|button| button.label == BLANK).count();
            assert_eq!((lives, buttons.len() - blanks), (playable, hand.len()));
        }
    });
}

#[test]
fn sorted_otherwise_the_same_cards_stand_there() {
    let mut sorted = 0;
    in_card_games(Options::default(), |words, moment| {
        for view in moment.people() {
            let hand = moment.own(words, &view);
            let draft = |button: Button| match button.press {
                Press::Own(_, draft, OwnPress::Show(Screen::Hand)) => Some(draft),
                _ => None,
            };
            let drafts: Vec<Draft> = live(&hand).into_iter().filter_map(draft).collect();
            let [refresh, sort] = drafts.as_slice() else {
                assert!(card_table(&view).over);
                continue;
            };
            assert_ne!(refresh, sort);
            assert_eq!(shown(words, &view, refresh), hand);
            let labels = |hand: &Message| {
                let mut labels: Vec<_> = card_buttons(hand).into_iter().map(|b| b.label).collect();
                labels.sort();
                labels
            };
            let other = shown(words, &view, sort);
            assert_eq!(labels(&other), labels(&hand));
            sorted += usize::from(other.rows != hand.rows);
        }
    });
    assert!(sorted > 100);
}

fn shown(words: &Words, view: &PrivateView, draft: &Draft) -> Message {
    words.own(view, Screen::Hand, draft).message().clone()
}

#[test]
fn a_draft_that_makes_no_sense_is_the_default_one() {
    in_card_games(Options::default(), |words, moment| {
        for view in moment.people() {
            let plain = shown(words, &view, &Draft::default());
            for text in ["zzz", "-", "0-zz", "9", "0-123456"] {
                assert_eq!(shown(words, &view, &Draft::new(text).unwrap()), plain, "{text}");
            }
        }
    });
}

#[test]
fn what_is_gone_of_one_round_is_not_gone_in_the_next() {
    let all_gone = Draft::new("0-ff").unwrap();
    in_card_games(Options::default(), |words, moment| {
        for view in moment.people() {
            let blank = |hand: &Message| {
                card_buttons(hand).iter().filter(|button| button.label == BLANK).count()
            };
            let played = card_seat(&view).played.len();
            let shown = shown(words, &view, &all_gone);
            if !card_buttons(&shown).is_empty() {
                assert_eq!(blank(&shown), played);
            }
        }
    });
}
