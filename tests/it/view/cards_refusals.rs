//! A refusal of the card game is one line, which says what would be legal.

use std::collections::BTreeSet;

use henge::rules::cards::{Action, Ask, Bidding, Card, CardSet, Hand, Options, PlusMinusOne};
use henge::rules::{self, OfGame};
use henge::table::{Move, PrivateView, Refusal, Table, UserId};
use henge::view::Words;

use crate::view::check::check;
use crate::view::games::{begun, by, card_seat, card_table, in_card_games, lobby, user};

/// The refusal of this person's action, if it is refused; it is one line that Discord accepts.
fn why(words: &Words, table: &Table, view: &PrivateView, action: Action) -> Option<String> {
    let user = user(view);
    let answer = Move::Answer { question: view.question, action: OfGame::Cards(action) };
    let refusal = table.decide(&by(user.get()), &answer, 0).err()?;
    let Refusal::Rule(rules::Refusal::Cards(_)) = refusal else { return None };
    let refused = words.refusal(refusal, &table.public_view(), user, None);
    check(refused.message());
    crate::view::dice_refusals::check_link(&refused, rules::GameKind::Cards);
    let content = refused.message().content.clone();
    assert_eq!(content.lines().count(), 1, "{content}");
    Some(content.replace('\u{2060}', ""))
}

#[test]
fn who_must_follow_learns_which_cards_would_do() {
    let mut said = BTreeSet::new();
    in_card_games(Options::default(), |words, moment| {
        for view in moment.people() {
            let Hand::Seen(hand) = card_seat(&view).hand else { continue };
            let (Some(Ask::Play { playable }), Some(suit)) =
                (card_seat(&view).ask, card_table(&view).suit_to_follow)
            else {
                continue;
            };
            for card in hand.minus(playable).cards() {
                let why = why(words, &moment.table, &view, Action::Play(card)).unwrap();
                assert!(why.starts_with("Follow ") && why.contains(": you hold "), "{why}");
                let following = playable.and(CardSet::suit(suit));
                assert!(following.cards().all(|card| why.contains(&card.to_string())), "{why}");
                assert_eq!(why.contains("Wizard"), playable.has(Card::Wizard), "{why}");
                assert_eq!(why.contains("Jester"), playable.has(Card::Jester), "{why}");
                let instead = why.split(", but may play ").nth(1).unwrap_or_default().to_owned();
                said.insert(instead);
            }
        }
    });
    for instead in
        ["", "your Wizard instead.", "your Jester instead.", "your Wizard or your Jester instead."]
    {
        assert!(said.contains(instead), "{instead:?} in {said:?}");
    }
}

#[test]
fn who_is_too_early_learns_when_their_turn_comes() {
    let mut said = BTreeSet::new();
    in_card_games(Options::default(), |words, moment| {
        for view in moment.people().iter().filter(|view| card_seat(view).ask.is_none()) {
            if let Some(why) = why(words, &moment.table, view, Action::Predict(0)) {
                let (whose, when) = why.split_once("’s turn").unwrap_or(("The", &why));
                assert!(whose == "The" || whose.starts_with("It’s "), "{why}");
                said.insert(when.to_owned());
            }
        }
    });
    for when in [
        " to predict; you are next.",
        " to predict; you are second in line.",
        " to predict; 3 players come before you.",
        " to predict; you have predicted.",
        "; you are next.",
        "; you are second in line.",
        "; 3 players come before you.",
        "; you have played to this trick.",
        ": the dealer names the trump suit, then you all predict.",
    ] {
        assert!(said.contains(when), "{when:?} in {said:?}");
    }
}

#[test]
fn who_has_predicted_covered_learns_who_has_not() {
    let options = Options { bidding: Bidding::Covered, ..Options::default() };
    in_card_games(options, |words, moment| {
        for view in moment.people() {
            let waited_for = card_table(&view).waited_for().count();
            if card_seat(&view).ask.is_none() && waited_for > 1 {
                let why = why(words, &moment.table, &view, Action::Predict(0)).unwrap();
                assert!(why.starts_with("Still to predict: ") && why.contains(" and "), "{why}");
            }
        }
    });
}

#[test]
fn every_other_refusal_says_what_would_be_allowed() {
    let options = Options { plus_minus_one: PlusMinusOne::Strict, ..Options::default() };
    let mut said = BTreeSet::new();
    in_card_games(options, |words, moment| {
        for view in moment.people() {
            let card = CardSet::DECK.cards().next().unwrap();
            let numbers = (0..=card_table(&view).cards).map(Action::Predict);
            for action in numbers.chain([Action::Predict(60), Action::Play(card)]) {
                said.extend(why(words, &moment.table, &view, action));
            }
        }
    });
    let some = |part: &str| said.iter().any(|why| why.contains(part));
    for part in ["say 0 to ", "say another number", "First say how many", "Now play a card"] {
        assert!(some(part), "{part} in {said:?}");
    }
    assert!(some("is not in your hand"), "{said:?}");
}

#[test]
fn who_has_left_is_not_told_to_take_a_seat() {
    let words = Words::english();
    let table = begun(&lobby(Options::default().into(), &["Ada", "Ben", "Cy"], 0, 1));
    let left = table.decide(&by(2), &Move::Leave, 0).unwrap().table;
    let why = words.why(Refusal::NotSeated, &left.public_view(), UserId::new(2));
    assert!(why.contains("left") && !why.contains("seat"), "{why}");
    let stranger = words.why(Refusal::NotSeated, &left.public_view(), UserId::new(9));
    assert_ne!(stranger, why);
}

#[test]
fn one_missing_permission_is_a_permission() {
    let words = Words::english();
    let said =
        |missing: &[&str]| words.missing_permissions(missing, None).message().content.clone();
    assert!(
        said(&["permission-send"]).contains("the permission **Send Messages** in this channel")
    );
    let two = said(&["permission-send", "permission-embed"]);
    assert!(
        two.contains("the permissions **Send Messages and Embed Links** in this channel"),
        "{two}"
    );
}
