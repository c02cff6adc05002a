//! The rules in short say what somebody needs who does not know the game, and refusals lead to them.

use henge::press::{Draft, OwnPress, Press, Screen, Topic};
use henge::rules::cards::{self, Action, Options};
use henge::rules::{GameKind, OfGame};
use henge::table::{Move, Refusal};
use henge::view::Words;
use strum::VariantArray as _;

use crate::check::check;
use crate::games::{begun, by, in_card_games, live, lobby, user};

fn rules(kind: GameKind) -> String {
    let words = Words::english();
    let texts = Topic::of(kind).map(|topic| words.rules(topic).message().clone());
    texts.map(|message| message.embed.unwrap().description).collect::<Vec<_>>().join("\n")
}

#[track_caller]
fn check_says(kind: GameKind, parts: &[&str]) {
    let rules = rules(kind);
    for part in parts {
        assert!(rules.contains(part), "{part:?} in {rules}");
    }
}

#[test]
fn the_card_game_is_explained_with_numbers() {
    check_says(
        GameKind::Cards,
        &[
            "60 cards",
            "1 to 13",
            "four Wizards",
            "which beat every card",
            "which lose to every card",
            "20 points, and 10 for each trick",
            "3 players play 20 rounds, 4 play 15, 5 play 12, 6 play 10",
            "In that last round no card is left to turn up, so there is no trump",
            "If that first card is a Wizard, there is no suit to follow",
            "**Unicolore** (3 or 4 players)",
            "**Quick** and **tournament**",
        ],
    );
}

#[test]
fn the_dice_game_is_explained_with_numbers() {
    check_says(
        GameKind::Dice,
        &[
            "Seven dice with six faces",
            "Wizard Color",
            "Up to three rolls",
            "an X is worth its column",
            "but earn no points",
            "the Seer stays",
            "after round 20",
            "3 bonus points",
        ],
    );
}

#[test]
fn every_topic_is_a_pick_away_from_every_other_of_its_game() {
    let words = Words::english();
    for topic in Topic::VARIANTS.iter().copied() {
        let message = words.rules(topic).message().clone();
        let [select] = message.selects.as_slice() else { panic!("one select: {message:?}") };
        assert_eq!(select.press, Press::Rules(topic));
        let values: Vec<&str> = select.values.iter().map(|value| value.value.as_str()).collect();
        let topics: Vec<&str> = Topic::of(topic.game()).map(Topic::word).collect();
        assert_eq!((values[select.chosen], &values), (topic.word(), &topics));
        let other = live(&message).into_iter().map(|button| button.press).collect::<Vec<_>>();
        let [Press::Rules(other)] = other.as_slice() else { panic!("{other:?}") };
        assert_ne!(other.game(), topic.game());
    }
}

#[test]
fn the_topics_open_inside_a_hand_with_the_way_back() {
    let words = Words::english();
    for options in [Options::default().into(), henge::rules::dice::Options::default().into()] {
        let table = begun(&lobby(options, &["Ada", "Ben", "Cy"], 0, 1));
        let own = table.private_view(henge::table::UserId::new(1)).unwrap();
        for topic in Topic::of(options.kind()) {
            let draft = Draft::new("1").unwrap();
            let message = words.own_rules(&own, topic, &draft).message().clone();
            check(&message);
            assert_eq!(message.embed, words.rules(topic).message().embed);
            let back = Press::Own(table.id, draft.clone(), OwnPress::Show(Screen::Hand));
            assert!(live(&message).iter().any(|button| button.press == back));
            let opens = Press::Own(table.id, draft, OwnPress::Show(Screen::Rules));
            assert_eq!(message.selects[0].press, opens);
        }
    }
}

/// Everything that a hand answers stays where it is; what opens the rules opens them at what explains the refusal.
#[test]
fn a_refusal_on_a_hand_leads_to_what_explains_it_and_hides_nothing() {
    let mut refusals = 0;
    in_card_games(Options::default(), |words, moment| {
        for view in moment.people() {
            let action = OfGame::Cards(Action::Predict(60));
            let answer = Move::Answer { question: view.question, action };
            let Err(refusal) = moment.table.decide(&by(user(&view).get()), &answer, 0) else {
                continue;
            };
            let Refusal::Rule(OfGame::Cards(rule)) = refusal else { continue };
            refusals += 1;
            let hand = words.own(&view, Screen::Hand, &Draft::default());
            let before = live(hand.message());
            let refused = words.refused(hand, "No.".to_owned(), Some(refusal));
            check(refused.message());
            assert_eq!(refused.message().content, "No.");
            let after = live(refused.message());
            let changed: Vec<_> = before.iter().zip(&after).filter(|(b, a)| b != a).collect();
            let [(rules, link)] = changed.as_slice() else { panic!("{changed:?}") };
            assert!(matches!(rules.press, Press::Own(_, _, OwnPress::Show(Screen::Rules))));
            let topic = match rule {
                cards::Refusal::NotTheQuestion(cards::Ask::Play { .. }) => Topic::CardsFollowing,
                cards::Refusal::NotTheQuestion(cards::Ask::NameTrump) => Topic::CardsTrump,
                cards::Refusal::MoreThanCards { .. } => Topic::CardsPredicting,
                _ => Topic::CardsGoal,
            };
            assert!(
                matches!(link.press, Press::Own(_, _, OwnPress::Rules(to)) if to == topic),
                "{rule:?}: {:?}",
                link.press
            );
        }
    });
    assert!(refusals > 100, "{refusals}");
}

#[test]
fn where_no_button_opens_the_rules_a_refusal_says_how() {
    let words = Words::english();
    let options = henge::rules::dice::Options::default().into();
    let table = begun(&lobby(options, &["Ada", "Ben", "Cy"], 0, 1));
    let page = (1..=3).filter_map(|id| table.private_view(henge::table::UserId::new(id)));
    let pages = page.map(|own| words.own(&own, Screen::Hand, &Draft::default()));
    let grid = pages.into_iter().find(|page| page.message().rows.concat().len() == 25).unwrap();
    let refusal = Refusal::Rule(OfGame::Dice(henge::rules::dice::Refusal::Hit));
    let refused = words.refused(grid.clone(), "No.".to_owned(), Some(refusal));
    check(refused.message());
    assert_eq!(refused.message().rows, grid.message().rows);
    let content = &refused.message().content;
    assert!(content.starts_with("No. (`/wizard rules`: Leaving and scoring"), "{content}");
}
