//! Finished games over the wire: the list, a replay step by step, the record as a file, the check.

use henge::computer::advice::Effort;
use henge::features::press::{PastPress, Press};
use henge::history::{Review, record_of};
use henge::record;
use henge::store::Store;
use henge::table::TableId;
use playground::{Answer, Channel, Message, Person};
use sqlx::{Connection as _, SqliteConnection};

use crate::games::play_to_the_end;
use crate::stage::{
    Stage, begin, button, database_url, forge, is_lobby, message, press, presses, result, sees,
    wait,
};
use crate::words::say;

/// Ada and Ben play the first table's game to its end. Returns its result.
async fn played(stage: &Stage, channel: &Channel, choices: &str) -> ([Person; 2], Message) {
    let people = ["Ada", "Ben"].map(|name| stage.person(name));
    begin(&people, channel, choices).await;
    play_to_the_end(&people, channel).await;
    let shown = wait(|| sees(&people[0], channel), async || result(&people[0], channel)).await;
    (people, shown)
}

async fn typed(person: &Person, channel: &Channel, command: &str) -> Message {
    message(person.command(channel, command).await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_game_is_over_yet_one_begins_with_a_press() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let own = typed(&ada, &wizards, &format!("/wizard history player:{}", ada.id)).await;
    let all = typed(&ada, &wizards, "/wizard history").await;
    for (list, empty) in [(&own, "history-empty-own"), (&all, "history-empty")] {
        assert!(list.text().contains(&say(empty)), "{}", list.text());
        assert!(button(list, "2.k.play.dice").is_some(), "{}", list.text());
    }
    assert!(is_lobby(&message(press(&ada, &all, "2.k.play.cards").await)));
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_says_how_the_last_game_between_its_people_ended() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let (people, _) = played(&stage, &wizards, "preset:quick").await;
    let cy = stage.person("Cy");
    let last = "**Last time** · <t:";
    let alone = typed(&people[1], &wizards, "/wizard play").await;
    assert!(!alone.text().contains(last), "{}", alone.text());
    let says = |lobby: &Message| lobby.id == alone.id && lobby.text().contains(last);
    press(&people[0], &alone, ".sit").await;
    let both = people[0].wait_for(&wizards, says).await.unwrap().text();
    let line = both.lines().find(|line| line.starts_with(last)).unwrap();
    assert!(line.contains("Ada ") && line.contains("Ben "), "{line}");
    press(&cy, &alone, ".sit").await;
    let is_silent = |lobby: &Message| lobby.id == alone.id && !lobby.text().contains(last);
    cy.wait_for(&wizards, is_silent).await.unwrap();
    press(&cy, &alone, ".stand-up").await;
    assert!(cy.wait_for(&wizards, says).await.unwrap().text().contains(line));
    stage.check_the_wire();
}

/// The stored record of a table.
async fn stored_record(stage: &Stage, number: u64) -> String {
    let store = Store::open_to_read(&database_url(&stage.database())).await.unwrap();
    let id = TableId::new(number);
    let table = store.table(id).await.unwrap().unwrap();
    let log = store.log(id).await.unwrap();
    store.close().await;
    record_of(&table, log).unwrap().text()
}

/// The step that a replay shows, according to its buttons.
fn step(replay: &Message) -> u32 {
    let at = presses(replay).find_map(|press| match press {
        Press::Past(PastPress::Replay(_, at, _)) => Some(at.step),
        _ => None,
    });
    at.unwrap_or_else(|| panic!("no replay: {}", replay.text()))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_found_seen_once_more_had_as_a_file_and_checked() {
    for choices in ["preset:quick", "game:dice"] {
        let stage = Stage::start().await;
        let wizards = stage.channel("wizards");
        let ([ada, ben], shown) = played(&stage, &wizards, choices).await;
        let list = typed(&ada, &wizards, "/wizard history").await;
        assert!(list.is_ephemeral() && list.text().contains("#1"), "{}", list.text());
        let own = typed(&ben, &wizards, &format!("/wizard history player:{}", ben.id)).await;
        assert!(own.text().contains("Ben") && own.text().contains("place"), "{}", own.text());
        // They go from the list into the replay, to its end, and back.
        let mut replay = message(press(&ada, &list, ".here").await);
        assert_eq!((replay.id, step(&replay)), (list.id, 0));
        replay = message(press(&ada, &replay, ".next").await);
        assert_eq!(step(&replay), 1);
        let second = replay.text();
        while replay.buttons().any(|button| button.label.contains('»') && !button.disabled) {
            replay = message(press(&ada, &replay, ".round-on").await);
        }
        let end = step(&replay);
        assert!(end > 1 && replay.text().contains('🏆'), "{}", replay.text());
        // If the last round decided the game, its end is the decisive moment.
        if !replay.content.contains('⚡') {
            replay = message(press(&ada, &replay, ".decisive").await);
        }
        assert!(replay.content.contains('⚡'), "{}", replay.content);
        assert_eq!(button(&replay, ".decisive"), None);
        while step(&replay) > 0 {
            replay = message(press(&ada, &replay, ".round-back").await);
        }
        for turn in [".next", ".next", ".previous"] {
            replay = message(press(&ada, &replay, turn).await);
        }
        assert_eq!(replay.text(), second);
        // This shows Ben's view.
        replay = message(ada.pick(&replay, "Ben").await.unwrap());
        assert!(step(&replay) == 1 && replay.content.contains("Ben"), "{}", replay.content);
        let checked = message(ada.press_id(&replay, "2.h.verify.1").await.unwrap());
        assert!(checked.is_ephemeral() && checked.text().contains('✅'), "{}", checked.text());
        // The file equals the stored record, and the record is valid.
        let file = ada.press_id(&checked, "2.h.record.1").await.unwrap();
        let file = ada.wait_filled(&message(file)).await.unwrap();
        assert!(file.is_ephemeral());
        let [record] = &file.attachments[..] else { panic!("one file: {}", file.text()) };
        assert_eq!(record.filename, "henge-1.jsonl");
        let text = String::from_utf8(record.bytes.to_vec()).unwrap();
        assert_eq!(text, stored_record(&stage, 1).await);
        assert_eq!(record::verify(&text).unwrap().games, 1);
        // An onlooker opens the same replay from the result.
        let eve = stage.person("Eve");
        let opened = message(press(&eve, &shown, ".above.here").await);
        assert!(opened.is_ephemeral() && step(&opened) == 0);
        let last_here = typed(&eve, &wizards, "/wizard replay").await;
        assert_eq!(last_here.text(), opened.text());
        let checked = typed(&eve, &wizards, "/wizard verify game:1").await;
        assert!(checked.text().contains('✅'), "{}", checked.text());
        stage.check_the_wire();
    }
}

/// The review that takes the place of a message which says that the coach is thinking.
async fn reviewed(person: &Person, channel: &Channel, thinking: &Message) -> Message {
    assert!(
        thinking.is_ephemeral() && thinking.text().contains("is thinking"),
        "{}",
        thinking.text()
    );
    let ids: Vec<_> = presses(thinking).collect();
    assert!(matches!(ids[..], [Press::Past(PastPress::Coach(..))]), "{ids:?}");
    let shown = || person.look(thinking.id).filter(|now| now.text().contains("Points made"));
    wait(|| sees(person, channel), async || shown()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_coach_reviews_everybodys_game_once_and_shows_the_choice_that_cost_most() {
    for choices in ["preset:quick", "game:dice"] {
        let stage = Stage::start().await;
        let wizards = stage.channel("wizards");
        let ([ada, ben], shown) = played(&stage, &wizards, choices).await;
        // Two people ask at once, and the review is worked out once.
        let (one, other) =
            tokio::join!(press(&ben, &shown, ".coach.1.own"), press(&ada, &shown, ".coach.1.own"));
        let coach = reviewed(&ben, &wizards, &message(one)).await;
        let of_ada = message(other);
        let is_there = of_ada.text().contains("Points made");
        let of_ada = if is_there { of_ada } else { reviewed(&ada, &wizards, &of_ada).await };
        assert!(coach.text().contains("Ben") && of_ada.text().contains("Ada"), "{}", coach.text());
        // From now on it is there at once.
        let coach = message(ben.pick(&coach, "Ada").await.unwrap());
        assert_eq!(coach.text(), of_ada.text());
        // Somebody who takes any legal action has made at least one decision that lost value.
        let replay = message(press(&ben, &coach, ".here").await);
        let text = replay.text();
        assert!(text.contains("as Ada saw it") && text.contains("The coach would have"), "{text}");
        let again = message(press(&ben, &replay, ".coach.1.own").await);
        assert!(again.text().contains("Points made"), "{}", again.text());
        let eve = stage.person("Eve");
        let of_first = message(press(&eve, &shown, ".coach.1.own").await);
        assert!(of_first.text().contains("Points made"), "{}", of_first.text());
        for forged in ["2.h.coach.1.5", "2.h.coach.99.own"] {
            let told = message(eve.forge_press_and_see(of_first.id, forged).await);
            let text = told.text();
            assert!(!text.contains("Points made") && !text.contains("is thinking"), "{text}");
        }
        stage.check_the_wire();
    }
}

/// The presses that try the decision again that this message shows, with each answer.
fn answers(retry: &Message) -> Vec<String> {
    let ids = retry.buttons().filter_map(|button| button.custom_id.clone());
    ids.filter(|id| id.contains(".retry.1.") && id.split('.').count() > 5).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn from_the_review_to_the_next_mistake_and_to_another_try_at_it() {
    for (choices, has_pictures) in [("preset:quick", false), ("game:dice", true)] {
        let stage =
            if has_pictures { Stage::start_with_pictures().await } else { Stage::start().await };
        let wizards = stage.channel("wizards");
        let ([ada, _], shown) = played(&stage, &wizards, choices).await;
        let asked = message(press(&ada, &shown, ".coach.1.own").await);
        let is_there = asked.text().contains("Points made");
        let review = if is_there { asked } else { reviewed(&ada, &wizards, &asked).await };
        let is_pictured = |message: &Message| {
            let alt = message.attachments.iter().filter_map(|file| file.description.as_ref());
            alt.map(String::len).max() > Some(40)
        };
        assert_eq!(is_pictured(&review), has_pictures, "{}", review.json);
        assert_eq!(review.text().contains("to win: "), !has_pictures, "{}", review.text());
        assert!(review.text().contains("Accuracy") && review.text().contains("blunder"));
        let of_review = review.text();
        // The review becomes the replay, with the picture of the table, at the first mistake and then the
        // next.
        let first = message(press(&ada, &review, ".here").await);
        assert!(first.id == review.id, "{}", first.json);
        assert_eq!(first.attachments.is_empty(), !has_pictures, "{}", first.json);
        let next = message(press(&ada, &first, ".mistake").await);
        assert!(
            step(&next) > step(&first) && next.text().contains("would have"),
            "{}",
            next.text()
        );
        // The decision as it was, then what the review says of each answer.
        let tried = format!("2.h.retry.1.{}", step(&next));
        let retry = message(ada.press_id(&next, &tried).await.unwrap());
        let all = answers(&retry);
        assert!(retry.is_ephemeral() && all.len() > 1, "{}", retry.text());
        assert!(!retry.text().contains("would have"), "{}", retry.text());
        let mut is_best = 0;
        let mut now = retry;
        for answer in &all {
            now = message(ada.press_id(&now, answer).await.unwrap());
            let text = now.text();
            assert!(text.contains("would have"), "{text}");
            is_best += usize::from(text.contains("the best that the coach found"));
            assert_eq!(answers(&now), all);
        }
        assert_eq!(is_best, 1, "{choices}");
        let mut ids = now.buttons().filter_map(|button| button.custom_id.as_deref());
        let review = ids.find(|id| id.starts_with("2.h.coach.1.")).unwrap();
        let back = message(ada.press_id(&now, review).await.unwrap());
        assert_eq!((back.text(), is_pictured(&back)), (of_review, has_pictures));
        // Nothing is kept: it asks again. What is forged opens nothing.
        let again = message(ada.forge_press_and_see(back.id, &tried).await);
        assert!(again.text().contains(&say("again-ask")), "{}", again.text());
        for forged in ["2.h.retry.1.4294967295", "2.h.retry.1.0.cards.p77", "2.h.retry.99.0"] {
            let told = message(ada.forge_press_and_see(again.id, forged).await);
            assert!(!told.text().contains("would have") && answers(&told).is_empty(), "{forged}");
        }
        assert!(matches!(ada.forge_press(shown.id, &tried).await, Answer::Message(_)));
        stage.check_the_wire();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_that_a_stop_interrupts_is_begun_anew_and_one_that_is_kept_stays_as_it_was() {
    let mut stage = Stage::start().await;
    stage.effort = Effort { measuring: 20_000, ..stage.effort };
    stage.restart_bot().await;
    let wizards = stage.channel("wizards");
    let ([ada, ben], shown) = played(&stage, &wizards, "preset:quick").await;
    let thinking = message(press(&ben, &shown, ".coach.1.own").await);
    let waiting = message(press(&ada, &shown, ".coach.1.own").await);
    for message in [&thinking, &waiting] {
        assert!(message.text().contains("is thinking"), "{}", message.text());
    }
    stage.effort = Effort { measuring: 8, ..stage.effort };
    stage.restart_bot().await;
    assert_eq!(ben.look(thinking.id).unwrap().text(), thinking.text());
    let again = message(press(&ben, &thinking, ".coach.1.own").await);
    let review = reviewed(&ben, &wizards, &again).await;
    assert_eq!(review.id, thinking.id);
    // An earlier judge has said something else, and people have read that.
    stage.stop_bot().await;
    let mut connection = SqliteConnection::connect(&database_url(&stage.database())).await.unwrap();
    let body: String =
        sqlx::query_scalar("select body from review").fetch_one(&mut connection).await.unwrap();
    let mut review: Review = serde_json::from_str(&body).unwrap();
    review.judge = 0;
    for seat in review.accounts.seats().seats() {
        review.accounts[seat].made = 999;
    }
    sqlx::query("update review set judge = 0, body = $1")
        .bind(serde_json::to_string(&review).unwrap())
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
    stage.start_bot().await;
    let kept = message(press(&ada, &shown, ".coach.1.own").await);
    assert!(kept.text().contains("999"), "{}", kept.text());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_still_played_is_as_if_there_were_none() {
    for choices in ["preset:quick", "game:dice"] {
        let stage = Stage::start().await;
        let wizards = stage.channel("wizards");
        let people = ["Ada", "Ben"].map(|name| stage.person(name));
        begin(&people, &wizards, choices).await;
        let list = typed(&people[0], &wizards, "/wizard history").await;
        assert!(!list.text().contains("#1"), "{}", list.text());
        for command in ["replay", "verify"] {
            let of = |number| format!("/wizard {command} game:{number}");
            let running = typed(&people[0], &wizards, &of(1)).await;
            let nothing = typed(&people[0], &wizards, &of(99)).await;
            assert_eq!(
                (running.text(), &running.json["components"]),
                (nothing.text(), &nothing.json["components"])
            );
            let here = typed(&people[0], &wizards, &format!("/wizard {command}")).await;
            assert!(here.text().contains(&say("replay-none-here")), "{}", here.text());
        }
        let presses = [
            "replay.1.0.above.here",
            "replay.1.3.0.next",
            "replay.1.0.above.mistake",
            "retry.1.0",
            "retry.1.1.cards.p0",
            "coach.1.own",
            "verify.1",
        ];
        for text in presses.map(|press| format!("2.h.{press}")) {
            let text = &text;
            let told = message(people[0].forge_press_and_see(list.id, text).await);
            assert!(told.text().contains(&say("replay-none")), "{text}: {}", told.text());
        }
        let file = message(people[0].forge_press_and_see(list.id, "2.h.record.1").await);
        let file = people[0].wait_filled(&file).await.unwrap();
        assert!(file.attachments.is_empty() && file.text().contains(&say("replay-none")));
        stage.check_the_wire();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn in_another_channel_only_who_sat_there_sees_it() {
    let stage = Stage::start().await;
    let (wizards, other) = (stage.channel("wizards"), stage.channel("dice"));
    let ([ada, _], _) = played(&stage, &wizards, "game:dice").await;
    let eve = stage.person("Eve");
    for command in ["/wizard replay game:1", "/wizard verify game:1"] {
        let refused = typed(&eve, &other, command).await;
        assert!(refused.text().contains(&say("replay-other-channel")), "{}", refused.text());
        let seen = typed(&ada, &other, command).await;
        assert!(!seen.text().contains(&say("replay-other-channel")), "{}", seen.text());
    }
    let list = typed(&eve, &other, "/wizard history").await;
    let closed = list.buttons().find(|button| button.label == "#1").unwrap();
    assert!(list.text().contains("#1") && closed.disabled);
    let refused = message(eve.forge_press_and_see(list.id, "2.h.replay.1.0.above.here").await);
    assert!(refused.text().contains(&say("replay-other-channel")), "{}", refused.text());
    let refused = message(eve.forge_press_and_see(list.id, "2.h.coach.1.own").await);
    assert!(refused.text().contains(&say("replay-other-channel")), "{}", refused.text());
    let file = message(eve.forge_press_and_see(refused.id, "2.h.record.1").await);
    let file = eve.wait_filled(&file).await.unwrap();
    assert!(file.attachments.is_empty() && file.text().contains(&say("replay-other-channel")));
    // No finished game belongs to this channel.
    let here = typed(&ada, &other, "/wizard replay").await;
    assert!(here.text().contains(&say("replay-none-here")), "{}", here.text());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_forged_is_told_and_opens_nothing() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let ([ada, _], shown) = played(&stage, &wizards, "game:dice").await;
    let list = typed(&ada, &wizards, "/wizard history").await;
    let replay = message(press(&ada, &list, ".here").await);
    let told = async |answer: Answer, id: &str| {
        let told = message(answer);
        assert!(told.is_ephemeral() && told.text().contains(&say(id)), "{id}: {}", told.text());
    };
    for (text, id) in [
        ("2.h.replay.1.100000.above.here", "replay-beyond"),
        ("2.h.replay.1.4294967295.above.next", "replay-beyond"),
        ("2.h.replay.1.0.5.here", "replay-beyond"),
        ("2.h.replay.99.0.above.here", "replay-none"),
        ("2.h.replay.1.0.7.here", "refusal-forged"),
        ("2.h.by.1.0.above", "refusal-forged"),
        ("2.h.list.all.4294967295", "history-empty-page"),
        ("2.h.list.18446744073709551615.0", "history-empty-of"),
    ] {
        told(ada.forge_press(replay.id, text).await, id).await;
    }
    let select = "2.h.by.1.0.above";
    for values in [&["6"][..], &["below"], &["0", "1"], &[]] {
        told(ada.forge_pick(replay.id, select, values).await, "refusal-forged").await;
    }
    told(ada.forge_pick(shown.id, select, &["0"]).await, "refusal-forged").await;
    told(forge(&ada, shown.id, "2.h.list.all.0").await, "refusal-forged").await;
    assert_eq!(ada.look(shown.id).map(|now| now.text()), Some(shown.text()));
    stage.check_the_wire();
}
