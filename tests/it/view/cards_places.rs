//! Cards keep their place on the hand for the whole round, with the suits in rows.

use std::collections::BTreeMap;

use henge::features::press::{Draft, OwnPress, Press, Screen};
use henge::rules::OfGame;
use henge::rules::cards::{Action, Ask, Card, CardSet, Options, Suit};
use henge::table::{PrivateView, UserId};
use henge::view::{Button, ButtonState, Message, Style, Words};

use crate::view::games::{card_seat, card_table, in_card_games, user};

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
                    | OwnPress::InAdvance { action: OfGame::Cards(Action::Play(_)), .. }
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

/// The card of a button.
fn card_of(button: &Button) -> Option<Card> {
    let Press::Own(_, _, press) = button.press else { return None };
    match press {
        OwnPress::Answer { action: OfGame::Cards(Action::Play(card)), .. }
        | OwnPress::InAdvance { action: OfGame::Cards(Action::Play(card)), .. } => Some(card),
        _ => None,
    }
}

/// The cards of a hand, in rows.
fn rows_of_cards(hand: &Message) -> Vec<Vec<Card>> {
    let cards = |row: &Vec<Button>| row.iter().filter_map(card_of).collect::<Vec<_>>();
    hand.rows.iter().map(cards).filter(|row| !row.is_empty()).collect()
}

#[test]
fn a_row_has_one_suit_if_there_is_room() {
    let suits = |row: &[Card]| {
        let mut suits: Vec<_> = row.iter().map(|card| card.suit()).collect();
        suits.dedup();
        suits.len()
    };
    let (mut apart, mut mixed) = (0, 0);
    in_card_games(Options::default(), |words, moment| {
        for view in moment.people() {
            let hand = moment.own(words, &view);
            let rows = rows_of_cards(&hand);
            let few = rows.is_empty() || hand.rows.len() < 3;
            assert!(rows.len() < 5 && (few || hand.more.is_none()), "{rows:?}");
            let is_apart = rows.iter().all(|row| suits(row) == 1);
            let of = Suit::ALL.map(CardSet::suit).into_iter();
            let of = of.chain([CardSet::wizards_and_jesters()]);
            let dealt = card_seat(&view).dealt().unwrap_or(CardSet::EMPTY);
            let needed: usize = of.map(|suit| dealt.and(suit).len().div_ceil(5)).sum();
            assert!(is_apart || needed > 4, "{rows:?}");
            apart += usize::from(is_apart && rows.len() > 1);
            mixed += usize::from(!is_apart);
        }
    });
    assert!(apart > 20 && mixed > 20, "{apart}, {mixed}");
}

#[test]
fn only_what_may_not_be_played_now_is_disabled_and_only_trumps_are_blue() {
    in_card_games(Options::default(), |words, moment| {
        for view in moment.people() {
            let seat = card_seat(&view);
            let hand = moment.own(words, &view);
            for button in hand.rows.iter().flatten() {
                let Some(card) = card_of(button) else { continue };
                let is_live = match seat.ask {
                    Some(Ask::Play { playable }) => playable.has(card),
                    _ => true,
                };
                assert_eq!(button.state == ButtonState::Live, is_live, "{card}");
                let is_trump = card.suit().is_some() && card.suit() == seat.table.trump;
                assert_eq!(button.style == Style::Primary, is_trump, "{card}");
            }
        }
    });
}

#[test]
fn sorted_otherwise_the_same_cards_stand_there() {
    let mut sorted = 0;
    in_card_games(Options::default(), |words, moment| {
        for view in moment.people() {
            let hand = moment.own(words, &view);
            let Some(more) = &hand.more else { continue };
            let values = more.values.iter().filter_map(|value| value.value.split_once('.'));
            let drafts: Vec<Draft> = values
                .filter(|(_, press)| *press == "show.hand")
                .map(|(draft, _)| Draft::new(draft).unwrap())
                .collect();
            let [same, other] = drafts.as_slice() else { panic!("{more:?}") };
            assert_eq!(shown(words, &view, same), hand);
            let cards =
                |hand: &Message| -> CardSet { rows_of_cards(hand).into_iter().flatten().collect() };
            let other = shown(words, &view, other);
            assert_eq!(cards(&other), cards(&hand));
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
                let shown = shown(words, &view, &Draft::new(text).unwrap());
                assert_eq!(shown, plain, "{text}");
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
