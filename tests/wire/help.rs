//! Help and the rules: by command, by buttons, and by links in refusals.

use henge::features::press::{OwnPress, Press, Screen, Topic};
use playground::{Channel, Message, Person};

use crate::stage::{
    Stage, again, begin, ids, is_lobby, is_own, lobby, message, number, offered, opened, own,
    press, sees, wait,
};
use crate::words::{ENGLISH, say, with};

async fn command(person: &Person, channel: &Channel, text: &str) -> Message {
    message(person.command(channel, text).await.unwrap())
}

/// Checks that help is a private message with this text.
async fn helped(
    person: &Person,
    channel: &Channel,
    id: &str,
    values: &[(&'static str, &str)],
) -> Message {
    let help = command(person, channel, "/wizard help").await;
    assert!(help.is_ephemeral());
    assert!(help.text().contains(&with(id, values)), "{id} is not in {}", help.text());
    help
}

#[tokio::test(flavor = "multi_thread")]
async fn help_says_what_can_be_done_from_the_first_lobby_to_the_last_seat() {
    let stage = Stage::start().await;
    let (wizards, dice) = (stage.channel("wizards"), stage.channel("dice"));
    let [cy, ben, eve] = ["Cy", "Ben", "Eve"].map(|name| stage.person(name));
    let help = helped(&cy, &wizards, "help-no-table", &[]).await;
    let lobby = message(cy.press_id(&help, "2.k.play.cards").await.unwrap());
    assert!(is_lobby(&lobby));
    helped(&cy, &wizards, "help-lobby-host", &[]).await;
    helped(&ben, &wizards, "help-lobby", &[]).await;
    press(&ben, &lobby, ".sit").await;
    let help = helped(&ben, &wizards, "help-lobby-seated", &[]).await;
    let shown = message(ben.press_id(&help, "2.k.board").await.unwrap());
    assert!(is_lobby(&shown));
    crate::stage::begin_at(&cy, &shown).await;
    let [asked, waiting] = ["help-my-turn", "help-waiting"].map(say);
    // The computer player may be asked first, and decides meanwhile.
    let is_anybody_asked = async || {
        let mut said = Vec::new();
        for person in [&cy, &ben] {
            let help = command(person, &wizards, "/wizard help").await;
            let hand = message(person.press_id(&help, "2.k.hand").await.unwrap());
            assert!(is_own(&hand), "{}", hand.text());
            said.push(help.text());
        }
        let is_known = |text: &String| text.contains(&asked) || text.contains(&waiting);
        assert!(said.iter().all(is_known), "{said:?}");
        said.iter().any(|text| text.contains(&asked))
    };
    let mut looks = 1;
    while !is_anybody_asked().await {
        looks += 1;
        assert!(looks < 100, "nobody is asked");
    }
    let help = helped(&eve, &wizards, "help-onlooker", &[]).await;
    let scores = message(eve.press_id(&help, "2.k.scores").await.unwrap());
    assert!(scores.is_ephemeral() && scores.id != help.id);
    let channel = format!("<#{}>", wizards.id);
    helped(&ben, &dice, "help-elsewhere", &[("channel", &channel)]).await;
    let help = command(&ben, &wizards, "/wizard help").await;
    let leave = message(ben.press_id(&help, "2.k.leave").await.unwrap());
    message(press(&ben, &leave, ".away").await);
    helped(&ben, &wizards, "help-away", &[]).await;
    stage.check_the_wire();
}

/// The commands in help can be pressed: they carry the id that Discord gave to the command.
#[tokio::test(flavor = "multi_thread")]
async fn the_commands_in_help_carry_the_id_of_the_registered_command() {
    let stage = Stage::start().await;
    let registered = stage.playground.commands();
    let id = registered[0]["id"].as_str().unwrap();
    let help = command(&stage.person("Cy"), &stage.channel("wizards"), "/wizard help").await;
    for subcommand in ["play", "hand", "tutorial"] {
        let mention = format!("</wizard {subcommand}:{id}>");
        assert!(help.text().contains(&mention), "{mention} is not in {}", help.text());
    }
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_are_read_topic_by_topic_and_game_by_game() {
    let stage = Stage::start().await;
    let (wizards, ada) = (stage.channel("wizards"), stage.person("Ada"));
    let shown = command(&ada, &wizards, "/wizard rules topic:cards-trump").await;
    let title = |topic: Topic| {
        let rules = ENGLISH.rules(topic).message().clone();
        rules.embed.unwrap().title
    };
    assert!(shown.is_ephemeral() && shown.text().contains(&title(Topic::CardsTrump)));
    let picked = ada.pick_id(&shown, "2.t.cards-trump", "cards-dealer").await.unwrap();
    let picked = message(picked);
    assert!(picked.id == shown.id && picked.text().contains(&title(Topic::CardsDealer)));
    let other = message(ada.press_id(&picked, "2.t.dice-goal").await.unwrap());
    assert!(other.id == shown.id && other.text().contains(&title(Topic::DiceGoal)));
    let dice = command(&ada, &wizards, "/wizard rules game:dice").await;
    assert!(dice.text().contains(&title(Topic::DiceGoal)));
    let wrong = command(&ada, &wizards, "/wizard rules game:dice topic:cards-trump").await;
    assert!(wrong.text().contains(&with("refusal-other-game", &[("option", "topic")])));
    for (select, value) in [("2.t.dice-goal", "moon"), ("2.t.dice-goal", "2.t.dice-end")] {
        let refused = message(ada.forge_pick(other.id, select, &[value]).await);
        assert_eq!(refused.text(), say("refusal-forged"));
    }
    stage.check_the_wire();
}

/// The rules are those of the table if they are opened at it, in its lobby and in its game, or by
/// the command in its channel.
#[tokio::test(flavor = "multi_thread")]
async fn the_rules_opened_at_a_table_are_that_tables() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
    let eve = stage.person("Eve");
    let board = begin(&people, &wizards, "preset:quick bidding:secret").await;
    let table = number(&board);
    let rules = message(press(&eve, &board, ".rules").await);
    assert!(
        rules.is_ephemeral() && rules.text().contains("5 rounds, of 4, 8, 12, 16 and 20 cards")
    );
    let select = format!("2.t.cards-goal.{table}");
    let picked = message(eve.pick_id(&rules, &select, "cards-predicting").await.unwrap());
    assert!(picked.id == rules.id, "one message");
    assert!(picked.text().contains("you see only your own prediction"), "{}", picked.text());
    let other = format!("2.t.dice-goal.{table}");
    let other = message(eve.press_id(&picked, &other).await.unwrap());
    let back = message(eve.press_id(&other, &select).await.unwrap());
    assert!(back.text().contains("5 rounds, of 4, 8"), "{}", back.text());
    let own = message(press(&people[0], &board, ".rules").await);
    assert!(own.text().contains("5 rounds, of 4, 8"), "{}", own.text());
    let typed = command(&eve, &wizards, "/wizard rules topic:cards-rounds").await;
    assert!(typed.text().contains("This table"), "{}", typed.text());
    let elsewhere = command(&eve, &stage.channel("dice"), "/wizard rules").await;
    assert!(elsewhere.text().contains("In the books’ game"), "{}", elsewhere.text());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_leads_into_the_rules_and_back_to_the_hand() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Cy", "Ben", "Di"].map(|name| stage.person(name));
    let board = begin(&people, &wizards, "preset:quick").await;
    let table = number(&board);
    let asked = async || {
        for person in &people {
            let hand = opened(person, &wizards).await?;
            if let Some(question) = question(&hand) {
                return Some((person, hand, question));
            }
        }
        None
    };
    let (cy, hand, question) = wait(|| sees(&people[0], &wizards), asked).await;
    let forged = format!("2.o.{table}.0.do.{question}.cards.p60.0");
    let refused = message(cy.forge_press_and_see(hand.id, &forged).await);
    let link = ids(&refused).find(|id| id.contains(".rules.")).map(str::to_owned);
    let link = link.unwrap_or_else(|| panic!("no link on {}", sees(cy, &wizards)));
    let Ok(Press::Own(_, _, OwnPress::Rules(topic))) = Press::read(&link) else { panic!("{link}") };
    let shown = message(cy.press_id(&refused, &link).await.unwrap());
    let name = say(&format!("topic-{}", topic.word()));
    assert!(shown.id == hand.id && shown.text().contains(&name), "{}", shown.text());
    let select = format!("2.o.{table}.0.show.rules");
    let shown = message(cy.pick_id(&shown, &select, "cards-scoring").await.unwrap());
    assert!(shown.text().contains(&say("topic-cards-scoring")), "{}", shown.text());
    let back = format!("2.o.{table}.0.show.hand");
    let back = message(cy.press_id(&shown, &back).await.unwrap());
    assert!(again(&back).is_some() && own(cy, &wizards).is_some());
    stage.check_the_wire();
}

/// The question number in the answers of a hand, if it offers one.
fn question(hand: &Message) -> Option<String> {
    let answer = offered(hand)?;
    answer.split_once(".do.")?.1.split('.').next().map(str::to_owned)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_topic_that_is_open_stays_open_while_the_table_changes() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Cy", "Ben", "Di"].map(|name| stage.person(name));
    let lobby = lobby(&people, &wizards, "preset:quick").await;
    let board = crate::stage::begin_at(&people[0], &lobby).await;
    let table = number(&board);
    let hands = async |person: &Person| {
        wait(|| sees(person, &wizards), async || opened(person, &wizards).await).await
    };
    let mut own = Vec::new();
    for person in &people {
        own.push(hands(person).await);
    }
    let answers = |message: &Message| offered(message);
    let asked = wait(
        || sees(&people[0], &wizards),
        async || own.iter().position(|message| answers(message).is_some()),
    )
    .await;
    let reader = (asked + 1) % people.len();
    let rules = Press::Own(
        henge::table::TableId::new(table),
        henge::features::press::Draft::default(),
        OwnPress::Show(Screen::Rules),
    );
    let more = format!("2.o.{table}.0.more");
    let reading = people[reader].pick_id(&own[reader], &more, "0.show.rules").await.unwrap();
    let reading = message(reading);
    let picked = people[reader].pick_id(&reading, &rules.text(), "cards-trump").await.unwrap();
    let picked = message(picked);
    let act = answers(&own[asked]).unwrap();
    people[asked].press_id(&own[asked], &act).await.unwrap();
    // The other person's hand has been redrawn, so the reader's message was checked as well.
    let other = (0..people.len()).find(|place| *place != asked && *place != reader).unwrap();
    let before = own[other].text();
    wait(
        || sees(&people[other], &wizards),
        async || people[other].look(own[other].id).filter(|now| now.text() != before),
    )
    .await;
    let now = people[reader].look(picked.id).unwrap();
    assert_eq!(now.text(), picked.text());
    stage.check_the_wire();
}
