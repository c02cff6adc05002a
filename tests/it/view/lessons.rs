//! Lessons: each step is displayed within Discord's limits and without anything that the learner
//! may not know.

use std::collections::BTreeSet;

use henge::features::press::{Draft, OwnPress, Press, Screen, Subcommand, Topic};
use henge::lesson::{Lesson, LessonState, Progress, Stars};
use henge::rules::cards::trick::{Ranking, Trick};
use henge::rules::cards::{Action, Ask, Card, CardSet, Suit};
use henge::rules::{GameKind, OfGame, Seat};
use henge::table::{Person, UserId};
use henge::view::{Message, NotMoved, Style, Words};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;
use rand::seq::IteratorRandom as _;
use strum::VariantArray as _;

use crate::shared::emojis::pictured;
use crate::view::check::check;
use crate::view::games::live;
use crate::view::names::hostile;

/// The number of times that each lesson is played, at random.
const TIMES: u64 = 12;

fn learner(number: u64) -> Person {
    let names = hostile(1, number as usize);
    Person { id: UserId::new(1), name: names[0].to_owned() }
}

/// Plays a lesson with the buttons that it offers, and checks every step in both forms.
pub fn play(
    words: &Words,
    lesson: Lesson,
    number: u64,
    mut look: impl FnMut(&Progress, &LessonState, &Message),
) {
    let mut luck = ChaCha8Rng::seed_from_u64(number);
    let (mut progress, mut draft) = (Progress::start(lesson), Draft::default());
    loop {
        let standing = progress.look(&learner(number)).unwrap();
        let shown = words.lesson(&progress, &standing, &draft);
        let message = shown.text.message();
        look(&progress, &standing, message);
        if let Some((beside, _)) = shown.pictured.as_deref() {
            look(&progress, &standing, beside.message());
        }
        if standing.stars.is_some() {
            return;
        }
        let presses = live(message).into_iter().map(|button| button.press);
        let answers = presses.filter_map(|press| match press {
            Press::Lesson(at, draft, press @ OwnPress::Answer { action, .. }) => {
                assert_eq!(at, progress);
                Some((words.draft_after(&draft, press), action))
            }
            _ => None,
        });
        let (next, action) = answers.choose(&mut luck).expect("something is offered");
        (progress, draft) = (progress.with(action).unwrap(), next);
    }
}

#[test]
fn every_step_of_every_lesson_is_within_the_limits_and_says_what_to_do() {
    let (words, pictured) = (Words::english(), pictured());
    for lesson in Lesson::VARIANTS.iter().copied() {
        for number in 0..TIMES {
            play(&words, lesson, number, |progress, standing, message| {
                check(message);
                let Message { notice, content, .. } = message;
                let is_over = standing.stars.is_some();
                assert_eq!(notice.contains("lesson"), !is_over, "{notice}");
                assert_eq!(content.starts_with("## "), !is_over, "{content}");
                let (_, coach) = content.rsplit_once('\n').expect("the coach has the last line");
                assert!(coach.len() > 20, "{content}");
                let with_emojis = pictured.lesson(progress, standing, &Draft::default());
                check(with_emojis.text.message());
                if let Some((beside, _)) = with_emojis.pictured.as_deref() {
                    check(beside.message());
                }
                check_screens(&words, progress, standing);
            });
        }
    }
}

