//! The deal of the day: a private game that is the same for everybody, its public message, midnight,
//! and yesterday's with all hands open.

use henge::daily::{Chain, Day, Deal};
use henge::features::press::{DailyPress, Draft, OwnPress, Press, Screen};
use henge::language::Language;
use henge::record::verify;
use henge::table::UserId;
use henge::view::Words;
use playground::{Access, Answer, Channel, Message, Person};

use crate::stage::{Stage, button, ids, message, presses, sees, wait};
use crate::words::{say, with};

/// A day of cards, and one of dice.
pub const CARDS: Day = Day::of_number(30);
pub const DICE: Day = Day::of_number(32);
const HOUR: i64 = 60 * 60 * 1000;

/// A stage on which it is noon of this day.
async fn stage(day: Day) -> Stage {
    let stage = Stage::start().await;
    stage.day_clock.set(day.begins_at() + 12 * HOUR);
    stage
}

pub async fn daily(person: &Person, channel: &Channel) -> Message {
    let shown = message(person.command(channel, "/wizard daily").await.unwrap());
    assert!(shown.is_ephemeral(), "{}", shown.text());
    shown
}

/// The answers that a game of the day offers.
pub fn answers(shown: &Message) -> Vec<String> {
    let live = shown.buttons().filter(|button| !button.disabled);
    let ids = live.filter_map(|button| button.custom_id.clone());
    ids.filter(|id| id.starts_with("2.y.own.") && id.contains(".do.")).collect()
}

async fn press_id(person: &Person, on: &Message, id: &str) -> Message {
    let now = message(person.press_id(on, id).await.unwrap());
    assert!(now.id == on.id && now.is_ephemeral(), "{}", now.text());
    now
}

/// Plays until the game is over, always with the first answer; returns the last message.
pub async fn play(person: &Person, mut shown: Message) -> Message {
    while let Some(id) = answers(&shown).into_iter().next() {
        shown = press_id(person, &shown, &id).await;
    }
    shown
}

/// The public message of a day.
fn day_message(person: &Person, channel: &Channel, day: Day) -> Option<Message> {
    let title = title(day);
    let is_it = |shown: &Message| !shown.is_ephemeral() && shown.text().contains(&title);
    person.sees(channel).into_iter().rev().find(is_it)
}

pub async fn posted(person: &Person, channel: &Channel, day: Day) -> Message {
    wait(|| sees(person, channel), async || day_message(person, channel, day)).await
}

/// Waits until the public message of a day contains this text.
pub async fn posted_with(person: &Person, channel: &Channel, day: Day, text: &str) -> Message {
    let with = |shown: &Message| shown.text().contains(text);
    wait(|| sees(person, channel), async || day_message(person, channel, day).filter(with)).await
}

/// The deal of a day of this stage's bot.
fn deal(stage: &Stage, day: Day) -> Deal {
    let folder = stage.folder.path().join("henge.db.daily");
    Deal::new(day, Chain::open(&folder, [0; 32]).unwrap().secret(day).unwrap())
}

