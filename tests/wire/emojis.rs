//! The application's emojis: missing ones are uploaded, and the game goes on whatever happens to
//! them.

use std::time::Duration;

use henge::emojis::{ALL, Drawn};
use playground::{Button, Channel, Fault, Kind, Message, Person, Request, Violation};

use crate::dice::play_at_random;
use crate::games::{asked, hand_of, play_to_the_end, press_once};
use crate::stage::{Stage, begin, is_result, offered, sees, wait};
use crate::truth::{board_is_true, own_is_true, result_is_true};

/// The pause between uploads of two emojis in tests that wait for them.
const SOON: Duration = Duration::from_millis(10);

/// A playground whose application has all emojis except these, and a bot that has not started yet.
async fn all_but(missing: &[Drawn]) -> Stage {
    let mut stage = Stage::without_emojis(Stage::options()).await;
    for drawn in ALL.iter().filter(|drawn| missing.iter().all(|other| other.name != drawn.name)) {
        stage.playground.add_emoji(drawn.name, drawn.png);
    }
    stage.emoji_pause = Some(SOON);
    stage
}

/// The bot's requests about emojis with this method.
fn asked_about_emojis(stage: &Stage, method: &str) -> Vec<Request> {
    let mut requests = stage.playground.journal().requests();
    requests
        .retain(|request| request.path.ends_with("/emojis") || request.path.contains("/emojis/"));
    requests.retain(|request| request.method == method);
    requests
}

/// The names of the emojis that the bot has uploaded, in order.
fn added(stage: &Stage) -> Vec<String> {
    let mut posts = asked_about_emojis(stage, "POST");
    posts.retain(|request| request.status == Some(201));
    posts.iter().map(|post| post.body["name"].as_str().unwrap().to_owned()).collect()
}

fn names(drawn: &[Drawn]) -> Vec<&str> {
    drawn.iter().map(|drawn| drawn.name).collect()
}

/// Waits until the application has this number of emojis, and each request for one has its answer.
async fn there_are(stage: &Stage, count: usize) {
    let emojis = || stage.playground.emojis();
    let is_answered = || asked_about_emojis(stage, "POST").iter().all(|post| post.status.is_some());
    let are_there = async || (emojis().len() >= count && is_answered()).then_some(());
    wait(|| format!("{:?}", emojis()), are_there).await;
}

/// Waits until the bot has listed the application's emojis this often.
async fn looked(stage: &Stage, times: usize) {
    let looks = || asked_about_emojis(stage, "GET").len();
    wait(|| looks().to_string(), async || (looks() >= times).then_some(())).await;
}

fn has_emojis_on_buttons(message: &Message) -> bool {
    message.buttons().any(|button| button.emoji.is_some())
}

/// Plays until somebody is asked something while the buttons of their private message show cards or
/// boxes as emojis. The message stays that way until they answer.
async fn with_pictures(person: &Person, channel: &Channel) {
    let is_there = |own: Message| has_emojis_on_buttons(&own) && offered(&own).is_some();
    while !hand_of(person, channel).await.is_some_and(is_there) {
        press_once(std::slice::from_ref(person), channel).await;
    }
}