#[test]
fn a_lesson_has_the_picture_that_everybody_would_see_and_says_nothing_twice() {
    for words in [Words::english(), pictured()] {
        for lesson in Lesson::VARIANTS.iter().copied() {
            play(&words, lesson, 3, |progress, standing, _| {
                let shown = words.lesson(progress, standing, &Draft::default());
                let (beside, picture) = shown.pictured.as_deref().expect("a picture at every step");
                // The public view holds nothing that is hidden from anybody.
                let table = words.table(&standing.own.table);
                assert_eq!(*picture, table.pictured().unwrap().picture, "{progress}");
                let message = beside.message();
                assert_eq!(message.embed, None);
                let text = message.text();
                for old in ["Round ", "```", "their turn", "predicted for", "Said **", "computer ("]
                {
                    assert!(!text.contains(old), "{old} in {text}");
                }
                // One bold line, at first the rule of the stars, the heading, the cards or dice, and
                // the coach; at the end what came of it, and the stars of all lessons.
                let most = if progress.steps() == 0 || standing.stars.is_some() { 5 } else { 4 };
                let summary = standing.stars.filter(|_| progress.lesson().next().is_none());
                let most = summary.map_or(most, |_| most + 3);
                assert!(text.lines().count() <= most, "{text}");
            });
        }
    }
}

fn check_screens(words: &Words, progress: &Progress, standing: &LessonState) {
    let draft = Draft::default();
    for screen in [Screen::Boxes, Screen::Scores, Screen::Rules] {
        check(words.own(&standing.own, screen, &draft).inside_lesson(progress).message());
    }
    for topic in Topic::of(progress.lesson().game()) {
        check(words.own_rules(&standing.own, topic, &draft).inside_lesson(progress).message());
    }
}

#[test]
fn a_lesson_has_nothing_but_lessons_on_its_buttons() {
    let words = Words::english();
    for lesson in Lesson::VARIANTS.iter().copied() {
        play(&words, lesson, 1, |progress, standing, message| {
            let buttons = message.rows.iter().flatten();
            for button in buttons {
                let goes_on = match &button.press {
                    Press::Lesson(at, _, press) => {
                        at == progress
                            || at.steps() == 0 && matches!(press, OwnPress::Show(Screen::Hand))
                    }
                    Press::Command(..) => standing.stars.is_some() && lesson.next().is_none(),
                    _ => false,
                };
                assert!(goes_on, "{:?}", button.press);
                let orders = matches!(
                    button.press,
                    Press::Lesson(_, _, OwnPress::Show(Screen::Order) | OwnPress::Order(_))
                );
                assert!(!orders, "{:?}", button.press);
            }
        });
    }
}

#[test]
fn every_lesson_can_be_skipped_at_its_first_step_and_repeated_at_its_last() {
    let words = Words::english();
    let begins = |message: &Message, lesson| live(message).iter().any(|it| begun(it) == lesson);
    for lesson in Lesson::VARIANTS.iter().copied() {
        play(&words, lesson, 2, |_, standing, message| {
            if let Some(next) = lesson.next() {
                assert!(begins(message, Some(next)), "{}", message.content);
            }
            let is_over = standing.stars.is_some();
            assert!(!is_over || begins(message, Some(lesson)), "{}", message.content);
        });
    }
}

/// The lesson that a button begins.
fn begun(button: &henge::view::Button) -> Option<Lesson> {
    match &button.press {
        Press::Lesson(at, _, OwnPress::Show(Screen::Hand)) if at.steps() == 0 => Some(at.lesson()),
        _ => None,
    }
}

/// The number of tricks or dice by which the learner missed, and the learner's points; a Jester Score
/// is no miss.
fn missed_by(standing: &LessonState) -> (u8, i16) {
    let seat = standing.own.seat;
    match &standing.own.game {
        OfGame::Cards(view) => {
            let round = view.table.sheet.last().unwrap();
            (round.predictions[seat].abs_diff(round.won[seat]), round.points[seat])
        }
        OfGame::Dice(view) => {
            let result = view.table.round.scores[seat].unwrap().result;
            let said = view.prediction.unwrap().number;
            let jester = result.jester_box().is_some();
            let off = if jester { 0 } else { result.count.abs_diff(said.get()) };
            (off, if jester { 0 } else { result.points(said) })
        }
    }
}