/// What everybody has seen so far, private messages included.
fn all_texts(people: &[&Person], channel: &Channel) -> String {
    people.iter().map(|person| sees(person, channel)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_plays_the_same_game_once_and_the_days_message_shows_it() {
    for day in [CARDS, DICE] {
        let mut stage = stage(day).await;
        let wizards = stage.channel("wizards");
        let [ada, ben] = ["Ada", "Ben"].map(|name| stage.person(name));
        let first = daily(&ada, &wizards).await;
        let board = posted(&ada, &wizards, day).await;
        assert!(board.text().contains(&say("daily-nobody")), "{}", board.text());
        let is_golden = board.embeds[0]["color"] == 0xf5_bb_45;
        assert!(is_golden && board.content.starts_with("## ☀️"), "{board:?}");

        // Ben comes in by the button, in the middle of Ada's game, and has the same first position.
        let second = press_id(&ada, &first, &answers(&first)[0]).await;
        assert!(second.text() != first.text());
        let bens = pressed(&ben, &board, DailyPress::Play).await;
        assert_eq!(bens.text().replace("Ben", "Ada"), first.text());

        // A restart loses nothing, and an old button does nothing.
        stage.restart_bot().await;
        let old = answers(&first)[0].clone();
        let again = message(ada.forge_press_and_see(second.id, &old).await);
        assert_eq!(again.text(), second.text());

        let over = play(&ada, again).await;
        let board = posted_with(&ben, &wizards, day, "Ada").await;
        assert!(!board.text().contains("Ben"), "{}", board.text());
        // The token of Ben's press on the message edits it when he has finished.
        let bens = pressed(&ben, &board, DailyPress::Play).await;
        play(&ben, bens).await;
        let board = posted_with(&ben, &wizards, day, "Ben").await;
        assert_eq!(board.text().matches("**").count(), 8, "two names and two totals");

        // One try: the same command shows what came of it.
        let once_more = daily(&ada, &wizards).await;
        assert!(answers(&once_more).is_empty() && over.text().contains(&title(day)));
        assert!(once_more.text().contains(&title(day)), "{}", once_more.text());

        // Until the day is open nobody has seen its secret.
        let luck = pressed(&ben, &board, DailyPress::Luck).await;
        let deal = deal(&stage, day);
        assert!(luck.text().contains(&hex::encode(deal.commitment())), "{}", luck.text());
        let seen = all_texts(&[&ada, &ben], &wizards);
        assert!(!seen.contains(&hex::encode(deal.secret())));
        stage.check_the_wire();

        // One message and the first edit; others are made by tokens, or when the day is closed.
        let requests = stage.playground.journal().requests();
        let counted = requests.iter().filter(|sent| sent.path.contains("/channels/"));
        assert!(counted.count() <= 2, "as the bot");
    }
}

/// The title of a day's messages.
fn title(day: Day) -> String {
    with("daily-title", &[("number", &day.to_string())])
}

/// What a press on this message shows to the presser.
pub async fn pressed(person: &Person, on: &Message, press: DailyPress) -> Message {
    message(person.forge_press_and_see(on.id, &Press::Daily(press).text()).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn midnight_ends_a_day_and_an_hour_later_it_is_open() {
    let stage = stage(CARDS).await;
    let wizards = stage.channel("wizards");
    let [ada, ben] = ["Ada", "Ben"].map(|name| stage.person(name));
    let adas = daily(&ada, &wizards).await;
    let bens = daily(&ben, &wizards).await;
    posted(&ada, &wizards, CARDS).await;

    // A game that has begun before midnight goes on, and the day is not open yet.
    let midnight = CARDS.after().begins_at();
    stage.day_clock.set(midnight + HOUR / 2);
    let over = play(&ada, adas).await;
    let board = posted_with(&ada, &wizards, CARDS, "Ada").await;
    let record = pressed(&ada, &over, DailyPress::Record(CARDS)).await;
    let record = ada.wait_filled(&record).await.unwrap();
    assert!(record.text().contains(&say("daily-not-open")), "{}", record.text());

    // The button of yesterday's message opens today's game and posts today's message.
    let today = pressed(&ben, &board, DailyPress::Play).await;
    assert!(today.text().contains(&title(CARDS.after())), "{}", today.text());
    posted(&ben, &wizards, CARDS.after()).await;

    // An hour later yesterday is open, and a game that was not finished is not any more.
    stage.day_clock.set(CARDS.opens_at());
    let late = message(ben.forge_press_and_see(bens.id, &answers(&bens)[0]).await);
    let closed = with("daily-too-late", &[("number", "30")]);
    assert!(late.text().contains(&closed), "{}", late.text());
    let mut round = over;
    for number in 1..=5_u8 {
        round = pressed(&ada, &round, DailyPress::Yesterday(number)).await;
        let values = [("number", "30"), ("round", &number.to_string()), ("rounds", "5")];
        let title = with("daily-yesterday-title", &values);
        assert!(round.text().contains(&title), "{}", round.text());
        let hands = round
            .embeds
            .iter()
            .map(|embed| embed["fields"].as_array().map_or(0, Vec::len))
            .sum::<usize>();
        assert_eq!(hands, 4, "{}", round.text());
    }
    let record = pressed(&ada, &round, DailyPress::Record(CARDS)).await;
    let record = ada.wait_filled(&record).await.unwrap();
    let [file] = &record.attachments[..] else { panic!("{}", record.text()) };
    let text = String::from_utf8(file.bytes.to_vec()).unwrap();
    assert_eq!(verify(&text).unwrap().games, 1);
    assert!(text.contains(&hex::encode(deal(&stage, CARDS).secret())));
    assert!(text.contains("Ada"));

    // Who has not finished sees a master's game.
    let masters = pressed(&ben, &late, DailyPress::Yesterday(1)).await;
    assert!(masters.text().contains(&say("daily-a-master")), "{}", masters.text());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_for_it_is_mentioned_when_the_days_message_is_posted() {
    let stage = stage(CARDS).await;
    let wizards = stage.channel("wizards");
    let [ada, ben] = ["Ada", "Ben"].map(|name| stage.person(name));
    daily(&ada, &wizards).await;
    let board = posted(&ada, &wizards, CARDS).await;
    let told = pressed(&ben, &board, DailyPress::Remind).await;
    assert!(told.text().contains(&say("daily-reminded")), "{}", told.text());
    assert!(board.mentions.is_empty());
    for (days, is_mentioned) in [(1, true), (2, false)] {
        let day = Day::of_number(CARDS.number() + days);
        stage.day_clock.set(day.begins_at());
        daily(&ada, &wizards).await;
        let board = posted(&ada, &wizards, day).await;
        assert_eq!(board.mentions.contains(&ben.id), is_mentioned, "{}", board.text());
        let told = pressed(&ben, &board, DailyPress::Remind).await;
        let said = if is_mentioned { "daily-not-reminded" } else { "daily-reminded" };
        assert!(told.text().contains(&say(said)), "{}", told.text());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_was_deleted_is_posted_again_by_the_next_press() {
    let stage = stage(CARDS).await;
    let wizards = stage.channel("wizards");
    let [ada, ben] = ["Ada", "Ben"].map(|name| stage.person(name));
    let adas = daily(&ada, &wizards).await;
    let board = posted(&ada, &wizards, CARDS).await;
    stage.playground.delete_message(board.id);
    play(&ada, adas).await;
    // Ada's end finds that the message is gone.
    let gone = async || {
        daily(&ben, &wizards).await;
        day_message(&ben, &wizards, CARDS)
    };
    let again = wait(|| sees(&ben, &wizards), gone).await;
    assert!(again.id != board.id && again.text().contains("Ada"), "{}", again.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_the_day_has_the_screens_of_a_hand_and_refuses_what_is_not_allowed() {
    for day in [CARDS, DICE] {
        let stage = stage(day).await;
        let wizards = stage.channel("wizards");
        let ada = stage.person("Ada");
        let hand = daily(&ada, &wizards).await;
        let own = |press| Press::Daily(DailyPress::Own(day, Draft::default(), press)).text();
        for screen in [Screen::Scores, Screen::Last, Screen::Rules, Screen::More] {
            let shown =
                message(ada.forge_press_and_see(hand.id, &own(OwnPress::Show(screen))).await);
            assert!(shown.is_ephemeral() && shown.text() != hand.text(), "{screen:?}");
            assert!(presses(&shown).all(|press| matches!(press, Press::Daily(_))), "{screen:?}");
        }
        for elsewhere in [OwnPress::Leave, OwnPress::End, OwnPress::Show(Screen::Luck)] {
            let shown = message(ada.forge_press_and_see(hand.id, &own(elsewhere)).await);
            assert_eq!(shown.text(), hand.text(), "{elsewhere:?}");
        }
        let public = posted(&ada, &wizards, day).await;
        let forged =
            message(ada.forge_press_and_see(public.id, &own(OwnPress::Show(Screen::Hand))).await);
        assert!(forged.text().contains(&say("refusal-forged")), "{}", forged.text());
        assert!(ids(&public).all(|id| id.starts_with("2.y.")));
        assert!(button(&public, "y.play").is_some());
    }
}

/// Types this into the form behind *More*.
async fn type_move(person: &Person, hand: &Message, typed: &str) -> Message {
    let own = |press| Press::Daily(DailyPress::Own(CARDS, Draft::default(), press)).text();
    let more = own(OwnPress::Show(Screen::More));
    let more = message(person.forge_press_and_see(hand.id, &more).await);
    let opened = person.press_id(&more, &own(OwnPress::Type)).await.unwrap();
    let Answer::Form(form) = opened else { panic!("no form: {opened:?}") };
    let now = message(person.fill(&form, &[typed]).await.unwrap());
    assert!(now.id == hand.id && now.is_ephemeral(), "{}", now.text());
    now
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deal_is_played_by_typing_in_every_language() {
    let stage = stage(CARDS).await;
    let wizards = stage.channel("wizards");
    let mut moved = Vec::new();
    for (name, locale) in [("Ada", "en-US"), ("Ben", "de"), ("Cy", "fr"), ("Di", "nl")] {
        let person = stage.person(name);
        person.set_locale(locale);
        let hand = daily(&person, &wizards).await;
        let unclear = type_move(&person, &hand, "abracadabra").await;
        assert!(unclear.text().contains("abracadabra"), "{}", unclear.text());
        assert_eq!(answers(&unclear), answers(&hand), "the question is still open");
        let setting = deal(&stage, CARDS).setting();
        let own = henge::table::Person { id: UserId::new(person.id.0), name: name.to_owned() };
        let own = setting.look(&setting.begun(), &own).unwrap().own;
        let possible = Words::of(Language::of_locale(locale).unwrap()).possible(&own);
        let now = type_move(&person, &hand, &possible[0].text).await;
        assert!(answers(&now) != answers(&hand), "{locale}: {}", now.text());
        moved.push(answers(&now));
    }
    assert!(moved.iter().all(|now| *now == moved[0]), "all have made the same move: {moved:?}");
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_days_message_is_posted_where_the_bot_may_post_and_nowhere_else() {
    let stage = stage(CARDS).await;
    let [closed, open] = ["wizards", "general"].map(|name| stage.channel(name));
    let ada = stage.person("Ada");
    stage.playground.set_access(&closed, Access::ReadOnly);
    let hand = daily(&ada, &closed).await;
    assert!(!answers(&hand).is_empty(), "one plays in private all the same: {}", hand.text());
    let again = daily(&ada, &open).await;
    assert_eq!(again.text(), hand.text());
    posted(&ada, &open, CARDS).await;
    assert!(day_message(&ada, &closed, CARDS).is_none());
    stage.check_the_wire();
}