/// Returns whether a message shows emojis anywhere.
fn is_pictured(message: &Message) -> bool {
    has_emojis_on_buttons(message) || message.text().contains("<:")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_missing_is_added_once_as_it_is_drawn_and_nothing_is_deleted() {
    let missing = &ALL[40..43];
    let mut stage = all_but(missing).await;
    stage.playground.add_emoji("somebody_elses", ALL[0].png);
    stage.start_bot().await;
    there_are(&stage, ALL.len() + 1).await;
    for drawn in missing {
        let emojis = stage.playground.emojis();
        let (_, id) = emojis.iter().find(|(name, _)| name == drawn.name).unwrap();
        let picture = format!("{}/emojis/{id}.png", stage.playground.base());
        let picture = reqwest::get(picture).await.unwrap().bytes().await.unwrap();
        assert!(picture == drawn.png, "{}", drawn.name);
    }
    let looks = asked_about_emojis(&stage, "GET").len();
    stage.restart_bot().await;
    looked(&stage, looks + 2).await;
    assert_eq!(added(&stage), names(missing));
    assert!(asked_about_emojis(&stage, "DELETE").is_empty());
    assert!(asked_about_emojis(&stage, "PATCH").is_empty());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_discord_asks_to_wait_is_waited() {
    let missing = &ALL[..7];
    let mut stage = all_but(missing).await;
    stage.emoji_pause = Some(Duration::ZERO);
    stage.playground.faults().next(Kind::Emojis, 2, Fault::RateLimited(SOON));
    stage.start_bot().await;
    there_are(&stage, ALL.len()).await;
    assert_eq!(added(&stage), names(missing));
    // Apart from those two, the headers said when to wait.
    assert_eq!(stage.playground.journal().invalid().len(), 2);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_adds_emojis_stops_at_once() {
    let mut stage = all_but(&ALL[..7]).await;
    stage.emoji_pause = Some(Duration::from_hours(1));
    stage.start_bot().await;
    there_are(&stage, ALL.len() - 6).await;
    stage.stop_bot().await;
    assert_eq!(added(&stage), names(&ALL[..1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn without_emojis_a_whole_card_game_is_shown_in_letters() {
    let (stage, ada, wizards) = play_in_letters("wizards", "preset:quick").await;
    play_to_the_end(std::slice::from_ref(&ada), &wizards).await;
    check_letters(&stage, &ada, &wizards).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_emojis_a_whole_dice_game_is_shown_in_letters() {
    let (stage, ada, dice) = play_in_letters("dice", "game:dice magic-cards:true").await;
    play_at_random(&stage, &ada, &dice).await;
    check_letters(&stage, &ada, &dice).await;
}

/// A game of Ada's on an application without emojis.
async fn play_in_letters(channel: &str, options: &str) -> (Stage, Person, Channel) {
    let mut stage = Stage::without_emojis(Stage::options()).await;
    stage.start_bot().await;
    let (ada, channel) = (stage.person("Ada"), stage.channel(channel));
    let board = begin(std::slice::from_ref(&ada), &channel, options).await;
    own_is_true(&stage, 1, &ada, &channel).await;
    board_is_true(&stage, 1, &ada, &board).await;
    (stage, ada, channel)
}

/// Checks that nothing sent up to the result showed an emoji.
async fn check_letters(stage: &Stage, ada: &Person, channel: &Channel) {
    let result = ada.wait_for(channel, is_result).await.unwrap();
    result_is_true(stage, 1, &result).await;
    for request in stage.playground.journal().requests() {
        let sent = request.body.to_string();
        assert!(!sent.contains("<:") && !sent.contains("\"emoji\""), "{sent}");
    }
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn emojis_that_come_while_a_game_is_played_are_shown_with_its_next_drawing() {
    let mut stage = Stage::without_emojis(Stage::options()).await;
    stage.start_bot().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    begin(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    let (hand, _) = asked(&ada, &wizards).await;
    assert!(!is_pictured(&hand));
    for drawn in ALL {
        stage.playground.add_emoji(drawn.name, drawn.png);
    }
    stage.restart_bot().await;
    play_to_the_end(std::slice::from_ref(&ada), &wizards).await;
    let result = ada.wait_for(&wizards, is_result).await.unwrap();
    assert!(is_pictured(&result), "{}", result.text());
    result_is_true(&stage, 1, &result).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_game_goes_on_where_all_emojis_are_deleted() {
    let (stage, ada, wizards) = deleted("wizards", "preset:quick").await;
    play_to_the_end(std::slice::from_ref(&ada), &wizards).await;
    check_all_was_shown(&stage, &ada, &wizards).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dice_game_goes_on_where_all_emojis_are_deleted() {
    let (stage, ada, dice) = deleted("dice", "game:dice").await;
    play_at_random(&stage, &ada, &dice).await;
    check_all_was_shown(&stage, &ada, &dice).await;
}

/// A game of Ada's in which the application's owner has deleted all emojis midway: her message is
/// redrawn without them at once, and the bot notices that they are gone.
async fn deleted(channel: &str, options: &str) -> (Stage, Person, Channel) {
    let stage = Stage::start().await;
    let (ada, channel) = (stage.person("Ada"), stage.channel(channel));
    begin(std::slice::from_ref(&ada), &channel, options).await;
    with_pictures(&ada, &channel).await;
    let looks = asked_about_emojis(&stage, "GET").len();
    for (_, id) in stage.playground.emojis() {
        stage.playground.delete_emoji(id);
    }
    let drawn = hand_of(&ada, &channel).await.unwrap();
    assert!(!has_emojis_on_buttons(&drawn), "{drawn:?}");
    let labelled = |button: &Button| !button.label.is_empty();
    assert!(drawn.buttons().all(labelled), "{drawn:?}");
    looked(&stage, looks + 1).await;
    let in_letters =
        async || hand_of(&ada, &channel).await.is_some_and(|own| !is_pictured(&own)).then_some(());
    wait(|| sees(&ada, &channel), in_letters).await;
    (stage, ada, channel)
}

/// Checks that nobody missed a response and that only emojis were rejected.
async fn check_all_was_shown(stage: &Stage, ada: &Person, channel: &Channel) {
    let result = ada.wait_for(channel, is_result).await.unwrap();
    result_is_true(stage, 1, &result).await;
    let journal = stage.playground.journal();
    let is_of_emoji = |violation: &Violation| violation.code == "BUTTON_COMPONENT_INVALID_EMOJI";
    assert!(!journal.violations().is_empty() && journal.violations().iter().all(is_of_emoji));
    assert!(journal.unanswered().is_empty(), "{:#?}", journal.unanswered());
    assert!(asked_about_emojis(stage, "POST").is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_emoji_that_discord_refuses_once_and_has_is_shown_nevertheless() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    begin(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    with_pictures(&ada, &wizards).await;
    // The bot lists the emojis once before it shows anything, and once more to upload the missing
    // ones.
    looked(&stage, 2).await;
    stage.playground.faults().next(Kind::Callback, 1, Fault::Refused(400, 50035));
    let hand = hand_of(&ada, &wizards).await.unwrap();
    assert!(has_emojis_on_buttons(&hand), "{hand:?}");
    assert_eq!(asked_about_emojis(&stage, "GET").len(), 2);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_emoji_that_was_renamed_is_shown_until_the_next_start_and_added_then() {
    let mut stage = all_but(&[]).await;
    stage.start_bot().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    begin(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    asked(&ada, &wizards).await;
    let (name, id) = stage.playground.emojis().remove(7);
    stage.playground.rename_emoji(id, "moon");
    asked(&ada, &wizards).await;
    stage.restart_bot().await;
    there_are(&stage, ALL.len() + 1).await;
    assert_eq!(added(&stage), [name]);
    play_to_the_end(std::slice::from_ref(&ada), &wizards).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_cannot_learn_which_emojis_there_are_starts_and_plays_in_letters() {
    let mut stage = Stage::without_bot(Stage::options()).await;
    stage.playground.faults().next(Kind::Emojis, 10_000, Fault::ServerError(500));
    stage.start_bot().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    begin(std::slice::from_ref(&ada), &wizards, "preset:quick").await;
    let (hand, _) = asked(&ada, &wizards).await;
    assert!(!is_pictured(&hand), "{}", hand.text());
    stage.check_the_wire();
}