#[test]
fn a_lesson_ends_with_its_points_and_stars_and_after_a_miss_offers_another_try_first() {
    let mut outcomes = BTreeSet::new();
    for words in [Words::english(), pictured()] {
        for lesson in Lesson::VARIANTS.iter().copied() {
            for number in 0..2 * TIMES {
                play(&words, lesson, number, |progress, standing, message| {
                    let Some(stars) = standing.stars else { return };
                    let (off, points) = missed_by(standing);
                    let (marks, in_words) = match off {
                        0 => ("★★★", "Three stars!"),
                        1 => ("★★☆", "Two stars:"),
                        _ => ("★☆☆", "One star,"),
                    };
                    let points = points.to_string().replace('-', "−");
                    let said = format!("## {marks} That was it: {points} point");
                    assert!(message.content.contains(&said), "{progress}: {}", message.content);
                    assert!(message.content.contains(in_words), "{}", message.content);
                    let first = &message.rows[0][0];
                    assert_eq!(first.label == "Once more", off > 0, "{}", first.label);
                    assert_eq!(first.style, Style::Success);
                    outcomes.insert((lesson.game().to_string(), stars.count()));
                });
            }
        }
    }
    assert_eq!(outcomes.len(), 6, "both games, one to three stars: {outcomes:?}");
}

#[test]
fn a_tutorial_names_no_round_of_a_longer_game() {
    for words in [Words::english(), pictured()] {
        for lesson in Lesson::VARIANTS.iter().copied() {
            play(&words, lesson, 5, |progress, standing, message| {
                let shown = words.lesson(progress, standing, &Draft::default());
                let alt = shown.pictured.as_deref().unwrap().1.alt().to_owned();
                let embed = message.embed.clone().unwrap_or_default();
                let [scores, last] = [Screen::Scores, Screen::Last].map(|screen| {
                    let opened = words.own(&standing.own, screen, &Draft::default());
                    format!("{:?}", opened.inside_lesson(progress).message().embed)
                });
                for text in [message.text(), embed.title, embed.description, alt, scores, last] {
                    let of = text.match_indices("Round ").filter_map(|(at, _)| {
                        text[at..].split_once(" of ").map(|(_, rest)| rest.to_owned())
                    });
                    let is_whole = |rest: &String| {
                        let number = rest.split(|it: char| !it.is_ascii_digit()).next();
                        number.is_none_or(|number| number.is_empty() || number == "3")
                    };
                    assert!(of.into_iter().all(|rest| is_whole(&rest)), "{progress}: {text}");
                }
            });
        }
    }
}

#[test]
fn the_last_lesson_sums_up_the_stars_and_says_what_to_do_next() {
    let words = Words::english();
    for game in [GameKind::Cards, GameKind::Dice] {
        for (number, skipped) in [(1, None), (2, Some(1)), (3, Some(2)), (4, None)] {
            let mut luck = ChaCha8Rng::seed_from_u64(number);
            let mut progress = Progress::start(Lesson::first(game));
            let mut earned = 0;
            let (message, buttons) = loop {
                let standing = progress.look(&learner(number)).unwrap();
                if standing.stars.is_none() && skipped == Some(progress.lesson().number()) {
                    progress = progress.next(None).unwrap();
                    continue;
                }
                let shown = words.lesson(&progress, &standing, &Draft::default());
                let message = shown.text.message().clone();
                earned += standing.stars.map_or(0, Stars::count);
                let onward = live(&message).into_iter().find_map(|button| match button.press {
                    Press::Lesson(at, _, OwnPress::Show(_)) => {
                        (Some(at.lesson()) == progress.lesson().next()).then_some(at)
                    }
                    _ => None,
                });
                match (standing.stars, onward) {
                    (Some(_), Some(next)) => progress = next,
                    (Some(_), None) => break (message.content.clone(), live(&message)),
                    (None, _) => {
                        let answers = live(&message).into_iter().filter_map(|it| match it.press {
                            Press::Lesson(_, _, OwnPress::Answer { action, .. }) => Some(action),
                            _ => None,
                        });
                        progress = progress.with(answers.choose(&mut luck).unwrap()).unwrap();
                    }
                }
            };
            let said = format!("### That was your first game: {earned} of 9 stars\n");
            assert!(message.contains(&said), "{said} in {message}");
            let begun = message.lines().rev().nth(1).unwrap();
            let stars = begun.chars().filter(|it| *it == '★').count();
            assert_eq!(stars, usize::from(earned), "{begun}");
            let presses: Vec<Press> = buttons.into_iter().map(|button| button.press).collect();
            for next in [
                Press::Command(Subcommand::Play, Some(game)),
                Press::Command(Subcommand::Daily, None),
            ] {
                assert!(presses.contains(&next), "{presses:?}");
            }
        }
    }
}

