//! The same deal as in a game that is over: a friend plays it in private, once, and both see how the
//! two games compare.

use henge::features::press::{ChallengePress, Press};
use henge::record::verify;
use henge::table::TableId;
use playground::{Channel, Message, Person, Snowflake};
use serde_json::json;
use sqlx::Connection as _;

use crate::games::play_to_the_end;
use crate::stage::{Stage, begin, button, database_url, message, press, result, sees, wait};
use crate::words::{say, with};

pub const GAME: TableId = TableId::new(1);

pub fn id(press: fn(TableId) -> ChallengePress, table: TableId) -> String {
    Press::Challenge(press(table)).text()
}

/// What a press on this message shows to the presser in a message of its own.
pub async fn opened(
    person: &Person,
    on: &Message,
    press: fn(TableId) -> ChallengePress,
) -> Message {
    let shown = message(person.forge_press_and_see(on.id, &id(press, GAME)).await);
    assert!(shown.is_ephemeral() && shown.id != on.id, "{}", shown.text());
    shown
}

/// The answers that a game with the same deal offers.
fn answers(shown: &Message) -> Vec<String> {
    let live = shown.buttons().filter(|button| !button.disabled);
    let ids = live.filter_map(|button| button.custom_id.clone());
    ids.filter(|id| id.starts_with("2.x.o.") && id.contains(".do.")).collect()
}

/// Plays until the game is over, always with the last answer; returns the last message.
pub async fn play(person: &Person, mut shown: Message) -> Message {
    while let Some(id) = answers(&shown).pop() {
        let now = message(person.press_id(&shown, &id).await.unwrap());
        assert!(now.id == shown.id && now.is_ephemeral(), "{}", now.text());
        shown = now;
    }
    shown
}

