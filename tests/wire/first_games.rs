//! Lessons: a whole tutorial by its buttons, several at once and across a restart. A forged lesson
//! restarts from its beginning.

use henge::features::press::{Draft, OwnPress, Press, Screen};
use henge::lesson::{Lesson, Progress};
use henge::rules::cards::{Action, Ask};
use henge::rules::{GameKind, OfGame};
use henge::table::UserId;
use playground::{Access, Answer, Channel, Message, Person};

use crate::stage::{Stage, begin, button, database_url, forge, ids, is_lobby, message, presses};
use crate::words::{ENGLISH, say};

async fn tutorial(person: &Person, channel: &Channel, game: GameKind) -> Message {
    message(person.command(channel, &format!("/wizard tutorial game:{game}")).await.unwrap())
}

/// The first or the last answer that a lesson offers.
fn answer(lesson: &Message, last: bool) -> Option<String> {
    let live = lesson.buttons().filter(|button| !button.disabled);
    let ids = live.filter_map(|button| button.custom_id.clone());
    let mut answers = ids.filter(|id| id.contains(".do."));
    if last { answers.last() } else { answers.next() }
}

/// The button that begins this lesson.
fn begins(lesson: &Message, next: Lesson) -> Option<String> {
    let is_begin = |press: &Press| {
        matches!(press, Press::Lesson(at, _, OwnPress::Show(Screen::Hand))
            if at.steps() == 0 && at.lesson() == next)
    };
    button(lesson, &presses(lesson).find(is_begin)?.text())
}

async fn press_id(person: &Person, on: &Message, id: &str) -> Message {
    let now = message(person.press_id(on, id).await.unwrap());
    assert!(now.id == on.id && now.is_ephemeral(), "{}", now.text());
    now
}

