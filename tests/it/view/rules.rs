//! The short rules contain what a beginner needs, and refusals lead to them.

use std::collections::HashSet;
use std::slice;

use henge::features::press::{Draft, OwnPress, Press, Screen, Topic};
use henge::rules::cards::schedule::schedule;
use henge::rules::cards::{
    self, Action, Bidding, Clairvoyance, Options, PlusMinusOne, Rounds, Ties,
};
use henge::rules::dice::{self, MagicCard, SeerRule, Target};
use henge::rules::{GameKind, OfGame, SeatCount};
use henge::table::{Board, Move, Refusal, Table};
use henge::view::{PrivateMessage, Words};
use strum::VariantArray as _;

use crate::view::check::check;
use crate::view::dice_games;
use crate::view::games::{begun, by, in_card_games, live, lobby, user};

const _: () = assert!(MagicCard::ALL.len() == 10, "`rules.ftl` and `docs/luck.md` say ten");

fn told(message: &PrivateMessage) -> String {
    let embed = message.message().embed.clone().unwrap();
    let fields = embed.fields.into_iter().map(|field| format!("{}: {}", field.name, field.value));
    [embed.description].into_iter().chain(fields).collect::<Vec<_>>().join("\n")
}

/// The text of a topic by the rules of the books.
fn in_the_books(topic: Topic) -> String {
    told(&Words::english().rules(topic))
}

/// A game with these options and this number of players that has begun.
fn table(options: impl Into<henge::rules::Options>, seats: usize) -> Table {
    let people = seats.min(3);
    begun(&lobby(options.into(), &["Ada", "Ben", "Cy"][..people], seats - people, 1))
}

/// The text of a topic by the rules of this table.
fn at(table: &Table, topic: Topic) -> String {
    told(&Words::english().rules_at(&table.public_view(), topic))
}

#[track_caller]
fn check_says(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part:?} in {text}");
    }
}

#[test]
fn the_card_game_is_explained_with_numbers() {
    let all: String = Topic::of(GameKind::Cards).map(in_the_books).collect();
    check_says(
        &all,
        &[
            "60 cards",
            "Humans",
            "each from 1 to 13",
            "four Wizards",
            "which beat every card",
            "which lose to every card",
            "20 points, plus 10 for each trick",
            "• 3 players: 20 rounds, of 1 to 20 cards",
            "• 6 players: 10 rounds, of 1 to 10 cards",
            "No card is left to turn up, so there is no trump",
            "If that first card is a Wizard, there is no suit to follow",
            "only if all cards of the trick are Jesters, which is possible with 3 or 4 players",
            "A dealer who names trump has not seen their own cards either",
            "Unicolore** (3 or 4 players)",
            "The last card of a round plays itself",
            "After 3 in a row",
            "about 45 minutes",
            "Tablet of Truth",
        ],
    );
}

#[test]
fn the_dice_game_is_explained_with_numbers() {
    let all: String = Topic::of(GameKind::Dice).map(in_the_books).collect();
    check_says(
        &all,
        &[
            "Seven dice with six faces",
            "up to three rolls",
            "an X is worth its column",
            "but earn no points",
            "the Seer stays",
            "Seer Color",
            "one of them is drawn",
            "you may repeat one of their predictions",
            "it is predicted for you",
            "none comes twice until all ten have been used",
            "nine Xs (twelve for experts)",
            "after round 20",
            "3 bonus points",
            "the Wizard Color is the Seer Color, nothing is crossed out",
            "Page of Prediction",
            "about 20 minutes",
        ],
    );
}

/// The numbers of cards in each line like "5 rounds, of 2, 5 to 7 and 12 cards".
fn rounds_said(text: &str) -> Vec<Vec<u8>> {
    let sizes = text.lines().filter_map(|line| {
        let (count, rest) = line.split_once(" rounds, of ")?;
        let (sizes, _) = rest.split_once(" cards")?;
        let of_run = |run: &str| {
            let (first, last) = run.split_once(" to ").unwrap_or((run, run));
            first.parse().unwrap()..=last.parse::<u8>().unwrap()
        };
        let sizes: Vec<u8> = sizes.replace(" and ", ", ").split(", ").flat_map(of_run).collect();
        assert!(count.ends_with(&format!(" {}", sizes.len())), "{line}");
        Some(sizes)
    });
    sizes.collect()
}