/// The number of rows that this query counts.
async fn count(stage: &Stage, query: &'static str) -> i64 {
    let url = database_url(&stage.database());
    let mut connection = sqlx::SqliteConnection::connect(&url).await.unwrap();
    sqlx::query_scalar(query).fetch_one(&mut connection).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_plays_the_same_deal_once_and_sees_both_games() {
    for choices in ["preset:quick", "game:dice"] {
        let mut stage = Stage::start().await;
        let wizards = stage.channel("wizards");
        let people = ["Ada", "Ben"].map(|name| stage.person(name));
        begin(&people, &wizards, choices).await;
        let [ada, ben] = &people;
        // While the game is played there is nothing to repeat.
        let cy = stage.person("Cy");
        let lobby = wizards_last(&cy, &wizards);
        let early = opened(&cy, &lobby, ChallengePress::Play).await;
        assert_eq!(early.text(), say("replay-none"));
        play_to_the_end(&people, &wizards).await;
        let shown = wait(|| sees(ada, &wizards), async || result(ada, &wizards)).await;
        assert!(button(&shown, &id(ChallengePress::Play, GAME)).is_some(), "{}", shown.text());

        // The players know what was dealt, but can challenge everyone else.
        let known = opened(ada, &shown, ChallengePress::Play).await;
        assert_eq!(known.text(), with("challenge-known", &[("table", "1")]));
        let dare = message(press(ada, &known, ".d.1").await);
        assert!(!dare.is_ephemeral() && dare.text().contains("Ada"), "{}", dare.text());

        // Cy is in by one press, and sees nothing of the hands of others.
        let first = opened(&cy, &dare, ChallengePress::Play).await;
        assert!(first.text().contains("Cy") && !answers(&first).is_empty(), "{}", first.text());
        let second = {
            let answer = answers(&first).pop().unwrap();
            message(cy.press_id(&first, &answer).await.unwrap())
        };
        assert_ne!(second.text(), first.text());
        // Ben is no part of Cy's game, nor is anybody by a forged press.
        let own = answers(&second)[0].clone();
        let forged = message(ben.forge_press_and_see(known.id, &own).await);
        assert_eq!(forged.text(), say("refusal-forged"));

        // A restart loses nothing, and an old button does nothing.
        stage.restart_bot().await;
        let old = answers(&first)[0].clone();
        let again = message(cy.forge_press_and_see(second.id, &old).await);
        assert_eq!(again.text(), second.text());

        let over = play(&cy, again).await;
        let rounds = with("challenge-rounds", &[("first", "1"), ("last", "5")]);
        let of_cards = choices == "preset:quick";
        assert!(!of_cards || over.text().contains(&rounds), "{}", over.text());
        assert!(over.text().contains("Cy") && over.text().contains(&say("challenge-unrated")));
        assert!(["Ada", "Ben"].iter().any(|name| over.text().contains(name)), "{}", over.text());
        assert_eq!(over.text().matches(" Cy").count(), over.text().matches("-# ").count() - 1);

        // One try: the same button shows what came of it.
        let once_more = opened(&cy, &shown, ChallengePress::Play).await;
        assert_eq!(once_more.text(), over.text());

        // The result says it to everybody, and nothing else counts it.
        let with_cy = |now: &Message| now.text().contains("**Same deal.** Cy");
        wait(|| sees(ada, &wizards), async || result(ada, &wizards).filter(with_cy)).await;
        let results = count(&stage, "select count(*) from result where game_table > 1").await;
        assert_eq!(results, 0);
        let query = "select count(*) from result join person on person.id = result.person
                     where name = 'Cy'";
        assert_eq!(count(&stage, query).await, 0);

        // The record names the game that it repeats.
        let file = cy.press_id(&over, &id(ChallengePress::Record, GAME)).await.unwrap();
        let file = cy.wait_filled(&message(file)).await.unwrap();
        let [record] = &file.attachments[..] else { panic!("one file: {}", file.text()) };
        let text = String::from_utf8(record.bytes.to_vec()).unwrap();
        assert_eq!(verify(&text).unwrap().repeats, [1]);
        stage.check_the_wire();
    }
}

/// What the user command on this person answers.
async fn challenge(by: &Person, here: &Channel, of: impl Into<Snowflake>) -> Message {
    message(by.use_on(here, &say("user-command-challenge"), of).await.unwrap())
}

/// Checks that the user command on this person is answered by this sentence, in private.
async fn check_refused(by: &Person, here: &Channel, of: impl Into<Snowflake>, sentence: &str) {
    let refused = challenge(by, here, of).await;
    assert!(refused.is_ephemeral(), "{}", refused.text());
    assert_eq!(refused.text(), sentence);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_challenges_another_one_by_name() {
    for choices in ["preset:quick", "game:dice"] {
        let stage = Stage::start().await;
        let (wizards, general) = (stage.channel("wizards"), stage.channel("general"));
        let people = ["Ada", "Ben"].map(|name| stage.person(name));
        let [ada, ben] = &people;
        let [cy, di, eve] = ["Cy", "Di", "Eve"].map(|name| stage.person(name));
        check_refused(ada, &wizards, &cy, &say("challenge-no-game")).await;
        begin(&people, &wizards, choices).await;
        check_refused(ada, &wizards, &cy, &say("challenge-no-game")).await;
        play_to_the_end(&people, &wizards).await;
        wait(|| sees(ada, &wizards), async || result(ada, &wizards)).await;

        // Nobody is challenged who cannot play, and no answer but the challenge is seen by others.
        check_refused(ada, &wizards, ada, &say("challenge-oneself")).await;
        let bot = stage.playground.application();
        check_refused(ada, &wizards, bot, &say("challenge-bot")).await;
        let known = with("challenge-known-to", &[("name", "Ben")]);
        check_refused(ada, &wizards, ben, &known).await;
        let there = with("challenge-other-channel", &[("channel", &format!("<#{}>", wizards.id))]);
        check_refused(ada, &general, &cy, &there).await;
        check_refused(&di, &wizards, &cy, &say("challenge-no-game")).await;

        let before = wizards_last(&di, &wizards);
        let dare = challenge(ada, &wizards, &cy).await;
        assert!(!dare.is_ephemeral() && dare.id != before.id);
        let called = format!("{}, **Ada** challenges you: ", cy.mention());
        assert!(dare.text().starts_with(&called), "{}", dare.text());
        assert_eq!(dare.notified, [cy.id]);
        assert_eq!(wizards_last(&di, &wizards).id, dare.id);

        // Cy is not called again, and Ada calls nobody else for a while.
        let again = with("challenge-again", &[("name", "Cy"), ("minutes", "60")]);
        check_refused(ben, &wizards, &cy, &again).await;
        let too_many = with("challenge-too-many", &[("name", "Di"), ("minutes", "10")]);
        check_refused(ada, &wizards, &di, &too_many).await;

        // Anybody may take the challenge, but it is Cy who is in.
        let first = opened(&cy, &dare, ChallengePress::Play).await;
        assert!(!answers(&first).is_empty(), "{}", first.text());
        let over = play(&cy, first).await;
        assert!(over.text().contains(&say("challenge-unrated")), "{}", over.text());
        assert!(eve.sees(&wizards).iter().all(|shown| !shown.is_ephemeral()));
        stage.check_the_wire();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn foolish_targets_are_refused() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Ada", "Ben"].map(|name| stage.person(name));
    let [ada, _] = &people;
    begin(&people, &wizards, "preset:quick").await;
    play_to_the_end(&people, &wizards).await;
    wait(|| sees(ada, &wizards), async || result(ada, &wizards)).await;
    let cy = stage.person("Cy").id;
    let user = json!({ "id": cy, "username": "cy", "global_name": "*Cy*", "discriminator": "0", "avatar": null });
    let member = json!({ "roles": [], "joined_at": null, "permissions": "0" });
    let command = |kind: u8, name: &str, target: Option<Snowflake>, resolved: serde_json::Value| json!({ "id": "1", "name": name, "type": kind, "target_id": target, "resolved": resolved });
    let users = json!({ "users": { cy.to_string(): user } });
    let blind = json!({ "users": users["users"], "members": { cy.to_string(): member } });
    let absent = with("challenge-absent", &[("name", "\\*Cy\\*")]);
    let unknown = say("refusal-unknown-command");
    let name = &say("user-command-challenge");
    for (data, said) in [
        (command(2, name, Some(cy), users.clone()), &absent),
        (command(2, name, Some(cy), blind), &absent),
        (command(2, name, Some(cy), json!({})), &unknown),
        (command(2, name, Some(ada.id), users.clone()), &unknown),
        (command(2, name, None, users.clone()), &unknown),
        (command(3, name, Some(cy), users.clone()), &unknown),
        (command(1, name, Some(cy), users), &unknown),
    ] {
        let answer = message(ada.forge_command(&wizards, data.clone()).await);
        assert!(answer.is_ephemeral(), "{data}: {}", answer.text());
        assert_eq!(answer.text(), *said, "{data}");
    }
    stage.check_the_wire();
}

/// The last message in the channel that everybody sees.
fn wizards_last(person: &Person, channel: &Channel) -> Message {
    let mut public = person.sees(channel);
    public.retain(|shown| !shown.is_ephemeral());
    public.pop().unwrap()
}