#[test]
fn a_button_of_a_lesson_from_before_there_were_stars_works() {
    for text in [
        "2.e.following.0.0.show.hand",
        "2.e.naming-trump.tR.0.do.1.cards.p2.0",
        "2.e.predicting.p1.0.show.hand",
        "2.e.jester-score.0.0.show.hand",
    ] {
        let press = Press::read(text).expect(text);
        assert_eq!(press.text(), text);
        let Press::Lesson(progress, ..) = press else { panic!("{text}") };
        let known = progress.with_stars(None);
        assert_eq!(known.len(), progress.lesson().number());
        assert!(known.iter().all(Option::is_none), "{text}");
    }
    for forged in ["following+4", "following+0", "following+33", "predicting+3", "naming-trump+3"] {
        assert!(Press::read(&format!("2.e.{forged}.0.0.show.hand")).is_err(), "{forged}");
    }
    assert!(Press::read("2.e.naming-trump+03.0.0.show.hand").is_ok());
}

#[test]
fn a_learner_who_names_a_short_suit_trump_hears_it() {
    let words = Words::english();
    let mut heard = BTreeSet::new();
    for suit in Suit::ALL {
        let named = Action::NameTrump(suit).into();
        let progress = Progress::start(Lesson::NamingTrump).with(named).unwrap();
        let standing = progress.look(&learner(0)).unwrap();
        let OfGame::Cards(view) = &standing.own.game else { panic!("cards") };
        let held = |suit: Suit| view.dealt().unwrap().and(CardSet::suit(suit)).len();
        let is_short = Suit::ALL.into_iter().any(|other| held(other) > held(suit));
        let message = words.lesson(&progress, &standing, &Draft::default());
        let bold = format!("Bold: you hold {} of that suit", held(suit));
        assert_eq!(message.text.message().content.contains(&bold), is_short);
        heard.insert(is_short);
    }
    assert_eq!(heard.len(), 2);
}

/// The cards that a text names.
fn cards_in(text: &str) -> BTreeSet<String> {
    let text = text.replace('\u{2060}', "");
    let names = CardSet::DECK.cards().filter(|card| card.suit().is_some());
    let names = names.map(|card| card.to_string());
    let is_named = |name: &String| {
        text.match_indices(name.as_str())
            .any(|(at, _)| !text[at + name.len()..].starts_with(|next: char| next.is_ascii_digit()))
    };
    names.filter(is_named).collect()
}