/// For each combination of options of the card game and each number of players, a table's topics
/// name the rounds that are played.
#[test]
fn a_table_tells_which_rounds_it_plays() {
    for seats in 3..=6 {
        let players = SeatCount::try_from(seats).unwrap();
        let mut seen = HashSet::new();
        for options in Options::every_combination(players) {
            if !seen.insert((options.rounds, options.unicolore)) {
                continue;
            }
            let played = schedule(&options, players).to_vec();
            let table = table(options, seats);
            for topic in [Topic::CardsGoal, Topic::CardsRounds] {
                let text = at(&table, topic);
                assert_eq!(rounds_said(&text), slice::from_ref(&played), "{text}");
                check_says(&text, &["This is round 1"]);
            }
        }
    }
    let books = rounds_said(&in_the_books(Topic::CardsGoal));
    assert_eq!(books.iter().map(Vec::len).collect::<Vec<_>>(), [20, 15, 12, 10]);
}

/// The number of players is not known in a lobby yet, so there is a line for each possible number.
#[test]
fn a_lobby_tells_which_rounds_would_be_played() {
    for (unicolore, most) in [(false, 6_usize), (true, 4)] {
        let options = Options { unicolore, rounds: Rounds::Short, ..Options::default() };
        let lobby = lobby(options.into(), &["Ada"], 0, 1);
        let players = (3..=most).map(|seats| SeatCount::try_from(seats).unwrap());
        let rounds: Vec<_> = players.map(|seats| schedule(&options, seats).to_vec()).collect();
        assert_eq!(rounds_said(&at(&lobby, Topic::CardsGoal)), rounds);
    }
}

#[test]
fn a_table_tells_its_own_choices() {
    let check = |options: Options, seats, topic, parts: &[&str]| {
        check_says(&at(&table(options, seats), topic), parts);
    };
    let books = Options::default();
    let secret = Options { bidding: Bidding::Secret, ..books };
    check(secret, 4, Topic::CardsPredicting, &["you see only your own prediction"]);
    check(secret, 4, Topic::CardsDealer, &["nobody predicts last", "you may predict any number"]);
    let covered = Options { bidding: Bidding::Covered, ..books };
    check(covered, 4, Topic::CardsPredicting, &["shown before the first trick"]);
    for (plus_minus_one, part) in [
        (PlusMinusOne::Strict, "**Plus/minus one** ·"),
        (PlusMinusOne::Tournament, "except in one-card rounds"),
        (PlusMinusOne::Late, "from the fourth round"),
        (PlusMinusOne::Canadian, "in the lead alone"),
    ] {
        let options = Options { plus_minus_one, ..books };
        check(options, 4, Topic::CardsPredicting, &[part]);
        check(options, 4, Topic::CardsDealer, &[part, "anything but 2"]);
    }
    let every = Options { clairvoyance: Clairvoyance::EveryRound, ..books };
    check(every, 4, Topic::CardsPredicting, &["In every round, you predict seeing"]);
    check(every, 4, Topic::CardsTrump, &["seeing everyone’s cards but their own"]);
    let first = Options { clairvoyance: Clairvoyance::FirstRound, ..books };
    check(first, 4, Topic::CardsPredicting, &["In the first round, you predict seeing"]);
    check(first, 4, Topic::CardsTrump, &["later seeing their own hand"]);
    let tournament = Options { ties: Ties::Tournament, ..books };
    check(tournament, 4, Topic::CardsScoring, &["more exact predictions come first"]);
    check(tournament, 4, Topic::CardsVariants, &["This table** · open predictions"]);
    check(books, 4, Topic::CardsScoring, &["Players with equal totals share the place"]);
    let unicolore = Options { unicolore: true, ..books };
    check(unicolore, 3, Topic::CardsTrump, &["Unicolore has no trump"]);
    check(unicolore, 3, Topic::CardsFollowing, &["there is no suit to follow: play any card"]);
    check(unicolore, 3, Topic::CardsWizardsAndJesters, &["whatever its suit"]);
    check(unicolore, 3, Topic::CardsUnicolore, &["This table plays unicolore"]);
    let twelve = dice::Options { target: Target::Twelve, ..dice::Options::default() };
    for topic in [Topic::DiceGoal, Topic::DiceEnd, Topic::DiceJesterScore] {
        let text = at(&table(twelve, 3), topic);
        check_says(&text, &["12"]);
        assert!(!text.contains("twelve"), "{text}");
    }
    let text = at(&table(twelve, 3), Topic::DiceMagicCards);
    check_says(&text, &["plays without Magic Cards"]);
    check_says(&in_the_books(Topic::DiceSeer), &["last played Wizard", "choose one of you"]);
    for (first_seer, part) in [
        (SeerRule::LastPlayed, "one of them is drawn"),
        (SeerRule::Drawn, "is drawn among all players"),
        (SeerRule::Player2, "the player whom the host chose"),
    ] {
        let options = dice::Options { first_seer, ..dice::Options::default() };
        let text = at(&table(options, 3), Topic::DiceSeer);
        check_says(&text, &[part]);
        assert!(!text.contains("choose one of you"), "{text}");
    }
}