/// The number of stored rows that belong to games.
async fn stored(stage: &Stage) -> i64 {
    let database = sqlx::SqlitePool::connect(&database_url(&stage.database())).await.unwrap();
    let rows = "select (select count(*) from game_table) + (select count(*) from seat)";
    sqlx::query_scalar(rows).fetch_one(&database).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn both_games_are_learned_by_several_at_once_and_through_a_restart() {
    let mut stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Cy", "Ben"].map(|name| stage.person(name));
    for game in [GameKind::Cards, GameKind::Dice] {
        let mut shown = Vec::new();
        for person in &people {
            shown.push(tutorial(person, &wizards, game).await);
        }
        for (place, lesson) in Lesson::of(game).enumerate() {
            loop {
                let mut has_moved = false;
                for (turn, (person, shown)) in people.iter().zip(&mut shown).enumerate() {
                    let Some(id) = answer(shown, turn == 1) else { continue };
                    *shown = press_id(person, shown, &id).await;
                    has_moved = true;
                }
                if !has_moved {
                    break;
                }
                if place == 1 {
                    stage.restart_bot().await;
                }
            }
            for (person, shown) in people.iter().zip(&mut shown) {
                assert!(shown.text().contains(&say(&format!("coach-learned-{}", lesson.word()))));
                match lesson.next() {
                    Some(next) => {
                        let id = begins(shown, next).expect("the next lesson is offered");
                        *shown = press_id(person, shown, &id).await;
                    }
                    None => assert!(shown.text().contains("### That was your first game: ")),
                }
            }
        }
    }
    let public = |message: &Message| !message.is_ephemeral();
    assert!(!people[0].sees(&wizards).iter().any(public));
    assert_eq!(stored(&stage).await, 0);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_shows_the_picture_of_its_table_to_the_learner_alone() {
    let stage = Stage::start_with_pictures().await;
    let (wizards, ada, ben) = (stage.channel("wizards"), stage.person("Ada"), stage.person("Ben"));
    for game in [GameKind::Cards, GameKind::Dice] {
        let first = tutorial(&ada, &wizards, game).await;
        assert!(first.is_ephemeral() && first.embeds.is_empty(), "{}", first.text());
        let start = Progress::start(Lesson::first(game));
        let press = |press| Press::Lesson(start.clone(), Draft::default(), press).text();
        let rules = press(OwnPress::Show(Screen::Rules));
        let rules = message(ada.forge_press_and_see(first.id, &rules).await);
        assert!(rules.attachments.is_empty(), "the picture goes away with its table");
        let back = press_id(&ada, &rules, &press(OwnPress::Show(Screen::Hand))).await;
        let next = Lesson::first(game).next().unwrap();
        let next = press_id(&ada, &back, &begins(&back, next).unwrap()).await;
        let picture = |shown: &Message| {
            let [file] = &shown.attachments[..] else { panic!("{}", shown.text()) };
            assert!(file.description.as_ref().is_some_and(|alt| alt.contains("Merlin")));
            file.bytes.clone()
        };
        assert!(picture(&first) == picture(&back) && picture(&back) != picture(&next));
    }
    assert!(ben.sees(&wizards).is_empty());
    stage.playground.set_access(&wizards, Access::NoFiles);
    let text = tutorial(&ada, &wizards, GameKind::Cards).await;
    assert!(text.attachments.is_empty() && !text.embeds.is_empty(), "{}", text.text());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_skipped_and_the_last_one_leads_to_a_lobby() {
    let stage = Stage::start().await;
    let (wizards, ada) = (stage.channel("wizards"), stage.person("Ada"));
    let mut shown = tutorial(&ada, &wizards, GameKind::Cards).await;
    for next in [Lesson::Following, Lesson::NamingTrump] {
        let skip = begins(&shown, next).expect("the next lesson is offered");
        shown = press_id(&ada, &shown, &skip).await;
    }
    while let Some(id) = answer(&shown, false) {
        shown = press_id(&ada, &shown, &id).await;
    }
    let lobby = message(ada.press_id(&shown, "2.k.play.cards").await.unwrap());
    assert!(is_lobby(&lobby), "{}", lobby.text());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_and_scores_open_inside_a_lesson_and_lead_back() {
    let stage = Stage::start().await;
    let (wizards, ada) = (stage.channel("wizards"), stage.person("Ada"));
    for (game, topic) in [(GameKind::Cards, "cards-trump"), (GameKind::Dice, "dice-seer")] {
        let lesson = tutorial(&ada, &wizards, game).await;
        let start = Progress::start(Lesson::first(game));
        let press = |press| Press::Lesson(start.clone(), Draft::default(), press).text();
        let rules = press(OwnPress::Show(Screen::Rules));
        let shown = message(ada.forge_press_and_see(lesson.id, &rules).await);
        let shown = message(ada.pick_id(&shown, &rules, topic).await.unwrap());
        assert!(shown.text().contains(&say(&format!("topic-{topic}"))), "{}", shown.text());
        let back = press_id(&ada, &shown, &press(OwnPress::Show(Screen::Hand))).await;
        assert_eq!(back.text(), lesson.text());
        let scores = press(OwnPress::Show(Screen::Scores));
        let scores = message(ada.forge_press_and_see(lesson.id, &scores).await);
        assert_ne!(scores.text(), lesson.text());
    }
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_of_a_lesson_is_typed_and_a_forbidden_one_gets_the_rule() {
    let stage = Stage::start().await;
    let (wizards, ada) = (stage.channel("wizards"), stage.person("Ada"));
    let lesson = tutorial(&ada, &wizards, GameKind::Cards).await;
    let predicted = Progress::start(Lesson::Following).with(Action::Predict(1).into()).unwrap();
    let learner = henge::table::Person { id: UserId::new(ada.id.0), name: "Ada".to_owned() };
    let lesson_now = predicted.look(&learner).unwrap();
    let OfGame::Cards(view) = &lesson_now.own.game else { panic!("cards") };
    let Some(Ask::Play { playable }) = view.ask else { panic!("plays") };
    let forbidden = view.dealt().unwrap().minus(playable).cards().next().unwrap();
    let press = |press| Press::Lesson(predicted.clone(), Draft::default(), press).text();
    let more = press(OwnPress::Show(Screen::More));
    let more = message(ada.forge_press_and_see(lesson.id, &more).await);
    let possible = &ENGLISH.possible(&lesson_now.own)[0].text;
    for (typed, says, is_moved) in [
        ("abracadabra", "abracadabra", false),
        (&*forbidden.to_string(), "Follow ", false),
        (possible, "", true),
    ] {
        let opened = ada.forge_press(more.id, &press(OwnPress::Type)).await;
        let Answer::Form(form) = opened else { panic!("no form: {opened:?}") };
        let shown = message(ada.fill(&form, &[typed]).await.unwrap());
        assert!(shown.is_ephemeral() && shown.text().contains(says), "{}", shown.text());
        let goes_on = |press: Press| {
            matches!(press, Press::Lesson(at, ..)
                if at.lesson() == Lesson::Following && at.steps() > predicted.steps())
        };
        assert_eq!(presses(&shown).any(goes_on), is_moved, "{typed}: {}", shown.text());
    }
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_lesson_begins_anew_or_says_why_not() {
    let stage = Stage::start().await;
    let (wizards, ada) = (stage.channel("wizards"), stage.person("Ada"));
    let lesson = tutorial(&ada, &wizards, GameKind::Cards).await;
    // These are actions that the rules never allowed, and actions after the end.
    for text in ["2.e.following.p9.0.show.hand", "2.e.predicting.p1-p1.0.show.hand"] {
        let shown = message(ada.forge_press_and_see(lesson.id, text).await);
        assert!(shown.text().contains(&say("lesson-again")), "{}", shown.text());
        assert!(
            presses(&shown)
                .all(|press| matches!(press, Press::Lesson(progress, ..) if progress.steps() == 0))
        );
    }
    let refused =
        message(ada.forge_press_and_see(lesson.id, "2.e.predicting.0.0.do.0.cards.p7.0").await);
    let links = "2.e.predicting.0.0.rules.cards-predicting";
    assert!(refused.text().contains("say 0 or 1"), "{}", refused.text());
    assert!(ids(&refused).any(|id| id == links), "{:?}", ids(&refused).collect::<Vec<_>>());
    let other = ada.forge_press(lesson.id, "2.e.predicting.0.0.do.0.dice.y.0").await;
    assert!(message(other).text().contains("lesson 1 of 3"));
    for text in
        ["2.e.predicting.0.0.leave", "2.e.predicting.0.0.end", "2.e.seer.0.0.order.dice.never-ask"]
    {
        let shown = message(ada.forge_press_and_see(lesson.id, text).await);
        assert!(shown.text().contains("lesson 1 of 3"), "{}", shown.text());
    }
    // No other message shows a lesson.
    let board = begin(&[stage.person("Cy"), stage.person("Ben")], &wizards, "preset:quick").await;
    for text in ["2.e.predicting.0.0.show.hand", "2.t.cards-goal"] {
        let refused = message(forge(&ada, board.id, text).await);
        assert!(refused.is_ephemeral() && refused.text() == say("refusal-forged"), "{text}");
    }
    stage.check_the_wire();
}