#[test]
fn no_card_of_another_hand_is_shown() {
    let words = Words::english();
    for lesson in Lesson::of(GameKind::Cards) {
        for number in 0..TIMES {
            play(&words, lesson, number, |progress, standing, message| {
                let OfGame::Cards(view) = &standing.own.game else { panic!("cards") };
                let tricks = [&view.table.last_trick, &view.table.second_last_trick];
                let taken = tricks.into_iter().flatten().flat_map(|trick| &trick.plays);
                let open = taken.chain(&view.table.trick).map(|(_, card)| *card);
                let own = view.dealt().unwrap().cards();
                let known: BTreeSet<String> = open
                    .chain(own)
                    .chain(view.table.turned)
                    .map(|card: Card| card.to_string())
                    .collect();
                let embed = message.embed.clone().unwrap_or_default();
                let buttons = message.rows.iter().flatten();
                let texts = buttons.flat_map(|button| [button.label.clone(), button.press.text()]);
                let texts: String = texts.collect::<Vec<_>>().join(" ");
                let name = standing.own.table.players()[0].name();
                let all = [
                    &message.content,
                    &message.notice,
                    &embed.title,
                    &embed.description,
                    &embed.footer,
                ];
                let all = all.map(|text| text.replace(name, "")).join(" ");
                for text in [all, texts] {
                    let unknown: Vec<_> = cards_in(&text).difference(&known).cloned().collect();
                    assert!(unknown.is_empty(), "{progress} shows {unknown:?}: {text}");
                }
            });
        }
    }
}

/// If the coach says that a trump wins, each of the learner's trumps must win; if it says that a
/// card may set the suit, the card must not be a Wizard or a Jester.
#[test]
fn what_the_coach_says_of_a_trick_is_true_of_every_card_that_may_be_played() {
    let words = Words::english();
    let (mut trumps, mut none, mut leads) = (0, 0, 0);
    for lesson in Lesson::of(GameKind::Cards) {
        for number in 0..TIMES {
            play(&words, lesson, number, |_, standing, message| {
                let OfGame::Cards(view) = &standing.own.game else { panic!("cards") };
                let Some(Ask::Play { playable }) = view.ask else { return };
                let wins = |card: &Card| {
                    let mut trick = Trick::EMPTY;
                    view.table.trick.iter().for_each(|(seat, card)| trick.play(*seat, *card));
                    trick.play(view.seat, *card);
                    trick.winner(Ranking::Trump(view.table.trump)) == Some(view.seat)
                };
                let is_trump =
                    |card: &Card| card.suit().is_some_and(|s| view.table.trump == Some(s));
                let held: Vec<Card> = playable.cards().filter(is_trump).collect();
                let said = &message.content;
                if said.contains("A trump") {
                    trumps += 1;
                    assert!(!held.is_empty() && held.iter().all(wins), "{said}");
                } else if said.contains("play anything") {
                    none += 1;
                    let lies = |(_, card): &(Seat, Card)| is_trump(card) || *card == Card::Wizard;
                    assert!(held.is_empty() || view.table.trick.iter().any(lies), "{said}");
                }
                if said.contains("You lead") {
                    leads += 1;
                    assert!(said.contains("If it has a suit"), "{said}");
                }
            });
        }
    }
    assert!(trumps > 0 && none > 0 && leads > 0, "{trumps} {none} {leads}");
}

#[test]
fn what_is_not_allowed_is_explained_on_the_hand_itself() {
    let words = Words::english();
    let start = Progress::start(Lesson::Following);
    let progress = start.with(Action::Predict(1).into()).unwrap();
    let standing = progress.look(&learner(0)).unwrap();
    let OfGame::Cards(view) = &standing.own.game else { panic!("cards") };
    let Some(Ask::Play { playable }) = view.ask else { panic!("plays") };
    let dim = view.dealt().unwrap().minus(playable).cards().next().unwrap();
    let refusal = progress.with(Action::Play(dim).into()).unwrap_err().map(NotMoved::Forbidden);
    let refused = words.lesson_refused(&progress, &standing, &Draft::default(), refusal);
    let refused = refused.text.message();
    check(refused);
    assert!(refused.notice.contains("Follow "), "{}", refused.notice);
    let leads = |button: &henge::view::Button| {
        matches!(button.press, Press::Lesson(_, _, OwnPress::Rules(Topic::CardsFollowing)))
    };
    assert!(live(refused).iter().any(leads));
    assert_eq!(progress.with(OfGame::Dice(henge::rules::dice::Action::Stay)), Err(None));
}