/// A table has no rules of the game that it does not play.
#[test]
fn of_the_other_game_a_table_tells_the_rules_of_the_books() {
    let unicolore = table(Options { unicolore: true, ..Options::default() }, 3);
    for topic in Topic::of(GameKind::Dice) {
        assert_eq!(at(&unicolore, topic), in_the_books(topic));
    }
}

#[test]
fn the_magic_card_of_the_round_comes_first_with_its_example() {
    let words = Words::english();
    let mut seen = HashSet::new();
    for deal in dice_games::with_magic_cards() {
        dice_games::play(&words, deal, |table| {
            let view = table.public_view();
            let text = told(&words.rules_at(&view, Topic::DiceMagicCards));
            let Some(Board { game: OfGame::Dice(game), .. }) = view.board() else { panic!("dice") };
            let examples = in_the_books(Topic::DiceMagicExamples);
            let example = |card: MagicCard| {
                let line = examples.lines().nth(card as usize + 1).unwrap();
                line.split_once(": ").unwrap().1
            };
            match game.round.magic.filter(|_| !game.over) {
                Some(card) => {
                    seen.insert(card);
                    let first: Vec<&str> = text.lines().take(2).collect();
                    assert_eq!(first[1], example(card), "{text}");
                }
                None => assert!(text.starts_with("At the start"), "{text}"),
            }
        });
    }
    assert_eq!(seen.len(), MagicCard::ALL.len());
}

#[test]
fn every_topic_is_a_pick_away_from_every_other_of_its_game() {
    let words = Words::english();
    for topic in Topic::VARIANTS.iter().copied() {
        let message = words.rules(topic).message().clone();
        let [select] = message.selects.as_slice() else { panic!("one select: {message:?}") };
        assert_eq!(select.press, Press::Rules(None, topic));
        let values: Vec<&str> = select.values.iter().map(|value| value.value.as_str()).collect();
        let topics: Vec<&str> = Topic::of(topic.game()).map(Topic::word).collect();
        assert_eq!((values[select.chosen], &values), (topic.word(), &topics));
        let other = live(&message).into_iter().map(|button| button.press).collect::<Vec<_>>();
        let [Press::Rules(None, other)] = other.as_slice() else { panic!("{other:?}") };
        assert_ne!(other.game(), topic.game());
    }
}

#[test]
fn the_topics_open_inside_a_hand_with_the_way_back() {
    let words = Words::english();
    for options in [Options::default().into(), dice::Options::default().into()] {
        let table = begun(&lobby(options, &["Ada", "Ben", "Cy"], 0, 1));
        let own = table.private_view(henge::table::UserId::new(1)).unwrap();
        for topic in Topic::of(options.kind()) {
            let draft = Draft::new("1").unwrap();
            let message = words.own_rules(&own, topic, &draft).message().clone();
            check(&message);
            let of_table = words.rules_at(&table.public_view(), topic);
            assert_eq!(message.embed, of_table.message().embed);
            let back = Press::Own(table.id, draft.clone(), OwnPress::Show(Screen::Hand));
            assert!(live(&message).iter().any(|button| button.press == back));
            let opens = Press::Own(table.id, draft, OwnPress::Show(Screen::Rules));
            assert_eq!(message.selects[0].press, opens);
        }
    }
}

/// The hand keeps all its answers, and its button for the rules opens them at the explanation of
/// the refusal.
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
            assert_eq!(refused.message().notice, "No.");
            let after = live(refused.message());
            let new: Vec<_> = after.iter().filter(|button| !before.contains(button)).collect();
            let [link] = new.as_slice() else { panic!("{new:?}") };
            assert_eq!(after.len(), before.len() + 1);
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
    let options = dice::Options::default().into();
    let table = begun(&lobby(options, &["Ada", "Ben", "Cy"], 0, 1));
    let page = (1..=3).filter_map(|id| table.private_view(henge::table::UserId::new(id)));
    let pages = page.map(|own| words.own(&own, Screen::Hand, &Draft::default()));
    let grid = pages.into_iter().find(|page| page.message().rows.concat().len() == 20).unwrap();
    let refusal = Refusal::Rule(OfGame::Dice(dice::Refusal::Hit));
    let refused = |page| words.refused(page, "No.".to_owned(), Some(refusal));
    // Each refusal adds a button until the message is full.
    let full = (0..5).fold(grid, |page, _| refused(page));
    assert_eq!(full.message().rows.concat().len(), 25);
    let refused = refused(full.clone());
    assert_eq!(refused.message().rows, full.message().rows);
    let content = &refused.message().notice;
    assert!(content.starts_with("No. (`/wizard rules`: Leaving and scoring"), "{content}");
}
